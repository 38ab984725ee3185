//! The numbers of the pieces, as in `0.small.1`.
//!
//! In JCloisterZone each piece keeps its number for the whole game. Bastide's pieces of a kind are
//! interchangeable, so the numbers are tracked here.

use bastide_rules::{Game, Location, Piece, Seat, State};

/// A piece with its number.
#[derive(Clone, Copy, Debug)]
struct Numbered {
    seat: Seat,
    piece: Piece,
    /// Counted from 1.
    number: usize,
    /// `None` while it is unknown.
    at: Option<Location>,
    /// When it got there, in steps of the game.
    since: usize,
}

/// All pieces of a game.
pub(super) struct Pieces {
    all: Vec<Numbered>,
    now: usize,
}

impl Pieces {
    pub(super) fn new(game: &Game, state: &State) -> Self {
        let mut all = Vec::new();
        for seat in state.seats() {
            for piece in Piece::ALL {
                for (index, &at) in state.locations(game, seat, piece).iter().enumerate() {
                    all.push(Numbered { seat, piece, number: index + 1, at: Some(at), since: 0 });
                }
            }
        }
        Self { all, now: 0 }
    }

    /// The number of a piece at a location. Of several prisoners it is the one captured first, because
    /// JCloisterZone exchanges that one; otherwise the lowest.
    pub(super) fn number(
        &self,
        seat: Seat,
        piece: Piece,
        is: impl Fn(Location) -> bool,
    ) -> Option<usize> {
        let here = self.all.iter().filter(|one| one.seat == seat && one.piece == piece);
        let waits = |one: &&Numbered| match one.at {
            Some(Location::Prison(_)) => (one.since, one.number),
            _ => (0, one.number),
        };
        here.filter(|one| one.at.is_some_and(&is)).min_by_key(waits).map(|one| one.number)
    }

    /// Records where a message sends a piece, before the step is applied.
    pub(super) fn send(&mut self, seat: Seat, piece: Piece, number: usize, to: Option<Location>) {
        let same = |one: &&mut Numbered| (one.seat, one.piece, one.number) == (seat, piece, number);
        if let Some(one) = self.all.iter_mut().find(same) {
            (one.at, one.since) = (to, self.now);
        }
    }

    /// Updates the locations after a step. Pieces whose location is still occupied stay there, the newest
    /// first: the first prisoner is the first to return.
    pub(super) fn follow(&mut self, game: &Game, state: &State) {
        self.now += 1;
        for seat in state.seats() {
            for piece in Piece::ALL {
                let places = state.locations(game, seat, piece).to_vec();
                if !places.is_empty() {
                    self.settle(seat, piece, places);
                }
            }
        }
    }

    fn settle(&mut self, seat: Seat, piece: Piece, mut places: Vec<Location>) {
        let own = |one: &&mut Numbered| one.seat == seat && one.piece == piece;
        let mut own: Vec<_> = self.all.iter_mut().filter(own).collect();
        own.sort_by_key(|one| std::cmp::Reverse(one.since));
        own.retain(|one| match places.iter().position(|&place| Some(place) == one.at) {
            Some(index) => {
                places.swap_remove(index);
                false
            }
            None => true,
        });
        for one in own {
            let waiting = match one.at {
                Some(Location::On(segment)) => Some(Location::Leaving(segment)),
                _ => None,
            };
            let index = places.iter().position(|&place| Some(place) == waiting).unwrap_or(0);
            (one.at, one.since) = (Some(places.swap_remove(index)), self.now);
        }
    }
}
