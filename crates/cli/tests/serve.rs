//! `bastide serve` as a process: killed, stopped, and with a full disk.

#[path = "../../server/tests/server/client.rs"]
#[allow(dead_code, reason = "the tests of the server use the rest")]
mod client;
#[path = "../../server/tests/server/smtp.rs"]
#[allow(dead_code, reason = "the tests of the server use the rest")]
mod smtp;

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Output, Stdio};
use std::time::Duration;

use client::{Person, table_of_two};
use reqwest::Method;
use serde_json::{Value, json};
use smtp::{Mood, Smtp};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    async fn start(data: &Path, listen: &str) -> Self {
        Self::start_after("", data, listen).await
    }

    /// Starts it after some shell commands.
    async fn start_after(commands: &str, data: &Path, listen: &str) -> Self {
        let mut child = Command::new("sh")
            .args(["-c", &format!("{commands} exec \"$0\" \"$@\"")])
            .arg(assert_cmd::cargo::cargo_bin("bastide"))
            .args([
                "serve",
                "--no-limits",
                "--metrics",
                "127.0.0.1:0",
                "--listen",
                listen,
                "--data",
            ])
            .arg(data)
            .env("RUST_LOG", "trace")
            .stdout(Stdio::piped())
            .stderr(Stdio::from(log(data)))
            .kill_on_drop(true)
            .spawn()
            .expect("it runs");
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let line = lines.next_line().await.expect("a line").expect("it says where it is");
        let (_, address) = line.split_once("http://").expect("an address");
        let address = address.split(' ').next().expect("an address");
        Self { address: address.parse().expect("an address"), child }
    }

    /// Kills it as `kill -9` does, and starts it again at the same address.
    async fn kill_and_start(&mut self, data: &Path) {
        self.child.kill().await.expect("it runs");
        *self = Self::start(data, &self.address.to_string()).await;
    }

    fn id(&self) -> String {
        self.child.id().expect("it runs").to_string()
    }

    async fn signal(&self, name: &str) {
        let kill =
            Command::new("kill").args(["-s", name, &self.id()]).status().await.expect("kill");
        assert!(kill.success());
    }

    /// Sets the file size limit.
    async fn limit_files(&self, bytes: &str) -> Output {
        let limit = format!("--fsize={bytes}");
        Command::new("prlimit").args(["--pid", &self.id(), &limit]).output().await.expect("prlimit")
    }
}

fn log(data: &Path) -> std::fs::File {
    let file = data.join("log.txt");
    std::fs::File::options().create(true).append(true).open(file).expect("a log")
}

/// The actions in the record of a table.
async fn actions(person: &Person, table: &str) -> Vec<String> {
    let (_, record) = person.get(&format!("/api/tables/{table}/record")).await;
    let record = record.as_str().expect("text").to_owned();
    bastide_rules::Record::parse(&record).expect("the record can be played again");
    let (_, actions) = record.split_once("--- actions\n").expect("a record");
    actions.lines().map(str::to_owned).collect()
}

/// Plays a seat until this many actions are acknowledged, through failures of the server.
async fn play(person: Person, table: String, actions: usize) -> Vec<(u64, String)> {
    let mut acknowledged = Vec::new();
    let mut pending: Option<Value> = None;
    while acknowledged.len() < actions {
        let origin = person.origin();
        let Ok(mut socket) = person.try_live(&table, "", Some(&origin)).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        if let Some(message) = &pending {
            socket.try_send(message).await;
        }
        let mut choices: Option<Value> = None;
        while let Ok(message) = socket.next().await {
            assert_ne!(message["type"], "refused", "{message}");
            if message["type"] == "choices" {
                choices = Some(message);
            } else if message["type"] == "accepted" {
                let act = pending.take().expect("something was sent");
                assert_eq!(act["id"], message["id"]);
                let seq = message["seq"].as_u64().expect("a number");
                acknowledged.push((seq, act["action"].as_str().expect("an action").to_owned()));
                // After a lost response the choices come first, and may be older.
                choices = choices.filter(|choices| choices["seq"].as_u64() >= Some(seq));
            }
            if acknowledged.len() == actions {
                break;
            }
            if let Some(choices) = choices.take_if(|_| pending.is_none()) {
                let id = format!("{} {}", person.id, choices["seq"]);
                let action = &choices["actions"][0]["action"];
                let act =
                    json!({ "type": "act", "id": id, "seq": choices["seq"], "action": action });
                socket.try_send(&act).await;
                pending = Some(act);
            }
        }
    }
    acknowledged
}

/// `REL-01`, `REL-02`: every acknowledged action is in the log under its number, and the games continue. The
/// load program does the same with 500 games.
#[tokio::test]
async fn a_kill_loses_nothing_that_was_acknowledged() {
    let data = tempfile::tempdir().expect("a folder");
    let mut server = Process::start(data.path(), "127.0.0.1:0").await;
    let mut tables = Vec::new();
    let mut players = tokio::task::JoinSet::new();
    for _ in 0..4 {
        let (table, ann, ben) = table_of_two(server.address, json!({ "kind": "none" })).await;
        for person in [ann.clone(), ben] {
            let table = table.clone();
            players.spawn(async move { (table.clone(), play(person, table, 30).await) });
        }
        tables.push((table, ann));
    }
    for wait in [60, 110, 170] {
        tokio::time::sleep(Duration::from_millis(wait)).await;
        server.kill_and_start(data.path()).await;
    }
    let acknowledged = players.join_all().await;
    for (table, ann) in tables {
        let stored = actions(&ann, &table).await;
        for (_, moves) in acknowledged.iter().filter(|(of, _)| *of == table) {
            assert_eq!(moves.len(), 30);
            for (seq, action) in moves {
                assert_eq!(stored.get(*seq as usize - 1), Some(action));
            }
        }
    }
}

/// `REL-03`: with a full disk, moves are refused and everything can be read; with space again, the same move succeeds without
/// a restart. A file size limit stands for the full disk; its signal would end the process: the guard is
/// `fail_to_write_instead_of_dying`.
#[tokio::test]
async fn a_full_disk_refuses_moves_and_nothing_else() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Process::start(data.path(), "127.0.0.1:0").await;
    let (table, ann, _) = table_of_two(server.address, json!({ "kind": "none" })).await;
    let mut socket = ann.live(&table).await;
    let choices = socket.until("choices").await;
    assert!(server.limit_files("1024:").await.status.success());
    let action = choices["actions"][0]["action"].as_str().expect("an action");
    let act = json!({ "type": "act", "id": "mine", "seq": choices["seq"], "action": action });
    for _ in 0..2 {
        socket.send(act.clone()).await;
        assert_eq!(socket.refused().await, "storage");
    }
    let (status, replay) = ann.get(&format!("/api/tables/{table}/replay")).await;
    assert_eq!((status.as_u16(), &replay["entries"]), (200, &choices["seq"]));
    assert_eq!(
        ann.post("/api/tables", json!({ "setup": { "preset": { "name": "base", "seats": 2 } } }))
            .await
            .0,
        503
    );
    assert!(server.limit_files("unlimited:").await.status.success());
    socket.send(act).await;
    let seq = choices["seq"].as_u64().expect("a number") + 1;
    assert_eq!(socket.until("accepted").await["seq"], seq);
    let stored = actions(&ann, &table).await;
    assert_eq!((stored.len() as u64, stored.last().map(String::as_str)), (seq, Some(action)));
}

/// `REL-16`: a process that was stopped for longer than a player's remaining time charges no player. The guards are
/// `LONGEST_STEP` of the clock, and `Room::stand_still`.
#[tokio::test]
async fn a_stopped_process_takes_nobodys_time() {
    const SECONDS: u64 = 20;
    let data = tempfile::tempdir().expect("a folder");
    let server = Process::start(data.path(), "127.0.0.1:0").await;
    let clock = json!({ "kind": "total", "seconds": SECONDS, "increment": 0 });
    let (table, ann, _) = table_of_two(server.address, clock).await;
    server.signal("STOP").await;
    tokio::time::sleep(Duration::from_secs(SECONDS + 1)).await;
    server.signal("CONT").await;
    let mut socket = ann.live(&table).await;
    assert_eq!(socket.until("snapshot").await["end"], Value::Null);
    socket.take_first().await;
}

/// A file size limit that prevents even the creation of the database: the server reports the error, and no signal ends it.
/// The guard is that `fail_to_write_instead_of_dying` comes before the database.
#[tokio::test]
async fn a_limit_for_the_size_of_files_is_an_error() {
    let data = tempfile::tempdir().expect("a folder");
    let ended = Command::new("sh")
        .args(["-c", "ulimit -f 8; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\""])
        .arg(assert_cmd::cargo::cargo_bin("bastide"))
        .arg(data.path())
        .output()
        .await
        .expect("it runs");
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert_eq!(ended.status.code(), Some(1), "{:?}: {said}", ended.status);
    assert!(said.contains("bastide: "), "{said}");
    // With space again it is a first start: nothing was lost.
    Process::start(data.path(), "127.0.0.1:0").await;
}

/// Runs a command to its end. Returns whether it succeeded, and its output.
async fn bastide(arguments: &[&str], data: &Path) -> (bool, String) {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("bastide"));
    let ended = command.args(arguments).arg("--data").arg(data).output().await.expect("it runs");
    let said = [ended.stdout, ended.stderr].concat();
    (ended.status.success(), String::from_utf8_lossy(&said).into_owned())
}

/// One folder, one server, and a backup beside it; a kill releases the folder. The guards are those of `data_folder` in the
/// tests of the server.
#[tokio::test]
async fn a_folder_is_backed_up_beside_its_server_and_restored_without() {
    let data = tempfile::tempdir().expect("a folder");
    let elsewhere = tempfile::tempdir().expect("a folder");
    let to = elsewhere.path().join("backup");
    let to = to.to_str().expect("a path");
    let mut server = Process::start(data.path(), "127.0.0.1:0").await;
    let (table, ann, _) = table_of_two(server.address, json!({ "kind": "none" })).await;
    let stored = actions(&ann, &table).await;
    let (saved, said) = bastide(&["backup", to], data.path()).await;
    assert!(saved && said.contains("2 people, 1 table (1 running)"), "{said}");
    let second = ["serve", "--listen", "127.0.0.1:0"];
    for refused in [&second[..], &["restore", "--replace", to]] {
        let (done, said) = bastide(refused, data.path()).await;
        assert!(!done && said.contains("in use by process"), "{said}");
        assert!(
            said.contains(&server.id()) && said.contains(&server.address.to_string()),
            "{said}"
        );
    }
    server.child.kill().await.expect("it runs");
    let (done, said) = bastide(&["restore", to], data.path()).await;
    assert!(!done && said.contains("--replace"), "{said}");
    let (done, said) = bastide(&["restore", "--replace", to], data.path()).await;
    assert!(done && said.contains("bastide-old-1.sqlite"), "{said}");
    let _server = Process::start(data.path(), &server.address.to_string()).await;
    assert_eq!(actions(&ann, &table).await, stored);
}

/// A stop is graceful, and no secret is in the log at any level.
#[tokio::test]
async fn a_stop_says_goodbye_and_the_log_knows_no_secrets() {
    let data = tempfile::tempdir().expect("a folder");
    let mut server = Process::start(data.path(), "127.0.0.1:0").await;
    let (table, ann, ben) = table_of_two(server.address, json!({ "kind": "none" })).await;
    let (_, token) = ann.post("/api/tokens", json!({ "label": "bot" })).await;
    ann.post("/api/account", json!({ "name": "Ann", "password": "correct horse battery" })).await;
    let mut socket = ann.live(&table).await;
    socket.take_first().await;
    let running = std::fs::read_to_string(data.path().join("log.txt")).expect("a log");
    let mut bens = ben.live(&table).await;
    bens.send(json!({ "type": "resign", "id": "r" })).await;
    bens.until("accepted").await;
    while socket.until("table").await["seed"].is_null() {}
    let (_, info) = ann.get(&format!("/api/tables/{table}")).await;
    let kill = Command::new("kill").arg(server.id()).status().await.expect("kill");
    assert!(kill.success());
    assert_eq!(socket.closed().await, Some(1012));
    assert_eq!(server.child.wait().await.expect("it ends").code(), Some(0));
    let whole = std::fs::read_to_string(data.path().join("log.txt")).expect("a log");
    assert!(!running.contains(info["seed"].as_str().expect("the game is over")));
    let cookie =
        ann.cookie.as_deref().and_then(|cookie| cookie.split('=').nth(1)).expect("a cookie");
    for secret in [cookie, token["token"].as_str().expect("a token"), "correct horse battery"] {
        assert!(!whole.contains(secret));
    }
}

/// Email is sent with the password of a file, and the log names neither addresses nor links, even if the SMTP server does.
/// The guard is `cause` in `mail`.
#[tokio::test]
async fn email_works_and_the_log_names_nobody() {
    for mood in [Mood::Fine, Mood::Refusing] {
        let data = tempfile::tempdir().expect("a folder");
        let mut smtp = Smtp::start(mood).await;
        let file = data.path().join("smtp-password");
        std::fs::write(&file, "hunter2\n").expect("written");
        let options = format!(
            "set -- \"$@\" --smtp smtp+plain://ann@{} --smtp-from noreply@bastide.example \
             --smtp-password-file {} --public-url https://bastide.example;",
            smtp.address,
            file.display(),
        );
        let server = Process::start_after(&options, data.path(), "127.0.0.1:0").await;
        let mut ann = Person::guest(server.address, "Ann").await;
        let password = "correct horse battery";
        ann.post("/api/account", json!({ "name": "Ann", "password": password })).await;
        let wish = json!({ "address": "ann@private.example", "password": password });
        assert_eq!(ann.call(Method::PUT, "/api/email", wish).await.0, 204);
        let mut secrets = vec!["ann@private.example".to_owned(), "hunter2".to_owned()];
        if mood == Mood::Fine {
            let email = smtp.next().await;
            assert_eq!(email.login.as_deref(), Some("PLAIN AGFubgBodW50ZXIy"));
            secrets.push(email.token());
        } else {
            wait_for_log(data.path(), "it refused with code 550").await;
        }
        let log = std::fs::read_to_string(data.path().join("log.txt")).expect("a log");
        for secret in secrets {
            assert!(!log.contains(&secret), "{secret}");
        }
    }
}

async fn wait_for_log(data: &Path, text: &str) {
    let look = async {
        while !std::fs::read_to_string(data.join("log.txt")).expect("a log").contains(text) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(client::PATIENCE, look).await.expect("the log says it in time");
}

#[test]
fn bad_settings_for_email_are_explained() {
    let server = "smtps://ann@mail.example";
    for (options, error) in [
        (&["--smtp", server][..], "--smtp-from"),
        (&["--smtp-from", "a@b.example"], "--smtp"),
        (&["--smtp", server, "--smtp-from", "a@b.example"], "--public-url or --origin"),
        (
            &["--smtp", server, "--smtp-from", "a@b.example", "--origin", "https://b.example"],
            "needs a password",
        ),
        (
            &[
                "--smtp",
                "smtps://a:b@c.example",
                "--smtp-from",
                "a@b.example",
                "--origin",
                "https://b.example",
            ],
            "must not contain the password",
        ),
        (
            &[
                "--smtp",
                server,
                "--smtp-from",
                "a@b.example",
                "--origin",
                "https://b.example",
                "--smtp-password-file",
                "/nowhere",
            ],
            "cannot read the SMTP password from /nowhere",
        ),
    ] {
        let data = tempfile::tempdir().expect("a folder");
        let mut command = assert_cmd::Command::cargo_bin("bastide").expect("the program");
        let command = command.current_dir(data.path()).arg("serve").args(options);
        let output = command.env_remove("BASTIDE_SMTP_PASSWORD").output().expect("it ends");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && told.contains(error), "{options:?}: {told}");
        assert!(!data.path().join("bastide-data").exists());
    }
}

/// `SEC-10`: the same work is done whether or not there is such an account: one password is checked. The
/// guard is `nobodys` in `Passwords`.
#[tokio::test]
async fn a_login_checks_one_password_whoever_it_is() {
    let data = tempfile::tempdir().expect("a folder");
    let server = Process::start(data.path(), "127.0.0.1:0").await;
    let ann = Person::guest(server.address, "Ann").await;
    ann.post("/api/account", json!({ "name": "Ann", "password": "correct horse battery" })).await;
    let stranger = Person::stranger(server.address);
    let mut checked = 0;
    for (name, password) in [
        ("Nobody", "wrong horse"),
        ("Ann", "wrong horse"),
        ("Ann", "correct horse battery"),
        ("Nobody", "x"),
    ] {
        stranger.post("/api/login", json!({ "name": name, "password": password })).await;
        checked += 1;
        assert_eq!(passwords_checked(data.path()).await, checked, "{name}, {password}");
    }
}

async fn passwords_checked(data: &Path) -> u64 {
    let log = std::fs::read_to_string(data.join("log.txt")).expect("a log");
    let line = log.lines().find(|line| line.contains("metrics for Prometheus")).expect("a line");
    let (_, address) = line.split_once("address=").expect("an address");
    let figures = reqwest::get(format!("http://{address}/metrics")).await.expect("figures");
    let figures = figures.text().await.expect("text");
    let line = figures.lines().find(|line| line.starts_with("bastide_passwords_checked_total "));
    line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
}

/// A stop during a master's search does not wait for it: the search is stopped, and after the start the master searches
/// again. The guards are `stop.request()` in `follow_up`, and `wake`.
#[tokio::test]
async fn a_stop_ends_the_thoughts_of_computer_players() {
    let data = tempfile::tempdir().expect("a folder");
    let mut server = Process::start(data.path(), "127.0.0.1:0").await;
    let ann = Person::guest(server.address, "Ann").await;
    let setup = json!({ "full": { "game": "carcassonne", "players": ["", ""] } });
    let table = ann.table(json!({ "setup": setup })).await;
    let master = json!({ "who": "computer", "level": "master" });
    ann.put(&format!("/api/tables/{table}/seats/1"), master).await;
    ann.sit(&table, 2).await;
    ann.start(&table).await;
    let kill = Command::new("kill").arg(server.id()).status().await.expect("kill");
    assert!(kill.success());
    assert_eq!(server.child.wait().await.expect("it ends").code(), Some(0));
    let server = Process::start(data.path(), &server.address.to_string()).await;
    let mut socket = ann.live(&table).await;
    let update = socket.until("update").await;
    assert_eq!((server.address, &update["steps"][0]["seat"]), (ann.address, &json!(1)));
}

/// A process with a low limit of open files has fewer connections, and keeps files for the database. The guard is
/// `make_room_for`.
#[tokio::test]
async fn connections_are_refused_before_open_files_run_out() {
    let data = tempfile::tempdir().expect("a folder");
    let few = "ulimit -Sn 40; ulimit -Hn 160;";
    let server = Process::start_after(few, data.path(), "127.0.0.1:0").await;
    let mut connections = Vec::new();
    for _ in 0..90 {
        connections.push(TcpStream::connect(server.address).await.expect("a connection"));
    }
    Person::guest(server.address, "Ann").await;
    for _ in 0..90 {
        connections.push(TcpStream::connect(server.address).await.expect("a connection"));
    }
    let mut refused = connections.pop().expect("the last one");
    assert_eq!(refused.read(&mut [0]).await.unwrap_or(0), 0, "the server hangs up");
    drop(connections);
    let again = async {
        let http = reqwest::Client::new();
        let health = format!("http://{}/healthz", server.address);
        while http.get(&health).send().await.is_err() {}
    };
    tokio::time::timeout(client::PATIENCE, again).await.expect("there is room again");
    let log = std::fs::read_to_string(data.path().join("log.txt")).expect("a log");
    assert!(log.contains("raised the limit of open files"));
    assert!(log.contains("fewer connections than configured"));
    assert!(!log.contains("cannot accept a connection"));
}
