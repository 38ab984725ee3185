//! Where the small things stand that mark a segment: shields, inns, animals.

use bastide_rules::tile::{FeatureKind, TileKind, TileRole};

use super::seats::clearance;
use super::{HubKind, Layout, Owner, Shape};
use crate::emblems::Emblem;
use crate::point::{Point, TILE, distance};
use crate::raster::{Cell, depth};

/// An emblem in its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub(crate) emblem: Emblem,
    pub(crate) at: Point,
    pub(crate) scale: f64,
}

/// How large an emblem is on a tile.
const fn scale_of(emblem: Emblem) -> f64 {
    match emblem {
        Emblem::Cathedral => 1.9,
        Emblem::Shrine => 1.4,
        Emblem::Cloister | Emblem::Farm => 1.5,
        Emblem::Abbey => 4.0,
        Emblem::Fire | Emblem::Dolmen => 1.2,
        Emblem::Mammoth | Emblem::Aurochs | Emblem::Bison => 1.1,
        Emblem::Shield | Emblem::Flag => 1.05,
        Emblem::Gold | Emblem::Mushrooms => 0.84,
        Emblem::Fish => 0.72,
        _ => 0.96,
    }
}

impl Layout {
    /// Finds places for the emblems of all segments: in the segment, clear of seats and of one another.
    pub(super) fn lay_emblems(&mut self, kind: &TileKind) {
        let symbols =
            self.symbols.iter().map(|&(symbol, at)| (at, HubKind::Symbol(symbol).radius()));
        let hubs = self.hubs.iter().map(|hub| (hub.at, hub.kind.radius()));
        let seats = self.seats.iter().map(|&at| (at, 70.0));
        let gates = self.gates.iter().map(|gate| (gate.at, 60.0));
        let mut taken: Vec<_> = symbols.chain(hubs).chain(seats).chain(gates).collect();
        for (index, segment) in kind.segments().iter().enumerate() {
            for emblem in emblems_of(kind, index) {
                match (&self.shapes[index], segment.kind()) {
                    (&Shape::Spot { at, radius }, FeatureKind::Lake) => self.lay_fish(at, radius),
                    (&Shape::Spot { at, .. }, _) => self.place(emblem, at),
                    (Shape::Line(_), FeatureKind::Road) => {
                        self.lay_beside(index, emblem, &mut taken);
                        if emblem == Emblem::Inn {
                            self.lay_beside(index, Emblem::InnLake, &mut taken);
                        }
                    }
                    (Shape::Line(_), _) => {}
                    (Shape::Area(_) | Shape::Land, _) => self.lay_inside(index, emblem, &mut taken),
                }
            }
        }
    }

    fn place(&mut self, emblem: Emblem, at: Point) {
        self.emblems.push(Placed { emblem, at, scale: scale_of(emblem) });
    }

    /// The next fish of a lake: to the left of the seat, and above it.
    fn lay_fish(&mut self, lake: Point, radius: f64) {
        const SHOAL: [Point; 4] = [
            Point::new(-0.1, -0.45),
            Point::new(-0.5, -0.1),
            Point::new(0.4, -0.25),
            Point::new(-0.2, 0.35),
        ];
        let is_here =
            |placed: &&Placed| placed.emblem == Emblem::Fish && placed.at.distance(lake) < radius;
        let others = self.emblems.iter().filter(is_here).count();
        let crowd = Point::new(12.0, 16.0) * (others / SHOAL.len()) as f64;
        self.place(Emblem::Fish, lake + SHOAL[others % SHOAL.len()] * radius + crowd);
    }

    fn lay_inside(&mut self, own: usize, emblem: Emblem, taken: &mut Vec<(Point, f64)>) {
        let owner = Owner::Segment(own as u8);
        let room = depth(|cell| self.owners.get(cell) == owner);
        let radius = 85.0 * scale_of(emblem);
        let value = |cell: &Cell| {
            let at = cell.centre();
            let clear = clearance(taken, at).min(radius);
            1.6 * room.get(*cell).min(radius * 1.2) + 1.5 * clear
                - at.distance(self.seats[own]) * 0.08
        };
        let best = self.owners.cells(owner).max_by(|a, b| value(a).total_cmp(&value(b)));
        let at = within_tile(best.map_or(self.seats[own], Cell::centre), radius * 1.3);
        taken.push((at, radius));
        self.place(emblem, at);
    }

    /// Beside a road, near the middle of what is seen of it.
    fn lay_beside(&mut self, road: usize, emblem: Emblem, taken: &mut Vec<(Point, f64)>) {
        let Shape::Line(ways) = &self.shapes[road] else { return };
        let radius = 75.0;
        let is_free = |cell: Cell| {
            matches!(self.owners.get(cell), Owner::Hedge)
                || matches!(self.owners.get(cell), Owner::Segment(index)
                    if matches!(self.shapes[usize::from(index)], Shape::Land))
        };
        let room = depth(is_free);
        let value = |cell: &Cell| {
            let at = cell.centre();
            let off = ways.iter().map(|way| distance(way, at)).fold(f64::INFINITY, f64::min);
            let clear = clearance(taken, at).min(radius);
            1.2 * room.get(*cell).min(radius) + clear
                - (off - 125.0).abs()
                - at.distance(self.seats[road]) * 0.2
        };
        let best =
            Cell::all().filter(|&cell| is_free(cell)).max_by(|a, b| value(a).total_cmp(&value(b)));
        if let Some(cell) = best {
            let at = within_tile(cell.centre(), radius * 1.4);
            taken.push((at, radius));
            self.place(emblem, at);
        }
    }
}

/// A point moved inwards until it is so far from the rim.
fn within_tile(at: Point, rim: f64) -> Point {
    Point::new(at.x.clamp(rim, TILE - rim), at.y.clamp(rim, TILE - rim))
}

/// What is drawn on a segment; the cloister of an abbey is the whole abbey.
fn emblems_of(kind: &TileKind, index: usize) -> Vec<Emblem> {
    if kind.role() == TileRole::Abbey {
        vec![Emblem::Abbey]
    } else {
        Emblem::of_segment(kind.segments()[index].drawn)
    }
}
