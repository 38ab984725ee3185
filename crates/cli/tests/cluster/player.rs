//! Scripted players with a list of addresses: when one is gone or silent, they go on at the next.

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Person, Socket};

/// A connection that is silent for this long is asked for a sign of life …
const ASK_AFTER: Duration = Duration::from_secs(1);
/// … and given up after this time.
const GIVE_UP_AFTER: Duration = Duration::from_millis(2_500);

/// What players do.
#[derive(Clone, Debug)]
pub(crate) enum Phase {
    Play,
    /// They make no more moves, and wait for the answer to their last one.
    Settle,
    /// They wait until they know as many entries of their table, through the connection that they have.
    Meet(Arc<HashMap<String, u64>>),
}

/// A move, and the number of the log entry that the server named in its acknowledgement.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) table: String,
    pub(crate) id: String,
    pub(crate) seq: u64,
    pub(crate) action: String,
}

/// A client's game, assembled from snapshots and updates.
#[derive(Clone, Default)]
pub(crate) struct View {
    pub(crate) table: String,
    pub(crate) seq: u64,
    pub(crate) tiles: Vec<Value>,
    pub(crate) position: Value,
}

impl View {
    /// Takes in a snapshot or an update. Its steps continue where the last one ended: no gap, nothing twice.
    fn take(&mut self, message: &mut Value) {
        let mut seq = if message["type"] == "snapshot" { 0 } else { self.seq };
        for step in message["steps"].as_array().expect("steps") {
            seq += 1;
            assert_eq!(step["seq"], seq, "{message}");
        }
        let now = message["seq"].as_u64().expect("a number");
        assert!(now >= self.seq, "a client that saw {} entries is sent back: {message}", self.seq);
        self.seq = now;
        let from = message["tiles_from"].as_u64().unwrap_or(0) as usize;
        self.tiles.truncate(from);
        if let Value::Array(tiles) = message["tiles"].take() {
            self.tiles.extend(tiles);
        }
        self.position = message["position"].take();
    }
}

/// What all players note.
#[derive(Default)]
pub(crate) struct Notes(Mutex<Inside>);

#[derive(Default)]
pub(crate) struct Inside {
    pub(crate) acknowledged: Vec<Acknowledged>,
    pub(crate) views: Vec<View>,
    /// Players with a connection and without an open question.
    pub(crate) settled: usize,
    /// What is broken now.
    pub(crate) fault: Option<Broken>,
    /// How long players were away, by what was broken when they left.
    pub(crate) absences: BTreeMap<String, Vec<Duration>>,
    /// Messages that were sent again.
    pub(crate) resent: usize,
    /// Actions that came too late, by table: they may not be in the log.
    pub(crate) stale: Vec<(String, String)>,
    /// Refusals by their code.
    pub(crate) refused: HashMap<String, usize>,
}

/// A fault that lasts.
#[derive(Clone)]
pub(crate) struct Broken {
    pub(crate) name: String,
    /// The node that is dead or silent, and since when: its players are away from then on.
    pub(crate) node: Option<(SocketAddr, Instant)>,
}

/// Why a player has no connection, and since when.
type Away = Option<(String, Instant)>;

impl Notes {
    pub(crate) fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Why a player at this node is away, and since when.
    fn why(&self, node: SocketAddr) -> (String, Instant) {
        let now = Instant::now();
        let Some(Broken { name, node: of }) = self.inside().fault.clone() else {
            return ("between faults".to_owned(), now);
        };
        let since = of.filter(|(address, _)| *address == node).map(|(_, since)| since);
        (name, since.unwrap_or(now))
    }
}

pub(crate) struct Player {
    person: Person,
    table: String,
    addresses: Vec<SocketAddr>,
    at: usize,
    pause: Duration,
    phase: watch::Receiver<Phase>,
    notes: Arc<Notes>,
    random: Pcg64Mcg,
    view: View,
    /// The message that is not acknowledged.
    pending: Option<Value>,
    /// The last choices, and when to answer them.
    choices: Option<(Value, Instant)>,
    moves: usize,
    has_settled: bool,
    /// The number of this client among several of the same person, which decide at the same moment.
    rival: Option<usize>,
}

/// What follows a conversation.
enum Next {
    /// Another one at the next address.
    Elsewhere,
    /// Another one at the same address.
    Again,
    Done,
}

impl Player {
    pub(crate) fn new(
        person: Person,
        table: &str,
        addresses: Vec<SocketAddr>,
        pause: Duration,
        phase: watch::Receiver<Phase>,
        notes: Arc<Notes>,
    ) -> Self {
        let seed = person
            .id
            .bytes()
            .fold(0, |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let at = addresses.iter().position(|&address| address == person.address).unwrap_or(0);
        let view = View { table: table.to_owned(), ..View::default() };
        Self {
            table: table.to_owned(),
            at,
            random: Pcg64Mcg::seed_from_u64(seed),
            person,
            addresses,
            pause,
            phase,
            notes,
            view,
            pending: None,
            choices: None,
            moves: 0,
            has_settled: false,
            rival: None,
        }
    }

    /// One of several clients of the same person, at another node: only one of them can move.
    pub(crate) fn rival(mut self, number: usize) -> Self {
        self.at += number;
        self.random = Pcg64Mcg::seed_from_u64(number as u64);
        self.rival = Some(number);
        self
    }

    /// Plays until the players meet.
    pub(crate) async fn play(mut self) {
        let mut away: Away = None;
        loop {
            let address = self.addresses[self.at % self.addresses.len()];
            let person = self.person.at(address);
            let since = format!("?since={}", self.view.seq);
            let since = if self.view.seq == 0 { "" } else { &since };
            let origin = person.origin();
            let socket = person.try_live(&self.table, since, Some(&origin));
            let socket = tokio::time::timeout(ASK_AFTER, socket).await;
            let next = match socket {
                Ok(Ok(socket)) => self.converse(socket, &mut away).await,
                _ => Next::Elsewhere,
            };
            match next {
                Next::Done => return,
                Next::Again => continue,
                Next::Elsewhere => {}
            }
            away.get_or_insert_with(|| self.notes.why(address));
            self.at += 1;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Notes for how long the player was away, now that the game is there again.
    fn note_absence(&self, away: &mut Away) {
        if let Some((why, since)) = away.take() {
            self.notes.inside().absences.entry(why).or_default().push(since.elapsed());
        }
    }

    async fn converse(&mut self, mut socket: Socket, away: &mut Away) -> Next {
        self.choices = None;
        if let Some(pending) = &self.pending {
            // The same idempotency key: the action is applied once, wherever the first message has arrived.
            self.notes.inside().resent += 1;
            socket.try_send(pending).await;
        }
        let mut heard = Instant::now();
        let mut asked = false;
        let mut tick = tokio::time::interval(Duration::from_millis(50));
        loop {
            tokio::select! {
                message = socket.stream.next() => {
                    (heard, asked) = (Instant::now(), false);
                    match message {
                        Some(Ok(Message::Text(text))) => {
                            let message = serde_json::from_str(&text).expect("JSON");
                            if let Some(next) = self.take(message, away) {
                                return next;
                            }
                        }
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Next::Elsewhere,
                        Some(Ok(_)) => {}
                    }
                }
                _ = tick.tick() => {
                    if heard.elapsed() > GIVE_UP_AFTER {
                        return Next::Elsewhere;
                    }
                    if heard.elapsed() > ASK_AFTER && !asked {
                        asked = true;
                        let _ = socket.stream.send(Message::Ping(Vec::new().into())).await;
                    }
                }
            }
            let phase = self.phase.borrow().clone();
            match phase {
                Phase::Play => self.act(&mut socket).await,
                Phase::Settle => {
                    if self.pending.is_none() && self.view.seq > 0 && !self.has_settled {
                        self.has_settled = true;
                        self.notes.inside().settled += 1;
                    }
                }
                Phase::Meet(entries) => {
                    if self.view.seq >= entries[&self.table] {
                        self.notes.inside().views.push(std::mem::take(&mut self.view));
                        return Next::Done;
                    }
                }
            }
        }
    }

    fn take(&mut self, mut message: Value, away: &mut Away) -> Option<Next> {
        match message["type"].as_str() {
            Some("snapshot" | "update") => {
                self.view.take(&mut message);
                self.note_absence(away);
            }
            Some("choices") => {
                let share = match self.rival {
                    Some(_) => 1.0,
                    None => 0.5 + f64::from(self.random.next_u32()) / f64::from(u32::MAX),
                };
                self.choices = Some((message, Instant::now() + self.pause.mul_f64(share)));
            }
            Some("accepted") => {
                if let Some(done) = self.pending.take_if(|pending| pending["id"] == message["id"]) {
                    let seq = message["seq"].as_u64().expect("a number");
                    self.notes.inside().acknowledged.push(Acknowledged {
                        table: self.table.clone(),
                        id: done["id"].as_str().expect("an id").to_owned(),
                        seq,
                        action: done["action"].as_str().expect("an action").to_owned(),
                    });
                    // After a lost answer the choices come first, and may be older.
                    let fresh = |choices: &(Value, Instant)| choices.0["seq"].as_u64() >= Some(seq);
                    self.choices = self.choices.take().filter(fresh);
                }
            }
            Some("refused") => {
                let code = message["code"].as_str().expect("a code").to_owned();
                *self.notes.inside().refused.entry(code.clone()).or_default() += 1;
                if code == "stale" && self.rival.is_some() {
                    let id = self.pending.take().expect("an action")["id"].clone();
                    let id = id.as_str().expect("an id").to_owned();
                    self.notes.inside().stale.push((self.table.clone(), id));
                    return Some(Next::Again);
                }
                // Nothing can be stored here now. No other refusal is right: only this player can move now.
                assert_eq!(code, "storage", "{message}");
                return Some(Next::Elsewhere);
            }
            _ => {}
        }
        None
    }

    /// Answers the choices when it is time.
    async fn act(&mut self, socket: &mut Socket) {
        if self.pending.is_some() {
            return;
        }
        let Some((choices, _)) = self.choices.take_if(|(_, due)| *due <= Instant::now()) else {
            return;
        };
        let actions = choices["actions"].as_array().expect("actions");
        let action = &actions[self.random.next_u32() as usize % actions.len()]["action"];
        self.moves += 1;
        let client = self.rival.unwrap_or_default();
        let id = format!("{} {client} {}", self.person.id, self.moves);
        let act = json!({ "type": "act", "id": id, "seq": choices["seq"], "action": action });
        socket.try_send(&act).await;
        self.pending = Some(act);
    }
}
