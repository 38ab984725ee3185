//! The course of the game: what is done, and what follows.

use std::collections::BTreeMap;

use super::board::Board;
use super::tile::TileFacts;
use crate::board::Position;
use crate::ground::Ground;
use crate::printed::Printed;
use crate::stack::{by_id, take};

/// What is settled before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many play: 2 to 5 (HG-R-01).
    pub players: usize,
    /// The seat of the starting player, from 0 (HG-R-20).
    pub first: usize,
    /// How many members each player has to play with.
    pub members: u8,
    /// How many huts each player has.
    pub huts: u8,
    /// Whether gold brings a bonus tile (HG-28). Otherwise there is no bonus stack.
    pub bonus_tiles: bool,
    /// Whether a forest counts by its tiles, not by its pieces (HG-R-02).
    pub forest_tiles: bool,
}

impl Options {
    /// The game as the rules have it: 5 members and 2 huts each, the first seat begins.
    pub fn usual(players: usize) -> Options {
        Options { players, first: 0, members: 5, huts: 2, bonus_tiles: true, forest_tiles: false }
    }
}

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A land tile is drawn (HG-01).
    Draw,
    /// A bonus tile is drawn (HG-28).
    DrawBonus,
    /// The drawn tile is placed (HG-02 to HG-04).
    Place,
    /// A member or a hut is placed, or nothing (HG-06).
    Piece,
    /// The game is over and scored.
    Over,
}

/// A game as the referee sees it.
///
/// Of the past it keeps only what cannot be read off the table: the points, what can still be
/// drawn, what was removed, and where the turn stands.
#[derive(Clone, Debug)]
pub struct Referee {
    pub(super) options: Options,
    pub(super) tiles: BTreeMap<String, TileFacts>,
    pub(super) board: Board,
    /// How many of each tile can still be drawn, land tiles and bonus tiles; none is listed with 0.
    pub(super) stack: BTreeMap<String, u16>,
    /// The tiles that fitted nowhere, in the order in which they were drawn.
    pub(super) removed: Vec<String>,
    pub(super) scores: Vec<u32>,
    pub(super) player: usize,
    pub(super) step: Step,
    /// Whether the part of the turn with the bonus tile has begun.
    bonus_part: bool,
    /// The tile drawn, in [`Step::Place`].
    pub(super) drawn: Option<String>,
    /// Where the tile just placed lies, in [`Step::Piece`] and until its scoring is done.
    pub(super) placed: Option<Position>,
}

impl Referee {
    /// A game about to begin.
    ///
    /// `copies` says how many of each tile are in the game, those on the table included; `start`
    /// which tiles lie on the table already (id, position, turn). Nobody placed them, so no piece
    /// goes on them. Without a land tile to draw the game is over at once.
    ///
    /// # Panics
    ///
    /// If the game could not be played: wrong number of players, an unknown tile, more tiles on
    /// the table than there are, start tiles that do not fit together.
    pub fn new(
        options: Options,
        tiles: Vec<TileFacts>,
        copies: &BTreeMap<String, u16>,
        start: &[(String, Position, u8)],
    ) -> Referee {
        let players = options.players;
        assert!((2..=5).contains(&players), "HG-R-01: {players} players");
        assert!(options.first < players, "no player sits at {}", options.first);
        assert!(!start.is_empty(), "no start tile");
        let tiles = by_id(tiles);
        let mut board = Board::default();
        let mut stack = copies.clone();
        for (id, (x, y), turn) in start {
            board.lay(*x, *y, tiles[id].turned(*turn));
            take(&mut stack, id);
        }
        stack.retain(|id, left| *left > 0 && (options.bonus_tiles || !tiles[id].bonus));
        let mut referee = Referee {
            scores: vec![0; players],
            player: options.first,
            step: Step::Draw,
            options,
            tiles,
            board,
            stack,
            removed: Vec::new(),
            bonus_part: false,
            drawn: None,
            placed: None,
        };
        if referee.draws(false).is_empty() {
            referee.finish();
        }
        referee
    }

    /// The land tiles, or the bonus tiles, that can be drawn.
    pub(super) fn draws(&self, bonus: bool) -> Vec<String> {
        let ids = self.stack.keys().filter(|id| self.tiles[*id].bonus == bonus);
        ids.cloned().collect()
    }

    /// A tile is drawn. If it fits nowhere it leaves the game and another one is drawn (HG-05,
    /// HG-R-11); if there is none, the turn is over, and with the land tiles the game (HG-R-12).
    pub(super) fn draw_tile(&mut self, id: &str) {
        take(&mut self.stack, id);
        if self.board.fits_on_any(&self.tiles[id], self.board.free_positions()) {
            self.drawn = Some(id.to_string());
            self.step = Step::Place;
            return;
        }
        self.removed.push(id.to_string());
        if self.draws(self.bonus_part).is_empty() {
            self.end_turn();
        }
    }

    /// The drawn tile is placed.
    pub(super) fn place_tile(&mut self, x: i32, y: i32, turn: u8) {
        let drawn = self.drawn.take().expect("a tile was drawn");
        self.board.lay(x, y, self.tiles[&drawn].turned(turn));
        self.placed = Some((x, y));
        self.step = Step::Piece;
    }

    /// After the piece comes the scoring, and then the bonus tile if a forest with gold was
    /// completed (HG-28): one at most (HG-29, HG-R-07), none for what a bonus tile completed
    /// (HG-34), none if there are none left (HG-35).
    pub(super) fn end_part(&mut self) {
        let gold = self.score_part();
        self.placed = None;
        if gold && !self.bonus_part && !self.draws(true).is_empty() {
            self.bonus_part = true;
            self.step = Step::DrawBonus;
        } else {
            self.end_turn();
        }
    }

    /// The next player clockwise, or the end of the game if no land tile is left (HG-42).
    fn end_turn(&mut self) {
        self.bonus_part = false;
        if self.draws(false).is_empty() {
            self.finish();
        } else {
            self.player = (self.player + 1) % self.options.players;
            self.step = Step::Draw;
        }
    }

    fn finish(&mut self) {
        self.score_the_end();
        self.step = Step::Over;
    }
}
