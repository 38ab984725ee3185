//! Plain views of what is on the table beside tiles and features: pieces, towers, prisoners, and the
//! figures that belong to nobody. [`PublicView`] holds all of them at once.

mod public;

#[cfg(feature = "serde")]
use serde::Serialize;

use crate::action::{Contest, Piece, Role, Spot};
use crate::event::SpotName;
use crate::game::Game;
use crate::geometry::{Corner, Pos};
use crate::state::{Location, Seat, State};
use crate::tile::SegmentName;

pub use public::{Fairy, Flight, NeighbourThrow, PlayerView, PublicView};

/// A piece on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PieceOnTable {
    /// Whose it is.
    pub seat: Seat,
    /// Which piece.
    pub piece: Piece,
    /// Its tile; a quarter of Carcassonne is on none.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub at: Option<Pos>,
    /// Where on the tile: `road E`, `tower`, or a quarter.
    pub place: SpotName,
}

impl PieceOnTable {
    /// The role of the piece where it stands; none on towers and in quarters.
    pub fn role(&self) -> Option<Role> {
        self.place.role_of(self.piece)
    }
}

/// A tower, or the site for one (`TOW-06`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tower {
    /// Its tile.
    pub at: Pos,
    /// The number of its pieces; none if it is only a site.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "crate::setup::is_default")
    )]
    pub height: u8,
    /// The follower on top (`TOW-19`). The JSON only says that the tower is `finished`: the follower is
    /// among the pieces.
    #[cfg_attr(
        feature = "serde",
        serde(default, rename = "finished", skip_serializing_if = "Option::is_none")
    )]
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_finished"))]
    #[cfg_attr(feature = "schema", schemars(with = "bool"))]
    pub top: Option<(Seat, Piece)>,
}

/// A follower that was captured (`TOW-15`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prisoner {
    /// Who holds it.
    pub captor: Seat,
    /// Whose it is.
    pub owner: Seat,
    /// What kind of follower it is.
    pub piece: Piece,
}

/// A barn on the table (`ABB-20`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Barn {
    /// Whose it is.
    pub owner: Seat,
    /// The tile at whose corner it was put.
    pub at: Pos,
    /// The corner of that tile.
    pub corner: Corner,
}

/// A river system (`HG-40`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RiverSystem {
    /// Its rivers and lakes, in the order in which they were laid.
    pub segments: Vec<(Pos, SegmentName)>,
    /// The fish in its lakes (`HG-44`).
    pub fish: u32,
    /// The huts in it, and where they stand (`HG-41`).
    pub huts: Vec<(Seat, Pos, SegmentName)>,
}

/// A round of the catapult (`CAT-06`).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fair {
    /// The fair tile.
    pub at: Pos,
    /// What is done there; none until the player has chosen.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub contest: Option<Contest>,
    /// The gaps to the fair tile so far, in millimetres, in the order of the throws (`CAT-21`).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub gaps: Vec<(Seat, i64)>,
    /// The follower that may be replaced now (`CAT-16`).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub nearest: Option<PieceOnTable>,
}

#[cfg(feature = "serde")]
#[expect(
    clippy::trivially_copy_pass_by_ref,
    clippy::ref_option,
    reason = "serde passes a reference"
)]
fn as_finished<S: serde::Serializer>(
    top: &Option<(Seat, Piece)>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_bool(top.is_some())
}

impl State {
    /// The pieces on segments, on towers and in quarters, in the order of the seats and of [`Piece::ALL`].
    /// Barns and prisoners have lists of their own.
    pub fn pieces_on_table(&self, game: &Game) -> Vec<PieceOnTable> {
        let all = self.seats().flat_map(|seat| game.pieces().map(move |piece| (seat, piece)));
        let standing = all.flat_map(|(seat, piece)| {
            let places = self.locations(game, seat, piece).iter();
            places.filter_map(move |&whereabouts| {
                let standing = match whereabouts {
                    Location::On(segment) | Location::Leaving(segment) => Spot::On(segment),
                    Location::Tower(tile) => Spot::Tower(self.tiles()[usize::from(tile)].pos),
                    Location::Quarter(quarter) => Spot::Quarter(quarter),
                    Location::Supply | Location::Corner(..) | Location::Prison(_) => {
                        return None;
                    }
                };
                let (at, place) = self.where_is(game, standing);
                Some(PieceOnTable { seat, piece, at, place })
            })
        });
        standing.collect()
    }
}
