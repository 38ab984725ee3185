//! Features as they are shown to others.

use std::collections::BTreeSet;

use super::board::Board;
use crate::board::Region;
use crate::ground::{Ground, tiles_of};
use crate::printed::FeatureKind;

/// A feature on the table, described so that it can be compared with somebody else's view.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Feature {
    /// "road", "town", "farm" or "plain".
    pub kind: String,
    /// The positions of its tiles, sorted, each once, starting spaces included. Of a farm only the
    /// tile on which it is.
    pub tiles: Vec<(i32, i32)>,
    /// Its segments: x, y and the place name on that tile.
    pub segments: BTreeSet<(i32, i32, String)>,
    /// Whether it is complete (MAY-18, MAY-22, MAY-28). Never so for a plain.
    pub complete: bool,
    /// How many settlers each seat has in it.
    pub settlers: Vec<usize>,
}

impl Board {
    /// Every road, town, farm and plain on the table, in words.
    pub(super) fn features(&self, players: usize) -> BTreeSet<Feature> {
        let regions = self.features_of(self.spots());
        regions.iter().map(|region| self.describe(region, players)).collect()
    }

    fn describe(&self, region: &Region, players: usize) -> Feature {
        let mut settlers = vec![0; players];
        for (_, seat) in self.settlers_in(region) {
            settlers[seat] += 1;
        }
        Feature {
            kind: self.kind_of(region).name().to_string(),
            tiles: tiles_of(region).into_iter().collect(),
            segments: region.iter().map(|&spot| (spot.0, spot.1, self.name(spot))).collect(),
            complete: self.is_complete(region),
            settlers,
        }
    }
}
