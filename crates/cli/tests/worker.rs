//! `bastide worker` as a process, with a real NATS server.

#[path = "../../server/tests/server/client.rs"]
#[allow(dead_code, reason = "the tests of the server use the rest")]
mod client;

use std::path::Path;
use std::process::{Output, Stdio};
use std::time::Duration;

use bastide_testbed::Nats;
use client::Person;
use serde_json::json;
use tempfile::TempDir;
use tokio::process::{Child, Command};

/// A process whose log is a file.
struct Process {
    child: Child,
    folder: TempDir,
}

fn bastide() -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("bastide"));
    command.env_remove("BASTIDE_NATS").env_remove("BASTIDE_DATABASE").kill_on_drop(true);
    command
}

impl Process {
    fn start(nats: &Nats, arguments: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let log = std::fs::File::create(folder.path().join("log.txt")).expect("a log");
        let child = bastide()
            .args(arguments)
            .args(["--metrics", "127.0.0.1:0"])
            .env("BASTIDE_NATS", nats.url())
            .current_dir(folder.path())
            .stdout(Stdio::from(log.try_clone().expect("a log")))
            .stderr(Stdio::from(log))
            .spawn()
            .expect("it runs");
        Self { child, folder }
    }

    fn worker(nats: &Nats) -> Self {
        Self::start(nats, &["worker", "--cores", "1"])
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log.txt")).expect("a log")
    }

    /// Waits for a word of the log after this text.
    async fn said(&self, before: &str) -> String {
        let waiting = async {
            loop {
                let log = self.log();
                if let Some((_, after)) = log.split_once(before)
                    && let Some((word, _)) = after.split_once(char::is_whitespace)
                {
                    return word.to_owned();
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let said = tokio::time::timeout(client::PATIENCE, waiting).await;
        said.unwrap_or_else(|_| panic!("it does not say {before}: {}", self.log()))
    }

    /// The value of a series of the metrics; 0 if it is not there.
    async fn figure(&self, series: &str) -> f64 {
        let address = self.said("metrics for Prometheus are at /metrics address=").await;
        let figures = reqwest::get(format!("http://{address}/metrics")).await.expect("figures");
        let figures = figures.text().await.expect("text");
        let line = figures.lines().find_map(|line| line.strip_prefix(series));
        line.map_or(0.0, |value| value.trim().parse().expect("a number"))
    }

    /// Waits until a series has grown beyond a value. Returns its new one.
    async fn beyond(&self, series: &str, value: f64) -> f64 {
        let growing = async {
            loop {
                let now = self.figure(series).await;
                if now > value {
                    return now;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let grown = tokio::time::timeout(2 * client::PATIENCE, growing).await;
        grown.unwrap_or_else(|_| panic!("{series} stays at {value}: {}", self.log()))
    }
}

async fn output(command: &mut Command) -> Output {
    command.output().await.expect("it runs")
}

/// What a command that fails says.
async fn refused(arguments: &[&str], folder: &Path, nats: Option<&str>) -> String {
    let mut command = bastide();
    if let Some(nats) = nats {
        command.env("BASTIDE_NATS", nats);
    }
    let output = output(command.args(arguments).current_dir(folder)).await;
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr).expect("text")
}

/// The guards are the match in `Bus::connect` and the checks in `Nats::new`.
#[tokio::test]
async fn bad_addresses_of_nats_are_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let nats = Nats::builder().login("bastide", "right").start();
    let wrong = format!("nats://bastide:hush@{}", nats.address());
    for command in [
        &["worker", "--metrics", "off"] as &[&str],
        &["serve", "--metrics", "off", "--listen", "127.0.0.1:0"],
    ] {
        let said = refused(command, folder.path(), Some(&wrong)).await;
        assert!(said.contains("refuses these credentials") && !said.contains("hush"), "{said}");
        let said = refused(command, folder.path(), Some("http://bastide:hush@localhost")).await;
        assert!(said.contains("begins with nats://") && !said.contains("hush"), "{said}");
        let prefix = [command, &["--nats-prefix", "a b"]].concat();
        let said = refused(&prefix, folder.path(), Some(&nats.url())).await;
        assert!(said.contains("letters, digits"), "{said}");
    }
    let said = refused(&["worker", "--metrics", "off"], folder.path(), None).await;
    assert!(said.contains("BASTIDE_NATS"), "{said}");
}

const BY_WORKERS: &str = "bastide_remote_jobs_total{result=\"decided\"}";
const DECIDED: &str = "bastide_worker_jobs_total{result=\"decided\"}";

/// A game between computers goes on through the death of a worker, the end of another, and that of NATS. The guards are
/// `silence` in `bots::remote`, the farewell of the worker, and the thinking of the node.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_whatever_happens_to_workers() {
    let mut nats = Nats::start();
    let listen = ["serve", "--no-limits", "--listen", "127.0.0.1:0", "--thinking-cores", "1"];
    let server = Process::start(&nats, &listen);
    let address = server.said("Bastide is at http://").await.parse().expect("an address");
    let mut workers = [Process::worker(&nats), Process::worker(&nats)];
    for worker in &workers {
        worker.said("This worker thinks on 1").await;
    }
    for name in ["Ann", "Ben"] {
        let host = Person::guest(address, name).await;
        host.make_account(&format!("{name} the host")).await;
        for _ in 0..2 {
            let setup = json!({ "full": { "game": "carcassonne", "players": ["", ""] } });
            let table = host.table(json!({ "setup": setup })).await;
            for seat in 1..=2 {
                host.computer_of(&table, seat, "strong").await;
            }
            host.start(&table).await;
        }
    }
    let figure = server.beyond(BY_WORKERS, 0.0).await;
    for worker in &workers {
        worker.beyond(DECIDED, 0.0).await;
    }

    let [killed, stopped] = &mut workers;
    killed.child.kill().await.expect("it runs");
    let figure = server.beyond(BY_WORKERS, figure + 4.0).await;

    let third = Process::worker(&nats);
    third.beyond(DECIDED, 0.0).await;
    let id = stopped.child.id().expect("it runs").to_string();
    let kill = Command::new("kill").arg(id).status().await.expect("kill");
    assert!(kill.success());
    assert_eq!(stopped.child.wait().await.expect("it ends").code(), Some(0), "{}", stopped.log());
    let figure = server.beyond(BY_WORKERS, figure + 4.0).await;

    nats.kill();
    server.beyond("bastide_thinking_wait_seconds_count{lane=\"search\"}", 4.0).await;
    nats.start_again();
    server.beyond(BY_WORKERS, figure + 4.0).await;
}
