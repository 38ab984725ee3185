//! Abbeys: where they may lie, what they close, and the last round.

use std::collections::{BTreeSet, VecDeque};

use crate::action::{Action, Choices};
use crate::board::{Position, Spot, beyond};
use crate::game::{Referee, Step};
use crate::tile::{Kind, Role, TileFacts};

impl Referee {
    fn abbey(&self) -> &TileFacts {
        let abbey = self.tiles.values().find(|tile| tile.role == Role::Abbey);
        abbey.expect("the tiles include an abbey")
    }

    /// Where the player may place an abbey now: in a hole (ABB-04) that shrines do not forbid
    /// (CUL-R-02), and not before the river is done (RIV-R-09).
    pub(crate) fn abbey_places(&self) -> BTreeSet<Position> {
        let river = self.stack.keys().any(|id| self.tiles[id].role != Role::Land);
        if self.abbeys[self.player] == 0 || river {
            return BTreeSet::new();
        }
        let mut places = self.board.free_positions();
        places.retain(|&(x, y)| {
            let hole = (0..4).all(|side| self.board.tiles.contains(beyond(x, y, side)));
            hole && (!self.options.shrines || self.board.cult_allows(x, y, self.abbey()))
        });
        places
    }

    pub(crate) fn add_abbeys(&self, choices: &mut Choices) {
        for (x, y) in self.abbey_places() {
            choices.add(format!("abbey {x},{y}"), Action::Abbey((x, y)));
        }
    }

    /// The abbey is placed instead of a tile (ABB-03), in the second part too (ABB-R-05). It never
    /// continues what a builder stands on (ABB-R-06).
    pub(crate) fn place_abbey(&mut self, position: Position) {
        self.abbeys[self.player] -= 1;
        let abbey = self.abbey().clone();
        self.board.lay(position.0, position.1, abbey);
        self.turn.second_part = self.step == Step::SecondTile;
        self.turn.builder_worked = false;
        self.placed = Some(position);
        self.step = Step::Piece;
    }

    /// The roads and cities at the four sides of a tile that is an abbey (ABB-07).
    pub(crate) fn closed_by_abbey(&self, (x, y): Position) -> Vec<Spot> {
        let mut closed = Vec::new();
        if self.board.tile(x, y).role == Role::Abbey {
            for side in 0..4 {
                let (x, y) = beyond(x, y, side);
                for (index, segment) in self.board.tile(x, y).segments.iter().enumerate() {
                    let way = matches!(segment.kind, Kind::Road | Kind::City);
                    if way && segment.reaches.contains(&((side + 2) % 4)) {
                        closed.push((x, y, index));
                    }
                }
            }
        }
        closed
    }

    /// The player does not want to place an abbey before drawing, or in the last round.
    pub(crate) fn decline_the_abbey(&mut self) {
        if self.last_round.is_some() {
            self.go_on_with_the_last_round();
        } else {
            self.step = Step::Draw;
        }
    }

    /// The last round (INT-57): everybody from the left neighbour to the player of the last turn.
    pub(crate) fn begin_the_last_round(&mut self) {
        self.last_round = Some(self.left_neighbour_first());
        self.go_on_with_the_last_round();
    }

    /// The next one who can place an abbey; after the last one the game is over.
    pub(crate) fn go_on_with_the_last_round(&mut self) {
        while let Some(seat) = self.last_round.as_mut().and_then(VecDeque::pop_front) {
            self.player = seat;
            if !self.abbey_places().is_empty() {
                self.step = Step::Start;
                return;
            }
        }
        self.begin_the_market();
    }
}
