//! Before the first turn: where settlers may stand, and what lies on the table.

use super::Frontier;
use super::tile::check_start;
use crate::game::Table;
use crate::setup::SetupError;
use crate::state::State;
use crate::tile::{FeatureKind, TileRole};

/// `MAY-15`: the features for settlers.
pub(crate) fn takes_followers(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Road | FeatureKind::Town | FeatureKind::Farm | FeatureKind::Plain)
}

/// Lays the starting spaces, and opens the land west of them for the surveyors.
pub(crate) fn lay_start(table: &Table, state: &mut State) -> Result<(), SetupError> {
    let (setup, kinds) = (table.setup, table.kinds);
    let surveyors = table.in_play.surveyors.then_some(setup.surveyors_at);
    state.frontier = Some(Frontier::new(surveyors));
    for tile in table.start {
        table.lay(tile, state, |kind| check_start(&setup.rules, kind, tile))?;
    }
    // Not before all of them lie: on the coast nobody may build.
    for tile in table.start {
        state.open_the_land(kinds, &setup.rules, tile.at);
    }
    // A starting space that does not lie on the table cannot come later.
    state.stack.leave_out(kinds, |role| role == TileRole::Fixed);
    match state.frontier {
        Some(frontier) => frontier.check(setup.surveyors_at),
        None => Ok(()),
    }
}
