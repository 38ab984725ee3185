//! What connects the nodes of a cluster.
//!
//! NATS carries news, requests and jobs between nodes and workers. It is never the truth: a node starts and runs without it,
//! and everything that must not be lost is in the database. So plain NATS is enough, without JetStream: a lost message
//! costs time, which the receivers make up by looking into the database from time to time.

mod address;
mod bus;
mod news;
mod node;
mod subscription;
#[cfg(test)]
pub(crate) mod tests;

pub use address::{Nats, NatsError};
pub use bus::BusError;
pub(crate) use bus::{Bus, RequestError};
pub(crate) use news::{Letter, News};
pub(crate) use node::Node;
pub(crate) use subscription::{ReplyTo, Subscription};
