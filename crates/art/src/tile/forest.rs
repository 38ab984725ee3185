//! Forests: one dark shape with a leafy edge, and soft crowns on it.

use super::Painter;
use super::ground::Crowns;
use crate::detail::Detail;
use crate::layout::{Outline, Owner};
use crate::point::{Point, steps_along};
use crate::svg::{Path, Pen};

impl Painter<'_> {
    pub(super) fn paint_forest(&mut self, index: usize, outline: &Outline) {
        let area = &self.palette.area;
        self.paint_shadow(outline);
        self.svg.fill(&Path::shape(&outline.rim), area.ground, "");
        self.paint_forest_trees(index);
        let [edge, leaves, light] = area.wall;
        if self.is_full() {
            let mut bushes = Path::default();
            let mut lights = Path::default();
            for (at, _) in outline.walls.iter().flat_map(|wall| steps_along(wall, 62.0)) {
                if at.to_rim() > 34.0 {
                    bushes.add_dot(at);
                    lights.add_dot(at - Point::new(9.0, 10.0));
                }
            }
            let walls = Path::lines(&outline.walls);
            self.svg.draw(&walls, Pen::new(edge, 54.0));
            self.svg.dots(&bushes, edge, 84.0);
            self.svg.draw(&walls, Pen::new(leaves, 30.0));
            self.svg.dots(&bushes, leaves, 64.0);
            self.svg.dots(&lights, light, 26.0);
        } else {
            let (wide, narrow) = self.detail.pick((0.0, 0.0), (86.0, 48.0), (126.0, 70.0));
            let walls = Path::lines(&outline.walls);
            self.svg.draw(&walls, Pen::new(edge, wide));
            self.svg.draw(&walls, Pen::new(light, narrow));
        }
    }

    /// The crowns of a forest, slightly lighter than its ground.
    fn paint_forest_trees(&mut self, index: usize) {
        if self.detail == Detail::Tiny {
            return;
        }
        let own = Owner::Segment(index as u8);
        let mut rng = self.rng(&format!("forest {index}"));
        let mut placed: Vec<Point> = Vec::new();
        let mut tones: [Crowns; 3] = Default::default();
        for _ in 0..260 {
            let at = self.somewhere(&mut rng, 56.0);
            let tone = rng.below(3);
            let clear = placed.iter().all(|other| other.distance(at) > 112.0);
            let free = self.taken.iter().all(|&(other, room)| other.distance(at) > room * 0.75);
            if clear && free && self.has_ground(at, 66.0, 8, |owner| owner == own) {
                placed.push(at);
                tones[tone].add(at, 40.0);
            }
        }
        let area = &self.palette.area;
        for (crowns, [light, dark]) in tones.iter().zip(area.roofs) {
            if self.is_full() {
                self.svg.dots(&crowns.bodies, area.outline, 96.0);
                self.svg.dots(&crowns.bodies, dark, 84.0);
                self.svg.dots(&crowns.lights, light, 44.0);
            } else {
                self.svg.dots(&crowns.bodies, area.plain_roof, 92.0);
            }
        }
    }
}
