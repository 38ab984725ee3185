//! Saved games of JCloisterZone: [`import`] plays one by Bastide's rules and returns its [`Record`],
//! [`export`] writes a record as a saved game.
//!
//! `docs/jcloisterzone.md` describes what is read and written, and where the rules differ.
//!
//! [`Record`]: bastide_rules::Record

mod ending;
mod error;
mod export;
mod import;
mod message;
mod place;
mod replay;
mod rules;
mod setup;
mod tiles;
mod view;

pub use error::{BadMessage, JczError};
pub use export::export;
pub use import::{Assertion, Imported, import};

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
