//! A tile as it lies after a turn: what its sides show, packed for quick comparison, and which of
//! its segments meet which neighbour.

use super::{Segment, Terrain};
use crate::geometry::{Corner, Rotation, Side};

/// The four edges of a turned tile, four bits a side, one of them set for what the side shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Edges(u16);

impl Edges {
    /// Fits into no open space, because every open space demands something.
    pub(super) const NEVER: Self = Self(u16::MAX);
}

/// What an open space accepts, four bits a side: all of them where no tile lies yet, otherwise the
/// one that the neighbour shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Demand(u16);

/// The bit of what a side shows; no game needs more than four. An abbey's wall and the inside of
/// Carcassonne have all of them: they never fit to anything that is drawn, and demand nothing.
const fn bits_of(terrain: Terrain, side: Side) -> u16 {
    let bits = match terrain {
        Terrain::Field | Terrain::Meadow | Terrain::Plain => 0b0001,
        Terrain::Road => 0b0010,
        Terrain::City | Terrain::Forest | Terrain::Town => 0b0100,
        Terrain::River | Terrain::Coast => 0b1000,
        Terrain::Any | Terrain::Carcassonne => 0b1111,
    };
    bits << (4 * side as u16)
}

impl Demand {
    /// Accepts everything.
    pub(crate) const NONE: Self = Self(u16::MAX);
    /// Accepts nothing.
    pub(crate) const CLOSED: Self = Self(0);

    /// Also demands what a neighbour shows on its `side`, which is here the opposite one.
    #[inline]
    pub(crate) fn restrict(&mut self, neighbour: Edges, side: Side) {
        let shown = (neighbour.0 >> (4 * side as u16)) & 0xf;
        let here = 4 * side.opposite() as u16;
        self.0 &= !(0xf << here) | shown << here;
    }

    /// A number of its own for each demand.
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }

    /// `BAS-12`: every edge that meets a neighbour shows the same as the neighbour.
    #[inline]
    pub(crate) const fn accepts(self, edges: Edges) -> bool {
        edges.0 & !self.0 == 0
    }

    /// `ABB-04`: whether a tile lies on each of the four sides, so that none accepts everything.
    #[inline]
    pub(crate) const fn is_hole(self) -> bool {
        let open_sides = self.0 & (self.0 >> 1) & (self.0 >> 2) & (self.0 >> 3) & 0x1111;
        open_sides == 0 && self.0 != Self::CLOSED.0
    }
}

/// What meets a neighbour on one side: the segments on the left half, over the middle and on the
/// right half. Across an edge the left half meets the neighbour's right half (`BAS-D-04`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Port {
    pub(crate) left: Option<u8>,
    pub(crate) middle: Option<u8>,
    pub(crate) right: Option<u8>,
}

/// A tile kind as it lies after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Turned {
    pub(crate) edges: Edges,
    /// What each side of the table shows.
    pub(crate) terrain: [Terrain; 4],
    pub(crate) ports: [Port; 4],
    /// The field at each corner, where one field has all of it.
    corners: [Option<u8>; 4],
}

impl Turned {
    /// `ABB-21`: the field at a corner, if it belongs to one field altogether.
    #[inline]
    pub(crate) fn corner(&self, corner: Corner) -> Option<u8> {
        self.corners[corner as usize]
    }

    pub(super) fn new(edges: [Terrain; 4], segments: &[Segment], turn: Rotation) -> Self {
        let mut terrain = edges;
        for side in Side::ALL {
            terrain[side.turned(turn).index()] = edges[side.index()];
        }
        let mut ports = [Port::default(); 4];
        for (index, segment) in segments.iter().enumerate() {
            let index = Some(index as u8);
            for side in segment.sides.turned(turn).iter() {
                ports[side.index()].middle = index;
            }
            for half in segment.halves.turned(turn).iter() {
                let port = &mut ports[half.side().index()];
                *(if half.is_left() { &mut port.left } else { &mut port.right }) = index;
            }
        }
        let corners = Corner::ALL.map(|corner| {
            let ahead = corner.side().index();
            let field = ports[ahead].left;
            field.filter(|_| field == ports[(ahead + 3) % 4].right)
        });
        let edges = Side::ALL.map(|side| bits_of(terrain[side.index()], side));
        let edges = Edges(edges.into_iter().fold(0, |all, edge| all | edge));
        Self { edges, terrain, ports, corners }
    }
}
