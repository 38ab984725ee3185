//! The tile file, turning tiles, and the names of places.

use std::collections::BTreeSet;

use super::{Kind, Printed, TileFacts, full_box, tiles};

fn tile(id: &str) -> TileFacts {
    tiles().into_iter().find(|tile| tile.id == id).expect("there is such a tile")
}

fn names(tile: &TileFacts, kind: Kind) -> Vec<String> {
    let segments = 0..tile.segments.len();
    let of_the_kind = segments.filter(|&index| tile.segments[index].kind == kind);
    of_the_kind.map(|index| tile.name(index)).collect()
}

/// 79 land tiles, the start tile among them, and 12 bonus tiles.
#[test]
fn the_box() {
    let tiles = tiles();
    let copies = |bonus: bool| -> u16 {
        tiles.iter().filter(|tile| tile.bonus == bonus).map(|tile| tile.copies).sum()
    };
    assert_eq!((copies(false), copies(true)), (79, 12));
    let start: Vec<_> = tiles.iter().filter(|tile| tile.start).map(|tile| &tile.id).collect();
    assert_eq!(start, ["HGT-START"]);
    assert_eq!(full_box(&tiles).values().sum::<u16>(), 91);
    let ids: BTreeSet<_> = tiles.iter().map(|tile| &tile.id).collect();
    assert_eq!(ids.len(), tiles.len());
}

/// HG-R-16: gold on exactly the forest pieces of land tiles that reach two sides or more.
#[test]
fn gold() {
    for tile in tiles() {
        for segment in tile.segments.iter().filter(|segment| segment.kind == Kind::Forest) {
            let wanted = segment.reaches.len() > 1 && !tile.bonus;
            assert_eq!(segment.gold, wanted, "{}", tile.id);
        }
    }
}

/// A lake is named after the first side from which a river runs into it, as the tile lies.
#[test]
fn names_of_lakes() {
    let twin = tile("HGB-TWIN-LAKES");
    assert_eq!(names(&twin, Kind::Lake), ["lake N", "lake S"]);
    assert_eq!(names(&twin.turned(1), Kind::Lake), ["lake E", "lake N"]);
    assert_eq!(names(&tile("HGT-START"), Kind::Lake), ["lake W"]);
    assert_eq!(names(&tile("HGT-START").turned(3), Kind::Lake), ["lake S"]);
}

#[test]
fn names_of_other_places() {
    let start = tile("HGT-START").turned(3);
    assert_eq!(names(&start, Kind::Forest), ["forest N"]);
    assert_eq!(names(&start, Kind::River), ["river S"]);
    assert_eq!(names(&start, Kind::Meadow), ["meadow SR", "meadow SL"]);
}

/// Of turns that look the same only the smallest counts.
#[test]
fn turns_that_look_the_same() {
    let turns = |id: &str| tile(id).distinct_turns().len();
    assert_eq!(turns("HGT-53"), 1);
    assert_eq!(turns("HGB-FIRE"), 1);
    assert_eq!(turns("HGB-TWIN-LAKES"), 2);
    assert_eq!(turns("HGT-35"), 2);
    assert_eq!(turns("HGT-36"), 2);
    assert_eq!(turns("HGT-64"), 2);
    assert_eq!(turns("HGT-34"), 4, "a deer on one side only");
    assert_eq!(turns("HGT-13"), 4, "deer in two corners that do not face each other");
    assert_eq!(turns("HGT-17"), 4, "a deer here, a tiger there");
    assert_eq!(turns("HGT-40"), 4, "a deer in one corner");
}

/// What tells two lakes apart is which rivers end in them.
#[test]
fn lakes_are_known_by_their_rivers() {
    let twin = tile("HGB-TWIN-LAKES");
    let mut other = twin.clone();
    let lakes: Vec<_> = other.segments.iter().map(|segment| segment.lake).collect();
    // N and W to one lake, E and S to the other.
    for (segment, lake) in other.segments.iter_mut().zip([lakes[0], lakes[2], lakes[2], lakes[0]]) {
        segment.lake = lake;
    }
    assert!(!twin.looks_like(&other));
    // The lakes in the other order in the list: that cannot be seen.
    let mut swapped = twin.clone();
    for (segment, lake) in swapped.segments.iter_mut().zip([lakes[2], lakes[2], lakes[0], lakes[0]])
    {
        segment.lake = lake;
    }
    assert!(twin.looks_like(&swapped));
}
