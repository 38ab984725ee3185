//! Drawing a tile and placing it (`HG-01` to `HG-05`, `HG-31`).

use super::books_mut;
use crate::action::Action;
use crate::event::{Event, Log};
use crate::game::{Game, KindId};
use crate::geometry::{Pos, Turn};
use crate::refusal::Refusal;
use crate::state::{Phase, State};

pub(super) fn for_each_draw(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    let draws = game.kind_ids().map(Action::Draw);
    draws.filter(|&draw| game.tickets_of(state, draw) > 0).for_each(show);
}

/// `HG-01`, `HG-28`: a drawn tile is shown; one that fits nowhere is out of the game (`HG-05`,
/// `HG-R-11`).
#[inline]
pub(super) fn draw(
    game: &Game,
    state: &mut State,
    kind: KindId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let (Some(shape), true) = (game.kind(kind), game.tickets_of(state, Action::Draw(kind)) > 0)
    else {
        let tile = game.kind(kind).map_or("?", |shape| shape.id()).to_owned();
        return Err(Refusal::NotInStack { tile });
    };
    state.stack.left[kind.index()] -= 1;
    match state.phase {
        Phase::DrawBonus => books_mut(state).bonus_tiles -= 1,
        _ => state.stack.total -= 1,
    }
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

/// `HG-02`, `HG-03`: shows every space and turn in which all touching edges continue.
pub(super) fn for_each_placement(
    game: &Game,
    state: &State,
    kind: KindId,
    show: &mut impl FnMut(Action),
) {
    let placements = state.board.placements(&game.kinds()[kind.index()]);
    placements.for_each(|at, turn| show(Action::PlaceTile { at, turn }));
}

/// One of the actions of [`for_each_placement`], by its place there.
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
    state.let_waters_run(game.kinds());
    state.phase = Phase::PlacePiece;
    log.note(|| Event::TilePlaced { seat: state.turn, tile: shape.id().to_owned(), at, turn });
    Ok(())
}
