//! The abbey: a tile that a player places instead of a drawn one, in any hole (`ABB-03` to
//! `ABB-12`).

use super::{memory, memory_mut};
use crate::action::Action;
use crate::board::PlacedTile;
use crate::completed::Completed;
use crate::event::{Event, Log};
use crate::game::{Game, KindId};
use crate::games::carcassonne::expansions::{Expansion, TurnPart, first};
use crate::games::carcassonne::tile;
use crate::geometry::{Pos, Rotation, Side};
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{Phase, State};
use crate::tile::{Demand, TileRole};

/// Visits every hole where the player may place an abbey (`ABB-04`); with cult places it keeps its
/// distance as a cloister does (`CUL-R-02`, `ABB-R-10`).
pub(super) fn for_each(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    if check_supply(game, state).is_err() {
        return;
    }
    for at in state.board.holes() {
        if check(game, state, at).is_ok() {
            visit(Action::PlaceAbbey(at));
        }
    }
}

/// Whether the player may place an abbey anywhere.
#[inline]
pub(super) fn is_possible(game: &Game, state: &State) -> bool {
    check_supply(game, state).is_ok()
        && state.board.holes().any(|at| check(game, state, at).is_ok())
}

/// The kind of the abbeys, which is the last one, if there are any.
fn abbey(game: &Game) -> Option<KindId> {
    game.kind_ids().next_back().filter(|&kind| game.role(kind) == TileRole::Abbey)
}

/// `ABB-R-03`, `RIV-R-09`, `INT-55`: the player must have one, and nothing may come first.
fn check_supply(game: &Game, state: &State) -> Result<(), Refusal> {
    if abbey(game).is_none() || memory(state).abbeys[state.turn.index()] == 0 {
        return Err(Refusal::NoAbbey);
    }
    first!(E => E::delays_draw_replacements(state)).map_or(Ok(()), Err)
}

fn check(game: &Game, state: &State, at: Pos) -> Result<(), Refusal> {
    let hole = state.board.demand_at(at).is_some_and(Demand::is_hole);
    match abbey(game) {
        Some(kind) if hole => tile::check_space(game, state, &game.kinds()[kind.index()], at),
        _ => Err(Refusal::NotAHole { at }),
    }
}

/// Places an abbey; it takes the place of the drawn tile (`ABB-03`, `ABB-12`), but extends nothing
/// on which a builder stands (`ABB-R-06`).
pub(super) fn place(
    game: &Game,
    state: &mut State,
    at: Pos,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    check_supply(game, state)?;
    check(game, state, at)?;
    let Some(kind) = abbey(game) else { return Err(Refusal::NoAbbey) };
    let own = state.turn.index();
    memory_mut(state).abbeys[own] -= 1;
    state.lay_tile(game.kinds(), kind, at, Rotation::default());
    state.phase = Phase::PlacePiece;
    log.note(|| Event::AbbeyPlaced { seat: state.turn, at });
    tile::placed(game, state, &game.kinds()[kind.index()], at, Rotation::default(), log);
    Ok(())
}

/// `ABB-R-04`, `INT-57`, `INT-R-01`: after the last turn, those who still have an abbey and a hole
/// for it, in clockwise order and the player of the last turn as the last one. Returns whether
/// anybody is left.
pub(super) fn last_round(game: &Game, state: &mut State, log: &mut impl Log) -> bool {
    if !game.setup().rules.last_abbey_round {
        return false;
    }
    let turn = state.turn;
    let started = memory(state).last_turn.is_some();
    let last = *memory_mut(state).last_turn.get_or_insert(turn);
    if started && state.turn == last {
        return false;
    }
    state.memory.carcassonne_mut().part = TurnPart::First;
    loop {
        state.turn = state.turn.next(state.players);
        if is_possible(game, state) {
            if !started {
                log.note(|| Event::LastAbbeys);
            }
            state.phase = Phase::StartTurn;
            return true;
        }
        if state.turn == last {
            return false;
        }
    }
}

/// Adds the roads and cities around an abbey that it completed: they touch it from outside (`ABB-09`). Goods and awards
/// follow as for any other tile (`ABB-R-07`, `KNG-R-03`).
#[inline]
pub(super) fn add_completed(
    game: &Game,
    state: &State,
    tile: &PlacedTile,
    completed: &mut Completed,
) {
    if game.kind_of(tile).role() == TileRole::Abbey {
        add_around(game, state, tile, completed);
    }
}

#[cold]
fn add_around(game: &Game, state: &State, abbey: &PlacedTile, completed: &mut Completed) {
    for side in Side::ALL {
        let Some(neighbour) = state.tile_at(abbey.pos.step(side)) else { continue };
        let facing = game.kind_of(neighbour).turned(neighbour.turn);
        if let Some(local) = facing.ports[side.opposite().index()].middle {
            let segment = SegmentId(neighbour.first_segment + u16::from(local));
            completed.add(game, state, segment);
        }
    }
}
