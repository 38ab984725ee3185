//! The server as its clients see it: real HTTP and WebSocket clients, a real server on a random port.

mod afterwards;
mod art;
mod client;
mod common;
mod data_folder;
mod described;
mod faults;
mod frames;
mod live;
mod lobby;
mod old_database;
mod people;
mod presence;
mod readiness;
mod recovery;
mod rematch;
mod restart;
mod secrets;
mod slow;
mod tables;
mod thinking;
mod tokens;
mod undo;
mod wire;
mod words;
