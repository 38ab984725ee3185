//! `bastide simulate`: plays games between computer players.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::Context;
use bastide_ai::{Match, Outcome, Worker};
use bastide_rules::{DealerNote, Record};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::output;
use crate::table::MatchArgs;

/// Play games between computer players and count the wins
///
/// The same seed gives the same games on any number of threads.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    played: MatchArgs,

    /// Save a record of every game in this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    names: Vec<String>,
    players: Vec<String>,
    seed: u64,
    games: u64,
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    /// By seat.
    mean_scores: Vec<f64>,
    /// By seat; winners who share a victory share the win.
    win_shares: Vec<f64>,
    /// The mean number of tiles that fitted nowhere in a game.
    unplaceable_tiles: f64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let matchup = args.played.matchup()?;
    if let Some(folder) = &args.save {
        let made = std::fs::create_dir_all(folder);
        made.with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    let games = args.played.games;
    let threads = args.played.threads(games);

    let bar = progress(games);
    let begin = Instant::now();
    let tally = play_all(&matchup, args, threads, &bar)?;
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();

    let played = games as f64;
    let setup = matchup.game().setup();
    let report = Report {
        game: setup.game.as_str(),
        names: setup.players.iter().map(|player| player.name.clone()).collect(),
        players: matchup.players().iter().map(ToString::to_string).collect(),
        seed: args.played.seed,
        games,
        threads,
        seconds,
        games_per_second: played / seconds,
        mean_scores: tally.points.iter().map(|&points| points as f64 / played).collect(),
        win_shares: tally
            .wins
            .iter()
            .map(|&wins| wins as f64 / played / Tally::WIN as f64)
            .collect(),
        unplaceable_tiles: tally.unplaceable as f64 / played,
    };
    if args.json { output::json(&report) } else { output::text(&describe(&report)) }
}

/// The sums over all games. They are integers, so the order of the games does not matter.
#[derive(Default)]
struct Tally {
    points: Vec<u64>,
    wins: Vec<u64>,
    unplaceable: u64,
}

impl Tally {
    /// The units of a win, divisible among up to six winners.
    const WIN: u64 = 60;

    fn new(players: usize) -> Self {
        Self { points: vec![0; players], wins: vec![0; players], unplaceable: 0 }
    }

    fn add(&mut self, outcome: &Outcome) {
        let best = outcome.scores.iter().max();
        let winners = outcome.scores.iter().filter(|score| Some(*score) == best).count() as u64;
        for (seat, score) in outcome.scores.iter().enumerate() {
            self.points[seat] += u64::from(*score);
            if Some(score) == best {
                self.wins[seat] += Self::WIN / winners;
            }
        }
        self.unplaceable += u64::from(outcome.unplaceable);
    }

    fn merge(mut self, other: &Self) -> Self {
        let add = |own: &mut [u64], other: &[u64]| {
            own.iter_mut().zip(other).for_each(|(own, other)| *own += other);
        };
        add(&mut self.points, &other.points);
        add(&mut self.wins, &other.wins);
        self.unplaceable += other.unplaceable;
        self
    }
}

/// The number of games that a thread takes at once.
const BATCH: u64 = 64;

fn play_all(
    matchup: &Match,
    args: &Args,
    threads: usize,
    bar: &ProgressBar,
) -> anyhow::Result<Tally> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::new(matchup.players().len());
        let mut worker = matchup.worker();
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            let end = args.played.games.min(first.saturating_add(BATCH));
            if first >= end {
                return Ok(tally);
            }
            for index in first..end {
                let outcome = match &args.save {
                    None => Ok(worker.play(index)),
                    Some(folder) => play_and_save(matchup, &mut worker, index, folder),
                };
                // An error in one thread stops the others.
                tally.add(
                    &outcome.inspect_err(|_| next.store(args.played.games, Ordering::Relaxed))?,
                );
            }
            bar.inc(end - first);
        }
    };
    std::thread::scope(|scope| {
        let start = |_| std::thread::Builder::new().spawn_scoped(scope, work);
        let workers: Result<Vec<_>, _> = (0..threads).map(start).collect();
        let workers =
            workers.context("cannot start this many threads: choose fewer with --threads")?;
        let mut total = Tally::new(matchup.players().len());
        for worker in workers {
            let tally: anyhow::Result<Tally> = worker.join().expect("a worker does not panic");
            total = total.merge(&tally?);
        }
        Ok(total)
    })
}

fn play_and_save(
    matchup: &Match,
    worker: &mut Worker,
    index: u64,
    folder: &Path,
) -> anyhow::Result<Outcome> {
    let mut actions = Vec::new();
    let (outcome, seed) = worker.play_recorded(index, |_, action| actions.push(action));
    let mut record = Record::new(matchup.game().clone(), DealerNote::Seed(seed));
    for action in actions {
        record.apply(action, &mut ())?;
    }
    let file = folder.join(format!("game-{:06}.bastide", index + 1));
    let written = std::fs::write(&file, record.to_string());
    written.with_context(|| format!("cannot write {}", file.display()))?;
    Ok(outcome)
}

/// Creates a progress bar on standard error, visible only in terminals.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let template = "{bar:40} {human_pos} of {human_len} games, {eta} to go";
    let style = ProgressStyle::with_template(template).expect("the template is well-formed");
    ProgressBar::new(games).with_style(style)
}

fn describe(report: &Report) -> String {
    let mut text = String::new();
    let games = output::grouped(report.games);
    let word = if report.games == 1 { "game" } else { "games" };
    let _ = writeln!(text, "{games} {word} of {}, seed {}\n", report.game, report.seed);
    let widest = report.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(4);
    let _ = writeln!(text, "{:widest$}  player      mean score     wins", "seat");
    for (seat, (name, player)) in report.names.iter().zip(&report.players).enumerate() {
        let (score, wins) = (report.mean_scores[seat], 100.0 * report.win_shares[seat]);
        let _ = writeln!(text, "{name:widest$}  {player:10} {score:>11.2} {wins:>6.1} %");
    }
    let _ = writeln!(text, "\nTiles that fitted nowhere: {:.3} a game", report.unplaceable_tiles);
    let speed = output::grouped(report.games_per_second.round() as u64);
    let threads = if report.threads == 1 { "thread" } else { "threads" };
    let (seconds, count) = (report.seconds, report.threads);
    let _ = writeln!(text, "{seconds:.2} seconds on {count} {threads}: {speed} games a second");
    text
}
