//! The arena, the engine and the analysis, with the real binary.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const BASTIDE: &str = env!("CARGO_BIN_EXE_bastide");

fn bastide(args: &[&str]) -> Output {
    Command::new(BASTIDE).args(args).output().expect("bastide starts")
}

fn fine(args: &[&str]) -> String {
    let output = bastide(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&fine(args)).expect("JSON")
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
    let fresh = json(&["arena", "--players", "greedy,random", "--games", "3", "--json"]);
    assert_eq!(whole["meetings"], fresh["meetings"]);
    let other = bastide(&["arena", "--players", "random,greedy", "--file", file]);
    assert!(String::from_utf8_lossy(&other.stderr).contains("results of other players"));
}

#[test]
fn a_program_that_crashes_hangs_or_talks_nonsense_loses() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("a script");
        format!("cmd:sh {}", file.display())
    };
    let greets = "echo ready; while read line; do case \"$line\" in end) echo ready;; ";
    let programs = [
        ("cmd:no-such-program".to_owned(), "cannot start"),
        ("cmd:false".to_owned(), "it has ended"),
        (
            script("nonsense", &format!("{greets}go*) echo best castle in the air;; esac; done")),
            "nonsense",
        ),
        (script("illegal", &format!("{greets}go*) echo best pass;; esac; done")), "not legal"),
        (script("hangs", &format!("{greets}esac; done")), "no \"best\" within"),
    ];
    for (program, reason) in programs {
        let players = format!("random,{program}");
        let args = ["arena", "--players", &players, "--games", "1", "--time", "0.2", "--json"];
        let report = json(&args);
        assert_eq!(report["players"][1]["failures"], 2, "{program}");
        assert_eq!(report["meetings"][0]["wins"], 2, "{program}");
        let said = report["failures"][0].as_str().expect("a sentence");
        assert!(said.contains(reason), "{program}: {said}");
    }
}

#[test]
fn our_engine_plays_in_the_arena_like_anybodys() {
    let engine = format!("cmd:{BASTIDE} engine --player greedy");
    let players = format!("{engine},random");
    // With the catapult, because of what must be kept secret there.
    let args = [
        "arena",
        "--players",
        &players,
        "--games",
        "1",
        "--with",
        "catapult,inns-and-cathedrals",
        "--json",
    ];
    let report = json(&args);
    assert_eq!(report["failures"].as_array().map(Vec::len), Some(0), "{}", report["failures"]);
    assert_eq!(report["meetings"][0]["wins"], 2);
}

/// docs/engine-protocol.md, word for word.
#[test]
fn the_engine_answers_as_documented() {
    let mut child = Command::new(BASTIDE)
        .args(["engine", "--player", "mcts:iterations=20"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("bastide starts");
    let said = "hello\nsetup\ngame = \"carcassonne\"\nplayers = [\"Ann\", \"Ben\"]\nend\n\
                action draw BA-U\ngo iterations 10\naction place 5,5\nfly\ngo depth 3\nquit\n";
    child.stdin.take().expect("piped").write_all(said.as_bytes()).expect("written");
    let output = child.wait_with_output().expect("an end");
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], "bastide-engine 1");
    assert!(lines[1].starts_with("name Bastide "), "{text}");
    assert_eq!(lines[2..4], ["ready", "ready"]);
    assert!(
        lines[4].starts_with("info seat 1 chance 0.") && lines[4].ends_with("iterations 10"),
        "{text}"
    );
    assert!(lines[5].starts_with("best place "), "{text}");
    assert!(lines[6..].iter().all(|line| line.starts_with("error ")), "{text}");
    assert_eq!(lines.len(), 9, "{text}");
}

#[test]
fn an_analysis_finds_what_random_players_lose() {
    let folder = tempfile::tempdir().expect("a folder");
    let path: &Path = folder.path();
    let save = path.to_str().expect("a name");
    fine(&["simulate", "--players", "greedy,random", "--games", "1", "--save", save]);
    let record = path.join("game-000001.bastide");
    let record = record.to_str().expect("a name");
    let player = "mcts:iterations=8";
    let report = json(&["analyze", record, "--player", player, "--json"]);
    let loss = |player: usize| report["players"][player]["loss"].as_f64().expect("a number");
    assert!(loss(1) > 3.0 * loss(0), "{}", report["players"]);
    let decisions = report["decisions"].as_array().expect("a list");
    assert!(
        decisions.len() >= 71
            && decisions.iter().all(|decision| decision["loss"].as_f64() >= Some(0.0))
    );
    let told = fine(&["analyze", record, "--player", player]);
    assert!(told.contains("points better") && told.contains("points lost in"));
}
