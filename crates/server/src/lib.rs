//! The Bastide server: tables, live play, durable games.
//!
//! The layers from the bottom up; no layer knows those above it:
//!
//! | what | where |
//! |---|---|
//! | the log on disk | `store` |
//! | a running game without storage or network: log, clocks, views | `play` |
//! | seats; people, names, passwords and recovery codes | `table`, `people`, `text`, `strength`, `attempts`, `recovery` |
//! | email: addresses, links, the queue to the SMTP server | `mail` |
//! | the drawings of tiles | `drawings` |
//! | the scheduler of computer players and analysis | `bots` |
//! | reviews of games: requests, limits, computing | `reviews` |
//! | studies: files, and trees of moves | `studies` |
//! | a table in memory, and its requests | `room`, with its `services` |
//! | all tables, computer players, deadlines | `hub`, with the public tables that wait in `waiting` |
//! | lookups and changes by the operator | [`admin`] |
//! | HTTP and WebSocket | `api`, `live` |
//! | starting a server, and its configuration | [`Server`], [`Config`], [`Limits`], [`Patience`], [`Proxy`], [`Metrics`], [`EmailConfig`] |
//! | news and requests between the processes of a cluster | `cluster`, configured by [`Nats`] |
//! | thinking for the nodes of a cluster | [`Worker`], [`WorkerConfig`] |
//! | connections to clients, and their number | `line`, `descriptors` |
//!
//! Wire types are in `bastide-protocol`, the rules in `bastide-rules`. A refused request returns a `rejection`.
//!
//! Every change takes the same path: check in memory, append to the log, commit, acknowledge, broadcast.
//! The log is the source of truth; after a restart every game is replayed from it.

pub mod admin;
mod api;
mod attempts;
mod bots;
mod cluster;
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
mod reviews;
mod room;
mod secret;
mod serve;
mod services;
mod store;
mod strength;
mod studies;
mod table;
mod text;
mod time;
mod waiting;
mod worker;

pub use api::openapi;
pub use cluster::{BusError, Nats, NatsError};
pub use config::{Config, Limits, Metrics, Patience};
pub use mail::{EmailConfig, EmailConfigError};
pub use proxy::Proxy;
pub use secret::Seed;
pub use serve::{ServeError, Server};
pub use store::{
    BackupError, Copied, FolderError, MigrateError, Migrated, MigrationProgress, StoreError,
    backup, migrate, restore,
};
pub use time::Clock;
pub use worker::{Worker, WorkerConfig, WorkerError};
