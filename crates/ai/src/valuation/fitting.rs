//! The chances that a fitting tile is drawn.

use bastide_rules::analysis::{FittingKind, JoiningKind, Meeting, OpenEnd};
use bastide_rules::{Game, State};

use super::weights::Completion;

/// Caches how soon an open end is closed and how likely features are joined, for the tiles that were left
/// at the last [reset](Self::reset).
#[derive(Clone, Debug)]
pub(super) struct Fitting {
    /// The share of each kind among the tiles left.
    kinds: Vec<f32>,
    /// Direct-mapped by a hash of [`OpenEnd::key`].
    rates: Vec<(u64, Entry)>,
    /// Direct-mapped by a hash of [`Meeting::key`].
    shares: Vec<(u64, Entry)>,
    generation: u32,
    /// The last power: base, exponent and result.
    power: [f32; 3],
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    generation: u32,
    value: f32,
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
        let empty = vec![(0, Entry::default()); 1 << BITS];
        Self {
            kinds: Vec::new(),
            rates: empty.clone(),
            shares: empty,
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
        let key = end.key() as u64;
        let (known_key, known) = self.rates[place(key)];
        if known_key == key && known.generation == self.generation {
            return known.value;
        }
        let (mut closing, mut continuing) = (0.0, 0.0);
        game.fitting_kinds(end).for_each(|FittingKind { kind, new_ends }| {
            let share = self.kinds[kind.index()];
            *(if new_ends == 0 { &mut closing } else { &mut continuing }) += share;
        });
        let share: f32 = closing + completion.continuation * continuing;
        let rate = completion.rate * share.powf(completion.share_exponent);
        self.rates[place(key)] = (key, Entry { generation: self.generation, value: rate });
        rate
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
        let key = meeting.key();
        let (known_key, known) = &mut self.shares[place(key)];
        if *known_key != key || known.generation != self.generation {
            let mut value = 0.0;
            for JoiningKind { kind, share } in game.joining_kinds(meeting) {
                value += share * self.kinds[kind.index()];
            }
            (*known_key, *known) = (key, Entry { generation: self.generation, value });
        }
        known.value
    }
}
