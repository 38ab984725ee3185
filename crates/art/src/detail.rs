//! Levels of detail and variants of a tile's drawing.

use std::fmt;
use std::str::FromStr;

use bastide_rules::{ParseNameError, Pos, Rotation};

/// The number of variants of each tile kind.
pub const VARIANTS: u8 = 3;

/// The level of detail, which depends on the size of a tile on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// Everything, for tiles of 64 pixels or more.
    #[default]
    Full,
    /// No texture, and thicker lines: for tiles below 64 pixels.
    Plain,
    /// No roofs and no wall towers either, and the thickest lines: for tiles below 40 pixels.
    Tiny,
}

impl Detail {
    /// All levels, from the most detailed to the least.
    pub const ALL: [Self; 3] = [Self::Full, Self::Plain, Self::Tiny];

    /// The level for tiles that are this many pixels wide.
    pub const fn for_pixels(pixels: u32) -> Self {
        match pixels {
            0..40 => Self::Tiny,
            40..64 => Self::Plain,
            _ => Self::Full,
        }
    }

    /// The name in URLs.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Plain => "plain",
            Self::Tiny => "tiny",
        }
    }

    /// One of three values, by level.
    pub(crate) fn pick<T>(self, full: T, plain: T, tiny: T) -> T {
        match self {
            Self::Full => full,
            Self::Plain => plain,
            Self::Tiny => tiny,
        }
    }
}

impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Detail {
    type Err = ParseNameError;

    fn from_str(name: &str) -> Result<Self, ParseNameError> {
        let named = Self::ALL.into_iter().find(|detail| detail.as_str() == name);
        named.ok_or_else(|| ParseNameError::new(name, "one of full, plain, tiny"))
    }
}

/// One of the drawings of a tile kind: level of detail, variant and turn.
///
/// Variants share walls, roads, landmarks, seats and outlines; roofs, crops and trees differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The level of detail.
    pub detail: Detail,
    /// The variant, below [`VARIANTS`].
    pub variant: u8,
    /// The turn of the tile.
    pub turn: Rotation,
}

impl Version {
    /// The most detailed drawing of the first variant, turned.
    pub fn turned(turn: Rotation) -> Self {
        Self { turn, ..Self::default() }
    }

    /// All versions of a kind.
    pub fn all() -> impl Iterator<Item = Self> {
        let variants = Detail::ALL.into_iter().flat_map(|detail| {
            (0..VARIANTS).map(move |variant| Self { detail, variant, turn: Rotation::default() })
        });
        variants.flat_map(|version| {
            (0..4).map(move |turn| Self { turn: Rotation::new(turn), ..version })
        })
    }
}

/// The variant of a tile on a space; adjacent tiles have different ones.
pub fn variant_at(pos: Pos) -> u8 {
    (i32::from(pos.x) + i32::from(pos.y)).rem_euclid(VARIANTS.into()) as u8
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn neighbours_have_different_variants() {
        for (x, y) in (-3..3).flat_map(|x| (-3..3).map(move |y| (x, y))) {
            let here = variant_at(Pos::new(x, y));
            assert!(here < VARIANTS);
            assert_ne!(here, variant_at(Pos::new(x + 1, y)));
            assert_ne!(here, variant_at(Pos::new(x, y + 1)));
        }
    }

    #[test]
    fn detail_follows_from_the_pixels_of_a_tile() {
        use Detail::{Full, Plain, Tiny};
        let details = [20, 39, 40, 63, 64, 200].map(Detail::for_pixels);
        assert_eq!(details, [Tiny, Tiny, Plain, Plain, Full, Full]);
    }

    #[test]
    fn there_are_thirty_six_drawings_of_a_kind() {
        let all: BTreeSet<_> = Version::all().collect();
        assert_eq!(all.len(), 36);
        for detail in Detail::ALL {
            assert_eq!(detail.as_str().parse(), Ok(detail));
        }
    }
}
