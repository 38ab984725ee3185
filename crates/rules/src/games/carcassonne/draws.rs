//! Chance: which tiles can be drawn, and the urns of the expansions.

use super::expansions::{Expansion, each, first};
use crate::action::Action;
use crate::game::{Changes, Game, KindId};
use crate::state::{Phase, Seat, State};
use crate::tile::TileRole;

/// The tiles that can be drawn now, if not all of them.
struct Draws<'a> {
    game: &'a Game,
    state: &'a State,
    kinds: std::ops::Range<usize>,
    role: TileRole,
}

impl<'a> Draws<'a> {
    #[inline]
    fn narrowed(game: &'a Game, state: &'a State) -> Option<Self> {
        if !game.changes(Changes::DRAW) {
            return None;
        }
        let narrowed = first!(E => E::narrows_draw(game, state));
        narrowed.map(|(kinds, role)| Self { game, state, kinds, role })
    }

    /// The kinds, with the number of tiles of each.
    fn iter(&self) -> impl Iterator<Item = (KindId, u32)> {
        let kinds = self.kinds.clone().filter(|&kind| self.game.kinds()[kind].role() == self.role);
        kinds.map(|kind| (KindId(kind as u16), u32::from(self.state.stack.left[kind])))
    }
}

/// The number of tickets in the urn.
#[inline]
pub(super) fn tickets(game: &Game, state: &State) -> u32 {
    match state.phase {
        Phase::DrawTile => match Draws::narrowed(game, state) {
            None => state.stack.total,
            Some(draws) => draws.iter().map(|(_, left)| left).sum(),
        },
        Phase::FirstPlayer => u32::from(state.players),
        phase => {
            let mut tickets = 0;
            each!(E => tickets += E::tickets(phase));
            tickets
        }
    }
}

/// The number of tickets that stand for an action.
#[inline]
pub(super) fn tickets_of(game: &Game, state: &State, action: Action) -> u32 {
    match (state.phase, action) {
        (Phase::DrawTile, Action::Draw(kind)) => {
            let can_come = match Draws::narrowed(game, state) {
                None => true,
                Some(draws) => game.role(kind) == draws.role,
            };
            if can_come { u32::from(state.left_of(kind)) } else { 0 }
        }
        (Phase::FirstPlayer, Action::FirstPlayer(seat)) => {
            u32::from(seat.index() < usize::from(state.players))
        }
        (phase, action) => {
            let mut tickets = 0;
            each!(E => tickets += E::tickets_of(phase, action));
            tickets
        }
    }
}

/// The action for which a ticket stands.
#[inline]
pub(super) fn ticket(game: &Game, state: &State, ticket: u32) -> Option<Action> {
    match state.phase {
        Phase::DrawTile => match Draws::narrowed(game, state) {
            None => state.stack.nth(ticket).filter(|_| ticket < state.stack.total),
            Some(draws) => {
                let mut rest = ticket;
                for (kind, left) in draws.iter() {
                    match rest.checked_sub(left) {
                        Some(less) => rest = less,
                        None => return Some(Action::Draw(kind)),
                    }
                }
                None
            }
        },
        Phase::FirstPlayer if ticket < u32::from(state.players) => {
            Some(Action::FirstPlayer(Seat::new(ticket as u8)))
        }
        phase => first!(E => E::ticket(phase, ticket)),
    }
}
