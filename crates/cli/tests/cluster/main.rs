//! Several nodes and workers as real processes, with a real PostgreSQL and a real NATS server.

#[path = "../../../server/tests/server/client.rs"]
#[allow(dead_code, reason = "the tests of the server use the rest")]
mod client;
mod failover;
mod faults;
mod machines;
mod operations;
mod player;
mod process;
mod tables;
