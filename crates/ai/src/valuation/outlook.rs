//! The expected gains of the features of a position.

use bastide_rules::analysis::{Awaited, FeatureId, Prospect};
use bastide_rules::{Game, Pos, State};

use super::fitting::Fitting;
use super::weights::Weights;

/// A cache of what is known about each feature. Entries carry the stamp at which they were computed.
#[derive(Clone, Debug, Default)]
pub(super) struct Cache {
    features: Vec<Entry>,
    stamp: u32,
    /// Entries from this stamp on are valid for the tiles on the table.
    valid_from: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    chances_stamp: u32,
    chances: Chances,
    /// The stamp at which it was last counted for open land.
    counted_stamp: u32,
    value_stamp: u32,
    value: f32,
}

/// How likely a feature is completed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Chances {
    /// The chance that it is completed.
    complete: f32,
    /// The expected number of its ends that are filled.
    filled: f32,
    /// The fewest tiles that complete it.
    tiles: f32,
    /// The expected number of own turns that this takes.
    turns: f32,
}

impl Cache {
    /// Invalidates all entries, because the tiles on the table have changed.
    pub(super) fn invalidate(&mut self) {
        self.valid_from = self.next_stamp();
    }

    fn next_stamp(&mut self) -> u32 {
        self.stamp += 1;
        self.stamp
    }

    fn entry(&mut self, feature: FeatureId) -> &mut Entry {
        if self.features.len() <= feature.index() {
            self.features.resize(feature.index() + 1, Entry::default());
        }
        &mut self.features[feature.index()]
    }
}

/// Computes the expected gains of the features of one position.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Game,
    pub(super) state: &'a State,
    pub(super) weights: &'a Weights,
    pub(super) fitting: &'a mut Fitting,
    pub(super) cache: &'a mut Cache,
    /// The number of turns that each player has left.
    pub(super) turns: f32,
}

impl Outlook<'_> {
    /// Returns the expected gain of a feature beyond its current worth, and the fraction of a follower on it
    /// that counts as free.
    pub(super) fn feature(&mut self, prospect: &Prospect) -> (f32, f32) {
        let promise = prospect.promise;
        if prospect.open == 0 {
            return (promise.gain as f32, 1.0);
        }
        let chances = self.chances(prospect.feature, prospect.open);
        let Weights { gain, growth, rest, return_weight, return_time, .. } = *self.weights;
        let if_complete =
            gain * promise.gain as f32 + growth * promise.each_complete as f32 * chances.tiles;
        let if_not = rest * promise.each_unfinished as f32 * chances.filled;
        let more = chances.complete * if_complete + (1.0 - chances.complete) * if_not;
        (more, chances.complete * return_weight * (-chances.turns / return_time).exp())
    }

    /// Returns the expected gain of open land beyond its current worth.
    pub(super) fn land(&mut self, land: &Prospect) -> f32 {
        let stamp = self.cache.next_stamp();
        let mut more = 0.0;
        let loss = self.weights.land_loss;
        if loss != 0.0 {
            more -= loss * self.value(land.feature, land.has_helpers());
        }
        let Self { game, state, .. } = *self;
        for Awaited { feature, points } in state.awaited(game, land.feature) {
            let chances = self.chances(feature, state.open_end_count(feature));
            let entry = self.cache.entry(feature);
            if entry.counted_stamp != stamp {
                entry.counted_stamp = stamp;
                more += self.weights.land * points as f32 * chances.complete;
            }
        }
        more
    }

    /// Returns the expected points of a feature for its owner. If there are helpers on it, which may change
    /// its worth, the value is not cached.
    pub(super) fn value(&mut self, feature: FeatureId, helpers: bool) -> f32 {
        let valid_from = self.cache.valid_from;
        let entry = self.cache.entry(feature);
        if entry.value_stamp >= valid_from && !helpers {
            return entry.value;
        }
        let promise = self.state.promise(self.game, feature);
        let mut value = promise.now as f32;
        if promise.gain > 0 {
            let open = self.state.open_end_count(feature);
            value += self.chances(feature, open).complete * promise.gain as f32;
        }
        if !helpers {
            let entry = self.cache.entry(feature);
            (entry.value_stamp, entry.value) = (valid_from, value);
        }
        value
    }

    /// Returns the chances of an incomplete feature.
    fn chances(&mut self, feature: FeatureId, open: u16) -> Chances {
        let valid_from = self.cache.valid_from;
        let entry = self.cache.entry(feature);
        if entry.chances_stamp >= valid_from {
            return entry.chances;
        }
        let chances = self.compute_chances(feature, open);
        let entry = self.cache.entry(feature);
        (entry.chances_stamp, entry.chances) = (valid_from, chances);
        chances
    }

    fn compute_chances(&mut self, feature: FeatureId, open: u16) -> Chances {
        /// With more spaces the chance is close to zero, and duplicates do not matter.
        const MOST: usize = 12;
        let mut chances = Chances { complete: 1.0, filled: 0.0, tiles: 0.0, turns: 0.0 };
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
            let turns = *turns.get_or_insert_with(|| completion.effective_turns(left, open));
            let rate = fitting.rate(game, state, end, completion);
            let chance = 1.0 - (-rate * turns).exp();
            chances.complete *= chance;
            chances.filled += chance;
            chances.tiles += 1.0;
            chances.turns += 1.0 / rate.max(0.01);
        }
        chances
    }
}
