//! Princesses.

use super::{lay, names, stand, stand_as, table_with};
use crate::figure::{Figure, Piece};
use crate::tower::Prisoner;
use crate::{Options, Referee, Step};

fn princess(princess_must: bool) -> Options {
    Options {
        princess: true,
        princess_must,
        builders_each: 1,
        mayors_each: 1,
        fairy: true,
        tower_pieces_each: 2,
        ..Options::base(2)
    }
}

/// A city from west to east with a knight of seat 1 at its open end, and a builder.
fn city(options: Options) -> Referee {
    let laid = [("G", 0, 0, 0), ("G", -1, 0, 0), ("TO-02", 0, 1, 0)];
    let mut referee = table_with(options, &laid, &["PD-11", "B", "B"]);
    stand(&mut referee, 1, 0, 0, "city E");
    stand_as(&mut referee, "builder", 1, -1, 0, "city E");
    stand(&mut referee, 0, 0, 0, "field SL");
    referee
}

#[test]
fn prd_37_to_41_a_knight_may_be_removed() {
    let mut referee = city(princess(false));
    lay(&mut referee, "PD-11", 1, 0, 0);
    let legal = ["pass", "remove city E at 0,0", "follower field SL", "tower 0,1"];
    let legal = legal.into_iter().chain(["fairy field SL at 0,0"]).collect::<Vec<_>>();
    assert!(names(&legal).is_subset(&referee.legal()), "{:?}", referee.legal());
    referee.act("remove city E at 0,0");
    // PRD-39: the builder goes too; PRD-40: nothing else can be done.
    assert_eq!(referee.supplies("follower"), [6, 7]);
    assert_eq!(referee.supplies("builder"), [1, 1]);
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn with_must_only_removing_is_legal() {
    let mut referee = city(princess(true));
    referee.board.figures.clear();
    stand_as(&mut referee, "mayor", 0, -1, 0, "city E");
    stand(&mut referee, 1, 0, 0, "city E");
    lay(&mut referee, "PD-11", 1, 0, 0);
    // PRD-38, PRD-R-08: of any sort and any player.
    let legal = names(&["remove city E at 0,0", "remove city E at -1,0"]);
    assert_eq!(referee.legal(), legal);
    // PRD-R-09: a ransom is no placement.
    let figure = Figure { seat: 0, piece: Piece::Follower };
    referee.prisoners.push(Prisoner { captor: 1, figure });
    referee.scores[0] = 3;
    assert!(referee.legal().contains("ransom follower from 2"));
    // Without a knight the step is an ordinary one (PRD-41).
    let mut referee = city(princess(true));
    referee.board.figures.clear();
    lay(&mut referee, "PD-11", 1, 0, 0);
    assert!(referee.legal().contains("pass"));
}

#[test]
fn prd_r_10_only_the_city_of_the_princess() {
    // PD-10 has a princess in the north and another city in the east and south.
    let laid = [("E", 0, -1, 2), ("G", 1, 0, 0)];
    let mut referee = table_with(princess(false), &laid, &["PD-10", "B"]);
    stand(&mut referee, 1, 1, 0, "city E");
    lay(&mut referee, "PD-10", 0, 0, 0);
    assert!(!referee.legal().iter().any(|text| text.starts_with("remove")));
    let mut referee = table_with(princess(false), &laid, &["PD-10", "B"]);
    stand(&mut referee, 1, 0, -1, "city S");
    lay(&mut referee, "PD-10", 0, 0, 0);
    referee.act("remove city S at 0,-1");
    // PRD-42: it takes no part in the scoring of the city.
    assert_eq!(referee.scores(), [0, 0]);
}

#[test]
fn without_princesses_nobody_is_removed() {
    let mut referee = city(Options { princess: false, ..princess(true) });
    lay(&mut referee, "PD-11", 1, 0, 0);
    assert!(!referee.legal().iter().any(|text| text.starts_with("remove")));
}
