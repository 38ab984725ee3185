//! How likely features are completed, and what they gain by it.

use bastide_rules::analysis::{FeatureId, Prospect};
use bastide_rules::{Game, Pos, State};

use super::fitting::Fitting;
use super::sheet::Marks;
use super::weights::Weights;

/// How likely a feature is completed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Chances {
    /// The chance that it is completed.
    pub(super) complete: f32,
    /// The expected number of its ends that are filled.
    filled: f32,
    /// The fewest tiles that complete it.
    pub(super) tiles: f32,
    /// The expected number of own turns that this takes.
    pub(super) turns: f32,
    /// The rate at which its slowest end is closed.
    pub(super) slowest: f32,
}

/// A cache of the chances and values of features. What is known of the position at depth 0 is valid after
/// an action, too, unless the feature is marked as changed by a tile.
#[derive(Clone, Debug, Default)]
pub(super) struct Outlook {
    /// By feature: the entry at depth 0, and the one after the current tile.
    entries: Vec<[Entry; 2]>,
    stamps: [u32; 2],
    marked: Marks,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    chances_stamp: u32,
    chances: Chances,
    value_stamp: u32,
    value: f32,
}

impl Outlook {
    /// Forgets everything: a new position.
    pub(super) fn enter(&mut self) {
        self.stamps = self.stamps.map(|stamp| stamp + 1);
        self.marked.clear();
    }

    /// Begins with a new tile: nothing is marked yet.
    pub(super) fn next_tile(&mut self) {
        self.stamps[1] += 1;
        self.marked.clear();
    }

    /// Begins with a position that has nothing in common with the one at depth 0: all features are marked.
    pub(super) fn forget(&mut self) {
        self.next_tile();
        self.marked.add_all();
    }

    /// Begins with a position that has the tiles of the one before.
    pub(super) fn same_tiles(&mut self) {
        // Another position may have come in between.
        if self.marked.has_all() {
            self.forget();
        }
    }

    /// Marks a feature as changed by the new tile.
    pub(super) fn mark(&mut self, feature: FeatureId) {
        self.marked.add(feature);
    }

    pub(super) fn is_marked(&self, feature: FeatureId) -> bool {
        self.marked.has(feature)
    }

    /// Returns the valid entry of a feature, and its stamp.
    #[inline]
    fn entry(&mut self, feature: FeatureId) -> (&mut Entry, u32) {
        let layer = usize::from(self.marked.has(feature));
        if self.entries.len() <= feature.index() {
            self.entries.resize(feature.index() + 64, Default::default());
        }
        (&mut self.entries[feature.index()][layer], self.stamps[layer])
    }
}

/// A position whose features are looked at.
pub(super) struct Scope<'a> {
    pub(super) game: &'a Game,
    pub(super) state: &'a State,
    pub(super) weights: &'a Weights,
    pub(super) fitting: &'a mut Fitting,
    pub(super) outlook: &'a mut Outlook,
    /// The number of turns that each player has left.
    pub(super) turns: f32,
}

impl Scope<'_> {
    /// Returns the chances of a feature, its expected gain beyond its current worth, and the fraction of a
    /// follower on it that counts as free.
    pub(super) fn feature(&mut self, prospect: &Prospect) -> (Chances, f32, f32) {
        let promise = prospect.promise;
        if prospect.open == 0 {
            return (Chances { complete: 1.0, ..Chances::default() }, promise.gain as f32, 1.0);
        }
        let chances = self.chances(prospect.feature, prospect.open);
        let Weights { gain, growth, rest, return_weight, return_time, .. } = *self.weights;
        let if_complete =
            gain * promise.gain as f32 + growth * promise.each_complete as f32 * chances.tiles;
        let if_not = rest * promise.each_unfinished as f32 * chances.filled;
        let more = chances.complete * if_complete + (1.0 - chances.complete) * if_not;
        (chances, more, chances.complete * return_weight * (-chances.turns / return_time).exp())
    }

    /// Returns the expected points of an unoccupied feature for who would own it.
    pub(super) fn value(&mut self, feature: FeatureId) -> f32 {
        let (entry, stamp) = self.outlook.entry(feature);
        if entry.value_stamp == stamp {
            return entry.value;
        }
        let promise = self.state.promise(self.game, feature);
        let mut value = promise.now as f32;
        if promise.gain > 0 {
            let open = self.state.open_end_count(feature);
            value += self.chances(feature, open).complete * promise.gain as f32;
        }
        let (entry, stamp) = self.outlook.entry(feature);
        (entry.value_stamp, entry.value) = (stamp, value);
        value
    }

    /// Returns the chances of an incomplete feature.
    pub(super) fn chances(&mut self, feature: FeatureId, open: u16) -> Chances {
        let (entry, stamp) = self.outlook.entry(feature);
        if entry.chances_stamp == stamp {
            return entry.chances;
        }
        let chances = self.compute_chances(feature, open);
        let (entry, stamp) = self.outlook.entry(feature);
        (entry.chances_stamp, entry.chances) = (stamp, chances);
        chances
    }

    fn compute_chances(&mut self, feature: FeatureId, open: u16) -> Chances {
        /// With more spaces the chance is close to zero, and duplicates do not matter.
        const MOST: usize = 12;
        let mut chances = Chances { complete: 1.0, slowest: 1.0, ..Chances::default() };
        let (mut spaces, mut count) = ([Pos::default(); MOST], 0);
        let mut turns = None;
        let Self { game, state, weights, fitting, .. } = self;
        let (game, state, left) = (*game, *state, self.turns);
        for end in state.open_ends(game, feature) {
            if spaces[..count].contains(&end.at) {
                continue;
            }
            if count < MOST {
                spaces[count] = end.at;
                count += 1;
            }
            let completion = weights.completion_at(end);
            let turns =
                *turns.get_or_insert_with(|| completion.effective_turns(left, open, fitting));
            let rate = fitting.rate(game, end, completion);
            let chance = 1.0 - (-rate * turns).exp();
            chances.complete *= chance;
            chances.filled += chance;
            chances.tiles += 1.0;
            chances.turns += 1.0 / rate.max(0.01);
            chances.slowest = chances.slowest.min(rate);
        }
        chances
    }
}
