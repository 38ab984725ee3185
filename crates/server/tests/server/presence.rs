//! Presence: who is connected, and who is away.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Running, Socket};

async fn table_with(socket: &mut Socket, is_it: impl Fn(&Value) -> bool) -> Value {
    loop {
        let table = socket.until("table").await;
        if is_it(&table) {
            return table;
        }
    }
}

/// A person with another tab open is present; a person who has closed the last one is away.
#[tokio::test]
async fn the_table_knows_since_when_somebody_is_away() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut anns = ann.live(&table).await;
    let path = format!("/api/tables/{table}");
    let before = ann.get(&path).await.1;
    assert_eq!((&before["here"], &before["away_for"]), (&json!([1]), &json!([null, null])));
    let (one, another) = (ben.live(&table).await, ben.live(&table).await);
    table_with(&mut anns, |table| table["here"] == json!([1, 2])).await;
    drop(one);
    drop(another);
    let gone = table_with(&mut anns, |table| table["here"] == json!([1])).await;
    assert_eq!(gone["away_for"], json!([null, 0]));
    server.clock.advance(Duration::from_mins(2));
    assert_eq!(ann.get(&path).await.1["away_for"], json!([null, 120]));
    let _again = ben.live(&table).await;
    assert_eq!(ann.get(&path).await.1["away_for"], json!([null, null]));
}
