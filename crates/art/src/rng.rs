//! Reproducible variety: all choices are derived from the tile's name.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use crate::point::Point;

/// The pseudo-random numbers of one tile.
pub(crate) struct TileRng(Pcg32);

impl TileRng {
    /// Seeds the generator with the FNV-1a hash of a name.
    pub(crate) fn from_name(name: &str) -> Self {
        let mix = |seed: u64, byte: u8| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self(Pcg32::seed_from_u64(name.bytes().fold(0xcbf2_9ce4_8422_2325, mix)))
    }

    /// A number between two values.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * f64::from(self.0.next_u32()) / f64::from(u32::MAX)
    }

    /// An integer below this one.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0.next_u32() as usize % count.max(1)
    }

    /// Returns `true` with this probability.
    pub(crate) fn happens(&mut self, chance: f64) -> bool {
        self.between(0.0, 1.0) < chance
    }

    /// A point on the tile, at least this far from its rim.
    pub(crate) fn point(&mut self, rim: f64) -> Point {
        Point::new(self.between(rim, 1_000.0 - rim), self.between(rim, 1_000.0 - rim))
    }
}
