//! A plain view of the features on the table, for tables, tests and curious people.

use crate::action::Piece;
use crate::game::Game;
use crate::geometry::Pos;
use crate::region::SegmentId;
use crate::state::{Seat, State};
use crate::tile::{FeatureKind, Place};

/// A road, city, forest or any other feature with all its segments (`BAS-D-03`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// What it is.
    pub kind: FeatureKind,
    /// Its segments, in the order in which they were laid.
    pub segments: Vec<(Pos, Place)>,
    /// Whether it is complete (`BAS-D-06`, `HG-16`, `HG-19`); a field, a meadow, a lake or a river
    /// that is no place for anybody never is.
    pub complete: bool,
    /// How many different tiles it covers (`BAS-D-07`).
    pub tiles: u32,
    /// How many shields it has.
    pub shields: u32,
    /// What stands on it, and where.
    pub pieces: Vec<(Seat, Piece, Pos, Place)>,
}

impl State {
    /// All features on the table.
    pub fn features(&self, game: &Game) -> Vec<Feature> {
        let all = (0..self.regions.len() as u16).map(SegmentId);
        // A region is met for the first time at its lowest segment.
        let firsts = all.filter(|&segment| {
            let region = self.regions.of(segment);
            self.regions.segments(region).all(|other| other >= segment)
        });
        firsts.map(|segment| self.feature(game, segment)).collect()
    }

    fn feature(&self, game: &Game, segment: SegmentId) -> Feature {
        let id = self.regions.of(segment);
        let region = self.regions.get(id);
        let drawn = self.regions.segments(id).map(|segment| self.segment(game, segment).drawn);
        let shields = drawn.map(|drawn| u32::from(drawn.shields()));
        let mut segments: Vec<_> = self.regions.segments(id).collect();
        segments.sort_unstable();
        let pieces = self.pieces_on(game, id).map(|(seat, piece, segment)| {
            let (pos, place) = self.place(game, segment);
            (seat, piece, pos, place)
        });
        Feature {
            kind: region.kind,
            segments: segments.into_iter().map(|s| self.place(game, s)).collect(),
            complete: region.open == 0 && can_be_complete(game, region.kind),
            tiles: self.tiles_of(id),
            shields: shields.sum(),
            pieces: pieces.collect(),
        }
    }
}

fn can_be_complete(game: &Game, kind: FeatureKind) -> bool {
    match kind {
        FeatureKind::Field | FeatureKind::Meadow | FeatureKind::Plain | FeatureKind::Lake => false,
        FeatureKind::River => game.takes_followers(kind),
        _ => true,
    }
}
