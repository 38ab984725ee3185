//! The arena and the analysis, with the real binary. `programs.rs` tests the arena with other programs.

mod common;

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use common::{BASTIDE, fine, json};
use serde_json::Value;

fn bastide(args: &[&str]) -> Output {
    Command::new(BASTIDE).args(args).output().expect("bastide starts")
}

#[test]
fn everybody_meets_everybody_with_every_rotation() {
    let args = ["arena", "--players", "greedy,random,greedy:careless=5", "--games", "2", "--json"];
    let report = json(&args);
    assert_eq!(report["games"], 12, "3 tables, 2 tile orders, 2 rotations");
    assert_eq!(report["meetings"].as_array().expect("a list").len(), 3);
    assert_eq!(report["meetings"][0]["wins"], 4, "greedy beats random");
    let elo = |player: usize| report["players"][player]["elo"].as_f64().expect("a number");
    assert!(elo(0) > elo(1) && elo(2) > elo(1));
    let again = json(&args);
    assert_eq!(again["meetings"], report["meetings"], "the same seed gives the same games");
}

#[test]
fn an_arena_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("results");
    let file = file.to_str().expect("a name");
    let arena = |games: &str| {
        json(&["arena", "--players", "greedy,random", "--games", games, "--file", file, "--json"])
    };
    assert_eq!(arena("2")["games"], 4);
    let lines = |file: &str| std::fs::read_to_string(file).expect("results").lines().count();
    assert_eq!(lines(file), 5);
    // Stopped in the middle of a line.
    let text = std::fs::read_to_string(file).expect("results");
    std::fs::write(file, &text[..text.len() - 20]).expect("written");
    let whole = arena("3");
    assert_eq!(whole["games"], 6);
    assert_eq!(lines(file), 8, "the results, and the half line apart from them");
    let fresh = json(&["arena", "--players", "greedy,random", "--games", "3", "--json"]);
    assert_eq!(whole["meetings"], fresh["meetings"]);
    let other = bastide(&["arena", "--players", "random,greedy", "--file", file]);
    assert!(String::from_utf8_lossy(&other.stderr).contains("results of other players"));
}

/// SIGTERM in the middle of a match: all finished games are printed and kept.
#[test]
fn a_stopped_arena_prints_what_it_has() {
    let folder = tempfile::tempdir().expect("a folder");
    for form in ["--json", "--threads=2"] {
        let file = folder.path().join(form);
        let name = file.to_str().expect("a name");
        let arena = Command::new(BASTIDE)
            .args(["arena", "--players", "greedy,random", "--games", "1000000"])
            .args(["--file", name, form])
            .stdout(Stdio::piped())
            .spawn()
            .expect("bastide starts");
        let kept = || std::fs::read_to_string(&file).unwrap_or_default().lines().count();
        while kept() < 10 {
            std::thread::sleep(Duration::from_millis(5));
        }
        let kill = Command::new("kill").arg(arena.id().to_string()).status();
        assert!(kill.expect("kill").success());
        let output = arena.wait_with_output().expect("an end");
        assert!(output.status.success());
        let text = String::from_utf8(output.stdout).expect("text");
        let games = kept() - 1;
        if form == "--json" {
            let report: Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(report["stopped"], true);
            assert_eq!(report["games"], games);
            assert_eq!(report["scheduled"], 2_000_000);
            assert!(report["meetings"][0]["difference_error"].as_f64() > Some(0.0), "{text}");
        } else {
            let grouped = if games < 1_000 { games.to_string() } else { "of 2,000,000".to_owned() };
            assert!(text.contains("Stopped after ") && text.contains(&grouped), "{text}");
            assert!(text.contains("greedy beats random in "), "{text}");
        }
    }
}

/// One tile order gives no interval.
#[test]
fn an_interval_that_is_not_known_is_not_zero() {
    let args = ["arena", "--players", "greedy,random", "--games", "1"];
    assert!(fine(&args).contains("greedy beats random in 100.0 % ±? of the games"));
    let report = json(&[&args[..], &["--json"]].concat());
    assert_eq!(report["meetings"][0]["win_share_error"], Value::Null);
    assert_eq!((&report["stopped"], &report["scheduled"]), (&Value::Bool(false), &Value::from(2)));
}

#[test]
fn an_analysis_finds_what_random_players_lose() {
    let folder = tempfile::tempdir().expect("a folder");
    let path: &Path = folder.path();
    let save = path.to_str().expect("a name");
    fine(&["simulate", "--players", "greedy,random", "--games", "1", "--save", save]);
    let record = path.join("game-000001.bastide");
    let record = record.to_str().expect("a name");
    let report = json(&["analyze", record, "--iterations", "8", "--json"]);
    let lost = |seat: usize| report["seats"][seat]["lost"]["lead"].as_f64().expect("a number");
    assert!(lost(1) > 3.0 * lost(0), "{}", report["seats"]);
    let decisions = report["decisions"].as_array().expect("a list");
    let is_loss = |decision: &Value| decision["loss"]["lead"].as_f64() >= Some(0.0);
    assert!(decisions.len() >= 71 && decisions.iter().all(is_loss));
    let told = fine(&["analyze", record, "--iterations", "8", "--lang", "en"]);
    assert!(told.contains("Blunder") && told.contains("by the tiles"), "{told}");
    let told = fine(&["analyze", record, "--iterations", "8", "--lang", "hu"]);
    assert!(told.contains("Baklövés"), "{told}");
}
