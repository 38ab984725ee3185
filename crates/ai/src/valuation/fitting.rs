//! Which of the tiles left are of use where.

use bastide_rules::analysis::{FittingKind, JoiningKind, Meeting, OpenEnd};
use bastide_rules::{Game, State};

use super::weights::Completion;

/// How soon a tile comes that fits somewhere. It is found once for all places that are alike, with the
/// tiles that were left when it began.
#[derive(Clone, Debug)]
pub(super) struct Fitting {
    total: f32,
    /// By the number of the end.
    rates: Vec<Fit>,
    /// By some bits of the number of the meeting: of two that share them, the last one is known.
    shares: Vec<(u64, Fit)>,
    generation: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Fit {
    generation: u32,
    found: f32,
}

/// How many bits choose the place of a meeting.
const BITS: u32 = 12;

impl Fitting {
    pub(super) fn new() -> Self {
        let (rates, shares) =
            (vec![Fit::default(); OpenEnd::KEYS], vec![(0, Fit::default()); 1 << BITS]);
        Self { total: 1.0, rates, shares, generation: 0 }
    }

    pub(super) fn forget(&mut self, state: &State) {
        self.generation += 1;
        self.total = (state.tiles_left() as f32).max(1.0);
    }

    /// In which part of the turns an end is closed.
    pub(super) fn rate(
        &mut self,
        game: &Game,
        state: &State,
        end: OpenEnd,
        completion: &Completion,
    ) -> f32 {
        let known = self.rates[end.key()];
        if known.generation == self.generation {
            return known.found;
        }
        let (mut closing, mut continuing) = (0.0, 0.0);
        game.fitting_kinds(end).for_each(|FittingKind { kind, new_ends }| {
            let share = f32::from(state.left_of(kind)) / self.total;
            *(if new_ends == 0 { &mut closing } else { &mut continuing }) += share;
        });
        let share: f32 = closing + completion.detour * continuing;
        let rate = completion.diligence * share.powf(completion.rarity);
        self.rates[end.key()] = Fit { generation: self.generation, found: rate };
        rate
    }

    /// The share of the tiles left that would join two features.
    pub(super) fn joining(&mut self, game: &Game, state: &State, meeting: Meeting) -> f32 {
        let number = meeting.key();
        let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let (whose, known) = &mut self.shares[(mixed >> (64 - BITS)) as usize];
        if *whose != number || known.generation != self.generation {
            let mut found = 0.0;
            for JoiningKind { kind, share } in game.joining_kinds(meeting) {
                found += share * f32::from(state.left_of(kind)) / self.total;
            }
            (*whose, *known) = (number, Fit { generation: self.generation, found });
        }
        known.found
    }
}
