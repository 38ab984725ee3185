//! The houses of a city or town: a few groups of roofs seen from above, with a light and a dark side.

use super::Painter;
use crate::detail::Detail;
use crate::layout::Owner;
use crate::palette::Area;
use crate::point::Point;
use crate::rng::TileRng;
use crate::svg::{Path, Pen, SHADE};

/// The direction of the light: from the upper left.
const LIGHT: Point = Point::new(-0.55, -0.83);
/// The distance of roofs from walls, from one another, and from the rim of the tile.
const TO_WALL: f64 = 50.0;
const TO_ROOFS: f64 = 44.0;
const TO_RIM: f64 = 16.0;
/// The number of groups of roofs on a tile that is all city.
const MOST: f64 = 10.0;
/// The number of attempts to place a group.
const TRIES: usize = 150;

/// A row of houses under one ridge, in the coordinate frame of the streets.
struct Block {
    at: Point,
    /// Half its length and half its depth.
    half: Point,
    houses: u32,
    tone: usize,
}

impl Block {
    fn of(rng: &mut TileRng, at: Point, houses: u32, size: f64) -> Self {
        let long = f64::from(houses) * rng.between(54.0, 64.0) * size;
        let deep = rng.between(54.0, 70.0) * size;
        let half = if rng.happens(0.5) { Point::new(long, deep) } else { Point::new(deep, long) };
        Self { at, half, houses, tone: rng.below(3) }
    }

    /// The vectors from the centre to the end of the ridge, and to the eaves.
    fn axes(&self) -> [Point; 2] {
        let (along, down) = (Point::new(self.half.x, 0.0), Point::new(0.0, self.half.y));
        if self.half.x >= self.half.y { [along, down] } else { [down, along] }
    }

    /// Points on the rim of the block, enlarged by a margin.
    fn rim(&self, margin: f64) -> impl Iterator<Item = Point> {
        let half = self.half + Point::new(margin, margin);
        let steps = [-1.0, -0.5, 0.0, 0.5, 1.0];
        let across = steps.map(|step| [Point::new(step, -1.0), Point::new(step, 1.0)]);
        let down = steps.map(|step| [Point::new(-1.0, step), Point::new(1.0, step)]);
        let at = self.at;
        let points = across.into_iter().chain(down).flatten();
        points.map(move |direction| at + Point::new(direction.x * half.x, direction.y * half.y))
    }

    fn is_clear_of(&self, other: &Self) -> bool {
        let (off, room) = (self.at - other.at, self.half + other.half);
        off.x.abs() > room.x + TO_ROOFS || off.y.abs() > room.y + TO_ROOFS
    }

    /// The distance of a point of the frame from the block.
    fn distance(&self, point: Point) -> f64 {
        let off = point - self.at;
        Point::new((off.x.abs() - self.half.x).max(0.0), (off.y.abs() - self.half.y).max(0.0))
            .length()
    }
}

/// The streets of a city: a coordinate frame around the centre of the tile, at an angle.
#[derive(Clone, Copy)]
struct Streets {
    angle: f64,
}

impl Streets {
    fn on_tile(self, point: Point) -> Point {
        Point::CENTRE + point.rotated(self.angle)
    }

    fn on_streets(self, point: Point) -> Point {
        (point - Point::CENTRE).rotated(-self.angle)
    }
}

impl Painter<'_> {
    /// Draws groups of roofs in an area.
    pub(super) fn paint_roofs(&mut self, area: &Area, own: Owner) {
        if self.detail == Detail::Tiny {
            return;
        }
        let mut rng = self.rng(&format!("roofs {own:?}"));
        let turned = f64::from(self.turn.quarters()) * std::f64::consts::FRAC_PI_2;
        let streets = Streets { angle: rng.between(-0.3, 0.3) + turned };
        let blocks = self.blocks(&mut rng, streets, own);
        if self.is_full() {
            self.paint_blocks(&blocks, streets, area);
        } else {
            let mut flat = Path::default();
            for block in &blocks {
                let corners =
                    corners(block.half).map(|direction| streets.on_tile(block.at + direction));
                flat.add_shape(&corners);
            }
            let colour = area.plain_roof;
            let pen = format!("stroke='{colour}' stroke-width='16' stroke-linejoin='round'");
            self.svg.fill(&flat, colour, &pen);
        }
    }

    /// Finds places for groups of roofs: long ones first, then single houses.
    fn blocks(&self, rng: &mut TileRng, streets: Streets, own: Owner) -> Vec<Block> {
        let share = self.layout.owners.cells(own).count() as f64 / 10_000.0;
        let most = (MOST * share).round().max(2.0) as usize;
        let mut blocks: Vec<Block> = Vec::new();
        for (houses, size, until) in
            [(3, 1.0, most / 3), (2, 1.0, most * 3 / 4), (1, 1.05, most), (1, 0.8, 2)]
        {
            for _ in 0..TRIES {
                let at = rng.point(60.0) - Point::CENTRE;
                let block = Block::of(rng, at, houses, size);
                if blocks.len() < until && self.fits(&block, streets, own, &blocks) {
                    blocks.push(block);
                }
            }
        }
        blocks
    }

    fn fits(&self, block: &Block, streets: Streets, own: Owner, others: &[Block]) -> bool {
        let on_tile = |point: Point| streets.on_tile(point);
        let is_clear =
            |&(at, room): &(Point, f64)| block.distance(streets.on_streets(at)) > room * 0.75;
        others.iter().all(|other| block.is_clear_of(other))
            && block.rim(TO_RIM).all(|point| on_tile(point).to_rim() >= 0.0)
            && block
                .rim(TO_WALL)
                .map(on_tile)
                .all(|point| point.to_rim() < 0.0 || self.owner_at(point) == Some(own))
            && self.taken.iter().all(is_clear)
    }

    fn paint_blocks(&mut self, blocks: &[Block], streets: Streets, area: &Area) {
        let mut shadows = Path::default();
        let mut sides: [[Path; 2]; 3] = Default::default();
        let (mut seams, mut rims) = (Path::default(), Path::default());
        for block in blocks {
            let on_tile = |direction: Point| streets.on_tile(block.at + direction);
            let rim = corners(block.half).map(on_tile);
            rims.add_shape(&rim);
            shadows.add_shape(&rim.map(|corner| corner + Point::new(10.0, 14.0)));
            let [ridge, eaves] = block.axes();
            seams.add_line(&[on_tile(ridge * -1.0), on_tile(ridge)]);
            for house in 0..block.houses {
                let end =
                    |number: u32| ridge * (2.0 * f64::from(number) / f64::from(block.houses) - 1.0);
                let (from, to) = (end(house), end(house + 1));
                let tone = (block.tone + house as usize) % 3;
                for eaves in [eaves, eaves * -1.0] {
                    let direction = on_tile(eaves) - on_tile(Point::new(0.0, 0.0));
                    let is_dark = direction.x * LIGHT.x + direction.y * LIGHT.y < 0.0;
                    let side = [from, to, to + eaves, from + eaves].map(on_tile);
                    sides[tone][usize::from(is_dark)].add_shape(&side);
                }
                if house > 0 {
                    seams.add_line(&[on_tile(from - eaves), on_tile(from + eaves)]);
                }
            }
        }
        self.svg.fill(&shadows, SHADE, "opacity='.2'");
        for ([light, dark], [bright, dim]) in sides.iter().zip(area.roofs) {
            self.svg.fill(light, bright, "");
            self.svg.fill(dark, dim, "");
        }
        let pen = |width, opacity: &'static str| Pen::new(area.outline, width).with(opacity);
        self.svg.draw(&seams, pen(5.0, "opacity='.5'"));
        self.svg.draw(&rims, pen(6.0, "opacity='.8' stroke-linejoin='round'"));
    }
}

fn corners(half: Point) -> [Point; 4] {
    [
        Point::new(-half.x, -half.y),
        Point::new(half.x, -half.y),
        Point::new(half.x, half.y),
        Point::new(-half.x, half.y),
    ]
}
