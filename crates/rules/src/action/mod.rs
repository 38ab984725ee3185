//! Actions: the only way in which a game changes.

mod error;
mod piece;
mod table;
mod text;

#[cfg(feature = "serde")]
use serde::Serialize;

use crate::geometry::Pos;
use crate::names::names;
use crate::region::SegmentId;
use crate::state::Seat;
use crate::tile::FeatureKind;

pub use error::ParseActionError;
pub(crate) use piece::PieceSet;
pub use piece::{Piece, Role};
pub use table::{Action, ActionKind};

/// What is done at a fair (`CAT-06`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Contest {
    /// Who is hit goes home (`CAT-11`).
    KnockOut,
    /// The nearest follower may be replaced (`CAT-16`).
    Seduction,
    /// The nearest to the fair tile wins (`CAT-20`).
    Target,
    /// One throws, the left neighbour catches (`CAT-23`).
    Catch,
}

impl Contest {
    /// All contests.
    pub const ALL: [Self; 4] = [Self::KnockOut, Self::Seduction, Self::Target, Self::Catch];
}

names! {
    Contest {
        KnockOut = "knock-out",
        Seduction = "seduction",
        Target = "target",
        Catch = "catch",
    }
}

/// What comes of a throw to the neighbour (`CAT-R-01`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CatchResult {
    /// The token was caught.
    Caught,
    /// It was not, and flew far enough.
    Far,
    /// It was not, and fell short.
    Short,
    /// It was touched, but not caught.
    Touched,
}

impl CatchResult {
    /// All results.
    pub const ALL: [Self; 4] = [Self::Caught, Self::Far, Self::Short, Self::Touched];
}

names! {
    CatchResult {
        Caught = "caught",
        Far = "far",
        Short = "short",
        Touched = "touched",
    }
}

/// A follower on the table: its owner, its kind and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Follower {
    /// Its owner.
    pub seat: Seat,
    /// What kind of piece it is.
    pub piece: Piece,
    /// Where it stands.
    pub at: Spot,
}

/// Where a follower stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// On a segment.
    On(SegmentId),
    /// On top of the tower of the tile here (`TOW-19`).
    Tower(Pos),
    /// In a quarter of Carcassonne.
    Quarter(Quarter),
}

/// The quarters of the City of Carcassonne, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Quarter {
    /// Leads to cities (`CNT-10`); the count starts here (`CNT-03`).
    #[default]
    Castle,
    /// Leads to fields, at the end of the game (`CNT-12`).
    Market,
    /// Leads to roads.
    Blacksmith,
    /// Leads to cloisters and cult places (`CNT-R-09`).
    Cathedral,
}

impl Quarter {
    /// All quarters, clockwise.
    pub const ALL: [Self; 4] = [Self::Castle, Self::Market, Self::Blacksmith, Self::Cathedral];

    /// `CNT-10`, `CNT-R-09`: the quarter that leads to features of a kind.
    pub const fn leading_to(kind: FeatureKind) -> Option<Self> {
        match kind {
            FeatureKind::City => Some(Self::Castle),
            FeatureKind::Field => Some(Self::Market),
            FeatureKind::Road => Some(Self::Blacksmith),
            FeatureKind::Cloister | FeatureKind::Shrine => Some(Self::Cathedral),
            _ => None,
        }
    }
}

names! {
    Quarter {
        Castle = "castle",
        Market = "market",
        Blacksmith = "blacksmith",
        Cathedral = "cathedral",
    }
}
