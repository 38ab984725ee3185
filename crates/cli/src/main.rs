//! `bastide`: the Carcassonne family on the command line.
//!
//! Exit codes: 0 success, 1 invalid input, 2 bad usage.

mod admin;
mod analyze;
mod arena;
mod backup;
mod cluster;
mod dataset;
mod engine;
mod export;
mod file_size;
mod import;
mod input;
mod interrupt;
mod markdown;
mod migrate;
mod output;
mod picture;
mod protocol;
mod puzzles;
mod render;
mod replay;
mod restore;
mod rules;
mod selfplay;
mod serve;
mod setup;
mod simulate;
mod table;
mod tiles;
mod verify;
mod worker;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;

/// Returns the memory of unused games to the system; see `docs/server.md`.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

/// Plays the Carcassonne family: an unofficial, free implementation.
///
/// Without a command, Bastide serves tables for people and computer players, as `bastide serve` does.
/// Every game is played by the rules, from the first tile to the final scoring. Try:
///
///   bastide serve                                 open a table on this machine
///   bastide simulate --games 100 --save games     play and save a hundred games
///   bastide replay games/game-000001.bastide      read what happened in the first one
///   bastide render games/game-000001.bastide -o board.png   draw its board
///   bastide simulate --preset everything          play with all expansions
///   bastide dataset --games 1000 -o data          write a thousand games as Parquet tables
///   bastide tiles                                 list the tiles
///   bastide rules PRD-30                          read the rule that a refusal names
///   bastide verify games/game-000001.bastide      check that it was fair and by the rules
///   bastide arena --players strong,greedy         compare the strength of players
///   bastide analyze games/game-000001.bastide     find better moves
///   bastide puzzles list                          list the puzzles
///   bastide import GAME.jcz -o GAME.bastide       convert a game of JCloisterZone
#[derive(Parser)]
#[command(version, verbatim_doc_comment)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Worker(worker::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Migrate(migrate::Args),
    Admin(admin::Args),
    Simulate(simulate::Args),
    Dataset(dataset::Args),
    Replay(replay::Args),
    Render(render::Args),
    Analyze(analyze::Args),
    Puzzles(puzzles::Args),
    Arena(arena::Args),
    Engine(engine::Args),
    Selfplay(selfplay::Args),
    Setup(setup::Args),
    Tiles(tiles::Args),
    Rules(rules::Args),
    Verify(verify::Args),
    Import(import::Args),
    Export(export::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match &cli.command {
        None => serve::run(&serve::Args::parse_from(["bastide"])),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Worker(args)) => worker::run(args),
        Some(Command::Backup(args)) => backup::run(args),
        Some(Command::Restore(args)) => restore::run(args),
        Some(Command::Migrate(args)) => migrate::run(args),
        Some(Command::Admin(args)) => admin::run(args),
        Some(Command::Simulate(args)) => simulate::run(args),
        Some(Command::Dataset(args)) => dataset::run(args),
        Some(Command::Replay(args)) => replay::run(args),
        Some(Command::Render(args)) => render::run(args),
        Some(Command::Analyze(args)) => analyze::run(args),
        Some(Command::Puzzles(args)) => puzzles::run(args),
        Some(Command::Arena(args)) => arena::run(args),
        Some(Command::Engine(args)) => engine::run(args),
        Some(Command::Selfplay(args)) => selfplay::run(args),
        Some(Command::Setup(args)) => setup::run(args),
        Some(Command::Tiles(args)) => tiles::run(args),
        Some(Command::Rules(args)) => rules::run(args),
        Some(Command::Verify(args)) => verify::run(args),
        Some(Command::Import(args)) => import::run(args),
        Some(Command::Export(args)) => export::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // A closed pipe is not an error: readers such as `head` stop early.
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bastide: {error:#}");
            ExitCode::FAILURE
        }
    }
}
