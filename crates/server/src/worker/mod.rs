//! A worker: a process that thinks for the nodes of a cluster, on cores of its own.

mod desk;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::api;
use crate::bots::Bots;
use crate::cluster::{Bus, BusError, Nats};
use crate::config::{Limits, Metrics};
use crate::metrics;
use crate::reviews::Taker;
use crate::secret::new_id;
use crate::serve::{ServeError, listen_for_metrics};
use crate::store::{Store, StoreError};
use crate::time::Clock;
use desk::Desk;

/// How long jobs in hand have to be handed back when the worker stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// The configuration of a worker.
#[derive(Clone, Debug)]
pub struct WorkerConfig {
    /// Where the jobs come from.
    pub nats: Nats,
    /// The URL of the PostgreSQL database of the servers, for reviews. Without it, the worker thinks for games only.
    pub database: Option<String>,
    /// The number of cores to think on.
    pub cores: usize,
    /// Where metrics for Prometheus are served.
    pub metrics: Metrics,
}

/// Why a worker cannot start.
#[derive(Debug, thiserror::Error)]
pub enum WorkerError {
    /// NATS cannot be used.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address of the metrics cannot be used.
    #[error(transparent)]
    Metrics(#[from] ServeError),
}

/// A worker that has its connections.
pub struct Worker {
    bus: Bus,
    desk: Arc<Desk>,
    reviews: Option<Arc<Taker>>,
    metrics: Option<TcpListener>,
}

impl Worker {
    /// Connects to NATS, or begins to try.
    pub async fn start(config: WorkerConfig) -> Result<Self, WorkerError> {
        metrics::begin();
        let metrics = listen_for_metrics(config.metrics).await?.map(|(listener, _)| listener);
        let bus = Bus::connect(&config.nats, "bastide worker").await?;
        // People who host games have the same share of a worker as of a node.
        let bots = Bots::new(config.cores, Limits::default().thoughts_per_person);
        let reviews = match &config.database {
            Some(url) => {
                let store = Store::open_postgres(url).await?;
                let (clock, bus) = (Clock::system(), Some(bus.clone()));
                Some(Arc::new(Taker::new(store, clock, bots.clone(), config.cores, bus)))
            }
            None => None,
        };
        let desk = Arc::new(Desk::new(new_id().to_string(), bus.clone(), bots));
        Ok(Self { bus, desk, reviews, metrics })
    }

    /// Takes jobs until `stop` resolves. Then it hands back what it has not finished.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), WorkerError> {
        let mut tasks = JoinSet::new();
        if let Some(listener) = self.metrics {
            tasks.spawn(async move {
                // It ends with the worker.
                let _ = axum::serve(listener, api::metrics_router()).await;
            });
        }
        let stopping = watch::Sender::new(false);
        let beat = Arc::clone(&self.desk);
        tasks.spawn(async move { beat.beat().await });
        let hear = Arc::clone(&self.desk);
        tasks.spawn(async move { hear.withdraw().await });
        if let Some(reviews) = &self.reviews {
            tasks.spawn(Arc::clone(reviews).work());
        }
        let take = Arc::clone(&self.desk).take(stopping.subscribe());
        let stopped = async {
            stop.await;
            stopping.send_replace(true);
            tokio::time::sleep(FAREWELL).await;
        };
        tokio::select! {
            done = take => done?,
            () = stopped => tracing::warn!("some jobs could not be handed back in time"),
        }
        if let Some(reviews) = &self.reviews
            && tokio::time::timeout(FAREWELL, reviews.hand_back()).await.is_err()
        {
            tracing::warn!("some reviews could not be handed back in time");
        }
        self.bus.flush().await;
        tasks.shutdown().await;
        Ok(())
    }
}
