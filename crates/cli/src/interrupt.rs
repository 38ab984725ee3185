//! Stopping a long command with Ctrl-C or SIGTERM without losing what it has found.

use anyhow::Context;
use bastide_ai::Stop;
use tokio::signal::unix::{SignalKind, signal};

/// The exit code of a program that Ctrl-C has ended.
const INTERRUPTED: i32 = 130;

/// Returns a flag that the first Ctrl-C or SIGTERM sets. The second one ends the program at once.
pub(crate) fn listen() -> anyhow::Result<Stop> {
    let failed = "cannot listen for signals";
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context(failed)?;
    let (mut interrupt, mut terminate) = {
        let _inside = runtime.enter();
        let listen = |kind| signal(kind).context(failed);
        (listen(SignalKind::interrupt())?, listen(SignalKind::terminate())?)
    };
    let stop = Stop::default();
    let flag = stop.clone();
    std::thread::spawn(move || {
        runtime.block_on(async {
            for first in [true, false] {
                tokio::select! {
                    _ = interrupt.recv() => {}
                    _ = terminate.recv() => {}
                }
                if first {
                    flag.wish();
                } else {
                    std::process::exit(INTERRUPTED);
                }
            }
        });
    });
    Ok(stop)
}
