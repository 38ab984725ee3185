//! Storage for operators: changes, lookups and the audit log.

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use sqlx::AnyConnection;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::read::flag;
use super::write::{Change, found};
use super::{Store, StoreError};
use crate::admin::{AuditLine, PersonLine, TableLine};
use crate::table::Plan;

/// A change by an operator.
#[derive(Debug)]
pub(crate) enum AdminChange {
    /// Mutes a person since a time; `None` lifts it.
    Mute { person: Id, since: Option<Millis> },
    /// Bans a person since a time; `None` lifts it.
    Ban { person: Id, since: Option<Millis> },
    /// Renames a person, in their chat too.
    Rename { person: Id, name: String },
    /// Renames a person in the chat of a table.
    RenameInChat { table: Id, person: Id, name: String },
    /// Removes a table with its game and its chat.
    RemoveTable(Id),
    /// Adds a line to the audit log.
    Audit(AuditLine),
}

impl From<AdminChange> for Change {
    fn from(change: AdminChange) -> Self {
        Self::Admin(change)
    }
}

pub(super) async fn make(db: &mut AnyConnection, change: &AdminChange) -> Result<(), sqlx::Error> {
    let query = match change {
        AdminChange::Mute { person, since } => {
            let query = "UPDATE people SET muted = $1 WHERE id = $2 AND deleted IS NULL";
            sqlx::query(query).bind(since).bind(person.as_str())
        }
        AdminChange::Ban { person, since } => {
            let query = "UPDATE people SET banned = $1 WHERE id = $2 AND deleted IS NULL";
            sqlx::query(query).bind(since).bind(person.as_str())
        }
        AdminChange::Rename { person, name } => {
            let query = "UPDATE chat SET name = $1 WHERE person = $2";
            sqlx::query(query).bind(name).bind(person.as_str()).execute(&mut *db).await?;
            let query = "UPDATE people SET name = $1 WHERE id = $2 AND deleted IS NULL";
            sqlx::query(query).bind(name).bind(person.as_str())
        }
        AdminChange::RenameInChat { table, person, name } => {
            let query = "UPDATE chat SET name = $1 WHERE table_id = $2 AND person = $3";
            let query = sqlx::query(query).bind(name).bind(table.as_str()).bind(person.as_str());
            return query.execute(db).await.map(|_| ());
        }
        AdminChange::RemoveTable(id) => {
            for query in [
                "DELETE FROM sitters WHERE table_id = $1",
                "DELETE FROM chat WHERE table_id = $1",
                "DELETE FROM log WHERE game = $1",
                "DELETE FROM hints WHERE game = $1",
            ] {
                sqlx::query(query).bind(id.as_str()).execute(&mut *db).await?;
            }
            sqlx::query("DELETE FROM tables WHERE id = $1").bind(id.as_str())
        }
        AdminChange::Audit(line) => sqlx::query(
            "INSERT INTO audit (at, operator, deed, subject, detail, reason) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(line.at)
        .bind(&line.operator)
        .bind(&line.deed)
        .bind(&line.subject)
        .bind(&line.detail)
        .bind(&line.reason),
    };
    found(&query.execute(db).await?)
}

const PERSON: &str = "SELECT id, name, account, created, muted, banned FROM people";
const TABLE: &str = "SELECT id, host, public, created, status, plan FROM tables";
const AUDIT: &str = "SELECT at, operator, deed, subject, detail, reason FROM audit";

fn person(row: &AnyRow) -> Result<PersonLine, sqlx::Error> {
    Ok(PersonLine {
        id: Id::from_text(row.try_get::<String, _>("id")?),
        name: row.try_get("name")?,
        account: row.try_get("account")?,
        created: row.try_get("created")?,
        muted: row.try_get("muted")?,
        banned: row.try_get("banned")?,
    })
}

fn table(row: &AnyRow) -> Result<TableLine, sqlx::Error> {
    let plan: Option<Plan> = serde_json::from_str(row.try_get("plan")?).ok();
    let seats = plan.map(|plan| plan.seats).unwrap_or_default();
    Ok(TableLine {
        id: Id::from_text(row.try_get::<String, _>("id")?),
        host: Id::from_text(row.try_get::<String, _>("host")?),
        public: flag(row, "public")?,
        created: row.try_get("created")?,
        status: row.try_get("status")?,
        seats: seats.into_iter().map(|seat| seat.name).collect(),
    })
}

fn audit(row: &AnyRow) -> Result<AuditLine, sqlx::Error> {
    Ok(AuditLine {
        at: row.try_get("at")?,
        operator: row.try_get("operator")?,
        deed: row.try_get("deed")?,
        subject: row.try_get("subject")?,
        detail: row.try_get("detail")?,
        reason: row.try_get("reason")?,
    })
}

/// The search text as a `LIKE` pattern, with special characters escaped by `\`.
fn pattern(search: &str) -> String {
    let mut pattern = String::from("%");
    for c in search.chars() {
        if matches!(c, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern + "%"
}

impl Store {
    async fn list<T>(
        &self,
        query: String,
        search: &str,
        (limit, offset): (u32, u32),
        line: fn(&AnyRow) -> Result<T, sqlx::Error>,
    ) -> Result<Vec<T>, StoreError> {
        let query = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(search.to_owned())
            .bind(i64::from(limit))
            .bind(i64::from(offset));
        let rows = query.fetch_all(&self.readers).await?;
        Ok(rows.iter().map(line).collect::<Result<_, _>>()?)
    }

    /// The people whose id, name or account contains this text, the newest first.
    pub(crate) async fn find_people(
        &self,
        search: &str,
        page: (u32, u32),
    ) -> Result<Vec<PersonLine>, StoreError> {
        let query = format!(
            "{PERSON} WHERE deleted IS NULL AND (id LIKE $1 ESCAPE '\\' OR LOWER(name) LIKE LOWER($1) ESCAPE '\\' \
             OR LOWER(account) LIKE LOWER($1) ESCAPE '\\') ORDER BY created DESC, id LIMIT $2 OFFSET $3"
        );
        self.list(query, &pattern(search), page, person).await
    }

    /// The tables whose id, host or plan contains this text, the newest first.
    pub(crate) async fn find_tables(
        &self,
        search: &str,
        page: (u32, u32),
    ) -> Result<Vec<TableLine>, StoreError> {
        let query = format!(
            "{TABLE} WHERE id LIKE $1 ESCAPE '\\' OR host LIKE $1 ESCAPE '\\' \
             OR LOWER(plan) LIKE LOWER($1) ESCAPE '\\' ORDER BY created DESC, id LIMIT $2 OFFSET $3"
        );
        self.list(query, &pattern(search), page, table).await
    }

    /// The tables at which a person sits, the newest first.
    pub(crate) async fn tables_with(
        &self,
        person: &Id,
        limit: u32,
    ) -> Result<Vec<TableLine>, StoreError> {
        let query = format!(
            "{TABLE} WHERE id IN (SELECT table_id FROM sitters WHERE person = $1) \
             ORDER BY created DESC, id LIMIT $2 OFFSET $3"
        );
        self.list(query, person.as_str(), (limit, 0), table).await
    }

    /// A person by id, or else by the name of the account.
    pub(crate) async fn person_called(&self, text: &str) -> Result<Option<PersonLine>, StoreError> {
        let query = format!(
            "{PERSON} WHERE deleted IS NULL AND (id = $1 OR LOWER(account) = LOWER($1)) \
             ORDER BY id = $1 DESC LIMIT 1"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(query)).bind(text);
        Ok(query.fetch_optional(&self.readers).await?.as_ref().map(person).transpose()?)
    }

    /// The audit log, the newest line first: of one subject, or of all.
    pub(crate) async fn audit(
        &self,
        subject: Option<&Id>,
        page: (u32, u32),
    ) -> Result<Vec<AuditLine>, StoreError> {
        let (filter, value) = match subject {
            Some(subject) => ("WHERE subject = $1", subject.as_str()),
            // Every bound parameter must occur in the query.
            None => ("WHERE $1 = ''", ""),
        };
        let query = format!("{AUDIT} {filter} ORDER BY number DESC LIMIT $2 OFFSET $3");
        self.list(query, value, page, audit).await
    }
}
