//! The goods that are traded in cities.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::names::names;

/// Goods of the traders (`TRA-32`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Goods {
    /// Barrels of wine.
    Wine,
    /// Sacks of grain.
    Grain,
    /// Bolts of cloth.
    Cloth,
}

impl Goods {
    /// All kinds of goods.
    pub const ALL: [Self; 3] = [Self::Wine, Self::Grain, Self::Cloth];
}

names! {
    Goods {
        Wine = "wine",
        Grain = "grain",
        Cloth = "cloth",
    }
}
