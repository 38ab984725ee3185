//! When a tile comes into the game.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::names::names;

/// When a tile comes into the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum TileRole {
    /// The source of a river: it lies on the table at the start (`RIV-03`).
    Source,
    /// The fork of a river, placed first (`RIV-04`).
    Fork,
    /// Any other part of a river, placed next (`RIV-05`).
    River,
    /// The lake, which ends the river (`RIV-06`).
    Lake,
    /// All other tiles that are drawn.
    #[default]
    Land,
    /// An abbey: each player has one, and places it instead of a drawn tile (`ABB-03`).
    Abbey,
    /// A part of the City of Carcassonne, or a starting space of Mayflower: it lies in its own place at
    /// the start (`CNT-01`, `MAY-02`).
    Fixed,
    /// A bonus tile, drawn from a stack of its own (`HG-28`).
    Bonus,
}

impl TileRole {
    /// All roles.
    pub const ALL: [Self; 8] = [
        Self::Source,
        Self::Fork,
        Self::River,
        Self::Lake,
        Self::Land,
        Self::Abbey,
        Self::Fixed,
        Self::Bonus,
    ];

    /// Whether it belongs to a river, which is laid before all others (`RIV-03` to `RIV-06`).
    pub(crate) const fn is_river(self) -> bool {
        matches!(self, Self::Source | Self::Fork | Self::River | Self::Lake)
    }
}

names! {
    TileRole {
        Source = "source",
        Fork = "fork",
        River = "river",
        Lake = "lake",
        Land = "land",
        Abbey = "abbey",
        Fixed = "fixed",
        Bonus = "bonus",
    }
}
