//! Saved games of JCloisterZone: [`import`] plays one by our rules and gives its [`Record`], [`export`]
//! writes a record as that program saves its games.
//!
//! `docs/jcloisterzone.md` says what is read and written, and where the rules differ.
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
pub use import::{Asserted, Imported, import};

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
