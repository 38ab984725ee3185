//! The kinds of features, in all games of the family.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::names::names;

/// What a segment is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FeatureKind {
    /// Scored when both ends are closed.
    Road,
    /// Scored when the wall is closed.
    City,
    /// Scored when eight tiles lie around it.
    Cloister,
    /// A cult place, scored like a cloister (`CUL-02`).
    Shrine,
    /// Scored at the end of the game.
    Field,
    /// In Carcassonne it divides fields, and takes no followers (`RIV-11`, `RIV-R-10`). For
    /// hunters and gatherers it is scored when both ends are closed (`HG-16`).
    River,
    /// Scored when it has meadow all round (`HG-19`).
    Forest,
    /// Ends every river that runs into it, and has fish (`HG-17`).
    Lake,
    /// Scored at the end of the game (`HG-45`).
    Meadow,
    /// Scored when the wall is closed (`MAY-22`).
    Town,
    /// Scored when eight tiles lie around it (`MAY-28`).
    Farm,
    /// Scored at the end of the game (`MAY-58`).
    Plain,
}

impl FeatureKind {
    /// All kinds; those of Carcassonne in the order in which they are scored (`BAS-R-14`, `BAS-51`).
    pub const ALL: [Self; 12] = [
        Self::Road,
        Self::City,
        Self::Cloister,
        Self::Shrine,
        Self::Field,
        Self::River,
        Self::Forest,
        Self::Lake,
        Self::Meadow,
        Self::Town,
        Self::Farm,
        Self::Plain,
    ];

    /// Whether it is open land, which reaches half-edges instead of sides.
    pub const fn is_land(self) -> bool {
        matches!(self, Self::Field | Self::Meadow | Self::Plain)
    }

    /// Whether it is complete when eight tiles lie around it.
    pub const fn is_building(self) -> bool {
        matches!(self, Self::Cloister | Self::Shrine | Self::Farm)
    }
}

names! {
    FeatureKind {
        Road = "road",
        City = "city",
        Cloister = "cloister",
        Shrine = "shrine",
        Field = "field",
        River = "river",
        Forest = "forest",
        Lake = "lake",
        Meadow = "meadow",
        Town = "town",
        Farm = "farm",
        Plain = "plain",
    }
}
