//! Storage of hints.

use bastide_protocol::id::Id;
use bastide_protocol::review::HintKind;
use bastide_rules::Seat;
use sqlx::sqlite::SqliteConnection;

use super::write::Change;
use super::{Store, StoreError};

/// A hint that a player has seen.
#[derive(Debug)]
pub(crate) struct SeenHint {
    pub(crate) game: Id,
    /// The hash of the position.
    pub(crate) position: String,
    pub(crate) seat: Seat,
    pub(crate) kind: HintKind,
    /// The hint as JSON.
    pub(crate) hint: String,
}

impl From<SeenHint> for Change {
    fn from(seen: SeenHint) -> Self {
        Self::Hint(seen)
    }
}

/// Notes a hint. The idea after the move is nothing new.
pub(super) async fn make(db: &mut SqliteConnection, seen: &SeenHint) -> Result<(), sqlx::Error> {
    let query = "INSERT INTO hints (game, position, seat, idea, move, hint) VALUES (?, ?, ?, ?, ?, ?) \
                 ON CONFLICT (game, position) DO UPDATE SET \
                 idea = MAX(idea, CASE WHEN move THEN idea ELSE excluded.idea END), \
                 move = MAX(move, excluded.move)";
    sqlx::query(query)
        .bind(seen.game.as_str())
        .bind(&seen.position)
        .bind(seen.seat.number())
        .bind(seen.kind == HintKind::Idea)
        .bind(seen.kind == HintKind::Move)
        .bind(&seen.hint)
        .execute(db)
        .await
        .map(|_| ())
}

impl Store {
    /// The hint for a position of a game, if it was given before.
    pub(crate) async fn hint(
        &self,
        game: &Id,
        position: &str,
    ) -> Result<Option<String>, StoreError> {
        let query = "SELECT hint FROM hints WHERE game = ? AND position = ?";
        let row: Option<(String,)> = sqlx::query_as(query)
            .bind(game.as_str())
            .bind(position)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|(hint,)| hint))
    }

    /// The number of hints that each of the seats has used in a game.
    pub(crate) async fn hints_used(&self, game: &Id, seats: usize) -> Result<Vec<u32>, StoreError> {
        let query = "SELECT seat, SUM(idea + move) FROM hints WHERE game = ? GROUP BY seat";
        let rows: Vec<(usize, u32)> = sqlx::query_as::<_, (u8, u32)>(query)
            .bind(game.as_str())
            .fetch_all(&self.readers)
            .await?
            .into_iter()
            .map(|(seat, used)| (usize::from(seat), used))
            .collect();
        let used = |number| rows.iter().find(|(seat, _)| *seat == number).map_or(0, |row| row.1);
        Ok((1..=seats).map(used).collect())
    }
}
