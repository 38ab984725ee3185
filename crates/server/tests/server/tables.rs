//! Tables before the game.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Person, Running};

fn base() -> Value {
    json!({ "setup": { "preset": { "name": "base", "seats": 2 } }, "public": true })
}

#[tokio::test]
async fn a_public_table_stands_in_the_lobby_and_a_private_one_does_not() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let public = ann.table(base()).await;
    let private =
        ann.table(json!({ "setup": { "preset": { "name": "classic", "seats": 3 } } })).await;
    let (_, lobby) = ann.get("/api/tables").await;
    let tables = lobby["tables"].as_array().expect("tables");
    assert_eq!(tables.len(), 1);
    assert_eq!(tables[0]["id"], *public);
    let (status, table) = ann.get(&format!("/api/tables/{private}")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(table["setup"]["first-player"], "by-lot");
}

#[tokio::test]
async fn seats_are_taken_given_up_and_kept_by_the_host() {
    let server = Running::start().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let table = ann.table(base()).await;
    let seat = |number: u8| format!("/api/tables/{table}/seats/{number}");
    ann.sit(&table, 1).await;
    let me = || json!({ "who": "me" });
    let codes = [
        (ben.put(&seat(1), me()).await, "seat-taken"),
        (ben.put(&seat(3), me()).await, "no-such-seat"),
        (ben.put(&seat(0), me()).await, "no-such-seat"),
        (ben.put(&seat(2), json!({ "who": "computer", "level": "master" })).await, "not-host"),
        (ben.delete(&seat(1)).await, "not-host"),
        (ben.post(&format!("/api/tables/{table}/start"), Value::Null).await, "not-host"),
        (ben.delete(&format!("/api/tables/{table}")).await, "not-host"),
        (ann.post(&format!("/api/tables/{table}/start"), Value::Null).await, "seat-empty"),
        (ann.post(&format!("/api/tables/{table}/rematch"), Value::Null).await, "not-started"),
    ];
    for ((_, answer), code) in codes {
        assert_eq!(answer["code"], code, "{answer}");
    }
    ben.sit(&table, 2).await;
    let mut socket = ben.live(&table).await;
    let (status, after) = ann.delete(&seat(2)).await;
    assert_eq!((status, &after["seats"][1]["sitter"]), (StatusCode::OK, &json!("empty")));
    while socket.until("table").await["seats"][1]["sitter"] != "empty" {}
    ann.computer(&table, 2).await;
    ann.start(&table).await;
    assert_eq!(ann.delete(&seat(2)).await.1["code"], "started");
}

#[tokio::test]
async fn a_senseless_table_is_refused_with_what_to_change() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let wish = |setup: Value| json!({ "setup": setup });
    let seats = |seats: u8| wish(json!({ "preset": { "name": "base", "seats": seats } }));
    let full = |extra: Value| {
        let mut setup = json!({ "game": "carcassonne", "players": ["a", "b"] });
        setup.as_object_mut().expect("an object").extend(extra.as_object().cloned().expect("one"));
        wish(json!({ "full": setup }))
    };
    for (body, code) in [
        (seats(0), "setup"),
        (seats(7), "setup"),
        (seats(200), "setup"),
        (wish(json!({ "preset": { "name": "bass", "seats": 2 } })), "setup"),
        (full(json!({ "sets": { "base": 60_000 } })), "setup"),
        (full(json!({ "elements": { "followers": 200 } })), "setup"),
        (full(json!({ "elements": { "followrs": 7 } })), "bad-request"),
        (full(json!({ "first-player": 9 })), "setup"),
        (
            json!({ "setup": { "preset": { "name": "base", "seats": 2 } },
                 "clock": { "kind": "per-move", "seconds": 1 } }),
            "setup",
        ),
        (json!([]), "bad-request"),
    ] {
        let (status, answer) = ann.post("/api/tables", body.clone()).await;
        assert!(status.is_client_error(), "{body}");
        assert_eq!(answer["code"], code, "{body}: {answer}");
        assert!(answer["message"].is_string() && answer["rule"].is_null());
    }
    assert_eq!(ann.get("/api/games").await.1, json!([]));
}

#[tokio::test]
async fn a_person_has_not_too_many_tables() {
    let server = Running::with(|config| config.limits.tables_per_person = 2).await;
    let ann = server.guest("Ann").await;
    let first = ann.table(base()).await;
    ann.table(base()).await;
    let (status, answer) = ann.post("/api/tables", base()).await;
    let code = json!("too-many-tables");
    assert_eq!((status, &answer["code"]), (StatusCode::TOO_MANY_REQUESTS, &code));
    assert_eq!(ann.delete(&format!("/api/tables/{first}")).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ann.get(&format!("/api/tables/{first}")).await.0, StatusCode::NOT_FOUND);
    let (_, sit) = ann.put(&format!("/api/tables/{first}/seats/1"), json!({ "who": "me" })).await;
    assert_eq!(sit["code"], "not-found");
    ann.table(base()).await;
}

/// `SEC-04`: ids that are not there, or not one's own.
#[tokio::test]
async fn nothing_is_found_by_guessing() {
    let server = Running::start().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    for path in ["", "/record", "/replay", "/story", "/survey", "/words"] {
        for id in ["zzzzzzzzzzzzzzzz", "..", "%00", "'"] {
            let (status, _) = ann.get(&format!("/api/tables/{id}{path}")).await;
            assert_eq!(status, StatusCode::NOT_FOUND, "{id}{path}");
        }
    }
    let (_, token) = ann.post("/api/tokens", json!({ "label": "bot" })).await;
    let path = format!("/api/tokens/{}", token["id"].as_str().expect("an id"));
    assert_eq!(ben.delete(&path).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ann.delete(&path).await.0, StatusCode::NO_CONTENT);
    let mut stranger = crate::common::Person::stranger(server.address);
    for (method, path) in
        [(Method::GET, "/api/games"), (Method::GET, "/api/tokens"), (Method::POST, "/api/tables")]
    {
        let (status, answer) = stranger.call(method, path, Value::Null).await;
        assert_eq!((status, &answer["code"]), (StatusCode::UNAUTHORIZED, &json!("unknown")));
    }
}

#[tokio::test]
async fn everybody_at_a_purist_table_knows_that_it_is_one() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let mut wish = base();
    wish["purist"] = json!(true);
    let table = ann.table(wish).await;
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.1["purist"], true);
    let other = ann.table(base()).await;
    assert_eq!(ann.get(&format!("/api/tables/{other}")).await.1["purist"], false);
}

#[tokio::test]
async fn what_the_catalogue_offers_can_be_played() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let (_, games) = ann.get("/api/catalogue").await;
    for game in games.as_array().expect("games") {
        let sets = game["sets"].as_array().expect("sets").iter();
        let sets = sets.map(|set| (set["name"].as_str().expect("a name").to_owned(), json!(1)));
        let mut sets: serde_json::Map<String, Value> = sets.collect();
        sets.remove("river-1");
        let rules = game["rules"].as_array().expect("rules").iter();
        let last = |line: &Value| line["answers"].as_array().and_then(|all| all.last().cloned());
        let rules =
            rules.map(|line| (line["name"].as_str().expect("a name").to_owned(), last(line)));
        let rules: serde_json::Map<String, Value> =
            rules.map(|(name, answer)| (name, answer.expect("answers"))).collect();
        let full = json!({
            "game": game["game"], "players": ["1", "2"], "sets": sets, "rules": rules,
            "allow-discouraged": true,
        });
        ann.table(json!({ "setup": { "full": full } })).await;
    }
}

/// Colours are free to choose until the game begins, and no two seats have the same one: empty seats and computers give
/// theirs away, people keep them.
#[tokio::test]
async fn everybody_chooses_a_colour() {
    let server = Running::start().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let setup = json!({ "full": { "game": "carcassonne", "players": ["", "", ""] } });
    let table = ann.table(json!({ "setup": setup })).await;
    let colours = async |who: &Person| {
        let (_, info) = who.get(&format!("/api/tables/{table}")).await;
        let seats = info["seats"].as_array().expect("seats").iter();
        seats.map(|seat| seat["colour"].as_str().expect("a colour").to_owned()).collect::<Vec<_>>()
    };
    let paint = async |who: &Person, seat: u8, colour: &str| {
        let wish = json!({ "who": "recolour", "colour": colour });
        let (status, answer) = who.put(&format!("/api/tables/{table}/seats/{seat}"), wish).await;
        (status, answer["code"].as_str().unwrap_or_default().to_owned())
    };
    let done = (StatusCode::OK, String::new());
    // Both like blue: the first gets it.
    ann.sit(&table, 1).await;
    ben.sit(&table, 2).await;
    ann.computer(&table, 3).await;
    assert_eq!(colours(&ann).await, ["blue", "red", "green"]);
    assert_eq!(paint(&ben, 2, "pink").await, done);
    assert_eq!(colours(&ann).await, ["blue", "pink", "green"]);
    assert_eq!(paint(&ben, 2, "green").await, done, "the computer takes the other one");
    assert_eq!(colours(&ann).await, ["blue", "green", "pink"]);
    assert_eq!(paint(&ben, 2, "blue").await, (StatusCode::CONFLICT, "colour-taken".to_owned()));
    for (who, seat) in [(&ben, 1), (&ann, 2)] {
        let taken = (StatusCode::CONFLICT, "seat-taken".to_owned());
        assert_eq!(paint(who, seat, "red").await, taken, "people choose for themselves");
    }
    assert_eq!(paint(&ben, 3, "red").await, (StatusCode::FORBIDDEN, "not-host".to_owned()));
    assert_eq!(paint(&ben, 4, "red").await, (StatusCode::NOT_FOUND, "no-such-seat".to_owned()));
    assert_eq!(paint(&ben, 2, "mauve").await.0, StatusCode::BAD_REQUEST);
    assert_eq!(paint(&ann, 3, "black").await, done, "the host chooses for computers");
    assert_eq!(colours(&ann).await, ["blue", "green", "black"]);
    ann.start(&table).await;
    assert_eq!(paint(&ben, 2, "red").await, (StatusCode::CONFLICT, "started".to_owned()));
    // The pieces have the colours of their seats.
    let mut socket = ann.live(&table).await;
    socket.take_first().await;
    let choices = socket.until("choices").await;
    let choices = choices["actions"].as_array().expect("actions");
    // One that stays: it is on nothing that the tile has completed.
    let stays = |worth: &Value| worth["feature"] == "field" || worth["complete"].is_number();
    let piece = choices.iter().find(|choice| stays(&choice["worth"])).expect("a follower");
    let drawing = piece["figure"].as_str().expect("a drawing");
    assert!(drawing.ends_with("-blue"), "{drawing}");
    socket.act(piece["action"].as_str().expect("an action")).await;
    let update = socket.until("update").await;
    let figures = update["position"]["figures"].as_array().expect("figures");
    assert!(figures.iter().any(|figure| figure[0] == drawing), "{figures:?}");
}
