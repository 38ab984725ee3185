//! Carcassonne: the turn, step by step.
//!
//! This file is the order of play; each step has a file of its own:
//!
//! 1. [`tile`]: draw a tile, show it, place it.
//! 2. [`piece`]: perhaps put a follower or another piece on it.
//! 3. [`scoring`]: score what the tile completed, take the followers back.
//!
//! A builder may give a second part to the turn, with the same steps. After the last turn comes the
//! [`final_scoring`].
//!
//! Each expansion has a file of its own, to which the steps hand over.

mod cult;
mod final_scoring;
mod inns_and_cathedrals;
mod king_and_robber;
mod piece;
mod river;
mod scoring;
mod tile;
mod traders_and_builders;

pub(crate) use king_and_robber::Awards;
pub(crate) use river::River;
pub(crate) use scoring::tally;
pub(crate) use traders_and_builders::{DoubleTurn, GoodsTokens};

use crate::action::Action;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::state::{Phase, Seat, State};

/// Lists what is legal now.
#[inline]
pub(crate) fn legal_actions(game: &Game, state: &State, actions: &mut Vec<Action>) {
    match state.phase {
        Phase::FirstPlayer => actions.extend(state.seats().map(Action::FirstPlayer)),
        Phase::DrawTile => tile::list_draws(game, state, actions),
        Phase::PlaceTile(kind) => tile::list_placements(game, state, kind, actions),
        Phase::PlacePiece => piece::list(game, state, actions),
        Phase::SecondTile => actions.extend([Action::Pass, Action::SecondTile]),
        Phase::Over => {}
    }
}

/// One of the actions that [`legal_actions`] lists, chosen by its place in that list.
#[inline]
pub(crate) fn pick_action(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    match state.phase {
        Phase::PlaceTile(kind) => tile::pick_placement(game, state, kind, choose),
        Phase::PlacePiece => piece::pick(game, state, choose),
        Phase::FirstPlayer | Phase::DrawTile | Phase::SecondTile | Phase::Over => {
            let mut actions = Vec::new();
            legal_actions(game, state, &mut actions);
            actions.get(choose(actions.len())).copied()
        }
    }
}

/// The order of play (`BAS-08`).
#[inline]
pub(crate) fn apply(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    match (state.phase, action) {
        (Phase::FirstPlayer, Action::FirstPlayer(seat)) => first_player(state, seat, log),
        (Phase::DrawTile, Action::Draw(kind)) => {
            tile::draw(game, state, kind, log)?;
            // `BAS-R-04`: when no tile is left to draw, the turn ends without one, and the game too.
            if state.phase == Phase::DrawTile && state.tiles_left() == 0 {
                end(game, state, log);
            }
            Ok(())
        }
        (Phase::PlaceTile(kind), Action::PlaceTile { at, turn }) => {
            tile::place(game, state, kind, at, turn, log)
        }
        (Phase::PlacePiece, Action::PlacePiece { piece, on }) => {
            piece::place(game, state, piece, on, log)?;
            finish_part(game, state, log);
            Ok(())
        }
        (Phase::PlacePiece, Action::Pass) => {
            finish_part(game, state, log);
            Ok(())
        }
        (Phase::SecondTile, Action::SecondTile) => {
            state.double_turn = DoubleTurn::Second;
            state.phase = Phase::DrawTile;
            Ok(())
        }
        (Phase::SecondTile, Action::Pass) => {
            end_turn(game, state, log);
            Ok(())
        }
        (Phase::PlaceTile(_), Action::Pass) => Err(Refusal::MustPlace),
        (Phase::Over, _) => Err(Refusal::GameOver),
        (phase, _) => Err(Refusal::NotNow { next: phase.words() }),
    }
}

/// `BAS-06`, `BAS-R-21`: the start player by lot.
fn first_player(state: &mut State, seat: Seat, log: &mut impl Log) -> Result<(), Refusal> {
    if seat.index() >= usize::from(state.players) {
        return Err(Refusal::NoSuchSeat { seat: seat.number() });
    }
    state.turn = seat;
    state.phase = Phase::DrawTile;
    log.note(|| Event::FirstPlayer { seat });
    Ok(())
}

/// Step 3. A part that earned a second one is followed by the question whether to play it
/// (`TRA-R-03`).
#[inline]
fn finish_part(game: &Game, state: &mut State, log: &mut impl Log) {
    scoring::score_completed(game, state, log);
    if state.double_turn == DoubleTurn::Earned {
        state.phase = Phase::SecondTile;
    } else {
        end_turn(game, state, log);
    }
}

/// The next player clockwise (`BAS-07`), another turn after the volcano lake (`RIV-13`), or the end
/// (`BAS-50`).
#[inline]
fn end_turn(game: &Game, state: &mut State, log: &mut impl Log) {
    if state.tiles_left() == 0 {
        return end(game, state, log);
    }
    let seat = state.turn;
    if state.river.take_extra_turn() {
        log.note(|| Event::ExtraTurn { seat });
    } else {
        state.turn = Seat::new((seat.index() as u8 + 1) % state.players);
    }
    state.double_turn = DoubleTurn::No;
    state.phase = Phase::DrawTile;
}

fn end(game: &Game, state: &mut State, log: &mut impl Log) {
    final_scoring::score(game, state, log);
    state.phase = Phase::Over;
    log.note(|| Event::GameOver {
        scores: state.scores().to_vec(),
        winners: state.leaders().collect(),
    });
}
