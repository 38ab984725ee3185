//! A contestant that is an external program and speaks the protocol of `docs/engine-protocol.md`. Every
//! error of the program becomes a [`Failure`].

use std::fs::File;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use bastide_ai::arena::{Contestant, Failure, GameEnd};
use bastide_ai::{Situation, StopFlag};
use bastide_rules::{Action, Game, Seat, State};

use super::process::Process;
use crate::protocol;

/// The interval at which a wait checks whether the arena is being stopped.
const TICK: Duration = Duration::from_millis(50);
/// The version of an engine that does not name one.
const FIRST_VERSION: u32 = 1;

/// The time limits of a program.
#[derive(Clone, Copy)]
pub(super) struct Timeouts {
    /// To start, and again to set up the game.
    pub(super) start: Duration,
    /// To decide.
    pub(super) decision: Duration,
}

impl Timeouts {
    /// Returns how long to wait for a response: the time of a decision, and some for the transfer.
    fn response(self) -> Duration {
        self.decision.mul_f64(1.2) + Duration::from_millis(500)
    }
}

/// A program that plays one game.
pub(super) struct External {
    command: String,
    timeouts: Timeouts,
    /// The destination of its standard error.
    log: Option<File>,
    stop: StopFlag,
    process: Option<Process>,
    version: u32,
}

impl External {
    pub(super) fn new(
        command: &str,
        timeouts: Timeouts,
        log: Option<File>,
        stop: StopFlag,
    ) -> Self {
        let command = command.to_owned();
        Self { command, timeouts, log, stop, process: None, version: FIRST_VERSION }
    }

    fn process(&self) -> Result<&Process, Failure> {
        self.process.as_ref().ok_or_else(|| Failure("it does not run".to_owned()))
    }

    fn send(&self, text: &str) -> Result<(), Failure> {
        self.process()?.send(text);
        Ok(())
    }

    /// Waits for a line that begins with `word`, and returns the rest of it. Calls `other` with the first
    /// word and the rest of each other line.
    fn wait(
        &self,
        word: &str,
        time: Duration,
        mut other: impl FnMut(&str, &str),
    ) -> Result<String, Failure> {
        let until = Instant::now() + time;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if self.stop.is_requested() {
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

    /// Waits until a command is acknowledged, if the program's version does that.
    fn wait_for_ok(&self, command: &str) -> Result<(), Failure> {
        if self.version < 2 {
            return Ok(());
        }
        let waited = self.wait("ok", self.timeouts.response(), |_, _| {});
        waited
            .map(|_| ())
            .map_err(|Failure(reason)| Failure(format!("{reason}, after {command:?}")))
    }

    fn set_up(&mut self, game: &Game) -> Result<(), Failure> {
        self.process = Some(Process::start(&self.command, self.log.take()).map_err(Failure)?);
        self.send("hello")?;
        let mut version = String::new();
        self.wait("ready", self.timeouts.start, |word, rest| {
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
        self.send(&format!("setup\n{}\nend", setup.trim_end()))?;
        self.wait("ready", self.timeouts.start, |_, _| {}).map(|_| ())
    }

    fn choose_action(&self, situation: &Situation) -> Result<Action, Failure> {
        let Situation { game, state, sight } = *situation;
        if let Some(sight) = sight {
            let seen: Vec<_> = sight.iter().map(|(x, y)| format!("{x},{y}")).collect();
            self.send(&format!("flight {}", seen.join(" ")))?;
            self.wait_for_ok("flight")?;
        }
        self.send(&format!("go time {}", self.timeouts.decision.as_secs_f64()))?;
        let process = self.process()?;
        let text = self.wait("best", self.timeouts.response(), |word, _| {
            if word == "legal" {
                process.send(&protocol::legal_actions(game, state));
            }
        })?;
        let action = protocol::read_action(&text, game, state);
        action.map_err(|error| Failure(format!("{text:?} is nonsense: {error}")))
    }
}

impl Contestant for External {
    fn start(&mut self, game: &Game) -> Result<(), Failure> {
        self.set_up(game)
    }

    fn observe(&mut self, game: &Game, state: &State, action: Action) -> Result<(), Failure> {
        let command = format!("action {}", action.text(game, state));
        self.send(&command)?;
        self.wait_for_ok(&command)
    }

    fn choose(&mut self, situation: &Situation) -> Result<Action, Failure> {
        self.choose_action(situation)
    }

    fn finish(&mut self, scores: &[u32], end: &GameEnd) {
        if let (Some(process), 2..) = (&self.process, self.version) {
            process.send(&result(scores, end));
        }
    }
}

/// Returns the line that reports the end of a game: `result scores 34 28 winners 1`.
fn result(scores: &[u32], end: &GameEnd) -> String {
    let scores: Vec<_> = scores.iter().map(ToString::to_string).collect();
    let end = match end {
        GameEnd::Won(winners) => {
            let winners: Vec<_> =
                winners.iter().map(|seat: &Seat| seat.number().to_string()).collect();
            format!("winners {}", winners.join(" "))
        }
        GameEnd::Failed(seat) => format!("failed {}", seat.number()),
        GameEnd::Stopped => "stopped".to_owned(),
    };
    format!("result scores {} {end}", scores.join(" "))
}
