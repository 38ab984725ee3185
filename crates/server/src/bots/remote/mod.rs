//! Thinking on workers: decisions as jobs for other processes.
//!
//! A job goes to one worker of the queue group, which says at once that it has it. Every worker is heard once a second; when the
//! one with the job falls silent, the job goes to another. Nothing is lost with a job: if no worker takes it, or after
//! some attempts, the node thinks itself.

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::time::{Instant, sleep_until, timeout, timeout_at};

use crate::bots::job::{BEATS, Beat, JOBS, Job, Said, WITHDRAWN, Withdrawn, heard, task};
use crate::bots::{Assignment, Decision};
use crate::cluster::{Bus, RequestError};
use crate::secret::new_id;

/// How often a job is given to workers.
const ATTEMPTS: usize = 3;

/// How long workers are waited for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waits {
    /// For a worker to say that it has a job.
    pub(crate) taken: Duration,
    /// For any sign of life of a worker that has a job.
    pub(crate) silence: Duration,
    /// For a decision in total: until then it waits for a core on a worker, and after that on this node.
    pub(crate) decision: Duration,
}

impl Default for Waits {
    fn default() -> Self {
        Self {
            taken: Duration::from_secs(1),
            silence: Duration::from_secs(3),
            decision: Duration::from_mins(1),
        }
    }
}

/// The workers that take jobs.
#[derive(Clone, Debug)]
pub(crate) struct Workers {
    bus: Bus,
    /// When each worker was last heard.
    heard: Arc<Mutex<HashMap<String, Instant>>>,
    waits: Waits,
}

/// What came of asking the workers.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Thought {
    Decided(Decision),
    /// Nobody needs the decision any more.
    Withdrawn,
    /// The node has to think itself.
    Nobody,
}

/// Why an attempt gave no decision. The names are labels of a metric.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Failed {
    NoWorker,
    Disconnected,
    Silent,
    Returned,
    Refused,
    Late,
}

impl Failed {
    fn label(self) -> &'static str {
        match self {
            Self::NoWorker => "no-worker",
            Self::Disconnected => "disconnected",
            Self::Silent => "silent",
            Self::Returned => "returned",
            Self::Refused => "refused",
            Self::Late => "late",
        }
    }

    /// Whether another worker may do better.
    fn is_worth_another_attempt(self) -> bool {
        matches!(self, Self::Silent | Self::Returned | Self::Refused)
    }
}

impl From<RequestError> for Failed {
    fn from(error: RequestError) -> Self {
        match error {
            RequestError::NoResponders => Self::NoWorker,
            RequestError::Disconnected => Self::Disconnected,
            RequestError::Unreadable | RequestError::Undeliverable => Self::Refused,
        }
    }
}

/// Withdraws a job when it is dropped, unless it was answered.
struct Given<'a> {
    bus: &'a Bus,
    job: Option<String>,
}

impl Drop for Given<'_> {
    fn drop(&mut self) {
        if let Some(job) = self.job.take() {
            self.bus.publish(WITHDRAWN, &Withdrawn { job });
        }
    }
}

fn count(result: &'static str) {
    metrics::counter!("bastide_remote_jobs_total", "result" => result).increment(1);
}

impl Workers {
    pub(crate) fn new(bus: Bus, waits: Waits) -> Self {
        Self { bus, heard: Arc::default(), waits }
    }

    fn heard(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hears the workers as long as the server runs.
    pub(crate) async fn listen(&self) {
        let mut beats = match self.bus.subscribe::<Beat>(BEATS).await {
            Ok(beats) => beats,
            Err(error) => return tracing::error!(%error, "workers cannot be heard"),
        };
        while let Some(Beat { worker }) = beats.next().await {
            let now = Instant::now();
            let mut heard = self.heard();
            heard.retain(|_, last| now - *last < self.waits.silence);
            heard.insert(worker, now);
        }
    }

    /// Has a worker decide.
    pub(crate) async fn think(&self, assignment: &Assignment) -> Thought {
        let Some(task) = task(assignment) else { return Thought::Nobody };
        let until = Instant::now() + self.waits.decision;
        for _ in 0..ATTEMPTS {
            let mut given = Given { bus: &self.bus, job: Some(new_id().as_str().to_owned()) };
            let attempt = tokio::select! {
                biased;
                () = assignment.cancel.requested() => {
                    count("withdrawn");
                    return Thought::Withdrawn;
                }
                attempt = self.attempt(given.job.clone().unwrap_or_default(), &task, until) => attempt,
            };
            let failed = match attempt {
                Ok((first, then)) => {
                    given.job = None;
                    if let Some(decision) = heard(&assignment.question, &first, then.as_deref()) {
                        count("decided");
                        return Thought::Decided(decision);
                    }
                    count("illegal");
                    tracing::error!(first, ?then, "a worker chose an illegal action");
                    return Thought::Nobody;
                }
                Err(failed) => failed,
            };
            count(failed.label());
            if !failed.is_worth_another_attempt() {
                break;
            }
            tracing::warn!(?failed, "a worker gave no decision");
        }
        Thought::Nobody
    }

    async fn attempt(
        &self,
        id: String,
        task: &Value,
        until: Instant,
    ) -> Result<(String, Option<String>), Failed> {
        let within = until.saturating_duration_since(Instant::now()).as_millis() as u64;
        let mut answers =
            self.bus.ask::<Said>(JOBS, &Job { id, within, task: task.clone() }).await?;
        let mut worker: Option<String> = None;
        loop {
            let answer = match &worker {
                None => timeout(self.waits.taken, answers.answer()).await,
                Some(worker) => tokio::select! {
                    answer = timeout_at(until, answers.answer()) => answer,
                    () = self.silence(worker) => return Err(Failed::Silent),
                },
            };
            match answer {
                Err(_) if worker.is_none() => return Err(Failed::Silent),
                Err(_) => return Err(Failed::Late),
                // A message that cannot be read is none.
                Ok(Err(RequestError::Unreadable) | Ok(Said::Unknown)) => {}
                Ok(Err(error)) => return Err(error.into()),
                Ok(Ok(Said::Taken { worker: taker })) => {
                    self.heard().insert(taker.clone(), Instant::now());
                    worker = Some(taker);
                }
                Ok(Ok(Said::Decided { first, then })) => return Ok((first, then)),
                Ok(Ok(Said::Returned)) => return Err(Failed::Returned),
                Ok(Ok(Said::Refused)) => return Err(Failed::Refused),
            }
        }
    }

    /// Waits until a worker has not been heard for too long.
    async fn silence(&self, worker: &str) {
        loop {
            let Some(last) = self.heard().get(worker).copied() else { return };
            let over = last + self.waits.silence;
            if Instant::now() >= over {
                return;
            }
            sleep_until(over).await;
        }
    }
}
