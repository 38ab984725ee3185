//! A data folder of version 0.1: all people, tables and games are there, and the games continue.
//!
//! `fixtures/version-0.1.sql` is that folder's database as SQL, and `fixtures/version-0.1.json` is what the
//! server of that version reported about it, with all sessions. Neither is ever regenerated.

use std::path::Path;

use bastide_server::Clock;
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::common::{Person, Running, Socket};

const DATABASE: &str = include_str!("../fixtures/version-0.1.sql");
const NOTED: &str = include_str!("../fixtures/version-0.1.json");

/// How long the server was down, in milliseconds.
const DOWN: i64 = 3_600_000;

/// A server on the old data folder, and what was noted about it.
struct Old {
    server: Running,
    noted: Value,
}

impl Old {
    async fn open() -> Self {
        let noted: Value = serde_json::from_str(NOTED).expect("JSON");
        let stopped = noted["stopped"].as_i64().expect("a time");
        let data = tempfile::tempdir().expect("a folder");
        write_database(data.path()).await;
        let server = Running::on_sqlite(|config| {
            let name = "bastide.sqlite";
            std::fs::copy(data.path().join(name), config.data.join(name)).expect("copied");
            config.clock = Clock::manual(stopped + DOWN);
        })
        .await;
        Self { server, noted }
    }

    /// A person with the cookie of that time, by id.
    fn person(&self, id: &str) -> Person {
        let known = self.people().iter().find(|person| person["id"] == id).expect("a person");
        let mut person = Person::stranger(self.server.address);
        person.cookie = Some(format!("bastide={}", text(&known["session"])));
        person
    }

    fn people(&self) -> &[Value] {
        self.noted["people"].as_array().expect("people")
    }

    fn tables(&self) -> &[Value] {
        self.noted["tables"].as_array().expect("tables")
    }

    fn tables_that(&self, status: &str) -> impl Iterator<Item = &Value> {
        self.tables().iter().filter(move |table| table["status"] == status)
    }

    /// The person on a seat of a table.
    fn sitter(&self, table: &Value, seat: u64) -> Person {
        self.person(text(&table["seats"][seat as usize - 1]["person"]))
    }
}

async fn write_database(folder: &Path) {
    let options = SqliteConnectOptions::new()
        .filename(folder.join("bastide.sqlite"))
        .create_if_missing(true)
        // The dump is in the order of names: rows come before those that they refer to.
        .foreign_keys(false);
    let mut db = options.connect().await.expect("a database");
    sqlx::raw_sql(DATABASE).execute(&mut db).await.expect("the dump is valid");
    db.close().await.expect("closed");
}

fn text(value: &Value) -> &str {
    value.as_str().expect("text")
}

fn path(table: &Value, rest: &str) -> String {
    format!("/api/tables/{}{rest}", text(&table["id"]))
}

/// The first messages of a connection: the snapshot, and the lines of chat.
async fn shown(socket: &mut Socket) -> (Value, Vec<Value>) {
    let snapshot = socket.until("snapshot").await;
    let chat = socket.until("chat").await;
    let lines = chat["lines"].as_array().expect("lines");
    (snapshot, lines.iter().map(|line| line["line"].clone()).collect())
}

/// What was called grey in version 0.1 was always painted pink.
fn colour(noted: &Value) -> &str {
    if noted["colour"] == "grey" { "pink" } else { text(&noted["colour"]) }
}

#[tokio::test]
async fn people_of_version_0_1_are_known() {
    let old = Old::open().await;
    for noted in old.people() {
        let (status, me) = old.person(text(&noted["id"])).get("/api/me").await;
        assert_eq!(status, StatusCode::OK, "{me}");
        for field in ["id", "name", "account"] {
            assert_eq!(me[field], noted[field], "{field} of {me}");
        }
        assert_eq!(me["colour"], colour(noted), "{me}");
    }
    let stranger = Person::stranger(old.server.address);
    let (status, me) = stranger.post("/api/login", old.noted["account"].clone()).await;
    assert_eq!((status, &me["account"]), (StatusCode::OK, &old.noted["account"]["name"]), "{me}");
    let token = &old.noted["token"];
    let program = Person { bearer: Some(text(&token["token"]).to_owned()), ..stranger };
    assert_eq!(program.get("/api/me").await.1["id"], me["id"]);
    // Its token had no scope, and was good for ten years.
    let (_, tokens) = old.person(text(&me["id"])).get("/api/tokens").await;
    let listed = &tokens[0];
    assert_eq!((&listed["id"], &listed["label"]), (&token["id"], &token["label"]));
    let life =
        listed["expires"].as_i64().zip(listed["created"].as_i64()).map(|(end, begin)| end - begin);
    assert_eq!((text(&listed["scope"]), life), ("play", Some(10 * 365 * 24 * 3_600_000)));
    program.table(json!({ "setup": { "preset": { "name": "base", "seats": 2 } } })).await;
    let (_, refused) = program.post("/api/tokens", json!({ "label": "another" })).await;
    assert_eq!(refused["code"], "token-scope");
}

#[tokio::test]
async fn tables_of_version_0_1_are_as_they_were() {
    let old = Old::open().await;
    let stranger = Person::stranger(old.server.address);
    for noted in old.tables() {
        let about = text(&noted["about"]);
        let (status, info) = stranger.get(&path(noted, "")).await;
        assert_eq!(status, StatusCode::OK, "{about}: {info}");
        for field in
            ["host", "public", "status", "clock", "purist", "commitment", "seed", "rematch"]
        {
            assert_eq!(info[field], noted[field], "{about}: {field}");
        }
        let seats = noted["seats"].as_array().expect("seats");
        assert_eq!(info["seats"].as_array().map(Vec::len), Some(seats.len()), "{about}");
        for (seat, noted) in info["seats"].as_array().expect("seats").iter().zip(seats) {
            for field in ["name", "sitter", "person", "level"] {
                assert_eq!(seat[field], noted[field], "{about}: {field} of a seat");
            }
            assert_eq!(seat["colour"], colour(noted), "{about}");
        }
    }
}

#[tokio::test]
async fn games_of_version_0_1_are_as_they_were() {
    let old = Old::open().await;
    let stranger = Person::stranger(old.server.address);
    for noted in old.tables_that("running").chain(old.tables_that("finished")) {
        let about = text(&noted["about"]);
        let (_, record) = stranger.get(&path(noted, "/record")).await;
        assert_eq!(record, noted["record"], "{about}");
        let mut socket = stranger.live(text(&noted["id"])).await;
        let (snapshot, chat) = shown(&mut socket).await;
        assert_eq!(snapshot["seq"], noted["seq"], "{about}");
        assert_eq!(snapshot["end"], noted["end"], "{about}");
        assert_eq!(snapshot["position"]["acting"], noted["acting"], "{about}");
        assert_eq!(snapshot["tiles"].as_array().map(Vec::len), Some(count(noted)), "{about}");
        let players = snapshot["position"]["players"].as_array().expect("players");
        let of_players = |field: &str| json!(players.iter().map(|p| &p[field]).collect::<Vec<_>>());
        assert_eq!(of_players("score"), noted["scores"], "{about}");
        let noted_left = noted["left"].as_array().expect("a list").iter().zip(1..);
        let noted_left = noted_left.filter(|(left, _)| **left == true).map(|(_, seat)| seat);
        let left = snapshot["position"]["left"].as_array().cloned().unwrap_or_default();
        assert_eq!(json!(left), json!(noted_left.collect::<Vec<u8>>()), "{about}");
        assert_eq!(json!(chat), noted["chat"], "{about}");
        check_clocks(noted, &snapshot["clocks"]);
    }
}

fn count(noted: &Value) -> usize {
    noted["tiles"].as_u64().expect("a number") as usize
}

/// `REL-16`: the clocks stood still while the server was down. The acting player's clock ran between the note and the stop,
/// for less than the downtime.
fn check_clocks(noted: &Value, clocks: &Value) {
    let about = text(&noted["about"]);
    let Some(before) = noted["clocks"].as_array() else {
        assert!(clocks.is_null(), "{about}: {clocks}");
        return;
    };
    for (index, before) in before.iter().enumerate() {
        if noted["acting"] == index + 1 {
            let ran = before.as_i64().expect("a time") - clocks[index].as_i64().expect("a time");
            assert!((0..DOWN).contains(&ran), "{about}: {ran} ms were taken");
        } else {
            assert_eq!(&clocks[index], before, "{about}");
        }
    }
}

/// A legal action: a number for what is chosen freely, or else the first that is listed.
fn legal(choices: &Value) -> String {
    let free = &choices["free"];
    if free["kind"] == "hand" {
        let (along, aside) = (&free["alongs"][0], &free["asides"][0]);
        return format!("hand {along},{aside} tick {}", free["ticks"][0]);
    }
    text(&choices["actions"][0]["action"]).to_owned()
}

#[tokio::test]
async fn running_games_of_version_0_1_go_on() {
    let old = Old::open().await;
    let mut flying = 0;
    for noted in old.tables_that("running") {
        let about = text(&noted["about"]);
        let mover = old.sitter(noted, noted["acting"].as_u64().expect("somebody decides"));
        let mut socket = mover.live(text(&noted["id"])).await;
        let choices = socket.until("choices").await;
        assert_eq!(
            (&choices["seq"], &choices["seat"]),
            (&noted["seq"], &noted["acting"]),
            "{about}"
        );
        flying += u32::from(!choices["token"].is_null());
        let action = legal(&choices);
        socket.act(&action).await;
        let accepted = socket.until("accepted").await;
        let next = noted["seq"].as_u64().expect("a number") + 1;
        assert_eq!(accepted["seq"], next, "{about}");
        let (_, record) = mover.get(&path(noted, "/record")).await;
        let times = |record: &Value| text(record).matches(&action).count();
        assert!(times(&record) > times(&noted["record"]), "{about}: {action}\n{record}");
    }
    assert_eq!(flying, 1, "a catcher sees the token that was in flight");
}

#[tokio::test]
async fn waiting_tables_of_version_0_1_can_start() {
    let old = Old::open().await;
    for noted in old.tables_that("waiting") {
        let id = text(&noted["id"]);
        let host = old.person(text(&noted["host"]));
        for (seat, number) in noted["seats"].as_array().expect("seats").iter().zip(1..) {
            if seat["sitter"] == "empty" {
                host.computer(id, number).await;
            }
        }
        host.start(id).await;
        assert_eq!(host.get(&path(noted, "")).await.1["status"], "running");
    }
}
