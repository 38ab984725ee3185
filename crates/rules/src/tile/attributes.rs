//! What is drawn on a segment.

use super::{FeatureKind, Goods};

/// What a segment shows: the kind of its feature, with the drawings that only this kind has.
///
/// The kinds stand in the order of [`FeatureKind`], so that asking for the kind copies one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Attributes {
    /// A road.
    Road {
        /// Whether an inn stands at it (`INN-16`).
        inn: bool,
        /// Trading posts beside it (`MAY-19`).
        trading_posts: u8,
    },
    /// A city.
    City {
        /// Shields in it.
        shields: u8,
        /// Whether a cathedral stands in it (`INN-20`).
        cathedral: bool,
        /// Whether a princess is in it (`PRD-37`).
        princess: bool,
        /// The goods that are traded in it.
        goods: Option<Goods>,
    },
    /// A cloister.
    Cloister,
    /// A shrine.
    Shrine,
    /// A field.
    Field {
        /// Whether a herd of pigs is on it (`RIV-15`).
        pig_herd: bool,
        /// Whether it borders the City of Carcassonne (`CNT-R-14`).
        carcassonne: bool,
    },
    /// A river.
    River {
        /// Whether it springs here (`HG-16`).
        spring: bool,
    },
    /// A forest.
    Forest {
        /// Whether gold is in it (`HG-28`).
        gold: bool,
        /// Groups of mushrooms in it (`HG-37`).
        mushrooms: u8,
    },
    /// A lake.
    Lake {
        /// Fish in it (`HG-17`).
        fish: u8,
    },
    /// A meadow, with its animals (`HG-45`).
    #[expect(missing_docs, reason = "the animals are what their names say")]
    Meadow {
        deer: u8,
        mammoths: u8,
        aurochs: u8,
        tigers: u8,
        /// Whether a fire drives the tigers off (`HG-36`).
        fire: bool,
        /// Whether a dolmen is on it (`HG-39`).
        dolmen: bool,
    },
    /// A town.
    Town {
        /// Flags in it (`MAY-23`).
        flags: u8,
    },
    /// A farm.
    Farm,
    /// A plain, with its animals (`MAY-58`).
    #[expect(missing_docs, reason = "the animals are what their names say")]
    Plain { deer: u8, bison: u8, turkeys: u8, bears: u8 },
}

impl Attributes {
    /// What the segment is part of.
    #[inline]
    pub const fn kind(self) -> FeatureKind {
        match self {
            Self::Road { .. } => FeatureKind::Road,
            Self::City { .. } => FeatureKind::City,
            Self::Cloister => FeatureKind::Cloister,
            Self::Shrine => FeatureKind::Shrine,
            Self::Field { .. } => FeatureKind::Field,
            Self::River { .. } => FeatureKind::River,
            Self::Forest { .. } => FeatureKind::Forest,
            Self::Lake { .. } => FeatureKind::Lake,
            Self::Meadow { .. } => FeatureKind::Meadow,
            Self::Town { .. } => FeatureKind::Town,
            Self::Farm => FeatureKind::Farm,
            Self::Plain { .. } => FeatureKind::Plain,
        }
    }

    /// How many shields are drawn: in cities only.
    #[inline]
    pub const fn shields(self) -> u8 {
        if let Self::City { shields, .. } = self { shields } else { 0 }
    }

    /// Which goods are traded: in cities only.
    #[inline]
    pub const fn goods(self) -> Option<Goods> {
        if let Self::City { goods, .. } = self { goods } else { None }
    }

    /// How many fish are drawn: in lakes only.
    pub const fn fish(self) -> u8 {
        if let Self::Lake { fish } = self { fish } else { 0 }
    }
}
