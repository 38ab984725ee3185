//! Points: for what a turn completes, and at the end of the game.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::Region;
use crate::game::{FieldScoring, Referee};
use crate::tile::Kind;

/// What a completed city gives a farmer, whatever its size (BAS-58).
const POINTS_PER_CITY: u32 = 3;

impl Referee {
    /// Scores what the tile of this turn has completed, and returns the followers (BAS-27,
    /// BAS-42).
    ///
    /// It looks for every completed feature with a follower on it. That is the same: what was
    /// completed in an earlier turn has lost its followers in that turn, and new ones come only
    /// onto the tile of this turn. A completed feature without followers gives nothing (BAS-39).
    pub(crate) fn score_completed(&mut self) {
        for region in self.board.occupied() {
            if self.board.is_complete(&region) {
                self.score_and_return(&region);
            }
        }
    }

    /// Final scoring: the unfinished roads, cities and cloisters first (BAS-51 to BAS-56), then
    /// the fields with the farmers that alone are left (BAS-57 to BAS-61).
    pub(crate) fn score_at_the_end(&mut self) {
        for region in self.board.occupied() {
            if self.board.kind(&region) != Kind::Field {
                self.score_and_return(&region);
            }
        }
        match self.options.field_scoring {
            FieldScoring::PerField => self.score_each_field(),
            FieldScoring::OncePerCity => self.score_each_city_once(),
        }
    }

    /// Points to all owners in full (BAS-37, BAS-38), then all followers go home, also those of
    /// players who got nothing (BAS-42, BAS-56).
    fn score_and_return(&mut self, region: &Region) {
        let points = self.board.points(region);
        for owner in self.board.owners(region) {
            self.scores[owner] += points;
        }
        self.board.followers.retain(|piece, _| !region.contains(piece));
    }

    /// BAS-59 and BAS-60: every field counts its cities without regard to other fields.
    fn score_each_field(&mut self) {
        for field in self.board.occupied() {
            let cities = self.board.completed_cities_touched(&field).len() as u32;
            for owner in self.board.owners(&field) {
                self.scores[owner] += POINTS_PER_CITY * cities;
            }
        }
    }

    /// BAS-61: for each player the different cities that the player's fields touch.
    fn score_each_city_once(&mut self) {
        let mut cities_of: BTreeMap<usize, BTreeSet<Region>> = BTreeMap::new();
        for field in self.board.occupied() {
            let cities = self.board.completed_cities_touched(&field);
            for owner in self.board.owners(&field) {
                cities_of.entry(owner).or_default().extend(cities.clone());
            }
        }
        for (owner, cities) in cities_of {
            self.scores[owner] += POINTS_PER_CITY * cities.len() as u32;
        }
    }
}
