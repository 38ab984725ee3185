//! A room: a table in memory, with its game and everybody who is connected.
//!
//! A room is behind a lock, and everything at a table happens under it, in this order: check in memory,
//! append to the log, commit, acknowledge, tell the others.

mod forget;
mod handle;
mod listeners;
mod load;
mod seats;
mod show;
mod undo;

use std::collections::{HashMap, VecDeque};

use bastide_ai::Stop;
use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::table::ChatLine;
use bastide_rules::Seat;

use crate::play::Play;
use crate::table::Plan;

pub(crate) use handle::{Asker, Reply, Request};
pub(crate) use listeners::{Listener, Listeners, Outgoing, QUEUE};

/// How many lines of chat newcomers see.
const CHAT_SHOWN: usize = 50;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Room {
    id: Id,
    host: Id,
    public: bool,
    created: Millis,
    plan: Plan,
    play: Option<Play>,
    listeners: Listeners,
    undo: Option<UndoWish>,
    chat: VecDeque<ChatLine>,
    thinking: Option<Thinking>,
    /// When each person who went away was last connected.
    last_here: HashMap<Id, Millis>,
    used: Millis,
}

/// A computer player is thinking.
#[derive(Debug)]
struct Thinking {
    /// The number of log entries after which it decides.
    seq: u32,
    stop: Stop,
}

/// Somebody wants to take back.
#[derive(Clone, Debug)]
struct UndoWish {
    seat: Seat,
    seq: u32,
    action_id: String,
    /// Who has not answered yet.
    waiting: Vec<Id>,
}

impl Room {
    pub(crate) fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    pub(crate) fn plan(&self) -> &Plan {
        &self.plan
    }

    /// When the time of whoever acts runs out.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        self.play.as_ref().and_then(Play::deadline)
    }

    /// Ends the thought of a computer player.
    pub(crate) fn stop_thinking(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.wish();
        }
    }

    /// Whether nobody is here, and nobody thinks.
    pub(crate) fn is_quiet(&self) -> bool {
        self.listeners.is_empty() && self.thinking.is_none()
    }

    /// Whether nobody has looked in for so long, and nobody is here.
    pub(crate) fn is_idle_since(&self, when: Millis) -> bool {
        self.listeners.is_empty() && self.used < when
    }
}
