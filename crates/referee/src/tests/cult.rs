//! Cloisters and shrines.

use std::collections::BTreeSet;

use super::{everything, feature, followers, lay, names, stand, table_with};
use crate::{Options, Referee, Step};

fn two() -> Options {
    Options { players: 2, ..everything() }
}

/// A cloister at 0,0, a shrine diagonally at 1,1, and all the tiles around both.
const AREA: [(&str, i32, i32, u8); 14] = [
    ("B", 0, 0, 0),
    ("CU-01", 1, 1, 0),
    ("E", -1, -1, 0),
    ("E", 0, -1, 0),
    ("E", 1, -1, 2),
    ("E", 1, 0, 0),
    ("E", 2, 0, 1),
    ("E", -1, 0, 3),
    ("E", -1, 1, 1),
    ("E", 0, 1, 3),
    ("E", 2, 1, 1),
    ("E", 0, 2, 2),
    ("E", 1, 2, 2),
    ("E", 2, 2, 1),
];

/// All of [`AREA`] but these positions, with seat 1's monk on the cloister if it is there.
fn without(missing: &[(i32, i32)], stack: &[&str]) -> Referee {
    let area = AREA.into_iter().filter(|&(_, x, y, _)| !missing.contains(&(x, y)));
    let mut referee = table_with(two(), &area.collect::<Vec<_>>(), stack);
    if !missing.contains(&(0, 0)) {
        stand(&mut referee, 1, 0, 0, "cloister");
    }
    referee
}

#[test]
fn ex_d01_the_heretic_wins() {
    let missing = [(-1, -1), (1, 1), (2, 2)];
    let mut referee = without(&missing, &["CU-01", "E", "E", "E", "B"]);
    lay(&mut referee, "CU-01", 1, 1, 0);
    assert_eq!(followers(&referee), names(&["shrine", "field NL"]));
    referee.piece("follower", "shrine");
    lay(&mut referee, "E", 3, 1, 3);
    referee.pass();
    lay(&mut referee, "E", 2, 2, 1);
    assert!(feature(&referee, 1, 1, "shrine").complete);
    referee.pass();
    assert_eq!(referee.scores(), [9, 0]);
    assert_eq!(referee.supplies("follower"), [7, 7]);
    // The cloister is empty now; nobody scores it.
    lay(&mut referee, "E", -1, -1, 0);
    assert!(feature(&referee, 0, 0, "cloister").complete);
    referee.pass();
    assert_eq!(referee.scores(), [9, 0]);
}

#[test]
fn the_monk_wins() {
    let mut referee = without(&[(-1, -1), (2, 2)], &["E", "B"]);
    // CUL-10: against a heretic of the same player.
    stand(&mut referee, 1, 1, 1, "shrine");
    lay(&mut referee, "E", -1, -1, 0);
    referee.pass();
    assert_eq!(referee.scores(), [0, 9]);
    assert_eq!(referee.supplies("follower"), [7, 7]);
}

#[test]
fn ex_d02_one_tile_completes_both() {
    let mut referee = without(&[(0, 1)], &["E", "B"]);
    stand(&mut referee, 0, 1, 1, "shrine");
    lay(&mut referee, "E", 0, 1, 3);
    referee.pass();
    assert_eq!(referee.scores(), [9, 9]);
    assert_eq!(referee.supplies("follower"), [7, 7]);
}

#[test]
fn ex_d03_an_open_challenge_at_the_end() {
    // The shrine has five neighbours, the cloister seven.
    let mut referee = without(&[(-1, -1), (2, 2), (2, 1), (2, 0)], &["B"]);
    stand(&mut referee, 0, 1, 1, "shrine");
    referee.finish();
    assert_eq!(referee.scores(), [6, 8]);
    assert_eq!(referee.supplies("follower"), [7, 7]);
}

#[test]
fn ex_d06_and_cul_r_05_without_two_followers_there_is_no_challenge() {
    // The empty shrine is completed: the monk stays.
    let mut referee = without(&[(-1, -1), (2, 2)], &["E", "E", "B"]);
    lay(&mut referee, "E", 2, 2, 1);
    referee.pass();
    assert_eq!(referee.supplies("follower"), [7, 6]);
    // Then the cloister.
    lay(&mut referee, "E", -1, -1, 0);
    referee.pass();
    assert_eq!(referee.scores(), [0, 9]);
    // The other way round: a heretic next to an empty cloister.
    let mut referee = without(&[(-1, -1), (2, 2)], &["E", "B"]);
    referee.board.figures.clear();
    stand(&mut referee, 0, 1, 1, "shrine");
    lay(&mut referee, "E", 2, 2, 1);
    referee.pass();
    assert_eq!(referee.scores(), [9, 0]);
}

#[test]
fn a_monk_placed_with_the_last_tile_wins_at_once() {
    let mut referee = without(&[(0, 0), (2, 2)], &["B", "B"]);
    stand(&mut referee, 1, 1, 1, "shrine");
    lay(&mut referee, "B", 0, 0, 0);
    referee.piece("follower", "cloister");
    assert_eq!(referee.scores(), [9, 0]);
    assert_eq!(referee.supplies("follower"), [7, 7]);
}

fn positions(options: Options, laid: &[(&str, i32, i32, u8)], id: &str) -> BTreeSet<(i32, i32)> {
    let mut referee = table_with(options, laid, &[id, "B"]);
    referee.draw(&super::full(id));
    referee.legal_placements().into_iter().map(|(x, y, _)| (x, y)).collect()
}

#[test]
fn ex_d04_not_between_two_that_oppose_it() {
    for (building, opponent) in [("CU-01", "B"), ("B", "CU-01")] {
        let laid = [(opponent, -1, -1, 0), (opponent, 1, 0, 0)];
        let legal = positions(two(), &laid, building);
        // 0,0 and 0,-1 lie next to both.
        let expected = [(-2, -1), (-1, -2), (-1, 0), (1, -1), (1, 1), (2, 0)];
        assert_eq!(legal, BTreeSet::from(expected));
        // Those of its own kind do not matter.
        assert_eq!(positions(two(), &laid, opponent).len(), 8);
        let off = Options { shrines: false, ..two() };
        assert_eq!(positions(off, &laid, building).len(), 8);
    }
}

#[test]
fn ex_d05_no_second_opponent_for_one_that_is_there() {
    for (building, opponent) in [("CU-01", "B"), ("B", "CU-01")] {
        let laid = [(opponent, 0, 0, 0), (building, 1, 0, 0)];
        assert_eq!(positions(two(), &laid, building), BTreeSet::from([(2, 0)]));
    }
}

#[test]
fn cul_r_09_a_tile_without_a_legal_place_is_removed() {
    // The only free positions with a field edge lie next to the cloister, which has its shrine.
    let laid =
        [("B", 0, 0, 0), ("CU-01", 1, 0, 0), ("E", 2, 0, 1), ("R", 2, 1, 2), ("R", 2, -1, 0)];
    let mut referee = table_with(two(), &laid, &["CU-01", "B"]);
    referee.draw("CU-01");
    assert_eq!(referee.removed(), ["CU-01"]);
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 0));
}

#[test]
fn with_shrines_off_a_shrine_is_no_place() {
    let off = Options { shrines: false, ..two() };
    let mut referee = table_with(off, &[("B", 0, 0, 0)], &["CU-03", "B"]);
    lay(&mut referee, "CU-03", 1, 0, 0);
    assert_eq!(followers(&referee), names(&["road S", "field NL"]));
    let mut referee = table_with(two(), &[("B", 0, 0, 0)], &["CU-03", "B"]);
    lay(&mut referee, "CU-03", 1, 0, 0);
    assert_eq!(followers(&referee), names(&["road S", "field NL", "shrine"]));
}
