//! Hunters & Gatherers: the turn, step by step.
//!
//! This file is the order of play, and each step has a file of its own: [`tile`], to place a drawn
//! tile; [`piece`], to put a member of the tribe or a hut on it; [`scoring`], to score the forests
//! and rivers that it completed. Gold in a completed forest gives a second part to the turn, with a
//! bonus tile and the same steps (`HG-32`, `HG-33`). After the last turn come huts and hunters: the
//! [`final_scoring`].
//!
//! [`waters`] knows which rivers and lakes are one river system.

mod final_scoring;
pub(super) mod opening;
mod piece;
mod scoring;
mod tile;
mod waters;

pub(crate) use final_scoring::{fish_around, settle, worth_now};
pub(crate) use scoring::promise;

use super::{first_player, for_each_draw, game_over, picking, sisters};
use crate::action::Action;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::geometry::Pos;
use crate::refusal::Refusal;
use crate::region::Regions;
use crate::state::{Phase, State};

/// What this game remembers beside the landscape and the pieces.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hunting {
    /// The rivers and lakes again, joined to river systems (`HG-40`). Its segments have the same
    /// numbers as everywhere; for followers it counts huts.
    systems: Regions,
    /// Whether the second part of the turn has begun, with a bonus tile (`HG-34`).
    bonus_part: bool,
}

impl Hunting {
    /// The memory of a game with so many segments.
    fn new(segments: usize) -> Self {
        Self { systems: Regions::with_capacity(segments), bonus_part: false }
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        size_of::<Self>() + self.systems.heap_bytes()
    }
}

impl Clone for Hunting {
    fn clone(&self) -> Self {
        Self { systems: self.systems.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { systems, bonus_part } = source;
        self.systems.clone_from(systems);
        self.bonus_part = *bonus_part;
    }
}

/// What this game remembers; every state of it has it.
fn hunting(state: &State) -> &Hunting {
    state.hunting.as_ref().expect("a state of this game has it")
}

fn hunting_mut(state: &mut State) -> &mut Hunting {
    state.hunting.as_mut().expect("a state of this game has it")
}

/// Shows what is legal now.
pub(crate) fn for_each_legal(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    match state.phase {
        Phase::FirstPlayer => state.seats().map(Action::FirstPlayer).for_each(show),
        Phase::DrawTile | Phase::DrawBonus => for_each_draw(game, state, show),
        Phase::PlaceTile(kind) => sisters::for_each_placement(game, state, kind, show),
        Phase::PlacePiece => piece::for_each(game, state, show),
        _ => {}
    }
}

/// One of the actions that [`for_each_legal`] shows, chosen by its place there.
#[inline(never)]
pub(crate) fn pick_action(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    match state.phase {
        Phase::PlaceTile(kind) => sisters::pick_placement(game, state, kind, choose),
        Phase::PlacePiece => piece::pick(game, state, choose),
        _ => picking::pick(choose, |few| {
            for_each_legal(game, state, &mut |action| few.add(action));
        }),
    }
}

/// Makes an action.
#[inline(never)]
pub(crate) fn apply(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    match (state.phase, action) {
        (Phase::DrawTile | Phase::DrawBonus, Action::Draw(kind)) => {
            sisters::draw(game, state, kind, log)?;
            go_on_without_tiles(game, state, log);
        }
        (Phase::PlaceTile(kind), Action::PlaceTile { at, turn }) => {
            tile::place(game, state, kind, at, turn, log)?;
        }
        (Phase::PlacePiece, Action::Pass) => play_on(game, state, log),
        (Phase::PlacePiece, Action::PlacePiece { piece, on }) => {
            piece::place(game, state, piece, on, log)?;
            play_on(game, state, log);
        }
        (Phase::FirstPlayer, Action::FirstPlayer(seat)) => {
            first_player(state, seat, log)?;
            state.phase = Phase::DrawTile;
        }
        (Phase::Over, _) => return Err(Refusal::GameOver),
        (Phase::PlaceTile(_), Action::Pass) => return Err(Refusal::MustPlace),
        (phase, _) => return Err(Refusal::NotNow { next: phase.words() }),
    }
    Ok(())
}

/// Scores what the tile completed, the piece just placed included (`HG-25`); then comes a bonus
/// tile, on which a member that just came back may go (`HG-26`), or the next player.
#[inline]
fn play_on(game: &Game, state: &mut State, log: &mut impl Log) {
    let gold = scoring::score_completed(game, state, log);
    // `HG-29`, `HG-34`, `HG-35`, `HG-R-07`: one bonus tile in a turn, for a land tile, as long as
    // there are any.
    if gold && !hunting(state).bonus_part && state.stack.bonus > 0 {
        hunting_mut(state).bonus_part = true;
        state.phase = Phase::DrawBonus;
        let seat = state.turn;
        log.note(|| Event::GoldFound { seat, at: last_pos(state) });
        return;
    }
    end_turn(game, state, log);
}

fn last_pos(state: &State) -> Pos {
    state.board.last_tile().map_or(Pos::default(), |tile| tile.pos)
}

/// A drawn tile that fitted nowhere may have been the last one: without land tiles the game is over
/// (`HG-R-12`), without bonus tiles the turn (`HG-R-11`).
#[inline]
fn go_on_without_tiles(game: &Game, state: &mut State, log: &mut impl Log) {
    match state.phase {
        Phase::DrawTile if state.tiles_left() == 0 => end(game, state, log),
        Phase::DrawBonus if state.stack.bonus == 0 => end_turn(game, state, log),
        _ => {}
    }
}

/// The player to the left is next; after the last land tile the game is over (`HG-42`, `HG-R-10`).
#[inline]
fn end_turn(game: &Game, state: &mut State, log: &mut impl Log) {
    hunting_mut(state).bonus_part = false;
    if state.tiles_left() == 0 {
        return end(game, state, log);
    }
    state.turn = state.turn.next(state.players);
    state.phase = Phase::DrawTile;
}

fn end(game: &Game, state: &mut State, log: &mut impl Log) {
    final_scoring::score(game, state, log);
    game_over(state, log);
}
