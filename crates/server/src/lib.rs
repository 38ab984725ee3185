//! The Bastide server: tables, live play, nothing lost.
//!
//! From the bottom to the top; nothing knows what stands above it:
//!
//! | what | where |
//! |---|---|
//! | the log on disk | `store` |
//! | a running game without storage or network: its log, clocks, what people see | `play` |
//! | who sits where; people, passwords and recovery codes | `table`, `people`, `recovery` |
//! | the drawings of tiles | `drawings` |
//! | where computer players think | `bots` |
//! | a table in memory, and everything that can be asked of it | `room`, with its `services` |
//! | all tables, computer players, clocks that run out | `hub` |
//! | what the operator looks up and changes | [`admin`] |
//! | HTTP and WebSocket | `api`, `live` |
//! | starting a server, and what can be chosen | [`Server`], [`Config`], [`Limits`], [`Patience`] |
//!
//! What goes over the wire is `bastide-protocol`; what a rule is, `bastide-rules`. Why something was not done travels as a
//! `rejection`.
//!
//! Every change goes the same way: check in memory, append to the log, commit, acknowledge, tell the others.
//! The log is the truth; after a restart every game is played again from it.

pub mod admin;
mod api;
mod bots;
mod config;
mod drawings;
mod hub;
mod lessons;
mod limits;
mod live;
mod metrics;
mod people;
mod play;
mod recovery;
mod rejection;
mod room;
mod secret;
mod serve;
mod services;
mod store;
mod table;
mod time;

pub use api::openapi;
pub use config::{Config, Limits, Patience};
pub use secret::Seed;
pub use serve::{ServeError, Server};
pub use time::Clock;
