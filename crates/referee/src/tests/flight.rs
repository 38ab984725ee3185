//! How tokens fly, whom they hit, and to whom they are nearest: the golden examples of the rules
//! (`CAT-EX-D06` to `CAT-EX-D12`) and the arithmetic around them.

use std::collections::BTreeSet;

use super::{all_tiles, stand, stand_as, table, table_with, wait_in};
use crate::Options;
use crate::board::Stand;
use crate::disc::{Disc, anchor, knocked_out, nearest};
use crate::figure::{Figure, Piece};
use crate::flight::{Catch, Flight, Hand, LaneFlight, Scatter, numbers_of_wind};
use crate::geometry::{Path, Point};
use crate::quarter::Quarter;

const LAUNCH: Point = Point::new(90_000, 245_000);
const AIM: Point = Point::new(90_000, 45_000);
/// The fair tile of the examples.
const FAIR: (i32, i32) = (2, 1);

/// No scatter, and the shortest slide.
fn calm() -> Scatter {
    let mut numbers: [i128; 25] =
        std::array::from_fn(|index| if index % 2 == 0 { 32_767 } else { 32_768 });
    numbers[24] = 0;
    Scatter::of(&numbers)
}

/// The throw of CAT-EX-D06.
fn d06() -> Flight {
    Flight::new(LAUNCH, AIM, 400, calm())
}

/// A follower somewhere. Its place on the table only tells it from others.
fn disc(seat: usize, piece: &str, x: i128, y: i128) -> Disc {
    let figure = Figure { seat, piece: Piece::from_name(piece) };
    Disc { stand: Stand::Tower((x as i32, y as i32)), figure, centre: Point::new(x, y) }
}

/// Which of these are hit by the throw of CAT-EX-D06.
fn hit(discs: &[Disc]) -> Vec<usize> {
    knocked_out(d06(), discs).into_iter().collect()
}

/// Where the nearest are.
fn nearest_to(token: Point, discs: &[Disc]) -> Vec<(i32, i32)> {
    nearest(token, discs).into_iter().filter_map(Stand::position).collect()
}

#[test]
fn ex_d06_to_d08_flights() {
    let cases = [
        // Power, scatter, range, impact, rest, gap to the fair.
        (400, calm(), 192_000, (90_000, 53_000), (90_000, 49_160), 0),
        (480, calm(), 276_480, (90_000, -31_480), (90_000, -37_009), 50_509),
        (
            400,
            Scatter::of(&std::array::from_fn(|index| match index {
                ..12 => 40_000,
                12..24 => 20_000,
                _ => 65_535,
            })),
            192_000,
            (49_042, 9_245),
            (49_042, -14_330),
            32_196,
        ),
    ];
    for (power, scatter, range, impact, rest, gap) in cases {
        let flight = Flight::new(LAUNCH, AIM, power, scatter);
        assert_eq!(flight.range, range);
        assert_eq!((flight.slide.from.x, flight.slide.from.y), impact);
        assert_eq!((flight.rest().x, flight.rest().y), rest);
        assert_eq!(flight.gap_to_tile(FAIR), gap);
    }
}

#[test]
fn d13_a_token_does_not_fly_backward() {
    let weak = Scatter::of(&[0; 25]);
    let flight = Flight::new(LAUNCH, AIM, 100, weak);
    // Nothing but the scatter across is left: (6000 + 6 * 12000 / 100) * -6, which is to the west
    // when the throw is to the north.
    assert_eq!(flight.slide.from, Point::new(90_000 - 40_320, 245_000));
    assert_eq!(flight.rest(), flight.slide.from);
}

#[test]
fn d02_the_numbers_of_a_wind() {
    // The generator is a known one (splitmix64); these follow its first 1,024 outputs for the seed 0.
    assert_eq!(numbers_of_wind(0)[..4], [28_004, 748, 39_627, 60_904]);
    // Winds share nothing.
    assert_ne!(numbers_of_wind(1)[..24], numbers_of_wind(0)[1..]);
    assert!((0..1024).flat_map(numbers_of_wind).all(|number| (0..=65_535).contains(&number)));
}

#[test]
fn ex_d09_and_cat_14_a_follower_pushes_another() {
    let (blue, green) =
        (disc(1, "follower", 100_000, 50_000), disc(2, "follower", 124_000, 50_000));
    assert_eq!(hit(&[blue, green]), [0, 1]);
    assert_eq!(hit(&[green]), []);
    // The limits: 17 mm from the path, 16 mm from the sweep, which ends at 108840.
    assert_eq!(hit(&[disc(0, "follower", 107_000, 50_000)]), [0]);
    assert_eq!(hit(&[disc(0, "follower", 107_001, 50_000)]), []);
    assert_eq!(hit(&[blue, disc(0, "follower", 124_840, 50_000)]), [0, 1]);
    assert_eq!(hit(&[blue, disc(0, "follower", 124_841, 50_000)]), [0]);
    // CAT-D07: who is larger is hit sooner.
    assert_eq!(hit(&[disc(0, "mayor", 108_000, 50_000)]), [0]);
    assert_eq!(hit(&[disc(0, "mayor", 108_001, 50_000)]), []);
    assert_eq!(hit(&[disc(0, "wagon", 109_000, 50_000)]), [0]);
    assert_eq!(hit(&[blue, disc(0, "big-follower", 126_840, 50_000)]), [0, 1]);
    assert_eq!(hit(&[blue, disc(0, "big-follower", 126_841, 50_000)]), [0]);
    // The ends of the path are round.
    assert_eq!(hit(&[disc(0, "follower", 90_000, 70_000)]), [0]);
    assert_eq!(hit(&[disc(0, "follower", 90_000, 70_001)]), []);
    assert_eq!(hit(&[disc(0, "follower", 105_000, 57_000)]), [0]);
    assert_eq!(hit(&[disc(0, "follower", 106_000, 70_000)]), []);
}

#[test]
fn d17_a_push_grows_weaker_until_it_is_none() {
    // 8840, 5304, 3182, and 1909, which is not carried out.
    let row = [100_000, 124_000, 145_000, 164_000, 179_000];
    let row = row.map(|x| disc(0, "follower", x, 50_000));
    assert_eq!(hit(&row), [0, 1, 2, 3]);
    // Without the third the chain ends.
    assert_eq!(hit(&[row[0], row[1], row[3], row[4]]), [0, 1]);
}

#[test]
fn d17_who_stands_on_the_path_is_pushed_onward() {
    let on_the_path = disc(0, "follower", 90_000, 50_000);
    let (ahead, behind) =
        (disc(1, "follower", 90_000, 27_000), disc(1, "follower", 90_000, 73_000));
    assert_eq!(hit(&[on_the_path, ahead, behind]), [0, 1]);
    assert_eq!(hit(&[ahead, behind]), []);
}

#[test]
fn d18_who_is_hit_first_pushes_first() {
    // Two are hit by the token, the first farther south. Both come to a third one in the east,
    // which goes on to the north if the first comes first, and to the south otherwise.
    let first = disc(1, "follower", 105_000, 53_000);
    let second = disc(0, "follower", 105_000, 49_160);
    let third = disc(2, "follower", 125_000, 51_080);
    let (north, south) = (disc(2, "wagon", 148_000, 48_500), disc(2, "wagon", 148_000, 53_660));
    assert_eq!(hit(&[first, second, third, north]), [0, 1, 2, 3]);
    assert_eq!(hit(&[second, first, third, south]), [0, 1, 2]);
    // Both are hit where the token comes down: the seat decides, then the sort.
    let hit_with = |first: Figure, second: Figure| {
        let first = Disc { figure: first, ..disc(0, "follower", 105_000, 53_000) };
        let second = Disc { figure: second, ..disc(0, "follower", 105_000, 56_840) };
        let third = disc(2, "follower", 125_000, 56_000);
        let fourth = disc(2, "follower", 145_500, 60_000);
        hit(&[first, second, third, fourth]).len()
    };
    let follower = |seat| Figure { seat, piece: Piece::Follower };
    assert_eq!(hit_with(follower(0), follower(1)), 4);
    assert_eq!(hit_with(follower(1), follower(0)), 3);
    let mayor = Figure { seat: 0, piece: Piece::Mayor };
    assert_eq!(hit_with(follower(0), mayor), 4);
    assert_eq!(hit_with(mayor, follower(0)), 3);
}

#[test]
fn ex_d10_the_nearest() {
    let token = d06().rest();
    let blue = disc(1, "follower", 100_000, 50_000);
    let green = disc(2, "follower", 124_000, 50_000);
    let yellow = disc(3, "big-follower", 60_000, 60_000);
    assert_eq!(nearest_to(token, &[green, yellow, blue]), [(100_000, 50_000)]);
    // Without it the yellow one: a gap of 12898 against 17010.
    assert_eq!(nearest_to(token, &[green, yellow]), [(60_000, 60_000)]);
    assert_eq!(nearest_to(token, &[]), []);
}

#[test]
fn d20_equal_gaps() {
    let token = Point::new(0, 0);
    // Both are touched: then from centre to centre.
    let pair = [disc(0, "follower", 9_000, 0), disc(1, "big-follower", -8_999, 0)];
    assert_eq!(nearest_to(token, &pair), [(-8_999, 0)]);
    // Gaps of 10 mm, but the big one has the farther centre.
    let pair = [disc(0, "follower", 27_000, 0), disc(1, "big-follower", -29_000, 0)];
    assert_eq!(nearest_to(token, &pair), [(27_000, 0)]);
    let pair = [disc(0, "follower", 27_001, 0), disc(1, "big-follower", -29_000, 0)];
    assert_eq!(nearest_to(token, &pair), [(-29_000, 0)]);
    // Nothing tells these apart.
    let pair = [disc(0, "follower", 27_000, 0), disc(1, "follower", 0, -27_000)];
    assert_eq!(nearest_to(token, &pair).len(), 2);
    let pair = [disc(0, "follower", 9_000, 0), disc(1, "wagon", 0, -9_000)];
    assert_eq!(nearest_to(token, &pair).len(), 2);
}

#[test]
fn ex_d11_and_d12_catches() {
    let flight = LaneFlight::new(60_000, 900, calm());
    assert_eq!(flight.end, Point::new(891_000, 60_000));
    let hand = |x, y| Hand { at: Point::new(x, y), tick: 57 };
    let near = hand(850_000, 60_000);
    assert_eq!((flight.miss(near), flight.result(Some(near))), (4_647, Catch::Caught));
    let off = hand(800_000, 20_000);
    assert_eq!((flight.miss(off), flight.result(Some(off))), (59_385, Catch::Touched));
    assert_eq!(flight.result(Some(hand(700_000, 20_000))), Catch::Far);
    // The limits belong to what is better for the catcher.
    assert_eq!(flight.result(Some(hand(846_450, 97_000))), Catch::Caught);
    assert_eq!(flight.result(Some(hand(846_450, 97_001))), Catch::Touched);
    assert_eq!(flight.result(Some(hand(846_450, 137_000))), Catch::Touched);
    assert_eq!(flight.result(Some(hand(846_450, 137_001))), Catch::Far);
    for (power, length, result) in [(700, 539_000, Catch::Far), (632, 439_366, Catch::Short)] {
        let flight = LaneFlight::new(0, power, calm());
        assert_eq!((flight.end.x, flight.result(None)), (length, result));
    }
    let stick = LaneFlight { end: Point::new(500_000, 0) };
    assert_eq!(stick.result(None), Catch::Far);
    // To the other side it is rounded toward the middle as well.
    let left = LaneFlight { end: Point::new(0, -100) };
    assert_eq!(left.miss(Hand { at: Point::new(0, 0), tick: 59 }), 98);
}

#[test]
fn d23_the_scatter_of_a_catch() {
    // za = zc = 12 * 40000 - 393210 = 86790, and R = 275000.
    let numbers = std::array::from_fn(|_| 40_000);
    let flight = LaneFlight::new(-100_000, 500, Scatter::of(&numbers));
    assert_eq!(flight.end, Point::new(275_000 + 42_378, -100_000 + 26_155));
}

#[test]
fn d08_where_followers_stand_on_their_tile() {
    let cases = [
        ("BA-D", 0, "city N", (0, -11_250)),
        ("BA-D", 1, "city E", (11_250, 0)),
        ("BA-D", 0, "road E", (0, 0)),
        ("BA-D", 0, "field EL", (0, -7_500)),
        ("BA-D", 0, "field ER", (0, 11_250)),
        ("BA-D", 1, "field NL", (-11_250, 0)),
        ("BA-N", 0, "city N", (-5_625, -5_625)),
        ("BA-N", 2, "city E", (5_625, 5_625)),
        ("BA-Q", 0, "city N", (0, -7_500)),
        ("BA-C", 0, "city N", (0, 0)),
        ("BA-B", 0, "cloister", (0, 0)),
        ("BA-B", 0, "field NL", (0, 0)),
        ("CU-01", 0, "shrine", (0, 0)),
        ("BA-E", 0, "field EL", (0, 5_000)),
        ("BA-E", 3, "field NL", (5_000, 0)),
        ("BA-X", 0, "field NL", (-11_250, -11_250)),
        ("BA-X", 0, "field NR", (11_250, -11_250)),
        ("BA-X", 0, "field ER", (11_250, 11_250)),
        ("BA-X", 0, "field SR", (-11_250, 11_250)),
        // An inner field has no sides to turn.
        ("IC-03", 0, "field I", (-6_000, -6_000)),
        ("IC-03", 1, "field I", (-6_000, -6_000)),
    ];
    let tiles = all_tiles();
    for (id, turn, place, expected) in cases {
        let tile = tiles[id].turned(turn);
        let segment = tile.segments.iter().find(|segment| segment.name() == place);
        let segment = segment.unwrap_or_else(|| panic!("no {place} on {id} turned {turn}"));
        let found = anchor(segment);
        assert_eq!((found.x, found.y), expected, "{id} turned {turn}: {place}");
    }
}

/// The places of all followers, those in the quarters included.
fn centres(referee: &crate::Referee) -> BTreeSet<(usize, &'static str, (i128, i128))> {
    let waiting = referee.board.quarters.iter();
    let waiting = waiting.map(|&(quarter, own)| (Stand::Quarter(quarter, own), own));
    let all = referee.board.followers().chain(waiting).collect();
    let discs = referee.board.discs(all).into_iter();
    let named = discs.map(|Disc { figure, centre, .. }| {
        (figure.seat, figure.piece.name(), (centre.x, centre.y))
    });
    named.collect()
}

#[test]
fn d08_who_shares_a_place_is_moved_aside() {
    // A cloister with a tower and a field all around: three stand in the middle.
    let mut referee = table(&[("TO-03", 2, -1, 0), ("C", 5, 5, 0)], &["U"]);
    referee.board.tops.insert((2, -1), Figure { seat: 0, piece: Piece::BigFollower });
    stand(&mut referee, 1, 2, -1, "cloister");
    stand(&mut referee, 0, 2, -1, "field NL");
    stand(&mut referee, 2, 5, 5, "city N");
    let expected = [
        (0, "follower", (90_000, -45_000)),
        (0, "big-follower", (97_000, -45_000)),
        (1, "follower", (90_000, -38_000)),
        (2, "follower", (225_000, 225_000)),
    ];
    assert_eq!(centres(&referee), BTreeSet::from(expected));
    // Of equal ones those on segments come first, as the tile lists these.
    let mut referee = table(&[("TO-03", 0, 0, 0)], &["U"]);
    referee.board.tops.insert((0, 0), Figure { seat: 0, piece: Piece::Follower });
    stand(&mut referee, 0, 0, 0, "cloister");
    stand(&mut referee, 0, 0, 0, "field NL");
    let discs = referee.board.discs(referee.board.followers().collect());
    let stands: Vec<(Stand, i128, i128)> =
        discs.iter().map(|disc| (disc.stand, disc.centre.x, disc.centre.y)).collect();
    let (cloister, field) = (Stand::On((0, 0, 0)), Stand::On((0, 0, 1)));
    assert_eq!(stands, [(cloister, 0, 0), (field, 7_000, 0), (Stand::Tower((0, 0)), 0, 7_000)]);
}

#[test]
fn d08_the_quarters() {
    let options = Options { count: true, mayors_each: 1, wagons_each: 1, ..Options::base(3) };
    let mut referee = table_with(options, &[("U", 5, 0, 0)], &["U"]);
    wait_in(&mut referee, Quarter::Castle, "mayor", 0);
    wait_in(&mut referee, Quarter::Castle, "follower", 1);
    wait_in(&mut referee, Quarter::Castle, "follower", 0);
    for _ in 0..3 {
        wait_in(&mut referee, Quarter::Castle, "follower", 2);
    }
    wait_in(&mut referee, Quarter::Market, "follower", 0);
    wait_in(&mut referee, Quarter::Blacksmith, "wagon", 0);
    wait_in(&mut referee, Quarter::Cathedral, "follower", 2);
    let expected = [
        (0, "follower", (0, -11_250)),
        (0, "mayor", (7_000, -11_250)),
        (1, "follower", (0, -4_250)),
        (2, "follower", (-7_000, -11_250)),
        (2, "follower", (0, -18_250)),
        // East again.
        (2, "follower", (7_000, -11_250)),
        (0, "follower", (0, 11_250)),
        (0, "wagon", (-45_000, 11_250)),
        (2, "follower", (-45_000, -11_250)),
    ];
    assert_eq!(centres(&referee), BTreeSet::from(expected));
}

#[test]
fn d06_where_the_catapult_stands() {
    let referee = table(&[("U", 0, 0, 0), ("U", 1, 0, 0)], &["U"]);
    let launch = |referee: &crate::Referee, side, aim| {
        let point = referee.board.launch_point(side, aim);
        (point.x, point.y)
    };
    let all = |aim| [0, 1, 2, 3].map(|side| launch(&referee, side, aim));
    assert_eq!(all((0, 0)), [(0, -82_500), (127_500, 0), (0, 82_500), (-82_500, 0)]);
    assert_eq!(all((1, 0)), [(45_000, -82_500), (127_500, 0), (45_000, 82_500), (-82_500, 0)]);
    // A tile of the next column is too near: two steps outward.
    let referee = table(&[("U", 0, 0, 0), ("U", 1, -2, 0)], &["U"]);
    assert_eq!(launch(&referee, 0, (0, 0)), (0, -172_500));
    assert_eq!(launch(&referee, 2, (0, 0)), (0, 82_500));
    // Beyond a gap in the own column.
    let referee = table(&[("U", 0, 0, 0), ("U", 0, 4, 0)], &["U"]);
    assert_eq!(launch(&referee, 2, (0, 0)), (0, 4 * 45_000 + 82_500));
    assert_eq!(launch(&referee, 3, (0, 4)), (-82_500, 180_000));
}

#[test]
fn d15_touching_a_tile_at_rest() {
    let referee = table(&[("U", 0, 0, 0)], &["U"]);
    let rests = |x, y| {
        let point = Point::new(x, y);
        let flight = Flight { slide: Path { from: point, to: point }, ..d06() };
        flight.rests_on(&referee.board)
    };
    assert!(rests(0, 0) && rests(31_500, 22_500) && rests(0, -31_500));
    assert!(!rests(31_501, 0) && !rests(0, 31_501));
    // The corner is round.
    assert!(rests(22_500 + 6_000, 22_500 + 6_000) && !rests(22_500 + 7_000, 22_500 + 7_000));
}

#[test]
fn d08_builders_pigs_and_barns_are_not_there() {
    // CAT-R-05.
    let mut referee = table_with(super::all_of_it(), &[("D", 0, 0, 0)], &["U"]);
    stand_as(&mut referee, "builder", 0, 0, 0, "road E");
    stand_as(&mut referee, "pig", 0, 0, 0, "field EL");
    stand_as(&mut referee, "barn", 0, 0, 0, "field ER");
    stand_as(&mut referee, "mayor", 0, 0, 0, "city N");
    assert_eq!(centres(&referee), BTreeSet::from([(0, "mayor", (0, -11_250))]));
}
