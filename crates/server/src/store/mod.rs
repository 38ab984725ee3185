//! Storage: SQLite in the data folder, or PostgreSQL, which several nodes can share.
//!
//! The statements are the same for both. In SQLite all changes go through one writer, which commits many of them together;
//! reads use a small pool of read-only connections. In PostgreSQL every change is a transaction of its own on one of a pool of
//! connections. Either way a change is acknowledged when it is durable, and the key `(game, seq)` of the log is the only lock.

mod accounts;
mod admin;
mod backup;
mod counters;
mod email;
mod folder;
mod hints;
mod keys;
mod migrate;
mod postgres;
mod read;
mod reviews;
mod schema;
mod studies;
#[cfg(test)]
mod tests;
mod write;
mod writer;

use std::path::PathBuf;

use sqlx::AnyPool;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};

pub(crate) use accounts::{AccountChange, Trace};
pub(crate) use admin::AdminChange;
pub use backup::{BackupError, Copied, backup, restore};
pub(crate) use counters::Counter;
pub(crate) use email::{EmailChange, Recipient};
pub(crate) use folder::Folder;
pub use folder::FolderError;
pub(crate) use hints::SeenHint;
pub use migrate::{MigrateError, Migrated, MigrationProgress, migrate};
pub(crate) use postgres::Beat;
pub(crate) use read::{Access, Head, Session, StoredTable, TableLine};
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
    #[error("the database is not available: {0}")]
    Database(#[source] sqlx::Error),
    /// Nothing could be stored; the log has the reason.
    #[error("nothing can be stored now")]
    Failed,
    /// The writer is gone, because the server stops.
    #[error("the server is stopping")]
    Stopped,
    /// The database was written by a later version.
    #[error(
        "the database was written by a later version of Bastide (schema {0}); update this program"
    )]
    Later(i64),
    /// The URL of the database cannot be used.
    #[error("--database: {0}")]
    Url(String),
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

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
        // PostgreSQL has no text with the character 0, so nothing has such a name.
        if code.as_deref() == Some("22021") { Self::Gone } else { Self::Database(error) }
    }
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
    readers: AnyPool,
    backend: Backend,
}

/// How changes are made.
#[derive(Clone, Debug)]
enum Backend {
    /// By the writer, in this file.
    Sqlite { orders: mpsc::Sender<Order>, file: PathBuf },
    /// On the connections that also read.
    Postgres,
}

impl Store {
    /// Opens the SQLite database in a folder, and creates it if there was none before. `new` creates an empty one in place of a
    /// lost one.
    pub(crate) async fn open(folder: &mut Folder, new: bool) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let file = folder.database();
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        connect(folder, &options, new).await?.close().await?;
        let of_any =
            |options: SqliteConnectOptions| AnyConnectOptions::from_url(&options.to_url_lossy());
        let readers = AnyPoolOptions::new()
            .max_connections(4)
            .connect_with(of_any(options.clone().read_only(true))?)
            .await?;
        let options = of_any(options)?;
        let connection = writer::connect(&options).await?;
        let writer = writer::Writer::new(options, connection, readers.clone());
        let (orders, queue) = mpsc::channel(QUEUE);
        tokio::spawn(writer.run(queue));
        Ok(Self { readers, backend: Backend::Sqlite { orders, file } })
    }

    /// Opens a PostgreSQL database, and creates its tables if it has none.
    pub(crate) async fn open_postgres(url: &str) -> Result<Self, StoreError> {
        Ok(Self { readers: postgres::open(url).await?, backend: Backend::Postgres })
    }

    /// Whether other nodes may use the same database.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres)
    }

    /// Makes a change. It is durable when this returns `Ok`.
    pub(crate) async fn write(&self, change: impl Into<Change>) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Sqlite { orders, .. } => {
                let (done, answer) = oneshot::channel();
                orders
                    .send(Order::Make(change.into(), done))
                    .await
                    .map_err(|_| StoreError::Stopped)?;
                answer.await.map_err(|_| StoreError::Stopped)?
            }
            Backend::Postgres => postgres::write(&self.readers, &change.into()).await,
        }
    }

    /// Finishes all changes and closes the database; later changes are refused.
    pub(crate) async fn close(&self) {
        match &self.backend {
            Backend::Sqlite { orders, .. } => {
                let (done, closed) = oneshot::channel();
                // If the writer is gone already, there is nothing to finish.
                if orders.send(Order::Close(done)).await.is_ok() {
                    let _ = closed.await;
                }
            }
            Backend::Postgres => self.readers.close().await,
        }
    }

    /// The number of connections to PostgreSQL that are used now.
    pub(crate) fn connections_in_use(&self) -> Option<u32> {
        let idle = || u32::try_from(self.readers.num_idle()).unwrap_or(0);
        self.is_shared().then(|| self.readers.size().saturating_sub(idle()))
    }

    /// The size of the database on disk in bytes: of SQLite with its journal.
    pub(crate) async fn size(&self) -> Result<u64, StoreError> {
        match &self.backend {
            Backend::Sqlite { file, .. } => {
                let size = |suffix| {
                    folder::with_suffix(file, suffix).metadata().map_or(0, |file| file.len())
                };
                Ok(size("") + size("-wal"))
            }
            Backend::Postgres => {
                let query = "SELECT pg_database_size(current_database())";
                let (bytes,): (i64,) = sqlx::query_as(query).fetch_one(&self.readers).await?;
                Ok(bytes.try_into().unwrap_or(0))
            }
        }
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
