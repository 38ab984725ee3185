//! Points: during the game for what is completed, at its end for all the rest.

use super::board::Board;
use super::game::Referee;
use super::tile::{Kind, Segment};
use crate::board::{Region, around};
use crate::ground::Ground;

impl Board {
    /// The sum of something over all segments of a region.
    fn sum(&self, region: &Region, what: impl Fn(&Segment) -> u32) -> u32 {
        region.iter().map(|&spot| what(self.segment(spot))).sum()
    }

    /// What a feature is worth, without surveyors, complete (MAY-19, MAY-23, MAY-29) or unfinished
    /// at the end (MAY-56, MAY-R-10), when a town is worth half. Plains: MAY-58.
    fn points(&self, region: &Region) -> u32 {
        match self.kind_of(region) {
            Kind::Road => self.size(region) + 2 * self.sum(region, |part| part.trading_posts),
            Kind::Town => {
                let each = if self.is_complete(region) { 2 } else { 1 };
                each * (self.size(region) + self.sum(region, |part| part.flags))
            }
            Kind::Farm => 1 + self.filled_around(region[0]),
            Kind::Plain => self.sum(region, Segment::animals),
        }
    }
}

impl Referee {
    /// The features that the tile just placed has completed and that hold a settler now (MAY-49),
    /// with the names by which the player chooses: the roads, towns and the farm of that tile, and
    /// the farms around it. A feature with several segments on the tile is named by that which
    /// stands first in the tile's list.
    pub(super) fn to_score(&self) -> Vec<(String, Region)> {
        let (x, y) = self.placed.expect("a tile was placed");
        let mut features: Vec<(String, Region)> = Vec::new();
        for spot in self.board.spots_at((x, y)) {
            let feature = self.board.feature(spot);
            if !features.iter().any(|(_, before)| *before == feature) {
                features.push((self.board.name(spot), feature));
            }
        }
        for (x, y) in around(x, y).filter(|&position| self.board.tiles.contains(position)) {
            let farm = self.board.tile((x, y)).farm();
            features.extend(farm.map(|farm| (format!("farm at {x},{y}"), vec![(x, y, farm)])));
        }
        features.retain(|(_, feature)| {
            self.board.is_complete(feature) && !self.board.settlers_in(feature).is_empty()
        });
        features
    }

    /// Scores a completed feature with the bonus of the surveyors, and its settlers go home
    /// (MAY-32); then a surveyor moves, and whoever is left behind goes home (MAY-47).
    pub(super) fn score(&mut self, feature: &Region) {
        let points = self.board.points(feature);
        for seat in self.board.strongest(feature) {
            self.scores[seat] += points + self.bonus(feature, seat);
        }
        self.board.send_home(|spot| feature.contains(&spot));
        self.move_a_surveyor();
        self.leave_behind();
    }

    /// The final scoring: unfinished features (MAY-56, MAY-57), then plains (MAY-58), without the
    /// surveyors (MAY-59). Trappers stay where they are (MAY-53).
    pub(super) fn score_the_end(&mut self) {
        for feature in self.board.features_of(self.board.settlers.keys().copied()) {
            let points = self.board.points(&feature);
            for seat in self.board.strongest(&feature) {
                self.scores[seat] += points;
            }
        }
        self.board.send_home(|_| true);
    }
}
