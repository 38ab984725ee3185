//! Puzzles: positions in which one plan is clearly the best.
//!
//! - [`all`], [`find`] and [`of_day`] give the puzzles that come with the program.
//! - [`Puzzle`] is one of them; [`Puzzle::position`] replays it, and [`Position::attempt`] checks a solution.
//! - [`Generator`] finds new ones in games of computer players against themselves.
//!
//! `docs/puzzles.md` in the repository says how puzzles are chosen and describes their files.

mod coding;
mod generate;
mod line;
mod mix;
mod position;
mod puzzle;
mod set;
mod theme;

pub use generate::{Effort, Generator, Quota};
pub use line::{LineError, PuzzleFile};
pub use mix::{Mix, ParseMixError};
pub use position::{Attempt, KnownPlan, Position, TryError};
pub use puzzle::{Puzzle, PuzzleError};
pub use set::{all, find, of_day};
pub use theme::{Idea, ParseThemeError, Theme};
