//! Pathfinding for roads and rivers.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use crate::point::{Point, curve, distance, length, steps_along};
use crate::raster::{Cell, Grid};

/// A cell in the frontier, with its cost.
#[derive(PartialEq)]
pub(crate) struct Step {
    pub(crate) cost: f64,
    pub(crate) cell: Cell,
}

impl Eq for Step {}

impl Ord for Step {
    fn cmp(&self, other: &Self) -> Ordering {
        other.cost.total_cmp(&self.cost).then_with(|| other.cell.cmp(&self.cell))
    }
}

impl PartialOrd for Step {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// How a path begins or ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    pub(crate) at: Point,
    /// The direction at this end, if it matters.
    pub(crate) direction: Option<Point>,
}

/// The best path between two ends by the cost of each cell: one of a few curves or, if all of them hit
/// something, the cheapest path over the cells, smoothed.
pub(crate) fn best_route(from: End, to: End, cost: impl Fn(Cell) -> f64) -> Vec<Point> {
    let total = |route: &[Point]| {
        let steps = steps_along(route, 20.0);
        steps.iter().map(|&(point, _)| cost(Cell::at(point)) * 20.0).sum::<f64>()
            + 0.3 * length(route)
    };
    let straight = from.at.distance(to.at);
    let handle = |end: End, other: Point, share: f64| {
        let direction = end.direction.unwrap_or(other - end.at);
        end.at + direction.of_length(straight * share)
    };
    let shares = [0.3, 0.42, 0.55, 0.7];
    let curves = shares.into_iter().flat_map(|a| shares.into_iter().map(move |b| (a, b)));
    let mut routes: Vec<_> = curves
        .map(|(a, b)| {
            let mut route = vec![from.at];
            route.extend(curve(from.at, handle(from, to.at, a), handle(to, from.at, b), to.at, 16));
            let uneven = 1.0 + 0.3 * (a - b).abs() + 0.3 * (a - 0.55).abs();
            (total(&route) * uneven, route)
        })
        .collect();
    let cheapest_curve = routes.iter().map(|(cost, _)| *cost).fold(f64::INFINITY, f64::min);
    let clear = straight * 2.2;
    let begin =
        |end: End| end.direction.map_or(end.at, |direction| end.at + direction.of_length(120.0));
    if cheapest_curve > clear
        && let Some(route) = cheapest(begin(from), begin(to), &cost)
    {
        let mut line = vec![from.at];
        line.extend(simplified(&route, 22.0));
        line.push(to.at);
        let route = smooth(&line);
        routes.push((total(&route) * 1.35, route));
    }
    let best = routes.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
    best.map(|(_, route)| route).unwrap_or_default()
}

/// The cheapest path between two points, cell by cell (Dijkstra).
fn cheapest(from: Point, to: Point, cost: impl Fn(Cell) -> f64) -> Option<Vec<Point>> {
    let (start, goal) = (Cell::at(from), Cell::at(to));
    let mut best = Grid::new(f64::INFINITY);
    let mut came = Grid::new(start);
    let mut frontier = BinaryHeap::from([Step { cost: 0.0, cell: start }]);
    best.set(start, 0.0);
    while let Some(Step { cost: so_far, mut cell }) = frontier.pop() {
        if so_far > best.get(cell) {
            continue;
        }
        if cell == goal {
            let mut route = vec![cell.centre()];
            while cell != start {
                cell = came.get(cell);
                route.push(cell.centre());
            }
            route.reverse();
            return Some(route);
        }
        for (next, far) in cell.around() {
            let cost = so_far + far * cost(next);
            if cost < best.get(next) {
                best.set(next, cost);
                came.set(next, cell);
                frontier.push(Step { cost, cell: next });
            }
        }
    }
    None
}

/// Simplifies a line, moving it by at most `within` (Ramer–Douglas–Peucker).
pub(crate) fn simplified(line: &[Point], within: f64) -> Vec<Point> {
    let [first, .., last] = line else { return line.to_vec() };
    let (mut worst, mut at) = (0.0, 0);
    for (index, point) in line.iter().enumerate() {
        let off = distance(&[*first, *last], *point);
        if off > worst {
            (worst, at) = (off, index);
        }
    }
    if worst <= within {
        return vec![*first, *last];
    }
    let mut points = simplified(&line[..=at], within);
    points.pop();
    points.extend(simplified(&line[at..], within));
    points
}

/// Rounds the corners of a line (Chaikin).
pub(crate) fn smooth(line: &[Point]) -> Vec<Point> {
    let mut points = line.to_vec();
    for _ in 0..3 {
        let [first, .., last] = points[..] else { return points };
        let mut rounder = vec![first];
        for pair in points.windows(2) {
            rounder.push(pair[0].towards(pair[1], 0.25));
            rounder.push(pair[0].towards(pair[1], 0.75));
        }
        rounder.push(last);
        points = rounder;
    }
    points
}
