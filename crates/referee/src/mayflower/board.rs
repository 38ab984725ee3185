//! The table: the tiles as they lie and the settlers on them.

use std::collections::{BTreeMap, BTreeSet};

use super::tile::{Kind, Segment, TileFacts};
use crate::board::{Position, Region, Spot, around};
use crate::ground::{Ground, strongest, tiles_of};
use crate::table::Table;

/// The tiles on the table and the settlers on them.
#[derive(Clone, Debug)]
pub(super) struct Board {
    /// Every tile, turned as it lies, the starting spaces included.
    pub(super) tiles: Table<TileFacts>,
    /// Whose settler is on a segment. One each is enough: a settler is placed on the tile just
    /// laid, and only one (MAY-12, MAY-14).
    pub(super) settlers: BTreeMap<Spot, usize>,
    /// Whether the starting spaces count as tiles (MAY-R-04).
    pub(super) coast_counts: bool,
}

/// The column of a space, counted from the coast to the west.
pub(super) fn column(x: i32) -> i32 {
    -x
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

    /// Every position and turn that is allowed for a tile: where one may lie, and where it
    /// continues what it meets (MAY-10). The sea matches everything (MAY-R-03).
    pub(super) fn placements(&self, tile: &TileFacts, ten_rows: bool) -> BTreeSet<(i32, i32, u8)> {
        self.ways_to_lay(tile, self.open_positions(ten_rows))
    }

    /// Where a tile may lie: beside another or a starting space (MAY-09), in column 1 or further
    /// west. Either in all rows or only in those of the coast (MAY-R-02).
    pub(super) fn open_positions(&self, ten_rows: bool) -> BTreeSet<Position> {
        let mut positions = self.free_positions();
        positions.retain(|&(x, y)| column(x) >= 1 && (!ten_rows || (0..10).contains(&y)));
        positions
    }

    /// The westernmost column that holds a tile (MAY-41, MAY-R-15).
    pub(super) fn westernmost(&self) -> i32 {
        let columns = self.tiles.iter().map(|((x, _), _)| column(x));
        columns.max().expect("there is a tile")
    }

    pub(super) fn segment(&self, (x, y, index): Spot) -> &Segment {
        &self.tile((x, y)).segments[index]
    }

    /// The place name of a segment on its tile: "road N".
    pub(super) fn name(&self, (x, y, index): Spot) -> String {
        self.tile((x, y)).name(index)
    }

    /// Whether there is something at a position that counts as a tile (MAY-R-04).
    fn counts(&self, position: Position) -> bool {
        let tile = self.tiles.get(position);
        tile.is_some_and(|tile| self.coast_counts || !tile.is_coast())
    }

    /// How many tiles a region lies on, each counted once (MAY-20, MAY-24).
    pub(super) fn size(&self, region: &Region) -> u32 {
        tiles_of(region).into_iter().filter(|&position| self.counts(position)).count() as u32
    }

    /// How many of the 8 spaces around a farm are filled (MAY-28).
    pub(super) fn filled_around(&self, (x, y, _): Spot) -> u32 {
        around(x, y).filter(|&position| self.counts(position)).count() as u32
    }

    /// Whether a feature is complete: a road or town that leads on nowhere (MAY-18, MAY-22), a
    /// farm with all 8 spaces around it filled (MAY-28). A plain never is.
    pub(super) fn is_complete(&self, region: &Region) -> bool {
        match self.kind_of(region) {
            Kind::Road | Kind::Town => self.is_closed(region),
            Kind::Farm => self.filled_around(region[0]) == 8,
            Kind::Plain => false,
        }
    }

    /// The settlers of a region: where they are, and whose they are.
    pub(super) fn settlers_in(&self, region: &Region) -> Vec<(Spot, usize)> {
        region.iter().filter_map(|&spot| Some((spot, *self.settlers.get(&spot)?))).collect()
    }

    /// Who has the most settlers in a region (MAY-26, MAY-27, MAY-57, MAY-58).
    pub(super) fn strongest(&self, region: &Region) -> BTreeSet<usize> {
        strongest(self.settlers_in(region).into_iter().map(|(_, seat)| seat))
    }

    /// Whether this is the place of a standing settler: anything but a plain.
    pub(super) fn is_for_standing(&self, spot: Spot) -> bool {
        self.kind(spot) != Kind::Plain
    }

    /// Every standing settler for whom this holds goes back to the owner.
    pub(super) fn send_home(&mut self, leaves: impl Fn(Spot) -> bool) {
        let mut settlers = std::mem::take(&mut self.settlers);
        settlers.retain(|&spot, _| !(self.is_for_standing(spot) && leaves(spot)));
        self.settlers = settlers;
    }
}
