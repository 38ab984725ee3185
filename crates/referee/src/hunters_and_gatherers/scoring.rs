//! Points: during the game for forests and rivers, at its end for river systems and meadows.

use std::collections::BTreeSet;

use super::board::{Board, Piece};
use super::game::Referee;
use super::tile::{Kind, Segment};
use crate::board::{Region, Spot};
use crate::ground::{Ground, tiles_of};

impl Board {
    /// The sum of something over all segments of a region.
    fn sum(&self, region: &Region, what: impl Fn(&Segment) -> u32) -> u32 {
        region.iter().map(|&spot| what(self.segment(spot))).sum()
    }

    /// What a completed forest is worth: 2 for each piece and each mushroom group (HG-20,
    /// HG-R-02), or 2 for each tile instead of each piece.
    fn forest_points(&self, forest: &Region, by_tiles: bool) -> u32 {
        let size = if by_tiles { tiles_of(forest).len() } else { forest.len() };
        2 * size as u32 + 2 * self.sum(forest, |piece| piece.mushrooms)
    }

    /// What a completed river is worth: its tiles, and the fish of the lakes at its ends, each
    /// lake once (HG-17, HG-R-03, HG-R-04).
    fn river_points(&self, river: &Region) -> u32 {
        let ends =
            river.iter().filter_map(|&spot| Some((spot.0, spot.1, self.segment(spot).lake?)));
        let lakes: BTreeSet<Spot> = ends.collect();
        let fish: u32 = lakes.into_iter().map(|lake| self.segment(lake).fish).sum();
        tiles_of(river).len() as u32 + fish
    }

    /// What a river system is worth to huts: its fish (HG-44).
    fn system_points(&self, system: &Region) -> u32 {
        self.sum(system, |water| water.fish)
    }

    /// What a meadow is worth to hunters (HG-45): every tiger takes a deer, unless there is a fire
    /// (HG-46).
    fn meadow_points(&self, meadow: &Region) -> u32 {
        let fire = meadow.iter().any(|&spot| self.segment(spot).fire);
        let tigers = if fire { 0 } else { self.sum(meadow, |part| part.tigers) };
        let deer = self.sum(meadow, |part| part.deer).saturating_sub(tigers);
        2 * (deer + self.sum(meadow, |part| part.mammoths + part.aurochs))
    }

    /// Who gets the points of a meadow: the hunters beside a dolmen alone (HG-39), otherwise the
    /// most (HG-47).
    fn masters(&self, meadow: &Region) -> BTreeSet<usize> {
        let hunters = self.pieces_in(meadow, Piece::Member).into_iter();
        let beside = hunters.filter(|(spot, _)| self.segment(*spot).dolmen);
        let beside: BTreeSet<usize> = beside.map(|(_, seat)| seat).collect();
        if beside.is_empty() { self.strongest(meadow, Piece::Member) } else { beside }
    }
}

impl Referee {
    /// Everybody in the list gets the points in full.
    fn give(&mut self, seats: BTreeSet<usize>, points: u32) {
        for seat in seats {
            self.scores[seat] += points;
        }
    }

    /// Scores the forests and rivers that the tile just placed has completed, all before anybody
    /// goes home (HG-23, HG-R-09). Says whether one of the forests has gold (HG-28).
    pub(super) fn score_part(&mut self) -> bool {
        let placed = self.placed.expect("a tile was placed");
        let here = self.board.spots_at(placed);
        let features: BTreeSet<Region> = here.map(|spot| self.board.feature(spot)).collect();
        let mut completed = features;
        completed.retain(|region| self.board.is_complete(region));
        let mut gold = false;
        for region in &completed {
            let points = match self.board.kind_of(region) {
                Kind::Forest => {
                    gold |= region.iter().any(|&spot| self.board.segment(spot).gold);
                    self.board.forest_points(region, self.options.forest_tiles)
                }
                _ => self.board.river_points(region),
            };
            self.give(self.board.strongest(region, Piece::Member), points);
        }
        for region in &completed {
            self.board.send_home(region);
        }
        gold
    }

    /// The final scoring (HG-43 to HG-48).
    pub(super) fn score_the_end(&mut self) {
        let stays = |spot: &Spot| self.board.kind(*spot) == Kind::Meadow;
        let mut figures = self.board.figures.clone();
        figures.retain(|spot, figure| figure.piece == Piece::Hut || stays(spot));
        self.board.figures = figures; // HG-43
        let standing = |piece| {
            let figures = self.board.figures.iter();
            figures.filter(move |(_, figure)| figure.piece == piece).map(|(&spot, _)| spot)
        };
        let systems = self.board.systems_of(standing(Piece::Hut));
        let meadows = self.board.features_of(standing(Piece::Member));
        for system in systems {
            let masters = self.board.strongest(&system, Piece::Hut);
            self.give(masters, self.board.system_points(&system));
        }
        for meadow in meadows {
            self.give(self.board.masters(&meadow), self.board.meadow_points(&meadow));
        }
    }
}
