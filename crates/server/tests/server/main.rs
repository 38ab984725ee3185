//! The server as its clients see it: real HTTP and WebSocket clients, a real server on a random port.

mod art;
mod client;
mod common;
mod frames;
mod live;
mod people;
mod recovery;
mod secrets;
mod tables;
mod wire;
