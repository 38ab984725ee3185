//! Reviews of finished games.

use std::time::Duration;

use bastide_server::Config;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Person, Running};

const HOUR: Duration = Duration::from_hours(1);

/// A setup of three tiles.
fn short() -> Value {
    json!({ "setup": { "full": { "game": "carcassonne", "players": ["", ""],
        "sets": {}, "tiles": { "BA-D": 2, "BA-U": 2 },
        "start": [{ "tile": "BA-D", "at": [0, 0], "turn": 0 }] } } })
}

/// A finished game in which a person plays both seats.
pub(crate) async fn finished(ann: &Person) -> String {
    let table = ann.table(short()).await;
    ann.sit(&table, 1).await;
    ann.sit(&table, 2).await;
    ann.start(&table).await;
    let mut socket = ann.live(&table).await;
    loop {
        let update = socket.take_first().await;
        if !update["end"].is_null() {
            return table;
        }
    }
}

fn review_of(table: &str) -> String {
    format!("/api/tables/{table}/review")
}

/// Waits until a review is done, and returns it.
pub(crate) async fn reviewed(person: &Person, path: &str) -> Value {
    for _ in 0..6_000 {
        let (status, info) = person.get(path).await;
        assert_eq!(status, StatusCode::OK, "{info}");
        match info["status"].as_str() {
            Some("done") => return info,
            Some("waiting" | "running") => {}
            other => panic!("{other:?}"),
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the review does not end");
}

async fn request(person: &Person, table: &str) -> (StatusCode, Value) {
    person.post(&review_of(table), Value::Null).await
}

fn limits(config: &mut Config, guests: u32, accounts: u32) {
    config.limits.guest_reviews_per_day = guests;
    config.limits.reviews_per_day = accounts;
}

/// A review covers every decision, at the steps of the replay, in the language of the reader.
#[tokio::test]
async fn a_finished_game_is_reviewed() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let table = finished(&ann).await;
    let path = review_of(&table);
    let (status, info) = ann.get(&path).await;
    assert_eq!((status, &info["status"]), (StatusCode::OK, &json!("none")));
    let (status, info) = request(&ann, &table).await;
    assert_eq!(status, StatusCode::ACCEPTED, "{info}");
    let info = reviewed(&ann, &path).await;
    let review = &info["review"];
    let (_, story) = ann.get(&format!("/api/tables/{table}/story")).await;
    let steps = story["steps"].as_array().expect("steps");
    let seqs = review["seqs"].as_array().expect("steps of the replay");
    assert_eq!(seqs.len(), steps.len());
    let decisions = review["decisions"].as_array().expect("decisions");
    assert!(decisions.len() >= 3, "one for each tile at least");
    for decision in decisions {
        let step = &steps[decision["action"].as_u64().expect("a number") as usize];
        assert_eq!(decision["seat"], step["seat"], "{decision}");
        let played = decision["played"].as_u64().expect("an index") as usize;
        assert_eq!(decision["plans"][played]["actions"][0], step["what"], "{decision}");
        let shown = decision["shown"].as_array().expect("plans");
        assert_eq!(shown.len(), decision["plans"].as_array().map_or(0, Vec::len));
        for (shown, plan) in shown.iter().zip(decision["plans"].as_array().expect("plans")) {
            let actions = shown["choices"].as_array().expect("choices").iter();
            let actions: Vec<_> = actions.map(|choice| choice["action"].clone()).collect();
            assert_eq!(json!(actions), plan["actions"], "{decision}");
            assert_ne!(shown["said"], "");
        }
        assert_eq!(
            decision["said"].as_array().map(Vec::len),
            decision["reasons"].as_array().map(Vec::len)
        );
    }
    let first = &decisions[0];
    assert_eq!((&first["turn"], first["tile"].is_string()), (&json!(1), true), "{first}");
    assert_eq!(decisions.last().map(|last| &last["turn"]), Some(&json!(3)));
    assert_eq!(review["seats"].as_array().map(Vec::len), Some(2));
    let magyar = ann.get(&format!("{path}?lang=hu")).await.1;
    assert_eq!(magyar["review"]["decisions"][0]["plans"], first["plans"]);
    assert!(server.figures().await.contains("bastide_reviews_total{result=\"done\"}"));
}

/// Everybody with the link can read the review; requesting it takes a session. Running games have none, nor have tables that
/// do not exist.
#[tokio::test]
async fn only_finished_games_are_reviewed() {
    let server = Running::start().await;
    let (running, ann, ben) = server.table_of_two().await;
    for (status, refused) in [ann.get(&review_of(&running)).await, request(&ben, &running).await] {
        assert_eq!((status, &refused["code"]), (StatusCode::CONFLICT, &json!("not-over")));
    }
    let waiting = ann.table(short()).await;
    assert_eq!(request(&ann, &waiting).await.1["code"], "not-started");
    assert_eq!(request(&ann, "nothing").await.0, StatusCode::NOT_FOUND);
    let table = finished(&ann).await;
    let stranger = Person::stranger(server.address);
    assert_eq!(request(&stranger, &table).await.0, StatusCode::UNAUTHORIZED);
    request(&ann, &table).await;
    reviewed(&stranger, &review_of(&table)).await;
}

/// A resigned game is reviewed as far as it was played; one without a decision is refused.
#[tokio::test]
async fn resigned_games_are_reviewed() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    socket.take_first().await;
    socket.take_first().await;
    socket.send(json!({ "type": "resign", "id": "enough" })).await;
    socket.until("accepted").await;
    assert_eq!(request(&ben, &table).await.0, StatusCode::ACCEPTED);
    let review = reviewed(&ben, &review_of(&table)).await;
    assert!(!review["review"]["decisions"].as_array().expect("decisions").is_empty());
    let (table, ann, _) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    socket.send(json!({ "type": "resign", "id": "at once" })).await;
    socket.until("accepted").await;
    let (status, refused) = request(&ann, &table).await;
    assert_eq!(
        (status, &refused["code"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad-record"))
    );
}

/// A game is reviewed once, however many people request it. The guard is the check in `Reviews::request`.
#[tokio::test]
async fn a_game_is_reviewed_once() {
    let server = Running::with(|config| limits(config, 1, 1)).await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let table = finished(&ann).await;
    for _ in 0..3 {
        assert_eq!(request(&ann, &table).await.0, StatusCode::ACCEPTED);
    }
    let first = reviewed(&ann, &review_of(&table)).await;
    // It counts for Ann, who asked first: Ben still has his.
    assert_eq!(request(&ben, &table).await.1, first);
    let table = finished(&ben).await;
    assert_eq!(request(&ben, &table).await.0, StatusCode::ACCEPTED);
}

/// A person may request a few reviews in a day, one with an account more; the refusal says when the next is possible. The
/// guard is `check_limit`.
#[tokio::test]
async fn reviews_are_limited_by_day() {
    let server = Running::with(|config| limits(config, 2, 3)).await;
    let ann = server.guest("Ann").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(distinct(&ann, tables.len()).await);
    }
    assert_eq!(request(&ann, &tables[0]).await.0, StatusCode::ACCEPTED);
    server.clock.advance(HOUR);
    assert_eq!(request(&ann, &tables[1]).await.0, StatusCode::ACCEPTED);
    let (status, refused) = request(&ann, &tables[2]).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(
        (&refused["code"], &refused["retry_after"]),
        (&json!("too-many-reviews"), &json!(23 * 3600))
    );
    ann.make_account("Annabel").await;
    assert_eq!(request(&ann, &tables[2]).await.0, StatusCode::ACCEPTED);
    assert_eq!(request(&ann, &tables[3]).await.1["code"], "too-many-reviews");
    server.clock.advance(23 * HOUR);
    assert_eq!(request(&ann, &tables[3]).await.0, StatusCode::ACCEPTED);
    assert_eq!(request(&ann, &tables[4]).await.1["code"], "too-many-reviews");
}

/// A finished game that differs from those with another number.
async fn distinct(ann: &Person, number: usize) -> String {
    let mut wish = short();
    wish["setup"]["full"]["elements"] = json!({ "followers": 2 + number });
    let table = ann.table(wish).await;
    ann.sit(&table, 1).await;
    ann.sit(&table, 2).await;
    ann.start(&table).await;
    let mut socket = ann.live(&table).await;
    socket.take_first().await;
    socket.send(json!({ "type": "resign", "id": "enough" })).await;
    socket.until("accepted").await;
    table
}

/// What waits when the server stops is reviewed after the restart, and what is done stays. The guards are `record` in the
/// database, and `waiting_reviews`.
#[tokio::test]
async fn reviews_survive_a_restart() {
    let mut server = Running::with(|config| config.thinking_cores = 1).await;
    let ann = server.guest("Ann").await;
    ann.make_account("Annabel").await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(distinct(&ann, tables.len()).await);
    }
    for table in &tables {
        assert_eq!(request(&ann, table).await.0, StatusCode::ACCEPTED);
    }
    server.stop().await;
    server.go_on().await;
    let ann = ann.at(server.address);
    for table in &tables {
        reviewed(&ann, &review_of(table)).await;
    }
}

/// The review of a game stays when a player deletes the account; it is the same game under another name. The guard is
/// `ReviewedGame`, which has no names.
#[tokio::test]
async fn a_review_outlives_its_players() {
    let server = Running::start().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let table = finished(&ann).await;
    request(&ann, &table).await;
    reviewed(&ann, &review_of(&table)).await;
    let mut leaving = ann.clone();
    let (status, _) = leaving.call(reqwest::Method::DELETE, "/api/me", json!({})).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    loop {
        let (_, info) = ben.get(&format!("/api/tables/{table}")).await;
        if info["seats"][1]["name"] != "Ann" && info["seats"][0]["name"] != "Ann" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let (_, info) = ben.get(&review_of(&table)).await;
    assert_eq!(info["status"], "done");
}
