//! Everything that goes over the wire between a Bastide server and its clients, as JSON.
//!
//! | what | where |
//! |---|---|
//! | the messages of a table's WebSocket | [`message`] |
//! | the position and its choices | [`position`], [`choices`] |
//! | tables, seats, lists of tables | [`table`] |
//! | people, accounts, tokens | [`people`], [`account`], [`email`] |
//! | replays, the course of a game, lessons, the survey | [`game`], [`survey`] |
//! | reviews and hints, studies, puzzles | [`review`], [`study`], [`puzzle`] |
//! | what can be played | [`catalogue`] |
//! | positions on drawings; tiles in words | [`art`], [`words`] |
//! | refusals | [`refused`] |
//! | JSON Schema and TypeScript of all of it | [`schema`], [`typescript`] |
//!
//! The types of the rules, such as events, pieces and setups, are those of `bastide-rules`. Nothing here knows how a rule
//! works, how anything is stored, or what a socket is.

pub mod account;
pub mod art;
pub mod catalogue;
pub mod choices;
pub mod email;
pub mod game;
pub mod id;
pub mod message;
pub mod people;
pub mod position;
pub mod puzzle;
pub mod refused;
pub mod review;
pub mod schema;
pub mod study;
pub mod survey;
pub mod table;
pub mod typescript;
pub mod words;

/// The version of the protocol. It increases whenever an older page could not work with a newer server. The
/// server sends it first, and a page of another version reloads.
pub const VERSION: u32 = 1;

/// Milliseconds since 1970, or a number of milliseconds.
pub type Millis = i64;
