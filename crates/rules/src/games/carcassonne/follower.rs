//! Step 2: put a follower on the tile just placed, or none (`BAS-17` to `BAS-26`).

use crate::action::{Action, Piece, Role};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{State, Whereabouts};
use crate::tile::{FeatureKind, TileKind};

/// None, or a follower on a segment of the tile just placed on whose feature nobody stands.
#[inline]
pub(super) fn choices(game: &Game, state: &State) -> impl Iterator<Item = Action> {
    let piece = Piece::Follower;
    let segments = state.board.last_tile().map_or(0..0, |tile| {
        let segments = game.kind_of(tile).segments().len() as u16;
        tile.first_segment..tile.first_segment + segments
    });
    let has_follower = state.pieces[game.slots(state.turn, piece)].contains(&Whereabouts::Supply);
    let free = segments
        .map(SegmentId)
        .filter(move |&on| has_follower && is_free(game, state, on))
        .map(move |on| Action::PlacePiece { piece, on });
    std::iter::once(Action::Pass).chain(free)
}

/// One of the [`choices`], by its place among them.
#[inline]
pub(super) fn pick(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let mut actions = [Action::Pass; 1 + TileKind::MAX_SEGMENTS];
    let mut count = 0;
    for action in choices(game, state) {
        actions[count] = action;
        count += 1;
    }
    actions[..count].get(choose(count)).copied()
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
    region.followers == 0 && (region.kind != FeatureKind::Field || game.setup().elements.farmers)
}
