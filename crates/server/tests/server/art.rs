//! Drawings for clients.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::json;

use crate::common::Running;

/// Drawings are public, can be cached for ever at the URL that contains their hash, and a page can request as many as it
/// needs.
#[tokio::test]
async fn tiles_and_pieces_are_drawn() {
    let server = Running::with(|config| {
        config.limits.requests_per_second = 1;
        // A drawing that does not exist is looked for among all tiles, some of which have not been drawn yet.
        config.limits.patience.request = Duration::from_hours(1);
    })
    .await;
    let http = reqwest::Client::new();
    let drawing = async |path: &str| {
        let answer = http.get(server.url(&format!("/api/art/{path}"))).send().await.expect("one");
        let header = |name: &str| {
            let value = answer.headers().get(name).and_then(|value| value.to_str().ok());
            value.unwrap_or_default().to_owned()
        };
        let (status, kept) = (answer.status(), header("cache-control").contains("immutable"));
        let is_svg = header("content-type") == "image/svg+xml";
        (status, kept, is_svg && answer.text().await.expect("text").starts_with("<svg"))
    };
    let art = http.get(server.url("/api/art/kinds?ids=BA-D")).send().await.expect("one");
    let art: serde_json::Value = art.json().await.expect("JSON");
    let tile = art["kinds"]["BA-D"]["drawing"].as_str().expect("a hash").to_owned();
    let follower = art["figures"]["follower-red"].as_str().expect("a hash").to_owned();
    for path in [
        format!("tiles/{tile}/full/0/0.svg"),
        format!("tiles/{tile}/plain/1/1.svg"),
        format!("tiles/{tile}/tiny/2/3.svg"),
        format!("pieces/follower-red.svg?v={follower}"),
    ] {
        assert_eq!(drawing(&path).await, (StatusCode::OK, true, true), "{path}");
    }
    for path in ["pieces/dragon.svg", "pieces/quarter-castle.svg?v=old"].iter().cycle().take(200) {
        assert_eq!(drawing(path).await, (StatusCode::OK, false, true), "{path}");
    }
    for path in [
        format!("tiles/{tile}/full/0/4.svg"),
        format!("tiles/{tile}/full/3/0.svg"),
        format!("tiles/{tile}/huge/0/0.svg"),
        format!("tiles/{tile}/full/0/0"),
        "tiles/0123456789abcdef/full/0/0.svg".to_owned(),
        "pieces/nobody.svg".to_owned(),
    ] {
        assert_eq!(drawing(&path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
}

/// Larger responses and drawings are compressed for clients that accept it; small ones are not.
#[tokio::test]
async fn what_is_large_is_compressed_for_who_can_unpack_it() {
    let server = Running::start().await;
    let http = reqwest::Client::new();
    let encoding = async |path: &str, accepted: &str| {
        let request = http.get(server.url(path)).header("accept-encoding", accepted);
        let answer = request.send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        let encoding = answer.headers().get("content-encoding").map(|value| value.to_str());
        encoding.map(|value| value.expect("text").to_owned())
    };
    for path in ["/api/catalogue", "/api/art/pieces/dragon.svg", "/api/art/kinds?ids=BA-D,BA-E"] {
        assert_eq!(encoding(path, "gzip, br").await.as_deref(), Some("gzip"), "{path}");
        assert_eq!(encoding(path, "identity").await, None, "{path}");
    }
    assert_eq!(encoding("/healthz", "gzip").await, None);
}

/// Every tile and every piece on a table finds its drawing, its seat and its outline.
#[tokio::test]
async fn a_table_knows_where_everything_is() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let (status, art) = ann.get(&format!("/api/tables/{table}/art")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(art["kinds"].as_object().expect("kinds").len(), 24);
    let segments = art["kinds"]["BA-D"]["segments"].as_array().expect("segments");
    let road = segments.iter().find(|segment| segment["places"][0] == "road E").expect("a road");
    assert_eq!(road["places"], json!(["road E", "road N", "road E", "road N"]));
    assert!(road["outline"].as_str().expect("a path").starts_with('M'));
    let (_, some) = ann.get("/api/art/kinds?ids=BA-D,NO-SUCH").await;
    assert_eq!(some["kinds"].as_object().expect("kinds").len(), 1);
    assert_eq!(some["kinds"]["BA-D"], art["kinds"]["BA-D"]);
}

/// Events are described in the language of each connection.
#[tokio::test]
async fn everybody_is_told_in_the_own_language() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut english = ann.live(&table).await;
    let origin = ben.origin();
    let mut hungarian = ben.try_live(&table, "?lang=hu", Some(&origin)).await.expect("a socket");
    hungarian.until("snapshot").await;
    let told = english.take_first().await;
    let said = &told["steps"][0]["said"];
    assert_eq!(said.as_array().map(Vec::len), told["steps"][0]["events"].as_array().map(Vec::len));
    assert!(said[0].as_str().expect("a sentence").starts_with("Ann laid"), "{said}");
    let told = hungarian.until("update").await;
    let said = &told["steps"][0]["said"];
    assert!(!said[0].as_str().expect("a sentence").contains("laid"), "{said}");
    assert!(said[0].as_str().expect("a sentence").starts_with("Ann "), "{said}");
    hungarian.send(json!({ "type": "language", "lang": "en" })).await;
    let again = hungarian.until("snapshot").await;
    assert_eq!(again["steps"][0]["seq"], 1, "the whole story is told again");
    let last = again["steps"]
        .as_array()
        .and_then(|steps| steps.iter().rev().find(|step| step["seat"] == 1));
    let said = &last.expect("Ann has acted")["said"];
    assert!(said[0].as_str().expect("a sentence").starts_with("Ann laid"), "{said}");
    let mut newcomer = ann.try_live(&table, "?since=0", Some(&origin)).await.expect("a socket");
    let all = newcomer.until("update").await;
    assert_eq!(all["tiles_from"], 0, "who has seen nothing gets the first tiles, too");
    assert_eq!(all["steps"][0]["seq"], 1);
    let (_, replay) = ann.get(&format!("/api/tables/{table}/replay?to=2&lang=ro")).await;
    assert!(!replay["frames"][0]["steps"][0]["said"].as_array().expect("said").is_empty());
}
