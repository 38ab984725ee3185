//! The referee: a second implementation of the base game, for tests only.
//!
//! The fast engine keeps books: it joins features as tiles are laid and never looks back. The
//! referee keeps none. It knows the tiles on the table and the followers standing on them, and
//! answers every question afresh by walking over the table, so that a book-keeping mistake of
//! the engine cannot hide here as well. It was written from the rules alone, without a look at
//! the engine, and shares no code with it. Please keep it that way.
//!
//! The names of the rules (`BAS-12` and so on) are those of the project's rules digest.
//!
//! - `tile`: what is printed on a tile, and turning it.
//! - `board`: the table, and the flood fill that finds a feature.
//! - `game`: the turn, from drawing a tile to the end of the game.
//! - `scoring`: points, during the game and at its end.

mod board;
mod game;
mod scoring;
mod tile;

#[cfg(test)]
mod tests;

pub use board::Feature;
pub use game::{FieldScoring, Options, Referee, Step};
pub use tile::{Kind, TileFacts, full_stack, parse_tiles};
