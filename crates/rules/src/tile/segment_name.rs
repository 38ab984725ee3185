//! The names of segments, as people read and write them.

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::Serialize;

use super::FeatureKind;
use crate::ParseNameError;
use crate::geometry::{Half, Side};

/// The name of a segment as it lies on the table, such as `road E`, `field NL` or `cloister`: its
/// kind, and the first side or half-edge that it reaches, clockwise from the north-west corner. A lake
/// has the name of the first side that one of its rivers reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SegmentName {
    /// What the segment is part of.
    pub kind: FeatureKind,
    /// Where on the tile it lies.
    pub anchor: Anchor,
}

/// Where on its tile a segment lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Anchor {
    /// It reaches no edge, and is the only one of its kind that does not.
    Inside,
    /// It reaches no edge; such fields are numbered from 1.
    Inner(u8),
    /// The first side that it reaches.
    Side(Side),
    /// The first half-edge that it reaches.
    Half(Half),
}

impl fmt::Display for SegmentName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.kind.as_str())?;
        match self.anchor {
            Anchor::Inside => Ok(()),
            Anchor::Inner(number) => write!(f, " {}", "I".repeat(number.into())),
            Anchor::Side(side) => write!(f, " {side}"),
            Anchor::Half(half) => write!(f, " {half}"),
        }
    }
}

impl FromStr for SegmentName {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        let (kind, anchor) = match text.split_once(' ') {
            Some((kind, anchor)) => (kind, Some(anchor)),
            None => (text, None),
        };
        let wrong = |_| ParseNameError::new(text, "the name of a segment such as `road E`");
        let anchor = match anchor {
            None => Anchor::Inside,
            Some("I") => Anchor::Inner(1),
            Some("II") => Anchor::Inner(2),
            Some(name) => {
                let side = name.parse().map(Anchor::Side);
                side.or_else(|_| name.parse().map(Anchor::Half)).map_err(wrong)?
            }
        };
        Ok(Self { kind: kind.parse().map_err(wrong)?, anchor })
    }
}

#[cfg(feature = "serde")]
impl Serialize for SegmentName {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
