//! Sides, half-edges, quarter turns and positions.
//!
//! A tile has four [`Side`]s. Each side has two [`Half`]-edges, left and right as seen from the
//! tile's centre looking outward, so that the halves run clockwise from the north-west corner:
//!
//! ```text
//!              N
//!           NL    NR
//!         +-----+-----+
//!      WR |           | EL
//!   W     +           +     E
//!      WL |           | ER
//!         +-----+-----+
//!           SR    SL
//!              S
//! ```

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::names::{ParseNameError, names};

/// One of the four sides of a tile, clockwise from the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Side {
    /// Up on the table.
    N,
    /// Right.
    E,
    /// Down.
    S,
    /// Left.
    W,
}

impl Side {
    /// All sides, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The side's index in [`Side::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side that faces this one across a shared edge.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// Where the side points to after the tile was turned.
    #[must_use]
    pub const fn turned(self, turn: Rotation) -> Self {
        Self::ALL[(self as usize + turn.0 as usize) % 4]
    }
}

/// One of the eight half-edges of a tile, clockwise from the north-west corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the picture at the head of the module says it better")]
pub enum Half {
    NL,
    NR,
    EL,
    ER,
    SL,
    SR,
    WL,
    WR,
}

impl Half {
    /// All half-edges, clockwise from the north-west corner.
    pub const ALL: [Self; 8] =
        [Self::NL, Self::NR, Self::EL, Self::ER, Self::SL, Self::SR, Self::WL, Self::WR];

    /// The side the half belongs to.
    pub const fn side(self) -> Side {
        Side::ALL[self as usize / 2]
    }

    /// Whether it is the left half of its side.
    pub(crate) const fn is_left(self) -> bool {
        (self as usize).is_multiple_of(2)
    }

    /// Where the half lies after the tile was turned.
    #[must_use]
    pub const fn turned(self, turn: Rotation) -> Self {
        Self::ALL[(self as usize + 2 * turn.0 as usize) % 8]
    }
}

/// One of the four corners of a tile, clockwise from the north-west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[expect(missing_docs, reason = "the names say it")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Corner {
    NW,
    NE,
    SE,
    SW,
}

impl Corner {
    /// All corners, clockwise from the north-west.
    pub const ALL: [Self; 4] = [Self::NW, Self::NE, Self::SE, Self::SW];

    /// The side that begins at the corner, going round clockwise.
    pub(crate) const fn side(self) -> Side {
        Side::ALL[self as usize]
    }

    /// The three other tiles that meet at this corner of a tile, by their places among those [around](Pos::around) it,
    /// each with its own corner there; the one across comes first.
    pub(crate) const fn others(self) -> [(usize, Self); 3] {
        use Corner::{NE, NW, SE, SW};
        match self {
            NW => [(0, SE), (1, SW), (3, NE)],
            NE => [(2, SW), (4, NW), (1, SE)],
            SE => [(7, NW), (6, NE), (4, SW)],
            SW => [(5, NE), (3, SE), (6, NW)],
        }
    }
}

/// The rotation of a tile: quarter turns clockwise, 0 to 3. A quarter turn sends the north side to the east.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Rotation(u8);

impl Rotation {
    /// All rotations.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// `quarters` clockwise quarter turns, modulo 4.
    pub const fn new(quarters: u8) -> Self {
        Self(quarters % 4)
    }

    /// How many quarter turns, 0 to 3.
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// The index in [`Rotation::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of quarter turns.
impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Rotation {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        let quarters = read_number(text).filter(|&quarters| quarters < 4);
        let expected = "a number of quarter turns, 0 to 3";
        quarters.map(Self).ok_or_else(|| ParseNameError::new(text, expected))
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for Rotation {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u8::deserialize(deserializer)? {
            quarters @ 0..=3 => Ok(Self(quarters)),
            other => {
                Err(serde::de::Error::custom(format!("turn {other} is not one of 0, 1, 2, 3")))
            }
        }
    }
}

/// A space on the table: `x` grows to the east, `y` to the south. The start tile lies on `0,0`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "(i16, i16)", into = "(i16, i16)"))]
pub struct Pos {
    /// Column, growing to the east.
    pub x: i16,
    /// Row, growing to the south.
    pub y: i16,
}

impl Pos {
    /// The space in column `x` and row `y`.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The next space on the given side.
    #[must_use]
    pub const fn step(self, side: Side) -> Self {
        match side {
            Side::N => self.offset(0, -1),
            Side::E => self.offset(1, 0),
            Side::S => self.offset(0, 1),
            Side::W => self.offset(-1, 0),
        }
    }

    /// The space `dx` columns to the east and `dy` rows to the south.
    #[must_use]
    pub(crate) const fn offset(self, dx: i16, dy: i16) -> Self {
        Self { x: self.x.saturating_add(dx), y: self.y.saturating_add(dy) }
    }

    /// Whether the other space is this one or one of the eight around it.
    #[inline]
    pub(crate) fn is_near(self, other: Self) -> bool {
        // From -1 to 1, in one comparison.
        let is_close = |a: i16, b: i16| (a.wrapping_sub(b).wrapping_add(1) as u16) <= 2;
        is_close(self.x, other.x) && is_close(self.y, other.y)
    }

    /// The eight spaces around this one, row by row.
    pub fn around(self) -> impl Iterator<Item = Self> {
        const RING: [(i16, i16); 8] =
            [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        RING.into_iter().map(move |(dx, dy)| self.offset(dx, dy))
    }
}

impl From<(i16, i16)> for Pos {
    fn from((x, y): (i16, i16)) -> Self {
        Self { x, y }
    }
}

impl From<Pos> for (i16, i16) {
    fn from(pos: Pos) -> Self {
        (pos.x, pos.y)
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Pos {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        let numbers =
            text.split_once(',').and_then(|(x, y)| Some((read_number(x)?, read_number(y)?)));
        let (x, y) = numbers.ok_or_else(|| ParseNameError::new(text, "a space such as `1,-2`"))?;
        Ok(Self { x, y })
    }
}

/// Parses a number as Bastide writes it: without a plus sign.
pub(crate) fn read_number<T: FromStr>(text: &str) -> Option<T> {
    (!text.starts_with('+')).then(|| text.parse().ok()).flatten()
}

names! { Side, "a side: N, E, S or W"; N = "N", E = "E", S = "S", W = "W" }

names! {
    Half {
        NL = "NL",
        NR = "NR",
        EL = "EL",
        ER = "ER",
        SL = "SL",
        SR = "SR",
        WL = "WL",
        WR = "WR",
    }
}

names! {
    Corner, "a corner: NW, NE, SE or SW";
    NW = "NW",
    NE = "NE",
    SE = "SE",
    SW = "SW",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_sends_north_to_east_and_each_half_two_places_on() {
        assert_eq!(Side::N.turned(Rotation::new(1)), Side::E);
        assert_eq!(Side::W.turned(Rotation::new(1)), Side::N);
        assert_eq!(Half::WR.turned(Rotation::new(1)), Half::NR);
        for half in Half::ALL {
            assert_eq!(half.turned(Rotation::new(1)).side(), half.side().turned(Rotation::new(1)));
            assert_eq!(half.turned(Rotation::new(1)).is_left(), half.is_left());
            assert_eq!(half.turned(Rotation::new(3)).turned(Rotation::new(1)), half);
        }
    }

    #[test]
    fn opposite_sides_lead_back() {
        for side in Side::ALL {
            assert_eq!(Pos::default().step(side).step(side.opposite()), Pos::default());
        }
    }

    #[test]
    fn names_read_back() {
        for half in Half::ALL {
            assert_eq!(half.to_string().parse(), Ok(half));
        }
        assert_eq!("-3,12".parse(), Ok(Pos::new(-3, 12)));
        assert_eq!("3".parse(), Ok(Rotation::new(3)));
        for turn in ["4", "+1", ""] {
            assert!(turn.parse::<Rotation>().is_err(), "{turn}");
        }
        for pos in ["3;1", "99999,1", "+1,2"] {
            let error = pos.parse::<Pos>().expect_err("not a space");
            assert_eq!(error.to_string(), format!("`{pos}` is not a space such as `1,-2`"));
        }
    }
}
