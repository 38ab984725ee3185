//! The order of play: what happens by itself between two decisions (`INT-10` to `INT-60`).
//!
//! A turn begins with [`start`]. When the player has placed a tile and acted with a piece, [`play`] goes through the
//! [`Step`]s in order until a player must decide, and continues from the step after that decision. In order
//! (`INT-45`):
//!
//! - `INT-10`: what comes before every decision: [`start`].
//! - `INT-11`, `INT-12`: free actions, or an action instead of the draw: [`first_phase`].
//! - `INT-13` to `INT-16`: a tile is drawn: [`super::tile::draw`]; none is left: [`end_early`].
//! - `INT-17` to `INT-21`: it is placed: [`super::tile::place`].
//! - `INT-22` to `INT-30`: the piece step: [`super::piece`].
//! - `PHA-02`: [`Stage::AfterPiece`].
//! - `INT-31` to `INT-36`: [`Stage::BeforeScoring`].
//! - `INT-35`, `INT-37` to `INT-42`: [`scoring::score_completed`].
//! - `INT-43`, `INT-44`: [`Stage::AfterScoring`].
//! - `INT-46` to `INT-48`: a second part of the turn, in [`play`].
//! - `INT-49`: [`Stage::AfterTurn`].
//! - `INT-50`, `INT-51`, `INT-56`: [`end`].
//! - `INT-57`, `INT-58`: [`Stage::AfterLastTurn`].
//! - `INT-58` to `INT-60`: the final scoring.
//!
//! What the expansions do at a stage, and in which order, follows from their list: see
//! [`expansions`](super::expansions).

use super::expansions::{Expansion, Follow, Stage, TurnPart, any, each};
use super::{Carcassonne, scoring};
use crate::event::{Event, Log};
use crate::game::{Changes, Game};
use crate::games::Rules;
use crate::state::{Phase, State};

/// From where play continues: a stage, and the first expansion that is asked there.
///
/// A follower can be placed, score and come back in one turn (`BAS-44`), but it is placed again in a later part or
/// turn only (`BAS-43`, `BAS-R-13`, `TRA-16`, `INN-13`, `INN-R-09`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Step {
    stage: Stage,
    expansion: usize,
}

impl Step {
    /// After the piece step.
    pub(super) const AFTER_PIECE: Self = Self { stage: Stage::AfterPiece, expansion: 0 };
    /// After both parts of the turn.
    pub(super) const AFTER_TURN: Self = Self { stage: Stage::AfterTurn, expansion: 0 };
    /// When nothing is left to do in the turn.
    pub(super) const END_OF_TURN: Self = Self { stage: Stage::AfterTurn, expansion: usize::MAX };

    /// What follows a decision of the expansion at this place of the list.
    pub(super) const fn following(follow: Follow, expansion: usize) -> Self {
        match follow {
            Follow::PieceStep => Self::AFTER_PIECE,
            Follow::Again(stage) => Self { stage, expansion },
            Follow::After(stage) => Self { stage, expansion: expansion + 1 },
        }
    }

    /// Whether play continues at this stage or before it.
    fn reaches(self, stage: Stage) -> bool {
        self.stage <= stage
    }
}

/// Plays from a step to the next decision.
#[inline]
pub(super) fn play(game: &Game, state: &mut State, from: Step, log: &mut impl Log) {
    if from.stage == Stage::AfterLastTurn {
        return finish(game, state, from, log);
    }
    let stages = game.changes(Changes::STAGES);
    if stages
        && (stops(game, state, from, Stage::AfterPiece, log)
            || stops(game, state, from, Stage::BeforeScoring, log))
    {
        return;
    }
    if from.reaches(Stage::BeforeScoring) {
        scoring::score_completed(game, state, log);
    }
    if stages && stops(game, state, from, Stage::AfterScoring, log) {
        return;
    }
    // `TRA-R-03`, `INT-48`: a second part is offered, with a tile or without.
    let offered = from.reaches(Stage::AfterScoring)
        && game.changes(Changes::TILE)
        && state.memory.carcassonne().part == TurnPart::SecondEarned;
    if offered && (state.tiles_left() > 0 || any!(E => E::can_replace_draw(game, state))) {
        state.phase = Phase::SecondTile;
        return;
    }
    if stages && stops(game, state, from, Stage::AfterTurn, log) {
        return;
    }
    end(game, state, log);
}

/// Lets the expansions act at a stage, if play has come to it, from the one that is next. Returns `true` if a player
/// must decide before play can continue.
#[expect(
    clippy::inline_always,
    reason = "few expansions act at a stage: in place, the others cost nothing"
)]
#[inline(always)]
fn stops(game: &Game, state: &mut State, from: Step, moment: Stage, log: &mut impl Log) -> bool {
    if !from.reaches(moment) {
        return false;
    }
    let first = if from.stage == moment { from.expansion } else { 0 };
    let mut index = 0;
    each!(E => {
        if index >= first && E::act(moment, game, state, log) {
            return true;
        }
        index += 1;
    });
    let _ = index;
    false
}

/// Starts a turn with what comes before the tile, once in a double turn (`INT-10`, `PRD-43`, `TRA-R-06`), and
/// perhaps with a decision.
#[expect(clippy::inline_always, reason = "a part of `apply`, once a turn")]
#[inline(always)]
pub(super) fn start(game: &Game, state: &mut State, log: &mut impl Log) {
    // Only a placed tile can earn a second part.
    if game.changes(Changes::TILE) {
        state.memory.carcassonne_mut().part = TurnPart::First;
    }
    state.phase = Phase::DrawTile;
    if game.changes(Changes::START) {
        each!(E => E::begin_turn(game, state, log));
        state.phase = first_phase(game, state);
    }
}

/// A turn begins with a draw, unless the player can do something else first (`INT-11`, `INT-12`).
pub(super) fn first_phase(game: &Game, state: &State) -> Phase {
    let decides =
        any!(E => E::can_act_freely(game, state)) || any!(E => E::can_replace_draw(game, state));
    if decides { Phase::StartTurn } else { Phase::DrawTile }
}

/// Ends a turn: the next player is on the left (`BAS-07`, `INT-51`), or the same one has another whole turn
/// (`RIV-13`, `RIV-R-02`, `INT-50`), or the game is over when the last turn was played in full (`BAS-50`,
/// `BAS-R-05`, `INT-56`).
#[expect(clippy::inline_always, reason = "a part of `apply`, once a turn")]
#[inline(always)]
pub(super) fn end(game: &Game, state: &mut State, log: &mut impl Log) {
    if state.tiles_left() == 0 {
        return end_game(game, state, log);
    }
    let seat = state.turn;
    if game.changes(Changes::DRAW) && any!(E => E::takes_extra_turn(state)) {
        log.note(|| Event::ExtraTurn { seat });
    } else {
        state.turn = seat.next(state.players);
    }
    start(game, state, log);
}

/// `INT-16`: ends a turn in which no tile was left to draw; what its first part left to do is still done. Tiles put
/// aside are not played any more (`INT-53`, `PRD-R-18`).
#[cold]
pub(super) fn end_early(game: &Game, state: &mut State, log: &mut impl Log) {
    if !stops(game, state, Step::AFTER_TURN, Stage::AfterTurn, log) {
        end_game(game, state, log);
    }
}

fn end_game(game: &Game, state: &mut State, log: &mut impl Log) {
    finish(game, state, Step { stage: Stage::AfterLastTurn, expansion: 0 }, log);
}

fn finish(game: &Game, state: &mut State, from: Step, log: &mut impl Log) {
    if !stops(game, state, from, Stage::AfterLastTurn, log) {
        Carcassonne::end(game, state, log);
    }
}
