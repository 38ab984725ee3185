//! The jobs that a worker has in hand.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::bots::job::{
    BEATS, Beat, JOBS, Job, Said, WITHDRAWN, WORKERS, Withdrawn, assignment, said,
};
use crate::bots::{Bots, Cancel};
use crate::cluster::{Bus, BusError, ReplyTo};

/// How often a worker says that it is alive.
const BEAT: Duration = Duration::from_secs(1);

/// Takes jobs, thinks, and answers.
pub(super) struct Desk {
    /// The name of this worker, unique among all.
    name: String,
    bus: Bus,
    bots: Bots,
    in_hand: Mutex<HashMap<String, Cancel>>,
}

/// How a job ended. The names are labels of a metric.
enum Ended {
    Decided(Said),
    Refused,
    Returned,
    Late,
    Withdrawn,
}

impl Ended {
    fn label(&self) -> &'static str {
        match self {
            Self::Decided(_) => "decided",
            Self::Refused => "refused",
            Self::Returned => "returned",
            Self::Late => "late",
            Self::Withdrawn => "withdrawn",
        }
    }
}

impl Desk {
    pub(super) fn new(name: String, bus: Bus, bots: Bots) -> Self {
        Self { name, bus, bots, in_hand: Mutex::default() }
    }

    fn in_hand(&self) -> MutexGuard<'_, HashMap<String, Cancel>> {
        self.in_hand.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says that this worker is alive, again and again.
    pub(super) async fn beat(&self) {
        loop {
            self.bus.publish(BEATS, &Beat { worker: self.name.clone() });
            sleep(BEAT).await;
        }
    }

    /// Stops the jobs that nobody needs any more.
    pub(super) async fn withdraw(&self) {
        let mut withdrawn = match self.bus.subscribe::<Withdrawn>(WITHDRAWN).await {
            Ok(withdrawn) => withdrawn,
            Err(error) => return tracing::error!(%error, "withdrawn jobs are not heard of"),
        };
        while let Some(Withdrawn { job }) = withdrawn.next().await {
            if let Some(cancel) = self.in_hand().get(&job) {
                cancel.request();
            }
        }
    }

    /// Takes jobs until the worker stops, and then hands back those in hand.
    pub(super) async fn take(
        self: Arc<Self>,
        mut stopping: watch::Receiver<bool>,
    ) -> Result<(), BusError> {
        let mut jobs = self.bus.join::<Job>(JOBS, WORKERS).await?;
        let mut running = JoinSet::new();
        let stopped = stopping.clone();
        loop {
            let received = tokio::select! {
                received = jobs.receive() => received,
                _ = stopping.wait_for(|&stopping| stopping) => None,
                Some(_) = running.join_next() => continue,
            };
            let Some(received) = received else { break };
            // Without an address for the answer, it is not a job.
            let Some(reply) = received.reply else { continue };
            let desk = Arc::clone(&self);
            running.spawn(desk.work(received.message, reply, stopped.clone()));
        }
        drop(jobs);
        while running.join_next().await.is_some() {}
        Ok(())
    }

    async fn work(self: Arc<Self>, job: Job, reply: ReplyTo, stopping: watch::Receiver<bool>) {
        self.bus.reply(&reply, &Said::Taken { worker: self.name.clone() });
        let cancel = Cancel::default();
        let id = job.id.clone();
        self.in_hand().insert(id.clone(), cancel.clone());
        metrics::gauge!("bastide_worker_jobs_running").increment(1);
        let ended = self.decide(job, &cancel, stopping).await;
        metrics::gauge!("bastide_worker_jobs_running").decrement(1);
        self.in_hand().remove(&id);
        metrics::counter!("bastide_worker_jobs_total", "result" => ended.label()).increment(1);
        match ended {
            Ended::Decided(said) => self.bus.reply(&reply, &said),
            Ended::Refused => self.bus.reply(&reply, &Said::Refused),
            Ended::Returned => self.bus.reply(&reply, &Said::Returned),
            // Nobody waits for an answer.
            Ended::Late | Ended::Withdrawn => {}
        }
    }

    async fn decide(
        &self,
        job: Job,
        cancel: &Cancel,
        mut stopping: watch::Receiver<bool>,
    ) -> Ended {
        let within = job.within();
        let read = tokio::task::spawn_blocking(move || assignment(job.task)).await;
        let mut assignment = match read {
            Ok(Ok(assignment)) => assignment,
            Ok(Err(error)) => {
                tracing::warn!(%error, "a job cannot be taken");
                return Ended::Refused;
            }
            Err(error) => {
                tracing::error!(%error, "a job cannot be read");
                return Ended::Refused;
            }
        };
        assignment.cancel = cancel.clone();
        let question = assignment.question.clone();
        let ended = tokio::select! {
            decision = self.bots.think(assignment) => return match decision {
                Some(_) if cancel.is_requested() => Ended::Withdrawn,
                Some(decision) => Ended::Decided(said(&question, &decision)),
                None => Ended::Withdrawn,
            },
            _ = stopping.wait_for(|&stopping| stopping) => Ended::Returned,
            () = sleep(within) => Ended::Late,
        };
        cancel.request();
        ended
    }
}
