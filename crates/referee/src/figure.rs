//! The wooden pieces.

/// The kinds of pieces a player can place, in the order in which they are taken where there is one
/// (ABT-10, PHA-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Piece {
    Follower,
    BigFollower,
    Mayor,
    Wagon,
    Abbot,
    Phantom,
    Builder,
    Pig,
    Barn,
}

impl Piece {
    pub(crate) const ALL: [Piece; 9] = [
        Piece::Follower,
        Piece::BigFollower,
        Piece::Mayor,
        Piece::Wagon,
        Piece::Abbot,
        Piece::Phantom,
        Piece::Builder,
        Piece::Pig,
        Piece::Barn,
    ];

    /// The word by which a piece is known outside.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Piece::Follower => "follower",
            Piece::BigFollower => "big-follower",
            Piece::Mayor => "mayor",
            Piece::Wagon => "wagon",
            Piece::Abbot => "abbot",
            Piece::Phantom => "phantom",
            Piece::Builder => "builder",
            Piece::Pig => "pig",
            Piece::Barn => "barn",
        }
    }

    pub(crate) fn from_name(name: &str) -> Piece {
        let found = Piece::ALL.into_iter().find(|piece| piece.name() == name);
        found.unwrap_or_else(|| panic!("the referee does not know the piece \"{name}\""))
    }

    /// What the piece weighs in a majority on a feature with so many shields (BAS-D-08, INN-10,
    /// TRA-22, TRA-27, ABB-15, ABB-26, ABB-38, ABT-01, PHA-05).
    pub(crate) fn weight(self, shields: u32) -> u32 {
        match self {
            Piece::Follower | Piece::Wagon | Piece::Abbot | Piece::Phantom => 1,
            Piece::BigFollower => 2,
            Piece::Mayor => shields,
            Piece::Builder | Piece::Pig | Piece::Barn => 0,
        }
    }

    /// Whether this is a follower of any kind (TRA-R-01, PRD-R-08, TOW-R-03, ABT-01, PHA-05).
    pub(crate) fn is_follower(self) -> bool {
        match self {
            Piece::Follower
            | Piece::BigFollower
            | Piece::Mayor
            | Piece::Wagon
            | Piece::Abbot
            | Piece::Phantom => true,
            Piece::Builder | Piece::Pig | Piece::Barn => false,
        }
    }
}

/// A piece on the table, and the seat of its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Figure {
    pub(crate) seat: usize,
    pub(crate) piece: Piece,
}
