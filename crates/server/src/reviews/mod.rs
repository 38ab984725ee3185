//! Reviews of games: they wait in a queue, are computed on cores that no game needs, and are stored.
//!
//! People take turns: each has one review running. Its positions are short jobs, several at once if cores are idle. What is in
//! the queue is in the database, so a restart loses only the positions of running reviews.

mod game;
mod queue;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_ai::StopFlag;
use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::people::Person;
use bastide_protocol::refused::{Code, Refused};
use bastide_review::{Effort, Evaluated, Review, Reviewer, Unreviewable};
use bastide_rules::Record;
use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::sync::{Mutex as Lock, Notify};
use tokio::task::JoinSet;

use crate::bots::{Bots, JobError, Purpose};
use crate::config::Limits;
use crate::rejection::Rejection;
use crate::store::{ReviewChange, Store, StoreError, StoredReview};
use queue::{Progress, Queue};

pub(crate) use game::ReviewedGame;

/// Within this time a person may request a number of reviews.
const DAY: Millis = 24 * 3_600_000;
/// The most reviews in the queue.
const MOST_WAITING: usize = 1_000;
/// The pause after the database could not be read or written.
const PAUSE: Duration = Duration::from_secs(5);

/// Computes reviews.
pub(crate) struct Reviews {
    store: Store,
    bots: Bots,
    /// The number of positions of a review that are computed at once, if nothing else is.
    parallel: usize,
    queue: Mutex<Queue>,
    changed: Notify,
    /// Held while the requests of a person are counted, until the next one is stored.
    counting: Lock<()>,
}

/// The state of a review.
pub(crate) enum Status {
    /// Nobody has requested it.
    None,
    /// It is in the queue, or being computed.
    Waiting(Progress),
    /// It is done.
    Done(Box<Review>),
    /// It could not be computed.
    Failed,
}

/// Why a review is not stored.
#[derive(Debug, thiserror::Error)]
enum Failure {
    /// The review itself fails, and would again.
    #[error("{0}")]
    Game(String),
    #[error(transparent)]
    Job(#[from] JobError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Reviews {
    pub(crate) fn new(store: Store, bots: Bots, cores: usize) -> Self {
        let (queue, changed, counting) = (Mutex::default(), Notify::new(), Lock::default());
        Self { store, bots, parallel: cores.max(1), queue, changed, counting }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The state of the review of a game.
    pub(crate) async fn status(&self, hash: &str) -> Result<Status, Rejection> {
        Ok(match self.store.review(hash).await? {
            None => Status::None,
            Some(StoredReview::Failed) => Status::Failed,
            Some(StoredReview::Waiting) => {
                Status::Waiting(self.queue().progress(hash).unwrap_or_default())
            }
            Some(StoredReview::Done(text)) => match serde_json::from_str(&text) {
                Ok(review) => Status::Done(Box::new(review)),
                Err(error) => {
                    tracing::error!(%error, "a stored review cannot be read");
                    Status::Failed
                }
            },
        })
    }

    /// Queues the review of a game for a person, unless there is one.
    pub(crate) async fn request(
        &self,
        game: ReviewedGame,
        person: &Person,
        limits: &Limits,
        now: Millis,
    ) -> Result<(), Rejection> {
        let ReviewedGame { hash, record } = game;
        let _counting = self.counting.lock().await;
        if !matches!(self.store.review(&hash).await?, None | Some(StoredReview::Failed)) {
            return Ok(());
        }
        self.check_limit(person, limits, now).await?;
        if self.queue().len() >= MOST_WAITING {
            let message = "very many games are waiting for a review; try again later";
            return Err(Rejection::new(Code::TooMany, message));
        }
        let (text, record) = (record.to_string(), record);
        tokio::task::spawn_blocking(move || Reviewer::new(record, Effort::default()).map(|_| ()))
            .await
            .map_err(|_| Rejection::new(Code::Internal, "something went wrong"))?
            .map_err(|error| {
                let reason = match error {
                    Unreviewable::NoDecisions => "no-decisions",
                    Unreviewable::TooLong { .. } => "too-long",
                };
                let refused = Refused::new(Code::BadRecord, error.to_string());
                Rejection::from(Refused { reason: Some(reason), ..refused })
            })?;
        let (game, owner) = (hash.clone(), person.id.clone());
        self.store
            .write(ReviewChange::Request { game, person: owner, at: now, record: text })
            .await?;
        self.queue().add(person.id.clone(), hash);
        self.changed.notify_one();
        Ok(())
    }

    /// Refuses a person who has requested as many reviews as are allowed in a day.
    async fn check_limit(
        &self,
        person: &Person,
        limits: &Limits,
        now: Millis,
    ) -> Result<(), Rejection> {
        let most = match person.account {
            Some(_) => limits.reviews_per_day,
            None => limits.guest_reviews_per_day,
        } as usize;
        let requested = self.store.reviews_of(&person.id, now - DAY).await?;
        if requested.len() < most {
            return Ok(());
        }
        let free = requested.len().checked_sub(most).and_then(|index| requested.get(index));
        let wait = free.map_or(DAY, |at| at + DAY - now);
        let seconds = u32::try_from(wait).unwrap_or(u32::MAX).div_ceil(1000);
        let (hours, minutes) = (seconds / 3600, seconds % 3600 / 60);
        let message = format!(
            "you have requested {most} reviews within a day; the next is possible in {hours} h {minutes} min"
        );
        let refused = Refused::new(Code::TooManyReviews, message);
        Err(Refused { retry_after: Some(seconds), ..refused }.into())
    }

    /// Computes the reviews in the queue as long as the server runs.
    pub(crate) async fn work(self: Arc<Self>) {
        let waiting = loop {
            match self.store.waiting_reviews().await {
                Ok(waiting) => break waiting,
                Err(error) => tracing::error!(%error, "cannot look up the reviews that wait"),
            }
            tokio::time::sleep(PAUSE).await;
        };
        for (hash, person) in waiting {
            // The reviews of deleted people are those of one person.
            self.queue().add(person.unwrap_or_else(|| Id::from_text("")), hash);
        }
        let mut running = JoinSet::new();
        loop {
            while let Some((person, hash)) = self.next() {
                let reviews = Arc::clone(&self);
                running.spawn(async move {
                    let _turn = Turn { reviews: &reviews, person: &person };
                    reviews.review(&person, &hash).await;
                });
            }
            tokio::select! {
                () = self.changed.notified() => {}
                Some(_) = running.join_next() => {}
            }
        }
    }

    fn next(&self) -> Option<(Id, String)> {
        let mut queue = self.queue();
        let next = queue.next();
        metrics::gauge!("bastide_reviews_waiting").set(queue.waiting() as f64);
        next
    }

    /// Computes a review and stores it.
    async fn review(&self, person: &Id, hash: &str) {
        let began = Instant::now();
        let change = loop {
            match self.compute(person, hash).await {
                Ok(None) => return,
                Ok(Some(review)) => {
                    break ReviewChange::Done { game: hash.to_owned(), review };
                }
                Err(Failure::Store(error)) => {
                    tracing::error!(%error, "cannot read a game to review");
                    tokio::time::sleep(PAUSE).await;
                }
                Err(error) => {
                    tracing::error!(%error, game = hash, "a game cannot be reviewed");
                    let failure = error.to_string();
                    break ReviewChange::Failed { game: hash.to_owned(), failure };
                }
            }
        };
        let result = if matches!(change, ReviewChange::Done { .. }) { "done" } else { "failed" };
        while let Err(error) = self.store.write(change.clone()).await {
            tracing::error!(%error, "cannot store a review");
            tokio::time::sleep(PAUSE).await;
        }
        metrics::counter!("bastide_reviews_total", "result" => result).increment(1);
        metrics::histogram!("bastide_review_seconds").record(began.elapsed());
    }

    /// Computes a review, as JSON; `None` if nobody waits for it any more.
    async fn compute(&self, person: &Id, hash: &str) -> Result<Option<String>, Failure> {
        let Some(record) = self.store.record_to_review(hash).await? else { return Ok(None) };
        let reviewer = aside(move || {
            let record = Record::parse(&record).map_err(|error| error.to_string())?;
            Reviewer::new(record, Effort::default()).map_err(|error| error.to_string())
        });
        let reviewer = Arc::new(reviewer.await?.map_err(Failure::Game)?);
        let positions = reviewer.positions();
        self.queue().begin(hash, positions);
        let evaluate = |position: usize| {
            let reviewer = Arc::clone(&reviewer);
            async move {
                let job = move |stop: &StopFlag| reviewer.evaluate(position, stop);
                let evaluated = self.bots.analyse(Purpose::Review, person, job).await?;
                self.queue().step(hash);
                Ok::<(usize, Evaluated), JobError>((position, evaluated))
            }
        };
        let jobs = stream::iter(0..positions).map(evaluate).buffer_unordered(self.parallel);
        let mut evaluated: Vec<(usize, Evaluated)> = jobs.try_collect().await?;
        evaluated.sort_by_key(|(position, _)| *position);
        let evaluated = evaluated.into_iter().map(|(_, evaluated)| evaluated).collect();
        let text = aside(move || serde_json::to_string(&reviewer.conclude(evaluated)));
        text.await?.map(Some).map_err(|error| Failure::Game(error.to_string()))
    }
}

/// Runs something on a blocking thread.
async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JobError> {
    Ok(tokio::task::spawn_blocking(work).await?)
}

/// A review of a person is running. Dropping it lets the next one begin.
struct Turn<'a> {
    reviews: &'a Reviews,
    person: &'a Id,
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.reviews.queue().end(self.person);
        self.reviews.changed.notify_one();
    }
}
