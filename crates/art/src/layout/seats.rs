//! Seats: where pieces stand.

use bastide_rules::geometry::Rotation;
use bastide_rules::tile::{FeatureKind, TileKind, TileRole};

use super::emblems::symbol_half;
use super::{HubKind, Layout, Owner, Shape};
use crate::pieces::Figure;
use crate::point::{Point, distance, steps_along};
use crate::raster::{Cell, depth};

/// The radius of a piece on its seat.
const SEAT: f64 = 130.0;
/// The penalty for a seat where a piece would hide a shield or symbol.
const HIDING: f64 = 500.0;

/// A piece on a seat, as an obstacle to what is around it.
#[derive(Clone, Copy)]
pub(super) struct SeatedPiece {
    lies: bool,
    /// Its offset from the seat, in the orientation of the page.
    aside: Point,
}

impl SeatedPiece {
    /// A follower on a segment of this tile.
    pub(super) fn on(kind: &TileKind, segment: usize, aside: Point) -> Self {
        Self { lies: kind.segments()[segment].kind().is_land(), aside }
    }

    /// The corners of its bounding box relative to the seat, without the ring.
    fn bounds(self) -> [Point; 2] {
        let figure = if self.lies { Figure::LyingFollower } else { Figure::Follower };
        let foot = figure.seat_to_foot();
        let (wide, high) = if self.lies { (150.0, 150.0) } else { (115.0, 315.0) };
        [Point::new(-wide, foot - high) + self.aside, Point::new(wide, foot + 10.0) + self.aside]
    }

    /// The share of an emblem that it hides in the worst of the four turns: tiles turn, while pieces and
    /// emblems stay upright.
    pub(super) fn hides(self, seat: Point, emblem: Point, half: Point) -> f64 {
        let [low, high] = self.bounds();
        let overlap = |at: f64, half: f64, low: f64, high: f64| {
            ((at + half).min(high) - (at - half).max(low)).max(0.0) / (2.0 * half)
        };
        let share = |turn: u8| {
            let off = emblem.turned(Rotation::new(turn)) - seat.turned(Rotation::new(turn));
            overlap(off.x, half.x, low.x, high.x) * overlap(off.y, half.y, low.y, high.y)
        };
        (0..4).map(share).fold(0.0, f64::max)
    }
}

impl Layout {
    /// Finds a seat on every segment, away from all other seats, from symbols and from emblems that are
    /// already placed.
    pub(super) fn find_seats(&mut self, kind: &TileKind) {
        let symbols =
            self.symbols.iter().map(|&(symbol, at)| (at, HubKind::Symbol(symbol).radius()));
        let hubs = self.hubs.iter().map(|hub| (hub.at, hub.kind.radius()));
        let mut taken: Vec<_> = symbols.chain(hubs).collect();
        for index in 0..self.shapes.len() {
            let seat = match &self.shapes[index] {
                Shape::Spot { at, radius } => {
                    self.asides[index] = aside_of(kind, index, *radius);
                    *at
                }
                Shape::Line(routes) => self.seat_on(kind, index, routes, &taken),
                Shape::Area(_) | Shape::Land => self.seat_in(kind, index, &taken),
            };
            self.seats[index] = seat;
            taken.push((seat, SEAT));
        }
    }

    /// How much a piece on a seat would hide of all emblems and symbols.
    fn hidden(&self, piece: SeatedPiece, seat: Point) -> f64 {
        let emblems = self.emblems.iter().map(|placed| {
            let piece = SeatedPiece { aside: piece.aside - placed.shift, ..piece };
            piece.hides(seat, placed.at, placed.half())
        });
        let symbols =
            self.symbols.iter().map(|&(symbol, at)| piece.hides(seat, at, symbol_half(symbol)));
        emblems.chain(symbols).sum()
    }

    /// A seat on a road or river, away from crossings and from the rim.
    fn seat_on(
        &self,
        kind: &TileKind,
        own: usize,
        routes: &[Vec<Point>],
        taken: &[(Point, f64)],
    ) -> Point {
        let piece = SeatedPiece::on(kind, own, self.asides[own]);
        let others: Vec<_> = (0..self.shapes.len()).filter(|&index| index != own).collect();
        let value = |at: Point| {
            let lines = others.iter().filter_map(|&index| match &self.shapes[index] {
                Shape::Line(routes) => Some(routes),
                _ => None,
            });
            let line =
                lines.flatten().map(|route| distance(route, at)).fold(f64::INFINITY, f64::min);
            let spot = others.iter().filter_map(|&index| match &self.shapes[index] {
                Shape::Spot { at: spot, .. } => Some(spot.distance(at) - 60.0),
                _ => None,
            });
            let next = clearance(taken, at);
            let clear = spot.fold(line.min(next), f64::min).min(260.0);
            clear.min(2.0 * at.to_rim())
                - at.distance(Point::CENTRE) * 0.1
                - HIDING * self.hidden(piece, at)
        };
        let points = routes.iter().flat_map(|route| steps_along(route, 12.0)).map(|(at, _)| at);
        best(points, value).unwrap_or(Point::CENTRE)
    }

    /// A seat deep inside an area or a field.
    fn seat_in(&self, kind: &TileKind, index: usize, taken: &[(Point, f64)]) -> Point {
        let piece = SeatedPiece::on(kind, index, self.asides[index]);
        let own = Owner::Segment(index as u8);
        let room = depth(|cell| self.owners.get(cell) == own);
        let value = |at: Point| {
            let next = clearance(taken, at);
            room.get(Cell::at(at)).min(160.0) + 0.8 * next.min(120.0)
                - at.distance(Point::CENTRE) * 0.05
                - HIDING * self.hidden(piece, at)
        };
        best(self.owners.cells(own).map(Cell::centre), value).unwrap_or(Point::CENTRE)
    }
}

/// The offset of a piece from its seat, so that it hides little of a building or of the fish in a lake.
fn aside_of(kind: &TileKind, segment: usize, radius: f64) -> Point {
    match kind.segments()[segment].kind() {
        _ if kind.role() == TileRole::Abbey => Point::new(80.0, 95.0),
        FeatureKind::Lake => Point::new(0.55 * radius, 0.0),
        _ => Point::new(85.0, 20.0),
    }
}

/// The point with the highest value.
pub(super) fn best(
    points: impl Iterator<Item = Point>,
    value: impl Fn(Point) -> f64,
) -> Option<Point> {
    let valued = points.map(|at| (at, value(at)));
    valued.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(at, _)| at)
}

/// The distance of a point from all obstacles.
pub(super) fn clearance(taken: &[(Point, f64)], at: Point) -> f64 {
    taken.iter().map(|&(other, radius)| other.distance(at) - radius).fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use bastide_rules::catalogue::tile_sets;
    use bastide_rules::geometry::Rotation;

    use super::*;
    use crate::emblems::Emblem;
    use crate::pieces::Figure;

    /// A bounding box.
    type Rect = [Point; 2];

    fn area([low, high]: Rect) -> f64 {
        (high.x - low.x).max(0.0) * (high.y - low.y).max(0.0)
    }

    /// The share of a box that another covers.
    fn covered(rect: Rect, by: Rect) -> f64 {
        let low = Point::new(rect[0].x.max(by[0].x), rect[0].y.max(by[0].y));
        let high = Point::new(rect[1].x.min(by[1].x), rect[1].y.min(by[1].y));
        area([low, high]) / area(rect)
    }

    /// The bounding box of a follower without its ring, lying or standing at a point.
    fn piece(at: Point, lies: bool) -> Rect {
        let figure = if lies { Figure::LyingFollower } else { Figure::Follower };
        let foot = at + Point::new(0.0, figure.seat_to_foot());
        let [wide, high] = if lies { [150.0, 150.0] } else { [115.0, 315.0] };
        [foot - Point::new(wide, high), foot + Point::new(wide, 10.0)]
    }

    /// How much of an emblem a piece may cover: a piece stands in front of its building.
    const fn limit(emblem: Emblem) -> f64 {
        match emblem {
            Emblem::Cloister | Emblem::Shrine | Emblem::Abbey | Emblem::Farm => 0.35,
            // At the end of a short road into a city.
            Emblem::TowerSite => 0.4,
            // A trading post at a town gate has no better place.
            Emblem::TradingPost => 0.55,
            _ => 0.25,
        }
    }

    #[test]
    fn pieces_hide_neither_shields_nor_symbols_nor_landmarks() {
        let mut hidden = Vec::new();
        for kind in tile_sets().iter().flat_map(|set| &set.tiles).map(|tile| &tile.kind) {
            let layout = Layout::of(kind).expect("every tile can be laid out");
            for turn in (0..4).map(Rotation::new) {
                let layout = layout.clone().turned(turn);
                let emblems = layout
                    .emblems
                    .iter()
                    .map(|placed| (placed.emblem, placed.drawn_at(), placed.half()));
                let symbols = layout
                    .symbols
                    .iter()
                    .map(|&(symbol, at)| (symbol.into(), at, symbol_half(symbol)));
                let boxes: Vec<_> = emblems.chain(symbols).collect();
                for (index, (&seat, &aside)) in layout.seats.iter().zip(&layout.asides).enumerate()
                {
                    let lies = kind.segments()[index].kind().is_land();
                    for &(emblem, at, half) in &boxes {
                        // Two lakes in narrow bays are smaller than a piece.
                        if emblem == Emblem::Fish && half.x < 62.0 {
                            continue;
                        }
                        let share = covered([at - half, at + half], piece(seat + aside, lies));
                        if share > limit(emblem) {
                            hidden.push(format!(
                                "{} {turn:?} {index} {emblem:?} {share:.2}",
                                kind.id()
                            ));
                        }
                    }
                }
            }
        }
        assert!(hidden.is_empty(), "{} {hidden:#?}", hidden.len());
    }
}
