//! What the referee can be asked.

use std::collections::{BTreeMap, BTreeSet};

use crate::feature::Feature;
use crate::figure::Piece;
use crate::game::{Referee, Step};
use crate::tile::{Kind, Role};

impl Referee {
    /// What has to happen next.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The seat of the player whose turn it is. After the game: who had the last turn.
    pub fn player(&self) -> usize {
        self.player
    }

    /// The points of each player.
    pub fn scores(&self) -> Vec<u32> {
        self.scores.clone()
    }

    /// How many of a piece ("follower", "big-follower", "builder", "pig") each player has in the
    /// supply: those that do not stand on the table (BAS-18).
    ///
    /// # Panics
    ///
    /// If there is no such piece.
    pub fn supplies(&self, piece: &str) -> Vec<usize> {
        let piece = Piece::from_name(piece);
        (0..self.options.players).map(|seat| self.supply(seat, piece)).collect()
    }

    fn supply(&self, seat: usize, piece: Piece) -> usize {
        let all = match piece {
            Piece::Follower => self.options.followers_each,
            Piece::BigFollower => self.options.big_followers_each,
            Piece::Builder => self.options.builders_each,
            Piece::Pig => self.options.pigs_each,
        };
        all - self.board.on_the_table(seat, piece)
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

    /// The tiles that may be drawn now, those that will fit nowhere included: first the fork,
    /// then the river, then the lake, then the land (RIV-04 to RIV-06, RIV-R-09).
    pub fn legal_draws(&self) -> BTreeSet<String> {
        if self.step != Step::Draw {
            return BTreeSet::new();
        }
        let role = |id: &String| self.tiles[id].role;
        let stage = self.stack.keys().map(role).min();
        let now = self.stack.keys().filter(|id| Some(role(id)) == stage);
        now.cloned().collect()
    }

    /// Where the drawn tile may lie: x, y, turn. Of turns that look the same, the smallest.
    pub fn legal_placements(&self) -> BTreeSet<(i32, i32, u8)> {
        match (self.step, &self.drawn) {
            (Step::Place, Some(drawn)) => self.placements(drawn),
            _ => BTreeSet::new(),
        }
    }

    /// Where a tile could lie: by the base game, along the river, and between cloisters and
    /// shrines.
    pub(crate) fn placements(&self, tile: &str) -> BTreeSet<(i32, i32, u8)> {
        self.board.placements(&self.tiles[tile], |x, y, turned| {
            let river = turned.role == Role::Land || self.board.river_allows(x, y, turned);
            let cult = !self.options.shrines || self.board.cult_allows(x, y, turned);
            river && cult
        })
    }

    /// The pieces that may be placed now, and where: for example "big-follower city N". Passing
    /// is always possible besides.
    pub fn legal_pieces(&self) -> BTreeSet<String> {
        let mut legal = BTreeSet::new();
        let Some((x, y)) = self.placed else {
            return legal;
        };
        let tile = self.board.tile(x, y);
        let volcano_lake = tile.role == Role::Lake && tile.volcano;
        let keep_off = volcano_lake && self.options.lake_extra_turn; // RIV-12
        // Only the tile just laid (BAS-19), each feature by itself (BAS-22), as it is with the
        // new tile.
        for (index, segment) in tile.segments.iter().enumerate() {
            let region = self.board.flood((x, y, index));
            let occupied = self.board.has_follower(&region); // BAS-21, INN-09
            let own = self.board.has_follower_of(&region, self.player);
            for piece in Piece::ALL {
                let allowed = match piece {
                    Piece::Follower | Piece::BigFollower => {
                        self.is_place(segment.kind) && !occupied && !keep_off
                    }
                    Piece::Builder => matches!(segment.kind, Kind::Road | Kind::City) && own,
                    Piece::Pig => segment.kind == Kind::Field && own,
                };
                if allowed && self.supply(self.player, piece) > 0 {
                    legal.insert(format!("{} {}", piece.name(), segment.name()));
                }
            }
        }
        legal
    }

    /// Whether this kind of feature is a place for followers at all (BAS-20, CUL-02, RIV-11).
    fn is_place(&self, kind: Kind) -> bool {
        match kind {
            Kind::Road | Kind::City | Kind::Cloister => true,
            Kind::Field => self.options.farmers,
            Kind::Shrine => self.options.shrines,
            Kind::River => false,
        }
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
