//! Loads rooms from the database and replays their games from the log.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::table::{Seating, Sitter};

use super::elsewhere::Elsewhere;
use super::{CHAT_SHOWN, Listeners, Room};
use crate::play::{Entry, Play, Players};
use crate::rejection::Rejection;
use crate::store::{Store, StoreError, StoredEntry, StoredTable};
use crate::table::Plan;

impl Room {
    /// A table that has just been made and stored.
    pub(crate) fn new(id: Id, host: Id, public: bool, plan: Plan, now: Millis) -> Self {
        Self {
            hints_used: vec![0; plan.seats.len()],
            hinting: Arc::default(),
            id,
            host,
            public,
            created: now,
            revision: 1,
            plan,
            play: None,
            due: None,
            moved_here: true,
            elsewhere: Elsewhere::default(),
            news: Vec::new(),
            listeners: Listeners::default(),
            undo: None,
            chat: VecDeque::new(),
            thinking: None,
            last_here: HashMap::new(),
            used: now,
            leaps: 0,
        }
    }

    /// Loads a table. Returns `None` if it does not exist.
    pub(crate) async fn load(
        store: &Store,
        id: &Id,
        now: Millis,
    ) -> Result<Option<Self>, StoreError> {
        let Some(stored) = store.table(id).await? else { return Ok(None) };
        let plan: Plan = serde_json::from_str(&stored.plan)
            .map_err(|error| StoreError::Damaged(format!("the plan of {id}: {error}")))?;
        let game = load_game(store, id, &plan, &stored).await?;
        let mut room = Self::new(id.clone(), stored.host, stored.public, plan, now);
        room.created = stored.created;
        room.revision = stored.revision;
        room.due = stored.due;
        room.moved_here = !store.is_shared();
        room.chat = store.chat(id, CHAT_SHOWN as u32).await?.into();
        room.play = game;
        room.hints_used = store.hints_used(id, room.plan.seats.len()).await?;
        Ok(Some(room))
    }

    /// Reloads the table. Connections stay open, and computer players keep thinking. Returns `false` if the table does not exist
    /// any more.
    pub(super) async fn reload(&mut self, store: &Store, now: Millis) -> Result<bool, StoreError> {
        let Some(fresh) = Self::load(store, &self.id, now).await? else { return Ok(false) };
        let listeners = std::mem::take(&mut self.listeners);
        let thinking = self.thinking.take();
        let last_here = std::mem::take(&mut self.last_here);
        let elsewhere = std::mem::take(&mut self.elsewhere);
        let news = std::mem::take(&mut self.news);
        let (leaps, hinting) = (self.leaps, Arc::clone(&self.hinting));
        // An undo is requested for one position: it ends when the log grows.
        let seq = |room: &Self| room.play.as_ref().map(Play::seq);
        let undo = self.undo.take().filter(|_| seq(self) == seq(&fresh));
        let moved_here = fresh.moved_here || self.moved_here && seq(self) == seq(&fresh);
        *self = Self {
            moved_here,
            elsewhere,
            news,
            hinting,
            listeners,
            undo,
            thinking,
            last_here,
            leaps,
            ..fresh
        };
        Ok(true)
    }
}

async fn load_game(
    store: &Store,
    id: &Id,
    plan: &Plan,
    stored: &StoredTable,
) -> Result<Option<Play>, StoreError> {
    let (Some(started), Some(seed)) = (stored.started, stored.seed) else { return Ok(None) };
    let log = store.log(id).await?;
    let last = log.last().map_or(started, |entry| entry.at);
    let damaged = |reason: String| StoreError::Damaged(format!("the game {id}: {reason}"));
    let game = plan.game().map_err(|error| damaged(error.to_string()))?;
    let players = players(plan);
    let running = Play::new(Arc::new(game), seed, plan.clock, players, started);
    let mut running = running.after_given(plan.given.len());
    replay(&mut running, log).map_err(damaged)?;
    running.clocks_mut().stood_still(store.paused_since(last).await?);
    Ok(Some(running))
}

/// The players of a plan.
pub(super) fn players(plan: &Plan) -> Players {
    let person = |seating: &Seating| match &seating.sitter {
        Sitter::Person { person } => Some(person.clone()),
        Sitter::Computer { .. } | Sitter::Empty => None,
    };
    Players {
        people: plan.seats.iter().map(person).collect(),
        colours: plan.seats.iter().map(|seating| seating.colour).collect(),
    }
}

fn replay(play: &mut Play, log: Vec<StoredEntry>) -> Result<(), String> {
    for (stored, seq) in log.into_iter().zip(1..) {
        make(play, stored)
            .map_err(|rejection| format!("entry {seq}: {}", rejection.refused.message))?;
    }
    Ok(())
}

fn make(play: &mut Play, stored: StoredEntry) -> Result<(), Rejection> {
    let StoredEntry { at, spent, seat, what, action_id } = stored;
    let what = play.read(&what)?;
    play.advance(Entry { at, spent, seat, what, action_id }, &mut ())
}
