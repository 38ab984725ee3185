//! What stands on a tile: villages, symbols, buildings, animals.

use bastide_rules::tile::{FeatureKind, Symbol, TileRole};

use super::Painter;
use crate::emblems::{Emblem, emblem};
use crate::layout::{HubKind, Owner};
use crate::palette::Look;
use crate::point::Point;

impl Painter<'_> {
    pub(super) fn paint_hubs(&mut self) {
        for hub in &self.layout.hubs {
            let (what, scale) = match hub.kind {
                HubKind::Village => (Emblem::Village, 0.95),
                HubKind::House if self.look == Look::Mayflower => (Emblem::Cabin, 0.95),
                HubKind::House => (Emblem::House, 0.9),
                HubKind::Spring => (Emblem::Spring, 1.1),
                HubKind::Ring if !self.kind.has(Symbol::Fair) => (Emblem::Well, 0.6),
                HubKind::Ring | HubKind::Pond | HubKind::Fork | HubKind::Symbol(_) => continue,
            };
            self.svg.place(emblem(what), hub.at, scale);
        }
        let ring = self.layout.hubs.iter().any(|hub| hub.kind == HubKind::Ring);
        for &(symbol, at) in &self.layout.symbols {
            let scale = match symbol {
                Symbol::Volcano => 2.2,
                Symbol::Fair if ring => 0.85,
                Symbol::Fair => 1.7,
                Symbol::Dragon | Symbol::MagicPortal | Symbol::TowerSite => 1.0,
            };
            self.svg.place(emblem(symbol.into()), at, scale);
        }
        self.paint_boat();
    }

    /// A boat on some rivers of Carcassonne.
    fn paint_boat(&mut self) {
        let rivers = self.kind.segments().iter().zip(&self.layout.seats);
        let mut rivers = rivers.filter(|(segment, _)| segment.kind() == FeatureKind::River);
        if let (Look::Carcassonne, Some((_, &at))) = (self.look, rivers.next())
            && self.dice.happens(0.5)
        {
            self.svg.place(emblem(Emblem::Boat), at, 0.55);
        }
    }

    pub(super) fn paint_emblems(&mut self) {
        self.paint_decor();
        let mut emblems = self.layout.emblems.clone();
        emblems.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
        for placed in emblems {
            self.svg.place(emblem(placed.emblem), placed.at, placed.scale);
        }
    }

    /// A ship off the coast, where there is room for one.
    fn paint_ship(&mut self) {
        let at = Point::new(self.dice.between(690.0, 760.0), self.dice.between(380.0, 620.0));
        let is_sea = |owner| owner == Owner::Outside;
        if self.look == Look::Mayflower
            && self.dice.happens(0.3)
            && self.has_ground_of(at, 190.0, is_sea)
        {
            self.svg.place(emblem(Emblem::Ship), at, 1.7);
        }
    }

    /// Something small that is on no rule's mind, on some tiles.
    fn paint_decor(&mut self) {
        self.paint_ship();
        let (what, chance): (&[(Emblem, f64)], _) = match self.look {
            _ if self.kind.role() == TileRole::Abbey => return,
            Look::Carcassonne => (
                &[
                    (Emblem::Haystack, 0.5),
                    (Emblem::Sheep, 0.45),
                    (Emblem::Windmill, 0.85),
                    (Emblem::Orchard, 0.8),
                    (Emblem::Vineyard, 0.8),
                    (Emblem::TreeRound, 0.6),
                ],
                0.55,
            ),
            Look::Hunters => (
                &[
                    (Emblem::Reeds, 0.55),
                    (Emblem::Bush, 0.5),
                    (Emblem::HuntersTent, 0.7),
                    (Emblem::Conifer, 0.6),
                ],
                0.4,
            ),
            Look::Mayflower => {
                (&[(Emblem::Bush, 0.5), (Emblem::Wigwam, 0.75), (Emblem::Haystack, 0.5)], 0.35)
            }
        };
        for _ in 0..12 {
            let (emblem_kind, scale) = what[self.dice.below(what.len())];
            let at = self.somewhere(115.0 * scale);
            let wanted = self.dice.happens(chance);
            let clear = |(crop, far): &(Point, f64)| crop.distance(at) > far * 0.5 + 70.0 * scale;
            if wanted
                && self.crops.iter().all(clear)
                && self.has_room(at, 90.0 * scale, |owner| self.is_land(owner))
            {
                self.svg.place(emblem(emblem_kind), at, scale);
                self.taken.push((at, 90.0 * scale));
                return;
            }
        }
    }
}
