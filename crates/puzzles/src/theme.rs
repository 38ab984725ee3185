//! What a puzzle is about, from what its best plan does.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use bastide_ai::Plan;
use bastide_rules::analysis::{FeatureId, Prospect};
use bastide_rules::event::Occasion;
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Action, ActionKind, Actor, Event, Game, Seat, State};

/// The theme of a puzzle: an idea, and the kind of feature that it concerns. As a word `steal-city`, `last-tiles` or
/// `move-dragon`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The idea.
    pub idea: Idea,
    /// The kind of feature, unless the idea concerns none.
    pub feature: Option<FeatureKind>,
}

/// What the best plan of a puzzle does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// It joins an opponent's feature and gets the majority there, or shares it.
    Steal,
    /// It makes it possible to join an opponent's feature with a further tile.
    Join,
    /// It leaves an opponent fewer tiles that complete a feature.
    Block,
    /// It completes an own feature.
    Complete,
    /// It puts a follower on open land.
    Land,
    /// It makes the best of one of the last tiles.
    LastTiles,
    /// It puts a follower on a feature.
    Claim,
    /// It puts a piece other than a follower on the table.
    Helper,
    /// It extends an own feature.
    Extend,
    /// It keeps the followers in the supply.
    Keep,
    /// It is an action other than placing a tile or a piece.
    Special(ActionKind),
}

impl Idea {
    /// All ideas, except the special actions.
    const PLAIN: [(Self, &'static str); 10] = [
        (Self::Steal, "steal"),
        (Self::Join, "join"),
        (Self::Block, "block"),
        (Self::Complete, "complete"),
        (Self::Land, "land"),
        (Self::LastTiles, "last-tiles"),
        (Self::Claim, "claim"),
        (Self::Helper, "helper"),
        (Self::Extend, "extend"),
        (Self::Keep, "keep"),
    ];

    /// The word for it.
    pub fn as_str(self) -> &'static str {
        if let Self::Special(kind) = self {
            return kind.as_str();
        }
        let named = Self::PLAIN.into_iter().find(|(idea, _)| *idea == self);
        named.map_or("", |(_, word)| word)
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.idea.as_str())?;
        self.feature.map_or(Ok(()), |kind| write!(f, "-{kind}"))
    }
}

/// A word that is not a theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a theme such as `steal-city`, `last-tiles` or `move-dragon`")]
pub struct ParseThemeError(String);

impl FromStr for Theme {
    type Err = ParseThemeError;

    fn from_str(word: &str) -> Result<Self, ParseThemeError> {
        if let Ok(kind) = word.parse() {
            return Ok(Self { idea: Idea::Special(kind), feature: None });
        }
        let read = |(idea, name): (Idea, &str)| {
            let rest = word.strip_prefix(name)?;
            let feature = match rest.strip_prefix('-') {
                Some(kind) => Some(kind.parse().ok()?),
                None if rest.is_empty() => None,
                None => return None,
            };
            Some(Self { idea, feature })
        };
        let found = Idea::PLAIN.into_iter().find_map(read);
        found.ok_or_else(|| ParseThemeError(word.to_owned()))
    }
}

/// An opponent's feature has to be worth this many points to be stolen, joined or blocked.
const WORTH_WHILE: u32 = 4;
/// A completed feature of this many points is the theme even if an opponent is blocked at the same time.
const LARGE: u32 = 9;
/// An opponent is blocked if at most this share of the tiles is left that close the hardest open end.
const BLOCKED: f32 = 0.4;

impl Theme {
    /// What a plan does. Both actions must be legal.
    pub(crate) fn of(game: &Game, state: &State, plan: Plan) -> Self {
        let Actor::Player(seat) = state.actor() else {
            return Self { idea: Idea::Keep, feature: None };
        };
        let mut events = Vec::new();
        let (mut between, mut after) = (state.clone(), state.clone());
        let _ = game.apply(&mut between, plan.first, &mut events);
        after.clone_from(&between);
        if let Some(then) = plan.then {
            let _ = game.apply(&mut after, then, &mut events);
        }
        Change { game, seat, plan, state, between, after, events }.theme()
    }
}

/// What a plan changes.
struct Change<'a> {
    game: &'a Game,
    seat: Seat,
    plan: Plan,
    state: &'a State,
    /// After the first action.
    between: State,
    /// After both actions.
    after: State,
    events: Vec<Event>,
}

impl Change<'_> {
    fn theme(&self) -> Theme {
        let last_tiles = || {
            let is_late = self.state.tiles_left() <= 2 * self.state.scores().len() as u32;
            is_late.then_some((Idea::LastTiles, None))
        };
        let completed = self.completed();
        let large = completed.filter(|(_, points)| *points >= LARGE);
        let idea = self.special();
        let idea = idea.or_else(|| Some((Idea::Steal, Some(self.stolen()?))));
        let idea = idea.or_else(|| Some((Idea::Complete, Some(large?.0))));
        let idea = idea.or_else(|| Some((Idea::Block, Some(self.blocked()?))));
        let idea = idea.or_else(last_tiles);
        let idea = idea.or_else(|| Some((Idea::Land, self.placed_on(FeatureKind::is_land))));
        let idea = idea.filter(|(idea, kind)| *idea != Idea::Land || kind.is_some());
        let idea = idea.or_else(|| Some((Idea::Complete, Some(completed?.0))));
        let idea = idea.or_else(|| Some((Idea::Join, Some(self.joined()?))));
        let idea = idea.or_else(|| self.put_a_piece());
        let idea = idea.or_else(|| Some((Idea::Extend, Some(self.extended()?))));
        let (idea, feature) = idea.unwrap_or((Idea::Keep, None));
        Theme { idea, feature }
    }

    fn special(&self) -> Option<(Idea, Option<FeatureKind>)> {
        let plain = [ActionKind::PlaceTile, ActionKind::PlacePiece, ActionKind::Pass];
        let mut kinds =
            [Some(self.plan.first), self.plan.then].into_iter().flatten().map(Action::kind);
        let special = kinds.find(|kind| !plain.contains(kind))?;
        Some((Idea::Special(special), None))
    }

    /// Whether the player is among those with the majority.
    fn owns(&self, prospect: &Prospect) -> bool {
        prospect.owners() & 1 << self.seat.index() != 0
    }

    /// What opponents have without the player, if it is worth while.
    fn theirs<'s>(&'s self, state: &'s State) -> impl Iterator<Item = Prospect> + 's {
        state.prospects(self.game).filter(move |prospect| {
            let promise = state.promise(self.game, prospect.feature);
            let is_occupied = prospect.owners() != 0;
            is_occupied && !self.owns(prospect) && promise.now + promise.gain >= WORTH_WHILE
        })
    }

    /// The kind of the most valuable feature that opponents had without the player.
    fn stolen(&self) -> Option<FeatureKind> {
        let theirs = self.theirs(self.state).filter_map(|before| {
            let owned = [&self.between, &self.after].into_iter().find_map(|state| {
                let feature = state.feature_id(before.feature.segment());
                let mut found = state.prospects_among(self.game, |other| other == feature);
                found
                    .find(|prospect| self.owns(prospect))
                    .map(|_| state.promise(self.game, feature))
            })?;
            Some((owned.now + owned.gain, before.kind))
        });
        theirs.max_by_key(|(worth, _)| *worth).map(|(_, kind)| kind)
    }

    /// The kind and the points of the best feature that was completed for the player.
    fn completed(&self) -> Option<(FeatureKind, u32)> {
        let scored = self.events.iter().filter_map(|event| match event {
            Event::Scored(score)
                if score.occasion == Occasion::Completed
                    && score.points > 0
                    && score.receivers.contains(&self.seat) =>
            {
                Some((score.feature, score.points))
            }
            _ => None,
        });
        scored.max_by_key(|(_, points)| *points)
    }

    /// The kind of an opponents' feature that has become harder to complete.
    fn blocked(&self) -> Option<FeatureKind> {
        let mut theirs = self.theirs(self.state).filter(|before| before.open > 0);
        let is_blocked = |before: &Prospect| {
            let feature = self.after.feature_id(before.feature.segment());
            let mut found = self.after.prospects_among(self.game, |other| other == feature);
            let is_theirs = found.any(|prospect| prospect.owners() != 0 && !self.owns(&prospect));
            let earlier = self.hardest_end(self.state, before.feature);
            let later = self.hardest_end(&self.after, feature);
            is_theirs && earlier > 0 && later as f32 <= BLOCKED * earlier as f32
        };
        theirs.find(is_blocked).map(|prospect| prospect.kind)
    }

    /// The number of tiles left that fit the open end where the fewest fit.
    fn hardest_end(&self, state: &State, feature: FeatureId) -> u32 {
        let fitting = state.open_ends(self.game, feature).map(|end| {
            let kinds = self.game.fitting_kinds(end);
            kinds.map(|fitting| u32::from(state.left_of(fitting.kind))).sum()
        });
        fitting.min().unwrap_or(0)
    }

    /// The kind of an opponents' feature that one more tile could join to an own one, if none could before.
    fn joined(&self) -> Option<FeatureKind> {
        let known = self.threatened(self.state);
        let known: BTreeSet<FeatureId> =
            known.into_iter().map(|(id, _)| self.after.feature_id(id.segment())).collect();
        let threatened = self.threatened(&self.after).into_iter();
        threatened.filter(|(id, _)| !known.contains(id)).map(|(_, kind)| kind).next()
    }

    /// The opponents' features that one more tile could join to an own one.
    fn threatened(&self, state: &State) -> Vec<(FeatureId, FeatureKind)> {
        let own: BTreeSet<FeatureId> = state
            .prospects(self.game)
            .filter(|prospect| self.owns(prospect))
            .map(|prospect| prospect.feature)
            .collect();
        let theirs: Vec<_> = self.theirs(state).collect();
        let mut found = Vec::new();
        for meeting in state.meetings(self.game) {
            let [one, other] = meeting.features;
            let target = match (own.contains(&one), own.contains(&other)) {
                (true, false) => other,
                (false, true) => one,
                _ => continue,
            };
            let can_join =
                || self.game.joining_kinds(meeting).any(|kind| state.left_of(kind.kind) > 0);
            if let Some(prospect) = theirs.iter().find(|prospect| prospect.feature == target)
                && can_join()
            {
                found.push((target, prospect.kind));
            }
        }
        found
    }

    /// The kind of feature on which a follower was put, if it is such a kind.
    fn placed_on(&self, is_wanted: fn(FeatureKind) -> bool) -> Option<FeatureKind> {
        let placed = [Some(self.plan.first), self.plan.then].into_iter().flatten();
        let kinds = placed.filter_map(|action| match action {
            Action::PlacePiece { piece, on } if piece.is_follower() => {
                Some(self.after.segment_name(self.game, on).1.kind)
            }
            _ => None,
        });
        kinds.into_iter().find(|kind| is_wanted(*kind))
    }

    fn put_a_piece(&self) -> Option<(Idea, Option<FeatureKind>)> {
        if let Some(kind) = self.placed_on(|_| true) {
            return Some((Idea::Claim, Some(kind)));
        }
        let mut placed = [Some(self.plan.first), self.plan.then].into_iter().flatten();
        let is_piece = placed.any(|action| action.kind() == ActionKind::PlacePiece);
        is_piece.then_some((Idea::Helper, None))
    }

    /// The kind of an own feature that is worth more than before.
    fn extended(&self) -> Option<FeatureKind> {
        let own = self.state.prospects(self.game).filter(|before| self.owns(before));
        let grown = own.filter(|before| {
            let feature = self.after.feature_id(before.feature.segment());
            let worth = |state: &State, feature| {
                let promise = state.promise(self.game, feature);
                promise.now + promise.gain
            };
            worth(&self.after, feature) > worth(self.state, before.feature)
        });
        grown.map(|before| before.kind).next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_they_are_written() {
        let kinds = || FeatureKind::ALL.into_iter().map(Some).chain([None]);
        let plain = Idea::PLAIN
            .into_iter()
            .flat_map(|(idea, _)| kinds().map(move |feature| Theme { idea, feature }));
        let special = ActionKind::ALL.into_iter();
        let special = special.map(|kind| Theme { idea: Idea::Special(kind), feature: None });
        for theme in plain.chain(special) {
            assert_eq!(theme.to_string().parse(), Ok(theme), "{theme}");
        }
        for wrong in ["", "steal-", "steal-cities", "stealing", "dragons", "-city"] {
            let error = wrong.parse::<Theme>().expect_err("no theme");
            assert!(error.to_string().contains("is not a theme"), "{error}");
        }
    }
}
