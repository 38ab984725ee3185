//! Points and curves on a tile, which is a square of 1,000 by 1,000 with the north-west corner at 0,0.

use std::ops::{Add, Mul, Sub};

use bastide_rules::geometry::{Half, Rotation, Side};

/// The side of a tile.
pub const TILE: f64 = 1_000.0;

/// A point on a tile, or a vector.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the east.
    pub x: f64,
    /// To the south.
    pub y: f64,
}

impl Point {
    /// The middle of a tile.
    pub(crate) const CENTRE: Self = Self::new(TILE / 2.0, TILE / 2.0);

    pub(crate) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(crate) fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// The vector with this length.
    pub(crate) fn of_length(self, length: f64) -> Self {
        self * (length / self.length().max(1e-9))
    }

    pub(crate) fn distance(self, other: Self) -> f64 {
        (other - self).length()
    }

    pub(crate) fn towards(self, other: Self, share: f64) -> Self {
        self + (other - self) * share
    }

    /// The vector turned by 90°, clockwise on the page.
    pub(crate) const fn right(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// The vector turned by an angle, clockwise on the page.
    pub(crate) fn rotated(self, angle: f64) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }

    /// The point after the tile was turned.
    pub(crate) fn turned(self, turn: Rotation) -> Self {
        (0..turn.quarters()).fold(self, |point, _| Self::new(TILE - point.y, point.x))
    }

    /// Its distance from the rim of the tile.
    pub(crate) fn to_rim(self) -> f64 {
        self.x.min(self.y).min(TILE - self.x).min(TILE - self.y)
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;

    fn mul(self, by: f64) -> Self {
        Self::new(self.x * by, self.y * by)
    }
}

/// The middle of a side, where roads and rivers cross it.
pub(crate) fn middle(side: Side) -> Point {
    corner(side).towards(corner(next(side)), 0.5)
}

/// The unit vector from a side straight into the tile.
pub(crate) fn inward(side: Side) -> Point {
    match side {
        Side::N => Point::new(0.0, 1.0),
        Side::E => Point::new(-1.0, 0.0),
        Side::S => Point::new(0.0, -1.0),
        Side::W => Point::new(1.0, 0.0),
    }
}

/// The next side clockwise.
pub(crate) fn next(side: Side) -> Side {
    side.turned(Rotation::new(1))
}

/// The corner at which a side begins, clockwise.
pub(crate) fn corner(side: Side) -> Point {
    match side {
        Side::N => Point::new(0.0, 0.0),
        Side::E => Point::new(TILE, 0.0),
        Side::S => Point::new(TILE, TILE),
        Side::W => Point::new(0.0, TILE),
    }
}

/// The middle of a half-edge.
pub(crate) fn of_half(half: Half) -> Point {
    let side = half.side();
    let share = if (half as usize).is_multiple_of(2) { 0.25 } else { 0.75 };
    corner(side).towards(corner(next(side)), share)
}

/// Points along a cubic curve, without the first one.
pub(crate) fn curve(from: Point, a: Point, b: Point, to: Point, steps: usize) -> Vec<Point> {
    (1..=steps)
        .map(|step| {
            let t = step as f64 / steps as f64;
            let s = 1.0 - t;
            from * (s * s * s) + a * (3.0 * s * s * t) + b * (3.0 * s * t * t) + to * (t * t * t)
        })
        .collect()
}

/// The distance of a point from a line.
pub(crate) fn distance(line: &[Point], point: Point) -> f64 {
    let to_part = |pair: &[Point]| {
        let direction = pair[1] - pair[0];
        let off = point - pair[0];
        let length = direction.x * direction.x + direction.y * direction.y;
        let share =
            if length > 0.0 { (off.x * direction.x + off.y * direction.y) / length } else { 0.0 };
        pair[0].towards(pair[1], share.clamp(0.0, 1.0)).distance(point)
    };
    line.windows(2).map(to_part).fold(f64::INFINITY, f64::min)
}

/// Whether a point is inside a closed outline.
pub(crate) fn contains(outline: &[Point], point: Point) -> bool {
    let mut inside = false;
    for (index, a) in outline.iter().enumerate() {
        let b = outline[(index + 1) % outline.len()];
        if (a.y > point.y) != (b.y > point.y) {
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x);
            if point.x < x {
                inside = !inside;
            }
        }
    }
    inside
}

/// Points along a line at this distance from one another.
pub(crate) fn steps_along(line: &[Point], step: f64) -> Vec<(Point, Point)> {
    let mut steps = Vec::new();
    let mut left = step / 2.0;
    for pair in line.windows(2) {
        let direction = pair[1] - pair[0];
        let length = direction.length();
        while left < length {
            steps.push((pair[0].towards(pair[1], left / length), direction.of_length(1.0)));
            left += step;
        }
        left -= length;
    }
    steps
}

/// The length of a line.
pub(crate) fn length(line: &[Point]) -> f64 {
    line.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}
