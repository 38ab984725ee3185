//! Step 2: put a follower on the tile just placed, or none (`BAS-17` to `BAS-26`).

use crate::action::{Action, Piece, Role};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{State, Whereabouts};
use crate::tile::FeatureKind;

/// Every segment of the tile just placed on whose feature nobody stands.
#[inline]
pub(super) fn list(game: &Game, state: &State, actions: &mut Vec<Action>) {
    let piece = Piece::Follower;
    let Some(tile) = state.board.last_tile() else { return };
    if state.pieces[game.slots(state.turn, piece)].contains(&Whereabouts::Supply) {
        let segments = game.kind_of(tile).segments().len() as u16;
        for on in (tile.first_segment..tile.first_segment + segments).map(SegmentId) {
            if check_feature(game, state, on).is_ok() {
                actions.push(Action::PlacePiece { piece, on });
            }
        }
    }
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
    check_feature(game, state, on)?;

    state.pieces[from + slot] = Whereabouts::On(on);
    let region = state.regions.of(on);
    state.regions.get_mut(region).followers += 1;
    if let Some((at, place)) = state.place(game, on) {
        let role = Role::on(place.kind);
        log.note(|| Event::PiecePlaced { seat: state.turn, piece, role, at, place });
    }
    Ok(())
}

/// `BAS-21`, `BAS-22`: nobody may stand anywhere on the feature, as it is after the tile was placed.
#[inline]
fn check_feature(game: &Game, state: &State, on: SegmentId) -> Result<(), Refusal> {
    let region = state.regions.at(on);
    if region.kind == FeatureKind::Field && !game.setup().elements.farmers {
        return Err(Refusal::NoFarmers);
    }
    if region.followers > 0 {
        let place = state.place(game, on).map(|(_, place)| place);
        return Err(place.map_or(Refusal::AnotherTile, |place| Refusal::Occupied { place }));
    }
    Ok(())
}
