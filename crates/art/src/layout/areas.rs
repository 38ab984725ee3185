//! Areas that cover stretches of the rim: cities, forests, towns, the City of Carcassonne and the sea.

use bastide_rules::geometry::{Half, Side};
use bastide_rules::tile::{FeatureKind, Segment, Terrain, TileKind};

use super::{Layout, Owner, Shape};
use crate::point::{Point, corner, curve, inward, middle};
use crate::raster::{inside, within};

/// How deep land reaches into an area that covers the three other sides, and how deep if there is another
/// area.
const BAY: f64 = 260.0;
const TAKEN_BAY: f64 = 400.0;
/// How deep it reaches beside a tip, which would otherwise be too thin.
const BAY_AT_TIP: f64 = 190.0;
/// How deep land reaches between Carcassonne or the sea.
const SHORE: f64 = 480.0;
/// The depth of an area that covers one side, and its depth in the bay of another area.
const CAP: f64 = 320.0;
const CAP_IN_BAY: f64 = 235.0;
/// Half the width of a city that bridges another one.
const BRIDGE: f64 = 105.0;

pub(super) fn is_area(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::City | FeatureKind::Forest | FeatureKind::Town)
}

/// What an area covers and meets on the rim.
struct Rim {
    /// The half-edges it covers.
    covers: [bool; 8],
    /// The half-edges that other areas cover.
    taken: [bool; 8],
    /// The corners it reaches with a tip, by the side that begins there.
    tips: [bool; 4],
    /// Whether it passes over another area, and so ends behind it.
    bridges: bool,
    /// Whether it passes over another area or under one.
    crosses: bool,
    /// How deep land reaches into it.
    bay: f64,
}

impl Layout {
    /// Lays out the areas; one that passes over another comes after it.
    pub(super) fn lay_areas(&mut self, kind: &TileKind) {
        let segments = kind.segments();
        if let Some(rim) = Rim::of_outside(kind) {
            let outline = rim.outline();
            inside(&outline.rim).for_each(|cell| self.owners.set(cell, Owner::Outside));
            self.outside = Some(outline);
        }
        let mut areas: Vec<_> =
            (0..segments.len()).filter(|&index| is_area(segments[index].kind())).collect();
        areas.sort_by_key(|&index| kind.bridges().iter().any(|&[over, _]| over == index));
        for index in areas {
            let outline = Rim::of(kind, index).outline();
            for cell in inside(&outline.rim) {
                self.owners.set(cell, Owner::Segment(index as u8));
            }
            self.shapes[index] = Shape::Area(outline);
        }
        // A tip divides the land at its corner, however thin it is.
        for side in Side::ALL {
            if let Some(area) = tip_of(kind, side) {
                for cell in within(corner(side), 40.0) {
                    self.owners.set(cell, Owner::Segment(area as u8));
                }
            }
        }
    }
}

/// The outline of an area.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outline {
    /// All of it, closed.
    pub(crate) rim: Vec<Point>,
    /// The parts inside the tile, where its wall stands.
    pub(crate) walls: Vec<Vec<Point>>,
}

impl Rim {
    fn of(kind: &TileKind, index: usize) -> Self {
        let segments = kind.segments();
        let covered = |which: &dyn Fn(usize) -> bool| {
            Half::ALL.map(|half| {
                let areas = segments.iter().enumerate().filter(|(_, s)| is_area(s.kind()));
                let mut here =
                    areas.filter(|(_, s)| s.sides.iter().any(|side| side == half.side()));
                here.any(|(area, _)| which(area))
            })
        };
        let is_area = |index: usize| is_area(segments[index].kind());
        let mut crossings =
            kind.bridges().iter().filter(|pair| pair.iter().all(|&end| is_area(end)));
        let crossing = crossings.find(|pair| pair.contains(&index));
        Self {
            covers: covered(&|area| area == index),
            taken: covered(&|area| area != index),
            tips: Side::ALL.map(|side| tip_of(kind, side) == Some(index)),
            bridges: crossing.is_some_and(|&[over, _]| over == index),
            crosses: crossing.is_some(),
            bay: BAY,
        }
    }

    /// The City of Carcassonne, or the sea: fixed edges without land.
    fn of_outside(kind: &TileKind) -> Option<Self> {
        let covers = Half::ALL.map(|half| {
            let edge = kind.edges()[half.side().index()];
            let land = kind.segments().iter().any(|s| s.halves.iter().any(|own| own == half));
            matches!(edge, Terrain::Carcassonne | Terrain::Coast) && !land
        });
        let none = [false; 8];
        let tips = [false; 4];
        let rim = Self { covers, taken: none, tips, bridges: false, crosses: false, bay: SHORE };
        covers.contains(&true).then_some(rim)
    }

    /// The outline, clockwise. The rim has eight stops: the corners and the middles of the sides.
    fn outline(&self) -> Outline {
        let Some(first) = (0..8).find(|&half| self.covers[half] && !self.covers[(half + 7) % 8])
        else {
            return Outline { rim: Side::ALL.map(corner).to_vec(), walls: Vec::new() };
        };
        let mut outline = Outline { rim: vec![stop(first)], walls: Vec::new() };
        let mut at = first;
        while at < first + 8 {
            if self.covers[at % 8] {
                at += 1;
                outline.rim.push(stop(at));
                continue;
            }
            let mut end = at + 1;
            while !self.covers[end % 8] && !self.is_tip(end) {
                end += 1;
            }
            let mut wall = vec![stop(at)];
            wall.extend(self.wall(at, end));
            outline.rim.extend(&wall[1..]);
            outline.walls.push(wall);
            at = end;
        }
        outline.rim.pop();
        outline
    }

    fn is_tip(&self, stop: usize) -> bool {
        stop.is_multiple_of(2) && self.tips[stop / 2 % 4]
    }

    /// The wall from one stop of the rim to another, clockwise, without the first point.
    fn wall(&self, from: usize, to: usize) -> Vec<Point> {
        let (start, end) = (stop(from), stop(to));
        let taken = |half: usize| self.taken[half % 8];
        match (from % 2, to - from) {
            // One side is open: a bay.
            (0, 2) => {
                let depth = match (taken(from), self.is_tip(from) || self.is_tip(to)) {
                    (true, _) => TAKEN_BAY,
                    (_, true) => BAY_AT_TIP,
                    _ => self.bay,
                };
                let side = Side::ALL[from / 2 % 4];
                if self.crosses && taken(from) {
                    strait(start, end, side)
                } else {
                    bulge(start, end, side, depth)
                }
            }
            // Two sides are open: the wall runs over the middle of the tile.
            (0, 4) => {
                let back = if taken(from) && taken(from + 2) { 0.17 } else { 0.09 };
                let off = (end - start).right() * -0.5 * back;
                let middle = Point::CENTRE - off;
                let along = (end - start) * 0.16;
                let handle = |from: Point| from + (Point::CENTRE - from).of_length(250.0);
                let mut points = curve(start, handle(start), middle - along, middle, 12);
                points.extend(curve(middle, middle + along, handle(end), end, 12));
                points
            }
            // Three sides are open: a cap on the fourth.
            (0, 6) => {
                let side = Side::ALL[(from / 2 + 3) % 4];
                let in_bay = taken(from) && taken(from + 4);
                let cap = bulge(start, end, side, if in_bay { CAP_IN_BAY } else { CAP });
                if self.bridges { tongue(&cap, side) } else { cap }
            }
            _ => {
                let handle = (end - start).length() * 0.5;
                let control = |stop_at: usize, point: Point| {
                    let straight = stop_at % 2 == 1;
                    let side = Side::ALL[stop_at / 2 % 4];
                    let control = if straight { inward(side) } else { Point::CENTRE - point };
                    point + control.of_length(handle)
                };
                curve(start, control(from, start), control(to, end), end, 20)
            }
        }
    }
}

/// A stop of the rim, clockwise from the north-west corner.
fn stop(number: usize) -> Point {
    let side = Side::ALL[number / 2 % 4];
    if number.is_multiple_of(2) { corner(side) } else { middle(side) }
}

/// A wall from corner to corner of one side, with its middle at this depth. It leaves the corners at less
/// than 45°, so that two areas can meet in a corner.
fn bulge(from: Point, to: Point, side: Side, depth: f64) -> Vec<Point> {
    arch(from, to, middle(side) + inward(side) * depth, [0.2, 0.46, 0.17])
}

/// The wall of a city that crosses another one: it leaves the corners steeply, so that there is land
/// between them.
fn strait(from: Point, to: Point, side: Side) -> Vec<Point> {
    arch(from, to, middle(side) + inward(side) * TAKEN_BAY, [0.12, 0.85, 0.2])
}

/// A wall from corner to corner through a deepest point: `along` and `towards` are its direction at the
/// corners, `flat` its width in the middle.
fn arch(from: Point, to: Point, deepest: Point, [along, towards, flat]: [f64; 3]) -> Vec<Point> {
    let side = to - from;
    let lift = (deepest - from.towards(to, 0.5)) * towards;
    let (first, last) = (from + side * along + lift, to - side * along + lift);
    let mut points = curve(from, first, deepest - side * flat, deepest, 12);
    points.extend(curve(deepest, deepest + side * flat, last, to, 12));
    points
}

/// A cap that continues across the tile as a bridge.
fn tongue(cap: &[Point], side: Side) -> Vec<Point> {
    let aside = inward(side).right() * BRIDGE;
    let root = middle(side) + inward(side) * (CAP_IN_BAY - 20.0);
    let head = middle(side) + inward(side) * 690.0;
    let is_wide = |point: &&Point| (**point - middle(side)).length() > 330.0;
    let half = cap.len() / 2;
    let mut points: Vec<_> = cap[..half].iter().filter(is_wide).copied().collect();
    points.extend([root - aside, head - aside]);
    let round = inward(side) * 110.0;
    points.extend(curve(head - aside, head - aside + round, head + aside + round, head + aside, 8));
    points.push(root + aside);
    points.extend(cap[half..].iter().filter(is_wide));
    points
}

/// The area that reaches the corner at which a side begins with a tip: between two separate pieces of land,
/// or between land and an area that it does not touch.
fn tip_of(kind: &TileKind, side: Side) -> Option<usize> {
    let segments = kind.segments();
    let first = 2 * side.index();
    let land_at = |half: usize| {
        let half = Half::ALL[half % 8];
        segments.iter().position(|s| s.halves.iter().any(|own| own == half))
    };
    let area_at = |half: usize| {
        let side = Half::ALL[half % 8].side();
        segments.iter().position(|s| is_area(s.kind()) && s.sides.iter().any(|own| own == side))
    };
    let touches = |land: &Segment, area: usize| land.touched().any(|touched| touched == area);
    let (before, after) = (first + 7, first);
    let areas = || (0..segments.len()).filter(|&index| is_area(segments[index].kind()));
    match (land_at(before), land_at(after)) {
        (Some(one), Some(other)) if one != other => {
            let both = |&area: &usize| {
                let known =
                    |land: &Segment| land.kind() != FeatureKind::Field || touches(land, area);
                known(&segments[one]) && known(&segments[other])
            };
            areas().find(both)
        }
        (Some(land), None) | (None, Some(land)) => {
            let area = area_at(before).or_else(|| area_at(after))?;
            let land = &segments[land];
            let stranger = land.kind() == FeatureKind::Field && !touches(land, area);
            areas().find(|&other| stranger && other != area && touches(land, other))
        }
        _ => None,
    }
}
