//! Storage of accounts: recovery codes, and deleted people.

use bastide_protocol::Millis;
use bastide_protocol::account::{SessionLine, WrittenLine};
use bastide_protocol::id::Id;
use sqlx::AnyConnection;

use super::read::count;
use super::write::{Change, found};
use super::{Store, StoreError, email};
use crate::recovery::CodeHash;

/// A change to an account.
#[derive(Debug)]
pub(crate) enum AccountChange {
    /// Replaces all recovery codes.
    NewCodes { person: Id, codes: Vec<CodeHash> },
    /// Adds a recovery code that expires.
    ExtraCode { person: Id, code: CodeHash, expires: Millis },
    /// Sets a new password by a code, which is used up. All sessions and tokens end.
    Recover { person: Id, code: CodeHash, password: String, now: Millis },
    /// Deletes a person except for the seats at tables, which follow one by one.
    Delete { person: Id, at: Millis },
    /// Removes a deleted person's name from a table, with chat written there meanwhile.
    Unseat { person: Id, table: Id },
}

impl From<AccountChange> for Change {
    fn from(change: AccountChange) -> Self {
        Self::Account(change)
    }
}

/// A table with a seat or a host to forget.
pub(crate) struct Trace {
    pub(crate) person: Id,
    pub(crate) table: Id,
}

/// The current name of a person, and the operator's decisions about them.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    pub(crate) name: String,
    pub(crate) muted: bool,
    pub(crate) banned: bool,
}

pub(super) async fn make(
    db: &mut AnyConnection,
    change: &AccountChange,
) -> Result<(), sqlx::Error> {
    match change {
        AccountChange::NewCodes { person, codes } => {
            delete_of(db, "DELETE FROM recovery_codes WHERE person = $1", person).await?;
            for code in codes {
                add_code(db, person, *code, None).await?;
            }
            Ok(())
        }
        AccountChange::ExtraCode { person, code, expires } => {
            add_code(db, person, *code, Some(*expires)).await
        }
        AccountChange::Recover { person, code, password, now } => {
            let query = "DELETE FROM recovery_codes WHERE hash = $1 AND person = $2 \
                         AND (expires IS NULL OR expires > $3)";
            let query = sqlx::query(query).bind(&code.0[..]).bind(person.as_str()).bind(now);
            found(&query.execute(&mut *db).await?)?;
            start_over(db, person, password).await
        }
        AccountChange::Delete { person, at } => {
            for query in [
                "DELETE FROM sessions WHERE person = $1",
                "DELETE FROM recovery_codes WHERE person = $1",
                "DELETE FROM email_links WHERE person = $1",
                "DELETE FROM chat WHERE person = $1",
                "DELETE FROM studies WHERE owner = $1",
                "UPDATE reviews SET person = NULL WHERE person = $1",
            ] {
                delete_of(db, query, person).await?;
            }
            let query = "UPDATE people SET name = '', account = NULL, password = NULL, email = NULL, \
                         deleted = $1 WHERE id = $2";
            found(&sqlx::query(query).bind(at).bind(person.as_str()).execute(&mut *db).await?)?;
            forget_unless_needed(db, person).await
        }
        AccountChange::Unseat { person, table } => {
            for query in [
                "DELETE FROM sitters WHERE person = $1 AND table_id = $2",
                "DELETE FROM chat WHERE person = $1 AND table_id = $2",
            ] {
                let query = sqlx::query(query).bind(person.as_str()).bind(table.as_str());
                query.execute(&mut *db).await?;
            }
            forget_unless_needed(db, person).await
        }
    }
}

/// Sets a new password, and ends all sessions and tokens.
pub(super) async fn start_over(
    db: &mut AnyConnection,
    person: &Id,
    password: &str,
) -> Result<(), sqlx::Error> {
    delete_of(db, "DELETE FROM sessions WHERE person = $1", person).await?;
    email::end_reset_links(db, person).await?;
    let query = "UPDATE people SET password = $1 WHERE id = $2 AND account IS NOT NULL";
    found(&sqlx::query(query).bind(password).bind(person.as_str()).execute(db).await?)
}

pub(super) async fn delete_of(
    db: &mut AnyConnection,
    query: &'static str,
    person: &Id,
) -> Result<(), sqlx::Error> {
    sqlx::query(query).bind(person.as_str()).execute(db).await.map(|_| ())
}

async fn add_code(
    db: &mut AnyConnection,
    person: &Id,
    code: CodeHash,
    expires: Option<Millis>,
) -> Result<(), sqlx::Error> {
    let query = "INSERT INTO recovery_codes (hash, person, expires) VALUES ($1, $2, $3)";
    let query = sqlx::query(query).bind(&code.0[..]).bind(person.as_str()).bind(expires);
    query.execute(db).await.map(|_| ())
}

/// Removes the row of a deleted person to whom no table refers.
async fn forget_unless_needed(db: &mut AnyConnection, person: &Id) -> Result<(), sqlx::Error> {
    let query = "DELETE FROM people WHERE id = $1 AND deleted IS NOT NULL \
                 AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)";
    delete_of(db, query, person).await
}

impl Store {
    /// The number of unused recovery codes of a person.
    pub(crate) async fn codes_left(&self, person: &Id, now: Millis) -> Result<u32, StoreError> {
        let query = "SELECT COUNT(*) FROM recovery_codes \
                     WHERE person = $1 AND (expires IS NULL OR expires > $2)";
        let query = sqlx::query_as(query).bind(person.as_str()).bind(now);
        Ok(count(query.fetch_one(&self.readers).await?))
    }

    /// The current name of a person, and the operator's decisions about them; `None` for a deleted person.
    pub(crate) async fn standing(&self, person: &Id) -> Result<Option<Spot>, StoreError> {
        let query = "SELECT name, muted, banned FROM people WHERE id = $1 AND deleted IS NULL";
        let query = sqlx::query_as(query).bind(person.as_str());
        let row: Option<(String, Option<Millis>, Option<Millis>)> =
            query.fetch_optional(&self.readers).await?;
        Ok(row.map(|(name, muted, banned)| Spot {
            name,
            muted: muted.is_some(),
            banned: banned.is_some(),
        }))
    }

    /// When a person was created.
    pub(crate) async fn first_came(&self, person: &Id) -> Result<Option<Millis>, StoreError> {
        let query = sqlx::query_as("SELECT created FROM people WHERE id = $1");
        let row: Option<(Millis,)> =
            query.bind(person.as_str()).fetch_optional(&self.readers).await?;
        Ok(row.map(|(created,)| created))
    }

    /// The browsers in which a person is signed in.
    pub(crate) async fn browsers(
        &self,
        person: &Id,
        now: Millis,
    ) -> Result<Vec<SessionLine>, StoreError> {
        let query = "SELECT created, expires FROM sessions \
                     WHERE person = $1 AND label IS NULL AND expires > $2 ORDER BY created";
        let query = sqlx::query_as(query).bind(person.as_str()).bind(now);
        let rows: Vec<(Millis, Millis)> = query.fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(|(created, expires)| SessionLine { created, expires }).collect())
    }

    /// The lines of chat that a person wrote, the oldest first.
    pub(crate) async fn chat_of(&self, person: &Id) -> Result<Vec<WrittenLine>, StoreError> {
        let query = "SELECT table_id, at, line FROM chat WHERE person = $1 ORDER BY at, number";
        let query = sqlx::query_as(query).bind(person.as_str());
        let rows: Vec<(String, Millis, String)> = query.fetch_all(&self.readers).await?;
        let line = |(table, at, line): (String, Millis, String)| WrittenLine {
            table: Id::from_text(table),
            at,
            line,
        };
        Ok(rows.into_iter().map(line).collect())
    }

    /// The tables at which deleted people still have a seat, or which they host before the start: of one person, or of all.
    pub(crate) async fn traces(&self, person: Option<&Id>) -> Result<Vec<Trace>, StoreError> {
        let query = "SELECT people.id, sitters.table_id FROM people \
                     JOIN sitters ON sitters.person = people.id \
                     WHERE deleted IS NOT NULL AND ($1 IS NULL OR people.id = $1) \
                     UNION SELECT people.id, tables.id FROM tables \
                     JOIN people ON people.id = tables.host \
                     WHERE tables.status = 'waiting' AND deleted IS NOT NULL \
                     AND ($1 IS NULL OR people.id = $1)";
        let query = sqlx::query_as(query).bind(person.map(Id::as_str));
        let rows: Vec<(String, String)> = query.fetch_all(&self.readers).await?;
        let trace = |(person, table): (String, String)| Trace {
            person: Id::from_text(person),
            table: Id::from_text(table),
        };
        Ok(rows.into_iter().map(trace).collect())
    }
}
