//! Cities and towns: one ground, a few groups of roofs, and a wall around them.

use super::Painter;
use crate::layout::{Outline, Owner, Shape};
use crate::palette::{Area, Look};
use crate::point::{Point, contains};
use crate::rings::beside;
use crate::svg::{Path, Pen, SHADE};

/// The width of a wall's shade in its city.
const SHADE_WIDTH: f64 = 80.0;

impl Painter<'_> {
    pub(super) fn paint_area(&mut self, index: usize) {
        let Shape::Area(outline) = &self.layout.shapes[index] else { return };
        if self.look == Look::Hunters {
            self.paint_forest(index, outline);
        } else {
            let palette = self.palette;
            self.paint_city(outline, &palette.area, Owner::Segment(index as u8));
        }
    }

    pub(super) fn paint_city(&mut self, outline: &Outline, area: &'static Area, own: Owner) {
        self.paint_shadow(outline);
        let ground = self.detail.pick(area.ground, area.plain_ground, area.plain_ground);
        self.svg.fill(&Path::shape(&outline.rim), ground, "");
        if self.is_full() {
            let shade = Pen::new(area.shade, SHADE_WIDTH).with("opacity='.45'");
            self.svg.draw(&shade_of(outline), shade);
        }
        self.paint_roofs(area, own);
        self.paint_wall(outline, area);
    }

    /// The shadow of a wall or forest edge on the land.
    pub(super) fn paint_shadow(&mut self, outline: &Outline) {
        let width = self.detail.pick(88.0, 94.0, 119.0);
        let pen = Pen::new(SHADE, width).with("opacity='.14' transform='translate(7 11)'");
        self.svg.draw(&Path::lines(&outline.walls), pen);
    }
}

/// The lines inside an area, beside its walls, along which it is shaded.
fn shade_of(outline: &Outline) -> Path {
    let is_inside = |at: &Point| contains(&outline.rim, *at);
    let mut path = Path::default();
    for wall in &outline.walls {
        // Walls run clockwise, so the area is to their right.
        for run in beside(wall, SHADE_WIDTH / 2.0).split(|at| !is_inside(at)) {
            if run.len() > 2 {
                path.add_line(run);
            }
        }
    }
    path
}
