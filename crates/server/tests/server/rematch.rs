//! Rematches.

use serde_json::{Value, json};

use crate::common::Running;

/// Computers need not be waited for.
#[tokio::test]
async fn a_rematch_against_computers_starts_at_once() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let table = ann.against_computer().await;
    let mut anns = ann.live(&table).await;
    anns.send(json!({ "type": "resign", "id": "enough" })).await;
    anns.until("accepted").await;
    let (_, again) = ann.post(&format!("/api/tables/{table}/rematch"), Value::Null).await;
    assert_eq!(again["status"], "running");
}

/// People are told who asks for it, and the new table waits for them.
#[tokio::test]
async fn a_rematch_against_people_waits_for_them() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let (mut anns, mut bens) = (ann.live(&table).await, ben.live(&table).await);
    assert_eq!(anns.until("snapshot").await["resign"], json!(["ends", "ends"]));
    bens.send(json!({ "type": "resign", "id": "enough" })).await;
    assert_eq!(anns.until("update").await["resign"], json!([null, null]));
    let (_, again) = ben.post(&format!("/api/tables/{table}/rematch"), Value::Null).await;
    assert_eq!(again["status"], "waiting");
    let told = loop {
        let told = anns.until("table").await;
        if !told["rematch"].is_null() {
            break told;
        }
    };
    assert_eq!(told["rematch"], again["id"]);
    assert_eq!(told["rematch_by"], ben.get("/api/me").await.1["id"]);
    // All seats are taken, but their people are not connected.
    assert!(
        again["seats"].as_array().expect("seats").iter().all(|seat| seat["sitter"] == "person")
    );
    assert_eq!(again["here"], json!([]));
}
