//! `bastide admin` on the data folder of a stopped server; the tests of the server have the rest.

mod common;

use std::process::Command;

use bastide_server::{Config, Server};
use common::{BASTIDE, fine, json};

/// A data folder created by a server.
async fn folder() -> tempfile::TempDir {
    let data = tempfile::tempdir().expect("a folder");
    let config = Config::new(([127, 0, 0, 1], 0).into(), data.path());
    let server = Server::start(config).await.expect("it starts");
    let client = reqwest::Client::new();
    let url = format!("http://{}/api/guest", server.address());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    let guest = serde_json::json!({ "name": "Ann", "colour": "red" });
    client.post(url).json(&guest).send().await.expect("an answer");
    drop((stop, client));
    running.await.expect("it stops");
    data
}

#[tokio::test]
async fn an_operator_lists_mutes_and_reads_the_log() {
    let data = folder().await;
    let data = data.path().to_str().expect("text");
    let admin = |args: &[&str]| fine(&[&["admin", "--data", data], args].concat());
    let people = json(&["admin", "--data", data, "--json", "list", "people", "ann"]);
    let id = people["people"][0]["id"].as_str().expect("an id").to_owned();
    assert!(admin(&["list", "people"]).contains("Ann  guest"));
    assert_eq!(admin(&["list", "tables"]), "");
    assert_eq!(admin(&["mute", &id, "--reason", "spam"]), "Done.\n");
    assert!(admin(&["show", &id]).contains("muted since"));
    let log = admin(&["log"]);
    assert!(log.contains(&format!("mute {id} (\"Ann\", guest)  because: spam")), "{log}");
}

#[test]
fn a_wrong_folder_is_named() {
    let empty = tempfile::tempdir().expect("a folder");
    let output = Command::new(BASTIDE)
        .args(["admin", "list", "people", "--data"])
        .arg(empty.path())
        .output()
        .expect("bastide starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("there is no database in"), "{said}");
}
