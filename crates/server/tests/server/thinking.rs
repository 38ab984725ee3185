//! Computer players and the cores that they share.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Person, Running};

/// The number of masters of one person.
const MASTERS: usize = 8;

fn two_seats() -> Value {
    json!({ "setup": { "full": { "game": "carcassonne", "players": ["", ""] } } })
}

/// A table at which a computer of this level decides first; the person has the other seat.
async fn against(person: &Person, level: &str) -> String {
    let table = person.table(two_seats()).await;
    person.computer_of(&table, 1, level).await;
    person.sit(&table, 2).await;
    table
}

/// A table with computers of this level only.
async fn computers_only(host: &Person, wish: Value, level: &str) -> String {
    let table = host.table(wish).await;
    for seat in 1..=2 {
        host.computer_of(&table, seat, level).await;
    }
    table
}

async fn start(host: &Person, table: &str) -> (StatusCode, Value) {
    let (status, answer) = host.post(&format!("/api/tables/{table}/start"), Value::Null).await;
    (status, answer["code"].clone())
}

/// Whether a computer has played at a table: the log has more than the first draw.
async fn has_played(person: &Person, table: &str) -> bool {
    let (_, record) = person.get(&format!("/api/tables/{table}/record")).await;
    let (_, actions) =
        record.as_str().expect("text").split_once("--- actions\n").expect("a record");
    actions.lines().count() > 1
}

/// However many masters one person runs, another person's computer player responds before their turn comes. The guard is
/// `since` in the queue; a novice does not even wait in the same one, which is the guard of
/// `a_quick_player_waits_for_no_search`.
#[tokio::test]
async fn nobody_waits_for_all_the_thoughts_of_another() {
    for level in ["novice", "strong"] {
        let server = Running::with(|config| config.thinking_cores = 1).await;
        let (many, stranger) = (server.guest("Many").await, server.guest("Stranger").await);
        let mut masters = Vec::new();
        for _ in 0..MASTERS {
            masters.push(against(&many, "master").await);
        }
        let table = against(&stranger, level).await;
        for master in &masters {
            many.start(master).await;
        }
        stranger.start(&table).await;
        let mut socket = stranger.live(&table).await;
        socket.until("choices").await;
        let mut waiting = 0;
        for master in &masters {
            waiting += usize::from(!has_played(&many, master).await);
        }
        assert!(waiting > 0, "{level}: all masters came first");
    }
}

/// Games between computers need an account. The guard is `may_let_computers_play`.
#[tokio::test]
async fn computers_play_alone_for_people_with_an_account() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let table = computers_only(&ann, two_seats(), "novice").await;
    let refused = (StatusCode::FORBIDDEN, json!("needs-account"));
    assert_eq!(start(&ann, &table).await, refused);
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.1["status"], "waiting");
    // With a person at the table it is another matter, and so it is when that person stands up again.
    let seat = format!("/api/tables/{table}/seats/2");
    ann.delete(&seat).await;
    ann.sit(&table, 2).await;
    ann.delete(&seat).await;
    ann.computer(&table, 2).await;
    assert_eq!(start(&ann, &table).await, refused);
    ann.make_account("Annabel").await;
    assert_eq!(start(&ann, &table).await.0, StatusCode::OK);
}

/// A person has few of these games. The guards are the limit, and the lock that is held from counting to starting.
#[tokio::test]
async fn few_games_between_computers_run_at_once() {
    let server = Running::with(|config| config.limits.computer_games_per_person = 2).await;
    let ann = server.guest("Ann").await;
    ann.make_account("Annabel").await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(computers_only(&ann, two_seats(), "master").await);
    }
    let mut starts = tokio::task::JoinSet::new();
    for table in tables {
        let ann = ann.clone();
        starts.spawn(async move { start(&ann, &table).await });
    }
    let answers = starts.join_all().await;
    let refused = (StatusCode::TOO_MANY_REQUESTS, json!("too-many-computer-games"));
    let begun = answers.iter().filter(|(status, _)| *status == StatusCode::OK).count();
    assert_eq!(begun, 2, "{answers:?}");
    assert_eq!(answers.iter().filter(|answer| **answer == refused).count(), 4, "{answers:?}");
    // Games in which she plays are not counted.
    ann.against_computer().await;
}

/// Games between computers count as long as they run. The guard is the status in `computer_games_of`.
#[tokio::test]
async fn a_game_between_computers_that_is_over_does_not_count() {
    let server = Running::with(|config| config.limits.computer_games_per_person = 1).await;
    let ann = server.guest("Ann").await;
    ann.make_account("Annabel").await;
    let short = json!({ "setup": { "full": { "game": "carcassonne", "players": ["", ""],
        "sets": {}, "tiles": { "BA-D": 2, "BA-U": 2 },
        "start": [{ "tile": "BA-D", "at": [0, 0], "turn": 0 }] } } });
    for _ in 0..2 {
        let table = computers_only(&ann, short.clone(), "novice").await;
        ann.start(&table).await;
        let mut socket = ann.live(&table).await;
        while socket.until("table").await["status"] != "finished" {}
    }
}
