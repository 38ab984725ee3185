//! How pieces leave their place.

use super::expansions::{Expansion, each};
use crate::event::Log;
use crate::game::Game;
use crate::state::{Location, State};

impl State {
    /// Moves a piece. Returns where it was.
    #[inline]
    pub(super) fn lift(&mut self, slot: usize, to: Location) -> Location {
        each!(E => E::lifted(self, slot));
        std::mem::replace(&mut self.pieces[slot], to)
    }
}

/// Takes a piece off the table other than by scoring: eaten, sent home, captured, knocked out or recalled. The caller
/// sends those home who are left alone afterwards.
pub(super) fn take_off(game: &Game, state: &mut State, slot: usize, to: Location) {
    let (_, piece) = game.owner_and_piece(slot);
    let from = state.lift(slot, to);
    if let Location::On(segment) = from
        && piece.is_follower()
    {
        let region = state.regions.of(segment);
        state.regions.get_mut(region).occupants -= 1;
    }
    each!(E => E::taken_off(state, from));
}

/// Takes one piece off the table, and those that cannot stay without it.
pub(super) fn take_one_off(
    game: &Game,
    state: &mut State,
    slot: usize,
    to: Location,
    log: &mut impl Log,
) {
    take_off(game, state, slot, to);
    send_lonely_home(game, state, log);
}

/// Takes pieces off that cannot stay without those that have just left.
pub(super) fn send_lonely_home(game: &Game, state: &mut State, log: &mut impl Log) {
    each!(E => E::send_lonely_home(game, state, log));
}
