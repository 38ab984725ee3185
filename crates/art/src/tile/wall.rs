//! City walls with their towers, and the palisades of towns.

use super::Painter;
use crate::detail::Detail;
use crate::layout::Outline;
use crate::palette::{Area, Look};
use crate::point::{Point, length, steps_along};
use crate::svg::{Path, Pen};

/// The distance between towers.
const TOWERS: f64 = 400.0;

impl Painter<'_> {
    pub(super) fn paint_wall(&mut self, outline: &Outline, area: &Area) {
        let walls = Path::lines(&outline.walls);
        if self.look == Look::Mayflower {
            let [dark, stone, top] = area.wall;
            let (edge, inner) = self.detail.pick((58.0, 38.0), (78.0, 48.0), (116.0, 74.0));
            self.svg.draw(&walls, Pen::new(dark, edge));
            self.svg.draw(&walls, Pen::new(stone, inner));
            if self.is_full() {
                // A palisade: logs side by side.
                self.svg.draw(&walls, Pen::new(top, inner).with("stroke-dasharray='16 8'"));
            } else {
                self.svg.draw(&walls, Pen::new(top, inner * 0.5));
            }
            return;
        }
        self.paint_stones(&walls, area);
        let towers = self.towers_of(outline);
        self.paint_towers(&towers, area, 1.0);
    }

    /// Paints a stone wall, without towers.
    pub(super) fn paint_stones(&mut self, walls: &Path, area: &Area) {
        let [dark, stone, top] = area.wall;
        let (edge, inner) = self.detail.pick((70.0, 44.0), (92.0, 50.0), (138.0, 75.0));
        self.svg.draw(walls, Pen::new(dark, edge));
        if self.is_full() {
            self.svg.draw(walls, Pen::new(stone, inner));
            self.svg.draw(walls, Pen::new(top, inner).with("stroke-dasharray='27 13'"));
            self.svg.draw(walls, Pen::new(top, 19.0));
        } else {
            self.svg.draw(walls, Pen::new(top, inner));
        }
    }

    /// The positions of the towers of a wall, clear of gates and of other towers.
    fn towers_of(&mut self, outline: &Outline) -> Vec<Point> {
        let mut towers = Vec::new();
        for wall in &outline.walls {
            let count = (length(wall) / TOWERS).round().max(1.0);
            towers.extend(steps_along(wall, length(wall) / count).into_iter().map(|(at, _)| at));
        }
        let gates = &self.layout.gates;
        towers.retain(|at| {
            let free = at.to_rim() > 60.0
                && gates.iter().all(|gate| gate.at.distance(*at) > 150.0)
                && self.towers.iter().all(|other| other.distance(*at) > 125.0);
            if free {
                self.towers.push(*at);
            }
            free
        });
        towers
    }

    /// Paints round towers, unless the tile is too small for them.
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
        let mut discs = |path: &Path, colour, size: f64| self.svg.dots(path, colour, size * scale);
        match self.detail {
            Detail::Full => {
                discs(&dots(Point::new(9.0, 12.0)), "#3a2a1440", 104.0);
                discs(&here, dark, 104.0);
                discs(&here, stone, 80.0);
                discs(&here, dark, 70.0);
                discs(&here, roof, 58.0);
                discs(&dots(Point::new(-8.0, -9.0)), light, 28.0);
            }
            Detail::Plain => {
                discs(&here, dark, 119.0);
                discs(&here, roof, 66.0);
            }
            Detail::Tiny => {}
        }
    }
}
