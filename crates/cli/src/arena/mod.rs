//! `bastide arena`: measures the strength of players.

mod external;
mod games;
mod process;
mod report;
mod results;

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use anyhow::Context;
use bastide_ai::arena::Schedule;
use bastide_ai::{ParsePlayerError, PlayerSpec};
use bastide_rules::Game;

use crate::table::TableArgs;
use crate::{interrupt, output};
use external::Timeouts;
use games::Tournament;
use report::Report;
use results::{Head, Results};

/// Let computer players play against each other, and say who is stronger
///
/// Everybody meets everybody else. Each tile order is played with every rotation of the seats, so that
/// nobody wins by lucky tiles. The same seed gives the same games, unless a player thinks by the clock.
/// Every ± is a 95 % interval; ±? means that one tile order is too few for one.
///
/// A player is named as in docs/computer-players.md: random, greedy, novice, casual, strong, master,
/// mcts:iterations=2000 and so on. `cmd:PROGRAM` is a program that speaks the protocol of
/// docs/engine-protocol.md, such as "cmd:python3 examples/engine.py". A program that crashes, hangs or
/// does what is not legal loses the game.
///
/// Ctrl-C or SIGTERM stops the arena: it prints the results of the games that are over, and leaves out those
/// that are not. The second Ctrl-C ends it at once.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// Who plays, with commas between
    #[arg(long, value_delimiter = ',', value_name = "LIST", required = true)]
    players: Vec<Entrant>,

    /// How many sit at a table; with a setup, as many as it seats
    #[arg(long, default_value_t = 2, value_name = "N")]
    seats: usize,

    /// How many tile orders; each is played with every rotation of the seats
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// The seed of everything
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// How many games at once; by default one for each core, or one at a time if a player uses several
    /// cores or thinks by the clock
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// How many seconds a `cmd:` player has for a decision
    #[arg(long, default_value = "3", value_name = "SECONDS", value_parser = seconds)]
    time: Duration,

    /// How many seconds a `cmd:` player has to start, and again to set up the game
    #[arg(long, default_value = "10", value_name = "SECONDS", value_parser = seconds)]
    start_time: Duration,

    /// Keep what `cmd:` players write to standard error in this folder, a file for each game and seat:
    /// game-000001-seat-1.log. Without this, it is thrown away
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,

    /// Keep the results in this file, each as soon as its game is over; if the file is there already, go on
    /// where it ends
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Parses a time of at least a millisecond, in seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse::<f64>().ok().filter(|number| (0.001..1e6).contains(number));
    number
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "a number of seconds is needed, such as 2.5".to_owned())
}

/// A participant.
#[derive(Clone, Debug, PartialEq)]
enum Entrant {
    BuiltIn(PlayerSpec),
    /// An external program with its arguments.
    External(String),
}

impl FromStr for Entrant {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Self, ParsePlayerError> {
        match text.trim().strip_prefix("cmd:") {
            Some(program) => Ok(Self::External(program.to_owned())),
            None => text.parse().map(Self::BuiltIn),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::BuiltIn(spec) => spec.fmt(f),
            Self::External(program) => write!(f, "cmd:{program}"),
        }
    }
}

impl Entrant {
    /// Whether games played at the same time would distort its results.
    fn needs_idle_cores(&self, game: &Game) -> bool {
        match self {
            Self::External(_) => true,
            Self::BuiltIn(spec) => {
                let by_the_clock = spec.budget(game).is_some_and(|budget| budget.time.is_some());
                by_the_clock || spec.threads(game) > 1
            }
        }
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = args.table.game(args.seats)?;
    let players = args.players.len();
    let schedule = Schedule::new(&game, players, args.games, args.seed).with_context(|| {
        let seats = game.setup().players.len();
        format!("a table seats {seats} players, but --players names {players}: name more")
    })?;
    let mut results = match &args.file {
        None => Results::default(),
        Some(file) => Results::open(file, &head(args, &game)?)?,
    };
    if let Some(folder) = &args.log {
        let made = std::fs::create_dir_all(folder);
        made.with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    results.lines.retain(|line| line.game < schedule.games());
    let played = Tournament {
        entrants: &args.players,
        game: &game,
        schedule: &schedule,
        timeouts: Timeouts { start: args.start_time, decision: args.time },
        log: args.log.as_deref(),
        stop: interrupt::listen()?,
    }
    .play(args.threads, &mut results);
    // Print the finished games even after an error.
    let report = Report::new(args, &game, &schedule, results.lines);
    let printed = if args.json { output::json(&report) } else { output::text(&report.describe()) };
    played.and(printed)
}

fn head(args: &Args, game: &Game) -> anyhow::Result<Head> {
    Ok(Head {
        players: args.players.iter().map(ToString::to_string).collect(),
        setup: toml::to_string(game.setup()).context("cannot write the setup")?,
        seed: args.seed,
    })
}
