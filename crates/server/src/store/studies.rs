//! Storage of studies.

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::study::StudyLine;
use sqlx::AnyConnection;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::read::count;
use super::write::{Change, found};
use super::{Store, StoreError};

/// A study as it is stored.
#[derive(Debug)]
pub(crate) struct StoredStudy {
    pub(crate) id: Id,
    pub(crate) owner: Id,
    pub(crate) name: String,
    pub(crate) created: Millis,
    /// The table of the game.
    pub(crate) table: Option<Id>,
    /// The record of the main line.
    pub(crate) record: String,
    /// The nodes after those of the main line, as JSON.
    pub(crate) nodes: String,
    /// The number of all nodes.
    pub(crate) moves: u32,
}

/// A change to studies.
#[derive(Debug)]
pub(crate) enum StudyChange {
    New(StoredStudy),
    /// Another name, and other variations.
    Change {
        id: Id,
        name: String,
        nodes: String,
        moves: u32,
    },
    Delete(Id),
}

impl From<StudyChange> for Change {
    fn from(change: StudyChange) -> Self {
        Self::Study(change)
    }
}

pub(super) async fn make(db: &mut AnyConnection, change: &StudyChange) -> Result<(), sqlx::Error> {
    let query = match change {
        StudyChange::New(study) => sqlx::query(
            "INSERT INTO studies (id, owner, name, created, table_id, record, nodes, moves) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(study.id.as_str())
        .bind(study.owner.as_str())
        .bind(&study.name)
        .bind(study.created)
        .bind(study.table.as_ref().map(Id::as_str))
        .bind(&study.record)
        .bind(&study.nodes)
        .bind(i64::from(study.moves)),
        StudyChange::Change { id, name, nodes, moves } => {
            sqlx::query("UPDATE studies SET name = $1, nodes = $2, moves = $3 WHERE id = $4")
                .bind(name)
                .bind(nodes)
                .bind(i64::from(*moves))
                .bind(id.as_str())
        }
        StudyChange::Delete(id) => {
            sqlx::query("DELETE FROM studies WHERE id = $1").bind(id.as_str())
        }
    };
    found(&query.execute(db).await?)
}

impl Store {
    pub(crate) async fn study(&self, id: &Id) -> Result<Option<StoredStudy>, StoreError> {
        let query = "SELECT owner, name, created, table_id, record, nodes, moves \
                     FROM studies WHERE id = $1";
        let row = sqlx::query(query).bind(id.as_str()).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(StoredStudy {
            id: id.clone(),
            owner: Id::from_text(row.try_get::<String, _>("owner")?),
            name: row.try_get("name")?,
            created: row.try_get("created")?,
            table: row.try_get::<Option<String>, _>("table_id")?.map(Id::from_text),
            record: row.try_get("record")?,
            nodes: row.try_get("nodes")?,
            moves: row.try_get::<i64, _>("moves")?.try_into().unwrap_or(u32::MAX),
        }))
    }

    /// The studies of a person, the newest first.
    pub(crate) async fn studies_of(&self, person: &Id) -> Result<Vec<StudyLine>, StoreError> {
        let query = "SELECT id, name, created, moves FROM studies WHERE owner = $1 \
                     ORDER BY created DESC, id DESC";
        let rows = sqlx::query(query).bind(person.as_str()).fetch_all(&self.readers).await?;
        let line = |row: &AnyRow| {
            Ok(StudyLine {
                id: Id::from_text(row.try_get::<String, _>("id")?),
                name: row.try_get("name")?,
                created: row.try_get("created")?,
                moves: row.try_get::<i64, _>("moves")?.try_into().unwrap_or(u32::MAX),
            })
        };
        rows.iter().map(line).collect()
    }

    /// The number of studies of a person.
    pub(crate) async fn count_studies_of(&self, person: &Id) -> Result<u32, StoreError> {
        let query = "SELECT COUNT(*) FROM studies WHERE owner = $1";
        Ok(count(sqlx::query_as(query).bind(person.as_str()).fetch_one(&self.readers).await?))
    }
}
