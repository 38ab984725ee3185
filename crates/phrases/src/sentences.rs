//! Events and results as sentences.

use bastide_rules::event::{Award, Because, Counted, Occasion, Score, Where};
use bastide_rules::tile::{Place, Spot};
use bastide_rules::{Event, Piece, Pos, Quarter, Role, Seat, State};
use fluent_bundle::FluentValue;

use crate::Phrases;

type Value = (&'static str, FluentValue<'static>);

impl Phrases {
    /// What happened, as a sentence. `names` are the players' names by seat.
    #[expect(clippy::too_many_lines, reason = "an arm for each event")]
    pub fn event(&self, event: &Event, names: &[String]) -> String {
        let seat_as = |key, seat: Seat| -> Value { (key, name_of(names, seat).into()) };
        let name = |seat: &Seat| seat_as("name", *seat);
        let owner = |seat: &Seat| seat_as("owner", *seat);
        let captor = |seat: &Seat| seat_as("captor", *seat);
        let tile = |tile: &String| -> Value { ("tile", tile.clone().into()) };
        let points = |points: &u32| -> Value { ("points", self.points(*points).into()) };
        let all = |seats: &[Seat]| -> Value { ("names", self.names(seats, names).into()) };
        match event {
            Event::FirstPlayer { seat } => self.say("first-player", &[name(seat)]),
            Event::TileDrawn { seat, tile: id } => self.say("tile-drawn", &[name(seat), tile(id)]),
            Event::TileRemoved { tile: id, .. } => self.say("tile-removed", &[tile(id)]),
            Event::TilePlaced { seat, tile: id, at: to, turn } => {
                let turn = ("turn", turn.quarters().into());
                self.say("tile-placed", &[name(seat), tile(id), at(*to), turn])
            }
            Event::PiecePlaced { seat, piece, role, at: to, place } => {
                let on = feature_of_wagon(*piece, *place);
                let values = [name(seat), who(*piece, *role), at(*to), on, spot(*place)];
                self.say("piece-placed", &values)
            }
            Event::PieceReturned { seat, piece, role, at: from, .. } => {
                self.say("piece-returned", &[name(seat), who(*piece, *role), at(*from)])
            }
            Event::RiverTileAside { tile: id, .. } => self.say("river-tile-aside", &[tile(id)]),
            Event::RiverLeftOut => self.say("river-left-out", &[]),
            Event::ExtraTurn { seat } => self.say("extra-turn", &[name(seat)]),
            Event::DoubleTurn { seat, .. } => self.say("double-turn", &[name(seat)]),
            Event::ChallengeOpened { at: here, against, .. } => {
                self.say("challenge-opened", &[at(*here), ("against", against.to_string().into())])
            }
            Event::ChallengeLost { at: here, against, .. } => {
                self.say("challenge-lost", &[at(*here), ("against", against.to_string().into())])
            }
            Event::GoodsTaken { seat, goods, tokens, at: from } => {
                let goods = ("goods", goods.word().into());
                self.say("goods-taken", &[name(seat), goods, count(*tokens), at(*from)])
            }
            Event::GoodsScored { goods, tokens, points: each, receivers } => {
                let goods = ("goods", goods.word().into());
                self.say("goods-scored", &[goods, count(*tokens), points(each), all(receivers)])
            }
            Event::AwardTaken { award, seat, tiles, at: here, .. } => {
                let award = ("award", award_key(*award).into());
                self.say("award-taken", &[name(seat), award, count(*tiles), at(*here)])
            }
            Event::AwardScored { award, seat, completed, points: own } => {
                let award = ("award", award_key(*award).into());
                self.say("award-scored", &[name(seat), award, count(*completed), points(own)])
            }
            Event::DragonTileAside { tile: id, .. } => self.say("dragon-tile-aside", &[tile(id)]),
            Event::DragonTilesBack { tiles } => self.say("dragon-tiles-back", &[count(*tiles)]),
            Event::DragonCame { seat, at: to } => self.say("dragon-came", &[name(seat), at(*to)]),
            Event::DragonStuck { at: here, steps } => {
                self.say("dragon-stuck", &[at(*here), count(*steps)])
            }
            Event::DragonMoved { seat, to } => self.say("dragon-moved", &[name(seat), at(*to)]),
            Event::LeftAlone { seat, piece, at: from, .. } => {
                self.say("left-alone", &[name(seat), who(*piece, None), at(*from)])
            }
            Event::Eaten { seat, piece, role, at: here, place } => {
                self.say("eaten", &[name(seat), who(*piece, *role), on(*place), at(*here)])
            }
            Event::FairyMoved { seat, at: to, place } => {
                self.say("fairy-moved", &[name(seat), on(*place), at_or_inside(*to)])
            }
            Event::FairyScored { seat, at: here, place: None, points: own } => {
                self.say("fairy-greets", &[name(seat), at_or_inside(*here), points(own)])
            }
            Event::FairyScored { seat, at: here, place: Some(place), points: own } => {
                let feature = ("feature", place.kind.word().into());
                let values = [name(seat), at_or_inside(*here), feature, points(own)];
                self.say("fairy-rewards", &values)
            }
            Event::LeftQuarter { seat, piece, quarter: from, at: to, place } => {
                let feature = ("feature", place.kind.word().into());
                let values = [name(seat), who(*piece, None), quarter(*from), feature, at(*to)];
                self.say("left-quarter", &values)
            }
            Event::Deployed { seat, piece, quarter: to } => {
                self.say("deployed", &[name(seat), who(*piece, None), quarter(*to)])
            }
            Event::CountMoved { seat, to } => self.say("count-moved", &[name(seat), quarter(*to)]),
            Event::KnightRemoved { seat, owner: whose, piece, role, at: from, .. } => {
                let values = [name(seat), owner(whose), who(*piece, *role), at(*from)];
                self.say("knight-removed", &values)
            }
            Event::TowerBuilt { seat, at: here, height } => {
                self.say("tower-built", &[name(seat), at(*here), count(*height)])
            }
            Event::TowerClimbed { seat, piece, at: here } => {
                self.say("tower-climbed", &[name(seat), who(*piece, None), at(*here)])
            }
            Event::Captured { seat, owner: whose, piece, role, at: from, place } => {
                let key = if seat == whose { "taken-home" } else { "captured" };
                let who = who(*piece, *role);
                self.say(key, &[name(seat), owner(whose), who, on(*place), at(*from)])
            }
            Event::Exchanged { seat, captor: other, piece } => {
                self.say("exchanged", &[name(seat), captor(other), who(*piece, None)])
            }
            Event::Ransomed { seat, captor: other, piece, points: paid } => {
                let values = [name(seat), captor(other), who(*piece, None), points(paid)];
                self.say("ransomed", &values)
            }
            Event::AbbeyPlaced { seat, at: to } => self.say("abbey-placed", &[name(seat), at(*to)]),
            Event::LastAbbeys => self.say("last-abbeys", &[]),
            Event::BarnPlaced { seat, at: to, corner, .. } => {
                let corner = ("corner", corner.to_string().into());
                self.say("barn-placed", &[name(seat), at(*to), corner])
            }
            Event::WagonMoved { seat, from, at: to, place } => {
                let from = ("from", from.to_string().into());
                let on = feature_of_wagon(Piece::Wagon, *place);
                self.say("wagon-moved", &[name(seat), from, at(*to), on, spot(*place)])
            }
            Event::FairOpened { seat, contest, at: here } => {
                let contest = ("contest", contest.word().into());
                self.say("fair-opened", &[name(seat), contest, at(*here)])
            }
            Event::TokenLanded { seat, x, y } => {
                self.say("token-landed", &[name(seat), ("at", format!("{x},{y}").into())])
            }
            Event::KnockedOut { seat, owner: whose, piece, role, at: here, place } => {
                let who = who(*piece, *role);
                let values = [name(seat), owner(whose), who, on(*place), at_or_inside(*here)];
                self.say("knocked-out", &values)
            }
            Event::Seduced {
                seat, owner: whose, replaced, role, at: here, place, from, ..
            } => {
                let key = if from.is_some() { "seduced-from-table" } else { "seduced" };
                let who = who(*replaced, *role);
                let values = [name(seat), owner(whose), who, on(*place), at_or_inside(*here)];
                self.say(key, &values)
            }
            Event::GapMeasured { seat, gap } => {
                self.say("gap-measured", &[name(seat), ("gap", (*gap).into())])
            }
            Event::TargetHit { seat, gap, points: own } => {
                self.say("target-hit", &[name(seat), ("gap", (*gap).into()), points(own)])
            }
            Event::CatchScored { seat, catcher, result, winner, points: own } => {
                let result = ("result", result.word().into());
                let other = seat_as("catcher", *catcher);
                let winner = seat_as("winner", *winner);
                self.say("catch-scored", &[name(seat), other, result, winner, points(own)])
            }
            Event::GoldFound { seat, at: here } => self.say("gold-found", &[name(seat), at(*here)]),
            Event::SurveyorBonus { seat, points: own } => {
                self.say("surveyor-bonus", &[name(seat), points(own)])
            }
            Event::SurveyorMoved { seat, column } => {
                self.say("surveyor-moved", &[name(seat), count(*column)])
            }
            Event::LeftBehind { seat, piece, role, at: from, .. } => {
                self.say("left-behind", &[name(seat), who(*piece, *role), at(*from)])
            }
            Event::Scored(score) => self.score(score, names),
            Event::FinalScoring => self.say("final-scoring", &[]),
            Event::GameOver { winners, .. } => self.winners(winners, names),
        }
    }

    /// The points of all players, a line each, and who won or that the game goes on.
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

    /// So many points, in words.
    pub fn points(&self, count: u32) -> String {
        self.say("points", &[("count", count.into())])
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
        let what = self.say(
            key,
            &[("feature", score.feature.word().into()), ("at", score.at.to_string().into())],
        );
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
                ("points", self.points(score.points).into()),
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
            return self.say("term-nothing", &[("feature", score.feature.word().into())]);
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
        let names: Vec<_> = seats.iter().map(|&seat| name_of(names, seat)).collect();
        match names.split_last() {
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

fn at(pos: Pos) -> Value {
    ("at", pos.to_string().into())
}

/// Where on its tile somebody stands, as far as the name of the piece does not tell.
fn on(place: Where) -> Value {
    let word = match place {
        Where::Tower => "tower",
        Where::On(_) => "feature",
        Where::Quarter(quarter) => quarter.word(),
    };
    ("on", word.into())
}

/// What a wagon stands on; the names of other pieces tell.
fn feature_of_wagon(piece: Piece, place: Place) -> Value {
    let word = if piece == Piece::Wagon { place.kind.word() } else { "feature" };
    ("on", word.into())
}

/// A space, or the inside of the City of Carcassonne, which is on none.
fn at_or_inside(pos: Option<Pos>) -> Value {
    ("at", pos.map_or("Carcassonne".to_owned(), |pos| pos.to_string()).into())
}

fn quarter(quarter: Quarter) -> Value {
    ("quarter", quarter.word().into())
}

fn count(count: u32) -> Value {
    ("count", count.into())
}

/// What a piece is called where it stands: followers by their role, and big if they are.
const fn piece_key(piece: Piece, role: Option<Role>) -> &'static str {
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
        _ => piece.word(),
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

fn spot(place: Place) -> Value {
    let text = match place.spot {
        Spot::Inside | Spot::Inner(_) => "inside".to_owned(),
        Spot::Side(side) => side.to_string(),
        Spot::Half(half) => half.to_string(),
    };
    ("spot", text.into())
}
