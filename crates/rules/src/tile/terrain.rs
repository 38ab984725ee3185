//! What the edges of tiles show.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use super::FeatureKind;
use crate::names::names;
use crate::setup::GameName;

/// What an edge shows. Edges that meet must show the same (`BAS-12`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Terrain {
    /// Field over the whole edge.
    Field,
    /// A road in the middle, field on both halves.
    Road,
    /// City over the whole edge.
    City,
    /// A river in the middle, field on both halves.
    River,
    /// The wall of an abbey, which closes whatever it touches (`ABB-05`, `ABB-07`).
    Any,
    /// The inside of the City of Carcassonne, between two of its own tiles (`CNT-01`).
    Carcassonne,
    /// Meadow over the whole edge (`HG-03`).
    Meadow,
    /// Forest over the whole edge (`HG-03`).
    Forest,
    /// Plain over the whole edge (`MAY-10`).
    Plain,
    /// Town over the whole edge (`MAY-10`).
    Town,
    /// The shore of a starting space, where nothing can be built (`MAY-R-03`).
    Coast,
}

impl Terrain {
    /// Everything that an edge can show in any game.
    pub const ALL: [Self; 11] = [
        Self::Field,
        Self::Road,
        Self::City,
        Self::River,
        Self::Any,
        Self::Carcassonne,
        Self::Meadow,
        Self::Forest,
        Self::Plain,
        Self::Town,
        Self::Coast,
    ];

    /// Everything that an edge can show in a game.
    pub const fn of(game: GameName) -> &'static [Self] {
        game.vocabulary().terrains
    }

    /// What reaches such an edge over its middle.
    pub const fn feature(self) -> Option<FeatureKind> {
        match self {
            Self::Road => Some(FeatureKind::Road),
            Self::City => Some(FeatureKind::City),
            Self::River => Some(FeatureKind::River),
            Self::Forest => Some(FeatureKind::Forest),
            Self::Town => Some(FeatureKind::Town),
            Self::Field
            | Self::Meadow
            | Self::Plain
            | Self::Any
            | Self::Carcassonne
            | Self::Coast => None,
        }
    }

    /// Whether open land lies on both halves of such an edge.
    pub(crate) const fn has_land(self) -> bool {
        !matches!(self, Self::City | Self::Forest | Self::Town | Self::Any)
    }

    /// Whether it belongs to tiles that lie in their places at the start, and to no others. On its
    /// halves there may be open land or not.
    pub(super) const fn is_fixed(self) -> bool {
        matches!(self, Self::Carcassonne | Self::Coast)
    }

    /// Whether nothing on the edge divides its two halves.
    pub(super) const fn is_land(self) -> bool {
        matches!(self, Self::Field | Self::Meadow | Self::Plain)
    }
}

names! {
    Terrain {
        Field = "field",
        Road = "road",
        City = "city",
        River = "river",
        Any = "any",
        Carcassonne = "carcassonne",
        Meadow = "meadow",
        Forest = "forest",
        Plain = "plain",
        Town = "town",
        Coast = "coast",
    }
}
