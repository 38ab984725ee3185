//! The vocabulary of a game: what its tiles show, and the IDs of the rules that every game has.

use super::{Rules, with_rules};
use crate::setup::GameName;
use crate::tile::{FeatureKind, Symbol, Terrain, TileRole};

/// What a game of the family calls its own.
pub(crate) struct Vocabulary {
    /// The tile set without which the game is not played.
    pub(crate) own_set: &'static str,
    /// What an edge can show.
    pub(crate) terrains: &'static [Terrain],
    /// The features on its tiles.
    pub(crate) features: &'static [FeatureKind],
    /// What else can be drawn in features.
    pub(crate) details: &'static [Detail],
    /// What can be drawn on a tile as a whole.
    pub(crate) symbols: &'static [Symbol],
    /// When its tiles come into the game.
    pub(crate) roles: &'static [TileRole],
    /// An action that places a piece, as an example in messages.
    pub(crate) placement: &'static str,
    /// The IDs of the rules that every game has.
    pub(crate) rules: SharedRules,
}

/// A detail of a feature that not every game has, although other games draw such features.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// An inn at a road (`INN-16`).
    Inn,
    /// A trading post at a road (`MAY-19`).
    TradingPost,
    /// A spring, at which a river ends (`HG-16`).
    Spring,
    /// A junction, over which wagons go (`ABB-R-22`).
    Junction,
}

/// The IDs of the rules that every game has, by the [`Refusal`](crate::Refusal) of an action that breaks them.
pub(crate) struct SharedRules {
    pub(crate) game_over: &'static str,
    pub(crate) not_now: &'static str,
    pub(crate) no_such_seat: &'static str,
    pub(crate) not_in_stack: &'static str,
    pub(crate) must_place: &'static str,
    pub(crate) space_taken: &'static str,
    pub(crate) not_beside_a_tile: &'static str,
    pub(crate) only_a_corner: &'static str,
    pub(crate) edges_do_not_match: &'static str,
    pub(crate) looks_the_same: &'static str,
    pub(crate) empty_supply: &'static str,
    pub(crate) another_tile: &'static str,
    pub(crate) occupied: &'static str,
    pub(crate) no_such_piece: &'static str,
}

impl GameName {
    /// What this game calls its own.
    pub(crate) const fn vocabulary(self) -> &'static Vocabulary {
        with_rules!(self, R => &R::VOCABULARY)
    }
}
