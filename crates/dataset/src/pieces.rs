//! When pieces came to where they are.

use bastide_rules::event::SpotName;
use bastide_rules::tile::SegmentName;
use bastide_rules::{Event, Piece, Pos, Seat};

/// The pieces on segments, and when each came there.
#[derive(Debug, Default)]
pub(crate) struct Pieces {
    standing: Vec<Standing>,
    /// Where pieces ever came to stand, and when.
    pub(crate) arrivals: Vec<(Pos, SegmentName, i32)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Standing {
    seat: Seat,
    piece: Piece,
    at: Pos,
    place: SegmentName,
    /// The number of tiles laid by then.
    placed: i32,
}

impl Pieces {
    /// Follows an event that happened when players had laid this number of tiles.
    pub(crate) fn note(&mut self, event: &Event, tiles_laid: i32) {
        match *event {
            Event::PiecePlaced { seat, piece, at, place, .. }
            | Event::LeftQuarter { seat, piece, at, place, .. } => {
                self.add(seat, piece, at, place, tiles_laid);
            }
            Event::BarnPlaced { seat, at, place, .. } => {
                self.add(seat, Piece::Barn, at, place, tiles_laid);
            }
            Event::WagonMoved { seat, from, at, place } => {
                let wagon =
                    |own: &Standing| (own.seat, own.piece, own.at) == (seat, Piece::Wagon, from);
                self.standing.retain(|own| !wagon(own));
                self.add(seat, Piece::Wagon, at, place, tiles_laid);
            }
            Event::PieceReturned { seat, piece, at, place, .. }
            | Event::LeftAlone { seat, piece, at, place }
            | Event::LeftBehind { seat, piece, at, place, .. }
            | Event::Eaten { seat, piece, at, place: SpotName::On(place), .. } => {
                self.remove(seat, piece, at, place);
            }
            Event::KnightRemoved { owner, piece, at, place, .. } => {
                self.remove(owner, piece, at, place);
            }
            Event::Captured { owner, piece, at, place: SpotName::On(place), .. }
            | Event::KnockedOut {
                owner, piece, at: Some(at), place: SpotName::On(place), ..
            } => self.remove(owner, piece, at, place),
            Event::Seduced { seat, owner, replaced, at, place, piece, from, .. } => {
                if let Some((from, SpotName::On(place))) =
                    from.and_then(|from| Some((from.at?, from.place)))
                {
                    self.remove(seat, piece, from, place);
                }
                if let (Some(at), SpotName::On(place)) = (at, place) {
                    self.remove(owner, replaced, at, place);
                    self.add(seat, piece, at, place, tiles_laid);
                }
            }
            _ => {}
        }
    }

    /// Returns where the player's pieces are, and how many tiles were laid when each came there.
    pub(crate) fn of(&self, seat: Seat) -> impl Iterator<Item = (Pos, SegmentName, i32)> {
        let own = self.standing.iter().filter(move |own| own.seat == seat);
        own.map(|own| (own.at, own.place, own.placed))
    }

    fn add(&mut self, seat: Seat, piece: Piece, at: Pos, place: SegmentName, placed: i32) {
        self.standing.push(Standing { seat, piece, at, place, placed });
        self.arrivals.push((at, place, placed));
    }

    fn remove(&mut self, seat: Seat, piece: Piece, at: Pos, place: SegmentName) {
        let same =
            |own: &Standing| (own.seat, own.piece, own.at, own.place) == (seat, piece, at, place);
        if let Some(index) = self.standing.iter().position(same) {
            self.standing.swap_remove(index);
        }
    }
}
