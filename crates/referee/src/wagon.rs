//! Wagons: where they go after their feature was scored.

use std::collections::BTreeSet;

use crate::board::{Board, Region, Spot, Stand, around, beyond};
use crate::figure::{Figure, Piece};
use crate::game::{Referee, Step};
use crate::tile::Role;

impl Board {
    /// Takes a wagon off the table. It can have come from a quarter (CNT-R-11), and then others
    /// can be where it is.
    fn take_wagon(&mut self, spot: Spot, wagon: Figure) {
        let newcomer = self.newcomers.iter().position(|found| *found == (spot, wagon));
        if let Some(index) = newcomer {
            self.newcomers.remove(index);
        } else {
            let taken = self.take(Stand::On(spot));
            assert_eq!(taken, wagon, "another piece stands there");
        }
    }
}

impl Referee {
    /// The wagons on the features that are scored now, in the order in which their owners decide:
    /// clockwise from the player whose turn it is (ABB-44).
    pub(crate) fn wagons_on(&self, scored: &[Region]) -> Vec<(Spot, Figure)> {
        let figures = scored.iter().flat_map(|region| self.board.figures_on(region));
        let wagons = figures.filter(|(_, figure)| figure.piece == Piece::Wagon);
        let players = self.options.players;
        let place = |seat: usize| (seat + players - self.player) % players;
        let mut wagons: Vec<(Spot, Figure)> = wagons.collect();
        wagons.sort_unstable_by_key(|(spot, figure)| (place(figure.seat), *spot));
        wagons
    }

    /// The next wagon that can go somewhere; those that cannot go home (ABB-42). After the last
    /// one the turn goes on.
    pub(crate) fn go_on_with_wagons(&mut self) {
        while let Some(&(spot, figure)) = self.wagons.first() {
            if !self.wagon_targets(spot).is_empty() {
                self.step = Step::Wagon;
                return;
            }
            self.wagons.remove(0);
            self.board.take_wagon(spot, figure);
        }
        self.after_the_wagons();
    }

    /// The first wagon goes to its target, or home (ABB-40).
    pub(crate) fn move_the_wagon(&mut self, target: Option<Spot>) {
        let (spot, figure) = self.wagons.remove(0);
        self.board.take_wagon(spot, figure);
        if let Some(target) = target {
            let before = self.board.figures.insert(target, figure);
            assert_eq!(before, None, "somebody stands there already");
        }
        self.go_on_with_wagons();
    }

    /// Where a wagon may go: to a road, a city, a cloister or a shrine (ABB-40, ABB-43, ABB-R-29)
    /// that is within its reach, unfinished and unoccupied (ABB-41), not where the dragon is
    /// (ABB-R-26).
    pub(crate) fn wagon_targets(&self, wagon: Spot) -> BTreeSet<Spot> {
        let mut targets = if self.options.wagon_second_edition {
            self.spots_around(wagon)
        } else {
            self.links(&self.board.flood(wagon))
        };
        targets.retain(|&spot| {
            let fit = self.is_place_for_wagons(self.board.segment(spot).kind);
            let dragon = self.board.dragon == Some((spot.0, spot.1));
            fit && !dragon && {
                let region = self.board.flood(spot);
                !self.board.is_complete(&region) && !self.board.has_follower(&region)
            }
        });
        targets
    }

    /// Every segment on the tile of a wagon and the eight around it.
    fn spots_around(&self, (x, y, _): Spot) -> BTreeSet<Spot> {
        let mut spots = BTreeSet::new();
        for (x, y) in around(x, y).chain([(x, y)]) {
            if let Some(tile) = self.board.tiles.get((x, y)) {
                spots.extend((0..tile.segments.len()).map(|index| (x, y, index)));
            }
        }
        spots
    }

    /// The segments to which a road leads from any tile of a feature: over the junctions of its
    /// tiles, and between an abbey and what it closes (ABB-R-22, ABB-R-23).
    fn links(&self, region: &Region) -> BTreeSet<Spot> {
        let mut links = BTreeSet::new();
        for &(x, y, index) in region {
            let tile = self.board.tile(x, y);
            for junction in tile.junctions.iter().filter(|group| group.contains(&index)) {
                links.extend(junction.iter().map(|&other| (x, y, other)));
            }
            links.extend(self.closed_by_abbey((x, y)));
            for &side in &tile.segments[index].reaches {
                let (x, y) = beyond(x, y, side);
                if self.board.tile(x, y).role == Role::Abbey {
                    links.insert((x, y, 0)); // An abbey is all there is on its tile.
                }
            }
        }
        links
    }
}
