//! Features as they are shown to others.

use std::collections::BTreeSet;

use super::board::{Board, Piece};
use crate::board::Region;
use crate::ground::{Ground, tiles_of};
use crate::printed::FeatureKind;

/// A feature or a river system on the table, described so that it can be compared with somebody
/// else's view.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Feature {
    /// "forest", "river", "lake" or "meadow"; "system" for a river system.
    pub kind: String,
    /// The positions of its tiles, sorted, each once.
    pub tiles: Vec<(i32, i32)>,
    /// Its segments: x, y and the place name on that tile.
    pub segments: BTreeSet<(i32, i32, String)>,
    /// Whether it is complete (HG-16, HG-19). Never so for a meadow, a lake or a system.
    pub complete: bool,
    /// How many members each seat has in it.
    pub members: Vec<usize>,
    /// How many huts each seat has in it.
    pub huts: Vec<usize>,
}

impl Board {
    /// Every forest, river, lake and meadow on the table, in words.
    pub(super) fn features(&self, players: usize) -> BTreeSet<Feature> {
        let regions = self.features_of(self.spots());
        let described = regions.iter().map(|region| {
            let kind = self.kind_of(region).name();
            self.describe(kind, region, self.is_complete(region), players)
        });
        described.collect()
    }

    /// Every river system on the table, in words.
    pub(super) fn systems(&self, players: usize) -> BTreeSet<Feature> {
        let waters = self.spots().filter(|&spot| self.is_water(spot));
        let regions = self.systems_of(waters);
        let described =
            regions.iter().map(|region| self.describe("system", region, false, players));
        described.collect()
    }

    fn describe(&self, kind: &str, region: &Region, complete: bool, players: usize) -> Feature {
        let count = |piece| {
            let mut counts = vec![0; players];
            for (_, seat) in self.pieces_in(region, piece) {
                counts[seat] += 1;
            }
            counts
        };
        Feature {
            kind: kind.to_string(),
            tiles: tiles_of(region).into_iter().collect(),
            segments: region.iter().map(|&spot| (spot.0, spot.1, self.name(spot))).collect(),
            complete,
            members: count(Piece::Member),
            huts: count(Piece::Hut),
        }
    }
}
