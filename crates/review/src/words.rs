//! Reviews in words, from the phrases of the three languages.

use bastide_ai::Plan;
use bastide_phrases::{FluentValue, Phrases, piece_key};
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Action, Actor, Event, Game, Seat, State, Worth};

use crate::reason::{Reason, Why};
use crate::report::{Decision, Review};
use crate::verdict::Verdict;

/// Describes reviews of one game in one language.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    phrases: &'a Phrases,
    game: &'a Game,
    names: &'a [String],
}

type Value = (&'static str, FluentValue<'static>);

/// Tiles and moves that gave fewer points than this are even.
const EVEN: f32 = 2.0;

impl<'a> Words<'a> {
    /// Words for a game. `names` are the players' names by seat.
    pub fn new(phrases: &'a Phrases, game: &'a Game, names: &'a [String]) -> Self {
        Self { phrases, game, names }
    }

    /// A reason as a sentence.
    pub fn reason(&self, reason: &Reason) -> String {
        let key = format!("reason-{}", name_of(&reason.why));
        self.phrases.say(&key, &self.values(reason))
    }

    /// What a mistake was, in a few words; empty if it was none.
    pub fn title(&self, decision: &Decision) -> String {
        if decision.verdict < Verdict::Inaccuracy {
            return String::new();
        }
        let main = decision.reasons.iter().max_by(|a, b| a.points.total_cmp(&b.points));
        let Some(reason) = main else {
            return self.phrases.say("mistake-later", &[]);
        };
        let key = format!("mistake-{}", name_of(&reason.why));
        self.phrases.say(&key, &self.values(reason))
    }

    /// A verdict in a word or two.
    pub fn verdict(&self, verdict: Verdict) -> String {
        self.phrases.say("verdict", &[("verdict", verdict.as_str().into())])
    }

    /// The accuracy of a seat, and the points that it lost.
    ///
    /// # Panics
    ///
    /// Panics if the review has no such seat.
    pub fn accuracy(&self, review: &Review, seat: Seat) -> String {
        let own = &review.seats[seat.index()];
        let lost = self.phrases.points(own.lost.lead.round() as u32);
        let accuracy = own.accuracy.round() as u32;
        self.phrases.say("accuracy", &[("accuracy", accuracy.into()), ("lost", lost.into())])
    }

    fn values(&self, reason: &Reason) -> Vec<Value> {
        let feature = |kind: FeatureKind| -> Value { ("feature", kind.as_str().into()) };
        let name = |seat: Seat| -> Value { ("name", self.name(seat).into()) };
        let points = |points: u32| -> Value { ("points", self.phrases.points(points).into()) };
        let expected = |points: u32| -> Value { ("expected", self.phrases.points(points).into()) };
        match reason.why {
            Why::Scores { feature: kind, gain } | Why::Extends { feature: kind, gain } => {
                vec![feature(kind), points(gain)]
            }
            Why::GivesLess { feature: kind, to, gain } => {
                vec![feature(kind), name(to), points(gain)]
            }
            Why::MorePoints { gain } => vec![points(gain)],
            Why::Claims { feature: kind, now, expected: total } => {
                let has = has_now(now);
                let now = ("now", self.phrases.points(now).into());
                vec![feature(kind), has, now, expected(total)]
            }
            Why::TakesOver { feature: kind, from, expected: total } => {
                vec![feature(kind), name(from), expected(total)]
            }
            Why::Shares { feature: kind, with, expected: total } => {
                vec![feature(kind), name(with), expected(total)]
            }
            Why::Holds { feature: kind, expected: total } => vec![feature(kind), expected(total)],
            Why::Keeps { feature: kind, from } => vec![feature(kind), name(from)],
            Why::Blocks { feature: kind, whose, tiles } => {
                let [before, now] = counts(tiles);
                vec![feature(kind), name(whose), before, now]
            }
            Why::Eases { feature: kind, tiles } => {
                let [before, now] = counts(tiles);
                vec![feature(kind), before, now]
            }
            Why::ExtendsLess { feature: kind, whose, gain } => {
                vec![feature(kind), name(whose), points(gain)]
            }
            Why::SparesFollower { left, last, back } => {
                let how = match back {
                    true => "back",
                    false if last && left == 1 => "last",
                    false => "free",
                };
                let game = self.game.setup().game.as_str();
                vec![("how", how.into()), ("count", left.into()), ("game", game.into())]
            }
            Why::SparesBigFollower | Why::CountsTwice | Why::AnotherTurn | Why::Fairy => Vec::new(),
            Why::MayJoin { feature: kind, whose, tiles } => {
                let other = if whose.is_some() { "name" } else { "nobody" };
                let whose = whose.map_or_else(String::new, |seat| self.name(seat));
                let count = ("count", tiles.into());
                vec![feature(kind), ("whose", other.into()), ("name", whose.into()), count]
            }
            Why::MayNotJoin { feature: kind, whose, tiles } => {
                vec![feature(kind), name(whose), ("count", tiles.into())]
            }
            Why::Removes { whose, ref piece, next } => {
                let when = if next { "next" } else { "now" };
                let owner = ("owner", self.name(whose).into());
                vec![owner, ("piece", piece.clone().into()), ("when", when.into())]
            }
            Why::Later => vec![expected(reason.points.round().max(1.0) as u32)],
        }
    }

    /// What a plan does, in a few words.
    pub fn plan(&self, state: &State, plan: Plan) -> String {
        let Actor::Player(seat) = state.actor() else { return String::new() };
        let (mut after, mut events) = (state.clone(), Vec::new());
        let mut placed = None;
        for action in std::iter::once(plan.first).chain(plan.then) {
            if let Action::PlacePiece { piece, on } = action {
                placed = Some((piece, after.worth_for(self.game, piece, on)));
            }
            if self.game.apply(&mut after, action, &mut events).is_err() {
                return String::new();
            }
        }
        let gain = after.scores()[seat.index()].saturating_sub(state.scores()[seat.index()]);
        let gain = if after.is_over() { 0 } else { gain };
        if plan == (Plan { first: Action::Pass, then: None }) {
            return self
                .phrases
                .say("plan-pass", &[("phase", state.phase().name().as_str().into())]);
        }
        if !matches!(plan.first, Action::PlaceTile { .. }) && placed.is_none() {
            return self.told(&events, gain);
        }
        let role = events.iter().rev().find_map(|event| match event {
            Event::PiecePlaced { piece, role, .. } => Some(piece_key(*piece, *role)),
            _ => None,
        });
        let what = match role {
            Some(piece) => self.phrases.say("piece-name", &[("piece", piece.into())]),
            None if events.iter().any(is_remarkable) => return self.told(&events, gain),
            None => self.phrases.say("plan-no-piece", &[]),
        };
        let what = match placed {
            Some((_, worth)) if !after.is_over() => self.with_worth(what, worth),
            _ => what,
        };
        if gain == 0 {
            return what;
        }
        self.phrases.say("plan-scores", &[("what", what.into()), ("count", gain.into())])
    }

    /// Adds what a feature is worth to the name of the piece on it. A complete feature is scored at once.
    fn with_worth(&self, what: String, worth: Worth) -> String {
        let points = |points: u32| FluentValue::from(self.phrases.points(points));
        let (piece, now) = (("what", what.clone().into()), ("now", points(worth.now)));
        match worth.complete {
            Some(complete) => {
                let complete = ("complete", points(complete));
                self.phrases.say("plan-complete", &[piece, has_now(worth.now), now, complete])
            }
            None if worth.now > 0 && worth.feature.is_land() => {
                self.phrases.say("plan-end", &[piece, now])
            }
            None => what,
        }
    }

    /// The events that matter and the points, in words; without any, the first event.
    fn told(&self, events: &[Event], gain: u32) -> String {
        let remarkable = events.iter().filter(|event| is_remarkable(event)).take(2);
        let mut said: Vec<_> =
            remarkable.map(|event| self.phrases.event(event, self.names)).collect();
        if said.is_empty() {
            let first = events.first().map(|event| self.phrases.event(event, self.names));
            said.push(first.unwrap_or_else(|| self.phrases.say("plan-no-piece", &[])));
        }
        if gain > 0 {
            said.push(self.phrases.say("plan-gain", &[("count", gain.into())]));
        }
        said.join(" ")
    }

    /// The summary for a seat: a title, and a sentence.
    ///
    /// # Panics
    ///
    /// Panics if the review has no such seat.
    pub fn summary(&self, review: &Review, seat: Seat) -> (String, String) {
        let own = &review.seats[seat.index()];
        let title = self.phrases.say(
            "summary-title",
            &[
                ("draws", self.kind("draws", own.tiles.lead).into()),
                ("moves", self.kind("moves", own.moves.lead).into()),
            ],
        );
        let result = &review.result[seat.index()];
        let best = review.result.iter().map(|result| result.chance).fold(0.0, f32::max);
        let word = if !review.over {
            "open"
        } else if result.chance == 0.0 {
            "lost"
        } else if best < 1.0 {
            "tied"
        } else {
            "won"
        };
        // Rounded such that the parts still add up to the whole.
        let lead = result.lead.round();
        let (tiles, start) = (own.tiles.lead.round(), own.start.lead.round());
        let moves = lead - tiles - start;
        let sentence = self.phrases.say(
            "summary",
            &[
                ("name", self.name(seat).into()),
                ("result", word.into()),
                ("lead", self.phrases.points(lead.abs() as u32).into()),
                ("tiles", signed(tiles).into()),
                ("moves", signed(moves).into()),
                ("players", review.seats.len().into()),
                ("start", if start == 0.0 { 0.into() } else { signed(start).into() }),
            ],
        );
        (title, sentence)
    }

    fn kind(&self, key: &str, points: f32) -> String {
        let kind = match points {
            EVEN.. => "good",
            _ if points <= -EVEN => "poor",
            _ => "even",
        };
        self.phrases.say(key, &[("kind", kind.into())])
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }
}

/// Whether an event says more about an action than that a tile or a piece was placed.
fn is_remarkable(event: &Event) -> bool {
    !matches!(
        event,
        Event::TileDrawn { .. }
            | Event::TilePlaced { .. }
            | Event::PieceReturned { .. }
            | Event::Scored(_)
            | Event::TileRemoved { .. }
            | Event::FinalScoring
            | Event::GameOver { .. }
            | Event::DoubleTurn { .. }
            | Event::GoodsTaken { .. }
    )
}

const fn name_of(why: &Why) -> &'static str {
    match why {
        Why::Scores { .. } => "scores",
        Why::GivesLess { .. } => "gives-less",
        Why::MorePoints { .. } => "more-points",
        Why::Claims { .. } => "claims",
        Why::Holds { .. } => "holds",
        Why::TakesOver { .. } => "takes-over",
        Why::Shares { .. } => "shares",
        Why::Keeps { .. } => "keeps",
        Why::Blocks { .. } => "blocks",
        Why::Eases { .. } => "eases",
        Why::Extends { .. } => "extends",
        Why::ExtendsLess { .. } => "extends-less",
        Why::SparesFollower { .. } => "spares-follower",
        Why::SparesBigFollower => "spares-big-follower",
        Why::CountsTwice => "counts-twice",
        Why::AnotherTurn => "another-turn",
        Why::Fairy => "fairy",
        Why::MayJoin { .. } => "may-join",
        Why::MayNotJoin { .. } => "may-not-join",
        Why::Removes { .. } => "removes",
        Why::Later => "later",
    }
}

/// Whether a feature is worth anything now.
fn has_now(points: u32) -> Value {
    ("has", if points > 0 { "now" } else { "later" }.into())
}

fn counts((before, now): (u16, u16)) -> [Value; 2] {
    [("before", before.into()), ("now", now.into())]
}

/// A number of points with its sign: "+9", "−5", "0".
fn signed(points: f32) -> String {
    match points {
        1.0.. => format!("+{points}"),
        _ if points <= -1.0 => format!("−{}", -points),
        _ => "0".to_owned(),
    }
}
