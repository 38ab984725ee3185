//! Queries.

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::people::{Person, TokenLine, TokenScope};
use bastide_protocol::table::ChatLine;
use bastide_rules::Seat;
use sqlx::Row;
use sqlx::any::{Any, AnyArguments, AnyRow};

use super::{Store, StoreError};
use crate::secret::{Seed, TokenHash};
use crate::store::StoredEntry;
use crate::text::AccountKeys;

/// The session of a token.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) person: Person,
    pub(crate) hash: TokenHash,
    pub(crate) access: Access,
    pub(crate) expires: Millis,
    /// Whether this person is banned.
    pub(crate) banned: bool,
}

/// How a person is authenticated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    Browser,
    Token { scope: TokenScope, last_used: Option<Millis> },
}

impl Access {
    /// Whether it allows moves, chat and changes of tables.
    pub(crate) fn may_play(self) -> bool {
        match self {
            Self::Browser => true,
            Self::Token { scope, .. } => scope == TokenScope::Play,
        }
    }
}

/// A stored table.
#[derive(Debug)]
pub(crate) struct StoredTable {
    pub(crate) host: Id,
    pub(crate) revision: i64,
    /// When another node has to look after the game.
    pub(crate) due: Option<Millis>,
    pub(crate) public: bool,
    pub(crate) created: Millis,
    pub(crate) plan: String,
    pub(crate) started: Option<Millis>,
    pub(crate) seed: Option<Seed>,
}

/// How far a stored table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    /// The number of changes of the plan.
    pub(crate) revision: i64,
    /// The number of entries of the log.
    pub(crate) seq: u32,
    /// The number of the last line of chat.
    pub(crate) chat: u32,
}

/// A line in a list of tables.
#[derive(Debug)]
pub(crate) struct TableLine {
    pub(crate) id: Id,
    pub(crate) status: String,
    pub(crate) created: Millis,
    pub(crate) plan: String,
    pub(crate) ended: Option<Millis>,
    pub(crate) result: Option<String>,
}

pub(super) const PERSON: &str = "people.id, people.name, people.colour, people.account";

pub(super) fn person(row: &AnyRow) -> Result<Person, sqlx::Error> {
    Ok(Person {
        id: Id::from_text(row.try_get::<String, _>("id")?),
        name: row.try_get("name")?,
        colour: row.try_get::<&str, _>("colour")?.parse().unwrap_or_default(),
        account: row.try_get("account")?,
    })
}

/// The list `$1, $2, …` of this many parameters, with another first number.
pub(super) fn parameters(first: usize, count: usize) -> String {
    let all: Vec<_> = (first..first + count).map(|number| format!("${number}")).collect();
    all.join(", ")
}

/// A column that is 0 or 1.
pub(super) fn flag(row: &AnyRow, column: &str) -> Result<bool, sqlx::Error> {
    Ok(row.try_get::<i64, _>(column)? != 0)
}

/// A number of rows.
pub(super) fn count((rows,): (i64,)) -> u32 {
    rows.try_into().unwrap_or(u32::MAX)
}

/// The scope of a token. An unknown name gives the least privilege.
fn scope(name: Option<&str>) -> TokenScope {
    name.and_then(|name| name.parse().ok()).unwrap_or(TokenScope::Read)
}

impl Store {
    pub(crate) async fn session(
        &self,
        hash: TokenHash,
        now: Millis,
    ) -> Result<Option<Session>, StoreError> {
        let query = format!(
            "SELECT {PERSON}, label, scope, last_used, expires, banned \
             FROM sessions JOIN people ON people.id = sessions.person \
             WHERE hash = $1 AND expires > $2"
        );
        let row = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(&hash.0[..])
            .bind(now)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let label: Option<String> = row.try_get("label")?;
        let access = if label.is_none() {
            Access::Browser
        } else {
            let scope = scope(row.try_get("scope")?);
            Access::Token { scope, last_used: row.try_get("last_used")? }
        };
        let (person, expires) = (person(&row)?, row.try_get("expires")?);
        Ok(Some(Session {
            person,
            hash,
            access,
            expires,
            banned: row.try_get::<Option<Millis>, _>("banned")?.is_some(),
        }))
    }

    /// A person with an account, and the hash of the password. If no account has exactly this name, one that looks like it is
    /// returned: keyboards and capitals differ.
    pub(crate) async fn account(&self, name: &str) -> Result<Option<(Person, String)>, StoreError> {
        let query = format!(
            "SELECT {PERSON}, password FROM people \
             WHERE account = $1 OR (account_folded = $2 AND account IS NOT NULL) \
             ORDER BY account = $1 DESC LIMIT 1"
        );
        let row = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(name)
            .bind(AccountKeys::new(name).folded)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Ok((person(&row)?, row.try_get("password")?))).transpose()
    }

    /// The valid API tokens of a person, the oldest first.
    pub(crate) async fn tokens(
        &self,
        person: &Id,
        now: Millis,
    ) -> Result<Vec<TokenLine>, StoreError> {
        let query = "SELECT id, label, scope, created, expires, last_used FROM sessions \
                     WHERE person = $1 AND label IS NOT NULL AND expires > $2 ORDER BY created, id";
        let rows =
            sqlx::query(query).bind(person.as_str()).bind(now).fetch_all(&self.readers).await?;
        let line = |row: &AnyRow| {
            Ok(TokenLine {
                id: Id::from_text(row.try_get::<String, _>("id")?),
                label: row.try_get("label")?,
                scope: scope(row.try_get("scope")?),
                created: row.try_get("created")?,
                expires: row.try_get("expires")?,
                last_used: row.try_get("last_used")?,
            })
        };
        rows.iter().map(line).collect()
    }

    /// The hash of a person's API token.
    pub(crate) async fn token(
        &self,
        person: &Id,
        id: &Id,
    ) -> Result<Option<TokenHash>, StoreError> {
        let query = "SELECT hash FROM sessions WHERE person = $1 AND id = $2 AND label IS NOT NULL";
        let row: Option<(Vec<u8>,)> = sqlx::query_as(query)
            .bind(person.as_str())
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.and_then(|(hash,)| <[u8; 32]>::try_from(hash).ok()).map(TokenHash))
    }

    pub(crate) async fn table(&self, id: &Id) -> Result<Option<StoredTable>, StoreError> {
        let query = "SELECT host, public, created, plan, started, seed, revision, due FROM tables \
                     WHERE id = $1";
        let row = sqlx::query(query).bind(id.as_str()).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        let seed: Option<Vec<u8>> = row.try_get("seed")?;
        let seed = seed.map(|seed| <[u8; 32]>::try_from(seed).map(Seed)).transpose();
        Ok(Some(StoredTable {
            host: Id::from_text(row.try_get::<String, _>("host")?),
            public: flag(&row, "public")?,
            revision: row.try_get("revision")?,
            due: row.try_get("due")?,
            created: row.try_get("created")?,
            plan: row.try_get("plan")?,
            started: row.try_get("started")?,
            seed: seed.map_err(|_| StoreError::Damaged(format!("the seed of {id}")))?,
        }))
    }

    /// How far these tables are; none for those that do not exist.
    pub(crate) async fn heads(&self, tables: &[Id]) -> Result<Vec<(Id, Head)>, StoreError> {
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let query = format!(
            "SELECT id, revision, (SELECT COALESCE(MAX(seq), 0) FROM log WHERE game = tables.id), \
             (SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = tables.id) \
             FROM tables WHERE id IN ({})",
            parameters(1, tables.len())
        );
        let mut query = sqlx::query_as(sqlx::AssertSqlSafe(query));
        for table in tables {
            query = query.bind(table.as_str());
        }
        let rows: Vec<(String, i64, i64, i64)> = query.fetch_all(&self.readers).await?;
        let head = |(id, revision, seq, chat): (String, i64, i64, i64)| {
            (Id::from_text(id), Head { revision, seq: count((seq,)), chat: count((chat,)) })
        };
        Ok(rows.into_iter().map(head).collect())
    }

    /// The log of a game from its beginning.
    pub(crate) async fn log(&self, game: &Id) -> Result<Vec<StoredEntry>, StoreError> {
        self.log_after(game, 0).await
    }

    /// The entries of a log after the first `seq`.
    pub(crate) async fn log_after(
        &self,
        game: &Id,
        seq: u32,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        let query = "SELECT seq, at, spent, seat, what, action_id FROM log \
                     WHERE game = $1 AND seq > $2 ORDER BY seq";
        let rows = sqlx::query(query)
            .bind(game.as_str())
            .bind(i64::from(seq))
            .fetch_all(&self.readers)
            .await?;
        let mut entries = Vec::with_capacity(rows.len());
        for (row, expected) in rows.iter().zip(i64::from(seq) + 1..) {
            if row.try_get::<i64, _>("seq")? != expected {
                return Err(StoreError::Damaged(format!("the log of {game} has a gap")));
            }
            let seat: Option<i64> = row.try_get("seat")?;
            entries.push(StoredEntry {
                at: row.try_get("at")?,
                spent: row.try_get("spent")?,
                seat: seat.and_then(|number| u8::try_from(number - 1).ok()).map(Seat::new),
                what: row.try_get("what")?,
                action_id: row.try_get::<Option<&str>, _>("action_id")?.map(Into::into),
            });
        }
        Ok(entries)
    }

    /// The total downtime of the server since then.
    pub(crate) async fn paused_since(&self, since: Millis) -> Result<Millis, StoreError> {
        let query = "SELECT CAST(COALESCE(SUM(until - CASE WHEN since > $1 THEN since ELSE $1 END), 0) AS BIGINT) \
                     FROM pauses WHERE until > $1";
        let (paused,): (Millis,) =
            sqlx::query_as(query).bind(since).fetch_one(&self.readers).await?;
        Ok(paused)
    }

    /// The last heartbeat of the server.
    pub(crate) async fn last_alive(&self) -> Result<Option<Millis>, StoreError> {
        let row: Option<(Millis,)> =
            sqlx::query_as("SELECT at FROM alive").fetch_optional(&self.readers).await?;
        Ok(row.map(|(at,)| at))
    }

    pub(crate) async fn running(&self) -> Result<Vec<Id>, StoreError> {
        let query = "SELECT id FROM tables WHERE status = 'running'";
        let rows: Vec<(String,)> = sqlx::query_as(query).fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(|(id,)| Id::from_text(id)).collect())
    }

    /// Whether the game at a table is running.
    pub(crate) async fn is_running(&self, table: &Id) -> Result<bool, StoreError> {
        let query = "SELECT 1 FROM tables WHERE id = $1 AND status = 'running'";
        let row = sqlx::query(query).bind(table.as_str()).fetch_optional(&self.readers).await?;
        Ok(row.is_some())
    }

    pub(crate) async fn count_running(&self) -> Result<u32, StoreError> {
        let query = "SELECT COUNT(*) FROM tables WHERE status = 'running'";
        Ok(count(sqlx::query_as(query).fetch_one(&self.readers).await?))
    }

    /// Those of these tables that are public and wait for players, the newest first.
    pub(crate) async fn waiting(&self, tables: &[Id]) -> Result<Vec<TableLine>, StoreError> {
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let query = format!(
            "SELECT id, status, created, plan, ended, result FROM tables \
             WHERE id IN ({}) AND status = 'waiting' AND public = 1 \
             ORDER BY created DESC, id DESC",
            parameters(1, tables.len())
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(query));
        for table in tables {
            query = query.bind(table.as_str());
        }
        self.lines(query).await
    }

    /// Public running games, the newest first, after the table with this time and id.
    pub(crate) async fn running_public(
        &self,
        (created, id): (Millis, &str),
        limit: u32,
    ) -> Result<Vec<TableLine>, StoreError> {
        let query = "SELECT id, status, created, plan, ended, result FROM tables \
                     WHERE status = 'running' AND public = 1 AND (created, id) < ($1, $2) \
                     ORDER BY created DESC, id DESC LIMIT $3";
        self.lines(sqlx::query(query).bind(created).bind(id.to_owned()).bind(i64::from(limit)))
            .await
    }

    /// The tables at which a person has or had a seat, the newest first.
    pub(crate) async fn tables_of(
        &self,
        person: &Id,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<TableLine>, StoreError> {
        let query = "SELECT id, status, created, plan, ended, result FROM sitters \
                     JOIN tables ON tables.id = table_id \
                     WHERE person = $1 AND created < $2 ORDER BY created DESC LIMIT $3";
        self.lines(sqlx::query(query).bind(person.as_str()).bind(before).bind(i64::from(limit)))
            .await
    }

    /// Finished public games, the newest first.
    pub(crate) async fn finished(
        &self,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<TableLine>, StoreError> {
        let query = "SELECT id, status, created, plan, ended, result FROM tables \
                     WHERE status = 'finished' AND public = 1 AND created < $1 ORDER BY created DESC LIMIT $2";
        self.lines(sqlx::query(query).bind(before).bind(i64::from(limit))).await
    }

    async fn lines(
        &self,
        query: sqlx::query::Query<'_, Any, AnyArguments>,
    ) -> Result<Vec<TableLine>, StoreError> {
        let rows = query.fetch_all(&self.readers).await?;
        let line = |row: &AnyRow| {
            Ok(TableLine {
                id: Id::from_text(row.try_get::<String, _>("id")?),
                status: row.try_get("status")?,
                created: row.try_get("created")?,
                plan: row.try_get("plan")?,
                ended: row.try_get("ended")?,
                result: row.try_get("result")?,
            })
        };
        rows.iter().map(line).collect()
    }

    /// The number of waiting or running tables of a person.
    pub(crate) async fn open_tables_of(&self, host: &Id) -> Result<u32, StoreError> {
        let query = "SELECT COUNT(*) FROM tables WHERE host = $1 AND status <> 'finished'";
        Ok(count(sqlx::query_as(query).bind(host.as_str()).fetch_one(&self.readers).await?))
    }

    /// The number of running games without people at a person's tables.
    pub(crate) async fn computer_games_of(&self, host: &Id) -> Result<u32, StoreError> {
        let query = "SELECT COUNT(*) FROM tables WHERE status = 'running' AND host = $1 \
                     AND NOT EXISTS (SELECT 1 FROM sitters WHERE table_id = tables.id)";
        Ok(count(sqlx::query_as(query).bind(host.as_str()).fetch_one(&self.readers).await?))
    }

    /// The last lines of chat, the oldest first.
    pub(crate) async fn chat(&self, table: &Id, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let query = "SELECT number, at, person, name, line FROM chat WHERE table_id = $1 \
                     ORDER BY number DESC LIMIT $2";
        let rows = sqlx::query(query)
            .bind(table.as_str())
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
        let line = |row: &AnyRow| {
            Ok(ChatLine {
                number: row.try_get::<i64, _>("number")?.try_into().unwrap_or(u32::MAX),
                at: row.try_get("at")?,
                person: Id::from_text(row.try_get::<String, _>("person")?),
                name: row.try_get("name")?,
                line: row.try_get("line")?,
            })
        };
        rows.iter().rev().map(line).collect()
    }
}
