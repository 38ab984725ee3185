//! Keys for accounts that were created before accounts had keys.

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;

use super::StoreError;
use crate::text::AccountKeys;

/// Gives a key to every account without one. Of accounts that look alike the oldest gets it; the others work without.
pub(super) async fn give(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut transaction = db.begin().await?;
    let query = "SELECT id, account FROM people \
                 WHERE account IS NOT NULL AND account_look IS NULL ORDER BY created, id";
    let accounts: Vec<(String, String)> =
        sqlx::query_as(query).fetch_all(&mut *transaction).await?;
    for (id, account) in accounts {
        let keys = AccountKeys::new(&account);
        let query = "UPDATE OR IGNORE people SET account_folded = ?, account_look = ? WHERE id = ?";
        sqlx::query(query)
            .bind(keys.folded)
            .bind(keys.look)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
    }
    Ok(transaction.commit().await?)
}
