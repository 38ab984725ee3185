//! `bastide engine`, driven as by an arena: `docs/engine-protocol.md`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use bastide_ai::{PlayerSpec, Situation};
use bastide_rules::{Actor, Dealer, Game, Setup};

const SETUP: &str = "setup\ngame = \"carcassonne\"\nplayers = [\"Ann\", \"Ben\"]\nend";

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    /// Starts an engine with a game of two players.
    fn start(args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
            .arg("engine")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("bastide starts");
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let mut engine = Self { child, input, output };
        assert_eq!(engine.ask(SETUP, "ready"), ["ready"]);
        engine
    }

    /// Writes a command, and reads up to a line that begins with `last` or `error`.
    fn ask(&mut self, command: &str, last: &str) -> Vec<String> {
        writeln!(self.input, "{command}").expect("it reads");
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).expect("text") > 0, "{command}: it has ended");
            let line = line.trim_end().to_owned();
            let word = line.split(' ').next().unwrap_or_default().to_owned();
            lines.push(line);
            if word == last || word == "error" {
                return lines;
            }
        }
    }

    fn ok(&mut self, command: &str) {
        assert_eq!(self.ask(command, "ok"), ["ok"], "{command}");
    }

    fn refuses(&mut self, command: &str) -> String {
        let answer = self.ask(command, "ok").concat();
        assert!(answer.starts_with("error "), "{command}: {answer}");
        answer
    }

    fn legal(&mut self) -> Vec<String> {
        self.ask("legal", "end")
    }

    fn quit(mut self) {
        writeln!(self.input, "quit").expect("it reads");
        assert!(self.child.wait().expect("an end").success());
    }
}

/// The conversation of docs/engine-protocol.md.
#[test]
fn the_engine_answers_as_documented() {
    let mut engine = Engine::start(&["--player", "mcts:iterations=20"]);
    let hello = engine.ask("hello", "ready");
    assert_eq!((hello[0].as_str(), hello.len()), ("bastide-engine 2", 3));
    assert!(hello[1].starts_with("name Bastide ") && hello[1].ends_with(" mcts:iterations=20"));
    assert!(engine.refuses("go").contains("no player acts"));
    engine.ok("action draw BA-U");
    let answer = engine.ask("go iterations 10", "best");
    assert_eq!(answer.len(), 2, "{answer:?}");
    assert!(answer[0].starts_with("info seat 1 chance 0."), "{answer:?}");
    assert!(answer[0].ends_with("iterations 10"), "{answer:?}");
    engine.ok(&answer[1].replace("best", "action"));
    for wrong in ["action place 5,5", "action castle", "fly", "go depth 3", "go time -1", "go time"]
    {
        engine.refuses(wrong);
    }
    engine.ok("result scores 3 2 winners 1");
    engine.quit();
}

/// `go time` is a limit on top of a level's own budget, and not in its place. Nearly all decisions of these
/// players take less than the limit, however slow the machine is.
#[test]
fn a_level_plays_in_a_process_as_it_does_built_in() {
    for player in ["strong", "casual", "mcts:iterations=30:threads=2"] {
        let mut engine = Engine::start(&["--player", player, "--seed", "5"]);
        let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
        let spec: PlayerSpec = player.parse().expect("a player");
        let mut built_in = spec.build(&game, 5);
        let (mut dealer, mut state, mut decisions) = (Dealer::new([3; 32]), game.start(), 0);
        while decisions < 30 {
            let action = match state.actor() {
                Actor::Player(_) => {
                    decisions += 1;
                    let action = built_in.choose(&Situation::new(&game, &state));
                    let answer = engine.ask("go time 60", "best");
                    let best = format!("best {}", action.text(&game, &state));
                    assert_eq!(answer.last(), Some(&best), "{player}, decision {decisions}");
                    action
                }
                Actor::Chance => dealer.deal(&game, &state),
                Actor::Nobody => panic!("the game is long enough"),
            };
            engine.ok(&format!("action {}", action.text(&game, &state)));
            game.apply(&mut state, action, &mut ()).expect("a legal action");
        }
        engine.quit();
    }
}

#[test]
fn the_legal_actions_are_listed_with_who_acts() {
    let mut engine = Engine::start(&["--player", "random"]);
    let draws = engine.legal();
    assert_eq!(draws.first().map(String::as_str), Some("actor chance"));
    assert!(draws.contains(&"legal draw BA-B".to_owned()), "{draws:?}");
    engine.ok("action draw BA-B");
    let places = engine.legal();
    assert_eq!(places[0], "actor seat 1");
    assert_eq!(places.last().map(String::as_str), Some("end"));
    let places = &places[1..places.len() - 1];
    assert!(!places.is_empty() && places.iter().all(|line| line.starts_with("legal place ")));
    engine.ok(&places[0].replace("legal", "action"));
    let pieces = engine.legal();
    assert!(pieces.contains(&"legal follower cloister".to_owned()), "{pieces:?}");
    assert!(pieces.contains(&"legal pass".to_owned()), "{pieces:?}");
    engine.quit();
}

/// A tile that looks the same after several turns may be placed with any of them; it lies with the smallest.
#[test]
fn an_equivalent_turn_is_accepted() {
    // A cloister looks the same after every turn, a straight road after two, a city with a road after none.
    for (tile, quarters, accepted) in [("BA-B", 3, true), ("BA-U", 2, true), ("BA-D", 2, false)] {
        let mut engine = Engine::start(&["--player", "random"]);
        engine.ok(&format!("action draw {tile}"));
        let places = engine.legal();
        let (at, turn) = places[1]["legal ".len()..].rsplit_once(' ').expect("a placement");
        let turn = (turn.parse::<u8>().expect("a turn") + quarters) % 4;
        let before = engine.legal();
        let command = format!("action {at} {turn}");
        if accepted {
            engine.ok(&command);
        } else {
            engine.refuses(&command);
            assert_eq!(engine.legal(), before, "nothing has changed");
        }
        engine.quit();
    }
}
