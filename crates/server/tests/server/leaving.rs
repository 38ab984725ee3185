//! Data export and deletion.

use std::time::Duration;

use bastide_rules::Record;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::client::PATIENCE;
use crate::common::{Person, Running};

const PASSWORD: &str = "correct horse battery";
const DELETED: &str = "Deleted player";

async fn delete(person: &Person, body: Value) -> (StatusCode, Value) {
    person.clone().call(Method::DELETE, "/api/me", body).await
}

/// Waits until a table is as it should be; seats follow soon after the answer.
async fn until(person: &Person, table: &str, fine: impl Fn(&Value) -> bool) -> Value {
    let path = format!("/api/tables/{table}");
    let look = async {
        loop {
            let (_, info) = person.get(&path).await;
            if fine(&info) {
                return info;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, look).await.expect("the table is as it should be in time")
}

fn is_deleted(seat: usize) -> impl Fn(&Value) -> bool {
    move |info| info["seats"][seat]["name"] == DELETED
}

/// The bytes of everything in the data folder that is not free space: what a dump of the database says.
async fn stored(server: &Running) -> String {
    use sqlx::{ConnectOptions, Row};
    let file = server.data.path().join("bastide.sqlite");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).read_only(true);
    let mut db = options.connect().await.expect("a database");
    let mut all = String::new();
    for query in [
        "SELECT id || name || COALESCE(account, '') || COALESCE(password, '') FROM people",
        "SELECT id || plan FROM tables",
        "SELECT person || name || line FROM chat",
        "SELECT person || COALESCE(label, '') FROM sessions",
        "SELECT person FROM recovery_codes",
        "SELECT person FROM sitters",
    ] {
        for row in sqlx::query(query).fetch_all(&mut db).await.expect("rows") {
            all.push_str(row.get(0));
            all.push('\n');
        }
    }
    all
}

#[tokio::test]
async fn the_export_has_everything_but_secrets() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let (_, made) =
        ann.post("/api/account", json!({ "name": "Annabel", "password": PASSWORD })).await;
    let (_, token) = ann.post("/api/tokens", json!({ "label": "bot" })).await;
    let mut socket = ann.live(&table).await;
    socket.send(json!({ "type": "chat", "line": "well played" })).await;
    let mut bens = ben.live(&table).await;
    bens.send(json!({ "type": "chat", "line": "thank you" })).await;
    while socket.until("chat").await["lines"][0]["line"] != "thank you" {}
    let (status, export) = ann.get("/api/me/export").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(export["person"]["account"], "Annabel");
    assert_eq!(export["recovery_codes_left"], 8);
    assert_eq!(export["tokens"][0]["label"], "bot");
    assert_eq!(export["sessions"].as_array().map(Vec::len), Some(1));
    assert_eq!(export["games"][0]["id"], *table);
    assert_eq!(export["chat"][0]["line"], "well played");
    assert_eq!(export["chat"].as_array().map(Vec::len), Some(1), "not what others wrote");
    let text = export.to_string();
    let code = made["recovery_codes"][0].as_str().expect("a code");
    for secret in [token["token"].as_str().expect("a token"), code, "argon2", "seed"] {
        assert!(!text.contains(secret), "{secret}");
    }
    let nobody = Person::stranger(server.address).get("/api/me/export").await;
    assert_eq!(nobody.1["code"], "unknown");
    let request = ann.http.get(server.url("/api/me/export"));
    let answer = request.header("cookie", ann.cookie.expect("a cookie")).send().await;
    let answer = answer.expect("an answer");
    assert!(
        answer.headers()["content-disposition"]
            .to_str()
            .is_ok_and(|text| text.contains("attachment"))
    );
}

/// An account is deleted with its password only: the guard is `prove`.
#[tokio::test]
async fn an_account_is_deleted_with_its_password() {
    let server = Running::on_sqlite(|_| ()).await;
    let ann = server.guest("Ann").await;
    let account = json!({ "name": "Annabel", "password": PASSWORD });
    ann.post("/api/account", account.clone()).await;
    for wrong in [json!({}), json!({ "password": "wrong horse" })] {
        assert_eq!(delete(&ann, wrong).await.1["code"], "wrong-password");
    }
    assert_eq!(ann.get("/api/me").await.1["account"], "Annabel");
    let gone = delete(&ann, json!({ "password": PASSWORD })).await;
    assert_eq!(gone.0, StatusCode::NO_CONTENT);
    assert_eq!(ann.get("/api/me").await, (StatusCode::OK, Value::Null));
    let stranger = Person::stranger(server.address);
    assert_eq!(stranger.post("/api/login", account.clone()).await.1["code"], "wrong-password");
    assert_eq!(stored(&server).await.matches(&ann.id).count(), 0, "no row refers to her");
    let another = server.guest("Ann").await;
    assert_eq!(
        another.post("/api/account", account).await.0,
        StatusCode::CREATED,
        "the name is free"
    );
}

/// A game that runs goes on as after a resignation, under another name, and replays; what the person wrote is gone.
#[tokio::test]
async fn games_go_on_without_the_name() {
    let mut server = Running::on_sqlite(|_| ()).await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut anns = ann.live(&table).await;
    anns.take_first().await;
    anns.send(json!({ "type": "chat", "line": "my secret" })).await;
    while anns.until("chat").await["lines"][0]["line"] != "my secret" {}
    let mut bens = ben.live(&table).await;
    assert_eq!(delete(&ann, json!({})).await.0, StatusCode::NO_CONTENT);
    assert_eq!(anns.closed().await, Some(1008));
    let update = bens.until("update").await;
    assert_eq!(update["end"]["reason"], "resigned");
    let info = until(&ben, &table, is_deleted(0)).await;
    assert_eq!((&info["status"], &info["seats"][1]["name"]), (&json!("finished"), &json!("Ben")));
    assert_eq!(info["setup"]["players"], json!([DELETED, "Ben"]));
    let (_, record) = ben.get(&format!("/api/tables/{table}/record")).await;
    let record = record.as_str().expect("text").to_owned();
    Record::parse(&record).expect("the record is true");
    assert!(!record.contains("Ann"), "{record}");
    server.stop().await;
    server.go_on().await;
    let ben = ben.at(server.address);
    let (_, again) = ben.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(again.as_str(), Some(record.as_str()), "it replays from the log");
    let (_, games) = ben.get("/api/games").await;
    assert_eq!(games[0]["seats"][0]["name"], DELETED);
    let all = stored(&server).await;
    assert!(!all.contains("my secret") && !all.contains("Ann"), "{all}");
}

/// With other players left, a computer takes over the seats of a deleted person.
#[tokio::test]
async fn a_computer_plays_on_for_a_deleted_player() {
    let server = Running::start().await;
    let (ann, ben, eve) =
        (server.guest("Ann").await, server.guest("Ben").await, server.guest("Eve").await);
    let setup = json!({ "full": { "game": "carcassonne", "players": ["", "", ""] } });
    let table = ben.table(json!({ "setup": setup })).await;
    ann.sit(&table, 1).await;
    ben.sit(&table, 2).await;
    eve.sit(&table, 3).await;
    ben.start(&table).await;
    let mut bens = ben.live(&table).await;
    delete(&ann, json!({})).await;
    let info = until(&ben, &table, is_deleted(0)).await;
    assert_eq!(info["status"], "running");
    // The computer has the first turn, then Ben decides.
    bens.take_first().await;
}

/// Tables that wait lose their host and are gone; seats elsewhere are free again.
#[tokio::test]
async fn tables_that_wait_let_go_of_a_deleted_person() {
    let server = Running::on_sqlite(|_| ()).await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let wish = json!({ "setup": { "preset": { "name": "base", "seats": 2 } }, "public": true });
    let own = ann.table(wish.clone()).await;
    let other = ben.table(wish).await;
    ann.sit(&own, 1).await;
    ann.sit(&other, 1).await;
    let mut waiting = ben.live(&own).await;
    delete(&ann, json!({})).await;
    assert_eq!(waiting.closed().await, Some(1008));
    until(&ben, &other, |info| info["seats"][0]["sitter"] == "empty").await;
    until(&ben, &own, |info| info["code"] == "not-found").await;
    let (_, lobby) = ben.get("/api/tables").await;
    assert_eq!(lobby["tables"].as_array().map(Vec::len), Some(1));
    let forgotten = async {
        while stored(&server).await.contains(&ann.id) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, forgotten).await.expect("no row refers to her in time");
}

/// A stop between the answer and the last seat leaves no name behind: the next start goes on. The guard is `forget(None)` in
/// `Server::run`.
#[tokio::test]
async fn a_restart_finishes_a_deletion() {
    use sqlx::ConnectOptions;
    let mut server = Running::on_sqlite(|_| ()).await;
    let (table, ann, ben) = server.table_of_two().await;
    server.stop().await;
    // What `AccountChange::Delete` leaves for the seats.
    let file = server.data.path().join("bastide.sqlite");
    let mut db = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(file)
        .connect()
        .await
        .expect("a database");
    for query in [
        "DELETE FROM sessions WHERE person = ?",
        "UPDATE people SET name = '', deleted = 1 WHERE id = ?",
    ] {
        sqlx::query(query).bind(&ann.id).execute(&mut db).await.expect("changed");
    }
    sqlx::Connection::close(db).await.expect("closed");
    server.go_on().await;
    let info = until(&ben.at(server.address), &table, is_deleted(0)).await;
    assert_eq!(info["status"], "finished");
}
