//! Drawing a tile and placing it (`BAS-09` to `BAS-16`).

use super::expansions::{Expansion, any, each};
use crate::action::Action;
use crate::board::{Placements, SomeSpaces};
use crate::event::{Event, Log};
use crate::game::{Changes, Game, KindId};
use crate::games::Rules;
use crate::games::carcassonne::Carcassonne;
use crate::games::picking::{Few, pick};
use crate::geometry::{Pos, Rotation};
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::tile::TileKind;

/// `BAS-09`, `BAS-15`, `INT-15`: a drawn tile is shown; one that fits nowhere is out of the game, and never comes back
/// (`INT-54`).
#[expect(clippy::inline_always, reason = "a part of `apply`, once a turn")]
#[inline(always)]
pub(super) fn draw(
    game: &Game,
    state: &mut State,
    kind: KindId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let shape = game.kind(kind);
    let can_come = state.left_of(kind) > 0
        && (!game.changes(Changes::DRAW)
            || Carcassonne::tickets_of(game, state, Action::Draw(kind)) > 0);
    let (Some(shape), true) = (shape, can_come) else {
        let tile = shape.map_or("?", |shape| shape.id()).to_owned();
        return Err(match state.left_of(kind) {
            0 => Refusal::NotInStack { tile },
            _ => why_not_draw(tile),
        });
    };
    state.stack.left[kind.index()] -= 1;
    state.stack.total -= 1;
    let (seat, tile) = (state.turn, || shape.id().to_owned());
    log.note(|| Event::TileDrawn { seat, tile: tile() });
    if game.changes(Changes::DRAW) && any!(E => E::draw(game, state, kind, log)) {
        return Ok(());
    }
    if fits_somewhere(game, state, shape) {
        state.phase = Phase::PlaceTile(kind);
    } else {
        state.stack.remove(kind);
        log.note(|| Event::TileRemoved { seat, tile: tile() });
    }
    Ok(())
}

/// Why a tile that is left cannot be drawn now.
#[cold]
fn why_not_draw(tile: String) -> Refusal {
    each!(E => if let Some(refusal) = E::REFUSES_DRAW {
        return refusal(tile);
    });
    Refusal::NotInStack { tile }
}

/// Whether more than matching edges decides where a tile may go now.
#[inline]
fn is_restricted(game: &Game, state: &State, shape: &TileKind) -> bool {
    shape.is_restricted() && any!(E => E::leads(shape) || E::may_close_spaces(game, state, shape))
}

/// Whether the expansions let a tile go here, if all edges match.
fn check(
    game: &Game,
    state: &State,
    shape: &TileKind,
    (at, turn): (Pos, Rotation),
) -> Result<(), Refusal> {
    each!(E => E::check_placement(game, state, shape, at, turn)?);
    check_space(game, state, shape, at)
}

/// Whether the expansions let a tile go to a space, however it is turned.
pub(super) fn check_space(
    game: &Game,
    state: &State,
    shape: &TileKind,
    at: Pos,
) -> Result<(), Refusal> {
    each!(E => E::check_space(game, state, shape, at)?);
    Ok(())
}

/// `BAS-15`, `CUL-R-09`: whether there is any place for a tile that nothing forbids.
#[inline]
fn fits_somewhere(game: &Game, state: &State, shape: &TileKind) -> bool {
    let placements = state.board.placements(shape);
    if is_restricted(game, state, shape) {
        placements.any_that(|at, turn| check(game, state, shape, (at, turn)).is_ok())
    } else {
        placements.any()
    }
}

/// `BAS-10` to `BAS-13`: visits every space and turn in which all touching edges match, and which no expansion
/// forbids.
pub(super) fn for_each_placement(
    game: &Game,
    state: &State,
    kind: KindId,
    visit: &mut impl FnMut(Action),
) {
    let shape = &game.kinds()[kind.index()];
    let mut place = |at, turn| visit(Action::PlaceTile { at, turn });
    if !is_restricted(game, state, shape) {
        return state.board.placements(shape).for_each(place);
    }
    each!(E => if E::leads(shape) {
        return E::for_each_placement(game, state, shape, &mut place);
    });
    state.board.placements(shape).for_each(|at, turn| {
        if check(game, state, shape, (at, turn)).is_ok() {
            place(at, turn);
        }
    });
}

/// One of the placements and free actions, by its place among them.
#[inline]
pub(super) fn pick_placement(
    game: &Game,
    state: &State,
    kind: KindId,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let shape = &game.kinds()[kind.index()];
    if !is_restricted(game, state, shape) {
        return pick_among(game, state, state.board.placements(shape), choose);
    }
    if any!(E => E::leads(shape)) {
        return pick(choose, |few| {
            for_each_placement(game, state, kind, &mut |action| few.add(action));
            each!(E => E::for_each_free(game, state, &mut |action| few.add(action)));
        });
    }
    let mut closed = SomeSpaces::NONE;
    each!(E => E::close_spaces(game, state, shape, &mut closed));
    pick_among(game, state, state.board.placements_but(&closed, shape), choose)
}

/// One of these placements, or a free action (`TOW-R-07`).
#[inline]
fn pick_among(
    game: &Game,
    state: &State,
    placements: Placements<impl Fn(usize) -> u8 + Copy>,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    if game.changes(Changes::START) && any!(E => E::can_act_freely(game, state)) {
        return pick_with_free_actions(game, state, placements, choose);
    }
    let (at, turn) = placements.nth(choose(placements.count()))?;
    Some(Action::PlaceTile { at, turn })
}

/// The same where a free action can be made before the tile is placed.
#[cold]
fn pick_with_free_actions(
    game: &Game,
    state: &State,
    placements: Placements<impl Fn(usize) -> u8 + Copy>,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let mut free = Few::from(0);
    each!(E => E::for_each_free(game, state, &mut |action| free.add(action)));
    let count = placements.count();
    let index = choose(count + free.len());
    match placements.nth(index) {
        Some((at, turn)) => Some(Action::PlaceTile { at, turn }),
        None => free.get(index - count),
    }
}

#[inline]
pub(super) fn place(
    game: &Game,
    state: &mut State,
    kind: KindId,
    at: Pos,
    turn: Rotation,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let shape = &game.kinds()[kind.index()];
    state.check_placement(shape, game.kinds(), at, turn)?;
    if is_restricted(game, state, shape) {
        check(game, state, shape, (at, turn))?;
    }
    state.lay_tile(game.kinds(), kind, at, turn);
    state.phase = Phase::PlacePiece;
    log.note(|| Event::TilePlaced { seat: state.turn, tile: shape.id().to_owned(), at, turn });
    if game.changes(Changes::TILE) {
        placed(game, state, shape, at, turn, log);
    }
    Ok(())
}

/// Lets the expansions act when a tile was placed.
pub(super) fn placed(
    game: &Game,
    state: &mut State,
    shape: &TileKind,
    at: Pos,
    turn: Rotation,
    log: &mut impl Log,
) {
    each!(E => E::tile_placed(game, state, shape, at, turn, log));
}
