//! The four quarters of the City of Carcassonne, and who waits in them.

use crate::board::{Board, Region, Spot, Stand};
use crate::figure::{Figure, Piece};
use crate::tile::{Kind, Role};

/// A quarter of the City of Carcassonne.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Quarter {
    Castle,
    Market,
    Blacksmith,
    Cathedral,
}

impl Quarter {
    /// All quarters, clockwise.
    pub(crate) const ALL: [Quarter; 4] =
        [Quarter::Castle, Quarter::Market, Quarter::Blacksmith, Quarter::Cathedral];

    /// The word by which a quarter is known outside.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Quarter::Castle => "castle",
            Quarter::Market => "market",
            Quarter::Blacksmith => "blacksmith",
            Quarter::Cathedral => "cathedral",
        }
    }

    /// The next quarter, clockwise.
    pub(crate) fn next(self) -> Quarter {
        Quarter::ALL[(self as usize + 1) % 4]
    }

    /// The quarter from which a kind of feature is entered (CNT-10, CNT-R-09).
    pub(crate) fn of(kind: Kind) -> Option<Quarter> {
        match kind {
            Kind::City => Some(Quarter::Castle),
            Kind::Field => Some(Quarter::Market),
            Kind::Road => Some(Quarter::Blacksmith),
            Kind::Cloister | Kind::Shrine => Some(Quarter::Cathedral),
            Kind::River => None,
        }
    }

    /// Whether a piece may be in this quarter (CNT-08, CNT-R-04, ABT-09, PHA-05): it must be able
    /// to stand where the quarter leads.
    pub(crate) fn takes(self, piece: Piece) -> bool {
        match piece {
            Piece::Follower | Piece::BigFollower | Piece::Phantom => true,
            Piece::Mayor => self == Quarter::Castle,
            Piece::Wagon => self != Quarter::Market,
            Piece::Abbot => self == Quarter::Cathedral,
            Piece::Builder | Piece::Pig | Piece::Barn => false,
        }
    }
}

impl Board {
    /// Whether somebody's piece waits in a quarter.
    pub(crate) fn waits(&self, quarter: Quarter, figure: Figure) -> bool {
        self.quarters.contains(&(quarter, figure))
    }

    /// A piece goes from a quarter to a feature. The fairy stays in the quarter (CNT-R-18).
    pub(crate) fn leave(&mut self, quarter: Quarter, figure: Figure, spot: Spot) {
        self.take(Stand::Quarter(quarter, figure));
        self.newcomers.push((spot, figure));
    }

    /// The segments of a feature, those first whose tile was laid first, then as its tile lists
    /// them; without those on the dragon's tile (CNT-R-10).
    pub(crate) fn ways_in(&self, region: &Region) -> Vec<Spot> {
        let open = region.iter().filter(|&&(x, y, _)| self.dragon != Some((x, y)));
        let mut spots: Vec<Spot> = open.copied().collect();
        let age = |(x, y)| self.laid.iter().position(|&position| position == (x, y));
        spots.sort_by_key(|&(x, y, index)| (age((x, y)), index));
        spots
    }

    /// Whether the tiles of the City of Carcassonne are on the table (CNT-01).
    pub(crate) fn has_carcassonne(&self) -> bool {
        self.tiles.iter().any(|(_, tile)| tile.role == Role::Fixed)
    }
}
