//! Goods.

use super::{everything, lay, stand, table_with};
use crate::Options;

/// A city from west to east with two grain and one wine; its last tile is missing.
const MARKET: [(&str, i32, i32, u8); 4] =
    [("E", 0, 0, 1), ("TB-17", 1, 0, 0), ("TB-15", 2, 0, 0), ("TB-17", 3, 0, 0)];

#[test]
fn ex_01_the_knight_scores_and_who_completes_takes_the_goods() {
    for (goods, tokens) in [(true, [1, 2, 0]), (false, [0, 0, 0])] {
        let options = Options { goods, ..everything() };
        let mut referee = table_with(options, &MARKET, &["E", "B"]);
        stand(&mut referee, 1, 1, 0, "city E");
        lay(&mut referee, "E", 4, 0, 3);
        referee.pass();
        assert_eq!(referee.scores(), [0, 10, 0]);
        assert_eq!(referee.goods(), [tokens, [0; 3], [0; 3]]);
    }
}

#[test]
fn dx_07_goods_without_a_knight() {
    let laid = [("E", 0, 0, 1), ("TB-11", 1, 0, 0)];
    let mut referee = table_with(everything(), &laid, &["E", "B"]);
    assert_eq!(referee.goods(), [[0; 3]; 3]);
    lay(&mut referee, "E", 1, -1, 2);
    referee.pass();
    assert_eq!(referee.scores(), [0, 0, 0]);
    assert_eq!(referee.goods(), [[0, 0, 1], [0; 3], [0; 3]]);
}

#[test]
fn dx_08_one_tile_completes_two_cities() {
    let laid = [
        ("E", 0, -2, 2),
        ("TB-15", 0, -1, 1),
        ("TB-17", 0, 1, 1),
        ("TB-17", 0, 2, 1),
        ("E", 0, 3, 0),
    ];
    let mut referee = table_with(everything(), &laid, &["H", "B"]);
    lay(&mut referee, "H", 0, 0, 0);
    referee.pass();
    assert_eq!(referee.goods(), [[1, 2, 0], [0; 3], [0; 3]]);
}

#[test]
fn dx_09_an_unfinished_city_gives_no_goods() {
    let laid = [("IC-01", 0, 0, 0), ("TB-15", 1, 0, 0), ("TB-15", -1, 0, 0)];
    let mut referee = table_with(everything(), &laid, &["B"]);
    stand(&mut referee, 0, 0, 0, "city N");
    referee.finish();
    assert_eq!(referee.goods(), [[0; 3]; 3]);
    assert_eq!(referee.scores(), [0, 0, 0]);
}

#[test]
fn ex_02_two_ties_and_one_majority() {
    let mut referee = table_with(Options { players: 2, ..everything() }, &MARKET, &["B"]);
    referee.goods = vec![[3, 2, 1], [3, 2, 2]];
    referee.finish();
    assert_eq!(referee.scores(), [20, 30]);
}

#[test]
fn dx_06_and_tra_r_08_who_has_none_gets_nothing() {
    for (goods, scores) in [(true, [10, 10, 10]), (false, [0, 0, 0])] {
        let options = Options { goods, ..everything() };
        let mut referee = table_with(options, &MARKET, &["B"]);
        referee.goods = vec![[3, 0, 0], [3, 0, 0], [2, 0, 1]];
        referee.finish();
        assert_eq!(referee.scores(), scores);
    }
}
