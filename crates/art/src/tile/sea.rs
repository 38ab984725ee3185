//! What surrounds the landscape: the City of Carcassonne, or the sea.

use super::Painter;
use crate::layout::Owner;
use crate::palette::Look;
use crate::point::Point;
use crate::svg::{Path, Pen};

impl Painter<'_> {
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
        let sand = self.detail.pick(56.0, 70.0, 100.0);
        self.svg.draw(&shore, Pen::new(sea.wall[0], sand).with("stroke-linejoin='round'"));
        if self.is_full() {
            let foam = Pen::new(palette.water.light, 12.0);
            self.svg.draw(&shore, foam.with("opacity='.9' transform='translate(40 0)'"));
            self.paint_waves();
        }
    }

    fn paint_waves(&mut self) {
        let mut rng = self.rng("waves");
        let mut waves = Path::default();
        for _ in 0..24 {
            let at = self.somewhere(&mut rng, 60.0);
            if self.has_room(at, 70.0, |owner| owner == Owner::Outside) {
                let step = |x: f64, y: f64| at + Point::new(x, y);
                waves.add_line(&[
                    step(-30.0, 4.0),
                    step(-15.0, -5.0),
                    step(0.0, 4.0),
                    step(15.0, -5.0),
                    step(30.0, 4.0),
                ]);
                self.taken.push((at, 60.0));
            }
        }
        let round = "stroke-linejoin='round' stroke-linecap='round' opacity='.8'";
        self.svg.draw(&waves, Pen::new(self.palette.water.light, 8.0).with(round));
    }
}
