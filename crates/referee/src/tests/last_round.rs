//! The last round of abbeys (INT-57).

use super::{lay, names, stand, table_with};
use crate::figure::{Figure, Piece};
use crate::tower::Prisoner;
use crate::{Options, Referee, Step};

fn options() -> Options {
    Options { abbeys_each: 1, fairy: true, last_abbey_round: true, ..Options::base(3) }
}

/// Two holes, at 0,0 and at 3,0, and one tile to draw.
fn two_holes(options: Options) -> Referee {
    let laid = [
        ("B", 0, -1, 0),
        ("B", -1, 0, 0),
        ("B", 0, 1, 0),
        ("B", 1, 0, 0),
        ("B", 2, 0, 0),
        ("B", 3, -1, 0),
        ("B", 3, 1, 0),
        ("B", 4, 0, 0),
    ];
    let mut referee = table_with(options, &laid, &["B"]);
    stand(&mut referee, 1, 1, 0, "cloister");
    referee.begin_turn();
    referee
}

#[test]
fn int_57_from_the_left_neighbour_to_the_player_of_the_last_turn() {
    let mut referee = two_holes(options());
    // INT-11: no ransom, although there are points and a prisoner.
    referee.scores = vec![5, 5, 5];
    let figure = Figure { seat: 1, piece: Piece::Follower };
    referee.prisoners.push(Prisoner { captor: 0, figure });
    referee.pass();
    lay(&mut referee, "B", 5, 0, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player(), referee.actor()), (Step::Start, 1, 1));
    assert_eq!(referee.legal(), names(&["pass", "abbey 0,0", "abbey 3,0"]));
    referee.act("abbey 0,0");
    assert_eq!(referee.step(), Step::Piece);
    let legal = ["pass", "follower cloister", "fairy cloister at 1,0"];
    assert_eq!(referee.legal(), names(&legal));
    referee.act("fairy cloister at 1,0");
    assert_eq!((referee.step(), referee.player()), (Step::Start, 2));
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Start, 0));
    referee.act("abbey 3,0");
    referee.act("follower cloister");
    assert_eq!((referee.step(), referee.player()), (Step::Over, 0));
    assert_eq!(referee.abbeys(), [0, 0, 1]);
    // The abbey with its four neighbours and the fairy's three points for the cloister, which
    // has an abbey and six others around it.
    assert_eq!(referee.scores(), [5 + 5, 5 + 5 + 3, 5]);
}

#[test]
fn abb_r_04_off_by_default() {
    let mut referee = two_holes(Options { last_abbey_round: false, ..options() });
    referee.pass();
    lay(&mut referee, "B", 5, 0, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Over, 0));
}

#[test]
fn players_without_abbey_or_hole_are_skipped() {
    let mut referee = two_holes(options());
    referee.abbeys = vec![1, 0, 1];
    referee.pass();
    referee.draw("BA-B");
    referee.place(3, 0, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Start, 2));
    referee.act("abbey 0,0");
    referee.pass();
    // There is no hole left for seat 0.
    assert_eq!((referee.step(), referee.player()), (Step::Over, 0));
}

#[test]
fn also_when_the_stack_runs_out_while_drawing() {
    let options = Options { dragon: true, ..options() };
    let laid = [("B", 0, -1, 0), ("B", -1, 0, 0), ("B", 0, 1, 0), ("B", 1, 0, 0)];
    let mut referee = table_with(options, &laid, &["PD-04"]);
    referee.pass();
    referee.draw("PD-04");
    assert_eq!((referee.step(), referee.player()), (Step::Start, 1));
    for _ in 0..3 {
        referee.pass();
    }
    assert_eq!((referee.step(), referee.player()), (Step::Over, 0));
}
