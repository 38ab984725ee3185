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

/// Play a tournament between computer players and compare their strength
///
/// Every player meets every other. Each tile order is played with every rotation of the seats, which cancels
/// out lucky tiles. The same seed gives the same games, unless a player has a time budget.
/// Every ± is a 95 % interval; ±? means that there are too few tile orders for one.
///
/// Players are named as in docs/computer-players.md: random, greedy, mcts:iterations=2000 and so on, and the
/// levels beginner, novice, casual, skilled, strong and master. `cmd:PROGRAM` is a program that speaks the protocol of
/// docs/engine-protocol.md, such as "cmd:python3 examples/engine.py". A program that crashes, hangs or
/// chooses an illegal action loses the game.
///
/// Ctrl-C or SIGTERM stops the arena and prints the results of the finished games. A second Ctrl-C exits at
/// once.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// The players, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "LIST", required = true)]
    players: Vec<Entrant>,

    /// The number of seats at a table; ignored with a setup, which has its own
    #[arg(long, default_value_t = 2, value_name = "N")]
    seats: usize,

    /// The number of tile orders; each is played with every rotation of the seats
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// The seed of the tournament
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// The number of games played at once; by default one per core, or one if a player uses several threads
    /// or a time budget
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// The seconds that a `cmd:` player has for a decision
    #[arg(long, default_value = "3", value_name = "SECONDS", value_parser = seconds)]
    time: Duration,

    /// The seconds that a `cmd:` player has to start, and again to set up the game
    #[arg(long, default_value = "10", value_name = "SECONDS", value_parser = seconds)]
    start_time: Duration,

    /// Save the standard error of `cmd:` players in this folder, one file per game and seat:
    /// game-000001-seat-1.log. Without this, it is discarded
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,

    /// Save each result in this file when its game is over. If the file exists, continue where it ends
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Print the results as JSON
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
