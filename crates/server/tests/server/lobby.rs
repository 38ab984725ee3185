//! The lobby: waiting tables and running games.

use std::collections::BTreeSet;
use std::time::Duration;

use bastide_server::Proxy;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Person, Running};

fn public() -> Value {
    json!({ "setup": { "preset": { "name": "base", "seats": 2 } }, "public": true })
}

fn ids(lobby: &Value) -> Vec<&str> {
    let tables = lobby["tables"].as_array().expect("tables");
    tables.iter().map(|table| table["id"].as_str().expect("an id")).collect()
}

/// Everything of a kind, page by page.
async fn all(person: &Person, status: &str) -> Vec<Value> {
    let mut tables: Vec<Value> = Vec::new();
    loop {
        let after = tables.last().map_or(String::new(), |last| {
            format!("&before={}&before_id={}", last["created"], last["id"].as_str().expect("an id"))
        });
        let (_, lobby) = person.get(&format!("/api/tables?status={status}{after}")).await;
        tables.extend(lobby["tables"].as_array().expect("tables").clone());
        if lobby[format!("more_{status}")] == false {
            return tables;
        }
    }
}

/// A flood of tables hides no other one: it is on a later page, even if all were made in the same millisecond. Nor does it
/// hide a game that is played. The guards are `before_id`, and that the kinds are listed apart.
#[tokio::test]
async fn many_tables_hide_no_other() {
    let server = Running::with(|config| {
        config.limits.waiting_per_person = 1000;
        config.limits.waiting_per_address = 1000;
        config.limits.tables_per_person = 1000;
    })
    .await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let (played, waits) = (ann.table(public()).await, ann.table(public()).await);
    ann.sit(&played, 1).await;
    ann.sit(&played, 2).await;
    ann.start(&played).await;
    for number in 0..126 {
        if number % 50 == 0 {
            server.clock.advance(Duration::from_millis(1));
        }
        ben.table(public()).await;
    }
    let (_, first) = ann.get("/api/tables").await;
    let first = ids(&first);
    assert_eq!(first.len(), 51);
    assert!(first.contains(&played.as_str()) && !first.contains(&waits.as_str()));
    let waiting = all(&ann, "waiting").await;
    assert_eq!(waiting.len(), 127);
    assert_eq!(waiting[126]["id"], *waits, "the oldest comes last");
    let different: BTreeSet<_> = waiting.iter().map(|table| table["id"].to_string()).collect();
    assert_eq!(different.len(), 127);
    assert_eq!(all(&ann, "running").await.len(), 1);
    assert_eq!(ann.get("/api/tables?status=finished").await.0, StatusCode::BAD_REQUEST);
}

/// The guard is `Waiting::is_listed`.
#[tokio::test]
async fn a_table_whose_host_has_gone_is_not_listed() {
    let mut server = Running::start().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let table = ann.table(public()).await;
    let minutes = |number| server.clock.advance(Duration::from_mins(number));
    let listed = async |ben: &Person| ids(&ben.get("/api/tables").await.1) == [table.as_str()];
    minutes(4);
    assert!(listed(&ben).await, "for some minutes without the host");
    minutes(1);
    assert!(!listed(&ben).await);
    // The table is still there, and others at it do not change that.
    let _bens = ben.live(&table).await;
    assert!(!listed(&ben).await);
    let anns = ann.live(&table).await;
    minutes(60);
    assert!(listed(&ben).await, "as long as the host is there");
    drop(anns);
    while ben.get(&format!("/api/tables/{table}")).await.1["spectators"] != 1 {}
    minutes(4);
    assert!(listed(&ben).await);
    minutes(1);
    assert!(!listed(&ben).await);
    server.stop().await;
    server.go_on().await;
    let (ann, ben) = (ann.at(server.address), ben.at(server.address));
    assert!(!listed(&ben).await);
    let _back = ann.live(&table).await;
    assert!(listed(&ben).await, "after a restart, too");
}

/// The guard is `WaitingTables::check`.
#[tokio::test]
async fn a_person_and_an_address_have_few_tables_in_the_lobby() {
    let server = Running::with(|config| {
        config.proxy = Proxy::Nearby;
        config.limits.waiting_per_person = 2;
        config.limits.waiting_per_address = 3;
    })
    .await;
    let at = async |name: &str, address: &str| {
        let mut person = server.guest(name).await;
        person.behind = Some(address.to_owned());
        person
    };
    let (ann, ben) = (at("Ann", "192.0.2.1").await, at("Ben", "192.0.2.1").await);
    let first = ann.table(public()).await;
    ann.table(public()).await;
    let code = async |person: &Person| person.post("/api/tables", public()).await.1["code"].clone();
    assert_eq!(code(&ann).await, "too-many-tables");
    ben.table(public()).await;
    assert_eq!(code(&ben).await, "too-many-from-here");
    // Neither counts private tables, nor those that do not wait any more.
    let private = json!({ "setup": { "preset": { "name": "base", "seats": 2 } } });
    ann.table(private).await;
    at("Cleo", "192.0.2.2").await.table(public()).await;
    ann.clone().call(Method::DELETE, &format!("/api/tables/{first}"), Value::Null).await;
    let second = ben.table(public()).await;
    assert_eq!(code(&ben).await, "too-many-tables");
    ben.sit(&second, 1).await;
    ben.computer(&second, 2).await;
    ben.start(&second).await;
    ben.table(public()).await;
}
