//! Mayors.

use super::{lay, names, places, stand, stand_as, table_with};
use crate::{Options, Step};

fn mayors() -> Options {
    Options { mayors_each: 1, wagons_each: 1, builders_each: 1, king: true, ..Options::base(2) }
}

#[test]
fn abb_13_and_14_only_in_an_empty_city() {
    let mut referee = table_with(mayors(), &[("E", 0, 0, 0)], &["D", "B"]);
    lay(&mut referee, "D", 0, -1, 2);
    assert_eq!(places(&referee, "mayor"), names(&["city S"]));
    for piece in ["follower", "mayor", "wagon"] {
        let mut referee = table_with(mayors(), &[("E", 0, 0, 0)], &["D", "B"]);
        stand_as(&mut referee, piece, 1, 0, 0, "city N");
        lay(&mut referee, "D", 0, -1, 2);
        for other in ["mayor", "wagon", "follower"] {
            assert!(!places(&referee, other).contains("city S"), "{other} beside {piece}");
        }
    }
}

#[test]
fn ex_02_the_mayor_is_as_strong_as_the_shields() {
    // Six tiles and three shields.
    let laid = [("F", 0, 0, 0), ("F", 1, 0, 0), ("F", 2, 0, 0), ("G", 3, 0, 0), ("E", -1, 0, 1)];
    let mut referee = table_with(mayors(), &laid, &["E", "B"]);
    stand_as(&mut referee, "mayor", 0, 0, 0, "city E");
    stand(&mut referee, 1, 1, 0, "city E");
    stand(&mut referee, 1, 2, 0, "city E");
    lay(&mut referee, "E", 4, 0, 3);
    referee.pass();
    assert_eq!(referee.scores(), [18, 0]);
    assert_eq!(referee.supplies("mayor"), [1, 1]);
}

#[test]
fn abb_17_the_sum_counts_and_a_tie_gives_all() {
    let laid = [("F", 0, 0, 0), ("G", 1, 0, 0), ("G", 2, 0, 0), ("E", -1, 0, 1)];
    let mut referee = table_with(mayors(), &laid, &["E", "B"]);
    stand_as(&mut referee, "mayor", 0, 0, 0, "city E");
    stand(&mut referee, 0, 1, 0, "city E");
    stand(&mut referee, 1, 2, 0, "city E");
    stand_as(&mut referee, "wagon", 1, -1, 0, "city E");
    lay(&mut referee, "E", 3, 0, 3);
    referee.pass();
    assert_eq!(referee.scores(), [12, 12]);
}

#[test]
fn abb_16_and_r_13_without_shields_nobody_scores() {
    let mut referee = table_with(mayors(), &[("E", 0, 0, 0)], &["E", "B"]);
    stand_as(&mut referee, "mayor", 1, 0, 0, "city N");
    lay(&mut referee, "E", 0, -1, 2);
    referee.pass();
    assert_eq!(referee.scores(), [0, 0]);
    assert_eq!((referee.supplies("mayor"), referee.king()), (vec![1, 1], Some(0)));
    // INT-61: the same at the end.
    let mut referee = table_with(mayors(), &[("E", 0, 0, 0), ("F", 0, -1, 1)], &["B"]);
    stand_as(&mut referee, "mayor", 1, 0, 0, "city N");
    referee.finish();
    assert_eq!(referee.scores(), [0, 3]);
}

#[test]
fn abb_r_14_a_mayor_supports_the_own_builder() {
    let mut referee = table_with(mayors(), &[("G", 0, 0, 0)], &["G", "G", "B"]);
    stand_as(&mut referee, "mayor", 0, 0, 0, "city E");
    lay(&mut referee, "G", 1, 0, 0);
    referee.act("builder city E");
    assert_eq!((referee.step(), referee.supplies("builder")), (Step::Draw, vec![0, 1]));
}
