//! The file size limit (`ulimit -f`), which acts like a full disk.

use anyhow::Context;
use tokio::signal::unix::{SignalKind, signal};

/// Makes a write beyond the limit fail. Without a handler, the signal that comes with it ends the process.
pub(crate) fn fail_to_write_instead_of_dying() -> anyhow::Result<()> {
    // The handler stays after this value is dropped.
    let listening = signal(SignalKind::from_raw(libc::SIGXFSZ));
    listening.map(drop).context("cannot listen for signals")
}
