//! Reviews of games: they wait in a queue, are computed on cores that no game needs, and are stored.
//!
//! People take turns: each has one review running. Its positions are short jobs, several at once if cores are idle. The queue
//! is in the database, so a restart loses only the positions of running reviews.

mod game;
mod progress;
mod taker;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use bastide_protocol::Millis;
use bastide_protocol::people::Person;
use bastide_protocol::refused::{Code, Refused};
use bastide_review::{Effort, Review, Reviewer, Unreviewable};
use tokio::sync::Mutex as Lock;

use crate::bots::Bots;
use crate::cluster::Bus;
use crate::config::Limits;
use crate::rejection::Rejection;
use crate::services::Counted;
use crate::store::{ReviewChange, Store, StoredReview};
use crate::time::Clock;
use progress::Progress;

pub(crate) use game::ReviewedGame;
pub(crate) use taker::Taker;

/// Within this time a person may request a number of reviews.
const DAY: Millis = 24 * 3_600_000;
/// The most reviews in the queue.
const MOST_WAITING: usize = 1_000;

/// The reviews that people have requested.
pub(crate) struct Reviews {
    store: Store,
    taker: Arc<Taker>,
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

impl Reviews {
    pub(crate) fn new(
        store: Store,
        clock: Clock,
        bots: Bots,
        cores: usize,
        bus: Option<Bus>,
    ) -> Self {
        let taker = Arc::new(Taker::new(store.clone(), clock, bots, cores, bus));
        Self { store, taker, counting: Lock::default() }
    }

    /// The state of the review of a game.
    pub(crate) async fn status(&self, hash: &str) -> Result<Status, Rejection> {
        Ok(match self.store.review(hash).await? {
            None => Status::None,
            Some(StoredReview::Failed) => Status::Failed,
            Some(StoredReview::Waiting) => {
                Status::Waiting(self.taker.board.of(hash).unwrap_or_default())
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
        let _counting = (self.counting.lock().await, self.store.lock(Counted::Reviews).await?);
        if !matches!(self.store.review(&hash).await?, None | Some(StoredReview::Failed)) {
            return Ok(());
        }
        self.check_limit(person, limits, now).await?;
        if self.store.waiting_reviews(now).await?.len() >= MOST_WAITING {
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
        let person = person.id.clone();
        let request = ReviewChange::Request { game: hash, person, at: now, record: text };
        self.store.write(request).await?;
        self.taker.wake();
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

    /// Computes reviews, and hears of those of other processes, as long as the server runs.
    pub(crate) async fn work(self: Arc<Self>) {
        tokio::join!(Arc::clone(&self.taker).work(), self.taker.board.listen());
    }

    /// Lets other nodes and workers go on with the reviews of this one.
    pub(crate) async fn hand_back(&self) {
        self.taker.hand_back().await;
    }
}
