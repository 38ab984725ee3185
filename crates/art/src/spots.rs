//! Where figures stand on tiles.

use bastide_rules::geometry::Rotation;
use bastide_rules::tile::{Symbol, TileKind};

use crate::layout::{ArtError, Layout};
use crate::point::Point;

/// Where figures stand on tiles of one kind, in units of a thousandth of a tile.
#[derive(Clone, Debug, PartialEq)]
pub struct Spots {
    /// The seat of each segment of the unturned tile.
    seats: Vec<Point>,
    /// The offset of a piece from its seat, in the orientation of the page.
    asides: Vec<Point>,
    tower: Option<Point>,
}

impl Spots {
    /// Lays out a tile kind, which takes milliseconds. [`TileDrawings`](crate::TileDrawings) contain the
    /// spots too.
    pub fn of(kind: &TileKind) -> Result<Self, ArtError> {
        Layout::of(kind).map(|layout| Self::in_layout(&layout))
    }

    /// The spots of an unturned layout.
    pub(crate) fn in_layout(layout: &Layout) -> Self {
        let symbols = &layout.symbols;
        let tower = symbols.iter().find(|(symbol, _)| *symbol == Symbol::TowerSite);
        let (seats, asides) = (layout.seats.clone(), layout.asides.clone());
        Self { seats, asides, tower: tower.map(|&(_, at)| at) }
    }

    /// Where a piece on a segment stands after the tile was turned: on its seat, or beside it where it
    /// would hide a building or fish.
    ///
    /// # Panics
    ///
    /// If the tile has no such segment.
    pub fn place(&self, segment: usize, turn: Rotation) -> Point {
        self.seat(segment, turn) + self.asides[segment]
    }

    /// The centre of a segment's seat after the tile was turned.
    ///
    /// # Panics
    ///
    /// If the tile has no such segment.
    pub fn seat(&self, segment: usize, turn: Rotation) -> Point {
        self.seats[segment].turned(turn)
    }

    /// Where a tower stands after the tile was turned; `None` without a site.
    pub fn tower(&self, turn: Rotation) -> Option<Point> {
        self.tower.map(|at| at.turned(turn))
    }
}
