//! The names of segments, as people read and write them.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::FeatureKind;
use crate::geometry::{Half, Side};

/// The name of a segment as it lies on the table, such as `road E`, `field NL` or `cloister`: its
/// kind, and the first side or half-edge that it reaches, clockwise from the north-west corner. A lake
/// has the name of the first side that one of its rivers reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// What the segment is part of.
    pub kind: FeatureKind,
    /// Where on the tile it lies.
    pub spot: Spot,
}

/// Where on its tile a segment lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// It reaches no edge, and is the only one of its kind that does not.
    Inside,
    /// It reaches no edge; such fields are numbered from 1.
    Inner(u8),
    /// The first side that it reaches.
    Side(Side),
    /// The first half-edge that it reaches.
    Half(Half),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.kind.word())?;
        match self.spot {
            Spot::Inside => Ok(()),
            Spot::Inner(number) => write!(f, " {}", "I".repeat(number.into())),
            Spot::Side(side) => write!(f, " {side}"),
            Spot::Half(half) => write!(f, " {half}"),
        }
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (word, spot) = text.split_once(' ').unwrap_or((text, ""));
        let kind = FeatureKind::ALL.into_iter().find(|kind| kind.word() == word).ok_or(())?;
        let spot = match spot {
            "" if text.ends_with(' ') => return Err(()),
            "" => Spot::Inside,
            "I" => Spot::Inner(1),
            "II" => Spot::Inner(2),
            spot => spot.parse().map(Spot::Side).or_else(|()| spot.parse().map(Spot::Half))?,
        };
        Ok(Self { kind, spot })
    }
}

impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
