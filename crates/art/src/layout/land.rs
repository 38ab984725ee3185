//! Land: the remaining cells go to the fields, meadows and plains.

use std::collections::{BTreeSet, BinaryHeap};

use bastide_rules::tile::{FeatureKind, TileKind};

use super::areas::is_area;
use super::{Layout, Owner, Pull, Pulled, Shape};
use crate::point::{contains, inward, of_half};
use crate::raster::{Cell, Grid, depth, pieces};
use crate::route::Step;

impl Layout {
    /// Assigns each cell of open land to the field with the nearest half-edges, where narrow passes are
    /// expensive. A hedge separates two fields that nothing else divides.
    pub(super) fn claim_land(&mut self, kind: &TileKind) -> Result<(), String> {
        let mut fields = self.reached_from_rim(kind)?;
        self.claim_inner_fields(kind, &mut fields)?;
        for cell in Cell::all() {
            if let Some(own) = fields.get(cell) {
                let divides = cell
                    .around()
                    .any(|(next, _)| fields.get(next).is_some_and(|other| other < own));
                let to = if divides { Owner::Hedge } else { Owner::Segment(own) };
                self.owners.set(cell, to);
            } else if self.owners.get(cell) == Owner::Land {
                self.owners.set(cell, Owner::Hub);
            }
        }
        Ok(())
    }

    fn reached_from_rim(&self, kind: &TileKind) -> Result<Grid<Option<u8>>, String> {
        let room = depth(|cell| self.owners.get(cell) == Owner::Land);
        let mut nearest = Grid::new(f64::INFINITY);
        let mut fields = Grid::new(None);
        let mut open = BinaryHeap::new();
        for (index, segment) in kind.segments().iter().enumerate() {
            for half in segment.halves.iter() {
                let cell = Cell::at(of_half(half) + inward(half.side()) * 14.0);
                if self.owners.get(cell) != Owner::Land {
                    return Err(format!("something covers half-edge {half} of a field"));
                }
                nearest.set(cell, 0.0);
                fields.set(cell, Some(index as u8));
                open.push(Step { cost: 0.0, cell });
            }
        }
        while let Some(Step { cost, cell }) = open.pop() {
            if cost > nearest.get(cell) {
                continue;
            }
            for (next, far) in cell.around() {
                let cost = cost + far * (1.0 + 100.0 / room.get(next).max(10.0));
                if self.owners.get(next) == Owner::Land && cost < nearest.get(next) {
                    nearest.set(next, cost);
                    fields.set(next, fields.get(cell));
                    open.push(Step { cost, cell: next });
                }
            }
        }
        Ok(fields)
    }

    /// Land that no half-edge reaches goes to the inner fields, the largest piece first. Pieces separated
    /// by a bridge are one: the field continues under it.
    fn claim_inner_fields(
        &self,
        kind: &TileKind,
        fields: &mut Grid<Option<u8>>,
    ) -> Result<(), String> {
        let is_free = |cell| self.owners.get(cell) == Owner::Land && fields.get(cell).is_none();
        let is_bridge = |cell: Cell| {
            kind.bridges().iter().any(|&[over, under]| {
                self.owners.get(cell) == Owner::Segment(over as u8)
                    && is_area(kind.segments()[over].kind())
                    && !self.is_inside(under, cell)
            })
        };
        let (pieces, count) = pieces(|cell| is_free(cell) || is_bridge(cell));
        let mut sizes = vec![0; count];
        for cell in Cell::all().filter(|&cell| is_free(cell)) {
            if let Some(piece) = pieces.get(cell) {
                sizes[piece] += 1;
            }
        }
        let segments = kind.segments().iter().enumerate();
        for (index, _) in segments.filter(|(_, s)| s.kind().is_land() && s.inner > 0) {
            let left = (0..count).filter(|&piece| sizes[piece] > 0);
            let Some(piece) = left.max_by_key(|&piece| sizes[piece]) else {
                return Err("a field inside the tile has no room".to_owned());
            };
            sizes[piece] = 0;
            for cell in Cell::all().filter(|&cell| pieces.get(cell) == Some(piece)) {
                if self.owners.get(cell) == Owner::Land {
                    fields.set(cell, Some(index as u8));
                }
            }
        }
        Ok(())
    }

    fn is_inside(&self, area: usize, cell: Cell) -> bool {
        matches!(&self.shapes[area], Shape::Area(outline) if contains(&outline.rim, cell.centre()))
    }

    /// What should be moved against an area next, so that a hedge between the two does not divide fields.
    /// Nothing is returned twice.
    pub(super) fn next_pull(&self, kind: &TileKind, done: &[Pull]) -> Option<Pull> {
        let (pieces, count) = pieces(|cell| self.owners.get(cell) == Owner::Hedge);
        let is_new = |&what: &Pulled| done.iter().all(|pull| pull.what != what);
        (0..count).find_map(|piece| {
            let beside = self.beside_hedge(&pieces, piece);
            let segments = || beside.iter().flatten().map(|&index| usize::from(index));
            let to = segments().find(|&index| is_area(kind.segments()[index].kind()))?;
            let pulled = segments().filter(|&index| self.can_be_pulled(kind, index));
            let hub =
                self.hubs.iter().any(|hub| hub.kind.can_be_pulled()) && beside.contains(&None);
            let all = pulled.map(Pulled::Segment).chain(hub.then_some(Pulled::Hub));
            all.into_iter().find(is_new).map(|what| Pull { what, to })
        })
    }

    /// What lies beside a hedge: segments, and `None` for a hub.
    fn beside_hedge(&self, hedges: &Grid<Option<usize>>, piece: usize) -> BTreeSet<Option<u8>> {
        let hedge = hedges.cells(Some(piece));
        let cells = hedge.flat_map(|cell| cell.around().map(|(next, _)| next));
        let owner = |cell| match self.owners.get(cell) {
            Owner::Segment(index) => Some(Some(index)),
            Owner::Hub => Some(None),
            _ => None,
        };
        cells.filter_map(owner).collect()
    }

    /// Whether a segment can move: buildings and lakes, and roads that run through.
    fn can_be_pulled(&self, kind: &TileKind, index: usize) -> bool {
        let segment = kind.segments()[index];
        match self.shapes[index] {
            Shape::Spot { .. } => true,
            Shape::Line(_) => segment.kind() == FeatureKind::Road && segment.sides.len() == 2,
            Shape::Area(_) | Shape::Land => false,
        }
    }
}
