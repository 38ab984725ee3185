//! A player that is a program of its own: it is started, told what happens, and asked, by the protocol of
//! `docs/engine-protocol.md`. Whatever it does wrong is a failure and never ours.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use bastide_ai::Situation;
use bastide_ai::arena::{Contestant, Failure};
use bastide_rules::{Action, Game, State};

/// How long it may take to start and to set up a game.
const PATIENCE: Duration = Duration::from_secs(10);
/// Nobody needs longer lines.
const LONGEST_LINE: u64 = 64 * 1024;

/// A program that plays.
pub(crate) struct External {
    command: String,
    /// How long it may think about a decision.
    time: Duration,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl External {
    /// A program with its arguments, divided by spaces.
    pub(crate) fn new(command: &str, time: Duration) -> Self {
        Self { command: command.to_owned(), time, running: None }
    }

    fn start(&self) -> Result<Running, Failure> {
        let mut words = self.command.split_whitespace();
        let program = words.next().ok_or_else(|| Failure("no program is named".to_owned()))?;
        let spawned = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child =
            spawned.map_err(|error| Failure(format!("cannot start {program}: {error}")))?;
        let input = child.stdin.take().expect("it is piped");
        let output = child.stdout.take().expect("it is piped");
        let (send, lines) = channel();
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                if !matches!(read, Ok(1..)) || send.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Running { child, input, lines })
    }

    fn running(&mut self) -> Result<&mut Running, Failure> {
        self.running.as_mut().ok_or_else(|| Failure("it does not run".to_owned()))
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        let running = self.running()?;
        let said = writeln!(running.input, "{text}").and_then(|()| running.input.flush());
        said.map_err(|_| Failure("it has ended".to_owned()))
    }

    /// Waits for a line that begins with a word; answers what follows the word.
    fn wait(&mut self, word: &str, time: Duration) -> Result<String, Failure> {
        let until = Instant::now() + time;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = self.running()?.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => {
                    Failure(format!("no {word:?} within {:.1} seconds", time.as_secs_f64()))
                }
                RecvTimeoutError::Disconnected => Failure("it has ended".to_owned()),
            })?;
            let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
            if first == word {
                return Ok(rest.trim().to_owned());
            }
            if first == "error" {
                return Err(Failure(format!("it says: {rest}")));
            }
        }
    }

    fn set_up(&mut self, game: &Game) -> Result<(), Failure> {
        if self.running.is_none() {
            self.running = Some(self.start()?);
            self.say("hello")?;
            self.wait("ready", PATIENCE)?;
        }
        let setup = toml::to_string(game.setup()).expect("a setup can be written");
        self.say(&format!("setup\n{}\nend", setup.trim_end()))?;
        self.wait("ready", PATIENCE).map(|_| ())
    }

    fn ask(&mut self, situation: &Situation) -> Result<Action, Failure> {
        if let Some(sight) = situation.sight {
            let seen: Vec<_> = sight.iter().map(|(x, y)| format!("{x},{y}")).collect();
            self.say(&format!("flight {}", seen.join(" ")))?;
        }
        self.say(&format!("go time {}", self.time.as_secs_f64()))?;
        // Some time for the way there and back.
        let text = self.wait("best", self.time.mul_f64(1.2) + Duration::from_millis(500))?;
        let parsed = Action::parse(&text, situation.game, situation.state);
        parsed.map_err(|error| Failure(format!("{text:?} is nonsense: {error}")))
    }
}

impl Contestant for External {
    fn begin(&mut self, game: &Game) -> Result<(), Failure> {
        self.set_up(game).inspect_err(|_| self.running = None)
    }

    fn told(&mut self, game: &Game, state: &State, action: Action) -> Result<(), Failure> {
        let told = self.say(&format!("action {}", action.text(game, state)));
        told.inspect_err(|_| self.running = None)
    }

    fn choose(&mut self, situation: &Situation) -> Result<Action, Failure> {
        // Whoever failed once is started anew for the next game.
        self.ask(situation).inspect_err(|_| self.running = None)
    }
}
