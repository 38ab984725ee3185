//! Games that go on from a position.

use bastide_rules::Record;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Person, Running};

fn wish(actions: &[&str]) -> Value {
    let setup = json!({ "full": { "game": "carcassonne", "players": ["", ""],
        "sets": {}, "tiles": { "BA-D": 2, "BA-U": 3, "BA-V": 2 },
        "start": [{ "tile": "BA-D", "at": [0, 0], "turn": 0 }] } });
    let clock = json!({ "kind": "total", "seconds": 100, "increment": 10 });
    json!({ "setup": setup, "clock": clock, "start": { "actions": actions } })
}

/// Two turns, of which the seed would seldom deal the draws.
async fn legal_start(person: &Person) -> Vec<String> {
    let mut setup = wish(&[])["setup"]["full"].clone();
    setup["players"] = json!(["Ann", "Ben"]);
    let mut actions = vec!["draw BA-V".to_owned()];
    while actions.len() < 3 {
        let body = json!({ "setup": setup, "actions": actions });
        let (_, position) = person.post("/api/position", body).await;
        let choices = position["choices"]["actions"].as_array().expect("choices");
        let last = choices.last().expect("a choice")["action"].as_str().expect("an action");
        actions.push(last.to_owned());
    }
    actions.push("draw BA-V".to_owned());
    actions
}

/// The game goes on after the given actions, which nobody can take back; a restart keeps it, and its record verifies and says
/// what was given. The guards are `is_given` in the play, and `given` in the record.
#[tokio::test]
async fn a_game_goes_on_from_a_position() {
    let mut server = Running::start().await;
    let ann = server.guest("Ann").await;
    let start = legal_start(&ann).await;
    let start: Vec<&str> = start.iter().map(String::as_str).collect();
    let table = ann.table(wish(&start)).await;
    ann.sit(&table, 1).await;
    ann.sit(&table, 2).await;
    ann.start(&table).await;
    let (_, info) = ann.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&info["given"], &info["status"]), (&json!(4), &json!("running")));
    let commitment = info["commitment"].clone();
    let mut socket = ann.live(&table).await;
    let choices = socket.until("choices").await;
    assert_eq!((&choices["seat"], &choices["seq"]), (&json!(2), &json!(4)));
    socket.send(json!({ "type": "undo", "id": "back", "seq": 4 })).await;
    assert_eq!(socket.refused().await, "no-undo");
    server.stop().await;
    server.go_on().await;
    let ann = ann.at(server.address);
    let mut socket = ann.live(&table).await;
    let snapshot = socket.until("snapshot").await;
    assert_eq!(snapshot["clocks"], json!([100_000, 100_000]), "what is given gives no time");
    while socket.take_first().await["end"].is_null() {}
    let (_, text) = ann.get(&format!("/api/tables/{table}/record")).await;
    let text = text.as_str().expect("text");
    let record = Record::parse(text).expect("it verifies");
    assert_eq!((record.given(), record.to_string().as_str()), (4, text));
    assert!(text.contains(&format!("commitment = {commitment}\ngiven = 4\n")), "{text}");
    // Nobody can say afterwards that other actions were given, or fewer.
    let fewer = text.replace("given = 4", "given = 3");
    assert!(Record::parse(&fewer).is_err());
    let (_, again) = ann.post(&format!("/api/tables/{table}/rematch"), Value::Null).await;
    assert_eq!(again["given"], 0, "a rematch begins at the start");
}

#[tokio::test]
async fn impossible_positions_are_refused() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let mut bad: Vec<(Value, &str)> = vec![
        (wish(&["draw BA-V", "place 9,9 turn 0"]), "illegal"),
        (wish(&["sing"]), "no-such-action"),
        (wish(&["draw BA-V"; 5_001]), "too-large"),
    ];
    let mut preset = wish(&["draw BA-V"]);
    preset["setup"] = json!({ "preset": { "name": "base", "seats": 2 } });
    bad.push((preset, "setup"));
    for (wish, code) in bad {
        let (status, refused) = ann.post("/api/tables", wish).await;
        assert!(status.is_client_error(), "{refused}");
        assert_eq!(refused["code"], code, "{refused}");
    }
    let (status, _) = ann.post("/api/tables", wish(&[])).await;
    assert_eq!(status, StatusCode::CREATED);
}
