//! Variety that never changes: every choice follows from the name of the tile.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use crate::point::Point;

/// Throws for one tile.
pub(crate) struct Dice(Pcg32);

impl Dice {
    /// The dice of what has this name.
    pub(crate) fn of(name: &str) -> Self {
        let mix = |seed: u64, byte: u8| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self(Pcg32::seed_from_u64(name.bytes().fold(0xcbf2_9ce4_8422_2325, mix)))
    }

    /// Between two values.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * f64::from(self.0.next_u32()) / f64::from(u32::MAX)
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0.next_u32() as usize % count.max(1)
    }

    /// Whether something with this chance happens.
    pub(crate) fn happens(&mut self, chance: f64) -> bool {
        self.between(0.0, 1.0) < chance
    }

    /// Somewhere on the tile, so far from its rim.
    pub(crate) fn point(&mut self, rim: f64) -> Point {
        Point::new(self.between(rim, 1_000.0 - rim), self.between(rim, 1_000.0 - rim))
    }
}
