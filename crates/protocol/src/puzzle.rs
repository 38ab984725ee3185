//! Puzzles: positions in which one plan is clearly the best.

use bastide_review::PlanValue;
use bastide_rules::setup::GameName;
use bastide_rules::{Seat, Setup};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::choices::Choices;
use crate::game::GameView;
use crate::review::ShownPlan;

/// A puzzle in a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PuzzleLine {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: GameName,
    /// The tile sets.
    pub sets: Vec<String>,
    /// What it is about, as a word: `steal-city`, `block`, `farmers` …
    pub theme: String,
    /// The difficulty, from 1 to 6: the first level of the computer that solves it.
    pub difficulty: u8,
}

/// A puzzle.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Puzzle {
    /// Its line in the list.
    #[serde(flatten)]
    pub line: PuzzleLine,
    /// What is played.
    pub setup: Setup,
    /// The seat that has to find the best plan.
    pub seat: Seat,
    /// The actions that lead to the position.
    pub actions: Vec<String>,
    /// The position, with all its tiles.
    pub position: GameView,
    /// What can be chosen from.
    pub choices: Choices,
}

/// A solution that a player tries.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    /// The actions of the plan, one or two.
    pub actions: Vec<String>,
    /// The language of the sentences: `en`, `hu` or `ro`.
    pub lang: Option<String>,
}

/// The reply to a try.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PuzzleAnswer {
    /// Whether it is the best plan, or as good.
    pub solved: bool,
    /// The best plan.
    pub best: PlanValue,
    /// The best plan in words and on the board.
    pub shown: ShownPlan,
    /// Why it is the best, one sentence each.
    pub said: Vec<String>,
    /// What the plan that was tried is worth, if it is known.
    pub tried: Option<PlanValue>,
}
