//! `scores`: one row a scoring and receiver.

use bastide_rules::event::Occasion;

use crate::column::{Column, Row};

/// Points that a player got at once.
#[derive(Clone, Debug)]
pub struct ScoreRow {
    pub(crate) game: i32,
    pub(crate) action: i32,
    pub(crate) turn: i32,
    pub(crate) tiles_laid: i32,
    pub(crate) seat: i32,
    pub(crate) category: &'static str,
    pub(crate) points: i32,
    pub(crate) final_scoring: bool,
    pub(crate) feature: Option<ScoredFeature>,
}

/// What is known of a scoring that is about a feature.
#[derive(Clone, Debug)]
pub(crate) struct ScoredFeature {
    pub(crate) kind: &'static str,
    pub(crate) occasion: &'static str,
    pub(crate) tiles: i32,
    pub(crate) shields: i32,
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) receivers: i32,
    pub(crate) strength: i32,
    pub(crate) pieces: i32,
    pub(crate) placed: Option<i32>,
}

/// Returns the name of an occasion in the table.
pub(crate) const fn occasion(occasion: Occasion) -> &'static str {
    match occasion {
        Occasion::Completed => "completed",
        Occasion::Unfinished => "unfinished",
        Occasion::Farmers => "farmers",
        Occasion::BarnPlaced => "barn-placed",
        Occasion::BarnJoined => "barn-joined",
        Occasion::Barn => "barn",
        Occasion::Recalled => "recalled",
        Occasion::Huts => "huts",
        Occasion::Hunters => "hunters",
        Occasion::Trappers => "trappers",
    }
}

impl Row for ScoreRow {
    const TABLE: &'static str = "scores";

    fn columns() -> Vec<Column<Self>> {
        fn of_feature(
            name: &str,
            says: &str,
            take: fn(&ScoredFeature) -> Option<i32>,
        ) -> Column<ScoreRow> {
            Column::maybe_number(name, says, move |row: &ScoreRow| {
                row.feature.as_ref().and_then(take)
            })
        }
        vec![
            Column::number("game", "Number of the game.", |row: &Self| row.game),
            Column::number(
                "action",
                "Number of the action that led to the scoring.",
                |row: &Self| row.action,
            ),
            Column::number("turn", "Number of the turn.", |row: &Self| row.turn),
            Column::number(
                "tiles_laid",
                "Number of tiles laid by players until then.",
                |row: &Self| row.tiles_laid,
            ),
            Column::number("seat", "Seat of the player who got the points.", |row: &Self| row.seat),
            Column::text(
                "category",
                "What the points are for, as in the columns `points_…` of `seats`.",
                |row: &Self| row.category,
            ),
            Column::number(
                "points",
                "Points that the player got; negative for a ransom that was paid.",
                |row: &Self| row.points,
            ),
            Column::flag(
                "final_scoring",
                "Whether it was part of the final scoring.",
                |row: &Self| row.final_scoring,
            ),
            Column::maybe_text(
                "feature",
                "Kind of the scored feature. This and the following columns are null if no feature was scored.",
                |row: &Self| row.feature.as_ref().map(|feature| feature.kind),
            ),
            Column::maybe_text(
                "occasion",
                "`completed`, `unfinished`, `farmers`, `barn-placed`, `barn-joined`, `barn`, `recalled`, `huts`, `hunters` or `trappers`.",
                |row: &Self| row.feature.as_ref().map(|feature| feature.occasion),
            ),
            of_feature("tiles", "Number of tiles of the feature.", |row| Some(row.tiles)),
            of_feature("shields", "Number of shields that counted.", |row| Some(row.shields)),
            of_feature("x", "Column of a tile of the feature.", |row| Some(row.x)),
            of_feature("y", "Row of that tile.", |row| Some(row.y)),
            of_feature("receivers", "Number of players who got these points.", |row| {
                Some(row.receivers)
            }),
            of_feature(
                "strength",
                "Sum of the weights of the player's pieces on the feature.",
                |row| Some(row.strength),
            ),
            of_feature("pieces", "Number of the player's pieces on the feature.", |row| {
                Some(row.pieces)
            }),
            of_feature(
                "placed",
                "Value of `tiles_laid` when the first of these pieces came there. Null if none is on the feature itself.",
                |row| row.placed,
            ),
        ]
    }
}
