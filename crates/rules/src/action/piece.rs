//! The pieces that players put on tiles, and what they are called there.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::names::names;
use crate::setup::InPlay;
use crate::tile::{FeatureKind, bits};

/// Makes [`Piece`] from one table: each piece with its name in records, and the element that says how
/// many of it each player has.
macro_rules! pieces {
    ($($(#[$doc:meta])* $piece:ident, $name:literal, $element:ident;)+) => {
        /// The pieces that players put on tiles. The followers of Carcassonne come first.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum Piece {
            $($(#[$doc])* $piece,)+
        }

        impl Piece {
            /// All pieces.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$piece),+];

            /// How many of this kind each player has.
            pub(crate) const fn number_each(self, in_play: InPlay) -> u8 {
                match self {
                    $(Self::$piece => in_play.$element,)+
                }
            }
        }

        names! { Piece, "a piece such as follower"; $($piece = $name),+ }
    };
}

pieces! {
    /// The ordinary follower, of weight 1 (`BAS-D-08`).
    Follower, "follower", followers;
    /// The big follower, of weight 2 (`INN-10`).
    BigFollower, "big-follower", big_followers;
    /// The mayor of a city, who weighs as much as it has shields (`ABB-15`).
    Mayor, "mayor", mayors;
    /// A follower that may move on when its feature was scored (`ABB-40`).
    Wagon, "wagon", wagons;
    /// A follower for cloisters and cult places who may be recalled (`ABT-03`).
    Abbot, "abbot", abbots;
    /// A second small follower, placed after another action with a piece (`PHA-02`).
    Phantom, "phantom", phantoms;
    /// Gives double turns (`TRA-14`), weighs nothing (`TRA-22`).
    Builder, "builder", builders;
    /// Raises the worth of a field (`TRA-29`), weighs nothing (`TRA-27`).
    Pig, "pig", pigs;
    /// Ends the work of all farmers on a field (`ABB-27`), and stays (`ABB-24`).
    Barn, "barn", barns;
    /// A member of the tribe: gathers, fishes or hunts (`HG-08`).
    Member, "member", members;
    /// Has the fish of a whole river system, and stays (`HG-15`, `HG-41`).
    Hut, "hut", huts;
    /// A settler: robs, trades, farms or traps (`MAY-15`).
    Settler, "settler", settlers;
}

impl Piece {
    /// The followers of Carcassonne, which come first; builders, pigs and barns are none (`PRD-R-08`,
    /// `TRA-R-01`).
    pub const FOLLOWERS: [Self; Self::Builder as usize] =
        *Self::ALL.first_chunk().expect("they come first");

    /// Whether it occupies the feature on which it stands (`INN-09`, `ABB-39`).
    pub const fn is_follower(self) -> bool {
        // The other games have one kind each.
        (self as usize) < Self::FOLLOWERS.len() || matches!(self, Self::Member | Self::Settler)
    }
}

/// A set of kinds of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PieceSet(u16);

impl PieceSet {
    pub(crate) const NONE: Self = Self(0);
    /// The followers of all games.
    pub(crate) const FOLLOWERS: Self = {
        let (mut all, mut index) = (Self::NONE, 0);
        while index < Piece::ALL.len() {
            if Piece::ALL[index].is_follower() {
                all = all.or(Self::of(Piece::ALL[index]));
            }
            index += 1;
        }
        all
    };

    /// The set of one kind.
    pub(crate) const fn of(piece: Piece) -> Self {
        Self(1 << piece as u16)
    }

    #[must_use]
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn contains(self, piece: Piece) -> bool {
        self.0 & Self::of(piece).0 != 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The kinds of the set, in the order of [`Piece::ALL`].
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Piece> {
        bits(self.0).map(|index| Piece::ALL[index])
    }
}

/// What a follower is called where it stands (`BAS-20`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Role {
    /// On a road.
    Highwayman,
    /// In a city.
    Knight,
    /// In a cloister.
    Monk,
    /// On a cult place (`CUL-03`).
    Heretic,
    /// On a field.
    Farmer,
    /// In a forest (`HG-08`).
    Gatherer,
    /// On a river (`HG-08`).
    Fisherman,
    /// On a meadow (`HG-08`).
    Hunter,
    /// A settler on a road (`MAY-15`).
    Robber,
    /// In a town (`MAY-15`).
    Shopkeeper,
    /// On a farm (`MAY-15`); the rulebook calls this one a farmer, too.
    #[cfg_attr(feature = "serde", serde(rename = "farmer"))]
    Homesteader,
    /// On a plain (`MAY-15`).
    Trapper,
}

impl Role {
    /// The role of a follower on a feature; builders, pigs, barns and huts have none.
    pub const fn of(piece: Piece, kind: FeatureKind) -> Option<Self> {
        if !piece.is_follower() {
            return None;
        }
        match kind {
            FeatureKind::Road if matches!(piece, Piece::Settler) => Some(Self::Robber),
            FeatureKind::Road => Some(Self::Highwayman),
            FeatureKind::City => Some(Self::Knight),
            FeatureKind::Cloister => Some(Self::Monk),
            FeatureKind::Shrine => Some(Self::Heretic),
            FeatureKind::Field => Some(Self::Farmer),
            FeatureKind::Forest => Some(Self::Gatherer),
            FeatureKind::River => Some(Self::Fisherman),
            FeatureKind::Meadow => Some(Self::Hunter),
            FeatureKind::Town => Some(Self::Shopkeeper),
            FeatureKind::Farm => Some(Self::Homesteader),
            FeatureKind::Plain => Some(Self::Trapper),
            FeatureKind::Lake => None,
        }
    }

    /// Farmers, hunters and trappers lie down, all others stand (`BAS-26`, `HG-09`, `MAY-15`).
    pub const fn lies_down(self) -> bool {
        matches!(self, Self::Farmer | Self::Hunter | Self::Trapper)
    }
}
