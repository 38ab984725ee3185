//! A queue that tasks wait in.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use bastide_protocol::id::Id;
use tokio::sync::watch;

use super::queue::{Queue, Ticket, Turn};

/// Cores that thoughts share, and the queue for them.
#[derive(Clone, Debug)]
pub(super) struct Lane {
    name: &'static str,
    inside: Arc<Mutex<Inside>>,
}

#[derive(Debug)]
struct Inside {
    queue: Queue,
    /// How every thought is told what happens to it.
    told: HashMap<Ticket, watch::Sender<Told>>,
}

/// What a thought was told last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Wait,
    /// To think on this many cores.
    Think(u32),
    /// To come to an end, because another person needs them.
    MakeRoom(u32),
}

/// The place of a thought in a lane: in the queue, and then on its cores. It is given up when this is dropped.
#[derive(Debug)]
pub(super) struct Place {
    lane: Lane,
    ticket: Ticket,
    told: watch::Receiver<Told>,
    entered: Instant,
}

impl Lane {
    /// Cores under a name for the metrics, and how many thoughts a person has on them at once.
    pub(super) fn new(name: &'static str, cores: usize, per_person: usize) -> Self {
        let inside = Inside { queue: Queue::new(cores, per_person), told: HashMap::new() };
        Self { name, inside: Arc::new(Mutex::new(inside)) }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a thought of a person wait for a core; it can use the wanted number of them.
    pub(super) fn enter(&self, person: &Id, wanted: u32) -> Place {
        let mut inside = self.inside();
        let ticket = inside.queue.enter(person, wanted);
        let (sender, told) = watch::channel(Told::Wait);
        inside.told.insert(ticket, sender);
        metrics::gauge!("bastide_thinking_waiting", "lane" => self.name).increment(1);
        self.advance(&mut inside);
        drop(inside);
        Place { lane: self.clone(), ticket, told, entered: Instant::now() }
    }

    /// Tells every thought whose turn it is.
    fn advance(&self, inside: &mut Inside) {
        for turn in inside.queue.advance() {
            let (Turn::Begin(ticket, _) | Turn::MakeRoom(ticket)) = turn;
            let Some(thought) = inside.told.get(&ticket) else { continue };
            thought.send_modify(|told| {
                *told = match (turn, *told) {
                    (Turn::Begin(_, cores), _) => Told::Think(cores),
                    (Turn::MakeRoom(_), Told::Think(cores)) => Told::MakeRoom(cores),
                    (Turn::MakeRoom(_), other) => other,
                };
            });
            if matches!(turn, Turn::Begin(..)) {
                metrics::gauge!("bastide_thinking_waiting", "lane" => self.name).decrement(1);
                metrics::gauge!("bastide_thinking_running", "lane" => self.name).increment(1);
            }
        }
    }

    fn leave(&self, ticket: Ticket) {
        let mut inside = self.inside();
        if let Some(told) = inside.told.remove(&ticket) {
            let gauge = match *told.borrow() {
                Told::Wait => metrics::gauge!("bastide_thinking_waiting", "lane" => self.name),
                Told::Think(_) | Told::MakeRoom(_) => {
                    metrics::gauge!("bastide_thinking_running", "lane" => self.name)
                }
            };
            gauge.decrement(1);
        }
        inside.queue.leave(ticket);
        self.advance(&mut inside);
    }
}

impl Place {
    /// Waits for a core. Returns on how many of them to think.
    pub(super) async fn turn(&mut self) -> u32 {
        let told = self.told.wait_for(|told| *told != Told::Wait).await.map(|told| *told);
        let waited = self.entered.elapsed().as_secs_f64();
        metrics::histogram!("bastide_thinking_wait_seconds", "lane" => self.lane.name)
            .record(waited);
        match told {
            Ok(Told::Think(cores) | Told::MakeRoom(cores)) => cores,
            // The sender is kept until this place is dropped.
            Ok(Told::Wait) | Err(_) => 1,
        }
    }

    /// Waits until another person needs the cores of this thought.
    pub(super) async fn is_needed(&mut self) {
        let _ = self.told.wait_for(|told| matches!(told, Told::MakeRoom(_))).await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.lane.leave(self.ticket);
    }
}
