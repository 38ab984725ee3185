//! Out of the quarters, when something was completed.

use super::{everything, feature, lay, names, stand, stand_as, table_with, wait_in, with};
use crate::board::{Fairy, Stand};
use crate::quarter::Quarter;
use crate::{FairyRule, Options, Referee, Step};

fn options() -> Options {
    Options { count: true, mayors_each: 1, wagons_each: 1, fairy: true, ..everything() }
}

/// A city of four tiles that one more completes, from seat 0, with a knight of seat 1; the count is
/// in the market.
fn city(options: Options) -> Referee {
    let laid = [("E", 0, 0, 1), ("G", 1, 0, 0), ("G", 2, 0, 0), ("G", 3, 0, 0)];
    let mut referee = table_with(options, &laid, &["E", "B", "B"]);
    stand(&mut referee, 1, 1, 0, "city E");
    referee.board.count = Some(Quarter::Market);
    referee
}

/// Seat 0 completes the city.
fn complete(referee: &mut Referee) {
    lay(referee, "E", 4, 0, 3);
    referee.pass();
}

/// The same with a road of four tiles, with nobody on it; the count is in the market.
fn road(options: Options) -> Referee {
    let laid = [("A", 0, 0, 3), ("U", 1, 0, 0), ("U", 2, 0, 0)];
    let mut referee = table_with(options, &laid, &["X", "B", "B"]);
    referee.board.count = Some(Quarter::Market);
    referee
}

#[test]
fn ex_d04_a_big_follower_takes_a_city() {
    let mut referee = city(options());
    wait_in(&mut referee, Quarter::Castle, "big-follower", 2);
    wait_in(&mut referee, Quarter::Castle, "follower", 0);
    complete(&mut referee);
    // CNT-11: seat 1 has nobody to move, then seat 2, and seat 0 last.
    assert_eq!((referee.step(), referee.player(), referee.actor()), (Step::Leave, 0, 2));
    assert_eq!(referee.legal(), names(&["pass", "leave big-follower city E at 0,0"]));
    referee.act("leave big-follower city E at 0,0");
    assert_eq!((referee.step(), referee.actor()), (Step::Leave, 0));
    assert_eq!(referee.legal(), names(&["pass", "leave follower city E at 0,0"]));
    referee.act("leave follower city E at 0,0");
    // CNT-14.
    assert_eq!(referee.scores(), [0, 0, 10]);
    assert_eq!(referee.quarters(), []);
    assert_eq!(referee.supplies("follower"), [7; 3]);
    assert_eq!(referee.supplies("big-follower"), [1; 3]);
    assert_eq!((referee.step(), referee.actor()), (Step::Deploy, 0));
}

#[test]
fn while_they_decide_all_stand_there() {
    let mut referee = city(options());
    stand(&mut referee, 2, 0, 0, "city E");
    wait_in(&mut referee, Quarter::Castle, "follower", 2);
    wait_in(&mut referee, Quarter::Castle, "follower", 2);
    wait_in(&mut referee, Quarter::Castle, "follower", 0);
    complete(&mut referee);
    referee.act("leave follower city E at 0,0");
    referee.act("leave follower city E at 0,0");
    assert_eq!((referee.step(), referee.actor()), (Step::Leave, 0));
    let pieces = feature(&referee, 0, 0, "city E").pieces;
    let here = (2, "follower".to_string(), 0, 0, "city E".to_string());
    let blue = (1, "follower".to_string(), 1, 0, "city E".to_string());
    assert_eq!(pieces, [blue, here.clone(), here.clone(), here]);
    assert_eq!(referee.supplies("follower"), [6, 6, 4]);
    referee.pass();
    // CNT-18: who does not move stays.
    assert_eq!(referee.scores(), [0, 0, 10]);
    assert_eq!(referee.quarters(), [("castle".to_string(), 0, "follower".to_string())]);
}

#[test]
fn ex_01_and_cnt_16_not_out_of_the_counts_quarter() {
    let mut referee = city(options());
    referee.board.count = Some(Quarter::Castle);
    wait_in(&mut referee, Quarter::Castle, "follower", 2);
    complete(&mut referee);
    assert_eq!((referee.step(), referee.scores()), (Step::Deploy, vec![0, 10, 0]));
    assert_eq!(referee.quarters().len(), 1);
}

#[test]
fn cnt_10_only_from_the_matching_quarter() {
    for quarter in [Quarter::Market, Quarter::Blacksmith, Quarter::Cathedral] {
        let mut referee = city(options());
        referee.board.count = Some(Quarter::Castle);
        wait_in(&mut referee, quarter, "follower", 2);
        complete(&mut referee);
        assert_eq!((referee.step(), referee.scores()), (Step::Deploy, vec![0, 10, 0]));
    }
}

#[test]
fn cnt_13_from_none_to_all() {
    for moved in 0..=3 {
        let mut referee = city(options());
        for _ in 0..3 {
            wait_in(&mut referee, Quarter::Castle, "follower", 2);
        }
        complete(&mut referee);
        for _ in 0..moved {
            referee.act("leave follower city E at 0,0");
        }
        if moved < 3 {
            referee.pass();
        }
        assert_eq!((referee.step(), referee.quarters().len()), (Step::Deploy, 3 - moved));
        let expected = [[0, 10, 0], [0, 10, 10], [0, 0, 10], [0, 0, 10]][moved];
        assert_eq!(referee.scores(), expected);
    }
}

#[test]
fn cnt_r_07_occupied_or_not() {
    let mut referee = road(options());
    wait_in(&mut referee, Quarter::Blacksmith, "follower", 1);
    lay(&mut referee, "X", 3, 0, 0);
    referee.pass();
    assert_eq!(with(&referee, "leave"), names(&["follower road E at 0,0"]));
    referee.act("leave follower road E at 0,0");
    assert_eq!((referee.scores(), referee.step()), (vec![0, 4, 0], Step::Deploy));
    // The option: only where somebody stands at that moment.
    let occupied = Options { leaving_occupied_only: true, ..options() };
    let mut referee = road(occupied);
    wait_in(&mut referee, Quarter::Blacksmith, "follower", 1);
    let mut taken = referee.clone();
    lay(&mut referee, "X", 3, 0, 0);
    referee.pass();
    assert_eq!((referee.scores(), referee.step()), (vec![0; 3], Step::Draw));
    lay(&mut taken, "X", 3, 0, 0);
    taken.act("follower road W");
    assert_eq!((taken.step(), taken.actor()), (Step::Leave, 1));
    taken.act("leave follower road E at 0,0");
    assert_eq!((taken.scores(), taken.step()), (vec![4, 4, 0], Step::Draw));
}

#[test]
fn cnt_r_08_one_round_for_all_that_was_completed() {
    // T completes a city, and a road in the south.
    let laid = [
        ("E", 0, 0, 1),
        ("E", 2, 0, 3),
        ("E", 1, -1, 2),
        ("A", 1, 1, 2),
        ("B", 0, 1, 0),
        ("B", 2, 1, 0),
    ];
    let mut referee = table_with(options(), &laid, &["T", "B"]);
    referee.board.count = Some(Quarter::Market);
    for quarter in [Quarter::Castle, Quarter::Blacksmith, Quarter::Blacksmith] {
        wait_in(&mut referee, quarter, "follower", 1);
    }
    wait_in(&mut referee, Quarter::Cathedral, "follower", 2);
    wait_in(&mut referee, Quarter::Castle, "follower", 0);
    lay(&mut referee, "T", 1, 0, 0);
    referee.pass();
    assert_eq!(referee.actor(), 1);
    let both = names(&["follower city E at 0,0", "follower road N at 1,1"]);
    assert_eq!(with(&referee, "leave"), both);
    referee.act("leave follower road N at 1,1");
    assert_eq!((referee.actor(), with(&referee, "leave")), (1, both));
    referee.act("leave follower city E at 0,0");
    let road = names(&["follower road N at 1,1"]);
    assert_eq!((referee.actor(), with(&referee, "leave")), (1, road));
    referee.pass();
    // No cloister is complete: seat 2 has no step.
    assert_eq!(referee.actor(), 0);
    referee.act("leave follower city E at 0,0");
    assert_eq!(referee.scores(), [8, 8 + 2, 0]);
}

/// A cloister, or a shrine, or an abbey that one tile at 1,1 completes.
fn building(id: &str, options: Options) -> Referee {
    let laid = [
        (id, 0, 0, 0),
        ("B", -1, -1, 0),
        ("B", 0, -1, 0),
        ("B", 1, -1, 0),
        ("B", -1, 0, 0),
        ("B", 1, 0, 0),
        ("B", -1, 1, 0),
        ("B", 0, 1, 0),
    ];
    let mut referee = table_with(options, &laid, &["E", "B"]);
    referee.board.count = Some(Quarter::Market);
    wait_in(&mut referee, Quarter::Cathedral, "wagon", 1);
    lay(&mut referee, "E", 1, 1, 1);
    referee.pass();
    referee
}

#[test]
fn cnt_r_09_cloister_abbey_and_shrine_from_the_cathedral() {
    for (id, place) in [("B", "cloister"), ("AM-ABBEY", "cloister"), ("CU-01", "shrine")] {
        let mut referee = building(id, options());
        assert_eq!((referee.step(), referee.actor()), (Step::Leave, 1), "{id}");
        referee.act(&format!("leave wagon {place} at 0,0"));
        assert_eq!(referee.scores(), [0, 9, 0], "{id}");
    }
    // Without shrines in play nobody goes there.
    let referee = building("CU-01", Options { shrines: false, ..options() });
    assert_eq!((referee.step(), referee.scores()), (Step::Draw, vec![0; 3]));
}

#[test]
fn an_abbey_completes_too() {
    let options = Options { abbeys_each: 1, ..options() };
    let laid = [
        ("A", -1, 0, 3),
        ("E", 0, -1, 2),
        ("B", 1, 0, 0),
        ("B", 0, 1, 0),
        ("B", -1, -1, 0),
        ("B", 1, -1, 0),
        ("B", -1, 1, 0),
        ("B", 1, 1, 0),
    ];
    let mut referee = table_with(options, &laid, &["B", "B"]);
    referee.board.count = Some(Quarter::Market);
    for quarter in [Quarter::Castle, Quarter::Blacksmith, Quarter::Cathedral] {
        wait_in(&mut referee, quarter, "follower", 2);
    }
    referee.act("abbey 0,0");
    referee.pass();
    let all = ["follower city S at 0,-1", "follower road E at -1,0", "follower cloister at 0,0"];
    assert_eq!((referee.actor(), with(&referee, "leave")), (2, names(&all)));
}

#[test]
fn only_what_this_tile_completed() {
    // A completed road from earlier, nobody on it.
    let laid = [("A", 0, 0, 3), ("A", 1, 0, 1), ("E", 0, -1, 0)];
    let mut referee = table_with(options(), &laid, &["E", "B"]);
    referee.board.count = Some(Quarter::Market);
    wait_in(&mut referee, Quarter::Blacksmith, "follower", 1);
    lay(&mut referee, "E", 0, -2, 2);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn the_first_segment_is_that_of_the_oldest_tile() {
    // A city that was begun at 2,0.
    let laid = [("G", 2, 0, 0), ("G", 1, 0, 0), ("E", 0, 0, 1)];
    let mut referee = table_with(options(), &laid, &["E", "B"]);
    referee.board.count = Some(Quarter::Market);
    wait_in(&mut referee, Quarter::Castle, "follower", 1);
    wait_in(&mut referee, Quarter::Castle, "mayor", 1);
    lay(&mut referee, "E", 3, 0, 3);
    referee.pass();
    let first = names(&["follower city E at 2,0", "mayor city E at 2,0"]);
    assert_eq!(with(&referee, "leave"), first);
    // CNT-R-02: a mayor without shields gains nothing.
    referee.act("leave mayor city E at 2,0");
    referee.pass();
    assert_eq!((referee.scores(), referee.step()), (vec![0; 3], Step::Draw));
    assert_eq!(referee.supplies("mayor"), [1; 3]);
    // Of a tile with two segments of one city, the one that its file lists first.
    let laid = [("H", 0, 0, 0), ("N", 0, -1, 2), ("N", 1, -1, 3), ("G", 1, 0, 1), ("N", 0, 1, 1)];
    let mut referee = table_with(options(), &laid, &["N", "B"]);
    referee.board.count = Some(Quarter::Market);
    wait_in(&mut referee, Quarter::Castle, "follower", 1);
    lay(&mut referee, "N", 1, 1, 0);
    referee.pass();
    assert_eq!(with(&referee, "leave"), names(&["follower city N at 0,0"]));
}

#[test]
fn cnt_r_10_never_to_the_dragon() {
    let mut referee = city(Options { dragon: true, ..options() });
    referee.board.dragon = Some((0, 0));
    wait_in(&mut referee, Quarter::Castle, "follower", 2);
    complete(&mut referee);
    assert_eq!(with(&referee, "leave"), names(&["follower city E at 1,0"]));
    // A building has no other tile.
    let mut referee = building("B", Options { dragon: true, ..options() });
    assert_eq!(referee.step(), Step::Leave);
    referee.board.dragon = Some((0, 0));
    assert_eq!(referee.legal(), names(&["pass"]));
    let laid = [("E", 0, 0, 0)];
    let mut referee = table_with(Options { dragon: true, ..options() }, &laid, &["E", "B"]);
    referee.board.dragon = Some((0, 0));
    referee.board.count = Some(Quarter::Market);
    wait_in(&mut referee, Quarter::Castle, "wagon", 2);
    lay(&mut referee, "E", 0, -1, 2);
    referee.pass();
    assert_eq!(with(&referee, "leave"), names(&["wagon city S at 0,-1"]));
}

#[test]
fn int_33_after_the_dragon() {
    let options = Options { dragon: true, ..options() };
    let laid = [("A", 0, 0, 3), ("U", 1, 0, 0), ("B", 1, -1, 0)];
    let mut referee = table_with(options, &laid, &["PD-07", "B"]);
    referee.board.dragon = Some((1, -1));
    referee.board.count = Some(Quarter::Market);
    stand(&mut referee, 1, 1, 0, "road E");
    wait_in(&mut referee, Quarter::Blacksmith, "follower", 1);
    lay(&mut referee, "PD-07", 2, 0, 0);
    referee.pass();
    referee.act("dragon S");
    referee.act("dragon W");
    // The highwayman is eaten, the dragon is at 0,0.
    assert_eq!((referee.step(), referee.actor()), (Step::Leave, 1));
    assert_eq!(with(&referee, "leave"), names(&["follower road E at 1,0"]));
    referee.act("leave follower road E at 1,0");
    assert_eq!((referee.step(), referee.scores()), (Step::Deploy, vec![0, 3, 0]));
}

#[test]
fn prd_r_13_no_fairy_points_for_who_comes_from_a_quarter() {
    for fairy_rule in [FairyRule::OnTile, FairyRule::NextToFollower] {
        let mut referee = city(Options { fairy_rule, ..options() });
        referee.board.fairy = Some(Fairy { stand: Stand::On((1, 0, 0)), with_host: true });
        wait_in(&mut referee, Quarter::Castle, "wagon", 2);
        wait_in(&mut referee, Quarter::Castle, "big-follower", 2);
        complete(&mut referee);
        referee.act("leave wagon city E at 1,0");
        referee.act("leave big-follower city E at 0,0");
        assert_eq!(referee.scores(), [0, 3, 10]);
    }
    // Also where she stands without anybody.
    let mut referee = road(options());
    referee.board.fairy = Some(Fairy { stand: Stand::On((0, 0, 0)), with_host: false });
    wait_in(&mut referee, Quarter::Blacksmith, "follower", 2);
    lay(&mut referee, "X", 3, 0, 0);
    referee.pass();
    referee.act("leave follower road E at 0,0");
    assert_eq!(referee.scores(), [0, 0, 4]);
}

#[test]
fn cnt_r_11_a_wagon_goes_anywhere_and_moves_on() {
    let mut referee = road(options());
    stand_as(&mut referee, "wagon", 2, 1, 0, "road E");
    wait_in(&mut referee, Quarter::Blacksmith, "wagon", 1);
    wait_in(&mut referee, Quarter::Blacksmith, "follower", 1);
    lay(&mut referee, "X", 3, 0, 0);
    referee.pass();
    let mut all = names(&["follower road E at 0,0", "wagon road E at 0,0", "wagon road W at 3,0"]);
    all.extend(names(&["wagon road E at 1,0", "wagon road E at 2,0"]));
    assert_eq!(with(&referee, "leave"), all);
    // Where a wagon stands already.
    referee.act("leave wagon road E at 1,0");
    referee.pass();
    assert_eq!((referee.scores(), referee.step()), (vec![0, 4, 4], Step::Wagon));
    assert_eq!(referee.actor(), 1);
    assert_eq!(feature(&referee, 1, 0, "road E").pieces.len(), 2);
    referee.act("move-wagon cloister at 0,0");
    assert_eq!((referee.step(), referee.actor()), (Step::Wagon, 2));
    assert!(!with(&referee, "move-wagon").contains("cloister at 0,0"));
    assert_eq!(feature(&referee, 1, 0, "road E").pieces.len(), 1);
    referee.pass();
    assert_eq!(referee.supplies("wagon"), [1, 0, 1]);
    assert_eq!(feature(&referee, 0, 0, "cloister").pieces.len(), 1);
    assert_eq!(referee.step(), Step::Deploy);
}

#[test]
fn cul_r_07_a_shared_building_wins_a_challenge() {
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
    let mut referee = table_with(options(), &laid, &["E", "B"]);
    referee.board.count = Some(Quarter::Market);
    stand(&mut referee, 0, 0, 0, "shrine");
    stand(&mut referee, 1, 1, 0, "cloister");
    wait_in(&mut referee, Quarter::Cathedral, "big-follower", 2);
    lay(&mut referee, "E", 1, 1, 1);
    referee.pass();
    // The cloister is not complete: nobody can help there.
    assert_eq!(with(&referee, "leave"), names(&["big-follower shrine at 0,0"]));
    referee.act("leave big-follower shrine at 0,0");
    // CUL-R-08: a big follower counts two for the majority.
    assert_eq!(referee.scores(), [0, 0, 9]);
    assert_eq!(referee.supplies("follower"), [7; 3]);
    assert_eq!(referee.step(), Step::Deploy);
}

#[test]
fn cnt_r_13_not_from_the_market_to_a_barn() {
    let options = Options { barns_each: 1, ..options() };
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0), ("B", 0, 1, 0)];
    let mut referee = table_with(options, &laid, &["B", "B"]);
    wait_in(&mut referee, Quarter::Market, "follower", 1);
    stand(&mut referee, 2, 0, 0, "field NL");
    lay(&mut referee, "B", 1, 1, 0);
    referee.act("barn NW");
    assert_eq!((referee.step(), referee.quarters().len()), (Step::Draw, 1));
}
