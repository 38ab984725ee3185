//! How a token flies and what it hits: whole numbers only, so that every machine finds the same
//! (`CAT-D01`, `CAT-D05`), and the same for all players (`CAT-D04`).
//!
//! Lengths are micrometres. Division drops what is behind the point.

use crate::action::CatchResult;
use crate::geometry::{Pos, Side};

/// The side of a tile (`CAT-D05`).
const TILE: i64 = 45_000;
/// The radius of a token (`CAT-D07`).
const TOKEN: i64 = 9_000;
/// What a number of the scatter can be at most.
pub(super) const MOST: i64 = 65_535;
/// How far from every tile the catapult stands at least (`CAT-D06`).
const CLEARANCE: i64 = 40_000;

/// A point on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Point {
    pub(super) x: i64,
    pub(super) y: i64,
}

impl Point {
    pub(super) const fn new(x: i64, y: i64) -> Self {
        Self { x, y }
    }

    /// The middle of a tile.
    pub(super) fn centre_of(pos: Pos) -> Self {
        Self::new(i64::from(pos.x) * TILE, i64::from(pos.y) * TILE)
    }

    pub(super) fn plus(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }

    fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }

    fn dot(self, other: Self) -> i128 {
        i128::from(self.x) * i128::from(other.x) + i128::from(self.y) * i128::from(other.y)
    }

    fn cross(self, other: Self) -> i128 {
        i128::from(self.x) * i128::from(other.y) - i128::from(self.y) * i128::from(other.x)
    }

    pub(super) fn squared_distance(self, other: Self) -> i128 {
        self.minus(other).dot(self.minus(other))
    }

    /// The squared distance from here to the square of a tile.
    pub(super) fn squared_distance_to_tile(self, pos: Pos) -> i128 {
        let offset = self.minus(Self::centre_of(pos));
        let beyond = |d: i64| (d.abs() - TILE / 2).max(0);
        let (x, y) = (beyond(offset.x), beyond(offset.y));
        // A thousand tiles in a row are far from the end of these numbers.
        i128::from(x * x + y * y)
    }

    /// This vector, made so long.
    fn scaled(self, length: i64) -> Self {
        let own = isqrt(self.dot(self));
        Self::new(
            (i128::from(self.x) * i128::from(length) / own) as i64,
            (i128::from(self.y) * i128::from(length) / own) as i64,
        )
    }
}

/// The square root without what is behind the point.
pub(super) fn isqrt(square: i128) -> i128 {
    square.unsigned_abs().isqrt() as i128
}

/// The 25 numbers of the scatter (`CAT-D11`).
pub(super) type Scatter = [i64; 25];

/// The scatter of a wind: the 16 highest bits of numbers of the `SplitMix64` stream. It is cut into
/// pieces so long that no two winds share a number.
pub(super) fn scatter(wind: u16) -> Scatter {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
    const PIECE: u64 = 1_024;
    let mut number = (PIECE * (u64::from(wind) + 1)).wrapping_mul(STEP);
    std::array::from_fn(|_| {
        number = number.wrapping_add(STEP);
        let mut mixed = number;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        (mixed >> 48) as i64
    })
}

/// A bell-shaped number around 0, from twelve even ones (`CAT-D11`).
pub(super) fn bell(numbers: &[i64]) -> i64 {
    numbers.iter().sum::<i64>() - 6 * MOST
}

/// How far a token strays along and across its way.
fn strays(scatter: &Scatter, along: i64, across: i64) -> (i64, i64) {
    (along * bell(&scatter[..12]) / MOST, across * bell(&scatter[12..24]) / MOST)
}

/// Where the catapult stands (`CAT-D06`, `CAT-R-17`): on one side of the landscape, in line with
/// the tile aimed at, and clear of all tiles.
///
/// `outermost` is the last tile in that line.
pub(super) fn launch_point(outermost: Pos, has_tile: impl Fn(Pos) -> bool, side: Side) -> Point {
    let step = Point::centre_of(Pos::default().step(side));
    let edge = Point::centre_of(outermost);
    let mut launch = edge.plus(step.scaled(TILE / 2 + 60_000));
    // The clearance is less than a tile, so only the tiles around the catapult can be too near.
    let is_near = |launch: Point, pos: Pos| {
        has_tile(pos) && launch.squared_distance_to_tile(pos) < i128::from(CLEARANCE * CLEARANCE)
    };
    while spaces_around(launch).any(|pos| is_near(launch, pos)) {
        launch = launch.plus(step);
    }
    launch
}

/// The tile space on which a point lies, and those around it.
pub(super) fn spaces_around(point: Point) -> impl Iterator<Item = Pos> {
    let tile = |d: i64| (d + TILE / 2).div_euclid(TILE) as i16;
    let at = Pos::new(tile(point.x), tile(point.y));
    at.around().chain([at])
}

/// The way of a token over the table (`CAT-D14`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Flight {
    /// How far it would fly without scatter (`CAT-D10`).
    pub(super) range: i64,
    /// From the catapult to the point aimed at.
    direction: Point,
    /// Where it comes down …
    pub(super) impact: Point,
    /// … and where it comes to rest.
    pub(super) rest: Point,
}

/// `CAT-D10`: how far a token flies over the table without scatter.
pub(super) fn range_over_table(power: u16) -> i64 {
    6 * i64::from(power) * i64::from(power) / 5
}

/// `CAT-D23`: how far a token flies to the neighbour without scatter.
pub(super) fn range_to_neighbour(power: u16) -> i64 {
    11 * i64::from(power) * i64::from(power) / 10
}

/// `CAT-D10` to `CAT-D14`.
pub(super) fn fly(launch: Point, aim: Point, power: u16, scatter: &Scatter) -> Flight {
    let range = range_over_table(power);
    let (along, across) = strays(scatter, 10_000 + 12 * range / 100, 6_000 + 6 * range / 100);
    let length = (range + along).max(0);
    let slide = (i128::from(length) * i128::from(2 * MOST + 8 * scatter[24])
        / i128::from(100 * MOST)) as i64;
    let direction = aim.minus(launch);
    let n = isqrt(direction.dot(direction));
    let part = |forward: i64, sideways: i64| {
        let whole =
            i128::from(forward) * i128::from(length) + i128::from(sideways) * i128::from(across);
        (whole / n) as i64
    };
    let offset = Point::new(part(direction.x, -direction.y), part(direction.y, direction.x));
    let impact = launch.plus(offset);
    Flight { range, direction, impact, rest: impact.plus(direction.scaled(slide)) }
}

/// A follower as the token sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Body {
    pub(super) centre: Point,
    pub(super) radius: i64,
}

/// A straight way from one point to another.
#[derive(Clone, Copy)]
struct Way {
    from: Point,
    to: Point,
}

impl Way {
    /// How far along the way a point lies, from 0 to the squared length, and that.
    fn along(self, point: Point) -> (i128, i128) {
        let d = self.to.minus(self.from);
        let length = d.dot(d);
        (point.minus(self.from).dot(d).clamp(0, length), length)
    }

    /// The point of the way that is closest to another.
    fn closest(self, point: Point) -> Point {
        let (t, length) = self.along(point);
        if length == 0 {
            return self.from;
        }
        let d = self.to.minus(self.from);
        let part = |d: i64| (i128::from(d) * t / length) as i64;
        self.from.plus(Point::new(part(d.x), part(d.y)))
    }

    /// Whether a point is so near to the way.
    fn is_near(self, point: Point, distance: i64) -> bool {
        let (t, length) = self.along(point);
        let square = i128::from(distance) * i128::from(distance);
        if t > 0 && t < length {
            let cross = self.to.minus(self.from).cross(point.minus(self.from));
            cross * cross <= square * length
        } else {
            let end = if t == 0 { self.from } else { self.to };
            point.squared_distance(end) <= square
        }
    }
}

/// `CAT-D16` to `CAT-D18`: which bodies the token hits, and those that are pushed against others. The
/// bodies come in the order that decides between equals.
pub(super) fn knock_out(flight: &Flight, bodies: &[Body]) -> Vec<usize> {
    let mut hit = Vec::new();
    let path = Way { from: flight.impact, to: flight.rest };
    add_hits(path, TOKEN, bodies, &mut hit);
    let mut pushes: Vec<_> = hit.iter().map(|_| (path, 5_000 + flight.range / 50)).collect();
    let mut next = 0;
    while next < hit.len() {
        let (body, (way, push)) = (bodies[hit[next]], pushes[next]);
        next += 1;
        if push < 2_000 {
            continue;
        }
        let away = match body.centre.minus(way.closest(body.centre)) {
            Point { x: 0, y: 0 } => flight.direction,
            away => away,
        };
        let sweep = Way { from: body.centre, to: body.centre.plus(away.scaled(push)) };
        add_hits(sweep, body.radius, bodies, &mut hit);
        pushes.resize(hit.len(), (sweep, push * 3 / 5));
    }
    hit
}

/// Adds the bodies that something of this radius meets on its way, in their order along it.
fn add_hits(way: Way, radius: i64, bodies: &[Body], hit: &mut Vec<usize>) {
    let meets = |&index: &usize| {
        let body = bodies[index];
        !hit.contains(&index) && way.is_near(body.centre, radius + body.radius)
    };
    let mut met: Vec<_> = (0..bodies.len()).filter(meets).collect();
    met.sort_by_key(|&index| way.along(bodies[index].centre).0);
    hit.extend(met);
}

/// `CAT-D20`: the gap between the token at rest and a body, and the squared distance of their centres.
pub(super) fn gap_to(rest: Point, body: Body) -> (i128, i128) {
    let square = rest.squared_distance(body.centre);
    ((isqrt(square) - i128::from(TOKEN + body.radius)).max(0), square)
}

/// `CAT-D15`: whether the token at rest touches a tile.
pub(super) fn touches(rest: Point, tile: Pos) -> bool {
    rest.squared_distance_to_tile(tile) <= i128::from(TOKEN * TOKEN)
}

/// `CAT-D22`, `CAT-R-14`: the gap between the token at rest and a tile.
pub(super) fn gap_to_tile(rest: Point, tile: Pos) -> i64 {
    (isqrt(rest.squared_distance_to_tile(tile)) as i64 - TOKEN).max(0)
}

/// A throw to the neighbour (`CAT-D23`): how far the token flies, and how far aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lane {
    pub(super) length: i64,
    pub(super) aside: i64,
}

/// `CAT-D23`.
pub(super) fn fly_to_neighbour(aside: i16, power: u16, scatter: &Scatter) -> Lane {
    let range = range_to_neighbour(power);
    let (along, across) = strays(scatter, 10_000 + 8 * range / 100, 6_000 + 5 * range / 100);
    Lane { length: (range + along).max(0), aside: 1_000 * i64::from(aside) + across }
}

impl Lane {
    /// `CAT-D24`: where the token is at a tick of 60.
    pub(super) fn at(self, tick: u8) -> Point {
        let part = |whole: i64| whole * i64::from(tick) / 60;
        Point::new(part(self.length), part(self.aside))
    }

    /// `CAT-D26`: what comes of it, with a hand at a place and tick, or without.
    pub(super) fn result(self, hand: Option<(Point, u8)>) -> CatchResult {
        let height = |tick: u8| i64::from(tick) * (60 - i64::from(tick));
        let reaches = |&(_, tick): &(Point, u8)| (50..=350).contains(&height(tick));
        let miss = hand.filter(reaches).map(|(at, tick)| isqrt(self.at(tick).squared_distance(at)));
        match miss {
            Some(..=40_000) => CatchResult::Caught,
            Some(..=80_000) => CatchResult::Touched,
            _ if self.length >= 500_000 => CatchResult::Far,
            _ => CatchResult::Short,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The scatter that changes nothing.
    fn calm() -> Scatter {
        std::array::from_fn(|index| match index {
            24 => 0,
            even if even % 2 == 0 => 32_767,
            _ => 32_768,
        })
    }

    const LAUNCH: Point = Point::new(90_000, 245_000);
    const AIM: Point = Point::new(90_000, 45_000);
    const FAIR: Pos = Pos::new(2, 1);

    fn small(x: i64, y: i64) -> Body {
        Body { centre: Point::new(x, y), radius: 8_000 }
    }

    /// CAT-EX-D06, CAT-EX-D07, CAT-D10, CAT-D14, CAT-D22.
    #[test]
    fn a_throw_without_scatter_lands_where_it_is_aimed() {
        let near = fly(LAUNCH, AIM, 400, &calm());
        assert_eq!(near.range, 192_000);
        assert_eq!(
            (near.impact, near.rest),
            (Point::new(90_000, 53_000), Point::new(90_000, 49_160))
        );
        assert_eq!(gap_to_tile(near.rest, FAIR), 0);
        let far = fly(LAUNCH, AIM, 480, &calm());
        assert_eq!(far.range, 276_480);
        assert_eq!(
            (far.impact, far.rest),
            (Point::new(90_000, -31_480), Point::new(90_000, -37_009))
        );
        assert_eq!(gap_to_tile(far.rest, FAIR), 50_509);
    }

    /// CAT-EX-D08, CAT-D11, CAT-D12, CAT-D13.
    #[test]
    fn scatter_moves_the_token_along_and_across() {
        let gust = std::array::from_fn(|index| match index {
            24 => 65_535,
            0..12 => 40_000,
            _ => 20_000,
        });
        let flight = fly(LAUNCH, AIM, 400, &gust);
        assert_eq!(flight.impact, Point::new(49_042, 9_245));
        assert_eq!(flight.rest, Point::new(49_042, -14_330));
        assert_eq!(gap_to_tile(flight.rest, FAIR), 32_196);
    }

    /// CAT-EX-D09, CAT-D16, CAT-D17.
    #[test]
    fn a_follower_is_pushed_against_another() {
        let flight = fly(LAUNCH, AIM, 400, &calm());
        let (blue, green) = (small(100_000, 50_000), small(124_000, 50_000));
        assert_eq!(knock_out(&flight, &[blue, green]), [0, 1]);
        assert_eq!(knock_out(&flight, &[green, blue]), [1, 0]);
        assert!(knock_out(&flight, &[green]).is_empty());
    }

    /// CAT-D05, CAT-D15: a token touches a tile if its rim does, along an edge or at a corner.
    #[test]
    fn a_token_touches_a_tile_with_its_rim() {
        let tile = Pos::new(1, 0);
        let at = |x, y| touches(Point::new(x, y), tile);
        assert!(at(45_000, 0) && at(13_500, 0) && !at(13_499, 0));
        assert!(at(45_000, 31_500) && !at(45_000, 31_501));
        // 9,000 from the corner along the diagonal, and a little more.
        assert!(at(67_500 + 6_363, 22_500 + 6_363) && !at(67_500 + 6_364, 22_500 + 6_365));
    }

    /// CAT-D18: first those whom the token meets, along its way, then those whom these meet.
    #[test]
    fn hits_are_found_in_their_order() {
        let flight = fly(LAUNCH, AIM, 400, &calm());
        let far = small(90_000, 48_000);
        let near = small(80_000, 54_000);
        let beside = small(66_000, 54_000);
        assert_eq!(knock_out(&flight, &[far, beside, near]), [2, 0, 1]);
        // Equals keep the order in which they come.
        assert_eq!(knock_out(&flight, &[far, far]), [0, 1]);
        assert!(knock_out(&flight, &[]).is_empty());
    }

    /// CAT-EX-D10, CAT-D20.
    #[test]
    fn the_nearest_follower_has_the_smallest_gap() {
        let rest = fly(LAUNCH, AIM, 400, &calm()).rest;
        let big = Body { centre: Point::new(60_000, 60_000), radius: 10_000 };
        let gaps = [small(100_000, 50_000), small(124_000, 50_000), big].map(|b| gap_to(rest, b).0);
        assert_eq!(gaps, [0, 17_010, 12_898]);
        assert_eq!(isqrt(gap_to(rest, small(100_000, 50_000)).1), 10_035);
    }

    /// CAT-EX-D11, CAT-EX-D12, CAT-D23, CAT-D24, CAT-D26.
    #[test]
    fn a_token_is_caught_touched_far_or_short() {
        let lane = fly_to_neighbour(60, 900, &calm());
        assert_eq!(lane, Lane { length: 891_000, aside: 60_000 });
        assert_eq!(lane.at(57), Point::new(846_450, 57_000));
        let hand = |x, y, tick| lane.result(Some((Point::new(x, y), tick)));
        assert_eq!(hand(850_000, 60_000, 57), CatchResult::Caught);
        assert_eq!(hand(800_000, 20_000, 57), CatchResult::Touched);
        assert_eq!(hand(850_000, 60_000, 30), CatchResult::Far);
        assert_eq!(fly_to_neighbour(0, 700, &calm()).result(None), CatchResult::Far);
        let short = fly_to_neighbour(0, 632, &calm());
        assert_eq!((short.length, short.result(None)), (439_366, CatchResult::Short));
    }

    /// CAT-D02: the numbers of a wind never change.
    #[test]
    fn winds_are_the_same_for_ever() {
        assert_eq!(scatter(0)[..4], [28_004, 748, 39_627, 60_904]);
        assert_eq!(scatter(1_023)[..4], [54_612, 53_642, 40_307, 10_247]);
    }

    /// CAT-D11: over all winds, both ways of straying are around 0 and deviate by about `MOST`, and
    /// neither tells anything about the other.
    #[test]
    fn winds_stray_to_all_sides_alike() {
        let bells = |range: std::ops::Range<usize>| -> Vec<f64> {
            let one = |wind| bell(&scatter(wind)[range.clone()]) as f64 / MOST as f64;
            (0..super::super::WINDS).map(one).collect()
        };
        let product = |a: &[f64], b: &[f64]| {
            a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>() / a.len() as f64
        };
        let (along, across) = (bells(0..12), bells(12..24));
        for way in [&along, &across] {
            let mean = way.iter().sum::<f64>() / way.len() as f64;
            assert!(mean.abs() < 0.05, "{mean}");
            assert!((product(way, way).sqrt() - 1.0).abs() < 0.05);
        }
        assert!(product(&along, &across).abs() < 0.05);
        let neighbours = product(&along[..along.len() - 1], &along[1..]);
        assert!(neighbours.abs() < 0.1, "{neighbours}");
    }

    /// CAT-D06: the catapult stands clear of all tiles, in line with what is aimed at.
    #[test]
    fn the_catapult_stands_beside_the_landscape() {
        let tiles = [(0, 0), (1, 0), (1, -1), (1, -2)].map(|(x, y)| Pos::new(x, y));
        let at = |side| {
            let outermost = Pos::new(i16::from(side == Side::E), 0);
            launch_point(outermost, |pos| tiles.contains(&pos), side)
        };
        assert_eq!(at(Side::S), Point::new(0, 82_500));
        assert_eq!(at(Side::W), Point::new(-82_500, 0));
        assert_eq!(at(Side::E), Point::new(127_500, 0));
        // The neighbouring column is in the way.
        assert_eq!(at(Side::N), Point::new(0, -172_500));
    }
}
