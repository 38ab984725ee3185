//! A database that fails, and hostile input.

use std::os::unix::fs::FileExt;

use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use crate::common::Running;

/// Another program that has the database open.
async fn database(server: &Running) -> SqliteConnection {
    let file = server.data.path().join("bastide.sqlite");
    SqliteConnectOptions::new().filename(file).connect().await.expect("the database")
}

async fn run(db: &mut SqliteConnection, statement: &'static str) {
    sqlx::raw_sql(statement).execute(db).await.expect("it can be run");
}

/// `REL-03`: an error in the middle of a write. Nothing is acknowledged, everything can be read, and when the fault is gone the
/// same action succeeds without a restart. The guard is that `make_all` responds after the commit, and reconnects after a
/// failure. (A full disk is tested with a real process.)
#[tokio::test]
async fn a_fault_of_the_database_refuses_moves_and_nothing_else() {
    let server = Running::on_sqlite(|_| ()).await;
    let (table, ann, _) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    let choices = socket.until("choices").await;
    let action = &choices["actions"][0]["action"];
    let act = json!({ "type": "act", "id": "mine", "seq": choices["seq"], "action": action });
    let mut db = database(&server).await;
    // The entry is written, and then the disk fails.
    run(
        &mut db,
        "CREATE TRIGGER fault AFTER INSERT ON log BEGIN SELECT RAISE(FAIL, 'disk I/O error'); END",
    )
    .await;
    for _ in 0..2 {
        socket.send(act.clone()).await;
        assert_eq!(socket.refused().await, "storage");
        let (status, replay) = ann.get(&format!("/api/tables/{table}/replay")).await;
        assert_eq!((status, &replay["entries"]), (StatusCode::OK, &choices["seq"]));
    }
    run(&mut db, "DROP TRIGGER fault").await;
    socket.send(act.clone()).await;
    let seq = choices["seq"].as_u64().expect("a number") + 1;
    assert_eq!(socket.until("accepted").await["seq"], seq);
    assert_eq!(socket.until("update").await["seq"], seq);
    db.close().await.expect("closed");
}

/// `REL-03`: a read-only database. Nothing is acknowledged, everything can be read, and when it can be written again the same
/// action succeeds without a restart. The guard is that `make_all` responds after the commit, and reconnects after a
/// failure.
#[tokio::test]
async fn a_read_only_database_refuses_moves_and_nothing_else() {
    /// Where the head of a database says by which programs it may be written, and by none that is known here.
    const WRITTEN_BY: (u64, u8, u8) = (18, 2, 3);
    let server = Running::on_sqlite(|_| ()).await;
    let (table, ann, _) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    let choices = socket.until("choices").await;
    let action = &choices["actions"][0]["action"];
    let act =
        |id: &str| json!({ "type": "act", "id": id, "seq": choices["seq"], "action": action });
    let mut db = database(&server).await;
    // The writer reads the head when it begins anew.
    run(
        &mut db,
        "CREATE TRIGGER fault AFTER INSERT ON log WHEN NEW.action_id = 'broken' \
         BEGIN SELECT RAISE(FAIL, 'disk I/O error'); END; \
         PRAGMA wal_checkpoint(TRUNCATE)",
    )
    .await;
    db.close().await.expect("closed");
    let file = server.data.path().join("bastide.sqlite");
    let file = std::fs::OpenOptions::new().write(true).open(file).expect("the database");
    let (place, by_us, by_others) = WRITTEN_BY;
    file.write_all_at(&[by_others], place).expect("written");
    for id in ["broken", "mine", "mine"] {
        socket.send(act(id)).await;
        assert_eq!(socket.refused().await, "storage", "{id}");
        let (status, replay) = ann.get(&format!("/api/tables/{table}/replay")).await;
        assert_eq!((status, &replay["entries"]), (StatusCode::OK, &choices["seq"]));
    }
    file.write_all_at(&[by_us], place).expect("written");
    socket.send(act("mine")).await;
    let seq = choices["seq"].as_u64().expect("a number") + 1;
    assert_eq!(socket.until("accepted").await["seq"], seq);
}

/// A conflicting change is refused without affecting the others of its transaction. The guard is
/// the savepoint in `commit`.
#[tokio::test]
async fn a_change_that_fails_takes_no_other_with_it() {
    let server = Running::on_sqlite(|_| ()).await;
    let mut names = tokio::task::JoinSet::new();
    for number in 0..12 {
        let guest = server.guest("Ann").await;
        let name = if number % 2 == 0 { "Same".to_owned() } else { format!("Other {number}") };
        names.spawn(async move {
            guest
                .post("/api/account", json!({ "name": name, "password": "plum rocket turnip" }))
                .await
                .0
        });
    }
    let statuses = names.join_all().await;
    let count = |wanted| statuses.iter().filter(|&&status| status == wanted).count();
    assert_eq!((count(StatusCode::CREATED), count(StatusCode::CONFLICT)), (7, 5), "{statuses:?}");
}

/// A table that was swept out of the database while a person sat at it is gone: no game starts that could not be found
/// again, and other tables are not affected. The guards are `found` and `fault_of_change`.
#[tokio::test]
async fn no_game_begins_at_a_table_that_is_gone() {
    let server = Running::on_sqlite(|_| ()).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!({ "setup": { "preset": { "name": "base", "seats": 2 } } })).await;
    ann.sit(&table, 1).await;
    ann.computer(&table, 2).await;
    let mut socket = ann.live(&table).await;
    let mut db = database(&server).await;
    run(&mut db, "DELETE FROM sitters; DELETE FROM tables").await;
    socket.send(json!({ "type": "chat", "line": "hello" })).await;
    assert_eq!(socket.refused().await, "not-found");
    let (status, answer) = ann.post(&format!("/api/tables/{table}/start"), Value::Null).await;
    assert_eq!((status, &answer["code"]), (StatusCode::NOT_FOUND, &json!("not-found")));
    db.close().await.expect("closed");
}

/// `SEC-06`: the server accepts setups in bodies of 64 KiB at most. Depth, length and large numbers are refused early. The
/// guards are `MAX_POSITION`, the depth limit of the JSON parser, and the checks of a setup.
#[tokio::test]
async fn hostile_setups_are_refused() {
    let server = Running::on_sqlite(|_| ()).await;
    let ann = server.guest("Ann").await;
    let cookie = ann.cookie.clone().expect("a cookie");
    let http = reqwest::Client::new();
    let setup = |inside: &str| {
        format!(r#"{{"setup":{{"full":{{"game":"carcassonne","players":["a","b"]{inside}}}}}}}"#)
    };
    let names = |count: usize| vec![r#""x""#; count].join(",");
    let many =
        format!(r#"{{"setup":{{"full":{{"game":"carcassonne","players":[{}]}}}}}}"#, names(15_000));
    let sets: Vec<String> = (0..3000).map(|number| format!(r#""set{number}":1"#)).collect();
    for (body, status) in [
        ("[".repeat(60_000), StatusCode::BAD_REQUEST),
        (r#"{"setup":"#.repeat(6_000), StatusCode::BAD_REQUEST),
        ("x".repeat(512 * 1024 + 1), StatusCode::PAYLOAD_TOO_LARGE),
        (setup(&format!(r#","x":"{}""#, "x".repeat(600_000))), StatusCode::PAYLOAD_TOO_LARGE),
        (many, StatusCode::UNPROCESSABLE_ENTITY),
        (setup(&format!(r#","sets":{{{}}}"#, sets.join(","))), StatusCode::UNPROCESSABLE_ENTITY),
        (setup(r#","sets":{"base":4294967295}"#), StatusCode::BAD_REQUEST),
        (setup(r#","sets":{"base":1e99}"#), StatusCode::BAD_REQUEST),
        (setup(r#","sets":{"base":14}"#), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let request = http.post(server.url("/api/tables")).header("cookie", &cookie);
        let request = request.header("content-type", "application/json");
        let start: String = body.chars().take(80).collect();
        let answer = request.body(body).send().await.expect("an answer");
        let (found, text) = (answer.status(), answer.text().await.expect("text"));
        assert_eq!(found, status, "{start}: {text}");
        assert!(text.len() < 4000, "the answer does not repeat everything: {}", text.len());
    }
    assert_eq!(ann.get("/api/games").await.1, json!([]));
}
