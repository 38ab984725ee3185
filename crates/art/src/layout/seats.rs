//! Where pieces stand.

use super::{HubKind, Layout, Owner, Shape};
use crate::point::{Point, distance, steps_along};
use crate::raster::{Cell, depth};

/// How much room a piece takes on its seat.
const SEAT: f64 = 85.0;

impl Layout {
    /// Finds a seat on every segment: where there is room, away from all other seats and symbols.
    pub(super) fn find_seats(&mut self) {
        let symbols =
            self.symbols.iter().map(|&(symbol, at)| (at, HubKind::Symbol(symbol).radius()));
        let hubs = self.hubs.iter().map(|hub| (hub.at, hub.kind.radius()));
        let mut taken: Vec<_> = symbols.chain(hubs).collect();
        for index in 0..self.shapes.len() {
            let seat = match &self.shapes[index] {
                Shape::Spot { at, radius } => *at + Point::new(radius * 0.55, radius * 0.5),
                Shape::Line(ways) => self.seat_on(index, ways, &taken),
                Shape::Area(_) | Shape::Land => self.seat_in(index, &taken),
            };
            self.seats[index] = seat;
            taken.push((seat, SEAT));
        }
    }

    /// A place on a road or river, away from where it meets or crosses others, and from the rim.
    fn seat_on(&self, own: usize, ways: &[Vec<Point>], taken: &[(Point, f64)]) -> Point {
        let others: Vec<_> = (0..self.shapes.len()).filter(|&index| index != own).collect();
        let value = |at: Point| {
            let lines = others.iter().filter_map(|&index| match &self.shapes[index] {
                Shape::Line(ways) => Some(ways),
                _ => None,
            });
            let line = lines.flatten().map(|way| distance(way, at)).fold(f64::INFINITY, f64::min);
            let spot = others.iter().filter_map(|&index| match &self.shapes[index] {
                Shape::Spot { at: spot, .. } => Some(spot.distance(at) - 60.0),
                _ => None,
            });
            let next = clearance(taken, at);
            let clear = spot.fold(line.min(next), f64::min).min(260.0);
            clear.min(2.0 * at.to_rim()) - at.distance(Point::CENTRE) * 0.1
        };
        let points = ways.iter().flat_map(|way| steps_along(way, 12.0)).map(|(at, _)| at);
        points.max_by(|a, b| value(*a).total_cmp(&value(*b))).unwrap_or(Point::CENTRE)
    }

    /// A place in the deep of an area or a field.
    fn seat_in(&self, index: usize, taken: &[(Point, f64)]) -> Point {
        let own = Owner::Segment(index as u8);
        let room = depth(|cell| self.owners.get(cell) == own);
        let value = |cell: &Cell| {
            let at = cell.centre();
            let next = clearance(taken, at);
            room.get(*cell).min(150.0) + 0.8 * next.min(120.0) - at.distance(Point::CENTRE) * 0.05
        };
        let best = self.owners.cells(own).max_by(|a, b| value(a).total_cmp(&value(b)));
        best.map_or(Point::CENTRE, Cell::centre)
    }
}

/// How far a point is from everything that takes room.
pub(super) fn clearance(taken: &[(Point, f64)], at: Point) -> f64 {
    taken.iter().map(|&(other, radius)| other.distance(at) - radius).fold(f64::INFINITY, f64::min)
}
