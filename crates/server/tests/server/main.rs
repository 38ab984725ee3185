//! The server as its clients see it: real HTTP and WebSocket clients, a real server on a random port.

mod admin;
mod afterwards;
mod art;
mod client;
mod codes;
mod common;
mod described;
mod faults;
mod frames;
mod leaving;
mod live;
mod old_database;
mod people;
mod presence;
mod recovery;
mod rematch;
mod restart;
mod secrets;
mod slow;
mod tables;
mod undo;
mod wire;
mod words;
