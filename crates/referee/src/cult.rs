//! Cloisters and shrines next to each other.

use std::collections::BTreeSet;

use crate::board::{Board, Region, Spot, around};
use crate::tile::{Kind, TileFacts};

/// What opposes a building.
fn opponent(building: Kind) -> Kind {
    if building == Kind::Cloister { Kind::Shrine } else { Kind::Cloister }
}

impl Board {
    /// The buildings of a kind on the eight tiles around (x, y), complete or not.
    pub(crate) fn buildings_around(&self, x: i32, y: i32, kind: Kind) -> Vec<Spot> {
        let mut found = Vec::new();
        for (x, y) in around(x, y) {
            let tile = self.tiles.get((x, y));
            if let Some(index) = tile.and_then(|tile| tile.find(kind, |_| true)) {
                found.push((x, y, index));
            }
        }
        found
    }

    /// Whether a tile may lie there: no building may stand next to two that oppose it, neither
    /// the new one (CUL-06, CUL-07) nor one that is there (CUL-R-01).
    pub(crate) fn cult_allows(&self, x: i32, y: i32, tile: &TileFacts) -> bool {
        [Kind::Cloister, Kind::Shrine].into_iter().all(|building| {
            if tile.find(building, |_| true).is_none() {
                return true;
            }
            let opposing = self.buildings_around(x, y, opponent(building));
            // The new building will be the one opponent of those: they may have none so far.
            let free = |&(x, y, _): &Spot| self.buildings_around(x, y, building).is_empty();
            opposing.len() <= 1 && opposing.iter().all(free)
        })
    }

    /// The buildings that lose a challenge when these features are completed and occupied: those
    /// that oppose one of them, are occupied and not complete (CUL-11 to CUL-13, CUL-R-03 to
    /// CUL-R-05).
    pub(crate) fn challenges_lost(&self, completed: &[Region]) -> BTreeSet<Region> {
        let mut lost = BTreeSet::new();
        for region in completed {
            let building = self.kind(region);
            if !building.is_building() {
                continue;
            }
            // Whoever leaves a quarter for a complete building raced with nobody (CUL-R-04).
            let settled = self.settled_on(region);
            if !settled.iter().any(|(_, figure)| figure.piece.is_follower()) {
                continue;
            }
            for &(x, y, _) in region {
                for spot in self.buildings_around(x, y, opponent(building)) {
                    let other = Region::from([spot]);
                    if self.has_follower(&other) && !self.is_complete(&other) {
                        lost.insert(other);
                    }
                }
            }
        }
        lost
    }
}
