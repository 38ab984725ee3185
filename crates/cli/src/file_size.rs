//! A limit for the size of files (`ulimit -f`), as a full disk.

use anyhow::Context;
use tokio::signal::unix::{SignalKind, signal};

/// From now on a write beyond the limit fails. Without a handler, the signal that comes with it ends the process.
pub(crate) fn fail_to_write_instead_of_dying() -> anyhow::Result<()> {
    // The handler stays when this goes.
    let listening = signal(SignalKind::from_raw(libc::SIGXFSZ));
    listening.map(drop).context("cannot listen for signals")
}
