//! Placing tiles and followers.

use std::collections::BTreeSet;

use super::{base, count, feature, followers, lay, names, options, stand, table, table_with};
use crate::{FieldScoring, Kind, Options, Step, full_stack};

#[test]
fn the_base_game_has_72_tiles() {
    let tiles = base();
    assert_eq!(tiles.values().map(|tile| tile.copies).sum::<u32>(), 72);
    // BAS-02: the start tile is not drawn.
    let stack = full_stack(&tiles);
    assert_eq!(stack.values().sum::<u32>(), 71);
    assert_eq!(stack["BA-D"], 3);
}

#[test]
fn turns_that_look_the_same_are_listed_once() {
    let tiles = base();
    let turns = |id: &str| tiles[&format!("BA-{id}")].distinct_turns().len();
    for id in ["B", "C", "X"] {
        assert_eq!(turns(id), 1, "{id}");
    }
    for id in ["F", "G", "H", "U"] {
        assert_eq!(turns(id), 2, "{id}");
    }
    for id in "A D E I J K L M N O P Q R S T V W".split(' ') {
        assert_eq!(turns(id), 4, "{id}");
    }
}

#[test]
fn ex_01_a_tile_continues_a_road_and_the_fields_beside_it() {
    // The start tile shows a city in the north and a road from east to west.
    let mut referee = table(&[("D", 0, 0, 0)], &["U"]);
    referee.draw("BA-U");
    let legal = BTreeSet::from([(1, 0, 0), (-1, 0, 0), (0, 1, 0)]);
    assert_eq!(referee.legal_placements(), legal);
    referee.place(1, 0, 0);
    // BAS-D-04: the fields go on north and south of the road, which keeps them apart.
    assert_eq!(count(&referee, Kind::Road), 1);
    assert_eq!(count(&referee, Kind::Field), 2);
    let north = feature(&referee, 0, 0, "field EL");
    assert!(north.segments.contains(&(1, 0, "field NL".to_string())));
}

#[test]
fn bas_d_04_a_road_from_north_to_south_keeps_west_and_east_apart() {
    let referee = table(&[("U", 0, 0, 1), ("U", 0, 1, 1)], &["B"]);
    for (place, other) in [("field NL", "field NR"), ("field NR", "field NL")] {
        let field = feature(&referee, 0, 0, place);
        assert!(field.segments.contains(&(0, 1, place.to_string())));
        assert_ne!(field, feature(&referee, 0, 1, other));
    }
}

#[test]
fn ex_02_and_04_all_edges_must_match() {
    // At 0,-1 the neighbour in the south shows a city, the one in the east a field.
    let laid = [("E", 0, 0, 0), ("B", 1, 0, 0), ("B", 1, -1, 0)];
    let mut referee = table(&laid, &["N"]);
    referee.draw("BA-N");
    let legal = referee.legal_placements();
    let here: Vec<u8> = (0..4).filter(|&t| legal.contains(&(0, -1, t))).collect();
    assert_eq!(here, [3]);
}

#[test]
fn ex_03_and_bas_11_a_tile_continues_a_city_and_a_corner_is_not_enough() {
    let mut referee = table(&[("D", 0, 0, 0)], &["E"]);
    referee.draw("BA-E");
    let legal = BTreeSet::from([(0, -1, 2), (0, 1, 1), (0, 1, 2), (0, 1, 3)]);
    assert_eq!(referee.legal_placements(), legal);
}

#[test]
#[should_panic(expected = "is not allowed in step Place")]
fn ex_04_city_against_field_is_refused() {
    let mut referee = table(&[("D", 0, 0, 0)], &["E"]);
    lay(&mut referee, "E", 0, -1, 0);
}

#[test]
fn ex_05_no_second_knight() {
    let mut referee = table(&[("E", 0, 0, 0)], &["N"]);
    stand(&mut referee, 1, 0, 0, "city N");
    lay(&mut referee, "N", 0, -1, 2);
    assert_eq!(followers(&referee), names(&["field NL"]));
}

#[test]
fn ex_06_the_large_field_is_taken_the_rest_is_free() {
    for farmer in [0, 1] {
        let mut referee = table(&[("B", -1, 0, 0)], &["J"]);
        stand(&mut referee, farmer, -1, 0, "field NL");
        lay(&mut referee, "J", 0, 0, 0);
        let free = names(&["city N", "road E", "field ER"]);
        assert_eq!(followers(&referee), free);
    }
}

#[test]
fn place_names_follow_the_turn() {
    let expected = [
        names(&["city N", "road E", "field EL", "field ER"]),
        names(&["city E", "road N", "field NL", "field NR"]),
        names(&["city S", "road E", "field NL", "field ER"]),
        names(&["city W", "road N", "field NL", "field NR"]),
    ];
    for (turn, expected) in expected.iter().enumerate() {
        let referee = table(&[("D", 0, 0, turn as u8)], &["U"]);
        let features = referee.features();
        let segments = features.into_iter().flat_map(|f| f.segments);
        let found: BTreeSet<String> = segments.map(|(_, _, place)| place).collect();
        assert_eq!(&found, expected, "turn {turn}");
    }
}

#[test]
fn ex_17_and_18_a_tile_joins_three_fields() {
    // Three fields open towards 0,0; the city separates them.
    let laid =
        [("R", 0, -1, 0), ("R", -1, 0, 3), ("R", 1, 0, 1), ("N", -1, -1, 2), ("N", 1, -1, 3)];
    let mut referee = table(&laid, &["B"]);
    stand(&mut referee, 0, 0, -1, "field SL");
    stand(&mut referee, 1, -1, 0, "field EL");
    stand(&mut referee, 2, 1, 0, "field WL");
    for (seat, x, y, place) in [(0, 0, -1, "field SL"), (1, -1, 0, "field EL")] {
        let field = feature(&referee, x, y, place);
        assert_eq!(field.pieces, [(seat, "follower".to_string(), x, y, place.to_string())]);
    }
    lay(&mut referee, "B", 0, 0, 0);
    let joined = feature(&referee, 0, 0, "field NL");
    assert_eq!((joined.pieces.len(), joined.tiles), (3, 4));
    assert_eq!(followers(&referee), names(&["cloister"]));
}

#[test]
fn bas_15_a_tile_that_fits_nowhere_is_removed() {
    // Only city edges on the table: a road tile without city fits nowhere.
    let mut referee = table(&[("C", 0, 0, 0)], &["U", "U", "C"]);
    assert_eq!(referee.legal_draws(), names(&["BA-C", "BA-U"]));
    referee.draw("BA-U");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 0));
    assert_eq!(referee.removed(), ["BA-U"]);
    lay(&mut referee, "C", 0, -1, 0);
    referee.piece("follower", "city N");
    assert_eq!((referee.step(), referee.player()), (Step::Draw, 1));
    // BAS-R-04: the stack runs out while redrawing, so the game ends with final scoring.
    assert_eq!(referee.scores(), [0, 0, 0]);
    referee.draw("BA-U");
    assert_eq!(referee.step(), Step::Over);
    assert_eq!(referee.removed(), ["BA-U", "BA-U"]);
    assert!(referee.stack().is_empty());
    // BAS-53: two tiles with a shield each.
    assert_eq!(referee.scores(), [4, 0, 0]);
    assert_eq!(referee.winners(), [0]);
}

#[test]
fn bas_18_without_supply_no_follower() {
    let options = Options { followers_each: 1, ..options(FieldScoring::PerField) };
    let mut referee = table_with(options, &[("D", 0, 0, 0)], &["U", "U"]);
    stand(&mut referee, 0, 0, 0, "city N");
    lay(&mut referee, "U", 1, 0, 0);
    assert_eq!(referee.supplies("follower"), [0, 1, 1]);
    assert_eq!(referee.step(), Step::Piece);
    assert!(referee.legal_pieces().is_empty());
    referee.pass();
    lay(&mut referee, "U", 2, 0, 0);
    let free = names(&["road E", "field NL", "field ER"]);
    assert_eq!(followers(&referee), free);
}

#[test]
fn without_farmers_fields_stay_empty() {
    let options = Options { farmers: false, ..options(FieldScoring::PerField) };
    let mut referee = table_with(options, &[("D", 0, 0, 0)], &["U"]);
    lay(&mut referee, "U", 1, 0, 0);
    assert_eq!(followers(&referee), names(&["road E"]));
}

#[test]
#[should_panic(expected = "is not allowed in step Draw")]
fn steps_keep_their_order() {
    table(&[("D", 0, 0, 0)], &["U"]).pass();
}
