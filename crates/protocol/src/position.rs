//! The public position.

use bastide_art::PlacedFigure;
use bastide_rules::{Pos, PublicView, Rotation, Seat};
use schemars::JsonSchema;
use serde::Serialize;

/// A tile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Tile {
    /// Its id.
    pub tile: String,
    /// Its position, as `[x, y]`; x grows east, y south.
    pub at: Pos,
    /// Its clockwise quarter turns.
    pub turn: Rotation,
}

/// Everything on the table except the tiles, and who is to act.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Position {
    /// The public view of the rules.
    #[serde(flatten)]
    pub view: PublicView,
    /// The seat to act; `null` if the game is over.
    pub acting: Option<Seat>,
    /// The seats that have resigned or lost on time; a computer decides for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Seat>,
    /// The figures on the table, from back to front.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<PlacedFigure>,
}
