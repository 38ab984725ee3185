//! File descriptors: every connection takes one.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Descriptors for everything but connections: the database and its journal, listeners, the runtime, logs.
const RESERVE: u64 = 64;

/// Raises the soft limit to what this many connections need, up to the hard limit. Returns the number of connections for
/// which there is room.
pub(crate) fn make_room_for(connections: usize) -> usize {
    let limit = getrlimit(Resource::Nofile);
    let soft = limit.current.unwrap_or(u64::MAX);
    let wanted = RESERVE.saturating_add(connections as u64);
    if soft >= wanted {
        return connections;
    }
    let raised = wanted.min(limit.maximum.unwrap_or(u64::MAX));
    let raised = match setrlimit(Resource::Nofile, Rlimit { current: Some(raised), ..limit }) {
        Ok(()) => raised,
        Err(error) => {
            tracing::warn!(%error, "cannot raise the limit of open files");
            soft
        }
    };
    tracing::info!(from = soft, to = raised, "raised the limit of open files");
    let room = room_within(raised, connections);
    if room < connections {
        tracing::warn!(
            connections = room,
            wanted = connections,
            "fewer connections than configured: raise the hard limit of open files (LimitNOFILE, ulimit -Hn)"
        );
    }
    room
}

/// The number of connections that fit among this many descriptors; at least one, so that an operator can see what is wrong.
fn room_within(descriptors: u64, connections: usize) -> usize {
    let room = usize::try_from(descriptors.saturating_sub(RESERVE)).unwrap_or(usize::MAX);
    room.clamp(1, connections.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_descriptors_are_kept_for_the_database() {
        assert_eq!(room_within(1024, 10_000), 1024 - 64);
        assert_eq!(room_within(65_536, 10_000), 10_000);
        assert_eq!(room_within(20, 10_000), 1);
    }
}
