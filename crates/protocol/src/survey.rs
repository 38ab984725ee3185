//! Aids: the value of every feature, the remaining tiles, and where they fit.

use std::collections::BTreeMap;

use bastide_rules::event::{Because, Term};
use bastide_rules::tile::{FeatureKind, SegmentName};
use bastide_rules::{PieceOnTable, Pos, Seat};
use schemars::JsonSchema;
use serde::Serialize;

/// The current value of the landscape, and the remaining tiles.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Survey {
    /// The number of log entries to which it applies.
    pub seq: u32,
    /// All features.
    pub features: Vec<SurveyedFeature>,
    /// The empty spaces on which a tile may be placed.
    pub open: Vec<OpenSpace>,
    /// The number of tiles of each kind left to draw.
    pub left: BTreeMap<String, u16>,
    /// The number of tiles of each kind that fitted nowhere.
    pub removed: BTreeMap<String, u16>,
    /// The number of tiles of each kind set aside for the dragon.
    pub aside: BTreeMap<String, u16>,
}

/// A feature and its current value.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SurveyedFeature {
    /// Its kind.
    pub kind: FeatureKind,
    /// Its segments: tile and place.
    pub segments: Vec<(Pos, SegmentName)>,
    /// Whether it is complete.
    pub complete: bool,
    /// The points for its owner.
    pub points: u32,
    /// How the points are made up.
    pub worth: Vec<Term>,
    /// Modifiers of the points.
    pub because: Vec<Because>,
    /// The points if the game ended now.
    pub at_end: u32,
    /// Its value once complete; `null` if it is complete, or cannot be completed.
    pub completion: Option<Completion>,
    /// The players who would score.
    pub owners: Vec<Seat>,
    /// The pieces on it.
    pub pieces: Vec<PieceOnTable>,
}

/// The value of a feature once it is complete.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Completion {
    /// The points without further tiles; for a building, with all tiles around it.
    pub points: u32,
    /// The points for each further tile.
    pub each: u32,
}

/// An empty space on which a tile may be placed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OpenSpace {
    /// Its position.
    pub at: Pos,
    /// The number of remaining tiles that fit there.
    pub fits: u16,
    /// Their kinds.
    pub kinds: Vec<String>,
}
