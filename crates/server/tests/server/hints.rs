//! Hints during a game.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Person, Running};

async fn hint(person: &Person, table: &str, seq: u64, tell: &str) -> (StatusCode, Value) {
    let body = json!({ "seq": seq, "tell": tell });
    person.post(&format!("/api/tables/{table}/hint"), body).await
}

async fn used(person: &Person, table: &str) -> Value {
    person.get(&format!("/api/tables/{table}")).await.1["hints_used"].clone()
}

/// A hint tells the idea first, then the move. Each counts once for a position, even if the server restarts in between.
#[tokio::test]
async fn a_hint_is_counted_once() {
    let mut server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    let choices = socket.until("choices").await;
    let (status, idea) = hint(&ann, &table, 1, "idea").await;
    assert_eq!(status, StatusCode::OK, "{idea}");
    assert_eq!((&idea["plan"], &idea["used"], &idea["seat"]), (&Value::Null, &json!(1), &json!(1)));
    assert_eq!(hint(&ann, &table, 1, "idea").await.1, idea);
    let (_, shown) = hint(&ann, &table, 1, "move").await;
    assert_eq!((&shown["said"], &shown["used"]), (&idea["said"], &json!(2)));
    let first = &shown["plan"]["choices"][0]["action"];
    let legal = choices["actions"].as_array().expect("choices");
    assert!(legal.iter().any(|choice| choice["action"] == *first), "{first}");
    assert_eq!(used(&ben, &table).await, json!([2, 0]), "everybody sees it");
    server.stop().await;
    server.go_on().await;
    let (ann, ben) = (ann.at(server.address), ben.at(server.address));
    assert_eq!(hint(&ann, &table, 1, "move").await.1, shown);
    assert_eq!(used(&ben, &table).await, json!([2, 0]));
    // Back at the same position, the same hint counts no more.
    let mut socket = ann.live(&table).await;
    socket.take_first().await;
    let (_, next) = hint(&ann, &table, 2, "idea").await;
    assert_eq!(next["used"], 3, "{next}");
    socket.send(json!({ "type": "undo", "id": "back", "seq": 2 })).await;
    socket.until("accepted").await;
    let (_, again) = hint(&ann, &table, 3, "idea").await;
    assert_eq!((&again["said"], &again["used"]), (&idea["said"], &json!(3)));
}

/// Only the player whose turn it is has hints, about the present position, at tables with hints.
#[tokio::test]
async fn hints_are_for_the_player_to_act() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let cid = server.guest("Cid").await;
    let code = async |person: &Person, table: &str, seq| {
        hint(person, table, seq, "move").await.1["code"].clone()
    };
    assert_eq!(code(&ben, &table, 1).await, "not-your-turn");
    assert_eq!(code(&cid, &table, 1).await, "not-seated");
    assert_eq!(code(&ann, &table, 0).await, "stale");
    let base = json!({ "preset": { "name": "base", "seats": 2 } });
    for (wish, expected) in [
        (json!({ "setup": base, "purist": true }), "purist"),
        (json!({ "setup": base, "purist": true, "hints": true }), "purist"),
        (json!({ "setup": base, "hints": false }), "no-hints"),
    ] {
        let table = ann.table(wish).await;
        assert_eq!(ann.get(&format!("/api/tables/{table}")).await.1["hints"], false);
        ann.sit(&table, 1).await;
        ann.sit(&table, 2).await;
        assert_eq!(code(&ann, &table, 0).await, "not-started");
        ann.start(&table).await;
        assert_eq!(code(&ann, &table, 2).await, expected);
    }
    let mut socket = ann.live(&table).await;
    socket.send(json!({ "type": "resign", "id": "enough" })).await;
    socket.until("accepted").await;
    assert_eq!(code(&ann, &table, 2).await, "over");
    assert_eq!(used(&ann, &table).await, json!([0, 0]));
}
