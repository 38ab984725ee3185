//! The schema of the database and its versions.

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;

use super::StoreError;

/// Each brings the database from one version to the next.
const VERSIONS: [&str; 1] = [include_str!("schema.sql")];

pub(super) async fn bring_up_to_date(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let (found,): (i64,) = sqlx::query_as("PRAGMA user_version").fetch_one(&mut *db).await?;
    let known = VERSIONS.len();
    let done = usize::try_from(found).ok().filter(|&done| done <= known);
    let done = done.ok_or(StoreError::Later(found))?;
    for (index, version) in VERSIONS.iter().enumerate().skip(done) {
        let mut transaction = db.begin().await?;
        sqlx::raw_sql(*version).execute(&mut *transaction).await?;
        let mark = format!("PRAGMA user_version = {}", index + 1);
        sqlx::raw_sql(sqlx::AssertSqlSafe(mark)).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}
