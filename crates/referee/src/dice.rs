//! Chance for the random games of the tests.

use std::collections::BTreeSet;

/// A small linear congruential generator: any source of different games will do.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        let factor = 6_364_136_223_846_793_005;
        self.0 = self.0.wrapping_mul(factor).wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }

    pub(crate) fn pick<T: Clone>(&mut self, from: &BTreeSet<T>) -> T {
        let chosen = self.below(from.len());
        from.iter().nth(chosen).expect("below the length").clone()
    }

    pub(crate) fn flip(&mut self) -> bool {
        self.below(2) == 0
    }
}
