//! The course of the game: what is done, and what follows.

use std::collections::BTreeMap;

use crate::board::Board;
use crate::figure::{Figure, Piece};
use crate::options::Options;
use crate::tile::{Kind, Role, TileFacts};

/// What has to happen next (BAS-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A tile is drawn.
    Draw,
    /// The drawn tile is placed.
    Place,
    /// A piece is placed, or none.
    Piece,
    /// The builder has worked: the player takes a second tile or declines it (TRA-R-03).
    SecondTile,
    /// The game is over and scored.
    Over,
}

/// What must be remembered of a turn until it ends.
#[derive(Clone, Debug, Default)]
struct Turn {
    /// Whether this is part two, with the second tile.
    second_part: bool,
    /// Whether the tile of this part has extended a feature with the player's own builder.
    builder_worked: bool,
    /// Whether the same player has the next turn as well (RIV-13).
    again: bool,
}

/// A game as the referee sees it.
///
/// Of the past it keeps only what cannot be read off the table: the points, goods and cards, what
/// can still be drawn, what was removed, and where the turn stands.
#[derive(Clone, Debug)]
pub struct Referee {
    pub(crate) tiles: BTreeMap<String, TileFacts>,
    pub(crate) options: Options,
    pub(crate) board: Board,
    pub(crate) stack: BTreeMap<String, u32>,
    /// River tiles that fitted nowhere when drawn, since the last river tile was placed.
    aside: Vec<String>,
    pub(crate) removed: Vec<String>,
    pub(crate) scores: Vec<u32>,
    /// The tokens of each player: wine, grain, cloth.
    pub(crate) goods: Vec<[u32; 3]>,
    /// Who holds the King.
    pub(crate) king: Option<usize>,
    /// Who holds the Robber Baron.
    pub(crate) robber: Option<usize>,
    pub(crate) player: usize,
    pub(crate) step: Step,
    turn: Turn,
    /// The tile drawn, in [`Step::Place`].
    pub(crate) drawn: Option<String>,
    /// Where the tile of this part lies, in [`Step::Piece`].
    pub(crate) placed: Option<(i32, i32)>,
}

impl Referee {
    /// A game about to begin.
    ///
    /// `stack` says how many of each tile can still be drawn, land and river tiles together;
    /// `start` which tiles lie on the table already (id, x, y, turn; BAS-03), the source of the
    /// river if there is one (RIV-03). Without anything to draw the game is over at once.
    ///
    /// # Panics
    ///
    /// If the game could not be played: wrong number of players, an unknown tile, start tiles
    /// that do not fit together, a river without source.
    pub fn new(
        tiles: BTreeMap<String, TileFacts>,
        options: Options,
        stack: BTreeMap<String, u32>,
        start: &[(String, i32, i32, u8)],
        first_player: usize,
    ) -> Referee {
        let players = options.players;
        assert!((2..=6).contains(&players), "INN-01: {players} players");
        assert!(first_player < players, "no player sits at {first_player}");
        assert!(!start.is_empty(), "BAS-03: no start tile");
        let mut board = Board::default();
        for (id, x, y, turn) in start {
            board.lay(*x, *y, tiles[id].turned(*turn));
        }
        let stack: BTreeMap<String, u32> = stack.into_iter().filter(|(_, n)| *n > 0).collect();
        let source = board.tiles.iter().any(|(_, tile)| tile.role == Role::Source);
        for id in stack.keys() {
            let tile = tiles.get(id).unwrap_or_else(|| panic!("unknown tile {id} in the stack"));
            assert_ne!(tile.role, Role::Source, "RIV-03: the source {id} is not drawn");
            assert!(source || tile.role == Role::Land, "RIV-03: {id} without a source");
        }
        Referee {
            step: if stack.is_empty() { Step::Over } else { Step::Draw },
            tiles,
            options,
            board,
            stack,
            aside: Vec::new(),
            removed: Vec::new(),
            scores: vec![0; players],
            goods: vec![[0; 3]; players],
            king: None,
            robber: None,
            player: first_player,
            turn: Turn::default(),
            drawn: None,
            placed: None,
        }
    }

    /// A tile is drawn (BAS-09). If it fits nowhere it is removed and another must be drawn by
    /// the same player (BAS-15); if none is left the game ends (BAS-R-04). A river tile that
    /// fits nowhere is put aside instead (RIV-R-05).
    ///
    /// # Panics
    ///
    /// If this cannot be drawn now.
    pub fn draw(&mut self, tile: &str) {
        self.expect(Step::Draw, &format!("draw {tile}"));
        let legal = self.legal_draws().contains(tile);
        assert!(legal, "no {tile} can be drawn from {:?}", self.stack);
        self.take_from_stack(tile);

        if !self.placements(tile).is_empty() {
            self.drawn = Some(tile.to_string());
            self.step = Step::Place;
        } else if self.tiles[tile].role == Role::Land {
            self.removed.push(tile.to_string());
            if self.stack.is_empty() {
                self.finish();
            }
        } else {
            self.put_aside(tile);
        }
    }

    fn take_from_stack(&mut self, tile: &str) {
        let left = self.stack[tile] - 1;
        self.stack.insert(tile.to_string(), left);
        self.stack.retain(|_, left| *left > 0);
    }

    /// A river tile without a place waits for the next draw. If all of its stage wait, the rest
    /// of the river is left out and the turn ends (RIV-R-05).
    fn put_aside(&mut self, tile: &str) {
        let stage = self.tiles[tile].role;
        self.aside.push(tile.to_string());
        if self.stack.keys().any(|id| self.tiles[id].role == stage) {
            return;
        }
        self.removed.append(&mut self.aside);
        for (id, copies) in self.stack.clone() {
            if self.tiles[&id].role != Role::Land {
                self.stack.remove(&id);
                self.removed.extend((0..copies).map(|_| id.clone()));
            }
        }
        self.end_turn();
    }

    /// The drawn tile is placed (BAS-10 to BAS-14).
    ///
    /// # Panics
    ///
    /// If it may not lie there.
    pub fn place(&mut self, x: i32, y: i32, turn: u8) {
        self.expect(Step::Place, &format!("place at {x},{y} turn {turn}"));
        let legal = self.legal_placements();
        let drawn = self.drawn.take().expect("a tile was drawn");
        assert!(
            legal.contains(&(x, y, turn)),
            "{drawn} may not lie at {x},{y} turn {turn}, only at {legal:?}"
        );
        let tile = self.tiles[&drawn].turned(turn);
        if tile.role != Role::Land {
            for waiting in self.aside.drain(..) {
                *self.stack.entry(waiting).or_default() += 1;
            }
        }
        if self.options.lake_extra_turn && tile.role == Role::Lake && tile.volcano {
            self.turn.again = true;
        }
        self.board.lay(x, y, tile);
        self.placed = Some((x, y));
        self.turn.builder_worked = self.builder_at(x, y);
        self.step = Step::Piece;
    }

    /// Whether the tile just laid belongs to a road or city with the player's builder. The
    /// builder stood there before, for no piece was placed since (TRA-14, TRA-19, TRA-R-02).
    fn builder_at(&self, x: i32, y: i32) -> bool {
        let builder = Figure { seat: self.player, piece: Piece::Builder };
        let segments = self.board.tile(x, y).segments.iter().enumerate();
        let mut ways = segments.filter(|(_, s)| matches!(s.kind, Kind::Road | Kind::City));
        ways.any(|(index, _)| self.board.has(&self.board.flood((x, y, index)), builder))
    }

    /// A piece is placed on the tile just laid, and this part of the turn ends. Pieces are
    /// "follower" (BAS-17 to BAS-25), "big-follower" (INN-08), "builder" (TRA-08) and "pig"
    /// (TRA-25).
    ///
    /// # Panics
    ///
    /// If this piece may not be placed there.
    pub fn piece(&mut self, piece: &str, place: &str) {
        let wish = format!("{piece} {place}");
        self.expect(Step::Piece, &format!("place {wish}"));
        let legal = self.legal_pieces();
        assert!(legal.contains(&wish), "{wish} is not allowed, only {legal:?}");
        let (x, y) = self.placed.expect("a tile was placed");
        let mut segments = self.board.tile(x, y).segments.iter();
        let index = segments.position(|segment| segment.name() == place);
        let index = index.expect("a legal place is on the tile");
        let figure = Figure { seat: self.player, piece: Piece::from_name(piece) };
        self.board.figures.insert((x, y, index), figure);
        self.end_part();
    }

    /// No piece is placed (BAS-17), or the second tile is declined.
    ///
    /// # Panics
    ///
    /// If there is nothing to pass.
    pub fn pass(&mut self) {
        if self.step == Step::SecondTile {
            self.end_turn();
        } else {
            self.expect(Step::Piece, "pass");
            self.end_part();
        }
    }

    /// The player takes the second tile that the builder has earned (TRA-14).
    ///
    /// # Panics
    ///
    /// If none was earned.
    pub fn second_tile(&mut self) {
        self.expect(Step::SecondTile, "take a second tile");
        self.turn.second_part = true;
        self.step = Step::Draw;
    }

    fn expect(&self, step: Step, what: &str) {
        assert_eq!(self.step, step, "this is not the moment to {what}");
    }

    /// Scoring (BAS-27). Then the second part if it was earned and a tile is left, but never a
    /// third (TRA-18, TRA-R-05); otherwise the turn is over.
    fn end_part(&mut self) {
        self.score_part();
        self.placed = None;
        if self.turn.builder_worked && !self.turn.second_part && !self.stack.is_empty() {
            self.step = Step::SecondTile;
        } else {
            self.end_turn();
        }
    }

    /// The end of the game if nothing is left to draw (BAS-50). Otherwise the next player
    /// clockwise (BAS-07), or the same one again after the volcano lake (RIV-13).
    fn end_turn(&mut self) {
        let turn = std::mem::take(&mut self.turn);
        if self.stack.is_empty() {
            self.finish();
            return;
        }
        if !turn.again {
            self.player = (self.player + 1) % self.options.players;
        }
        self.step = Step::Draw;
    }

    /// The end of the game (BAS-51).
    pub(crate) fn finish(&mut self) {
        self.score_at_the_end();
        self.step = Step::Over;
    }
}
