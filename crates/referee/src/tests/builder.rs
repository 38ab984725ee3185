//! The builder and the second tile.

use super::{everything, feature, lay, names, places, stand, stand_as, table_with};
use crate::{Options, Referee, Step};

fn two() -> Options {
    Options { players: 2, ..everything() }
}

/// A road from west to east with seat 0's highwayman and builder on it, open on both sides.
fn road_with_builder(stack: &[&str]) -> Referee {
    let mut referee = table_with(two(), &[("U", 0, 0, 0), ("U", 1, 0, 0)], stack);
    stand(&mut referee, 0, 0, 0, "road E");
    stand_as(&mut referee, "builder", 0, 1, 0, "road E");
    referee
}

#[test]
fn ex_04_dx_10_and_dx_11_the_builder_at_work() {
    let stack = ["U", "U", "U", "U", "U", "B", "B"];
    let mut referee = table_with(two(), &[("U", 0, 0, 0)], &stack);
    lay(&mut referee, "U", 1, 0, 0);
    // TRA-08: no builder without a follower.
    assert!(places(&referee, "builder").is_empty());
    referee.piece("follower", "road E");
    lay(&mut referee, "B", 0, -1, 0);
    referee.pass();
    lay(&mut referee, "U", 2, 0, 0);
    assert_eq!(places(&referee, "builder"), names(&["road E"]));
    referee.piece("builder", "road E");
    // TRA-19: it was not there before.
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    assert_eq!(referee.supplies("builder"), [0, 1]);
    // TRA-23: not the builder of the player who extends the road.
    lay(&mut referee, "U", 3, 0, 0);
    assert!(places(&referee, "builder").is_empty());
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 0));
    lay(&mut referee, "U", 4, 0, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::SecondTile, 0));
    assert!(referee.legal_draws().is_empty() && referee.legal_pieces().is_empty());
    referee.second_tile();
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 0));
    lay(&mut referee, "U", 5, 0, 0);
    referee.pass();
    // TRA-18: no third tile.
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    assert_eq!(feature(&referee, 0, 0, "road E").pieces.len(), 2);
}

#[test]
fn ex_05_the_builder_returns_and_is_placed_again_in_part_two() {
    let laid = [("A", 0, 0, 0), ("U", 0, 1, 1), ("U", 0, 2, 1)];
    let mut referee = table_with(two(), &laid, &["IC-08", "G", "B"]);
    stand(&mut referee, 0, 0, 1, "road N");
    stand_as(&mut referee, "builder", 0, 0, 2, "road N");
    lay(&mut referee, "IC-08", 0, 3, 2);
    referee.piece("follower", "city S");
    assert_eq!(referee.scores(), [4, 0]);
    assert_eq!(
        (referee.supplies("follower"), referee.supplies("builder")),
        (vec![6, 7], vec![1; 2])
    );
    // TRA-15: completing is extending.
    referee.second_tile();
    lay(&mut referee, "G", 0, 4, 1);
    assert_eq!(places(&referee, "builder"), names(&["city N"]));
    referee.piece("builder", "city N");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn tra_r_03_the_second_tile_can_be_declined() {
    let mut referee = road_with_builder(&["U", "U"]);
    lay(&mut referee, "U", 2, 0, 0);
    referee.pass();
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn dx_12_a_tile_joins_the_road_to_another() {
    let mut referee = road_with_builder(&["U", "B"]);
    referee.board.lay(3, 0, referee.tiles["BA-U"].clone());
    stand(&mut referee, 1, 3, 0, "road E");
    lay(&mut referee, "U", 2, 0, 0);
    // Foreign followers do not matter, but the one builder is on the table.
    assert_eq!(referee.legal_pieces().iter().filter(|p| p.contains("road")).count(), 0);
    referee.pass();
    assert_eq!(referee.step(), Step::SecondTile);
}

#[test]
fn tra_10_foreign_pieces_do_not_hinder_a_builder() {
    let mut referee = road_with_builder(&["U", "B"]);
    stand(&mut referee, 1, 1, 0, "field NL");
    referee.board.lay(-1, 0, referee.tiles["BA-U"].clone());
    stand(&mut referee, 1, -1, 0, "road E");
    referee.player = 1;
    lay(&mut referee, "U", 2, 0, 0);
    assert_eq!(places(&referee, "builder"), names(&["road E"]));
    // And the pig of seat 1, on the field with the own farmer.
    assert_eq!(places(&referee, "pig"), names(&["field NL"]));
}

#[test]
fn dx_13_a_tile_beside_the_road() {
    let mut referee = road_with_builder(&["B", "B"]);
    lay(&mut referee, "B", 0, 1, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn dx_14_the_last_tile_earns_no_second() {
    let mut referee = road_with_builder(&["U"]);
    lay(&mut referee, "U", 2, 0, 0);
    referee.pass();
    assert_eq!(referee.step(), Step::Over);
    assert_eq!(referee.scores(), [3, 0]);
    assert_eq!(referee.supplies("builder"), [1, 1]);
}

#[test]
fn dx_15_the_second_tile_fits_nowhere() {
    let mut referee = road_with_builder(&["U", "C", "U"]);
    lay(&mut referee, "U", 2, 0, 0);
    referee.pass();
    referee.second_tile();
    referee.draw("BA-C");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 0));
    assert_eq!(referee.removed(), ["BA-C"]);
    lay(&mut referee, "U", 3, 0, 0);
    referee.pass();
    assert_eq!(referee.step(), Step::Over);
    // If nothing at all fits, the game ends in the middle of the turn (BAS-R-04).
    let mut referee = road_with_builder(&["U", "C"]);
    lay(&mut referee, "U", 2, 0, 0);
    referee.pass();
    referee.second_tile();
    referee.draw("BA-C");
    assert_eq!(referee.step(), Step::Over);
    assert_eq!(referee.scores(), [3, 0]);
}

#[test]
#[should_panic(expected = "is not allowed")]
fn dx_16_no_builder_without_an_own_follower() {
    let mut referee = table_with(two(), &[("U", 0, 0, 0)], &["U", "U"]);
    stand(&mut referee, 1, 0, 0, "road E");
    lay(&mut referee, "U", 1, 0, 0);
    referee.piece("builder", "road E");
}

#[test]
fn dx_17_farmer_on_the_first_tile_pig_on_the_second() {
    let mut referee = road_with_builder(&["U", "U", "B"]);
    lay(&mut referee, "U", 2, 0, 0);
    referee.piece("follower", "field NL");
    referee.second_tile();
    lay(&mut referee, "U", 3, 0, 0);
    assert_eq!(places(&referee, "pig"), names(&["field NL"]));
    referee.piece("pig", "field NL");
    assert_eq!(referee.supplies("pig"), [0, 1]);
}

#[test]
fn dx_18_a_builder_does_not_count() {
    let laid = [("E", 0, 0, 1), ("G", 1, 0, 0), ("G", 2, 0, 0)];
    let mut referee = table_with(everything(), &laid, &["E", "B"]);
    stand(&mut referee, 0, 0, 0, "city E");
    stand_as(&mut referee, "builder", 0, 1, 0, "city E");
    stand(&mut referee, 1, 2, 0, "city E");
    lay(&mut referee, "E", 3, 0, 3);
    referee.pass();
    assert_eq!(referee.scores(), [8, 8, 0]);
    assert_eq!(referee.supplies("follower"), [7, 7, 7]);
    assert_eq!(referee.supplies("builder"), [1, 1, 1]);
}

#[test]
fn dx_19_a_road_over_and_under_the_same_bridge() {
    let laid = [
        ("V", 0, -1, 3),
        ("V", 1, -1, 0),
        ("V", 1, 0, 1),
        ("U", -1, 0, 0),
        ("A", -2, 0, 3),
        ("A", 0, 1, 2),
    ];
    let mut referee = table_with(everything(), &laid, &["TB-24", "B"]);
    stand(&mut referee, 0, 0, -1, "road E");
    lay(&mut referee, "TB-24", 0, 0, 0);
    referee.pass();
    assert_eq!(referee.scores(), [7, 0, 0]);
}

#[test]
fn tra_r_07_a_builder_on_what_was_just_completed() {
    let mut referee = table_with(two(), &[("A", 0, 0, 0)], &["A", "B"]);
    stand(&mut referee, 0, 0, 0, "road S");
    lay(&mut referee, "A", 0, 1, 2);
    assert_eq!(places(&referee, "builder"), names(&["road N"]));
    referee.piece("builder", "road N");
    assert_eq!(referee.supplies("builder"), [1, 1]);
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}
