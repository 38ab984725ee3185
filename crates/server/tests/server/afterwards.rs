//! Aids, and the review after the game.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Person, Running};

/// A table at which one person plays both seats.
async fn hot_seat(ann: &Person, preset: &str, purist: bool) -> String {
    let setup = json!({ "preset": { "name": preset, "seats": 2 } });
    let table = ann.table(json!({ "setup": setup, "purist": purist })).await;
    ann.sit(&table, 1).await;
    ann.sit(&table, 2).await;
    ann.start(&table).await;
    table
}

/// Plays until the end, always the last choice: followers and towers come before passing.
async fn play_to_the_end(ann: &Person, table: &str) {
    let mut socket = ann.live(table).await;
    let mut seq = 0;
    loop {
        let message = socket.next().await.expect("open");
        if message["type"] == "update" && !message["end"].is_null() {
            return;
        }
        if message["type"] == "choices" && message["seq"].as_u64() > Some(seq) {
            seq = message["seq"].as_u64().expect("a number");
            let actions = message["actions"].as_array().expect("actions");
            let action = &actions[seq as usize % actions.len()]["action"];
            socket.act(action.as_str().expect("an action")).await;
        }
    }
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}

#[tokio::test]
async fn a_replay_shows_every_step() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let mut socket = ann.live(&table).await;
    let update = socket.take_first().await;
    let path = format!("/api/tables/{table}/replay");
    let (_, all) = ann.get(&format!("{path}?from=1")).await;
    assert_eq!((&all["entries"], all["frames"].as_array().map(Vec::len)), (&json!(2), Some(2)));
    let (first, second) = (&all["frames"][0], &all["frames"][1]);
    assert_eq!(first["steps"][0]["events"][0]["event"], "tile-drawn");
    assert_eq!(
        (&first["tiles_from"], first["tiles"].as_array().map(Vec::len)),
        (&json!(0), Some(1))
    );
    assert_eq!(
        (&second["tiles_from"], second["tiles"].as_array().map(Vec::len)),
        (&json!(1), Some(1))
    );
    assert_eq!(second["position"], update["position"]);
    let (_, last) = ann.get(&path).await;
    assert_eq!(last["frames"][0]["seq"], 2);
    assert_eq!(last["frames"][0]["tiles"].as_array().map(Vec::len), Some(2), "all of them");
    for odd in ["from=0&to=0", "from=9&to=1", "from=4294967295", "to=4294967295"] {
        let (status, answer) = ann.get(&format!("{path}?{odd}")).await;
        assert_eq!(status, StatusCode::OK, "{odd}");
        assert_eq!(answer["frames"].as_array().map(Vec::len), Some(1), "{odd}");
    }
}

/// BAS-32, BAS-12: features say what they give, open spaces what fits.
#[tokio::test]
async fn a_survey_helps_to_think() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let (_, survey) = ann.get(&format!("/api/tables/{table}/survey")).await;
    let left = survey["left"].as_object().expect("tiles left");
    assert_eq!(left.values().filter_map(Value::as_u64).sum::<u64>(), 70);
    let open = survey["open"].as_array().expect("open spaces");
    assert_eq!(open.len(), 4, "around the start tile");
    for space in open {
        let kinds = space["kinds"].as_array().expect("kinds").iter().filter_map(Value::as_str);
        let fits: u64 = kinds.filter_map(|kind| left[kind].as_u64()).sum();
        assert_eq!(space["fits"], fits, "{space}");
        assert!(fits > 0 && fits < 70);
    }
    let features = survey["features"].as_array().expect("features");
    let city = features.iter().find(|feature| feature["kind"] == "city").expect("a city");
    assert_eq!((&city["at_end"], &city["owners"]), (&json!(1), &json!([])));
    assert_eq!(city["completion"], json!({ "points": 2, "each": 2 }));
}

#[tokio::test]
async fn a_purist_table_helps_nobody_until_the_game_is_over() {
    let mut server = Running::start().await;
    let ann = server.guest("Ann").await;
    let table = hot_seat(&ann, "base", true).await;
    let path = format!("/api/tables/{table}/survey");
    let refused = |(status, answer): (StatusCode, Value)| {
        assert_eq!((status, &answer["code"]), (StatusCode::CONFLICT, &json!("purist")));
    };
    refused(ann.get(&path).await);
    server.stop().await;
    server.go_on().await;
    let ann = ann.at(server.address);
    refused(ann.get(&path).await);
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.1["purist"], true);
    play_to_the_end(&ann, &table).await;
    assert_eq!(ann.get(&path).await.0, StatusCode::OK);
}

/// BAS-51: the final scoring leads, step by step, from the points before to the result.
#[tokio::test]
async fn a_story_tells_how_the_points_grew() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    for preset in ["base", "hunters-and-gatherers", "mayflower"] {
        let table = hot_seat(&ann, preset, false).await;
        let path = format!("/api/tables/{table}/story");
        let (_, early) = ann.get(&path).await;
        assert!(early["closing"].is_null() && early["end"].is_null(), "{preset}");
        play_to_the_end(&ann, &table).await;
        let (_, story) = ann.get(&path).await;
        let steps = story["steps"].as_array().expect("steps");
        let (_, replay) = ann.get(&format!("/api/tables/{table}/replay")).await;
        assert_eq!(replay["entries"], steps.len());
        let result = numbers(&story["end"]["scores"]);
        assert_eq!(numbers(&steps[steps.len() - 1]["scores"]), result);
        let closing = &story["closing"];
        let mut before = numbers(&closing["scores"]);
        let scored = closing["steps"].as_array().expect("steps");
        assert!(!scored.is_empty(), "{preset}");
        for step in scored {
            let after = numbers(&step["scores"]);
            assert!(after > before, "{preset}: {step}");
            before = after;
        }
        assert_eq!(before, result, "{preset}");
        let (_, magyar) = ann.get(&format!("{path}?lang=hu")).await;
        assert_ne!(magyar["closing"]["steps"][0]["said"], scored[0]["said"]);
    }
}
