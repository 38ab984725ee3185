//! Roads and rivers, lakes and bridges.

use bastide_rules::tile::FeatureKind;

use super::Painter;
use crate::layout::{HubKind, RIVER, ROAD, Shape};
use crate::palette::Look;
use crate::point::{Point, distance, steps_along};
use crate::rings::beside;
use crate::svg::{Path, Pen, SHADE};

impl Painter<'_> {
    /// Rivers, the lakes into which they run, and ponds at their ends.
    pub(super) fn paint_water(&mut self, rivers: &[usize]) {
        let water = &self.palette.water;
        let ways = self.ways(rivers);
        let path = Path::lines(&ways);
        let mut lakes = Path::default();
        let segments = self.kind.segments().iter().zip(&self.layout.shapes);
        let spots = segments.filter_map(|(segment, shape)| match shape {
            Shape::Spot { at, radius } if segment.kind() == FeatureKind::Lake => {
                Some((*at, radius + 8.0))
            }
            _ => None,
        });
        let ponds = self.layout.hubs.iter().filter(|hub| hub.kind == HubKind::Pond);
        let all: Vec<_> = spots.chain(ponds.map(|hub| (hub.at, 125.0))).collect();
        for (at, radius) in all {
            let blob = self.blob(at, radius);
            lakes.add_shape(&blob);
        }
        let round = "stroke-linejoin='round'";
        self.svg.draw(&path, Pen::new(water.bank, 2.0 * RIVER).with(round));
        self.svg.fill(&lakes, water.bank, &format!("stroke='{}' stroke-width='18'", water.bank));
        self.svg.draw(&path, Pen::new(water.surface, 2.0 * RIVER - 18.0).with(round));
        self.svg.fill(&lakes, water.surface, "");
        let mut ripples = Path::default();
        for (at, way) in ways.iter().flat_map(|way| steps_along(way, 95.0)) {
            let off = way.right() * self.dice.between(-26.0, 26.0);
            if at.to_rim() > 60.0 {
                ripples.add_line(&[at + off - way * 24.0, at + off + way * 24.0]);
            }
        }
        self.svg
            .draw(&ripples, Pen::new(water.light, 8.0).with("stroke-linecap='round' opacity='.8'"));
    }

    fn ways(&self, lines: &[usize]) -> Vec<Vec<Point>> {
        let ways = lines.iter().filter_map(|&index| match &self.layout.shapes[index] {
            Shape::Line(ways) => Some(ways.clone()),
            _ => None,
        });
        ways.flatten().collect()
    }

    /// Roads: first all kerbs, then all surfaces, so that they run into one another.
    pub(super) fn paint_roads(&mut self, roads: &[usize], is_over: bool) {
        let road = &self.palette.road;
        let mut ways = self.ways(roads);
        if is_over {
            self.paint_bridges(roads);
        } else {
            ways.extend(self.layout.stubs.iter().cloned());
        }
        if ways.is_empty() {
            return;
        }
        let path = Path::lines(&ways);
        let joined = "stroke-linejoin='round'";
        self.svg.draw(&path, Pen::new(road.kerb, 2.0 * ROAD).with(joined));
        self.svg.draw(&path, Pen::new(road.surface, 2.0 * ROAD - 16.0).with(joined));
        let dashes = if self.look == Look::Mayflower { "26 22" } else { "34 46" };
        let dashes = format!("stroke-dasharray='{dashes}' stroke-dashoffset='-20' opacity='.9'");
        for aside in [-13.0, 13.0] {
            let mut tracks = Path::default();
            for way in &ways {
                let mut track = beside(way, aside);
                track.retain(|at| at.to_rim() > 25.0);
                tracks.add_line(&track);
            }
            self.svg.draw(&tracks, Pen::new(road.track, 6.0).with(&dashes));
        }
    }

    /// The parapets of roads that pass over something.
    fn paint_bridges(&mut self, roads: &[usize]) {
        let mut decks = Path::default();
        for &[over, under] in self.kind.bridges() {
            let (Shape::Line(ways), true) = (&self.layout.shapes[over], roads.contains(&over))
            else {
                continue;
            };
            let is_crossing = |point: Point| match &self.layout.shapes[under] {
                Shape::Line(others) => {
                    others.iter().any(|other| distance(other, point) < RIVER + 45.0)
                }
                Shape::Area(outline) => crate::point::contains(&outline.rim, point),
                _ => false,
            };
            for way in ways {
                let deck: Vec<_> = steps_along(way, 10.0)
                    .into_iter()
                    .map(|(at, _)| at)
                    .filter(|&at| is_crossing(at))
                    .collect();
                if deck.len() > 2 {
                    decks.add_line(&deck);
                }
            }
        }
        let [dark, stone, _] = self.palette.area.wall;
        let shade = Pen::new(SHADE, 2.0 * ROAD + 44.0);
        self.svg.draw(&decks, shade.with("opacity='.3' transform='translate(8 12)'"));
        self.svg.draw(&decks, Pen::new(dark, 2.0 * ROAD + 44.0));
        self.svg.draw(&decks, Pen::new(stone, 2.0 * ROAD + 30.0).with("stroke-dasharray='22 5'"));
    }
}
