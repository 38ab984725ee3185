//! What a segment reaches: sets of sides and half-edges, a bit each.

use crate::geometry::{Half, Rotation, Side};

/// A set of sides of one tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sides(u8);

impl Sides {
    /// The sides of the set, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.0 & (1 << side.index()) != 0)
    }

    /// The sides that are in at least one of two sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many sides are in the set.
    pub const fn len(self) -> u16 {
        self.0.count_ones() as u16
    }

    /// Whether the set has no side.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn turned(self, turn: Rotation) -> Self {
        self.iter().map(|side| side.turned(turn)).collect()
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        Self(sides.into_iter().fold(0, |set, side| set | 1 << side.index()))
    }
}

/// A set of half-edges of one tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Halves(u8);

impl Halves {
    /// The halves of the set, clockwise from the north-west corner.
    pub fn iter(self) -> impl Iterator<Item = Half> {
        Half::ALL.into_iter().filter(move |half| self.0 & (1 << *half as u8) != 0)
    }

    pub(super) fn turned(self, turn: Rotation) -> Self {
        self.iter().map(|half| half.turned(turn)).collect()
    }
}

impl FromIterator<Half> for Halves {
    fn from_iter<I: IntoIterator<Item = Half>>(halves: I) -> Self {
        Self(halves.into_iter().fold(0, |set, half| set | 1 << half as u8))
    }
}

/// The numbers of the bits that are set, from the lowest on.
#[inline]
pub(crate) fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        lowest
    })
}
