//! Moving everything from SQLite to PostgreSQL.

use std::path::Path;

use bastide_protocol::id::Id;
use futures_util::TryStreamExt;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::read::parameters;
use super::{Folder, FolderError, Store, StoreError};
use crate::room::Room;

/// The most values of one statement; PostgreSQL takes no more than 65,535.
const VALUES: usize = 7_000;

/// The type of a column.
#[derive(Clone, Copy)]
enum Kind {
    Number,
    Text,
    Bytes,
}
use Kind::{Bytes, Number, Text};

/// A table with its columns.
struct Copied {
    name: &'static str,
    columns: &'static [(&'static str, Kind)],
}

/// All tables, those to which others refer first. `store::tests` compares them with the schema.
#[rustfmt::skip]
const TABLES: &[Copied] = &[
    Copied { name: "people", columns: &[
        ("id", Text), ("name", Text), ("colour", Text), ("account", Text), ("account_folded", Text), ("account_look", Text),
        ("password", Text), ("email", Text), ("created", Number), ("muted", Number), ("banned", Number), ("deleted", Number),
    ] },
    Copied { name: "sessions", columns: &[
        ("hash", Bytes), ("id", Text), ("person", Text), ("label", Text), ("scope", Text), ("created", Number),
        ("expires", Number), ("last_used", Number),
    ] },
    Copied { name: "tables", columns: &[
        ("id", Text), ("host", Text), ("public", Number), ("created", Number), ("status", Text), ("plan", Text),
        ("started", Number), ("seed", Bytes), ("ended", Number), ("result", Text), ("revision", Number), ("due", Number),
    ] },
    Copied { name: "sitters", columns: &[("person", Text), ("table_id", Text)] },
    Copied { name: "log", columns: &[
        ("game", Text), ("seq", Number), ("at", Number), ("spent", Number), ("seat", Number), ("what", Text),
        ("action_id", Text),
    ] },
    Copied { name: "chat", columns: &[
        ("table_id", Text), ("number", Number), ("at", Number), ("person", Text), ("name", Text), ("line", Text),
    ] },
    Copied { name: "alive", columns: &[("one", Number), ("at", Number)] },
    Copied { name: "pauses", columns: &[("since", Number), ("until", Number)] },
    Copied { name: "recovery_codes", columns: &[("hash", Bytes), ("person", Text), ("expires", Number)] },
    Copied { name: "audit", columns: &[
        ("number", Number), ("at", Number), ("operator", Text), ("deed", Text), ("subject", Text), ("detail", Text),
        ("reason", Text),
    ] },
    Copied { name: "email_links", columns: &[
        ("hash", Bytes), ("person", Text), ("purpose", Text), ("address", Text), ("expires", Number),
    ] },
    Copied { name: "reviews", columns: &[
        ("game", Text), ("person", Text), ("requested", Number), ("record", Text), ("review", Text), ("failure", Text),
        ("claimed_by", Text), ("claimed_until", Number),
    ] },
    Copied { name: "studies", columns: &[
        ("id", Text), ("owner", Text), ("name", Text), ("created", Number), ("table_id", Text), ("record", Text),
        ("nodes", Text), ("moves", Number),
    ] },
    Copied { name: "hints", columns: &[
        ("game", Text), ("position", Text), ("seat", Number), ("idea", Number), ("move", Number), ("hint", Text),
    ] },
];

/// What was moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Migrated {
    /// The number of rows of all tables.
    pub rows: u64,
    /// The number of games that were replayed from both databases, with the same result.
    pub games: u64,
}

/// How far a migration is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MigrationProgress {
    /// The rows copied so far, and all rows.
    Copied(u64, u64),
    /// The games replayed and compared so far, and all games.
    Compared(u64, u64),
}

/// Why a database was not moved.
#[derive(Debug, thiserror::Error)]
pub enum MigrateError {
    /// The data folder has no database.
    #[error("there is no database in {0}")]
    Nothing(std::path::PathBuf),
    /// The data folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The SQLite database cannot be read.
    #[error("the database in the folder cannot be read: {0}")]
    Source(#[source] StoreError),
    /// The PostgreSQL database cannot be written.
    #[error("{0}")]
    Target(#[source] StoreError),
    /// The PostgreSQL database is in use.
    #[error("the PostgreSQL database has people already; give it an empty one")]
    NotEmpty,
    /// A game is not the same in both databases.
    #[error(
        "the game {0} is not the same in both databases: start no server on the copy, and report this"
    )]
    Different(Id),
    /// A game cannot be replayed.
    #[error("the game {0} cannot be replayed: {1}")]
    Unplayable(Id, String),
}

/// Copies everything from a data folder, which no server may use meanwhile, to an empty PostgreSQL database in one transaction;
/// then replays every game from both and compares them. The folder stays as it is.
pub async fn migrate(
    from: &Path,
    to: &str,
    mut progress: impl FnMut(MigrationProgress),
) -> Result<Migrated, MigrateError> {
    let mut folder = Folder::lock(from)?;
    if !folder.has_database() {
        return Err(MigrateError::Nothing(from.to_owned()));
    }
    let source = Store::open(&mut folder, false).await.map_err(MigrateError::Source)?;
    let done = async {
        let target = Store::open_postgres(to).await.map_err(MigrateError::Target)?;
        let done = move_all(&source, &target, &mut progress).await;
        target.close().await;
        done
    };
    let done = done.await;
    source.close().await;
    done
}

async fn move_all(
    source: &Store,
    target: &Store,
    progress: &mut impl FnMut(MigrationProgress),
) -> Result<Migrated, MigrateError> {
    let read = |error: sqlx::Error| MigrateError::Source(error.into());
    let written = |error: sqlx::Error| MigrateError::Target(error.into());
    let mut transaction = target.readers.begin().await.map_err(written)?;
    // Nobody else writes meanwhile, and a second migration waits.
    let lock = "LOCK TABLE people, tables, log IN EXCLUSIVE MODE";
    sqlx::raw_sql(lock).execute(&mut *transaction).await.map_err(written)?;
    sqlx::raw_sql("SET LOCAL statement_timeout = 0")
        .execute(&mut *transaction)
        .await
        .map_err(written)?;
    let (people,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM people")
        .fetch_one(&mut *transaction)
        .await
        .map_err(written)?;
    if people > 0 {
        return Err(MigrateError::NotEmpty);
    }
    let mut all = 0;
    for table in TABLES {
        let query = format!("SELECT COUNT(*) FROM {}", table.name);
        let query = sqlx::query_as(sqlx::AssertSqlSafe(query));
        let (rows,): (i64,) = query.fetch_one(&source.readers).await.map_err(read)?;
        all += rows.unsigned_abs();
    }
    let mut rows = 0;
    // A node of the new database that was started too early has left a sign of life.
    sqlx::raw_sql("DELETE FROM alive").execute(&mut *transaction).await.map_err(written)?;
    for table in TABLES {
        let query = format!("SELECT {} FROM {}", table.names(), table.name);
        let query = sqlx::query(sqlx::AssertSqlSafe(query));
        let together = VALUES / table.columns.len();
        let mut chunks = query.fetch(&source.readers).try_chunks(together);
        while let Some(chunk) = chunks.try_next().await.map_err(|error| read(error.1))? {
            table.insert(&mut transaction, &chunk).await.map_err(written)?;
            rows += chunk.len() as u64;
            progress(MigrationProgress::Copied(rows, all));
        }
    }
    for statement in [
        "SELECT setval(pg_get_serial_sequence('audit', 'number'), \
         (SELECT COALESCE(MAX(number), 0) + 1 FROM audit), FALSE)",
        // The nodes look after every running game once.
        "UPDATE tables SET due = 0 WHERE status = 'running'",
    ] {
        sqlx::raw_sql(statement).execute(&mut *transaction).await.map_err(written)?;
    }
    transaction.commit().await.map_err(written)?;
    let games = compare(source, target, progress).await?;
    Ok(Migrated { rows, games })
}

impl Copied {
    fn names(&self) -> String {
        let names: Vec<_> = self.columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    async fn insert(&self, db: &mut AnyConnection, rows: &[AnyRow]) -> Result<(), sqlx::Error> {
        let width = self.columns.len();
        let values: Vec<_> =
            (0..rows.len()).map(|row| parameters(width * row + 1, width)).collect();
        let query = format!(
            "INSERT INTO {} ({}) VALUES ({})",
            self.name,
            self.names(),
            values.join("), (")
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(query)).persistent(false);
        for row in rows {
            for (index, (_, kind)) in self.columns.iter().enumerate() {
                query = match kind {
                    Number => query.bind(row.try_get::<Option<i64>, _>(index)?),
                    Text => query.bind(row.try_get::<Option<String>, _>(index)?),
                    Bytes => query.bind(row.try_get::<Option<Vec<u8>>, _>(index)?),
                };
            }
        }
        query.execute(db).await.map(|_| ())
    }
}

/// Replays every game from both databases.
async fn compare(
    source: &Store,
    target: &Store,
    progress: &mut impl FnMut(MigrationProgress),
) -> Result<u64, MigrateError> {
    let games = source.games().await.map_err(MigrateError::Source)?;
    let all = games.len() as u64;
    for (game, number) in games.into_iter().zip(1..) {
        let unplayable =
            |error: StoreError| MigrateError::Unplayable(game.clone(), error.to_string());
        let before = Room::load(source, &game, 0).await.map_err(unplayable)?;
        let after = Room::load(target, &game, 0).await.map_err(unplayable)?;
        let position = |room: &Option<Room>| {
            let play = room.as_ref()?.play()?;
            Some((play.seq(), play.position_hash(), play.end_view()))
        };
        let same_log = source.log(&game).await.map_err(MigrateError::Source)?
            == target.log(&game).await.map_err(MigrateError::Target)?;
        if position(&before) != position(&after) || !same_log {
            return Err(MigrateError::Different(game));
        }
        progress(MigrationProgress::Compared(number, all));
    }
    Ok(all)
}

impl Store {
    /// The games that have started.
    async fn games(&self) -> Result<Vec<Id>, StoreError> {
        let query = "SELECT id FROM tables WHERE started IS NOT NULL ORDER BY created, id";
        let rows: Vec<(String,)> = sqlx::query_as(query).fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(|(id,)| Id::from_text(id)).collect())
    }
}

#[cfg(test)]
pub(super) fn copied_columns() -> Vec<String> {
    let column = |table: &'static Copied| {
        table.columns.iter().map(move |(name, _)| format!("{}.{name}", table.name))
    };
    TABLES.iter().flat_map(column).collect()
}
