//! Before the first turn: where members of the tribe may stand, and what lies on the table.

use super::Hunting;
use crate::game::Opening;
use crate::setup::SetupError;
use crate::state::State;
use crate::tile::{FeatureKind, TileRole};

/// `HG-08`: the features for members of the tribe.
pub(crate) fn takes_followers(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Forest | FeatureKind::River | FeatureKind::Meadow)
}

/// Lays the start tile, and lets its waters run.
pub(crate) fn lay_start(opening: &Opening, state: &mut State) -> Result<(), SetupError> {
    state.hunting = Some(Box::new(Hunting::new(opening.most_segments())));
    for tile in opening.start {
        opening.lay(tile, state, |_| Ok(()))?;
        state.let_waters_run(opening.kinds);
    }
    let without_bonus = !opening.in_play.bonus_tiles;
    state.stack.leave_out(opening.kinds, |role| role == TileRole::Bonus && without_bonus);
    Ok(())
}
