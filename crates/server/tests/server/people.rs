//! People and their sessions.

use bastide_server::Proxy;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Person, Running};

fn credentials(password: &str) -> Value {
    json!({ "name": "Annabel", "password": password })
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_the_games() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let (status, me) = ann.post("/api/account", credentials("correct horse")).await;
    assert_eq!((status, &me["account"]), (StatusCode::CREATED, &json!("Annabel")));
    let taken =
        ben.post("/api/account", json!({ "name": "ANNABEL", "password": "12345678" })).await;
    assert_eq!(taken.1["code"], "name-taken");
    let mut elsewhere = Person::stranger(server.address);
    let (status, me) =
        elsewhere.call(Method::POST, "/api/login", credentials("correct horse")).await;
    assert_eq!((status, me["id"].as_str()), (StatusCode::OK, Some(ann.id.as_str())));
    let (_, games) = elsewhere.get("/api/games").await;
    assert_eq!(games[0]["id"], *table);
    let (_, changed) = elsewhere.put("/api/me", json!({ "name": "Anna", "colour": "red" })).await;
    assert_eq!((&changed["name"], &changed["account"]), (&json!("Anna"), &json!("Annabel")));
}

/// `SEC-10`: whether there is such an account cannot be told from the answer.
#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_get_the_same_answer() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    ann.post("/api/account", credentials("correct horse")).await;
    let stranger = Person::stranger(server.address);
    let wrong = stranger.post("/api/login", credentials("wrong horse")).await;
    let nobody = json!({ "name": "Nobody", "password": "wrong horse" });
    assert_eq!(stranger.post("/api/login", nobody).await, wrong);
    assert_eq!((wrong.0, &wrong.1["code"]), (StatusCode::UNAUTHORIZED, &json!("wrong-password")));
    let (_, guest) = ann.put("/api/password", json!({ "old": "x", "new": "12345678" })).await;
    assert_eq!(guest["code"], "wrong-password");
}

/// `SEC-03`
#[tokio::test]
async fn logout_and_a_new_password_end_sessions_and_their_sockets() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    ann.post("/api/account", credentials("correct horse")).await;
    let mut elsewhere = Person::stranger(server.address);
    elsewhere.call(Method::POST, "/api/login", credentials("correct horse")).await;
    let (_, token) = ann.post("/api/tokens", json!({ "label": "bot" })).await;
    let mut bot = Person::stranger(server.address);
    bot.bearer = token["token"].as_str().map(str::to_owned);
    let mut sockets = [elsewhere.live(&table).await, bot.live(&table).await];
    let mut own = ann.live(&table).await;
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    assert_eq!(ann.put("/api/password", change).await.0, StatusCode::NO_CONTENT);
    for socket in &mut sockets {
        assert_eq!(socket.closed().await, Some(1008));
    }
    assert_eq!(elsewhere.get("/api/me").await, (StatusCode::OK, Value::Null));
    assert_eq!(bot.get("/api/me").await, (StatusCode::OK, Value::Null));
    assert_eq!(ann.get("/api/me").await.1["name"], "Ann");
    assert_eq!(ann.post("/api/logout", Value::Null).await.0, StatusCode::NO_CONTENT);
    assert_eq!(own.closed().await, Some(1008));
    assert_eq!(ann.get("/api/me").await, (StatusCode::OK, Value::Null));
}

/// `SEC-02`: a page of another site cannot change anything, even with the cookie.
#[tokio::test]
async fn another_site_changes_nothing() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let cookie = ann.cookie.clone().expect("a cookie");
    let http = reqwest::Client::new();
    let ask = |name: &'static str, value: &'static str| {
        let request = http.post(server.url("/api/tables")).header("cookie", &cookie);
        request
            .header(name, value)
            .json(&json!({ "setup": { "preset": { "name": "base", "seats": 2 } } }))
    };
    let own = server.url("");
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let answer = ask(name, value).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{name}: {value}");
    }
    let request = http.post(server.url("/api/logout")).header("cookie", &cookie);
    let answer = request.header("origin", own).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    let form = http.post(server.url("/api/guest")).header("content-type", "text/plain");
    let answer = form.body(r#"{"name":"x","colour":"red"}"#).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "only JSON is read");
}

/// `SEC-01`: a socket is opened by the own page, or by a program with a token.
#[tokio::test]
async fn a_socket_from_another_site_is_refused() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    for origin in [Some("https://evil.example"), Some("null"), Some("http://127.0.0.1:1"), None] {
        let refused = ann.try_live(&table, "", origin).await.err().expect("refused");
        let text = refused.to_string();
        assert!(text.contains("403"), "{origin:?}: {text}");
    }
    ann.live(&table).await;
    let configured =
        Running::with(|config| config.origins = vec!["https://bastide.example".to_owned()]).await;
    let mut guest = Person::stranger(configured.address);
    let body = json!({ "name": "Ann", "colour": "red" });
    guest.call(Method::POST, "/api/guest", body).await;
    assert!(guest.cookie.as_ref().is_some_and(|cookie| cookie.starts_with("__Host-bastide=")));
}

/// `REL-23`, and a limit on those who arrive.
#[tokio::test]
async fn a_flood_of_logins_is_refused_and_moves_go_on() {
    let server = Running::with(|config| config.limits.arrivals_per_minute = 4).await;
    let (table, ann, _) = server.table_of_two().await;
    let stranger = Person::stranger(server.address);
    let mut flood = tokio::task::JoinSet::new();
    for _ in 0..30 {
        let stranger = stranger.clone();
        flood.spawn(async move { stranger.post("/api/login", credentials("wrong horse")).await });
    }
    let mut socket = ann.live(&table).await;
    socket.take_first().await;
    let answers = flood.join_all().await;
    let refused = answers.iter().filter(|(status, _)| *status == StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.count() >= 26);
}

#[tokio::test]
async fn an_address_has_limits() {
    let server = Running::with(|config| {
        config.limits.requests_per_second = 1;
        config.limits.connections_per_address = 3;
    })
    .await;
    let stranger = Person::stranger(server.address);
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(stranger.get("/api/tables").await.0);
    }
    assert_eq!(statuses[0], StatusCode::OK);
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS));
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(tokio::net::TcpStream::connect(server.address).await.expect("a connection"));
    }
    let mut fourth = tokio::net::TcpStream::connect(server.address).await.expect("a connection");
    let mut byte = [0];
    let read = tokio::io::AsyncReadExt::read(&mut fourth, &mut byte).await;
    assert!(matches!(read, Ok(0) | Err(_)), "the fourth is closed at once");
}

/// Sockets count as connections for as long as they are open. The guard is that `live` keeps the `Place`.
#[tokio::test]
async fn sockets_count_among_the_connections_of_an_address() {
    let server = Running::with(|config| config.limits.connections_per_address = 6).await;
    let (table, ann, _) = server.table_of_two().await;
    let mut sockets = Vec::new();
    let origin = ann.origin();
    while let Ok(socket) = ann.try_live(&table, "", Some(&origin)).await {
        sockets.push(socket);
        assert!(sockets.len() <= 6, "there are too many");
    }
    drop(sockets);
    while ann.try_live(&table, "", Some(&origin)).await.is_err() {}
}

/// Behind a proxy everybody has one address: sockets are counted by whom they are for. The guard is
/// `counted` in `live`.
#[tokio::test]
async fn behind_a_proxy_those_behind_it_are_counted() {
    let server = Running::with(|config| {
        config.proxy = Proxy::Nearby;
        config.limits.connections_per_address = 2;
    })
    .await;
    let (table, ann, _) = server.table_of_two().await;
    let from = |address: &str| Person { behind: Some(address.to_owned()), ..ann.clone() };
    let (near, far) = (from("192.0.2.1"), from("192.0.2.1, 192.0.2.2:4711"));
    let origin = ann.origin();
    let _open = [near.live(&table).await, near.live(&table).await, far.live(&table).await];
    let refused = near.try_live(&table, "", Some(&origin)).await.err().expect("refused");
    assert!(refused.to_string().contains("429"), "{refused}");
    far.live(&table).await;
}

/// The guard is `Proxy::admits`.
#[tokio::test]
async fn who_is_not_a_trusted_proxy_cannot_connect() {
    let from = |network: &str| Proxy::Trusted(vec![network.parse().expect("a network")]);
    let server = Running::with(|config| config.proxy = from("192.0.2.0/24")).await;
    assert!(reqwest::get(server.url("/healthz")).await.is_err());
    assert!(server.figures().await.contains("bastide_refusals_total{code=\"not-a-proxy\"}"));
    let server = Running::with(|config| config.proxy = from("127.0.0.0/8")).await;
    assert!(reqwest::get(server.url("/healthz")).await.is_ok());
}

/// `REL-23`: without any limit on those who arrive, a flood of logins takes one core at most, and a game is
/// played while it lasts. The guard is the permit of `Passwords`, proved beside it.
#[tokio::test]
async fn moves_are_made_while_a_flood_of_logins_waits() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    let stranger = Person::stranger(server.address);
    let mut flood = tokio::task::JoinSet::new();
    for _ in 0..60 {
        let stranger = stranger.clone();
        flood.spawn(async move { stranger.post("/api/login", credentials("wrong horse")).await });
    }
    // The flood has begun, …
    flood.join_next().await;
    let mut socket = ann.live(&table).await;
    socket.take_first().await;
    socket.take_first().await;
    // … and is not over.
    while flood.try_join_next().is_some() {}
    assert!(!flood.is_empty());
    flood.join_all().await;
}
