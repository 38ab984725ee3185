//! What the acting player can choose from.

use bastide_rules::action::{ActionKind, CatchResult, Contest, Piece, Quarter, Role};
use bastide_rules::geometry::Corner;
use bastide_rules::tile::SegmentName;
use bastide_rules::{Pos, Seat, Worth};
use schemars::JsonSchema;
use serde::Serialize;

/// The options of the acting player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Choices {
    /// The number of log entries to which this applies.
    pub seq: u32,
    /// The seat that decides.
    pub seat: Seat,
    /// The legal actions, except those of `free`.
    pub actions: Vec<Choice>,
    /// Actions that are not listed because there are thousands of them.
    pub free: Option<Free>,
    /// What the catcher sees of a token in flight: its position along the lane and to the side, in
    /// millimetres, at the first 24 ticks.
    pub token: Option<Vec<(i64, i64)>>,
}

/// A legal action, with its parts for display on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Choice {
    /// The action as it must be sent back.
    pub action: String,
    /// What kind of action it is.
    pub kind: ActionKind,
    /// The tile or space.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Pos>,
    /// The quarter turns of the tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// The piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<Piece>,
    /// The name of the piece in that place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// The figure to show, from `/api/art/pieces/`: the piece as it would stand there, or the one that
    /// moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<String>,
    /// Where on the tile: `road E` or `tower`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// All segments of the feature, by tile and place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub region: Vec<(Pos, SegmentName)>,
    /// What that feature is worth, if a piece would stand on it. Absent at tables without aids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<Worth>,
    /// The corner of the tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corner: Option<Corner>,
    /// The quarter of Carcassonne.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quarter: Option<Quarter>,
    /// Another player involved: the owner of the piece, or its captor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Seat>,
    /// The points that it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<u32>,
    /// The contest at the fair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contest: Option<Contest>,
    /// The result of a throw with a real catapult.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<CatchResult>,
}

impl Choice {
    /// An action without parts.
    pub fn new(action: String, kind: ActionKind) -> Self {
        Self {
            action,
            kind,
            at: None,
            turn: None,
            piece: None,
            role: None,
            figure: None,
            place: None,
            region: Vec::new(),
            worth: None,
            corner: None,
            quarter: None,
            other: None,
            price: None,
            contest: None,
            result: None,
        }
    }
}

/// Actions with numeric parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Free {
    /// `throw S 2,1 power 400`: any aim with any power.
    Throw {
        /// The tiles to aim at, each from all sides.
        aims: Vec<Aim>,
        /// The powers.
        powers: Vec<Power>,
    },
    /// `catch-throw -100 power 900`: any offset with any power.
    CatchThrow {
        /// The offsets to the side, in millimetres.
        asides: Vec<i16>,
        /// The powers.
        powers: Vec<Power>,
    },
    /// `hand 850,50 tick 57`.
    Hand {
        /// The positions along the lane, in millimetres.
        alongs: Vec<i16>,
        /// The offsets to the side, in millimetres.
        asides: Vec<i16>,
        /// The ticks.
        ticks: Vec<u8>,
    },
    /// `gap 31`, with a real catapult.
    Gap {
        /// The largest gap that can be entered, in millimetres.
        most: u16,
    },
}

/// A tile to aim at, from one side of the landscape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Aim {
    /// The tile.
    pub at: Pos,
    /// The side: `N`, `E`, `S` or `W`.
    pub side: String,
    /// The position of the catapult, in millimetres from the middle of the space 0,0. A tile is 45 wide.
    pub catapult: (i64, i64),
}

/// A power, and how far a token flies with it without scatter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Power {
    /// The power.
    pub power: u16,
    /// The range in millimetres.
    pub range: i64,
}
