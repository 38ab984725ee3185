//! Where a game stands within a turn, and who acts.

use super::Seat;
use crate::game::KindId;
use crate::geometry::Pos;
use crate::region::SegmentId;

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// Chance: the dealer picks one of the outcomes.
    Chance,
    /// The player in this seat.
    Player(Seat),
    /// Nobody: the game is over.
    Nobody,
}

/// Where a game stands within a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance names the first player.
    FirstPlayer,
    /// The player may do something before a tile is drawn: place an abbey instead (`ABB-03`), or
    /// buy a prisoner back (`TOW-26`).
    StartTurn,
    /// Chance draws a tile.
    DrawTile,
    /// Chance draws a bonus tile (`HG-28`).
    DrawBonus,
    /// The player lays this tile.
    PlaceTile(KindId),
    /// The player may put a piece on the tile laid last, or do what counts as much.
    PlacePiece,
    /// The player may take a follower in reach of the tower here prisoner (`TOW-10`).
    Capture(Pos),
    /// The player says which of the own followers this captor gives back (`TOW-24`).
    Exchange(Seat),
    /// This player moves the dragon by a tile (`PRD-23`).
    MoveDragon(Seat),
    /// This player may move followers from the quarters of Carcassonne to what was completed
    /// (`CNT-09`).
    LeaveQuarters(Seat),
    /// The player may put a follower into a quarter of Carcassonne (`CNT-04`).
    Deploy,
    /// The player may move the count (`CNT-15`).
    MoveCount,
    /// At the end of the game, this player may move followers from the quarters (`CNT-12`).
    LeaveAtEnd(Seat),
    /// This player may move the wagon here, whose feature was scored (`ABB-40`).
    MoveWagon {
        /// Whose wagon it is.
        seat: Seat,
        /// Where it still stands.
        from: SegmentId,
    },
    /// The player says which completed feature is scored next (`MAY-48`).
    ChooseScoring,
    /// The player may draw a second tile (`TRA-R-03`).
    SecondTile,
    /// The player chooses what is done at the fair (`CAT-06`).
    ChooseFair,
    /// This player throws a token with the catapult (`CAT-07`).
    Throw(Seat),
    /// Chance decides how the token flies (`CAT-D11`).
    Wind,
    /// This player tries to catch the token (`CAT-23`).
    Hand(Seat),
    /// This player says which of several followers is meant (`CAT-D20`).
    Nearest(Seat),
    /// This player may replace the nearest follower by an own one (`CAT-17`).
    Seduce(Seat),
    /// The game is over.
    Over,
}

impl Phase {
    /// What is to be done in this phase, in words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::FirstPlayer => "to draw who starts",
            Self::StartTurn => "to place an abbey or to pay a ransom, or to pass",
            Self::DrawTile => "to draw a tile",
            Self::DrawBonus => "to draw a bonus tile",
            Self::PlaceTile(_) => "to place the drawn tile",
            Self::PlacePiece => "to place a piece, or to pass",
            Self::Capture(_) => "to take a prisoner, or to pass",
            Self::Exchange(_) => "to say which prisoner comes back",
            Self::MoveDragon(_) => "to move the dragon",
            Self::LeaveQuarters(_) | Self::LeaveAtEnd(_) => {
                "to move a follower out of a quarter, or to pass"
            }
            Self::Deploy => "to put a follower into a quarter, or to pass",
            Self::MoveCount => "to move the count, or to pass",
            Self::MoveWagon { .. } => "to move the wagon, or to pass",
            Self::ChooseFair => "to choose what is done at the fair",
            Self::Throw(_) => "to throw a token",
            Self::Wind => "to see how the token flies",
            Self::Hand(_) => "to catch the token, or to pass",
            Self::Nearest(_) => "to say which follower is meant",
            Self::Seduce(_) => "to replace the follower, or to pass",
            Self::ChooseScoring => "to say which feature is scored next",
            Self::SecondTile => "to take the second tile, or to pass",
            Self::Over => "none: the game is over",
        }
    }
}
