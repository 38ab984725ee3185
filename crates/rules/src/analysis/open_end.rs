//! Empty spaces: where features can grow, and which tiles fit there.

use super::FeatureId;
use crate::game::{Game, KindId};
use crate::geometry::{Pos, Side};
use crate::state::State;
use crate::tile::{Demand, TileKind, TileRole, Turned};

/// An empty space in which a tile may come to lie, as seen from a feature that ends there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenEnd {
    /// The space.
    pub at: Pos,
    /// The side of the space across which the feature continues. `None` for the spaces around a
    /// building, and for those of [`State::open_spaces`].
    pub side: Option<Side>,
    demand: Demand,
}

/// A kind of tile that fits an empty space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FittingKind {
    /// The kind.
    pub kind: KindId,
    /// The fewest open ends that the feature gets in exchange for the one that is closed.
    pub new_ends: u32,
}

impl OpenEnd {
    /// Returns a number that is the same for all ends that the same kinds fit, with the same new ends. It serves as the
    /// key of a cache.
    pub fn key(self) -> usize {
        self.demand.number() * 5 + self.side.map_or(4, Side::index)
    }
}

impl Game {
    /// Returns the kinds of tiles that fit an empty space. [`State::left_of`] says how many tiles of a
    /// kind are left.
    pub fn fitting_kinds(&self, end: OpenEnd) -> impl Iterator<Item = FittingKind> {
        let kinds = self.kind_ids().zip(self.kinds());
        kinds.filter(|(_, shape)| shape.role() == TileRole::Land).filter_map(
            move |(kind, shape)| {
                let turned = shape.turns().map(|turn| shape.turned(turn));
                let fitting = turned.filter(|turned| end.demand.accepts(turned.edges));
                let new_ends = fitting.map(|turned| new_ends(shape, turned, end.side)).min()?;
                Some(FittingKind { kind, new_ends })
            },
        )
    }
}

/// How many other sides the segment at this side reaches.
#[inline]
fn new_ends(shape: &TileKind, turned: &Turned, side: Option<Side>) -> u32 {
    let reached = side.and_then(|side| turned.ports[side.index()].middle);
    reached.map_or(0, |local| u32::from(shape.segments()[usize::from(local)].sides.len() - 1))
}

impl State {
    /// Returns the number of open ends of a feature, or of empty spaces around a building.
    pub fn open_end_count(&self, feature: FeatureId) -> u16 {
        self.regions.get(feature.0).open
    }

    /// Returns the open ends of a feature, or the empty spaces around a building. The feature must not
    /// be a field or other open land, which has no ends.
    pub fn open_ends(&self, game: &Game, feature: FeatureId) -> impl Iterator<Item = OpenEnd> {
        let region = self.regions.get(feature.0);
        let (building, edges) = if region.kind.is_building() {
            (Some(self.pos_of(feature.0.root())), None)
        } else {
            (None, Some(self.regions.segments(feature.0)))
        };
        let around = building.into_iter().flat_map(|middle| middle.around().map(|at| (at, None)));
        let beside = edges.into_iter().flatten().flat_map(|segment| {
            let tile = &self.tiles()[self.regions.tile_of(segment)];
            let local = Some((segment.0 - tile.first_segment) as u8);
            let ports = &game.kind_of(tile).turned(tile.turn).ports;
            let sides =
                Side::ALL.into_iter().filter(move |side| ports[side.index()].middle == local);
            sides.map(|side| (tile.pos.step(side), Some(side.opposite())))
        });
        let empty = around.chain(beside).filter(|&(at, _)| self.tile_at(at).is_none());
        empty.take(usize::from(region.open)).map(|(at, side)| {
            let demand = self.board.demand_at(at).unwrap_or(Demand::NONE);
            OpenEnd { at, side, demand }
        })
    }

    /// Returns the empty spaces beside tiles in which a tile may be placed (`BAS-10`). Rules that look
    /// beyond the edges, such as those of the river, are not considered.
    pub fn open_spaces(&self) -> impl Iterator<Item = OpenEnd> {
        let open = self.board.open_spaces();
        open.map(|(at, demand)| OpenEnd { at, side: None, demand })
    }
}
