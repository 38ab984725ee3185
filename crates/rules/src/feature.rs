//! A plain view of the features on the table, for tables, tests and curious people.

use crate::action::Piece;
use crate::game::Game;
use crate::games::carcassonne;
use crate::geometry::Pos;
use crate::region::SegmentId;
use crate::state::{Seat, State, Whereabouts};
use crate::tile::{FeatureKind, Place};

/// A road, city, cloister or field with all its segments (`BAS-D-03`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// What it is.
    pub kind: FeatureKind,
    /// Its segments, in the order in which they were laid.
    pub segments: Vec<(Pos, Place)>,
    /// Whether it is complete (`BAS-D-06`); a field never is.
    pub complete: bool,
    /// How many different tiles it covers (`BAS-D-07`).
    pub tiles: u32,
    /// How many shields it has.
    pub shields: u32,
    /// Who stands on it, and where.
    pub followers: Vec<(Seat, Pos, Place)>,
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
        let (tiles, shields) = carcassonne::tally(game, self, id);
        let mut segments: Vec<_> = self.regions.segments(id).collect();
        segments.sort_unstable();
        let followers = self.seats().flat_map(|seat| {
            let own = &self.pieces[game.slots(seat, Piece::Follower)];
            own.iter().filter_map(move |at| match *at {
                Whereabouts::On(segment) if self.regions.of(segment) == id => {
                    let (pos, place) = self.place(game, segment);
                    Some((seat, pos, place))
                }
                _ => None,
            })
        });
        Feature {
            kind: region.kind,
            segments: segments.into_iter().map(|s| self.place(game, s)).collect(),
            complete: region.kind != FeatureKind::Field && region.open == 0,
            tiles,
            shields,
            followers: followers.collect(),
        }
    }
}
