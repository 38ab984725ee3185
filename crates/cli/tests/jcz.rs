//! Saved games of JCloisterZone on the command line.

use std::path::PathBuf;
use std::process::Output;

use assert_cmd::Command;
use serde_json::{Value, json};

fn bastide(args: &[&str], input: &str) -> Output {
    let mut command = Command::cargo_bin("bastide").expect("the binary");
    command.env("LC_ALL", "C").args(args).write_stdin(input).output().expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn fine(args: &[&str], input: &str) -> String {
    let output = bastide(args, input);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn fails(args: &[&str], input: &str) -> String {
    let output = bastide(args, input);
    assert_eq!(output.status.code(), Some(1), "{args:?}: {}", text(&output.stdout));
    text(&output.stderr)
}

fn game(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../jcz/tests/games");
    std::fs::read_to_string(folder.join(name)).expect("a saved game")
}

#[test]
fn a_saved_game_is_replayed_as_a_record_is() {
    let game = game("princess-and-portal.jcz");
    let story = fine(&["replay", "-"], &game);
    assert!(story.contains("Ann: 4 points") && story.contains("Princess: "), "{story}");
    let report: Value =
        serde_json::from_str(&fine(&["replay", "-", "--json"], &game)).expect("JSON");
    assert_eq!(report["claims"][0], json!({ "player": "Ann", "points": 4, "holds": true }));
    assert_eq!(report["over"], true);
    let record = fine(&["import", "-", "-o", "-"], &game);
    assert_eq!(fine(&["replay", "-"], &record), story);
    let there = fine(&["export", "-", "-o", "-"], &record);
    assert_eq!(fine(&["replay", "-"], &there), story);
    assert!(fine(&["verify", "-"], &record).contains("no commitment and no seed"));
}

#[test]
fn files_are_written_where_they_are_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a readable path").to_owned();
    assert_eq!(fine(&["import", "-", "-o", &path("a.bastide")], &game("quarters.jcz")), "");
    assert_eq!(fine(&["export", &path("a.bastide"), "-o", &path("a.jcz")], ""), "");
    assert!(fine(&["replay", &path("a.jcz")], "").contains("Ben: 3 points"));
    assert!(
        fails(&["import", "-", "-o", &path("no/a")], &game("quarters.jcz"))
            .contains("cannot write")
    );
    assert_eq!(bastide(&["import", "-"], "").status.code(), Some(2));
}

#[test]
fn what_is_wrong_is_said() {
    let game = game("road-taken-back.jcz");
    let bad = game.replacen("\"R180\"", "\"R90\"", 1);
    let said = fails(&["replay", "-"], &bad);
    for word in ["message 3", "(BAS-12)", "the file says:", "Bastide sees:", "BA/RFr"] {
        assert!(said.contains(word), "{word} is missing in {said}");
    }
    let other = game.replacen("Ann has 3 points", "Ann has 4 points", 1);
    assert!(fails(&["replay", "-"], &other).contains("claims 4 points for Ann"));
    let unknown = game.replacen("\"farmers\": true", "\"farmers\": true, \"abbot\": 1", 1);
    assert!(fails(&["import", "-", "-o", "-"], &unknown).contains("\"abbot\""));
    let output = bastide(&["import", "-", "-o", "-", "--lenient"], &unknown);
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stderr).contains("the element \"abbot\" is left out"));
    assert!(fails(&["replay", "-"], "{}").contains("no saved game of JCloisterZone"));
    assert!(fails(&["replay", "-"], &game[..500]).contains("EOF"));
}
