//! What stands on a tile: villages, symbols, buildings, animals.

use bastide_rules::tile::{FeatureKind, Symbol, TileRole};

use super::Painter;
use crate::emblems::{Emblem, emblem};
use crate::layout::{HubKind, Owner, grown, symbol_scale};
use crate::palette::Look;
use crate::point::Point;

impl Painter<'_> {
    pub(super) fn paint_hubs(&mut self) {
        for hub in &self.layout.hubs {
            let (what, scale) = match hub.kind {
                HubKind::Village => (Emblem::Village, 0.95),
                HubKind::House if self.look == Look::Mayflower => (Emblem::Cabin, 1.0),
                HubKind::House => (Emblem::House, 0.9),
                HubKind::Spring => (Emblem::Spring, 1.15),
                HubKind::Ring if !self.kind.has(Symbol::Fair) => (Emblem::Well, 0.75),
                HubKind::Ring | HubKind::Pond | HubKind::Fork | HubKind::Symbol(_) => continue,
            };
            self.put(what, hub.at, scale);
        }
        for &(symbol, at) in &self.layout.symbols {
            self.put(symbol.into(), at, symbol_scale(symbol, &self.layout.hubs));
        }
        self.paint_boat();
    }

    /// A boat on some rivers of Carcassonne.
    fn paint_boat(&mut self) {
        let rivers = self.kind.segments().iter().zip(&self.layout.seats);
        let mut rivers = rivers.filter(|(segment, _)| segment.kind() == FeatureKind::River);
        if let (true, Look::Carcassonne, Some((_, &at))) =
            (self.is_full(), self.look, rivers.next())
            && self.shared_rng("boat").happens(0.4)
        {
            self.svg.place(&emblem(Emblem::Boat, self.detail), at, 0.6);
        }
    }

    pub(super) fn paint_emblems(&mut self) {
        if self.is_full() {
            self.paint_ship();
            self.paint_decor();
        }
        let mut emblems = self.layout.emblems.clone();
        emblems.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
        for placed in emblems {
            self.put(placed.emblem, placed.drawn_at(), placed.scale);
        }
    }

    fn put(&mut self, what: Emblem, at: Point, scale: f64) {
        self.svg.place(&emblem(what, self.detail), at, grown(scale, self.detail));
    }

    /// A ship off the coast, where there is room for one.
    fn paint_ship(&mut self) {
        let mut rng = self.shared_rng("ship");
        let at = Point::new(rng.between(690.0, 760.0), rng.between(380.0, 620.0));
        let is_sea = |owner| owner == Owner::Outside;
        if self.look == Look::Mayflower
            && rng.happens(0.3)
            && self.has_ground(at, 190.0, 12, is_sea)
        {
            self.svg.place(&emblem(Emblem::Ship, self.detail), at, 1.7);
        }
    }

    /// A tree or a haystack as decoration, on a few tiles.
    fn paint_decor(&mut self) {
        let (what, chance): (&[(Emblem, f64)], _) = match self.look {
            _ if self.kind.role() == TileRole::Abbey => return,
            Look::Carcassonne => (
                &[
                    (Emblem::Haystack, 0.5),
                    (Emblem::Windmill, 0.85),
                    (Emblem::Orchard, 0.8),
                    (Emblem::TreeRound, 0.6),
                ],
                0.04,
            ),
            Look::Hunters => {
                (&[(Emblem::Reeds, 0.55), (Emblem::Bush, 0.5), (Emblem::Conifer, 0.6)], 0.04)
            }
            Look::Mayflower => (&[(Emblem::Bush, 0.5), (Emblem::Haystack, 0.5)], 0.04),
        };
        let mut rng = self.rng("decor");
        for _ in 0..10 {
            let (emblem_kind, scale) = what[rng.below(what.len())];
            let at = self.somewhere(&mut rng, 115.0 * scale);
            let wanted = rng.happens(chance);
            let clear = |(crop, far): &(Point, f64)| crop.distance(at) > far + 90.0 * scale;
            if wanted
                && self.crops.iter().all(clear)
                && self.has_room(at, 90.0 * scale, |owner| self.is_land(owner))
            {
                self.svg.place(&emblem(emblem_kind, self.detail), at, scale);
                return;
            }
        }
    }
}
