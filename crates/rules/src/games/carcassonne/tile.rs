//! Step 1: draw a tile and place it (`BAS-09` to `BAS-16`).

use crate::action::Action;
use crate::event::{Event, Log};
use crate::game::{Game, KindId};
use crate::geometry::{Pos, Turn};
use crate::refusal::Refusal;
use crate::state::{Phase, State};

pub(super) fn list_draws(game: &Game, state: &State, actions: &mut Vec<Action>) {
    actions.extend(game.kind_ids().filter(|&kind| state.left_of(kind) > 0).map(Action::Draw));
}

/// `BAS-09`, `BAS-15`: a drawn tile is shown; one that fits nowhere is out of the game.
#[inline]
pub(super) fn draw(
    game: &Game,
    state: &mut State,
    kind: KindId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let shape = game.kind(kind);
    let (Some(shape), true) = (shape, state.left_of(kind) > 0) else {
        let tile = shape.map_or("?", |shape| shape.id()).to_owned();
        return Err(Refusal::NotInStack { tile });
    };
    state.stack.left[kind.index()] -= 1;
    state.stack.total -= 1;
    let (seat, tile) = (state.turn, || shape.id().to_owned());
    log.note(|| Event::TileDrawn { seat, tile: tile() });
    if state.board.placements(shape).any() {
        state.phase = Phase::PlaceTile(kind);
    } else {
        state.stack.removed[kind.index()] += 1;
        log.note(|| Event::TileRemoved { seat, tile: tile() });
    }
    Ok(())
}

/// `BAS-10` to `BAS-13`: every space and turn in which all touching edges match.
#[inline]
pub(super) fn list_placements(game: &Game, state: &State, kind: KindId, actions: &mut Vec<Action>) {
    let shape = &game.kinds()[kind.index()];
    state.board.placements(shape).for_each(|at, turn| actions.push(Action::PlaceTile { at, turn }));
}

/// One placement of all, chosen by its place in the list.
#[inline]
pub(super) fn pick_placement(
    game: &Game,
    state: &State,
    kind: KindId,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let placements = state.board.placements(&game.kinds()[kind.index()]);
    let (at, turn) = placements.nth(choose(placements.count()))?;
    Some(Action::PlaceTile { at, turn })
}

#[inline]
pub(super) fn place(
    game: &Game,
    state: &mut State,
    kind: KindId,
    at: Pos,
    turn: Turn,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let shape = &game.kinds()[kind.index()];
    state.check_placement(shape, game.kinds(), at, turn)?;
    state.lay_tile(game.kinds(), kind, at, turn);
    state.phase = Phase::PlacePiece;
    log.note(|| Event::TilePlaced { seat: state.turn, tile: shape.id().to_owned(), at, turn });
    Ok(())
}
