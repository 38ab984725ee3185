//! The King and the Robber Baron, and the small city of the variant.

use super::{everything, lay, stand, table_with};
use crate::{AwardScoring, Options, Referee};

type Laid = Vec<(&'static str, i32, i32, u8)>;

fn two() -> Options {
    Options { players: 2, ..everything() }
}

/// A city from west to east in row `y` that only its last tile, at x = `size` - 1, is missing.
fn city(y: i32, size: i32) -> Laid {
    let mut laid = vec![("E", 0, y, 1)];
    laid.extend((1..size - 1).map(|x| ("G", x, y, 0)));
    laid
}

/// The same with a road between cloisters.
fn road(y: i32, size: i32) -> Laid {
    let mut laid = vec![("A", 0, y, 3)];
    laid.extend((1..size - 1).map(|x| ("U", x, y, 0)));
    laid
}

/// The player to move completes the city, or road, of this size in row `y`.
fn complete(referee: &mut Referee, id: &str, y: i32, size: i32) {
    lay(referee, id, size - 1, y, if id == "E" { 3 } else { 1 });
    referee.pass();
}

#[test]
fn ex_d01_and_d03_the_king_goes_to_the_larger_city() {
    for (king, expected) in [(true, [Some(0), Some(1), Some(1)]), (false, [None; 3])] {
        let laid = [city(0, 2), city(5, 5), city(10, 5)].concat();
        let options = Options { king, ..two() };
        let mut referee = table_with(options, &laid, &["E", "E", "E", "B"]);
        assert_eq!(referee.king(), None);
        for ((y, size), holder) in [(0, 2), (5, 5), (10, 5)].into_iter().zip(expected) {
            complete(&mut referee, "E", y, size);
            assert_eq!(referee.king(), holder);
        }
        // KNG-13.
        assert_eq!(referee.scores(), [0, 0]);
        referee.finish();
        // Three completed cities; no road was ever completed.
        assert_eq!(referee.scores(), [0, if king { 3 } else { 0 }]);
        assert_eq!(referee.robber(), None);
    }
}

#[test]
fn kng_09_the_holder_keeps_the_king_and_raises_the_record() {
    let laid = [city(0, 3), city(5, 5), city(10, 4)].concat();
    let options = Options { players: 3, ..everything() };
    let mut referee = table_with(options, &laid, &["E", "E", "E", "B"]);
    complete(&mut referee, "E", 0, 3);
    referee.player = 0;
    complete(&mut referee, "E", 5, 5);
    assert_eq!((referee.king(), referee.player()), (Some(0), 1));
    complete(&mut referee, "E", 10, 4);
    assert_eq!(referee.king(), Some(0));
}

#[test]
fn ex_d02_one_tile_completes_a_small_and_a_large_city() {
    let mut laid = city(20, 4);
    laid.extend([("E", 3, 20, 3), ("E", 0, -2, 2), ("G", 0, -1, 1), ("E", 0, 5, 0)]);
    laid.extend((1..5).map(|y| ("G", 0, y, 1)));
    let mut referee = table_with(two(), &laid, &["H", "B"]);
    referee.king = Some(1);
    lay(&mut referee, "H", 0, 0, 0);
    referee.pass();
    assert_eq!(referee.king(), Some(0));
    referee.finish();
    assert_eq!(referee.scores(), [3, 0]);
}

#[test]
fn ex_d04_the_robber_goes_to_who_completes_the_road() {
    let laid = [road(0, 6), road(5, 7)].concat();
    let mut referee = table_with(two(), &laid, &["A", "A", "B"]);
    stand(&mut referee, 0, 1, 5, "road E");
    complete(&mut referee, "A", 0, 6);
    assert_eq!(referee.robber(), Some(0));
    complete(&mut referee, "A", 5, 7);
    assert_eq!(referee.scores(), [7, 0]);
    assert_eq!((referee.robber(), referee.king()), (Some(1), None));
    referee.finish();
    assert_eq!(referee.scores(), [7, 2]);
}

#[test]
fn kng_r_01_length_is_counted_in_tiles() {
    // The crossing lies on the road twice: four tiles only.
    let mut laid = road(20, 4);
    laid.extend([("V", 0, -1, 3), ("V", 1, -1, 0), ("V", 1, 0, 1)]);
    let mut referee = table_with(two(), &laid, &["A", "X", "B"]);
    complete(&mut referee, "A", 20, 4);
    lay(&mut referee, "X", 0, 0, 0);
    referee.pass();
    assert_eq!(referee.robber(), Some(0));
}

#[test]
fn the_variants_of_the_cards() {
    // Seat 0 completes a city of two tiles, seat 1 one of three and later a road, seat 0 a
    // city of two tiles in between.
    let cases = [
        (AwardScoring::PerFeature, [0, 0], [0, 4]),
        (AwardScoring::TenTwenty, [0, 0], [0, 20]),
        (AwardScoring::FifteenForty, [0, 0], [0, 40]),
        // Seat 1 holds the King already when seat 0 completes the third city. What brings a card
        // pays nothing, or pays too.
        (AwardScoring::Continuously, [0, 1], [0, 1]),
        (AwardScoring::ContinuouslyAtOnce, [1, 3], [1, 3]),
    ];
    for (award_scoring, during, at_the_end) in cases {
        let laid = [city(0, 2), city(5, 3), city(10, 2), road(15, 3)].concat();
        let options = Options { award_scoring, ..two() };
        let mut referee = table_with(options, &laid, &["E", "E", "E", "A", "B"]);
        complete(&mut referee, "E", 0, 2);
        complete(&mut referee, "E", 5, 3);
        complete(&mut referee, "E", 10, 2);
        complete(&mut referee, "A", 15, 3);
        assert_eq!(referee.scores(), during);
        referee.finish();
        assert_eq!(referee.scores(), at_the_end);
    }
}

#[test]
fn continuously_the_first_city_brings_the_card_only() {
    // Then the holder completes a larger city, and the other player a smaller one.
    for (award_scoring, points) in
        [(AwardScoring::Continuously, [0, 1, 2]), (AwardScoring::ContinuouslyAtOnce, [1, 2, 3])]
    {
        let laid = [city(0, 2), city(5, 4), city(10, 3)].concat();
        let options = Options { award_scoring, ..two() };
        let mut referee = table_with(options, &laid, &["E", "E", "E", "B"]);
        complete(&mut referee, "E", 0, 2);
        assert_eq!((referee.king(), referee.scores()), (Some(0), vec![points[0], 0]));
        referee.player = 0;
        complete(&mut referee, "E", 5, 4);
        assert_eq!((referee.king(), referee.scores()), (Some(0), vec![points[1], 0]));
        complete(&mut referee, "E", 10, 3);
        assert_eq!((referee.king(), referee.scores()), (Some(0), vec![points[2], 0]));
    }
}

#[test]
fn continuously_two_roads_at_once() {
    // X ends a road of two tiles and one of four, when the record is three: they are completed
    // together (KNG-R-02). The holder gets a point for each, unless the card moves.
    for (holder, continuously, at_once) in [(0, [2, 0], [2, 0]), (1, [0, 0], [2, 0])] {
        for (award_scoring, points) in [
            (AwardScoring::Continuously, continuously),
            (AwardScoring::ContinuouslyAtOnce, at_once),
        ] {
            let mut laid = vec![("A", 0, 20, 3), ("U", 1, 20, 0), ("A", 2, 20, 1)];
            laid.extend([("A", -1, 0, 3), ("A", 3, 0, 1), ("U", 1, 0, 0), ("U", 2, 0, 0)]);
            let mut referee = table_with(Options { award_scoring, ..two() }, &laid, &["X", "B"]);
            referee.robber = Some(holder);
            lay(&mut referee, "X", 0, 0, 0);
            referee.pass();
            assert_eq!((referee.robber(), referee.scores()), (Some(0), points.to_vec()));
        }
    }
}

#[test]
fn one_card_each() {
    for (award_scoring, points) in [(AwardScoring::TenTwenty, 10), (AwardScoring::FifteenForty, 15)]
    {
        let laid = [city(0, 2), road(5, 3)].concat();
        let options = Options { award_scoring, ..two() };
        let mut referee = table_with(options, &laid, &["E", "A", "B"]);
        complete(&mut referee, "E", 0, 2);
        complete(&mut referee, "A", 5, 3);
        assert_eq!((referee.king(), referee.robber()), (Some(0), Some(1)));
        referee.finish();
        assert_eq!(referee.scores(), [points, points]);
    }
}

#[test]
fn bas_r_06_the_tiny_city() {
    // A city of two tiles, of two tiles with a shield, of three.
    let with_shield = vec![("M", 0, 5, 1), ("E", 0, 4, 2)];
    for (tiny_city, scores) in [(true, [2, 6]), (false, [4, 6])] {
        let laid = [city(0, 2), city(10, 3)].concat();
        let mut referee = table_with(Options { tiny_city, ..two() }, &laid, &["E", "E", "B"]);
        stand(&mut referee, 0, 0, 0, "city E");
        stand(&mut referee, 1, 1, 10, "city E");
        complete(&mut referee, "E", 0, 2);
        complete(&mut referee, "E", 10, 3);
        assert_eq!(referee.scores(), scores);
        // Unfinished, it is worth as much as ever.
        let mut referee = table_with(Options { tiny_city, ..two() }, &with_shield, &["B"]);
        stand(&mut referee, 0, 0, 4, "city S");
        referee.finish();
        assert_eq!(referee.scores(), [3, 0]);
    }
}
