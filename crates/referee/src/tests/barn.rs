//! Barns.

use super::{everything, feature, followers, lay, names, places, stand, stand_as, table_with};
use crate::{FieldScoring, Options, Referee, Step};

fn barns() -> Options {
    Options { barns_each: 1, ..everything() }
}

/// A field around the corner of 0,0 to 1,1, the last of which is missing. It touches two
/// completed cities, in the west and in the north.
const FIELD: [(&str, i32, i32, u8); 7] = [
    ("E", 0, 0, 3),
    ("E", -1, 0, 1),
    ("E", 1, 0, 0),
    ("E", 1, -1, 2),
    ("B", 0, 1, 0),
    ("B", 0, 2, 0),
    ("B", -1, 1, 0),
];

fn field(options: Options, stack: &[&str]) -> Referee {
    table_with(options, &FIELD, stack)
}

#[test]
fn abb_20_to_22_where_four_fields_meet() {
    let mut referee = field(barns(), &["B", "B"]);
    stand(&mut referee, 1, 0, 2, "field NL");
    lay(&mut referee, "B", 1, 1, 0);
    assert_eq!(places(&referee, "barn"), names(&["NW"]));
    referee.act("barn NW");
    let barn = (0, "barn".to_string(), 1, 1, "field NL".to_string());
    assert_eq!(feature(&referee, 1, 1, "field NL").pieces, [barn]);
    assert_eq!(referee.supplies("barn"), [0, 1, 1]);
}

#[test]
fn ex_03_and_abb_21_a_city_at_the_corner_or_two_fields() {
    // A city reaches the corner from the north; or the tile in the north-east has two fields
    // that do not meet.
    let city = [("E", 0, 0, 1), ("E", 1, 0, 3), ("B", 0, 1, 0)];
    let two_fields = [("B", 0, 0, 0), ("AM-09", 1, 0, 2), ("B", 0, 1, 0)];
    let empty = [("B", 0, 0, 0), ("B", 0, 1, 0), ("B", 2, 1, 0)];
    for laid in [city, two_fields, empty] {
        let mut referee = table_with(barns(), &laid, &["B", "B"]);
        lay(&mut referee, "B", 1, 1, 0);
        assert!(places(&referee, "barn").is_empty(), "{laid:?}");
    }
}

#[test]
fn ex_04_and_abb_27_to_30_the_barn_is_placed() {
    let mut referee = field(barns(), &["B", "B"]);
    stand(&mut referee, 1, 0, 2, "field NL");
    stand(&mut referee, 1, 0, 1, "field NL");
    stand(&mut referee, 2, -1, 1, "field NL");
    stand_as(&mut referee, "pig", 2, 1, 0, "field EL");
    lay(&mut referee, "B", 1, 1, 0);
    referee.act("barn NW");
    assert_eq!(referee.scores(), [0, 6, 0]);
    assert_eq!((referee.supplies("follower"), referee.supplies("pig")), (vec![7; 3], vec![1; 3]));
    // ABB-35: the barn at the end.
    referee.finish();
    assert_eq!(referee.scores(), [8, 6, 0]);
    assert_eq!(referee.supplies("barn"), [0, 1, 1]);
}

#[test]
fn abb_28_and_rulings_pigs_and_herds() {
    let mut referee = field(barns(), &["B", "B"]);
    stand(&mut referee, 1, 0, 2, "field NL");
    stand_as(&mut referee, "pig", 1, -1, 1, "field NL");
    stand(&mut referee, 2, 0, 1, "field NL");
    referee.board.lay(-1, 2, referee.tiles["R2-11"].turned(3));
    assert!(feature(&referee, 0, 2, "field NL").segments.len() > 6);
    lay(&mut referee, "B", 1, 1, 0);
    referee.act("barn NW");
    // ABB-R-19: 3, and 1 for the own pig, and 1 for the herd.
    let herd =
        u32::from(feature(&referee, -1, 2, "field NL") == feature(&referee, 0, 2, "field NL"));
    assert_eq!(referee.scores(), [0, 2 * (4 + herd), 2 * (3 + herd)]);
    assert_eq!(herd, 1);
    referee.finish();
    assert_eq!(referee.scores()[0], 8);
}

#[test]
fn ex_05_and_abb_31_to_33_a_field_is_joined_to_a_barn() {
    for (piece, each) in [("follower", 1), ("pig", 2)] {
        let mut referee = field(barns(), &["B", "B", "B"]);
        stand_as(&mut referee, "barn", 2, 0, 1, "field NL");
        referee.board.lay(2, 1, referee.tiles["BA-B"].clone());
        referee.board.lay(3, 1, referee.tiles["BA-B"].clone());
        stand(&mut referee, 0, 2, 1, "field NL");
        stand_as(&mut referee, piece, 0, 3, 1, "field NL");
        lay(&mut referee, "B", 1, 1, 0);
        // ABB-23, ABB-25; ABB-R-18: a pig may come.
        assert!(places(&referee, "barn").is_empty());
        assert_eq!(followers(&referee), names(&["cloister"]));
        assert_eq!(places(&referee, "pig").len(), usize::from(piece != "pig"));
        referee.pass();
        assert_eq!(referee.scores(), [2 * each, 0, 0]);
        assert_eq!(referee.supplies("follower"), [7, 7, 7]);
        assert_eq!(referee.supplies("barn"), [1, 1, 0]);
    }
}

#[test]
fn a_barn_on_an_occupied_field() {
    let mut referee = field(Options { barn_occupied: true, ..barns() }, &["B", "B"]);
    stand_as(&mut referee, "barn", 2, 0, 1, "field NL");
    referee.board.lay(2, 1, referee.tiles["BA-B"].clone());
    stand(&mut referee, 1, 2, 1, "field NL");
    lay(&mut referee, "B", 1, 1, 0);
    assert_eq!(followers(&referee), names(&["cloister"]));
    referee.act("barn NW");
    // The field had a barn before: 1 for each city.
    assert_eq!(referee.scores(), [0, 2, 0]);
    // ABB-36: both get the full points.
    referee.finish();
    assert_eq!(referee.scores(), [8, 2, 8]);
}

#[test]
fn abb_34_and_36_several_barns_of_one_player_count_once() {
    for field_scoring in [FieldScoring::PerField, FieldScoring::OncePerCity] {
        let mut referee = field(Options { field_scoring, barns_each: 2, ..barns() }, &["B"]);
        stand_as(&mut referee, "barn", 0, 0, 1, "field NL");
        stand_as(&mut referee, "barn", 0, 0, 2, "field NL");
        referee.finish();
        assert_eq!(referee.scores(), [8, 0, 0]);
    }
}

#[test]
fn abb_r_17_a_city_completed_by_the_same_tile_counts() {
    // The tile completes the city in the east and joins the farmer to the barn.
    let mut referee = field(barns(), &["E", "B"]);
    stand_as(&mut referee, "barn", 2, 0, 1, "field NL");
    referee.board.lay(2, 1, referee.tiles["BA-E"].turned(3));
    // Its northern field has nothing to do with the western one.
    referee.board.lay(1, 2, referee.tiles["AM-09"].turned(2));
    stand(&mut referee, 0, 1, 2, "field NL");
    lay(&mut referee, "E", 1, 1, 1);
    referee.pass();
    let joined = feature(&referee, 1, 1, "field NL");
    assert!(joined.segments.contains(&(0, 1, "field NL".to_string())));
    assert_eq!(referee.scores(), [3, 0, 0]);
    assert_eq!(referee.step(), Step::Draw);
}

#[test]
fn abb_r_08_no_barn_at_an_abbey() {
    let options = Options { abbeys_each: 1, ..barns() };
    let laid = [
        ("B", 0, -1, 0),
        ("B", -1, 0, 0),
        ("B", 0, 1, 0),
        ("B", 1, 0, 0),
        ("B", 1, 1, 0),
        ("B", 1, -1, 0),
    ];
    let mut referee = table_with(options, &laid, &["B", "B"]);
    referee.act("abbey 0,0");
    assert!(places(&referee, "barn").is_empty());
    referee.pass();
    // Nor where one of the four is an abbey.
    lay(&mut referee, "B", -1, 1, 0);
    assert!(places(&referee, "barn").is_empty());
}
