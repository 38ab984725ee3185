//! The interface as it is described.

use std::collections::BTreeSet;

use bastide_server::{Config, Metrics, ServeError, Server};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Person, Running};

/// `SEC-08`
#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let server = Running::start().await;
    let http = reqwest::Client::new();
    for path in ["/", "/api", "/api/me", "/nowhere", "/healthz", "/readyz", "/api/openapi.json"] {
        let answer = http.get(server.url(path)).send().await.expect("an answer");
        let header = |name: &str| {
            let value = answer.headers().get(name).and_then(|value| value.to_str().ok());
            value.unwrap_or_default().to_owned()
        };
        let policy = header("content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self';",
            "frame-ancestors 'none'",
            "base-uri 'none'",
        ] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("x-frame-options"), "DENY");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
        assert!(header("permissions-policy").contains("camera=()"));
    }
    let guest = json!({ "name": "Ann", "colour": "red" });
    let answer = http.post(server.url("/api/guest")).json(&guest).send().await.expect("an answer");
    let cookie = answer.headers()["set-cookie"].to_str().expect("text");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}

/// Browsers that have come encrypted once do not come otherwise. The guard is `ENCRYPTED_ONLY`.
#[tokio::test]
async fn browsers_come_back_encrypted_only() {
    let secure = |config: &mut Config| config.origins = vec!["https://bastide.example".to_owned()];
    for (server, expected) in [(Running::with(secure).await, true), (Running::start().await, false)]
    {
        let answer = reqwest::get(server.url("/api/me")).await.expect("an answer");
        let header = answer.headers().get("strict-transport-security");
        assert_eq!(
            header.is_some_and(|value| value == "max-age=31536000; includeSubDomains"),
            expected
        );
    }
}

async fn statuses(server: &Running, path: &str, times: usize) -> BTreeSet<u16> {
    let http = reqwest::Client::new();
    let mut statuses = BTreeSet::new();
    for _ in 0..times {
        let answer = http.get(server.url(path)).send().await.expect("an answer");
        statuses.insert(answer.status().as_u16());
    }
    statuses
}

/// Nothing is served without a limit. The guards are `guard` and `guard_files`.
#[tokio::test]
async fn every_path_has_a_limit() {
    let few = |config: &mut Config| {
        config.limits.requests_per_second = 1;
        config.limits.files_per_second = 1;
    };
    for path in ["/healthz", "/api/art/kinds?ids=BA-D", "/api/nowhere", "/style.css", "/"] {
        let server = Running::with(few).await;
        assert!(statuses(&server, path, 200).await.contains(&429), "{path}");
    }
    // A page shows a hundred drawings at once.
    let server = Running::with(|config| config.limits.requests_per_second = 1).await;
    assert_eq!(statuses(&server, "/api/art/pieces/dragon.svg", 200).await, [200].into());
}

/// Figures are worth a warning, but no server that does not start; unless somebody asked for the address.
#[tokio::test]
async fn the_address_for_figures_may_be_taken() {
    let other = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a listener");
    let taken = other.local_addr().expect("an address");
    let data = tempfile::tempdir().expect("a folder");
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), data.path());
    config.metrics = Metrics::IfFree(taken);
    let server = Server::start(config.clone()).await.expect("it starts");
    assert_eq!(server.metrics_address(), None);
    server.run(async {}).await;
    config.metrics = Metrics::At(taken);
    assert!(
        matches!(Server::start(config).await, Err(ServeError::Listen(address, _)) if address == taken)
    );
}

/// `SEC-09`: what is in the database opens no door.
#[tokio::test]
async fn only_hashes_of_tokens_are_stored() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let (_, token) = ann.post("/api/tokens", json!({ "label": "bot" })).await;
    ann.post("/api/account", json!({ "name": "Ann", "password": "correct horse battery" })).await;
    let token = token["token"].as_str().expect("a token").to_owned();
    let cookie =
        ann.cookie.as_deref().and_then(|cookie| cookie.split('=').nth(1)).expect("a cookie");
    let bytes: Vec<u8> = std::fs::read_dir(server.data.path())
        .expect("the folder")
        .map(|file| file.expect("a file").path())
        .filter(|path| path.is_file())
        .flat_map(|path| std::fs::read(path).expect("its bytes"))
        .collect();
    let raw = |text: &str| -> Vec<u8> {
        let digits = (0..32).map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16));
        digits.collect::<Result<_, _>>().expect("hexadecimal digits")
    };
    for secret in
        [token.as_bytes(), cookie.as_bytes(), b"correct horse battery", &raw(&token), &raw(cookie)]
    {
        assert!(!bytes.windows(secret.len()).any(|window| window == secret));
    }
    let mut bot = Person::stranger(server.address);
    bot.bearer = Some(token);
    assert_eq!(bot.get("/api/me").await.1["id"], *ann.id);
}

#[tokio::test]
async fn health_and_figures_can_be_asked() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    ann.live(&table).await.take_first().await;
    let (status, health) = ann.get("/healthz").await;
    assert_eq!((status, health.as_str()), (StatusCode::OK, Some("ok")));
    assert_eq!(ann.get("/api/tables/nothing").await.0, StatusCode::NOT_FOUND);
    let figures = server.figures().await;
    for name in [
        "bastide_message_seconds_bucket",
        "bastide_commit_changes",
        "bastide_commit_seconds_bucket",
        "bastide_database_bytes",
        "bastide_games_running",
        "bastide_games_not_loaded",
        "bastide_requests_total",
        "bastide_sockets ",
        "bastide_refusals_total{code=\"not-found\"}",
    ] {
        assert!(figures.contains(name), "{name}");
    }
    assert_eq!(ann.get("/metrics").await.0, StatusCode::NOT_FOUND, "not for everybody");
    let (_, page) = ann.get("/api").await;
    let page = page.as_str().expect("text");
    assert!(page.contains("/api/tables/{table}/start") && !page.contains("<script"));
}

/// `REL-12`: every call of the description with bodies and parameters that it does not expect.
#[tokio::test]
async fn no_call_of_the_description_breaks_the_server() {
    let server = Running::with(|config| config.limits.requests_per_second = 100_000).await;
    let (table, ann, _) = server.table_of_two().await;
    let (_, description) = ann.get("/api/openapi.json").await;
    assert_eq!(description["openapi"].as_str().map(|version| &version[..3]), Some("3.1"));
    let mut bodies = vec![Value::Null, json!({}), json!([]), json!("x"), json!({ "name": 1 })];
    bodies.push(
        json!({ "name": "\u{0}", "colour": "red", "password": "x", "label": "x".repeat(9999) }),
    );
    bodies.push(json!({ "setup": { "preset": { "name": "", "seats": 255 } }, "clock": { "kind": "total" } }));
    bodies.push(json!({ "who": "me", "name": "\u{202e}", "colour": "pink" }));
    bodies.push(json!({ "padding": "x".repeat(70_000) }));
    let mut calls = 0;
    for (path, methods) in description["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            for body in &bodies {
                for (id, seat) in
                    [(table.as_str(), "1"), ("nothing", "-1"), ("%F0%9F", "99999999999")]
                {
                    let path =
                        path.replace("{table}", id).replace("{token}", id).replace("{seat}", seat);
                    let mut caller = ann.clone();
                    for path in [path.clone(), format!("{path}?before=x&step=-1")] {
                        let (status, answer) =
                            caller.call(method.clone(), &path, body.clone()).await;
                        assert!(!status.is_server_error(), "{method} {path} {body}: {answer}");
                        if status.is_client_error() {
                            assert!(answer["code"].is_string(), "{method} {path} {body}: {answer}");
                        }
                        calls += 1;
                    }
                }
            }
        }
    }
    assert!(calls > 1000);
}
