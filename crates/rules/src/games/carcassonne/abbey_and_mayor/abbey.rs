//! The abbey: a tile that a player places instead of a drawn one, in any hole (`ABB-03` to
//! `ABB-12`).

use crate::action::Action;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::games::carcassonne::{DoubleTurn, cult, river};
use crate::geometry::{Pos, Turn};
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::tile::Demand;

/// Shows every hole where the player may place an abbey (`ABB-04`); with cult places it keeps its
/// distance as a cloister does (`CUL-R-02`, `ABB-R-10`).
pub(in crate::games::carcassonne) fn for_each(
    game: &Game,
    state: &State,
    show: &mut impl FnMut(Action),
) {
    if check_supply(game, state).is_err() {
        return;
    }
    for at in state.board.holes() {
        if check(game, state, at).is_ok() {
            show(Action::PlaceAbbey(at));
        }
    }
}

/// Whether the player may place an abbey anywhere.
#[inline]
pub(in crate::games::carcassonne) fn is_possible(game: &Game, state: &State) -> bool {
    check_supply(game, state).is_ok()
        && state.board.holes().any(|at| check(game, state, at).is_ok())
}

/// `ABB-R-03`, `RIV-R-09`, `INT-55`: the player must have one, and the river must be laid.
fn check_supply(game: &Game, state: &State) -> Result<(), Refusal> {
    match game.abbey() {
        Some(_) if state.expansions.abbey_and_mayor.abbeys(state.turn) == 0 => {
            Err(Refusal::NoAbbey)
        }
        Some(_) if !state.expansions.river.is_done() => Err(Refusal::RiverFirst),
        Some(_) => Ok(()),
        None => Err(Refusal::NoAbbey),
    }
}

fn check(game: &Game, state: &State, at: Pos) -> Result<(), Refusal> {
    let hole = state.board.demand_at(at).is_some_and(Demand::is_hole);
    match game.abbey() {
        Some(kind) if hole => cult::check(game, state, &game.kinds()[kind.index()], at),
        _ => Err(Refusal::NotAHole { at }),
    }
}

/// Places an abbey; it takes the place of the drawn tile (`ABB-03`, `ABB-12`), but extends nothing
/// on which a builder stands (`ABB-R-06`).
pub(in crate::games::carcassonne) fn place(
    game: &Game,
    state: &mut State,
    at: Pos,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    check_supply(game, state)?;
    check(game, state, at)?;
    let Some(kind) = game.abbey() else { return Err(Refusal::NoAbbey) };
    state.expansions.abbey_and_mayor.abbeys[state.turn.index()] -= 1;
    state.lay_tile(game.kinds(), kind, at, Turn::default());
    river::run_on(game, state, &game.kinds()[kind.index()], at, Turn::default());
    state.phase = Phase::PlacePiece;
    log.note(|| Event::AbbeyPlaced { seat: state.turn, at });
    Ok(())
}

/// `ABB-R-04`, `INT-57`, `INT-R-01`: after the last turn, those who still have an abbey and a hole
/// for it, in clockwise order and the player of the last turn as the last one. Answers whether
/// anybody is left.
pub(in crate::games::carcassonne) fn last_round(
    game: &Game,
    state: &mut State,
    log: &mut impl Log,
) -> bool {
    if !game.setup().rules.last_abbey_round {
        return false;
    }
    let started = state.expansions.abbey_and_mayor.last_turn.is_some();
    let last = *state.expansions.abbey_and_mayor.last_turn.get_or_insert(state.turn);
    if started && state.turn == last {
        return false;
    }
    state.expansions.double_turn = DoubleTurn::No;
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
