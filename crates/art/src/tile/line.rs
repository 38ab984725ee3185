//! Roads and rivers, lakes and bridges.

use bastide_rules::tile::FeatureKind;

use super::Painter;
use super::ground::blob;
use crate::layout::{HubKind, RIVER, Shape};
use crate::point::{Point, distance, steps_along};
use crate::svg::{Path, Pen, SHADE};

impl Painter<'_> {
    /// Rivers, the lakes they run into, and ponds at their ends.
    pub(super) fn paint_water(&mut self, rivers: &[usize]) {
        let water = &self.palette.water;
        let routes = self.routes(rivers);
        let path = Path::lines(&routes);
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
        let mut rng = self.shared_rng("lakes");
        for (at, radius) in all {
            lakes.add_shape(&blob(&mut rng, at, radius));
        }
        let round = "stroke-linejoin='round'";
        let (bank, surface) = self.detail.pick((116.0, 96.0), (120.0, 98.0), (150.0, 116.0));
        self.svg.draw(&path, Pen::new(water.bank, bank).with(round));
        let rim = format!("stroke='{}' stroke-width='{:.0}'", water.bank, bank - surface);
        self.svg.fill(&lakes, water.bank, &rim);
        self.svg.draw(&path, Pen::new(water.surface, surface).with(round));
        self.svg.fill(&lakes, water.surface, "");
        if self.is_full() {
            self.paint_ripples(&routes);
        }
    }

    fn paint_ripples(&mut self, rivers: &[Vec<Point>]) {
        let mut rng = self.shared_rng("ripples");
        let mut ripples = Path::default();
        for (at, route) in rivers.iter().flat_map(|route| steps_along(route, 120.0)) {
            let off = route.right() * rng.between(-24.0, 24.0);
            if at.to_rim() > 60.0 {
                ripples.add_line(&[at + off - route * 24.0, at + off + route * 24.0]);
            }
        }
        let pen = Pen::new(self.palette.water.light, 8.0);
        self.svg.draw(&ripples, pen.with("stroke-linecap='round' opacity='.8'"));
    }

    fn routes(&self, lines: &[usize]) -> Vec<Vec<Point>> {
        let routes = lines.iter().filter_map(|&index| match &self.layout.shapes[index] {
            Shape::Line(routes) => Some(routes.clone()),
            _ => None,
        });
        routes.flatten().collect()
    }

    /// Roads: first all kerbs, then all surfaces, so that roads merge.
    pub(super) fn paint_roads(&mut self, roads: &[usize], is_over: bool) {
        let road = &self.palette.road;
        let mut routes = self.routes(roads);
        if is_over {
            self.paint_bridges(roads);
        } else {
            routes.extend(self.layout.stubs.iter().cloned());
        }
        if routes.is_empty() {
            return;
        }
        let path = Path::lines(&routes);
        let joined = "stroke-linejoin='round'";
        let (kerb, surface) = self.detail.pick((98.0, 80.0), (105.0, 80.0), (147.0, 111.0));
        self.svg.draw(&path, Pen::new(road.kerb, kerb).with(joined));
        self.svg.draw(&path, Pen::new(road.surface, surface).with(joined));
        if self.is_full() {
            let mut tracks = Path::default();
            for route in &routes {
                let mut track = route.clone();
                track.retain(|at| at.to_rim() > 25.0);
                tracks.add_line(&track);
            }
            let dashes = "stroke-dasharray='46 62' stroke-linecap='round' opacity='.9'";
            self.svg.draw(&tracks, Pen::new(road.track, 7.0).with(dashes));
        }
    }

    /// The parapets of roads on bridges.
    fn paint_bridges(&mut self, roads: &[usize]) {
        let mut decks = Path::default();
        for &[over, under] in self.kind.bridges() {
            let (Shape::Line(routes), true) = (&self.layout.shapes[over], roads.contains(&over))
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
            for route in routes {
                let deck: Vec<_> = steps_along(route, 10.0)
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
        let width = self.detail.pick(134.0, 144.0, 190.0);
        let shade = Pen::new(SHADE, width);
        self.svg.draw(&decks, shade.with("opacity='.3' transform='translate(8 12)'"));
        self.svg.draw(&decks, Pen::new(dark, width));
        let stones = if self.is_full() { "stroke-dasharray='26 6'" } else { "" };
        self.svg.draw(&decks, Pen::new(stone, width - 16.0).with(stones));
    }
}
