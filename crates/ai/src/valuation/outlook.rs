//! What may become of the features of one position.

use bastide_rules::analysis::{Awaited, FeatureId, Prospect};
use bastide_rules::{Game, Pos, State};

use super::fitting::Fitting;
use super::weights::Weights;

/// What is known about the features, each by its number, as of a stamp.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    features: Vec<Known>,
    stamp: u32,
    /// What was found from this stamp on is true of the tiles on the table.
    begun: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Known {
    /// When its chances were found.
    found: u32,
    chances: Chances,
    /// When it was counted for open land.
    counted: u32,
    /// When its value was found.
    valued: u32,
    value: f32,
}

/// The chances of a feature.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Chances {
    /// That it is completed.
    complete: f32,
    /// How many of its ends are filled, on average.
    filled: f32,
    /// How many tiles it needs at least.
    needs: f32,
    /// In how many own turns, if all goes well.
    turns: f32,
}

impl Memory {
    /// Other tiles are on the table.
    pub(super) fn begin(&mut self) {
        self.begun = self.next();
    }

    fn next(&mut self) -> u32 {
        self.stamp += 1;
        self.stamp
    }

    fn of(&mut self, feature: FeatureId) -> &mut Known {
        if self.features.len() <= feature.index() {
            self.features.resize(feature.index() + 1, Known::default());
        }
        &mut self.features[feature.index()]
    }
}

/// What can be asked about the features of one position.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Game,
    pub(super) state: &'a State,
    pub(super) weights: &'a Weights,
    pub(super) fitting: &'a mut Fitting,
    pub(super) memory: &'a mut Memory,
    /// How many own turns each player has left.
    pub(super) turns: f32,
}

impl Outlook<'_> {
    /// What a feature may give beyond what it is worth now, and which part of a follower on it counts
    /// as free.
    pub(super) fn feature(&mut self, prospect: &Prospect) -> (f32, f32) {
        let promise = prospect.promise;
        if prospect.open == 0 {
            return (promise.gain as f32, 1.0);
        }
        let chances = self.chances(prospect.feature, prospect.open);
        let Weights { gain, growth, rest, home, patience, .. } = *self.weights;
        let if_complete =
            gain * promise.gain as f32 + growth * promise.each_complete as f32 * chances.needs;
        let if_not = rest * promise.each_unfinished as f32 * chances.filled;
        let more = chances.complete * if_complete + (1.0 - chances.complete) * if_not;
        (more, chances.complete * home * (-chances.turns / patience).exp())
    }

    /// What open land may give beyond what it is worth now.
    pub(super) fn land(&mut self, land: &Prospect) -> f32 {
        let stamp = self.memory.next();
        let mut more = 0.0;
        let loss = self.weights.loss;
        if loss != 0.0 {
            more -= loss * self.value(land.feature, land.has_helpers());
        }
        let Self { game, state, .. } = *self;
        for Awaited { feature, points } in state.awaited(game, land.feature) {
            let chances = self.chances(feature, state.open_end_count(feature));
            let known = self.memory.of(feature);
            if known.counted != stamp {
                known.counted = stamp;
                more += self.weights.land * points as f32 * chances.complete;
            }
        }
        more
    }

    /// What a feature may give in all, to whoever has it. `helpers` says whether there are pieces on it that
    /// may change that.
    pub(super) fn value(&mut self, feature: FeatureId, helpers: bool) -> f32 {
        let begun = self.memory.begun;
        let known = self.memory.of(feature);
        if known.valued >= begun && !helpers {
            return known.value;
        }
        let promise = self.state.promise(self.game, feature);
        let mut value = promise.now as f32;
        if promise.gain > 0 {
            let open = self.state.open_end_count(feature);
            value += self.chances(feature, open).complete * promise.gain as f32;
        }
        if !helpers {
            let known = self.memory.of(feature);
            (known.valued, known.value) = (begun, value);
        }
        value
    }

    /// The chances of a feature that is not complete.
    fn chances(&mut self, feature: FeatureId, open: u16) -> Chances {
        let begun = self.memory.begun;
        let known = self.memory.of(feature);
        if known.found >= begun {
            return known.chances;
        }
        let chances = self.find_chances(feature, open);
        let known = self.memory.of(feature);
        (known.found, known.chances) = (begun, chances);
        chances
    }

    fn find_chances(&mut self, feature: FeatureId, open: u16) -> Chances {
        /// More ends than these are hopeless anyway.
        const MOST: usize = 12;
        let mut chances = Chances { complete: 1.0, filled: 0.0, needs: 0.0, turns: 0.0 };
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
            let turns = *turns.get_or_insert_with(|| completion.useful(left, open));
            let rate = fitting.rate(game, state, end, completion);
            let chance = 1.0 - (-rate * turns).exp();
            chances.complete *= chance;
            chances.filled += chance;
            chances.needs += 1.0;
            chances.turns += 1.0 / rate.max(0.01);
        }
        chances
    }
}
