//! What the player to act can choose from.

use bastide_rules::action::{ActionKind, CatchResult, Contest, Piece, Quarter, Role};
use bastide_rules::geometry::Corner;
use bastide_rules::tile::SegmentName;
use bastide_rules::{Pos, Seat, Worth};
use schemars::JsonSchema;
use serde::Serialize;

/// What the acting player can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Choices {
    /// The number of log entries for which this is true.
    pub seq: u32,
    /// Who decides.
    pub seat: Seat,
    /// The legal actions; without those of `free`.
    pub actions: Vec<Choice>,
    /// Actions that are not listed, because there are thousands of them.
    pub free: Option<Free>,
    /// What is seen of a token that flies to this player: along the lane and aside, in millimetres, at
    /// the first 24 ticks.
    pub token: Option<Vec<(i64, i64)>>,
}

/// A legal action, with its parts for those who show it on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Choice {
    /// The action as it is sent back.
    pub action: String,
    /// What kind of action it is.
    pub kind: ActionKind,
    /// The tile or space that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Pos>,
    /// The quarter turns of the tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// The piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<Piece>,
    /// What the piece would be called there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// The drawing that stands for it, of `/api/art/pieces/`: the piece as it would stand there, or what is moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<String>,
    /// Where on the tile: `road E` or `tower`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The whole feature that it is about: its segments, by tile and place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub region: Vec<(Pos, SegmentName)>,
    /// What that feature is worth, if a piece would stand on it. Left out at tables without aids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<Worth>,
    /// The corner of the tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corner: Option<Corner>,
    /// The quarter of Carcassonne.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quarter: Option<Quarter>,
    /// Another player who is concerned: the owner of the piece, or who holds it prisoner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Seat>,
    /// The points that it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<u32>,
    /// What is done at the fair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contest: Option<Contest>,
    /// What came of a throw with a real catapult.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<CatchResult>,
}

impl Choice {
    /// An action without any parts.
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

/// Actions with numbers to choose.
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
    /// `catch-throw -100 power 900`: any of these aside, with any power.
    CatchThrow {
        /// How far aside, in millimetres.
        asides: Vec<i16>,
        /// The powers.
        powers: Vec<Power>,
    },
    /// `hand 850,50 tick 57`.
    Hand {
        /// Where along the lane, in millimetres.
        alongs: Vec<i16>,
        /// How far aside, in millimetres.
        asides: Vec<i16>,
        /// When.
        ticks: Vec<u8>,
    },
    /// `gap 31`, with a real catapult.
    Gap {
        /// The largest gap that can be said, in millimetres.
        most: u16,
    },
}

/// A tile to aim at, from a side of the landscape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Aim {
    /// The tile.
    pub at: Pos,
    /// The side: `N`, `E`, `S` or `W`.
    pub side: String,
    /// Where the catapult stands, in millimetres from the middle of the space 0,0. A tile is 45 wide.
    pub catapult: (i64, i64),
}

/// A power, and how far a token flies with it if nothing makes it stray.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Power {
    /// The power.
    pub power: u16,
    /// The way of the token in millimetres.
    pub range: i64,
}
