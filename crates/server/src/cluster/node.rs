//! A node among those that share a database.
//!
//! Any node serves any table: the key of the log decides who comes first. A node tells the others by NATS what it has stored,
//! and compares the tables of its connections with the database from time to time, because news may be lost.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::{Bus, BusError, Letter, News};
use crate::hub::{Ended, Hub};
use crate::limits::Used;
use crate::room::{Asker, Request};
use crate::secret::{TokenHash, hex, new_id, parse_hex};
use crate::store::{Beat, StoreError};
use crate::waiting::{Listing, WITHOUT_HOST};

/// How often the tables of this node's connections are compared with the database while news arrive …
const COMPARE: Duration = Duration::from_secs(5);
/// … and while they do not.
const COMPARE_WITHOUT_NEWS: Duration = Duration::from_secs(1);
/// The tables in one comparison.
const COMPARED_TOGETHER: usize = 200;
/// How often a node repeats who is connected through it, and which tables it lists in the lobby.
const REPEAT: Duration = Duration::from_secs(8);
/// How often a node tells others what networks have used of their rates.
const RATES: Duration = Duration::from_millis(250);
/// The networks in one such message.
const NETWORKS_TOGETHER: usize = 1_000;
/// How often a node looks for games that nobody looks after.
const LOOK_AFTER: Millis = 3_000;
/// For how long a node claims such a game. It tells when the game is due next, or another node claims it after this time.
const CLAIM: Millis = 30_000;
/// The games that a node claims together.
const CLAIMED_TOGETHER: u32 = 50;
/// How often a node says in the database that it is alive.
const BEAT: Millis = 5_000;
/// How long the database may take for it.
const BEAT_PATIENCE: Duration = Duration::from_secs(5);
/// If no node has said so for this long, none was there: clocks stood still meanwhile.
const SILENCE: Millis = 20_000;

/// This process among the nodes.
#[derive(Debug)]
pub(crate) struct Node {
    /// Chosen at the start.
    id: String,
    bus: Option<Bus>,
    /// Games that this node has claimed, and not looked after yet.
    claimed: Mutex<Vec<Id>>,
}

/// A table in the lobby, as a node reports it.
#[derive(Debug, Serialize, Deserialize)]
struct Listed {
    node: String,
    table: Id,
    /// `None` if it is not listed any more.
    listing: Option<Listing>,
}

/// What networks have used of their rates through a node.
#[derive(Debug, Serialize, Deserialize)]
struct UsedElsewhere {
    node: String,
    used: Vec<(IpAddr, Used)>,
}

/// Sessions that ended.
#[derive(Debug, Serialize, Deserialize)]
struct EndedElsewhere {
    node: String,
    person: Option<Id>,
    /// The hash of the session that ended, or of the only one of the person that did not.
    session: Option<String>,
}

impl Node {
    pub(crate) fn new(bus: Option<Bus>) -> Self {
        Self { id: new_id().to_string(), bus, claimed: Mutex::default() }
    }

    /// Tells the other nodes something about a table.
    pub(crate) fn tell(&self, table: &Id, news: News) {
        if let Some(bus) = &self.bus {
            let letter = Letter { node: self.id.clone(), table: table.clone(), news };
            bus.publish(&format!("table.{table}"), &letter);
        }
    }

    /// Tells the other nodes whether a table waits in the lobby.
    pub(crate) fn list(&self, table: &Id, listing: Option<Listing>) {
        if let Some(bus) = &self.bus {
            let listed = Listed { node: self.id.clone(), table: table.clone(), listing };
            bus.publish("lobby", &listed);
        }
    }

    /// Tells the other nodes that sessions have ended.
    pub(crate) fn tell_ended(&self, ended: &Ended) {
        if let Some(bus) = &self.bus {
            let (person, session) = match ended {
                Ended::Session(hash) => (None, Some(hex(&hash.0))),
                Ended::OthersOf(person, keep) => (Some(person.clone()), Some(hex(&keep.0))),
                Ended::AllOf(person) => (Some(person.clone()), None),
            };
            bus.publish("ended", &EndedElsewhere { node: self.id.clone(), person, session });
        }
    }

    fn claimed(&self) -> MutexGuard<'_, Vec<Id>> {
        self.claimed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether news from other nodes arrive now.
    pub(crate) fn hears(&self) -> bool {
        self.bus.as_ref().is_some_and(Bus::is_connected)
    }
}

impl EndedElsewhere {
    fn read(self) -> Option<Ended> {
        let session = match self.session {
            Some(text) => Some(TokenHash(parse_hex(&text)?)),
            None => None,
        };
        Some(match (self.person, session) {
            (None, Some(hash)) => Ended::Session(hash),
            (Some(person), Some(keep)) => Ended::OthersOf(person, keep),
            (Some(person), None) => Ended::AllOf(person),
            (None, None) => return None,
        })
    }
}

impl Hub {
    /// Passes on what other nodes say, while the server runs.
    pub(crate) async fn hear_nodes(self: Arc<Self>) -> Result<(), BusError> {
        let Some(bus) = &self.node.bus else { return Ok(()) };
        let mut letters = bus.subscribe::<Letter>("table.*").await?;
        let mut lobby = bus.subscribe::<Listed>("lobby").await?;
        let mut ended = bus.subscribe::<EndedElsewhere>("ended").await?;
        let mut rates = bus.subscribe::<UsedElsewhere>("rates").await?;
        loop {
            tokio::select! {
                Some(Letter { node, table, news }) = letters.next() => {
                    if node != self.node.id && self.has_room(&table) {
                        let hub = Arc::clone(&self);
                        let request = Request::News { node, news };
                        tokio::spawn(async move { hub.ask(&table, Asker::Nobody, request).await });
                    }
                }
                Some(Listed { node, table, listing }) = lobby.next() => {
                    if node != self.node.id {
                        self.waiting.hear(table, listing);
                    }
                }
                Some(word) = ended.next() => {
                    if word.node != self.node.id && let Some(ended) = word.read() {
                        // Sending fails if no socket is open.
                        let _ = self.ended.send(ended);
                    }
                }
                Some(UsedElsewhere { node, used }) = rates.next() => {
                    if node != self.node.id {
                        for (network, used) in used {
                            self.addresses.use_elsewhere(network, used);
                        }
                    }
                }
                else => return Ok(()),
            }
        }
    }

    /// Tells other nodes what networks use of their rates, while the server runs.
    pub(crate) async fn report_rates(self: Arc<Self>) {
        let Some(bus) = &self.node.bus else { return };
        loop {
            tokio::time::sleep(RATES).await;
            let all = self.addresses.take_used();
            for some in all.chunks(NETWORKS_TOGETHER) {
                let (node, used) = (self.node.id.clone(), some.to_vec());
                bus.publish("rates", &UsedElsewhere { node, used });
            }
        }
    }

    /// Compares the tables of this node's connections with the database, while the server runs.
    pub(crate) async fn compare_tables(self: Arc<Self>) {
        if !self.services.store.is_shared() {
            return;
        }
        loop {
            let hears_news = self.node.hears();
            tokio::time::sleep(if hears_news { COMPARE } else { COMPARE_WITHOUT_NEWS }).await;
            let watched = self.watched_rooms();
            for tables in watched.chunks(COMPARED_TOGETHER) {
                metrics::counter!("bastide_polls_total").increment(1);
                let heads = match self.services.store.heads(tables).await {
                    Ok(heads) => heads,
                    Err(error) => {
                        tracing::warn!(%error, "cannot compare tables with the database");
                        break;
                    }
                };
                let found = |table: &Id| heads.iter().find(|(id, _)| id == table);
                for table in tables {
                    let head = found(table).map(|&(_, head)| head);
                    let request = head.map_or(Request::Reload, Request::Compare);
                    if let Err(refused) = self.ask(table, Asker::Nobody, request).await {
                        tracing::warn!(%table, ?refused, "a table cannot be compared");
                    }
                }
            }
            if !hears_news && let Err(error) = self.list_stored().await {
                tracing::warn!(%error, "cannot read which tables wait");
            }
        }
    }

    /// Without news, tables that were created lately are listed in the lobby.
    async fn list_stored(&self) -> Result<(), StoreError> {
        let since = self.services.clock.now() - WITHOUT_HOST;
        for (table, host, created) in self.services.store.waiting_since(since).await? {
            self.waiting.hear(table, Some(Listing { host, created, address: None, seen: created }));
        }
        Ok(())
    }

    /// Repeats who is connected through this node and which tables it lists, for nodes that did not hear it, while the server
    /// runs.
    pub(crate) async fn repeat_presence(self: Arc<Self>) {
        if self.node.bus.is_none() || !self.services.store.is_shared() {
            return;
        }
        loop {
            tokio::time::sleep(REPEAT).await;
            for table in self.watched_rooms() {
                // A table that cannot be loaded has nothing to say.
                let _ = self.ask(&table, Asker::Nobody, Request::Announce).await;
            }
            for (table, listing) in self.waiting.own(self.services.clock.now()) {
                self.node.list(&table, Some(listing));
            }
        }
    }

    /// Looks after running games whose node may be gone, while the server runs.
    pub(crate) async fn look_after_games(self: Arc<Self>) {
        if !self.services.store.is_shared() {
            return;
        }
        let mut next = self.services.clock.now();
        loop {
            self.services.clock.sleep_until(next).await;
            let now = self.services.clock.now();
            next = now + LOOK_AFTER;
            if !self.is_in_time() || *self.stopping.borrow() {
                continue;
            }
            let claimed = self.services.store.claim_due(now, now + CLAIM, CLAIMED_TOGETHER).await;
            let games = match claimed {
                Ok(games) => games,
                Err(error) => {
                    tracing::warn!(%error, "cannot look for games that nobody looks after");
                    continue;
                }
            };
            self.node.claimed().clone_from(&games);
            for game in games {
                if let Err(refused) = self.ask(&game, Asker::Nobody, Request::LookAfter).await {
                    tracing::warn!(table = %game, ?refused, "a game cannot go on");
                }
                self.node.claimed().retain(|other| *other != game);
            }
        }
    }

    /// Says in the database that this node is alive, while the server runs.
    pub(crate) async fn beat_with_others(self: Arc<Self>) {
        let mut silence = None;
        loop {
            let now = self.services.clock.now();
            // A database that hangs is as good as gone: nobody can move.
            let beat = timeout(BEAT_PATIENCE, self.beat_once(silence)).await;
            // While it beats, this node knows that there was no pause.
            let alive = matches!(beat, Ok(Ok(_)));
            self.doubt(!alive);
            silence = (!alive).then_some(SILENCE);
            match beat {
                Ok(Ok((_, true))) => self.reload_all().await,
                Ok(Ok((_, false))) => {}
                Ok(Err(error)) => {
                    tracing::error!(%error, "cannot note that the server is alive");
                }
                Err(_) => tracing::error!("the database does not answer"),
            }
            if alive {
                // The next sign of life must not wait for figures.
                let _ = timeout(BEAT_PATIENCE, self.measure()).await;
            }
            self.services.clock.sleep_until(now + BEAT).await;
        }
    }

    /// Notes that this process begins, or goes on after a pause of its own. If no other node was there, all clocks stood still.
    pub(crate) async fn beat_after_pause(&self) -> Result<(Beat, bool), StoreError> {
        self.beat_once(Some(SILENCE)).await
    }

    /// Notes that this node is alive. Returns whether there was a pause that rooms in memory may not know.
    async fn beat_once(&self, silence: Option<Millis>) -> Result<(Beat, bool), StoreError> {
        let now = self.services.clock.now();
        let beat = self.services.store.beat(now, silence).await?;
        if let Some(pause) = beat.paused {
            tracing::warn!(milliseconds = pause, "no node was alive; clocks stood still");
        }
        Ok((beat, self.note_beat(now, beat.last_pause)))
    }

    /// Rooms in memory do not know of a pause that was noted since they were loaded.
    async fn reload_all(self: &Arc<Self>) {
        for table in self.all_rooms() {
            // One that cannot be loaded is not in memory any more.
            let _ = self.ask(&table, Asker::Nobody, Request::Reload).await;
        }
    }

    /// Lets other nodes take over, because this one stops: games in which computer players act.
    pub(crate) async fn hand_over(self: &Arc<Self>) {
        if self.services.store.is_shared() {
            let mut games = self.all_rooms();
            games.append(&mut self.node.claimed());
            for game in games {
                // One that cannot be loaded is looked after when it is due.
                let _ = self.ask(&game, Asker::Nobody, Request::HandOver).await;
            }
        }
    }

    /// Whether this node has noted lately that it is alive. Otherwise nobody could move, and no time may run out.
    pub(crate) fn is_in_time(&self) -> bool {
        !self.services.store.is_shared()
            || self.services.clock.now() - self.last_beat() < SILENCE / 2
    }

    /// Ends sessions: sockets opened with them are closed, through this node and others.
    pub(crate) fn end(&self, ended: Ended) {
        self.node.tell_ended(&ended);
        // Sending fails if no socket is open.
        let _ = self.ended.send(ended);
    }
}
