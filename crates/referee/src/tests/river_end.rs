//! River tiles without a place (RIV-R-05), and places that would cut the river off (RIV-R-13).

use super::river::{river_with, two};
use super::{lay, names, stand, table_with};
use crate::{Options, Referee, RiverRule, Step};

type Laid = (&'static str, i32, i32, u8);

const RULES: [RiverRule; 3] = [RiverRule::GoesOn, RiverRule::Free, RiverRule::LostTurn];

/// The river turns left at 1,0. At 1,-1 another left bend is forbidden (RIV-07), and a right one is
/// blocked by a cloister at 2,-1.
const NO_BEND: [Laid; 2] = [("R2-11", 1, 0, 0), ("B", 2, -1, 0)];

/// The same, but a city at 2,-1 faces west: only a tile with a city on its east side fits.
const NO_LAKE: [Laid; 2] = [("R2-11", 1, 0, 0), ("E", 2, -1, 3)];

fn ruled(river: RiverRule, laid: &[Laid], stack: &[&str]) -> Referee {
    river_with(Options { river, ..two() }, laid, stack)
}

/// The step, the player and what can be drawn.
fn draw_of(referee: &Referee, player: usize, draws: &[&str]) {
    assert_eq!((referee.step(), referee.player()), (Step::Draw, player));
    assert_eq!(referee.legal_draws(), names(draws));
}

#[test]
fn riv_r_05_the_same_player_draws_again() {
    for river in RULES {
        let mut referee = ruled(river, &NO_BEND, &["R2-09", "R1-07", "U"]);
        referee.draw("R2-09");
        draw_of(&referee, 0, &["R1-07"]);
        assert!(referee.removed().is_empty());
        assert!(!referee.stack().contains_key("R2-09"));
        lay(&mut referee, "R1-07", 1, -1, 1);
        // It is tried again after the next river tile.
        assert_eq!(referee.stack()["R2-09"], 1);
        referee.pass();
        draw_of(&referee, 1, &["R2-09"]);
        lay(&mut referee, "R2-09", 1, -2, 0);
        referee.pass();
        draw_of(&referee, 0, &["BA-U"]);
    }
}

#[test]
fn riv_r_05_the_lake_comes_early() {
    for river in [RiverRule::GoesOn, RiverRule::Free] {
        let mut referee = ruled(river, &NO_BEND, &["R2-09", "R1-10", "R2-03", "U"]);
        referee.draw("R1-10");
        draw_of(&referee, 0, &["R2-09"]);
        referee.draw("R2-09");
        assert_eq!(referee.removed(), ["R1-10", "R2-09"]);
        draw_of(&referee, 0, &["R2-03"]);
        lay(&mut referee, "R2-03", 1, -1, 3);
        referee.pass();
        draw_of(&referee, 1, &["BA-U"]);
    }
}

#[test]
fn riv_r_05_without_a_lake_the_player_goes_on_with_the_land() {
    for river in [RiverRule::GoesOn, RiverRule::Free] {
        // A lake that does not fit, or none at all.
        for (laid, lake) in [(NO_LAKE, Some("R2-03")), (NO_BEND, None)] {
            for land in [true, false] {
                let mut stack = vec!["R2-09", "R1-10"];
                stack.extend(lake);
                stack.extend(land.then_some("U"));
                let mut referee = ruled(river, &laid, &stack);
                referee.draw("R1-10");
                referee.draw("R2-09");
                let mut removed = vec!["R1-10", "R2-09"];
                removed.extend(lake);
                assert_eq!(referee.removed(), removed);
                if land {
                    draw_of(&referee, 0, &["BA-U"]);
                    // It is an ordinary turn.
                    lay(&mut referee, "U", 0, 1, 0);
                    referee.piece("follower", "road E");
                }
                assert_eq!(referee.step(), Step::Over);
                assert_eq!(referee.scores(), [u32::from(land), 0]);
            }
        }
    }
}

#[test]
fn riv_r_05_a_lost_turn_in_old_records() {
    for land in [true, false] {
        let mut stack = vec!["R2-09", "R1-10", "R2-03"];
        stack.extend(land.then_some("U"));
        let mut referee = ruled(RiverRule::LostTurn, &NO_BEND, &stack);
        stand(&mut referee, 1, 2, -1, "cloister");
        referee.draw("R1-10");
        assert_eq!(referee.legal_draws(), names(&["R2-09"]));
        referee.draw("R2-09");
        // The lake would have fitted.
        assert_eq!(referee.removed(), ["R1-10", "R2-09", "R2-03"]);
        if land {
            draw_of(&referee, 1, &["BA-U"]);
        } else {
            assert_eq!(referee.step(), Step::Over);
            assert_eq!(referee.scores(), [0, 2]);
        }
    }
}

#[test]
fn riv_r_05_a_lake_without_an_arm_is_left_out() {
    for (river, player) in RULES.into_iter().zip([0, 0, 1]) {
        let mut referee = ruled(river, &[("R2-03", 1, 0, 0)], &["R1-02", "U"]);
        referee.draw("R1-02");
        assert_eq!(referee.removed(), ["R1-02"]);
        draw_of(&referee, player, &["BA-U"]);
    }
}

#[test]
fn riv_r_05_a_fork_without_a_place() {
    // The fork flows north or south, where cloisters are; a straight tile would fit, but it does
    // not come before the fork (RIV-05).
    let stack = ["R2-04", "R1-07", "R2-03", "U"];
    let narrow = [("B", 1, -1, 0), ("B", 1, 1, 0)];
    let mut referee = ruled(RiverRule::GoesOn, &narrow, &stack);
    referee.draw("R2-04");
    assert_eq!(referee.removed(), ["R2-04", "R1-07"]);
    draw_of(&referee, 0, &["R2-03"]);
    // A city to the north lets no lake in either.
    let closed = [("E", 1, -1, 2), ("B", 1, 1, 0)];
    for (river, player) in RULES.into_iter().zip([0, 0, 1]) {
        let mut referee = ruled(river, &closed, &stack);
        referee.draw("R2-04");
        assert_eq!(referee.removed(), ["R2-04", "R1-07", "R2-03"]);
        draw_of(&referee, player, &["BA-U"]);
    }
}

#[test]
fn riv_r_12_a_source_without_a_place() {
    // There are only walls: the river is left out.
    for (river, player) in RULES.into_iter().zip([0, 0, 1]) {
        let options = Options { river, ..two() };
        let stack = ["R2-01", "R2-04", "R2-03", "U"];
        let mut referee = table_with(options, &[("CO-06", 0, 0, 0)], &stack);
        referee.draw("R2-01");
        assert_eq!(referee.removed(), ["R2-01", "R2-03", "R2-04"]);
        draw_of(&referee, player, &["BA-U"]);
    }
}

#[test]
fn riv_r_05_in_a_second_part() {
    // The builder's second tile is of the river, which has no way on.
    let laid = [("R1-07", 1, 0, 0), ("U", 2, 1, 1), ("U", 2, 2, 1), ("E", 4, 0, 3)];
    let mut referee = ruled(RiverRule::Free, &laid, &["R2-07", "R1-10", "U", "U"]);
    stand(&mut referee, 0, 2, 1, "road N");
    super::stand_as(&mut referee, "builder", 0, 2, 2, "road N");
    lay(&mut referee, "R2-07", 2, 0, 1);
    referee.pass();
    referee.second_tile();
    referee.board.lay(3, 1, referee.tiles["BA-B"].clone());
    referee.board.lay(3, -1, referee.tiles["BA-B"].clone());
    referee.draw("R1-10");
    draw_of(&referee, 0, &["BA-U"]);
    lay(&mut referee, "U", 2, 3, 1);
    referee.pass();
    draw_of(&referee, 1, &["BA-U"]);
}

/// A city lies two tiles north of 1,0 and faces south: where the river flows that way, the next
/// tile needs a city on its north side.
const CITY_IN_THE_NORTH: Laid = ("E", 1, -2, 2);
/// The same in the south.
const CITY_IN_THE_SOUTH: Laid = ("E", 1, 2, 0);
/// The bend R2-09 at 1,0, first so that the river flows south, then north.
const BENDS: [(i32, i32, u8); 2] = [(1, 0, 0), (1, 0, 1)];

/// Where the bend may lie.
fn bends(river: RiverRule, laid: &[Laid], to_come: &[&str]) -> Vec<(i32, i32, u8)> {
    let mut stack = vec!["R2-09", "B"];
    stack.extend(to_come);
    let mut referee = ruled(river, laid, &stack);
    referee.draw("R2-09");
    referee.legal_placements().into_iter().collect()
}

#[test]
fn riv_r_13_the_river_may_not_be_cut_off() {
    let laid = [CITY_IN_THE_NORTH];
    for to_come in [&["R2-03"][..], &["R1-10"], &["R2-03", "R1-10", "R2-08"]] {
        assert_eq!(bends(RiverRule::GoesOn, &laid, to_come), BENDS[..1], "{to_come:?}");
        assert_eq!(bends(RiverRule::Free, &laid, to_come), BENDS, "{to_come:?}");
        assert_eq!(bends(RiverRule::LostTurn, &laid, to_come), BENDS, "{to_come:?}");
    }
    // One tile that can come next is enough: R2-10 has cities in the north and west.
    assert_eq!(bends(RiverRule::GoesOn, &laid, &["R2-03", "R2-10"]), BENDS);
    // Nothing is to come.
    assert_eq!(bends(RiverRule::GoesOn, &laid, &[]), BENDS);
}

#[test]
fn riv_r_13_a_tile_put_aside_is_still_to_come() {
    let mut referee = ruled(RiverRule::GoesOn, &[CITY_IN_THE_NORTH], &["R2-09", "R2-03", "B"]);
    referee.draw("R2-09");
    assert_eq!(referee.legal_placements().len(), 1);
    referee.aside.push("R2-10".to_string());
    assert_eq!(referee.legal_placements().len(), 2);
}

#[test]
fn riv_r_13_without_another_place_it_is_allowed() {
    let laid = [CITY_IN_THE_NORTH, CITY_IN_THE_SOUTH];
    assert_eq!(bends(RiverRule::GoesOn, &laid, &["R2-03", "R1-10"]), BENDS);
    // The end of the only arm: the next player finds no place for the lake and takes a land tile.
    let mut referee = ruled(RiverRule::GoesOn, &[], &["R2-02", "R2-03", "U"]);
    lay(&mut referee, "R2-02", 1, 0, 0);
    referee.pass();
    referee.draw("R2-03");
    assert_eq!(referee.removed(), ["R2-03"]);
    draw_of(&referee, 1, &["BA-U"]);
}

#[test]
fn riv_r_13_the_end_of_the_last_arm_waits_for_another_place() {
    // The northern arm goes on at 1,-1 and the southern one at 1,1, next to a city that faces
    // north at 1,2: only R2-02, turned to it, fits there.
    let laid = [("R2-04", 1, 0, 3), ("E", 1, 2, 0)];
    let mut referee = ruled(RiverRule::GoesOn, &laid, &["R2-02", "R2-03", "U"]);
    referee.draw("R2-02");
    // In the north it would leave an arm without a tile.
    assert_eq!(referee.legal_placements().into_iter().collect::<Vec<_>>(), [(1, 1, 1)]);
    let mut free = ruled(RiverRule::Free, &laid, &["R2-02", "R2-03", "U"]);
    free.draw("R2-02");
    assert_eq!(free.legal_placements().len(), 2);
}

#[test]
fn riv_r_13_also_for_a_game_on_trust() {
    let mut referee = ruled(RiverRule::GoesOn, &[CITY_IN_THE_NORTH], &["R2-09", "R2-03", "B"]);
    referee.draw("R2-09");
    referee.act_on_trust("place 1,0 turn 0");
    assert_eq!(referee.step(), Step::Piece);
}

#[test]
#[should_panic(expected = "is not allowed in step Place")]
fn riv_r_13_trust_does_not_go_so_far() {
    let mut referee = ruled(RiverRule::GoesOn, &[CITY_IN_THE_NORTH], &["R2-09", "R2-03", "B"]);
    referee.draw("R2-09");
    referee.act_on_trust("place 1,0 turn 1");
}
