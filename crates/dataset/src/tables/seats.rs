//! `seats`: one row a game and seat.

use std::sync::Arc;

use crate::category::Category;
use crate::column::{Column, Row};

/// A seat of a game.
#[derive(Clone, Debug)]
pub struct SeatRow {
    pub(crate) game: i32,
    pub(crate) seat: i32,
    pub(crate) name: Arc<str>,
    pub(crate) player: Option<Arc<str>>,
    pub(crate) play_order: Option<i32>,
    pub(crate) points: i32,
    pub(crate) lead: i32,
    pub(crate) win: f64,
    pub(crate) tiles: i32,
    pub(crate) by_category: [i32; Category::ALL.len()],
}

impl Row for SeatRow {
    const TABLE: &'static str = "seats";

    fn columns() -> Vec<Column<Self>> {
        let mut columns = vec![
            Column::number("game", "Number of the game.", |row: &Self| row.game),
            Column::number("seat", "Number of the seat, from 1.", |row: &Self| row.seat),
            Column::text("name", "The player's name in the setup.", |row: &Self| &row.name),
            Column::maybe_text(
                "player",
                "The computer player, as `--players` names it. Null for games read from records.",
                |row: &Self| row.player.as_deref(),
            ),
            Column::maybe_number(
                "play_order",
                "Place in the order of play: 1 for the player who started.",
                |row: &Self| row.play_order,
            ),
            Column::number("points", "Points at the end of the game.", |row: &Self| row.points),
            Column::number(
                "lead",
                "Points more than the best opponent; negative if behind.",
                |row: &Self| row.lead,
            ),
            Column::real(
                "win",
                "Share of the win, 0 to 1: winners with the same points share it.",
                |row: &Self| row.win,
            ),
            Column::number("tiles", "Number of tiles that the player laid.", |row: &Self| {
                row.tiles
            }),
        ];
        for (index, category) in Category::ALL.into_iter().enumerate() {
            let says = match category {
                Category::Ransom => "Points from ransoms; negative if more was paid than received.",
                Category::Award => "Points for the King and the Robber Baron.",
                Category::Catapult => "Points from the contests of the catapult.",
                Category::Hut => "Points from river systems, by huts.",
                Category::Shrine => "Points from cult places.",
                Category::Fairy => "Points from the fairy.",
                Category::Surveyor => "Points from surveyors.",
                Category::Goods => "Points from goods.",
                Category::Field => "Points from fields, by farmers and barns.",
                Category::Road => "Points from roads.",
                Category::City => "Points from cities.",
                Category::Cloister => "Points from cloisters.",
                Category::Forest => "Points from forests.",
                Category::River => "Points from rivers, by fishermen.",
                Category::Meadow => "Points from meadows.",
                Category::Town => "Points from towns.",
                Category::Farm => "Points from farms.",
                Category::Plain => "Points from plains.",
            };
            let name = format!("points_{}", category.as_str());
            columns.push(Column::number(name, says, move |row: &Self| row.by_category[index]));
        }
        columns
    }
}
