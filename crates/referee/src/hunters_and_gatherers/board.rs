//! The table: the tiles as they lie, the pieces standing on them, and the walks over
//! river systems. Nothing here is remembered from one question to the next.

use std::collections::{BTreeMap, BTreeSet};

use super::tile::{Kind, Segment, TileFacts};
use crate::board::{Region, Spot};
use crate::ground::{Ground, strongest};
use crate::table::Table;

/// The sorts of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Piece {
    /// A member of the tribe: gatherer, fisherman or hunter.
    Member,
    /// A hut, which controls a river system (HG-41).
    Hut,
}

impl Piece {
    pub(super) fn name(self) -> &'static str {
        match self {
            Piece::Member => "member",
            Piece::Hut => "hut",
        }
    }

    pub(super) fn from_name(name: &str) -> Piece {
        let found = [Piece::Member, Piece::Hut].into_iter().find(|piece| piece.name() == name);
        found.unwrap_or_else(|| panic!("the referee does not know the piece \"{name}\""))
    }
}

/// A piece and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Figure {
    pub(super) seat: usize,
    pub(super) piece: Piece,
}

/// The tiles on the table and the pieces standing on them.
#[derive(Clone, Debug, Default)]
pub(super) struct Board {
    /// Every tile, turned as it lies.
    pub(super) tiles: Table<TileFacts>,
    /// The piece that stands on a segment. One each is enough: a piece is placed on the tile just
    /// laid, and only one (HG-06, HG-07).
    pub(super) figures: BTreeMap<Spot, Figure>,
}

impl Ground for Board {
    type Tile = TileFacts;

    fn table(&self) -> &Table<TileFacts> {
        &self.tiles
    }
}

impl Board {
    /// Lays a tile, which must fit.
    pub(super) fn lay(&mut self, x: i32, y: i32, tile: TileFacts) {
        assert!(self.fits(x, y, &tile), "{} does not fit at {x},{y}", tile.id);
        self.tiles.insert((x, y), tile);
    }

    /// Every position and turn that is allowed for a tile: it shares a side with another (HG-02),
    /// and its edges show the same as those they meet (HG-03).
    pub(super) fn placements(&self, tile: &TileFacts) -> BTreeSet<(i32, i32, u8)> {
        self.ways_to_lay(tile, self.free_positions())
    }

    pub(super) fn segment(&self, (x, y, index): Spot) -> &Segment {
        &self.tile((x, y)).segments[index]
    }

    /// The place name of a segment on its tile: "forest N".
    pub(super) fn name(&self, (x, y, index): Spot) -> String {
        self.tile((x, y)).name(index)
    }

    /// The river systems to which these rivers and lakes belong, each once: lakes do not divide
    /// them (HG-40). The walk over a single river, by contrast, ends at its lakes.
    pub(super) fn systems_of(&self, from: impl Iterator<Item = Spot>) -> Vec<Region> {
        self.flood(from, |spot| {
            let (x, y, index) = spot;
            let lake = self.segment(spot).lake.into_iter();
            let waters = lake.chain(self.tile((x, y)).rivers_into(index));
            self.continuations(spot).chain(waters.map(move |water| (x, y, water)))
        })
    }

    /// The whole river system that a river or lake belongs to (HG-40).
    pub(super) fn system(&self, start: Spot) -> Region {
        self.systems_of([start].into_iter()).remove(0)
    }

    /// Whether this is a river or a lake.
    pub(super) fn is_water(&self, spot: Spot) -> bool {
        matches!(self.kind(spot), Kind::River | Kind::Lake)
    }

    /// Whether a forest or river is complete: no side of it is without a neighbour (HG-16, HG-19,
    /// HG-R-05). Where a river does not reach a side it ends in a lake or at a spring. Meadows and
    /// lakes are never complete.
    pub(super) fn is_complete(&self, region: &Region) -> bool {
        matches!(self.kind_of(region), Kind::Forest | Kind::River) && self.is_closed(region)
    }

    /// The pieces of a sort in a region: where they stand, and whose they are.
    pub(super) fn pieces_in(&self, region: &Region, piece: Piece) -> Vec<(Spot, usize)> {
        let here = region.iter().filter_map(|&spot| Some((spot, *self.figures.get(&spot)?)));
        let sort = here.filter(|(_, figure)| figure.piece == piece);
        sort.map(|(spot, figure)| (spot, figure.seat)).collect()
    }

    /// Who has the most pieces of a sort in a region (HG-22, HG-44, HG-47).
    pub(super) fn strongest(&self, region: &Region, piece: Piece) -> BTreeSet<usize> {
        strongest(self.pieces_in(region, piece).into_iter().map(|(_, seat)| seat))
    }

    /// All members of a region go back to their owners (HG-23). Huts stay (HG-15).
    pub(super) fn send_home(&mut self, region: &Region) {
        let member = |figure: &Figure| figure.piece == Piece::Member;
        self.figures.retain(|spot, figure| !(region.contains(spot) && member(figure)));
    }
}
