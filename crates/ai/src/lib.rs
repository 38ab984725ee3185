//! Players built on the rules engine, and the games they play.
//!
//! - [`Player`] is whoever chooses among legal actions; [`PlayerSort`] names the sorts there are.
//! - [`play`] lets players play a game to its end.
//! - [`Series`] is a reproducible row of games: game number *i* of a seed is always the same game.

mod play;
mod player;
mod series;

pub use play::play;
pub use player::{Player, PlayerSort, RandomPlayer, UnknownPlayer};
pub use series::{Outcome, Series, Worker};
