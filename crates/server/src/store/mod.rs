//! Storage: SQLite in the data folder.
//!
//! All changes go through one writer, which commits many of them together and acknowledges them when they are
//! durable. Reads use a small pool of read-only connections.

mod accounts;
mod admin;
mod backup;
mod email;
mod folder;
mod hints;
mod keys;
mod read;
mod reviews;
mod schema;
mod studies;
#[cfg(test)]
mod tests;
mod write;

use std::path::PathBuf;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};

pub(crate) use accounts::{AccountChange, Trace};
pub(crate) use admin::AdminChange;
pub use backup::{BackupError, Copied, backup, restore};
pub(crate) use email::{EmailChange, Recipient};
pub(crate) use folder::Folder;
pub use folder::FolderError;
pub(crate) use hints::SeenHint;
pub(crate) use read::{Access, Session, StoredTable, TableLine};
pub(crate) use reviews::{ReviewChange, StoredReview};
pub(crate) use studies::{StoredStudy, StudyChange};
pub(crate) use write::{Appended, Change, PersonChange, StoredEntry};

/// The capacity of the writer's queue.
const QUEUE: usize = 4096;

/// An error of the storage.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A conflict: the log entry or the account name exists already.
    #[error("it exists already")]
    Taken,
    /// The row to be changed does not exist.
    #[error("it does not exist")]
    Gone,
    /// The database is not available now.
    #[error("the database is not available")]
    Database(#[from] sqlx::Error),
    /// Nothing could be stored; the log has the reason.
    #[error("nothing can be stored now")]
    Failed,
    /// The writer is gone, because the server stops.
    #[error("the server is stopping")]
    Stopped,
    /// The database was written by a later version.
    #[error("the data folder was written by a later version of Bastide (schema {0})")]
    Later(i64),
    /// The schema cannot be migrated.
    #[error("the database cannot be migrated: {0}")]
    Migration(sqlx::migrate::MigrateError),
    /// The data folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// Stored data cannot be parsed.
    #[error("stored data cannot be read: {0}")]
    Damaged(String),
}

/// A message to the writer.
enum Order {
    /// A change, and the channel that acknowledges it when it is durable.
    Make(Change, oneshot::Sender<Result<(), StoreError>>),
    /// No more changes follow: the writer finishes the queue, closes the database and acknowledges.
    Close(oneshot::Sender<()>),
}

/// The storage. Cloning it is cheap.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    orders: mpsc::Sender<Order>,
    readers: SqlitePool,
    file: PathBuf,
}

impl Store {
    /// Opens the database in a folder, and creates it if there was none before. `new` creates an empty one in place of a lost
    /// one.
    pub(crate) async fn open(folder: &mut Folder, new: bool) -> Result<Self, StoreError> {
        let file = folder.database();
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        let connection = connect(folder, &options, new).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.clone().read_only(true))
            .await?;
        let writer = write::Writer::new(options, connection, readers.clone());
        let (orders, queue) = mpsc::channel(QUEUE);
        tokio::spawn(writer.run(queue));
        Ok(Self { orders, readers, file })
    }

    /// Makes a change. It is durable when this returns `Ok`.
    pub(crate) async fn write(&self, change: impl Into<Change>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.orders
            .send(Order::Make(change.into(), done))
            .await
            .map_err(|_| StoreError::Stopped)?;
        answer.await.map_err(|_| StoreError::Stopped)?
    }

    /// Finishes all changes and closes the database; later changes are refused.
    pub(crate) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        // If the writer is gone already, there is nothing to finish.
        if self.orders.send(Order::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
    }

    /// The size of the database on disk in bytes, with its journal.
    pub(crate) fn size(&self) -> u64 {
        let size = |suffix| {
            folder::with_suffix(&self.file, suffix).metadata().map_or(0, |file| file.len())
        };
        size("") + size("-wal")
    }
}

/// Connects to the database of a folder, and migrates it. A lost database is replaced by an empty one only on request: what
/// is left of it may be worth more.
async fn connect(
    folder: &mut Folder,
    options: &SqliteConnectOptions,
    new: bool,
) -> Result<SqliteConnection, StoreError> {
    folder.make_private();
    if folder.has_database() {
        let mut db = options.connect().await?;
        if !schema::is_blank(&mut db).await? {
            if new {
                return Err(FolderError::NotEmpty(folder.database()).into());
            }
            folder.note_holder(None)?;
            schema::bring_up_to_date(&mut db).await?;
            keys::give(&mut db).await?;
            return Ok(db);
        }
        db.close().await?;
    }
    if folder.was_used() && !new {
        return Err(FolderError::Lost(folder.database()).into());
    }
    if let Some(aside) = folder.set_aside()? {
        tracing::warn!(aside = %aside.display(), "what was left of the database has another name now");
    }
    folder.make_database()?;
    let made = make(options).await;
    if made.is_ok() {
        folder.note_holder(None)?;
    } else {
        // The next start is a first start again.
        folder.remove_database();
    }
    made
}

/// Creates a database in an empty file.
async fn make(options: &SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    let mut db = options.connect().await?;
    schema::bring_up_to_date(&mut db).await?;
    Ok(db)
}
