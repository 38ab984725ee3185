//! River systems: rivers that are joined, through lakes too (`HG-40`).

use super::Memory;
use crate::action::Piece;
use crate::game::Game;
use crate::geometry::Side;
use crate::region::{RegionId, SegmentId};
use crate::state::State;
use crate::tile::{FeatureKind, TileKind};
use crate::view::RiverSystem;

impl State {
    /// Joins the rivers and lakes of the tile laid last to their river systems.
    #[inline]
    pub(super) fn let_waters_run(&mut self, kinds: &[TileKind]) {
        let Some(tile) = self.board.last_tile() else { return };
        let hunting = self.memory.hunting_mut();
        let shape = &kinds[tile.kind.index()];
        hunting.systems.add(shape.segments(), self.board.tiles().len() as u16 - 1);
        let own = |local: usize| SegmentId(tile.first_segment + local as u16);
        for (local, segment) in shape.segments().iter().enumerate() {
            if segment.kind() == FeatureKind::River {
                for lake in segment.touched() {
                    hunting.systems.join(own(local), own(lake));
                }
            }
        }
        let turned = shape.turned(tile.turn);
        for side in Side::ALL {
            let Some(local) = turned.ports[side.index()].middle.map(usize::from) else { continue };
            if shape.segments()[local].kind() != FeatureKind::River {
                continue;
            }
            let Some(neighbour) = self.board.tile_at(tile.pos.step(side)) else { continue };
            let facing = kinds[neighbour.kind.index()].turned(neighbour.turn);
            if let Some(other) = facing.ports[side.opposite().index()].middle {
                let other = SegmentId(neighbour.first_segment + u16::from(other));
                hunting.systems.join(own(local), other);
            }
        }
    }
}

impl Memory {
    /// The segments of every river system, in the order in which they were laid.
    pub(crate) fn river_systems(&self, game: &Game, state: &State) -> Vec<Vec<SegmentId>> {
        let mut systems = Vec::new();
        for system in self.systems.iter() {
            let mut segments: Vec<_> = self.systems.segments(system).collect();
            segments.sort_unstable();
            let kind = state.segment(game, segments[0]).kind();
            if matches!(kind, FeatureKind::River | FeatureKind::Lake) {
                systems.push(segments);
            }
        }
        systems
    }

    /// The river system of a river or lake.
    pub(super) fn system_of(&self, water: SegmentId) -> RegionId {
        self.systems.of(water)
    }

    /// The segments of a river system.
    pub(super) fn segments(&self, system: RegionId) -> impl Iterator<Item = SegmentId> {
        self.systems.segments(system)
    }

    /// `HG-11`: whether no hut at all is in the whole river system.
    #[inline]
    pub(super) fn is_free_of_huts(&self, water: SegmentId) -> bool {
        self.systems.at(water).occupants == 0
    }

    /// Counts a hut in the river system.
    pub(super) fn settle(&mut self, water: SegmentId) {
        let system = self.systems.of(water);
        self.systems.get_mut(system).occupants += 1;
    }
}

impl State {
    /// All river systems on the table; none in other games.
    pub fn river_systems(&self, game: &Game) -> Vec<RiverSystem> {
        let huts: Vec<_> = self
            .seats()
            .flat_map(|seat| game.slots(seat, Piece::Hut).map(move |slot| (seat, slot)))
            .filter_map(|(seat, slot)| Some((seat, self.pieces[slot].segment()?)))
            .collect();
        let systems = self
            .memory
            .find_hunting()
            .into_iter()
            .flat_map(|hunting| hunting.river_systems(game, self));
        let view = systems.map(|segments| {
            let place = |&segment: &SegmentId| self.segment_name(game, segment);
            let here = huts.iter().filter(|(_, hut)| segments.contains(hut));
            let huts = here.map(|(seat, hut)| {
                let (at, spot) = place(hut);
                (*seat, at, spot)
            });
            let fish = segments
                .iter()
                .map(|&water| u32::from(self.segment(game, water).attributes.fish()));
            RiverSystem {
                segments: segments.iter().map(place).collect(),
                fish: fish.sum(),
                huts: huts.collect(),
            }
        });
        view.collect()
    }
}
