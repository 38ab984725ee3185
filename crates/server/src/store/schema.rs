//! The schema of SQLite: sqlx's migrations, compiled into the program.

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;

use super::StoreError;

/// Every migration: number, name, SQL. A new one is a file and a line here. A migration that was published is never
/// edited, because databases keep its checksum.
#[rustfmt::skip]
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "first", include_str!("../../migrations/0001_first.sql")),
    (2, "token scopes", include_str!("../../migrations/0002_token_scopes.sql")),
    (3, "accounts", include_str!("../../migrations/0003_accounts.sql")),
    (4, "email", include_str!("../../migrations/0004_email.sql")),
    (5, "review", include_str!("../../migrations/0005_review.sql")),
    (6, "many machines", include_str!("../../migrations/0006_many_machines.sql")),
];

/// Migrates a database, or refuses one that a later version has written.
pub(super) async fn bring_up_to_date(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let latest = MIGRATIONS.iter().map(|&(number, ..)| number).max().unwrap_or_default();
    let (found,): (i64,) = sqlx::query_as("PRAGMA user_version").fetch_one(&mut *db).await?;
    if found > latest {
        return Err(StoreError::Later(found));
    }
    let migrator = migrator(MIGRATIONS);
    if found > 0 {
        // Version 0.1 recorded only `user_version`: its tables are those of the first migration.
        migrator.skip(&mut *db, Some(1)).await?;
    }
    migrator.run(&mut *db).await?;
    // Version 0.1 recognises later databases by this number alone.
    let mark = format!("PRAGMA user_version = {latest}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(mark)).execute(db).await?;
    Ok(())
}

/// Whether a database has no tables.
pub(super) async fn is_blank(db: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let (tables,): (i64,) =
        sqlx::query_as("SELECT COUNT(*) FROM sqlite_schema").fetch_one(db).await?;
    Ok(tables == 0)
}

/// Whether a database has the tables that every version had.
pub(super) async fn is_ours(db: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let query = "SELECT COUNT(*) FROM sqlite_schema \
                 WHERE type = 'table' AND name IN ('log', 'people', 'tables')";
    let (tables,): (i64,) = sqlx::query_as(query).fetch_one(db).await?;
    Ok(tables == 3)
}

pub(super) fn migrator(migrations: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migration = |&(number, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(migrations.iter().map(migration).collect())
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(number) => Self::Later(number),
            MigrateError::Execute(error) => Self::Database(error),
            error => Self::Migration(error),
        }
    }
}
