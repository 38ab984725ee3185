//! The vocabulary of Carcassonne.

use crate::games::{Detail, SharedRules, Vocabulary};
use crate::tile::{FeatureKind, Symbol, Terrain, TileRole};

pub(super) const VOCABULARY: Vocabulary = Vocabulary {
    own_set: "base",
    terrains: &[
        Terrain::Field,
        Terrain::Road,
        Terrain::City,
        Terrain::River,
        Terrain::Any,
        Terrain::Carcassonne,
    ],
    features: &[
        FeatureKind::Road,
        FeatureKind::City,
        FeatureKind::Cloister,
        FeatureKind::Shrine,
        FeatureKind::Field,
        FeatureKind::River,
    ],
    details: &[Detail::Inn, Detail::Junction],
    symbols: &Symbol::ALL,
    roles: &[
        TileRole::Source,
        TileRole::Fork,
        TileRole::River,
        TileRole::Lake,
        TileRole::Land,
        TileRole::Abbey,
        TileRole::Fixed,
    ],
    placement: "follower road E",
    rules: SharedRules {
        game_over: "BAS-50",
        not_now: "BAS-08",
        no_such_seat: "BAS-06",
        not_in_stack: "BAS-09",
        must_place: "BAS-14",
        space_taken: "BAS-16",
        not_beside_a_tile: "BAS-10",
        only_a_corner: "BAS-11",
        edges_do_not_match: "BAS-12",
        looks_the_same: "BAS-13",
        empty_supply: "BAS-18",
        another_tile: "BAS-19",
        occupied: "BAS-21",
        no_such_piece: "BAS-17",
    },
};
