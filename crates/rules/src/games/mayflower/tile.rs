//! Placing a tile west of the coast (`MAY-08` to `MAY-10`).

use super::column;
use crate::geometry::{Pos, Rotation, Side};
use crate::refusal::Refusal;
use crate::setup::{BuildingRows, CoastRule, RuleOptions, StartTile};
use crate::state::State;
use crate::tile::{Terrain, TileKind, TileRole};

/// The rows of the starting spaces (`MAY-R-01`).
const ROWS: std::ops::RangeInclusive<i16> = 0..=9;

/// Whether settlers may build on a space: never east of the coastline (`MAY-R-03`), and at some tables
/// only in its ten rows (`MAY-R-02`).
pub(super) fn check_space(rules: &RuleOptions, at: Pos) -> Result<(), Refusal> {
    if at.x >= 0 {
        return Err(Refusal::EastOfTheCoast { at });
    }
    if rules.rows == BuildingRows::Ten && !ROWS.contains(&at.y) {
        return Err(Refusal::BeyondTheRows { at });
    }
    Ok(())
}

/// `MAY-02`: a starting space lies on the coast, with land to its west only.
pub(super) fn check_starting_space(at: Pos, edges: [Terrain; 4]) -> Result<(), String> {
    let [north, east, south, west] = edges.map(|edge| edge == Terrain::Coast);
    if at.x == 0 && north && east && south && !west {
        return Ok(());
    }
    Err("a starting space lies at x = 0 and shows coast in the north, east and south".to_owned())
}

/// Whether a tile may lie here at the start: a starting space in its own place (`MAY-02`), all others
/// where settlers may build.
pub(super) fn check_start(
    rules: &RuleOptions,
    kind: &TileKind,
    tile: &StartTile,
) -> Result<(), String> {
    match kind.fixed_at() {
        Some(own) if (tile.at, tile.turn) != (own, Rotation::default()) => {
            Err(format!("this starting space lies at {own}, unturned"))
        }
        Some(_) => Ok(()),
        None => check_space(rules, tile.at).map_err(|refusal| refusal.to_string()),
    }
}

impl State {
    /// Notes at once how far west a tile lies (`MAY-R-15`), and closes the spaces beside it on
    /// which nobody may build.
    #[inline]
    pub(super) fn open_the_land(&mut self, kinds: &[TileKind], rules: &RuleOptions, at: Pos) {
        let frontier = self.memory.mayflower_mut();
        frontier.westernmost = frontier.westernmost.max(column(at));
        for side in Side::ALL {
            let beside = at.step(side);
            if check_space(rules, beside).is_err() {
                self.board.block(beside);
            }
        }
        if rules.coast == CoastRule::NoTiles {
            self.leave_out_the_coast(kinds, at);
        }
    }

    /// `MAY-R-04`: where the starting spaces are no tiles, they fill nothing around a farm.
    fn leave_out_the_coast(&mut self, kinds: &[TileKind], at: Pos) {
        let is_coast = |pos: &Pos| {
            let tile = self.board.tile_at(*pos);
            tile.is_some_and(|tile| kinds[tile.kind.index()].role() == TileRole::Fixed)
        };
        if let Some(farm) = self.buildings.iter().find(|farm| farm.at == at) {
            let region = self.regions.of(farm.segment);
            self.regions.get_mut(region).open += at.around().filter(is_coast).count() as u16;
        }
    }
}
