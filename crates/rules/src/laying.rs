//! Laying a tile: the one place where board and regions change together.

use crate::board::PlacedTile;
use crate::game::KindId;
use crate::geometry::{Pos, Rotation, Side};
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{Building, State};
use crate::tile::TileKind;

/// `BAS-13`: of turns that look the same, only the smallest is used.
pub(crate) fn check_turn(kind: &TileKind, turn: Rotation) -> Result<(), Refusal> {
    let same = kind.canonical(turn);
    if same == turn {
        Ok(())
    } else {
        Err(Refusal::LooksTheSame { turn: turn.quarters(), same: same.quarters() })
    }
}

impl State {
    /// Whether a tile may lie here (`BAS-10` to `BAS-13`, `BAS-16`), beside all its neighbours
    /// (`BAS-R-08`).
    pub(crate) fn check_placement(
        &self,
        kind: &TileKind,
        kinds: &[TileKind],
        at: Pos,
        turn: Rotation,
    ) -> Result<(), Refusal> {
        check_turn(kind, turn)?;
        match self.board.demand_at(at) {
            Some(demand) if demand.accepts(kind.turned(turn).edges) => Ok(()),
            Some(_) => Err(self.mismatch(kind, kinds, at, turn)),
            None if self.board.tile_at(at).is_some() => Err(Refusal::SpaceTaken { at }),
            None if at.around().any(|pos| self.board.tile_at(pos).is_some()) => {
                Err(Refusal::OnlyACorner { at })
            }
            None => Err(Refusal::NotBesideATile { at }),
        }
    }

    /// Names the first side on which a tile does not continue its neighbour; there must be one.
    fn mismatch(&self, kind: &TileKind, kinds: &[TileKind], at: Pos, turn: Rotation) -> Refusal {
        let differs = |side: Side| {
            let neighbour = self.board.tile_at(at.step(side))?;
            let facing = kinds[neighbour.kind.index()].turned(neighbour.turn);
            let wanted = facing.terrain[side.opposite().index()];
            let shown = kind.turned(turn).terrain[side.index()];
            (shown != wanted).then_some(Refusal::EdgesDoNotMatch { at, side, shown, wanted })
        };
        Side::ALL.into_iter().find_map(differs).expect("a space that refuses a tile has a reason")
    }

    /// Lays a tile that was checked: adds its segments, joins them to their neighbours and counts
    /// the open ends.
    #[expect(clippy::inline_always, reason = "once a turn; an abbey is laid from elsewhere")]
    #[inline(always)]
    pub(crate) fn lay_tile(&mut self, kinds: &[TileKind], kind: KindId, at: Pos, turn: Rotation) {
        let shape = &kinds[kind.index()];
        let turned = shape.turned(turn);
        let index = self.board.tiles().len() as u16;
        let first = self.regions.len() as u16;
        let neighbours =
            self.board.lay(PlacedTile { pos: at, kind, turn, first_segment: first }, turned);

        self.regions.add(shape.segments(), index);

        for side in Side::ALL {
            let Some(neighbour) = neighbours[side.index()] else { continue };
            let neighbour = self.board.tiles()[usize::from(neighbour)];
            let own = turned.ports[side.index()];
            let facing =
                kinds[neighbour.kind.index()].turned(neighbour.turn).ports[side.opposite().index()];
            let own_segment = |local: u8| SegmentId(first + u16::from(local));
            let facing_segment = |local: u8| SegmentId(neighbour.first_segment + u16::from(local));
            match (own.middle, facing.middle) {
                (Some(a), Some(b)) => self.regions.join_ends(own_segment(a), facing_segment(b)),
                // `ABB-07`, `ABB-08`, `ABB-R-01`: the wall of an abbey closes the edge, and joins
                // it to nothing.
                (None, Some(b)) => self.regions.close_end(facing_segment(b)),
                (_, None) => {}
            }
            // `BAS-46`, `BAS-D-04`: the left half of an edge meets the right half of the facing
            // one.
            if let (Some(a), Some(b)) = (own.left, facing.right) {
                self.regions.join(own_segment(a), facing_segment(b));
            }
            if let (Some(a), Some(b)) = (own.right, facing.left) {
                self.regions.join(own_segment(a), facing_segment(b));
            }
        }

        self.fill_around_buildings(at);
        if let Some(building) = shape.building() {
            self.add_building(SegmentId(first + u16::from(building)), at);
        }
    }

    /// `BAS-35`, `CUL-02`: the tile fills one of the eight spaces around each building near it, be
    /// there a building on it or not (`BAS-R-12`), and be it an abbey (`ABB-10`).
    #[inline]
    fn fill_around_buildings(&mut self, at: Pos) {
        self.completed_building = false;
        for building in &self.buildings {
            if building.at.is_near(at) {
                let region = self.regions.of(building.segment);
                let open = &mut self.regions.get_mut(region).open;
                *open -= 1;
                self.completed_building |= *open == 0;
            }
        }
    }

    fn add_building(&mut self, segment: SegmentId, at: Pos) {
        let filled = at.around().filter(|&pos| self.board.tile_at(pos).is_some()).count();
        let region = self.regions.of(segment);
        let open = &mut self.regions.get_mut(region).open;
        *open -= filled as u16;
        self.completed_building |= *open == 0;
        self.buildings.push(Building { segment, at });
    }
}
