//! Fields at the end of the game, in both variants.

use super::{feature, options, stand, table, table_with};
use crate::{FieldScoring, Referee};

const BOTH: [FieldScoring; 2] = [FieldScoring::PerField, FieldScoring::OncePerCity];

/// A city with the tile at 0,0 in its middle and a field on both sides of it. Each of the two
/// fields touches a second city as well; the southern one also runs round to the west.
const TWO_FIELDS: [(&str, i32, i32, u8); 8] = [
    ("E", -1, 0, 1),
    ("G", 0, 0, 0),
    ("E", 1, 0, 3),
    ("E", 0, 1, 2),
    ("E", 0, 2, 0),
    ("B", -1, 1, 0),
    ("E", 0, -1, 0),
    ("E", 0, -2, 2),
];

/// [`TWO_FIELDS`] without the northern city: the northern field touches the middle one only.
fn small_field_in_the_north() -> &'static [(&'static str, i32, i32, u8)] {
    &TWO_FIELDS[..6]
}

fn with(
    scoring: FieldScoring,
    laid: &[(&str, i32, i32, u8)],
    farmers: &[(usize, i32, i32, &str)],
) -> Referee {
    let mut referee = table_with(options(scoring), laid, &["B"]);
    for &(seat, x, y, place) in farmers {
        stand(&mut referee, seat, x, y, place);
    }
    referee.finish();
    referee
}

#[test]
fn ex_23_to_27_completed_cities_count_three_each() {
    // The field of the tile at 0,0 and the tile south of it; each tile pair is a city.
    let laid = [
        ("E", 0, 0, 0),
        ("E", 0, 1, 2),
        ("E", 1, 0, 1),
        ("E", 0, -1, 2),
        ("E", 0, 2, 0),
        ("E", 2, 0, 3),
    ];
    // With only the first three tiles all cities are unfinished (BAS-DX-04); every further tile
    // completes one (BAS-EX-26 in between).
    for (tiles, points) in [(3, 0), (4, 3), (5, 6), (6, 9)] {
        for scoring in BOTH {
            let referee = with(scoring, &laid[..tiles], &[(1, 0, 0, "field EL")]);
            assert_eq!(referee.scores(), [0, points, 0]);
            // The farmer stays on the table.
            assert_eq!(referee.supplies("follower"), [7, 6, 7]);
        }
    }
}

#[test]
fn the_two_fields_are_two() {
    let referee = table(&TWO_FIELDS, &["B"]);
    let north = feature(&referee, 0, 0, "field NL");
    let south = feature(&referee, 0, 0, "field SL");
    assert_ne!(north, south);
    assert!(!north.complete && !south.complete);
    assert_eq!(south, feature(&referee, -1, 0, "field NL"));
}

#[test]
fn ex_28_a_city_counts_for_two_fields() {
    let farmers = [
        (0, 0, 0, "field SL"),
        (0, 0, 1, "field NL"),
        (2, -1, 1, "field NL"),
        (1, 0, 0, "field NL"),
    ];
    for scoring in BOTH {
        let referee = with(scoring, small_field_in_the_north(), &farmers);
        assert_eq!(referee.scores(), [6, 3, 0]);
    }
}

#[test]
fn ex_29_with_a_tie_on_the_large_field() {
    let farmers = [
        (0, 0, 0, "field SL"),
        (0, 0, 1, "field NL"),
        (2, -1, 1, "field NL"),
        (2, -1, 0, "field NL"),
        (1, 0, 0, "field NL"),
    ];
    for scoring in BOTH {
        let referee = with(scoring, small_field_in_the_north(), &farmers);
        assert_eq!(referee.scores(), [6, 3, 6]);
    }
}

#[test]
fn dx_01_one_player_owns_both_fields() {
    let farmers = [(0, 0, 0, "field NL"), (0, 0, 0, "field SL")];
    let per_field = with(FieldScoring::PerField, &TWO_FIELDS, &farmers);
    assert_eq!(per_field.scores(), [12, 0, 0]);
    let once = with(FieldScoring::OncePerCity, &TWO_FIELDS, &farmers);
    assert_eq!(once.scores(), [9, 0, 0]);
}

#[test]
fn dx_02_tied_on_one_field_alone_on_the_other() {
    // Only the city in the middle: two fields that touch nothing else.
    let farmers = [(0, -1, 0, "field NL"), (1, -1, 1, "field NL"), (0, 0, 0, "field NL")];
    let laid = [("E", -1, 0, 1), ("G", 0, 0, 0), ("E", 1, 0, 3), ("B", -1, 1, 0)];
    let per_field = with(FieldScoring::PerField, &laid, &farmers);
    assert_eq!(per_field.scores(), [6, 3, 0]);
    let once = with(FieldScoring::OncePerCity, &laid, &farmers);
    assert_eq!(once.scores(), [3, 3, 0]);
}

#[test]
fn dx_03_beaten_on_one_field_alone_on_the_other() {
    let farmers = [
        (0, -1, 0, "field NL"),
        (0, -1, 1, "field NL"),
        (1, -2, 1, "field NL"),
        (1, 0, 0, "field NL"),
    ];
    let laid = [("E", -1, 0, 1), ("G", 0, 0, 0), ("E", 1, 0, 3), ("B", -1, 1, 0), ("B", -2, 1, 0)];
    for scoring in BOTH {
        let referee = with(scoring, &laid, &farmers);
        assert_eq!(referee.scores(), [3, 3, 0]);
    }
}
