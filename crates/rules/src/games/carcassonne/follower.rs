//! Step 2: put a follower on the tile just placed, or none (`BAS-17` to `BAS-26`).

use crate::action::{Action, Piece, Role};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{State, Whereabouts};
use crate::tile::{FeatureKind, bits};

/// None, or a follower on a segment of the tile just placed on whose feature nobody stands.
pub(super) fn list(game: &Game, state: &State, actions: &mut Vec<Action>) {
    let (first, free) = free_segments(game, state);
    actions.push(Action::Pass);
    actions.extend(bits(free).map(|local| follower_on(first, local)));
}

/// One of the actions of [`list`], by its place there.
#[inline]
pub(super) fn pick(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let (first, free) = free_segments(game, state);
    match choose(1 + free.count_ones() as usize) {
        0 => Some(Action::Pass),
        index => bits(free).nth(index - 1).map(|local| follower_on(first, local)),
    }
}

fn follower_on(first: u16, local: usize) -> Action {
    Action::PlacePiece { piece: Piece::Follower, on: SegmentId(first + local as u16) }
}

/// The segments of the tile just placed on which the player may put a follower: the number of the
/// tile's first segment, and a bit set counted from there.
#[inline]
fn free_segments(game: &Game, state: &State) -> (u16, u16) {
    let Some(tile) = state.board.last_tile() else { return (0, 0) };
    if !state.pieces[game.slots(state.turn, Piece::Follower)].contains(&Whereabouts::Supply) {
        return (0, 0);
    }
    let locals = 0..game.kind_of(tile).segments().len() as u16;
    let free = locals.fold(0, |free, local| {
        free | u16::from(is_free(game, state, SegmentId(tile.first_segment + local))) << local
    });
    (tile.first_segment, free)
}

#[inline]
pub(super) fn place(
    game: &Game,
    state: &mut State,
    piece: Piece,
    on: SegmentId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    // `BAS-19`: only the tile of this turn, whose segments were numbered last.
    let on_last_tile = on.index() < state.regions.len()
        && state.board.last_tile().is_some_and(|tile| on.0 >= tile.first_segment);
    if !on_last_tile {
        return Err(Refusal::AnotherTile);
    }
    // `BAS-18`: only from the own supply.
    let slots = game.slots(state.turn, piece);
    let from = slots.start;
    let Some(slot) = state.pieces[slots].iter().position(|&at| at == Whereabouts::Supply) else {
        return Err(Refusal::EmptySupply);
    };
    if !is_free(game, state, on) {
        let (_, place) = state.place(game, on);
        return Err(match state.regions.at(on).followers {
            0 => Refusal::NoFarmers,
            _ => Refusal::Occupied { place },
        });
    }

    state.pieces[from + slot] = Whereabouts::On(on);
    let region = state.regions.of(on);
    state.regions.get_mut(region).followers += 1;
    log.note(|| {
        let (at, place) = state.place(game, on);
        let role = Role::on(place.kind);
        Event::PiecePlaced { seat: state.turn, piece, role, at, place }
    });
    Ok(())
}

/// `BAS-21`, `BAS-22`: nobody may stand anywhere on the feature, as it is after the tile was placed.
#[inline]
fn is_free(game: &Game, state: &State, on: SegmentId) -> bool {
    let region = state.regions.at(on);
    region.followers == 0 && (region.kind != FeatureKind::Field || game.in_play().farmers)
}
