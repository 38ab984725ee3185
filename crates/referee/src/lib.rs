//! The referee: a second implementation of the rules, for tests only: the base game with Inns &
//! Cathedrals, Traders & Builders, The Princess & the Dragon, The Tower, Abbey & Mayor, King &
//! Robber Baron, Cult & Heretic, The Count of Carcassonne, The Catapult, the River, the Abbot
//! and the Phantom.
//!
//! The fast engine keeps books: it joins features as tiles are laid and never looks back. The
//! referee keeps none. It knows the tiles on the table and the pieces standing on them, and
//! answers every question afresh by walking over the table, so that a book-keeping mistake of
//! the engine cannot hide here as well. It was written from the rules alone, without a look at
//! the engine, and shares no code with it. Please keep it that way.
//!
//! The names of the rules (`BAS-12` and so on) are those of the project's rules digest.
//!
//! - `tile`: what is printed on a tile, and turning it; `parse`: reading tile files.
//! - `figure`: the pieces.
//! - `table`: where tiles lie; `board`: the flood fill that finds a feature; `feature`: features
//!   in words.
//! - `river`, `cult`: where the tiles of these expansions may lie, and who loses a challenge.
//! - `options`: what is settled before the game.
//! - `action`: what can be done now, in words, and doing it; `trust`: doing it without a look at
//!   what else could be done.
//! - `game`: the turn, from its start to the end of the game.
//! - `pieces`: the piece step.
//! - `dragon`, `fairy`, `tower`, `abbey`, `barn`, `wagon`, `abbot`, `phantom`: what these do.
//! - `quarter`, `count`: the City of Carcassonne, and the ways into it and out of it.
//! - `catapult`: the rounds of the catapult; `flight`: how tokens fly; `disc`: whom they hit, or are
//!   nearest to; `geometry`: points and paths.
//! - `questions`: what the referee can be asked.
//! - `scoring`, `fields`: points, during the game and at its end.
//! - [`hunters_and_gatherers`], [`mayflower`]: the referees of these games, which stand by
//!   themselves. What they have in common is in `printed` (tiles), `ground` (walks over the table)
//!   and `stack` (what can be drawn).

mod abbey;
mod abbot;
mod action;
mod barn;
mod board;
mod catapult;
mod count;
mod cult;
#[cfg(test)]
mod dice;
mod disc;
mod dragon;
mod fairy;
mod feature;
mod fields;
mod figure;
mod flight;
mod game;
mod geometry;
mod ground;
pub mod hunters_and_gatherers;
pub mod mayflower;
mod options;
mod parse;
mod phantom;
mod pieces;
mod printed;
mod quarter;
mod questions;
mod river;
mod scoring;
mod stack;
mod table;
mod tile;
mod tower;
mod trust;
mod wagon;

#[cfg(test)]
mod tests;

pub use feature::Feature;
pub use game::{Referee, Step};
pub use options::{AwardScoring, CountMoves, FairyRule, FieldScoring, Options, RiverRule};
pub use parse::{full_stack, parse_tiles};
pub use tile::{Kind, Role, TileFacts};
