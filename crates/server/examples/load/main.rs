//! The load program: many games of scripted players against a real server, with kills in the middle.
//!
//! ```sh
//! make load                                            # 500 games, a move a second each
//! make load LOAD="--games 1000 --entries 40"
//! make load LOAD="--entries 216 --pause 600 --kills 10"
//! make load LOAD="--thinkers 48"                       # how long a stranger's computer player takes meanwhile
//! make load LOAD="--games 300 --nodes 2 --nats"       # the players of a table at different nodes, with PostgreSQL
//! make load LOAD=--help
//! ```
//!
//! It starts the server with a new data folder, and plays over WebSockets. In the end it reads every game back and compares
//! it with what was acknowledged, and with what every client has assembled.

mod machines;
mod player;
mod process;
mod thinkers;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use machines::Machines;
use player::{Notes, Table};
use thinkers::Attack;

/// Play many simultaneous games against a server, and measure it
///
/// Starts the server with a new data folder and without limits for one address, or several with one database. Reports how long moves took to be
/// acknowledged, the memory of a game at its start and when it is idle at the end, and how long clients were
/// disconnected after a kill or a stop. Then it looks for every acknowledged move in the records, and compares the
/// clients' games with the log: a difference ends the program. Client and server share the machine: report its load
/// (`uptime`).
#[derive(Parser)]
struct Args {
    /// The number of simultaneous games
    #[arg(long, default_value_t = 500)]
    games: usize,

    /// The number of log entries of each game, draws included; 1000 plays games to their end
    #[arg(long, default_value_t = 60)]
    entries: u64,

    /// The pause of a player before an action, in milliseconds
    #[arg(long, default_value_t = 1000)]
    pause: u64,

    /// The number of kills, as by `kill -9`
    #[arg(long, default_value_t = 0)]
    kills: u32,

    /// The number of restarts, as for an update
    #[arg(long, default_value_t = 0, conflicts_with = "kills")]
    stops: u32,

    /// Start PostgreSQL too, and this many nodes on it; the players of a table are at different ones
    #[arg(long)]
    nodes: Option<usize>,

    /// Start NATS too, for the news between the nodes
    #[arg(long, requires = "nodes")]
    nats: bool,

    /// Instead of games of scripted players: run this many masters, and measure how long the computer player of another person
    /// takes
    #[arg(long, value_name = "TABLES", conflicts_with_all = ["games", "entries", "kills", "stops"])]
    thinkers: Option<usize>,

    /// The number of people to whom the masters belong
    #[arg(long, default_value_t = 1, requires = "thinkers")]
    people: usize,

    /// The level of the other person's computer player
    #[arg(long, default_value = "novice", requires = "thinkers")]
    level: String,

    /// The server; by default the one built along with this program
    #[arg(long)]
    binary: Option<PathBuf>,
}

impl Args {
    fn binary(&self) -> PathBuf {
        let beside = || {
            let own = std::env::current_exe().expect("this program has a file");
            own.ancestors().nth(2).expect("it is among the examples").join("bastide")
        };
        self.binary.clone().unwrap_or_else(beside)
    }
}

#[tokio::main]
async fn main() {
    let args = Args::parse();
    let data = tempfile::tempdir().expect("a folder for the data");
    let mut machines = Machines::start(&args.binary(), data.path(), args.nodes, args.nats).await;
    let server = &machines.nodes[0];
    let empty = server.memory();
    println!("server at {}, {} KiB", server.address(), empty);
    if let Some(tables) = args.thinkers {
        let attack = Attack { tables, people: args.people, level: args.level };
        return attack.run(server.address()).await;
    }

    let begun = Instant::now();
    let mut tables = Vec::new();
    for number in 0..args.games {
        tables.push(Arc::new(Table::open(machines.addresses(number)).await));
    }
    let each = (machines.nodes[0].memory().saturating_sub(empty)) / args.games.max(1) as u64;
    println!(
        "{} games begun in {:.1} s, {each} KiB of memory each, nobody connected",
        args.games,
        begun.elapsed().as_secs_f64()
    );

    let notes = Arc::new(Notes::default());
    let mut players = tokio::task::JoinSet::new();
    let usage = machines.usage();
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
    let restarts = args.kills + args.stops;
    for restart in 1..=restarts {
        // Two entries of three are actions of players.
        let wait = args.pause * args.entries * 2 / 3 / u64::from(restarts + 1);
        tokio::time::sleep(Duration::from_millis(wait)).await;
        let before = notes.acknowledged();
        let begun = Instant::now();
        let number = restart as usize % machines.nodes.len();
        let server = &mut machines.nodes[number];
        if args.kills > 0 {
            server.kill().await;
        } else {
            server.stop().await;
        }
        let down = begun.elapsed().as_secs_f64();
        server.start_again().await;
        let up = begun.elapsed().as_secs_f64();
        notes.wait_for_everybody().await;
        let back = begun.elapsed().as_secs_f64();
        println!(
            "restart {restart} after {before} moves: down after {down:.2} s, up after {up:.2} s, all clients \
             back after {back:.2} s"
        );
    }
    players.join_all().await;
    let peak = machines.nodes[0].most_memory();
    let seconds = begun.elapsed().as_secs_f64();
    println!("the server has had {peak} KiB at most since it was started last");
    // The last close frames are on their way.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let each = (machines.nodes[0].memory().saturating_sub(empty)) / args.games.max(1) as u64;
    println!("{each} KiB of memory for each game now, nobody connected");
    notes.report(seconds);
    machines.report(&usage, notes.acknowledged(), args.games);
    verify(&tables, &notes).await;
    for node in machines.nodes.drain(..) {
        node.check_database().await;
    }
}

/// Every acknowledged action is in the log under its number, exactly once.
async fn verify(tables: &[Arc<Table>], notes: &Notes) {
    let mut found = 0;
    for table in tables {
        let record = table.record(0).await;
        assert_eq!(record, table.record(1).await, "{}", table.id);
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
    let views = notes.views();
    for (id, view) in &views {
        let table = tables.iter().find(|table| table.id == *id).expect("a table");
        let game = &table.replay(view.seq).await["frames"][0];
        assert_eq!(game["tiles"].as_array(), Some(&view.tiles), "{id} after {}", view.seq);
        assert_eq!(game["position"], view.position, "{id} after {}", view.seq);
    }
    println!("{} clients: what each of them knew is what the log says", views.len());
}
