//! The end of the game with the count: from the market to the fields, or from all quarters.

use super::{everything, feature, lay, names, stand, stand_as, table_with, wait_in, with};
use crate::board::{Fairy, Stand};
use crate::quarter::Quarter;
use crate::{FieldScoring, Options, Referee, Step};

fn options() -> Options {
    Options { count: true, mayors_each: 1, wagons_each: 1, barns_each: 1, ..everything() }
}

/// A completed city in a field, and another field behind a road in the south; seat 0 has the last
/// tile to lay.
fn fields(options: Options) -> Referee {
    let laid = [("E", 0, 0, 1), ("U", 0, 1, 0), ("E", 1, 0, 3), ("U", 1, 1, 0)];
    table_with(options, &laid, &["B"])
}

/// The last turn, by seat 0.
fn last_turn(referee: &mut Referee) {
    lay(referee, "B", 0, -1, 0);
    referee.pass();
}

#[test]
fn ex_d05_and_cnt_12_the_market_at_the_end() {
    let mut referee = fields(options());
    stand(&mut referee, 0, 0, 0, "field NL");
    stand(&mut referee, 0, 1, 0, "field NL");
    for _ in 0..2 {
        wait_in(&mut referee, Quarter::Market, "follower", 1);
    }
    wait_in(&mut referee, Quarter::Market, "big-follower", 0);
    let mut closed = referee.clone();
    last_turn(&mut referee);
    assert_eq!((referee.step(), referee.player(), referee.actor()), (Step::Market, 0, 1));
    // Each field once: the one around the city, and the one behind the roads.
    let targets = names(&["follower field NL at 0,0", "follower field ER at 0,1"]);
    assert_eq!(with(&referee, "leave"), targets);
    referee.act("leave follower field NL at 0,0");
    assert_eq!((referee.step(), referee.actor()), (Step::Market, 1));
    referee.act("leave follower field NL at 0,0");
    // The player of the last turn comes last.
    assert_eq!((referee.step(), referee.actor()), (Step::Market, 0));
    assert_eq!(feature(&referee, 0, 0, "field NL").pieces.len(), 4);
    referee.pass();
    assert_eq!((referee.step(), referee.scores()), (Step::Over, vec![3, 3, 0]));
    assert_eq!(referee.quarters(), [("market".to_string(), 0, "big-follower".to_string())]);
    // CNT-16.
    closed.board.count = Some(Quarter::Market);
    last_turn(&mut closed);
    assert_eq!((closed.step(), closed.scores()), (Step::Over, vec![3, 0, 0]));
}

#[test]
fn cnt_r_12_only_the_market_and_without_farmers_nothing() {
    let mut referee = fields(options());
    referee.board.count = Some(Quarter::Market);
    for quarter in [Quarter::Castle, Quarter::Blacksmith, Quarter::Cathedral] {
        wait_in(&mut referee, quarter, "follower", 1);
    }
    last_turn(&mut referee);
    assert_eq!((referee.step(), referee.scores()), (Step::Over, vec![0; 3]));
    let mut referee = fields(Options { farmers: false, ..options() });
    wait_in(&mut referee, Quarter::Market, "follower", 1);
    last_turn(&mut referee);
    assert_eq!(referee.step(), Step::Over);
}

#[test]
fn not_to_the_dragon() {
    let mut referee = fields(Options { dragon: true, ..options() });
    referee.board.dragon = Some((0, 0));
    wait_in(&mut referee, Quarter::Market, "follower", 2);
    last_turn(&mut referee);
    let targets = names(&["follower field NL at 0,1", "follower field ER at 0,1"]);
    assert_eq!(with(&referee, "leave"), targets);
}

#[test]
fn int_ex_d05_two_from_the_market_against_one() {
    let mut referee = fields(options());
    referee.board.count = Some(Quarter::Cathedral);
    stand(&mut referee, 0, 0, 0, "field NL");
    stand_as(&mut referee, "pig", 0, 1, 0, "field NL");
    for _ in 0..2 {
        wait_in(&mut referee, Quarter::Market, "follower", 1);
    }
    last_turn(&mut referee);
    referee.act("leave follower field NL at 0,0");
    referee.act("leave follower field NL at 0,0");
    assert_eq!((referee.step(), referee.scores()), (Step::Over, vec![0, 3, 0]));
}

#[test]
fn int_58_farmers_at_a_barn() {
    for field_scoring in [FieldScoring::PerField, FieldScoring::OncePerCity] {
        let mut referee = fields(Options { field_scoring, fairy: true, ..options() });
        stand_as(&mut referee, "barn", 2, 0, 0, "field NL");
        referee.board.fairy = Some(Fairy { stand: Stand::On((0, 0, 1)), with_host: true });
        wait_in(&mut referee, Quarter::Market, "follower", 1);
        wait_in(&mut referee, Quarter::Market, "follower", 0);
        last_turn(&mut referee);
        referee.act("leave follower field NL at 0,0");
        referee.act("leave follower field NL at 0,0");
        // One for the city, four for the barn; PRD-R-13: nothing of the fairy.
        assert_eq!((referee.step(), referee.scores()), (Step::Over, vec![1, 1, 4]));
    }
}

#[test]
fn with_once_per_city_they_are_farmers_like_others() {
    let options = Options { field_scoring: FieldScoring::OncePerCity, ..options() };
    let mut referee = fields(options);
    stand(&mut referee, 1, 0, 0, "field NL");
    wait_in(&mut referee, Quarter::Market, "big-follower", 2);
    last_turn(&mut referee);
    referee.act("leave big-follower field NL at 0,0");
    assert_eq!((referee.step(), referee.scores()), (Step::Over, vec![0, 0, 3]));
}

/// All quarters but the castle, where the count is, hold somebody of seat 1; seat 2 has two in
/// the market. On the table are an open road and a cloister.
fn districts() -> Referee {
    let options = Options { final_any_district: true, ..options() };
    let laid = [("A", 0, 0, 3), ("U", 1, 0, 0), ("E", 0, 1, 2)];
    let mut referee = table_with(options, &laid, &["B"]);
    for quarter in Quarter::ALL {
        wait_in(&mut referee, quarter, "follower", 1);
    }
    for _ in 0..2 {
        wait_in(&mut referee, Quarter::Market, "follower", 2);
    }
    wait_in(&mut referee, Quarter::Blacksmith, "wagon", 0);
    referee
}

#[test]
fn any_district_in_rounds() {
    let mut referee = districts();
    last_turn(&mut referee);
    assert_eq!((referee.step(), referee.actor()), (Step::Market, 1));
    let (field, road) = ("follower field NL at 0,0", "follower road E at 0,0");
    let (one, two) = ("follower cloister at 0,0", "follower cloister at 0,-1");
    assert_eq!(with(&referee, "leave"), names(&[field, road, one, two]));
    // One follower each.
    referee.act("leave follower cloister at 0,0");
    assert_eq!(referee.actor(), 2);
    assert_eq!(with(&referee, "leave"), names(&[field]));
    referee.act(&format!("leave {field}"));
    assert_eq!(referee.actor(), 0);
    // A wagon everywhere on the road.
    let road = names(&["wagon road E at 0,0", "wagon road E at 1,0"]);
    assert_eq!(with(&referee, "leave"), road);
    referee.act("leave wagon road E at 1,0");
    assert_eq!(referee.actor(), 1);
    // Who passes is out.
    referee.pass();
    assert_eq!(referee.actor(), 2);
    referee.act(&format!("leave {field}"));
    assert_eq!(referee.step(), Step::Over);
    // The cloister with the tiles around it, and the road.
    assert_eq!(referee.scores(), [2, 4, 0]);
    // CNT-18, INT-58: who is left in quarters gives nothing.
    assert_eq!(referee.quarters().len(), 3);
}

#[test]
fn any_district_castle_and_mayor() {
    let mut referee = districts();
    referee.board.count = Some(Quarter::Blacksmith);
    wait_in(&mut referee, Quarter::Castle, "mayor", 0);
    last_turn(&mut referee);
    assert!(with(&referee, "leave").contains("follower city S at 0,1"));
    assert!(!with(&referee, "leave").iter().any(|text| text.contains("road")));
    referee.act("leave follower city S at 0,1");
    referee.pass();
    // Seat 0's wagon is kept by the count.
    assert_eq!((referee.actor(), with(&referee, "leave")), (0, names(&["mayor city S at 0,1"])));
    referee.act("leave mayor city S at 0,1");
    referee.pass();
    assert_eq!((referee.step(), referee.scores()), (Step::Over, vec![0, 1, 0]));
    assert_eq!(referee.supplies("mayor"), [1; 3]);
}

#[test]
fn any_district_without_farmers_the_others_still_leave() {
    let mut referee = districts();
    referee.options.farmers = false;
    last_turn(&mut referee);
    assert!(!with(&referee, "leave").iter().any(|text| text.contains("field")));
    assert_eq!(with(&referee, "leave").len(), 3);
}

#[test]
fn int_57_after_the_last_round_of_abbeys() {
    let options = Options { last_abbey_round: true, abbeys_each: 1, ..options() };
    let laid = [("B", -1, 0, 0), ("B", 0, -1, 0), ("B", 1, 0, 0), ("B", 0, 1, 0)];
    let mut referee = table_with(options, &laid, &["B"]);
    referee.abbeys = vec![0, 1, 0];
    referee.pass();
    for seat in 0..3 {
        wait_in(&mut referee, Quarter::Market, "follower", seat);
    }
    lay(&mut referee, "B", 2, 0, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Start, 1));
    referee.act("abbey 0,0");
    referee.pass();
    // The last real turn was that of seat 0.
    for seat in [1, 2, 0] {
        let now = (referee.step(), referee.player(), referee.actor());
        assert_eq!(now, (Step::Market, 0, seat));
        referee.pass();
    }
    assert_eq!(referee.step(), Step::Over);
}
