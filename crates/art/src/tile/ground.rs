//! The land: soft patches, crops in furrows, grass, hedges and trees.

use bastide_rules::geometry::Side;

use super::Painter;
use crate::layout::Owner;
use crate::point::{Point, TILE, corner};
use crate::rings::directions;
use crate::rng::TileRng;
use crate::svg::{Path, Pen, SHADE};

/// The court of the abbey.
const ABBEY_COURT: &str = "#b5c57c";

/// The crowns of trees of one size.
#[derive(Default)]
pub(super) struct Crowns {
    shadows: Path,
    pub(super) bodies: Path,
    pub(super) lights: Path,
}

impl Crowns {
    pub(super) fn add(&mut self, at: Point, radius: f64) {
        self.shadows.add_dot(at + Point::new(radius * 0.28, radius * 0.36));
        self.bodies.add_dot(at);
        self.lights.add_dot(at - Point::new(radius * 0.28, radius * 0.3));
    }
}

impl Painter<'_> {
    pub(super) fn paint_land(&mut self) {
        let land = self.palette.land;
        self.svg.fill(&Path::shape(&Side::ALL.map(corner)), land, "");
        if self.is_full() {
            self.paint_patches();
            self.paint_crops();
            self.paint_grass();
        }
        self.paint_hedges();
    }

    /// A court with a wall around it, for the abbey, which fills its tile.
    pub(super) fn paint_abbey_ground(&mut self) {
        let area = &self.palette.area;
        let square = |inset: f64| {
            Side::ALL.map(|side| corner(side).towards(Point::CENTRE, inset / (TILE / 2.0)))
        };
        self.svg.fill(&Path::shape(&square(0.0)), area.wall[1], "");
        let wall = square(62.0);
        self.svg.fill(&Path::shape(&wall), ABBEY_COURT, "");
        self.paint_stones(&Path::shape(&wall), area);
        self.paint_towers(&wall, area, 1.0);
    }

    fn paint_patches(&mut self) {
        let mut rng = self.rng("patches");
        for colour in self.palette.patches {
            let mut path = Path::default();
            for _ in 0..2 {
                let radius = rng.between(80.0, 130.0);
                let at = self.somewhere(&mut rng, radius + 20.0);
                let blob = blob(&mut rng, at, radius);
                if blob
                    .iter()
                    .all(|&point| self.owner_at(point).is_some_and(|owner| self.is_land(owner)))
                {
                    path.add_shape(&blob);
                }
            }
            self.svg.fill(&path, colour, "opacity='.6'");
        }
    }

    /// Draws a field or two with furrows.
    fn paint_crops(&mut self) {
        let crops = self.palette.crops;
        let mut rng = self.rng("crops");
        let most = rng.below(3);
        for _ in 0..24 {
            let radius = rng.between(90.0, 150.0);
            let at = self.somewhere(&mut rng, radius + 20.0);
            let angle = rng.between(0.0, std::f64::consts::PI);
            let first = rng.below(crops.len().max(1));
            let clear = |&(other, far): &(Point, f64)| other.distance(at) > far + radius + 12.0;
            let is_free = self.crops.iter().all(clear) && self.crops.len() < most;
            if !crops.is_empty()
                && is_free
                && self.has_room(at, radius + 6.0, |owner| self.is_land(owner))
            {
                self.paint_patchwork(&mut rng, at, radius, angle, first);
                self.crops.push((at, radius));
            }
        }
    }

    /// Strips of different crops side by side.
    fn paint_patchwork(
        &mut self,
        rng: &mut TileRng,
        at: Point,
        radius: f64,
        angle: f64,
        first: usize,
    ) {
        let crops = self.palette.crops;
        let along = Point::new(angle.cos(), angle.sin());
        for strip in 0..3 {
            let middle = f64::from(strip) * 0.42 - 0.42;
            let half = 0.19;
            let long = 0.8 * rng.between(0.85, 1.0);
            let place = |across: f64, far: f64| {
                at + along.right() * (across * radius) + along * (far * radius)
            };
            let (near, far) = (middle - half, middle + half);
            let corners =
                [place(near, -long), place(near, long), place(far, long), place(far, -long)];
            let [ground, furrow] = crops[(first + strip as usize) % crops.len()];
            let round = format!("stroke='{ground}' stroke-width='12' stroke-linejoin='round'");
            self.svg.fill(&Path::shape(&corners), ground, &round);
            let mut furrows = Path::default();
            for row in [-0.1, 0.0, 0.1] {
                furrows
                    .add_line(&[place(middle + row, -long * 0.9), place(middle + row, long * 0.9)]);
            }
            let pen = Pen::new(furrow, 7.0).with("opacity='.7' stroke-linecap='round'");
            self.svg.draw(&furrows, pen);
        }
    }

    fn paint_grass(&mut self) {
        let mut rng = self.rng("grass");
        let mut tufts = Path::default();
        for _ in 0..14 {
            let at = self.somewhere(&mut rng, 40.0);
            if self.has_ground(at, 40.0, 12, |owner| self.is_land(owner))
                && self.crops.iter().all(|&(crop, far)| crop.distance(at) > far)
            {
                tufts.add_line(&[at + Point::new(-11.0, -12.0), at, at + Point::new(3.0, -17.0)]);
                tufts.add_line(&[at, at + Point::new(13.0, -10.0)]);
            }
        }
        let pen = Pen::new(self.palette.grass, 5.0).with("stroke-linecap='round' opacity='.8'");
        self.svg.draw(&tufts, pen);
    }

    fn paint_hedges(&mut self) {
        let hedge: Vec<_> = self.layout.owners.cells(Owner::Hedge).collect();
        let mut bushes: Vec<Point> = Vec::new();
        let mut crowns = Crowns::default();
        let (apart, size) = self.detail.pick((27.0, 44.0), (34.0, 64.0), (40.0, 88.0));
        for cell in hedge {
            let at = cell.centre();
            if at.to_rim() > 18.0 && bushes.iter().all(|bush| bush.distance(at) > apart) {
                bushes.push(at);
                crowns.add(at, 20.0);
            }
        }
        if self.is_full() {
            self.paint_crowns(&crowns, self.palette.hedge, size);
        } else {
            let [dark, middle, _] = self.palette.hedge;
            self.svg.dots(&crowns.bodies, dark, size + 10.0);
            self.svg.dots(&crowns.bodies, middle, size - 18.0);
        }
    }

    fn paint_crowns(&mut self, crowns: &Crowns, [dark, middle, light]: [&str; 3], size: f64) {
        self.svg.draw(
            &crowns.shadows,
            Pen::new(SHADE, size).with("stroke-linecap='round' opacity='.22'"),
        );
        self.svg.dots(&crowns.bodies, dark, size + 8.0);
        self.svg.dots(&crowns.bodies, middle, size - 4.0);
        self.svg.dots(&crowns.lights, light, size * 0.42);
    }

    /// Small groups of trees on the land.
    pub(super) fn paint_trees(&mut self) {
        if !self.is_full() {
            return;
        }
        let mut rng = self.rng("trees");
        let mut placed: Vec<Point> = Vec::new();
        let (mut large, mut small) = (Crowns::default(), Crowns::default());
        let woods = 3 + rng.below(3);
        for _ in 0..woods {
            let middle = self.somewhere(&mut rng, 70.0);
            let trees = 1 + rng.below(3);
            for number in 0..trees {
                let off = Point::new(rng.between(-62.0, 62.0), rng.between(-50.0, 50.0));
                let at = if number == 0 { middle } else { middle + off };
                let is_small = rng.happens(0.45);
                let radius = if is_small { 24.0 } else { 31.0 };
                let clear = placed.iter().all(|other| other.distance(at) > 46.0)
                    && self.crops.iter().all(|&(crop, far)| crop.distance(at) > far + radius);
                if at.to_rim() > 40.0
                    && clear
                    && self.has_room(at, radius + 12.0, |owner| self.is_land(owner))
                {
                    placed.push(at);
                    if is_small { small.add(at, radius) } else { large.add(at, radius) }
                }
            }
        }
        let tree = self.palette.tree;
        self.paint_crowns(&small, tree, 46.0);
        self.paint_crowns(&large, tree, 60.0);
        self.taken.extend(placed.into_iter().map(|at| (at, 30.0)));
    }
}

/// A rounded, uneven shape.
pub(super) fn blob(rng: &mut TileRng, at: Point, radius: f64) -> Vec<Point> {
    let corners: Vec<_> = directions(9)
        .map(|direction| {
            at + Point::new(direction.x, direction.y * 0.9) * (radius * rng.between(0.78, 1.0))
        })
        .collect();
    let mut round = Vec::new();
    for (index, &point) in corners.iter().enumerate() {
        let next = corners[(index + 1) % corners.len()];
        let before = corners[(index + corners.len() - 1) % corners.len()];
        round.push(point.towards(before, 0.25));
        round.push(point.towards(next, 0.06).towards(before, 0.06));
        round.push(point.towards(next, 0.25));
    }
    round
}
