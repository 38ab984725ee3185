//! The rounds of the catapult: when they come, and what is done in them.

use std::collections::BTreeSet;

use super::{
    all_of_it, all_tiles, count, everything, feature, lay, names, stand, stand_as, table_with,
    wait_in, with,
};
use crate::figure::{Figure, Piece};
use crate::flight::Flight;
use crate::geometry::{Path, Point};
use crate::quarter::Quarter;
use crate::{FairyRule, Kind, Options, Referee, Step};

/// Three players with a real catapult.
fn manual() -> Options {
    Options {
        catapult: true,
        catapult_manual: true,
        mayors_each: 1,
        wagons_each: 1,
        barns_each: 1,
        ..everything()
    }
}

fn digital() -> Options {
    Options { catapult_manual: false, ..manual() }
}

/// The start tile and a cloister with a tower east of it; a fair and other tiles to draw.
fn landscape(options: Options) -> Referee {
    let laid = [("D", 0, 0, 0), ("U", 1, 0, 0), ("TO-03", 1, 1, 0)];
    table_with(options, &laid, &["CA-06", "CA-06", "B", "B", "B"])
}

/// Seat 0 lays the fair and does nothing else.
fn hold_the_fair(referee: &mut Referee) {
    lay(referee, "CA-06", 0, 1, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.actor()), (Step::Fair, 0));
}

/// A contest at the fair in the landscape, with what `prepare` puts there.
fn contest(options: Options, which: &str, prepare: impl Fn(&mut Referee)) -> Referee {
    let mut referee = landscape(options);
    prepare(&mut referee);
    hold_the_fair(&mut referee);
    referee.act(&format!("fair {which}"));
    referee
}

/// A token that comes to rest there.
fn token_at(x: i128, y: i128) -> Flight {
    let point = Point::new(x, y);
    Flight { direction: Point::new(0, -1), range: 0, slide: Path { from: point, to: point } }
}

#[test]
fn cat_04_to_10_a_round_after_the_turn() {
    let mut referee = landscape(manual());
    lay(&mut referee, "CA-06", 0, 1, 0);
    // CAT-04: the turn goes on as always.
    assert_eq!(referee.step(), Step::Piece);
    referee.act("follower field NL");
    assert_eq!((referee.step(), referee.player(), referee.actor()), (Step::Fair, 0, 0));
    let kinds = ["fair knock-out", "fair seduction", "fair target", "fair catch"];
    assert_eq!(referee.legal(), names(&kinds));
    referee.act("fair target");
    for seat in 0..3 {
        // CAT-07, CAT-08: everybody once; the turn is still that of the first.
        assert_eq!((referee.step(), referee.player(), referee.actor()), (Step::Throw, 0, seat));
        referee.act("gap 100");
    }
    // CAT-10.
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    // CAT-09: the same kind can be chosen again.
    lay(&mut referee, "CA-06", 0, 2, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.actor()), (Step::Fair, 1));
    assert_eq!(referee.legal(), names(&kinds));
    referee.act("fair target");
    assert_eq!(referee.actor(), 1);
    referee.act("gap 3");
    assert_eq!(referee.actor(), 2);
    referee.act("gap 4");
    assert_eq!(referee.actor(), 0);
    referee.act("gap 5");
    assert_eq!((referee.scores(), referee.player()), (vec![5, 10, 5], 2));
}

#[test]
fn d29_without_the_element_a_fair_is_nothing() {
    let mut referee = landscape(Options { catapult: false, ..manual() });
    lay(&mut referee, "CA-06", 0, 1, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

/// Seat 0 has a builder on a road, and lays a fair along it, then takes a second tile.
fn double_turn(stack: &[&str]) -> Referee {
    let laid = [("U", 0, 0, 0), ("U", 1, 0, 0)];
    let mut referee = table_with(digital(), &laid, stack);
    stand(&mut referee, 0, 0, 0, "road E");
    stand_as(&mut referee, "builder", 0, 1, 0, "road E");
    lay(&mut referee, "CA-08", 2, 0, 1);
    referee.pass();
    // CAT-R-02: not between the parts.
    assert_eq!(referee.step(), Step::SecondTile);
    referee
}

/// Everybody throws badly.
fn throw_away(referee: &mut Referee, aim: &str) {
    for _ in 0..3 {
        referee.act(&format!("throw N {aim} power 100"));
        referee.act("wind 5");
    }
}

#[test]
fn r_02_and_int_ex_d02_after_both_parts() {
    let mut referee = double_turn(&["CA-08", "B", "B"]);
    let mut declined = referee.clone();
    declined.pass();
    assert_eq!((declined.step(), declined.player()), (Step::Fair, 0));
    referee.second_tile();
    lay(&mut referee, "B", 0, 1, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Fair, 0));
    referee.act("fair target");
    throw_away(&mut referee, "2,0");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn r_03_two_fairs_two_rounds() {
    let mut referee = double_turn(&["CA-08", "CA-06", "B"]);
    referee.second_tile();
    lay(&mut referee, "CA-06", 0, 1, 0);
    referee.pass();
    referee.act("fair target");
    // Followers and the fair of this round can be aimed at, not the other fair.
    let aims = |referee: &Referee| {
        let throws = with(referee, "throw").into_iter();
        let aims = throws.map(|text| text.split(' ').nth(1).expect("an aim").to_string());
        aims.collect::<BTreeSet<_>>()
    };
    assert_eq!(aims(&referee), names(&["0,0", "2,0"]));
    throw_away(&mut referee, "2,0");
    assert_eq!((referee.step(), referee.player()), (Step::Fair, 0));
    referee.act("fair target");
    assert_eq!(aims(&referee), names(&["0,0", "0,1"]));
    throw_away(&mut referee, "0,1");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn r_04_the_round_of_the_last_tile() {
    let laid = [("D", 0, 0, 0)];
    let mut referee = table_with(manual(), &laid, &["CA-06"]);
    stand(&mut referee, 1, 0, 0, "road E");
    hold_the_fair(&mut referee);
    referee.act("fair knock-out");
    referee.act("hit 2 follower road E at 0,0");
    for _ in 0..3 {
        assert_eq!(referee.step(), Step::Throw);
        referee.pass();
    }
    // Before the final scoring: the road is worth nothing any more.
    assert_eq!((referee.step(), referee.scores()), (Step::Over, vec![0, 0, 0]));
}

#[test]
fn r_04_before_the_last_round_of_abbeys_and_the_market() {
    let laid = [("X", 0, 0, 0), ("X", 2, 0, 0), ("X", 1, -1, 0), ("X", 1, 1, 0)];
    let options = Options { abbeys_each: 1, last_abbey_round: true, count: true, ..manual() };
    let mut referee = table_with(options, &laid, &["CA-12"]);
    referee.abbeys = vec![0, 1, 0];
    wait_in(&mut referee, Quarter::Market, "follower", 2);
    referee.pass(); // Seat 0 had an abbey a moment ago.
    lay(&mut referee, "CA-12", 3, 0, 0);
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Fair, 0));
    referee.act("fair catch");
    for _ in 0..3 {
        referee.act("far");
    }
    assert_eq!((referee.step(), referee.player()), (Step::Start, 1));
    referee.pass();
    // CNT-R-12: beginning after the player of the last turn, whoever threw last.
    assert_eq!((referee.step(), referee.actor()), (Step::Market, 2));
}

#[test]
fn r_02_the_second_part_without_a_tile() {
    // The city fits nowhere.
    let mut referee = double_turn(&["CA-08", "C"]);
    referee.second_tile();
    referee.draw("BA-C");
    assert_eq!((referee.step(), referee.player(), referee.removed().len()), (Step::Fair, 0, 1));
    referee.act("fair catch");
    for _ in 0..3 {
        referee.act("catch-throw 0 power 1000");
        referee.act("wind 0");
        referee.pass();
    }
    assert_eq!(referee.step(), Step::Over);
}

#[test]
fn ex_d01_and_cat_20_to_22_target() {
    let mut referee = contest(manual(), "target", |_| ());
    let gaps = (0..=500).map(|gap| format!("gap {gap}")).collect();
    assert_eq!(referee.legal(), gaps);
    for gap in [0, 31, 0] {
        assert_eq!(referee.scores(), [0, 0, 0]);
        referee.act(&format!("gap {gap}"));
    }
    assert_eq!(referee.scores(), [5, 0, 5]);
    // CAT-R-14: closeness is all, wherever the tokens lie.
    let mut referee = contest(digital(), "target", |_| ());
    for (x, y) in [(1_000_000, 0), (0, 45_000 + 22_500 + 9_001), (-31_503, 45_000)] {
        referee.land(token_at(x, y));
    }
    assert_eq!(referee.scores(), [0, 5, 0]);
}

#[test]
fn ex_01_to_04_catch() {
    for (result, expected) in
        [("caught", [0, 5, 0]), ("far", [5, 0, 0]), ("short", [0, 5, 0]), ("touched", [5, 0, 0])]
    {
        let mut referee = contest(manual(), "catch", |_| ());
        assert_eq!(referee.legal(), names(&["caught", "far", "short", "touched"]));
        assert_eq!(referee.actor(), 0);
        referee.act(result);
        assert_eq!((referee.scores(), referee.actor()), (expected.to_vec(), 1), "{result}");
    }
    // CAT-25, CAT-EX-D05.
    let mut referee = contest(Options { players: 2, ..manual() }, "catch", |_| ());
    referee.act("caught");
    referee.act("far");
    assert_eq!((referee.scores(), referee.step()), (vec![0, 10], Step::Draw));
}

#[test]
fn d23_to_26_catch() {
    let mut referee = contest(digital(), "catch", |_| ());
    let legal = referee.legal();
    assert_eq!(legal.len(), 7 * 46);
    for text in ["catch-throw -300 power 100", "catch-throw 300 power 1000"] {
        assert!(legal.contains(text));
    }
    for thrower in 0..3 {
        assert_eq!((referee.step(), referee.actor()), (Step::Throw, thrower));
        referee.act("catch-throw 100 power 880");
        assert_eq!(referee.step(), Step::Wind);
        let winds = (0..1024).map(|wind| format!("wind {wind}")).collect();
        assert_eq!(referee.legal(), winds);
        referee.act("wind 17");
        assert_eq!((referee.step(), referee.actor()), (Step::Hand, (thrower + 1) % 3));
        let legal = referee.legal();
        assert_eq!(legal.len(), 1 + 19 * 17 * 6);
        for text in ["pass", "hand 400,-400 tick 54", "hand 1300,400 tick 59"] {
            assert!(legal.contains(text));
        }
        // Some hands catch the token, some touch it, most miss it.
        let results = legal.iter().step_by(5).map(|text| {
            let mut tried = referee.clone();
            tried.act(text);
            tried.scores()[(thrower + 1) % 3] - referee.scores()[(thrower + 1) % 3]
        });
        let caught = results.filter(|points| *points == 5).count();
        assert!((1..30).contains(&caught), "{caught}");
        referee.pass();
    }
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    assert_eq!(referee.scores(), [5, 5, 5]);
}

#[test]
fn d09_what_can_be_aimed_at() {
    let options = Options { count: true, tower_pieces_each: 3, ..digital() };
    let referee = contest(options, "knock-out", |referee| {
        stand(referee, 0, 0, 0, "road E");
        stand(referee, 1, 0, 0, "city N");
        stand_as(referee, "pig", 1, 1, 0, "field NL");
        stand_as(referee, "barn", 1, 1, 0, "field ER");
        stand(referee, 1, 1, 0, "road E");
        referee.board.towers.insert((1, 1), 1);
        referee.board.tops.insert((1, 1), Figure { seat: 2, piece: Piece::Follower });
        // The quarters are not on this table.
        wait_in(referee, Quarter::Cathedral, "follower", 0);
    });
    let mut expected = BTreeSet::new();
    for aim in ["0,1", "0,0", "1,0", "1,1"] {
        for side in ["N", "E", "S", "W"] {
            for power in 5..=50 {
                expected.insert(format!("throw {side} {aim} power {}", 20 * power));
            }
        }
    }
    assert_eq!(referee.legal(), expected);
}

/// The City of Carcassonne with a fair at its south side, and what `prepare` puts there.
fn at_the_walls(options: Options, which: &str, prepare: impl Fn(&mut Referee)) -> Referee {
    let tiles = all_tiles();
    let fixed = tiles.values().filter_map(|tile| Some((tile.id.as_str(), tile.at?)));
    let laid: Vec<_> = fixed.map(|(id, (x, y))| (id, x, y, 0)).collect();
    let mut referee = table_with(options, &laid, &["CA-06", "B", "B"]);
    prepare(&mut referee);
    lay(&mut referee, "CA-06", -1, 2, 0);
    referee.pass();
    referee.act(&format!("fair {which}"));
    referee
}

#[test]
fn r_06_the_quarters_belong_to_the_playing_field() {
    let options = Options { count: true, ..digital() };
    let mut referee = at_the_walls(options, "knock-out", |referee| {
        wait_in(referee, Quarter::Castle, "follower", 1);
        wait_in(referee, Quarter::Castle, "follower", 1);
        wait_in(referee, Quarter::Castle, "mayor", 2);
        wait_in(referee, Quarter::Cathedral, "big-follower", 2);
    });
    let aims: BTreeSet<String> = with(&referee, "throw")
        .into_iter()
        .map(|text| text.split(' ').nth(1).expect("an aim").to_string())
        .collect();
    assert_eq!(aims, names(&["-1,2", "-1,0", "0,0"]));
    // All in the castle are hit, also where the count is; the cathedral is too far.
    referee.land(token_at(0, -11_250));
    assert_eq!(referee.quarters(), [("cathedral".to_string(), 2, "big-follower".to_string())]);
    assert_eq!(referee.supplies("follower"), [7, 7, 7]);
    assert_eq!(referee.supplies("mayor"), [1, 1, 1]);
}

#[test]
fn cat_11_to_14_knock_out() {
    let options = Options { tower_pieces_each: 3, count: true, ..manual() };
    let mut referee = contest(options, "knock-out", |referee| {
        stand(referee, 0, 0, 0, "road E");
        stand_as(referee, "wagon", 1, 1, 1, "cloister");
        stand_as(referee, "mayor", 1, 0, 0, "city N");
        stand(referee, 2, 1, 0, "field NL");
        stand_as(referee, "pig", 2, 0, 0, "field EL");
        stand_as(referee, "builder", 0, 1, 0, "road E");
        referee.board.towers.insert((1, 1), 2);
        referee.board.tops.insert((1, 1), Figure { seat: 2, piece: Piece::BigFollower });
        wait_in(referee, Quarter::Castle, "follower", 2);
        wait_in(referee, Quarter::Castle, "follower", 2);
    });
    // CAT-R-05: followers of every sort, and nothing else.
    let legal = [
        "pass",
        "hit 1 follower road E at 0,0",
        "hit 2 wagon cloister at 1,1",
        "hit 2 mayor city N at 0,0",
        "hit 3 follower field NL at 1,0",
        "hit 3 big-follower tower at 1,1",
        "hit 3 follower castle",
    ];
    assert_eq!(referee.legal(), names(&legal));
    // CAT-13, CAT-R-07: the thrower's own too, and the builder that is left alone.
    referee.act("hit 1 follower road E at 0,0");
    assert_eq!((referee.step(), referee.actor()), (Step::Throw, 0));
    assert_eq!(referee.supplies("builder"), [1, 1, 1]);
    assert_eq!(feature(&referee, 0, 0, "road E").pieces, []);
    referee.act("hit 3 follower field NL at 1,0");
    assert_eq!(referee.supplies("pig"), [1, 1, 1]);
    // The tower is open again.
    referee.act("hit 3 big-follower tower at 1,1");
    assert!(referee.tower_tops().is_empty());
    assert_eq!(referee.towers()[&(1, 1)], 2);
    referee.act("hit 3 follower castle");
    assert_eq!(referee.quarters().len(), 1);
    referee.pass();
    assert_eq!((referee.step(), referee.actor()), (Step::Throw, 1));
    let legal = [
        "pass",
        "hit 2 wagon cloister at 1,1",
        "hit 2 mayor city N at 0,0",
        "hit 3 follower castle",
    ];
    assert_eq!(referee.legal(), names(&legal));
    for text in &legal[1..] {
        referee.act(text);
    }
    assert_eq!(referee.legal(), names(&["pass"]));
    referee.pass();
    referee.pass();
    // Nobody scores.
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    assert_eq!(referee.scores(), [0, 0, 0]);
    assert_eq!(referee.supplies("follower"), [7, 7, 7]);
}

#[test]
fn ex_d02_and_d16_to_19_knock_out() {
    let mut referee = contest(digital(), "knock-out", |referee| {
        // In the middle of 1,0 and of 0,0, and at the edge of the fair.
        stand(referee, 1, 1, 0, "road E");
        stand_as(referee, "builder", 1, 0, 0, "road E");
        stand(referee, 0, 0, 0, "field ER");
        stand(referee, 2, 1, 1, "cloister");
    });
    let mut missed = referee.clone();
    missed.land(token_at(90_000, 0));
    assert_eq!(missed.supplies("follower"), [6, 6, 6]);
    assert_eq!((missed.step(), missed.actor()), (Step::Throw, 1));
    referee.land(token_at(45_000, 10_000));
    assert_eq!(referee.supplies("follower"), [6, 7, 6]);
    assert_eq!(referee.supplies("builder"), [1, 1, 1]);
    // CAT-R-13: at once. The followers that are left can be hit by the next.
    assert_eq!((referee.step(), referee.actor()), (Step::Throw, 1));
    assert!(!referee.legal().contains("throw N 1,0 power 100"));
    referee.land(token_at(45_000, 45_000));
    assert_eq!(referee.supplies("follower"), [6, 7, 7]);
    // With the right power and some wind the token comes where it should.
    let mut hits = 0;
    for wind in (0..1024).step_by(2) {
        let mut thrown = referee.clone();
        // 82500 from the middle of the tile, and 11250 less.
        thrown.act("throw S 0,0 power 300");
        thrown.act(&format!("wind {wind}"));
        hits += usize::from(thrown.supplies("follower")[0] == 7);
    }
    assert!((100..350).contains(&hits), "{hits}");
}

#[test]
fn r_15_the_fairy_does_not_help() {
    for fairy_rule in [FairyRule::OnTile, FairyRule::NextToFollower, FairyRule::AnyFeature] {
        let options = Options { fairy: true, fairy_rule, ..manual() };
        let mut referee = landscape(options);
        stand(&mut referee, 0, 0, 0, "road E");
        lay(&mut referee, "CA-06", 0, 1, 0);
        referee.act("fairy road E at 0,0");
        referee.act("fair knock-out");
        referee.act("hit 1 follower road E at 0,0");
        assert_eq!(referee.fairy(), Some((Some((0, 0)), "road E".to_string())));
        assert!(!referee.board.fairy.expect("she is there").with_host);
        referee.pass();
    }
}

#[test]
fn r_08_points_of_the_catapult_are_no_scoring() {
    let options = Options { count: true, ..manual() };
    let mut referee = contest(options, "target", |_| ());
    for gap in [9, 0, 9] {
        referee.act(&format!("gap {gap}"));
    }
    assert_eq!((referee.scores(), referee.step()), (vec![0, 5, 0], Step::Draw));
}

#[test]
fn r_18_fairs_end_roads_and_a_side_can_have_two_fields() {
    let laid = |id: &str| table_with(manual(), &[(id, 0, 0, 0)], &["U"]);
    let roads: Vec<usize> =
        ["CA-08", "CA-09", "CA-10", "CA-11", "CA-12"].map(|id| count(&laid(id), Kind::Road)).into();
    assert_eq!(roads, [2, 2, 2, 2, 1]);
    let split: Vec<String> = all_tiles()
        .values()
        .filter(|tile| !tile.split_edges().is_empty())
        .map(|tile| tile.id.clone())
        .collect();
    assert_eq!(split, ["CA-07"]);
    assert_eq!(count(&laid("CA-07"), Kind::Field), 2);
    // The other side of the edge does not care.
    let joined = table_with(manual(), &[("CA-07", 0, 0, 0), ("CA-06", 1, 0, 0)], &["U"]);
    assert_eq!(count(&joined, Kind::Field), 1);
    let apart = table_with(manual(), &[("CA-07", 0, 0, 0), ("CA-07", 1, 0, 0)], &["U"]);
    assert_eq!(count(&apart, Kind::Field), 2);
}

#[test]
fn cat_r_19_everybody_throws_though_nobody_is_there() {
    let options = Options { catapult: true, count: true, ..all_of_it() };
    for which in ["knock-out", "seduction"] {
        let mut referee = contest(options, which, |_| ());
        for _ in 0..2 {
            assert_eq!(referee.step(), Step::Throw);
            assert!(!referee.legal().contains("pass"));
            referee.act("throw W 0,1 power 260");
            referee.act("wind 1");
        }
        assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    }
}
