//! Which parts of a turn need a closer look.

use std::ops::BitOr;

/// A set of parts of a turn that differ from the plainest form of a game. Where a part does not differ, nothing need
/// be asked in every turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Changes(u8);

impl Changes {
    pub(crate) const NONE: Self = Self(0);
    /// A turn does not begin with the draw of a tile: `begin_turn`, `can_act_freely`, `can_replace_draw`.
    pub(crate) const START: Self = Self(1);
    /// Not every tile can be drawn, or something follows from a draw: `narrows_draw`, `draw`, `takes_extra_turn`.
    pub(crate) const DRAW: Self = Self(1 << 1);
    /// Something happens when a tile was placed: `tile_placed`.
    pub(crate) const TILE: Self = Self(1 << 2);
    /// More than ordinary followers on the tile just placed can be chosen in the piece step: `insists`, `piece_step`,
    /// and all hooks that list pieces or what replaces them.
    pub(crate) const PIECES: Self = Self(1 << 3);
    /// More than other followers keeps a follower off a feature: `bars_tile`, `bars_feature`.
    pub(crate) const FEATURES: Self = Self(1 << 4);
    /// Something happens before or after the scoring, or after the turn: `act`.
    pub(crate) const STAGES: Self = Self(1 << 5);
    /// Something happens when everything that a tile completed was scored: `all_scored`.
    pub(crate) const SCORED: Self = Self(1 << 6);
    /// All of them: every expansion is asked in every turn.
    #[cfg(test)]
    pub(crate) const ALL: Self = Self(0x7f);

    /// This set if `condition` holds, otherwise none.
    pub(crate) fn when(self, condition: bool) -> Self {
        if condition { self } else { Self::NONE }
    }

    #[inline]
    pub(crate) const fn contains(self, part: Self) -> bool {
        self.0 & part.0 != 0
    }
}

impl BitOr for Changes {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
