//! A member of the tribe or a hut on the tile just placed, or nothing (`HG-06` to `HG-15`).

use crate::action::{Action, Piece, Role};
use crate::board::PlacedTile;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{Location, State};
use crate::tile::{Attributes, FeatureKind, Segment, bits};

/// The pieces of this game.
const PIECES: [Piece; 2] = [Piece::Member, Piece::Hut];

/// Visits none, and every piece on every segment of the tile just placed where it may go.
pub(super) fn for_each(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    visit(Action::Pass);
    let Some(tile) = state.board.last_tile() else { return };
    for piece in PIECES {
        for local in bits(places(game, state, tile, piece)) {
            visit(Action::PlacePiece { piece, on: SegmentId(tile.first_segment + local as u16) });
        }
    }
}

/// One of the actions of [`for_each`], by its place there.
#[inline]
pub(super) fn pick(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let tile = state.board.last_tile()?;
    let [members, huts] = PIECES.map(|piece| places(game, state, tile, piece));
    let count = members.count_ones() as usize;
    let Some(index) = choose(1 + count + huts.count_ones() as usize).checked_sub(1) else {
        return Some(Action::Pass);
    };
    let (piece, local) = match index.checked_sub(count) {
        None => (Piece::Member, bits(members).nth(index)?),
        Some(index) => (Piece::Hut, bits(huts).nth(index)?),
    };
    Some(Action::PlacePiece { piece, on: SegmentId(tile.first_segment + local as u16) })
}

/// The segments of a tile on which a piece from the player's supply may go, as a bit set.
#[inline]
fn places(game: &Game, state: &State, tile: &PlacedTile, piece: Piece) -> u16 {
    // `HG-14`: only from the own supply.
    if state.next_in_supply(game, state.turn, piece).is_none() {
        return 0;
    }
    game.mark(tile, |on| check(game, state, piece, on).is_ok())
}

/// Whether a piece may go on a segment of the tile just placed. Huts and members do not ask for
/// each other (`HG-12`).
#[inline]
fn check(game: &Game, state: &State, piece: Piece, on: SegmentId) -> Result<(), Refusal> {
    let region = state.regions.at(on);
    let on_water = matches!(region.kind, FeatureKind::River | FeatureKind::Lake);
    match piece {
        // `HG-08`: a hut goes on a river or a lake, and only into a system without one (`HG-11`).
        Piece::Hut if !on_water => Err(Refusal::HutNeedsWater),
        Piece::Hut if !state.memory.hunting().is_free_of_huts(on) => Err(Refusal::HutInSystem),
        // `HG-08`, `HG-R-06`: no member goes on a lake.
        Piece::Member if !game.takes_followers(region.kind) => Err(Refusal::NobodyOnLakes),
        // `HG-10`: nobody at all may be on the whole feature.
        Piece::Member if region.occupants > 0 => {
            Err(Refusal::Occupied { place: state.segment_name(game, on).1 })
        }
        Piece::Member if region.kind == FeatureKind::Meadow && burns(game, state, on) => {
            Err(Refusal::NoHunterAtFire)
        }
        Piece::Member | Piece::Hut => Ok(()),
        _ => Err(Refusal::NoSuchPiece { piece }),
    }
}

/// `HG-36`, `HG-R-13`: whether a fire is on the tile of a segment; elsewhere on its meadow hunters
/// may go.
fn burns(game: &Game, state: &State, on: SegmentId) -> bool {
    let tile = &state.tiles()[state.regions.tile_of(on)];
    let has_fire =
        |segment: &Segment| matches!(segment.attributes, Attributes::Meadow { fire: true, .. });
    game.kind_of(tile).segments().iter().any(has_fire)
}

#[inline]
pub(super) fn place(
    game: &Game,
    state: &mut State,
    piece: Piece,
    on: SegmentId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    if !PIECES.contains(&piece) {
        return Err(Refusal::NoSuchPiece { piece });
    }
    // `HG-07`: only the tile of this turn.
    if !state.is_on_last_tile(on) {
        return Err(Refusal::AnotherTile);
    }
    let slot =
        state.next_in_supply(game, state.turn, piece).ok_or(Refusal::EmptySupply { piece })?;
    check(game, state, piece, on)?;

    state.pieces[slot] = Location::On(on);
    if piece == Piece::Hut {
        state.memory.hunting_mut().settle(on);
    } else {
        let region = state.regions.of(on);
        state.regions.get_mut(region).occupants += 1;
    }
    log.note(|| {
        let (at, place) = state.segment_name(game, on);
        let role = Role::of(piece, place.kind);
        Event::PiecePlaced { seat: state.turn, piece, role, at, place }
    });
    Ok(())
}
