//! `bastide dataset`: writes games as Parquet tables.

use std::fmt::Write;
use std::path::PathBuf;
use std::time::Instant;

use bastide_dataset::{MatchGames, Options, RecordFiles, Source, WrittenTable};
use serde::Serialize;

use crate::table::MatchArgs;
use crate::{interrupt, output, simulate};

/// Write games as Parquet tables, for Python, R and SQL
///
/// Plays a match between computer players, or reads records, and writes the tables games, seats, moves, scores and
/// features. docs/datasets.md describes their columns. The same seed gives the same files on any number of threads,
/// unless a player has a time budget, as master has. After an error or Ctrl-C there are no files.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    played: MatchArgs,

    /// Play every tile order this many times, with other choices of the players
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    repeat: u64,

    /// Read these records, and all files of these folders that end with .bastide, instead of playing
    #[arg(
        long, value_name = "PATH", num_args = 1..,
        conflicts_with_all = ["game", "preset", "with", "setup", "players", "games", "seed", "repeat"]
    )]
    records: Vec<PathBuf>,

    /// The folder of the tables: an empty one, or one that does not exist
    #[arg(short, long, value_name = "DIR")]
    out: PathBuf,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  bastide dataset --games 1000 -o data
  bastide dataset --players skilled,casual --games 500 -o data
  bastide dataset --preset everything --players greedy,greedy,greedy --games 100 -o data
  bastide dataset --players casual,casual --games 1000 --repeat 10 -o data    (100 tile orders, 10 games each)
  bastide dataset --records games -o data

  duckdb -c \"SELECT seat, avg(points) FROM 'data/seats.parquet' GROUP BY seat\"";

#[derive(Serialize)]
struct Report {
    games: u64,
    tables: Vec<TableReport>,
    threads: usize,
    seconds: f64,
    games_per_second: f64,
}

#[derive(Serialize)]
struct TableReport {
    table: &'static str,
    rows: u64,
    bytes: u64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let report = if args.records.is_empty() {
        let matchup = args.played.matchup()?.repeated(args.repeat);
        write(args, &MatchGames::new(matchup, args.played.games))?
    } else {
        write(args, &RecordFiles::collect(&args.records)?)?
    };
    if args.json { output::json(&report) } else { output::text(&describe(&report, args)) }
}

fn write(args: &Args, source: &impl Source) -> anyhow::Result<Report> {
    let games = source.games();
    let threads = args.played.threads(games);
    let bar = simulate::progress(games);
    let progress = || bar.inc(1);
    let options = Options { threads, stop: interrupt::listen()?, progress: &progress };
    let begin = Instant::now();
    let written = bastide_dataset::write(source, &args.out, &options);
    bar.finish_and_clear();
    let seconds = begin.elapsed().as_secs_f64();
    let report = |WrittenTable { table, rows, bytes }| TableReport { table, rows, bytes };
    Ok(Report {
        games,
        tables: written?.into_iter().map(report).collect(),
        threads,
        seconds,
        games_per_second: games as f64 / seconds,
    })
}

fn describe(report: &Report, args: &Args) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{:<10}{:>14}{:>16}  file", "table", "rows", "bytes");
    for TableReport { table, rows, bytes } in &report.tables {
        let file = args.out.join(format!("{table}.parquet"));
        let (rows, bytes) = (output::grouped(*rows), output::grouped(*bytes));
        let _ = writeln!(text, "{table:<10}{rows:>14}{bytes:>16}  {}", file.display());
    }
    let games = output::grouped(report.games);
    let word = if report.games == 1 { "game" } else { "games" };
    let speed = output::grouped(report.games_per_second.round() as u64);
    let threads = if report.threads == 1 { "thread" } else { "threads" };
    let (seconds, count) = (report.seconds, report.threads);
    let _ = writeln!(
        text,
        "\n{games} {word} in {seconds:.2} seconds on {count} {threads}: {speed} games a second"
    );
    text
}
