//! The requests to a room. Each runs to completion under the room's lock, even if the client
//! disconnects meanwhile.

use std::time::Duration;

use bastide_ai::Level;
use bastide_art::colours::PlayerColour;
use bastide_phrases::Language;
use bastide_protocol::Millis;
use bastide_protocol::game::GameView;
use bastide_protocol::id::Id;
use bastide_protocol::message::{ClientMessage, ServerMessage};
use bastide_protocol::people::Person;
use bastide_protocol::refused::Code;
use bastide_protocol::table::{ChatLine, Sitter, TableInfo};
use bastide_rules::Seat;

use super::{CHAT_SHOWN, Listener, Room, Thinking};
use crate::bots::{Assignment, Cancel, Decision};
use crate::cluster::News;
use crate::limits::Pace;
use crate::play::{Play, Step, What};
use crate::rejection::{Rejection, Remedy};
use crate::secret::Seed;
use crate::services::Services;
use crate::store::{Appended, Change, Head, SeenHint, StoreError, StoredEntry};
use crate::text::chat_line;

/// The number of chat lines that a person may send to a table …
const CHAT_LINES: u32 = 5;
/// … within this time, over all the person's connections, past ones and those through other nodes included.
const CHAT_WITHIN: Duration = Duration::from_secs(10);
/// A game that is due within this time may have been claimed by another node.
const DUE_SOON: Millis = 5_000;
/// The most characters of an idempotency key.
const MAX_ACTION_ID: usize = 64;

/// The origin of a request: a person, or the server itself.
#[derive(Clone, Debug)]
pub(crate) enum Asker {
    Person(Person),
    Nobody,
}

impl Asker {
    pub(super) fn person(&self) -> Result<&Person, Rejection> {
        match self {
            Self::Person(person) => Ok(person),
            Self::Nobody => Err(Rejection::not_seated()),
        }
    }
}

/// How often a request is tried again because other nodes have changed the table first.
const ATTEMPTS: u32 = 8;

/// A request to a room.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    /// A connection was opened. The client may already have some of the log's entries.
    Join { listener: Listener, since: Option<u32> },
    /// A connection was closed.
    Leave(u64),
    /// A message came over a connection.
    Message { from: u64, message: ClientMessage },
    /// A computer player has decided.
    BotActs { seq: u32, decision: Decision },
    /// A player's time may have run out.
    LookAtClock,
    /// A person or a computer takes a seat, counted from 0.
    Sit { seat: usize, sitter: Sitter, name: String, colour: Option<PlayerColour> },
    /// A seat gets another colour, counted from 0.
    Recolour { seat: usize, colour: PlayerColour },
    /// A seat is given up, counted from 0.
    StandUp(usize),
    /// The game begins.
    Start(Seed),
    /// The table is closed before its start.
    Drop,
    /// The same people play again at `table`, unless another rematch was opened meanwhile.
    Rematch { table: Id, instead_of: Option<Id> },
    /// A person was deleted.
    Forget(Id),
    /// A player has seen a hint.
    HintSeen(SeenHint),
    /// The operator gave a person another name.
    Rename { person: Id, name: String },
    /// No change: computer players and clocks continue after a restart.
    Wake,
    /// Another node has news about the table.
    News { node: String, news: News },
    /// What is stored, in case news were lost.
    Compare(Head),
    /// The table may have changed without news.
    Reload,
    /// Other nodes shall know who is connected.
    Announce,
    /// This node stops: another one goes on with a computer player.
    HandOver,
    /// No other node may be looking after the game: this one claims it for a while.
    LookAfter,
}

/// The reply to a request.
#[derive(Debug)]
pub(crate) enum Reply {
    Done,
    Table(Box<TableInfo>),
    /// The table does not exist.
    Gone,
}

impl Room {
    /// Handles a request. If another node changed the table first, it is tried again on what is stored now.
    pub(crate) async fn handle(
        &mut self,
        services: &Services,
        asker: &Asker,
        request: Request,
    ) -> Result<Reply, Rejection> {
        let mut attempts = 0;
        loop {
            attempts += 1;
            match self.attempt(services, asker, request.clone()).await {
                Err(rejection) if rejection.remedy == Remedy::TryAgain && attempts < ATTEMPTS => {}
                Err(rejection) if rejection.remedy == Remedy::TryAgain => {
                    let Request::Message { from, message } = &request else {
                        return Err(rejection);
                    };
                    let id = message.id().map(str::to_owned);
                    self.refuse(services, *from, id, rejection);
                    return Ok(Reply::Done);
                }
                reply => return reply,
            }
        }
    }

    async fn attempt(
        &mut self,
        services: &Services,
        asker: &Asker,
        request: Request,
    ) -> Result<Reply, Rejection> {
        self.used = services.clock.now();
        match request {
            Request::Join { listener, since } => {
                if let Some(Reply::Gone) = self.reach(services, since.unwrap_or(0)).await? {
                    return Ok(Reply::Gone);
                }
                self.join(services, listener, since)?;
            }
            Request::Leave(number) => {
                self.leave(number);
            }
            Request::Message { from, message } => {
                self.message(services, asker, from, message).await?;
            }
            Request::BotActs { seq, decision } => self.bot_acts(services, seq, &decision).await?,
            Request::LookAtClock => self.look_at_clock(services).await?,
            Request::Wake => {}
            Request::News { node, news } => return self.hear(services, node, news).await,
            Request::Compare(head) => return self.compare(services, head).await,
            Request::Reload => return self.catch_up(services).await,
            Request::Announce => self.announce(),
            Request::HandOver => self.hand_over(services).await,
            Request::LookAfter => {
                self.moved_here = true;
                self.look_at_clock(services).await?;
                self.look_after(services).await;
            }
            Request::Drop => return self.drop_table(services, asker).await,
            Request::HintSeen(seen) => self.note_hint(services, seen).await?,
            Request::Forget(person) => return self.forget(services, &person).await,
            Request::Rename { person, name } => return self.rename(services, &person, &name).await,
            other => {
                self.plan_changes(services, asker, other).await?;
                self.news.push(News::Table);
                self.broadcast_table(self.used);
                return Ok(Reply::Table(Box::new(self.info(self.used))));
            }
        }
        Ok(Reply::Done)
    }

    /// Returns the question for the computer player that acts now. A search for an earlier position is
    /// cancelled.
    pub(crate) fn computer_to_act(&mut self, now: Millis) -> Option<Assignment> {
        let play = self.play.as_ref()?;
        let seq = play.seq();
        let seat = play.acting().filter(|&seat| !play.decides_in_person(seat));
        if let Some(thinking) = self.thinking.take_if(|old| old.seq != seq || seat.is_none()) {
            thinking.cancel.request();
        }
        let seat = seat.filter(|_| self.thinking.is_none())?;
        if self.left_to_another().is_some_and(|until| until > now) {
            return None;
        }
        let level = match self.plan.seats[seat.index()].sitter {
            Sitter::Computer { level } => level,
            // A player has left: a computer takes over the seat.
            Sitter::Person { .. } | Sitter::Empty => Level::Casual,
        };
        let cancel = Cancel::default();
        self.thinking = Some(Thinking { seq, cancel: cancel.clone() });
        let (host, question) = (self.host.clone(), play.question());
        Some(Assignment { host, level, question, seq, cancel })
    }

    fn join(
        &mut self,
        services: &Services,
        listener: Listener,
        since: Option<u32>,
    ) -> Result<(), Rejection> {
        let person = listener.person.clone();
        let own = self.listeners.iter().filter(|other| other.person.is_some());
        let own = own.filter(|other| other.person == person).count();
        let seated = person.as_ref().is_some_and(|id| self.plan.seats_of(id).next().is_some());
        // The table's limit does not apply to its players.
        let full = !seated && self.listeners.len() >= services.limits.sockets_per_table;
        if own >= services.limits.sockets_per_person || full {
            return Err(Rejection::new(Code::TooMany, "too many connections to this table"));
        }
        let (number, language) = (listener.number, listener.language);
        let now = services.clock.now();
        self.listeners.add(listener);
        self.announce();
        self.broadcast_table(now);
        let play = self.play.as_ref();
        let missed = since.and_then(|seq| self.missed(seq, now, language));
        let missed = missed.map(ServerMessage::Update);
        let game =
            missed.or_else(|| Some(ServerMessage::Snapshot(play?.view(&[], 0, now, language))));
        let mut messages: Vec<ServerMessage> = game.into_iter().collect();
        messages.push(ServerMessage::Chat { lines: self.chat.iter().cloned().collect() });
        messages.extend(self.undo_view().map(ServerMessage::Undo));
        let choices = self.choices();
        let own =
            |seat: Seat| person.iter().any(|id| self.plan.seats_of(id).any(|own| own == seat));
        messages.extend(choices.filter(|choices| own(choices.seat)).map(ServerMessage::Choices));
        for message in messages {
            self.listeners.send(number, &message);
        }
        Ok(())
    }

    /// Closes a connection. A person without another connection counts as away from now on.
    fn leave(&mut self, number: u64) {
        let person = self.listeners.remove(number).and_then(|listener| listener.person);
        self.last_here.extend(person.map(|person| (person, self.used)));
        self.announce();
        self.broadcast_table(self.used);
    }

    async fn message(
        &mut self,
        services: &Services,
        asker: &Asker,
        from: u64,
        message: ClientMessage,
    ) -> Result<(), Rejection> {
        let (id, done) = match message {
            ClientMessage::Act { id, seq, action } => {
                let done = self.act(services, asker, from, &id, seq, &action).await;
                (Some(id), done)
            }
            ClientMessage::Undo { id, seq } => {
                let done = self.request_undo(services, asker, from, &id, seq).await;
                (Some(id), done)
            }
            ClientMessage::AnswerUndo { seq, agree } => {
                (None, self.answer_undo(services, asker, seq, agree).await)
            }
            ClientMessage::Resign { id, seat } => {
                let done = self.resign(services, asker, from, &id, seat).await;
                (Some(id), done)
            }
            ClientMessage::Chat { line } => (None, self.chat(services, asker, &line).await),
            ClientMessage::Language { lang } => {
                self.change_language(services, from, Language::of_locale(&lang));
                (None, Ok(()))
            }
        };
        match done {
            Err(rejection) if rejection.remedy == Remedy::TryAgain => return Err(rejection),
            Err(rejection) => self.refuse(services, from, id, rejection),
            Ok(()) => {}
        }
        Ok(())
    }

    fn refuse(&mut self, services: &Services, from: u64, id: Option<String>, rejection: Rejection) {
        rejection.count();
        let Rejection { refused, remedy } = rejection;
        let language = self.listeners.language_of(from);
        let missed = match remedy {
            Remedy::Update { seen } => self.missed(seen, services.clock.now(), language),
            Remedy::None | Remedy::TryAgain => None,
        };
        self.listeners.send(from, &ServerMessage::refused(id, refused, missed));
    }

    /// Changes the language of a connection, and sends the game so far in the new language.
    fn change_language(&mut self, services: &Services, from: u64, language: Language) {
        self.listeners.set_language(from, language);
        if let Some(play) = &self.play {
            let missed = play.missed(0, services.clock.now(), language);
            self.listeners.send(from, &ServerMessage::Snapshot(missed));
        }
    }

    /// What happened after the first `seq` entries; `None` if the log has fewer.
    fn missed(&self, seq: u32, now: Millis, language: Language) -> Option<GameView> {
        let play = self.play.as_ref().filter(|play| seq <= play.seq())?;
        Some(play.missed(seq, now, language))
    }

    /// The person's seats in the running game.
    pub(super) fn seated(&self, asker: &Asker) -> Result<(&Play, Vec<Seat>), Rejection> {
        let person = asker.person()?;
        let seats: Vec<Seat> = self.plan.seats_of(&person.id).collect();
        if seats.is_empty() {
            return Err(Rejection::not_seated());
        }
        let play = self.play.as_ref();
        let play = play.ok_or_else(Rejection::not_started)?;
        Ok((play, seats))
    }

    /// Whether this idempotency key was used before. If so, sends the first acknowledgement again (`REL-02`).
    pub(super) fn acknowledged_before(
        &mut self,
        asker: &Asker,
        from: u64,
        id: &str,
    ) -> Result<bool, Rejection> {
        if id.is_empty() || id.chars().count() > MAX_ACTION_ID {
            return Err(Rejection::new(Code::BadId, "a name has 1 to 64 characters"));
        }
        let (play, seats) = self.seated(asker)?;
        match play.entry_named(id) {
            None => Ok(false),
            Some((seq, Some(seat))) if seats.contains(&seat) => {
                let accepted = ServerMessage::Accepted { id: id.to_owned(), seq };
                self.listeners.send(from, &accepted);
                Ok(true)
            }
            Some(_) => Err(Rejection::new(Code::BadId, "another person has used this action id")),
        }
    }

    async fn act(
        &mut self,
        services: &Services,
        asker: &Asker,
        from: u64,
        id: &str,
        seq: u32,
        action: &str,
    ) -> Result<(), Rejection> {
        if let Some(Reply::Gone) = self.reach(services, seq).await? {
            return Err(Rejection::not_found());
        }
        if self.acknowledged_before(asker, from, id)? {
            return Ok(());
        }
        let (play, seats) = self.seated(asker)?;
        if play.end().is_some() {
            return Err(Rejection::over());
        }
        if play.seq() != seq {
            return Err(Rejection::stale(seq));
        }
        let seat = play.acting().filter(|seat| seats.contains(seat));
        let seat = seat.filter(|&seat| play.decides_in_person(seat));
        let seat = seat.ok_or_else(Rejection::not_your_turn)?;
        let action = play.parse(action)?;
        let mut next = play.clone();
        let steps = next.act(seat, action, Some(id), services.clock.now())?;
        self.store(services, next, &steps, Some((from, id))).await
    }

    /// Stores the changes, and broadcasts them only after that.
    pub(super) async fn store(
        &mut self,
        services: &Services,
        next: Play,
        steps: &[Step],
        answer: Option<(u64, &str)>,
    ) -> Result<(), Rejection> {
        let Some(play) = self.play.as_ref() else { return Ok(()) };
        let seq = play.seq();
        let result = next
            .end_view()
            .map(|end| serde_json::to_string(&end).expect("every result can be written"));
        let over = result.is_some();
        let entries = stored(&next, steps);
        let due = self.earlier_due(services, &next);
        let appended = Appended { game: self.id.clone(), first_seq: seq + 1, entries, result, due };
        if let Err(error) = services.store.write(Change::Append(appended)).await {
            return Err(self.storage_failed(services, &error).await);
        }
        self.due = due.or(self.due);
        self.moved_here = true;
        self.news.push(News::Log { seq: next.seq() });
        let now = services.clock.now();
        if let Some((from, id)) = answer {
            let accepted = ServerMessage::Accepted { id: id.to_owned(), seq: seq + 1 };
            self.listeners.send(from, &accepted);
        }
        self.show(next, steps, now);
        if over {
            self.broadcast_table(now);
        }
        Ok(())
    }

    /// Replaces the game by a later one, and broadcasts the steps between them.
    pub(super) fn show(&mut self, next: Play, steps: &[Step], now: Millis) {
        let before = self.play.replace(next);
        self.undo = None;
        if let (Some(mut before), Some(after)) = (before, &self.play) {
            for (stage, steps) in before.stages(after, steps) {
                let kept = before.common_tiles(&stage);
                self.listeners.broadcast_localized(|language| {
                    ServerMessage::Update(stage.view(steps, kept, now, language))
                });
                before = stage;
            }
        }
        self.send_choices();
    }

    /// When another node has to look after this game, if that is earlier than what is stored.
    pub(super) fn earlier_due(&self, services: &Services, play: &Play) -> Option<Millis> {
        let due = Self::due_of(play).filter(|_| services.store.is_shared())?;
        // Another node may have claimed the game when it was due.
        let past = services.clock.now() + DUE_SOON;
        self.due.is_none_or(|stored| due < stored || stored < past).then_some(due)
    }

    /// Reloads the table, because memory may differ from what is stored after a failed write. Returns the rejection to send.
    async fn storage_failed(&mut self, services: &Services, error: &StoreError) -> Rejection {
        let conflict = matches!(error, StoreError::Taken | StoreError::Gone);
        if conflict {
            metrics::counter!("bastide_append_conflicts_total").increment(1);
        } else {
            tracing::error!(table = %self.id, %error, "a change was not stored");
            metrics::counter!("bastide_storage_errors_total").increment(1);
        }
        match self.catch_up(services).await {
            Ok(Reply::Gone) => return Rejection::not_found(),
            Ok(_) if conflict => return Rejection::conflict(),
            Ok(_) => {}
            Err(error) => {
                tracing::error!(table = %self.id, ?error, "the table cannot be loaded again");
            }
        }
        Rejection::new(Code::Storage, "the server cannot store anything now; try again")
    }

    async fn bot_acts(
        &mut self,
        services: &Services,
        seq: u32,
        decision: &Decision,
    ) -> Result<(), Rejection> {
        let Some(play) = self.play.as_ref().filter(|play| play.seq() == seq) else { return Ok(()) };
        let Some(seat) = play.acting().filter(|&seat| !play.decides_in_person(seat)) else {
            return Ok(());
        };
        let (mut next, now) = (play.clone(), services.clock.now());
        let mut steps = next.act(seat, decision.first, None, now)?;
        // The plan covers the whole turn unless a tile is drawn within it.
        if let Some(then) = decision.then.filter(|_| next.seq() == seq + 1) {
            steps.extend(next.act(seat, then, None, now)?);
        }
        self.store(services, next, &steps, None).await
    }

    /// `REL-16`: a player whose time has run out leaves the game.
    async fn look_at_clock(&mut self, services: &Services) -> Result<(), Rejection> {
        let now = services.clock.now();
        let Some(play) = self.play.as_ref() else { return Ok(()) };
        let Some(seat) = play.acting().filter(|_| play.deadline().is_some_and(|end| end <= now))
        else {
            return Ok(());
        };
        let mut next = play.clone();
        let steps = next.make(seat, What::Timeout, None, now)?;
        self.store(services, next, &steps, None).await
    }

    async fn resign(
        &mut self,
        services: &Services,
        asker: &Asker,
        from: u64,
        id: &str,
        seat: Option<u8>,
    ) -> Result<(), Rejection> {
        if self.acknowledged_before(asker, from, id)? {
            return Ok(());
        }
        let (play, mut seats) = self.seated(asker)?;
        seats.retain(|own| seat.is_none_or(|number| own.number() == u16::from(number)));
        seats.retain(|&own| play.decides_in_person(own));
        if seats.is_empty() {
            return Err(Rejection::not_seated());
        }
        if play.end().is_some() {
            return Err(Rejection::over());
        }
        self.resign_seats(services, seats, Some((from, id))).await
    }

    /// Resigns those of these seats that a person still plays, until the game is over.
    pub(super) async fn resign_seats(
        &mut self,
        services: &Services,
        seats: Vec<Seat>,
        answer: Option<(u64, &str)>,
    ) -> Result<(), Rejection> {
        let Some(play) = self.play.as_ref() else { return Ok(()) };
        let mut next = play.clone();
        let mut steps = Vec::new();
        for seat in seats {
            if next.end().is_none() && next.decides_in_person(seat) {
                let (id, now) = (answer.map(|(_, id)| id), services.clock.now());
                steps.extend(next.make(seat, What::Resign, id, now)?);
            }
        }
        if steps.is_empty() { Ok(()) } else { self.store(services, next, &steps, answer).await }
    }

    async fn chat(
        &mut self,
        services: &Services,
        asker: &Asker,
        line: &str,
    ) -> Result<(), Rejection> {
        let person = asker.person()?;
        let own_table = person.id == self.host || self.plan.seats_of(&person.id).next().is_some();
        if !own_table {
            return Err(Rejection::not_seated());
        }
        // The operator may have renamed or muted the person since the connection was opened.
        let standing = services.store.standing(&person.id).await?;
        let standing = standing.ok_or_else(Rejection::not_seated)?;
        if standing.muted {
            return Err(Rejection::muted());
        }
        let line = chat_line(line)
            .ok_or_else(|| Rejection::new(Code::BadChat, "a line has 1 to 500 characters"))?;
        let now = services.clock.now();
        let own = self.chat.iter().filter(|line| line.person == person.id);
        let mut pace = Pace::new(CHAT_LINES, CHAT_WITHIN, 0);
        for line in own {
            pace.allows(line.at);
        }
        if !pace.allows(now) {
            return Err(Rejection::new(Code::TooMany, "too many lines; wait a moment"));
        }
        let line = ChatLine {
            number: self.chat.back().map_or(1, |last| last.number + 1),
            at: now,
            person: person.id.clone(),
            name: standing.name,
            line,
        };
        let change = Change::Chat(self.id.clone(), line.clone());
        if let Err(error) = services.store.write(change).await {
            return Err(self.storage_failed(services, &error).await);
        }
        self.news.push(News::Chat);
        self.chat.push_back(line.clone());
        if self.chat.len() > CHAT_SHOWN {
            self.chat.pop_front();
        }
        self.listeners.broadcast(&ServerMessage::Chat { lines: vec![line] });
        Ok(())
    }

    pub(super) async fn write(
        &mut self,
        services: &Services,
        change: Change,
    ) -> Result<(), Rejection> {
        match services.store.write(change).await {
            Ok(()) => Ok(()),
            Err(error) => Err(self.storage_failed(services, &error).await),
        }
    }
}

/// The entries of these steps as they are stored.
pub(super) fn stored(play: &Play, steps: &[Step]) -> Vec<StoredEntry> {
    let entry = |step: &Step| {
        let entry = play.entry(step.seq);
        StoredEntry {
            at: entry.at,
            spent: entry.spent,
            seat: entry.seat,
            what: step.text.clone(),
            action_id: entry.action_id.clone(),
        }
    };
    steps.iter().map(entry).collect()
}
