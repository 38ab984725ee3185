//! Events and results as sentences.

use bastide_rules::event::{Award, Because, Counted, Occasion, Score, Term};
use bastide_rules::tile::{Place, Spot};
use bastide_rules::{Event, Piece, Pos, Role, Seat, State};
use fluent_bundle::FluentValue;

use crate::Phrases;

impl Phrases {
    /// What happened, as a sentence. `names` are the players' names by seat.
    pub fn event(&self, event: &Event, names: &[String]) -> String {
        let name = |seat: Seat| FluentValue::from(name_of(names, seat));
        match event {
            Event::FirstPlayer { seat } => self.say("first-player", &[("name", name(*seat))]),
            Event::TileDrawn { seat, tile } => {
                self.say("tile-drawn", &[("name", name(*seat)), ("tile", tile.into())])
            }
            Event::TileRemoved { tile, .. } => self.say("tile-removed", &[("tile", tile.into())]),
            Event::TilePlaced { seat, tile, at, turn } => self.say(
                "tile-placed",
                &[
                    ("name", name(*seat)),
                    ("tile", tile.into()),
                    ("at", at.to_string().into()),
                    ("turn", turn.quarters().into()),
                ],
            ),
            Event::PiecePlaced { seat, piece, role, place, .. } => self.say(
                "piece-placed",
                &[
                    ("name", name(*seat)),
                    ("piece", piece_key(*piece, *role).into()),
                    ("spot", spot_text(*place).into()),
                ],
            ),
            Event::PieceReturned { seat, piece, role, at, .. } => self.say(
                "piece-returned",
                &[
                    ("name", name(*seat)),
                    ("piece", piece_key(*piece, *role).into()),
                    ("at", at.to_string().into()),
                ],
            ),
            Event::RiverTileAside { tile, .. } => {
                self.say("river-tile-aside", &[("tile", tile.into())])
            }
            Event::RiverLeftOut => self.say("river-left-out", &[]),
            Event::ExtraTurn { seat } => self.say("extra-turn", &[("name", name(*seat))]),
            Event::DoubleTurn { seat, .. } => self.say("double-turn", &[("name", name(*seat))]),
            Event::ChallengeOpened { at, against, .. } => {
                self.say("challenge-opened", &places(*at, *against))
            }
            Event::ChallengeLost { at, against, .. } => {
                self.say("challenge-lost", &places(*at, *against))
            }
            Event::GoodsTaken { seat, goods, tokens, at } => self.say(
                "goods-taken",
                &[
                    ("name", name(*seat)),
                    ("goods", goods.word().into()),
                    ("count", (*tokens).into()),
                    ("at", at.to_string().into()),
                ],
            ),
            Event::GoodsScored { goods, tokens, points, receivers } => self.say(
                "goods-scored",
                &[
                    ("goods", goods.word().into()),
                    ("count", (*tokens).into()),
                    ("points", self.points(*points).into()),
                    ("names", self.names(receivers, names).into()),
                ],
            ),
            Event::AwardTaken { award, seat, tiles, at, .. } => self.say(
                "award-taken",
                &[
                    ("name", name(*seat)),
                    ("award", award_key(*award).into()),
                    ("count", (*tiles).into()),
                    ("at", at.to_string().into()),
                ],
            ),
            Event::AwardScored { award, seat, completed, points } => self.say(
                "award-scored",
                &[
                    ("name", name(*seat)),
                    ("award", award_key(*award).into()),
                    ("count", (*completed).into()),
                    ("points", self.points(*points).into()),
                ],
            ),
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
            return self.say("score-for-nobody", &[("what", what.into())]);
        }
        let text = self.say(
            "score-for",
            &[
                ("what", what.into()),
                ("sum", self.sum(&score.terms).into()),
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

    fn sum(&self, terms: &[Term]) -> String {
        if terms.is_empty() {
            return self.say("term-no-cities", &[]);
        }
        let terms = terms.iter().map(|term| {
            let key = match term.what {
                Counted::Tiles => "term-tiles",
                Counted::Shields => "term-shields",
                Counted::CloisterTiles => "term-cloister-tiles",
                Counted::Cities => "term-cities",
                Counted::CitiesBefore => "term-cities-before",
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

/// What a piece is called where it stands: by its role, and big if it is.
const fn piece_key(piece: Piece, role: Option<Role>) -> &'static str {
    let big = matches!(piece, Piece::BigFollower);
    match role {
        Some(Role::Highwayman) if big => "big-highwayman",
        Some(Role::Highwayman) => "highwayman",
        Some(Role::Knight) if big => "big-knight",
        Some(Role::Knight) => "knight",
        Some(Role::Monk) if big => "big-monk",
        Some(Role::Monk) => "monk",
        Some(Role::Heretic) if big => "big-heretic",
        Some(Role::Heretic) => "heretic",
        Some(Role::Farmer) if big => "big-farmer",
        Some(Role::Farmer) => "farmer",
        None => piece.word(),
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
    }
}

fn places(at: Pos, against: Pos) -> [(&'static str, FluentValue<'static>); 2] {
    [("at", at.to_string().into()), ("against", against.to_string().into())]
}

fn spot_text(place: Place) -> String {
    match place.spot {
        Spot::Inside | Spot::Inner(_) => "inside".to_owned(),
        Spot::Side(side) => side.to_string(),
        Spot::Half(half) => half.to_string(),
    }
}
