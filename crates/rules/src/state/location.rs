//! Where the pieces are.

use std::ops::Range;

use super::{Seat, State};
use crate::action::{Piece, PieceSet, Quarter, Spot};
use crate::event::SpotName;
use crate::game::Game;
use crate::geometry::{Corner, Pos};
use crate::region::SegmentId;

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Location {
    /// In its owner's supply.
    Supply,
    /// On a segment, which a follower occupies.
    On(SegmentId),
    /// A wagon on a feature that was scored; its owner has not yet said whether it moves (`ABB-40`).
    Leaving(SegmentId),
    /// On top of the tower of a tile, by the tile's place in the order of laying.
    Tower(u16),
    /// A barn, at this corner of the tile of a field segment (`ABB-20`).
    Corner(SegmentId, Corner),
    /// With the player who took it prisoner (`TOW-15`).
    Prison(Seat),
    /// In a quarter of Carcassonne (`CNT-04`).
    Quarter(Quarter),
}

impl Location {
    #[inline]
    pub(crate) const fn is_supply(self) -> bool {
        matches!(self, Self::Supply)
    }

    /// The segment on which the piece is.
    pub(crate) const fn segment(self) -> Option<SegmentId> {
        match self {
            Self::On(segment) | Self::Leaving(segment) | Self::Corner(segment, _) => Some(segment),
            Self::Supply | Self::Tower(_) | Self::Prison(_) | Self::Quarter(_) => None,
        }
    }
}

/// A tile on the table with the numbers of its segments, which tell whether a piece is on it without a look at the
/// piece's own tile.
pub(crate) struct Footprint {
    tile: u16,
    segments: Range<u16>,
}

impl Footprint {
    /// Whether a piece here stands on the tile, or on its tower.
    #[inline]
    pub(crate) fn holds(&self, at: Location) -> bool {
        match at {
            Location::On(segment) => self.segments.contains(&segment.0),
            Location::Tower(tile) => self.tile == tile,
            _ => false,
        }
    }
}

impl State {
    /// The footprint of the tile on which a follower stands; a quarter of Carcassonne is on none.
    #[inline]
    pub(crate) fn footprint(&self, spot: Spot) -> Option<Footprint> {
        let tile = match spot {
            Spot::On(segment) => self.regions.tile_of(segment) as u16,
            Spot::Tower(at) => self.board.index_at(at)?,
            Spot::Quarter(_) => return None,
        };
        let first = |tile: u16| self.tiles().get(usize::from(tile)).map(|tile| tile.first_segment);
        // Segments are numbered tile by tile.
        let end = first(tile + 1).unwrap_or(self.regions.len() as u16);
        Some(Footprint { tile, segments: first(tile)?..end })
    }

    /// The kinds of pieces that a player has in the supply.
    #[inline]
    pub(crate) fn kinds_in_supply(&self, game: &Game, seat: Seat) -> PieceSet {
        let (slots, kinds) = game.all_slots(seat);
        let own = self.pieces[slots].iter().zip(kinds);
        own.fold(PieceSet::NONE, |all, (at, &kind)| if at.is_supply() { all.or(kind) } else { all })
    }

    /// The next piece of this kind in a player's supply, by its slot.
    #[inline]
    pub(crate) fn next_in_supply(&self, game: &Game, seat: Seat, piece: Piece) -> Option<usize> {
        game.slots(seat, piece).find(|&slot| self.pieces[slot].is_supply())
    }

    /// The pieces of a kind that stand on segments, in the order of the seats: whose, in which slot, and where.
    pub(crate) fn standing<'a>(
        &'a self,
        game: &'a Game,
        piece: Piece,
    ) -> impl Iterator<Item = (Seat, usize, SegmentId)> + 'a {
        let slots = self.seats().flat_map(move |seat| {
            let own = game.slots(seat, piece);
            own.map(move |slot| (seat, slot))
        });
        slots.filter_map(|(seat, slot)| match self.pieces[slot] {
            Location::On(segment) => Some((seat, slot, segment)),
            _ => None,
        })
    }

    /// Where the follower of a slot stands, if it is on the table.
    #[inline]
    pub(crate) fn spot(&self, slot: usize) -> Option<Spot> {
        match self.pieces[slot] {
            Location::On(segment) => Some(Spot::On(segment)),
            Location::Tower(tile) => Some(Spot::Tower(self.tiles()[usize::from(tile)].pos)),
            Location::Quarter(quarter) => Some(Spot::Quarter(quarter)),
            Location::Supply
            | Location::Leaving(_)
            | Location::Corner(..)
            | Location::Prison(_) => None,
        }
    }

    /// The space of the tile on which a follower stands; a quarter of Carcassonne is on none (`CNT-R-18`).
    #[inline]
    pub fn tile_under(&self, spot: Spot) -> Option<Pos> {
        match spot {
            Spot::On(segment) => Some(self.pos_of(segment)),
            Spot::Tower(at) => Some(at),
            Spot::Quarter(_) => None,
        }
    }

    /// The tile of a spot, and the name of the spot on it.
    pub(crate) fn where_is(&self, game: &Game, spot: Spot) -> (Option<Pos>, SpotName) {
        let place = match spot {
            Spot::On(segment) => SpotName::On(self.segment_name(game, segment).1),
            Spot::Tower(_) => SpotName::Tower,
            Spot::Quarter(quarter) => SpotName::Quarter(quarter),
        };
        (self.tile_under(spot), place)
    }
}
