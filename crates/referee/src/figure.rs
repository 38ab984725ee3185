//! The wooden pieces.

/// The kinds of pieces a player can place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Follower,
    BigFollower,
    Builder,
    Pig,
}

impl Piece {
    pub(crate) const ALL: [Piece; 4] =
        [Piece::Follower, Piece::BigFollower, Piece::Builder, Piece::Pig];

    /// The word by which a piece is known outside.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Piece::Follower => "follower",
            Piece::BigFollower => "big-follower",
            Piece::Builder => "builder",
            Piece::Pig => "pig",
        }
    }

    pub(crate) fn from_name(name: &str) -> Piece {
        let found = Piece::ALL.into_iter().find(|piece| piece.name() == name);
        found.unwrap_or_else(|| panic!("the referee does not know the piece \"{name}\""))
    }

    /// What the piece weighs in a majority (BAS-D-08, INN-10, TRA-22, TRA-27).
    pub(crate) fn weight(self) -> usize {
        match self {
            Piece::Follower => 1,
            Piece::BigFollower => 2,
            Piece::Builder | Piece::Pig => 0,
        }
    }

    /// Whether this is a follower, small or big (TRA-R-01).
    pub(crate) fn is_follower(self) -> bool {
        matches!(self, Piece::Follower | Piece::BigFollower)
    }
}

/// A piece on the table, and the seat of its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Figure {
    pub(crate) seat: usize,
    pub(crate) piece: Piece,
}
