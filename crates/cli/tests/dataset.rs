//! `bastide dataset`: the real binary, real files.

mod common;

use std::path::Path;
use std::process::Command;

use common::{BASTIDE, fine, json};
use rustix::process::{Pid, Signal, kill_process};

const TABLES: [&str; 5] = ["games", "seats", "moves", "scores", "features"];

fn path(path: &Path) -> &str {
    path.to_str().expect("a readable path")
}

fn table(folder: &Path, name: &str) -> Vec<u8> {
    std::fs::read(folder.join(format!("{name}.parquet"))).expect("the table")
}

/// Runs a command that must fail with this exit code; returns what it says.
fn fails(code: i32, args: &[&str]) -> String {
    let output = Command::new(BASTIDE).args(args).output().expect("bastide starts");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    said
}

#[test]
fn it_writes_five_tables_and_says_how_large_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("new/data");
    let report = json(&["dataset", "--games", "12", "-o", path(&out), "--json"]);
    assert_eq!(report["games"], 12);
    for (name, said) in TABLES.into_iter().zip(report["tables"].as_array().expect("a list")) {
        let bytes = table(&out, name);
        assert_eq!(said["table"], name);
        assert_eq!(said["bytes"], bytes.len());
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"), "{name}");
    }
    assert_eq!(report["tables"][0]["rows"], 12);
    assert_eq!(report["tables"][1]["rows"], 24);
    assert_eq!(std::fs::read_dir(&out).expect("the folder").count(), TABLES.len());
    let text = fine(&["dataset", "--games", "1", "-o", path(&folder.path().join("one"))]);
    assert!(text.contains("seats.parquet") && text.contains("1 game in "), "{text}");
}

#[test]
fn records_give_the_same_moves_as_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let [records, played, read] =
        ["records", "played", "read"].map(|name| folder.path().join(name));
    let games = ["--games", "6", "--seed", "9", "--with", "tower"];
    fine(&[&["simulate", "--save", path(&records)][..], &games].concat());
    fine(&[&["dataset", "--threads", "2", "-o", path(&played)][..], &games].concat());
    fine(&["dataset", "--records", path(&records), "-o", path(&read)]);
    for name in ["moves", "scores", "features"] {
        assert!(table(&played, name) == table(&read, name), "{name} differ");
    }
}

#[test]
fn mistakes_are_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out");
    let broken = folder.path().join("broken.bastide");
    std::fs::write(&broken, "bastide-record = 2\nno setup\n--- actions\n").expect("it is saved");
    for (code, args, said) in [
        (2, &["dataset"][..], "--out"),
        (2, &["dataset", "-o", path(&out), "--repeat", "0"], "--repeat"),
        (
            2,
            &["dataset", "-o", path(&out), "--records", "x", "--games", "3"],
            "cannot be used with",
        ),
        (1, &["dataset", "-o", path(folder.path())], "is not empty: it holds broken.bastide"),
        (1, &["dataset", "-o", path(&out), "--records", path(&broken)], "broken.bastide: line 2"),
        (1, &["dataset", "-o", path(&out), "--records", "nothing"], "cannot read nothing"),
        (
            1,
            &["dataset", "-o", path(&out), "--players", "random"],
            "this game is for 2 to 5 players",
        ),
    ] {
        let message = fails(code, args);
        assert!(message.contains(said), "{args:?}: {message}");
        assert!(!out.exists(), "{args:?}");
    }
}

#[test]
fn a_signal_removes_what_is_unfinished() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out");
    let mut command = Command::new(BASTIDE);
    command.args(["dataset", "--games", "100000000", "-o", path(&out)]);
    let child = command.stderr(std::process::Stdio::piped()).spawn().expect("bastide starts");
    while !out.join("features.parquet.unfinished").exists() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let process = Pid::from_raw(child.id() as i32).expect("a process");
    kill_process(process, Signal::TERM).expect("it is there");
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("no tables were written"), "{said}");
    assert!(!out.exists());
}
