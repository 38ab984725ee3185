//! API tokens: what each scope may do, and for how long.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Person, Running};

const DAY: Duration = Duration::from_hours(24);

/// What a token that may play can change. A token changes nothing else.
const PLAY: [(Method, &str); 13] = [
    (Method::POST, "/api/tables"),
    (Method::DELETE, "/api/tables/{table}"),
    (Method::PUT, "/api/tables/{table}/seats/{seat}"),
    (Method::DELETE, "/api/tables/{table}/seats/{seat}"),
    (Method::POST, "/api/tables/{table}/start"),
    (Method::POST, "/api/tables/{table}/rematch"),
    (Method::POST, "/api/tables/{table}/review"),
    (Method::POST, "/api/tables/{table}/hint"),
    (Method::POST, "/api/plans"),
    (Method::POST, "/api/studies"),
    (Method::PATCH, "/api/studies/{study}"),
    (Method::DELETE, "/api/studies/{study}"),
    (Method::POST, "/api/studies/{study}/review"),
];
/// What everybody can send, because it changes nothing.
const FREE: [(Method, &str); 2] =
    [(Method::POST, "/api/position"), (Method::POST, "/api/puzzles/{puzzle}")];
/// What only a browser can read.
const BROWSER: [&str; 3] = ["/api/tokens", "/api/recovery-codes", "/api/me/export"];

/// A program with a new token of this person.
async fn program(owner: &Person, wish: Value) -> Person {
    let (status, token) = owner.post("/api/tokens", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{token}");
    let bearer = token["token"].as_str().map(str::to_owned);
    Person { bearer, cookie: None, ..owner.clone() }
}

/// Every endpoint of the description, with a token of each scope. The guard is the type with which an endpoint says who may ask
/// (`api/auth.rs`). An endpoint that is new must be for browsers only, only read, or be added to [`PLAY`].
#[tokio::test]
async fn a_token_does_only_what_its_scope_allows() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let (_, description) = ann.get("/api/openapi.json").await;
    let mut changed = 0;
    for scope in ["read", "play"] {
        let mut bot = program(&ann, json!({ "label": "bot", "scope": scope })).await;
        for (path, methods) in description["paths"].as_object().expect("paths") {
            for method in methods.as_object().expect("methods").keys() {
                let method =
                    Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
                let url = path.replace("{table}", &table).replace("{seat}", "1");
                let (status, answer) = bot.call(method.clone(), &url, Value::Null).await;
                let may = if method == Method::GET {
                    !BROWSER.contains(&path.as_str())
                } else {
                    let call = (method.clone(), path.as_str());
                    scope == "play" && PLAY.contains(&call) || FREE.contains(&call)
                };
                changed += u32::from(may && scope == "play" && method != Method::GET);
                let refused = answer["code"] == "token-scope";
                assert_eq!(refused, !may, "{scope}: {method} {path}: {answer}");
                assert_eq!(status == StatusCode::FORBIDDEN, refused, "{method} {path}: {answer}");
            }
        }
        assert_eq!(bot.get("/api/me").await.1["id"], *ann.id, "the token is still good");
    }
    assert_eq!(changed, (PLAY.len() + FREE.len()) as u32, "all of them are described");
}

/// The guard is `looks_on` in `live`, and that only players are listeners with a name.
#[tokio::test]
async fn a_token_that_reads_watches_and_nothing_else() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let reader = program(&ann, json!({ "label": "log", "scope": "read" })).await;
    let mut watching = reader.live(&table).await;
    let table_seen = watching.until("table").await;
    assert_eq!(table_seen["here"], json!([]), "a program that reads is not its owner");
    watching.until("snapshot").await;
    watching.act("resign").await;
    assert_eq!(watching.refused().await, "token-scope");
    for message in [
        json!({ "type": "chat", "line": "hello" }),
        json!({ "type": "resign", "id": "r" }),
        json!({ "type": "undo", "id": "u", "seq": 1 }),
        json!({ "type": "answer-undo", "seq": 1, "agree": true }),
    ] {
        watching.send(message).await;
        assert_eq!(watching.refused().await, "token-scope");
    }
    watching.send(json!({ "type": "language", "lang": "hu" })).await;
    watching.until("snapshot").await;
    let player = program(&ann, json!({ "label": "bot" })).await;
    player.live(&table).await.take_first().await;
    watching.until("update").await;
}

/// The guards are `life` and `expired` in `live`.
#[tokio::test]
async fn a_token_expires_with_its_sockets() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    for (life, days) in [("30-days", 30), ("90-days", 90), ("1-year", 365)] {
        let wish = json!({ "label": life, "scope": "read", "life": life });
        let bot = program(&ann, wish).await;
        let (_, list) = ann.get("/api/tokens").await;
        let line = &list[0];
        let millis = line["expires"].as_i64().zip(line["created"].as_i64());
        assert_eq!(millis.map(|(end, begin)| end - begin), Some(days * 24 * 3_600_000), "{line}");
        let mut socket = bot.live(&table).await;
        server.clock.advance(DAY * (days as u32 - 1));
        assert_eq!(bot.get("/api/me").await.1["id"], *ann.id, "{life}");
        server.clock.advance(DAY);
        assert_eq!(socket.closed().await, Some(1008), "{life}");
        assert_eq!(bot.get("/api/games").await.1["code"], "unknown", "{life}");
        // The browser's own session lasts a year.
        if days < 365 {
            assert_eq!(ann.get("/api/tokens").await.1, json!([]), "{life}");
        }
    }
}

#[tokio::test]
async fn tokens_are_listed_and_revoked() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let wish = json!({ "label": " my  bot ", "scope": "play" });
    let (_, made) = ann.post("/api/tokens", wish).await;
    let bot =
        Person { bearer: made["token"].as_str().map(str::to_owned), cookie: None, ..ann.clone() };
    let (_, list) = ann.get("/api/tokens").await;
    let now = server.clock.now();
    assert_eq!(
        list,
        json!([{
            "id": made["id"],
            "label": "my bot",
            "scope": "play",
            "created": now,
            "expires": now + 90 * 24 * 3_600_000,
            "last_used": null,
        }]),
    );
    assert_eq!(made["expires"], list[0]["expires"]);
    let mut socket = bot.live(&table).await;
    // The use of a token is noted soon after the answer.
    let mut used = Value::Null;
    while used.is_null() {
        used = ann.get("/api/tokens").await.1[0]["last_used"].clone();
    }
    assert_eq!(used, now);
    let path = format!("/api/tokens/{}", made["id"].as_str().expect("an id"));
    assert_eq!(ben.delete(&path).await.0, StatusCode::NOT_FOUND);
    assert_eq!(bot.delete(&path).await.1["code"], "token-scope");
    assert_eq!(ann.delete(&path).await.0, StatusCode::NO_CONTENT);
    assert_eq!(socket.closed().await, Some(1008));
    assert_eq!(bot.get("/api/me").await, (StatusCode::OK, Value::Null));
    for wish in [
        json!({ "label": "" }),
        json!({ "label": "x", "scope": "admin" }),
        json!({ "label": "x", "life": "10-years" }),
        json!({ "label": "x", "expires": 1 }),
    ] {
        let (status, answer) = ann.post("/api/tokens", wish.clone()).await;
        assert!(status.is_client_error(), "{wish}: {answer}");
    }
}
