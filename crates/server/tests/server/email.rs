//! Email addresses of accounts, and new passwords by email, with a small SMTP server.

use std::time::{Duration, Instant};

use bastide_server::Config;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::client::PATIENCE;
use crate::common::{Person, Running};
use crate::smtp::{Mood, Smtp, email_config};

const PASSWORD: &str = "correct horse battery";
const NEW: &str = "plum rocket turnip";
const HOUR: Duration = Duration::from_hours(1);

/// A server with an SMTP server that takes everything.
async fn servers() -> (Running, Smtp) {
    servers_with(|_| ()).await
}

async fn servers_with(change: impl FnOnce(&mut Config)) -> (Running, Smtp) {
    let smtp = Smtp::start(Mood::Fine).await;
    let server = Running::with(|config| {
        smtp.configure(config);
        change(config);
    });
    let server = server.await;
    (server, smtp)
}

async fn account(server: &Running, name: &str) -> Person {
    let person = server.guest(name).await;
    let wish = json!({ "name": name, "password": PASSWORD });
    let (status, made) = person.post("/api/account", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    person
}

async fn put(person: &Person, path: &str, body: Value) -> (StatusCode, Value) {
    person.clone().call(Method::PUT, path, body).await
}

async fn set_address(person: &Person, address: &str) -> (StatusCode, Value) {
    put(person, "/api/email", json!({ "address": address, "password": PASSWORD })).await
}

async fn confirm(server: &Running, token: &str) -> (StatusCode, Value) {
    Person::stranger(server.address).post("/api/email/confirm", json!({ "token": token })).await
}

async fn forgot(server: &Running, account: &str) -> (StatusCode, Value) {
    Person::stranger(server.address).post("/api/forgot", json!({ "account": account })).await
}

fn reset(token: &str, password: &str) -> Value {
    json!({ "token": token, "password": password })
}

/// An account with a confirmed address.
async fn known(server: &Running, smtp: &mut Smtp, name: &str, address: &str) -> Person {
    let person = account(server, name).await;
    assert_eq!(set_address(&person, address).await.0, StatusCode::NO_CONTENT);
    let token = smtp.next().await.token();
    assert_eq!(confirm(server, &token).await, (StatusCode::NO_CONTENT, json!("")));
    person
}

/// The answer to a link that does not work.
fn is_wrong_link((status, refused): &(StatusCode, Value)) -> bool {
    *status == StatusCode::UNAUTHORIZED && refused["code"] == "wrong-link"
}

/// An address counts when it is confirmed: the guard is `EmailChange::Confirm`.
#[tokio::test]
async fn an_address_is_confirmed_by_a_link() {
    let (server, mut smtp) = servers().await;
    let ann = account(&server, "Annabel").await;
    let wrong = json!({ "address": "ann@example.org", "password": "wrong horse" });
    assert_eq!(put(&ann, "/api/email", wrong).await.1["code"], "wrong-password");
    let wish = json!({ "address": " Ann@Example.org", "password": PASSWORD, "lang": "hu" });
    assert_eq!(put(&ann, "/api/email", wish).await.0, StatusCode::NO_CONTENT);
    let email = smtp.next().await;
    assert_eq!(email.login, None, "this SMTP server needs no user");
    assert_eq!(email.to, ["Ann@example.org"]);
    assert_eq!(email.header("To"), "Ann@example.org");
    assert_eq!(email.header("From"), "Bastide <noreply@bastide.example>");
    assert_eq!(email.header("Auto-Submitted"), "auto-generated");
    assert!(email.text.starts_with("Szia, Annabel!\n"), "{}", email.text);
    let (path, token) = email.link();
    assert_eq!((path.as_str(), token.len()), ("/confirm-email", 64));
    let status = async |person: &Person| person.get("/api/email").await.1;
    let before = json!({ "enabled": true, "address": null, "unconfirmed": "Ann@example.org" });
    assert_eq!(status(&ann).await, before);
    assert_eq!(confirm(&server, &token).await.0, StatusCode::NO_CONTENT);
    let after = json!({ "enabled": true, "address": "Ann@example.org", "unconfirmed": null });
    assert_eq!(status(&ann).await, after);
    assert!(is_wrong_link(&confirm(&server, &token).await), "once");
    // Neither strangers nor programs learn the address.
    let (_, made) = ann.post("/api/tokens", json!({ "label": "bot", "scope": "play" })).await;
    let mut bot = Person::stranger(server.address);
    assert_eq!(status(&bot).await["address"], Value::Null);
    bot.bearer = made["token"].as_str().map(str::to_owned);
    assert_eq!(status(&bot).await["address"], Value::Null);
    assert_eq!(set_address(&bot, "bot@example.org").await.1["code"], "token-scope");
}

/// The guards are the dates in `EmailChange::Confirm` and `Store::email`.
#[tokio::test]
async fn a_link_to_confirm_expires_after_a_day() {
    let (server, mut smtp) = servers().await;
    let ann = account(&server, "Annabel").await;
    set_address(&ann, "ann@example.org").await;
    let first = smtp.next().await.token();
    set_address(&ann, "ann@example.com").await;
    let second = smtp.next().await.token();
    assert!(is_wrong_link(&confirm(&server, &first).await), "the newest link counts");
    server.clock.advance(24 * HOUR);
    assert!(is_wrong_link(&confirm(&server, &second).await));
    assert_eq!(ann.get("/api/email").await.1["unconfirmed"], Value::Null);
}

/// A link sets a new password once, and ends what was open: the guard is `EmailChange::Reset`.
#[tokio::test]
async fn a_link_sets_a_new_password_once() {
    let (server, mut smtp) = servers().await;
    let ann = known(&server, &mut smtp, "Annabel", "ann@example.org").await;
    let table = ann.against_computer().await;
    let mut socket = ann.live(&table).await;
    let wish = json!({ "account": "annabel", "lang": "ro" });
    let mut elsewhere = Person::stranger(server.address);
    assert_eq!(elsewhere.post("/api/forgot", wish).await.0, StatusCode::NO_CONTENT);
    let email = smtp.next().await;
    assert!(email.text.starts_with("Salut, Annabel!\n"), "{}", email.text);
    let (path, token) = email.link();
    assert_eq!(path, "/reset-password");
    // A password that cannot be used wastes no link.
    for (weak, code) in [("short", "bad-password"), ("annabel1", "weak-password")] {
        let refused = elsewhere.post("/api/reset", reset(&token, weak)).await;
        assert_eq!(refused.1["code"], code);
    }
    assert!(is_wrong_link(&confirm(&server, &token).await), "a link has one purpose");
    let (status, me) = elsewhere.call(Method::POST, "/api/reset", reset(&token, NEW)).await;
    assert_eq!((status, &me["id"]), (StatusCode::OK, &json!(ann.id)), "{me}");
    assert_eq!(elsewhere.get("/api/me").await.1["id"], *ann.id, "the answer signs in");
    assert_eq!(socket.closed().await, Some(1008));
    assert_eq!(ann.get("/api/me").await, (StatusCode::OK, Value::Null));
    let stranger = Person::stranger(server.address);
    let login = |password: &str| json!({ "name": "Annabel", "password": password });
    assert_eq!(stranger.post("/api/login", login(PASSWORD)).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(stranger.post("/api/login", login(NEW)).await.0, StatusCode::OK);
    assert!(is_wrong_link(&stranger.post("/api/reset", reset(&token, NEW)).await));
}

/// The guards are the dates in `Store::reset_link` and `EmailChange::Reset`.
#[tokio::test]
async fn a_link_for_a_new_password_expires_after_an_hour() {
    let (server, mut smtp) = servers().await;
    known(&server, &mut smtp, "Annabel", "ann@example.org").await;
    forgot(&server, "ANN@example.org").await;
    let token = smtp.next().await.token();
    server.clock.advance(HOUR);
    let stranger = Person::stranger(server.address);
    assert!(is_wrong_link(&stranger.post("/api/reset", reset(&token, NEW)).await));
}

/// Links end with a new password and with a new address: the guards are `end_reset_links` and the deletions in `Confirm` and
/// `Remove`.
#[tokio::test]
async fn old_links_end_with_a_new_password_or_address() {
    let (server, mut smtp) = servers().await;
    let ann = known(&server, &mut smtp, "Annabel", "ann@example.org").await;
    let stranger = Person::stranger(server.address);
    let mut tokens = Vec::new();
    for _ in 0..2 {
        forgot(&server, "Annabel").await;
        tokens.push(smtp.next().await.token());
    }
    assert_eq!(stranger.post("/api/reset", reset(&tokens[0], NEW)).await.0, StatusCode::OK);
    assert!(is_wrong_link(&stranger.post("/api/reset", reset(&tokens[1], PASSWORD)).await));

    let mut ann = Person { cookie: None, ..ann };
    let login = json!({ "name": "Annabel", "password": NEW });
    assert_eq!(ann.call(Method::POST, "/api/login", login).await.0, StatusCode::OK);
    forgot(&server, "Annabel").await;
    let token = smtp.next().await.token();
    let change = json!({ "old": NEW, "new": PASSWORD });
    assert_eq!(put(&ann, "/api/password", change).await.0, StatusCode::NO_CONTENT);
    assert!(is_wrong_link(&stranger.post("/api/reset", reset(&token, NEW)).await));

    forgot(&server, "Annabel").await;
    let token = smtp.next().await.token();
    set_address(&ann, "ann@example.com").await;
    assert_eq!(confirm(&server, &smtp.next().await.token()).await.0, StatusCode::NO_CONTENT);
    assert!(is_wrong_link(&stranger.post("/api/reset", reset(&token, NEW)).await));
    forgot(&server, "ann@example.org").await;
    smtp.stays_silent().await;

    forgot(&server, "Annabel").await;
    let token = smtp.next().await.token();
    let remove = async |password: &str| {
        ann.clone().call(Method::DELETE, "/api/email", json!({ "password": password })).await
    };
    assert_eq!(remove("wrong horse").await.1["code"], "wrong-password");
    assert_eq!(remove(PASSWORD).await.0, StatusCode::NO_CONTENT);
    assert!(is_wrong_link(&stranger.post("/api/reset", reset(&token, NEW)).await));
    assert_eq!(ann.get("/api/email").await.1["address"], Value::Null);
}

/// `SEC-10`: the response does not reveal who has an account or an address, and comes before the lookup.
#[tokio::test]
async fn nobody_learns_who_has_an_account() {
    let (server, mut smtp) = servers().await;
    known(&server, &mut smtp, "Annabel", "ann@example.org").await;
    account(&server, "Benedict").await;
    let known = forgot(&server, "Annabel").await;
    assert_eq!(known, (StatusCode::NO_CONTENT, json!("")));
    smtp.next().await;
    let long = "a".repeat(10_000);
    for account in ["Benedict", "Nobody", "nobody@example.org", "", "%", "ann@example", &long] {
        assert_eq!(forgot(&server, account).await, known, "{account}");
    }
    smtp.stays_silent().await;
    // The quota of an account is used up silently.
    for _ in 0..6 {
        assert_eq!(forgot(&server, "ann@example.org").await, known);
    }
    for _ in 0..4 {
        smtp.next().await;
    }
    smtp.stays_silent().await;
}

/// Accounts may share an address, as those of a family do.
#[tokio::test]
async fn an_address_may_have_several_accounts() {
    let (server, mut smtp) = servers().await;
    for name in ["Annabel", "Benedict"] {
        known(&server, &mut smtp, name, "family@example.org").await;
    }
    forgot(&server, "Family@example.org").await;
    let texts = [smtp.next().await.text, smtp.next().await.text].concat();
    assert!(texts.contains("Hi Annabel") && texts.contains("Hi Benedict"), "{texts}");
    forgot(&server, "Benedict").await;
    assert!(smtp.next().await.text.contains("Benedict"));
    smtp.stays_silent().await;
}

/// The guards are the four `allows` and `allows_one_more`.
#[tokio::test]
async fn emails_are_limited() {
    let (server, mut smtp) = servers().await;
    let ann = account(&server, "Annabel").await;
    let ben = account(&server, "Benedict").await;
    for number in 0..4 {
        let address = format!("ann{number}@example.org");
        assert_eq!(set_address(&ann, &address).await.0, StatusCode::NO_CONTENT);
    }
    assert_eq!(set_address(&ann, "shared@example.org").await.0, StatusCode::NO_CONTENT);
    let refused = set_address(&ann, "more@example.org").await;
    assert_eq!(refused.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.1["code"], "too-many-emails", "five for a person");
    for _ in 0..4 {
        assert_eq!(set_address(&ben, "Shared@example.org").await.0, StatusCode::NO_CONTENT);
    }
    for _ in 0..9 {
        smtp.next().await;
    }
    let cleo = account(&server, "Cleopatra").await;
    let refused = set_address(&cleo, "shared@example.org").await;
    assert_eq!(refused.1["code"], "too-many-emails", "five to an address");
    smtp.stays_silent().await;
    // 11 of the 20 that a network may ask for are used.
    let answers = async |count: usize| {
        let mut codes = Vec::new();
        for _ in 0..count {
            codes.push(forgot(&server, "Nobody").await.0);
        }
        codes
    };
    let codes = answers(10).await;
    assert_eq!(codes.iter().filter(|code| **code == StatusCode::NO_CONTENT).count(), 9);
    assert_eq!(codes.last(), Some(&StatusCode::TOO_MANY_REQUESTS));
    server.clock.advance(HOUR);
    assert_eq!(set_address(&ann, "more@example.org").await.0, StatusCode::NO_CONTENT);
    smtp.next().await;
}

/// The guard is `allows_one_more`.
#[tokio::test]
async fn all_emails_together_are_limited() {
    let mut smtp = Smtp::start(Mood::Fine).await;
    let server = Running::with(|config| {
        smtp.configure(config);
        config.limits.emails_per_hour = 2;
    })
    .await;
    known(&server, &mut smtp, "Annabel", "ann@example.org").await;
    for _ in 0..2 {
        assert_eq!(forgot(&server, "Annabel").await.0, StatusCode::NO_CONTENT);
    }
    smtp.next().await;
    smtp.stays_silent().await;
}

/// Without configuration there is no email: the guard is `mail` in `api/email.rs`.
#[tokio::test]
async fn without_configuration_there_is_no_email() {
    let server = Running::start().await;
    let ann = account(&server, "Annabel").await;
    let status = json!({ "enabled": false, "address": null, "unconfirmed": null });
    assert_eq!(ann.get("/api/email").await, (StatusCode::OK, status));
    let token = "0".repeat(64);
    let stranger = Person::stranger(server.address);
    for answer in [
        set_address(&ann, "ann@example.org").await,
        ann.clone().call(Method::DELETE, "/api/email", json!({ "password": PASSWORD })).await,
        confirm(&server, &token).await,
        forgot(&server, "Annabel").await,
        stranger.post("/api/reset", reset(&token, NEW)).await,
    ] {
        assert_eq!((answer.0, &answer.1["code"]), (StatusCode::NOT_FOUND, &json!("not-found")));
    }
}

/// Neither names nor addresses get into the headers: the guards are `EmailAddress::parse` and `Letter::message`.
#[tokio::test]
async fn nothing_gets_into_the_headers() {
    let (server, mut smtp) = servers().await;
    let ann = account(&server, "Bcc: x@evil.example").await;
    for address in [
        "ann@example.org\r\nBcc: eve@evil.example",
        "ann@example.org\nBcc: eve@evil.example",
        "ann@example.org>\r\nRCPT TO:<eve@evil.example",
        "ann@example.org, eve@evil.example",
        "Ann <ann@example.org>",
        "\"\r\nBcc: eve@evil.example\r\n\"@example.org",
        "ann@example.org\0",
    ] {
        let refused = set_address(&ann, address).await;
        assert_eq!(refused.0, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(refused.1["code"], "bad-email", "{address}");
    }
    smtp.stays_silent().await;
    assert_eq!(set_address(&ann, "ann@example.org").await.0, StatusCode::NO_CONTENT);
    let email = smtp.next().await;
    assert_eq!(email.to, ["ann@example.org"]);
    let names: Vec<_> = email.headers.iter().filter_map(|line| line.split(':').next()).collect();
    let mut sorted = names.clone();
    sorted.sort_unstable();
    let expected = [
        "Auto-Submitted",
        "Content-Transfer-Encoding",
        "Content-Type",
        "Date",
        "From",
        "MIME-Version",
        "Message-ID",
        "Subject",
        "To",
    ];
    assert_eq!(sorted, expected);
    assert_eq!(email.header("To"), "ann@example.org");
    assert_eq!(email.header("Subject"), "Confirm your email address");
    assert!(email.text.contains("Bcc: x@evil.example"), "the name is in the text");
}

/// The `Host` of a request is never in a link.
#[tokio::test]
async fn links_do_not_follow_the_host_of_a_request() {
    let (server, mut smtp) = servers().await;
    known(&server, &mut smtp, "Annabel", "ann@example.org").await;
    let request = reqwest::Client::new().post(server.url("/api/forgot"));
    let answer = request
        .header("host", "evil.example")
        .header("x-forwarded-host", "evil.example")
        .json(&json!({ "account": "Annabel" }))
        .send()
        .await
        .expect("an answer");
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    let email = smtp.next().await;
    assert!(!email.text.contains("evil"));
    assert_eq!(email.link().0, "/reset-password");
}

/// The number of emails with this result in the metrics. Other tests of the process count too.
async fn counted(server: &Running, result: &str) -> u64 {
    let line = format!("bastide_emails_total{{result=\"{result}\"}} ");
    let figures = server.figures().await;
    let value = figures.lines().find_map(|figure| figure.strip_prefix(line.as_str()));
    value.map_or(0, |value| value.parse().expect("a number"))
}

async fn until_counted(server: &Running, result: &str, count: u64) {
    let look = async {
        while counted(server, result).await < count {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, look).await.expect("it is counted in time");
}

/// An SMTP server that is down, refuses or hangs delays no request: the guards are the queue and the timeout.
#[tokio::test]
async fn a_bad_smtp_server_delays_nobody() {
    for mood in [None, Some(Mood::Refusing), Some(Mood::Hanging)] {
        let smtp = Smtp::start(mood.unwrap_or(Mood::Fine)).await;
        let address = smtp.address;
        let server = Running::with(|config| {
            // No server listens on port 9 of this address.
            let server = mood.map_or("127.9.9.9:9".to_owned(), |_| address.to_string());
            let mut email = email_config(&format!("smtp+plain://{server}"));
            email.timeout = Duration::from_secs(1);
            config.email = Some(email);
        })
        .await;
        let ann = account(&server, "Annabel").await;
        let before = counted(&server, "failed").await;
        let began = Instant::now();
        for number in 0..5 {
            let answer = set_address(&ann, &format!("ann{number}@example.org")).await;
            assert_eq!(answer.0, StatusCode::NO_CONTENT);
        }
        for _ in 0..5 {
            assert_eq!(forgot(&server, "Annabel").await.0, StatusCode::NO_CONTENT);
        }
        assert_eq!(ann.get("/api/me").await.1["id"], *ann.id);
        assert!(began.elapsed() < PATIENCE / 2, "{:?}", began.elapsed());
        // Five emails of a second each, four at once.
        until_counted(&server, "failed", before + 5).await;
        let mut server = server;
        let began = Instant::now();
        server.stop().await;
        assert!(began.elapsed() < PATIENCE / 2, "{:?}", began.elapsed());
    }
}

/// The queue is bounded: the guard is `QUEUE`.
#[tokio::test]
async fn the_queue_is_bounded() {
    let smtp = Smtp::start(Mood::Hanging).await;
    let server = Running::with(|config| {
        smtp.configure(config);
        config.limits.email_requests_per_hour = 10_000;
        config.limits.emails_per_person_and_hour = 10_000;
    })
    .await;
    let ann = account(&server, "Annabel").await;
    // Four workers hang with these.
    for _ in 0..4 {
        assert_eq!(set_address(&ann, "ann@example.org").await.0, StatusCode::NO_CONTENT);
    }
    let before = counted(&server, "dropped").await;
    for _ in 0..300 {
        assert_eq!(forgot(&server, "Annabel").await.0, StatusCode::NO_CONTENT);
    }
    until_counted(&server, "dropped", before + 300 - 256).await;
    let refused = set_address(&ann, "ann@example.org").await;
    assert_eq!(refused.1["code"], "too-many-emails");
}

/// `smtp://` sends nothing over a connection that is not encrypted: the guard is `Tls::Required`.
#[tokio::test]
async fn nothing_is_sent_without_starttls() {
    let mut smtp = Smtp::start(Mood::Fine).await;
    let address = smtp.address;
    let server =
        Running::with(|config| config.email = Some(email_config(&format!("smtp://{address}"))))
            .await;
    let before = counted(&server, "failed").await;
    let ann = account(&server, "Annabel").await;
    assert_eq!(set_address(&ann, "ann@example.org").await.0, StatusCode::NO_CONTENT);
    until_counted(&server, "failed", before + 1).await;
    smtp.stays_silent().await;
}

/// `SEC-09`, `SEC-12`: only hashes of tokens are stored, the export has the address, and deletion takes it along.
#[tokio::test]
async fn the_address_is_exported_and_deleted_with_the_account() {
    let (server, mut smtp) = servers_with(|config| config.database = None).await;
    let ann = known(&server, &mut smtp, "Annabel", "ann@example.org").await;
    // People who have played are kept without a name.
    ann.against_computer().await;
    set_address(&ann, "later@example.com").await;
    let later = smtp.next().await.token();
    forgot(&server, "Annabel").await;
    let token = smtp.next().await.token();
    let export = ann.get("/api/me/export").await.1;
    assert_eq!(export["email"], "ann@example.org");
    assert_eq!(export["unconfirmed_email"], "later@example.com");
    let tables = stored(&server).await;
    assert!(tables.contains("ann@example.org") && tables.contains("later@example.com"));
    for token in [&later, &token] {
        assert!(!tables.to_lowercase().contains(token.as_str()));
    }
    let (status, _) =
        ann.clone().call(Method::DELETE, "/api/me", json!({ "password": PASSWORD })).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert!(!stored(&server).await.contains("example"));
    let stranger = Person::stranger(server.address);
    assert!(is_wrong_link(&stranger.post("/api/reset", reset(&token, NEW)).await));
    assert!(is_wrong_link(&confirm(&server, &later).await));
    assert_eq!(forgot(&server, "ann@example.org").await.0, StatusCode::NO_CONTENT);
    smtp.stays_silent().await;
}

/// What is stored about addresses and links, hashes in hexadecimal digits.
async fn stored(server: &Running) -> String {
    use sqlx::{ConnectOptions, Row};
    let file = server.data.path().join("bastide.sqlite");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).read_only(true);
    let mut db = options.connect().await.expect("a database");
    let mut all = String::new();
    for query in [
        "SELECT id || COALESCE(email, '') FROM people",
        "SELECT hex(hash) || person || purpose || COALESCE(address, '') FROM email_links",
    ] {
        for row in sqlx::query(query).fetch_all(&mut db).await.expect("rows") {
            all.push_str(row.get(0));
            all.push('\n');
        }
    }
    all
}

/// Banned people get no links: the guard is in `Store::recipients`. The operator can remove an address.
#[tokio::test]
async fn the_operator_removes_an_address() {
    use bastide_server::admin::{self, Answer, Command, Order};
    let (server, mut smtp) = servers().await;
    known(&server, &mut smtp, "Annabel", "ann@example.org").await;
    let order = async |order: Order| {
        let command = Command { order, operator: "root".to_owned(), reason: None };
        admin::run(server.data.path(), command).await.expect("done")
    };
    let person = || "Annabel".to_owned();
    let has_email = async || match order(Order::Show { what: person() }).await {
        Answer::Person(details) => details.email,
        other => panic!("a person, not {other:?}"),
    };
    order(Order::Ban { person: person() }).await;
    forgot(&server, "Annabel").await;
    smtp.stays_silent().await;
    order(Order::Unban { person: person() }).await;
    assert!(has_email().await);
    assert_eq!(order(Order::RemoveEmail { person: person() }).await, Answer::Done);
    assert!(!has_email().await);
    forgot(&server, "Annabel").await;
    smtp.stays_silent().await;
    let Answer::Log(log) = order(Order::Log { page: 1 }).await else { panic!("a log") };
    assert_eq!(log[0].deed, "remove-email");
    assert!(!log[0].detail.contains("example"), "the address is not kept in the log");
}
