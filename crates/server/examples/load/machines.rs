//! The servers under load, and what they and their database consume.

use std::path::Path;

use bastide_testbed::{Nats, Postgres, Traffic};

use crate::process::Process;

/// The name of the database.
const DATABASE: &str = "bastide";

/// One server with SQLite, or nodes that share PostgreSQL.
pub(crate) struct Machines {
    pub(crate) nodes: Vec<Process>,
    postgres: Option<Postgres>,
    nats: Option<Nats>,
}

/// What was consumed at a moment.
#[derive(Clone, Copy, Default)]
pub(crate) struct Usage {
    node_seconds: f64,
    postgres_seconds: f64,
    nats_seconds: f64,
    wal: f64,
    commits: f64,
    rows: f64,
    traffic: Traffic,
}

impl Machines {
    /// Starts one server with SQLite if there are no nodes to share PostgreSQL.
    pub(crate) async fn start(
        binary: &Path,
        folder: &Path,
        nodes: Option<usize>,
        with_nats: bool,
    ) -> Self {
        let postgres =
            nodes.map(|_| Postgres::builder().setting("shared_buffers", "256MB").start());
        let nats = with_nats.then(Nats::start);
        let mut variables = Vec::new();
        if let Some(postgres) = &postgres {
            variables.push(("BASTIDE_DATABASE", postgres.create_database(DATABASE)));
        }
        if let Some(nats) = &nats {
            variables.push(("BASTIDE_NATS", nats.url()));
        }
        let mut machines = Self { nodes: Vec::new(), postgres, nats };
        for number in 0..nodes.unwrap_or(1) {
            let data = folder.join(number.to_string());
            std::fs::create_dir(&data).expect("a folder for the data");
            let node = Process::start(binary, &data, variables.clone()).await;
            machines.nodes.push(node);
        }
        machines
    }

    /// The addresses of the players of a table: different nodes if there are several.
    pub(crate) fn addresses(&self, table: usize) -> [String; 2] {
        let at = |number: usize| self.nodes[number % self.nodes.len()].address().to_owned();
        [at(table), at(table + 1)]
    }

    /// What was consumed so far.
    pub(crate) fn usage(&self) -> Usage {
        let mut usage = Usage {
            node_seconds: self.nodes.iter().map(|node| seconds_of(node.id())).sum(),
            ..Usage::default()
        };
        if let Some(nats) = &self.nats {
            usage.nats_seconds = nats.id().map_or(0.0, seconds_of);
            usage.traffic = nats.traffic();
        }
        if let Some(postgres) = &self.postgres {
            usage.postgres_seconds = postgres.id().map_or(0.0, seconds_of_family);
            usage.wal = self.figure("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn");
            usage.commits = self.figure(
                "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()",
            );
            usage.rows = self.figure("SELECT COUNT(*) FROM log");
        }
        usage
    }

    /// Prints what was consumed since then.
    pub(crate) fn report(&self, before: &Usage, moves: usize, games: usize) {
        let now = self.usage();
        let moves = moves.max(1) as f64;
        let per_move = |now: f64, before: f64| (now - before) / moves;
        println!(
            "CPU a move: {:.2} ms of nodes, {:.2} ms of PostgreSQL, {:.2} ms of NATS",
            1000.0 * per_move(now.node_seconds, before.node_seconds),
            1000.0 * per_move(now.postgres_seconds, before.postgres_seconds),
            1000.0 * per_move(now.nats_seconds, before.nats_seconds)
        );
        if self.nats.is_some() {
            let (now, before) = (now.traffic, before.traffic);
            println!(
                "NATS a move: {:.2} messages in, {:.2} out, {:.0} bytes in, {:.0} out",
                per_move(now.messages_in as f64, before.messages_in as f64),
                per_move(now.messages_out as f64, before.messages_out as f64),
                per_move(now.bytes_in as f64, before.bytes_in as f64),
                per_move(now.bytes_out as f64, before.bytes_out as f64)
            );
        }
        if self.postgres.is_none() {
            return;
        }
        println!(
            "PostgreSQL a move: {:.2} rows of the log, {:.2} commits, {:.0} bytes of WAL",
            per_move(now.rows, before.rows),
            per_move(now.commits, before.commits),
            per_move(now.wal, before.wal)
        );
        let size = |which: &str| {
            self.figure(&format!(
                "SELECT COALESCE(SUM(pg_total_relation_size(oid)), 0) FROM pg_class \
                 WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace {which}"
            )) / games.max(1) as f64
        };
        println!(
            "PostgreSQL a game, with indexes: {:.1} rows and {:.0} bytes of the log, {:.0} bytes of all tables",
            now.rows / games.max(1) as f64,
            size("AND relispartition"),
            size("")
        );
    }

    fn figure(&self, query: &str) -> f64 {
        let postgres = self.postgres.as_ref().expect("PostgreSQL");
        postgres.sql(DATABASE, query).parse().expect("a number")
    }
}

/// The processor time of a process.
fn seconds_of(id: u32) -> f64 {
    ticks(id, 11..13).1
}

/// The processor time of a process and its children, past ones included.
fn seconds_of_family(id: u32) -> f64 {
    let processes = std::fs::read_dir("/proc").expect("this system has /proc");
    let ids = processes.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let children = ids.map(|child| ticks(child, 11..13)).filter(|&(parent, _)| parent == id);
    ticks(id, 11..15).1 + children.map(|(_, seconds)| seconds).sum::<f64>()
}

/// The parent of a process, and the sum of some columns of /proc/ID/stat in seconds, counted from the third.
fn ticks(id: u32, columns: std::ops::Range<usize>) -> (u32, f64) {
    const TICKS_A_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    // The name of the program may contain spaces.
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let numbers: Vec<f64> =
        after_name.split_whitespace().map(|word| word.parse().unwrap_or(0.0)).collect();
    let parent = numbers.get(1).map_or(0, |&number| number as u32);
    (parent, numbers.get(columns).map_or(0.0, |some| some.iter().sum::<f64>() / TICKS_A_SECOND))
}
