//! Storage of hints.

use bastide_protocol::id::Id;
use bastide_protocol::review::HintKind;
use bastide_rules::Seat;
use sqlx::AnyConnection;

use super::write::Change;
use super::{Store, StoreError};

/// A hint that a player has seen.
#[derive(Clone, Debug)]
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
pub(super) async fn make(db: &mut AnyConnection, seen: &SeenHint) -> Result<(), sqlx::Error> {
    let query = "INSERT INTO hints (game, position, seat, idea, move, hint) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT (game, position) DO UPDATE SET \
                 idea = CASE WHEN hints.move = 1 OR hints.idea = 1 THEN hints.idea ELSE excluded.idea END, \
                 move = CASE WHEN hints.move = 1 THEN 1 ELSE excluded.move END";
    sqlx::query(query)
        .bind(seen.game.as_str())
        .bind(&seen.position)
        .bind(i64::from(seen.seat.number()))
        .bind(i64::from(seen.kind == HintKind::Idea))
        .bind(i64::from(seen.kind == HintKind::Move))
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
        let query = "SELECT hint FROM hints WHERE game = $1 AND position = $2";
        let row: Option<(String,)> = sqlx::query_as(query)
            .bind(game.as_str())
            .bind(position)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|(hint,)| hint))
    }

    /// The number of hints that each of the seats has used in a game.
    pub(crate) async fn hints_used(&self, game: &Id, seats: usize) -> Result<Vec<u32>, StoreError> {
        let query = "SELECT seat, CAST(SUM(idea + move) AS BIGINT) FROM hints WHERE game = $1 GROUP BY seat";
        let rows: Vec<(i64, i64)> =
            sqlx::query_as(query).bind(game.as_str()).fetch_all(&self.readers).await?;
        let used = |number| rows.iter().find(|&&(seat, _)| seat == number).map_or(0, |row| row.1);
        Ok((1..).take(seats).map(|number| used(number).try_into().unwrap_or(u32::MAX)).collect())
    }
}
