//! Work that takes milliseconds, apart from the threads that serve requests.

use bastide_protocol::refused::Code;
use tokio::sync::Semaphore;

use crate::rejection::Rejection;

/// The number of pieces of such work at once, so that moves find a core.
static PLACES: Semaphore = Semaphore::const_new(4);

/// Runs something on a blocking thread, when one of a few places is free.
pub(super) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Rejection> {
    // The semaphore is never closed.
    let place = PLACES.acquire().await.ok();
    let done = tokio::task::spawn_blocking(move || {
        // It is held until the work is done, even if nobody waits for it any more.
        let _place = place;
        work()
    });
    done.await.map_err(|error| {
        tracing::error!(%error, "a request failed");
        Rejection::new(Code::Internal, "something went wrong")
    })
}
