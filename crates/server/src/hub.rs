//! The hub: all rooms, and the state they share.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::refused::Code;
use serde::Serialize;
use tokio::sync::{Mutex as Lock, Notify, RwLock, broadcast, watch};

use crate::attempts::{self, Attempts, Whose};
use crate::bots::{Bots, Waits, Workers};
use crate::cluster::{Bus, News, Node};
use crate::config::Config;
use crate::limits::{self, Addresses};
use crate::mail::{Mail, Quotas};
use crate::people::Passwords;
use crate::rejection::Rejection;
use crate::reviews::Reviews;
use crate::room::{Asker, Reply, Request, Room};
use crate::secret::TokenHash;
use crate::services::Services;
use crate::store::{Change, Folder, Store, StoreError, Trace};
use crate::waiting::WaitingTables;

/// The interval of the server's heartbeat.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// The time after which a pending change means that the database cannot be written.
const WRITE_PATIENCE: Duration = Duration::from_secs(5);
/// How often idle rooms are dropped.
const ROUND: Duration = Duration::from_mins(1);
/// How long tables that were never started are kept.
const WAITING_TABLES: Millis = 30 * 24 * 3_600_000;

/// A room; `None` until it is loaded.
type Slot = Arc<Lock<Option<Room>>>;

/// Sessions that ended: sockets opened with them are closed (`SEC-03`).
#[derive(Clone, Debug)]
pub(crate) enum Ended {
    Session(TokenHash),
    /// All of a person but this one.
    OthersOf(Id, TokenHash),
    /// All of a person.
    AllOf(Id),
}

/// The state shared by all requests.
pub(crate) struct Hub {
    pub(crate) services: Services,
    pub(crate) config: Config,
    pub(crate) addresses: Arc<Addresses>,
    pub(crate) waiting: WaitingTables,
    pub(crate) passwords: Passwords,
    pub(crate) attempts: Attempts,
    /// Email, if it is configured.
    pub(crate) mail: Option<Mail>,
    pub(crate) ended: broadcast::Sender<Ended>,
    pub(crate) stopping: watch::Sender<bool>,
    /// By how much the server's time has leapt since it started. Requests hold this lock while they are handled, so that no
    /// leap comes between reading the time and reading a game's clocks.
    leaps: RwLock<Millis>,
    /// This process among those that share the database.
    pub(crate) node: Node,
    /// When this node last noted in a shared database that it is alive, and the end of the last pause that it found there.
    last_beat: AtomicI64,
    last_pause: AtomicI64,
    /// Whether the last sign of life failed: until the next one it is not known whether clocks stood still.
    in_doubt: AtomicBool,
    pub(crate) bots: Bots,
    pub(crate) reviews: Arc<Reviews>,
    rooms: Mutex<HashMap<Id, Slot>>,
    /// Running games that are not loaded since the start, or could not be loaded at the last attempt.
    not_loaded: Mutex<BTreeSet<Id>>,
    deadlines: Mutex<Deadlines>,
    deadline_changed: Notify,
}

/// The health of the server.
#[derive(Debug, Serialize)]
pub(crate) struct Readiness {
    pub(crate) ready: bool,
    /// Whether changes can be stored.
    pub(crate) writable: bool,
    /// How many running games are not loaded yet, or cannot be loaded.
    pub(crate) not_loaded: usize,
}

/// The deadlines of all tables.
#[derive(Default)]
struct Deadlines {
    in_order: BTreeSet<(Millis, Id)>,
    of: HashMap<Id, Millis>,
}

impl Hub {
    pub(crate) async fn new(
        config: Config,
        bus: Option<Bus>,
        folder: &mut Folder,
    ) -> Result<Arc<Self>, StoreError> {
        let store = match &config.database {
            Some(url) => Store::open_postgres(url).await?,
            None => Store::open(folder, config.new_database).await?,
        };
        let cores = config.thinking_cores;
        let mut bots = Bots::new(cores, config.limits.thoughts_per_person);
        if let Some(bus) = &bus {
            bots = bots.with_workers(Workers::new(bus.clone(), Waits::default()));
        }
        let hub = Self {
            reviews: Arc::new(Reviews::new(
                store.clone(),
                config.clock.clone(),
                bots.clone(),
                cores,
                bus.clone(),
            )),
            bots,
            node: Node::new(bus),
            last_beat: AtomicI64::new(Millis::MIN / 2),
            last_pause: AtomicI64::default(),
            in_doubt: AtomicBool::default(),
            services: Services::new(store, config.clock.clone(), config.limits),
            addresses: Arc::new(Addresses::new(&config.limits, config.nats.is_some())),
            waiting: WaitingTables::default(),
            passwords: Passwords::new(),
            attempts: Attempts::default(),
            mail: config
                .email
                .clone()
                .map(|email| Mail::new(email, Quotas::new(config.limits, config.clock.now()))),
            ended: broadcast::Sender::new(256),
            stopping: watch::Sender::new(false),
            leaps: RwLock::default(),
            rooms: Mutex::default(),
            not_loaded: Mutex::default(),
            deadlines: Mutex::default(),
            deadline_changed: Notify::new(),
            config,
        };
        if hub.services.store.is_shared() {
            // No clock may be read before it is known whether any node was there until now.
            hub.beat_after_pause().await?;
        } else {
            hub.note_pause().await?;
            let running = hub.services.store.running().await?;
            hub.not_loaded().extend(running);
        }
        hub.measure().await;
        Ok(Arc::new(hub))
    }

    /// Records how long the server was down: clocks stood still meanwhile (`REL-16`).
    async fn note_pause(&self) -> Result<(), StoreError> {
        let Services { store, clock, .. } = &self.services;
        if let Some(since) = store.last_alive().await? {
            clock.not_before(since);
            let until = clock.now();
            if since < until {
                store.write(Change::Pause { since, until }).await?;
            }
        }
        store.write(Change::Alive(clock.now())).await
    }

    /// Catches up with the machine's time after a pause of the process or a change of the machine's clock. Game clocks stand
    /// still meanwhile (`REL-16`).
    pub(crate) async fn keep_time(self: Arc<Self>) {
        let Services { store, clock, .. } = &self.services;
        loop {
            let until = clock.behind().await;
            let mut leaps = self.leaps.write().await;
            let since = clock.now();
            if until <= since {
                continue;
            }
            tracing::warn!(
                milliseconds = until - since,
                "the server paused, or its clock was set forward"
            );
            if store.is_shared() {
                clock.leap_to(until);
                match self.beat_after_pause().await {
                    // Games that are loaded later read it from the database.
                    Ok((beat, _)) => *leaps += beat.paused.unwrap_or(0),
                    Err(error) => tracing::error!(%error, "cannot note that the server is alive"),
                }
                continue;
            }
            // Games that are loaded later read it from here.
            if let Err(error) = store.write(Change::Pause { since, until }).await {
                tracing::error!(%error, "cannot note the pause");
                drop(leaps);
                tokio::time::sleep(Duration::from_secs(1)).await;
                continue;
            }
            clock.leap_to(until);
            *leaps += until - since;
        }
    }

    /// Whether this address may sign in, or create a guest or an account, now.
    pub(crate) async fn may_arrive(&self, address: IpAddr) -> Result<bool, StoreError> {
        let Services { store, clock, limits, .. } = &self.services;
        if store.is_shared() {
            limits::may_arrive_shared(store, address, limits, clock.now()).await
        } else {
            Ok(self.addresses.may_arrive(address))
        }
    }

    /// Counts an attempt to give a password, which counts as wrong until [`Hub::was_right`].
    pub(crate) async fn may_try(&self, whose: Whose<'_>) -> Result<(), Rejection> {
        let Services { store, clock, .. } = &self.services;
        let begun = if store.is_shared() {
            attempts::begin_shared(store, whose, clock.now()).await?
        } else {
            self.attempts.begin(whose, clock.now())
        };
        begun.map_err(Rejection::wait)
    }

    /// Resets the count of wrong passwords.
    pub(crate) async fn was_right(&self, whose: Whose<'_>) -> Result<(), StoreError> {
        if self.services.store.is_shared() {
            attempts::succeed_shared(&self.services.store, whose).await
        } else {
            self.attempts.succeed(whose);
            Ok(())
        }
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<Id, Slot>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn not_loaded(&self) -> MutexGuard<'_, BTreeSet<Id>> {
        self.not_loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, id: &Id) -> Slot {
        Arc::clone(self.rooms().entry(id.clone()).or_default())
    }

    /// Adds a table that has just been made.
    pub(crate) fn add(&self, id: Id, room: Room) {
        self.rooms().insert(id, Arc::new(Lock::new(Some(room))));
    }

    /// Sends a request to a room. It runs to completion even if the caller is cancelled.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        id: &Id,
        asker: Asker,
        request: Request,
    ) -> Result<Reply, Rejection> {
        let (hub, id) = (Arc::clone(self), id.clone());
        let work = tokio::spawn(async move {
            let slot = hub.slot(&id);
            let mut guard = slot.lock().await;
            let leaps = hub.leaps.read().await;
            let room = hub.loaded(&id, &mut guard, *leaps).await?;
            let reply = room.handle(&hub.services, &asker, request).await;
            hub.follow_up(&id, room);
            if matches!(reply, Ok(Reply::Gone)) {
                // Tasks that already wait for the slot find no room.
                *guard = None;
                hub.rooms().remove(&id);
                hub.waiting.remove(&id);
            }
            drop((leaps, guard));
            if hub.services.store.is_shared() {
                // Nothing tells this node what others do with a table to which it has no connection.
                drop(slot);
                hub.put_away_one(&id);
            }
            reply
        });
        work.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a request failed");
            Err(Rejection::new(Code::Internal, "something went wrong"))
        })
    }

    /// Sends email as long as the server runs, if it is configured.
    pub(crate) async fn send_email(self: Arc<Self>) {
        if let Some(mail) = &self.mail {
            mail.work(&self.services).await;
        }
    }

    /// Logs whether the SMTP server works, if email is configured.
    pub(crate) async fn try_out_email(self: Arc<Self>) {
        if let Some(mail) = &self.mail {
            mail.try_out().await;
        }
    }

    /// Removes deleted people from tables where they still have a seat: one person, or all. What fails now is retried after the
    /// next start.
    pub(crate) async fn forget(self: Arc<Self>, person: Option<Id>) {
        let traces = match self.services.store.traces(person.as_ref()).await {
            Ok(traces) => traces,
            Err(error) => {
                tracing::error!(%error, "cannot look up the tables of deleted people");
                return;
            }
        };
        for Trace { person, table } in traces {
            if let Err(refused) = self.ask(&table, Asker::Nobody, Request::Forget(person)).await {
                tracing::error!(%table, ?refused, "a deleted player still has a seat");
            }
            self.put_away_one(&table);
        }
    }

    /// Removes a table in any state, by a change that removes it from the database.
    pub(crate) async fn remove(&self, id: &Id, change: Change) -> Result<(), StoreError> {
        let slot = self.slot(id);
        let mut guard = slot.lock().await;
        self.services.store.write(change).await?;
        if let Some(room) = guard.take() {
            // Its sockets close when it is dropped.
            room.stop_thinking();
        }
        self.watch(id, None);
        self.rooms().remove(id);
        self.node.tell(id, News::Removed);
        Ok(())
    }

    /// Reads a room without changing it.
    pub(crate) async fn look<T>(
        &self,
        id: &Id,
        look: impl FnOnce(&Room) -> T,
    ) -> Result<T, Rejection> {
        let slot = self.slot(id);
        let mut guard = slot.lock().await;
        let leaps = self.leaps.read().await;
        self.loaded(id, &mut guard, *leaps).await.map(|room| look(room))
    }

    async fn loaded<'a>(
        &self,
        id: &Id,
        slot: &'a mut Option<Room>,
        leaps: Millis,
    ) -> Result<&'a mut Room, Rejection> {
        if let Some(room) = slot {
            room.stand_still(leaps);
        } else {
            match Room::load(&self.services.store, id, self.services.clock.now()).await {
                Ok(room) => *slot = room.map(|room| room.loaded_after(leaps)),
                // No table can have such an id.
                Err(StoreError::Gone) => {}
                Err(error) => {
                    tracing::error!(table = %id, %error, "a table cannot be loaded");
                    if self.services.store.is_running(id).await.unwrap_or(false) {
                        self.not_loaded().insert(id.clone());
                    }
                    return Err(Rejection::new(Code::Storage, "the table cannot be loaded now"));
                }
            }
        }
        if slot.is_none() {
            self.rooms().remove(id);
        }
        slot.as_mut().ok_or_else(Rejection::not_found)
    }

    /// Updates the deadline, the lobby and the computer player of a room after a change.
    fn follow_up(self: &Arc<Self>, id: &Id, room: &mut Room) {
        self.watch(id, room.deadline());
        for news in room.take_news() {
            self.node.tell(id, news);
        }
        if self.waiting.update(id, room.open()) {
            self.node.list(id, self.waiting.listing(id, self.services.clock.now()));
        }
        if *self.stopping.borrow() {
            return;
        }
        let Some(assignment) = room.computer_to_act(self.services.clock.now()) else { return };
        let (seq, cancel) = (assignment.seq, assignment.cancel.clone());
        let (hub, id) = (Arc::clone(self), id.clone());
        tokio::spawn(async move {
            let mut stopping = hub.stopping.subscribe();
            let thought = hub.bots.think(assignment);
            tokio::pin!(thought);
            let decision = tokio::select! {
                decision = &mut thought => decision,
                _ = stopping.wait_for(|&stopping| stopping) => {
                    // It thinks again after the restart.
                    cancel.request();
                    return;
                }
            };
            let Some(decision) = decision else { return };
            let acts = || Request::BotActs { seq, decision: decision.clone() };
            while !*hub.stopping.borrow()
                && let Err(refused) = hub.ask(&id, Asker::Nobody, acts()).await
            {
                tracing::warn!(table = %id, ?refused, "a computer player has to wait");
                tokio::time::sleep(Duration::from_secs(5)).await;
            }
        });
    }

    fn deadlines(&self) -> MutexGuard<'_, Deadlines> {
        self.deadlines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn watch(&self, id: &Id, deadline: Option<Millis>) {
        let mut deadlines = self.deadlines();
        let old = match deadline {
            Some(when) => deadlines.of.insert(id.clone(), when),
            None => deadlines.of.remove(id),
        };
        if let Some(old) = old {
            deadlines.in_order.remove(&(old, id.clone()));
        }
        if let Some(when) = deadline {
            deadlines.in_order.insert((when, id.clone()));
        }
        drop(deadlines);
        self.deadline_changed.notify_one();
    }

    /// Checks each clock when its time is up, while the server runs.
    pub(crate) async fn watch_clocks(self: Arc<Self>) {
        loop {
            let next = self.deadlines().in_order.first().cloned();
            let Some((when, id)) = next else {
                self.deadline_changed.notified().await;
                continue;
            };
            tokio::select! {
                () = self.services.clock.sleep_until(when) => {
                    if !self.is_in_time() {
                        // The database may come back with a pause, in which clocks stood still.
                        self.watch(&id, Some(self.services.clock.now() + 1_000));
                        continue;
                    }
                    self.watch(&id, None);
                    if let Err(refused) = self.ask(&id, Asker::Nobody, Request::LookAtClock).await {
                        tracing::warn!(table = %id, ?refused, "a clock cannot be stopped now");
                        self.watch(&id, Some(self.services.clock.now() + 5_000));
                    }
                }
                () = self.deadline_changed.notified() => {}
            }
        }
    }

    /// Resumes every running game after a restart. Games that wait for people need not stay in memory: their clocks are
    /// watched, and the log is on disk.
    pub(crate) async fn wake(self: Arc<Self>) {
        tracing::info!(games = self.not_loaded().len(), "the running games go on");
        self.load_running().await;
    }

    /// Loads the running games that are not loaded yet.
    async fn load_running(self: &Arc<Self>) {
        let games = self.not_loaded().clone();
        for id in games {
            match self.ask(&id, Asker::Nobody, Request::Wake).await {
                Err(rejection) if rejection.refused.code != Code::NotFound => {
                    tracing::error!(table = %id, refused = ?rejection, "a game cannot go on");
                }
                _ => {
                    self.not_loaded().remove(&id);
                }
            }
            self.put_away_one(&id);
        }
    }

    /// Stores that the server is alive, unless that would hide a pause which is not noted yet.
    pub(crate) async fn say_alive(&self) -> Result<(), StoreError> {
        if self.is_in_doubt() {
            return Ok(());
        }
        self.services.store.write(Change::Alive(self.services.clock.now())).await
    }

    fn is_in_doubt(&self) -> bool {
        self.in_doubt.load(Ordering::Relaxed)
    }

    /// Notes whether the last sign of life failed.
    pub(crate) fn doubt(&self, in_doubt: bool) {
        self.in_doubt.store(in_doubt, Ordering::Relaxed);
    }

    /// Checks the health of the server by storing a change.
    pub(crate) async fn readiness(&self) -> Readiness {
        let written = tokio::time::timeout(WRITE_PATIENCE, self.say_alive()).await;
        let writable = !self.is_in_doubt() && matches!(written, Ok(Ok(())));
        let not_loaded = self.not_loaded().len();
        let stopping = *self.stopping.borrow();
        Readiness { ready: writable && not_loaded == 0 && !stopping, writable, not_loaded }
    }

    /// Updates the gauges that no event updates.
    pub(crate) async fn measure(&self) {
        metrics::gauge!("bastide_database_bytes")
            .set(self.services.store.size().await.map_or(0.0, |bytes| bytes as f64));
        if let Some(connections) = self.services.store.connections_in_use() {
            metrics::gauge!("bastide_database_pool_in_use").set(f64::from(connections));
        }
        metrics::gauge!("bastide_games_not_loaded").set(self.not_loaded().len() as f64);
        if let Ok(running) = self.services.store.count_running().await {
            metrics::gauge!("bastide_games_running").set(running);
        }
    }

    pub(crate) fn last_beat(&self) -> Millis {
        self.last_beat.load(Ordering::Relaxed)
    }

    /// Notes a sign of life. Returns whether there was a pause since the one before.
    pub(crate) fn note_beat(&self, at: Millis, last_pause: Millis) -> bool {
        self.last_beat.store(at, Ordering::Relaxed);
        self.last_pause.swap(last_pause, Ordering::Relaxed) != last_pause
    }

    /// Whether a table is in memory.
    pub(crate) fn has_room(&self, id: &Id) -> bool {
        self.rooms().contains_key(id)
    }

    /// The tables in memory.
    pub(crate) fn all_rooms(&self) -> Vec<Id> {
        self.rooms().keys().cloned().collect()
    }

    /// The tables with connections. Those that handle a request now count, too.
    pub(crate) fn watched_rooms(&self) -> Vec<Id> {
        let rooms = self.rooms();
        let is_watched = |slot: &Slot| {
            slot.try_lock().map_or(true, |room| room.as_ref().is_some_and(Room::is_watched))
        };
        rooms.iter().filter(|(_, slot)| is_watched(slot)).map(|(id, _)| id.clone()).collect()
    }

    /// Records the heartbeat and the state of the server.
    pub(crate) async fn beat(self: Arc<Self>) {
        if self.services.store.is_shared() {
            return self.beat_with_others().await;
        }
        loop {
            tokio::time::sleep(HEARTBEAT).await;
            self.measure().await;
            if let Err(error) =
                self.services.store.write(Change::Alive(self.services.clock.now())).await
            {
                tracing::error!(%error, "cannot note that the server is alive");
            }
        }
    }

    /// Frees memory and deletes expired data.
    pub(crate) async fn tidy_up(self: Arc<Self>) {
        loop {
            tokio::time::sleep(ROUND).await;
            self.addresses.sweep();
            let now = self.services.clock.now();
            self.attempts.sweep(now);
            if let Some(mail) = &self.mail {
                mail.quotas.sweep(now);
            }
            self.waiting.sweep(now);
            self.put_away(
                now - Millis::try_from(self.services.limits.idle.as_millis()).unwrap_or(0),
            );
            let sweep = Change::Sweep { now, tables_before: now - WAITING_TABLES };
            if let Err(error) = self.services.store.write(sweep).await {
                tracing::error!(%error, "cannot sweep");
            }
            if let Err(error) = self.services.store.sweep_counters(now - attempts::FORGOTTEN).await
            {
                tracing::error!(%error, "cannot forget old counters");
            }
            self.load_running().await;
        }
    }

    /// Drops rooms that were not used since then; their logs stay on disk.
    fn put_away(&self, since: Millis) {
        let mut rooms = self.rooms();
        rooms.retain(|_, slot| !may_go(slot, |room| room.is_idle_since(since)));
        metrics::gauge!("bastide_rooms").set(rooms.len() as f64);
    }

    /// Drops a room if it has no connections and no computer player is thinking.
    fn put_away_one(&self, id: &Id) {
        let mut rooms = self.rooms();
        if rooms.get(id).is_some_and(|slot| may_go(slot, Room::is_quiet)) {
            rooms.remove(id);
        }
    }
}

/// Whether a room can be dropped from memory. Slots are cloned only under the lock of all rooms, so no task can be about to
/// use this one.
fn may_go(slot: &Slot, by_itself: impl FnOnce(&Room) -> bool) -> bool {
    let in_use = Arc::strong_count(slot) > 1;
    !in_use && slot.try_lock().is_ok_and(|room| room.as_ref().is_none_or(by_itself))
}
