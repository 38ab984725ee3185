//! The vocabulary of Hunters & Gatherers.

use crate::games::{Detail, SharedRules, Vocabulary};
use crate::tile::{FeatureKind, Terrain, TileRole};

pub(super) const VOCABULARY: Vocabulary = Vocabulary {
    own_set: "hunters-and-gatherers",
    terrains: &[Terrain::Meadow, Terrain::Forest, Terrain::River],
    features: &[FeatureKind::River, FeatureKind::Forest, FeatureKind::Lake, FeatureKind::Meadow],
    details: &[Detail::Spring],
    symbols: &[],
    roles: &[TileRole::Land, TileRole::Bonus],
    placement: "member forest E",
    rules: SharedRules {
        game_over: "HG-42",
        not_now: "HG-06",
        no_such_seat: "HG-R-20",
        not_in_stack: "HG-01",
        must_place: "HG-04",
        space_taken: "HG-02",
        not_beside_a_tile: "HG-02",
        only_a_corner: "HG-02",
        edges_do_not_match: "HG-03",
        looks_the_same: "HG-03",
        empty_supply: "HG-07",
        another_tile: "HG-07",
        occupied: "HG-10",
        no_such_piece: "HG-08",
    },
};
