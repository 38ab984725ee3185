//! Restarts.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::PATIENCE;
use crate::common::Running;

/// All clients are told to reconnect, and everything is restored from the log alone.
#[tokio::test]
async fn after_a_restart_every_game_is_where_it_was() {
    let mut server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    let choices = socket.until("choices").await;
    let act = json!({ "type": "act", "id": "before", "seq": choices["seq"], "action": choices["actions"][0]["action"] });
    socket.send(act.clone()).await;
    let accepted = socket.until("accepted").await;
    let path = format!("/api/tables/{table}/replay");
    let before = ann.get(&path).await;
    server.stop().await;
    assert_eq!(socket.closed().await, Some(1012));
    server.go_on().await;
    let (ann, ben) = (ann.at(server.address), ben.at(server.address));
    assert_eq!(ann.get(&path).await, before);
    // `REL-02`: the response was lost, and the client sends the action again.
    let mut socket = ann.live(&table).await;
    socket.until("choices").await;
    socket.send(act).await;
    assert_eq!(socket.until("accepted").await, accepted);
    assert_eq!(ann.get(&path).await, before);
    let action = {
        let mut again = ann.live(&table).await;
        again.take_first().await
    };
    assert_eq!(action["position"]["acting"], 2);
    ben.live(&table).await.until("choices").await;
}

/// A game continues after a restart during a computer player's search, even without spectators. The guard
/// is that `wake` loads every running game.
#[tokio::test]
async fn computer_players_go_on_after_a_restart() {
    let mut server = Running::start().await;
    let ann = server.guest("Ann").await;
    ann.make_account("Annabel").await;
    let wish =
        json!({ "setup": { "preset": { "name": "everything", "seats": 3 } }, "public": true });
    let table = ann.table(wish).await;
    for seat in 1..=3 {
        ann.computer(&table, seat).await;
    }
    ann.start(&table).await;
    let mut socket = ann.live(&table).await;
    socket.until("update").await;
    for _ in 0..3 {
        server.stop().await;
        server.go_on().await;
    }
    let ann = ann.at(server.address);
    let finished = async {
        loop {
            let (_, finished) = ann.get("/api/games/finished").await;
            if finished[0].is_object() {
                return finished[0]["result"].clone();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let result = tokio::time::timeout(6 * PATIENCE, finished).await.expect("it ends");
    assert_eq!(ann.live(&table).await.until("snapshot").await["end"], result);
    let (_, record) = ann.get(&format!("/api/tables/{table}/record")).await;
    let record = record.as_str().expect("text");
    bastide_rules::Record::parse(record).expect("the record is true");
}

/// An unused game is dropped from memory, and loaded again from the log.
#[tokio::test]
async fn what_is_stored_is_what_was_played() {
    let mut server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    for _ in 0..2 {
        socket.take_first().await;
    }
    let look = |person: crate::common::Person| {
        let table = table.clone();
        async move {
            let mut all: Vec<Value> = Vec::new();
            for path in ["", "/record", "/replay", "/story", "/survey"] {
                all.push(person.get(&format!("/api/tables/{table}{path}")).await.1);
            }
            all
        }
    };
    drop(socket);
    server.stop().await;
    server.go_on().await;
    let first = look(ann.at(server.address)).await;
    server.stop().await;
    server.go_on().await;
    assert_eq!(look(ann.at(server.address)).await, first);
}
