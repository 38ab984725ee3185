//! What the referee can be asked.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::Board;
use crate::feature::Feature;
use crate::figure::{Figure, Piece};
use crate::game::{Referee, Step};
use crate::options::RiverRule;
use crate::tile::{Role, TileFacts};

impl Referee {
    /// What has to happen next.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The seat of the player whose turn it is; in the last round of abbeys, who may place one.
    /// After the game: who had the last turn.
    pub fn player(&self) -> usize {
        self.player
    }

    /// The seat that has to decide now: the player whose turn it is, unless the dragon walks
    /// (PRD-23), somebody's wagon moves (ABB-40), somebody's followers may leave their quarter
    /// (CNT-11), or somebody throws or catches (CAT-07, CAT-23).
    pub fn actor(&self) -> usize {
        match self.step {
            Step::Dragon => self.dragon_mover(),
            Step::Wagon => self.wagons[0].1.seat,
            Step::Leave | Step::Market => self.leavers[0],
            Step::Throw | Step::Wind | Step::Nearest | Step::Seduce => self.thrower(),
            Step::Hand => self.catcher(),
            _ => self.player,
        }
    }

    /// The points of each player.
    pub fn scores(&self) -> Vec<u32> {
        self.scores.clone()
    }

    /// How many of a piece ("follower", "big-follower", "mayor", "wagon", "abbot", "phantom",
    /// "builder", "pig", "barn") each player has in the supply: those that neither stand on the
    /// table (BAS-18) nor wait in a quarter (CNT-18) nor are prisoners (TOW-15).
    ///
    /// # Panics
    ///
    /// If there is no such piece.
    pub fn supplies(&self, piece: &str) -> Vec<usize> {
        let piece = Piece::from_name(piece);
        (0..self.options.players).map(|seat| self.supply(seat, piece)).collect()
    }

    pub(crate) fn supply(&self, seat: usize, piece: Piece) -> usize {
        let all = match piece {
            Piece::Follower => self.options.followers_each,
            Piece::BigFollower => self.options.big_followers_each,
            Piece::Mayor => self.options.mayors_each,
            Piece::Wagon => self.options.wagons_each,
            Piece::Abbot => self.options.abbots_each,
            Piece::Phantom => self.options.phantoms_each,
            Piece::Builder => self.options.builders_each,
            Piece::Pig => self.options.pigs_each,
            Piece::Barn => self.options.barns_each,
        };
        let prisoners = self.prisoners.iter().map(|prisoner| prisoner.figure);
        let prisoners = prisoners.filter(|figure| *figure == Figure { seat, piece }).count();
        all - self.board.on_the_table(seat, piece) - prisoners
    }

    /// Whether the player has one of these to place.
    pub(crate) fn in_supply(&self, piece: Piece) -> bool {
        self.supply(self.player, piece) > 0
    }

    /// The goods of each player: wine, grain, cloth (TRA-34).
    pub fn goods(&self) -> Vec<[u32; 3]> {
        self.goods.clone()
    }

    /// Who holds the King (KNG-05).
    pub fn king(&self) -> Option<usize> {
        self.king
    }

    /// Who holds the Robber Baron (KNG-10).
    pub fn robber(&self) -> Option<usize> {
        self.robber
    }

    /// How many of each tile can still be drawn, without those put aside for the moment; tiles
    /// that are used up are not listed.
    pub fn stack(&self) -> &BTreeMap<String, u32> {
        &self.stack
    }

    /// The tiles that fitted nowhere when drawn, in the order in which they were removed.
    pub fn removed(&self) -> &[String] {
        &self.removed
    }

    /// The tiles that may be drawn now, those that will fit nowhere included: first the source
    /// if it does not lie there yet, then the fork, then the river, then the lake, then the land
    /// (RIV-R-12, RIV-04 to RIV-06, RIV-R-09).
    pub(crate) fn draws(&self) -> BTreeSet<String> {
        let role = |id: &String| self.tiles[id].role;
        let stage = self.stack.keys().map(role).min();
        let now = self.stack.keys().filter(|id| Some(role(id)) == stage);
        now.cloned().collect()
    }

    /// Where a tile could lie: by the base game, along the river, and between cloisters and
    /// shrines.
    pub(crate) fn placements(&self, tile: &str) -> BTreeSet<(i32, i32, u8)> {
        let tile = &self.tiles[tile];
        let mut places = self.board.placements(tile, |x, y, turned| self.may_lie(x, y, turned));
        let going_on: BTreeSet<_> = places
            .iter()
            .filter(|(x, y, turn)| !self.cuts_the_river_off(*x, *y, &tile.turned(*turn)))
            .copied()
            .collect();
        // RIV-R-13: it may not be cut off as long as there is another place.
        if !going_on.is_empty() {
            places = going_on;
        }
        places
    }

    /// Whether there is any such place.
    pub(crate) fn fits_somewhere(&self, tile: &str) -> bool {
        self.fits_on(&self.board, tile)
    }

    /// The same on a table that could come to be.
    fn fits_on(&self, board: &Board, tile: &str) -> bool {
        board.fits_somewhere(&self.tiles[tile], |x, y, turned| self.may_lie_on(board, x, y, turned))
    }

    /// Whether river and shrines allow a tile that fits, without RIV-R-13.
    pub(crate) fn may_lie(&self, x: i32, y: i32, turned: &TileFacts) -> bool {
        self.may_lie_on(&self.board, x, y, turned)
    }

    fn may_lie_on(&self, board: &Board, x: i32, y: i32, turned: &TileFacts) -> bool {
        let river = turned.role == Role::Land || board.river_allows(x, y, turned);
        let cult = !self.options.shrines || board.cult_allows(x, y, turned);
        river && cult
    }

    /// Whether none of the river tiles still to come, of whatever stage, would have a place after
    /// the drawn tile was laid there (RIV-R-13).
    pub(crate) fn cuts_the_river_off(&self, x: i32, y: i32, turned: &TileFacts) -> bool {
        if self.options.river != RiverRule::GoesOn || turned.role == Role::Land {
            return false;
        }
        let in_the_stack = self.stack.keys().filter(|id| self.tiles[*id].role != Role::Land);
        let to_come: BTreeSet<&String> = in_the_stack.chain(&self.aside).collect();
        let mut after = self.board.clone();
        after.lay(x, y, turned.clone());
        !to_come.is_empty() && !to_come.into_iter().any(|tile| self.fits_on(&after, tile))
    }

    /// Where the dragon is (PRD-02).
    pub fn dragon(&self) -> Option<(i32, i32)> {
        self.board.dragon
    }

    /// Where the fairy is: the tile, and the place beside which she was put, or "tower"; or no tile,
    /// and her quarter.
    pub fn fairy(&self) -> Option<(Option<(i32, i32)>, String)> {
        let stand = self.board.fairy?.stand;
        Some((stand.position(), self.board.place(stand)))
    }

    /// The followers in the quarters, sorted: quarter, seat and piece (CNT-18).
    pub fn quarters(&self) -> Vec<(String, usize, String)> {
        let waiting = self.board.quarters.iter();
        let named = waiting.map(|(quarter, figure)| {
            (quarter.name().to_string(), figure.seat, figure.piece.name().to_string())
        });
        let mut named: Vec<_> = named.collect();
        named.sort();
        named
    }

    /// The quarter in which the count is, if he is in the game (CNT-17).
    pub fn count(&self) -> Option<String> {
        self.board.count.map(|quarter| quarter.name().to_string())
    }

    /// The heights of the towers, of those that have any (TOW-08).
    pub fn towers(&self) -> BTreeMap<(i32, i32), u32> {
        self.board.towers.clone()
    }

    /// The followers on towers: x, y, seat and piece (TOW-19).
    pub fn tower_tops(&self) -> BTreeSet<(i32, i32, usize, String)> {
        let tops = self.board.tops.iter();
        tops.map(|(&(x, y), figure)| (x, y, figure.seat, figure.piece.name().to_string())).collect()
    }

    /// The prisoners, sorted: captor, owner and piece (TOW-15).
    pub fn prisoners(&self) -> Vec<(usize, usize, String)> {
        let prisoners = self.prisoners.iter();
        let named = prisoners.map(|p| (p.captor, p.figure.seat, p.figure.piece.name().to_string()));
        let mut named: Vec<_> = named.collect();
        named.sort();
        named
    }

    /// How many tower pieces each player has left (TOW-03).
    pub fn tower_pieces(&self) -> Vec<u32> {
        self.tower_pieces.clone()
    }

    /// How many abbeys each player has left (ABB-01).
    pub fn abbeys(&self) -> Vec<u32> {
        self.abbeys.clone()
    }

    /// The dragon tiles put aside until the dragon comes (PRD-32).
    pub fn set_aside(&self) -> BTreeMap<String, u32> {
        self.set_aside.clone()
    }

    /// Who has won, when the game is over: the most points (BAS-62), several if equal
    /// (BAS-R-15). Nobody before that.
    pub fn winners(&self) -> Vec<usize> {
        if self.step != Step::Over {
            return Vec::new();
        }
        let most = self.scores.iter().max();
        let seats = 0..self.options.players;
        seats.filter(|&seat| Some(&self.scores[seat]) == most).collect()
    }

    /// Every feature on the table, for comparison.
    pub fn features(&self) -> BTreeSet<Feature> {
        self.board.features()
    }
}
