//! Closed rings: circles and outlines.

use std::collections::BTreeMap;

use crate::point::Point;
use crate::raster::{CELL, CELLS, Cell};
use crate::route::simplified;

/// This number of unit vectors, evenly spaced.
pub(crate) fn directions(count: u32) -> impl Iterator<Item = Point> {
    let angle = std::f64::consts::TAU / f64::from(count);
    (0..count).map(move |step| Point::new(1.0, 0.0).rotated(f64::from(step) * angle))
}

/// A circle.
pub(crate) fn circle(at: Point, radius: f64) -> Vec<Point> {
    directions(24).map(|direction| at + direction * radius).collect()
}

/// The outline of a line of this half width.
pub(crate) fn around_line(line: &[Point], half_width: f64) -> Vec<Point> {
    let mut ring = beside(line, half_width);
    ring.extend(beside(line, -half_width).into_iter().rev());
    ring
}

/// A parallel line, to the right of another.
pub(crate) fn beside(line: &[Point], aside: f64) -> Vec<Point> {
    (0..line.len())
        .map(|at| {
            let before = line[at.saturating_sub(1)];
            let after = line[(at + 1).min(line.len() - 1)];
            line[at] + (after - before).right().of_length(aside)
        })
        .collect()
}

/// The outlines of all pieces of a set of cells, and of their holes.
pub(crate) fn around_cells(is_inside: impl Fn(Cell) -> bool) -> Vec<Vec<Point>> {
    let inside = |x: isize, y: isize| {
        let range = 0..CELLS as isize;
        range.contains(&x) && range.contains(&y) && is_inside(Cell { x: x as usize, y: y as usize })
    };
    // Every side of a cell next to another owner, from corner to corner, clockwise.
    let mut sides: BTreeMap<(isize, isize), Vec<(isize, isize)>> = BTreeMap::new();
    for y in 0..CELLS as isize {
        for x in (0..CELLS as isize).filter(|&x| inside(x, y)) {
            let around = [
                ((x, y - 1), (x, y), (x + 1, y)),
                ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
                ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
                ((x - 1, y), (x, y + 1), (x, y)),
            ];
            for ((beyond_x, beyond_y), from, to) in around {
                if !inside(beyond_x, beyond_y) {
                    sides.entry(from).or_default().push(to);
                }
            }
        }
    }
    let mut rings = Vec::new();
    while let Some((&first, _)) = sides.first_key_value() {
        let mut ring = Vec::new();
        let mut at = first;
        while let Some(routes) = sides.get_mut(&at) {
            ring.push(Point::new(at.0 as f64 * CELL, at.1 as f64 * CELL));
            let next = routes.pop();
            if routes.is_empty() {
                sides.remove(&at);
            }
            let Some(next) = next else { break };
            at = next;
        }
        rings.push(rounded(&ring));
    }
    rings
}

/// A ring of cell sides, simplified.
fn rounded(ring: &[Point]) -> Vec<Point> {
    let middle = ring.len() / 2;
    let mut points = simplified(&ring[..=middle.min(ring.len() - 1)], CELL * 0.8);
    points.pop();
    let mut rest = ring[middle..].to_vec();
    rest.push(ring[0]);
    points.extend(simplified(&rest, CELL * 0.8));
    points.pop();
    points
}
