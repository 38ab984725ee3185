//! What lies on the table, for everybody to see.

use bastide_art::PlacedFigure;
use bastide_rules::{Pos, PublicView, Seat, Turn};
use schemars::JsonSchema;
use serde::Serialize;

/// A tile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Tile {
    /// Its id.
    pub tile: String,
    /// Where it lies, as `[x, y]`; x grows east, y south.
    pub at: Pos,
    /// Its quarter turns clockwise.
    pub turn: Turn,
}

/// Everything on the table but the tiles, and who decides.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Position {
    /// What the rules show.
    #[serde(flatten)]
    pub view: PublicView,
    /// Who decides now; nobody if the game is over.
    pub acting: Option<Seat>,
    /// The players who have resigned or lost on time; a computer decides for their seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Seat>,
    /// What stands on the table, from the back to the front.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<PlacedFigure>,
}
