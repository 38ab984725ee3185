//! Roads, cities and cloisters: completed ones, and unfinished ones at the end.

use super::{feature, lay, stand, table};
use crate::{Kind, Step};

#[test]
fn ex_07_and_dx_05_a_ring_of_four_bends() {
    let laid = [("V", 1, 0, 0), ("V", 1, 1, 1), ("V", 0, 1, 2)];
    let mut referee = table(&laid, &["V", "B"]);
    stand(&mut referee, 0, 1, 0, "road S");
    lay(&mut referee, "V", 0, 0, 3);
    let road = feature(&referee, 0, 0, "road E");
    assert!(road.complete);
    assert_eq!((road.kind, road.tiles), (Kind::Road, 4));
    referee.pass();
    assert_eq!(referee.scores(), [4, 0, 0]);
    assert_eq!(referee.supplies("follower"), [7, 7, 7]);
}

#[test]
fn ex_08_a_road_of_three_tiles_between_two_cloisters() {
    let mut referee = table(&[("A", 0, 0, 0), ("U", 0, 1, 1)], &["A", "B"]);
    stand(&mut referee, 1, 0, 0, "road S");
    assert!(!feature(&referee, 0, 0, "road S").complete);
    lay(&mut referee, "A", 0, 2, 2);
    referee.piece("follower", "cloister");
    // BAS-37: the owner scores, not who completed it.
    assert_eq!(referee.scores(), [0, 3, 0]);
    assert_eq!(referee.supplies("follower"), [6, 7, 7]);
}

#[test]
fn ex_09_a_city_of_three_tiles_and_a_shield() {
    let mut referee = table(&[("E", -1, 0, 1), ("F", 0, 0, 0)], &["E", "B"]);
    stand(&mut referee, 0, 0, 0, "city E");
    lay(&mut referee, "E", 1, 0, 3);
    referee.pass();
    assert_eq!(referee.scores(), [8, 0, 0]);
}

#[test]
fn ex_10_and_15_a_city_of_two_tiles_taken_and_scored_in_one_turn() {
    let mut referee = table(&[("D", 0, 0, 0)], &["E", "B"]);
    lay(&mut referee, "E", 0, -1, 2);
    referee.piece("follower", "city S");
    assert_eq!(referee.scores(), [4, 0, 0]);
    assert_eq!(referee.supplies("follower"), [7, 7, 7]);
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn ex_11_and_12_a_tile_with_two_segments_of_the_city_counts_once() {
    let laid = [("I", 0, 0, 1), ("N", 0, -1, 2), ("N", 1, -1, 3)];
    let mut referee = table(&laid, &["N", "B"]);
    stand(&mut referee, 0, 0, 0, "city N");
    // So far the two segments of the first tile belong to different cities.
    assert_ne!(feature(&referee, 0, 0, "city N"), feature(&referee, 0, 0, "city E"));
    lay(&mut referee, "N", 1, 0, 0);
    let city = feature(&referee, 0, 0, "city E");
    assert_eq!((city.segments.len(), city.tiles), (5, 4));
    referee.pass();
    assert_eq!(referee.scores(), [8, 0, 0]);
}

#[test]
fn ex_13_a_tie_gives_both_the_full_points() {
    let laid = [("E", -2, 0, 1), ("G", -1, 0, 0), ("G", 1, 0, 0), ("E", 2, 0, 3)];
    let mut referee = table(&laid, &["G", "B"]);
    stand(&mut referee, 0, -1, 0, "city E");
    stand(&mut referee, 1, 1, 0, "city E");
    lay(&mut referee, "G", 0, 0, 0);
    referee.pass();
    assert_eq!(referee.scores(), [10, 10, 0]);
    assert_eq!(referee.supplies("follower"), [7, 7, 7]);
}

#[test]
fn bas_38_and_42_the_minority_gets_nothing_but_its_follower() {
    let laid = [("E", -2, 0, 1), ("G", -1, 0, 0), ("G", 1, 0, 0), ("E", 2, 0, 3)];
    let mut referee = table(&laid, &["G", "B"]);
    stand(&mut referee, 0, -1, 0, "city E");
    stand(&mut referee, 1, 1, 0, "city E");
    stand(&mut referee, 1, 2, 0, "city W");
    lay(&mut referee, "G", 0, 0, 0);
    referee.pass();
    assert_eq!(referee.scores(), [0, 10, 0]);
    assert_eq!(referee.supplies("follower"), [7, 7, 7]);
}

#[test]
fn ex_14_the_eighth_tile_around_a_cloister() {
    let mut laid = Vec::new();
    for (x, y) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1)] {
        laid.push(("B", x, y, 0));
    }
    let mut referee = table(&laid, &["B", "B", "B"]);
    stand(&mut referee, 2, 0, 0, "cloister");
    lay(&mut referee, "B", 0, 1, 0);
    referee.pass();
    assert_eq!(referee.scores(), [0, 0, 0]);
    lay(&mut referee, "B", 1, 1, 0);
    assert!(feature(&referee, 0, 0, "cloister").complete);
    referee.pass();
    assert_eq!(referee.scores(), [0, 0, 9]);
    assert_eq!(referee.supplies("follower"), [7, 7, 7]);
}

#[test]
fn ex_16_and_dx_13_an_empty_road_scores_only_for_who_takes_it() {
    for (place, points, supply) in [("road S", 3, 7), ("field NL", 0, 6)] {
        let mut referee = table(&[("U", 0, 1, 1), ("A", 0, 2, 2)], &["A", "B"]);
        lay(&mut referee, "A", 0, 0, 0);
        referee.piece("follower", place);
        assert_eq!(referee.scores(), [points, 0, 0]);
        assert_eq!(referee.supplies("follower"), [supply, 7, 7]);
    }
}

#[test]
fn ex_19_an_unfinished_road() {
    let mut referee = table(&[("U", 0, 0, 0), ("U", 1, 0, 0), ("U", 2, 0, 0)], &["B"]);
    stand(&mut referee, 0, 0, 0, "road E");
    referee.finish();
    assert_eq!(referee.scores(), [3, 0, 0]);
    assert_eq!(referee.supplies("follower"), [7, 7, 7]);
}

#[test]
fn ex_20_and_dx_09_an_unfinished_cloister() {
    let around = [("B", 1, 0, 0), ("B", 1, 1, 0), ("B", 0, 1, 0), ("B", -1, 0, 0)];
    for (count, points) in [(4, 5), (1, 2)] {
        let mut laid = vec![("B", 0, 0, 0)];
        laid.extend(&around[..count]);
        let mut referee = table(&laid, &["B"]);
        stand(&mut referee, 2, 0, 0, "cloister");
        referee.finish();
        assert_eq!(referee.scores(), [0, 0, points]);
    }
}

#[test]
fn ex_21_a_small_unfinished_city() {
    for (id, points) in [("G", 2), ("F", 3)] {
        let mut referee = table(&[("E", -1, 0, 1), (id, 0, 0, 0)], &["B"]);
        stand(&mut referee, 1, 0, 0, "city E");
        referee.finish();
        assert_eq!(referee.scores(), [0, points, 0]);
    }
}

#[test]
fn ex_22_a_large_unfinished_city_with_a_majority() {
    for (id, points) in [("G", 7), ("F", 8)] {
        let mut laid = vec![("E", 0, 0, 1), (id, 6, 0, 0)];
        laid.extend((1..6).map(|x| ("G", x, 0, 0)));
        let mut referee = table(&laid, &["B"]);
        stand(&mut referee, 0, 1, 0, "city E");
        stand(&mut referee, 0, 3, 0, "city E");
        stand(&mut referee, 1, 2, 0, "city E");
        referee.finish();
        assert_eq!(referee.scores(), [points, 0, 0]);
        assert_eq!(referee.supplies("follower"), [7, 7, 7]);
    }
}

#[test]
fn dx_08_an_unfinished_city_with_two_shields() {
    let mut referee = table(&[("E", 0, 0, 1), ("F", 1, 0, 0), ("F", 2, 0, 0)], &["B"]);
    stand(&mut referee, 0, 0, 0, "city E");
    referee.finish();
    assert_eq!(referee.scores(), [5, 0, 0]);
}

#[test]
fn dx_10_one_tile_completes_three_features() {
    let laid = [
        ("A", -1, 0, 3),
        ("E", 0, -1, 2),
        ("A", 1, 0, 1),
        ("B", 1, -1, 0),
        ("B", 2, -1, 0),
        ("B", 2, 0, 0),
        ("B", 2, 1, 0),
        ("B", 1, 1, 0),
        ("B", 0, 1, 0),
    ];
    let mut referee = table(&laid, &["D"]);
    stand(&mut referee, 0, -1, 0, "road E");
    stand(&mut referee, 1, 0, -1, "city S");
    stand(&mut referee, 2, 1, 0, "cloister");
    lay(&mut referee, "D", 0, 0, 0);
    referee.pass();
    // BAS-50: this was the last tile, and its turn was scored in full.
    assert_eq!(referee.step(), Step::Over);
    assert_eq!(referee.scores(), [3, 4, 9]);
    assert_eq!(referee.winners(), [2]);
}

#[test]
fn dx_11_a_road_that_returns_to_its_crossing() {
    let laid = [("V", 0, -1, 3), ("V", 1, -1, 0), ("V", 1, 0, 1)];
    let mut referee = table(&laid, &["X", "B"]);
    stand(&mut referee, 1, 1, -1, "road S");
    lay(&mut referee, "X", 0, 0, 0);
    let road = feature(&referee, 0, 0, "road N");
    assert_eq!(road, feature(&referee, 0, 0, "road E"));
    assert_eq!((road.segments.len(), road.tiles), (5, 4));
    referee.pass();
    assert_eq!(referee.scores(), [0, 4, 0]);
}

#[test]
fn bas_r_18_a_hole_keeps_a_city_open() {
    // A ring of city around 0,0: wall outside, all four sides of the hole are city.
    let laid = [
        ("N", -1, -1, 2),
        ("R", 0, -1, 2),
        ("N", 1, -1, 3),
        ("R", 1, 0, 3),
        ("N", 1, 1, 0),
        ("R", 0, 1, 0),
        ("N", -1, 1, 1),
        ("R", -1, 0, 1),
    ];
    let mut referee = table(&laid, &["C", "B"]);
    stand(&mut referee, 0, 0, 1, "city N");
    assert!(!feature(&referee, 0, 1, "city N").complete);
    lay(&mut referee, "C", 0, 0, 0);
    referee.pass();
    assert_eq!(referee.scores(), [20, 0, 0]);
}
