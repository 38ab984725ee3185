//! Players built on the rules engine, and the games they play.
//!
//! - [`Player`] is whoever chooses among legal actions; [`PlayerSort`] names the sorts there are.
//! - [`play`] lets players play a game to its end.
//! - [`Series`] is a reproducible row of games: game number *i* of a seed is always the same game.

pub mod arena;
mod budget;
mod endgame;
mod expectimax;
mod flat;
mod flight;
mod level;
mod lookahead;
mod mcts;
mod play;
mod player;
mod players;
mod series;
mod sort;
mod thought;
mod valuation;
mod winning;

pub use budget::Budget;
pub use expectimax::ExpectimaxPlayer;
pub use flat::{FlatPlayer, play_out};
pub use level::Level;
pub use mcts::Search;
pub use play::play;
pub use player::{Player, RandomPlayer, Situation};
pub use players::{GreedyPlayer, MctsPlayer};
pub use series::{Outcome, Series, Worker};
pub use sort::{PlayerSort, UnknownPlayer};
pub use thought::{Alternative, Plan, Stop, Task, Thought};
pub use valuation::{Completion, Hope, Joining, Points, Valuation, Weights};

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
