//! Towers and prisoners.

use super::{followers, lay, names, stand, stand_as, table_with, with};
use crate::figure::{Figure, Piece};
use crate::tower::Prisoner;
use crate::{Options, Referee, Step};

fn towers(players: usize) -> Options {
    Options {
        players,
        tower_pieces_each: 2,
        big_followers_each: 1,
        builders_each: 1,
        pigs_each: 1,
        mayors_each: 1,
        wagons_each: 1,
        ..Options::base(players)
    }
}

/// A tower site at 0,0 and cloisters in its column, its row and on a diagonal.
fn cross(players: usize) -> Referee {
    let laid = [
        ("TO-03", 0, 0, 0),
        ("B", 0, -1, 0),
        ("B", 1, 0, 0),
        ("B", 2, 0, 0),
        ("B", 3, 0, 0),
        ("B", 1, 1, 0),
    ];
    table_with(towers(players), &laid, &["B", "B", "B", "B", "B"])
}

fn imprison(referee: &mut Referee, captor: usize, seat: usize, piece: Piece) {
    referee.prisoners.push(Prisoner { captor, figure: Figure { seat, piece } });
}

#[test]
fn ex_01_and_02_the_reach_of_a_tower() {
    let mut referee = cross(3);
    stand(&mut referee, 1, 0, -1, "cloister");
    stand_as(&mut referee, "wagon", 2, 2, 0, "cloister");
    stand(&mut referee, 1, 3, 0, "cloister");
    stand(&mut referee, 1, 1, 1, "cloister");
    stand(&mut referee, 0, 0, 0, "field NL");
    stand_as(&mut referee, "pig", 0, 1, 0, "field NL");
    lay(&mut referee, "B", 4, 0, 0);
    assert_eq!(with(&referee, "tower"), names(&["0,0"]));
    referee.act("tower 0,0");
    assert_eq!(referee.tower_pieces(), [1, 2, 2]);
    assert_eq!((referee.step(), referee.actor()), (Step::Capture, 0));
    // TOW-11, TOW-14: no pig, but own followers.
    let legal = names(&["pass", "capture cloister at 0,-1", "capture field NL at 0,0"]);
    assert_eq!(referee.legal(), legal);
    referee.pass();
    lay(&mut referee, "B", 5, 0, 0);
    referee.act("tower 0,0");
    assert!(referee.legal().contains("capture cloister at 2,0"));
    assert!(!referee.legal().contains("capture cloister at 3,0"));
    referee.act("capture cloister at 2,0");
    // TOW-R-03: a wagon too.
    assert_eq!(referee.prisoners(), [(1, 2, "wagon".to_string())]);
    assert_eq!(referee.supplies("wagon"), [1, 1, 0]);
    assert_eq!(referee.towers()[&(0, 0)], 2);
}

#[test]
fn tow_10_without_anybody_in_reach_there_is_no_question() {
    let mut referee = cross(2);
    lay(&mut referee, "B", 4, 0, 0);
    referee.act("tower 0,0");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn tow_16_and_17_an_own_farmer_with_a_pig() {
    let mut referee = cross(2);
    stand(&mut referee, 0, 1, 0, "field NL");
    stand_as(&mut referee, "pig", 0, 3, 0, "field NL");
    lay(&mut referee, "B", 4, 0, 0);
    referee.act("tower 0,0");
    referee.act("capture field NL at 1,0");
    assert!(referee.prisoners().is_empty());
    assert_eq!((referee.supplies("follower"), referee.supplies("pig")), (vec![7, 7], vec![1, 1]));
}

#[test]
fn tow_19_to_22_a_follower_on_a_tower() {
    let mut referee = cross(2);
    referee.board.lay(0, 1, referee.tiles["TO-02"].clone());
    referee.board.towers.insert((0, 0), 1);
    lay(&mut referee, "B", 4, 0, 0);
    // TOW-R-01: not on an empty site; TOW-R-03: no mayor, no wagon.
    let legal = referee.legal();
    let tops: Vec<&String> = legal.iter().filter(|text| text.contains("tower at")).collect();
    assert_eq!(tops, ["big-follower tower at 0,0", "follower tower at 0,0"]);
    referee.act("big-follower tower at 0,0");
    assert_eq!(referee.tower_tops().len(), 1);
    assert_eq!(referee.supplies("big-follower"), [0, 1]);
    // TOW-09: it is finished.
    lay(&mut referee, "B", 5, 0, 0);
    assert_eq!(with(&referee, "tower"), names(&["0,1"]));
    assert!(!followers(&referee).contains("tower at 0,0"));
    // TOW-R-04: a low tower can take it from the top.
    referee.act("tower 0,1");
    referee.act("capture tower at 0,0");
    assert_eq!(referee.prisoners(), [(1, 0, "big-follower".to_string())]);
    // TOW-R-02: now it is open again.
    lay(&mut referee, "B", 6, 0, 0);
    assert_eq!(with(&referee, "tower"), names(&["0,0", "0,1"]));
    assert!(followers(&referee).contains("tower at 0,0"));
}

#[test]
fn tow_r_16_a_follower_on_a_tower_occupies_nothing_and_gives_nothing() {
    let mut referee = table_with(towers(2), &[("TO-01", 0, 0, 0)], &["E", "B"]);
    referee.board.towers.insert((0, 0), 1);
    referee.board.tops.insert((0, 0), Figure { seat: 0, piece: Piece::Follower });
    lay(&mut referee, "E", 0, -1, 2);
    assert!(followers(&referee).contains("city S"));
    assert!(with(&referee, "builder").is_empty());
    referee.finish();
    assert_eq!((referee.scores(), referee.tower_tops().len()), (vec![0, 0], 1));
}

#[test]
fn tow_23_an_exchange_that_leaves_no_choice() {
    let mut referee = cross(3);
    imprison(&mut referee, 1, 0, Piece::Follower);
    imprison(&mut referee, 1, 0, Piece::Follower);
    imprison(&mut referee, 2, 0, Piece::Mayor);
    stand(&mut referee, 1, 1, 0, "cloister");
    lay(&mut referee, "B", 4, 0, 0);
    referee.act("tower 0,0");
    referee.act("capture cloister at 1,0");
    // TOW-R-10: only the two of them exchange, one for one (TOW-25).
    let left = [(1, 0, "follower".to_string()), (2, 0, "mayor".to_string())];
    assert_eq!(referee.prisoners(), left);
    assert_eq!(referee.supplies("follower"), [6, 7, 7]);
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn tow_24_the_player_chooses_who_comes_back() {
    let mut referee = cross(2);
    imprison(&mut referee, 1, 0, Piece::Follower);
    imprison(&mut referee, 1, 0, Piece::BigFollower);
    stand(&mut referee, 1, 1, 0, "cloister");
    lay(&mut referee, "B", 4, 0, 0);
    referee.act("tower 0,0");
    referee.act("capture cloister at 1,0");
    assert_eq!((referee.step(), referee.actor()), (Step::Exchange, 0));
    assert_eq!(referee.legal(), names(&["exchange follower", "exchange big-follower"]));
    referee.act("exchange big-follower");
    assert_eq!(referee.prisoners(), [(1, 0, "follower".to_string())]);
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn tow_26_to_32_ransom() {
    let mut referee = cross(3);
    imprison(&mut referee, 1, 0, Piece::Follower);
    imprison(&mut referee, 2, 0, Piece::BigFollower);
    referee.scores = vec![7, 0, 0];
    referee.begin_turn();
    assert_eq!(referee.step(), Step::Start);
    let legal = ["pass", "ransom follower from 2", "ransom big-follower from 3"];
    assert_eq!(referee.legal(), names(&legal));
    let mut other = referee.clone();
    // It can wait until a piece is to be placed, and does not cost the piece step.
    referee.pass();
    referee.draw("BA-B");
    assert!(referee.legal().is_superset(&names(&legal[1..])));
    referee.place(4, 0, 0);
    assert!(with(&referee, "big-follower").is_empty());
    referee.act("ransom big-follower from 3");
    assert_eq!((referee.step(), referee.scores()), (Step::Piece, vec![4, 0, 3]));
    // TOW-30, TOW-31.
    assert!(!with(&referee, "big-follower").is_empty());
    assert!(with(&referee, "ransom").is_empty());
    referee.pass();
    // At the start nothing is left to do before drawing.
    other.act("ransom follower from 2");
    assert_eq!((other.step(), other.scores()), (Step::Draw, vec![4, 3, 0]));
    other.draw("BA-B");
    assert!(with(&other, "ransom").is_empty());
}

#[test]
fn tow_r_07_a_ransom_between_the_tower_and_the_capture() {
    let mut referee = cross(3);
    imprison(&mut referee, 1, 0, Piece::Follower);
    imprison(&mut referee, 2, 0, Piece::BigFollower);
    stand(&mut referee, 1, 1, 0, "cloister");
    referee.scores = vec![6, 0, 0];
    lay(&mut referee, "B", 4, 0, 0);
    referee.act("tower 0,0");
    let capture = ["pass", "capture cloister at 1,0"];
    let ransoms = ["ransom follower from 2", "ransom big-follower from 3"];
    assert_eq!(referee.legal(), names(&[capture, ransoms].concat()));
    // It does not end the step (TOW-32), and there is only one in a turn (TOW-31).
    referee.act("ransom follower from 2");
    assert_eq!((referee.step(), referee.scores()), (Step::Capture, vec![3, 3, 0]));
    assert_eq!(referee.legal(), names(&capture));
    // Seat 1 has nobody left to exchange (TOW-23).
    referee.act("capture cloister at 1,0");
    let held = [(0, 1, "follower".to_string()), (2, 0, "big-follower".to_string())];
    assert_eq!(referee.prisoners(), held);
    assert_eq!(referee.player(), 1);
}

#[test]
fn tow_r_07_not_while_an_exchange_is_chosen() {
    // It is made at once (TOW-23), after the capture.
    let mut referee = cross(3);
    imprison(&mut referee, 1, 0, Piece::Follower);
    imprison(&mut referee, 1, 0, Piece::BigFollower);
    stand(&mut referee, 1, 1, 0, "cloister");
    referee.scores = vec![6, 0, 0];
    lay(&mut referee, "B", 4, 0, 0);
    referee.act("tower 0,0");
    referee.act("capture cloister at 1,0");
    assert_eq!(referee.legal(), names(&["exchange follower", "exchange big-follower"]));
}

#[test]
fn tow_r_08_a_ransom_needs_three_points() {
    let mut referee = cross(2);
    imprison(&mut referee, 1, 0, Piece::Follower);
    referee.scores = vec![2, 9];
    referee.begin_turn();
    assert_eq!(referee.step(), Step::Draw);
    // The captor pays nothing and buys nothing.
    referee.player = 1;
    referee.begin_turn();
    assert_eq!(referee.step(), Step::Draw);
}

#[test]
fn tow_r_06_one_ransom_in_a_double_turn() {
    for early in [true, false] {
        let laid = [("U", 0, 0, 0), ("U", 1, 0, 0)];
        let mut referee = table_with(towers(2), &laid, &["U", "U", "U", "U"]);
        stand(&mut referee, 0, 0, 0, "road E");
        stand_as(&mut referee, "builder", 0, 1, 0, "road E");
        imprison(&mut referee, 1, 0, Piece::Follower);
        imprison(&mut referee, 1, 0, Piece::Follower);
        referee.scores = vec![9, 0];
        referee.begin_turn();
        referee.act(if early { "ransom follower from 2" } else { "pass" });
        lay(&mut referee, "U", 2, 0, 0);
        referee.pass();
        assert_eq!(referee.step(), Step::SecondTile);
        assert_eq!(referee.legal().contains("ransom follower from 2"), !early);
        if !early {
            referee.act("ransom follower from 2");
            assert_eq!(referee.legal(), names(&["pass", "second-tile"]));
        }
        referee.second_tile();
        referee.draw("BA-U");
        assert!(with(&referee, "ransom").is_empty());
        referee.place(3, 0, 0);
        referee.pass();
        // A new turn of the same player, a new chance.
        lay(&mut referee, "U", 4, 0, 0);
        referee.pass();
        assert_eq!((referee.step(), referee.player()), (Step::Start, 0));
        assert_eq!(with(&referee, "ransom"), names(&["follower from 2"]));
    }
}

#[test]
fn tow_18_who_is_captured_is_not_scored() {
    let laid = [("TO-03", 0, 0, 0), ("E", 1, 0, 0)];
    let mut referee = table_with(towers(2), &laid, &["E", "B"]);
    stand(&mut referee, 1, 1, 0, "city N");
    lay(&mut referee, "E", 1, -1, 2);
    referee.act("tower 0,0");
    referee.act("capture city N at 1,0");
    assert_eq!(referee.scores(), [0, 0]);
    assert_eq!(referee.supplies("follower"), [7, 6]);
}

#[test]
fn tow_07_without_pieces_nothing_is_built() {
    let mut referee = cross(2);
    referee.tower_pieces = vec![0, 2];
    lay(&mut referee, "B", 4, 0, 0);
    assert!(with(&referee, "tower").is_empty());
}
