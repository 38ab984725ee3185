//! Checks that a layout shows what the data say; a failure is an error instead of a wrong picture.

use std::collections::BTreeSet;

use bastide_rules::geometry::{Half, Side};
use bastide_rules::tile::{FeatureKind, TileKind};

use super::lines::half_width;
use super::{Layout, Owner};
use crate::point::{TILE, corner, inward, next};
use crate::raster::{CELLS, Cell, pieces};

/// The distance to a corner within which anything is allowed: walls, tips and hedges meet there.
const CORNER: f64 = 60.0;
/// The tolerance for the position of a line or a hedge on a side.
const BLURRED: f64 = 22.0;
/// Slivers of land of at most this number of cells, between two walls that meet in a corner, are ignored.
const SLIVER: usize = 20;

impl Layout {
    /// Checks the grid against the data.
    pub(super) fn check(&self, kind: &TileKind) -> Result<(), String> {
        for (index, segment) in kind.segments().iter().enumerate() {
            let name = || format!("its {} number {index}", segment.kind().as_str());
            if self.owners.cells(Owner::Segment(index as u8)).next().is_none() {
                return Err(format!("there is no room for {}", name()));
            }
            if segment.kind().is_land() && kind.bridges().is_empty() && self.pieces_of(index) != 1 {
                return Err(format!("{} falls apart", name()));
            }
            let touched: BTreeSet<_> = segment.touched().collect();
            if segment.kind() == FeatureKind::Field && self.cities_beside(kind, index) != touched {
                return Err(format!(
                    "{} does not lie beside just the cities that it touches",
                    name()
                ));
            }
        }
        Side::ALL.into_iter().try_for_each(|side| self.check_side(kind, side))
    }

    fn pieces_of(&self, index: usize) -> usize {
        let own = Owner::Segment(index as u8);
        let (pieces, count) = pieces(|cell| self.owners.get(cell) == own);
        (0..count).filter(|&piece| pieces.cells(Some(piece)).nth(SLIVER).is_some()).count()
    }

    /// The cities next to a field, except at the very rim.
    fn cities_beside(&self, kind: &TileKind, field: usize) -> BTreeSet<usize> {
        let is_inside =
            |cell: &Cell| (3..CELLS - 3).contains(&cell.x) && (3..CELLS - 3).contains(&cell.y);
        let cells = self.owners.cells(Owner::Segment(field as u8)).filter(is_inside);
        let city = |cell| match self.owners.get(cell) {
            Owner::Segment(index) => Some(usize::from(index)),
            _ => None,
        };
        let beside = cells.flat_map(Cell::beside).filter_map(city);
        beside.filter(|&index| kind.segments()[index].kind() == FeatureKind::City).collect()
    }

    /// Checks that everything crosses a side where the data say.
    fn check_side(&self, kind: &TileKind, side: Side) -> Result<(), String> {
        let mut along = CORNER;
        while along <= TILE - CORNER {
            let wanted = wanted(kind, side, along);
            let is_clear = |off: f64| self::wanted(kind, side, along + off) == wanted;
            let at = corner(side).towards(corner(next(side)), along / TILE) + inward(side) * 4.0;
            let found = match self.owners.get(Cell::at(at)) {
                Owner::Segment(index) => Some(usize::from(index)),
                _ => None,
            };
            if is_clear(-BLURRED) && is_clear(BLURRED) && found != wanted {
                return Err(format!("side {side} does not come out as it should"));
            }
            along += 10.0;
        }
        Ok(())
    }
}

/// The segment at a point of a side; `None` for the inside of Carcassonne, the sea and an abbey's wall.
fn wanted(kind: &TileKind, side: Side, along: f64) -> Option<usize> {
    let segments = kind.segments();
    let through = segments.iter().position(|s| s.sides.iter().any(|own| own == side));
    let is_over = |&index: &usize| match segments[index].kind() {
        line @ (FeatureKind::Road | FeatureKind::River) => {
            (along - TILE / 2.0).abs() < half_width(line)
        }
        _ => true,
    };
    let half = Half::ALL[2 * side.index() + usize::from(along > TILE / 2.0)];
    let land = || segments.iter().position(|s| s.halves.iter().any(|own| own == half));
    through.filter(is_over).or_else(land)
}
