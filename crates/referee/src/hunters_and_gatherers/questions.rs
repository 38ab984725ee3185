//! What the referee can be asked.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{Figure, Piece};
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
        matches!(self.step, Step::Draw | Step::DrawBonus)
    }

    /// The seat of the player whose turn it is. After the game: who had the last turn.
    pub fn player(&self) -> usize {
        self.player
    }

    /// The points of each player.
    pub fn scores(&self) -> Vec<u32> {
        self.scores.clone()
    }

    /// How many members ("member") or huts ("hut") a player has in the supply: those that do not
    /// stand on the table.
    ///
    /// # Panics
    ///
    /// If there is no such piece.
    pub fn supply(&self, seat: usize, piece: &str) -> usize {
        self.in_supply(seat, Piece::from_name(piece))
    }

    pub(super) fn in_supply(&self, seat: usize, piece: Piece) -> usize {
        let all = match piece {
            Piece::Member => self.options.members,
            Piece::Hut => self.options.huts,
        };
        let wanted = Figure { seat, piece };
        let placed = self.board.figures.values().filter(|figure| **figure == wanted).count();
        usize::from(all) - placed
    }

    /// The pieces on the table, sorted: seat, "member" or "hut", position and place name.
    pub fn pieces_on_table(&self) -> Vec<(usize, String, (i32, i32), String)> {
        let figures = self.board.figures.iter();
        let named = figures.map(|(&spot, figure)| {
            let piece = figure.piece.name().to_string();
            (figure.seat, piece, (spot.0, spot.1), self.board.name(spot))
        });
        let mut named: Vec<_> = named.collect();
        named.sort();
        named
    }

    /// How many of a tile can still be drawn. Of bonus tiles that are not played with: none.
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

    /// The tiles that fitted nowhere when drawn, in the order in which they were removed (HG-05).
    pub fn removed(&self) -> &[String] {
        &self.removed
    }

    /// The tiles on the table: position and id.
    pub fn tiles_on_table(&self) -> BTreeMap<(i32, i32), String> {
        let tiles = self.board.tiles.iter();
        tiles.map(|(position, tile)| (position, tile.id.clone())).collect()
    }

    /// Every forest, river, lake and meadow on the table, for comparison.
    pub fn features(&self) -> BTreeSet<Feature> {
        self.board.features(self.options.players)
    }

    /// Every river system on the table, for comparison (HG-40).
    pub fn systems(&self) -> BTreeSet<Feature> {
        self.board.systems(self.options.players)
    }

    /// Who has won, when the game is over: the most points (HG-49), several if equal (HG-R-19).
    /// Nobody before that.
    pub fn winners(&self) -> Vec<usize> {
        let most = self.scores.iter().max().filter(|_| self.is_over());
        let seats = 0..self.options.players;
        seats.filter(|&seat| Some(&self.scores[seat]) == most).collect()
    }
}
