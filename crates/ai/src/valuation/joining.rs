//! Features that may be joined. The owner of the smaller one may come to share or take over the larger one.

use bastide_rules::analysis::{FeatureId, Prospect};
use bastide_rules::{Game, State};

use super::Points;
use super::fitting::Fitting;
use super::outlook::Outlook;
use super::weights::Joining;

/// Two features that may be joined.
#[derive(Clone, Copy, Debug)]
struct Joint {
    features: [FeatureId; 2],
    /// The share of the tiles left that join them.
    share: f32,
}

/// All pairs of features that may be joined, and the occupied features.
#[derive(Clone, Debug, Default)]
pub(super) struct Joints {
    all: Vec<Joint>,
    occupied: Vec<Prospect>,
    /// The index into `occupied`, by feature. It is stale if another feature is there.
    indices: Vec<u16>,
}

impl Joints {
    /// Finds the pairs for the tiles on the table.
    pub(super) fn find(&mut self, game: &Game, state: &State, fitting: &mut Fitting) {
        self.all.clear();
        for meeting in state.meetings(game) {
            let share = fitting.joining(game, state, meeting);
            if share > 0.0 {
                self.all.push(Joint { features: meeting.features, share });
            }
        }
    }

    /// Clears the occupied features.
    pub(super) fn clear(&mut self) {
        self.occupied.clear();
    }

    /// Adds an occupied feature.
    pub(super) fn add(&mut self, prospect: &Prospect) {
        let index = prospect.feature.index();
        if self.indices.len() <= index {
            self.indices.resize(index + 1, 0);
        }
        self.indices[index] = self.occupied.len() as u16;
        self.occupied.push(*prospect);
    }

    fn prospect_of(&self, feature: FeatureId) -> Option<&Prospect> {
        let index = *self.indices.get(feature.index())?;
        self.occupied.get(usize::from(index)).filter(|prospect| prospect.feature == feature)
    }

    /// Adds the expected change of points if features are joined.
    pub(super) fn add_expected_changes(
        &self,
        joining: Joining,
        outlook: &mut Outlook,
        points: &mut Points,
    ) {
        let players = outlook.state.scores().len();
        let (ends, land) = (joining.ends.at(outlook.turns), joining.land.at(outlook.turns));
        for Joint { features, share } in &self.all {
            let on = features.map(|feature| self.prospect_of(feature));
            let Some(any) = on[0].or(on[1]) else { continue };
            let both = on[0].is_some() && on[1].is_some();
            // Joining unoccupied land gains nothing.
            if any.is_land && !both {
                continue;
            }
            let owners = on.map(|on| on.map_or(0, Prospect::owners));
            if owners[0] == owners[1] && owners[0].is_power_of_two() {
                // A sole owner of both stays the sole owner.
                continue;
            }
            let likely = share * if any.is_land { land } else { ends };
            let helpers = on.map(|on| on.is_some_and(Prospect::has_helpers));
            let values = [0, 1].map(|one| outlook.value(features[one], helpers[one]));
            let strength = |seat: usize| -> u32 {
                on.iter().flatten().map(|prospect| prospect.strengths[seat]).sum()
            };
            let most = (0..players).map(strength).max().unwrap_or(0).max(1);
            for (seat, points) in points[..players].iter_mut().enumerate() {
                let has = |one: usize| if owners[one] & 1 << seat != 0 { values[one] } else { 0.0 };
                let would_have = if strength(seat) == most { values[0] + values[1] } else { 0.0 };
                *points += likely * (would_have - has(0) - has(1));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bastide_rules::{Action, Setup};

    use super::super::{Valuation, Weights};
    use super::*;

    /// Ann's city is worth more than Ben's. If a tile joins them, they share both cities, which gains Ben
    /// more (BAS-37, BAS-38).
    #[test]
    fn the_owner_of_the_smaller_feature_gains_more() {
        let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
        let mut state = game.start();
        let actions = "draw BA-M, place 0,1 turn 3, follower city S, draw BA-B, place 1,1 turn 0, pass, \
            draw BA-U, place 1,0 turn 0, pass, draw BA-E, place 1,2 turn 3";
        let act = |state: &mut State, text: &str| {
            let action = Action::parse(text, &game, state).expect("an action of this state");
            game.apply(state, action, &mut ()).expect("a legal action");
        };
        for text in actions.split(", ") {
            act(&mut state, text);
        }
        let gains = |then: &str| {
            let mut after = state.clone();
            act(&mut after, then);
            let values = [Weights::FITTED.joining, None].map(|joining| {
                let weights = Weights { joining, ..Weights::FITTED };
                let mut valuation = Valuation::new(&game, weights);
                valuation.begin(&after);
                valuation.points(&game, &after)
            });
            [0, 1].map(|seat| values[0][seat] - values[1][seat])
        };
        let [ann, ben] = gains("follower city W");
        assert!(ben > ann && ann > 0.0, "{ann} and {ben}");
        let [ann, ben] = gains("pass");
        assert!(ann > 0.0 && ben.abs() < 1e-6, "{ann} and {ben}");
    }
}
