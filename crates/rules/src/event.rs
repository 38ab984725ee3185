//! Events: what happened, with every number explained.
//!
//! [`Game::apply`](crate::Game::apply) reports to a [`Log`]. The empty log `()` costs nothing: the
//! events are not even made. A `Vec<Event>` keeps them all.

use serde::Serialize;

use crate::action::{Piece, Role};
use crate::geometry::{Pos, Turn};
use crate::state::Seat;
use crate::tile::{FeatureKind, Place};

/// Where events go.
pub trait Log {
    /// Takes an event; `event` is only called by logs that keep it.
    fn note(&mut self, event: impl FnOnce() -> Event);
}

/// Keeps nothing.
impl Log for () {
    #[inline]
    fn note(&mut self, _: impl FnOnce() -> Event) {}
}

/// Keeps everything.
impl Log for Vec<Event> {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Event {
    /// The dealer drew who starts.
    FirstPlayer { seat: Seat },
    /// A tile was drawn and shown to all (`BAS-09`).
    TileDrawn { seat: Seat, tile: String },
    /// The drawn tile fits nowhere and is out of the game (`BAS-15`).
    TileRemoved { seat: Seat, tile: String },
    /// The drawn tile was laid.
    TilePlaced { seat: Seat, tile: String, at: Pos, turn: Turn },
    /// A piece was put on the tile.
    PiecePlaced { seat: Seat, piece: Piece, role: Role, at: Pos, place: Place },
    /// A feature was scored, or was completed with nobody on it.
    Scored(Score),
    /// A piece went back to its owner's supply.
    PieceReturned { seat: Seat, piece: Piece, role: Role, at: Pos, place: Place },
    /// The last turn is over.
    FinalScoring,
    /// The game is over. Several winners share the victory (`BAS-R-15`).
    GameOver { scores: Vec<u32>, winners: Vec<Seat> },
}

/// Why a feature was worth so much, and who got it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// What was scored.
    pub feature: FeatureKind,
    /// On which occasion.
    pub occasion: Occasion,
    /// A tile of the feature, to find it on the table …
    pub at: Pos,
    /// … and the feature's place on that tile.
    pub place: Place,
    /// All its tiles; a tile with several parts of the feature once.
    pub tiles: Vec<Pos>,
    /// The sum that makes the points: so many of this, so many points each.
    pub terms: Vec<Term>,
    /// What each receiver gets.
    pub points: u32,
    /// Who stood there, and how strongly (`BAS-D-08`).
    pub strengths: Vec<Strength>,
    /// Who gets the points, each in full (`BAS-38`): the owners, or nobody if nobody stood there.
    pub receivers: Vec<Seat>,
}

/// The occasion of a scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// A tile completed the feature (`BAS-27`).
    Completed,
    /// The game ended before the feature was complete (`BAS-51`).
    Unfinished,
    /// Farmers are scored at the end of the game (`BAS-57`).
    Farmers,
}

/// One summand of a feature's worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// What is counted.
    pub what: Counted,
    /// How many there are.
    pub count: u32,
    /// The points for each.
    pub each: u32,
}

impl Term {
    /// The points of this summand.
    pub const fn points(self) -> u32 {
        self.count * self.each
    }
}

/// What a summand counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Tiles of a road or city.
    Tiles,
    /// Shields in a city.
    Shields,
    /// The tile of a cloister and those around it.
    CloisterTiles,
    /// Completed cities that a field touches.
    Cities,
    /// Completed cities that already counted for the receiver through another field (`BAS-61`).
    CitiesBefore,
}

/// How strongly a player stands on a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Strength {
    /// The player.
    pub seat: Seat,
    /// The sum of the weights of the player's followers.
    pub strength: u32,
}
