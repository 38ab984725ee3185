//! The writer of SQLite: the only task that changes the database.
//!
//! Many changes are committed together. Each has its own savepoint, so that a conflict rolls back
//! only that change. Success is reported after the commit.

use std::time::Instant;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, AnyPool};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::mpsc;

use super::write::{Change, fault_of_change, make};
use super::{Order, StoreError};

/// The most changes in one commit.
const TOGETHER: usize = 256;

/// The writer and its connection, which is `None` after a failure.
pub(super) struct Writer {
    options: AnyConnectOptions,
    connection: Option<AnyConnection>,
    /// Closed before the writer's own connection.
    readers: AnyPool,
}

impl Writer {
    pub(super) fn new(
        options: AnyConnectOptions,
        connection: AnyConnection,
        readers: AnyPool,
    ) -> Self {
        Self { options, connection: Some(connection), readers }
    }

    /// Takes changes from the queue until all senders are gone.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Order>) {
        let mut orders = Vec::with_capacity(TOGETHER);
        let mut closers = Vec::new();
        while queue.recv_many(&mut orders, TOGETHER).await > 0 {
            let (mut changes, mut answers) = (Vec::new(), Vec::new());
            for order in orders.drain(..) {
                match order {
                    Order::Make(change, answer) => {
                        changes.push(change);
                        answers.push(answer);
                    }
                    Order::Close(closer) => {
                        queue.close();
                        closers.push(closer);
                    }
                }
            }
            if changes.is_empty() {
                continue;
            }
            metrics::histogram!("bastide_commit_changes").record(changes.len() as f64);
            for (answer, result) in answers.into_iter().zip(self.make_all(&changes).await) {
                // The requester may be gone. The change is made regardless.
                let _ = answer.send(result);
            }
        }
        if let Err(error) = self.close().await {
            tracing::error!(%error, "the database was not closed well; a copy needs its -wal file too");
        }
        for closer in closers {
            let _ = closer.send(());
        }
    }

    /// Closes the database so that its file alone has everything. SQLite merges the journal into it when the last connection is
    /// closed, unless that one is read-only: the readers are closed first.
    async fn close(&mut self) -> Result<(), sqlx::Error> {
        self.readers.close().await;
        let mut db = match self.connection.take() {
            Some(connection) => connection,
            None => connect(&self.options).await?,
        };
        let checkpoint = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)");
        let (busy, _, _): (i64, i64, i64) = checkpoint.fetch_one(&mut db).await?;
        if busy != 0 {
            tracing::warn!("another program has the database open; a copy needs its -wal file too");
        }
        db.close().await
    }

    /// Makes changes in one transaction, and returns the result of each.
    async fn make_all(&mut self, changes: &[Change]) -> Vec<Result<(), StoreError>> {
        match self.commit(changes).await {
            Ok(results) => results,
            Err(error) => {
                tracing::error!(%error, "nothing can be stored");
                // The state of the connection is unknown. A new one starts from what is on disk.
                if let Some(broken) = self.connection.take() {
                    let _ = broken.close_hard().await;
                }
                changes.iter().map(|_| Err(StoreError::Failed)).collect()
            }
        }
    }

    /// `REL-03`: if this fails, nothing was acknowledged.
    async fn commit(
        &mut self,
        changes: &[Change],
    ) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
        let db = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connect(&self.options).await?),
        };
        let began = Instant::now();
        sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *db).await?;
        let mut results = Vec::with_capacity(changes.len());
        for change in changes {
            sqlx::raw_sql("SAVEPOINT change").execute(&mut *db).await?;
            let result = match make(db, change).await {
                Ok(()) => Ok(()),
                Err(error) => {
                    let own_fault = fault_of_change(&error).ok_or(error)?;
                    sqlx::raw_sql("ROLLBACK TO change").execute(&mut *db).await?;
                    Err(own_fault)
                }
            };
            sqlx::raw_sql("RELEASE change").execute(&mut *db).await?;
            results.push(result);
        }
        sqlx::raw_sql("COMMIT").execute(db).await?;
        metrics::histogram!("bastide_commit_seconds").record(began.elapsed());
        Ok(results)
    }
}

/// Opens a connection on which a commit is on disk when it is acknowledged.
pub(super) async fn connect(options: &AnyConnectOptions) -> Result<AnyConnection, sqlx::Error> {
    let mut db = options.connect().await?;
    sqlx::raw_sql("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL").execute(&mut db).await?;
    Ok(db)
}
