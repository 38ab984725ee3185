//! Other programs in the arena: real processes that play, crash, hang and talk nonsense
//! (`docs/engine-protocol.md`).

mod common;

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use common::{BASTIDE, json};
use serde_json::Value;
use tempfile::TempDir;

/// An engine of version 2 in a shell, without its response to `go`. It writes what it is told at the end to standard error.
const ENGINE: &str = r#"
first_legal() {
    echo legal
    first=
    while read -r word rest; do
        case $word in
            legal) [ -n "$first" ] || first=$rest ;;
            end) return ;;
        esac
    done
}
while read -r word rest; do
    case $word in
        hello) echo bastide-engine 2; echo ready ;;
        end) echo ready ;;
        action) case $rest in draw*) drawn=${rest#draw } ;; esac; echo ok ;;
        result) echo "result $rest" >&2 ;;
        quit) sleep 0.1; echo "bye" >&2; exit ;;
"#;

/// Plays the first legal action.
const PLAYS: &str = "go) first_legal; echo best $first ;; esac; done";

struct Scripts(TempDir);

impl Scripts {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    /// Returns the name of a contestant that is this script.
    fn add(&self, name: &str, text: &str) -> String {
        let file = self.file(name);
        std::fs::write(&file, text).expect("a script");
        format!("cmd:sh {}", file.display())
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

/// One tile order with both rotations.
fn arena(players: &str, more: &[&str]) -> Value {
    json(&[&["arena", "--players", players, "--games", "1", "--json"], more].concat())
}

fn assert_no_failure(report: &Value) {
    assert_eq!(report["games"], 2);
    assert_eq!(report["failures"].as_array().map(Vec::len), Some(0), "{}", report["failures"]);
}

#[test]
fn a_program_that_crashes_hangs_or_talks_nonsense_loses() {
    let scripts = Scripts::new();
    let does = |name: &str, what: &str| scripts.add(name, &format!("{ENGINE} {what} esac; done"));
    let programs = [
        ("cmd:no-such-program".to_owned(), "cannot start"),
        ("cmd:false".to_owned(), "it has ended"),
        ("cmd:sleep 60".to_owned(), "no \"ready\" within 0.3 seconds"),
        ("cmd:yes".to_owned(), "no \"ready\" within 0.3 seconds"),
        (does("crashes", "go) exit 3 ;;"), "it has ended"),
        (does("nonsense", "go) echo best castle in the air ;;"), "nonsense"),
        (does("illegal", "go) echo best pass ;;"), "not legal"),
        (does("refuses", "go) echo error I would rather not ;;"), "it says: I would rather not"),
        (does("hangs", ""), "no \"best\" within"),
        (does("chats", "go) while :; do echo info; done ;;"), "no \"best\" within"),
        (
            scripts.add("future", "echo bastide-engine 3; echo ready; sleep 60"),
            "version \"3\" of the protocol, and the arena only versions 1 to 2",
        ),
        (
            scripts.add("silent", "echo bastide-engine 2; echo ready; echo ready; sleep 60"),
            "no \"ok\" within 0.7 seconds, after \"action draw",
        ),
    ];
    for (program, reason) in programs {
        let players = format!("random,{program}");
        let report = arena(&players, &["--time", "0.2", "--start-time", "0.3"]);
        assert_eq!(report["players"][1]["failures"], 2, "{program}");
        assert_eq!(report["meetings"][0]["wins"], 2, "{program}");
        let said = report["failures"][0].as_str().expect("a sentence");
        assert!(said.contains(reason), "{program}: {said}");
    }
}

#[test]
fn our_engine_plays_in_the_arena_like_anybodys() {
    let players = format!("cmd:{BASTIDE} engine --player greedy,random");
    // With the catapult, because of what must be kept secret there.
    let report = arena(&players, &["--with", "catapult,inns-and-cathedrals"]);
    assert_no_failure(&report);
    assert_eq!(report["meetings"][0]["wins"], 2);
}

/// An engine of version 1 acknowledges nothing, and does not know `result`.
#[test]
fn an_engine_of_version_1_still_plays() {
    let scripts = Scripts::new();
    let bastide = Path::new(BASTIDE).display();
    let script = format!(
        "tee {} | {bastide} engine --player greedy | sed -u -e 's/engine 2$/engine 1/' -e '/^ok$/d'",
        scripts.file("heard").display()
    );
    let report = arena(&format!("{},random", scripts.add("version-1", &script)), &[]);
    assert_no_failure(&report);
    assert_eq!(report["meetings"][0]["wins"], 2);
    let heard = std::fs::read_to_string(scripts.file("heard")).expect("a conversation");
    assert!(heard.contains("\ngo time 3\n") && heard.ends_with("quit\n"), "{heard}");
    assert!(!heard.contains("result"), "{heard}");
}

/// A cloister can be placed with any of four turns: the arena takes each for the smallest.
#[test]
fn a_program_may_place_a_tile_with_an_equivalent_turn() {
    let scripts = Scripts::new();
    let twists = "go) first_legal
        case \"$drawn $first\" in
            'BA-B place'*) first=\"${first% *} 3\"; echo twisted >&2 ;;
        esac
        echo best $first ;; esac; done";
    let log = scripts.file("log");
    let program = scripts.add("twists", &format!("{ENGINE} {twists}"));
    let more = ["--log", log.to_str().expect("a name")];
    let report = arena(&format!("{program},random"), &more);
    assert_no_failure(&report);
    let read = |name: &str| std::fs::read_to_string(log.join(name)).expect("a log");
    let logs = read("game-000001-seat-1.log") + &read("game-000002-seat-2.log");
    assert!(logs.contains("twisted\n"), "{logs}");
}

/// The program gets the result, then `quit`, and has time to exit. Its standard error is in a file for each game and seat.
#[test]
fn a_program_is_told_the_result_and_may_say_goodbye() {
    let scripts = Scripts::new();
    let log = scripts.file("log");
    let plays = scripts.add("plays", &format!("{ENGINE} {PLAYS}"));
    let crashes =
        scripts.add("crashes", &format!("{ENGINE} go) echo ouch >&2; exit 1 ;; esac; done"));
    let more = ["--log", log.to_str().expect("a name")];
    let read = |name: &str| std::fs::read_to_string(log.join(name)).expect("a log");

    let report = arena(&format!("{plays},greedy"), &more);
    assert_no_failure(&report);
    let text = read("game-000001-seat-1.log");
    let points = text.strip_prefix("result scores ").and_then(|text| text.strip_suffix("\nbye\n"));
    let words: Vec<_> = points.expect("a result and a goodbye").split(' ').collect();
    let scores = [words[0], words[1]].map(|score| score.parse::<u32>().expect("a number"));
    let winner = if scores[0] > scores[1] { "1" } else { "2" };
    assert_eq!(words[2..], ["winners", winner], "{text}");
    assert!(!log.join("game-000001-seat-2.log").exists(), "greedy is no program");

    arena(&format!("{plays},{crashes}"), &more);
    assert_eq!(read("game-000001-seat-2.log"), "ouch\n");
    assert!(read("game-000001-seat-1.log").ends_with(" failed 2\nbye\n"));
}

/// Ctrl-C goes to the whole process group. It must not kill the programs: they are told that the game is stopped, and it is
/// not counted.
#[test]
fn ctrl_c_is_meant_for_the_arena_alone() {
    let scripts = Scripts::new();
    let (log, file) = (scripts.file("log"), scripts.file("results"));
    let players = format!("{},random", scripts.add("plays", &format!("{ENGINE} {PLAYS}")));
    let arena = Command::new(BASTIDE)
        .args(["arena", "--players", &players, "--games", "1000", "--log"])
        .arg(&log)
        .arg("--file")
        .arg(&file)
        .process_group(0)
        .stdout(Stdio::piped())
        .spawn()
        .expect("bastide starts");
    while std::fs::read_to_string(&file).unwrap_or_default().lines().count() < 3 {
        std::thread::sleep(Duration::from_millis(5));
    }
    let group = format!("-{}", arena.id());
    let kill = Command::new("kill").args(["-INT", "--", &group]).status().expect("kill");
    assert!(kill.success());
    let output = arena.wait_with_output().expect("an end");
    let text = String::from_utf8(output.stdout).expect("text");
    let games = std::fs::read_to_string(&file).expect("results").lines().count() - 1;
    assert!(text.contains(&format!("Stopped after {games} of 2,000 games. ")), "{text}");
    assert!(!text.contains(" lost: "), "{text}");
    // Seats rotate: the program has the first seat in games with odd numbers.
    let name = format!("game-{:06}-seat-{}.log", games + 1, 1 + games % 2);
    let last = std::fs::read_to_string(log.join(name)).expect("a log");
    // Between two games, the next program has been told nothing yet, or only to quit.
    let between = ["", "bye\n"].contains(&last.as_str());
    assert!(between || last.ends_with(" stopped\nbye\n"), "{last}");
}

/// examples/engine.py, as the document says to run it.
#[test]
fn the_example_in_python_plays_all_games() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("skipped: there is no python3 here to run examples/engine.py");
        return;
    }
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/engine.py");
    let players = format!("cmd:python3 {example},random");
    for game in ["carcassonne", "hunters-and-gatherers", "mayflower"] {
        let args = ["arena", "--players", &players, "--games", "2", "--game", game, "--json"];
        let report = json(&args);
        assert_eq!(
            (&report["games"], &report["failures"]),
            (&Value::from(4), &Value::from(Vec::<u8>::new())),
            "{game}"
        );
    }
    assert_no_failure(&arena(&players, &["--preset", "everything"]));
}
