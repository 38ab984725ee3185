//! The course of the game: what is done, and what follows.

use std::collections::{BTreeMap, VecDeque};

use crate::board::{Board, Position, Spot};
use crate::catapult::Round;
use crate::dragon::Walk;
use crate::figure::{Figure, Piece};
use crate::options::{Options, RiverRule};
use crate::quarter::Quarter;
use crate::tile::{Kind, Role, Symbol, TileFacts};
use crate::tower::Prisoner;

/// What has to happen next (BAS-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The player can do something before drawing: place an abbey instead (INT-12) or pay a
    /// ransom (INT-11). Without anything of this there is no such step.
    Start,
    /// A tile is drawn.
    Draw,
    /// The drawn tile is placed.
    Place,
    /// A piece is placed, or something else is done instead, or nothing (INT-22).
    Piece,
    /// The player may take a prisoner with the tower just raised (TOW-10).
    Capture,
    /// The player chooses which own follower comes back in an exchange (TOW-24).
    Exchange,
    /// The piece step is over, and the player may also place a phantom (PHA-02). Without a phantom
    /// or a place for it there is no such step.
    Phantom,
    /// The dragon is moved by one tile (PRD-24).
    Dragon,
    /// Somebody may move own followers out of quarters to what was completed (CNT-09).
    Leave,
    /// The owner of a wagon moves it or takes it back (ABB-40).
    Wagon,
    /// The player may put a follower into a quarter (CNT-04).
    Deploy,
    /// The player may move the count (CNT-15).
    Count,
    /// The builder has worked: the player takes a second tile, places an abbey instead
    /// (ABB-R-05), or declines (TRA-R-03).
    SecondTile,
    /// The player chooses what is done at the fair (CAT-06).
    Fair,
    /// Somebody throws (CAT-07), or tells what came of a throw with a real catapult.
    Throw,
    /// Chance has its part in a throw (CAT-D03).
    Wind,
    /// The thrower says which of several followers is the nearest (CAT-D20).
    Nearest,
    /// The thrower may replace the nearest follower (CAT-17).
    Seduce,
    /// The left neighbour of the thrower tries to catch the token (CAT-23).
    Hand,
    /// No more turns: somebody may move own followers out of the market, or out of any quarter
    /// (CNT-12, CNT-R-12).
    Market,
    /// The game is over and scored.
    Over,
}

/// What must be remembered of a turn until it ends.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each can be so or not, whatever the others are")]
pub(crate) struct Turn {
    /// Whether this is part two, with the second tile.
    pub(crate) second_part: bool,
    /// Whether the tile of this part has extended a feature with the player's own builder.
    pub(crate) builder_worked: bool,
    /// Whether the same player has the next turn as well (RIV-13).
    again: bool,
    /// Whether a ransom was paid (TOW-31).
    pub(crate) ransomed: bool,
    /// The fairs placed, without those whose round has begun (CAT-R-03).
    fairs: VecDeque<Position>,
}

/// A game as the referee sees it.
///
/// Of the past it keeps only what cannot be read off the table: the points, goods, cards and
/// prisoners, what is left of abbeys and tower pieces, what can still be drawn, what was removed,
/// and where the turn stands.
#[derive(Clone, Debug)]
pub struct Referee {
    pub(crate) tiles: BTreeMap<String, TileFacts>,
    pub(crate) options: Options,
    pub(crate) board: Board,
    pub(crate) stack: BTreeMap<String, u32>,
    /// River tiles that fitted nowhere when drawn, since the last river tile was placed.
    pub(crate) aside: Vec<String>,
    /// Dragon tiles that wait for the dragon (PRD-32).
    pub(crate) set_aside: BTreeMap<String, u32>,
    pub(crate) removed: Vec<String>,
    pub(crate) scores: Vec<u32>,
    /// The tokens of each player: wine, grain, cloth.
    pub(crate) goods: Vec<[u32; 3]>,
    /// Who holds the King.
    pub(crate) king: Option<usize>,
    /// Who holds the Robber Baron.
    pub(crate) robber: Option<usize>,
    pub(crate) prisoners: Vec<Prisoner>,
    /// The tower pieces each player has left.
    pub(crate) tower_pieces: Vec<u32>,
    /// The abbeys each player has left.
    pub(crate) abbeys: Vec<u32>,
    pub(crate) player: usize,
    pub(crate) step: Step,
    pub(crate) turn: Turn,
    /// The tile drawn, in [`Step::Place`].
    pub(crate) drawn: Option<String>,
    /// Where the tile of this part lies, from [`Step::Piece`] to the end of the part.
    pub(crate) placed: Option<Position>,
    /// Whether a follower of the piece step has gone through the portal to another tile (PHA-09),
    /// until the end of the part.
    pub(crate) portal_used: bool,
    /// The tower just raised, in [`Step::Capture`].
    pub(crate) built: Option<Position>,
    /// Who has the player's prisoners, in [`Step::Exchange`].
    pub(crate) exchange_with: Option<usize>,
    /// The walk of the dragon, in [`Step::Dragon`].
    pub(crate) walk: Option<Walk>,
    /// The wagons whose owners have to decide, one after the other, in [`Step::Wagon`].
    pub(crate) wagons: Vec<(Spot, Figure)>,
    /// Who is still to decide about leaving quarters, one after the other, in [`Step::Leave`] and
    /// [`Step::Market`].
    pub(crate) leavers: VecDeque<usize>,
    /// Whether the scoring of this part gave points to others, and none to the player (CNT-04).
    pub(crate) served_others: bool,
    /// Who is still to come in the last round of abbeys (INT-57), if that has begun.
    pub(crate) last_round: Option<VecDeque<usize>>,
    /// The round of the catapult that is played.
    pub(crate) round: Option<Round>,
}

impl Referee {
    /// A game about to begin.
    ///
    /// `stack` says how many of each tile can still be drawn, land and river tiles together;
    /// `start` which tiles lie on the table already (id, x, y, turn; BAS-03), the source of the
    /// river if there is one (RIV-03). If the City of Carcassonne lies there the source is in the
    /// stack instead (RIV-R-12). Without anything to draw the game is over at once.
    ///
    /// # Panics
    ///
    /// If the game could not be played: wrong number of players, an unknown tile, start tiles
    /// that do not fit together, a river without source or with two.
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
        board.count = options.count.then_some(Quarter::Castle); // CNT-03
        let stack: BTreeMap<String, u32> = stack.into_iter().filter(|(_, n)| *n > 0).collect();
        let on_the_table = |role| board.tiles.iter().any(|(_, tile)| tile.role == role);
        let (carcassonne, mut source) = (on_the_table(Role::Fixed), on_the_table(Role::Source));
        for (id, copies) in &stack {
            let tile = tiles.get(id).unwrap_or_else(|| panic!("unknown tile {id} in the stack"));
            if tile.role == Role::Source {
                assert!(carcassonne, "RIV-03: the source {id} is not drawn");
                assert!(!source && *copies == 1, "RIV-03: {id} is a second source");
                source = true;
            }
            assert_ne!(tile.role, Role::Abbey, "ABB-03: {id} is not drawn");
            assert_ne!(tile.role, Role::Fixed, "CNT-01: {id} is not drawn");
        }
        let river = stack.keys().any(|id| tiles[id].role != Role::Land);
        assert!(source || !river, "RIV-03: a river without a source");
        let mut referee = Referee {
            step: Step::Over,
            tiles,
            options,
            board,
            stack,
            aside: Vec::new(),
            set_aside: BTreeMap::new(),
            removed: Vec::new(),
            scores: vec![0; players],
            goods: vec![[0; 3]; players],
            king: None,
            robber: None,
            prisoners: Vec::new(),
            tower_pieces: vec![options.tower_pieces_each as u32; players],
            abbeys: vec![options.abbeys_each as u32; players],
            player: first_player,
            turn: Turn::default(),
            drawn: None,
            placed: None,
            portal_used: false,
            built: None,
            exchange_with: None,
            walk: None,
            wagons: Vec::new(),
            leavers: VecDeque::new(),
            served_others: false,
            last_round: None,
            round: None,
        };
        if !referee.stack.is_empty() {
            referee.begin_turn();
        }
        referee
    }

    /// The turn of a player begins: the fairy's point (INT-10), then what can be done before
    /// drawing.
    pub(crate) fn begin_turn(&mut self) {
        self.turn = Turn::default();
        self.give_the_fairy_point();
        let choice = !self.abbey_places().is_empty() || !self.ransoms().is_empty();
        self.step = if choice { Step::Start } else { Step::Draw };
    }

    /// A tile is drawn (BAS-09). A dragon tile may have to wait (PRD-32). If the tile fits nowhere
    /// it is removed and another must be drawn by the same player (BAS-15); if none is left the
    /// game ends (BAS-R-04, PRD-R-18). A river tile that fits nowhere is put aside instead
    /// (RIV-R-05).
    pub(crate) fn draw_tile(&mut self, tile: &str) {
        self.take_from_stack(tile);
        if self.waits_for_the_dragon(tile) {
            *self.set_aside.entry(tile.to_string()).or_default() += 1;
        } else if self.fits_somewhere(tile) {
            self.drawn = Some(tile.to_string());
            self.step = Step::Place;
        } else if self.tiles[tile].role == Role::Land {
            self.removed.push(tile.to_string());
        } else {
            self.put_aside(tile);
        }
        if self.step == Step::Draw && self.stack.is_empty() {
            self.end_turn();
        }
    }

    fn take_from_stack(&mut self, tile: &str) {
        let left = self.stack[tile] - 1;
        self.stack.insert(tile.to_string(), left);
        self.stack.retain(|_, left| *left > 0);
    }

    /// A river tile without a place waits until another was placed, and the player draws again.
    /// When nothing else of the stage can be drawn, the river goes on with a lake if one fits, and
    /// without one it is over; the player goes on either way (RIV-R-05).
    fn put_aside(&mut self, tile: &str) {
        let stage = self.tiles[tile].role;
        self.aside.push(tile.to_string());
        if self.stack.keys().any(|id| self.tiles[id].role == stage) {
            return;
        }
        if self.options.river == RiverRule::LostTurn {
            self.leave_out_before(Role::Land);
            self.end_turn();
            return;
        }
        let mut lakes = self.stack.keys().filter(|id| self.tiles[*id].role == Role::Lake);
        // Without a source there is nothing that a lake could end (RIV-R-12).
        let ends = stage != Role::Source && lakes.any(|lake| self.fits_somewhere(lake));
        self.leave_out_before(if ends { Role::Lake } else { Role::Land });
    }

    /// The river tiles aside and those of the stages before this one leave the game.
    fn leave_out_before(&mut self, stage: Role) {
        self.removed.append(&mut self.aside);
        for (id, copies) in self.stack.clone() {
            if self.tiles[&id].role < stage {
                self.stack.remove(&id);
                self.removed.extend((0..copies).map(|_| id.clone()));
            }
        }
    }

    /// The drawn tile is placed (BAS-10 to BAS-14).
    pub(crate) fn place_tile(&mut self, x: i32, y: i32, turn: u8) {
        let drawn = self.drawn.take().expect("a tile was drawn");
        let tile = self.tiles[&drawn].turned(turn);
        if tile.role != Role::Land {
            for waiting in self.aside.drain(..) {
                *self.stack.entry(waiting).or_default() += 1;
            }
        }
        let volcano = tile.shows(Symbol::Volcano);
        let busy_lake = self.options.lake_extra_turn || self.options.dragon; // RIV-R-01
        if volcano && tile.role == Role::Lake && busy_lake {
            self.turn.again = true;
        }
        if tile.shows(Symbol::Fair) && self.options.catapult {
            self.turn.fairs.push_back((x, y));
        }
        self.board.lay(x, y, tile);
        self.placed = Some((x, y));
        self.turn.builder_worked = self.builder_at(x, y);
        if volcano && self.options.dragon {
            self.call_the_dragon((x, y));
        }
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

    /// The piece step is over. A phantom may follow.
    pub(crate) fn after_the_piece(&mut self) {
        self.built = None;
        self.offer_the_phantom();
    }

    /// Nothing more is placed in this part. The dragon walks before the scoring (PRD-R-05, INT-33),
    /// or after it.
    pub(crate) fn after_the_placements(&mut self) {
        if self.dragon_is_called() && !self.options.dragon_after_scoring {
            self.begin_the_walk();
        } else {
            self.begin_leaving();
        }
    }

    /// Scoring (BAS-27), and the wagons of what was scored (ABB-45).
    pub(crate) fn score_and_move_wagons(&mut self) {
        self.score_part();
        self.go_on_with_wagons();
    }

    /// All wagons have gone somewhere.
    pub(crate) fn after_the_wagons(&mut self) {
        if self.dragon_is_called() && self.options.dragon_after_scoring {
            self.begin_the_walk();
        } else {
            self.after_the_scoring();
        }
    }

    /// After a part comes the second if it was earned and a tile is left or an abbey can be
    /// placed (INT-46, INT-48), but never a third (TRA-18, TRA-R-05); otherwise the turn is over.
    pub(crate) fn end_part(&mut self) {
        self.placed = None;
        self.portal_used = false;
        if self.last_round.is_some() {
            self.go_on_with_the_last_round();
            return;
        }
        let earned = self.turn.builder_worked && !self.turn.second_part;
        if earned && (!self.stack.is_empty() || !self.abbey_places().is_empty()) {
            self.step = Step::SecondTile;
        } else {
            self.end_turn();
        }
    }

    /// The player takes the second tile that the builder has earned (TRA-14).
    pub(crate) fn take_second_tile(&mut self) {
        self.turn.second_part = true;
        self.step = Step::Draw;
    }

    /// A round of the catapult for every fair placed in the turn (CAT-R-02, INT-49). Then the end
    /// of the game if nothing is left to draw (BAS-50, CAT-R-04). Otherwise the next player
    /// clockwise (BAS-07), or the same one again after the volcano lake (RIV-13, INT-50).
    pub(crate) fn end_turn(&mut self) {
        if let Some(fair) = self.turn.fairs.pop_front() {
            self.begin_a_round(fair);
            return;
        }
        if self.stack.is_empty() {
            self.finish();
            return;
        }
        if !self.turn.again {
            self.player = (self.player + 1) % self.options.players;
        }
        self.begin_turn();
    }

    /// All seats from the left neighbour of the player to the player (CNT-11, INT-57).
    pub(crate) fn left_neighbour_first(&self) -> VecDeque<usize> {
        let players = self.options.players;
        (1..=players).map(|place| (self.player + place) % players).collect()
    }

    /// No more turns: the last round of abbeys (INT-57), if there is one, then who leaves the market
    /// (INT-58), and the final scoring (BAS-51).
    pub(crate) fn finish(&mut self) {
        if self.options.last_abbey_round {
            self.begin_the_last_round();
        } else {
            self.begin_the_market();
        }
    }
}
