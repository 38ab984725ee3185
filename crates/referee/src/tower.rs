//! Towers: building, prisoners, their exchange and their ransom.

use std::collections::BTreeSet;

use crate::action::{Action, Choices};
use crate::board::{Position, Stand};
use crate::figure::{Figure, Piece};
use crate::game::{Referee, Step};
use crate::tile::Symbol;

/// The price of a prisoner (TOW-27).
const RANSOM: u32 = 3;

/// A follower in somebody's hands (TOW-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Prisoner {
    pub(crate) captor: usize,
    pub(crate) figure: Figure,
}

impl Referee {
    /// A tower piece may go on every site on the table (TOW-06, TOW-08) without a follower on top
    /// (TOW-09), also where the dragon is (TOW-R-13).
    pub(crate) fn add_tower_pieces(&self, choices: &mut Choices) {
        if self.tower_pieces[self.player] == 0 {
            return;
        }
        for (position, tile) in self.board.tiles.iter() {
            if tile.shows(Symbol::TowerSite) && !self.board.tops.contains_key(&position) {
                let (x, y) = position;
                choices.add(format!("tower {x},{y}"), Action::TowerPiece(position));
            }
        }
    }

    /// A small or big follower or a phantom may go on top of every tower (TOW-19, TOW-R-01,
    /// TOW-R-03, PHA-07) that has none, but not where the dragon is (TOW-R-13).
    pub(crate) fn add_on_towers(&self, pieces: &[Piece], choices: &mut Choices) {
        for &position in self.board.towers.keys() {
            if self.board.tops.contains_key(&position) || self.board.dragon == Some(position) {
                continue;
            }
            for piece in pieces {
                if matches!(piece, Piece::Follower | Piece::BigFollower | Piece::Phantom) {
                    let stand = Stand::Tower(position);
                    let text = format!("{} {}", piece.name(), self.board.words(stand));
                    choices.add(text, Action::Piece(*piece, stand));
                }
            }
        }
    }

    /// A piece is put on a tower. If somebody is in its reach there may be a prisoner (TOW-10).
    pub(crate) fn build(&mut self, position: Position) {
        self.tower_pieces[self.player] -= 1;
        *self.board.towers.entry(position).or_default() += 1;
        self.built = Some(position);
        if self.in_reach().is_empty() {
            self.after_the_piece();
        } else {
            self.step = Step::Capture;
        }
    }

    /// The followers that the tower just raised reaches: on its tile, and as many spaces away in
    /// its row and column as it is high (TOW-12 to TOW-14).
    pub(crate) fn in_reach(&self) -> Vec<Stand> {
        let tower = self.built.expect("a tower was raised");
        let height = self.board.towers[&tower] as i32;
        let reached = |stand: &Stand| {
            let Some((x, y)) = stand.position() else {
                return false; // CNT-R-17
            };
            let (dx, dy) = ((x - tower.0).abs(), (y - tower.1).abs());
            (dx == 0 || dy == 0) && dx + dy <= height
        };
        self.board.followers().map(|(stand, _)| stand).filter(reached).collect()
    }

    /// An own follower goes home (TOW-16), any other becomes a prisoner (TOW-15), unless its owner
    /// has prisoners of the player: then it goes home too, for one of those (TOW-23, TOW-R-10).
    pub(crate) fn capture(&mut self, stand: Stand) {
        let figure = self.board.take(stand);
        self.board.send_the_lonely_home(); // TOW-17
        if figure.seat != self.player {
            let held = self.prisoners_of(self.player, figure.seat);
            if held.is_empty() {
                self.prisoners.push(Prisoner { captor: self.player, figure });
            } else {
                self.exchange_with = Some(figure.seat);
                self.step = Step::Exchange;
                if let [only] = held.into_iter().collect::<Vec<_>>()[..] {
                    self.exchange(only);
                }
                return;
            }
        }
        self.after_the_piece();
    }

    /// The sorts of a player's followers in somebody's hands.
    fn prisoners_of(&self, owner: usize, captor: usize) -> BTreeSet<Piece> {
        let held = self.prisoners.iter().filter(|p| p.captor == captor);
        held.filter(|p| p.figure.seat == owner).map(|p| p.figure.piece).collect()
    }

    /// What the player may choose from in an exchange (TOW-24).
    pub(crate) fn to_exchange(&self) -> BTreeSet<Piece> {
        let captor = self.exchange_with.expect("an exchange is due");
        self.prisoners_of(self.player, captor)
    }

    pub(crate) fn exchange(&mut self, piece: Piece) {
        let captor = self.exchange_with.take().expect("an exchange is due");
        self.set_free(piece, captor);
        self.after_the_piece();
    }

    /// A prisoner of the player goes home.
    fn set_free(&mut self, piece: Piece, captor: usize) {
        let wanted = Prisoner { captor, figure: Figure { seat: self.player, piece } };
        let held = self.prisoners.iter().position(|prisoner| *prisoner == wanted);
        self.prisoners.remove(held.expect("the captor has this prisoner"));
    }

    /// The prisoners that the player can buy back now: one in a turn (TOW-26, TOW-31, TOW-R-06),
    /// if there are points enough (TOW-R-08).
    pub(crate) fn ransoms(&self) -> BTreeSet<(Piece, usize)> {
        let able = self.scores[self.player] >= RANSOM && !self.turn.ransomed;
        let in_time = self.last_round.is_none(); // TOW-R-07: on the own turn.
        let own = self.prisoners.iter().filter(|p| p.figure.seat == self.player);
        let own = own.filter(|_| able && in_time);
        own.map(|prisoner| (prisoner.figure.piece, prisoner.captor)).collect()
    }

    pub(crate) fn add_ransoms(&self, choices: &mut Choices) {
        for (piece, captor) in self.ransoms() {
            let text = format!("ransom {} from {}", piece.name(), captor + 1);
            choices.add(text, Action::Ransom(piece, captor));
        }
    }

    /// The price goes to the captor (TOW-27), the follower to the supply (TOW-30). This is no
    /// piece step (TOW-32): the step stays, but who cannot do anything else before drawing draws.
    pub(crate) fn ransom(&mut self, piece: Piece, captor: usize) {
        self.scores[self.player] -= RANSOM;
        self.scores[captor] += RANSOM;
        self.set_free(piece, captor);
        self.turn.ransomed = true;
        if self.step == Step::Start && self.abbey_places().is_empty() {
            self.step = Step::Draw;
        }
    }
}
