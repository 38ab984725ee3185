//! Storage: SQLite in the data folder.
//!
//! All changes go through one writer, which commits many of them together and answers when they are
//! durable; everything is read through a few connections that only read.

mod accounts;
mod admin;
mod read;
mod schema;
#[cfg(test)]
mod tests;
mod write;

use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::{mpsc, oneshot};

pub(crate) use accounts::{AccountChange, Trace};
pub(crate) use admin::AdminChange;
pub(crate) use read::{Session, StoredTable, TableLine, TokenLine};
pub(crate) use write::{Appended, Change, PersonChange, StoredEntry};

/// How many changes may wait for the writer.
const QUEUE: usize = 4096;

/// What went wrong in the storage.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: the entry, or the name of the account, is there already.
    #[error("somebody else was first")]
    Taken,
    /// What was to be changed is not there any more.
    #[error("it is not there any more")]
    Gone,
    /// The database cannot do it now.
    #[error("the database cannot do this now")]
    Database(#[from] sqlx::Error),
    /// Nothing could be stored: the log says why.
    #[error("nothing can be stored now")]
    Failed,
    /// The writer is gone, because the server stops.
    #[error("the server stops")]
    Stopped,
    /// The database was made by a later version.
    #[error("the data folder was written by a later version of Bastide (schema {0})")]
    Later(i64),
    /// The schema cannot be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(sqlx::migrate::MigrateError),
    /// What is stored cannot be read.
    #[error("what is stored cannot be read: {0}")]
    Damaged(String),
}

/// What the writer is told.
enum Order {
    /// A change, and where to tell that it is durable.
    Make(Change, oneshot::Sender<Result<(), StoreError>>),
    /// Nothing more will come: the writer finishes what it has.
    Close,
}

/// The storage. Cloning it is cheap.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    orders: mpsc::Sender<Order>,
    readers: SqlitePool,
}

impl Store {
    /// Opens the database in a folder, and makes it if it is not there.
    pub(crate) async fn open(folder: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(folder.join("bastide.sqlite"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let mut connection = options.connect().await?;
        schema::bring_up_to_date(&mut connection).await?;
        let writer = write::Writer::new(options.clone(), connection);
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await?;
        let (orders, queue) = mpsc::channel(QUEUE);
        tokio::spawn(writer.run(queue));
        Ok(Self { orders, readers })
    }

    /// Makes a change. It is durable when this answers `Ok`.
    pub(crate) async fn write(&self, change: impl Into<Change>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.orders
            .send(Order::Make(change.into(), done))
            .await
            .map_err(|_| StoreError::Stopped)?;
        answer.await.map_err(|_| StoreError::Stopped)?
    }

    /// Finishes all changes; later ones are refused.
    pub(crate) async fn close(&self) {
        // If the writer is gone already, there is nothing to finish.
        let _ = self.orders.send(Order::Close).await;
        self.orders.closed().await;
        self.readers.close().await;
    }
}
