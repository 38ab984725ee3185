//! A plain view of the features on the table, for tables, tests and curious people.

use crate::action::Piece;
use crate::game::Game;
use crate::games::carcassonne;
use crate::geometry::Pos;
use crate::region::SegmentId;
use crate::state::{Seat, State};
use crate::tile::{FeatureKind, Place};

/// A road, city, cloister or field with all its segments (`BAS-D-03`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// What it is.
    pub kind: FeatureKind,
    /// Its segments, in the order in which they were laid.
    pub segments: Vec<(Pos, Place)>,
    /// Whether it is complete (`BAS-D-06`); a field or a river never is.
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
        let tally = carcassonne::tally(game, self, id);
        let mut segments: Vec<_> = self.regions.segments(id).collect();
        segments.sort_unstable();
        let pieces = self.pieces_on(game, id).map(|(seat, piece, segment)| {
            let (pos, place) = self.place(game, segment);
            (seat, piece, pos, place)
        });
        Feature {
            kind: region.kind,
            segments: segments.into_iter().map(|s| self.place(game, s)).collect(),
            complete: !matches!(region.kind, FeatureKind::Field | FeatureKind::River)
                && region.open == 0,
            tiles: tally.tiles,
            shields: tally.shields,
            pieces: pieces.collect(),
        }
    }
}
