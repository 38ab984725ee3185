//! The tile file, turning tiles, and the names of places.

use super::{Printed, TileFacts, full_box, id, tiles, usual_start};

fn tile(letters: &str) -> TileFacts {
    let id = id(letters);
    tiles().into_iter().find(|tile| tile.id == id).expect("there is such a tile")
}

fn names(tile: &TileFacts) -> Vec<String> {
    (0..tile.segments.len()).map(|index| tile.name(index)).collect()
}

/// 95 tiles of 50 kinds, and the ten starting spaces.
#[test]
fn the_box() {
    let tiles = tiles();
    let (coast, land): (Vec<_>, Vec<_>) = tiles.iter().partition(|tile| tile.is_coast());
    assert_eq!((coast.len(), land.len()), (10, 50));
    assert_eq!(land.iter().map(|tile| tile.copies).sum::<u16>(), 95);
    assert_eq!(full_box(&tiles).values().sum::<u16>(), 105);
    let start = usual_start(&tiles);
    let wanted = (0..10).map(|row| (format!("MF-COAST-{row}"), (0, row), 0));
    assert_eq!(start, wanted.collect::<Vec<_>>());
}

/// The copies as the rules list them.
#[test]
fn copies() {
    let list = "A2 B3 C3 D2 E1 F1 G1 H3 I2 J1 K4 L3 M1 N3 O2 P3 Q4 R4 S1 T1 U3 V1 W1 X1 Y1 Z3 AA2 \
                AB1 AC2 AD2 AE1 AF1 AG2 AH3 AI1 AJ3 AK3 AL1 AM3 AN2 AO1 AP1 AQ1 AR1 AS1 AT3 AU1 \
                AV2 AW1 AX1";
    let land = tiles().into_iter().filter(|tile| !tile.is_coast());
    let found = land.map(|tile| format!("{}{}", &tile.id["MF-".len()..], tile.copies));
    assert_eq!(found.collect::<Vec<_>>().join(" "), list);
}

#[test]
fn names_of_places() {
    assert_eq!(names(&tile("A")), ["farm", "road S", "plain NL"]);
    assert_eq!(names(&tile("Z").turned(1)), ["town E", "road S", "plain NL", "plain SR"]);
    assert_eq!(names(&tile("X")).last().map(String::as_str), Some("plain NL"));
    assert_eq!(names(&tile("COAST-6")), ["road W", "plain NL", "plain SR"]);
}

/// Of turns that look the same only the smallest counts.
#[test]
fn turns_that_look_the_same() {
    let turns = |letters: &str| tile(letters).distinct_turns().len();
    for (count, kinds) in [
        (1, &["B", "C", "E", "X"][..]),
        (2, &["F", "G", "H", "W", "Q", "AJ"]),
        (4, &["A", "D", "AD", "AK", "AP", "AX", "AV", "N"]),
    ] {
        assert!(kinds.iter().all(|letters| turns(letters) == count), "{count}: {kinds:?}");
    }
}

/// A deer here and a bison there is not the same as the other way round.
#[test]
fn species_can_be_told_apart() {
    let mut tile = tile("Q");
    (tile.segments[1].deer, tile.segments[2].deer) = (1, 1);
    assert_eq!(tile.distinct_turns().len(), 2);
    (tile.segments[2].deer, tile.segments[2].bison) = (0, 1);
    assert_eq!(tile.distinct_turns().len(), 4);
}
