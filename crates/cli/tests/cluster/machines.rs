//! A whole cluster: nodes and workers, PostgreSQL and NATS, and a proxy on every way between them.

use bastide_testbed::{Nats, Postgres, Proxy};

use crate::process::Process;

/// A node, and its ways to PostgreSQL and NATS.
pub(crate) struct Node {
    pub(crate) process: Process,
    pub(crate) to_postgres: Proxy,
    pub(crate) to_nats: Proxy,
}

pub(crate) struct Machines {
    // Dropped first, so that nothing complains about missing servers.
    pub(crate) nodes: Vec<Node>,
    pub(crate) workers: Vec<Process>,
    pub(crate) nats: Nats,
    pub(crate) postgres: Postgres,
}

/// The database of all nodes.
const DATABASE: &str = "bastide";

impl Machines {
    pub(crate) async fn start(nodes: usize, workers: usize) -> Self {
        Self::with(Nats::start(), nodes, workers).await
    }

    pub(crate) async fn with(nats: Nats, nodes: usize, workers: usize) -> Self {
        let postgres = Postgres::start();
        let database = postgres.create_database(DATABASE);
        let mut machines = Self { nodes: Vec::new(), workers: Vec::new(), nats, postgres };
        for _ in 0..nodes {
            machines.add_node().await;
        }
        for _ in 0..workers {
            let worker = Process::worker(&database, &machines.nats.url()).await;
            machines.workers.push(worker);
        }
        machines
    }

    async fn add_node(&mut self) {
        let to_postgres = Proxy::start(self.postgres.address());
        let to_nats = Proxy::start(self.nats.address());
        let database = self.postgres.url_at(to_postgres.address(), DATABASE);
        let nats = self.nats.url_at(to_nats.address());
        let process = Process::node(&database, Some(&nats)).await;
        self.nodes.push(Node { process, to_postgres, to_nats });
    }

    pub(crate) fn addresses(&self) -> Vec<std::net::SocketAddr> {
        self.nodes.iter().map(|node| node.process.address).collect()
    }

    pub(crate) fn sql(&self, statement: &str) -> String {
        self.postgres.sql(DATABASE, statement)
    }

    pub(crate) fn try_sql(&self, statement: &str) -> Result<String, String> {
        self.postgres.try_sql(DATABASE, statement)
    }
}
