//! Wagons.

use super::{everything, feature, lay, names, places, stand, stand_as, table_with, with};
use crate::{Options, Referee, Step};

fn wagons() -> Options {
    Options { wagons_each: 1, mayors_each: 1, dragon: true, abbeys_each: 1, ..everything() }
}

#[test]
fn abb_37_never_on_a_field() {
    let mut referee = table_with(wagons(), &[("B", 0, 0, 0)], &["A", "B"]);
    lay(&mut referee, "A", 1, 0, 0);
    assert_eq!(places(&referee, "wagon"), names(&["road S", "cloister"]));
    referee.act("wagon cloister");
    // ABB-39.
    assert_eq!(feature(&referee, 1, 0, "cloister").pieces.len(), 1);
}

/// Seat 0's wagon on a road from a cloister (0,0) over 1,0 to the crossing that is laid at 2,0,
/// with open roads to the north and the south of the crossing.
fn road(options: Options) -> Referee {
    let laid = [("A", 0, 0, 3), ("U", 1, 0, 0), ("D", 2, -1, 1), ("D", 2, 1, 1)];
    let mut referee = table_with(options, &laid, &["X", "B", "B"]);
    stand_as(&mut referee, "wagon", 0, 1, 0, "road E");
    referee
}

#[test]
fn ex_06_and_abb_40_to_43_from_a_road() {
    let mut referee = road(wagons());
    stand(&mut referee, 1, 2, -1, "road N");
    lay(&mut referee, "X", 2, 0, 0);
    referee.act("follower field NL");
    assert_eq!((referee.step(), referee.actor()), (Step::Wagon, 0));
    assert_eq!(referee.scores(), [3, 0, 0]);
    // Until its owner decides it stands there.
    assert_eq!(referee.supplies("wagon"), [0, 1, 1]);
    // The northern road is taken. The cloister at the other end may be chosen (ABB-R-23).
    let legal = ["pass", "move-wagon cloister at 0,0", "move-wagon road E at 2,0"];
    let mut legal = names(&legal);
    legal.insert("move-wagon road S at 2,0".to_string());
    assert_eq!(referee.legal(), legal);
    let mut other = referee.clone();
    other.pass();
    assert_eq!((other.supplies("wagon"), other.player()), (vec![1; 3], 1));
    referee.act("move-wagon cloister at 0,0");
    assert_eq!(referee.supplies("wagon"), [0, 1, 1]);
    assert_eq!(feature(&referee, 0, 0, "cloister").pieces.len(), 1);
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn ex_07_from_a_city_to_a_road_that_ends_there() {
    let around = [("E", 0, 0, 1), ("E", 2, 0, 3), ("E", 1, -1, 2), ("U", 1, 1, 1)];
    let options = Options { abbeys_each: 0, ..wagons() };
    let mut referee = table_with(options, &around, &["T", "B"]);
    stand_as(&mut referee, "wagon", 1, 0, 0, "city E");
    let mut closed = referee.clone();
    lay(&mut referee, "T", 1, 0, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.actor()), (Step::Wagon, 1));
    assert_eq!(referee.scores(), [0, 8, 0]);
    // ABB-R-24: on the segment that is the link.
    assert_eq!(with(&referee, "move-wagon"), names(&["road S at 1,0"]));
    // ABB-R-28: the same tile completes the road.
    closed.board.lay(1, 2, closed.tiles["BA-A"].turned(2));
    lay(&mut closed, "T", 1, 0, 0);
    closed.pass();
    assert_eq!((closed.step(), closed.supplies("wagon")), (Step::Draw, vec![1; 3]));
}

#[test]
fn ex_08_from_a_road_to_the_city_where_it_ends() {
    let mut referee = table_with(wagons(), &[("A", 1, 2, 2), ("U", 1, 1, 1)], &["T", "B"]);
    stand_as(&mut referee, "wagon", 0, 1, 1, "road N");
    stand(&mut referee, 1, 1, 2, "cloister");
    lay(&mut referee, "T", 1, 0, 0);
    referee.pass();
    assert_eq!(referee.scores(), [3, 0, 0]);
    assert_eq!(with(&referee, "move-wagon"), names(&["city N at 1,0"]));
    referee.act("move-wagon city N at 1,0");
    assert_eq!(feature(&referee, 1, 0, "city N").pieces.len(), 1);
    assert_eq!(feature(&referee, 1, 0, "road S").pieces.len(), 0);
}

#[test]
fn abb_42_without_a_target_it_goes_home_by_itself() {
    let laid = [("E", 0, 0, 0)];
    let mut referee = table_with(wagons(), &laid, &["E", "B"]);
    stand_as(&mut referee, "wagon", 1, 0, 0, "city N");
    lay(&mut referee, "E", 0, -1, 2);
    referee.pass();
    assert_eq!((referee.step(), referee.supplies("wagon")), (Step::Draw, vec![1; 3]));
    assert_eq!(referee.scores(), [0, 4, 0]);
}

#[test]
fn abb_r_26_and_27_not_to_the_dragon() {
    let mut referee = road(wagons());
    referee.board.dragon = Some((0, 0));
    lay(&mut referee, "X", 2, 0, 0);
    referee.pass();
    assert!(!referee.legal().contains("move-wagon cloister at 0,0"));
    referee.board.dragon = Some((2, 0));
    assert_eq!(with(&referee, "move-wagon"), names(&["cloister at 0,0"]));
}

#[test]
fn abb_44_and_int_ex_d08_clockwise_and_one_after_the_other() {
    let mut referee = road(Options { players: 4, ..wagons() });
    referee.player = 3;
    stand_as(&mut referee, "wagon", 2, 0, 0, "road E");
    lay(&mut referee, "X", 2, 0, 0);
    referee.pass();
    assert_eq!(referee.scores(), [3, 0, 3, 0]);
    assert_eq!((referee.actor(), referee.player()), (0, 3));
    referee.act("move-wagon cloister at 0,0");
    assert_eq!((referee.step(), referee.actor()), (Step::Wagon, 2));
    assert_eq!(with(&referee, "move-wagon").len(), 3);
    assert!(!with(&referee, "move-wagon").contains("cloister at 0,0"));
    referee.act("move-wagon road S at 2,0");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 0));
}

#[test]
fn abb_r_25_a_wagon_in_the_minority_moves_too() {
    let mut referee = road(wagons());
    stand_as(&mut referee, "big-follower", 1, 0, 0, "road E");
    lay(&mut referee, "X", 2, 0, 0);
    referee.pass();
    assert_eq!((referee.scores(), referee.step()), (vec![0, 3, 0], Step::Wagon));
    assert_eq!(referee.supplies("big-follower"), [1; 3]);
}

#[test]
fn abb_r_22_between_an_abbey_and_its_neighbours() {
    // A hole at 0,0: a short road in the west, an open one in the east, an open city in the
    // north.
    let laid = [
        ("A", -1, 0, 3),
        ("G", 0, -1, 1),
        ("U", 1, 0, 0),
        ("B", 0, 1, 0),
        ("B", -1, 1, 0),
        ("B", 1, 1, 0),
        ("B", -1, -1, 0),
        ("B", 1, -1, 0),
    ];
    let mut referee = table_with(wagons(), &laid, &["B", "B"]);
    stand_as(&mut referee, "wagon", 1, -1, 0, "road E");
    let mut monk = referee.clone();
    referee.act("abbey 0,0");
    referee.pass();
    // The abbey is complete: only the cloister is left.
    assert_eq!(with(&referee, "move-wagon"), names(&["cloister at -1,0"]));
    // From the abbey to what touches it; the road in the west is complete.
    monk.act("abbey 0,0");
    monk.act("wagon cloister");
    assert_eq!(monk.scores(), [9, 1, 0]);
    assert_eq!(monk.actor(), 0);
    assert_eq!(with(&monk, "move-wagon"), names(&["city N at 0,-1", "road E at 1,0"]));
    monk.pass();
    assert_eq!(monk.actor(), 1);
    // An abbey that is not complete can be taken.
    let mut referee = table_with(wagons(), &laid[..5], &["B", "B"]);
    stand_as(&mut referee, "wagon", 1, -1, 0, "road E");
    referee.act("abbey 0,0");
    referee.pass();
    let targets = names(&["cloister at -1,0", "cloister at 0,0"]);
    assert_eq!(with(&referee, "move-wagon"), targets);
}

#[test]
fn the_second_edition_looks_at_nine_tiles() {
    let mut referee = road(Options { wagon_second_edition: true, ..wagons() });
    referee.board.lay(1, -1, referee.tiles["BA-B"].clone());
    referee.board.lay(4, 1, referee.tiles["BA-A"].clone());
    referee.board.dragon = Some((2, 1));
    stand(&mut referee, 1, 2, -1, "city E");
    lay(&mut referee, "X", 2, 0, 0);
    referee.pass();
    let targets = [
        "cloister at 0,0",
        "cloister at 1,-1",
        "road N at 2,-1",
        "road N at 2,0",
        "road E at 2,0",
        "road S at 2,0",
    ];
    assert_eq!(with(&referee, "move-wagon"), names(&targets));
}

#[test]
fn cul_r_06_a_wagon_that_loses_a_challenge_goes_home() {
    let laid = [
        ("CU-01", 0, 0, 0),
        ("B", 1, 0, 0),
        ("B", -1, -1, 0),
        ("B", 0, -1, 0),
        ("B", 1, -1, 0),
        ("B", -1, 0, 0),
        ("B", -1, 1, 0),
        ("B", 0, 1, 0),
    ];
    let mut referee = table_with(Options { fairy: true, ..wagons() }, &laid, &["E", "B"]);
    stand(&mut referee, 0, 0, 0, "shrine");
    stand_as(&mut referee, "wagon", 1, 1, 0, "cloister");
    lay(&mut referee, "E", 1, 1, 1);
    referee.pass();
    assert_eq!((referee.step(), referee.scores()), (Step::Draw, vec![9, 0, 0]));
    assert_eq!(referee.supplies("wagon"), [1; 3]);
}

#[test]
fn the_dragon_after_scoring_comes_after_the_wagons() {
    let options = Options { dragon_after_scoring: true, ..wagons() };
    let laid = [("A", 0, 0, 3), ("U", 1, 0, 0), ("B", 1, -1, 0)];
    let mut referee = table_with(options, &laid, &["PD-07", "B"]);
    referee.board.dragon = Some((1, -1));
    stand_as(&mut referee, "wagon", 0, 1, 0, "road E");
    lay(&mut referee, "PD-07", 2, 0, 0);
    referee.pass();
    assert_eq!(referee.step(), Step::Wagon);
    referee.act("move-wagon road S at 2,0");
    assert_eq!(referee.step(), Step::Dragon);
    referee.act("dragon S");
    referee.act("dragon E");
    assert_eq!((referee.step(), referee.supplies("wagon")), (Step::Draw, vec![1; 3]));
}
