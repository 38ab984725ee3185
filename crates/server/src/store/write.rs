//! Changes of the database, and the statements that make them in SQLite and in PostgreSQL.

use std::sync::Arc;

use bastide_art::colours::PlayerColour;
use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::people::TokenScope;
use bastide_protocol::table::ChatLine;
use bastide_rules::Seat;
use sqlx::AnyConnection;
use sqlx::any::AnyQueryResult;

use super::read::parameters;
use super::{
    AccountChange, AdminChange, EmailChange, ReviewChange, SeenHint, StoreError, StudyChange,
    accounts, admin, email, hints, reviews, studies,
};
use crate::secret::{Seed, TokenHash};
use crate::text::AccountKeys;

/// The lines of chat that a table keeps.
const CHAT_KEPT: i64 = 1000;
/// The most entries of a log in one statement.
const ENTRIES_TOGETHER: usize = 500;

/// A change to the database.
#[derive(Debug)]
pub(crate) enum Change {
    /// Appends entries to a game's log.
    Append(Appended),
    /// Stores a table before its start. A new one has revision 0; another change than that of this revision is
    /// [`StoreError::Gone`], like a table that was removed or has started.
    SaveTable {
        id: Id,
        host: Id,
        public: bool,
        created: Millis,
        plan: String,
        sitters: Vec<Id>,
        revision: i64,
    },
    /// Removes a table.
    DropTable(Id),
    /// Starts a game, with the first entries of its log, if the plan has this revision.
    Start { plan: String, revision: i64, seed: Seed, first: Appended, at: Millis },
    /// Changes the plan of a table whose game has started, if it has this revision.
    NewPlan { id: Id, plan: String, revision: i64 },
    /// Adds a line of chat to a table.
    Chat(Id, ChatLine),
    /// Changes a person, their sessions or their tokens.
    Person(PersonChange),
    /// Changes recovery codes, or deletes a person.
    Account(AccountChange),
    /// Changes email addresses or links.
    Email(EmailChange),
    /// Changes reviews.
    Review(ReviewChange),
    /// Changes studies.
    Study(StudyChange),
    /// A player has seen a hint.
    Hint(SeenHint),
    /// A change by an operator.
    Admin(AdminChange),
    /// All of these, or none.
    Together(Vec<Self>),
    /// When another node has to look after a running game.
    Due { game: Id, due: Option<Millis> },
    /// A heartbeat.
    Alive(Millis),
    /// The server was down from `since` until now.
    Pause { since: Millis, until: Millis },
    /// Removes expired sessions, guests without anything else, and tables that were never started.
    Sweep { now: Millis, tables_before: Millis },
}

impl Change {
    /// Whether a single statement makes it, which is a transaction by itself.
    pub(super) fn is_one_statement(&self) -> bool {
        match self {
            Self::Append(appended) => {
                appended.result.is_none()
                    && appended.due.is_none()
                    && appended.entries.len() <= ENTRIES_TOGETHER
            }
            Self::Chat(_, line) => i64::from(line.number) <= CHAT_KEPT,
            Self::NewPlan { .. }
            | Self::Person(_)
            | Self::Review(_)
            | Self::Study(_)
            | Self::Hint(_)
            | Self::Due { .. }
            | Self::Alive(_)
            | Self::Pause { .. } => true,
            Self::SaveTable { .. }
            | Self::DropTable(_)
            | Self::Start { .. }
            | Self::Account(_)
            | Self::Email(_)
            | Self::Admin(_)
            | Self::Together(_)
            | Self::Sweep { .. } => false,
        }
    }
}

/// A change to people.
#[derive(Debug)]
pub(crate) enum PersonChange {
    NewPerson {
        id: Id,
        name: String,
        colour: PlayerColour,
        at: Millis,
    },
    Rename {
        id: Id,
        name: String,
        colour: PlayerColour,
    },
    MakeAccount {
        id: Id,
        account: String,
        password: String,
    },
    NewPassword {
        id: Id,
        password: String,
    },
    NewSession {
        hash: TokenHash,
        id: Id,
        person: Id,
        /// The label and scope of an API token; `None` for a browser.
        token: Option<(String, TokenScope)>,
        at: Millis,
        expires: Millis,
    },
    /// Records the use of an API token.
    UseToken {
        hash: TokenHash,
        at: Millis,
    },
    EndSession(TokenHash),
    /// Ends all sessions of a person except this one.
    EndOtherSessions {
        person: Id,
        keep: TokenHash,
    },
}

impl From<PersonChange> for Change {
    fn from(change: PersonChange) -> Self {
        Self::Person(change)
    }
}

/// An entry of a log, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredEntry {
    pub(crate) at: Millis,
    pub(crate) spent: Millis,
    pub(crate) seat: Option<Seat>,
    /// The action as text, or `undo`, `resign` or `timeout`.
    pub(crate) what: String,
    pub(crate) action_id: Option<Arc<str>>,
}

/// New entries of a log.
#[derive(Debug)]
pub(crate) struct Appended {
    pub(crate) game: Id,
    /// The index of the first of them.
    pub(crate) first_seq: u32,
    pub(crate) entries: Vec<StoredEntry>,
    /// The result, if the game is over.
    pub(crate) result: Option<String>,
    /// When another node has to look after the game, if that changes.
    pub(crate) due: Option<Millis>,
}

/// The error of a single change, if the database itself works: then the other changes of the transaction are made.
pub(super) fn fault_of_change(error: &sqlx::Error) -> Option<StoreError> {
    match error {
        sqlx::Error::RowNotFound => Some(StoreError::Gone),
        sqlx::Error::Database(cause) if cause.is_unique_violation() => Some(StoreError::Taken),
        sqlx::Error::Database(cause) if cause.is_foreign_key_violation() => Some(StoreError::Gone),
        _ => None,
    }
}

/// Returns an error if no row was changed.
pub(super) fn found(done: &AnyQueryResult) -> Result<(), sqlx::Error> {
    if done.rows_affected() == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

pub(super) async fn make(db: &mut AnyConnection, change: &Change) -> Result<(), sqlx::Error> {
    match change {
        Change::Append(appended) => append(db, appended).await,
        Change::SaveTable { id, host, public, created, plan, sitters, revision } => {
            let saved = if *revision == 0 {
                sqlx::query(
                    "INSERT INTO tables (id, host, public, created, status, plan, revision) \
                     VALUES ($1, $2, $3, $4, 'waiting', $5, 1)",
                )
                .bind(id.as_str())
                .bind(host.as_str())
                .bind(i64::from(*public))
                .bind(created)
                .bind(plan)
            } else {
                sqlx::query(
                    "UPDATE tables SET plan = $1, revision = revision + 1 \
                     WHERE id = $2 AND status = 'waiting' AND revision = $3",
                )
                .bind(plan)
                .bind(id.as_str())
                .bind(revision)
            };
            found(&saved.execute(&mut *db).await?)?;
            save_sitters(db, id, sitters).await
        }
        Change::DropTable(id) => drop_table(db, id).await,
        Change::Start { plan, revision, seed, first, at } => {
            let query = "UPDATE tables SET status = 'running', plan = $1, seed = $2, started = $3, \
                         revision = revision + 1 \
                         WHERE id = $4 AND status = 'waiting' AND revision = $5";
            let started = sqlx::query(query)
                .bind(plan)
                .bind(&seed.0[..])
                .bind(at)
                .bind(first.game.as_str())
                .bind(revision)
                .execute(&mut *db)
                .await?;
            found(&started)?;
            append(db, first).await
        }
        Change::Chat(table, line) => chat(db, table, line).await,
        Change::NewPlan { id, plan, revision } => {
            let query = "UPDATE tables SET plan = $1, revision = revision + 1 \
                         WHERE id = $2 AND revision = $3";
            let query = sqlx::query(query).bind(plan).bind(id.as_str()).bind(revision);
            found(&query.execute(db).await?)
        }
        Change::Due { game, due } => {
            let query = "UPDATE tables SET due = $1 WHERE id = $2 AND status = 'running'";
            let query = sqlx::query(query).bind(due).bind(game.as_str());
            query.execute(db).await.map(|_| ())
        }
        Change::Alive(at) => {
            let query = "INSERT INTO alive (one, at) VALUES (1, $1) \
                         ON CONFLICT (one) DO UPDATE SET at = excluded.at";
            sqlx::query(query).bind(at).execute(db).await.map(|_| ())
        }
        Change::Pause { since, until } => {
            let query = "INSERT INTO pauses (since, until) VALUES ($1, $2)";
            sqlx::query(query).bind(since).bind(until).execute(db).await.map(|_| ())
        }
        Change::Sweep { now, tables_before } => sweep(db, *now, *tables_before).await,
        Change::Person(change) => make_person(db, change).await,
        Change::Account(change) => accounts::make(db, change).await,
        Change::Email(change) => email::make(db, change).await,
        Change::Review(change) => reviews::make(db, change).await,
        Change::Study(change) => studies::make(db, change).await,
        Change::Hint(seen) => hints::make(db, seen).await,
        Change::Admin(change) => admin::make(db, change).await,
        Change::Together(changes) => {
            for change in changes {
                Box::pin(make(db, change)).await?;
            }
            Ok(())
        }
    }
}

async fn save_sitters(
    db: &mut AnyConnection,
    table: &Id,
    sitters: &[Id],
) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM sitters WHERE table_id = $1")
        .bind(table.as_str())
        .execute(&mut *db)
        .await?;
    for person in sitters {
        let query = "INSERT INTO sitters (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sqlx::query(query).bind(person.as_str()).bind(table.as_str()).execute(&mut *db).await?;
    }
    Ok(())
}

async fn append(db: &mut AnyConnection, appended: &Appended) -> Result<(), sqlx::Error> {
    let game = appended.game.as_str();
    let mut seq = i64::from(appended.first_seq);
    for entries in appended.entries.chunks(ENTRIES_TOGETHER) {
        let rows: Vec<_> = (0..entries.len()).map(|row| parameters(7 * row + 1, 7)).collect();
        let query = format!(
            "INSERT INTO log (game, seq, at, spent, seat, what, action_id) VALUES ({})",
            rows.join("), (")
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(query));
        for entry in entries {
            query = query
                .bind(game)
                .bind(seq)
                .bind(entry.at)
                .bind(entry.spent)
                .bind(entry.seat.map(|seat| i64::from(seat.number())))
                .bind(&entry.what)
                .bind(entry.action_id.as_deref());
            seq += 1;
        }
        query.execute(&mut *db).await?;
    }
    if let Some(result) = &appended.result {
        let ended = appended.entries.last().map_or(0, |entry| entry.at);
        let query = "UPDATE tables SET status = 'finished', ended = $1, result = $2, due = NULL \
                     WHERE id = $3";
        sqlx::query(query).bind(ended).bind(result).bind(game).execute(db).await?;
    } else if let Some(due) = appended.due {
        let query = "UPDATE tables SET due = $1 WHERE id = $2";
        sqlx::query(query).bind(due).bind(game).execute(db).await?;
    }
    Ok(())
}

async fn chat(db: &mut AnyConnection, table: &Id, line: &ChatLine) -> Result<(), sqlx::Error> {
    let query = "INSERT INTO chat (table_id, number, at, person, name, line) VALUES ($1, $2, $3, $4, $5, $6)";
    sqlx::query(query)
        .bind(table.as_str())
        .bind(i64::from(line.number))
        .bind(line.at)
        .bind(line.person.as_str())
        .bind(&line.name)
        .bind(&line.line)
        .execute(&mut *db)
        .await?;
    let last_dropped = i64::from(line.number) - CHAT_KEPT;
    if last_dropped > 0 {
        let query = "DELETE FROM chat WHERE table_id = $1 AND number <= $2";
        sqlx::query(query).bind(table.as_str()).bind(last_dropped).execute(db).await?;
    }
    Ok(())
}

/// Removes a table that has not started. The first statement keeps others from starting it meanwhile.
async fn drop_table(db: &mut AnyConnection, id: &Id) -> Result<(), sqlx::Error> {
    let query = "UPDATE tables SET status = 'dropped' WHERE id = $1 AND status = 'waiting'";
    found(&sqlx::query(query).bind(id.as_str()).execute(&mut *db).await?)?;
    for query in [
        "DELETE FROM sitters WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(query).bind(id.as_str()).execute(&mut *db).await?;
    }
    Ok(())
}

async fn sweep(db: &mut AnyConnection, now: Millis, before: Millis) -> Result<(), sqlx::Error> {
    let query = "DELETE FROM sessions WHERE expires < $1 RETURNING person";
    let over: Vec<(String,)> = sqlx::query_as(query).bind(now).fetch_all(&mut *db).await?;
    for (person,) in over {
        // People without a session or an account cannot return. Those who have played are kept for their opponents.
        let query = "DELETE FROM people WHERE id = $1 AND account IS NULL \
                     AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id) \
                     AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = people.id) \
                     AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)";
        sqlx::query(query).bind(person).execute(&mut *db).await?;
    }
    let query = "DELETE FROM email_links WHERE expires < $1";
    sqlx::query(query).bind(now).execute(&mut *db).await?;
    let query = "SELECT id FROM tables WHERE status = 'waiting' AND created < $1";
    let old: Vec<(String,)> = sqlx::query_as(query).bind(before).fetch_all(&mut *db).await?;
    for (id,) in old {
        match drop_table(db, &Id::from_text(id)).await {
            // It started, or another node has removed it.
            Ok(()) | Err(sqlx::Error::RowNotFound) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

async fn make_person(db: &mut AnyConnection, change: &PersonChange) -> Result<(), sqlx::Error> {
    let query = match change {
        PersonChange::NewPerson { id, name, colour, at } => {
            sqlx::query("INSERT INTO people (id, name, colour, created) VALUES ($1, $2, $3, $4)")
                .bind(id.as_str())
                .bind(name)
                .bind(colour.as_str())
                .bind(at)
        }
        PersonChange::Rename { id, name, colour } => {
            sqlx::query("UPDATE people SET name = $1, colour = $2 WHERE id = $3")
                .bind(name)
                .bind(colour.as_str())
                .bind(id.as_str())
        }
        PersonChange::MakeAccount { id, account, password } => {
            let keys = AccountKeys::new(account);
            sqlx::query(
                "UPDATE people SET account = $1, account_folded = $2, account_look = $3, password = $4 \
                 WHERE id = $5 AND account IS NULL",
            )
            .bind(account)
            .bind(keys.folded)
            .bind(keys.look)
            .bind(password)
            .bind(id.as_str())
        }
        PersonChange::NewPassword { id, password } => {
            sqlx::query("UPDATE people SET password = $1 WHERE id = $2")
                .bind(password)
                .bind(id.as_str())
        }
        PersonChange::NewSession { hash, id, person, token, at, expires } => {
            let (label, scope) =
                token.as_ref().map(|(label, scope)| (label, scope.as_str())).unzip();
            sqlx::query(
                "INSERT INTO sessions (hash, id, person, label, scope, created, expires) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(&hash.0[..])
            .bind(id.as_str())
            .bind(person.as_str())
            .bind(label)
            .bind(scope)
            .bind(at)
            .bind(expires)
        }
        PersonChange::UseToken { hash, at } => {
            sqlx::query("UPDATE sessions SET last_used = $1 WHERE hash = $2")
                .bind(at)
                .bind(&hash.0[..])
        }
        PersonChange::EndSession(hash) => {
            sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(&hash.0[..])
        }
        PersonChange::EndOtherSessions { person, keep } => {
            sqlx::query("DELETE FROM sessions WHERE person = $1 AND hash <> $2")
                .bind(person.as_str())
                .bind(&keep.0[..])
        }
    };
    let done = query.execute(db).await?;
    match change {
        // It is no error if there were no sessions to end.
        PersonChange::EndSession(_) | PersonChange::EndOtherSessions { .. } => Ok(()),
        _ => found(&done),
    }
}
