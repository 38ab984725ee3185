//! What an action changed, so that an evaluation need not look at the whole table again.

use super::FeatureId;
use crate::game::Game;
use crate::games;
use crate::geometry::Side;
use crate::region::SegmentId;
use crate::state::{Location, State};

impl State {
    /// Visits the features that lie on the tile placed last, and those with an open end beside it: their size or the
    /// tiles that fit their ends may have changed. A feature may be visited several times.
    pub fn features_near_last_tile(&self, game: &Game, mut visit: impl FnMut(FeatureId)) {
        let Some(tile) = self.board.last_tile() else { return };
        for local in 0..game.kind_of(tile).segments().len() as u16 {
            visit(FeatureId(self.regions.of(SegmentId(tile.first_segment + local))));
        }
        // What ends at the tile without continuing on it (`ABB-05`), and what ends beside it.
        let beside = Side::ALL.map(|side| tile.pos.step(side));
        let empty = beside.into_iter().filter(|&space| self.tile_at(space).is_none());
        for space in std::iter::once(tile.pos).chain(empty) {
            for side in Side::ALL {
                let Some(beside) = self.tile_at(space.step(side)) else { continue };
                let port = &game.kind_of(beside).turned(beside.turn).ports[side.opposite().index()];
                if let Some(local) = port.middle {
                    let segment = SegmentId(beside.first_segment + u16::from(local));
                    visit(FeatureId(self.regions.of(segment)));
                }
            }
        }
        for building in &self.buildings {
            let (dx, dy) = (building.at.x - tile.pos.x, building.at.y - tile.pos.y);
            // A building reaches one space, and the tile changes what fits one space further.
            if dx.abs() <= 2 && dy.abs() <= 2 {
                visit(FeatureId(self.regions.of(building.segment)));
            }
        }
    }

    /// Visits the features that pieces have left or entered since an earlier state, in which there were no other tiles
    /// than now or the last one was missing. Returns whether any piece was moved.
    pub fn features_with_moved_pieces(
        &self,
        before: &Self,
        mut visit: impl FnMut(FeatureId),
    ) -> bool {
        let mut moved = false;
        for (was, is) in before.pieces.iter().zip(&self.pieces) {
            // The two usual cases are compared at once.
            let stays = match (was, is) {
                (Location::Supply, Location::Supply) => true,
                (Location::On(was), Location::On(is)) => was == is,
                _ => was == is,
            };
            if !stays {
                moved = true;
                for segment in [was, is].into_iter().filter_map(|at| at.segment()) {
                    visit(FeatureId(self.regions.of(segment)));
                }
            }
        }
        moved
    }

    /// Whether all features with the same tiles, pieces and open ends as in an earlier state have the same outlook.
    pub fn has_outlook_of(&self, game: &Game, before: &Self) -> bool {
        games::is_same_outlook(game, before, self)
    }
}
