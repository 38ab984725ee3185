//! What helps to think: the worth of every feature, what can still be drawn, and where it fits.

use std::collections::BTreeMap;

use bastide_rules::event::{Because, Term};
use bastide_rules::tile::{FeatureKind, SegmentName};
use bastide_rules::{PieceOnTable, Pos, Seat};
use schemars::JsonSchema;
use serde::Serialize;

/// What the landscape is worth now, and what can still be drawn.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Survey {
    /// The number of log entries up to which it is true.
    pub seq: u32,
    /// All features.
    pub features: Vec<SurveyedFeature>,
    /// The empty spaces on which a tile may lie.
    pub open: Vec<OpenSpace>,
    /// How many tiles of each kind can still be drawn.
    pub left: BTreeMap<String, u16>,
    /// How many tiles of each kind fitted nowhere.
    pub removed: BTreeMap<String, u16>,
    /// How many tiles of each kind wait aside for the dragon.
    pub aside: BTreeMap<String, u16>,
}

/// A feature, and what it is worth now.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SurveyedFeature {
    /// What it is.
    pub kind: FeatureKind,
    /// Its segments: tile and place.
    pub segments: Vec<(Pos, SegmentName)>,
    /// Whether it is complete.
    pub complete: bool,
    /// The points for whoever owns it.
    pub points: u32,
    /// How they come about.
    pub worth: Vec<Term>,
    /// What changes the usual points.
    pub because: Vec<Because>,
    /// The points if the game ended now.
    pub at_end: u32,
    /// What it gives once it is complete; nothing if it is, or never will be.
    pub completion: Option<Completion>,
    /// Who would get the points.
    pub owners: Vec<Seat>,
    /// Who stands on it.
    pub pieces: Vec<PieceOnTable>,
}

/// What a feature gives once it is complete.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Completion {
    /// The points with no further tile; those of a building with all tiles around it.
    pub points: u32,
    /// The points for each further tile.
    pub each: u32,
}

/// An empty space on which a tile may lie.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OpenSpace {
    /// Where.
    pub at: Pos,
    /// How many of the tiles left fit there.
    pub fits: u16,
    /// The kinds of these tiles.
    pub kinds: Vec<String>,
}
