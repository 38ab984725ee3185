//! Counters that all nodes share, in PostgreSQL.

use bastide_protocol::Millis;

use super::{Store, StoreError};

/// A counter: its amount, and when it last changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Counter {
    pub(crate) amount: f64,
    pub(crate) at: Millis,
}

impl Store {
    /// Changes a counter, which is 0 at `now` if there was none. If `change` refuses, the counter stays as it is. Nodes take
    /// turns.
    pub(crate) async fn count_shared<E>(
        &self,
        key: &str,
        now: Millis,
        change: impl FnOnce(Option<Counter>) -> Result<Counter, E>,
    ) -> Result<Result<(), E>, StoreError> {
        let mut transaction = self.readers.begin().await?;
        let query =
            "INSERT INTO counters (key, amount, at) VALUES ($1, 0, $2) ON CONFLICT DO NOTHING";
        let new = sqlx::query(query).bind(key).bind(now).execute(&mut *transaction).await?;
        let query = "SELECT amount, at FROM counters WHERE key = $1 FOR UPDATE";
        let (amount, at): (f64, Millis) =
            sqlx::query_as(query).bind(key).fetch_one(&mut *transaction).await?;
        let before = (new.rows_affected() == 0).then_some(Counter { amount, at });
        let after = match change(before) {
            Ok(after) => after,
            Err(refused) => return Ok(Err(refused)),
        };
        let query = "UPDATE counters SET amount = $1, at = $2 WHERE key = $3";
        let query = sqlx::query(query).bind(after.amount).bind(after.at).bind(key);
        query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(Ok(()))
    }

    /// Forgets a counter.
    pub(crate) async fn forget_counter(&self, key: &str) -> Result<(), StoreError> {
        let query = "DELETE FROM counters WHERE key = $1";
        sqlx::query(query).bind(key).execute(&self.readers).await?;
        Ok(())
    }

    /// Forgets all counters that have not changed since.
    pub(crate) async fn sweep_counters(&self, before: Millis) -> Result<(), StoreError> {
        if self.is_shared() {
            let query = "DELETE FROM counters WHERE at < $1";
            sqlx::query(query).bind(before).execute(&self.readers).await?;
        }
        Ok(())
    }
}
