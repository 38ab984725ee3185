//! The order of play: what happens by itself between two decisions (`INT-10` to `INT-60`).
//!
//! A turn begins with [`start_turn`]. When the player has placed a tile and done something with a piece,
//! [`play_on`] goes through the [`Step`]s in order until somebody has to decide again, and once more
//! from the step after the decision. A builder may give a second part to the turn. In order
//! (`INT-45`):
//!
//! - `INT-10`: the fairy greets: [`start_turn`].
//! - `INT-11`, `INT-12`: a ransom, or an abbey instead of a tile: [`first_phase`].
//! - `INT-13` to `INT-16`: a tile is drawn: [`super::tile::draw`]; none is left: [`end_early`].
//! - `INT-17` to `INT-21`: it is placed: [`super::tile::place`].
//! - `INT-22` to `INT-30`: something with a piece: [`super::piece::place`], [`super::act_instead`].
//! - `INT-31` to `INT-34`: [`Step::Dragon`], by [`dragon::begins`]; at some tables `LateDragon`.
//! - `INT-36`: [`Step::Quarters`], by [`count::opens`].
//! - `INT-35`, `INT-37` to `INT-42`: [`Step::Scoring`], by [`scoring::score_completed`].
//! - `INT-43`: [`Step::Wagons`], by [`wagon::waits`].
//! - `INT-44`: [`Step::Count`], by [`count::offers`].
//! - `INT-46` to `INT-48`: [`Step::SecondPart`], in [`play_on`].
//! - `INT-49`: [`Step::Fair`], by [`catapult::begins`].
//! - `INT-50`, `INT-51`, `INT-56`: [`Step::EndOfTurn`], by [`end_turn`].
//! - `INT-57`: the last abbeys, by [`abbey::last_round`].
//! - `INT-58` to `INT-60`: [`count::opens_at_end`], then [`Step::FinalScoring`], by [`finish`].

use super::abbey_and_mayor::{abbey, wagon};
use super::princess_and_dragon::{dragon, fairy};
use super::traders_and_builders::DoubleTurn;
use super::{catapult, count, final_scoring, scoring, tower};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::games::game_over;
use crate::setup::DragonMoves;
use crate::state::{Phase, State};

/// What follows the action with a piece, in the order of play (`BAS-08`, `INT-31` to `INT-51`). So
/// a follower can be placed, score and come back in one turn (`BAS-44`), but whoever comes back is
/// placed again in a later part or turn only (`BAS-43`, `BAS-R-13`, `TRA-16`, `INN-13`,
/// `INN-R-09`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Step {
    /// The dragon walks, before anything is scored (`INT-31`, `INT-33`); whoever was captured or
    /// sent home by then is gone (`INT-27`).
    Dragon,
    /// Followers leave the quarters of Carcassonne (`INT-36`).
    Quarters,
    /// Everything that the tile completed is scored (`INT-35`).
    Scoring,
    /// Wagons move when everybody else is home (`INT-43`, `ABB-45`).
    Wagons,
    /// The dragon walks, at tables where it waits for the scoring.
    LateDragon,
    /// A follower may go into a quarter, and the count may move (`INT-44`).
    Count,
    /// The builder gives a second part to the turn (`INT-46`).
    SecondPart,
    /// The catapult is used for each fair tile of the turn, after both parts (`INT-49`,
    /// `INT-R-05`).
    Fair,
    /// The turn is over (`INT-50`, `INT-51`).
    EndOfTurn,
    /// The game is over, and nobody has anything to decide any more (`INT-58`).
    FinalScoring,
}

/// Plays on, from this step to the next decision.
#[inline]
pub(super) fn play_on(game: &Game, state: &mut State, from: Step, log: &mut impl Log) {
    if from == Step::FinalScoring {
        return finish(game, state, log);
    }
    let plain = game.plain().scoring;
    if !plain && stops_before_scoring(game, state, from, log) {
        return;
    }
    if from <= Step::Scoring {
        scoring::score_completed(game, state, log);
    }
    if !plain && stops_after_scoring(game, state, from, log) {
        return;
    }
    // `TRA-R-03`, `INT-48`: a second part is offered, with a tile or with an abbey.
    let earned = from <= Step::SecondPart && state.expansions.double_turn == DoubleTurn::Earned;
    if earned && (state.tiles_left() > 0 || abbey::is_possible(game, state)) {
        state.phase = Phase::SecondTile;
        return;
    }
    if !plain && from <= Step::Fair && catapult::begins(state) {
        return;
    }
    end_turn(game, state, log);
}

/// The dragon walks, and followers leave the quarters of Carcassonne. Answers whether somebody has to
/// decide.
fn stops_before_scoring(game: &Game, state: &mut State, from: Step, log: &mut impl Log) -> bool {
    from <= Step::Dragon && dragon::begins(game, state, DragonMoves::BeforeScoring, log)
        || from <= Step::Quarters && count::opens(game, state)
}

/// Wagons move, a late dragon walks, and followers go into the quarters. Answers whether somebody has
/// to decide.
fn stops_after_scoring(game: &Game, state: &mut State, from: Step, log: &mut impl Log) -> bool {
    from <= Step::Wagons && wagon::waits(game, state, log)
        || from <= Step::LateDragon && dragon::begins(game, state, DragonMoves::AfterScoring, log)
        || from <= Step::Count && count::offers(game, state)
}

/// What comes before the tile: the fairy's point, once in a double turn (`INT-10`, `PRD-43`,
/// `TRA-R-06`), and perhaps a decision.
#[expect(clippy::inline_always, reason = "a part of `apply`, once a turn")]
#[inline(always)]
pub(super) fn start_turn(game: &Game, state: &mut State, log: &mut impl Log) {
    state.expansions.double_turn = DoubleTurn::No;
    state.phase = Phase::DrawTile;
    if !game.plain().start {
        tower::begin_turn(state);
        fairy::greet(game, state, log);
        state.phase = first_phase(game, state);
    }
}

/// A turn begins with a draw, unless the player could do something else first (`INT-11`, `INT-12`).
pub(crate) fn first_phase(game: &Game, state: &State) -> Phase {
    if tower::may_ransom(game, state) || abbey::is_possible(game, state) {
        Phase::StartTurn
    } else {
        Phase::DrawTile
    }
}

/// The next player clockwise (`BAS-07`, `INT-51`), another whole turn after the volcano lake
/// (`RIV-13`, `RIV-R-02`, `INT-50`), or the end, when the last turn was played in full (`BAS-50`,
/// `BAS-R-05`, `INT-56`).
#[expect(clippy::inline_always, reason = "a part of `apply`, once a turn")]
#[inline(always)]
pub(super) fn end_turn(game: &Game, state: &mut State, log: &mut impl Log) {
    if state.tiles_left() == 0 {
        return end(game, state, log);
    }
    let seat = state.turn;
    if state.expansions.river.take_extra_turn() {
        log.note(|| Event::ExtraTurn { seat });
    } else {
        state.turn = seat.next(state.players);
    }
    start_turn(game, state, log);
}

/// `INT-16`: the end of a turn in which no tile was left to draw; a fair of its first part is still
/// held. Dragon tiles aside are not played any more (`INT-53`, `PRD-R-18`).
#[cold]
pub(super) fn end_early(game: &Game, state: &mut State, log: &mut impl Log) {
    if !catapult::begins(state) {
        end(game, state, log);
    }
}

/// The end of the game, perhaps after a last round of abbeys (`INT-57`), and when followers have left
/// the market of Carcassonne (`INT-58`).
fn end(game: &Game, state: &mut State, log: &mut impl Log) {
    if !abbey::last_round(game, state, log) && !count::opens_at_end(game, state) {
        finish(game, state, log);
    }
}

fn finish(game: &Game, state: &mut State, log: &mut impl Log) {
    final_scoring::score(game, state, log);
    game_over(state, log);
}
