//! Puzzles.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Person, Running};

/// Every puzzle of a few is shown with its choices; the best plan solves it, and another one is told why it is not.
#[tokio::test]
async fn puzzles_are_solved() {
    let server = Running::start().await;
    let anybody = Person::stranger(server.address);
    let (status, lines) = anybody.get("/api/puzzles").await;
    assert_eq!(status, StatusCode::OK, "{lines}");
    let lines = lines.as_array().expect("puzzles").clone();
    assert!(!lines.is_empty(), "the program has puzzles");
    for line in lines.iter().take(3) {
        let path = format!("/api/puzzles/{}", line["id"].as_str().expect("an id"));
        let (status, puzzle) = anybody.get(&path).await;
        assert_eq!(status, StatusCode::OK, "{puzzle}");
        assert_eq!(
            (&puzzle["theme"], &puzzle["choices"]["seat"]),
            (&line["theme"], &puzzle["seat"])
        );
        let choices = puzzle["choices"]["actions"].as_array().expect("choices");
        assert!(choices.len() > 1, "there is something to find");
        let before: Vec<Value> = puzzle["actions"].as_array().expect("actions").clone();
        let mut solution = None;
        for choice in choices {
            let plan = plan_after(&anybody, &puzzle["setup"], &before, &choice["action"]).await;
            let (status, answer) =
                anybody.post(&path, json!({ "actions": plan, "lang": "ro" })).await;
            assert_eq!(status, StatusCode::OK, "{plan:?}: {answer}");
            assert_eq!(
                answer["solved"] == true,
                answer["best"]["actions"] == json!(plan) || answer["solved"] == true
            );
            solution = Some(answer["best"]["actions"].clone());
            if answer["solved"] == false {
                assert!(!answer["said"].as_array().expect("reasons").is_empty(), "{answer}");
                break;
            }
        }
        let (_, answer) = anybody.post(&path, json!({ "actions": solution })).await;
        assert_eq!(
            (&answer["solved"], &answer["best"]["actions"]),
            (&json!(true), &solution.expect("a plan"))
        );
        assert_ne!(answer["shown"]["said"], "");
    }
}

/// An action, and the first one that the same player can do after it.
async fn plan_after(
    person: &Person,
    setup: &Value,
    before: &[Value],
    action: &Value,
) -> Vec<Value> {
    let mut actions = before.to_vec();
    actions.push(action.clone());
    let (_, first) =
        person.post("/api/position", json!({ "setup": setup, "actions": before })).await;
    let (_, then) =
        person.post("/api/position", json!({ "setup": setup, "actions": actions })).await;
    let mut plan = vec![action.clone()];
    if then["choices"]["seat"] == first["choices"]["seat"]
        && then["game"]["position"]["turn"] == first["game"]["position"]["turn"]
    {
        plan.extend(
            then["choices"]["actions"]
                .as_array()
                .and_then(|list| list.first())
                .map(|it| it["action"].clone()),
        );
    }
    plan
}

#[tokio::test]
async fn puzzles_can_be_chosen() {
    let server = Running::start().await;
    let anybody = Person::stranger(server.address);
    let (_, all) = anybody.get("/api/puzzles").await;
    let all = all.as_array().expect("puzzles").clone();
    let (_, some) = anybody.get("/api/puzzles?game=carcassonne").await;
    let of_game = all.iter().filter(|line| line["game"] == "carcassonne").count();
    assert_eq!(some.as_array().map(Vec::len), Some(of_game));
    assert_eq!(anybody.get("/api/puzzles?theme=nonsense").await.1, json!([]));
    let (status, refused) = anybody.get("/api/puzzles?game=chess").await;
    assert_eq!((status, &refused["code"]), (StatusCode::BAD_REQUEST, &json!("bad-request")));
    assert_eq!(anybody.get("/api/puzzles/nothing").await.0, StatusCode::NOT_FOUND);

    let (status, today) = anybody.get("/api/puzzles/today").await;
    assert_eq!(status, StatusCode::OK, "{today}");
    assert_eq!(anybody.get("/api/puzzles/today").await.1, today);
    server.clock.advance(std::time::Duration::from_hours(24));
    let (_, tomorrow) = anybody.get("/api/puzzles/today").await;
    assert_ne!(tomorrow["id"], today["id"]);
    let path = format!("/api/puzzles/{}", today["id"].as_str().expect("an id"));
    for bad in [json!([]), json!(["sing"]), json!(["pass", "pass", "pass"])] {
        let (status, refused) = anybody.post(&path, json!({ "actions": bad })).await;
        assert_eq!((status, &refused["code"]), (StatusCode::BAD_REQUEST, &json!("bad-request")));
    }
}
