//! Services of the server for rooms.

use sqlx::Any;
use tokio::sync::{Mutex as Lock, MutexGuard};

use crate::config::Limits;
use crate::store::{Store, StoreError};
use crate::time::Clock;

/// The storage, the clock and the limits.
pub(crate) struct Services {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) limits: Limits,
    /// Held while things that have a limit are counted, until the next one is made.
    counting: [Lock<()>; Counted::NUMBER],
}

/// What is counted before another one is made.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Counted {
    /// Tables, tokens and studies of a person.
    Made,
    /// Running games between computers.
    ComputerGames,
    /// Reviews that a person requests.
    Reviews,
}

impl Counted {
    const NUMBER: usize = 3;
}

/// The turn of one request to count and to make, in this process and among all nodes.
pub(crate) struct Turn<'a> {
    _here: MutexGuard<'a, ()>,
    _everywhere: Option<sqlx::Transaction<'static, Any>>,
}

impl Services {
    pub(crate) fn new(store: Store, clock: Clock, limits: Limits) -> Self {
        Self { store, clock, limits, counting: Default::default() }
    }

    /// Waits until no other request counts the same things, so that concurrent requests cannot exceed a limit. The turn ends
    /// when it is dropped.
    pub(crate) async fn turn(&self, counted: Counted) -> Result<Turn<'_>, StoreError> {
        let here = self.counting[counted as usize].lock().await;
        Ok(Turn { _here: here, _everywhere: self.store.lock(counted).await? })
    }
}
