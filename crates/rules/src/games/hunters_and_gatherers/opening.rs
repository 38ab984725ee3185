//! Before the first turn: where members of the tribe may stand, and what lies on the table.

use super::Hunting;
use crate::game::Table;
use crate::setup::SetupError;
use crate::state::State;
use crate::tile::{FeatureKind, TileRole};

/// `HG-08`: the features for members of the tribe.
pub(crate) fn takes_followers(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Forest | FeatureKind::River | FeatureKind::Meadow)
}

/// Lays the start tile, and lets its waters run.
pub(crate) fn lay_start(table: &Table, state: &mut State) -> Result<(), SetupError> {
    state.hunting = Some(Box::new(Hunting::new(table.most_segments())));
    for tile in table.start {
        table.lay(tile, state, |_| Ok(()))?;
        state.let_waters_run(table.kinds);
    }
    let without_bonus = !table.in_play.bonus_tiles;
    state.stack.leave_out(table.kinds, |role| role == TileRole::Bonus && without_bonus);
    Ok(())
}
