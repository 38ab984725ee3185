//! The analysis board: positions, and their best plans.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Person, Running};

fn request(actions: &[&str]) -> Value {
    let setup = json!({ "game": "carcassonne", "players": ["Ann", "Ben"] });
    json!({ "setup": setup, "actions": actions, "lang": "hu" })
}

/// A position has what can be drawn, with odds, or what can be chosen.
#[tokio::test]
async fn a_position_says_what_can_happen() {
    let server = Running::start().await;
    let anybody = Person::stranger(server.address);
    let (status, start) = anybody.post("/api/position", request(&[])).await;
    assert_eq!(status, StatusCode::OK, "{start}");
    assert_eq!((&start["choices"], &start["game"]["steps"]), (&Value::Null, &json!([])));
    let outcomes = start["outcomes"].as_array().expect("outcomes");
    let odds: f64 = outcomes.iter().filter_map(|chance| chance["odds"].as_f64()).sum();
    assert!((odds - 1.0).abs() < 1e-5, "{odds}");
    let road = outcomes.iter().find(|chance| chance["tile"] == "BA-V").expect("a curve");
    assert_eq!(road["action"], "draw BA-V");
    assert!((road["odds"].as_f64().expect("odds") - 9.0 / 71.0).abs() < 1e-6, "{road}");

    let (_, drawn) = anybody.post("/api/position", request(&["draw BA-V"])).await;
    assert_eq!(
        (&drawn["outcomes"], &drawn["game"]["position"]["drawn"]),
        (&json!([]), &json!("BA-V"))
    );
    assert_eq!(drawn["game"]["steps"][0]["what"], "draw BA-V");
    let choices = drawn["choices"]["actions"].as_array().expect("choices");
    let place = choices[0]["action"].as_str().expect("an action");
    let (_, placed) = anybody.post("/api/position", request(&["draw BA-V", place])).await;
    assert_eq!(placed["game"]["tiles"].as_array().map(Vec::len), Some(2));
    assert_eq!(placed["choices"]["seat"], drawn["choices"]["seat"]);
    // Going back and trying something else is only another request.
    let (_, other) = anybody.post("/api/position", request(&["draw BA-U"])).await;
    assert_eq!(other["game"]["position"]["drawn"], "BA-U");
}

/// Nothing that is sent harms the server.
#[tokio::test]
async fn bad_positions_are_refused() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let setup = |setup: Value| json!({ "setup": setup, "actions": [] });
    let many = vec!["draw BA-V"; 5_001];
    let cases = [
        (request(&["sing"]), "no-such-action"),
        (request(&["place 0,1 turn 0"]), "illegal"),
        (request(&["draw BA-V", "draw BA-V"]), "illegal"),
        (request(&many), "too-large"),
        (setup(json!({ "game": "carcassonne", "players": ["Ann"] })), "setup"),
        (setup(json!({ "game": "chess", "players": ["Ann", "Ben"] })), "bad-request"),
        (
            setup(
                json!({ "game": "carcassonne", "players": ["Ann", "Ben"], "tiles": { "BA-V": 60_000 } }),
            ),
            "setup",
        ),
        (json!([]), "bad-request"),
    ];
    for path in ["/api/position", "/api/plans"] {
        for (body, code) in &cases {
            let (status, refused) = ann.post(path, body.clone()).await;
            assert!(status.is_client_error(), "{path} {body:.200}: {refused}");
            assert_eq!(refused["code"], *code, "{path} {body:.200}: {refused}");
        }
    }
    let (_, refused) = ann.post("/api/position", request(&["draw BA-V", "sing"])).await;
    let message = refused["message"].as_str().expect("a sentence");
    assert!(message.starts_with("action 2 (sing)"), "{message}");
    let (status, _) = ann.post("/api/position", json!("x".repeat(600_000))).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
}

/// A setup of a thousand tiles is only a larger one.
#[tokio::test]
async fn a_thousand_tiles_are_a_position() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let setup =
        json!({ "game": "carcassonne", "players": ["Ann", "Ben"], "tiles": { "BA-V": 900 } });
    let body = json!({ "setup": setup, "actions": ["draw BA-V"] });
    let (status, position) = ann.post("/api/position", body).await;
    assert_eq!(status, StatusCode::OK, "{position}");
}

/// The best plans are legal, and come in words and on the board; where chance acts there are none.
#[tokio::test]
async fn the_best_plans_of_a_position() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let (status, plans) = ann.post("/api/plans", request(&["draw BA-V"])).await;
    assert_eq!(status, StatusCode::OK, "{plans}");
    assert_eq!(plans["seat"], 1);
    let (shown, plans) = (plans["shown"].as_array().expect("plans"), &plans["plans"]);
    assert!(!shown.is_empty());
    for (index, shown) in shown.iter().enumerate() {
        assert_ne!(shown["said"], "");
        let actions: Vec<_> =
            shown["choices"].as_array().expect("choices").iter().map(|it| &it["action"]).collect();
        assert_eq!(json!(actions), plans[index]["actions"]);
        let mut line = vec!["draw BA-V"];
        line.extend(actions.iter().filter_map(|action| action.as_str()));
        let (status, _) = ann.post("/api/position", request(&line)).await;
        assert_eq!(status, StatusCode::OK, "{line:?}");
    }
    let (status, none) = ann.post("/api/plans", request(&[])).await;
    assert_eq!((status, &none["seat"], &none["plans"]), (StatusCode::OK, &Value::Null, &json!([])));
    let stranger = Person::stranger(server.address);
    let (status, _) = stranger.post("/api/plans", request(&[])).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "it costs thinking time");
}
