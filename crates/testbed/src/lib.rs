//! Real parts for tests of many machines, started and stopped by the tests.
//!
//! - [`Postgres`]: a PostgreSQL server in a temporary folder, and streaming replicas of it.
//! - [`Nats`]: a NATS server.
//! - [`Proxy`]: a TCP proxy whose connections can be cut, frozen or made one-way.
//!
//! Servers listen on a free port of 127.0.0.1, which stays theirs while they are down. They end with their value, and
//! with the test process even if that is killed: a small shell, the guard, waits on a pipe that closes with the
//! process. Processes are found through `/proc`, so the crate works on Linux only.
//!
//! All calls block, and panic with a sentence on failure. They need no runtime. In an async test, whatever shares the
//! thread waits meanwhile: use `tokio::task::spawn_blocking` or a multi-threaded runtime if that matters.

mod folder;
mod nats;
mod port;
mod postgres;
mod process;
mod proxy;

pub use nats::{Builder as NatsBuilder, Nats, Traffic};
pub use postgres::{Builder as PostgresBuilder, Postgres};
pub use proxy::Proxy;

/// Why a part does not do what it should, as a sentence.
type Result<T> = std::result::Result<T, String>;

/// Panics where the test called, with the sentence alone.
#[track_caller]
fn must<T>(result: Result<T>) -> T {
    match result {
        Ok(value) => value,
        Err(sentence) => panic!("{sentence}"),
    }
}

/// Lower-case letters and digits that no other test uses.
fn random_name() -> String {
    let number = getrandom::u64().expect("the system has random numbers");
    format!("{number:016x}")
}
