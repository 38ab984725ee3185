//! Actions made on trust: what is found to be wrong with them all the same.

use super::{lay, stand, table, table_with};
use crate::{Options, Referee, Step};

/// Seat 0 has laid a cloister with a road beside another's road.
fn piece_step() -> Referee {
    let mut referee = table(&[("A", 0, 0, 0)], &["A", "B"]);
    stand(&mut referee, 1, 0, 0, "road S");
    lay(&mut referee, "A", 0, 1, 2);
    referee
}

#[test]
fn what_is_allowed_is_done() {
    let mut referee = table(&[("A", 0, 0, 0)], &["A", "B"]);
    referee.act_on_trust("draw BA-A");
    referee.act_on_trust("place 0,1 turn 2");
    assert_eq!(referee.step(), Step::Piece);
    referee.act_on_trust("follower cloister");
    assert_eq!((referee.supplies("follower"), referee.player()), (vec![6, 7, 7], 1));
}

#[test]
#[should_panic(expected = "does not fit")]
fn a_tile_that_does_not_fit() {
    let mut referee = table(&[("A", 0, 0, 0)], &["A", "B"]);
    referee.act_on_trust("draw BA-A");
    referee.act_on_trust("place 0,1 turn 1");
}

#[test]
#[should_panic(expected = "is not allowed in step Place")]
fn a_tile_far_away() {
    let mut referee = table(&[("A", 0, 0, 0)], &["A", "B"]);
    referee.act_on_trust("draw BA-A");
    referee.act_on_trust("place 5,5 turn 0");
}

#[test]
#[should_panic(expected = "is not allowed in step Piece")]
fn a_follower_on_a_volcano() {
    let options = Options { dragon: true, ..Options::base(2) };
    let mut referee = table_with(options, &[("B", 0, 0, 0)], &["PD-01", "B"]);
    lay(&mut referee, "PD-01", 1, 0, 0);
    referee.act_on_trust("follower field NL");
}

#[test]
#[should_panic(expected = "is not allowed in step Piece")]
fn a_feature_that_is_occupied() {
    piece_step().act_on_trust("follower road N");
}

#[test]
#[should_panic(expected = "is not allowed in step Piece")]
fn another_tile_without_a_portal() {
    piece_step().act_on_trust("follower cloister at 0,0");
}

#[test]
#[should_panic(expected = "is not allowed in step Piece")]
fn a_piece_that_nobody_has() {
    piece_step().act_on_trust("big-follower cloister");
}

#[test]
#[should_panic(expected = "is not allowed in step Draw")]
fn an_action_of_another_step() {
    let mut referee = table(&[("A", 0, 0, 0)], &["A", "B"]);
    referee.act_on_trust("place 0,1 turn 2");
}

/// Seat 0 has laid a portal beside a tower and gone through it, and may place a phantom.
fn phantom_step() -> Referee {
    let options = Options { phantoms_each: 1, portals: true, ..Options::base(2) };
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0), ("TO-02", 0, -1, 0)];
    let mut referee = table_with(options, &laid, &["PD-08", "B"]);
    referee.board.towers.insert((0, -1), 1);
    lay(&mut referee, "PD-08", 0, 1, 0);
    referee.act_on_trust("follower cloister at 0,0");
    assert_eq!(referee.step(), Step::Phantom);
    referee
}

#[test]
fn pha_02_a_phantom_is_placed_or_not() {
    for (text, left) in [("pass", 1), ("phantom road E", 0), ("phantom tower at 0,-1", 0)] {
        let mut referee = phantom_step();
        referee.act_on_trust(text);
        assert_eq!((referee.supplies("phantom")[0], referee.player()), (left, 1));
    }
}

#[test]
#[should_panic(expected = "is not allowed in step Phantom")]
fn pha_02_another_piece_than_the_phantom() {
    phantom_step().act_on_trust("follower road E");
}

#[test]
#[should_panic(expected = "is not allowed in step Phantom")]
fn pha_09_a_phantom_after_another_through_the_portal() {
    phantom_step().act_on_trust("phantom cloister at 1,0");
}

#[test]
#[should_panic(expected = "is not allowed in step Piece")]
fn passing_when_the_princess_must_act() {
    let options = Options { princess: true, princess_must: true, ..Options::base(2) };
    let mut referee = table_with(options, &[("G", 0, 0, 0)], &["PD-11", "B"]);
    stand(&mut referee, 1, 0, 0, "city E");
    lay(&mut referee, "PD-11", 1, 0, 0);
    referee.act_on_trust("pass");
}
