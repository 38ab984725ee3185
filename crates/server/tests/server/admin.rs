//! The operator's orders, with and without a running server.

use bastide_server::admin::{self, AdminError, Answer, AuditLine, Command, Order};
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::common::{Person, Running};

async fn order(server: &Running, order: Order) -> Result<Answer, AdminError> {
    let reason = Some("because".to_owned());
    let command = Command { order, operator: "root".to_owned(), reason };
    admin::run(server.data.path(), command).await
}

async fn done(server: &Running, what: Order) {
    assert_eq!(order(server, what).await.expect("carried out"), Answer::Done);
}

/// The audit log, the oldest line first, as what was done to whom.
async fn log(server: &Running) -> Vec<AuditLine> {
    let Answer::Log(mut lines) = order(server, Order::Log { page: 1 }).await.expect("read") else {
        panic!("no log");
    };
    lines.reverse();
    lines
}

fn person(person: &Person) -> String {
    person.id.clone()
}

/// A muted person's line is refused; other people and moves are not affected: the guard is `muted` in `chat`.
#[tokio::test]
async fn a_muted_person_does_not_write() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let (mut anns, mut bens) = (ann.live(&table).await, ben.live(&table).await);
    bens.until("chat").await;
    let choices = anns.until("choices").await;
    done(&server, Order::Mute { person: person(&ann) }).await;
    anns.send(json!({ "type": "chat", "line": "hello" })).await;
    assert_eq!(anns.refused().await, "muted");
    anns.act(choices["actions"][0]["action"].as_str().expect("an action")).await;
    anns.until("accepted").await;
    bens.send(json!({ "type": "chat", "line": "good day" })).await;
    assert_eq!(bens.until("chat").await["lines"][0]["line"], "good day");
    done(&server, Order::Unmute { person: person(&ann) }).await;
    anns.send(json!({ "type": "chat", "line": "hello again" })).await;
    assert_eq!(bens.until("chat").await["lines"][0]["line"], "hello again");
    let log = log(&server).await;
    let deeds: Vec<_> =
        log.iter().map(|line| (line.deed.as_str(), line.subject.as_str())).collect();
    assert_eq!(deeds, [("mute", ann.id.as_str()), ("unmute", ann.id.as_str())]);
    assert_eq!((log[0].operator.as_str(), log[0].reason.as_deref()), ("root", Some("because")));
}

/// A banned person gets only the reason: the guards are in `Anybody`, `begin` and `concerns`.
#[tokio::test]
async fn a_banned_person_is_refused() {
    let server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let credentials = json!({ "name": "Annabel", "password": "correct horse battery" });
    let (_, made) = ann.post("/api/account", credentials.clone()).await;
    let (mut anns, _bens) = (ann.live(&table).await, ben.live(&table).await);
    done(&server, Order::Ban { person: "annabel".to_owned() }).await;
    assert_eq!(anns.closed().await, Some(1008));
    for path in ["/api/me", "/api/games", "/api/me/export"] {
        let (status, refused) = ann.get(path).await;
        assert_eq!((status, &refused["code"]), (StatusCode::FORBIDDEN, &json!("banned")), "{path}");
    }
    assert!(ann.try_live(&table, "", Some(&ann.origin())).await.is_err());
    let mut stranger = Person::stranger(server.address);
    let (status, refused) = stranger.call(Method::POST, "/api/login", credentials.clone()).await;
    assert_eq!((status, &refused["code"]), (StatusCode::FORBIDDEN, &json!("banned")));
    let wrong = json!({ "name": "Annabel", "password": "wrong horse" });
    assert_eq!(stranger.post("/api/login", wrong).await.1["code"], "wrong-password");
    let code = &made["recovery_codes"][0];
    let recovery = json!({ "name": "Annabel", "code": code, "password": "correct horse battery" });
    assert_eq!(stranger.post("/api/recover", recovery).await.1["code"], "banned");
    assert_eq!(ben.get("/api/me").await.1["name"], "Ben");
    done(&server, Order::Unban { person: "Annabel".to_owned() }).await;
    assert_eq!(stranger.call(Method::POST, "/api/login", credentials).await.0, StatusCode::OK);
    assert_eq!(stranger.get("/api/me").await.1["id"], *ann.id);
}

/// A new name appears everywhere: at tables, in chat, and after a restart.
#[tokio::test]
async fn a_bad_name_is_replaced_everywhere() {
    let mut server = Running::start().await;
    let (table, ann, ben) = server.table_of_two().await;
    let waiting = ben.table(json!({ "setup": { "preset": { "name": "base", "seats": 2 } } })).await;
    ann.sit(&waiting, 1).await;
    let mut anns = ann.live(&table).await;
    anns.send(json!({ "type": "chat", "line": "hello" })).await;
    while anns.until("chat").await["lines"][0]["line"] != "hello" {}
    let bad = Order::Rename { person: person(&ann), name: " ".to_owned() };
    assert!(matches!(order(&server, bad).await, Err(AdminError::Refused(_))));
    done(&server, Order::Rename { person: person(&ann), name: "Anon".to_owned() }).await;
    assert_eq!(ann.get("/api/me").await.1["name"], "Anon");
    anns.send(json!({ "type": "chat", "line": "over the old socket" })).await;
    let mut said = anns.until("chat").await;
    while said["lines"][0]["line"] != "over the old socket" {
        said = anns.until("chat").await;
    }
    assert_eq!(said["lines"][0]["name"], "Anon");
    for round in 0..2 {
        let ben = ben.at(server.address);
        for table in [&table, &waiting] {
            let (_, info) = ben.get(&format!("/api/tables/{table}")).await;
            assert_eq!(info["seats"][0]["name"], "Anon", "{round}");
        }
        let mut bens = ben.live(&table).await;
        while bens.until("chat").await["lines"][0]["name"] != "Anon" {}
        server.stop().await;
        server.go_on().await;
    }
    let log = log(&server).await;
    assert!(log[0].detail.contains("Ann") && log[0].detail.contains("Anon"), "{log:?}");
}

/// A removed table is gone with its log, and its sockets close.
#[tokio::test]
async fn a_removed_table_is_gone() {
    let server = Running::start().await;
    let (table, ann, _ben) = server.table_of_two().await;
    let other = ann.against_computer().await;
    let mut anns = ann.live(&table).await;
    done(&server, Order::RemoveTable { table: table.clone() }).await;
    assert_eq!(anns.closed().await, Some(1008));
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.0, StatusCode::NOT_FOUND);
    let (_, games) = ann.get("/api/games").await;
    assert_eq!(games.as_array().map(Vec::len), Some(1));
    assert_eq!(games[0]["id"], *other);
    let again = order(&server, Order::RemoveTable { table }).await;
    assert!(matches!(again, Err(AdminError::Refused(_))));
    assert_eq!(log(&server).await.len(), 1, "what was refused is not in the log");
}

/// A code of the operator sets a new password, for a day.
#[tokio::test]
async fn the_operator_hands_out_a_code() {
    let server = Running::start().await;
    let ann = server.guest("Ann").await;
    let account = || Order::ResetPassword { account: "Annabel".to_owned() };
    assert!(matches!(order(&server, account()).await, Err(AdminError::Refused(_))));
    ann.post("/api/account", json!({ "name": "Annabel", "password": "correct horse battery" }))
        .await;
    let stranger = Person::stranger(server.address);
    let recover = async |code: &str| {
        let wish = json!({ "name": "Annabel", "code": code, "password": "plum rocket turnip" });
        stranger.post("/api/recover", wish).await.0
    };
    let Answer::Code { code: late, .. } = order(&server, account()).await.expect("a code") else {
        panic!("no code");
    };
    server.clock.advance(std::time::Duration::from_hours(25));
    assert_eq!(recover(&late).await, StatusCode::UNAUTHORIZED, "it was for a day");
    let Answer::Code { code, .. } = order(&server, account()).await.expect("a code") else {
        panic!("no code");
    };
    assert_eq!(recover(&code).await, StatusCode::OK);
    let log = log(&server).await;
    assert_eq!(log.len(), 2);
    assert!(!format!("{log:?}").contains(&code), "the log has no secrets");
}

/// People and tables are found by parts of their names, page by page.
#[tokio::test]
async fn people_and_tables_are_found() {
    let server = Running::start().await;
    let (table, ann, _ben) = server.table_of_two().await;
    for number in 0..60 {
        server.guest(&format!("guest_{number}")).await;
    }
    let people = async |search: &str, page| {
        let search = search.to_owned();
        match order(&server, Order::People { search, page }).await.expect("a list") {
            Answer::People(people) => people,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!([people("guest_", 1).await.len(), people("guest_", 2).await.len()], [50, 10]);
    assert_eq!(people("guest%", 1).await.len(), 0, "what is searched for is meant literally");
    let found = people("ann", 1).await;
    assert_eq!((found.len(), found[0].id.as_str()), (1, ann.id.as_str()));
    let tables = order(&server, Order::Tables { search: "Ben".to_owned(), page: 1 }).await;
    let Ok(Answer::Tables(tables)) = tables else { panic!("{tables:?}") };
    assert_eq!((tables.len(), tables[0].id.as_str()), (1, table.as_str()));
    assert_eq!(tables[0].seats, ["Ann", "Ben"]);
    let shown = order(&server, Order::Show { what: ann.id.clone() }).await;
    let Ok(Answer::Person(shown)) = shown else { panic!("{shown:?}") };
    assert_eq!((shown.sessions, shown.tables.len()), (1, 1));
    let shown = order(&server, Order::Show { what: table }).await;
    assert!(matches!(shown, Ok(Answer::Table(_))), "{shown:?}");
    let nothing = order(&server, Order::Show { what: "nothing".to_owned() }).await;
    assert!(matches!(nothing, Err(AdminError::Refused(_))));
}

/// Without a server, orders are carried out directly.
#[tokio::test]
async fn a_server_that_stands_still_is_administered_too() {
    let mut server = Running::on_sqlite(|_| ()).await;
    let (table, ann, ben) = server.table_of_two().await;
    server.stop().await;
    assert!(!server.data.path().join("admin.sock").exists(), "the socket goes with the server");
    done(&server, Order::Ban { person: person(&ann) }).await;
    done(&server, Order::Rename { person: person(&ben), name: "Benno".to_owned() }).await;
    server.go_on().await;
    let (ann, ben) = (ann.at(server.address), ben.at(server.address));
    assert_eq!(ann.get("/api/me").await.1["code"], "banned");
    let (_, info) = ben.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["seats"][1]["name"], "Benno");
    assert_eq!(log(&server).await.len(), 2);
    let empty = tempfile::tempdir().expect("a folder");
    let command = Command { order: Order::Log { page: 1 }, operator: String::new(), reason: None };
    let nothing = admin::run(empty.path(), command).await;
    assert!(matches!(nothing, Err(AdminError::NoDatabase(_))), "{nothing:?}");
    assert_eq!(std::fs::read_dir(empty.path()).expect("the folder").count(), 0);
}

/// Only the user of the server can open the socket, and nonsense on it breaks nothing.
#[tokio::test]
async fn the_socket_is_the_operators_alone() {
    use std::os::unix::fs::PermissionsExt;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = Running::start().await;
    let path = server.data.path().join("admin.sock");
    let mode = std::fs::metadata(&path).expect("a socket").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    for nonsense in ["\n", "{}\n", "{\"order\":\"fly\"}\n", "\u{0}\n"] {
        let mut stream = tokio::net::UnixStream::connect(&path).await.expect("a connection");
        stream.write_all(nonsense.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.starts_with("{\"Err\":"), "{nonsense}: {answer}");
    }
    assert_eq!(log(&server).await, []);
}
