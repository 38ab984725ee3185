//! Inns, cathedrals and big followers.

use super::{count, everything, feature, lay, names, places, stand, stand_as, table_with};
use crate::{Kind, Options, Referee};

/// A road from north to south between two cloisters, with these tiles between them; the southern
/// cloister is yet to be laid.
fn road_between_cloisters(options: Options, between: &[&'static str]) -> Referee {
    let mut laid = vec![("A", 0, 0, 0)];
    laid.extend((1..).zip(between).map(|(y, id)| (*id, 0, y, 1)));
    table_with(options, &laid, &["A", "B"])
}

/// A cathedral with the ends of a city on its other three sides.
const CATHEDRAL: [(&str, i32, i32, u8); 4] =
    [("IC-01", 0, 0, 0), ("E", 0, -1, 2), ("E", 1, 0, 3), ("E", 0, 1, 0)];

#[test]
fn ex_01_a_big_follower_counts_two() {
    let mut referee = road_between_cloisters(everything(), &["U"]);
    stand_as(&mut referee, "big-follower", 1, 0, 0, "road S");
    stand(&mut referee, 0, 0, 1, "road N");
    assert_eq!(referee.supplies("big-follower"), [1, 0, 1]);
    lay(&mut referee, "A", 0, 2, 2);
    referee.pass();
    assert_eq!(referee.scores(), [0, 3, 0]);
    assert_eq!(referee.supplies("big-follower"), [1, 1, 1]);
    assert_eq!(referee.supplies("follower"), [7, 7, 7]);
}

#[test]
fn inn_08_and_09_a_big_follower_is_placed_like_a_follower() {
    let mut referee = road_between_cloisters(everything(), &[]);
    lay(&mut referee, "A", 0, 1, 2);
    let free = names(&["cloister", "road N", "field NL"]);
    assert_eq!(places(&referee, "follower"), free);
    assert_eq!(places(&referee, "big-follower"), free);
    referee.piece("big-follower", "field NL");
    assert_eq!(referee.supplies("big-follower"), [0, 1, 1]);
    lay(&mut referee, "B", 1, 0, 0);
    // The field is occupied.
    assert_eq!(referee.legal_pieces(), names(&["follower cloister", "big-follower cloister"]));
}

#[test]
fn dx_01_and_02_complete_roads_with_inns() {
    let cases: [(&[&str], u32, u32); 2] = [(&["IC-15"], 3, 6), (&["IC-15", "U", "IC-15"], 5, 10)];
    for (between, without, with) in cases {
        let off = Options { inns: false, ..everything() };
        for (options, points) in [(off, without), (everything(), with)] {
            let mut referee = road_between_cloisters(options, between);
            stand(&mut referee, 0, 0, 0, "road S");
            lay(&mut referee, "A", 0, between.len() as i32 + 1, 2);
            referee.pass();
            assert_eq!(referee.scores(), [points, 0, 0]);
        }
    }
}

#[test]
fn ex_02_and_dx_08_an_unfinished_road_with_an_inn() {
    for (inns, points) in [(true, 0), (false, 4)] {
        let options = Options { inns, ..everything() };
        let mut referee = road_between_cloisters(options, &["U", "IC-15", "U"]);
        stand(&mut referee, 0, 0, 0, "road S");
        stand(&mut referee, 1, 0, 1, "road N");
        referee.finish();
        assert_eq!(referee.scores(), [points, points, 0]);
        assert_eq!(referee.supplies("follower"), [7, 7, 7]);
    }
}

#[test]
fn dx_11_an_inn_belongs_to_one_road_of_its_tile() {
    let laid = [("A", -1, 0, 3), ("U", 1, 0, 0), ("A", 2, 0, 1)];
    let mut referee = table_with(everything(), &laid, &["IC-14", "B"]);
    stand(&mut referee, 0, 1, 0, "road E");
    stand(&mut referee, 1, -1, 0, "road E");
    lay(&mut referee, "IC-14", 0, 0, 0);
    referee.pass();
    assert_eq!(referee.scores(), [6, 2, 0]);
}

#[test]
fn dx_12_a_ring_with_an_inn() {
    let laid = [("V", 0, 0, 3), ("V", 2, 0, 0), ("V", 2, 1, 1), ("U", 1, 1, 0), ("V", 0, 1, 2)];
    let mut referee = table_with(everything(), &laid, &["IC-15", "B"]);
    stand(&mut referee, 0, 0, 0, "road E");
    // INN-R-08: the inn comes with the tile that completes the road.
    lay(&mut referee, "IC-15", 1, 0, 0);
    referee.pass();
    assert_eq!(referee.scores(), [12, 0, 0]);
}

#[test]
fn dx_03_and_ex_04_a_cathedral_with_four_ends() {
    for (cathedrals, complete, unfinished) in [(true, 15, 0), (false, 10, 4)] {
        let options = Options { cathedrals, ..everything() };
        let mut referee = table_with(options, &CATHEDRAL, &["E", "B"]);
        stand(&mut referee, 0, 0, 0, "city N");
        let mut end = referee.clone();
        end.finish();
        assert_eq!(end.scores(), [unfinished, 0, 0]);
        lay(&mut referee, "E", -1, 0, 1);
        referee.pass();
        assert_eq!(referee.scores(), [complete, 0, 0]);
    }
}

#[test]
fn ex_03_and_dx_04_a_city_of_seven_tiles_with_a_shield_and_a_cathedral() {
    let laid = [
        ("IC-01", 0, 0, 0),
        ("E", 0, -1, 2),
        ("G", 1, 0, 0),
        ("E", 2, 0, 3),
        ("E", 0, 1, 0),
        ("F", -1, 0, 0),
    ];
    let mut referee = table_with(everything(), &laid, &["E", "B"]);
    stand(&mut referee, 1, 1, 0, "city E");
    lay(&mut referee, "E", -2, 0, 1);
    referee.pass();
    assert_eq!(referee.scores(), [0, 24, 0]);
}

#[test]
fn dx_05_two_cathedrals_count_like_one() {
    let laid = [
        ("IC-01", 0, 0, 0),
        ("M", 0, -1, 2),
        ("N", 1, -1, 3),
        ("M", 1, 0, 0),
        ("E", 0, 1, 0),
        ("IC-01", -1, 0, 0),
        ("E", -1, -1, 2),
        ("E", -1, 1, 0),
    ];
    let mut referee = table_with(everything(), &laid, &["E", "B"]);
    stand(&mut referee, 0, 0, 0, "city N");
    // DX-09: unfinished it is worth nothing, the shields included.
    let mut end = referee.clone();
    end.finish();
    assert_eq!(end.scores(), [0, 0, 0]);
    lay(&mut referee, "E", -2, 0, 1);
    let city = feature(&referee, 0, 0, "city N");
    assert_eq!((city.tiles, city.shields, city.complete), (9, 2, true));
    referee.pass();
    assert_eq!(referee.scores(), [33, 0, 0]);
}

#[test]
fn dx_06_and_07_big_and_small_against_two_small() {
    for (helper, scores) in [(false, [8, 8, 0]), (true, [8, 0, 0])] {
        let laid = [("E", 0, 0, 1), ("G", 1, 0, 0), ("G", 2, 0, 0)];
        let mut referee = table_with(everything(), &laid, &["E", "B"]);
        stand_as(&mut referee, "big-follower", 0, 0, 0, "city E");
        stand(&mut referee, 1, 1, 0, "city E");
        stand(&mut referee, 1, 2, 0, "city E");
        lay(&mut referee, "E", 3, 0, 3);
        if helper {
            stand(&mut referee, 0, 3, 0, "city W");
        }
        referee.pass();
        assert_eq!(referee.scores(), scores);
    }
}

#[test]
fn dx_10_a_big_farmer_beats_a_farmer() {
    let mut laid = CATHEDRAL.to_vec();
    laid.extend([("E", -1, 0, 1), ("E", 0, 2, 2), ("E", 0, 3, 0)]);
    let mut referee = table_with(everything(), &laid, &["B"]);
    assert_eq!(count(&referee, Kind::City), 2);
    stand_as(&mut referee, "big-follower", 0, 0, 1, "field EL");
    stand(&mut referee, 1, 0, 2, "field NL");
    referee.finish();
    assert_eq!(referee.scores(), [6, 0, 0]);
    assert_eq!(referee.supplies("big-follower"), [0, 1, 1]);
}

#[test]
fn dx_13_a_big_monk() {
    let laid: Vec<_> = [(-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
        .map(|(x, y)| ("B", x, y, 0))
        .to_vec();
    let mut referee = table_with(everything(), &laid, &["B", "B"]);
    stand_as(&mut referee, "big-follower", 0, 0, 0, "cloister");
    lay(&mut referee, "B", 1, 1, 0);
    referee.pass();
    assert_eq!(referee.scores(), [9, 0, 0]);
    assert_eq!(referee.supplies("big-follower"), [1, 1, 1]);
}
