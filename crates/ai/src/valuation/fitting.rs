//! The chances that a fitting tile is drawn.

use bastide_rules::analysis::{FittingKind, JoiningKind, Meeting, OpenEnd};
use bastide_rules::{Game, State};

use super::weights::Completion;

/// Caches how soon an open end is closed and how likely features are joined, for the tiles that were left
/// at the last [reset](Self::reset). Which kinds of tiles do that is known for the whole game.
#[derive(Clone, Debug)]
pub(super) struct Fitting {
    /// The share of each kind among the tiles left.
    kinds: Vec<f32>,
    /// Direct-mapped by a hash of [`OpenEnd::key`].
    rates: Vec<Slot<FittingKind>>,
    /// Direct-mapped by a hash of [`Meeting::key`].
    shares: Vec<Slot<JoiningKind>>,
    generation: u32,
    /// The last power: base, exponent and result.
    power: [f32; 3],
}

/// What is known of a key.
#[derive(Clone, Debug)]
struct Slot<K> {
    key: Option<u64>,
    kinds: Vec<K>,
    /// The generation of the value.
    generation: u32,
    value: f32,
}

impl<K> Default for Slot<K> {
    fn default() -> Self {
        Self { key: None, kinds: Vec::new(), generation: 0, value: 0.0 }
    }
}

impl<K> Slot<K> {
    /// Returns the value of this generation. If it is not known, computes it from the kinds.
    #[inline]
    fn value<I: Iterator<Item = K>>(
        &mut self,
        key: u64,
        generation: u32,
        kinds: impl FnOnce() -> I,
        value: impl FnOnce(&[K]) -> f32,
    ) -> f32 {
        if self.key != Some(key) {
            self.kinds.clear();
            self.kinds.extend(kinds());
            (self.key, self.generation) = (Some(key), 0);
        }
        if self.generation != generation {
            (self.generation, self.value) = (generation, value(&self.kinds));
        }
        self.value
    }
}

/// The number of bits of the hash.
const BITS: u32 = 12;

/// Returns the place of a key.
#[inline]
const fn place(key: u64) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - BITS)) as usize
}

impl Fitting {
    pub(super) fn new() -> Self {
        Self {
            kinds: Vec::new(),
            rates: vec![Slot::default(); 1 << BITS],
            shares: vec![Slot::default(); 1 << BITS],
            generation: 0,
            power: [1.0; 3],
        }
    }

    /// Clears the cache and counts the tiles that are left.
    pub(super) fn reset(&mut self, game: &Game, state: &State) {
        self.generation += 1;
        let total = (state.tiles_left() as f32).max(1.0);
        self.kinds.clear();
        self.kinds.extend(game.kind_ids().map(|kind| f32::from(state.left_of(kind)) / total));
    }

    /// Returns the rate per turn at which an end is closed.
    pub(super) fn rate(&mut self, game: &Game, end: OpenEnd, completion: &Completion) -> f32 {
        let (key, shares) = (end.key() as u64, &self.kinds);
        let slot = &mut self.rates[place(key)];
        slot.value(
            key,
            self.generation,
            || game.fitting_kinds(end),
            |kinds| {
                let (mut closing, mut continuing) = (0.0, 0.0);
                for &FittingKind { kind, new_ends } in kinds {
                    let share = shares[kind.index()];
                    *(if new_ends == 0 { &mut closing } else { &mut continuing }) += share;
                }
                let share: f32 = closing + completion.continuation * continuing;
                completion.rate * share.powf(completion.share_exponent)
            },
        )
    }

    /// Returns a power. Most features have the same number of turns.
    pub(super) fn power(&mut self, base: f32, exponent: f32) -> f32 {
        if self.power[..2] != [base, exponent] {
            self.power = [base, exponent, base.powf(exponent)];
        }
        self.power[2]
    }

    /// Returns the share of the tiles left that would join two features.
    pub(super) fn joining(&mut self, game: &Game, meeting: Meeting) -> f32 {
        let (key, shares) = (meeting.key(), &self.kinds);
        let slot = &mut self.shares[place(key)];
        slot.value(
            key,
            self.generation,
            || game.joining_kinds(meeting),
            |kinds| {
                let mut sum = 0.0;
                for &JoiningKind { kind, share } in kinds {
                    sum += share * shares[kind.index()];
                }
                sum
            },
        )
    }
}
