//! A real server on a random port.

use std::net::SocketAddr;

use bastide_server::{Clock, Config, Metrics, ServeError, Server};
use bastide_testbed::Postgres;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use crate::client::{self, Person, Socket};

/// An arbitrary date.
const NOON: i64 = 1_700_000_000_000;

/// Whether the tests run on PostgreSQL instead of SQLite: `BASTIDE_TEST_DATABASE=postgres cargo test …`.
pub(crate) fn on_postgres() -> bool {
    std::env::var("BASTIDE_TEST_DATABASE").is_ok_and(|name| name == "postgres")
}

pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    metrics: Option<SocketAddr>,
    pub(crate) clock: Clock,
    pub(crate) data: TempDir,
    config: Config,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
}

impl Running {
    pub(crate) async fn start() -> Self {
        Self::with(|_| ()).await
    }

    /// A server with another configuration.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), data.path());
        config.clock = Clock::manual(NOON);
        config.metrics = Metrics::At(([127, 0, 0, 1], 0).into());
        config.limits.arrivals_per_minute = 1000;
        config.limits.requests_per_second = 1000;
        config.limits.messages_in_ten_seconds = 10_000;
        if on_postgres() {
            config.database = Some(Postgres::shared().new_database());
        }
        change(&mut config);
        let clock = config.clock.clone();
        let address = config.listen;
        let metrics = None;
        let mut running = Self { address, metrics, clock, data, config, stop: None, task: None };
        running.run().await;
        running
    }

    /// A server on SQLite, for tests that look into its file.
    pub(crate) async fn on_sqlite(change: impl FnOnce(&mut Config)) -> Self {
        Self::with(|config| {
            config.database = None;
            change(config);
        })
        .await
    }

    async fn run(&mut self) {
        let server = Server::start(self.config.clone()).await.expect("the server starts");
        self.address = server.address();
        self.metrics = server.metrics_address();
        let (stop, stopped) = oneshot::channel::<()>();
        self.stop = Some(stop);
        self.task = Some(tokio::spawn(server.run(async {
            let _ = stopped.await;
        })));
    }

    /// Stops gracefully.
    pub(crate) async fn stop(&mut self) {
        drop(self.stop.take());
        self.task.take().expect("it runs").await.expect("it stops well");
    }

    /// Why it does not start again with the same data.
    pub(crate) async fn refused(&self) -> String {
        match Server::start(self.config.clone()).await {
            Ok(_) => panic!("the server starts"),
            Err(ServeError::Store(error)) => error.to_string(),
            Err(error) => error.to_string(),
        }
    }

    pub(crate) fn config_mut(&mut self) -> &mut Config {
        &mut self.config
    }

    /// Dies: nothing is finished, and nobody is told. Its connections break when its tasks are dropped.
    pub(crate) fn die(&mut self) {
        self.task.take().expect("it runs").abort();
    }

    /// Starts again with the same data.
    pub(crate) async fn go_on(&mut self) {
        self.run().await;
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The metrics for Prometheus.
    pub(crate) async fn figures(&self) -> String {
        let url = format!("http://{}/metrics", self.metrics.expect("an address for figures"));
        let answer = reqwest::get(url).await.expect("an answer");
        answer.text().await.expect("text")
    }

    pub(crate) async fn guest(&self, name: &str) -> Person {
        Person::guest(self.address, name).await
    }

    /// A table of two people, started; the one who decides first comes first.
    pub(crate) async fn table_of_two(&self) -> (String, Person, Person) {
        self.table_with(json!({ "kind": "none" })).await
    }

    pub(crate) async fn table_with(&self, clock: Value) -> (String, Person, Person) {
        client::table_of_two(self.address, clock).await
    }
}
