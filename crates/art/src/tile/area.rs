//! Cities with walls and towers, palisaded towns, forests; the City of Carcassonne and the sea.

use super::Painter;
use crate::layout::{Outline, Owner, Shape};
use crate::palette::{Area, Look};
use crate::point::{Point, length, steps_along};
use crate::svg::{Path, Pen, SHADE};

/// How far towers stand from one another.
const TOWERS: f64 = 270.0;

impl Painter<'_> {
    pub(super) fn paint_area(&mut self, index: usize) {
        let Shape::Area(outline) = &self.layout.shapes[index] else { return };
        let palette = self.palette;
        if self.look == Look::Hunters {
            self.paint_forest(index, outline);
        } else {
            self.paint_city(outline, &palette.area, Owner::Segment(index as u8));
        }
    }

    fn paint_forest(&mut self, index: usize, outline: &Outline) {
        let area = &self.palette.area;
        let walls = Path::lines(&outline.walls);
        self.svg.draw(&walls, Pen::new(SHADE, 56.0).with("opacity='.2'"));
        self.svg.fill(&Path::shape(&outline.rim), area.ground, "");
        // The edge of the forest is a row of bushes.
        let mut bushes = Path::default();
        for (at, _) in outline.walls.iter().flat_map(|wall| steps_along(wall, 44.0)) {
            if at.to_rim() > 26.0 {
                bushes.add_dot(at);
            }
        }
        self.svg.dots(&bushes, area.outline, 56.0);
        self.svg.dots(&bushes, area.wall[1], 46.0);
        self.svg.dots(&bushes, area.wall[2], 22.0);
        self.paint_forest_trees(index);
    }

    fn paint_city(&mut self, outline: &Outline, area: &'static Area, own: Owner) {
        let walls = Path::lines(&outline.walls);
        self.svg.draw(&walls, Pen::new(SHADE, 74.0).with("opacity='.16'"));
        self.svg.fill(&Path::shape(&outline.rim), area.ground, "");
        self.svg.draw(&walls, Pen::new(SHADE, 96.0).with("opacity='.14'"));
        self.paint_roofs(area, own);
        self.paint_wall(outline, area);
    }

    fn paint_wall(&mut self, outline: &Outline, area: &Area) {
        let walls = Path::lines(&outline.walls);
        let [dark, stone, top] = area.wall;
        if self.look == Look::Mayflower {
            // A palisade: logs side by side.
            self.svg.draw(&walls, Pen::new(dark, 36.0));
            self.svg.draw(&walls, Pen::new(stone, 26.0));
            self.svg.draw(&walls, Pen::new(top, 26.0).with("stroke-dasharray='13 7'"));
            return;
        }
        self.svg.draw(&walls, Pen::new(dark, 44.0));
        self.svg.draw(&walls, Pen::new(stone, 34.0));
        self.svg.draw(&walls, Pen::new(top, 34.0).with("stroke-dasharray='15 11'"));
        self.svg.draw(&walls, Pen::new(top, 15.0));
        let mut towers = Vec::new();
        for wall in &outline.walls {
            let count = (length(wall) / TOWERS).round().max(1.0);
            towers.extend(steps_along(wall, length(wall) / count).into_iter().map(|(at, _)| at));
        }
        let gates = &self.layout.gates;
        towers.retain(|at| {
            let clear = |other: &Point| other.distance(*at) > 95.0;
            let free = at.to_rim() > 45.0
                && gates.iter().all(|gate| gate.at.distance(*at) > 120.0)
                && self.towers.iter().all(clear);
            if free {
                self.towers.push(*at);
            }
            free
        });
        self.paint_towers(&towers, area, 1.0);
    }

    pub(super) fn paint_towers(&mut self, towers: &[Point], area: &Area, scale: f64) {
        let dots = |off: Point| {
            let mut path = Path::default();
            for &at in towers {
                path.add_dot(at + off * scale);
            }
            path
        };
        let here = dots(Point::new(0.0, 0.0));
        let [dark, stone, _] = area.wall;
        let [roof, light] = area.tower;
        let shade = Pen::new(SHADE, 78.0 * scale).with("stroke-linecap='round' opacity='.25'");
        self.svg.draw(&dots(Point::new(12.0, 14.0)), shade);
        self.svg.dots(&here, dark, 78.0 * scale);
        self.svg.dots(&here, stone, 66.0 * scale);
        self.svg.dots(&here, dark, 52.0 * scale);
        self.svg.dots(&here, roof, 44.0 * scale);
        self.svg.dots(&dots(Point::new(-6.0, -7.0)), light, 22.0 * scale);
    }

    /// Where roads pass a wall, and where they go underground.
    pub(super) fn paint_gates(&mut self) {
        let palette = self.palette;
        let area = if self.layout.outside.is_some() { &palette.outside } else { &palette.area };
        let mut openings = Path::default();
        let mut towers = Vec::new();
        let is_coast = self.layout.outside.is_some() && self.look == Look::Mayflower;
        for gate in self.layout.gates.iter().filter(|_| !is_coast) {
            openings.add_line(&[gate.at - gate.way * 20.0, gate.at + gate.way * 34.0]);
            let aside = gate.way.right() * 62.0;
            towers.extend([gate.at + aside, gate.at - aside]);
        }
        self.svg.draw(&openings, Pen::new(area.wall[0], 76.0));
        if self.look == Look::Mayflower {
            let mut posts = Path::default();
            for &at in &towers {
                posts.add_dot(at);
            }
            self.svg.dots(&posts, area.wall[0], 50.0);
            self.svg.dots(&posts, area.wall[1], 38.0);
        } else {
            self.paint_towers(&towers, area, 0.8);
        }
        let mut mouths = Path::default();
        for mouth in &self.layout.mouths {
            let aside = mouth.way.right() * 48.0;
            let back = mouth.way * -14.0;
            let arch = crate::point::curve(
                mouth.at + aside + back,
                mouth.at + aside + mouth.way * 70.0,
                mouth.at - aside + mouth.way * 70.0,
                mouth.at - aside + back,
                10,
            );
            let mut shape = vec![mouth.at + aside + back];
            shape.extend(arch);
            mouths.add_shape(&shape);
        }
        let [dark, _, top] = palette.area.wall;
        self.svg.fill(&mouths, "#33271d", &format!("stroke='{dark}' stroke-width='30'"));
        self.svg.draw(&mouths, Pen::new(top, 18.0).with("stroke-dasharray='20 6'"));
    }

    /// The City of Carcassonne, or the sea.
    pub(super) fn paint_outside(&mut self) {
        let Some(outline) = &self.layout.outside else { return };
        let palette = self.palette;
        if self.look != Look::Mayflower {
            self.paint_city(outline, &palette.outside, Owner::Outside);
            return;
        }
        let sea = &palette.outside;
        let shore = Path::lines(&outline.walls);
        self.svg.fill(&Path::shape(&outline.rim), sea.ground, "");
        self.svg.draw(&shore, Pen::new(sea.wall[0], 46.0).with("stroke-linejoin='round'"));
        self.svg.draw(
            &shore,
            Pen::new(palette.water.light, 12.0).with("opacity='.9' transform='translate(34 0)'"),
        );
        let mut waves = Path::default();
        for _ in 0..40 {
            let at = self.somewhere(60.0);
            if self.has_room(at, 50.0, |owner| owner == Owner::Outside) {
                let step = |x: f64, y: f64| at + Point::new(x, y);
                waves.add_line(&[
                    step(-26.0, 4.0),
                    step(-13.0, -5.0),
                    step(0.0, 4.0),
                    step(13.0, -5.0),
                    step(26.0, 4.0),
                ]);
                self.taken.push((at, 40.0));
            }
        }
        self.svg.draw(
            &waves,
            Pen::new(palette.water.light, 7.0)
                .with("stroke-linejoin='round' stroke-linecap='round' opacity='.8'"),
        );
    }
}
