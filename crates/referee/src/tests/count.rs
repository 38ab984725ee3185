//! Into the quarters: who may put a follower there, and where the count goes.

use super::{everything, lay, names, stand, stand_as, table_with, wait_in, with};
use crate::board::{Fairy, Stand};
use crate::figure::{Figure, Piece};
use crate::quarter::Quarter;
use crate::{AwardScoring, CountMoves, FairyRule, Options, Referee, Step};

fn options() -> Options {
    Options { count: true, mayors_each: 1, wagons_each: 1, fairy: true, ..everything() }
}

/// A road of three tiles that one more completes, from seat 0, with nobody on it.
fn empty_road(options: Options) -> Referee {
    let laid = [("A", 0, 0, 3), ("U", 1, 0, 0), ("U", 2, 0, 0), ("A", 3, -1, 0)];
    table_with(options, &laid, &["X", "B", "B", "B"])
}

/// The same with a follower of seat 1.
fn road(options: Options) -> Referee {
    let mut referee = empty_road(options);
    stand(&mut referee, 1, 1, 0, "road E");
    referee
}

/// Seat 0 completes the road.
fn complete(referee: &mut Referee) {
    lay(referee, "X", 3, 0, 0);
    referee.pass();
}

#[test]
fn ex_d01_and_cnt_04_points_for_another() {
    let mut referee = road(options());
    complete(&mut referee);
    assert_eq!((referee.step(), referee.actor()), (Step::Deploy, 0));
    assert_eq!(referee.scores(), [0, 4, 0]);
    // CNT-08, CNT-R-04: which pieces where. CNT-R-05: also where the count is.
    let all = names(&["castle", "market", "blacksmith", "cathedral"]);
    assert_eq!(with(&referee, "follower"), all);
    assert_eq!(with(&referee, "big-follower"), all);
    assert_eq!(with(&referee, "mayor"), names(&["castle"]));
    assert_eq!(with(&referee, "wagon"), names(&["castle", "blacksmith", "cathedral"]));
    assert_eq!(referee.legal().len(), 4 + 4 + 1 + 3 + 1);
    referee.act("follower castle");
    assert_eq!(referee.quarters(), [("castle".to_string(), 0, "follower".to_string())]);
    assert_eq!(referee.supplies("follower"), [6, 7, 7]);
    // CNT-15, CNT-R-05: to another quarter, or not.
    assert_eq!((referee.step(), referee.actor()), (Step::Count, 0));
    assert_eq!(with(&referee, "count"), names(&["market", "blacksmith", "cathedral"]));
    let mut stays = referee.clone();
    stays.pass();
    assert_eq!((stays.count().as_deref(), stays.player()), (Some("castle"), 1));
    referee.act("count cathedral");
    assert_eq!(referee.count().as_deref(), Some("cathedral"));
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn cnt_04_it_may_be_declined_and_cnt_06_it_is_one() {
    let mut referee = road(options());
    complete(&mut referee);
    referee.pass();
    assert_eq!((referee.step(), referee.player(), referee.quarters()), (Step::Draw, 1, vec![]));
    let mut referee = road(options());
    complete(&mut referee);
    referee.act("big-follower market");
    referee.act("count market");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    assert_eq!(referee.quarters().len(), 1);
}

#[test]
fn ex_d02_and_cnt_05_not_with_own_points() {
    let mut referee = road(options());
    stand(&mut referee, 0, 3, -1, "road S");
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![2, 4, 0], Step::Draw));
    // A share is enough.
    let mut referee = road(options());
    stand(&mut referee, 0, 2, 0, "road E");
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![4, 4, 0], Step::Draw));
    // Two others, nothing for the player.
    let mut referee = road(options());
    stand(&mut referee, 2, 3, -1, "road S");
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![0, 4, 2], Step::Deploy));
}

#[test]
fn ex_d03_nobody_gains() {
    let mut referee = empty_road(options());
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![0; 3], Step::Draw));
    // Only the player gains.
    let mut referee = empty_road(options());
    stand(&mut referee, 0, 1, 0, "road E");
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![4, 0, 0], Step::Draw));
}

#[test]
fn without_the_element_nothing_of_it() {
    let mut referee = road(Options { count: false, ..options() });
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![0, 4, 0], Step::Draw));
}

#[test]
fn cnt_r_01_the_fairy_counts() {
    // Seat 0 has the minority, but the fairy.
    let mut referee = road(options());
    stand_as(&mut referee, "big-follower", 1, 0, 0, "road E");
    stand(&mut referee, 0, 2, 0, "road E");
    let mut without = referee.clone();
    complete(&mut without);
    assert_eq!((without.scores(), without.step()), (vec![0, 4, 0], Step::Deploy));
    referee.board.fairy = Some(Fairy { stand: Stand::On((2, 0, 0)), with_host: true });
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![3, 4, 0], Step::Draw));
    // The point at the start of the turn does not count.
    let mut referee = road(options());
    stand(&mut referee, 0, 0, 0, "cloister");
    referee.board.fairy = Some(Fairy { stand: Stand::On((0, 0, 1)), with_host: true });
    referee.begin_turn();
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![1, 4, 0], Step::Deploy));
}

#[test]
fn cnt_r_01_the_fairy_alone_is_enough_for_another() {
    // Nobody owns a city where a mayor without shields stands (ABB-16).
    let mut referee = table_with(options(), &[("E", 0, 0, 0)], &["E", "B"]);
    stand_as(&mut referee, "mayor", 1, 0, 0, "city N");
    let mut without = referee.clone();
    referee.board.fairy = Some(Fairy { stand: Stand::On((0, 0, 0)), with_host: true });
    lay(&mut referee, "E", 0, -1, 2);
    referee.pass();
    assert_eq!((referee.scores(), referee.step()), (vec![0, 3, 0], Step::Deploy));
    // CNT-R-02: no points, no right.
    lay(&mut without, "E", 0, -1, 2);
    without.pass();
    assert_eq!((without.scores(), without.step()), (vec![0; 3], Step::Draw));
}

#[test]
fn cnt_r_01_goods_and_cards_do_not_count() {
    let options = Options { award_scoring: AwardScoring::Continuously, ..options() };
    let mut referee = road(options);
    referee.robber = Some(0);
    complete(&mut referee);
    // Seat 0 has the Robber Baron: one point for each of the two roads. That is no scoring.
    assert_eq!(referee.scores(), [2, 4, 0]);
    assert_eq!(referee.step(), Step::Deploy);
    // The other way round it gives no right.
    let mut referee = empty_road(options);
    referee.robber = Some(1);
    referee.board.lay(5, 0, referee.tiles["BA-A"].turned(3));
    for x in 6..=10 {
        referee.board.lay(x, 0, referee.tiles["BA-U"].clone());
    }
    referee.board.lay(11, 0, referee.tiles["BA-A"].turned(1));
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![0, 2, 0], Step::Draw));
}

#[test]
fn barn_scorings_count() {
    let options = Options { barns_each: 1, ..options() };
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0), ("B", 0, 1, 0), ("E", 2, 0, 0), ("E", 2, -1, 2)];
    for (farmer, step) in [(1, Step::Deploy), (0, Step::Draw)] {
        let mut referee = table_with(options, &laid, &["B", "B"]);
        stand(&mut referee, farmer, 0, 0, "field NL");
        lay(&mut referee, "B", 1, 1, 0);
        referee.act("barn NW");
        let mut scores = vec![0; 3];
        scores[farmer] = 3;
        assert_eq!((referee.scores(), referee.step()), (scores, step));
    }
}

#[test]
fn cnt_r_03_with_a_follower_that_just_came_back() {
    // The only follower stands in the minority on the road.
    let mut referee = road(Options {
        followers_each: 1,
        big_followers_each: 1,
        mayors_each: 0,
        wagons_each: 0,
        ..options()
    });
    stand_as(&mut referee, "big-follower", 1, 0, 0, "road E");
    stand(&mut referee, 0, 2, 0, "road E");
    stand_as(&mut referee, "big-follower", 0, 0, 0, "cloister");
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![0, 4, 0], Step::Deploy));
    assert_eq!(with(&referee, "follower").len(), 4);
    assert!(with(&referee, "big-follower").is_empty());
    // Without any follower there is no step.
    let mut referee = road(Options { big_followers_each: 0, ..referee.options });
    stand(&mut referee, 0, 0, 0, "cloister");
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![0, 4, 0], Step::Draw));
}

#[test]
fn cnt_r_04_a_mayor_alone_is_enough() {
    let options = Options { followers_each: 1, big_followers_each: 0, wagons_each: 0, ..options() };
    let mut referee = road(options);
    stand(&mut referee, 0, 0, 0, "cloister");
    complete(&mut referee);
    assert_eq!(referee.legal(), names(&["mayor castle", "pass"]));
}

#[test]
fn cnt_r_06_it_does_not_use_up_the_piece() {
    let mut referee = road(options());
    lay(&mut referee, "X", 3, 0, 0);
    referee.act("follower road S");
    assert_eq!(referee.step(), Step::Deploy);
    referee.act("follower blacksmith");
    assert_eq!(referee.supplies("follower"), [5, 7, 7]);
}

#[test]
fn cnt_07_in_each_part_of_a_double_turn() {
    let mut referee = road(options());
    // A builder on the southern road, and a road of seat 2 in the east.
    referee.board.lay(3, 1, referee.tiles["BA-U"].turned(1));
    referee.board.lay(5, 0, referee.tiles["BA-A"].turned(1));
    referee.stack.insert("BA-U".to_string(), 1);
    stand(&mut referee, 0, 3, 1, "road N");
    // Builder and follower cannot share a segment, so the road is two tiles long.
    referee.board.lay(3, 2, referee.tiles["BA-U"].turned(1));
    stand_as(&mut referee, "builder", 0, 3, 2, "road N");
    stand(&mut referee, 2, 5, 0, "road W");
    complete(&mut referee);
    assert_eq!((referee.scores(), referee.step()), (vec![0, 4, 0], Step::Deploy));
    referee.act("follower market");
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::SecondTile, 0));
    referee.second_tile();
    lay(&mut referee, "U", 4, 0, 0);
    referee.pass();
    assert_eq!((referee.scores(), referee.step()), (vec![0, 4, 3], Step::Deploy));
    referee.act("big-follower market");
    referee.act("count market");
    assert_eq!((referee.step(), referee.player(), referee.quarters().len()), (Step::Draw, 1, 2));
}

#[test]
fn cnt_07_each_part_by_itself() {
    let mut referee = road(options());
    referee.board.lay(3, 1, referee.tiles["BA-U"].turned(1));
    referee.board.lay(3, 2, referee.tiles["BA-U"].turned(1));
    stand(&mut referee, 0, 3, 1, "road N");
    stand_as(&mut referee, "builder", 0, 3, 2, "road N");
    complete(&mut referee);
    referee.pass();
    referee.second_tile();
    lay(&mut referee, "B", 0, 1, 0);
    referee.pass();
    // Nothing was scored in the second part.
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn cnt_15_the_count_goes_by_himself() {
    let after = |count_moves, from, to: &str| {
        let mut referee = road(Options { count_moves, ..options() });
        referee.board.count = Some(from);
        complete(&mut referee);
        referee.act(&format!("follower {to}"));
        assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
        referee.count().expect("he is in the game")
    };
    let round = ["market", "blacksmith", "cathedral", "castle"];
    for (from, to) in Quarter::ALL.into_iter().zip(round) {
        assert_eq!(after(CountMoves::Clockwise, from, "castle"), to);
        assert_eq!(after(CountMoves::ToFollower, from, to), to);
        assert_eq!(after(CountMoves::ToFollower, from, "castle"), "castle");
    }
    // Without a follower he stays.
    let mut referee = road(Options { count_moves: CountMoves::Clockwise, ..options() });
    complete(&mut referee);
    referee.pass();
    assert_eq!(referee.count().as_deref(), Some("castle"));
}

#[test]
fn after_the_wagons_and_a_late_dragon() {
    let options = Options { dragon: true, dragon_after_scoring: true, ..options() };
    let laid = [("A", 0, 0, 3), ("U", 1, 0, 0), ("B", 1, -1, 0)];
    let mut referee = table_with(options, &laid, &["PD-07", "B"]);
    referee.board.dragon = Some((1, -1));
    stand_as(&mut referee, "wagon", 1, 1, 0, "road E");
    stand(&mut referee, 0, 0, 0, "cloister");
    lay(&mut referee, "PD-07", 2, 0, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.actor()), (Step::Wagon, 1));
    referee.act("move-wagon road S at 2,0");
    assert_eq!(referee.step(), Step::Dragon);
    referee.act("dragon S");
    referee.act("dragon W");
    assert_eq!((referee.step(), referee.player()), (Step::Deploy, 0));
    referee.act("follower castle");
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn int_57_in_the_last_round_of_abbeys() {
    let options = Options { last_abbey_round: true, abbeys_each: 1, ..options() };
    // A hole with a road of seat 1 in the west.
    let laid = [("A", -1, 0, 3), ("B", 0, -1, 0), ("B", 1, 0, 0), ("B", 0, 1, 0)];
    let mut referee = table_with(options, &laid, &["B"]);
    stand(&mut referee, 1, -1, 0, "road E");
    wait_in(&mut referee, Quarter::Blacksmith, "follower", 0);
    referee.abbeys = vec![0, 0, 1];
    referee.pass();
    lay(&mut referee, "B", 2, 0, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Start, 2));
    referee.act("abbey 0,0");
    referee.pass();
    // The left neighbour of seat 2 comes first.
    assert_eq!((referee.step(), referee.player(), referee.actor()), (Step::Leave, 2, 0));
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Deploy, 2));
    referee.act("follower market");
    referee.act("count cathedral");
    // The market comes after the round; the last real turn was that of seat 0.
    assert_eq!((referee.step(), referee.player(), referee.actor()), (Step::Market, 0, 2));
}

#[test]
fn cnt_r_18_the_fairy_in_a_quarter() {
    let rules = [FairyRule::OnTile, FairyRule::NextToFollower, FairyRule::AnyFeature];
    for (fairy_rule, points) in rules.into_iter().zip([[1, 1, 0], [1, 0, 0], [2, 1, 0]]) {
        let options = Options { fairy_rule, ..options() };
        let mut referee = table_with(options, &[("B", 0, 0, 0)], &["B"; 6]);
        for (piece, seat) in [("wagon", 0), ("follower", 0), ("follower", 1)] {
            wait_in(&mut referee, Quarter::Castle, piece, seat);
        }
        lay(&mut referee, "B", 1, 0, 0);
        assert_eq!(with(&referee, "fairy"), names(&["castle"]));
        referee.act("fairy castle");
        assert_eq!(referee.fairy(), Some((None, "castle".to_string())));
        assert_eq!(referee.scores(), [0, points[1], 0]);
        // Seat 1 can take her over only if she belongs to a follower of seat 0.
        lay(&mut referee, "B", 2, 0, 0);
        assert_eq!(
            with(&referee, "fairy").contains("castle"),
            fairy_rule == FairyRule::NextToFollower
        );
        referee.pass();
        assert_eq!(referee.scores(), [0, points[1], 0]);
        lay(&mut referee, "B", 3, 0, 0);
        assert!(with(&referee, "fairy").is_empty());
        referee.pass();
        // With `AnyFeature` a point for each of the two.
        assert_eq!(referee.scores(), points);
        lay(&mut referee, "B", 4, 0, 0);
        // She is beside the own follower already.
        assert!(with(&referee, "fairy").is_empty());
        let host = Figure { seat: 0, piece: Piece::Follower };
        let stand = referee.board.fairy.map(|fairy| fairy.stand);
        assert_eq!(stand, Some(Stand::Quarter(Quarter::Castle, host)));
    }
}

#[test]
fn cnt_r_18_she_stays_when_her_host_leaves() {
    for fairy_rule in [FairyRule::OnTile, FairyRule::NextToFollower] {
        let options = Options { fairy_rule, ..options() };
        let mut referee = road(options);
        for piece in ["follower", "wagon"] {
            wait_in(&mut referee, Quarter::Blacksmith, piece, 0);
        }
        let host = Figure { seat: 0, piece: Piece::Follower };
        let stand = Stand::Quarter(Quarter::Blacksmith, host);
        referee.board.fairy = Some(Fairy { stand, with_host: true });
        lay(&mut referee, "X", 3, 0, 0);
        referee.pass();
        referee.act("leave follower road E at 0,0");
        referee.pass();
        // No points for her in the scoring.
        assert_eq!(referee.scores(), [4, 4, 0]);
        assert_eq!(referee.fairy(), Some((None, "blacksmith".to_string())));
        referee.player = 0;
        referee.begin_turn();
        assert_eq!(referee.scores()[0], 4 + u32::from(fairy_rule == FairyRule::OnTile));
        lay(&mut referee, "B", 0, 1, 0);
        // The wagon is still there; who comes later is not her host either.
        wait_in(&mut referee, Quarter::Blacksmith, "follower", 0);
        let again = with(&referee, "fairy").contains("blacksmith");
        assert_eq!(again, fairy_rule == FairyRule::NextToFollower);
    }
}

#[test]
fn cnt_r_18_on_no_tile_she_does_not_stop_the_dragon() {
    let options = Options { dragon: true, ..options() };
    let mut referee = table_with(options, &[("B", 0, 0, 0), ("B", 1, 0, 0)], &["PD-04", "B"]);
    wait_in(&mut referee, Quarter::Market, "follower", 1);
    let host = Figure { seat: 1, piece: Piece::Follower };
    let stand = Stand::Quarter(Quarter::Market, host);
    referee.board.fairy = Some(Fairy { stand, with_host: true });
    referee.board.dragon = Some((0, 0));
    lay(&mut referee, "PD-04", 2, 0, 1);
    referee.pass();
    assert_eq!(with(&referee, "dragon"), names(&["E"]));
    referee.act("dragon E");
    referee.act("dragon E");
    assert_eq!((referee.step(), referee.dragon()), (Step::Draw, Some((2, 0))));
    assert_eq!(referee.quarters().len(), 1);
    // The next player has the host: the point at the start of the turn.
    assert_eq!(referee.scores(), [0, 1, 0]);
}
