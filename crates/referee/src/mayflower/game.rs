//! The course of the game: what is done, and what follows.

use std::collections::BTreeMap;

use super::board::Board;
use super::options::Options;
use super::tile::TileFacts;
use crate::board::Position;
use crate::ground::Ground;
use crate::printed::Printed;
use crate::stack::{by_id, take};
use crate::table::Table;

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A tile is drawn (MAY-08).
    Draw,
    /// The drawn tile is placed (MAY-08 to MAY-10).
    Place,
    /// A settler is placed, or nothing (MAY-12).
    Piece,
    /// The player chooses which of several completed features is scored next (MAY-48).
    Score,
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
    /// The columns of the surveyors, the eastern one first. Nothing else about them counts
    /// (MAY-38, MAY-R-13).
    pub(super) surveyors: [i32; 2],
    /// How many of each tile can still be drawn; none is listed with 0.
    pub(super) stack: BTreeMap<String, u16>,
    /// The tiles that fitted nowhere, in the order in which they were drawn.
    pub(super) removed: Vec<String>,
    pub(super) scores: Vec<u32>,
    pub(super) player: usize,
    pub(super) step: Step,
    /// The tile drawn, in [`Step::Place`].
    pub(super) drawn: Option<String>,
    /// Where the tile just placed lies, from [`Step::Piece`] until its scoring is done.
    pub(super) placed: Option<Position>,
}

impl Referee {
    /// A game about to begin.
    ///
    /// `copies` says how many of each tile are in the game, those on the table included; `start`
    /// which tiles lie on the table already (id, position, turn), for the usual game the starting
    /// spaces of the coast. Nobody placed them, so no settler goes on them (MAY-R-05). Starting
    /// spaces that do not lie there are not in the game. Without a tile to draw the game is over at
    /// once.
    ///
    /// # Panics
    ///
    /// If the game could not be played: wrong number of players, an unknown tile, more tiles on
    /// the table than there are, tiles on the table that do not fit together or lie in the sea.
    pub fn new(
        options: Options,
        tiles: Vec<TileFacts>,
        copies: &BTreeMap<String, u16>,
        start: &[(String, Position, u8)],
    ) -> Referee {
        let players = options.players;
        assert!((2..=5).contains(&players), "MAY-01: {players} players");
        assert!(options.first < players, "no player sits at {}", options.first);
        assert!(!start.is_empty(), "nothing to build at");
        let mut surveyors = options.surveyors_at;
        surveyors.sort_unstable();
        assert!(surveyors[0] >= 0, "a surveyor in the sea");
        let tiles = by_id(tiles);
        let mut board = Board {
            tiles: Table::default(),
            settlers: BTreeMap::new(),
            coast_counts: options.coast_counts,
        };
        let mut stack = copies.clone();
        for (id, (x, y), turn) in start {
            assert!(*x <= 0, "{id} lies in the sea");
            board.lay(*x, *y, tiles[id].turned(*turn));
            take(&mut stack, id);
        }
        stack.retain(|id, left| *left > 0 && !tiles[id].is_coast());
        let mut referee = Referee {
            scores: vec![0; players],
            player: options.first,
            step: Step::Draw,
            options,
            tiles,
            board,
            surveyors,
            stack,
            removed: Vec::new(),
            drawn: None,
            placed: None,
        };
        if referee.stack.is_empty() {
            referee.finish();
        }
        referee
    }

    /// A tile is drawn. If it fits nowhere it leaves the game and another one is drawn (MAY-11);
    /// if there is none, the game is over (MAY-R-19).
    pub(super) fn draw_tile(&mut self, id: &str) {
        take(&mut self.stack, id);
        let positions = self.board.open_positions(self.options.ten_rows);
        if self.board.fits_on_any(&self.tiles[id], positions) {
            self.drawn = Some(id.to_string());
            self.step = Step::Place;
            return;
        }
        self.removed.push(id.to_string());
        if self.stack.is_empty() {
            self.finish();
        }
    }

    /// The drawn tile is placed.
    pub(super) fn place_tile(&mut self, x: i32, y: i32, turn: u8) {
        let drawn = self.drawn.take().expect("a tile was drawn");
        self.board.lay(x, y, self.tiles[&drawn].turned(turn));
        self.placed = Some((x, y));
        self.step = Step::Piece;
    }

    /// After the settler, and after each scored feature: as long as there are several features to
    /// score, the player chooses one (MAY-48); the only one is scored without a question, for
    /// nothing can be skipped (MAY-50). Then the turn is over.
    pub(super) fn go_on_scoring(&mut self) {
        loop {
            let mut to_score = self.to_score();
            if to_score.len() > 1 {
                self.step = Step::Score;
                return;
            }
            let Some((_, feature)) = to_score.pop() else { break };
            self.score(&feature);
        }
        self.placed = None;
        self.end_turn();
    }

    /// The next player clockwise (MAY-07), or the end of the game if no tile is left (MAY-55).
    fn end_turn(&mut self) {
        if self.stack.is_empty() {
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
