//! What a tile completed, whatever the game: features without open ends.

use crate::board::PlacedTile;
use crate::game::Game;
use crate::region::{RegionId, SegmentId};
use crate::state::State;
use crate::tile::FeatureKind;

/// The features that a tile completed by its sides: at most one a side, clockwise from the north.
pub(crate) struct Completed {
    regions: [RegionId; 4],
    count: usize,
}

impl Completed {
    /// What reaches the sides of a tile and has no open ends; a hole in a forest has (`HG-R-05`).
    #[inline]
    pub(crate) fn by(game: &Game, state: &State, tile: &PlacedTile) -> Self {
        let mut completed = Self { regions: [RegionId::default(); 4], count: 0 };
        for port in &game.kind_of(tile).turned(tile.turn).ports {
            if let Some(local) = port.middle {
                completed.add(game, state, SegmentId(tile.first_segment + u16::from(local)));
            }
        }
        completed
    }

    /// Adds the feature of a segment, if it is complete and takes followers.
    #[inline]
    pub(crate) fn add(&mut self, game: &Game, state: &State, segment: SegmentId) {
        let id = state.regions.of(segment);
        let region = state.regions.get(id);
        let complete = region.open == 0 && game.takes_followers(region.kind);
        if complete && !self.regions().contains(&id) {
            self.regions[self.count] = id;
            self.count += 1;
        }
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(crate) fn regions(&self) -> &[RegionId] {
        &self.regions[..self.count]
    }

    pub(crate) fn of_kind(
        &self,
        state: &State,
        kind: FeatureKind,
    ) -> impl Iterator<Item = RegionId> + use<> {
        let mut regions = self.regions.map(Some);
        for (index, region) in regions.iter_mut().enumerate() {
            *region = region
                .filter(|&region| index < self.count && state.regions.get(region).kind == kind);
        }
        regions.into_iter().flatten()
    }
}
