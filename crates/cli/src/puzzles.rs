//! `bastide puzzles`: lists, shows and generates puzzles.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context;
use bastide_art::Board;
use bastide_puzzles::{Generator, Mix, Position, Puzzle, PuzzleFile, Quota};
use indicatif::{ProgressBar, ProgressStyle};

use crate::picture::{self, Format};
use crate::{input, output};

/// List, show and generate puzzles
///
/// A puzzle is a position in which one plan is clearly the best. docs/puzzles.md says how they are chosen.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the puzzles that come with Bastide
    List,
    Show(Show),
    Generate(Generate),
}

/// Show a puzzle and its solution
#[derive(clap::Args)]
struct Show {
    /// The id of the puzzle
    id: String,

    /// Look for it in this file of puzzles
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// Draw its board in this file, ending in .svg or .png
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Find puzzles in games of a tree search against itself
///
/// The file is written after every game; the same command goes on where it was stopped. The same mixes and seed give
/// the same puzzles.
#[derive(clap::Args)]
struct Generate {
    /// Mixes and how many puzzles to find for each, separated by commas: base/2=60 is the preset `base` with two
    /// players, base+tower/3=5 adds a tile set
    #[arg(long, value_delimiter = ',', value_name = "LIST", required = true, value_parser = wanted)]
    mix: Vec<(Mix, usize)>,

    /// The most games of each mix
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    games: u64,

    /// The seed of the first game; the next ones follow
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// The file of puzzles; those that it has are kept
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// Reads `MIX=COUNT`.
fn wanted(text: &str) -> Result<(Mix, usize), String> {
    let (mix, count) = text.rsplit_once('=').ok_or("it lacks `=` and a number of puzzles")?;
    let count = count.parse().map_err(|_| format!("`{count}` is not a number of puzzles"))?;
    Ok((mix.parse().map_err(|error| format!("{error}"))?, count))
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    match &args.command {
        Command::List => list(),
        Command::Show(args) => show(args),
        Command::Generate(args) => generate(args),
    }
}

fn list() -> anyhow::Result<()> {
    let mut text = String::new();
    for puzzle in bastide_puzzles::all() {
        let (mix, theme) = (puzzle.mix().to_string(), puzzle.theme().to_string());
        writeln!(text, "{}  {}  {theme:<16} {mix}", puzzle.id(), puzzle.difficulty())?;
    }
    output::text(&text)
}

fn show(args: &Show) -> anyhow::Result<()> {
    let file = args.from.as_deref().map(read).transpose()?;
    let found = match &file {
        Some(file) => file.puzzles.iter().find(|puzzle| puzzle.id() == args.id),
        None => bastide_puzzles::find(&args.id),
    };
    let puzzle = found.with_context(|| format!("there is no puzzle `{}`", args.id))?;
    let position = puzzle.position()?;
    output::text(&describe(puzzle, &position)?)?;
    let Some(file) = &args.output else { return Ok(()) };
    let format = Format::of(file)?;
    let board = Board::new(position.game(), position.state());
    picture::write(file, format, &board.svg()?)
}

fn describe(puzzle: &Puzzle, position: &Position) -> anyhow::Result<String> {
    let mut text = String::new();
    let player = &position.game().setup().players[position.seat().index()].name;
    writeln!(text, "{}: {}, difficulty {}", puzzle.mix(), puzzle.theme(), puzzle.difficulty())?;
    let last = position.texts().last().map(String::as_str).unwrap_or_default();
    writeln!(text, "{player} decides after `{last}`")?;
    for known in position.plans() {
        let mark = if known.right { '*' } else { ' ' };
        let (plan, value) = (known.value.actions.join(", "), known.value.outlook);
        let chance = 100.0 * value.chance;
        writeln!(text, "{mark} {plan}: wins {chance:.0} %, lead {:+.1}", value.lead)?;
    }
    Ok(text)
}

fn read(file: &Path) -> anyhow::Result<PuzzleFile> {
    PuzzleFile::parse(&input::read(file)?).with_context(|| file.display().to_string())
}

fn generate(args: &Generate) -> anyhow::Result<()> {
    let mut file = if args.output.exists() { read(&args.output)? } else { PuzzleFile::default() };
    for (mix, wanted) in &args.mix {
        let generator = Generator::new(mix.clone(), args.seed, None)?;
        let mut quota = Quota::new(mix, *wanted, &file.puzzles);
        let bar = ProgressBar::new(*wanted as u64).with_style(ProgressStyle::with_template(
            "{msg} {bar:30} {pos} of {len} puzzles, {elapsed}",
        )?);
        bar.set_message(mix.to_string());
        let mut next = file.games.get(&mix.to_string()).copied().unwrap_or(0);
        while !quota.is_full() && next < args.games {
            bar.set_position(quota.found() as u64);
            file.puzzles.extend(generator.play(next, &mut quota));
            next += 1;
            file.games.insert(mix.to_string(), next);
            save(&args.output, &file)?;
        }
        bar.finish_and_clear();
        let found = quota.found();
        output::text(&format!("{mix}: {found} of {wanted} puzzles in {next} games\n"))?;
    }
    Ok(())
}

/// Replaces the file at once, so that it is whole whenever the command is stopped.
fn save(path: &Path, file: &PuzzleFile) -> anyhow::Result<()> {
    let mut next = path.as_os_str().to_owned();
    next.push(".new");
    std::fs::write(&next, file.to_string())
        .and_then(|()| std::fs::rename(&next, path))
        .with_context(|| format!("cannot write {}", path.display()))
}
