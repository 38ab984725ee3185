//! Abbeys.

use super::{
    all_tiles, everything, feature, followers, lay, names, places, stand, stand_as, table_with,
    with,
};
use crate::{Kind, Options, Referee, Step};

fn abbeys() -> Options {
    Options { players: 2, abbeys_each: 1, mayors_each: 1, wagons_each: 1, ..everything() }
}

/// A hole at 0,0 between a road from the west, a city in the north, a road from the east that
/// goes on, and a field in the south.
const HOLE: [(&str, i32, i32, u8); 9] = [
    ("A", -1, 0, 3),
    ("E", 0, -1, 2),
    ("U", 1, 0, 0),
    ("B", 0, 1, 0),
    ("B", -1, 1, 0),
    ("B", 1, 1, 0),
    ("B", -1, -1, 0),
    ("B", 1, -1, 0),
    ("U", 2, 0, 0),
];

fn hole(options: Options, stack: &[&str]) -> Referee {
    table_with(options, &HOLE, stack)
}

#[test]
fn abb_03_to_05_only_in_a_hole_and_before_drawing() {
    let mut referee = hole(abbeys(), &["B", "B"]);
    assert_eq!((referee.step(), referee.actor()), (Step::Start, 0));
    assert_eq!(referee.legal(), names(&["pass", "abbey 0,0"]));
    let mut other = referee.clone();
    other.pass();
    assert_eq!((other.step(), other.player()), (Step::Draw, 0));
    other.draw("BA-B");
    // ABB-R-03: too late.
    assert!(with(&other, "abbey").is_empty());
    referee.act("abbey 0,0");
    assert_eq!((referee.abbeys(), referee.step()), (vec![0, 1], Step::Piece));
    // ABB-R-08.
    let legal = ["big-follower cloister", "follower cloister", "pass", "wagon cloister"];
    assert_eq!(referee.legal(), names(&legal));
    assert_eq!(referee.stack()["BA-B"], 2);
}

#[test]
fn without_a_hole_or_an_abbey_there_is_no_start_step() {
    let referee = table_with(abbeys(), &HOLE[..3], &["B"]);
    assert_eq!(referee.step(), Step::Draw);
    let referee = hole(Options { abbeys_each: 0, ..abbeys() }, &["B"]);
    assert_eq!(referee.step(), Step::Draw);
}

#[test]
fn ex_01_abb_07_to_11_what_an_abbey_closes() {
    let mut referee = hole(abbeys(), &["B", "B"]);
    stand(&mut referee, 1, -1, 0, "road E");
    stand(&mut referee, 0, 0, -1, "city S");
    stand(&mut referee, 1, 1, 0, "road E");
    referee.act("abbey 0,0");
    // ABB-08, ABB-R-01: nothing is connected through it.
    assert!(!feature(&referee, 1, 0, "road E").complete);
    let city = feature(&referee, 0, -1, "city S");
    assert_eq!((city.complete, city.tiles), (true, 1));
    assert!(feature(&referee, -1, 0, "road E").complete);
    assert_eq!(feature(&referee, 0, 0, "cloister").kind, Kind::Cloister);
    referee.act("follower cloister");
    // A road of one tile, a city of one tile, and the abbey has its eight neighbours.
    assert_eq!(referee.scores(), [2 + 9, 1]);
    // ABB-R-07: the player has completed city and road.
    assert_eq!((referee.king(), referee.robber()), (Some(0), Some(0)));
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn abb_11_an_unfinished_abbey_at_the_end() {
    let mut referee = table_with(abbeys(), &HOLE[..6], &["B"]);
    referee.act("abbey 0,0");
    referee.act("wagon cloister");
    assert_eq!(referee.supplies("wagon"), [0, 1]);
    referee.finish();
    // King and Robber Baron besides: the abbey closed a city and a road.
    assert_eq!(referee.scores(), [1 + 6 + 2, 0]);
    assert_eq!(referee.supplies("wagon"), [1, 1]);
}

#[test]
fn abb_r_07_the_abbey_takes_goods() {
    // A tile with a city of goods from north to south, whatever its turn.
    let tiles = all_tiles();
    let turns = tiles.values().flat_map(|tile| (0..4).map(move |turn| (tile, turn)));
    let mut trading = turns.filter(|(tile, turn)| {
        let city =
            tile.turned(*turn).find(Kind::City, |s| s.goods.is_some() && s.reaches == [0, 2]);
        city.is_some()
    });
    let (tile, turn) = trading.next().expect("there is such a tile");
    let laid = [
        (tile.id.as_str(), 0, -1, turn),
        ("E", 0, -2, 2),
        ("B", -1, 0, 0),
        ("B", 1, 0, 0),
        ("B", 0, 1, 0),
    ];
    let mut referee = table_with(abbeys(), &laid, &["B", "B"]);
    referee.act("abbey 0,0");
    referee.pass();
    assert_eq!(referee.goods()[0].iter().sum::<u32>(), 1);
}

#[test]
fn cul_r_02_an_abbey_is_a_cloister_for_shrines() {
    // Two shrines beside the hole.
    let laid = [("CU-01", -1, 0, 0), ("E", 0, -1, 0), ("CU-01", 1, 0, 0), ("E", 0, 1, 2)];
    let mut referee = table_with(abbeys(), &laid, &["B"]);
    assert_eq!(referee.step(), Step::Draw);
    referee.options.shrines = false;
    referee.begin_turn();
    assert_eq!(referee.step(), Step::Start);
    // One is a challenge.
    let laid = [laid[0], laid[1], ("E", 1, 0, 2), laid[3]];
    let mut referee = table_with(abbeys(), &laid, &["B", "B"]);
    stand(&mut referee, 1, -1, 0, "shrine");
    referee.act("abbey 0,0");
    referee.act("follower cloister");
    assert_eq!(referee.supplies("follower"), [6, 6]);
}

#[test]
fn riv_r_09_no_abbey_before_the_river_is_done() {
    let hole = [("B", 0, -2, 0), ("B", -1, -3, 0), ("B", 1, -3, 0), ("B", 0, -4, 0)];
    let mut laid = vec![("R2-01", 0, 0, 0), ("B", 0, -1, 0)];
    laid.extend(hole);
    let referee = table_with(abbeys(), &laid, &["R1-02", "B"]);
    assert_eq!(referee.step(), Step::Draw);
    let referee = table_with(abbeys(), &laid, &["B"]);
    assert_eq!(referee.legal(), names(&["pass", "abbey 0,-3"]));
}

/// The road from the east has seat 0's builder.
fn with_builder(stack: &[&str]) -> Referee {
    let mut referee = hole(abbeys(), stack);
    stand(&mut referee, 0, 1, 0, "road E");
    stand_as(&mut referee, "builder", 0, 2, 0, "road E");
    referee
}

#[test]
fn abb_r_06_an_abbey_earns_no_second_part() {
    let mut referee = with_builder(&["B", "B"]);
    referee.act("abbey 0,0");
    referee.pass();
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
}

#[test]
fn abb_r_05_the_abbey_in_the_second_part() {
    for last in [true, false] {
        let stack: &[&str] = if last { &["U"] } else { &["U", "B"] };
        let mut referee = with_builder(stack);
        referee.pass();
        lay(&mut referee, "U", 3, 0, 0);
        referee.pass();
        assert_eq!((referee.step(), referee.player()), (Step::SecondTile, 0));
        let mut legal = names(&["pass", "abbey 0,0"]);
        legal.extend((!last).then(|| "second-tile".to_string()));
        assert_eq!(referee.legal(), legal);
        referee.act("abbey 0,0");
        assert_eq!(followers(&referee), names(&["cloister"]));
        referee.pass();
        let after = if last { (Step::Over, 0) } else { (Step::Draw, 1) };
        assert_eq!((referee.step(), referee.player()), after);
        assert_eq!(referee.abbeys(), [0, 1]);
    }
}

#[test]
fn abb_r_09_a_portal_to_an_empty_abbey() {
    let options = Options { portals: true, ..abbeys() };
    let mut referee = table_with(options, &HOLE[..7], &["PD-08", "PD-08", "B"]);
    referee.act("abbey 0,0");
    referee.pass();
    assert_eq!(referee.step(), Step::Draw);
    lay(&mut referee, "PD-08", 2, 0, 0);
    assert!(followers(&referee).contains("cloister at 0,0"));
    assert!(!places(&referee, "mayor").contains("cloister at 0,0"));
}
