//! Before the first turn: who may play, where followers may stand, and what lies on the table.

use crate::board::PlacedTile;
use crate::game::Table;
use crate::geometry::Side;
use crate::setup::{InPlay, Setup, SetupError};
use crate::state::State;
use crate::tile::{FeatureKind, Terrain, TileKind, TileRole};

/// `BAS-01`, `INN-01`, `INN-R-01`, `INT-01`, `INT-02`: 2 to 5 players, or 6 with the grey followers
/// of Inns & Cathedrals.
pub(crate) fn check_number_of_players(setup: &Setup) -> Result<(), SetupError> {
    let found = setup.players.len();
    let (min, max) = (2, if setup.has_set("inns-and-cathedrals") { 6 } else { 5 });
    if found == 6 && max == 5 {
        return Err(SetupError::SixthPlayer);
    }
    // `INT-03`: the rulebook seats at least two, but an exercise for one can be asked for. At a
    // fair somebody must catch.
    let exercise = found == 1 && setup.allow_discouraged && !setup.in_play().catapult;
    if exercise || (min..=max).contains(&found) {
        Ok(())
    } else {
        Err(SetupError::Players { found, min, max })
    }
}

/// `BAS-20`, `CUL-02`: the features for followers; a river is none (`RIV-11`).
pub(crate) fn takes_followers(in_play: InPlay, kind: FeatureKind) -> bool {
    match kind {
        FeatureKind::Road | FeatureKind::City | FeatureKind::Cloister => true,
        FeatureKind::Field => in_play.farmers,
        FeatureKind::Shrine => in_play.shrines,
        _ => false,
    }
}

/// Lays the start tile, the source of the river or the City of Carcassonne.
pub(crate) fn lay_start(table: &Table, state: &mut State) -> Result<(), SetupError> {
    let kinds = table.kinds;
    for tile in table.start {
        let kind = table.lay(tile, state, |_| Ok(()))?;
        state.note_tower_site(kind);
    }
    check_carcassonne(state, kinds)?;
    // A source that does not lie on the table cannot come later, unless the City of Carcassonne
    // takes its place (`RIV-R-12`); nor can a part of that city.
    let city = state.tiles().iter().any(|tile| kinds[tile.kind.index()].role() == TileRole::Fixed);
    state.stack.leave_out(kinds, |role| match role {
        TileRole::Source => !city,
        role => role == TileRole::Fixed,
    });
    state.find_river_ends(kinds);
    state.look_for_the_end_of_the_river(kinds);
    Ok(())
}

/// `CNT-01`: the inside of the City of Carcassonne never faces anything else.
fn check_carcassonne(state: &State, kinds: &[TileKind]) -> Result<(), SetupError> {
    for tile in state.tiles() {
        let shown = |tile: &PlacedTile, side: Side| {
            kinds[tile.kind.index()].turned(tile.turn).terrain[side.index()]
        };
        for side in Side::ALL.into_iter().filter(|&side| shown(tile, side) == Terrain::Carcassonne)
        {
            let neighbour = state.tile_at(tile.pos.step(side));
            let closed = neighbour
                .is_some_and(|other| shown(other, side.opposite()) == Terrain::Carcassonne);
            if !closed {
                return Err(SetupError::CarcassonneOpen { at: tile.pos });
            }
        }
    }
    Ok(())
}
