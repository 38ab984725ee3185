//! Carcassonne: what can be done in each phase, and who does it.
//!
//! The order of play is in [`turn`], and each of its steps has a file of its own: [`tile`], to draw a
//! tile and place it; [`piece`], to put a follower or another piece on it, or do what counts as much;
//! [`scoring`], to score what the tile completed and take the followers back; [`final_scoring`], after
//! the last turn.
//!
//! Each expansion has a file or folder of its own, to which the steps hand over.

mod abbey_and_mayor;
mod abbot;
mod catapult;
mod count;
mod cult;
mod expansions;
mod fields;
mod final_scoring;
mod followers;
mod inns_and_cathedrals;
mod king_and_robber;
pub(super) mod opening;
mod piece;
mod princess_and_dragon;
mod removal;
mod river;
mod scoring;
mod tile;
mod tower;
mod traders_and_builders;
mod turn;

pub use catapult::Sight;
pub(crate) use catapult::{WINDS, bell};
pub(crate) use expansions::Expansions;
pub(crate) use fields::each_city;
pub(crate) use final_scoring::settle;
pub(crate) use scoring::{promise, strength, worth_now};
pub(crate) use turn::first_phase;

use abbey_and_mayor::{abbey, barn, wagon};
use princess_and_dragon::{dragon, fairy, princess};
use traders_and_builders::DoubleTurn;
use turn::{Step, end_early, play_on, start_turn};

use super::{first_player, for_each_draw, picking};
use crate::action::Action;
use crate::event::Log;
use crate::game::Game;
use crate::refusal::Refusal;
use crate::setup::DragonMoves;
use crate::state::{Phase, State};

/// Shows what is legal now.
#[inline]
pub(crate) fn for_each_legal(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    match state.phase {
        Phase::FirstPlayer => state.seats().map(Action::FirstPlayer).for_each(show),
        Phase::StartTurn => {
            show(Action::Pass);
            for_each_before_drawing(game, state, show);
        }
        Phase::DrawTile => for_each_draw(game, state, show),
        Phase::PlaceTile(kind) => tile::for_each_placement(game, state, kind, show),
        Phase::PlacePiece => piece::for_each(game, state, show),
        Phase::Capture(tower) => tower::for_each_capture(game, state, tower, show),
        Phase::Exchange(captor) => tower::for_each_exchange(game, state, captor, show),
        Phase::MoveDragon(_) => dragon::for_each(game, state, show),
        Phase::LeaveQuarters(seat) => {
            count::for_each_leaving(game, state, seat, count::Exit::Scoring, show);
        }
        Phase::ChooseFair => catapult::for_each_contest(show),
        Phase::Throw(_) => catapult::for_each_throw(game, state, show),
        Phase::Wind => (0..WINDS).map(Action::Wind).for_each(show),
        Phase::Hand(_) => catapult::for_each_hand(show),
        Phase::Nearest(_) => catapult::for_each_nearest(game, state, show),
        Phase::Seduce(seat) => catapult::for_each_seduction(game, state, seat, show),
        Phase::Deploy => count::for_each_offer(game, state, show),
        Phase::MoveCount => count::for_each_move(state, show),
        Phase::LeaveAtEnd(seat) => {
            count::for_each_leaving(game, state, seat, count::Exit::End, show);
        }
        Phase::MoveWagon { .. } => wagon::for_each(game, state, show),
        Phase::SecondTile => {
            show(Action::Pass);
            if state.tiles_left() > 0 {
                show(Action::SecondTile);
            }
            for_each_before_drawing(game, state, show);
        }
        Phase::DrawBonus | Phase::ChooseScoring | Phase::Over => {}
    }
}

/// Shows what can be done before a tile is drawn, or in place of it (`INT-11`, `INT-12`). Whoever
/// has drawn cannot place an abbey any more (`INT-13`).
fn for_each_before_drawing(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    abbey::for_each(game, state, show);
    tower::for_each_ransom(game, state, show);
}

/// One of the actions that [`for_each_legal`] shows, chosen by its place there.
#[inline]
pub(crate) fn pick_action(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    match state.phase {
        Phase::PlaceTile(kind) => tile::pick_placement(game, state, kind, choose),
        Phase::PlacePiece => piece::pick(game, state, choose),
        Phase::Throw(_) => catapult::pick_throw(game, state, choose),
        Phase::Hand(_) => catapult::pick_hand(choose),
        _ => picking::pick(choose, |few| {
            for_each_legal(game, state, &mut |action| few.add(action));
        }),
    }
}

/// Makes an action.
#[expect(clippy::inline_always, reason = "a part of the loop that plays a game")]
#[inline(always)]
pub(crate) fn apply(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    match (state.phase, action) {
        (Phase::DrawTile, Action::Draw(kind)) => {
            tile::draw(game, state, kind, log)?;
            // `BAS-R-04`, `INT-16`: when no tile is left to draw, the turn ends without one, and
            // the game too.
            if state.phase == Phase::DrawTile && state.tiles_left() == 0 {
                end_early(game, state, log);
            }
        }
        (Phase::PlaceTile(kind), Action::PlaceTile { at, turn }) => {
            tile::place(game, state, kind, at, turn, log)?;
        }
        (Phase::PlacePiece, Action::Pass | Action::PlacePiece { .. })
            if !princess::insists(game, state) =>
        {
            if let Action::PlacePiece { piece, on } = action {
                piece::place(game, state, piece, on, log)?;
            }
            play_on(game, state, Step::Dragon, log);
        }
        (phase, action) => apply_rarely(game, state, phase, action, log)?,
    }
    Ok(())
}

/// Makes an action of those that are rare, or come up only with expansions.
#[cold]
fn apply_rarely(
    game: &Game,
    state: &mut State,
    phase: Phase,
    action: Action,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let next = match (phase, action) {
        (Phase::Over, _) => return Err(Refusal::GameOver),
        (Phase::PlaceTile(_), Action::Pass) => return Err(Refusal::MustPlace),
        (Phase::FirstPlayer, Action::FirstPlayer(seat)) => {
            first_player(state, seat, log)?;
            start_turn(game, state, log);
            None
        }
        (
            Phase::StartTurn
            | Phase::PlaceTile(_)
            | Phase::PlacePiece
            | Phase::Capture(_)
            | Phase::SecondTile,
            Action::Ransom { piece, captor },
        ) => {
            tower::ransom(game, state, piece, captor, log)?;
            if phase == Phase::StartTurn {
                state.phase = first_phase(game, state);
            }
            None
        }
        (Phase::PlacePiece, action) => act_instead(game, state, action, log)?,
        (
            Phase::ChooseFair
            | Phase::Throw(_)
            | Phase::Wind
            | Phase::Hand(_)
            | Phase::Nearest(_)
            | Phase::Seduce(_),
            action,
        ) => catapult::decide(game, state, action, log)?,
        (phase, action) => decide(game, state, phase, action, log)?,
    };
    if let Some(step) = next {
        play_on(game, state, step, log);
    }
    Ok(())
}

/// `INT-22`, `PRD-46`, `TOW-33`: exactly one action with a piece, be it another one than putting it
/// on the tile. A knight sent home by the princess is that action, too (`PRD-40`, `PRD-R-09`,
/// `INT-24`); whoever sends nobody home has any other (`PRD-41`).
fn act_instead(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<Option<Step>, Refusal> {
    match action {
        Action::Pass
        | Action::PlacePiece { .. }
        | Action::PlaceBarn(_)
        | Action::MoveFairy(_)
        | Action::BuildTower(_)
        | Action::PlaceOnTower { .. }
        | Action::Recall(_)
            if princess::insists(game, state) =>
        {
            return Err(Refusal::PrincessInsists);
        }
        Action::PlaceBarn(corner) => barn::place(game, state, corner, log)?,
        Action::MoveFairy(to) => fairy::place(game, state, to, log)?,
        Action::BuildTower(at) => tower::build(game, state, at, log)?,
        Action::PlaceOnTower { piece, at } => tower::climb(game, state, piece, at, log)?,
        Action::Recall(from) => abbot::recall(game, state, from, log)?,
        Action::RemoveKnight(on) => princess::remove(game, state, on, log)?,
        _ => return Err(Refusal::NotNow { next: state.phase.words() }),
    }
    Ok((state.phase == Phase::PlacePiece).then_some(Step::Dragon))
}

/// The decisions that only come up with expansions. Answers what follows, unless another decision
/// does.
fn decide(
    game: &Game,
    state: &mut State,
    phase: Phase,
    action: Action,
    log: &mut impl Log,
) -> Result<Option<Step>, Refusal> {
    match (phase, action) {
        (Phase::StartTurn, Action::Pass) if state.expansions.abbey_and_mayor.is_last_round() => {
            return Ok(Some(Step::EndOfTurn));
        }
        (Phase::StartTurn, Action::Pass) => state.phase = Phase::DrawTile,
        (Phase::StartTurn, Action::PlaceAbbey(at)) => abbey::place(game, state, at, log)?,
        (Phase::SecondTile, Action::PlaceAbbey(at)) => {
            abbey::place(game, state, at, log)?;
            state.expansions.double_turn = DoubleTurn::Second;
        }
        (Phase::SecondTile, Action::SecondTile) if state.tiles_left() > 0 => {
            state.expansions.double_turn = DoubleTurn::Second;
            state.phase = Phase::DrawTile;
        }
        (Phase::SecondTile, Action::Pass) => return Ok(Some(Step::Fair)),
        (Phase::Capture(_), Action::Pass) => return Ok(Some(Step::Dragon)),
        (Phase::Capture(tower), Action::Capture(who)) => {
            tower::capture(game, state, tower, who, log)?;
            return Ok((state.phase == phase).then_some(Step::Dragon));
        }
        (Phase::Exchange(captor), Action::Exchange(piece)) => {
            tower::exchange(game, state, captor, piece, log)?;
            return Ok(Some(Step::Dragon));
        }
        (Phase::MoveDragon(_), Action::MoveDragon(side)) => {
            let goes_on = dragon::step(game, state, side, log)?;
            // The walk took the place of one of two steps, and the one after it follows.
            let next = match game.setup().rules.dragon_moves {
                DragonMoves::BeforeScoring => Step::Quarters,
                DragonMoves::AfterScoring => Step::Count,
            };
            return Ok((!goes_on).then_some(next));
        }
        (
            Phase::LeaveQuarters(_) | Phase::Deploy | Phase::MoveCount | Phase::LeaveAtEnd(_),
            action,
        ) => return count::decide(game, state, action, log),
        (Phase::MoveWagon { .. }, Action::Pass) => {
            wagon::stop(game, state, log);
            return Ok(Some(Step::Wagons));
        }
        (Phase::MoveWagon { .. }, Action::MoveWagon(to)) => {
            wagon::go(game, state, to, log)?;
            return Ok(Some(Step::Wagons));
        }
        (phase, _) => return Err(Refusal::NotNow { next: phase.words() }),
    }
    Ok(None)
}
