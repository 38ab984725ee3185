//! Takes reviews that wait in the database, computes them, and stores them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_ai::StopFlag;
use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_review::{Effort, Evaluated, Reviewer};
use bastide_rules::Record;
use futures_util::{StreamExt, TryStreamExt, stream};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;

use super::progress::Board;
use crate::bots::{Bots, JobError, Purpose};
use crate::cluster::{Bus, Subscription};
use crate::secret::new_id;
use crate::store::{ReviewChange, Store, StoreError};
use crate::time::Clock;

/// The subject on which nodes say that a review waits.
const SUBJECT: &str = "reviews";
/// The pause after the database could not be read or written.
const PAUSE: Duration = Duration::from_secs(5);
/// How often the database is looked at without news.
const POLL: Duration = Duration::from_secs(30);
/// How long a claim lasts after the last sign of life of its process …
const CLAIM: Millis = 60_000;
/// … and how often it is renewed.
const RENEWAL: Duration = Duration::from_secs(15);

/// A review waits.
#[derive(Debug, Serialize, Deserialize)]
struct News {}

/// Computes reviews in a node or in a worker.
///
/// What waits is in the database, and who takes a review notes it there. So every process of a cluster can take any review,
/// one that dies loses only the positions of its reviews, and a lost message costs a moment: a queue with acknowledgements
/// (`JetStream`) beside the database would be a second truth about the same rows.
pub(crate) struct Taker {
    store: Store,
    clock: Clock,
    /// The name under which it claims reviews.
    name: String,
    bots: Bots,
    bus: Option<Bus>,
    pub(super) board: Board,
    /// The number of positions of a review that are computed at once, if nothing else is.
    parallel: usize,
    /// The reviews of this process with who requested them. People take turns: each has one.
    running: Mutex<HashMap<String, Option<Id>>>,
    changed: Notify,
    stopping: AtomicBool,
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

impl Taker {
    pub(crate) fn new(
        store: Store,
        clock: Clock,
        bots: Bots,
        cores: usize,
        bus: Option<Bus>,
    ) -> Self {
        let name = new_id().to_string();
        let (running, changed) = (Mutex::default(), Notify::new());
        let (board, stopping) = (Board::new(bus.clone()), AtomicBool::new(false));
        let parallel = cores.max(1);
        Self { store, clock, name, bots, bus, board, parallel, running, changed, stopping }
    }

    fn running(&self) -> MutexGuard<'_, HashMap<String, Option<Id>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says here and elsewhere that a review waits.
    pub(super) fn wake(&self) {
        self.changed.notify_one();
        if let Some(bus) = &self.bus {
            bus.publish(SUBJECT, &News {});
        }
    }

    /// Computes reviews as long as the process runs.
    pub(crate) async fn work(self: Arc<Self>) {
        let mut news = match &self.bus {
            Some(bus) => {
                let connected = bus.connected();
                bus.subscribe(SUBJECT).await.ok().map(|news| Wakes { news, connected })
            }
            None => None,
        };
        let mut running = JoinSet::new();
        loop {
            let pause = match self.take_all(&mut running).await {
                Ok(()) => POLL,
                Err(error) => {
                    tracing::error!(%error, "cannot look up the reviews that wait");
                    PAUSE
                }
            };
            tokio::select! {
                () = self.changed.notified() => {}
                () = heard(&mut news) => {}
                Some(_) = running.join_next() => {}
                () = tokio::time::sleep(pause) => {}
            }
        }
    }

    /// Lets other processes take the reviews that this one has begun, and takes no more.
    pub(crate) async fn hand_back(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        let games: Vec<String> = self.running().keys().cloned().collect();
        let now = self.clock.now();
        for game in games {
            if let Err(error) = self.store.claim_review(&game, &self.name, now, now).await {
                return tracing::warn!(%error, "reviews are taken by others only after a while");
            }
            self.wake();
        }
    }

    /// Begins the reviews that may begin.
    async fn take_all(self: &Arc<Self>, running: &mut JoinSet<()>) -> Result<(), StoreError> {
        // Other processes may have idle cores.
        let most = if self.store.is_shared() { self.parallel } else { usize::MAX };
        while self.running().len() < most
            && let Some((game, person)) = self.claim().await?
        {
            let taker = Arc::clone(self);
            running.spawn(async move {
                let _turn = Turn { taker: &taker, game: &game };
                // The reviews of deleted people are those of one person.
                let person = person.unwrap_or_else(|| Id::from_text(""));
                tokio::select! {
                    () = taker.review(&person, &game) => {}
                    () = taker.keep(&game) => {}
                }
            });
        }
        Ok(())
    }

    /// Takes the oldest request of a person who has no review running.
    pub(super) async fn claim(&self) -> Result<Option<(String, Option<Id>)>, StoreError> {
        if self.stopping.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let now = self.clock.now();
        let mut waiting = self.store.waiting_reviews(now).await?;
        waiting.retain(|(game, _)| !self.running().contains_key(game));
        metrics::gauge!("bastide_reviews_waiting").set(waiting.len() as f64);
        for (game, person) in waiting {
            if self.running().values().any(|other| *other == person) {
                continue;
            }
            if self.store.claim_review(&game, &self.name, now, now + CLAIM).await? {
                self.running().insert(game.clone(), person.clone());
                return Ok(Some((game, person)));
            }
        }
        Ok(None)
    }

    /// Keeps a review claimed, as long as it is computed.
    async fn keep(&self, game: &str) {
        loop {
            tokio::time::sleep(RENEWAL).await;
            let now = self.clock.now();
            if let Err(error) = self.store.claim_review(game, &self.name, now, now + CLAIM).await {
                // At worst another process computes it too.
                tracing::warn!(%error, "cannot renew the claim of a review");
            }
        }
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
        self.board.begin(hash, positions);
        let evaluate = |position: usize| {
            let reviewer = Arc::clone(&reviewer);
            async move {
                let job = move |stop: &StopFlag| reviewer.evaluate(position, stop);
                let evaluated = self.bots.analyse(Purpose::Review, person, job).await?;
                self.board.step(hash);
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

/// What says that the database is worth a look.
struct Wakes {
    news: Subscription<News>,
    /// Messages are lost while there is no connection.
    connected: watch::Receiver<bool>,
}

async fn heard(wakes: &mut Option<Wakes>) {
    let lasts = match wakes {
        Some(Wakes { news, connected }) => tokio::select! {
            news = news.next() => news.is_some(),
            changed = connected.changed() => changed.is_ok(),
        },
        None => false,
    };
    if !lasts {
        std::future::pending::<()>().await;
    }
}

/// Runs something on a blocking thread.
async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JobError> {
    Ok(tokio::task::spawn_blocking(work).await?)
}

/// A review is running. Dropping it lets the next one of the person begin.
struct Turn<'a> {
    taker: &'a Taker,
    game: &'a str,
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.taker.running().remove(self.game);
        self.taker.board.end(self.game);
    }
}
