//! An async wrapper around [`Queue`]: jobs wait here for cores.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use bastide_protocol::id::Id;
use tokio::sync::watch;

use super::queue::{Purpose, Queue, Ticket, Turn};

/// Cores that jobs share, and the queue for them.
#[derive(Clone, Debug)]
pub(super) struct Lane {
    /// The name of the lane of games, for the metrics.
    name: &'static str,
    inside: Arc<Mutex<Inside>>,
}

#[derive(Debug)]
struct Inside {
    queue: Queue,
    /// The channel to each job.
    signals: HashMap<Ticket, Channel>,
}

#[derive(Debug)]
struct Channel {
    /// The label of the job in the metrics.
    label: &'static str,
    signal: watch::Sender<Signal>,
}

/// The last signal to a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Signal {
    Wait,
    /// Think on this many cores.
    Think(u32),
    /// Finish, because another person needs the cores.
    MakeRoom(u32),
}

/// The place of a job in a lane: first in the queue, then on its cores. Dropping it frees the place.
#[derive(Debug)]
pub(super) struct Place {
    lane: Lane,
    label: &'static str,
    ticket: Ticket,
    signal: watch::Receiver<Signal>,
    entered: Instant,
}

impl Lane {
    /// Cores under a name for the metrics, and the number of moves that one person may have computed on them at once.
    pub(super) fn new(name: &'static str, cores: usize, per_person: usize) -> Self {
        let inside = Inside { queue: Queue::new(cores, per_person), signals: HashMap::new() };
        Self { name, inside: Arc::new(Mutex::new(inside)) }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a job for a person; it can use up to the wanted number of cores.
    pub(super) fn enter(&self, purpose: Purpose, person: &Id, wanted: u32) -> Place {
        let label = match purpose {
            Purpose::Game => self.name,
            Purpose::Position => "position",
            Purpose::Review => "review",
        };
        let mut inside = self.inside();
        let ticket = inside.queue.enter(purpose, person, wanted);
        let (sender, signal) = watch::channel(Signal::Wait);
        inside.signals.insert(ticket, Channel { label, signal: sender });
        metrics::gauge!("bastide_thinking_waiting", "lane" => label).increment(1);
        advance(&mut inside);
        drop(inside);
        Place { lane: self.clone(), label, ticket, signal, entered: Instant::now() }
    }

    fn leave(&self, ticket: Ticket) {
        let mut inside = self.inside();
        if let Some(Channel { label, signal }) = inside.signals.remove(&ticket) {
            let gauge = match *signal.borrow() {
                Signal::Wait => metrics::gauge!("bastide_thinking_waiting", "lane" => label),
                Signal::Think(_) | Signal::MakeRoom(_) => {
                    metrics::gauge!("bastide_thinking_running", "lane" => label)
                }
            };
            gauge.decrement(1);
        }
        inside.queue.leave(ticket);
        advance(&mut inside);
    }
}

/// Signals the jobs that may start or must make room.
fn advance(inside: &mut Inside) {
    for turn in inside.queue.advance() {
        let (Turn::Begin(ticket, _) | Turn::MakeRoom(ticket)) = turn;
        let Some(Channel { label, signal }) = inside.signals.get(&ticket) else { continue };
        signal.send_modify(|signal| {
            *signal = match (turn, *signal) {
                (Turn::Begin(_, cores), _) => Signal::Think(cores),
                (Turn::MakeRoom(_), Signal::Think(cores)) => Signal::MakeRoom(cores),
                (Turn::MakeRoom(_), other) => other,
            };
        });
        if matches!(turn, Turn::Begin(..)) {
            metrics::gauge!("bastide_thinking_waiting", "lane" => *label).decrement(1);
            metrics::gauge!("bastide_thinking_running", "lane" => *label).increment(1);
        }
    }
}

impl Place {
    /// Waits for a core. Returns the number of cores to use.
    pub(super) async fn turn(&mut self) -> u32 {
        let signal =
            self.signal.wait_for(|signal| *signal != Signal::Wait).await.map(|signal| *signal);
        let waited = self.entered.elapsed().as_secs_f64();
        metrics::histogram!("bastide_thinking_wait_seconds", "lane" => self.label).record(waited);
        match signal {
            Ok(Signal::Think(cores) | Signal::MakeRoom(cores)) => cores,
            // The sender is kept until this place is dropped.
            Ok(Signal::Wait) | Err(_) => 1,
        }
    }

    /// Waits until another person needs the cores of this job.
    pub(super) async fn is_needed(&mut self) {
        let _ = self.signal.wait_for(|signal| matches!(signal, Signal::MakeRoom(_))).await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.lane.leave(self.ticket);
    }
}
