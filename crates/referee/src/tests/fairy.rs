//! The fairy.

use super::{feature, lay, names, stand, stand_as, table_with, with};
use crate::board::{Fairy, Stand};
use crate::figure::{Figure, Piece};
use crate::{FairyRule, FieldScoring, Options, Referee, Step};

fn fairy() -> Options {
    Options {
        fairy: true,
        tower_pieces_each: 3,
        wagons_each: 1,
        mayors_each: 1,
        barns_each: 1,
        big_followers_each: 1,
        ..Options::base(2)
    }
}

fn any_feature() -> Options {
    Options { fairy_rule: FairyRule::AnyFeature, ..fairy() }
}

fn beside() -> Options {
    Options { fairy_rule: FairyRule::NextToFollower, ..fairy() }
}

#[test]
fn prd_10_11_and_r_14_she_goes_to_own_followers() {
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0), ("TO-02", 2, 0, 0)];
    let mut referee = table_with(fairy(), &laid, &["B", "B", "B", "B"]);
    stand(&mut referee, 0, 0, 0, "cloister");
    stand_as(&mut referee, "wagon", 1, 1, 0, "cloister");
    referee.board.towers.insert((2, 0), 1);
    referee.board.tops.insert((2, 0), Figure { seat: 0, piece: Piece::Follower });
    lay(&mut referee, "B", 3, 0, 0);
    let own = names(&["cloister at 0,0", "tower at 2,0"]);
    assert_eq!(with(&referee, "fairy"), own);
    assert_eq!(referee.fairy(), None);
    referee.act("fairy cloister at 0,0");
    assert_eq!(referee.fairy(), Some((Some((0, 0)), "cloister".to_string())));
    // PRD-R-08: a wagon is a follower.
    lay(&mut referee, "B", 4, 0, 0);
    assert_eq!(with(&referee, "fairy"), names(&["cloister at 1,0"]));
    referee.pass();
    // PRD-13: at the start of the turn.
    assert_eq!(referee.scores(), [1, 0]);
    lay(&mut referee, "B", 5, 0, 0);
    assert_eq!(with(&referee, "fairy"), names(&["tower at 2,0"]));
    referee.act("fairy tower at 2,0");
    assert_eq!(referee.fairy(), Some((Some((2, 0)), "tower".to_string())));
    lay(&mut referee, "B", 6, 0, 0);
    referee.pass();
    // The game is over: a follower on a tower gives nothing (PRD-R-13).
    assert_eq!((referee.step(), referee.scores()), (Step::Over, vec![1 + 2, 3]));
}

/// The fairy beside seat 0's follower on the city at 0,0, which one more tile completes.
fn city(options: Options) -> Referee {
    let laid = [("E", 0, 0, 0)];
    let mut referee = table_with(options, &laid, &["E", "B", "B", "B"]);
    stand(&mut referee, 0, 0, 0, "city N");
    stand(&mut referee, 1, 0, 0, "field EL");
    put(&mut referee, 0, 0, "city N");
    referee
}

/// Puts the fairy there as if that had been done in an earlier turn.
fn put(referee: &mut Referee, x: i32, y: i32, place: &str) {
    let segments = &referee.board.tile(x, y).segments;
    let index = segments.iter().position(|segment| segment.name() == place);
    let stand = Stand::On((x, y, index.expect("the place is there")));
    referee.board.fairy = Some(Fairy { stand, with_host: true });
}

#[test]
fn prd_14_and_17_three_points_when_scored() {
    for options in [fairy(), beside()] {
        let mut referee = city(options);
        lay(&mut referee, "E", 0, -1, 2);
        referee.pass();
        // The next player has a follower on her tile: 1 point, if she is not bound to another.
        let one = u32::from(options.fairy_rule == FairyRule::OnTile);
        assert_eq!(referee.scores(), [4 + 3, one]);
        assert_eq!(referee.fairy(), Some((Some((0, 0)), "city N".to_string())));
        assert_eq!(referee.board.fairy.map(|fairy| fairy.with_host), Some(false));
    }
}

#[test]
fn prd_14_and_15_the_minority_gets_them_too() {
    for options in [fairy(), beside()] {
        let laid = [("E", 0, 0, 1), ("G", 1, 0, 0), ("G", 2, 0, 0)];
        let mut referee = table_with(options, &laid, &["E", "B"]);
        stand(&mut referee, 0, 0, 0, "city E");
        stand_as(&mut referee, "big-follower", 1, 2, 0, "city E");
        put(&mut referee, 0, 0, "city E");
        lay(&mut referee, "E", 3, 0, 3);
        referee.pass();
        assert_eq!(referee.scores(), [3, 8]);
    }
}

#[test]
fn prd_14_another_feature_of_the_tile_is_not_enough() {
    let mut referee = city(fairy());
    put(&mut referee, 0, 0, "field EL");
    lay(&mut referee, "E", 0, -1, 2);
    referee.pass();
    assert_eq!(referee.scores(), [4, 1]);
}

#[test]
fn prd_r_01_two_players_of_one_feature_on_her_tile() {
    // H has two city segments, which join in a ring.
    let laid = [("H", 0, 0, 0), ("N", 0, -1, 2), ("N", 1, -1, 3), ("G", 1, 0, 1), ("N", 0, 1, 1)];
    for (options, scores) in [(fairy(), [12 + 3, 12 + 3]), (beside(), [12 + 3, 12])] {
        let mut referee = table_with(options, &laid, &["N", "B"]);
        stand(&mut referee, 0, 0, 0, "city N");
        stand(&mut referee, 1, 0, 0, "city S");
        put(&mut referee, 0, 0, "city N");
        lay(&mut referee, "N", 1, 1, 0);
        assert!(feature(&referee, 0, 0, "city N").complete);
        referee.pass();
        assert_eq!(referee.scores(), scores);
    }
}

#[test]
fn prd_16_in_the_final_scoring() {
    for options in [fairy(), beside()] {
        for (place, own, other) in [("city N", 1 + 3, 0), ("field EL", 1, 3)] {
            let mut referee = city(options);
            put(&mut referee, 0, 0, place);
            referee.finish();
            assert_eq!(referee.scores(), [own, other], "{place}");
        }
    }
    let once = Options { field_scoring: FieldScoring::OncePerCity, ..fairy() };
    let mut referee = city(once);
    put(&mut referee, 0, 0, "field EL");
    referee.finish();
    assert_eq!(referee.scores(), [1, 3]);
}

#[test]
fn prd_r_07_beside_a_follower_of_what_was_just_completed() {
    let mut referee = city(fairy());
    referee.board.fairy = None;
    lay(&mut referee, "E", 0, -1, 2);
    referee.act("fairy city N at 0,0");
    assert_eq!(referee.scores()[0], 4 + 3);
}

#[test]
fn bound_to_a_follower_she_gives_nothing_to_who_comes_later() {
    for (options, points, targets) in
        [(fairy(), 1 + 3, names(&[])), (beside(), 0, names(&["city N at 0,0"]))]
    {
        let mut referee = table_with(options, &[("E", 0, 0, 0), ("B", 1, 0, 0)], &["B", "B"]);
        stand(&mut referee, 0, 0, 0, "city N");
        put(&mut referee, 0, 0, "city N");
        referee.board.take(Stand::On((0, 0, 0)));
        stand(&mut referee, 0, 0, 0, "city N");
        referee.begin_turn();
        assert_eq!(referee.scores()[0], points.min(1));
        lay(&mut referee, "B", 2, 0, 0);
        assert_eq!(with(&referee, "fairy"), targets);
        referee.finish();
        assert_eq!(referee.scores()[0], points + 1);
    }
}

#[test]
fn any_feature_a_point_for_each_follower_on_her_tile() {
    for (options, points) in [(fairy(), 1), (beside(), 1), (any_feature(), 3)] {
        let mut referee = table_with(options, &[("TO-01", 0, 0, 0), ("B", 0, 1, 0)], &["B"]);
        stand(&mut referee, 0, 0, 0, "city N");
        stand(&mut referee, 0, 0, 0, "field EL");
        stand(&mut referee, 0, 0, 1, "cloister");
        // A follower on the tower counts (PRD-R-13), no barn and nobody else.
        referee.board.towers.insert((0, 0), 1);
        referee.board.tops.insert((0, 0), Figure { seat: 0, piece: Piece::Follower });
        put(&mut referee, 0, 0, "city N");
        referee.begin_turn();
        assert_eq!(referee.scores(), [points, 0]);
    }
}

#[test]
fn any_feature_three_points_for_each_follower_that_is_scored() {
    // Beside the farmer, and the city of the same tile is scored. Seat 1 has the start of a turn.
    let mut referee = city(any_feature());
    put(&mut referee, 0, 0, "field EL");
    lay(&mut referee, "E", 0, -1, 2);
    referee.pass();
    assert_eq!(referee.scores(), [4 + 3, 1]);
    // At the end both are scored.
    let mut referee = city(any_feature());
    referee.finish();
    assert_eq!(referee.scores(), [1 + 3, 3]);
    // Two followers of one player on two segments of one city.
    let laid = [("H", 0, 0, 0), ("N", 0, -1, 2), ("N", 1, -1, 3), ("G", 1, 0, 1), ("N", 0, 1, 1)];
    for (options, points) in [(fairy(), 3), (beside(), 3), (any_feature(), 6)] {
        let mut referee = table_with(options, &laid, &["N", "B"]);
        stand(&mut referee, 0, 0, 0, "city N");
        stand(&mut referee, 0, 0, 0, "city S");
        put(&mut referee, 0, 0, "city N");
        lay(&mut referee, "N", 1, 1, 0);
        referee.pass();
        assert_eq!(referee.scores(), [12 + points, 0]);
    }
}

#[test]
fn any_feature_she_stands_beside_a_tower() {
    // With the tower as her place nothing of the tile is scored (PRD-R-13), unless all of it is.
    for (options, points) in [(fairy(), 0), (beside(), 0), (any_feature(), 3)] {
        let mut referee = table_with(options, &[("TO-01", 0, 0, 0)], &["E", "B"]);
        stand(&mut referee, 0, 0, 0, "city N");
        referee.board.towers.insert((0, 0), 1);
        referee.board.tops.insert((0, 0), Figure { seat: 1, piece: Piece::Follower });
        let stand = Stand::Tower((0, 0));
        referee.board.fairy = Some(Fairy { stand, with_host: true });
        lay(&mut referee, "E", 0, -1, 2);
        referee.pass();
        assert_eq!(referee.scores()[0], 4 + points);
    }
}

#[test]
fn any_feature_she_is_not_moved_to_the_tile_she_is_on() {
    for (options, targets) in [
        (fairy(), names(&["field EL at 0,0", "cloister at 1,0"])),
        (any_feature(), names(&["cloister at 1,0"])),
    ] {
        let laid = [("E", 0, 0, 0), ("B", 1, 0, 0)];
        let mut referee = table_with(options, &laid, &["B", "B"]);
        stand(&mut referee, 1, 0, 0, "city N");
        stand(&mut referee, 0, 0, 0, "field EL");
        stand(&mut referee, 0, 1, 0, "cloister");
        put(&mut referee, 0, 0, "city N");
        lay(&mut referee, "B", 2, 0, 0);
        assert_eq!(with(&referee, "fairy"), targets);
    }
}

#[test]
fn prd_43_the_point_comes_once_in_a_double_turn() {
    let options = Options { builders_each: 1, ..fairy() };
    let laid = [("U", 0, 0, 0), ("U", 1, 0, 0)];
    let mut referee = table_with(options, &laid, &["U", "U", "B", "B"]);
    stand(&mut referee, 0, 0, 0, "road E");
    stand_as(&mut referee, "builder", 0, 1, 0, "road E");
    put(&mut referee, 0, 0, "road E");
    referee.begin_turn();
    lay(&mut referee, "U", 2, 0, 0);
    referee.pass();
    referee.second_tile();
    assert_eq!(referee.scores(), [1, 0]);
}

#[test]
fn abb_r_21_a_farmer_with_the_fairy_at_a_barn() {
    // Four cloisters around a corner; the farmer stands at 0,0.
    let laid = [("B", 0, 0, 0), ("B", 1, 0, 0), ("B", 0, 1, 0)];
    let mut referee = table_with(fairy(), &laid, &["B", "B"]);
    stand(&mut referee, 1, 0, 0, "field NL");
    put(&mut referee, 0, 0, "field NL");
    lay(&mut referee, "B", 1, 1, 0);
    referee.act("barn NW");
    assert_eq!(referee.supplies("follower"), [7, 7]);
    assert_eq!(referee.scores(), [0, 3]);
}

#[test]
fn bound_to_a_wagon_she_stays_when_it_moves_on() {
    for options in [fairy(), beside()] {
        let laid = [("A", 0, 0, 3), ("U", 1, 0, 0)];
        let mut referee = table_with(options, &laid, &["X", "B", "B"]);
        stand_as(&mut referee, "wagon", 1, 1, 0, "road E");
        put(&mut referee, 1, 0, "road E");
        lay(&mut referee, "X", 2, 0, 0);
        referee.pass();
        assert_eq!((referee.step(), referee.scores()), (Step::Wagon, vec![0, 3 + 3]));
        assert_eq!(referee.board.fairy.map(|fairy| fairy.with_host), Some(true));
        referee.act("move-wagon cloister at 0,0");
        assert_eq!(referee.fairy(), Some((Some((1, 0)), "road E".to_string())));
        assert_eq!(referee.board.fairy.map(|fairy| fairy.with_host), Some(false));
        assert_eq!(referee.scores(), [0, 6]);
    }
}

#[test]
fn prd_r_02_without_a_host_she_still_stops_the_dragon() {
    for options in [fairy(), beside()] {
        let options = Options { dragon: true, ..options };
        let laid = [("B", 0, 0, 0), ("B", 1, 0, 0)];
        let mut referee = table_with(options, &laid, &["PD-04", "B"]);
        stand(&mut referee, 0, 1, 0, "cloister");
        put(&mut referee, 1, 0, "cloister");
        referee.board.take(referee.board.fairy.expect("she is there").stand);
        referee.board.dragon = Some((0, 0));
        lay(&mut referee, "PD-04", 2, 0, 1);
        referee.pass();
        assert_eq!((referee.step(), referee.dragon()), (Step::Draw, Some((0, 0))));
    }
}
