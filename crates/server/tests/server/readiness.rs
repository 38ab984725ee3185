//! Probes: liveness and readiness.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::client::PATIENCE;
use crate::common::{Person, Running};

async fn run(server: &Running, statement: &str) {
    let file = server.data.path().join("bastide.sqlite");
    let mut db = SqliteConnectOptions::new().filename(file).connect().await.expect("the database");
    let statement = sqlx::AssertSqlSafe(statement.to_owned());
    sqlx::raw_sql(statement).execute(&mut db).await.expect("it can be run");
    db.close().await.expect("closed");
}

async fn readiness(server: &Running) -> (StatusCode, Value) {
    let stranger = Person::stranger(server.address);
    assert_eq!(stranger.get("/healthz").await, (StatusCode::OK, json!("ok")));
    stranger.get("/readyz").await
}

/// Asks until this many running games are not loaded.
async fn readiness_with(server: &Running, not_loaded: u64) -> (StatusCode, Value) {
    let tried = async {
        loop {
            let (status, readiness) = readiness(server).await;
            if readiness["not_loaded"] == not_loaded {
                return (status, readiness);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, tried).await.expect("it comes to this")
}

/// A server that cannot store anything is alive, but not ready; and it is again without a restart. The guard is the
/// change that `readiness` stores.
#[tokio::test]
async fn a_server_that_cannot_write_is_not_ready() {
    let server = Running::on_sqlite(|_| ()).await;
    let ready = json!({ "ready": true, "writable": true, "not_loaded": 0 });
    assert_eq!(readiness(&server).await, (StatusCode::OK, ready.clone()));
    run(
        &server,
        "CREATE TRIGGER fault BEFORE UPDATE ON alive BEGIN SELECT RAISE(FAIL, 'disk I/O error'); END",
    )
    .await;
    let fault = json!({ "ready": false, "writable": false, "not_loaded": 0 });
    assert_eq!(readiness(&server).await, (StatusCode::SERVICE_UNAVAILABLE, fault));
    run(&server, "DROP TRIGGER fault").await;
    assert_eq!(readiness(&server).await, (StatusCode::OK, ready));
}

/// Running games that cannot be loaded are counted, and the others are played. The guard is that `load_running` leaves
/// them in `not_loaded`.
#[tokio::test]
async fn games_that_cannot_be_loaded_are_counted() {
    let mut server = Running::on_sqlite(|_| ()).await;
    let (whole, ann, _) = server.table_of_two().await;
    for _ in 0..2 {
        server.table_of_two().await;
    }
    server.stop().await;
    run(&server, &format!("UPDATE tables SET plan = '?' || plan WHERE id <> '{whole}'")).await;
    server.go_on().await;
    let damaged = json!({ "ready": false, "writable": true, "not_loaded": 2 });
    readiness_with(&server, 2).await;
    // It stays so when all were tried.
    for _ in 0..20 {
        let answer = readiness(&server).await;
        assert_eq!(answer, (StatusCode::SERVICE_UNAVAILABLE, damaged.clone()));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ann.at(server.address).live(&whole).await.take_first().await;
    server.stop().await;
    run(&server, "UPDATE tables SET plan = substr(plan, 2) WHERE plan LIKE '?%'").await;
    server.go_on().await;
    assert_eq!(readiness_with(&server, 0).await.0, StatusCode::OK);
}
