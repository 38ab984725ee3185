//! `features`: one row a feature on the table at the end of a game.

use crate::column::{Column, Row};

/// A feature at the end of a game.
#[derive(Clone, Debug)]
pub struct FeatureRow {
    pub(crate) game: i32,
    pub(crate) feature: i32,
    pub(crate) kind: &'static str,
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) begun: i32,
    pub(crate) occupied: Option<i32>,
    pub(crate) completed: Option<i32>,
    pub(crate) complete: bool,
    pub(crate) tiles: i32,
    pub(crate) shields: i32,
    pub(crate) open_ends: i32,
    pub(crate) points: Option<i32>,
    pub(crate) owners: Vec<i32>,
}

impl Row for FeatureRow {
    const TABLE: &'static str = "features";

    fn columns() -> Vec<Column<Self>> {
        vec![
            Column::number("game", "Number of the game.", |row: &Self| row.game),
            Column::number(
                "feature",
                "Number of the feature in the game, from 1, in the order in which they began.",
                |row: &Self| row.feature,
            ),
            Column::text(
                "kind",
                "Kind of the feature: `road`, `city`, `field` …",
                |row: &Self| row.kind,
            ),
            Column::number("x", "Column of its first tile.", |row: &Self| row.x),
            Column::number("y", "Row of its first tile.", |row: &Self| row.y),
            Column::number(
                "begun",
                "Number of its first tile: 1 for the first tile laid by a player, 0 for tiles on the table at the start.",
                |row: &Self| row.begun,
            ),
            Column::maybe_number(
                "occupied",
                "Value of `tiles_laid` when the first piece came there. Null if none ever did.",
                |row: &Self| row.occupied,
            ),
            Column::maybe_number(
                "completed",
                "Number of the tile that completed it. Null if it was never completed, or takes no pieces.",
                |row: &Self| row.completed,
            ),
            Column::flag(
                "complete",
                "Whether it is complete at the end. Open land never is.",
                |row: &Self| row.complete,
            ),
            Column::number("tiles", "Number of its tiles.", |row: &Self| row.tiles),
            Column::number("shields", "Number of its shields.", |row: &Self| row.shields),
            Column::number(
                "open_ends",
                "Open ends at the end of the game; around a building, empty spaces.",
                |row: &Self| row.open_ends,
            ),
            Column::maybe_number(
                "points",
                "Sum of the points of its scorings, each counted once however many players got them. Null if nobody got any.",
                |row: &Self| row.points,
            ),
            Column::numbers(
                "owners",
                "Seats of the players who got points for it.",
                |row: &Self| &row.owners,
            ),
        ]
    }
}
