//! Games as animations.

use reqwest::StatusCode;
use serde_json::json;

use crate::common::Running;

#[tokio::test]
async fn a_game_is_an_animation_as_far_as_it_was_played() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let http = reqwest::Client::new();
    let path = |table: &str| server.url(&format!("/api/tables/{table}/animation"));
    let answer = http.get(path(&table)).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.headers()["content-type"], "image/apng");
    let bytes = answer.bytes().await.expect("an animation");
    assert!(bytes.starts_with(b"\x89PNG") && bytes.windows(4).any(|chunk| chunk == b"acTL"));

    let waiting = ann.table(json!({ "setup": { "preset": { "name": "base", "seats": 2 } } })).await;
    let (status, refused) = ann.get(&format!("/api/tables/{waiting}/animation")).await;
    assert_eq!((status, &refused["code"]), (StatusCode::CONFLICT, &"not-started".into()));
    let answer = http.get(path("no-such-table")).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
}
