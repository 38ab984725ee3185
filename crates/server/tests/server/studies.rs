//! Studies: files, games and empty tables to explore.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Person, Running};
use crate::reviews::{finished, reviewed};

async fn create(person: &Person, wanted: Value) -> (StatusCode, Value) {
    person.post("/api/studies", wanted).await
}

async fn study(person: &Person, wanted: Value) -> Value {
    let (status, study) = create(person, wanted).await;
    assert_eq!(status, StatusCode::CREATED, "{study}");
    study
}

async fn patch(person: &Person, id: &str, change: Value) -> (StatusCode, Value) {
    person.clone().call(Method::PATCH, &format!("/api/studies/{id}"), change).await
}

fn id(study: &Value) -> &str {
    study["id"].as_str().expect("an id")
}

fn file(name: &str, text: &str) -> Value {
    json!({ "from": "file", "name": name, "text": text })
}

async fn record(person: &Person, path: &str) -> String {
    let (status, record) = person.get(&format!("{path}/record")).await;
    assert_eq!(status, StatusCode::OK, "{record}");
    record.as_str().expect("text").to_owned()
}

fn texts(study: &Value) -> Vec<&str> {
    let nodes = study["nodes"].as_array().expect("nodes");
    nodes.iter().map(|node| node["action"].as_str().expect("an action")).collect()
}

/// A record comes back as it was, and its review is that of the table: the game is the same.
#[tokio::test]
async fn a_record_is_a_study() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let table = format!("/api/tables/{}", finished(&ann).await);
    let text = record(&ann, &table).await;
    let made = study(&ann, file("Sunday.bastide", &text)).await;
    assert_eq!(
        (&made["name"], &made["over"], &made["table"]),
        (&json!("Sunday"), &json!(true), &Value::Null)
    );
    let (_, actions) = text.split_once("--- actions\n").expect("actions");
    let (actions, _) = actions.split_once("--- end\n").expect("an end");
    assert_eq!(texts(&made), actions.lines().collect::<Vec<_>>());
    assert_eq!(made["main"], texts(&made).len());
    let path = format!("/api/studies/{}", id(&made));
    assert_eq!(record(&ann, &path).await, text);
    // Everybody with the link may look.
    let stranger = Person::stranger(server.address);
    assert_eq!(stranger.get(&path).await, (StatusCode::OK, made.clone()));
    let (_, own) = ann.get("/api/studies").await;
    assert_eq!(own[0]["id"], made["id"]);
    assert_eq!((own.as_array().map(Vec::len), &own[0]["moves"]), (Some(1), &made["main"]));

    ann.post(&format!("{table}/review"), Value::Null).await;
    let of_table = reviewed(&ann, &format!("{table}/review")).await;
    let (_, of_study) = ann.get(&format!("{path}/review")).await;
    assert_eq!(of_study["status"], "done", "it is the same game");
    let plans = |info: &Value| {
        let decisions = info["review"]["decisions"].as_array().expect("decisions").iter();
        decisions.map(|one| (one["plans"].clone(), one["said"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(plans(&of_study), plans(&of_table));
}

/// Games of JCloisterZone come and go in its format.
#[tokio::test]
async fn a_saved_game_of_jcloisterzone_is_a_study() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    socket.take_first().await;
    let (status, jcz) = ann.get(&format!("/api/tables/{table}/record?format=jcz")).await;
    assert_eq!(status, StatusCode::OK, "{jcz}");
    assert!(jcz["replay"].is_array(), "{jcz}");
    let made = study(&ben, file("game.jcz", &jcz.to_string())).await;
    assert_eq!(made["over"], false);
    let played = record(&ben, &format!("/api/tables/{table}")).await;
    let first = played.split_once("--- actions\n").expect("actions").1.lines().next();
    assert_eq!(texts(&made).first().copied(), first);
    let (_, again) = ben.get(&format!("/api/studies/{}/record?format=jcz", id(&made))).await;
    assert!(again["replay"].is_array(), "{again}");
    let (status, refused) = ann.get(&format!("/api/tables/{table}/record?format=pgn")).await;
    assert_eq!((status, &refused["code"]), (StatusCode::BAD_REQUEST, &json!("bad-request")));
    // Other games of the family are unknown there.
    let setup = json!({ "game": "hunters-and-gatherers", "players": ["Ann", "Ben"] });
    let other = study(&ben, json!({ "from": "empty", "setup": setup })).await;
    let path = format!("/api/studies/{}/record?format=jcz", id(&other));
    let (status, refused) = ben.get(&path).await;
    assert_eq!(
        (status, &refused["code"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("bad-record"))
    );
}

/// A file, the line, part, reason and subject of its refusal, and what the sentence contains.
type BadFile<'a> = (String, Option<u64>, Option<&'a str>, &'a str, Option<&'a str>, &'a str);

/// What is no game is refused with a sentence, and with its line; nothing is stored.
#[tokio::test]
async fn bad_files_are_refused_with_line_and_reason() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let table = finished(&ann).await;
    let text = record(&ann, &format!("/api/tables/{table}")).await;
    let line_of = |wanted: &str| {
        text.lines().position(|line| line.starts_with(wanted)).expect("a line") as u64 + 1
    };
    let (place, scores) = (line_of("place"), line_of("scores"));
    let with = |number: u64, line: &str| {
        let lines = text.lines().zip(1..);
        let lines = lines.map(|(old, at)| if at == number { line } else { old });
        lines.collect::<Vec<_>>().join("\n") + "\n"
    };
    let later = text.replace("bastide-record = 2", "bastide-record = 99");
    let without_end = text.split_once("--- end").expect("an end").0.to_owned();
    let unknown_tile = text.replacen("[setup.tiles]", "[setup.tiles]\nZZ-99 = 1", 1);
    let (far, damaged) = ("place 40,40 turn 0", with(scores, "scores = many"));
    let saved = |set: &str| {
        format!(
            "{{\"players\": [{{\"name\": \"Ann\"}}, {{\"name\": \"Ben\"}}], \"replay\": [], \"setup\": {{\"sets\": {{\"{set}\": 1}}, \"elements\": {{}}, \"rules\": {{}}}}}}"
        )
    };
    let cases: [BadFile; 11] = [
        (String::new(), Some(1), Some("setup"), "no-game", None, "is missing"),
        ("\u{fffd}PNG\r\n\u{1a}".to_owned(), Some(2), Some("setup"), "no-game", None, "is missing"),
        ("{\"pgn\": true}".to_owned(), None, None, "no-game", None, "JCloisterZone"),
        (
            with(place, "plaice 0,1"),
            Some(place),
            Some("actions"),
            "no-action",
            Some("plaice 0,1"),
            "plaice",
        ),
        (with(place, far), Some(place), Some("actions"), "not-allowed", Some(far), "not allowed"),
        (with(scores, "scores = [999, 0]"), Some(scores), Some("end"), "scores", None, "scores"),
        (damaged, Some(scores), Some("end"), "unreadable", Some("scores = many"), ""),
        (later, Some(1), Some("setup"), "later-version", Some("99"), "99"),
        (without_end, None, Some("actions"), "no-end", None, "is missing"),
        (unknown_tile, None, Some("setup"), "unknown", Some("ZZ-99"), "ZZ-99"),
        (saved("basic:1").replace("{\"basic:1\": 1}", "{}"), None, None, "setup", None, "tile"),
    ];
    for (text, line, part, reason, about, said) in cases {
        let (status, refused) = create(&ann, file("x", &text)).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
        assert_eq!(refused["code"], "bad-record", "{refused}");
        assert_eq!(
            (&refused["reason"], refused["part"].as_str()),
            (&json!(reason), part),
            "{refused}"
        );
        if let Some(line) = line {
            assert_eq!(refused["line"], line, "{refused}");
        }
        if let Some(about) = about {
            assert_eq!(refused["about"], about, "{refused}");
        }
        let message = refused["message"].as_str().expect("a sentence");
        assert!(message.contains(said) && !message.is_empty(), "{refused}");
    }
    let (status, refused) = create(&ann, file("x", &"x".repeat(1024 * 1024 + 1))).await;
    assert_eq!((status, &refused["code"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too-large")));
    assert_eq!(ann.get("/api/studies").await.1, json!([]));
}

/// Games of the first version, games that are not over, and games without some tiles can be looked at.
#[tokio::test]
async fn unusual_games_are_studies() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let text = |version: u32, setup: &str, actions: &str| {
        format!(
            "bastide-record = {version}\n\n[setup]\ngame = \"carcassonne\"\nplayers = [\"Ann\", \"Ben\"]\n\
             {setup}\n--- actions\n{actions}"
        )
    };
    let old = study(&ann, file("old", &text(1, "", "draw BA-U\n"))).await;
    assert_eq!((&old["over"], texts(&old)), (&json!(false), vec!["draw BA-U"]));
    let removed = text(2, "\n[setup.tiles]\nBA-U = 0\n", "draw BA-V\n");
    let removed = study(&ann, file("removed", &removed)).await;
    assert_eq!(removed["setup"]["tiles"]["BA-U"], 0);
    let drawn = text(2, "\n[setup.tiles]\nBA-U = 0\n", "draw BA-U\n");
    let (_, refused) = create(&ann, file("drawn", &drawn)).await;
    assert!(refused["message"].as_str().expect("a sentence").contains("BA-U"), "{refused}");
    let large = text(2, "\n[setup.tiles]\nBA-U = 900\n", "draw BA-U\n");
    study(&ann, file("large", &large)).await;
    let too_large = text(2, "\n[setup.tiles]\nBA-U = 60000\n", "");
    let (_, refused) = create(&ann, file("too large", &too_large)).await;
    assert_eq!(refused["code"], "bad-record", "{refused}");
    // Markup and characters that turn the text around stay text, or go.
    let odd = text(2, "", "").replace("\"Ann\"", "\"<b>A\u{202e}nn\"");
    let named = study(&ann, file("<i>\u{202e}x</i>.bastide", &odd)).await;
    assert_eq!(
        (&named["setup"]["players"][0], &named["name"]),
        (&json!("<b>Ann"), &json!("<i>x</i>"))
    );
}

/// Variations are legal moves; the main line stays. The guards are in `studies::check`.
#[tokio::test]
async fn variations_are_kept() {
    let server = Running::start().await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let setup = json!({ "game": "carcassonne", "players": ["Ann", "Ben"] });
    let made = study(&ann, json!({ "from": "empty", "setup": setup })).await;
    assert_eq!((&made["main"], &made["nodes"]), (&json!(0), &json!([])));
    let node = |after: Option<u32>, action: &str| json!({ "after": after, "action": action });
    let nodes = json!([
        node(None, "draw BA-U"),
        node(Some(0), "place 1,0 turn 0"),
        node(Some(1), "pass"),
        node(None, "draw BA-V"),
        node(Some(1), "follower road E"),
    ]);
    let (status, changed) =
        patch(&ann, id(&made), json!({ "nodes": nodes, "name": " My  study " })).await;
    assert_eq!(status, StatusCode::OK, "{changed}");
    assert_eq!((&changed["nodes"], &changed["name"]), (&nodes, &json!("My study")));
    assert_eq!(ann.get(&format!("/api/studies/{}", id(&made))).await.1, changed);
    let bad = [
        (json!([node(Some(0), "draw BA-U")]), "bad-request"),
        (json!([node(Some(7), "draw BA-U")]), "bad-request"),
        (json!([node(None, "draw BA-U"), node(Some(0), "place 9,9 turn 0")]), "illegal"),
        (json!([node(None, "draw BA-U"), node(Some(0), "sing")]), "no-such-action"),
        (json!(vec![node(None, "draw BA-U"); 2001]), "too-large"),
    ];
    for (nodes, code) in bad {
        let (_, refused) = patch(&ann, id(&made), json!({ "nodes": nodes })).await;
        assert_eq!(refused["code"], code, "{refused}");
    }
    let (status, refused) = patch(&ben, id(&made), json!({ "name": "mine" })).await;
    assert_eq!((status, &refused["code"]), (StatusCode::FORBIDDEN, &json!("not-owner")));
    let path = format!("/api/studies/{}", id(&made));
    assert_eq!(ben.delete(&path).await.0, StatusCode::FORBIDDEN);
    // A copy is one's own.
    let copy = study(&ben, json!({ "from": "study", "study": id(&made) })).await;
    assert_eq!((&copy["nodes"], &copy["owner"]), (&nodes, &json!(ben.id)));
    assert_eq!(patch(&ben, id(&copy), json!({ "nodes": [] })).await.1["nodes"], json!([]));
    assert_eq!(ann.delete(&path).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ann.get(&path).await.0, StatusCode::NOT_FOUND);
    let text = record(&ann, &format!("/api/tables/{}", finished(&ann).await)).await;
    let played = study(&ann, file("x", &text)).await;
    let (_, refused) = patch(&ann, id(&played), json!({ "nodes": [] })).await;
    assert_eq!(refused["code"], "bad-request", "the main line stays");
}

/// A running game can be studied by spectators as far as it is public, and not by its players, who could let the study
/// play. The guard is `from_table`.
#[tokio::test]
async fn players_do_not_study_their_running_game() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let cid = server.guest("Cid").await;
    let mut socket = ann.live(&table).await;
    socket.take_first().await;
    let wanted = json!({ "from": "table", "table": table });
    for player in [&ann, &ben] {
        assert_eq!(create(player, wanted.clone()).await.1["code"], "not-over");
    }
    let watched = study(&cid, wanted).await;
    assert_eq!((&watched["table"], &watched["name"]), (&json!(table), &json!("Ann – Ben")));
    assert_eq!(texts(&watched).len(), 2);
    let early = json!({ "from": "table", "table": table, "seq": 1 });
    assert_eq!(texts(&study(&cid, early).await).len(), 1);
    let purist = json!({ "setup": { "preset": { "name": "base", "seats": 2 } }, "purist": true });
    let purist = ann.table(purist).await;
    ann.sit(&purist, 1).await;
    ann.sit(&purist, 2).await;
    let wanted = json!({ "from": "table", "table": purist });
    assert_eq!(create(&cid, wanted.clone()).await.1["code"], "not-started");
    ann.start(&purist).await;
    assert_eq!(create(&cid, wanted).await.1["code"], "purist");
    // When it is over, everybody may.
    socket.send(json!({ "type": "resign", "id": "enough" })).await;
    socket.until("accepted").await;
    let over = study(&ann, json!({ "from": "table", "table": table })).await;
    assert_eq!(over["over"], true);
    // The names are those of the table.
    let mut leaving = ben.clone();
    leaving.call(Method::DELETE, "/api/me", json!({})).await;
    while record(&cid, &format!("/api/tables/{table}")).await.contains("Ben") {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let (_, later) = cid.get(&format!("/api/studies/{}", id(&over))).await;
    assert!(!later["setup"].to_string().contains("Ben"), "{}", later["setup"]);
}

/// A game that was not played to its end is reviewed as far as it goes. One that is still played at its table is not, even if a
/// spectator has made the study. The guard is `reviewed` in `api::studies`.
#[tokio::test]
async fn unfinished_games_of_studies_are_reviewed() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let cid = server.guest("Cid").await;
    let mut socket = ann.live(&table).await;
    socket.take_first().await;
    let watched = study(&cid, json!({ "from": "table", "table": table })).await;
    let review = format!("/api/studies/{}/review", id(&watched));
    for person in [&ann, &cid] {
        let (status, refused) = person.post(&review, Value::Null).await;
        assert_eq!((status, &refused["code"]), (StatusCode::CONFLICT, &json!("not-over")));
        assert_eq!(person.get(&review).await.1["code"], "not-over");
    }

    let text = record(&ann, &format!("/api/tables/{}", finished(&ann).await)).await;
    let played = text.split_once("--- end").expect("an end").0;
    let kept: Vec<_> = played.trim_end().lines().collect();
    let begun = kept[..kept.len() - 3].join("\n") + "\n";
    let begun = study(&ann, file("x", &begun)).await;
    assert_eq!(begun["over"], false, "{begun}");
    let review = format!("/api/studies/{}/review", id(&begun));
    assert_eq!(ann.post(&review, Value::Null).await.0, StatusCode::ACCEPTED);
    let info = reviewed(&ann, &review).await;
    assert!(!info["review"]["decisions"].as_array().expect("decisions").is_empty(), "{info}");

    let setup = json!({ "game": "carcassonne", "players": ["Ann", "Ben"] });
    let empty = study(&ann, json!({ "from": "empty", "setup": setup })).await;
    let review = format!("/api/studies/{}/review", id(&empty));
    let (status, refused) = ann.post(&review, Value::Null).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        (&refused["code"], &refused["reason"]),
        (&json!("bad-record"), &json!("no-decisions"))
    );
}

/// The studies of a person are limited, and go with the person.
#[tokio::test]
async fn studies_belong_to_people() {
    let server = Running::with(|config| config.limits.studies_per_person = 2).await;
    let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let setup = json!({ "game": "carcassonne", "players": ["Ann", "Ben"] });
    let empty = json!({ "from": "empty", "setup": setup });
    let first = study(&ann, empty.clone()).await;
    study(&ann, empty.clone()).await;
    let (status, refused) = create(&ann, empty.clone()).await;
    assert_eq!(
        (status, &refused["code"]),
        (StatusCode::TOO_MANY_REQUESTS, &json!("too-many-studies"))
    );
    study(&ben, empty.clone()).await;
    let (_, export) = ann.get("/api/me/export").await;
    assert_eq!(export["studies"].as_array().map(Vec::len), Some(2));
    let mut leaving = ann.clone();
    let (status, _) = leaving.call(Method::DELETE, "/api/me", json!({})).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(ben.get(&format!("/api/studies/{}", id(&first))).await.0, StatusCode::NOT_FOUND);
    let stranger = Person::stranger(server.address);
    assert_eq!(create(&stranger, empty).await.0, StatusCode::UNAUTHORIZED);
    let (status, refused) = create(
        &ben,
        json!({ "from": "empty", "setup": { "game": "carcassonne", "players": ["Ann"] } }),
    )
    .await;
    assert_eq!((status, &refused["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("setup")));
}
