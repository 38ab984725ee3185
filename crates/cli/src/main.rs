//! `bastide`: the Carcassonne family on the command line.
//!
//! Exit codes: 0 fine, 1 the input is wrong, 2 bad usage.

mod export;
mod import;
mod input;
mod output;
mod replay;
mod serve;
mod setup;
mod simulate;
mod tiles;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Plays the Carcassonne family: an unofficial, free implementation.
///
/// Without a command, Bastide serves tables for people and computer players, as `bastide serve` does.
/// A game is played by its rules from the first tile to the last point. Try:
///
///   bastide serve                                 open a table on this machine
///   bastide simulate --games 100 --save games     play a hundred games and keep them
///   bastide replay games/game-000001.bastide      see what happened in the first one
///   bastide simulate --preset everything          play with all expansions at once
///   bastide tiles                                 see which tiles there are
///   bastide verify games/game-000001.bastide      was everything fair and by the rules?
///   bastide import GAME.jcz -o GAME.bastide       bring a game from JCloisterZone
#[derive(Parser)]
#[command(version, verbatim_doc_comment)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Simulate(simulate::Args),
    Replay(replay::Args),
    Setup(setup::Args),
    Tiles(tiles::Args),
    Verify(verify::Args),
    Import(import::Args),
    Export(export::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match &cli.command {
        None => serve::run(&serve::Args::parse_from(["bastide"])),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Simulate(args)) => simulate::run(args),
        Some(Command::Replay(args)) => replay::run(args),
        Some(Command::Setup(args)) => setup::run(args),
        Some(Command::Tiles(args)) => tiles::run(args),
        Some(Command::Verify(args)) => verify::run(args),
        Some(Command::Import(args)) => import::run(args),
        Some(Command::Export(args)) => export::run(args),
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
