//! The Bastide server: tables, live play, nothing lost.
//!
//! From the bottom to the top; nothing knows what stands above it:
//!
//! | what | where |
//! |---|---|
//! | the log on disk | `store` |
//! | a running game without storage or network: its log, clocks, what people see | `play` |
//! | who sits where; people, names, passwords and recovery codes | `table`, `people`, `text`, `strength`, `attempts`, `recovery` |
//! | email: addresses, links, the queue to the SMTP server | `mail` |
//! | the drawings of tiles | `drawings` |
//! | where computer players think | `bots` |
//! | a table in memory, and everything that can be asked of it | `room`, with its `services` |
//! | all tables, computer players, clocks that run out | `hub`, with the public tables that wait in `waiting` |
//! | what the operator looks up and changes | [`admin`] |
//! | HTTP and WebSocket | `api`, `live` |
//! | starting a server, and what can be chosen | [`Server`], [`Config`], [`Limits`], [`Patience`], [`Proxy`], [`Metrics`], [`EmailConfig`] |
//! | the line to a client, and how many the process may have | `line`, `descriptors` |
//!
//! What goes over the wire is `bastide-protocol`; what a rule is, `bastide-rules`. Why something was not done travels as a
//! `rejection`.
//!
//! Every change goes the same way: check in memory, append to the log, commit, acknowledge, broadcast.
//! The log is the source of truth; after a restart every game is replayed from it.

pub mod admin;
mod api;
mod attempts;
mod bots;
mod config;
mod descriptors;
mod drawings;
mod hub;
mod lessons;
mod limits;
mod line;
mod live;
mod mail;
mod metrics;
mod people;
mod play;
mod proxy;
mod recovery;
mod rejection;
mod room;
mod secret;
mod serve;
mod services;
mod store;
mod strength;
mod table;
mod text;
mod time;
mod waiting;

pub use api::openapi;
pub use config::{Config, Limits, Metrics, Patience};
pub use mail::{EmailConfig, EmailConfigError};
pub use proxy::Proxy;
pub use secret::Seed;
pub use serve::{ServeError, Server};
pub use store::{BackupError, Copied, FolderError, StoreError, backup, restore};
pub use time::Clock;
