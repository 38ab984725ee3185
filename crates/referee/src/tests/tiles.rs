//! What is printed on the tiles of the expansions.

use super::{SETS, all_tiles, count, names, table};
use crate::tile::Symbol;
use crate::{Kind, Role, full_stack, parse_tiles};

#[test]
fn the_sets_have_their_tiles() {
    let copies = SETS.map(|set| parse_tiles(set).values().map(|tile| tile.copies).sum::<u32>());
    assert_eq!(copies, [72, 18, 24, 5, 5, 12, 12, 30, 18, 18, 12, 12]);
    let tiles = all_tiles();
    let goods = |kind| {
        let segments = tiles.values().flat_map(|tile| &tile.segments);
        segments.filter(|segment| segment.goods == Some(kind)).count()
    };
    assert_eq!([goods(0), goods(1), goods(2)], [9, 6, 5]);
    // RIV-03, ABB-03, CNT-01: sources, abbeys and the City of Carcassonne are not drawn.
    let stack = full_stack(&tiles);
    assert_eq!(stack.values().sum::<u32>(), 148 + 30 + 18 + 12 + 12 - 3);
    let kept = |role| matches!(role, Role::Source | Role::Abbey | Role::Fixed);
    assert!(stack.keys().all(|id| !kept(tiles[id].role)));
    let showing = |symbol| {
        let showing = tiles.values().filter(|tile| tile.shows(symbol));
        showing.map(|tile| tile.copies).sum::<u32>()
    };
    // The volcano lake, and what section 1 of PRD and TOW lists.
    assert_eq!(showing(Symbol::Volcano), 7);
    assert!(tiles["R2-03"].shows(Symbol::Volcano));
    assert_eq!(showing(Symbol::Dragon), 12);
    assert_eq!(showing(Symbol::MagicPortal), 6);
    assert_eq!(showing(Symbol::TowerSite), 18);
    assert_eq!(showing(Symbol::Fair), 12);
    let princesses = tiles.values().filter(|tile| tile.segments.iter().any(|s| s.princess));
    assert_eq!(princesses.count(), 6);
}

#[test]
fn turns_that_look_the_same_are_listed_once() {
    let tiles = all_tiles();
    let cases = [
        ("IC-01", 1),
        ("IC-03", 1),
        ("KR-05", 1),
        ("TB-24", 1),
        ("CU-01", 1),
        ("IC-17", 2),
        ("TB-15", 2),
        ("R1-07", 2),
        ("R2-07", 2),
        // Wine is traded on one side only, the cloister parts the road.
        ("TB-14", 4),
        ("TB-20", 4),
        ("R2-04", 4),
    ];
    for (id, turns) in cases {
        assert_eq!(tiles[id].distinct_turns().len(), turns, "{id}");
    }
}

#[test]
fn inn_ex_05_to_07_and_tra_ex_06_to_09_segments_of_single_tiles() {
    // Cities, roads, cloisters, fields.
    let cases = [
        ("IC-03", [4, 0, 0, 1]),
        ("IC-02", [0, 2, 1, 2]),
        ("IC-05", [2, 2, 0, 4]),
        ("TB-20", [0, 3, 1, 3]),
        ("TB-06", [3, 0, 0, 1]),
        ("TB-24", [0, 2, 0, 4]),
        ("TB-08", [1, 2, 0, 3]),
        ("KR-05", [2, 0, 0, 2]),
        // PRD-EX-02 and PRD-EX-03: the tunnel, and the cloister in a city.
        ("PD-25", [1, 1, 0, 2]),
        ("PD-13", [1, 0, 1, 1]),
        // TOW-EX-04: the bridge.
        ("TO-08", [1, 1, 0, 4]),
        // ABB-EX-09 to ABB-EX-14.
        ("AM-03", [2, 0, 0, 2]),
        ("AM-02", [2, 0, 0, 2]),
        ("AM-12", [1, 1, 0, 3]),
        ("AM-10", [0, 1, 0, 1]),
        ("AM-11", [0, 1, 0, 3]),
        ("AM-07", [1, 1, 0, 3]),
        ("AM-08", [1, 1, 0, 3]),
        ("AM-ABBEY", [0, 0, 1, 0]),
    ];
    for (id, expected) in cases {
        let referee = table(&[(id, 0, 0, 0)], &["U"]);
        let kinds = [Kind::City, Kind::Road, Kind::Cloister, Kind::Field];
        assert_eq!(kinds.map(|kind| count(&referee, kind)), expected, "{id}");
    }
}

#[test]
fn places_in_the_middle_of_a_tile_have_names() {
    let cases: [(&str, &[&str]); 3] = [
        ("KR-05", &["city E", "city N", "field I", "field II"]),
        ("CU-02", &["city E", "shrine", "field NL"]),
        ("R2-04", &["river N", "field NL", "field NR", "field ER"]),
    ];
    for (id, expected) in cases {
        let referee = table(&[(id, 0, 0, 1)], &["U"]);
        let features = referee.features().into_iter();
        let found = features.flat_map(|f| f.segments).map(|(_, _, place)| place);
        assert_eq!(found.collect::<std::collections::BTreeSet<_>>(), names(expected), "{id}");
    }
}

#[test]
fn junctions_do_not_tell_turns_apart() {
    // They lie where the features lie that they join, so that no turn is distinct by them alone.
    for tile in all_tiles().values() {
        let mut plain = tile.clone();
        plain.junctions.clear();
        assert_eq!(tile.distinct_turns().len(), plain.distinct_turns().len(), "{}", tile.id);
    }
}
