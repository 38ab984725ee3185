//! Before the first turn: who may play, and what lies on the table.

use super::expansions::{Expansion, any, each};
use super::followers::may_stand_on;
use crate::action::Piece;
use crate::game::Table;
use crate::setup::{InPlay, Setup, SetupError};
use crate::state::State;
use crate::tile::FeatureKind;

/// `BAS-01`, `INN-01`, `INN-R-01`, `INT-01`, `INT-02`: 2 to 5 players, or 6 with an expansion that brings their
/// followers.
pub(super) fn check_players(setup: &Setup) -> Result<(), SetupError> {
    let found = setup.players.len();
    let six = any!(E => E::seats_six(setup));
    let (min, max) = (2, if six { 6 } else { 5 });
    if found == 6 && max == 5 {
        return Err(SetupError::SixthPlayer);
    }
    // `INT-03`: the rulebook seats at least two, but an exercise for one can be asked for.
    let in_play = setup.in_play();
    let exercise = found == 1 && setup.allow_discouraged && !any!(E => E::needs_company(&in_play));
    if exercise || (min..=max).contains(&found) {
        Ok(())
    } else {
        Err(SetupError::Players { found, min, max })
    }
}

/// All followers that can share a feature are counted in one byte.
pub(super) fn check_crowds(setup: &Setup, in_play: &InPlay) -> Result<(), SetupError> {
    let most = usize::from(u8::MAX) / setup.players.len();
    let crowd = |kind: FeatureKind| {
        let there = Piece::FOLLOWERS.into_iter().filter(move |&piece| may_stand_on(piece, kind));
        there.map(|piece| usize::from(piece.number_each(*in_play))).sum::<usize>()
    };
    let excess = FeatureKind::ALL.into_iter().map(crowd).max().unwrap_or(0).saturating_sub(most);
    if excess == 0 {
        return Ok(());
    }
    let found = in_play.followers;
    let max = found.saturating_sub(excess as u8);
    Err(SetupError::Followers { piece: Piece::Follower.as_str(), found, max })
}

/// Lays the start tiles.
pub(super) fn lay_start(table: &Table, state: &mut State) -> Result<(), SetupError> {
    for tile in table.start {
        let kind = table.lay(tile, state, |_| Ok(()))?;
        each!(E => E::start_tile_laid(state, kind));
    }
    each!(E => E::set_table(table, state)?);
    Ok(())
}
