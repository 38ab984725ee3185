//! What other nodes have stored and said about a table.

use bastide_protocol::Millis;
use bastide_protocol::game::UndoView;
use bastide_protocol::message::ServerMessage;
use bastide_rules::Seat;

use super::handle::Reply;
use super::{Here, Room, UndoRequest};
use crate::cluster::News;
use crate::play::{Entry, Play, Step};
use crate::rejection::Rejection;
use crate::services::Services;
use crate::store::{Change, Head, StoredEntry};

/// How long other nodes leave the move of a computer player to the node that made the last entry.
const MOVE_OF_ANOTHER: Millis = 8_000;
/// How long after an entry a node that knows nothing of the game looks whether a computer player has moved.
const LOOK_AFTER: Millis = 15_000;

impl Room {
    /// Takes in what another node said.
    pub(super) async fn hear(
        &mut self,
        services: &Services,
        node: String,
        news: News,
    ) -> Result<Reply, Rejection> {
        match news {
            News::Log { seq } => self.follow_log(services, seq).await,
            // A table that was removed may have been started before, if the news are late.
            News::Table | News::Removed => self.catch_up(services).await,
            News::Chat => self.follow_chat(services).await.map(|()| Reply::Done),
            News::Here(here) => {
                self.note_elsewhere(services, node, here);
                Ok(Reply::Done)
            }
            News::UndoAsked { seq, seat, action_id, waiting } => {
                let seat = Seat::new(seat);
                if self.play.as_ref().is_some_and(|play| play.seq() == seq) {
                    self.undo = Some(UndoRequest { seat, seq, action_id, waiting });
                    self.broadcast_undo();
                }
                Ok(Reply::Done)
            }
            News::UndoAgreed { seq, person } => {
                let request = self.undo.as_mut().filter(|request| request.seq == seq);
                if let Some(request) = request {
                    request.waiting.retain(|other| *other != person);
                    self.continue_undo(services, None).await?;
                }
                Ok(Reply::Done)
            }
            News::UndoRefused { seq } => {
                if self.undo.take_if(|request| request.seq == seq).is_some() {
                    self.broadcast_undo_refused(seq);
                }
                Ok(Reply::Done)
            }
            News::Unknown => Ok(Reply::Done),
        }
    }

    /// Compares the table with what is stored, in case news were lost, and forgets nodes that are gone.
    pub(super) async fn compare(
        &mut self,
        services: &Services,
        head: Head,
    ) -> Result<Reply, Rejection> {
        let now = services.clock.now();
        for person in self.elsewhere.people() {
            self.last_here.insert(person.clone(), now);
        }
        if self.elsewhere.forget_silent(now) {
            self.broadcast_table(now);
        }
        if head.revision != self.revision || (head.seq > 0) != self.play.is_some() {
            return self.catch_up(services).await;
        }
        if head.chat > self.chat.back().map_or(0, |line| line.number) {
            self.follow_chat(services).await?;
        }
        self.follow_log(services, head.seq).await
    }

    /// Reads what a client has seen at another node before the news of it came.
    pub(super) async fn reach(
        &mut self,
        services: &Services,
        seen: u32,
    ) -> Result<Option<Reply>, Rejection> {
        let behind =
            services.store.is_shared() && self.play.as_ref().is_some_and(|play| play.seq() < seen);
        if behind { self.follow_log(services, seen).await.map(Some) } else { Ok(None) }
    }

    /// Reads the entries that other nodes have appended, up to this one at least.
    async fn follow_log(&mut self, services: &Services, seq: u32) -> Result<Reply, Rejection> {
        let Some(play) = &self.play else { return self.catch_up(services).await };
        if seq <= play.seq() {
            return Ok(Reply::Done);
        }
        let rest = services.store.log_after(&self.id, play.seq()).await?;
        let mut next = play.clone();
        let steps: Result<Vec<_>, _> =
            rest.into_iter().map(|stored| follow(&mut next, stored)).collect();
        let Ok(steps) = steps else { return self.catch_up(services).await };
        metrics::counter!("bastide_catch_ups_total").increment(1);
        self.moved_here = false;
        // The other node may have changed it.
        self.due = None;
        let over = next.end().is_some();
        self.show(next, &steps, services.clock.now());
        if over {
            self.broadcast_table(services.clock.now());
        }
        Ok(Reply::Done)
    }

    /// Reloads the table, and sends to all connections what is new.
    pub(super) async fn catch_up(&mut self, services: &Services) -> Result<Reply, Rejection> {
        metrics::counter!("bastide_catch_ups_total").increment(1);
        let seen = self.play.as_ref().map(Play::seq);
        let line = self.chat.back().map_or(0, |line| line.number);
        let now = services.clock.now();
        if !self.reload(&services.store, now).await? {
            return Ok(Reply::Gone);
        }
        self.broadcast_table(now);
        if let Some(play) = self.play.as_ref().filter(|play| Some(play.seq()) > seen) {
            self.listeners.broadcast_localized(|language| {
                let missed = play.missed(seen.unwrap_or(0), now, language);
                match seen {
                    Some(_) => ServerMessage::Update(missed),
                    None => ServerMessage::Snapshot(missed),
                }
            });
            self.send_choices();
        }
        self.broadcast_chat_after(line);
        Ok(Reply::Done)
    }

    async fn follow_chat(&mut self, services: &Services) -> Result<(), Rejection> {
        let last = self.chat.back().map_or(0, |line| line.number);
        self.chat = services.store.chat(&self.id, super::CHAT_SHOWN as u32).await?.into();
        self.broadcast_chat_after(last);
        Ok(())
    }

    fn broadcast_chat_after(&mut self, last: u32) {
        let lines: Vec<_> = self.chat.iter().filter(|line| line.number > last).cloned().collect();
        if !lines.is_empty() {
            self.listeners.broadcast(&ServerMessage::Chat { lines });
        }
    }

    fn note_elsewhere(&mut self, services: &Services, node: String, here: Here) {
        let now = services.clock.now();
        for person in self.elsewhere.people() {
            self.last_here.insert(person.clone(), now);
        }
        let (changed, new) = self.elsewhere.note(node, here, now);
        if changed {
            self.broadcast_table(now);
        }
        if new {
            self.announce();
        }
    }

    /// Tells other nodes who is connected through this one.
    pub(super) fn announce(&mut self) {
        let here = Here {
            people: self.listeners.iter().filter_map(|one| one.person.clone()).collect(),
            anonymous: self.listeners.iter().filter(|one| one.person.is_none()).count(),
        };
        self.news.push(News::Here(here));
    }

    pub(super) fn broadcast_undo(&mut self) {
        if let Some(view) = self.undo_view() {
            self.listeners.broadcast(&ServerMessage::Undo(view));
        }
    }

    pub(super) fn broadcast_undo_refused(&mut self, seq: u32) {
        let no = UndoView { seq, seat: None, waiting: Vec::new() };
        self.listeners.broadcast(&ServerMessage::Undo(no));
    }

    /// Whether a computer player acts whose move this node leaves to another one, and until when.
    pub(super) fn left_to_another(&self) -> Option<Millis> {
        let play = self.play.as_ref()?;
        play.acting().filter(|&seat| !play.decides_in_person(seat) && !self.moved_here)?;
        Some(play.entry(play.seq()).at + MOVE_OF_ANOTHER)
    }

    /// When a node that knows nothing of the game has to look after it.
    pub(super) fn due_of(play: &Play) -> Option<Millis> {
        let seat = play.acting()?;
        if play.decides_in_person(seat) {
            play.deadline()
        } else {
            Some(play.entry(play.seq()).at + LOOK_AFTER)
        }
    }
}

impl Room {
    /// Stores when the game is due next: at the latest when the claim of this node ends, unless nothing is.
    pub(super) async fn look_after(&mut self, services: &Services) {
        let due = self.play.as_ref().and_then(Self::due_of);
        // A computer player that thinks too long is looked after again.
        self.store_due(services, due.map(|due| due.max(services.clock.now() + LOOK_AFTER))).await;
    }

    /// Makes the game due now if a computer player acts.
    pub(super) async fn hand_over(&mut self, services: &Services) {
        let acting = self.play.as_ref().and_then(|play| Some((play, play.acting()?)));
        if acting.is_some_and(|(play, seat)| !play.decides_in_person(seat)) {
            self.store_due(services, Some(services.clock.now())).await;
        }
    }

    async fn store_due(&mut self, services: &Services, due: Option<Millis>) {
        let change = Change::Due { game: self.id.clone(), due };
        match services.store.write(change).await {
            Ok(()) => self.due = due,
            // It is looked after again when the claim ends.
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "cannot note when a game is due");
            }
        }
    }
}

/// Applies an entry that another node has stored.
fn follow(play: &mut Play, stored: StoredEntry) -> Result<Step, Rejection> {
    let StoredEntry { at, spent, seat, what, action_id } = stored;
    let what = play.read(&what)?;
    play.step(Entry { at, spent, seat, what, action_id })
}
