//! The land: soft patches, crops in furrows, grass, hedges and trees.

use bastide_rules::geometry::Side;

use super::Painter;
use crate::layout::Owner;
use crate::point::{Point, corner};
use crate::rings::directions;
use crate::svg::{Path, Pen, SHADE};

/// Where discs of one sort of tree stand, large and small.
#[derive(Default)]
struct Crowns {
    shadows: Path,
    bodies: Path,
    lights: Path,
}

impl Crowns {
    fn add(&mut self, at: Point, radius: f64) {
        self.shadows.add_dot(at + Point::new(radius * 0.28, radius * 0.36));
        self.bodies.add_dot(at);
        self.lights.add_dot(at - Point::new(radius * 0.28, radius * 0.3));
    }
}

impl Painter<'_> {
    pub(super) fn paint_land(&mut self) {
        let land = self.palette.land;
        self.svg.fill(&Path::shape(&Side::ALL.map(corner)), land, "");
        self.paint_patches();
        self.paint_crops();
        self.paint_grass();
        self.paint_hedges();
    }

    /// A stone court with a garden, for the abbey, which fills its tile.
    pub(super) fn paint_abbey_ground(&mut self) {
        let [outline, stone, top] = self.palette.area.wall;
        let pen = format!("stroke='{outline}' stroke-width='8'");
        for (inset, colour, pen) in [(0.0, stone, ""), (22.0, top, &pen), (70.0, "#9db25d", &pen)] {
            let square = Side::ALL.map(|side| corner(side).towards(Point::CENTRE, inset / 500.0));
            self.svg.fill(&Path::shape(&square), colour, pen);
        }
    }

    fn paint_patches(&mut self) {
        for colour in self.palette.patches {
            let mut path = Path::default();
            for _ in 0..5 {
                let radius = self.dice.between(70.0, 130.0);
                let at = self.somewhere(radius + 20.0);
                let blob = self.blob(at, radius);
                if blob
                    .iter()
                    .all(|&point| self.owner_at(point).is_some_and(|owner| self.is_land(owner)))
                {
                    path.add_shape(&blob);
                }
            }
            self.svg.fill(&path, colour, "opacity='.55'");
        }
    }

    /// A rounded, uneven shape.
    pub(super) fn blob(&mut self, at: Point, radius: f64) -> Vec<Point> {
        let corners: Vec<_> = directions(9)
            .map(|way| {
                at + Point::new(way.x, way.y * 0.9) * (radius * self.dice.between(0.78, 1.0))
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

    /// A few fields in furrows, the large ones first.
    fn paint_crops(&mut self) {
        let crops = self.palette.crops;
        for (low, high, tries) in [(130.0, 175.0, 12), (85.0, 120.0, 16)] {
            for _ in 0..tries {
                let radius = self.dice.between(low, high);
                let at = self.somewhere(radius + 20.0);
                let angle = self.dice.between(0.0, std::f64::consts::PI);
                let first = self.dice.below(crops.len().max(1));
                let clear = |&(other, far): &(Point, f64)| other.distance(at) > far + radius + 12.0;
                let is_free = self.crops.iter().all(clear) && self.crops.len() < 3;
                if !crops.is_empty() && is_free && self.has_ground(at, radius + 6.0) {
                    self.paint_patchwork(at, radius, angle, first);
                    self.crops.push((at, radius));
                }
            }
        }
    }

    /// Strips of different crops side by side.
    fn paint_patchwork(&mut self, at: Point, radius: f64, angle: f64, first: usize) {
        let crops = self.palette.crops;
        let along = Point::new(angle.cos(), angle.sin());
        let strips = if radius > 125.0 { 3 } else { 2 };
        let width = 1.3 / f64::from(strips);
        for strip in 0..strips {
            let middle = (f64::from(strip) + 0.5) * width - 0.65;
            let half = width / 2.0 - 0.02;
            let long = (1.0 - middle * middle).sqrt() * self.dice.between(0.78, 0.9);
            let lean = self.dice.between(-0.06, 0.06);
            let place = |across: f64, far: f64| {
                at + along.right() * (across * radius) + along * ((far + lean * across) * radius)
            };
            let (near, far) = (middle - half, middle + half);
            let uneven = self.dice.between(0.93, 1.0);
            let corners = [
                place(near, -long),
                place(near, long * uneven),
                place(far, long),
                place(far, -long * uneven),
            ];
            let [ground, furrow] = crops[(first + strip as usize) % crops.len()];
            self.svg.fill(&Path::shape(&corners), ground, "opacity='.9'");
            let mut furrows = Path::default();
            let rows = 4;
            for row in 0..rows {
                let across = near + (f64::from(row) + 0.5) / f64::from(rows) * (far - near);
                furrows.add_line(&[place(across, -long * 0.93), place(across, long * 0.9)]);
            }
            let pen = Pen::new(furrow, radius * 0.045).with("opacity='.7' stroke-linecap='round'");
            self.svg.draw(&furrows, pen);
        }
    }

    fn has_ground(&self, at: Point, radius: f64) -> bool {
        self.has_ground_of(at, radius, |owner| self.is_land(owner))
    }

    pub(super) fn has_ground_of(
        &self,
        at: Point,
        radius: f64,
        fits: impl Fn(Owner) -> bool,
    ) -> bool {
        let ring = directions(12).map(|way| at + way * radius);
        let mut all = ring.chain([at]);
        all.all(|point| self.owner_at(point).is_some_and(&fits))
    }

    fn paint_grass(&mut self) {
        let mut tufts = Path::default();
        for _ in 0..34 {
            let at = self.somewhere(40.0);
            if self.has_ground(at, 26.0)
                && self.crops.iter().all(|&(crop, far)| crop.distance(at) > far)
            {
                tufts.add_line(&[at + Point::new(-11.0, -12.0), at, at + Point::new(3.0, -17.0)]);
                tufts.add_line(&[at, at + Point::new(13.0, -10.0)]);
            }
        }
        self.svg.draw(&tufts, Pen::new(self.palette.grass, 5.0).with("stroke-linecap='round'"));
    }

    fn paint_hedges(&mut self) {
        let hedge: Vec<_> = self.layout.owners.cells(Owner::Hedge).collect();
        let mut bushes: Vec<Point> = Vec::new();
        let mut crowns = Crowns::default();
        for cell in hedge {
            let at = cell.centre();
            if at.to_rim() > 18.0 && bushes.iter().all(|bush| bush.distance(at) > 27.0) {
                bushes.push(at);
                crowns.add(at, 20.0);
            }
        }
        self.paint_crowns(&crowns, self.palette.hedge, 44.0);
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

    /// Small woods and lone trees on the land.
    pub(super) fn paint_trees(&mut self) {
        let mut placed: Vec<Point> = Vec::new();
        let (mut large, mut small) = (Crowns::default(), Crowns::default());
        let woods = 4 + self.dice.below(4);
        for _ in 0..woods {
            let middle = self.somewhere(60.0);
            let trees = 1 + self.dice.below(4);
            for number in 0..trees {
                let off =
                    Point::new(self.dice.between(-62.0, 62.0), self.dice.between(-50.0, 50.0));
                let at = if number == 0 { middle } else { middle + off };
                let is_small = self.dice.happens(0.45);
                let radius = if is_small { 22.0 } else { 31.0 };
                let clear = placed.iter().all(|other| other.distance(at) > 42.0)
                    && self.crops.iter().all(|&(crop, far)| crop.distance(at) > far * 0.9);
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
        self.paint_crowns(&small, tree, 42.0);
        self.paint_crowns(&large, tree, 60.0);
        self.taken.extend(placed.into_iter().map(|at| (at, 30.0)));
    }

    /// The trees of a forest: dense, in three tones.
    pub(super) fn paint_forest_trees(&mut self, index: usize) {
        let own = Owner::Segment(index as u8);
        let mut placed: Vec<Point> = Vec::new();
        let mut tones: [Crowns; 3] = Default::default();
        let mut tries = 0;
        while tries < 700 {
            tries += 1;
            let at = self.somewhere(36.0);
            let clear = placed.iter().all(|other| other.distance(at) > 50.0);
            let free = self.taken.iter().all(|&(other, room)| other.distance(at) > room * 0.85);
            if clear && free && self.owner_at(at) == Some(own) {
                placed.push(at);
                tones[self.dice.below(3)].add(at, 27.0);
            }
        }
        let roofs = self.palette.area.roofs;
        let outline = self.palette.area.outline;
        for (crowns, [light, dark]) in tones.iter().zip(roofs) {
            self.svg.dots(&crowns.bodies, outline, 64.0);
            self.svg.dots(&crowns.bodies, dark, 54.0);
            self.svg.dots(&crowns.lights, light, 26.0);
        }
    }
}
