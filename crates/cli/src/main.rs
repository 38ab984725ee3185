//! `bastide`: the Carcassonne family on the command line.
//!
//! Exit codes: 0 fine, 1 the input is wrong, 2 bad usage.

mod output;
mod replay;
mod simulate;
mod tiles;

use std::process::ExitCode;

use bastide_phrases::Language;
use clap::{CommandFactory, Parser, Subcommand};

/// Plays the Carcassonne family: an unofficial, free implementation.
///
/// A game is played by its rules from the first tile to the last point. Try:
///
///   bastide simulate --games 100 --save games     play a hundred games and keep them
///   bastide replay games/game-000001.bastide      see what happened in the first one
///   bastide tiles                                 see which tiles there are
#[derive(Parser)]
#[command(version, verbatim_doc_comment)]
struct Cli {
    /// The language of what players read: en, hu or ro; by default that of your locale
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Simulate(simulate::Args),
    Replay(replay::Args),
    Tiles(tiles::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let language = cli.lang.unwrap_or_else(language_of_the_locale);
    let done = match &cli.command {
        None => Cli::command().print_long_help().map_err(anyhow::Error::from),
        Some(Command::Simulate(args)) => simulate::run(args),
        Some(Command::Replay(args)) => replay::run(args, language),
        Some(Command::Tiles(args)) => tiles::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output may stop early, as `head` does: that is no failure.
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bastide: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn language_of_the_locale() -> Language {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    locale.map_or(Language::default(), |locale| Language::of_locale(&locale))
}
