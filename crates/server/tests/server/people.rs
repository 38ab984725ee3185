//! People and their sessions.

use bastide_server::Proxy;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Person, Running};

fn credentials(password: &str) -> Value {
    json!({ "name": "Annabel", "password": password })
}

/// Many names, so that no account is delayed.
fn stranger_number(number: u32) -> Value {
    json!({ "name": format!("Stranger {number}"), "password": "wrong horse battery" })
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_the_games() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let (status, me) = ann.post("/api/account", credentials("correct horse battery")).await;
    assert_eq!((status, &me["account"]), (StatusCode::CREATED, &json!("Annabel")));
    let taken = ben
        .post("/api/account", json!({ "name": "ANNABEL", "password": "plum rocket turnip" }))
        .await;
    assert_eq!(taken.1["code"], "name-taken");
    let mut elsewhere = Person::stranger(server.address);
    let (status, me) =
        elsewhere.call(Method::POST, "/api/login", credentials("correct horse battery")).await;
    assert_eq!((status, me["id"].as_str()), (StatusCode::OK, Some(ann.id.as_str())));
    let (_, games) = elsewhere.get("/api/games").await;
    assert_eq!(games[0]["id"], *table);
    let (_, changed) = elsewhere.put("/api/me", json!({ "name": "Anna", "colour": "red" })).await;
    assert_eq!((&changed["name"], &changed["account"]), (&json!("Anna"), &json!("Annabel")));
}

/// `SEC-10`: the response does not reveal whether there is such an account.
#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_get_the_same_answer() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    ann.post("/api/account", credentials("correct horse battery")).await;
    let stranger = Person::stranger(server.address);
    let wrong = stranger.post("/api/login", credentials("wrong horse battery")).await;
    let nobody = json!({ "name": "Nobody", "password": "wrong horse battery" });
    assert_eq!(stranger.post("/api/login", nobody).await, wrong);
    assert_eq!((wrong.0, &wrong.1["code"]), (StatusCode::UNAUTHORIZED, &json!("wrong-password")));
    let (_, guest) =
        ann.put("/api/password", json!({ "old": "x", "new": "plum rocket turnip" })).await;
    assert_eq!(guest["code"], "wrong-password");
}

/// `SEC-03`
#[tokio::test]
async fn logout_and_a_new_password_end_sessions_and_their_sockets() {
    let server = Running::start().await;
    let (table, ann, _) = server.table_of_two().await;
    ann.post("/api/account", credentials("correct horse battery")).await;
    let mut elsewhere = Person::stranger(server.address);
    elsewhere.call(Method::POST, "/api/login", credentials("correct horse battery")).await;
    let (_, token) = ann.post("/api/tokens", json!({ "label": "bot" })).await;
    let mut bot = Person::stranger(server.address);
    bot.bearer = token["token"].as_str().map(str::to_owned);
    let mut sockets = [elsewhere.live(&table).await, bot.live(&table).await];
    let mut own = ann.live(&table).await;
    let change = json!({ "old": "correct horse battery", "new": "plum rocket turnip" });
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

/// `REL-23`, and a limit on sign-ins.
#[tokio::test]
async fn a_flood_of_logins_is_refused_and_moves_go_on() {
    let server = Running::with(|config| config.limits.arrivals_per_minute = 4).await;
    let (table, ann, _) = server.table_of_two().await;
    let stranger = Person::stranger(server.address);
    let mut flood = tokio::task::JoinSet::new();
    for number in 0..30 {
        let stranger = stranger.clone();
        flood.spawn(async move { stranger.post("/api/login", stranger_number(number)).await });
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

/// Behind a proxy all clients have one address: sockets are counted by client. The guard is
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
    for number in 0..60 {
        let stranger = stranger.clone();
        flood.spawn(async move { stranger.post("/api/login", stranger_number(number)).await });
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

/// A password that is easy to guess is refused when it is set, and only then. The guard is `NewPassword::checked`.
#[tokio::test]
async fn weak_passwords_cannot_be_set() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    for weak in ["password", "        ", "Annabel123", "carcassonne1"] {
        let (status, answer) = ann.post("/api/account", credentials(weak)).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{weak}: {answer}");
        assert_eq!(answer["code"], "weak-password", "{weak}");
    }
    let (_, short) = ann.post("/api/account", credentials("short")).await;
    assert_eq!(short["code"], "bad-password");
    ann.post("/api/account", credentials("correct horse battery")).await;
    let change = json!({ "old": "correct horse battery", "new": "annabel annabel" });
    assert_eq!(ann.put("/api/password", change).await.1["code"], "weak-password");
    let stranger = Person::stranger(server.address);
    let (_, wrong) = stranger.post("/api/login", credentials("password")).await;
    assert_eq!(wrong["code"], "wrong-password", "a login says nothing about weak passwords");
}

/// After five wrong passwords each attempt waits longer, whether there is such an account or not (`SEC-10`); a right password
/// ends it. The guards are `Attempts::begin` and `Attempts::succeed` in `login` and `change_password`.
#[tokio::test]
async fn wrong_passwords_delay_the_next_attempt() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    ann.post("/api/account", credentials("correct horse battery")).await;
    let stranger = Person::stranger(server.address);
    let login = |name: &str, password: &str| {
        let body = json!({ "name": name, "password": password });
        let stranger = stranger.clone();
        async move { stranger.post("/api/login", body).await }
    };
    for name in ["Annabel", "Nobody"] {
        for spelling in [name, &name.to_uppercase(), &format!(" {name} "), name, name] {
            assert_eq!(login(spelling, "x").await.1["code"], "wrong-password", "{spelling}");
        }
        for seconds in [1, 2, 4] {
            let (status, answer) = login(name, "correct horse battery").await;
            assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{name}: {answer}");
            assert_eq!(answer["code"], "too-many");
            assert_eq!(answer["retry_after"], seconds, "{name}");
            server.clock.advance(std::time::Duration::from_secs(seconds));
            assert_eq!(login(name, "x").await.1["code"], "wrong-password", "{name}");
        }
    }
    // The owner changes the password all the while, but does not guess it either.
    let change = |old: &str| json!({ "old": old, "new": "plum rocket turnip" });
    for _ in 0..5 {
        assert_eq!(ann.put("/api/password", change("x")).await.1["code"], "wrong-password");
    }
    assert_eq!(ann.put("/api/password", change("x")).await.1["retry_after"], 1);
    server.clock.advance(std::time::Duration::from_mins(1));
    assert_eq!(
        ann.put("/api/password", change("correct horse battery")).await.0,
        StatusCode::NO_CONTENT
    );
    assert_eq!(login("Annabel", "plum rocket turnip").await.0, StatusCode::OK);
    assert_eq!(login("Annabel", "x").await.1["code"], "wrong-password");
    assert_eq!(login("Annabel", "x").await.1["code"], "wrong-password", "the count began anew");
}

/// The header for programs that do not read the body.
#[tokio::test]
async fn a_delay_is_in_the_header() {
    let server = Running::start().await;
    let http = reqwest::Client::new();
    let mut last = None;
    for _ in 0..6 {
        let request = http.post(server.url("/api/login")).json(&credentials("x"));
        last = Some(request.send().await.expect("an answer"));
    }
    let last = last.expect("six answers");
    assert_eq!(last.headers()["retry-after"], "1");
}

/// No two accounts look alike; who logs in may write the name in capitals or in another normal form. The guards are
/// `account_name`, and the unique indexes of `AccountKeys`.
#[tokio::test]
async fn accounts_cannot_be_taken_for_one_another() {
    let server = Running::start().await;
    let account = async |name: &str| {
        let body = json!({ "name": name, "password": "plum rocket turnip" });
        server.guest("Guest").await.post("/api/account", body).await
    };
    for name in ["Ann", "Árpád", "Ian", "Олена", "Coco"] {
        assert_eq!(account(name).await.0, StatusCode::CREATED, "{name}");
    }
    for taken in ["ann", " Ann ", "ÁRPÁD", "A\u{301}rpa\u{301}d", "lan", "ОЛЕНА", "Сосо", "сосо"]
    {
        assert_eq!(account(taken).await.1["code"], "name-taken", "{taken}");
    }
    for mixed in ["Аnn", "Ann Олена", "Ann 🎲"] {
        assert_eq!(account(mixed).await.1["code"], "bad-account-name", "{mixed}");
    }
    assert_eq!(account("Ann\u{200b}").await.1["code"], "bad-name");
    let stranger = Person::stranger(server.address);
    for name in ["árpád", "ÁRPÁD", "A\u{301}rpa\u{301}d "] {
        let body = json!({ "name": name, "password": "plum rocket turnip" });
        let (status, person) = stranger.post("/api/login", body).await;
        assert_eq!((status, &person["account"]), (StatusCode::OK, &json!("Árpád")), "{name}");
    }
}
