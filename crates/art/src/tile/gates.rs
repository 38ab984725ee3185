//! Gates and tunnels.

use super::Painter;
use crate::palette::Look;
use crate::point::curve;
use crate::svg::{Path, Pen};

impl Painter<'_> {
    pub(super) fn paint_gates(&mut self) {
        let palette = self.palette;
        let area = if self.layout.outside.is_some() { &palette.outside } else { &palette.area };
        let mut openings = Path::default();
        let mut towers = Vec::new();
        let is_coast = self.layout.outside.is_some() && self.look == Look::Mayflower;
        for gate in self.layout.gates.iter().filter(|_| !is_coast) {
            openings.add_line(&[gate.at - gate.direction * 30.0, gate.at + gate.direction * 44.0]);
            let aside = gate.direction.right() * 74.0;
            towers.extend([gate.at + aside, gate.at - aside]);
        }
        self.svg.draw(&openings, Pen::new(area.wall[0], self.detail.pick(84.0, 90.0, 120.0)));
        if self.look == Look::Mayflower {
            let mut posts = Path::default();
            for &at in &towers {
                posts.add_dot(at);
            }
            self.svg.dots(&posts, area.wall[0], self.detail.pick(74.0, 92.0, 120.0));
            self.svg.dots(&posts, area.wall[2], self.detail.pick(50.0, 52.0, 66.0));
        } else {
            self.paint_towers(&towers, area, 0.85);
        }
        self.paint_mouths();
    }

    /// The mouths of tunnels.
    fn paint_mouths(&mut self) {
        let mut mouths = Path::default();
        for mouth in &self.layout.mouths {
            let aside = mouth.direction.right() * 48.0;
            let back = mouth.direction * -14.0;
            let ahead = mouth.direction * 70.0;
            let mut arch = vec![mouth.at + aside + back];
            arch.extend(curve(
                mouth.at + aside + back,
                mouth.at + aside + ahead,
                mouth.at - aside + ahead,
                mouth.at - aside + back,
                10,
            ));
            mouths.add_shape(&arch);
        }
        let [dark, _, top] = self.palette.area.wall;
        self.svg.fill(&mouths, "#33271d", &format!("stroke='{dark}' stroke-width='42'"));
        let stones = if self.is_full() { "stroke-dasharray='24 7'" } else { "" };
        self.svg.draw(&mouths, Pen::new(top, 24.0).with(stones));
    }
}
