//! Puzzles: positions in which one plan is clearly the best.

use std::sync::{Arc, LazyLock};

use axum::Json;
use axum::extract::State;
use bastide_phrases::Language;
use bastide_protocol::puzzle::{Puzzle, PuzzleAnswer, PuzzleLine, PuzzleTry};
use bastide_protocol::refused::Code;
use bastide_puzzles::PuzzleError;
use bastide_review::reasons;
use bastide_rules::setup::GameName;
use schemars::JsonSchema;
use serde::Deserialize;

use super::aside::aside;
use super::error::{Asked, Input, Named};
use super::games::Spoken;
use crate::hub::Hub;
use crate::play::Play;
use crate::rejection::Rejection;

/// A day in milliseconds.
const DAY: i64 = 24 * 3_600_000;

/// The puzzles of the program, as they are listed.
static LINES: LazyLock<Vec<PuzzleLine>> =
    LazyLock::new(|| bastide_puzzles::all().iter().map(line).collect());

/// Which puzzles to list.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Wanted {
    /// Only those of a game.
    game: Option<GameName>,
    /// Only those with a theme.
    theme: Option<String>,
}

fn line(puzzle: &bastide_puzzles::Puzzle) -> PuzzleLine {
    PuzzleLine {
        id: puzzle.id().to_owned(),
        game: puzzle.game(),
        sets: puzzle.setup().sets.into_keys().collect(),
        theme: puzzle.theme().to_string(),
        difficulty: puzzle.difficulty(),
    }
}

/// The puzzles there are
pub(super) async fn list(Asked(wanted): Asked<Wanted>) -> Json<Vec<PuzzleLine>> {
    let is_wanted = |line: &&PuzzleLine| {
        wanted.game.is_none_or(|game| line.game == game)
            && wanted.theme.as_ref().is_none_or(|theme| line.theme == *theme)
    };
    Json(LINES.iter().filter(is_wanted).cloned().collect())
}

impl From<PuzzleError> for Rejection {
    fn from(error: PuzzleError) -> Self {
        tracing::error!(%error, "a puzzle cannot be read");
        Self::new(Code::Internal, "the puzzle cannot be read")
    }
}

fn view(puzzle: &bastide_puzzles::Puzzle, language: Language) -> Result<Puzzle, Rejection> {
    let position = puzzle.position()?;
    let mut play = Play::staged(puzzle.setup())?;
    let last = play.stage_all(position.texts())?;
    let no_choices = || Rejection::new(Code::Internal, "the puzzle has no choices");
    Ok(Puzzle {
        line: line(puzzle),
        setup: puzzle.setup(),
        seat: position.seat(),
        actions: position.texts().to_vec(),
        position: play.view(last.as_slice(), 0, 0, language),
        choices: play.choices().ok_or_else(no_choices)?,
    })
}

/// The puzzle of the day
pub(super) async fn today(
    State(hub): State<Arc<Hub>>,
    Asked(spoken): Asked<Spoken>,
) -> Result<Json<Puzzle>, Rejection> {
    if LINES.is_empty() {
        return Err(Rejection::not_found());
    }
    let day = u32::try_from(hub.services.clock.now() / DAY).unwrap_or_default();
    let puzzle = bastide_puzzles::of_day(day);
    aside(move || view(puzzle, spoken.language())).await?.map(Json)
}

fn find(id: &str) -> Result<&'static bastide_puzzles::Puzzle, Rejection> {
    bastide_puzzles::find(id).ok_or_else(Rejection::not_found)
}

/// A puzzle
pub(super) async fn look(
    Named(id): Named<String>,
    Asked(spoken): Asked<Spoken>,
) -> Result<Json<Puzzle>, Rejection> {
    let puzzle = find(&id)?;
    aside(move || view(puzzle, spoken.language())).await?.map(Json)
}

fn answer(
    puzzle: &bastide_puzzles::Puzzle,
    PuzzleTry { actions, lang }: &PuzzleTry,
) -> Result<PuzzleAnswer, Rejection> {
    let language = Language::of_locale(lang.as_deref().unwrap_or_default());
    let position = puzzle.position()?;
    let attempt = position
        .attempt(actions)
        .map_err(|error| Rejection::new(Code::BadRequest, error.to_string()))?;
    let mut play = Play::staged(puzzle.setup())?;
    play.stage_all(position.texts())?;
    let best = position.best();
    let worse = (!attempt.solved).then_some(attempt.plan);
    let tried = attempt.known.as_ref().filter(|_| !attempt.solved);
    let loss = tried.map(|tried| best.value.outlook.lead - tried.outlook.lead);
    let reasons = reasons(position.game(), position.state(), best.plan, worse, loss);
    let (said, shown) = play.explained(position.seat(), &best.value.actions, &reasons, language);
    let (solved, best, tried) = (attempt.solved, best.value.clone(), attempt.known);
    Ok(PuzzleAnswer { solved, best, shown, said, tried })
}

/// Try to solve a puzzle
pub(super) async fn attempt(
    Named(id): Named<String>,
    Input(solution): Input<PuzzleTry>,
) -> Result<Json<PuzzleAnswer>, Rejection> {
    let puzzle = find(&id)?;
    aside(move || answer(puzzle, &solution)).await?.map(Json)
}
