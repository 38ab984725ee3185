//! `moves`: one row an action, of a player or of chance.

use std::sync::Arc;

use bastide_rules::MAX_PLAYERS;

use crate::column::{Column, Row};

/// An action, and the position in which it was made.
#[derive(Clone, Debug)]
pub struct MoveRow {
    pub(crate) game: i32,
    pub(crate) action: i32,
    pub(crate) turn: i32,
    pub(crate) turn_seat: i32,
    pub(crate) seat: Option<i32>,
    pub(crate) kind: &'static str,
    pub(crate) text: String,
    pub(crate) tile: Option<Arc<str>>,
    pub(crate) x: Option<i32>,
    pub(crate) y: Option<i32>,
    pub(crate) rotation: Option<i32>,
    pub(crate) piece: Option<&'static str>,
    pub(crate) feature: Option<&'static str>,
    pub(crate) tiles_laid: i32,
    pub(crate) tiles_left: i32,
    pub(crate) legal_actions: i32,
    pub(crate) scores: [Option<i32>; MAX_PLAYERS],
}

impl Row for MoveRow {
    const TABLE: &'static str = "moves";

    fn columns() -> Vec<Column<Self>> {
        let mut columns = vec![
            Column::number("game", "Number of the game.", |row: &Self| row.game),
            Column::number("action", "Number of the action in the game, from 1.", |row: &Self| {
                row.action
            }),
            Column::number(
                "turn",
                "Number of the turn, from 1; 0 while the first player is drawn. An extra turn is part of the one before.",
                |row: &Self| row.turn,
            ),
            Column::number("turn_seat", "Seat of the player whose turn it is.", |row: &Self| {
                row.turn_seat
            }),
            Column::maybe_number(
                "seat",
                "Seat of the player who acts. Null for chance.",
                |row: &Self| row.seat,
            ),
            Column::text(
                "kind",
                "Kind of the action: `draw`, `place-tile`, `place-piece`, `pass` …",
                |row: &Self| row.kind,
            ),
            Column::text("text", "The action as it stands in a record.", |row: &Self| &row.text),
            Column::maybe_text(
                "tile",
                "Kind of the tile that is drawn or laid. Null for other actions.",
                |row: &Self| row.tile.as_deref(),
            ),
            Column::maybe_number(
                "x",
                "Column of the tile that the action is about, growing to the east; the start tile lies on 0.",
                |row: &Self| row.x,
            ),
            Column::maybe_number("y", "Its row, growing to the south.", |row: &Self| row.y),
            Column::maybe_number(
                "rotation",
                "Quarter turns clockwise of a laid tile, 0 to 3.",
                |row: &Self| row.rotation,
            ),
            Column::maybe_text(
                "piece",
                "Kind of the piece that the action is about.",
                |row: &Self| row.piece,
            ),
            Column::maybe_text(
                "feature",
                "Kind of the feature that the action is about: `road`, `city` …",
                |row: &Self| row.feature,
            ),
            Column::number(
                "tiles_laid",
                "Number of tiles laid by players before the action.",
                |row: &Self| row.tiles_laid,
            ),
            Column::number(
                "tiles_left",
                "Number of tiles left to draw before the action.",
                |row: &Self| row.tiles_left,
            ),
            Column::number(
                "legal_actions",
                "Number of legal actions; for chance, of possible outcomes.",
                |row: &Self| row.legal_actions,
            ),
        ];
        for index in 0..MAX_PLAYERS {
            let seat = index + 1;
            let says =
                format!("Points of seat {seat} before the action. Null if nobody sits there.");
            columns.push(Column::maybe_number(format!("score_{seat}"), says, move |row: &Self| {
                row.scores[index]
            }));
        }
        columns
    }
}
