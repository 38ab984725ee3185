//! Many masters, and another person who plays against a computer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::player::{self, Notes, Table, guest};

/// The number of measured turns.
const TURNS: usize = 12;
/// The longest time of the measurement.
const MOST: Duration = Duration::from_mins(8);

/// The tables with masters, and the level that the other person plays against.
pub(crate) struct Attack {
    pub(crate) tables: usize,
    pub(crate) people: usize,
    pub(crate) level: String,
}

impl Attack {
    /// Starts all tables, then measures the response times of the other person's computer player.
    pub(crate) async fn run(&self, address: &str) {
        let begun = Instant::now();
        let http = reqwest::Client::new();
        let notes = Arc::new(Notes::default());
        let mut alone = 0;
        for number in 0..self.people.max(1) {
            let name = format!("Thinker {number}");
            let cookie = guest(&http, address, &name).await;
            for of_person in 0..self.tables / self.people.max(1) {
                let cookies = [cookie.clone(), cookie.clone()];
                let table = Arc::new(Table::with(http.clone(), address, cookies).await);
                if of_person == 0 {
                    table.make_account(&name).await;
                }
                let master = json!({ "who": "computer", "level": "master" });
                table.seat(0, 0, &master).await;
                table.seat(1, 0, &master).await;
                if table.start().await {
                    alone += 1;
                    continue;
                }
                // Computers may not play alone: the person takes a seat, and never lets the master wait.
                table.stand_up(1).await;
                table.seat(1, 0, &json!({ "who": "me" })).await;
                assert!(table.start().await, "a game against a master starts");
                tokio::spawn(player::play(table, 0, u64::MAX, Duration::ZERO, Arc::clone(&notes)));
            }
        }
        println!(
            "{} tables of {} people begun in {:.1} s, {alone} of them without a person",
            self.tables,
            self.people,
            begun.elapsed().as_secs_f64()
        );
        let waits = self.measure(http, address).await;
        report(&self.level, waits);
    }

    /// The response time of each turn.
    async fn measure(&self, http: reqwest::Client, address: &str) -> Vec<Duration> {
        let cookie = guest(&http, address, "Stranger").await;
        let table = Table::with(http, address, [cookie.clone(), cookie]).await;
        table.seat(0, 0, &json!({ "who": "me" })).await;
        table.seat(1, 0, &json!({ "who": "computer", "level": self.level })).await;
        assert!(table.start().await, "a game against a computer starts");
        let mut socket = table.connect(0, 0).await.expect("the server runs");
        let begun = Instant::now();
        let (mut waits, mut since) = (Vec::new(), begun);
        let mut by_computer = false;
        while waits.len() < TURNS {
            let left = MOST.saturating_sub(begun.elapsed());
            let Ok(message) = tokio::time::timeout(left, socket.next()).await else {
                // The last turn is not complete.
                waits.push(since.elapsed());
                break;
            };
            let Some(Ok(Message::Text(text))) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            let steps = message["steps"].as_array().into_iter().flatten();
            by_computer |= steps.into_iter().any(|step| step["seat"] == 2);
            if message["type"] != "choices" {
                continue;
            }
            if std::mem::take(&mut by_computer) {
                waits.push(since.elapsed());
            }
            since = Instant::now();
            let (seq, action) = (&message["seq"], &message["actions"][0]["action"]);
            let act = json!({ "type": "act", "id": seq.to_string(), "seq": seq, "action": action });
            socket.send(Message::text(act.to_string())).await.expect("sent");
        }
        waits
    }
}

fn report(level: &str, mut waits: Vec<Duration>) {
    waits.sort_unstable();
    let seconds = |wait: Option<&Duration>| wait.map_or(0.0, Duration::as_secs_f64);
    println!(
        "{} turns of a stranger's {level}: after {:.3} s (half), {:.3} s (all)",
        waits.len(),
        seconds(waits.get(waits.len() / 2)),
        seconds(waits.last())
    );
}
