//! Points on the table and how far they are from each other, in whole micrometres (CAT-D05).

use crate::board::Position;

/// The side of a tile.
pub(crate) const TILE: i128 = 45_000;
/// From the centre of a tile to its side.
pub(crate) const HALF_TILE: i128 = TILE / 2;

/// A point on the table, or the way from one to another; x grows east, y grows south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Point {
    pub(crate) x: i128,
    pub(crate) y: i128,
}

impl Point {
    pub(crate) const fn new(x: i128, y: i128) -> Point {
        Point { x, y }
    }

    /// The centre of a tile.
    pub(crate) fn centre_of((x, y): Position) -> Point {
        Point::new(i128::from(x) * TILE, i128::from(y) * TILE)
    }

    pub(crate) fn plus(self, way: Point) -> Point {
        Point::new(self.x + way.x, self.y + way.y)
    }

    /// The way from here to another point.
    pub(crate) fn to(self, other: Point) -> Point {
        Point::new(other.x - self.x, other.y - self.y)
    }

    /// A part of this way, each coordinate rounded toward zero.
    pub(crate) fn part(self, numerator: i128, denominator: i128) -> Point {
        Point::new(self.x * numerator / denominator, self.y * numerator / denominator)
    }

    pub(crate) fn dot(self, other: Point) -> i128 {
        self.x * other.x + self.y * other.y
    }

    fn cross(self, other: Point) -> i128 {
        self.x * other.y - self.y * other.x
    }

    /// The length of this way, rounded down.
    pub(crate) fn length(self) -> i128 {
        self.dot(self).isqrt()
    }

    /// The square of the distance to the nearest point of a tile; 0 on the tile.
    pub(crate) fn squared_distance_to_tile(self, tile: Position) -> i128 {
        let way = Point::centre_of(tile).to(self);
        let outside = |along: i128| (along.abs() - HALF_TILE).max(0);
        outside(way.x).pow(2) + outside(way.y).pow(2)
    }
}

/// A straight path, which may be a point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    pub(crate) from: Point,
    pub(crate) to: Point,
}

impl Path {
    fn way(self) -> Point {
        self.from.to(self.to)
    }

    /// How far along the path a point is: from 0 to the square of the length.
    pub(crate) fn along(self, point: Point) -> i128 {
        let way = self.way();
        self.from.to(point).dot(way).clamp(0, way.dot(way))
    }

    /// The point of the path that is closest to a point.
    pub(crate) fn closest(self, point: Point) -> Point {
        let way = self.way();
        match way.dot(way) {
            0 => self.from,
            squared => self.from.plus(way.part(self.along(point), squared)),
        }
    }

    /// Whether a point is no farther from the path than this.
    pub(crate) fn is_within(self, distance: i128, point: Point) -> bool {
        let (way, along) = (self.way(), self.along(point));
        let squared = way.dot(way);
        if 0 < along && along < squared {
            return way.cross(self.from.to(point)).pow(2) <= distance.pow(2) * squared;
        }
        let end = if along == 0 { self.from } else { self.to };
        let gap = end.to(point);
        gap.dot(gap) <= distance.pow(2)
    }
}
