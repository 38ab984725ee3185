//! What rooms need of the server around them.

use crate::config::Limits;
use crate::store::Store;
use crate::time::Clock;

/// The log on disk, the time, and what may be asked for.
pub(crate) struct Services {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) limits: Limits,
}
