//! Segments: what a tile is made of.

use super::reach::bits;
use super::{Anchor, Attributes, FeatureKind, Halves, SegmentName, Sides};
use crate::geometry::Rotation;

/// One connected piece of one feature on one tile (`BAS-D-02`), as the tile lies unturned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Segment {
    /// What it shows: the kind of its feature, and what is drawn in it.
    pub attributes: Attributes,
    /// The sides it reaches over their middle: roads, cities, rivers, forests and towns.
    pub sides: Sides,
    /// The half-edges it reaches: fields, meadows and plains.
    pub halves: Halves,
    /// The sides from which rivers run into it: lakes.
    pub shores: Sides,
    /// The number of a field that reaches no edge, counted from 1; otherwise 0.
    pub inner: u8,
    /// What must be filled or continued until it is complete: the eight spaces around a building,
    /// the sides of anything else.
    pub(crate) open: u8,
    /// The segments of the tile that count for this one: the cities that a field borders
    /// (`BAS-D-10`), the lake into which a river runs (`HG-17`). A bit set of indices.
    pub touches: u16,
}

impl Segment {
    /// A segment that shows this and reaches nothing.
    pub(super) fn new(attributes: Attributes) -> Self {
        Self {
            attributes,
            sides: Sides::default(),
            halves: Halves::default(),
            shores: Sides::default(),
            inner: 0,
            open: 0,
            touches: 0,
        }
    }

    /// What it is part of.
    #[inline]
    pub const fn kind(self) -> FeatureKind {
        self.attributes.kind()
    }

    /// The indices, within the tile, of the segments that count for this one.
    pub fn touched(self) -> impl Iterator<Item = usize> {
        bits(self.touches)
    }

    /// The name of the segment on the turned tile.
    pub(super) fn name(self, turn: Rotation) -> SegmentName {
        let side = || self.sides.union(self.shores).turned(turn).iter().next().map(Anchor::Side);
        let half = || self.halves.turned(turn).iter().next().map(Anchor::Half);
        let anchor = match self.inner {
            0 => side().or_else(half).unwrap_or(Anchor::Inside),
            inner => Anchor::Inner(inner),
        };
        SegmentName { kind: self.kind(), anchor }
    }
}
