//! Storage of reviews.

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use sqlx::AnyConnection;
use sqlx::Row;

use super::write::{Change, found};
use super::{Store, StoreError};

/// A change to reviews. Games are named by their hash.
#[derive(Clone, Debug)]
pub(crate) enum ReviewChange {
    /// A person requests a review. An earlier request that failed is replaced.
    Request { game: String, person: Id, at: Millis, record: String },
    /// A review is done.
    Done { game: String, review: String },
    /// A review cannot be computed.
    Failed { game: String, failure: String },
}

impl From<ReviewChange> for Change {
    fn from(change: ReviewChange) -> Self {
        Self::Review(change)
    }
}

/// A stored review.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum StoredReview {
    /// It is in the queue.
    Waiting,
    /// The review as JSON.
    Done(String),
    /// It failed.
    Failed,
}

pub(super) async fn make(db: &mut AnyConnection, change: &ReviewChange) -> Result<(), sqlx::Error> {
    let query = match change {
        ReviewChange::Request { game, person, at, record } => sqlx::query(
            "INSERT INTO reviews (game, person, requested, record) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (game) DO UPDATE SET person = excluded.person, \
             requested = excluded.requested, record = excluded.record, failure = NULL \
             WHERE reviews.failure IS NOT NULL",
        )
        .bind(game)
        .bind(person.as_str())
        .bind(at)
        .bind(record),
        ReviewChange::Done { game, review } => {
            sqlx::query("UPDATE reviews SET review = $1, record = NULL WHERE game = $2")
                .bind(review)
                .bind(game)
        }
        ReviewChange::Failed { game, failure } => {
            sqlx::query("UPDATE reviews SET failure = $1, record = NULL WHERE game = $2")
                .bind(failure)
                .bind(game)
        }
    };
    found(&query.execute(db).await?)
}

impl Store {
    /// The review of a game; `None` if nobody has requested it.
    pub(crate) async fn review(&self, game: &str) -> Result<Option<StoredReview>, StoreError> {
        let query = "SELECT review, failure FROM reviews WHERE game = $1";
        let row = sqlx::query(query).bind(game).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        let review: Option<String> = row.try_get("review")?;
        Ok(Some(match review {
            Some(review) => StoredReview::Done(review),
            None if row.try_get::<Option<String>, _>("failure")?.is_some() => StoredReview::Failed,
            None => StoredReview::Waiting,
        }))
    }

    /// The games that wait for a review and that no process has claimed, the oldest request first, with who requested each.
    pub(crate) async fn waiting_reviews(
        &self,
        now: Millis,
    ) -> Result<Vec<(String, Option<Id>)>, StoreError> {
        let query = "SELECT game, person FROM reviews WHERE record IS NOT NULL \
                     AND (claimed_until IS NULL OR claimed_until <= $1) ORDER BY requested, game";
        let rows: Vec<(String, Option<String>)> =
            sqlx::query_as(query).bind(now).fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(|(game, person)| (game, person.map(Id::from_text))).collect())
    }

    /// Takes a review that waits, or goes on with it: no other process takes it until then. Returns `false` if another one has
    /// it, or nobody waits for it any more. The process of an SQLite database is alone.
    pub(crate) async fn claim_review(
        &self,
        game: &str,
        owner: &str,
        now: Millis,
        until: Millis,
    ) -> Result<bool, StoreError> {
        if !self.is_shared() {
            return Ok(true);
        }
        let query = "UPDATE reviews SET claimed_by = $1, claimed_until = $2 \
                     WHERE game = $3 AND record IS NOT NULL \
                     AND (claimed_until IS NULL OR claimed_until <= $4 OR claimed_by = $1)";
        let query = sqlx::query(query).bind(owner).bind(until).bind(game).bind(now);
        Ok(query.execute(&self.readers).await?.rows_affected() == 1)
    }

    /// The record of a game that waits for a review.
    pub(crate) async fn record_to_review(&self, game: &str) -> Result<Option<String>, StoreError> {
        let query = "SELECT record FROM reviews WHERE game = $1";
        let row: Option<(Option<String>,)> =
            sqlx::query_as(query).bind(game).fetch_optional(&self.readers).await?;
        Ok(row.and_then(|(record,)| record))
    }

    /// When a person requested reviews after a time, the oldest first.
    pub(crate) async fn reviews_of(
        &self,
        person: &Id,
        since: Millis,
    ) -> Result<Vec<Millis>, StoreError> {
        let query =
            "SELECT requested FROM reviews WHERE person = $1 AND requested > $2 ORDER BY requested";
        let rows: Vec<(Millis,)> = sqlx::query_as(query)
            .bind(person.as_str())
            .bind(since)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().map(|(requested,)| requested).collect())
    }
}
