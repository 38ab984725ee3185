//! `bastide engine`: a computer player that speaks the line protocol of `docs/engine-protocol.md`.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use anyhow::{Context, bail};
use bastide_ai::{Budget, Player, PlayerSpec, Situation, StopFlag, Task};
use bastide_rules::{Actor, Game, Phase, Setup, Sight, State};

use crate::protocol;

/// Run a computer player for other programs
///
/// Like a chess engine, it reads commands from standard input, one per line, and responds on standard output.
/// docs/engine-protocol.md describes them: `hello`, `setup`, `action`, `legal`, `go`, `stop`, `quit` and others. `bastide arena --players "cmd:bastide engine --player strong,greedy"` plays against it.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The player: strong, master, greedy, mcts:iterations=2000 and others (docs/computer-players.md)
    #[arg(long, default_value = "strong", value_name = "PLAYER")]
    player: PlayerSpec,

    /// The seed of its choices
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
}

/// The acknowledgement of a command without a result.
const OK: &str = "ok";

/// A line of input, and the flag that stops the search it starts.
type Input = (String, StopFlag);

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let lines = read_lines();
    let mut engine = Engine { args, table: None };
    while let Ok((line, stop)) = lines.recv() {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let response = match word {
            "" | "stop" => continue,
            "quit" => return Ok(()),
            "hello" => Ok(engine.hello()),
            "setup" => engine.set_up(&lines),
            "action" => engine.act(rest.trim()),
            "flight" => engine.see(rest),
            "legal" => engine.legal(),
            "result" => Ok(OK.to_owned()),
            "go" => engine.go(rest, stop),
            other => Err(anyhow::anyhow!("{other:?} is no command")),
        };
        match response {
            Ok(response) => send(&response)?,
            Err(error) => send(&format!("error {}", format!("{error:#}").replace('\n', " ")))?,
        }
    }
    Ok(())
}

/// Reads standard input on a separate thread, so that `stop` works during a search.
fn read_lines() -> Receiver<Input> {
    let (send, lines) = channel();
    std::thread::spawn(move || {
        let mut stop = StopFlag::default();
        for line in io::stdin().lock().lines() {
            let Ok(line) = line else { return };
            match line.split_whitespace().next() {
                Some("go") => stop = StopFlag::default(),
                Some("stop") => stop.request(),
                _ => {}
            }
            if send.send((line, stop.clone())).is_err() {
                return;
            }
        }
    });
    lines
}

fn send(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}

struct Engine<'a> {
    args: &'a Args,
    table: Option<Table>,
}

/// The current game.
struct Table {
    game: Game,
    state: State,
    player: Box<dyn Player + Send>,
    /// The visible part of a token's flight, and a state with any flight that fits it.
    flight: Option<(Sight, State)>,
}

impl Engine<'_> {
    fn hello(&self) -> String {
        let version = env!("CARGO_PKG_VERSION");
        format!(
            "bastide-engine {}\nname Bastide {version} {}\nready",
            protocol::VERSION,
            self.args.player
        )
    }

    /// Reads a setup up to a line `end`, and starts a game.
    fn set_up(&mut self, lines: &Receiver<Input>) -> anyhow::Result<String> {
        let mut text = String::new();
        loop {
            let (line, _) = lines.recv().context("the setup has no end")?;
            if line.trim() == "end" {
                break;
            }
            text.push_str(&line);
            text.push('\n');
        }
        self.table = None;
        let setup: Setup = toml::from_str(&text)?;
        let game = Game::new(setup)?;
        let player = self.args.player.build(&game, self.args.seed);
        self.table = Some(Table { state: game.start(), game, player, flight: None });
        Ok("ready".to_owned())
    }

    fn table(&mut self) -> anyhow::Result<&mut Table> {
        self.table.as_mut().context("there is no game: give a setup first")
    }

    /// Applies an action of a player or of chance.
    fn act(&mut self, text: &str) -> anyhow::Result<String> {
        let table = self.table()?;
        table.flight = None;
        let action = protocol::read_action(text, &table.game, &table.state)?;
        table.game.apply(&mut table.state, action, &mut ())?;
        Ok(OK.to_owned())
    }

    /// Parses the visible part of a flight to this player.
    fn see(&mut self, text: &str) -> anyhow::Result<String> {
        let table = self.table()?;
        let mut seen = text.split_whitespace().map(|at| {
            let (x, y) = at.split_once(',')?;
            Some((x.parse().ok()?, y.parse().ok()?))
        });
        let mut sight = Sight::default();
        for at in &mut sight {
            *at = seen.next().flatten().context("a flight is 24 places as X,Y")?;
        }
        // Any throw and wind will do: players determinize them.
        let mut state = table.state.clone();
        let mut actions = Vec::new();
        while !matches!(state.phase(), Phase::Hand(_)) {
            let flies = matches!(state.phase(), Phase::Throw(_) | Phase::Wind);
            table.game.legal_actions(&state, &mut actions);
            let Some(&action) = actions.first().filter(|_| flies) else {
                bail!("no token is thrown to a neighbour now");
            };
            table.game.apply(&mut state, action, &mut ())?;
        }
        table.flight = Some((sight, state));
        Ok(OK.to_owned())
    }

    /// Lists the legal actions.
    fn legal(&mut self) -> anyhow::Result<String> {
        let table = self.table()?;
        let state = table.flight.as_ref().map_or(&table.state, |(_, state)| state);
        Ok(protocol::legal_actions(&table.game, state))
    }

    /// Searches and returns the best action.
    fn go(&mut self, text: &str, stop: StopFlag) -> anyhow::Result<String> {
        let table = self.table()?;
        let (state, sight) = match &table.flight {
            Some((sight, state)) => (state, Some(sight)),
            None => (&table.state, None),
        };
        let Actor::Player(seat) = state.actor() else { bail!("no player acts now") };
        let task = Task { stop: Some(stop), ..task(text)? };
        let situation = Situation { game: &table.game, state, sight };
        let evaluation = table.player.decide(&situation, &task);
        let best = evaluation.best();
        Ok(format!(
            "info seat {seat} chance {:.3} lead {:.1} iterations {}\nbest {}",
            best.chance,
            best.lead,
            evaluation.iterations,
            best.plan.first.text(&table.game, state)
        ))
    }
}

/// Parses `iterations 2000 time 2.5`; both parts are optional. The iterations replace the player's own
/// budget; the time limits it.
fn task(text: &str) -> anyhow::Result<Task> {
    let mut task = Task::default();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let value = words.next().with_context(|| format!("{word} wants a number"))?;
        match word {
            "iterations" => task.budget = Some(Budget::iterations(value.parse()?)),
            "time" => task.time_limit = Some(Duration::try_from_secs_f64(value.parse()?)?),
            _ => bail!("{word:?} is no limit: iterations and time are"),
        }
    }
    Ok(task)
}
