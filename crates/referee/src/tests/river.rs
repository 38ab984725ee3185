//! The river.

use std::collections::BTreeSet;

use super::carcassonne::carcassonne;
use super::{everything, feature, lay, names, places, stand, stand_as, table_with, with};
use crate::{Kind, Options, Referee, Step};

pub(super) fn two() -> Options {
    Options { players: 2, ..everything() }
}

/// The source at 0,0 flows east; these tiles come after it.
fn river(laid: &[(&'static str, i32, i32, u8)], stack: &[&str]) -> Referee {
    river_with(two(), laid, stack)
}

pub(super) fn river_with(
    options: Options,
    laid: &[(&'static str, i32, i32, u8)],
    stack: &[&str],
) -> Referee {
    let mut tiles = vec![("R2-01", 0, 0, 0)];
    tiles.extend(laid);
    table_with(options, &tiles, stack)
}

/// Where the first tile of the stack may lie.
fn legal(laid: &[(&'static str, i32, i32, u8)], id: &str) -> Vec<(i32, i32, u8)> {
    let mut referee = river(laid, &[id, "B"]);
    referee.draw(id);
    referee.legal_placements().into_iter().collect()
}

#[test]
fn ex_d02_the_order_of_the_river_and_the_extra_turn() {
    let nine = "R2-02 R2-05 R2-06 R2-07 R2-08 R2-09 R2-10 R2-11 R2-12";
    let nine: Vec<&str> = nine.split(' ').collect();
    for (lake_extra_turn, after) in [(true, [1, 2]), (false, [2, 0])] {
        let options = Options { lake_extra_turn, ..everything() };
        let mut stack = nine.clone();
        stack.extend(["R2-03", "R2-04", "BA-U", "BA-U", "BA-B"]);
        let mut referee = river_with(options, &[], &stack);
        assert_eq!(referee.legal_draws(), names(&["R2-04"]));
        lay(&mut referee, "R2-04", 1, 0, 3);
        referee.pass();
        assert_eq!(referee.legal_draws(), names(&nine));
        // The northern arm first, straight tiles, and its end; then the southern one.
        let order = [
            ("R2-05", 1, -1, 0),
            ("R2-06", 1, -2, 1),
            ("R2-02", 1, -3, 3),
            ("R2-07", 1, 1, 0),
            ("R2-09", 1, 2, 2),
            ("R2-08", 2, 2, 2),
            ("R2-10", 3, 2, 1),
            ("R2-11", 3, 3, 1),
            ("R2-12", 4, 3, 0),
        ];
        for (turn, (id, x, y, quarters)) in order.into_iter().enumerate() {
            assert_eq!((referee.step(), referee.player()), (Step::Draw, (turn + 1) % 3));
            lay(&mut referee, id, x, y, quarters);
            referee.pass();
        }
        assert_eq!(referee.legal_draws(), names(&["R2-03"]));
        assert_eq!(referee.player(), 1);
        lay(&mut referee, "R2-03", 4, 4, 1);
        // RIV-12.
        assert_eq!(referee.legal_pieces().is_empty(), lake_extra_turn);
        referee.pass();
        for player in after {
            assert_eq!((referee.step(), referee.player()), (Step::Draw, player));
            let draws = names(&["BA-B", "BA-U"]);
            assert!(referee.legal_draws().is_subset(&draws));
            let tile = referee.legal_draws().pop_last().expect("a tile is left");
            referee.draw(&tile);
            let (x, y, turn) = referee.legal_placements().pop_last().expect("it fits");
            referee.place(x, y, turn);
            referee.pass();
        }
        let river = feature(&referee, 0, 0, "river E");
        assert_eq!((river.kind, river.tiles, river.complete), (Kind::River, 12, false));
    }
}

#[test]
fn riv_r_07_the_fork_may_lie_in_three_ways() {
    assert_eq!(legal(&[], "R2-04"), [(1, 0, 0), (1, 0, 2), (1, 0, 3)]);
}

#[test]
fn riv_11_nobody_stands_on_the_river() {
    let mut referee = river(&[], &["R2-04", "B"]);
    lay(&mut referee, "R2-04", 1, 0, 0);
    // Two of the fields join at the source.
    assert_eq!(places(&referee, "follower"), names(&["field NL", "field NR", "field ER"]));
    referee.piece("follower", "field NL");
    let field = feature(&referee, 0, 0, "field NL");
    assert_eq!(field.pieces.len(), 1);
    assert!(field.segments.contains(&(1, 0, "field ER".to_string())));
}

#[test]
fn ex_d03_no_two_bends_to_the_same_hand() {
    // The river comes from the west and leaves to the north: it turned left.
    let curve = ("R2-11", 1, 0, 0);
    assert_eq!(legal(&[curve], "R2-09"), [(1, -1, 3)]);
    assert_eq!(legal(&[curve], "R1-07"), [(1, -1, 1)]);
    // A straight tile between them lifts the restriction.
    let straight = ("R1-07", 1, -1, 1);
    assert_eq!(legal(&[curve, straight], "R2-09"), [(1, -2, 0), (1, -2, 3)]);
    // A bend to the other hand is followed by the first hand again.
    let other = ("R2-09", 1, -1, 3);
    assert_eq!(legal(&[curve, other], "R1-10"), [(2, -1, 1)]);
}

#[test]
fn riv_r_03_and_04_bends_after_the_fork() {
    // One arm leaves to the north (a bend to the left), the other straight on to the east.
    let fork = ("R2-04", 1, 0, 0);
    assert_eq!(legal(&[fork], "R2-09"), [(1, -1, 3), (2, 0, 0), (2, 0, 1)]);
    // Now the eastern arm points at 2,-1: the northern one may not point there too.
    let bend = ("R2-09", 2, 0, 1);
    assert_eq!(legal(&[fork, bend], "R1-10"), [(2, -1, 3)]);
    assert_eq!(legal(&[fork, bend], "R1-07"), [(1, -1, 1), (2, -1, 1)]);
}

#[test]
fn the_river_is_only_continued_at_its_end() {
    // A lake ends it, and a land tile cannot.
    assert_eq!(legal(&[], "R2-03"), [(1, 0, 0)]);
    let mut referee = river(&[], &["B", "B"]);
    referee.draw("BA-B");
    let placements = referee.legal_placements();
    assert_eq!(placements, BTreeSet::from([(0, -1, 0), (0, 1, 0), (-1, 0, 0)]));
}

#[test]
fn riv_r_01_a_pig_may_go_to_the_volcano_lake() {
    let options = Options { lake_extra_turn: true, ..two() };
    let mut referee = river_with(options, &[], &["R2-03", "U"]);
    stand(&mut referee, 0, 0, 0, "field NL");
    lay(&mut referee, "R2-03", 1, 0, 0);
    assert_eq!(referee.legal_pieces(), names(&["pig field NL"]));
    referee.piece("pig", "field NL");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 0));
    // Another lake is just a lake.
    let mut referee = river_with(options, &[], &["R1-02", "U"]);
    lay(&mut referee, "R1-02", 1, 0, 0);
    assert_eq!(places(&referee, "follower"), names(&["field NL"]));
    referee.pass();
    assert_eq!(referee.player(), 1);
}

#[test]
fn riv_r_09_the_builder_in_the_river() {
    // The second tile is the lake, and after the whole turn comes another.
    let options = Options { lake_extra_turn: true, ..two() };
    let laid = [("R1-07", 1, 0, 0), ("U", 2, 1, 1), ("U", 2, 2, 1)];
    let mut referee = river_with(options, &laid, &["R2-07", "R2-03", "U", "U"]);
    stand(&mut referee, 0, 2, 1, "road N");
    stand_as(&mut referee, "builder", 0, 2, 2, "road N");
    lay(&mut referee, "R2-07", 2, 0, 1);
    referee.pass();
    assert_eq!(referee.step(), Step::SecondTile);
    referee.second_tile();
    assert_eq!(referee.legal_draws(), names(&["R2-03"]));
    lay(&mut referee, "R2-03", 3, 0, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 0));
    // The extra turn is a full one: the builder works again.
    lay(&mut referee, "U", 2, 3, 1);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::SecondTile, 0));
    referee.pass();
    assert_eq!(referee.player(), 1);
}

#[test]
fn riv_r_12_the_source_is_placed_at_carcassonne() {
    let options = Options { count: true, abbeys_each: 1, ..two() };
    // The hole for an abbey waits until the river is done.
    let hole = [("B", 1, 2, 0), ("B", 2, 3, 0), ("B", 3, 2, 0), ("R", 2, 1, 3)];
    let stack = ["R2-01", "R2-04", "R2-09", "R2-03", "B", "B"];
    let mut referee = carcassonne(options, &hole, &stack);
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 0));
    assert_eq!(referee.legal_draws(), names(&["R2-01"]));
    referee.draw("R2-01");
    let placements = referee.legal_placements();
    let at = |x, y| placements.iter().filter(move |&&(px, py, _)| (px, py) == (x, y)).count();
    // Not at roads and cities, and with three sides to the field; but not so that the river
    // flows to -3,-1, where a road leaves Carcassonne and none of its tiles fits (RIV-R-13).
    assert_eq!([(-3, -1), (1, -2), (0, 2), (-2, 2)].map(|(x, y)| at(x, y)), [0; 4]);
    assert_eq!([(-2, -2), (-1, -2), (-3, 0), (-3, 1)].map(|(x, y)| at(x, y)), [3, 3, 2, 3]);
    assert!(!placements.contains(&(-3, 0, 3)));
    referee.place(-1, -2, 3);
    assert_eq!(places(&referee, "follower"), names(&["field NL"]));
    referee.piece("follower", "field NL");
    assert_eq!(feature(&referee, -2, -1, "field NL").pieces.len(), 1);
    // From here on the river is as always.
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    assert_eq!(referee.legal_draws(), names(&["R2-04"]));
    lay(&mut referee, "R2-04", -1, -3, 1);
    referee.pass();
    lay(&mut referee, "R2-09", -1, -4, 0);
    referee.pass();
    lay(&mut referee, "R2-03", 0, -3, 0);
    referee.pass();
    assert_eq!(referee.step(), Step::Start);
    assert!(referee.legal().contains("abbey 2,2"));
}

#[test]
fn riv_r_12_the_river_must_have_a_way_and_may_bend_at_once() {
    // An abbey matches anything, but nothing goes on there.
    let mut referee = carcassonne(two(), &[("AM-ABBEY", 0, -2, 0)], &["R1-01", "R1-10", "B"]);
    referee.draw("R1-01");
    let placements = with(&referee, "place");
    for (turn, legal) in [(0, false), (1, false), (2, true), (3, true)] {
        assert_eq!(placements.contains(&format!("-1,-2 turn {turn}")), legal, "{turn}");
    }
    referee.place(-1, -2, 3);
    referee.pass();
    referee.draw("R1-10");
    assert_eq!(referee.legal_placements(), BTreeSet::from([(-1, -3, 0), (-1, -3, 3)]));
}

#[test]
#[should_panic(expected = "RIV-03: the source R2-01 is not drawn")]
fn riv_03_elsewhere_the_source_is_not_drawn() {
    let _ = table_with(two(), &[("D", 0, 0, 0)], &["R2-01", "R2-03"]);
}

#[test]
#[should_panic(expected = "RIV-03: a river without a source")]
fn riv_03_no_river_without_a_source() {
    let _ = carcassonne(two(), &[], &["R2-03"]);
}
