//! The rules of the Carcassonne family.
//!
//! A game is a [`State`], and a state only ever changes by applying an [`Action`]:
//!
//! ```text
//! Setup ──► Game ──► State ──apply(Action)──► State ──► … ──► over
//!                      │            │
//!                      │            └──► Events: what happened, with every number explained
//!                      └──► who acts (a player, or chance) and which actions are legal
//! ```

pub mod action;
mod board;
pub mod catalogue;
mod chance;
mod completed;
pub mod event;
mod feature;
mod game;
mod games;
pub mod geometry;
mod laying;
mod majority;
mod record;
mod refusal;
mod region;
pub mod setup;
mod state;
pub mod tile;
pub mod track;
mod view;

pub use action::{Action, CatchResult, Contest, Follower, Piece, Quarter, Role, Standing};
pub use board::PlacedTile;
pub use chance::{Dealer, below};
pub use event::{Event, Log};
pub use feature::Feature;
pub use game::{Game, KindId};
pub use geometry::{Pos, Turn};
pub use record::{DealerNote, Record, RecordError, commitment};
pub use refusal::Refusal;
pub use region::SegmentId;
pub use setup::{Setup, SetupError};
pub use state::{Actor, MAX_PLAYERS, Phase, PlayerGoods, Seat, State, Whereabouts};
pub use view::{Barn, Fair, Prisoner, RiverSystem, Tower};
