//! The load program: many games of scripted players against a real server, and kills in the middle.
//!
//! ```sh
//! cargo build --release
//! cargo run --release -p bastide-server --example load -- --games 500
//! cargo run --release -p bastide-server --example load -- --games 500 --kills 10
//! ```
//!
//! It starts the server itself, with a new data folder, and plays over WebSockets. In the end it reads every
//! game back and compares it with what was acknowledged.

mod player;
mod process;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use player::{Notes, Table};
use process::Process;

/// Plays many games at once against a server, and measures it.
#[derive(Parser)]
struct Args {
    /// How many games at once
    #[arg(long, default_value_t = 500)]
    games: usize,

    /// How many entries the log of each game gets, draws among them; 1000 plays games to their end
    #[arg(long, default_value_t = 60)]
    entries: u64,

    /// How long each player waits before an action, in milliseconds
    #[arg(long, default_value_t = 1000)]
    pause: u64,

    /// How often the server is killed in the middle
    #[arg(long, default_value_t = 0)]
    kills: u32,

    /// The server
    #[arg(long, default_value = "target/release/bastide")]
    binary: PathBuf,
}

#[tokio::main]
async fn main() {
    let args = Args::parse();
    let data = tempfile::tempdir().expect("a folder for the data");
    let mut server = Process::start(&args.binary, data.path()).await;
    let empty = server.memory();
    println!("server at {}, {} KiB", server.address(), empty);

    let begun = Instant::now();
    let mut tables = Vec::new();
    for _ in 0..args.games {
        tables.push(Arc::new(Table::open(server.address()).await));
    }
    let each = (server.memory().saturating_sub(empty)) / args.games.max(1) as u64;
    println!(
        "{} games begun in {:.1} s, {each} KiB of memory each, nobody connected",
        args.games,
        begun.elapsed().as_secs_f64()
    );

    let notes = Arc::new(Notes::default());
    let mut players = tokio::task::JoinSet::new();
    let begun = Instant::now();
    for table in &tables {
        for seat in 0..2 {
            let pause = Duration::from_millis(args.pause);
            players.spawn(player::play(
                Arc::clone(table),
                seat,
                args.entries,
                pause,
                Arc::clone(&notes),
            ));
        }
    }
    for kill in 1..=args.kills {
        // Two entries of three are actions of players.
        let wait = args.pause * args.entries * 2 / 3 / u64::from(args.kills + 1);
        tokio::time::sleep(Duration::from_millis(wait)).await;
        let before = notes.acknowledged();
        server.kill().await;
        let killed = Instant::now();
        server.start_again().await;
        let up = killed.elapsed().as_secs_f64();
        notes.wait_for_everybody().await;
        let back = killed.elapsed().as_secs_f64();
        println!(
            "kill {kill} after {before} moves: up after {up:.2} s, all clients back after {back:.2} s"
        );
    }
    let peak = server.memory();
    players.join_all().await;
    let seconds = begun.elapsed().as_secs_f64();
    println!("memory with everybody connected: {peak} KiB");
    notes.report(seconds);
    verify(&tables, &notes).await;
    server.check_database().await;
}

/// Every acknowledged action is in the log, under its number, exactly once.
async fn verify(tables: &[Arc<Table>], notes: &Notes) {
    let mut found = 0;
    for table in tables {
        let record = table.record().await;
        let parsed = bastide_rules::Record::parse(&record).expect("the record can be played again");
        let (_, actions) = record.split_once("--- actions\n").expect("a record");
        let actions: Vec<&str> = actions.lines().collect();
        for (seq, action) in notes.of(&table.id) {
            assert_eq!(actions.get(seq as usize - 1), Some(&action.as_str()), "{} {seq}", table.id);
            found += 1;
        }
        assert!(parsed.actions().len() >= notes.of(&table.id).len());
    }
    println!(
        "{found} acknowledged moves, all in the log under their number; {} records replayed",
        tables.len()
    );
}
