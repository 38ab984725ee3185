//! `bastide verify`: every change in a finished record is detected.

use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;

fn verify(text: &str, args: &[&str]) -> Output {
    let mut command = Command::cargo_bin("bastide").expect("the binary");
    command.args(["verify", "-"]).args(args).write_stdin(text).output().expect("it runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// A finished game, dealt by a seed, with a setup of many lines.
fn record(folder: &Path) -> String {
    let setup = "game = \"carcassonne\"\nplayers = [\"Ann\", \"Ben\", \"Cleo\"]\n\
                 first-player = \"by-lot\"\nsets = { base = 1 }\n\
                 tiles = { BA-D = 2, BA-E = 2, BA-U = 3, BA-V = 2, TO-02 = 1, \
                 BA-A = 0, BA-B = 1, BA-C = 0, BA-F = 0, BA-G = 0, BA-H = 0, BA-I = 0, BA-J = 0, \
                 BA-K = 0, BA-L = 0, BA-M = 0, BA-N = 0, BA-O = 0, BA-P = 0, BA-Q = 0, BA-R = 0, \
                 BA-S = 0, BA-T = 0, BA-W = 1, BA-X = 1 }\n\
                 elements = { followers = 5, tower-pieces = 3 }\nrules = { tiny-city = 2 }\n";
    let file = folder.join("setup.toml");
    std::fs::write(&file, setup).expect("a setup");
    let mut command = Command::cargo_bin("bastide").expect("the binary");
    command.args(["simulate", "--games", "1", "--seed", "5", "--setup"]).arg(&file);
    let output = command.arg("--save").arg(folder).output().expect("it runs");
    assert!(output.status.success(), "{}", said(&output));
    std::fs::read_to_string(folder.join("game-000001.bastide")).expect("a record")
}

#[test]
fn a_true_record_is_confirmed() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = record(folder.path());
    let output = verify(&text, &[]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    for word in ["Commitment: kept", "Draws: all", "Actions: all", "Scores:", "Seal: kept"] {
        assert!(said(&output).contains(word), "{word} is missing in {}", said(&output));
    }
    let found: Value = serde_json::from_slice(&verify(&text, &["--json"]).stdout).expect("JSON");
    assert_eq!((&found["verified"], &found["found"]["fair"]), (&true.into(), &true.into()));
    // Line ends of another system change nothing.
    assert_eq!(verify(&text.replace('\n', "\r\n"), &[]).status.code(), Some(0));
}

/// The unit tests change every line in many ways; here each is left out.
#[test]
fn no_line_can_be_left_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = record(folder.path());
    let lines: Vec<_> = text.lines().collect();
    assert!(lines.len() > 60);
    for index in 0..lines.len() {
        let mut others = lines.clone();
        let line = others.remove(index);
        let output = verify(&(others.join("\n") + "\n"), &[]);
        assert_eq!(output.status.code(), Some(1), "{line:?}: {}", said(&output));
        assert!(said(&output).contains("line "), "{line:?}: {}", said(&output));
    }
}

/// Unverifiable claims are reported as such.
#[test]
fn what_is_not_known_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = record(folder.path());
    let end = text.find("--- end").expect("a finished game");
    let without_last = text[..end].trim_end().rsplit_once('\n').expect("lines").0;
    let output = verify(&format!("{without_last}\n"), &[]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert!(
        said(&output).contains("Not known: the draws: the seed stays secret"),
        "{}",
        said(&output)
    );
    let commitment = text.lines().nth(1).expect("a commitment");
    let unbound = without_last.replace(&format!("{commitment}\n"), "");
    assert!(said(&verify(&format!("{unbound}\n"), &[])).contains("no commitment and no seed"));
    // A record without its seal could be another one.
    let seal = text.rfind("seal = ").expect("a seal");
    assert!(said(&verify(&text[..seal], &[])).contains("it should read `seal = "));
    let fault: Value =
        serde_json::from_slice(&verify(&text[..seal], &["--json"]).stdout).expect("JSON");
    assert_eq!(fault["verified"], false);
    assert!(fault["fault"]["line"].is_u64());
}
