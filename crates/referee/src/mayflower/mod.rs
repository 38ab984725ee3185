//! The referee of Mayflower, a game of its own: its tiles and pieces are mixed with no other set.
//!
//! Like the referee of Carcassonne it keeps no books: it knows the tiles on the table, the
//! settlers on them and the columns of the two surveyors, and finds every road, town, farm and
//! plain afresh by walking over the table. It was written from the rules alone (`MAY-..` in the
//! project's rules digest), without a look at the engine.
//!
//! Columns are counted from the coast to the west: column n is x = -n, and the starting spaces of
//! the coast are column 0.
//!
//! - `tile`: what is printed on a tile, and turning it; `parse`: reading the tile file.
//! - `board`: the table, and who is where on it; `feature`: features in words.
//! - `options`: what is settled before the game.
//! - `game`: the turn, from its start to the end of the game.
//! - `action`: what can be done now, in words, and doing it.
//! - `scoring`: points, during the game and at its end.
//! - `surveyors`: their bonus, their way west, and whom they leave behind.
//! - `questions`: what the referee can be asked.

mod action;
mod board;
mod feature;
mod game;
mod options;
mod parse;
mod questions;
mod scoring;
mod surveyors;
mod tile;

#[cfg(test)]
mod tests;

pub use feature::Feature;
pub use game::{Referee, Step};
pub use options::Options;
pub use parse::{full_box, parse_tiles, usual_start};
pub use tile::TileFacts;
