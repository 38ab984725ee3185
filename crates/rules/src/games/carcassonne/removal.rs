//! How pieces leave the table other than by scoring: eaten, sent home, captured, knocked out or recalled.

use super::{tower, traders_and_builders};
use crate::event::Log;
use crate::game::Game;
use crate::state::{Location, State};

/// Takes a piece off the table. Whoever calls this looks for those who are left alone afterwards.
pub(super) fn take_off(game: &Game, state: &mut State, slot: usize, to: Location) {
    let (_, piece) = game.owner_and_piece(slot);
    match state.lift(slot, to) {
        Location::On(segment) if piece.is_follower() => {
            let region = state.regions.of(segment);
            state.regions.get_mut(region).occupants -= 1;
        }
        Location::Tower(tile) => tower::open_again(state, tile),
        _ => {}
    }
}

/// Takes one piece off the table, and whoever cannot stay without it.
pub(super) fn take_one_off(
    game: &Game,
    state: &mut State,
    slot: usize,
    to: Location,
    log: &mut impl Log,
) {
    take_off(game, state, slot, to);
    traders_and_builders::send_lonely_home(game, state, log);
}
