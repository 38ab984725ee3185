//! Mayflower: the turn, step by step.
//!
//! This file is the order of play (`MAY-07`), and each step has a file of its own: [`tile`], to place a
//! drawn tile west of the coast; [`piece`], to put a settler on it; [`scoring`], to score what it
//! completed, feature by feature in the order that the player chooses, each followed by the
//! [`surveyors`]. After the last turn comes the [`final_scoring`].

mod final_scoring;
pub(super) mod opening;
mod piece;
mod scoring;
mod surveyors;
mod tile;

pub(crate) use final_scoring::settle;
pub(crate) use scoring::{promise, worth_now};

use super::{first_player, for_each_draw, game_over, picking, sisters};
use crate::action::Action;
use crate::event::Log;
use crate::game::Game;
use crate::geometry::Pos;
use crate::refusal::Refusal;
use crate::setup::SetupError;
use crate::state::{Phase, State};

/// How far west the land and its surveyors are. Columns are counted from the coast, which is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Frontier {
    /// The columns of the surveyors, the eastern one first (`MAY-40`), if there are any.
    surveyors: Option<[u16; 2]>,
    /// The westernmost column with a tile (`MAY-41`).
    westernmost: u16,
}

impl Frontier {
    fn new(surveyors: Option<[u16; 2]>) -> Self {
        Self { surveyors: surveyors.map(|[a, b]| [a.min(b), a.max(b)]), westernmost: 0 }
    }

    /// The columns of the surveyors, the eastern one first.
    pub(crate) fn surveyors(self) -> Option<[u16; 2]> {
        self.surveyors
    }

    /// `MAY-38`, `MAY-40`: the surveyors stand on tiles, and never more than one column apart.
    fn check(self, columns: [u16; 2]) -> Result<(), SetupError> {
        let westernmost = self.westernmost;
        let [a, b] = columns;
        let fine = a.abs_diff(b) <= 1 && a.max(b) <= westernmost;
        if fine { Ok(()) } else { Err(SetupError::Surveyors { columns, westernmost }) }
    }
}

/// The column of a space; there is none east of the coast.
fn column(pos: Pos) -> u16 {
    pos.x.min(0).unsigned_abs()
}

/// Shows what is legal now.
pub(crate) fn for_each_legal(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    match state.phase {
        Phase::FirstPlayer => state.seats().map(Action::FirstPlayer).for_each(show),
        Phase::DrawTile => for_each_draw(game, state, show),
        Phase::PlaceTile(kind) => sisters::for_each_placement(game, state, kind, show),
        Phase::PlacePiece => piece::for_each(game, state, show),
        Phase::ChooseScoring => {
            scoring::for_each_completed(game, state, |on| show(Action::Score(on)));
        }
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
        (Phase::DrawTile, Action::Draw(kind)) => {
            sisters::draw(game, state, kind, log)?;
            // `MAY-R-19`: the last tile may fit nowhere.
            if state.phase == Phase::DrawTile && state.tiles_left() == 0 {
                end(game, state, log);
            }
        }
        (Phase::PlaceTile(kind), Action::PlaceTile { at, turn }) => {
            tile::place(game, state, kind, at, turn, log)?;
        }
        (Phase::PlacePiece, Action::Pass | Action::PlacePiece { .. }) => {
            if let Action::PlacePiece { piece, on } = action {
                piece::place(game, state, piece, on, log)?;
            }
            scoring::tell_of_the_empty(game, state, log);
            play_on(game, state, log);
        }
        (Phase::ChooseScoring, Action::Score(on)) => {
            scoring::check(game, state, on)?;
            scoring::score_completed(game, state, on, log);
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

/// `MAY-47` to `MAY-50`: scores what the tile completed, one feature after the other (`MAY-30`),
/// the settler just placed included (`MAY-31`), and looks afresh after each. Where several are
/// left, the player chooses the next one.
#[inline]
fn play_on(game: &Game, state: &mut State, log: &mut impl Log) {
    loop {
        let (mut count, mut next) = (0, None);
        scoring::for_each_completed(game, state, |on| {
            count += 1;
            next = Some(on);
        });
        match next {
            Some(on) if count == 1 => scoring::score_completed(game, state, on, log),
            Some(_) => {
                state.phase = Phase::ChooseScoring;
                return;
            }
            None => return end_turn(game, state, log),
        }
    }
}

/// The player on the left is next; after the last tile the game is over (`MAY-55`).
#[inline]
fn end_turn(game: &Game, state: &mut State, log: &mut impl Log) {
    scoring::forget_complete_farms(state);
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
