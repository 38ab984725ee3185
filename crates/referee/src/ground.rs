//! The walks over a table, as far as the games that stand by themselves have them in common.
//! Nothing here is remembered from one question to the next.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{FACING_HALF, Position, Region, Spot, beyond};
use crate::printed::{FeatureKind, Printed};
use crate::table::Table;

/// A table with tiles that can be walked over.
pub(crate) trait Ground {
    type Tile: Printed;

    /// Every tile, turned as it lies.
    fn table(&self) -> &Table<Self::Tile>;

    /// The tile at a position.
    fn tile(&self, position: Position) -> &Self::Tile {
        self.table().get(position).expect("a tile lies there")
    }

    /// Whether a tile shows the same as every neighbour on the edge they share.
    fn fits(&self, x: i32, y: i32, tile: &Self::Tile) -> bool {
        (0..4).all(|side| {
            let neighbour = self.table().get(beyond(x, y, side));
            neighbour.is_none_or(|theirs| theirs.edges()[(side + 2) % 4] == tile.edges()[side])
        })
    }

    /// The empty positions that share a side with a tile.
    fn free_positions(&self) -> BTreeSet<Position> {
        let tiles = self.table().iter().map(|(position, _)| position);
        let beside = tiles.flat_map(|(x, y)| (0..4).map(move |side| beyond(x, y, side)));
        beside.filter(|&position| !self.table().contains(position)).collect()
    }

    /// Every way to lay a tile on one of these positions so that it fits; of turns that look the
    /// same only the smallest.
    fn ways_to_lay(
        &self,
        tile: &Self::Tile,
        positions: impl IntoIterator<Item = Position>,
    ) -> BTreeSet<(i32, i32, u8)> {
        let turns = tile.distinct_turns();
        let mut ways = BTreeSet::new();
        for (x, y) in positions {
            let fitting = turns.iter().filter(|(_, turned)| self.fits(x, y, turned));
            ways.extend(fitting.map(|(turn, _)| (x, y, *turn)));
        }
        ways
    }

    /// Whether there is any way to lay a tile on one of these positions.
    fn fits_on_any(
        &self,
        tile: &Self::Tile,
        positions: impl IntoIterator<Item = Position>,
    ) -> bool {
        let turns = [0, 1, 2, 3].map(|turn| tile.turned(turn));
        let mut positions = positions.into_iter();
        positions.any(|(x, y)| turns.iter().any(|turned| self.fits(x, y, turned)))
    }

    /// Every segment of the tile at a position.
    fn spots_at(&self, (x, y): Position) -> impl Iterator<Item = Spot> {
        (0..self.tile((x, y)).segments().len()).map(move |index| (x, y, index))
    }

    /// Every segment on the table.
    fn spots(&self) -> impl Iterator<Item = Spot> {
        self.table().iter().flat_map(|(position, _)| self.spots_at(position))
    }

    /// The kind of a segment, and the sides or half-edges that it reaches.
    fn printed(&self, (x, y, index): Spot) -> (<Self::Tile as Printed>::Kind, &[usize]) {
        self.tile((x, y)).segments().nth(index).expect("the tile has such a segment")
    }

    fn kind(&self, spot: Spot) -> <Self::Tile as Printed>::Kind {
        self.printed(spot).0
    }

    /// What kind of feature a region is.
    fn kind_of(&self, region: &Region) -> <Self::Tile as Printed>::Kind {
        self.kind(*region.first().expect("a feature has a segment"))
    }

    /// The segment that continues another across one of the places it reaches, if a tile lies
    /// there.
    fn across(&self, spot: Spot, reach: usize) -> Option<Spot> {
        let (x, y, _) = spot;
        let kind = self.kind(spot);
        let (side, facing) = if kind.has_halves() {
            (reach / 2, FACING_HALF[reach])
        } else {
            (reach, (reach + 2) % 4)
        };
        let (x, y) = beyond(x, y, side);
        let tile = self.table().get((x, y))?;
        let found = tile.find(kind, facing).expect("edges that meet show the same");
        Some((x, y, found))
    }

    /// The segments that continue a segment on other tiles.
    fn continuations(&self, spot: Spot) -> impl Iterator<Item = Spot> {
        let (_, reaches) = self.printed(spot);
        reaches.iter().filter_map(move |&reach| self.across(spot, reach))
    }

    /// Whether a tile lies at every place that a region reaches.
    fn is_closed(&self, region: &Region) -> bool {
        let closed = |&spot: &Spot| self.continuations(spot).count() == self.printed(spot).1.len();
        region.iter().all(closed)
    }

    /// Everything that can be found from these segments, each once: walks on with `next` until
    /// nothing new turns up.
    fn flood<Next: IntoIterator<Item = Spot>>(
        &self,
        from: impl Iterator<Item = Spot>,
        next: impl Fn(Spot) -> Next,
    ) -> Vec<Region> {
        // For each cell of the table the bits say which segments have been seen.
        let mut seen = vec![0u16; self.table().cells()];
        let mut regions = Vec::new();
        for start in from {
            let mut region = Region::new();
            let mut to_visit = vec![start];
            while let Some(spot) = to_visit.pop() {
                let (x, y, index) = spot;
                let cell = self.table().cell((x, y)).expect("a tile lies here");
                if seen[cell] & 1 << index == 0 {
                    seen[cell] |= 1 << index;
                    region.push(spot);
                    to_visit.extend(next(spot));
                }
            }
            region.sort_unstable();
            regions.extend(Some(region).filter(|region| !region.is_empty()));
        }
        regions
    }

    /// The features to which these segments belong, each once.
    fn features_of(&self, from: impl Iterator<Item = Spot>) -> Vec<Region> {
        self.flood(from, |spot| self.continuations(spot))
    }

    /// The whole feature to which a segment belongs.
    fn feature(&self, start: Spot) -> Region {
        self.features_of([start].into_iter()).remove(0)
    }
}

/// The tiles of a region, each once.
pub(crate) fn tiles_of(region: &Region) -> BTreeSet<Position> {
    region.iter().map(|&(x, y, _)| (x, y)).collect()
}

/// Who has the most pieces, when each piece is named by its owner: all of them if several have;
/// nobody if there is no piece.
pub(crate) fn strongest(owners: impl Iterator<Item = usize>) -> BTreeSet<usize> {
    let mut pieces: BTreeMap<usize, usize> = BTreeMap::new();
    for seat in owners {
        *pieces.entry(seat).or_default() += 1;
    }
    let most = pieces.values().copied().max();
    pieces.into_iter().filter(|(_, n)| Some(*n) == most).map(|(seat, _)| seat).collect()
}
