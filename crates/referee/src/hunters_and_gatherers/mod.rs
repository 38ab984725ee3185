//! The referee of Hunters & Gatherers, a game of its own: its tiles and pieces are mixed with no
//! other set.
//!
//! Like the referee of Carcassonne it keeps no books: it knows the tiles on the table and the
//! pieces standing on them, and finds every forest, river, river system and meadow afresh by
//! walking over the table. It was written from the rules alone (`HG-..` in the project's rules
//! digest), without a look at the engine.
//!
//! - `tile`: what is printed on a tile, and turning it; `parse`: reading the tile file.
//! - `board`: the table, and the walks that find features; `feature`: features in words.
//! - `game`: the turn, from its start to the end of the game.
//! - `action`: what can be done now, in words, and doing it.
//! - `scoring`: points, during the game and at its end.
//! - `questions`: what the referee can be asked.

mod action;
mod board;
mod feature;
mod game;
mod parse;
mod questions;
mod scoring;
mod tile;

#[cfg(test)]
mod tests;

pub use feature::Feature;
pub use game::{Options, Referee, Step};
pub use parse::{full_box, parse_tiles};
pub use tile::TileFacts;
