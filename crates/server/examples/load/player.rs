//! Scripted players: they take any legal action, and reconnect to a server until it responds.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A table, and the cookies of its players.
pub(crate) struct Table {
    pub(crate) id: String,
    /// The node of each player.
    addresses: [String; 2],
    cookies: [String; 2],
    http: reqwest::Client,
}

/// Creates a guest. Returns the cookie.
pub(crate) async fn guest(http: &reqwest::Client, address: &str, name: &str) -> String {
    let guest = json!({ "name": name, "colour": "red" });
    let url = format!("http://{address}/api/guest");
    let answer = http.post(url).json(&guest).send().await.expect("an answer");
    let header = answer.headers()["set-cookie"].to_str().expect("a cookie");
    header.split(';').next().expect("a pair").to_owned()
}

impl Table {
    /// A table of two guests at these nodes, started.
    pub(crate) async fn open(addresses: [String; 2]) -> Self {
        let http = reqwest::Client::new();
        let [one, other] = &addresses;
        let cookies = [guest(&http, one, "Ann").await, guest(&http, other, "Ben").await];
        let mut table = Self::with(http, one, cookies).await;
        table.addresses = addresses;
        for seat in 0..2 {
            table.seat(seat, seat, &json!({ "who": "me" })).await;
        }
        table.start().await;
        table
    }

    /// A table with two empty seats.
    pub(crate) async fn with(http: reqwest::Client, address: &str, cookies: [String; 2]) -> Self {
        let addresses = [address.to_owned(), address.to_owned()];
        let mut table = Self { id: String::new(), addresses, cookies, http };
        let wish = json!({ "setup": { "preset": { "name": "base", "seats": 2 } } });
        let made = table.call(reqwest::Method::POST, "/api/tables", 0, &wish).await;
        made["id"].as_str().expect("a table").clone_into(&mut table.id);
        table
    }

    /// Seats a person or a computer.
    pub(crate) async fn seat(&self, seat: usize, who: usize, wish: &Value) {
        let path = format!("/api/tables/{}/seats/{}", self.id, seat + 1);
        self.call(reqwest::Method::PUT, &path, who, wish).await;
    }

    /// Empties a seat.
    pub(crate) async fn stand_up(&self, seat: usize) {
        let path = format!("/api/tables/{}/seats/{}", self.id, seat + 1);
        self.call(reqwest::Method::DELETE, &path, 0, &Value::Null).await;
    }

    /// Starts the game. Returns whether the server allows it.
    pub(crate) async fn start(&self) -> bool {
        let path = format!("/api/tables/{}/start", self.id);
        self.call(reqwest::Method::POST, &path, 0, &Value::Null).await["code"].is_null()
    }

    /// Turns the host into an account.
    pub(crate) async fn make_account(&self, name: &str) {
        let account = json!({ "name": name, "password": "correct horse battery" });
        self.call(reqwest::Method::POST, "/api/account", 0, &account).await;
    }

    async fn call(&self, method: reqwest::Method, path: &str, who: usize, body: &Value) -> Value {
        let request = self.http.request(method, format!("http://{}{path}", self.addresses[who]));
        let request = request.header("cookie", &self.cookies[who]).json(body);
        request.send().await.expect("an answer").json().await.expect("JSON")
    }

    /// The game so far, from the node of a player.
    pub(crate) async fn record(&self, who: usize) -> String {
        let url = format!("http://{}/api/tables/{}/record", self.addresses[who], self.id);
        self.http.get(url).send().await.expect("an answer").text().await.expect("text")
    }

    /// The game after this many log entries.
    pub(crate) async fn replay(&self, seq: u64) -> Value {
        let path = format!("/api/tables/{}/replay?to={seq}", self.id);
        self.call(reqwest::Method::GET, &path, 0, &Value::Null).await
    }

    /// Connects; the server sends what the client has not seen.
    pub(crate) async fn connect(&self, who: usize, seen: u64) -> Option<Socket> {
        let since = if seen == 0 { String::new() } else { format!("?since={seen}") };
        let url = format!("ws://{}/api/tables/{}/live{since}", self.addresses[who], self.id);
        let mut request = url.into_client_request().expect("a request");
        let headers = request.headers_mut();
        headers
            .insert("origin", format!("http://{}", self.addresses[who]).parse().expect("a header"));
        headers.insert("cookie", self.cookies[who].parse().expect("a header"));
        Some(connect_async(request).await.ok()?.0)
    }
}

/// A client's game, assembled from snapshots and updates.
#[derive(Clone, Default)]
pub(crate) struct View {
    pub(crate) seq: u64,
    pub(crate) tiles: Vec<Value>,
    pub(crate) position: Value,
}

impl View {
    fn take(&mut self, message: &mut Value) {
        let from = message["tiles_from"].as_u64().unwrap_or(0) as usize;
        self.tiles.truncate(from);
        if let Value::Array(tiles) = message["tiles"].take() {
            self.tiles.extend(tiles);
        }
        self.seq = message["seq"].as_u64().expect("a number");
        self.position = message["position"].take();
    }
}

/// The measurements of all players.
#[derive(Default)]
pub(crate) struct Notes(Mutex<Inside>);

#[derive(Default)]
struct Inside {
    waits: Vec<Duration>,
    /// When moves were sent, by table and the number that they get in the log.
    sent: HashMap<(String, u64), (usize, Instant)>,
    /// How long it took until the other player saw a move.
    seen: Vec<Duration>,
    acknowledged: HashMap<String, Vec<(u64, String)>>,
    views: Vec<(String, View)>,
    away: usize,
}

impl Notes {
    fn inside(&self) -> std::sync::MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of acknowledged moves.
    pub(crate) fn acknowledged(&self) -> usize {
        self.inside().waits.len()
    }

    /// The acknowledged moves of a table.
    pub(crate) fn of(&self, table: &str) -> Vec<(u64, String)> {
        self.inside().acknowledged.get(table).cloned().unwrap_or_default()
    }

    /// The final games of all clients, with their tables.
    pub(crate) fn views(&self) -> Vec<(String, View)> {
        self.inside().views.clone()
    }

    /// Waits until every player is connected again.
    pub(crate) async fn wait_for_everybody(&self) {
        while self.inside().away > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// A player has sent the move that becomes this entry.
    fn note_sent(&self, table: &str, seq: u64, who: usize) {
        let sent = (who, Instant::now());
        self.inside().sent.entry((table.to_owned(), seq)).or_insert(sent);
    }

    /// A player has seen these entries for the first time.
    fn note_seen(&self, table: &str, entries: std::ops::RangeInclusive<u64>, who: usize) {
        let mut inside = self.inside();
        for seq in entries {
            if let Some(&(by, sent)) = inside.sent.get(&(table.to_owned(), seq))
                && by != who
            {
                inside.seen.push(sent.elapsed());
            }
        }
    }

    /// Prints how long moves took.
    pub(crate) fn report(&self, seconds: f64) {
        let inside = self.inside();
        let moves = inside.waits.len();
        println!("{moves} moves in {seconds:.1} s, {:.0} a second", moves as f64 / seconds);
        println!("acknowledged after {}", percentiles(&inside.waits));
        println!("seen by the other player after {}", percentiles(&inside.seen));
    }
}

fn percentiles(times: &[Duration]) -> String {
    let mut times = times.to_vec();
    times.sort_unstable();
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    format!(
        "{:.1} ms (half), {:.1} ms (90%), {:.1} ms (99%), {:.1} ms (all)",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    )
}

/// An action that was sent and not yet acknowledged.
struct Pending {
    id: String,
    message: String,
    action: String,
    sent: Instant,
}

/// Plays a seat until the log has this many entries, through failures of the server.
pub(crate) async fn play(
    table: std::sync::Arc<Table>,
    who: usize,
    entries: u64,
    pause: Duration,
    notes: std::sync::Arc<Notes>,
) {
    let mut random =
        Pcg64Mcg::seed_from_u64(table.id.bytes().map(u64::from).sum::<u64>() + who as u64);
    let mut pending: Option<Pending> = None;
    let mut view = View::default();
    notes.inside().away += 1;
    loop {
        let Some(mut socket) = table.connect(who, view.seq).await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        notes.inside().away -= 1;
        let mut choices: Option<Value> = None;
        if let Some(pending) = &pending {
            // The same idempotency key: the action is applied once, whether or not the first message arrived.
            let _ = socket.send(Message::text(pending.message.clone())).await;
        }
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            let mut message: Value = serde_json::from_str(&text).expect("JSON");
            let of_game = message["tiles"].is_array();
            if of_game {
                let before = view.seq;
                view.take(&mut message);
                notes.note_seen(&table.id, before + 1..=view.seq, who);
            }
            match message["type"].as_str() {
                Some("accepted") => {
                    if let Some(done) = pending.take_if(|pending| message["id"] == pending.id) {
                        let seq = message["seq"].as_u64().expect("a number");
                        let mut inside = notes.inside();
                        inside.waits.push(done.sent.elapsed());
                        let of_table = inside.acknowledged.entry(table.id.clone()).or_default();
                        of_table.push((seq, done.action));
                        choices = choices.filter(|choices| choices["seq"].as_u64() >= Some(seq));
                    }
                }
                Some("choices") => choices = Some(message.clone()),
                Some("refused") => panic!("a legal action was refused: {message}"),
                _ => {}
            }
            // After a lost response the choices come first: they wait until it is clear what was applied.
            if let Some(fresh) = choices.take_if(|_| pending.is_none()) {
                let act = choose(&fresh, pause, &mut random).await;
                let next = fresh["seq"].as_u64().expect("a number") + 1;
                notes.note_sent(&table.id, next, who);
                let _ = socket.send(Message::text(act.message.clone())).await;
                pending = Some(act);
            }
            if of_game && (view.seq >= entries || message["end"].is_object()) {
                notes.inside().views.push((table.id.clone(), view));
                return;
            }
        }
        notes.inside().away += 1;
    }
}

/// Takes any of the choices, after a pause.
async fn choose(choices: &Value, pause: Duration, random: &mut Pcg64Mcg) -> Pending {
    let wait = pause.mul_f64(0.5 + f64::from(random.next_u32()) / f64::from(u32::MAX));
    tokio::time::sleep(wait).await;
    let actions = choices["actions"].as_array().expect("actions");
    let action = &actions[random.next_u32() as usize % actions.len()]["action"];
    let id = format!("{:016x}", random.next_u64());
    let message = json!({ "type": "act", "id": id, "seq": choices["seq"], "action": action });
    let action = action.as_str().expect("an action").to_owned();
    Pending { id, message: message.to_string(), action, sent: Instant::now() }
}
