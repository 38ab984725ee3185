//! Plain views of what is on the table beside tiles and features: pieces, towers, prisoners, and the
//! figures that belong to nobody. [`PublicView`] holds all of them at once.

mod public;

use serde::Serialize;

use crate::action::{Contest, Piece, Quarter, Role, Spot};
use crate::event::SpotName;
use crate::game::{Game, KindId};
use crate::geometry::{Corner, Pos};
use crate::region::SegmentId;
use crate::setup::is_default;
use crate::state::{Location, Phase, Seat, State};
use crate::tile::SegmentName;

pub use public::{Fairy, Flight, NeighbourThrow, PlayerView, PublicView};

/// A piece on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PieceOnTable {
    /// Whose it is.
    pub seat: Seat,
    /// Which piece.
    pub piece: Piece,
    /// Its tile; a quarter of Carcassonne is on none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tower {
    /// Its tile.
    pub at: Pos,
    /// The number of its pieces; none if it is only a site.
    #[serde(default, skip_serializing_if = "is_default")]
    pub height: u8,
    /// The follower on top (`TOW-19`). The JSON only says that the tower is `finished`: the follower is
    /// among the pieces.
    #[serde(default, rename = "finished", skip_serializing_if = "Option::is_none")]
    #[serde(serialize_with = "as_finished")]
    #[cfg_attr(feature = "schema", schemars(with = "bool"))]
    pub top: Option<(Seat, Piece)>,
}

/// A follower that was captured (`TOW-15`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fair {
    /// The fair tile.
    pub at: Pos,
    /// What is done there; none until the player has chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contest: Option<Contest>,
    /// The gaps to the fair tile so far, in millimetres, in the order of the throws (`CAT-21`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gaps: Vec<(Seat, i64)>,
    /// The follower that may be replaced now (`CAT-16`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nearest: Option<PieceOnTable>,
}

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

    /// The round of the catapult that is played now.
    pub fn fair(&self, game: &Game) -> Option<Fair> {
        let playing = matches!(
            self.phase,
            Phase::ChooseFair
                | Phase::Throw(_)
                | Phase::Wind
                | Phase::Hand(_)
                | Phase::Nearest(_)
                | Phase::Seduce(_)
        );
        self.expansions
            .catapult
            .as_ref()
            .filter(|_| playing)
            .map(|catapult| catapult.view(game, self))
    }

    /// All river systems on the table; none in other games.
    pub fn river_systems(&self, game: &Game) -> Vec<RiverSystem> {
        let huts: Vec<_> = self
            .seats()
            .flat_map(|seat| game.slots(seat, Piece::Hut).map(move |slot| (seat, slot)))
            .filter_map(|(seat, slot)| Some((seat, self.pieces[slot].segment()?)))
            .collect();
        let systems = self.hunting.iter().flat_map(|hunting| hunting.river_systems(game, self));
        let view = systems.map(|segments| {
            let place = |&segment: &SegmentId| self.place(game, segment);
            let here = huts.iter().filter(|(_, hut)| segments.contains(hut));
            let huts = here.map(|(seat, hut)| {
                let (at, spot) = place(hut);
                (*seat, at, spot)
            });
            let fish = segments
                .iter()
                .map(|&water| u32::from(self.segment(game, water).attributes.fish()));
            RiverSystem {
                segments: segments.iter().map(place).collect(),
                fish: fish.sum(),
                huts: huts.collect(),
            }
        });
        view.collect()
    }

    /// The columns of the two surveyors, counted from the coast, the eastern one first; none without
    /// them (`MAY-R-13`).
    pub fn surveyors(&self) -> Option<[u16; 2]> {
        self.frontier?.surveyors()
    }

    /// Where the dragon is; none before it comes, or without it (`PRD-02`).
    pub fn dragon(&self) -> Option<Pos> {
        self.expansions.dragon.as_ref()?.at()
    }

    /// Where the fairy stands: the tile, if she is on one, and beside what; none before she comes
    /// (`PRD-03`).
    pub fn fairy(&self, game: &Game) -> Option<(Option<Pos>, SpotName)> {
        Some(self.where_is(game, self.expansions.fairy?.standing()))
    }

    /// In which quarter of Carcassonne the count is; none without him (`CNT-17`).
    pub fn count(&self) -> Option<Quarter> {
        self.expansions.count.as_ref().map(|count| count.at())
    }

    /// Who is in the quarters of Carcassonne (`CNT-18`), in the order of the quarters.
    pub fn quarters(&self, game: &Game) -> Vec<(Quarter, Seat, Piece)> {
        let inside = self.pieces.iter().enumerate().filter_map(|(slot, at)| match *at {
            Location::Quarter(quarter) => {
                let (owner, piece) = game.owner_and_piece(slot);
                Some((quarter, owner, piece))
            }
            _ => None,
        });
        let mut inside: Vec<_> = inside.collect();
        inside.sort_unstable();
        inside
    }

    /// How many tiles of a kind wait aside for the dragon, for all to see (`PRD-32`, `INT-52`).
    pub fn aside_of(&self, kind: KindId) -> u16 {
        self.expansions.dragon.as_ref().map_or(0, |dragon| dragon.aside(kind))
    }

    /// All tower sites on the table, with what was built there.
    pub fn towers(&self, game: &Game) -> Vec<Tower> {
        let sites = self.expansions.towers.iter().flat_map(|towers| towers.sites());
        let top = |tile| {
            let slot = self.pieces.iter().position(|&at| at == Location::Tower(tile))?;
            Some(game.owner_and_piece(slot))
        };
        sites.map(|site| Tower { at: site.at, height: site.height, top: top(site.tile) }).collect()
    }

    /// How many tower pieces a player still has (`TOW-03`).
    pub fn tower_pieces(&self, seat: Seat) -> u8 {
        self.expansions.towers.as_ref().map_or(0, |towers| towers.pieces(seat))
    }

    /// Who holds whose followers, in the order of the captors.
    pub fn prisoners(&self, game: &Game) -> Vec<Prisoner> {
        let held = self.pieces.iter().enumerate().filter_map(|(slot, at)| match *at {
            Location::Prison(captor) => {
                let (owner, piece) = game.owner_and_piece(slot);
                Some(Prisoner { captor, owner, piece })
            }
            _ => None,
        });
        let mut prisoners: Vec<_> = held.collect();
        prisoners.sort_unstable();
        prisoners
    }

    /// How many abbeys a player still has (`ABB-03`).
    pub fn abbeys(&self, seat: Seat) -> u8 {
        self.expansions.abbey_and_mayor.abbeys(seat)
    }

    /// The barns on the table.
    pub fn barns(&self, game: &Game) -> Vec<Barn> {
        let barns = self.pieces.iter().enumerate().filter_map(|(slot, at)| match *at {
            Location::Corner(field, corner) => {
                let (owner, _) = game.owner_and_piece(slot);
                Some(Barn { owner, at: self.pos_of(field), corner })
            }
            _ => None,
        });
        barns.collect()
    }
}
