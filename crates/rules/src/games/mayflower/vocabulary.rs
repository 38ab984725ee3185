//! The vocabulary of Mayflower.

use crate::games::{Detail, SharedRules, Vocabulary};
use crate::tile::{FeatureKind, Terrain, TileRole};

pub(super) const VOCABULARY: Vocabulary = Vocabulary {
    own_set: "mayflower",
    terrains: &[Terrain::Plain, Terrain::Road, Terrain::Town, Terrain::Coast],
    features: &[FeatureKind::Road, FeatureKind::Town, FeatureKind::Farm, FeatureKind::Plain],
    details: &[Detail::TradingPost],
    symbols: &[],
    roles: &[TileRole::Land, TileRole::Fixed],
    placement: "settler road E",
    rules: SharedRules {
        game_over: "MAY-55",
        not_now: "MAY-07",
        no_such_seat: "MAY-06",
        not_in_stack: "MAY-08",
        must_place: "MAY-08",
        space_taken: "MAY-09",
        not_beside_a_tile: "MAY-09",
        only_a_corner: "MAY-09",
        edges_do_not_match: "MAY-10",
        looks_the_same: "MAY-10",
        empty_supply: "MAY-13",
        another_tile: "MAY-14",
        occupied: "MAY-16",
        no_such_piece: "MAY-15",
    },
};
