//! Majorities, whatever the game, and what came of them (`BAS-37`, `HG-22`).

use crate::action::Piece;
use crate::event::{Occasion, Score, Strength, Term};
use crate::game::Game;
use crate::region::{RegionId, SegmentId};
use crate::state::{MAX_PLAYERS, Seat, State};

/// How strongly each player stands on a feature.
#[derive(Default)]
pub(crate) struct Strengths {
    by_seat: [u32; MAX_PLAYERS],
    /// Who stands there, even without strength (`ABB-16`), as a bit set.
    present: u8,
}

impl Strengths {
    /// Counts a piece of a player; all together are the player's strength (`ABB-17`).
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, strength: u32) {
        self.by_seat[seat.index()] += strength;
        self.present |= 1 << seat.index();
    }

    /// Counts the pieces of a kind on a feature, one each (`HG-22`, `MAY-26`).
    pub(crate) fn count(game: &Game, state: &State, piece: Piece, region: RegionId) -> Self {
        let mut strengths = Self::default();
        for (seat, _, segment) in state.standing(game, piece) {
            if state.regions.of(segment) == region {
                strengths.add(seat, 1);
            }
        }
        strengths
    }

    /// The players with the most, several with a tie (`BAS-37`, `BAS-38`, `BAS-57`, `HG-22`). Nobody
    /// owns a feature without strength (`ABB-16`, `ABB-R-13`).
    pub(crate) fn owners(&self) -> impl Iterator<Item = Seat> {
        let best = self.by_seat.into_iter().max().unwrap_or(0);
        let strongest = move |own: &Strength| own.strength == best && best > 0;
        self.present().filter(strongest).map(|owner| owner.seat)
    }

    fn present(&self) -> impl Iterator<Item = Strength> {
        let seats = (0..MAX_PLAYERS as u8).map(Seat::new).zip(self.by_seat);
        let present = self.present;
        seats
            .filter(move |(seat, _)| present & (1 << seat.index()) != 0)
            .map(|(seat, strength)| Strength { seat, strength })
    }
}

/// Describes what a feature with these segments was worth, and who got it.
pub(crate) fn describe(
    game: &Game,
    state: &State,
    segments: impl Iterator<Item = SegmentId>,
    occasion: Occasion,
    terms: &[Term],
    strengths: &Strengths,
    receivers: Vec<Seat>,
) -> Score {
    let mut segments: Vec<_> = segments.collect();
    segments.sort_unstable();
    let places: Vec<_> =
        segments.iter().map(|&segment| state.segment_name(game, segment)).collect();
    let mut tiles: Vec<_> = places.iter().map(|(at, _)| *at).collect();
    tiles.dedup();
    let (at, place) = places[0];
    Score {
        feature: place.kind,
        occasion,
        at,
        place,
        tiles,
        terms: terms.iter().copied().filter(|term| term.count > 0).collect(),
        because: Vec::new(),
        points: terms.iter().map(|term| term.points()).sum(),
        strengths: strengths.present().collect(),
        receivers,
    }
}
