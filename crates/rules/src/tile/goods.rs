//! The goods that are traded in cities.

use serde::{Deserialize, Serialize};

/// Goods of the traders (`TRA-32`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

    /// The word used in tile files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wine => "wine",
            Self::Grain => "grain",
            Self::Cloth => "cloth",
        }
    }
}
