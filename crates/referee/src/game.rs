//! The course of the game: who may do what, and what follows.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Board, Feature};
use crate::tile::{Kind, TileFacts};

/// How completed cities count for farmers (BAS-V-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldScoring {
    /// Each field by itself (BAS-59, BAS-60): the default.
    PerField,
    /// A city gives a player its points once, however many fields reach it (BAS-61).
    OncePerCity,
}

/// What is settled before the game.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The number of players (BAS-01).
    pub players: usize,
    /// The followers each player starts with, the score marker not counted (BAS-04).
    pub followers_each: usize,
    /// If false, nobody may stand on a field.
    pub farmers: bool,
    /// How fields are scored.
    pub field_scoring: FieldScoring,
}

/// What has to happen next (BAS-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A tile is drawn.
    Draw,
    /// The drawn tile is placed.
    Place,
    /// A follower is placed, or none.
    Follower,
    /// The game is over and scored.
    Over,
}

/// A game as the referee sees it.
///
/// Of the past it keeps only what cannot be read off the table: the points, what can still be
/// drawn, what was removed, and where the turn stands.
#[derive(Clone, Debug)]
pub struct Referee {
    tiles: BTreeMap<String, TileFacts>,
    pub(crate) options: Options,
    pub(crate) board: Board,
    stack: BTreeMap<String, u32>,
    removed: Vec<String>,
    pub(crate) scores: Vec<u32>,
    player: usize,
    step: Step,
    /// The tile drawn, in [`Step::Place`].
    drawn: Option<String>,
    /// Where the tile of this turn lies, in [`Step::Follower`].
    placed: Option<(i32, i32)>,
}

impl Referee {
    /// A game about to begin.
    ///
    /// `stack` says how many of each tile can still be drawn, `start` which tiles lie on the
    /// table already (id, x, y, turn; BAS-03). Without anything to draw the game is over at once.
    ///
    /// # Panics
    ///
    /// If the game could not be played: wrong number of players, an unknown tile, start tiles
    /// that do not fit together.
    pub fn new(
        tiles: BTreeMap<String, TileFacts>,
        options: Options,
        stack: BTreeMap<String, u32>,
        start: &[(String, i32, i32, u8)],
        first_player: usize,
    ) -> Referee {
        let players = options.players;
        assert!((2..=5).contains(&players), "BAS-01: {players} players");
        assert!(first_player < players, "no player sits at {first_player}");
        assert!(!start.is_empty(), "BAS-03: no start tile");
        for id in stack.keys() {
            assert!(tiles.contains_key(id), "unknown tile {id} in the stack");
        }
        let mut board = Board::default();
        for (id, x, y, turn) in start {
            board.lay(*x, *y, tiles[id].turned(*turn));
        }
        let stack: BTreeMap<String, u32> = stack.into_iter().filter(|(_, n)| *n > 0).collect();
        Referee {
            step: if stack.is_empty() { Step::Over } else { Step::Draw },
            tiles,
            options,
            board,
            stack,
            removed: Vec::new(),
            scores: vec![0; players],
            player: first_player,
            drawn: None,
            placed: None,
        }
    }

    /// A tile is drawn (BAS-09). If it fits nowhere it is removed and another must be drawn by
    /// the same player (BAS-15); if none is left the game ends (BAS-R-04).
    ///
    /// # Panics
    ///
    /// If this cannot be drawn now.
    pub fn draw(&mut self, tile: &str) {
        self.expect(Step::Draw, &format!("draw {tile}"));
        let legal = self.legal_draws().contains(tile);
        assert!(legal, "no {tile} can be drawn from {:?}", self.stack);
        let left = self.stack[tile] - 1;
        self.stack.insert(tile.to_string(), left);
        self.stack.retain(|_, left| *left > 0);

        if self.board.placements(&self.tiles[tile]).is_empty() {
            self.removed.push(tile.to_string());
            if self.stack.is_empty() {
                self.finish();
            }
        } else {
            self.drawn = Some(tile.to_string());
            self.step = Step::Place;
        }
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
        self.board.lay(x, y, self.tiles[&drawn].turned(turn));
        self.placed = Some((x, y));
        self.step = Step::Follower;
    }

    /// A follower is placed on the tile of this turn (BAS-17 to BAS-25), and the turn ends.
    ///
    /// # Panics
    ///
    /// If no follower may be placed there.
    pub fn follower(&mut self, place: &str) {
        self.expect(Step::Follower, &format!("follower on {place}"));
        let legal = self.legal_followers();
        assert!(legal.contains(place), "no follower may be placed on {place}, only on {legal:?}");
        let (x, y) = self.placed.expect("a tile was placed");
        let mut segments = self.board.tiles[&(x, y)].segments.iter();
        let index = segments.position(|segment| segment.name() == place);
        let index = index.expect("a legal place is on the tile");
        self.board.followers.insert((x, y, index), self.player);
        self.end_turn();
    }

    /// No follower is placed (BAS-17), and the turn ends.
    ///
    /// # Panics
    ///
    /// If the turn has not come so far.
    pub fn pass(&mut self) {
        self.expect(Step::Follower, "pass");
        self.end_turn();
    }

    fn expect(&self, step: Step, what: &str) {
        assert_eq!(self.step, step, "this is not the moment to {what}");
    }

    /// Scoring (BAS-27), then the next player clockwise (BAS-07), or the end (BAS-50).
    fn end_turn(&mut self) {
        self.score_completed();
        self.placed = None;
        if self.stack.is_empty() {
            self.finish();
        } else {
            self.player = (self.player + 1) % self.options.players;
            self.step = Step::Draw;
        }
    }

    /// The end of the game (BAS-51).
    pub(crate) fn finish(&mut self) {
        self.score_at_the_end();
        self.step = Step::Over;
    }

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

    /// The followers in each player's supply: those that do not stand on the table (BAS-18).
    pub fn supplies(&self) -> Vec<usize> {
        let mut supplies = vec![self.options.followers_each; self.options.players];
        for &seat in self.board.followers.values() {
            supplies[seat] -= 1;
        }
        supplies
    }

    /// How many of each tile can still be drawn; tiles that are used up are not listed.
    pub fn stack(&self) -> &BTreeMap<String, u32> {
        &self.stack
    }

    /// The tiles that fitted nowhere when drawn, in the order in which they were removed.
    pub fn removed(&self) -> &[String] {
        &self.removed
    }

    /// The tiles that may be drawn now, those that will fit nowhere included.
    pub fn legal_draws(&self) -> BTreeSet<String> {
        match self.step {
            Step::Draw => self.stack.keys().cloned().collect(),
            _ => BTreeSet::new(),
        }
    }

    /// Where the drawn tile may lie: x, y, turn. Of turns that look the same, the smallest.
    pub fn legal_placements(&self) -> BTreeSet<(i32, i32, u8)> {
        match (self.step, &self.drawn) {
            (Step::Place, Some(drawn)) => self.board.placements(&self.tiles[drawn]),
            _ => BTreeSet::new(),
        }
    }

    /// The places where a follower may be placed now. Passing is always possible besides.
    pub fn legal_followers(&self) -> BTreeSet<String> {
        let mut legal = BTreeSet::new();
        let Some((x, y)) = self.placed else {
            return legal;
        };
        if self.supplies()[self.player] == 0 {
            return legal; // BAS-18
        }
        // Only the tile of this turn (BAS-19), each feature by itself (BAS-22), and only
        // features without any follower, as they are with the new tile (BAS-21).
        for (index, segment) in self.board.tiles[&(x, y)].segments.iter().enumerate() {
            let region = self.board.flood((x, y, index));
            let free = self.board.followers_on(&region).is_empty();
            let allowed = self.options.farmers || segment.kind != Kind::Field;
            if free && allowed {
                legal.insert(segment.name());
            }
        }
        legal
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
