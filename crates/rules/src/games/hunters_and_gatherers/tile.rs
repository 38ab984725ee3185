//! Placing a tile, drawn from the land or from the bonus stack (`HG-02` to `HG-04`, `HG-31`).

use crate::event::{Event, Log};
use crate::game::{Game, KindId};
use crate::geometry::{Pos, Turn};
use crate::refusal::Refusal;
use crate::state::{Phase, State};

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
