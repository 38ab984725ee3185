//! The parts of a valuation, for explanations.

use bastide_rules::analysis::{FeatureId, Prospect};
use bastide_rules::{Game, MAX_PLAYERS, Pos, State};

use super::{Points, Valuation, turns_left};

/// A position as a sum of parts, by the hand-made valuation.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    /// The occupied features.
    pub features: Vec<FeaturePart>,
    /// The pairs of features that one tile may join, if that would change who gets their points.
    pub joins: Vec<JoinPart>,
    /// What the free followers of each player are worth, in points.
    pub followers: Points,
}

/// An occupied feature.
#[derive(Clone, Copy, Debug)]
pub struct FeaturePart {
    /// The feature.
    pub prospect: Prospect,
    /// The players with the majority, as a bit set of seats.
    pub owners: u8,
    /// The points of each player if the game ended now.
    pub now: Points,
    /// What each owner can expect beyond that.
    pub more: f32,
    /// The chance that it is completed, from 0 to 1; 0 for open land.
    pub chance: f32,
    /// The number of incomplete features that open land waits for.
    pub awaited: u32,
}

/// Two features that one tile may join.
#[derive(Clone, Copy, Debug)]
pub struct JoinPart {
    /// The space of that tile.
    pub at: Pos,
    /// The features.
    pub features: [FeatureId; 2],
    /// The share of the tiles left that join them.
    pub share: f32,
    /// The expected number of times that it happens: the share times a rate.
    pub chance: f32,
    /// What each player gains or loses by it.
    pub changes: Points,
}

impl Valuation {
    /// Returns the parts of a position. As for all values, the tiles left are those of the last
    /// [`begin`](Self::begin).
    pub fn parts(&mut self, game: &Game, state: &State) -> Parts {
        self.enter(game, state, state.turn());
        let sheet = &self.sheets[0];
        if sheet.is_over {
            return Parts::default();
        }
        let features = sheet.items.iter().map(|&index| {
            let item = &self.items[usize::from(index)];
            FeaturePart {
                prospect: item.prospect,
                owners: item.owners,
                now: item.settled,
                more: item.more,
                chance: item.chances.complete,
                awaited: item.awaited.0 as u32,
            }
        });
        let pairs = sheet.joints.iter().map(|&index| &self.joints[usize::from(index)]);
        let joins = pairs.filter(|pair| pair.likely > 0.0).map(|joint| JoinPart {
            at: joint.at,
            features: joint.features,
            share: joint.share,
            chance: joint.likely,
            changes: joint.changes,
        });
        let (turns, weights) = (turns_left(state), &self.weights);
        let mut followers = [0.0; MAX_PLAYERS];
        for seat in state.seats().map(bastide_rules::Seat::index) {
            let supply = sheet.supply[seat];
            followers[seat] = weights.of_followers(sheet.totals.free[seat] + supply, turns)
                + weights.any_follower * supply.min(turns).min(1.0);
        }
        Parts { features: features.collect(), joins: joins.collect(), followers }
    }
}

impl FeaturePart {
    /// Returns the expected points of each player.
    pub fn expected(&self) -> Points {
        let mut points = self.now;
        for (seat, points) in points.iter_mut().enumerate() {
            if self.owners & 1 << seat != 0 {
                *points += self.more;
            }
        }
        points
    }
}

#[cfg(test)]
mod tests {
    use bastide_rules::setup::Preset;
    use bastide_rules::{Actor, Setup};
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::lookahead::{apply, deal};
    use crate::player::pick;
    use crate::valuation::Weights;

    /// The parts of a position sum up to its value, but for helpers, tempo and what belongs to no feature.
    #[test]
    fn parts_sum_up_to_the_value() {
        for preset in [Preset::Base, Preset::HuntersAndGatherers, Preset::Mayflower] {
            let game = Game::new(Setup::preset(preset, ["Ann", "Ben"])).expect("a sensible setup");
            let weights = Weights { helper: 0.0, tempo: 0.0, ..Weights::FITTED };
            let mut valuation = Valuation::new(&game, weights);
            let (mut random, mut state) = (Pcg64Mcg::seed_from_u64(3), game.start());
            while !state.is_over() {
                if state.actor() == Actor::Chance {
                    deal(&game, &mut state, &mut random);
                    continue;
                }
                valuation.begin(&game, &state);
                let points = valuation.points(&game, &state);
                let parts = valuation.parts(&game, &state);
                let rest = game.settled_rest(&mut state.clone());
                for seat in state.seats().map(bastide_rules::Seat::index) {
                    let mut sum = state.scores()[seat] as f32 + parts.followers[seat];
                    sum += parts.features.iter().map(|part| part.expected()[seat]).sum::<f32>();
                    let joined = parts.joins.iter().map(|part| part.chance * part.changes[seat]);
                    sum += joined.sum::<f32>();
                    let error = points[seat] - sum;
                    let apart = if game.settles_by_feature() { rest[seat] as f32 } else { error };
                    assert!((error - apart).abs() < 0.05, "{preset:?}: {} {sum}", points[seat]);
                }
                let action = pick(&game, &state, &mut random);
                apply(&game, &mut state, action);
            }
        }
    }
}
