//! The writer: the only task that changes the database.
//!
//! Many changes are committed together. Each has its own savepoint, so that a conflict rolls back
//! only that change. Success is reported after the commit.

use std::sync::Arc;
use std::time::Instant;

use bastide_art::colours::PlayerColour;
use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::people::TokenScope;
use bastide_protocol::table::ChatLine;
use bastide_rules::Seat;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool, SqliteQueryResult};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::mpsc;

use super::{
    AccountChange, AdminChange, EmailChange, Order, ReviewChange, SeenHint, StoreError,
    StudyChange, accounts, admin, email, hints, reviews, studies,
};
use crate::secret::{Seed, TokenHash};
use crate::text::AccountKeys;

/// The lines of chat that a table keeps.
const CHAT_KEPT: i64 = 1000;
/// The most changes in one commit.
const TOGETHER: usize = 256;

/// A change to the database.
#[derive(Debug)]
pub(crate) enum Change {
    /// Appends entries to a game's log.
    Append(Appended),
    /// Stores a table before its start.
    SaveTable { id: Id, host: Id, public: bool, created: Millis, plan: String, sitters: Vec<Id> },
    /// Removes a table.
    DropTable(Id),
    /// Starts a game, with the first entries of its log.
    Start { plan: String, seed: Seed, first: Appended, at: Millis },
    /// Changes the plan of a table whose game has started.
    NewPlan { id: Id, plan: String },
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
    /// A heartbeat.
    Alive(Millis),
    /// The server was down from `since` until now.
    Pause { since: Millis, until: Millis },
    /// Removes expired sessions, guests without anything else, and tables that were never started.
    Sweep { now: Millis, tables_before: Millis },
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
}

/// The writer and its connection, which is `None` after a failure.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    /// Closed before the writer's own connection.
    readers: SqlitePool,
}

impl Writer {
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        readers: SqlitePool,
    ) -> Self {
        Self { options, connection: Some(connection), readers }
    }

    /// Takes changes from the queue until all senders are gone.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Order>) {
        let mut orders = Vec::with_capacity(TOGETHER);
        let mut closers = Vec::new();
        while queue.recv_many(&mut orders, TOGETHER).await > 0 {
            let (mut changes, mut answers) = (Vec::new(), Vec::new());
            for order in orders.drain(..) {
                match order {
                    Order::Make(change, answer) => {
                        changes.push(change);
                        answers.push(answer);
                    }
                    Order::Close(closer) => {
                        queue.close();
                        closers.push(closer);
                    }
                }
            }
            if changes.is_empty() {
                continue;
            }
            metrics::histogram!("bastide_commit_changes").record(changes.len() as f64);
            for (answer, result) in answers.into_iter().zip(self.make_all(&changes).await) {
                // The requester may be gone. The change is made regardless.
                let _ = answer.send(result);
            }
        }
        if let Err(error) = self.close().await {
            tracing::error!(%error, "the database was not closed well; a copy needs its -wal file too");
        }
        for closer in closers {
            let _ = closer.send(());
        }
    }

    /// Closes the database so that its file alone has everything. SQLite merges the journal into it when the last connection is
    /// closed, unless that one is read-only: the readers are closed first.
    async fn close(&mut self) -> Result<(), sqlx::Error> {
        self.readers.close().await;
        let mut db = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let checkpoint = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)");
        let (busy, _, _): (bool, i64, i64) = checkpoint.fetch_one(&mut db).await?;
        if busy {
            tracing::warn!("another program has the database open; a copy needs its -wal file too");
        }
        db.close().await
    }

    /// Makes changes in one transaction, and returns the result of each.
    async fn make_all(&mut self, changes: &[Change]) -> Vec<Result<(), StoreError>> {
        match self.commit(changes).await {
            Ok(results) => results,
            Err(error) => {
                tracing::error!(%error, "nothing can be stored");
                // The state of the connection is unknown. A new one starts from what is on disk.
                if let Some(broken) = self.connection.take() {
                    let _ = broken.close_hard().await;
                }
                changes.iter().map(|_| Err(StoreError::Failed)).collect()
            }
        }
    }

    /// `REL-03`: if this fails, nothing was acknowledged.
    async fn commit(
        &mut self,
        changes: &[Change],
    ) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
        let db = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await?),
        };
        let began = Instant::now();
        sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *db).await?;
        let mut results = Vec::with_capacity(changes.len());
        for change in changes {
            sqlx::raw_sql("SAVEPOINT change").execute(&mut *db).await?;
            let result = match make(db, change).await {
                Ok(()) => Ok(()),
                Err(error) => {
                    let own_fault = fault_of_change(&error).ok_or(error)?;
                    sqlx::raw_sql("ROLLBACK TO change").execute(&mut *db).await?;
                    Err(own_fault)
                }
            };
            sqlx::raw_sql("RELEASE change").execute(&mut *db).await?;
            results.push(result);
        }
        sqlx::raw_sql("COMMIT").execute(db).await?;
        metrics::histogram!("bastide_commit_seconds").record(began.elapsed());
        Ok(results)
    }
}

/// The error of a single change, if the database itself works: then the other changes of the transaction are made.
fn fault_of_change(error: &sqlx::Error) -> Option<StoreError> {
    match error {
        sqlx::Error::RowNotFound => Some(StoreError::Gone),
        sqlx::Error::Database(cause) if cause.is_unique_violation() => Some(StoreError::Taken),
        sqlx::Error::Database(cause) if cause.is_foreign_key_violation() => Some(StoreError::Gone),
        _ => None,
    }
}

/// Returns an error if no row was changed.
pub(super) fn found(done: &SqliteQueryResult) -> Result<(), sqlx::Error> {
    if done.rows_affected() == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

async fn make(db: &mut SqliteConnection, change: &Change) -> Result<(), sqlx::Error> {
    match change {
        Change::Append(appended) => append(db, appended).await,
        Change::SaveTable { id, host, public, created, plan, sitters } => {
            sqlx::query(
                "INSERT INTO tables (id, host, public, created, status, plan) \
                 VALUES (?, ?, ?, ?, 'waiting', ?) \
                 ON CONFLICT (id) DO UPDATE SET plan = excluded.plan WHERE status = 'waiting'",
            )
            .bind(id.as_str())
            .bind(host.as_str())
            .bind(public)
            .bind(created)
            .bind(plan)
            .execute(&mut *db)
            .await?;
            sqlx::query("DELETE FROM sitters WHERE table_id = ?")
                .bind(id.as_str())
                .execute(&mut *db)
                .await?;
            for person in sitters {
                sqlx::query("INSERT OR IGNORE INTO sitters (person, table_id) VALUES (?, ?)")
                    .bind(person.as_str())
                    .bind(id.as_str())
                    .execute(&mut *db)
                    .await?;
            }
            Ok(())
        }
        Change::DropTable(id) => drop_table(db, id).await,
        Change::Start { plan, seed, first, at } => {
            let query = "UPDATE tables SET status = 'running', plan = ?, seed = ?, started = ? \
                         WHERE id = ? AND status = 'waiting'";
            let started = sqlx::query(query)
                .bind(plan)
                .bind(&seed.0[..])
                .bind(at)
                .bind(first.game.as_str())
                .execute(&mut *db)
                .await?;
            found(&started)?;
            append(db, first).await
        }
        Change::Chat(table, line) => chat(db, table, line).await,
        Change::NewPlan { id, plan } => {
            let query = "UPDATE tables SET plan = ? WHERE id = ?";
            sqlx::query(query).bind(plan).bind(id.as_str()).execute(db).await.map(|_| ())
        }
        Change::Alive(at) => {
            let query =
                "INSERT INTO alive VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at";
            sqlx::query(query).bind(at).execute(db).await.map(|_| ())
        }
        Change::Pause { since, until } => {
            let query = "INSERT INTO pauses (since, until) VALUES (?, ?)";
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

async fn append(db: &mut SqliteConnection, appended: &Appended) -> Result<(), sqlx::Error> {
    for (seq, entry) in (appended.first_seq..).zip(&appended.entries) {
        sqlx::query("INSERT INTO log (game, seq, at, spent, seat, what, action_id) VALUES (?, ?, ?, ?, ?, ?, ?)")
            .bind(appended.game.as_str())
            .bind(seq)
            .bind(entry.at)
            .bind(entry.spent)
            .bind(entry.seat.map(Seat::number))
            .bind(&entry.what)
            .bind(entry.action_id.as_deref())
            .execute(&mut *db)
            .await?;
    }
    if let Some(result) = &appended.result {
        let ended = appended.entries.last().map_or(0, |entry| entry.at);
        sqlx::query("UPDATE tables SET status = 'finished', ended = ?, result = ? WHERE id = ?")
            .bind(ended)
            .bind(result)
            .bind(appended.game.as_str())
            .execute(db)
            .await?;
    }
    Ok(())
}

async fn chat(db: &mut SqliteConnection, table: &Id, line: &ChatLine) -> Result<(), sqlx::Error> {
    let query =
        "INSERT INTO chat (table_id, number, at, person, name, line) VALUES (?, ?, ?, ?, ?, ?)";
    sqlx::query(query)
        .bind(table.as_str())
        .bind(line.number)
        .bind(line.at)
        .bind(line.person.as_str())
        .bind(&line.name)
        .bind(&line.line)
        .execute(&mut *db)
        .await?;
    sqlx::query("DELETE FROM chat WHERE table_id = ? AND number <= ?")
        .bind(table.as_str())
        .bind(i64::from(line.number) - CHAT_KEPT)
        .execute(db)
        .await
        .map(|_| ())
}

async fn drop_table(db: &mut SqliteConnection, id: &Id) -> Result<(), sqlx::Error> {
    for query in [
        "DELETE FROM sitters WHERE table_id = ?",
        "DELETE FROM chat WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ? AND status = 'waiting'",
    ] {
        sqlx::query(query).bind(id.as_str()).execute(&mut *db).await?;
    }
    Ok(())
}

async fn sweep(db: &mut SqliteConnection, now: Millis, before: Millis) -> Result<(), sqlx::Error> {
    let query = "DELETE FROM sessions WHERE expires < ? RETURNING person";
    let over: Vec<(String,)> = sqlx::query_as(query).bind(now).fetch_all(&mut *db).await?;
    for (person,) in over {
        // People without a session or an account cannot return. Those who have played are kept for their opponents.
        let query = "DELETE FROM people WHERE id = ? AND account IS NULL \
                     AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id) \
                     AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = people.id) \
                     AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)";
        sqlx::query(query).bind(person).execute(&mut *db).await?;
    }
    let query = "DELETE FROM email_links WHERE expires < ?";
    sqlx::query(query).bind(now).execute(&mut *db).await?;
    let query = "SELECT id FROM tables WHERE status = 'waiting' AND created < ?";
    let old: Vec<(String,)> = sqlx::query_as(query).bind(before).fetch_all(&mut *db).await?;
    for (id,) in old {
        drop_table(db, &Id::from_text(id)).await?;
    }
    Ok(())
}

async fn make_person(db: &mut SqliteConnection, change: &PersonChange) -> Result<(), sqlx::Error> {
    let query = match change {
        PersonChange::NewPerson { id, name, colour, at } => {
            sqlx::query("INSERT INTO people (id, name, colour, created) VALUES (?, ?, ?, ?)")
                .bind(id.as_str())
                .bind(name)
                .bind(colour.as_str())
                .bind(at)
        }
        PersonChange::Rename { id, name, colour } => {
            sqlx::query("UPDATE people SET name = ?, colour = ? WHERE id = ?")
                .bind(name)
                .bind(colour.as_str())
                .bind(id.as_str())
        }
        PersonChange::MakeAccount { id, account, password } => {
            let keys = AccountKeys::new(account);
            sqlx::query(
                "UPDATE people SET account = ?, account_folded = ?, account_look = ?, password = ? \
                 WHERE id = ? AND account IS NULL",
            )
            .bind(account)
            .bind(keys.folded)
            .bind(keys.look)
            .bind(password)
            .bind(id.as_str())
        }
        PersonChange::NewPassword { id, password } => {
            sqlx::query("UPDATE people SET password = ? WHERE id = ?")
                .bind(password)
                .bind(id.as_str())
        }
        PersonChange::NewSession { hash, id, person, token, at, expires } => {
            let (label, scope) =
                token.as_ref().map(|(label, scope)| (label, scope.as_str())).unzip();
            sqlx::query(
                "INSERT INTO sessions (hash, id, person, label, scope, created, expires) \
                 VALUES (?, ?, ?, ?, ?, ?, ?)",
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
            sqlx::query("UPDATE sessions SET last_used = ? WHERE hash = ?")
                .bind(at)
                .bind(&hash.0[..])
        }
        PersonChange::EndSession(hash) => {
            sqlx::query("DELETE FROM sessions WHERE hash = ?").bind(&hash.0[..])
        }
        PersonChange::EndOtherSessions { person, keep } => {
            sqlx::query("DELETE FROM sessions WHERE person = ? AND hash <> ?")
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
