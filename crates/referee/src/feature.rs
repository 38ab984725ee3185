//! Features as they are shown to others.

use std::collections::BTreeSet;

use crate::board::{Board, Region, Spot};
use crate::tile::Kind;

/// A feature on the table, described so that it can be compared with somebody else's view.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Feature {
    /// What kind of feature it is.
    pub kind: Kind,
    /// Its segments: x, y and the place name on that tile.
    pub segments: BTreeSet<(i32, i32, String)>,
    /// Whether it is complete (BAS-D-06). Never so for a field or the river.
    pub complete: bool,
    /// How many different tiles hold a segment of it (BAS-D-07); for a cloister or a shrine
    /// therefore 1.
    pub tiles: usize,
    /// How many shields it holds.
    pub shields: u32,
    /// The pieces on it, sorted: seat, piece, x, y and place name.
    pub pieces: Vec<(usize, String, i32, i32, String)>,
}

impl Board {
    /// Every feature on the table, in words.
    pub(crate) fn features(&self) -> BTreeSet<Feature> {
        self.regions().iter().map(|region| self.describe(region)).collect()
    }

    fn describe(&self, region: &Region) -> Feature {
        let name = |&spot: &Spot| (spot.0, spot.1, self.segment(spot).name());
        let figures = self.figures_on(region).into_iter();
        let mut pieces: Vec<_> = figures
            .map(|(spot, figure)| {
                let (x, y, place) = name(&spot);
                (figure.seat, figure.piece.name().to_string(), x, y, place)
            })
            .collect();
        pieces.sort();
        Feature {
            kind: self.kind(region),
            segments: region.iter().map(name).collect(),
            complete: self.is_complete(region),
            tiles: Board::tile_count(region),
            shields: self.shields(region),
            pieces,
        }
    }
}
