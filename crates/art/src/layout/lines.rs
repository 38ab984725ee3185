//! Roads and rivers, through the tile or ending on it.

use bastide_rules::geometry::{Half, Side};
use bastide_rules::tile::{FeatureKind, Segment, TileKind};

use super::areas::is_area;
use super::spots::EndingLine;
use super::{Gate, HubKind, Layout, Outline, Owner, Pull, Pulled, Shape};
use crate::point::{Point, inward, length, middle, steps_along};
use crate::raster::{Cell, depth, near};
use crate::rings::circle;
use crate::rng::TileRng;
use crate::route::{End, best_route};

/// Half the width of a road, and of a river.
const ROAD: f64 = 40.0;
pub(crate) const RIVER: f64 = 58.0;
/// How far a road runs before it goes underground, so that the field leads round its mouth.
const TUNNEL: f64 = 105.0;

pub(crate) const fn half_width(kind: FeatureKind) -> f64 {
    if matches!(kind, FeatureKind::River) { RIVER } else { ROAD }
}

pub(super) fn is_line(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Road | FeatureKind::River)
}

/// Where a line crosses a side.
fn port(side: Side) -> End {
    End { at: middle(side), direction: Some(inward(side)) }
}

/// All lines, rivers before roads, and those that pass over another line after it.
fn lines(kind: &TileKind) -> Vec<usize> {
    let segments = kind.segments();
    let mut lines: Vec<_> =
        (0..segments.len()).filter(|&index| is_line(segments[index].kind())).collect();
    lines.sort_by_key(|&index| {
        let is_over = kind.bridges().iter().any(|&[over, _]| over == index);
        (segments[index].kind() == FeatureKind::Road, is_over)
    });
    lines
}

/// Where a line with one side ends.
enum Goal {
    /// At this building, lake, city or town.
    At(usize),
    /// At a crossing with other roads.
    Crossing,
    /// At nothing that is a segment.
    Nowhere,
}

impl Goal {
    fn of(kind: &TileKind, line: usize) -> Self {
        let segments = kind.segments();
        let kind_of = |index: usize| segments[index].kind();
        let mut linked: Vec<_> = kind.linked(line).chain(segments[line].touched()).collect();
        // Mayflower has no junctions: a trail leads to the farm or town of its tile, and several that end
        // on a tile share a crossing.
        let is_trail = segments.iter().any(|s| matches!(s.kind(), FeatureKind::Plain));
        if is_trail {
            let ends_here = |s: &Segment| s.kind() == FeatureKind::Road && s.sides.len() == 1;
            let goal = |s: &Segment| matches!(s.kind(), FeatureKind::Farm | FeatureKind::Town);
            let others = (0..segments.len()).filter(|&index| index != line);
            linked.extend(
                others.filter(|&index| ends_here(&segments[index]) || goal(&segments[index])),
            );
        }
        let is_spot =
            |&index: &usize| kind_of(index).is_building() || kind_of(index) == FeatureKind::Lake;
        if let Some(&spot) = linked.iter().find(|index| is_spot(index)) {
            Self::At(spot)
        } else if linked.iter().any(|&index| is_line(kind_of(index))) {
            Self::Crossing
        } else {
            linked
                .into_iter()
                .find(|&index| is_area(kind_of(index)))
                .map_or(Self::Nowhere, Self::At)
        }
    }
}

impl Layout {
    /// Lays out the lines that reach two sides or more.
    pub(super) fn lay_through_lines(&mut self, kind: &TileKind, pulls: &[Pull]) {
        for index in lines(kind) {
            let segment = &kind.segments()[index];
            let sides: Vec<_> = segment.sides.iter().collect();
            match sides[..] {
                [a, b] => {
                    let wall = self.pulled_to(pulls, Pulled::Segment(index));
                    let routes = if let Some(wall) = wall {
                        self.route_along(a, b, &wall, segment)
                    } else {
                        let route = self.route(port(a), port(b));
                        match self.tunnels(kind, index, &route) {
                            Some(parts) => parts,
                            None => vec![route],
                        }
                    };
                    self.draw_line(kind, index, routes);
                }
                [_, _, _, ..] => self.lay_fork(kind, index, &sides),
                _ => {}
            }
        }
    }

    /// Lays out the lines that end on the tile.
    pub(super) fn lay_ending_lines(&mut self, kind: &TileKind, pulls: &[Pull]) {
        for index in lines(kind) {
            let segment = &kind.segments()[index];
            let mut sides = segment.sides.iter();
            if let (Some(side), None) = (sides.next(), sides.next()) {
                let route = self.ending_route(kind, index, side, pulls);
                self.draw_line(kind, index, vec![route]);
            }
        }
        self.lay_stubs(kind);
    }

    fn draw_line(&mut self, kind: &TileKind, index: usize, mut routes: Vec<Vec<Point>>) {
        let segment = &kind.segments()[index];
        let mut rng = TileRng::from_name(kind.id());
        for route in &mut routes {
            let swayed = sway(route, &mut rng);
            let is_free = |&at: &Point| self.owners.get(Cell::at(at)) == Owner::Land;
            let free =
                |route: &[Point]| route.iter().filter(|at| is_free(at)).count() * 100 / route.len();
            if free(&swayed) >= free(route) {
                *route = swayed;
            }
        }
        for route in &routes {
            for cell in near(route, half_width(segment.kind())) {
                if self.owners.get(cell) == Owner::Land {
                    self.owners.set(cell, Owner::Segment(index as u8));
                }
            }
        }
        self.shapes[index] = Shape::Line(routes);
    }

    /// The best path between two ends: it keeps to the middle of open land.
    fn route(&self, from: End, to: End) -> Vec<Point> {
        let room = depth(|cell| self.owners.get(cell) == Owner::Land);
        let goal = self.owners.get(Cell::at(to.at));
        best_route(from, to, |cell| {
            let at = cell.centre();
            let beside = |end: End| end.at.distance(at) < 140.0;
            match self.owners.get(cell) {
                _ if beside(from) || beside(to) => 1.0,
                Owner::Land => 1.0 + (90.0 - room.get(cell)).max(0.0) / 25.0,
                other if other == goal && goal != Owner::Land => 1.0,
                _ => 14.0,
            }
        })
    }

    /// The path of a road that touches a wall without ending there.
    fn route_along(&self, a: Side, b: Side, wall: &[Point], segment: &Segment) -> Vec<Vec<Point>> {
        let far = |point: Point| point.distance(middle(a)) + point.distance(middle(b));
        let inner = 1..wall.len().saturating_sub(1);
        let Some(at) = inner.min_by(|&p, &q| far(wall[p]).total_cmp(&far(wall[q]))) else {
            return vec![self.route(port(a), port(b))];
        };
        let along = (wall[at + 1] - wall[at - 1]).of_length(1.0);
        let beside = |aside: f64| wall[at] + along.right() * aside;
        let off = half_width(segment.kind()) * 0.8;
        let is_land = |point| self.owners.get(Cell::at(point)) == Owner::Land;
        let touch = if is_land(beside(60.0)) { beside(off) } else { beside(-off) };
        let leads_to = |side: Side| {
            let route = middle(side) - touch;
            if route.x * along.x + route.y * along.y > 0.0 { along } else { along * -1.0 }
        };
        let mut route = self.route(port(a), End { at: touch, direction: Some(leads_to(a)) });
        route.extend(&self.route(End { at: touch, direction: Some(leads_to(b)) }, port(b))[1..]);
        vec![route]
    }

    /// The parts of a road that runs under an area, if it does: it goes underground early where the field
    /// leads round its mouth, and otherwise at the wall.
    fn tunnels(
        &mut self,
        kind: &TileKind,
        index: usize,
        route: &[Point],
    ) -> Option<Vec<Vec<Point>>> {
        let segment = &kind.segments()[index];
        let field_at = |half: usize| {
            let half = Half::ALL[half];
            kind.segments().iter().position(|s| s.halves.iter().any(|own| own == half))
        };
        let leads_round = |side: Side| field_at(2 * side.index()) == field_at(2 * side.index() + 1);
        if segment.kind() != FeatureKind::Road || !segment.sides.iter().any(leads_round) {
            return None;
        }
        let is_land = |point: &Point| self.owners.get(Cell::at(*point)) == Owner::Land;
        let mut parts = Vec::new();
        for side in segment.sides.iter() {
            let from_here = route[0].distance(middle(side)) < 1.0;
            let mut points: Vec<_> = route.to_vec();
            if !from_here {
                points.reverse();
            }
            let mouth = if leads_round(side) {
                middle(side) + inward(side) * TUNNEL
            } else {
                points.iter().copied().take_while(is_land).last().unwrap_or(middle(side))
            };
            self.mouths.push(Gate { at: mouth, direction: inward(side) });
            parts.push(vec![middle(side), mouth]);
        }
        Some(parts)
    }

    /// Lays out a line with three ends or more: a road has a roundabout, a river forks.
    fn lay_fork(&mut self, kind: &TileKind, index: usize, sides: &[Side]) {
        let segment = &kind.segments()[index];
        let is_road = segment.kind() == FeatureKind::Road;
        let hub = if is_road { HubKind::Ring } else { HubKind::Fork };
        let at = self.hub(hub, &[], &EndingLine::of(kind, index));
        let ends = sides.iter().map(|&side| self.route(port(side), End { at, direction: None }));
        let mut routes: Vec<_> = ends.collect();
        if is_road {
            let ring = hub.radius() - ROAD;
            for route in &mut routes {
                route.retain(|point| point.distance(at) > ring - 5.0);
            }
            let mut round = circle(at, ring);
            round.push(round[0]);
            routes.push(round);
        }
        self.draw_line(kind, index, routes);
    }

    /// The path of a line that enters at one side: to a building or a lake, through a gate, or to a hub.
    fn ending_route(
        &mut self,
        kind: &TileKind,
        index: usize,
        side: Side,
        pulls: &[Pull],
    ) -> Vec<Point> {
        let segment = &kind.segments()[index];
        let hub = match Goal::of(kind, index) {
            Goal::At(spot) => match self.shapes[spot] {
                Shape::Spot { at, .. } => {
                    return self.route(port(side), End { at, direction: None });
                }
                Shape::Area(ref outline) => {
                    let outline = outline.clone();
                    return self.route_through_gate(side, &outline);
                }
                _ => Self::end_of(kind, segment),
            },
            Goal::Crossing => HubKind::Village,
            Goal::Nowhere => match self.outside.clone() {
                Some(outside) => return self.route_through_gate(side, &outside),
                None => Self::end_of(kind, segment),
            },
        };
        let at = self.hub(hub, pulls, &EndingLine::of(kind, index));
        self.route(port(side), End { at, direction: None })
    }

    fn route_through_gate(&mut self, side: Side, outline: &Outline) -> Vec<Point> {
        let gate = self.gate(side, outline);
        let mut route =
            self.route(port(side), End { at: gate.at, direction: Some(gate.direction * -1.0) });
        route.push(gate.at + gate.direction * 25.0);
        self.gates.push(gate);
        route
    }

    /// Where a road from a side passes a wall: near, not at a corner, and not at another gate.
    fn gate(&self, side: Side, outline: &Outline) -> Gate {
        let from = middle(side) + inward(side) * 150.0;
        let mut best = (f64::INFINITY, Gate { at: Point::CENTRE, direction: inward(side) });
        for wall in &outline.walls {
            for parts in wall.windows(3) {
                let at = parts[1];
                let along = (parts[2] - parts[0]).of_length(1.0);
                let direction =
                    [along.right(), along.right() * -1.0].into_iter().find(|direction| {
                        self.owners.get(Cell::at(at - *direction * 45.0)) == Owner::Land
                    });
                let Some(direction) = direction else { continue };
                let beside = self.gates.iter().any(|gate| gate.at.distance(at) < 150.0);
                let corner = (170.0 - at.to_rim()).max(0.0);
                let to = (at - from).of_length(1.0);
                let turns = 1.0 - (to.x * direction.x + to.y * direction.y);
                let cost = at.distance(from)
                    + 4.0 * corner
                    + 90.0 * turns
                    + if beside { 400.0 } else { 0.0 };
                if cost < best.0 {
                    best = (cost, Gate { at, direction });
                }
            }
        }
        best.1
    }

    /// Lays out short roads from a crossing to the gates of its cities.
    fn lay_stubs(&mut self, kind: &TileKind) {
        let segments = kind.segments();
        let Some(hub) = self.hubs.iter().find(|hub| hub.kind == HubKind::Village).copied() else {
            return;
        };
        for index in 0..segments.len() {
            let Shape::Area(outline) = &self.shapes[index] else { continue };
            let roads = kind.linked(index).filter(|&other| is_line(segments[other].kind())).count();
            if roads < 2 {
                continue;
            }
            let walls = outline.walls.iter().flatten().copied();
            let Some(at) = walls.min_by(|a, b| a.distance(hub.at).total_cmp(&b.distance(hub.at)))
            else {
                continue;
            };
            let direction = (at - hub.at).of_length(1.0);
            let stub = vec![hub.at, at + direction * 25.0];
            for cell in near(&stub, ROAD) {
                if self.owners.get(cell) == Owner::Land {
                    self.owners.set(cell, Owner::Hub);
                }
            }
            self.gates.push(Gate { at, direction });
            self.stubs.push(stub);
        }
    }
}

/// Adds bends to a straight road: a long one swings to both sides, a shorter one to one side. The ends keep
/// their position and direction.
fn sway(route: &[Point], rng: &mut TileRng) -> Vec<Point> {
    use std::f64::consts::PI;
    let (Some(&first), Some(&last)) = (route.first(), route.last()) else { return Vec::new() };
    let long = length(route);
    let far = rng.between(0.02, 0.05) * long * if rng.happens(0.5) { 1.0 } else { -1.0 };
    if long < 300.0 || long > first.distance(last) * 1.03 {
        return route.to_vec();
    }
    let swings = if long > 700.0 { 2.0 } else { 1.0 };
    let mut swayed = vec![first];
    let steps = steps_along(route, long / 24.0);
    let count = steps.len() as f64;
    for (step, (at, along)) in steps.into_iter().enumerate() {
        let share = (step as f64 + 0.5) / count;
        let window = (PI * share).sin().powi(2);
        swayed.push(at + along.right() * (far * window * (PI * swings * share).sin()));
    }
    swayed.push(last);
    swayed
}
