//! `bastide arena`: who is stronger?

use std::fmt::{self, Write as _};
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, bail};
use bastide_ai::arena::{Contestant, Estimate, Fixture, Played, Schedule, Standings, contest};
use bastide_ai::{PlayerSort, UnknownPlayer};
use bastide_rules::Game;
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};

use crate::external::External;
use crate::table::TableArgs;
use crate::{input, output};

/// Let computer players play against each other, and say who is stronger
///
/// Everybody meets everybody else. Each tile order is played with every rotation of the seats, so that
/// nobody wins by lucky tiles. The same seed gives the same games, unless a player thinks by the clock.
///
/// A player is named as in docs/computer-players.md: random, greedy, novice, casual, strong, master,
/// mcts:iterations=2000 and so on; or `cmd:PROGRAM` is a program that speaks the protocol of
/// docs/engine-protocol.md. Whoever crashes, hangs or does what is not legal loses the game.
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
    #[arg(long, default_value_t = 3.0, value_name = "SECONDS")]
    time: f64,

    /// Keep the results in this file; if it is there already, go on where it ends
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Who plays in the arena.
#[derive(Clone, Debug, PartialEq)]
enum Entrant {
    Ours(PlayerSort),
    Program(String),
}

impl FromStr for Entrant {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        match text.trim().strip_prefix("cmd:") {
            Some(program) => Ok(Self::Program(program.to_owned())),
            None => text.parse().map(Self::Ours),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Ours(sort) => sort.fmt(f),
            Self::Program(program) => write!(f, "cmd:{program}"),
        }
    }
}

impl Entrant {
    fn contestant(&self, game: &Game, seed: u64, time: Duration) -> Box<dyn Contestant + Send> {
        match self {
            Self::Ours(sort) => Box::new(sort.player(game, seed)),
            Self::Program(program) => Box::new(External::new(program, time)),
        }
    }

    /// Whether others that play at the same time would disturb it.
    fn wants_peace(&self, game: &Game) -> bool {
        match self {
            Self::Program(_) => true,
            Self::Ours(sort) => {
                let by_the_clock = sort.budget(game).is_some_and(|budget| budget.time.is_some());
                by_the_clock || sort.threads(game) > 1
            }
        }
    }
}

/// The first line of a file with results: what they are results of.
#[derive(Serialize, Deserialize, PartialEq)]
struct Head {
    players: Vec<String>,
    setup: String,
    seed: u64,
}

/// A line of such a file.
#[derive(Serialize, Deserialize)]
struct Line {
    game: u64,
    scores: Vec<u32>,
    decisions: Vec<u32>,
    seconds: Vec<f64>,
    slowest: Vec<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<(usize, String)>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = args.table.game(args.seats)?;
    let players = args.players.len();
    let schedule = Schedule::new(&game, players, args.games, args.seed).with_context(|| {
        let seats = game.setup().players.len();
        format!("a table seats {seats} players, but --players names {players}: name more")
    })?;
    let time = Duration::try_from_secs_f64(args.time).context("--time is no time")?;
    let (mut lines, mut file) = match &args.file {
        None => (Vec::new(), None),
        Some(file) => open(file, args, &game)?,
    };
    lines.retain(|line| line.game < schedule.games());
    let done: Vec<u64> = lines.iter().map(|line| line.game).collect();
    let to_do: Vec<u64> = (0..schedule.games()).filter(|game| !done.contains(game)).collect();
    play_all(args, &game, &schedule, &to_do, time, &mut |line| {
        if let Some(file) = &mut file {
            writeln!(file, "{}", serde_json::to_string(&line)?)?;
        }
        lines.push(line);
        Ok(())
    })?;
    lines.sort_by_key(|line| line.game);
    let failures: Vec<_> = lines.iter().filter_map(|line| failure(args, &schedule, line)).collect();
    let games: Vec<(Fixture, Played)> =
        lines.into_iter().map(|line| (schedule.fixture(line.game), line.played())).collect();
    let report = Report::new(args, &game, &Standings::new(players, &games), games.len(), failures);
    if args.json { output::json(&report) } else { output::text(&report.describe()) }
}

impl Line {
    fn new(game: u64, played: Played) -> Self {
        let Played { scores, decisions, seconds, slowest, failure } = played;
        Self { game, scores, decisions, seconds, slowest, failure }
    }

    fn played(self) -> Played {
        let Self { scores, decisions, seconds, slowest, failure, .. } = self;
        Played { scores, decisions, seconds, slowest, failure }
    }
}

/// Reads the results that are there already, and opens the file for more.
fn open(path: &Path, args: &Args, game: &Game) -> anyhow::Result<(Vec<Line>, Option<File>)> {
    let head = Head {
        players: args.players.iter().map(ToString::to_string).collect(),
        setup: toml::to_string(game.setup()).context("cannot write the setup")?,
        seed: args.seed,
    };
    let name = || path.display().to_string();
    let is_new = !path.exists();
    let mut lines = Vec::new();
    if !is_new {
        let text = input::read(path)?;
        let mut all = text.lines();
        let first = all.next().unwrap_or_default();
        let found: Head = serde_json::from_str(first).with_context(name)?;
        if found != head {
            bail!("{} has results of other players, games or seeds: name another file", name());
        }
        // The last line may be cut off where the arena was stopped.
        lines.extend(all.filter_map(|line| serde_json::from_str(line).ok()));
    }
    let opened = OpenOptions::new().create(true).append(true).open(path);
    let mut file = opened.with_context(|| format!("cannot write {}", name()))?;
    if is_new {
        writeln!(file, "{}", serde_json::to_string(&head)?)?;
    }
    Ok((lines, Some(file)))
}

fn play_all(
    args: &Args,
    game: &Game,
    schedule: &Schedule,
    to_do: &[u64],
    time: Duration,
    keep: &mut (impl FnMut(Line) -> anyhow::Result<()> + Send),
) -> anyhow::Result<()> {
    let peace = args.players.iter().any(|player| player.wants_peace(game));
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = args.threads.map_or(if peace { 1 } else { cores }, usize::from);
    let template = "{bar:40} {human_pos} of {human_len} games, {eta} to go";
    let style = ProgressStyle::with_template(template).expect("the template is well-formed");
    let bar = ProgressBar::new(to_do.len() as u64).with_style(style);
    let (next, keep) = (AtomicUsize::new(0), Mutex::new(keep));
    let work = || {
        while let Some(&number) = to_do.get(next.fetch_add(1, Ordering::Relaxed)) {
            let fixture = schedule.fixture(number);
            let seats = fixture.seats.iter().zip(&fixture.seeds);
            let mut contestants: Vec<_> = seats
                .map(|(&player, &seed)| args.players[player].contestant(game, seed, time))
                .collect();
            let played = contest(game, fixture.dealer, &mut contestants);
            let mut keep = keep.lock().expect("nobody panics with it");
            keep(Line::new(number, played))?;
            bar.inc(1);
        }
        Ok(())
    };
    let done: anyhow::Result<()> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a worker does not panic"))
    });
    bar.finish_and_clear();
    done
}

/// What went wrong in a game, if anything did.
fn failure(args: &Args, schedule: &Schedule, line: &Line) -> Option<String> {
    let (seat, reason) = line.failure.as_ref()?;
    let player = schedule.fixture(line.game).seats[*seat];
    Some(format!("game {}: {} lost: {reason}", line.game + 1, args.players[player]))
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seed: u64,
    games: usize,
    players: Vec<PlayerReport>,
    meetings: Vec<MeetingReport>,
    failures: Vec<String>,
}

#[derive(Serialize)]
struct PlayerReport {
    player: String,
    elo: f64,
    elo_error: f64,
    wins: u32,
    draws: u32,
    losses: u32,
    points: f64,
    seconds_a_decision: f64,
    slowest_decision: f64,
    failures: u32,
}

#[derive(Serialize)]
struct MeetingReport {
    players: [String; 2],
    wins: u32,
    draws: u32,
    losses: u32,
    win_share: f64,
    win_share_error: f64,
    difference: f64,
    difference_error: f64,
}

impl Report {
    fn new(
        args: &Args,
        game: &Game,
        standings: &Standings,
        games: usize,
        failures: Vec<String>,
    ) -> Self {
        let name = |player: usize| args.players[player].to_string();
        // JSON knows no infinity.
        let finite = |Estimate { error, .. }| if f64::is_finite(error) { error } else { 0.0 };
        let players = standings.players.iter().enumerate().map(|(number, standing)| PlayerReport {
            player: name(number),
            elo: standing.elo.value,
            elo_error: finite(standing.elo),
            wins: standing.wins,
            draws: standing.draws,
            losses: standing.losses,
            points: standing.points,
            seconds_a_decision: standing.seconds,
            slowest_decision: standing.slowest,
            failures: standing.failures,
        });
        let meetings = standings.meetings.iter().map(|meeting| MeetingReport {
            players: [name(meeting.players.0), name(meeting.players.1)],
            wins: meeting.wins,
            draws: meeting.draws,
            losses: meeting.losses,
            win_share: meeting.share.value,
            win_share_error: finite(meeting.share),
            difference: meeting.difference.value,
            difference_error: finite(meeting.difference),
        });
        Self {
            game: game.setup().game.word(),
            seed: args.seed,
            games,
            players: players.collect(),
            meetings: meetings.collect(),
            failures,
        }
    }

    fn describe(&self) -> String {
        let mut text = String::new();
        let games = output::grouped(self.games as u64);
        let _ = writeln!(text, "{games} games of {}, seed {}\n", self.game, self.seed);
        let widest = self.players.iter().map(|player| player.player.chars().count()).max();
        let widest = widest.unwrap_or(0).max(6);
        let _ = writeln!(
            text,
            "{:widest$}         Elo     wins  draws  losses  points  seconds a decision (slowest)",
            "player"
        );
        for player in &self.players {
            let _ = writeln!(
                text,
                "{:widest$}  {:>+5.0} ±{:<4.0} {:>7} {:>6} {:>7} {:>7.1}  {:.4} ({:.2})",
                player.player,
                player.elo,
                player.elo_error,
                player.wins,
                player.draws,
                player.losses,
                player.points,
                player.seconds_a_decision,
                player.slowest_decision
            );
        }
        text.push('\n');
        for meeting in &self.meetings {
            let [a, b] = &meeting.players;
            let _ = writeln!(
                text,
                "{a} beats {b} in {:.1} % ±{:.1} of the games ({} won, {} drawn, {} lost), by {:+.1} ±{:.1} points",
                100.0 * meeting.win_share,
                100.0 * meeting.win_share_error,
                meeting.wins,
                meeting.draws,
                meeting.losses,
                meeting.difference,
                meeting.difference_error
            );
        }
        for failure in &self.failures {
            let _ = writeln!(text, "{failure}");
        }
        text
    }
}
