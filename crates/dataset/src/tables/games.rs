//! `games`: one row a game.

use std::sync::Arc;

use crate::column::{Column, Row};

/// A game.
#[derive(Clone, Debug)]
pub struct GameRow {
    pub(crate) game: i32,
    pub(crate) deal: i32,
    pub(crate) seed: Option<String>,
    pub(crate) record: Option<Arc<str>>,
    pub(crate) family: &'static str,
    pub(crate) setup: Arc<str>,
    pub(crate) players: i32,
    pub(crate) first_seat: Option<i32>,
    pub(crate) start_tiles: i32,
    pub(crate) tiles: i32,
    pub(crate) unplaceable_tiles: i32,
    pub(crate) turns: i32,
    pub(crate) actions: i32,
    pub(crate) ended: &'static str,
}

impl Row for GameRow {
    const TABLE: &'static str = "games";

    fn columns() -> Vec<Column<Self>> {
        vec![
            Column::number("game", "Number of the game, from 1.", |row: &Self| row.game),
            Column::number(
                "deal",
                "Number of the deal, from 1. Games of a deal have the same seed (`--repeat`).",
                |row: &Self| row.deal,
            ),
            Column::maybe_text(
                "seed",
                "The dealer's seed: 64 hexadecimal digits. Null if a record does not tell it.",
                |row: &Self| row.seed.as_deref(),
            ),
            Column::maybe_text(
                "record",
                "The file from which the game was read. Null if it was played for the dataset.",
                |row: &Self| row.record.as_deref(),
            ),
            Column::text(
                "family",
                "`carcassonne`, `hunters-and-gatherers` or `mayflower`.",
                |row: &Self| row.family,
            ),
            Column::text("setup", "The setup in TOML, as `--setup` reads it.", |row: &Self| {
                &row.setup
            }),
            Column::number("players", "Number of players.", |row: &Self| row.players),
            Column::maybe_number(
                "first_seat",
                "Seat of the player who started. Null if nobody had a turn.",
                |row: &Self| row.first_seat,
            ),
            Column::number(
                "start_tiles",
                "Number of tiles on the table before the first turn.",
                |row: &Self| row.start_tiles,
            ),
            Column::number("tiles", "Number of tiles laid by players.", |row: &Self| row.tiles),
            Column::number(
                "unplaceable_tiles",
                "Number of tiles removed because they fitted nowhere.",
                |row: &Self| row.unplaceable_tiles,
            ),
            Column::number("turns", "Number of turns.", |row: &Self| row.turns),
            Column::number(
                "actions",
                "Number of actions, of players and of chance.",
                |row: &Self| row.actions,
            ),
            Column::text(
                "ended",
                "`played`: by the rules. `resigned`, `time`: before that. `unfinished`: the record stops earlier.",
                |row: &Self| row.ended,
            ),
        ]
    }
}
