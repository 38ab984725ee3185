//! Refusals: why an action is not legal.

use crate::action::Piece;
use crate::geometry::{Pos, Side};
use crate::tile::{Place, Terrain};

/// An action that the rules do not allow. The state is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("not now: the next step is {next}")]
    NotNow { next: &'static str },
    #[error("seat {seat} is not at this table")]
    NoSuchSeat { seat: u16 },
    #[error("there is no tile {tile} left to draw")]
    NotInStack { tile: String },
    #[error("a tile that fits somewhere must be placed")]
    MustPlace,
    #[error("a tile already lies at {at}")]
    SpaceTaken { at: Pos },
    #[error("{at} touches no tile")]
    NotBesideATile { at: Pos },
    #[error("{at} touches a tile at a corner only, not along an edge")]
    OnlyACorner { at: Pos },
    #[error(
        "at {at} the tile shows {} on side {side}, but the neighbour there shows {}",
        shown.word(), wanted.word()
    )]
    EdgesDoNotMatch { at: Pos, side: Side, shown: Terrain, wanted: Terrain },
    #[error("turn {turn} looks the same as turn {same} on this tile; write turn {same}")]
    LooksTheSame { turn: u8, same: u8 },
    #[error("a cult place may not lie next to more than one cloister")]
    CultNextToCloisters,
    #[error("a cloister may not lie next to more than one cult place")]
    CloisterNextToCults,
    #[error("the building at {at} would get a second opponent")]
    SecondOpponent { at: Pos },
    #[error("a river tile must continue the river")]
    NotOnTheRiver,
    #[error("the river may not turn back by 180 degrees")]
    RiverTurnsBack,
    #[error("the river could not go on: its arms would meet or run into a tile")]
    RiverCutOff,
    #[error("no {} is left in the supply", piece.word())]
    EmptySupply { piece: Piece },
    #[error("nobody stands on the river")]
    OnTheRiver,
    #[error("a builder needs a follower of its own on the same road or city")]
    LonelyBuilder,
    #[error("a pig needs a farmer of its own on the same field")]
    LonelyPig,
    #[error("cult places are not in play")]
    NoShrines,
    #[error("nobody may be placed on the volcano lake")]
    OnTheVolcano,
    #[error("a piece may only be put on the tile placed in this turn")]
    AnotherTile,
    #[error("a follower already stands on this {}", place.kind.word())]
    Occupied { place: Place },
    #[error("farmers are not in play")]
    NoFarmers,
}

impl Refusal {
    /// The rule that the action would break.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "BAS-50",
            Self::NotNow { .. } => "BAS-08",
            Self::NoSuchSeat { .. } => "BAS-06",
            Self::NotInStack { .. } => "BAS-09",
            Self::MustPlace => "BAS-14",
            Self::SpaceTaken { .. } => "BAS-16",
            Self::NotBesideATile { .. } => "BAS-10",
            Self::OnlyACorner { .. } => "BAS-11",
            Self::EdgesDoNotMatch { .. } => "BAS-12",
            Self::LooksTheSame { .. } => "BAS-13",
            Self::EmptySupply { .. } => "BAS-18",
            Self::CultNextToCloisters => "CUL-06",
            Self::CloisterNextToCults => "CUL-07",
            Self::SecondOpponent { .. } => "CUL-R-01",
            Self::NotOnTheRiver => "RIV-05",
            Self::RiverTurnsBack => "RIV-07",
            Self::RiverCutOff => "RIV-08",
            Self::OnTheRiver => "RIV-11",
            Self::OnTheVolcano => "RIV-12",
            Self::LonelyBuilder => "TRA-08",
            Self::LonelyPig => "TRA-25",
            Self::NoShrines => "CUL-02",
            Self::AnotherTile => "BAS-19",
            Self::Occupied { .. } => "BAS-21",
            Self::NoFarmers => "BAS-20",
        }
    }
}
