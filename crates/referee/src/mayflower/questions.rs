//! What the referee can be asked.

use std::collections::{BTreeMap, BTreeSet};

use super::feature::Feature;
use super::game::{Referee, Step};

impl Referee {
    /// What has to happen next.
    pub fn step(&self) -> Step {
        self.step
    }

    /// Whether the game is over and scored.
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// Whether chance has the next word: a tile is drawn.
    pub fn is_chance(&self) -> bool {
        self.step == Step::Draw
    }

    /// The seat of the player whose turn it is. After the game: who had the last turn.
    pub fn player(&self) -> usize {
        self.player
    }

    /// The points of each player.
    pub fn scores(&self) -> Vec<u32> {
        self.scores.clone()
    }

    /// How many settlers ("settler") a player has in the supply: those that are not on the table.
    ///
    /// # Panics
    ///
    /// If there is no such piece.
    pub fn supply(&self, seat: usize, piece: &str) -> usize {
        assert_eq!(piece, "settler", "there are no other pieces");
        self.in_supply(seat)
    }

    pub(super) fn in_supply(&self, seat: usize) -> usize {
        let placed = self.board.settlers.values().filter(|owner| **owner == seat).count();
        usize::from(self.options.settlers) - placed
    }

    /// The columns of the surveyors, the eastern one first. Without surveyors: where they would
    /// have started.
    pub fn surveyors(&self) -> [i32; 2] {
        self.surveyors
    }

    /// The pieces on the table, sorted: seat, "settler", position and place name.
    pub fn pieces_on_table(&self) -> Vec<(usize, String, (i32, i32), String)> {
        let settlers = self.board.settlers.iter();
        let named = settlers.map(|(&spot, &seat)| {
            (seat, "settler".to_string(), (spot.0, spot.1), self.board.name(spot))
        });
        let mut named: Vec<_> = named.collect();
        named.sort();
        named
    }

    /// How many of a tile can still be drawn; of a starting space none.
    pub fn left(&self, id: &str) -> u16 {
        self.stack.get(id).copied().unwrap_or(0)
    }

    /// The same for all tiles; those that are used up are not listed.
    pub fn stack(&self) -> &BTreeMap<String, u16> {
        &self.stack
    }

    /// The tile drawn and not yet placed.
    pub fn drawn(&self) -> Option<&str> {
        self.drawn.as_deref()
    }

    /// The tiles that fitted nowhere when drawn, in the order in which they were removed (MAY-11).
    pub fn removed(&self) -> &[String] {
        &self.removed
    }

    /// The tiles on the table, the starting spaces included: position and id.
    pub fn tiles_on_table(&self) -> BTreeMap<(i32, i32), String> {
        let tiles = self.board.tiles.iter();
        tiles.map(|(position, tile)| (position, tile.id.clone())).collect()
    }

    /// Every road, town, farm and plain on the table, for comparison.
    pub fn features(&self) -> BTreeSet<Feature> {
        self.board.features(self.options.players)
    }

    /// Who has won, when the game is over: the most points, several if equal (MAY-60). Nobody
    /// before that.
    pub fn winners(&self) -> Vec<usize> {
        let most = self.scores.iter().max().filter(|_| self.is_over());
        let seats = 0..self.options.players;
        seats.filter(|&seat| Some(&self.scores[seat]) == most).collect()
    }
}
