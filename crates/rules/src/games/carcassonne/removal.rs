//! How pieces leave the table other than by scoring: eaten, sent home or captured.

use super::{tower, traders_and_builders::has_follower_of};
use crate::action::{Piece, Role};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::region::RegionId;
use crate::state::{Seat, State, Whereabouts};

/// Takes a piece off the table. A builder or pig that has no follower of its own left on the
/// feature goes home, too.
pub(super) fn take_off(
    game: &Game,
    state: &mut State,
    slot: usize,
    to: Whereabouts,
    log: &mut impl Log,
) {
    let (seat, piece) = game.owner_and_piece(slot);
    match state.lift(slot, to) {
        Whereabouts::On(segment) if piece.is_follower() => {
            let region = state.regions.of(segment);
            state.regions.get_mut(region).followers -= 1;
            send_lonely_home(game, state, seat, region, log);
        }
        Whereabouts::Tower(tile) => tower::open_again(state, tile),
        _ => {}
    }
}

/// `PRD-29`, `PRD-39`, `TOW-17`: nobody is left for whom the builder or the pig works.
fn send_lonely_home(
    game: &Game,
    state: &mut State,
    seat: Seat,
    region: RegionId,
    log: &mut impl Log,
) {
    if has_follower_of(game, state, seat, region) {
        return;
    }
    for piece in [Piece::Builder, Piece::Pig] {
        for slot in game.slots(seat, piece) {
            let Whereabouts::On(segment) = state.pieces[slot] else { continue };
            if state.regions.of(segment) == region {
                state.lift(slot, Whereabouts::Supply);
                log.note(|| {
                    let (at, place) = state.place(game, segment);
                    let role = Role::of(piece, place.kind);
                    Event::PieceReturned { seat, piece, role, at, place }
                });
            }
        }
    }
}
