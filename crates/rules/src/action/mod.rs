//! Actions: the only way in which a game changes.

mod piece;
mod text;

use serde::Serialize;

use crate::game::KindId;
use crate::geometry::{Corner, Pos, Side, Turn};
use crate::region::SegmentId;
use crate::state::Seat;
use crate::tile::FeatureKind;

pub use piece::{Piece, Role};
pub(crate) use text::quoted;

/// What a player or chance can do.
///
/// Which actions are legal is answered by [`Game::legal_actions`](crate::Game::legal_actions). An action has a short text,
/// used in records: see [`Action::text`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance names the player who starts. Text: `first 2`.
    FirstPlayer(Seat),
    /// Chance draws a tile. Text: `draw BA-U`.
    Draw(KindId),
    /// The player lays the drawn tile. Text: `place 1,-2 turn 3`.
    PlaceTile {
        /// The space it goes to.
        at: Pos,
        /// How it is turned.
        turn: Turn,
    },
    /// The player puts a piece on a segment. Text: `follower road E`, and on another tile than the
    /// one placed last (`PRD-34`) `follower road E at 1,-2`.
    PlacePiece {
        /// Which piece.
        piece: Piece,
        /// Where it goes.
        on: SegmentId,
    },
    /// The player puts a follower on top of a tower (`TOW-19`). Text: `follower tower at 1,-2`.
    PlaceOnTower {
        /// Which piece.
        piece: Piece,
        /// The tower's tile.
        at: Pos,
    },
    /// The player puts a barn at a corner of the tile placed last (`ABB-20`). Text: `barn NW`.
    PlaceBarn(Corner),
    /// The player puts the fairy beside an own follower (`PRD-10`). Text: `fairy road E at 1,-2`.
    MoveFairy(Standing),
    /// The player sends a knight home from the city with the princess (`PRD-37`). Text:
    /// `remove city N at 1,-2`.
    RemoveKnight(SegmentId),
    /// The player recalls an abbot, and scores the building as it is (`ABT-03`). Text:
    /// `recall cloister at 1,-2`.
    Recall(SegmentId),
    /// The player puts a tower piece on a tower, or on a site where one begins (`TOW-06`). Text:
    /// `tower 1,-2`.
    BuildTower(Pos),
    /// The player takes a follower in reach of the tower prisoner (`TOW-10`). Text:
    /// `capture road E at 1,-2`.
    Capture(Standing),
    /// The player says which of the own prisoners comes back in an exchange (`TOW-24`). Text:
    /// `exchange big-follower`.
    Exchange(Piece),
    /// The player buys a prisoner back (`TOW-26`). Text: `ransom follower from 2`.
    Ransom {
        /// What sort of follower.
        piece: Piece,
        /// Who holds it.
        captor: Seat,
    },
    /// A player moves the dragon by a tile (`PRD-23`). Text: `dragon N`.
    MoveDragon(Side),
    /// The player places an abbey instead of drawing a tile (`ABB-03`). Text: `abbey 1,-2`.
    PlaceAbbey(Pos),
    /// A player moves the wagon on (`ABB-40`). Text: `move-wagon city N at 1,-2`.
    MoveWagon(SegmentId),
    /// A player moves a follower from a quarter of Carcassonne to a feature (`CNT-09`). Text:
    /// `leave follower road E at 1,-2`.
    LeaveQuarter {
        /// Which piece; the feature says from which quarter.
        piece: Piece,
        /// Where it goes.
        to: SegmentId,
    },
    /// The player puts a follower into a quarter of Carcassonne (`CNT-04`). Text: `follower castle`.
    Deploy {
        /// Which piece.
        piece: Piece,
        /// Where it goes.
        quarter: Quarter,
    },
    /// The player moves the count (`CNT-15`). Text: `count market`.
    MoveCount(Quarter),
    /// The player chooses what is done at the fair (`CAT-06`). Text: `fair target`.
    ChooseFair(Contest),
    /// A player throws a token (`CAT-D09`). Text: `throw S 2,1 power 400`.
    Throw {
        /// On which side of the landscape the catapult stands.
        from: Side,
        /// The tile aimed at.
        aim: Pos,
        /// The power.
        power: u16,
    },
    /// A player throws a token to the left neighbour (`CAT-D23`). Text: `catch-throw -100 power 900`.
    CatchThrow {
        /// How far to the side, in millimetres.
        aside: i16,
        /// The power.
        power: u16,
    },
    /// Chance decides how the token flies (`CAT-D11`). Text: `wind 17`.
    Wind(u16),
    /// A player tries to catch the token (`CAT-D26`). Text: `hand 850,50 tick 57`.
    Hand {
        /// Where along the lane, in millimetres.
        x: i16,
        /// How far to the side, in millimetres.
        y: i16,
        /// When.
        tick: u8,
    },
    /// A player says which of several followers is the nearest (`CAT-D20`). Text:
    /// `nearest 2 follower road E at 1,-2`.
    Nearest(Follower),
    /// A player replaces the nearest follower by an own one (`CAT-17`). Text: `seduce follower`, or
    /// `seduce follower from road E at 1,-2`.
    Seduce {
        /// Which piece.
        piece: Piece,
        /// Where it stands now; none for the supply.
        from: Option<Standing>,
    },
    /// With a real catapult: this follower was hit (`CAT-11`). Text: `hit 2 follower road E at 1,-2`.
    Hit(Follower),
    /// With a real catapult: the gap to the fair tile in millimetres (`CAT-21`). Text: `gap 31`.
    Gap(u16),
    /// With a real catapult: what came of a throw to the neighbour (`CAT-24`). Text: `caught`, `far`,
    /// `short` or `touched`.
    CatchResult(CatchResult),
    /// The player says which completed feature is scored next (`MAY-48`). Text: `score road E`, and on
    /// another tile than the one placed last `score farm at 1,-2`.
    Score(SegmentId),
    /// The player takes the second tile of a double turn (`TRA-14`). Text: `second-tile`.
    SecondTile,
    /// The player does nothing where nothing may be done. Text: `pass`.
    Pass,
}

/// What is done at a fair (`CAT-06`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    /// All of them.
    pub const ALL: [Self; 4] = [Self::KnockOut, Self::Seduction, Self::Target, Self::Catch];

    /// The word used in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::KnockOut => "knock-out",
            Self::Seduction => "seduction",
            Self::Target => "target",
            Self::Catch => "catch",
        }
    }
}

/// What comes of a throw to the neighbour (`CAT-R-01`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Caught, Self::Far, Self::Short, Self::Touched];

    /// The word used in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Caught => "caught",
            Self::Far => "far",
            Self::Short => "short",
            Self::Touched => "touched",
        }
    }
}

/// A follower on the table: whose, of what sort, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Follower {
    /// Whose it is.
    pub seat: Seat,
    /// What sort it is.
    pub piece: Piece,
    /// Where it stands.
    pub at: Standing,
}

/// Where a follower stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// On a segment.
    On(SegmentId),
    /// On top of the tower of the tile here (`TOW-19`).
    Tower(Pos),
    /// In a quarter of Carcassonne.
    Quarter(Quarter),
}

/// The quarters of the City of Carcassonne, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

    /// The word used in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Castle => "castle",
            Self::Market => "market",
            Self::Blacksmith => "blacksmith",
            Self::Cathedral => "cathedral",
        }
    }

    /// The quarter with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|quarter| quarter.word() == word)
    }

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
