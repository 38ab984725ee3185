//! A settler on the tile just placed, or none (`MAY-12` to `MAY-17`).

use crate::action::{Action, Piece, Role};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{Location, State};
use crate::tile::bits;

/// Visits none, and a settler on every segment of the tile just placed that is free.
pub(super) fn for_each(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    visit(Action::Pass);
    let (first, free) = places(game, state);
    for local in bits(free) {
        let on = SegmentId(first + local as u16);
        visit(Action::PlacePiece { piece: Piece::Settler, on });
    }
}

/// One of the actions of [`for_each`], by its place there.
#[inline]
pub(super) fn pick(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let (first, free) = places(game, state);
    match choose(1 + free.count_ones() as usize) {
        0 => Some(Action::Pass),
        index => bits(free).nth(index - 1).map(|local| {
            let on = SegmentId(first + local as u16);
            Action::PlacePiece { piece: Piece::Settler, on }
        }),
    }
}

/// The segments of the tile just placed on which a settler of the player may go: the number of its
/// first segment, and a bit set counted from there.
#[inline]
fn places(game: &Game, state: &State) -> (u16, u16) {
    match state.board.last_tile() {
        // `MAY-13`: only from the own supply.
        Some(tile) if state.next_in_supply(game, state.turn, Piece::Settler).is_some() => {
            (tile.first_segment, game.mark(tile, |on| is_free(state, on)))
        }
        _ => (0, 0),
    }
}

/// `MAY-16`: nobody at all may be on the whole road, town, farm or plain, as the tile has joined it
/// (`MAY-54`). Where all were taken off, it is free again (`MAY-51`).
#[inline]
fn is_free(state: &State, on: SegmentId) -> bool {
    state.regions.at(on).occupants == 0
}

#[inline]
pub(super) fn place(
    game: &Game,
    state: &mut State,
    piece: Piece,
    on: SegmentId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    if piece != Piece::Settler {
        return Err(Refusal::NoSuchPiece { piece });
    }
    // `MAY-14`, `MAY-R-05`: only the tile of this turn, so never a starting space.
    if !state.is_on_last_tile(on) {
        return Err(Refusal::AnotherTile);
    }
    let slot =
        state.next_in_supply(game, state.turn, piece).ok_or(Refusal::EmptySupply { piece })?;
    if !is_free(state, on) {
        return Err(Refusal::Occupied { place: state.segment_name(game, on).1 });
    }
    state.pieces[slot] = Location::On(on);
    let region = state.regions.of(on);
    state.regions.get_mut(region).occupants += 1;
    log.note(|| {
        let (at, place) = state.segment_name(game, on);
        let role = Role::of(piece, place.kind);
        Event::PiecePlaced { seat: state.turn, piece, role, at, place }
    });
    Ok(())
}
