//! Stops a long command with Ctrl-C or SIGTERM, so that it can print its results so far.

use anyhow::Context;
use bastide_ai::StopFlag;
use tokio::signal::unix::{SignalKind, signal};

/// The exit code after Ctrl-C.
const INTERRUPTED: i32 = 130;

/// Returns a flag that the first Ctrl-C or SIGTERM sets. The second one exits at once.
pub(crate) fn listen() -> anyhow::Result<StopFlag> {
    let failed = "cannot listen for signals";
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context(failed)?;
    let (mut interrupt, mut terminate) = {
        let _inside = runtime.enter();
        let listen = |kind| signal(kind).context(failed);
        (listen(SignalKind::interrupt())?, listen(SignalKind::terminate())?)
    };
    let stop = StopFlag::default();
    let flag = stop.clone();
    std::thread::spawn(move || {
        runtime.block_on(async {
            for first in [true, false] {
                tokio::select! {
                    _ = interrupt.recv() => {}
                    _ = terminate.recv() => {}
                }
                if first {
                    flag.request();
                } else {
                    std::process::exit(INTERRUPTED);
                }
            }
        });
    });
    Ok(stop)
}
