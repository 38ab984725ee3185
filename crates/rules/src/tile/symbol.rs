//! What is drawn on a tile as a whole.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::names::names;

/// What is drawn on a tile as a whole, in no feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Symbol {
    /// The dragon comes to this tile (`PRD-20`).
    Volcano,
    /// The dragon walks (`PRD-22`).
    Dragon,
    /// A follower may go anywhere (`PRD-34`).
    MagicPortal,
    /// The foundation of a tower (`TOW-04`).
    TowerSite,
    /// A fair, at which the catapult is used (`CAT-04`).
    Fair,
}

impl Symbol {
    /// All symbols.
    pub const ALL: [Self; 5] =
        [Self::Volcano, Self::Dragon, Self::MagicPortal, Self::TowerSite, Self::Fair];
}

names! {
    Symbol {
        Volcano = "volcano",
        Dragon = "dragon",
        MagicPortal = "magic-portal",
        TowerSite = "tower-site",
        Fair = "fair",
    }
}

/// The symbols of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Symbols(u8);

impl Symbols {
    /// Whether this one is among them.
    #[inline]
    pub(super) const fn has(self, symbol: Symbol) -> bool {
        self.0 & (1 << symbol as u8) != 0
    }
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        Self(symbols.into_iter().fold(0, |set, symbol| set | 1 << symbol as u8))
    }
}
