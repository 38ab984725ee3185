//! Computer players built on the rules engine, and the games they play.
//!
//! - [`Player`] chooses among legal actions; [`PlayerSpec`] is a player by its name and options.
//! - [`play`] plays one game to its end.
//! - [`Match`] is a reproducible sequence of games: game *i* of a seed is always the same game.
//! - [`arena`] compares the strength of players.

pub mod arena;
mod budget;
mod endgame;
mod evaluation;
mod expectimax;
mod flat;
mod flight;
mod human;
mod level;
mod lookahead;
mod matches;
mod mcts;
mod networks;
mod play;
mod player;
mod players;
mod selfplay;
mod spec;
mod valuation;
mod winning;

pub use budget::Budget;
pub use evaluation::{Alternative, Evaluation, Plan, StopFlag, Task};
pub use expectimax::ExpectimaxPlayer;
pub use flat::{FlatPlayer, rollout};
pub use human::{HumanConfig, HumanPlayer};
pub use level::Level;
pub use matches::{Match, Outcome, Worker};
pub use mcts::MctsConfig;
pub use play::play;
pub use player::{Player, RandomPlayer, Situation};
pub use players::{GreedyPlayer, MctsPlayer};
pub use selfplay::{Position, SelfPlay};
pub use spec::{ParsePlayerError, PlayerSpec};
pub use valuation::{
    Completion, Estimate, FEATURE_CLASSES, FEATURE_INPUTS, FeaturePart, GLOBALS, Inputs, JoinPart,
    JoinRate, Joining, Network, PAIR_CLASSES, PAIR_INPUTS, ParseNetworkError, Parts, Points,
    Valuation, Weights,
};
pub use winning::final_lead;

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
