//! Followers as round discs on the table, and which of them a token hits or is nearest to.

use std::collections::{BTreeSet, VecDeque};

use crate::board::{Board, Stand};
use crate::figure::{Figure, Piece};
use crate::flight::{Flight, TOKEN};
use crate::geometry::{HALF_TILE, Path, Point};
use crate::quarter::Quarter;
use crate::tile::{Kind, Segment};

/// From the middle of a side to the middle of its half-edges.
const QUARTER_TILE: i128 = HALF_TILE / 2;
/// How far those are moved aside who would stand where somebody stands (CAT-D08), and where to:
/// east, south, west, north.
const SHIFTS: [Point; 4] =
    [Point::new(7_000, 0), Point::new(0, 7_000), Point::new(-7_000, 0), Point::new(0, -7_000)];
/// A push smaller than this is none (CAT-D17).
const LEAST_PUSH: i128 = 2_000;

/// A follower as the token meets it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Disc {
    pub(crate) stand: Stand,
    pub(crate) figure: Figure,
    pub(crate) centre: Point,
}

impl Disc {
    /// CAT-D07, ABT-12, PHA-05.
    pub(crate) fn radius(&self) -> i128 {
        match self.figure.piece {
            Piece::Follower | Piece::Abbot | Piece::Phantom => 8_000,
            Piece::Mayor => 9_000,
            Piece::BigFollower | Piece::Wagon => 10_000,
            other => panic!("CAT-R-05: {other:?} is no follower"),
        }
    }

    /// How much is left between this and a token, then from centre to centre (CAT-D20).
    fn gap(&self, token: Point) -> (i128, i128) {
        let way = token.to(self.centre);
        ((way.length() - TOKEN - self.radius()).max(0), way.dot(way))
    }
}

/// Where on its tile somebody on a segment stands, from the centre of the tile (CAT-D08).
pub(crate) fn anchor(segment: &Segment) -> Point {
    let ends = segment.reaches.iter().map(|&reach| match segment.kind {
        Kind::Field => middle_of_half(reach),
        _ => middle_of_side(reach),
    });
    let count = segment.reaches.len() as i128;
    if count == 0 {
        let inner = segment.kind == Kind::Field;
        return if inner { Point::new(-6_000, -6_000) } else { Point::new(0, 0) };
    }
    let mean = ends.fold(Point::new(0, 0), Point::plus).part(1, count);
    match segment.kind {
        Kind::Field => mean.part(2, 3),
        _ if count <= 2 => mean.part(1, 2),
        _ => mean,
    }
}

fn middle_of_side(side: usize) -> Point {
    match side {
        0 => Point::new(0, -HALF_TILE),
        1 => Point::new(HALF_TILE, 0),
        2 => Point::new(0, HALF_TILE),
        _ => Point::new(-HALF_TILE, 0),
    }
}

/// The half-edges go clockwise: the first of a side is a step against that direction from its
/// middle, the second a step in that direction, which is the direction of the next side.
fn middle_of_half(half: usize) -> Point {
    let clockwise = middle_of_side((half / 2 + 1) % 4).part(QUARTER_TILE, HALF_TILE);
    let step = if half.is_multiple_of(2) { clockwise.part(-1, 1) } else { clockwise };
    middle_of_side(half / 2).plus(step)
}

/// The middle of a quarter: a quarter of the rectangle of the two inner tiles (CAT-D08).
fn middle_of_quarter(quarter: Quarter) -> Point {
    let (tile, y) = match quarter {
        Quarter::Castle => ((0, 0), -QUARTER_TILE),
        Quarter::Market => ((0, 0), QUARTER_TILE),
        Quarter::Blacksmith => ((-1, 0), QUARTER_TILE),
        Quarter::Cathedral => ((-1, 0), -QUARTER_TILE),
    };
    Point::centre_of(tile).plus(Point::new(0, y))
}

impl Board {
    /// Where somebody stands who is alone there.
    fn unshifted_centre(&self, stand: Stand) -> Point {
        match stand {
            Stand::On(spot) => {
                let tile = Point::centre_of((spot.0, spot.1));
                tile.plus(anchor(self.segment(spot)))
            }
            Stand::Tower(tile) => Point::centre_of(tile),
            Stand::Quarter(quarter, _) => middle_of_quarter(quarter),
        }
    }

    /// These followers with their places, those aside who share one (CAT-D08).
    pub(crate) fn discs(&self, followers: Vec<(Stand, Figure)>) -> Vec<Disc> {
        let followers = followers.into_iter();
        let mut all: Vec<_> = followers
            .map(|(stand, figure)| (self.unshifted_centre(stand), figure, stand))
            .collect();
        all.sort_unstable();
        let discs = all.iter().enumerate().map(|(index, &(centre, figure, stand))| {
            let before = all[..index].iter().filter(|(other, ..)| *other == centre).count();
            let shift = before.checked_sub(1).map(|shifted| SHIFTS[shifted % 4]);
            let centre = shift.map_or(centre, |shift| centre.plus(shift));
            Disc { stand, figure, centre }
        });
        discs.collect()
    }
}

/// The places in the list of all followers that a token hits (CAT-D16 to CAT-D18), those included
/// that are hit by followers it pushes (CAT-14).
pub(crate) fn knocked_out(flight: Flight, discs: &[Disc]) -> BTreeSet<usize> {
    let mut hit = BTreeSet::new();
    // Who is hit, what hit it, and how hard.
    let mut queue = VecDeque::new();
    let push = 5_000 + flight.range / 50;
    for index in touched(flight.slide, TOKEN, discs, &hit) {
        queue.push_back((index, flight.slide, push));
    }
    hit.extend(queue.iter().map(|(index, ..)| *index));
    while let Some((index, by, push)) = queue.pop_front() {
        if push < LEAST_PUSH {
            continue;
        }
        let disc = discs[index];
        let away = by.closest(disc.centre).to(disc.centre);
        let away = if away == Point::new(0, 0) { flight.direction } else { away };
        let sweep =
            Path { from: disc.centre, to: disc.centre.plus(away.part(push, away.length())) };
        for other in touched(sweep, disc.radius(), discs, &hit) {
            hit.insert(other);
            queue.push_back((other, sweep, push * 3 / 5));
        }
    }
    hit
}

/// Who is touched by something round that goes along a path, without those that were hit before;
/// in the order in which it comes to them (CAT-D18).
fn touched(path: Path, radius: i128, discs: &[Disc], before: &BTreeSet<usize>) -> Vec<usize> {
    let others = (0..discs.len()).filter(|index| !before.contains(index));
    let near = others.filter(|&index| {
        let disc = discs[index];
        path.is_within(radius + disc.radius(), disc.centre)
    });
    let mut near: Vec<usize> = near.collect();
    near.sort_by_key(|&index| {
        let Disc { figure, centre, .. } = discs[index];
        (path.along(centre), figure, centre)
    });
    near
}

/// Who is nearest to a token at rest: several if nothing tells them apart (CAT-16, CAT-D20).
pub(crate) fn nearest(token: Point, discs: &[Disc]) -> BTreeSet<Stand> {
    let least = discs.iter().map(|disc| disc.gap(token)).min();
    let nearest = discs.iter().filter(|disc| Some(disc.gap(token)) == least);
    nearest.map(|disc| disc.stand).collect()
}
