//! A room: a table in memory, with its game and its connections.
//!
//! A room is behind a lock, and every request is handled under it, in this order: check in memory, append to the log, commit,
//! acknowledge, broadcast.

mod elsewhere;
mod follow;
mod forget;
mod handle;
mod hints;
mod listeners;
mod load;
mod outbox;
mod seats;
mod show;
mod undo;

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::table::ChatLine;
use bastide_rules::Seat;
use tokio::sync::Mutex as Lock;

use crate::bots::Cancel;
use crate::cluster::News;
use crate::play::Play;
use crate::table::Plan;
use crate::waiting::{Open, Seen};
use elsewhere::Elsewhere;

pub(crate) use elsewhere::Here;
pub(crate) use handle::{Asker, Reply, Request};
pub(crate) use hints::HintQuestion;
pub(crate) use listeners::{Listener, Listeners};
pub(crate) use outbox::{Inbox, outbox};

/// The lines of chat that a new connection receives.
const CHAT_SHOWN: usize = 50;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Room {
    id: Id,
    host: Id,
    public: bool,
    created: Millis,
    /// The number of changes of the plan that are stored.
    revision: i64,
    plan: Plan,
    play: Option<Play>,
    /// When another node looks after the game, as stored.
    due: Option<Millis>,
    /// Whether this node made the latest entry of the log: then it lets the next computer player think.
    moved_here: bool,
    /// Who is connected through other nodes.
    elsewhere: Elsewhere,
    /// What other nodes have to hear.
    news: Vec<News>,
    /// The number of hints that each seat has used.
    hints_used: Vec<u32>,
    /// Held while a hint is computed, so that none is computed twice.
    hinting: Arc<Lock<()>>,
    listeners: Listeners,
    undo: Option<UndoRequest>,
    chat: VecDeque<ChatLine>,
    thinking: Option<Thinking>,
    /// When each person who went away was last connected.
    last_here: HashMap<Id, Millis>,
    used: Millis,
    /// The leaps of the server's time that this game's clocks already account for.
    leaps: Millis,
}

/// A computer player is thinking.
#[derive(Debug)]
struct Thinking {
    /// The number of log entries after which it decides.
    seq: u32,
    cancel: Cancel,
}

/// A pending undo request.
#[derive(Clone, Debug)]
struct UndoRequest {
    seat: Seat,
    seq: u32,
    action_id: String,
    /// The people who have not agreed yet.
    waiting: Vec<Id>,
}

impl Room {
    pub(crate) fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    pub(crate) fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Marks these leaps of the server's time as accounted for: the room was loaded from the database after them.
    pub(crate) fn loaded_after(self, leaps: Millis) -> Self {
        Self { leaps, ..self }
    }

    /// Stops the clocks for the leaps of the server's time since the last call.
    pub(crate) fn stand_still(&mut self, leaps: Millis) {
        if let Some(play) = &mut self.play {
            play.clocks_mut().stood_still(leaps - self.leaps);
        }
        self.leaps = leaps;
    }

    /// When the clock of the acting player has to be looked at, or a computer player that another node has not moved.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let deadline = self.play.as_ref().and_then(Play::deadline);
        deadline.or_else(|| self.left_to_another().filter(|_| self.thinking.is_none()))
    }

    /// What other nodes have to hear, since the last call.
    pub(crate) fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// The table's line in the lobby; `None` if it is private or does not wait for players.
    pub(crate) fn open(&self) -> Option<Open<'_>> {
        if !self.public || self.play.is_some() {
            return None;
        }
        let here =
            self.listeners.iter().any(|listener| listener.person.as_ref() == Some(&self.host));
        let last = || self.last_here.get(&self.host).copied().map(Seen::At);
        let seen = if here { Some(Seen::Now) } else { last() };
        Some(Open { host: &self.host, created: self.created, seen })
    }

    /// Cancels the search of a computer player.
    pub(crate) fn stop_thinking(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.cancel.request();
        }
    }

    /// Whether it has connections.
    pub(crate) fn is_watched(&self) -> bool {
        !self.listeners.is_empty()
    }

    /// Whether there are no connections and no computer player is thinking.
    pub(crate) fn is_quiet(&self) -> bool {
        self.listeners.is_empty() && self.thinking.is_none()
    }

    /// Whether the room has no connections, and was not used since then.
    pub(crate) fn is_idle_since(&self, when: Millis) -> bool {
        self.listeners.is_empty() && self.used < when
    }
}
