//! Step 2: put a piece on the tile just placed, or none (`BAS-17` to `BAS-26`).
//!
//! Exactly one: a follower, a big follower instead (`INN-08`), a builder (`TRA-07`) or a pig
//! (`TRA-25`).

use super::cult;
use super::traders_and_builders::{has_own_follower, may_stand_on};
use crate::action::{Action, Piece, Role};
use crate::board::PlacedTile;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{State, Whereabouts};
use crate::tile::{FeatureKind, bits};

/// The segments of the tile just placed on which each sort of piece may go: the number of the
/// tile's first segment, and bit sets counted from there.
struct Choices {
    first: u16,
    by_piece: [u16; Piece::ALL.len()],
}

/// None, or a piece on a segment of the tile just placed.
pub(super) fn list(game: &Game, state: &State, actions: &mut Vec<Action>) {
    let choices = Choices::of(game, state);
    actions.push(Action::Pass);
    for piece in Piece::ALL {
        let locals = bits(choices.by_piece[piece as usize]);
        actions.extend(locals.map(|local| choices.action(piece, local)));
    }
}

/// One of the actions of [`list`], by its place there.
#[inline]
pub(super) fn pick(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let choices = Choices::of(game, state);
    let sorts = if game.has_special_pieces() { &Piece::ALL[..] } else { &[Piece::Follower] };
    let count = |piece: Piece| choices.by_piece[piece as usize].count_ones() as usize;
    let mut index = match choose(1 + sorts.iter().map(|&piece| count(piece)).sum::<usize>()) {
        0 => return Some(Action::Pass),
        index => index - 1,
    };
    for &piece in sorts {
        if index < count(piece) {
            let local = bits(choices.by_piece[piece as usize]).nth(index)?;
            return Some(choices.action(piece, local));
        }
        index -= count(piece);
    }
    None
}

impl Choices {
    #[inline]
    fn of(game: &Game, state: &State) -> Self {
        let mut by_piece = [0; Piece::ALL.len()];
        let Some(tile) = state.board.last_tile() else { return Self { first: 0, by_piece } };
        let first = tile.first_segment;
        let in_supply =
            |piece| state.pieces[game.slots(state.turn, piece)].contains(&Whereabouts::Supply);
        if in_supply(Piece::Follower) {
            by_piece[Piece::Follower as usize] = mark(game, tile, |on| is_free(game, state, on));
        }
        if game.has_special_pieces() {
            if in_supply(Piece::BigFollower) {
                by_piece[Piece::BigFollower as usize] =
                    mark(game, tile, |on| is_free(game, state, on));
            }
            for piece in [Piece::Builder, Piece::Pig] {
                if in_supply(piece) {
                    by_piece[piece as usize] =
                        mark(game, tile, |on| joins_own(game, state, piece, on));
                }
            }
        }
        Self { first, by_piece }
    }

    fn action(&self, piece: Piece, local: usize) -> Action {
        Action::PlacePiece { piece, on: SegmentId(self.first + local as u16) }
    }
}

/// The segments of a tile that fit, as a bit set.
#[inline]
fn mark(game: &Game, tile: &PlacedTile, fits: impl Fn(SegmentId) -> bool) -> u16 {
    let locals = 0..game.kind_of(tile).segments().len() as u16;
    locals.fold(0, |marked, local| {
        marked | u16::from(fits(SegmentId(tile.first_segment + local))) << local
    })
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
    let on_last_tile = state.has_segment(on)
        && state.board.last_tile().is_some_and(|tile| on.0 >= tile.first_segment);
    if !on_last_tile {
        return Err(Refusal::AnotherTile);
    }
    // `BAS-18`: only from the own supply.
    let slots = game.slots(state.turn, piece);
    let from = slots.start;
    let Some(slot) = state.pieces[slots].iter().position(|&at| at == Whereabouts::Supply) else {
        return Err(Refusal::EmptySupply { piece });
    };
    if !may_place(game, state, piece, on) {
        return Err(why_not(game, state, piece, on));
    }

    state.pieces[from + slot] = Whereabouts::On(on);
    let region = state.regions.of(on);
    state.regions.get_mut(region).followers += u8::from(piece.is_follower());
    log.note(|| {
        let (at, place) = state.place(game, on);
        let role = Role::of(piece, place.kind);
        Event::PiecePlaced { seat: state.turn, piece, role, at, place }
    });
    if state.regions.get(region).kind.is_building() {
        let (at, _) = state.place(game, on);
        cult::announce(game, state, at, region, log);
    }
    Ok(())
}

/// Whether a piece from the supply may go on this segment of the tile just placed.
#[inline]
fn may_place(game: &Game, state: &State, piece: Piece, on: SegmentId) -> bool {
    match piece {
        Piece::Follower | Piece::BigFollower => is_free(game, state, on),
        Piece::Builder | Piece::Pig => joins_own(game, state, piece, on),
    }
}

/// `BAS-21`, `BAS-22`: nobody may stand anywhere on the feature, as it is after the tile was placed.
#[inline]
fn is_free(game: &Game, state: &State, on: SegmentId) -> bool {
    let region = state.regions.at(on);
    region.followers == 0 && game.takes_followers(region.kind) && !state.river.keeps_followers_off()
}

/// `TRA-08`, `TRA-25`: builders and pigs go where a follower of their own stands.
#[inline]
fn joins_own(game: &Game, state: &State, piece: Piece, on: SegmentId) -> bool {
    may_stand_on(piece, state.regions.at(on).kind)
        && has_own_follower(game, state, state.regions.of(on))
}

/// The rule against a piece on this segment.
fn why_not(game: &Game, state: &State, piece: Piece, on: SegmentId) -> Refusal {
    let (_, place) = state.place(game, on);
    match (piece, place.kind) {
        (_, FeatureKind::River) => Refusal::OnTheRiver,
        (Piece::Builder, _) => Refusal::LonelyBuilder,
        (Piece::Pig, _) => Refusal::LonelyPig,
        _ if state.river.keeps_followers_off() => Refusal::OnTheVolcano,
        _ if state.regions.at(on).followers > 0 => Refusal::Occupied { place },
        (_, FeatureKind::Shrine) => Refusal::NoShrines,
        _ => Refusal::NoFarmers,
    }
}
