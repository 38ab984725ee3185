//! A contestant that is a program of its own, by the protocol of `docs/engine-protocol.md`. Whatever it
//! does wrong becomes a [`Failure`].

use std::fs::File;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use bastide_ai::arena::{Contestant, End, Failure};
use bastide_ai::{Situation, Stop};
use bastide_rules::{Action, Game, Seat, State};

use super::process::Process;
use crate::protocol;

/// How often a wait checks whether the arena is being stopped.
const TICK: Duration = Duration::from_millis(50);
/// What an engine speaks that does not name its version.
const FIRST_VERSION: u32 = 1;

/// How long a program may take.
#[derive(Clone, Copy)]
pub(super) struct Patience {
    /// To start, and to set up the game.
    pub(super) start: Duration,
    /// To decide.
    pub(super) decision: Duration,
}

impl Patience {
    /// Returns how long to wait for the answer to a command: the time of a decision, and some for the way
    /// there and back.
    fn answer(self) -> Duration {
        self.decision.mul_f64(1.2) + Duration::from_millis(500)
    }
}

/// A program that plays one game.
pub(super) struct External {
    command: String,
    patience: Patience,
    /// Where its standard error goes when it is started.
    log: Option<File>,
    stop: Stop,
    process: Option<Process>,
    version: u32,
}

impl External {
    pub(super) fn new(command: &str, patience: Patience, log: Option<File>, stop: Stop) -> Self {
        let command = command.to_owned();
        Self { command, patience, log, stop, process: None, version: FIRST_VERSION }
    }

    fn process(&self) -> Result<&Process, Failure> {
        self.process.as_ref().ok_or_else(|| Failure("it does not run".to_owned()))
    }

    fn say(&self, text: &str) -> Result<(), Failure> {
        self.process()?.say(text);
        Ok(())
    }

    /// Waits for a line that begins with `word`, and returns the rest of it. Other lines go to `other`,
    /// as first word and rest.
    fn wait(
        &self,
        word: &str,
        time: Duration,
        mut other: impl FnMut(&str, &str),
    ) -> Result<String, Failure> {
        let until = Instant::now() + time;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if self.stop.is_wished() {
                return Err(Failure("the arena was stopped".to_owned()));
            }
            if left.is_zero() {
                let seconds = time.as_secs_f64();
                return Err(Failure(format!("no {word:?} within {seconds:.1} seconds")));
            }
            let line = match self.process()?.line(left.min(TICK)) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Failure("it has ended".to_owned()));
                }
            };
            let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
            if first == word {
                return Ok(rest.trim().to_owned());
            }
            if first == "error" {
                return Err(Failure(format!("it says: {rest}")));
            }
            other(first, rest);
        }
    }

    /// Waits until a command is acknowledged, if the program does that.
    fn acknowledged(&self, command: &str) -> Result<(), Failure> {
        if self.version < 2 {
            return Ok(());
        }
        let waited = self.wait("ok", self.patience.answer(), |_, _| {});
        waited
            .map(|_| ())
            .map_err(|Failure(reason)| Failure(format!("{reason}, after {command:?}")))
    }

    fn set_up(&mut self, game: &Game) -> Result<(), Failure> {
        self.process = Some(Process::start(&self.command, self.log.take()).map_err(Failure)?);
        self.say("hello")?;
        let mut version = String::new();
        self.wait("ready", self.patience.start, |word, rest| {
            if word == "bastide-engine" {
                rest.clone_into(&mut version);
            }
        })?;
        self.version = match version.trim() {
            "" => FIRST_VERSION,
            number => number.parse().unwrap_or(u32::MAX),
        };
        if !(FIRST_VERSION..=protocol::VERSION).contains(&self.version) {
            return Err(Failure(format!(
                "it speaks version {version:?} of the protocol, and the arena only versions {FIRST_VERSION} to {}",
                protocol::VERSION
            )));
        }
        let setup = toml::to_string(game.setup()).expect("a setup can be written");
        self.say(&format!("setup\n{}\nend", setup.trim_end()))?;
        self.wait("ready", self.patience.start, |_, _| {}).map(|_| ())
    }

    fn tell(&self, action: &str) -> Result<(), Failure> {
        let command = format!("action {action}");
        self.say(&command)?;
        self.acknowledged(&command)
    }

    fn ask(&self, situation: &Situation) -> Result<Action, Failure> {
        let Situation { game, state, sight } = *situation;
        if let Some(sight) = sight {
            let seen: Vec<_> = sight.iter().map(|(x, y)| format!("{x},{y}")).collect();
            self.say(&format!("flight {}", seen.join(" ")))?;
            self.acknowledged("flight")?;
        }
        self.say(&format!("go time {}", self.patience.decision.as_secs_f64()))?;
        let process = self.process()?;
        let text = self.wait("best", self.patience.answer(), |word, _| {
            if word == "legal" {
                process.say(&protocol::legal_actions(game, state));
            }
        })?;
        let action = protocol::read_action(&text, game, state);
        action.map_err(|error| Failure(format!("{text:?} is nonsense: {error}")))
    }
}

impl Contestant for External {
    fn begin(&mut self, game: &Game) -> Result<(), Failure> {
        self.set_up(game)
    }

    fn told(&mut self, game: &Game, state: &State, action: Action) -> Result<(), Failure> {
        self.tell(&action.text(game, state))
    }

    fn choose(&mut self, situation: &Situation) -> Result<Action, Failure> {
        self.ask(situation)
    }

    fn over(&mut self, scores: &[u32], end: &End) {
        if let (Some(process), 2..) = (&self.process, self.version) {
            process.say(&result(scores, end));
        }
    }
}

/// `result scores 34 28 winners 1`.
fn result(scores: &[u32], end: &End) -> String {
    let scores: Vec<_> = scores.iter().map(ToString::to_string).collect();
    let end = match end {
        End::Won(winners) => {
            let winners: Vec<_> =
                winners.iter().map(|seat: &Seat| seat.number().to_string()).collect();
            format!("winners {}", winners.join(" "))
        }
        End::Failed(seat) => format!("failed {}", seat.number()),
        End::Stopped => "stopped".to_owned(),
    };
    format!("result scores {} {end}", scores.join(" "))
}
