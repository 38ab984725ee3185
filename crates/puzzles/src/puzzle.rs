//! A puzzle as it stands in a file.

use bastide_review::Outlook;
use bastide_rules::setup::GameName;
use bastide_rules::{Refusal, Setup, SetupError};

use crate::mix::{Mix, ParseMixError};
use crate::position::Position;
use crate::theme::{ParseThemeError, Theme};

/// A position in which one plan is clearly the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    pub(crate) id: String,
    pub(crate) mix: Mix,
    pub(crate) theme: Theme,
    pub(crate) difficulty: u8,
    /// The actions that lead to the position, as numbers.
    pub(crate) moves: Vec<u32>,
    /// The plans that were searched, the right ones first, then the best first.
    pub(crate) plans: Vec<CodedPlan>,
}

/// A plan of a puzzle, and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CodedPlan {
    /// Its one or two actions, as numbers.
    pub(crate) moves: Vec<u32>,
    pub(crate) right: bool,
    pub(crate) outlook: Outlook,
    pub(crate) visits: u32,
}

/// Why a puzzle cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PuzzleError {
    /// A line does not have all parts.
    #[error("it has {found} parts, and not {wanted}: id, mix, theme, difficulty, moves and plans")]
    Parts {
        /// The parts that it has.
        found: usize,
        /// The parts that a puzzle has.
        wanted: usize,
    },
    /// The id is not six letters and digits.
    #[error("`{0}` is not an id of six letters and digits")]
    Id(String),
    /// Another puzzle has this id.
    #[error("there are two puzzles `{0}`")]
    Twice(String),
    /// The mix is unknown.
    #[error(transparent)]
    Mix(#[from] ParseMixError),
    /// The theme is unknown.
    #[error(transparent)]
    Theme(#[from] ParseThemeError),
    /// The difficulty is no number from 1 to 6.
    #[error("`{0}` is not a difficulty from 1 to 6")]
    Difficulty(String),
    /// A move is not a number.
    #[error("`{0}` is not the number of a move")]
    Move(String),
    /// A plan cannot be read.
    #[error("`{0}` is not a plan such as `*1f.0:612:+34:820`")]
    Plan(String),
    /// No plan is marked as right, or all are.
    #[error("some of the plans have to be marked as right, and some not")]
    Right,
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A number is not that of a legal action.
    #[error("move {number} is none of the legal actions there")]
    NoSuchMove {
        /// The place of the move in the list, counted from 1.
        number: usize,
    },
    /// The rules refuse a move.
    #[error("move {number} is not allowed: {refusal}")]
    Refused {
        /// The place of the move in the list, counted from 1.
        number: usize,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// The moves lead somewhere else than when the puzzle was made.
    #[error("the moves of this puzzle lead to another position than when it was made")]
    Changed,
    /// No player decides in the position.
    #[error("no player has to decide in this position")]
    NobodyDecides,
}

impl Puzzle {
    /// Its id: six letters and digits that depend on the position alone.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What is played.
    pub fn mix(&self) -> &Mix {
        &self.mix
    }

    /// The game.
    pub fn game(&self) -> GameName {
        self.mix.preset.game()
    }

    /// The setup of the game.
    pub fn setup(&self) -> Setup {
        self.mix.setup()
    }

    /// What it is about.
    pub fn theme(&self) -> Theme {
        self.theme
    }

    /// The difficulty, from 1 to 6: the first level of the computer that solves it.
    pub fn difficulty(&self) -> u8 {
        self.difficulty
    }

    /// How much better the best plan is than the best plan that is not right.
    pub fn gap(&self) -> Outlook {
        let best = |right: bool| {
            let of = |value: fn(&Outlook) -> f32| {
                let plans = self.plans.iter().filter(|plan| plan.right == right);
                plans.map(|plan| value(&plan.outlook)).fold(f32::MIN, f32::max)
            };
            Outlook { chance: of(|outlook| outlook.chance), lead: of(|outlook| outlook.lead) }
        };
        let (right, other) = (best(true), best(false));
        Outlook { chance: right.chance - other.chance, lead: right.lead - other.lead }
    }

    /// Replays the game up to the position. This takes milliseconds, up to some tens of them in large mixes.
    pub fn position(&self) -> Result<Position, PuzzleError> {
        Position::of(self)
    }
}
