//! Players who leave a game, and the consequences.

use bastide_protocol::game::Resignation;
use bastide_protocol::refused::Code;
use bastide_rules::Seat;

use super::Play;
use crate::rejection::Rejection;

/// Why a seat's person has stopped deciding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    Resigned,
    TimedOut,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct End {
    /// The reason, unless it was played to its end.
    pub(crate) early: Option<Left>,
    pub(crate) winners: Vec<Seat>,
}

impl Play {
    /// How the game ended, if it did.
    pub(crate) fn end(&self) -> Option<End> {
        if self.state.is_over() {
            return Some(End { early: None, winners: self.state.leaders().collect() });
        }
        self.early_end(&self.left)
    }

    /// How the game ends if these players have left.
    ///
    /// A game ends early when a single player is left, or no person. The best of those who are left win.
    fn early_end(&self, left: &[Option<Left>]) -> Option<End> {
        let early = left.iter().flatten().next_back().copied();
        let stays = |seat: &Seat| left[seat.index()].is_none();
        let staying: Vec<Seat> = self.state.seats().filter(stays).collect();
        let person_stays = staying.iter().any(|seat| self.players.people[seat.index()].is_some());
        if early.is_none() || (staying.len() > 1 && person_stays) {
            return None;
        }
        let points = |seat: &Seat| self.state.scores()[seat.index()];
        let best = staying.iter().map(points).max();
        let winners = staying.into_iter().filter(|seat| Some(points(seat)) == best).collect();
        Some(End { early, winners })
    }

    /// The outcome if the person on a seat resigns all their seats; `None` if no person decides there.
    pub(crate) fn resignation(&self, seat: Seat) -> Option<Resignation> {
        if self.end().is_some() || !self.decides_in_person(seat) {
            return None;
        }
        let mut left = self.left.clone();
        for own in self.state.seats().filter(|&own| self.is_same_person(own, seat)) {
            left[own.index()].get_or_insert(Left::Resigned);
        }
        let ends = self.early_end(&left).is_some();
        Some(if ends { Resignation::Ends } else { Resignation::Computer })
    }

    /// Whether the same person plays both seats.
    pub(super) fn is_same_person(&self, one: Seat, other: Seat) -> bool {
        let person = |seat: Seat| self.players.people[seat.index()].as_ref();
        person(one).is_some() && person(one) == person(other)
    }

    pub(super) fn leave(&mut self, seat: Seat, how: Left) -> Result<(), Rejection> {
        if !self.decides_in_person(seat) {
            return Err(Rejection::new(Code::NotSeated, "the player of this seat has left"));
        }
        self.left[seat.index()] = Some(how);
        Ok(())
    }
}
