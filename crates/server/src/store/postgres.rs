//! PostgreSQL: a pool of connections, on which several nodes work side by side.

use std::time::{Duration, Instant};

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AnyConnection, AnyPool};
use sqlx::{ConnectOptions, Connection};
use tokio::time::timeout;
use url::Url;

use super::write::{Change, fault_of_change, make};
use super::{Store, StoreError, schema};
use crate::services::Counted;

/// Every migration: number, name, SQL, as for SQLite. Nodes of two versions use the database at the same time while one is
/// replaced by the other, so a migration only adds. What no version needs any more is removed by a later one, which also raises
/// `compatible.oldest`.
#[rustfmt::skip]
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("../../migrations/postgres/0001_first.sql")),
];

/// The number of the first advisory lock; other programs in the same database use other ones.
const LOCKS: i64 = 0x0062_6173_7469_6465;
/// The connections of a node. Each is a process of the database server.
const CONNECTIONS: u32 = 16;
/// How long a change may wait for a connection, and how long for its commit.
const PATIENCE: Duration = Duration::from_secs(5);
/// Limits of every connection, so that a node which hangs keeps no lock for long.
const SETTINGS: &str = "SET statement_timeout = '10s'; SET lock_timeout = '5s'; \
                        SET idle_in_transaction_session_timeout = '10s'";

/// Connects to a database and migrates it.
pub(super) async fn open(url: &str) -> Result<AnyPool, StoreError> {
    sqlx::any::install_default_drivers();
    let url = parse(url)?;
    let options =
        PgConnectOptions::from_url(&url).map_err(|error| StoreError::Url(error.to_string()))?;
    let mut db = timeout(PATIENCE, options.connect())
        .await
        .map_err(|_| sqlx::Error::PoolTimedOut)
        .flatten()
        .map_err(|error| refused(&url, &error))?;
    let latest = MIGRATIONS.iter().map(|&(number, ..)| number).max().unwrap_or_default();
    if let Some(oldest) = oldest_compatible(&mut db).await?
        && oldest > latest
    {
        return Err(StoreError::Later(oldest));
    }
    // A later version may have added to the schema. The migrator takes a lock, so that one of several nodes migrates.
    let mut migrator = schema::migrator(MIGRATIONS);
    migrator.set_ignore_missing(true).run(&mut db).await?;
    db.close().await?;
    let options = AnyConnectOptions::from_url(&url).map_err(|error| refused(&url, &error))?;
    let pool = AnyPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .after_connect(|db, _| {
            Box::pin(async move { sqlx::raw_sql(SETTINGS).execute(db).await.map(|_| ()) })
        })
        .connect_with(options)
        .await
        .map_err(|error| refused(&url, &error))?;
    Ok(pool)
}

fn parse(text: &str) -> Result<Url, StoreError> {
    let wrong = || {
        let form = "write a URL such as postgres://bastide:PASSWORD@db.example/bastide";
        StoreError::Url(form.to_owned())
    };
    let url = Url::parse(text).map_err(|_| wrong())?;
    if matches!(url.scheme(), "postgres" | "postgresql") { Ok(url) } else { Err(wrong()) }
}

/// What a person can do about a database that refuses a connection. Passwords in the URL are not repeated.
fn refused(url: &Url, error: &sqlx::Error) -> StoreError {
    let server =
        format!("{}:{}", url.host_str().unwrap_or("localhost"), url.port().unwrap_or(5432));
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    StoreError::Url(match code.as_deref() {
        Some("28P01" | "28000") => {
            format!("PostgreSQL at {server} refuses this user or password")
        }
        Some("3D000") => format!(
            "PostgreSQL at {server} has no database {:?}; create it with `createdb`",
            url.path().trim_start_matches('/')
        ),
        Some("42501") => format!("PostgreSQL at {server} does not let this user create tables"),
        _ => format!("cannot use PostgreSQL at {server}: {error}"),
    })
}

/// The oldest schema that a program must know to use the database; `None` if it has no tables yet.
async fn oldest_compatible(
    db: &mut sqlx::postgres::PgConnection,
) -> Result<Option<i64>, sqlx::Error> {
    let query = "SELECT to_regclass('compatible') IS NOT NULL";
    let (known,): (bool,) = sqlx::query_as(query).fetch_one(&mut *db).await?;
    if !known {
        return Ok(None);
    }
    let (oldest,): (i64,) = sqlx::query_as("SELECT oldest FROM compatible").fetch_one(db).await?;
    Ok(Some(oldest))
}

/// Makes a change in a transaction of its own. If it fails in any way, the change may have been made nevertheless: whoever asked
/// for it reads what is stored.
pub(super) async fn write(pool: &AnyPool, change: &Change) -> Result<(), StoreError> {
    let began = Instant::now();
    let mut db = pool.acquire().await.map_err(|error| failed(&error))?;
    let made = timeout(PATIENCE, make_alone(&mut db, change)).await;
    metrics::histogram!("bastide_commit_seconds").record(began.elapsed());
    metrics::histogram!("bastide_commit_changes").record(1.0);
    if let Ok(made) = made {
        return made.map_err(|error| fault_of_change(&error).unwrap_or_else(|| failed(&error)));
    }
    // The server does not answer. The connection may never work again.
    drop(db.detach());
    Err(failed(&sqlx::Error::PoolTimedOut))
}

async fn make_alone(db: &mut AnyConnection, change: &Change) -> Result<(), sqlx::Error> {
    if change.is_one_statement() {
        return make(db, change).await;
    }
    let mut transaction = db.begin().await?;
    make(&mut transaction, change).await?;
    transaction.commit().await
}

/// What a sign of life found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beat {
    /// How long no node was alive until now.
    pub(crate) paused: Option<Millis>,
    /// The end of the last pause of all.
    pub(crate) last_pause: Millis,
}

/// Queries and changes that only several nodes need.
impl Store {
    /// Notes that a node is alive. If there is a time after which silence of all nodes counts as a pause of the clocks, and
    /// none was alive for so long, notes the pause.
    pub(crate) async fn beat(
        &self,
        now: Millis,
        silence: Option<Millis>,
    ) -> Result<Beat, StoreError> {
        let mut transaction = self.readers.begin().await?;
        let query = "INSERT INTO alive (one, at) VALUES (1, $1) ON CONFLICT (one) DO NOTHING";
        sqlx::query(query).bind(now).execute(&mut *transaction).await?;
        let query = "SELECT at FROM alive WHERE one = 1 FOR UPDATE";
        let (at,): (Millis,) = sqlx::query_as(query).fetch_one(&mut *transaction).await?;
        let paused = silence.is_some_and(|silence| now - at > silence);
        if paused {
            let query = "INSERT INTO pauses (since, until) VALUES ($1, $2)";
            sqlx::query(query).bind(at).bind(now).execute(&mut *transaction).await?;
        }
        let query = "UPDATE alive SET at = $1 WHERE at < $1";
        sqlx::query(query).bind(now).execute(&mut *transaction).await?;
        let query = "SELECT COALESCE(MAX(until), 0) FROM pauses";
        let (last,): (Millis,) = sqlx::query_as(query).fetch_one(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(Beat { paused: paused.then_some(now - at), last_pause: last })
    }

    /// Waits for the lock that nodes share while they count these. It is held until the transaction is dropped.
    pub(crate) async fn lock(
        &self,
        counted: Counted,
    ) -> Result<Option<sqlx::Transaction<'static, sqlx::Any>>, StoreError> {
        if !self.is_shared() {
            return Ok(None);
        }
        let mut transaction = self.readers.begin().await?;
        let query = "SELECT pg_advisory_xact_lock($1)";
        sqlx::query(query).bind(LOCKS + counted as i64).execute(&mut *transaction).await?;
        Ok(Some(transaction))
    }

    /// Claims running games that are due, until another time. No two nodes claim the same.
    pub(crate) async fn claim_due(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<Id>, StoreError> {
        let query = "UPDATE tables SET due = $1 WHERE id IN (\
                     SELECT id FROM tables WHERE status = 'running' AND due <= $2 \
                     ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING id";
        let query = sqlx::query_as(query).bind(until).bind(now).bind(i64::from(limit));
        let rows: Vec<(String,)> = query.fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(|(id,)| Id::from_text(id)).collect())
    }

    /// Public tables that were created after a time and wait for players, with host and time.
    pub(crate) async fn waiting_since(
        &self,
        since: Millis,
    ) -> Result<Vec<(Id, Id, Millis)>, StoreError> {
        let query = "SELECT id, host, created FROM tables \
                     WHERE status = 'waiting' AND public = 1 AND created > $1";
        let rows: Vec<(String, String, Millis)> =
            sqlx::query_as(query).bind(since).fetch_all(&self.readers).await?;
        let table = |(id, host, created)| (Id::from_text(id), Id::from_text(host), created);
        Ok(rows.into_iter().map(table).collect())
    }
}

fn failed(error: &sqlx::Error) -> StoreError {
    tracing::error!(%error, "a change cannot be stored");
    StoreError::Failed
}
