//! Services of the server for rooms.

use tokio::sync::Mutex as Lock;

use crate::config::Limits;
use crate::store::Store;
use crate::time::Clock;

/// The storage, the clock and the limits.
pub(crate) struct Services {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) limits: Limits,
    /// Held while games between computers are counted, until the next one has started.
    pub(crate) starting: Lock<()>,
}

impl Services {
    pub(crate) fn new(store: Store, clock: Clock, limits: Limits) -> Self {
        Self { store, clock, limits, starting: Lock::default() }
    }
}
