//! Games go on whatever fails, and no acknowledged move is lost.

use std::time::{Duration, Instant};

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use tokio::task::block_in_place;

use crate::machines::Machines;
use crate::player::Broken;
use crate::tables::Tables;

/// What can fail.
#[derive(Clone, Copy, Debug)]
enum Fault {
    KillNode,
    /// SIGSTOP, and SIGCONT later: the node finds that others went on.
    FreezeNode,
    KillWorker,
    KillNats,
    RestartPostgres,
    CutNodeFromPostgres,
    /// PostgreSQL commits, and the node does not hear of it.
    LoseAnswersOfPostgres,
    CutNodeFromNats,
}

const ALL: [Fault; 8] = [
    Fault::KillNode,
    Fault::FreezeNode,
    Fault::KillWorker,
    Fault::KillNats,
    Fault::RestartPostgres,
    Fault::CutNodeFromPostgres,
    Fault::LoseAnswersOfPostgres,
    Fault::CutNodeFromNats,
];

impl Fault {
    /// Whether the players of the node get no answer from now on.
    fn silences_node(self) -> bool {
        matches!(self, Self::KillNode | Self::FreezeNode)
    }

    /// Breaks something for a while, and mends it.
    async fn happen(self, machines: &mut Machines, tables: &Tables, random: &mut Pcg64Mcg) {
        let number = random.next_u32() as usize % machines.nodes.len();
        let worker = random.next_u32() as usize % machines.workers.len();
        let for_a_while = Duration::from_millis(1_500 + u64::from(random.next_u32() % 2_500));
        let node = &mut machines.nodes[number];
        let wait = || tokio::time::sleep(for_a_while);
        tables.notes.inside().fault = Some(Broken {
            name: format!("{self:?}"),
            node: self.silences_node().then(|| (node.process.address, Instant::now())),
        });
        match self {
            Self::KillNode => {
                node.process.kill().await;
                wait().await;
                node.process.start().await;
            }
            Self::FreezeNode => {
                node.process.signal("STOP").await;
                wait().await;
                node.process.signal("CONT").await;
            }
            Self::KillWorker => {
                machines.workers[worker].kill().await;
                wait().await;
                machines.workers[worker].start().await;
            }
            Self::KillNats => {
                block_in_place(|| machines.nats.kill());
                wait().await;
                block_in_place(|| machines.nats.start_again());
            }
            Self::RestartPostgres => block_in_place(|| machines.postgres.restart()),
            Self::CutNodeFromPostgres => {
                node.to_postgres.cut();
                wait().await;
                node.to_postgres.mend();
            }
            Self::LoseAnswersOfPostgres => {
                node.to_postgres.mute();
                wait().await;
                node.to_postgres.cut();
                node.to_postgres.thaw();
                node.to_postgres.mend();
            }
            Self::CutNodeFromNats => {
                node.to_nats.cut();
                wait().await;
                node.to_nats.mend();
            }
        }
        tables.notes.inside().fault = None;
    }
}

/// A number from the environment.
fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

/// `REL-01` over three nodes and two workers, with every kind of fault in random order. The guards are the key of the log, the
/// idempotency keys of the actions, and the comparison of tables with the database. `make faults` does the same with 300 games
/// and 20 faults; `BASTIDE_SEED` repeats the order of the faults.
#[tokio::test(flavor = "multi_thread")]
async fn no_fault_loses_or_doubles_a_move() {
    let games = number("BASTIDE_GAMES", 30) as usize;
    let faults = number("BASTIDE_FAULTS", ALL.len() as u64) as usize;
    let pause = Duration::from_millis(number("BASTIDE_PAUSE", 1_000));
    let seed = number("BASTIDE_SEED", u64::from(std::process::id()));
    println!("BASTIDE_SEED={seed}");
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut machines = Machines::start(3, 2).await;
    let mut tables = Tables::open(&machines, games, pause).await;
    tables.open_computers(&machines, 2 + games / 100).await;
    tables.go_on(games).await;
    let mut bag = Vec::new();
    for fault in 1..=faults {
        if bag.is_empty() {
            bag = ALL.to_vec();
        }
        let next = bag.swap_remove(random.next_u32() as usize % bag.len());
        let (begun, before) = (Instant::now(), tables.acknowledged());
        next.happen(&mut machines, &tables, &mut random).await;
        println!(
            "fault {fault}: {next:?}, {:.1} s, {} moves meanwhile",
            begun.elapsed().as_secs_f64(),
            tables.acknowledged() - before
        );
        tokio::time::sleep(Duration::from_millis(500 + u64::from(random.next_u32() % 1_500))).await;
    }
    tables.go_on(games).await;
    tables.computers_go_on(&machines).await;
    tables.verify(&machines).await;
}
