//! Events and results as sentences.

use bastide_rules::event::{Award, Because, Counted, Occasion, Score, SpotName};
use bastide_rules::tile::{FeatureKind, SegmentName};
use bastide_rules::{Event, Piece, Quarter, Role, Seat, State};
use fluent_bundle::FluentValue;

use crate::Phrases;

type Value = (&'static str, FluentValue<'static>);

impl Phrases {
    /// Describes an event as a sentence. `names` are the players' names by seat.
    #[expect(clippy::too_many_lines, reason = "an arm for each event")]
    pub fn event(&self, event: &Event, names: &[String]) -> String {
        let seat_as = |key, seat: Seat| -> Value { (key, name_of(names, seat).into()) };
        let name = |seat: &Seat| seat_as("name", *seat);
        let owner = |seat: &Seat| seat_as("owner", *seat);
        let captor = |seat: &Seat| seat_as("captor", *seat);
        let points = |points: &u32| -> Value { ("points", self.points(*points).into()) };
        let gain = |points: &u32| -> Value { ("points", self.gain(*points).into()) };
        let all = |seats: &[Seat]| -> Value { ("names", self.names(seats, names).into()) };
        match event {
            Event::FirstPlayer { seat } => self.say("first-player", &[name(seat)]),
            Event::TileDrawn { seat, .. } => self.say("tile-drawn", &[name(seat)]),
            Event::TileRemoved { .. } => self.say("tile-removed", &[]),
            Event::TilePlaced { seat, .. } => self.say("tile-placed", &[name(seat)]),
            Event::PiecePlaced { seat, piece, role, place, .. } => {
                let on = feature_below(*piece, *place);
                self.say("piece-placed", &[name(seat), who(*piece, *role), on])
            }
            Event::PieceReturned { seat, piece, role, .. } => {
                self.say("piece-returned", &[name(seat), who(*piece, *role)])
            }
            Event::RiverTileAside { .. } => self.say("river-tile-aside", &[]),
            Event::RiverLeftOut => self.say("river-left-out", &[]),
            Event::ExtraTurn { seat } => self.say("extra-turn", &[name(seat)]),
            Event::DoubleTurn { seat, .. } => self.say("double-turn", &[name(seat)]),
            Event::ChallengeOpened { .. } => self.say("challenge-opened", &[]),
            Event::ChallengeLost { feature: lost, .. } => {
                self.say("challenge-lost", &[feature(*lost)])
            }
            Event::GoodsTaken { seat, goods, tokens, .. } => {
                let goods = ("goods", goods.as_str().into());
                self.say("goods-taken", &[name(seat), goods, count(*tokens)])
            }
            Event::GoodsScored { goods, tokens, points: each, receivers } => {
                let goods = ("goods", goods.as_str().into());
                self.say("goods-scored", &[goods, count(*tokens), gain(each), all(receivers)])
            }
            Event::AwardTaken { award, seat, tiles, .. } => {
                let award = ("award", award_key(*award).into());
                self.say("award-taken", &[name(seat), award, count(*tiles)])
            }
            Event::AwardScored { award, seat, completed, points: own } => {
                let award = ("award", award_key(*award).into());
                self.say("award-scored", &[name(seat), award, count(*completed), gain(own)])
            }
            Event::DragonTileAside { .. } => self.say("dragon-tile-aside", &[]),
            Event::DragonTilesBack { tiles } => self.say("dragon-tiles-back", &[count(*tiles)]),
            Event::DragonCame { seat, .. } => self.say("dragon-came", &[name(seat)]),
            Event::DragonStuck { steps, .. } => self.say("dragon-stuck", &[count(*steps)]),
            Event::DragonMoved { seat, .. } => self.say("dragon-moved", &[name(seat)]),
            Event::LeftAlone { seat, piece, .. } => {
                self.say("left-alone", &[name(seat), who(*piece, None)])
            }
            Event::Eaten { seat, piece, role, place, .. } => {
                self.say("eaten", &[owner(seat), who(*piece, *role), on(*place)])
            }
            Event::FairyMoved { seat, place, .. } => {
                self.say("fairy-moved", &[name(seat), ("feature", where_word(*place).into())])
            }
            Event::FairyScored { seat, place: None, points: own, .. } => {
                self.say("fairy-greets", &[name(seat), gain(own)])
            }
            Event::FairyScored { seat, place: Some(place), points: own, .. } => {
                self.say("fairy-rewards", &[name(seat), feature(place.kind), gain(own)])
            }
            Event::LeftQuarter { seat, piece, quarter: from, place, .. } => {
                let values = [name(seat), who(*piece, None), quarter(*from), feature(place.kind)];
                self.say("left-quarter", &values)
            }
            Event::Deployed { seat, piece, quarter: to } => {
                self.say("deployed", &[name(seat), who(*piece, None), quarter(*to)])
            }
            Event::CountMoved { seat, to } => self.say("count-moved", &[name(seat), quarter(*to)]),
            Event::KnightRemoved { seat, owner: whose, piece, role, .. } => {
                self.say("knight-removed", &[name(seat), owner(whose), who(*piece, *role)])
            }
            Event::TowerBuilt { seat, height, .. } => {
                self.say("tower-built", &[name(seat), count(*height)])
            }
            Event::TowerClimbed { seat, piece, .. } => {
                self.say("tower-climbed", &[name(seat), who(*piece, None)])
            }
            Event::Captured { seat, owner: whose, piece, role, place, .. } => {
                let key = if seat == whose { "taken-home" } else { "captured" };
                self.say(key, &[name(seat), owner(whose), who(*piece, *role), on(*place)])
            }
            Event::Exchanged { seat, captor: other, piece } => {
                self.say("exchanged", &[name(seat), captor(other), who(*piece, None)])
            }
            Event::Ransomed { seat, captor: other, piece, points: paid } => {
                let values = [name(seat), captor(other), who(*piece, None), points(paid)];
                self.say("ransomed", &values)
            }
            Event::AbbeyPlaced { seat, .. } => self.say("abbey-placed", &[name(seat)]),
            Event::LastAbbeys => self.say("last-abbeys", &[]),
            Event::BarnPlaced { seat, .. } => self.say("barn-placed", &[name(seat)]),
            Event::WagonMoved { seat, place, .. } => {
                self.say("wagon-moved", &[name(seat), feature(place.kind)])
            }
            Event::FairOpened { seat, contest, .. } => {
                self.say("fair-opened", &[name(seat), ("contest", contest.as_str().into())])
            }
            Event::TokenLanded { seat, .. } => self.say("token-landed", &[name(seat)]),
            Event::KnockedOut { seat, owner: whose, piece, role, place, .. } => {
                let values = [name(seat), owner(whose), who(*piece, *role), on(*place)];
                self.say("knocked-out", &values)
            }
            Event::Seduced { seat, owner: whose, replaced, role, place, from, .. } => {
                let key = if from.is_some() { "seduced-from-table" } else { "seduced" };
                self.say(key, &[name(seat), owner(whose), who(*replaced, *role), on(*place)])
            }
            Event::GapMeasured { seat, .. } => self.say("gap-measured", &[name(seat)]),
            Event::TargetHit { seat, points: own, .. } => {
                self.say("target-hit", &[name(seat), gain(own)])
            }
            Event::CatchScored { seat, catcher, result, winner, points: own } => {
                let result = ("result", result.as_str().into());
                let other = seat_as("catcher", *catcher);
                let winner = seat_as("winner", *winner);
                self.say("catch-scored", &[name(seat), other, result, winner, gain(own)])
            }
            Event::GoldFound { seat, .. } => self.say("gold-found", &[name(seat)]),
            Event::SurveyorBonus { seat, points: own } => {
                self.say("surveyor-bonus", &[name(seat), gain(own)])
            }
            Event::SurveyorMoved { seat, .. } => self.say("surveyor-moved", &[name(seat)]),
            Event::LeftBehind { seat, piece, role, .. } => {
                self.say("left-behind", &[owner(seat), who(*piece, *role)])
            }
            Event::Scored(score) => self.score(score, names),
            Event::FinalScoring => self.say("final-scoring", &[]),
            Event::GameOver { winners, .. } => self.winners(winners, names),
        }
    }

    /// The points of all players, one line each, and the winners or that the game is still running.
    pub fn result(&self, state: &State, names: &[String]) -> Vec<String> {
        let lines = state.seats().zip(state.scores()).map(|(seat, &points)| {
            let values =
                [("name", name_of(names, seat).into()), ("points", self.points(points).into())];
            self.say("result", &values)
        });
        let mut lines: Vec<_> = lines.collect();
        lines.push(if state.is_over() {
            self.winners(&state.leaders().collect::<Vec<_>>(), names)
        } else {
            self.say("not-over", &[("count", state.tiles_left().into())])
        });
        lines
    }

    /// A number of points, in words: "8 points".
    pub fn points(&self, count: u32) -> String {
        self.say("points", &[("count", count.into())])
    }

    /// Points that were won: "+8".
    fn gain(&self, count: u32) -> String {
        self.say("plus-points", &[("count", count.into())])
    }

    fn winners(&self, winners: &[Seat], names: &[String]) -> String {
        let key = if winners.len() == 1 { "winner" } else { "winners" };
        self.say(key, &[("names", self.names(winners, names).into())])
    }

    fn score(&self, score: &Score, names: &[String]) -> String {
        let key = match score.occasion {
            Occasion::Completed => "what-completed",
            Occasion::Unfinished => "what-unfinished",
            Occasion::Farmers => "what-farmers",
            Occasion::BarnPlaced => "what-barn-placed",
            Occasion::BarnJoined => "what-barn-joined",
            Occasion::Barn => "what-barn",
            Occasion::Recalled => "what-recalled",
            Occasion::Huts => "what-huts",
            Occasion::Hunters => "what-hunters",
            Occasion::Trappers => "what-trappers",
        };
        let what = self.say(key, &[feature(score.feature)]);
        let what = score.because.iter().fold(what, |what, &because| {
            let reason = self.say(because_key(because), &[]);
            self.say("what-with", &[("what", what.into()), ("reason", reason.into())])
        });
        if score.receivers.is_empty() {
            let nobody = score.strengths.is_empty();
            let key = if nobody { "score-for-nobody" } else { "score-for-no-strength" };
            return self.say(key, &[("what", what.into())]);
        }
        let text = self.say(
            "score-for",
            &[
                ("what", what.into()),
                ("sum", self.sum(score).into()),
                ("points", self.gain(score.points).into()),
                ("names", self.names(&score.receivers, names).into()),
            ],
        );
        if score.strengths.len() < 2 {
            return text;
        }
        let strengths = score.strengths.iter().map(|own| {
            let values =
                [("name", name_of(names, own.seat).into()), ("count", own.strength.into())];
            self.say("strength", &values)
        });
        let strengths = strengths.collect::<Vec<_>>().join(", ");
        self.say("score-with-majority", &[("score", text.into()), ("strengths", strengths.into())])
    }

    fn sum(&self, score: &Score) -> String {
        if score.terms.is_empty() {
            return self.say("term-nothing", &[feature(score.feature)]);
        }
        let terms = score.terms.iter().map(|term| {
            let key = match term.what {
                Counted::Tiles => "term-tiles",
                Counted::Shields => "term-shields",
                Counted::CloisterTiles => "term-cloister-tiles",
                Counted::Cities => "term-cities",
                Counted::CitiesBefore => "term-cities-before",
                Counted::ForestPieces => "term-forest-pieces",
                Counted::Mushrooms => "term-mushrooms",
                Counted::Fish => "term-fish",
                Counted::Deer => "term-deer",
                Counted::DeerEaten => "term-deer-eaten",
                Counted::Mammoths => "term-mammoths",
                Counted::Aurochs => "term-aurochs",
                Counted::TradingPosts => "term-trading-posts",
                Counted::Flags => "term-flags",
                Counted::FarmTiles => "term-farm-tiles",
                Counted::Animals => "term-animals",
            };
            format!("{} × {}", self.say(key, &[("count", term.count.into())]), term.each)
        });
        terms.collect::<Vec<_>>().join(" + ")
    }

    fn names(&self, seats: &[Seat], names: &[String]) -> String {
        self.list(&seats.iter().map(|&seat| name_of(names, seat)).collect::<Vec<_>>())
    }

    /// A list in words: "one, two and three".
    pub(crate) fn list(&self, items: &[String]) -> String {
        match items.split_last() {
            None => String::new(),
            Some((last, [])) => last.clone(),
            Some((last, others)) => self.say(
                "and",
                &[("others", others.join(", ").into()), ("last", last.as_str().into())],
            ),
        }
    }
}

fn name_of(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

/// The name of a piece as a value for a phrase.
fn who(piece: Piece, role: Option<Role>) -> Value {
    ("piece", piece_key(piece, role).into())
}

fn feature(kind: FeatureKind) -> Value {
    ("feature", kind.as_str().into())
}

/// Where on its tile a piece stands, if its name does not say so.
fn on(place: SpotName) -> Value {
    let word = match place {
        SpotName::On(_) => "feature",
        other => where_word(other),
    };
    ("on", word.into())
}

const fn where_word(place: SpotName) -> &'static str {
    match place {
        SpotName::Tower => "tower",
        SpotName::On(place) => place.kind.as_str(),
        SpotName::Quarter(quarter) => quarter.as_str(),
    }
}

/// What a wagon or a phantom stands on; for other pieces the name says so.
fn feature_below(piece: Piece, place: SegmentName) -> Value {
    let says = !matches!(piece, Piece::Wagon | Piece::Phantom);
    let word = if says { "feature" } else { place.kind.as_str() };
    ("on", word.into())
}

fn quarter(quarter: Quarter) -> Value {
    ("quarter", quarter.as_str().into())
}

fn count(count: u32) -> Value {
    ("count", count.into())
}

/// The name of a piece where it stands: followers by their role, with "big" if they are.
pub const fn piece_key(piece: Piece, role: Option<Role>) -> &'static str {
    let big = matches!(piece, Piece::BigFollower);
    match (piece, role) {
        (Piece::Member, Some(Role::Gatherer)) => "gatherer",
        (Piece::Member, Some(Role::Fisherman)) => "fisherman",
        (Piece::Member, _) => "hunter",
        (Piece::Settler, Some(Role::Robber)) => "robber",
        (Piece::Settler, Some(Role::Shopkeeper)) => "shopkeeper",
        (Piece::Settler, Some(Role::Homesteader)) => "homesteader",
        (Piece::Settler, _) => "trapper",
        (Piece::Follower | Piece::BigFollower, Some(role)) => match role {
            Role::Highwayman if big => "big-highwayman",
            Role::Highwayman => "highwayman",
            Role::Knight if big => "big-knight",
            Role::Knight => "knight",
            Role::Monk if big => "big-monk",
            Role::Monk => "monk",
            Role::Heretic if big => "big-heretic",
            Role::Heretic => "heretic",
            _ if big => "big-farmer",
            _ => "farmer",
        },
        _ => piece.as_str(),
    }
}

const fn award_key(award: Award) -> &'static str {
    match award {
        Award::King => "king",
        Award::RobberBaron => "robber-baron",
    }
}

const fn because_key(because: Because) -> &'static str {
    match because {
        Because::Inn => "because-inn",
        Because::Cathedral => "because-cathedral",
        Because::TinyCity => "because-tiny-city",
        Because::Pig => "because-pig",
        Because::PigHerd => "because-pig-herd",
        Because::Fire => "because-fire",
        Because::Dolmen => "because-dolmen",
    }
}
