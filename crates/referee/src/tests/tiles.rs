//! What is printed on the tiles of the expansions.

use super::{SETS, all_tiles, count, names, table};
use crate::{Kind, Role, full_stack, parse_tiles};

#[test]
fn the_sets_have_their_tiles() {
    let copies = SETS.map(|set| parse_tiles(set).values().map(|tile| tile.copies).sum::<u32>());
    assert_eq!(copies, [72, 18, 24, 5, 5, 12, 12]);
    let tiles = all_tiles();
    let goods = |kind| {
        let segments = tiles.values().flat_map(|tile| &tile.segments);
        segments.filter(|segment| segment.goods == Some(kind)).count()
    };
    assert_eq!([goods(0), goods(1), goods(2)], [9, 6, 5]);
    // RIV-03: a source is not drawn.
    let stack = full_stack(&tiles);
    assert_eq!(stack.values().sum::<u32>(), 148 - 3);
    assert!(stack.keys().all(|id| tiles[id].role != Role::Source));
    let volcanoes = tiles.values().filter(|tile| tile.volcano).map(|tile| &tile.id);
    assert_eq!(volcanoes.collect::<Vec<_>>(), ["R2-03"]);
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
