//! The City of Carcassonne on the table: its tiles, its fields, and what goes on around it.

use std::collections::BTreeSet;

use super::{all_tiles, count, everything, feature, lay, names, places, stand, stand_as, wait_in};
use super::{table_with, with};
use crate::quarter::Quarter;
use crate::tile::Symbol;
use crate::{AwardScoring, FieldScoring, Kind, Options, Referee, Role, Step, full_stack};

/// The twelve tiles, then these, and these to draw.
pub(super) fn carcassonne(
    options: Options,
    laid: &[(&str, i32, i32, u8)],
    stack: &[&str],
) -> Referee {
    let tiles = all_tiles();
    let fixed = tiles.values().filter_map(|tile| Some((tile.id.as_str(), tile.at?)));
    let mut all: Vec<_> = fixed.map(|(id, (x, y))| (id, x, y, 0)).collect();
    all.extend(laid);
    table_with(options, &all, stack)
}

fn options() -> Options {
    Options { count: true, dragon: true, barns_each: 1, fairy: true, portals: true, ..everything() }
}

#[test]
fn cnt_01_and_02_twelve_tiles_that_are_not_drawn() {
    let tiles = all_tiles();
    let fixed: Vec<_> = tiles.values().filter(|tile| tile.role == Role::Fixed).collect();
    let places: BTreeSet<_> = fixed.iter().filter_map(|tile| tile.at).collect();
    let block = (-2..=1).flat_map(|x| (-1..=1).map(move |y| (x, y)));
    assert_eq!((fixed.len(), places), (12, block.collect()));
    let stack = full_stack(&tiles);
    assert!(fixed.iter().all(|tile| !stack.contains_key(&tile.id)));
    assert_eq!(stack["BA-D"], tiles["BA-D"].copies - 1);
}

#[test]
fn cnt_03_and_17_the_count_begins_in_the_castle() {
    let referee = carcassonne(options(), &[], &["B"]);
    assert_eq!(referee.count(), Some("castle".to_string()));
    assert_eq!(referee.quarters(), []);
    let without = carcassonne(Options { count: false, ..options() }, &[], &["B"]);
    assert_eq!(without.count(), None);
}

#[test]
fn cnt_r_15_five_ways_out_and_three_fields() {
    let mut referee = carcassonne(options(), &[], &["U", "E", "B", "X"]);
    let kinds = [Kind::Road, Kind::City, Kind::Field, Kind::Cloister];
    assert_eq!(kinds.map(|kind| count(&referee, kind)), [3, 2, 3, 0]);
    // The fields go round the walls from road to road.
    assert_eq!(feature(&referee, -2, -1, "field NL").tiles, 4);
    assert_eq!(feature(&referee, 1, -1, "field NR").tiles, 4);
    assert_eq!(feature(&referee, -2, -1, "field SR").tiles, 5);
    assert!(feature(&referee, 0, 1, "field ER").segments.contains(&(1, 0, "field NR".to_string())));
    // The inner tiles have nothing.
    for x in [-1, 0] {
        let inside = |feature: &crate::Feature| {
            feature.segments.iter().any(|&(sx, sy, _)| (sx, sy) == (x, 0))
        };
        assert!(!referee.features().iter().any(inside));
    }
    referee.draw("BA-U");
    let placements = referee.legal_placements();
    for placement in [(-3, -1, 0), (1, -2, 1), (0, 2, 1), (-3, 0, 1), (2, -1, 1)] {
        assert!(placements.contains(&placement), "{placement:?} in {placements:?}");
    }
    for (x, y) in [(-2, 2), (2, 1)] {
        // Cities.
        assert!(!placements.iter().any(|&(px, py, _)| (px, py) == (x, y)));
    }
    referee.place(-3, -1, 0);
    referee.act("follower road E");
    assert_eq!(feature(&referee, -2, -1, "road W").pieces.len(), 1);
    lay(&mut referee, "E", -2, 2, 0);
    referee.act("follower city N");
    // The city of the outer landscape is like any other.
    assert_eq!(referee.scores(), [0, 4, 0]);
}

#[test]
fn cnt_r_14_a_completed_city_for_the_fields_around() {
    for count in [true, false] {
        let options = Options { count, ..options() };
        let mut referee = carcassonne(options, &[], &["B"]);
        stand(&mut referee, 0, -1, -1, "field NL");
        stand(&mut referee, 1, 1, 0, "field NR");
        stand_as(&mut referee, "pig", 1, 1, -1, "field NR");
        referee.finish();
        assert_eq!(referee.scores(), [3, 4, 0]);
    }
    // With another city: the one in the south-west, completed.
    let mut referee = carcassonne(options(), &[("E", -2, 2, 0)], &["B"]);
    stand(&mut referee, 0, -2, 0, "field NL");
    referee.finish();
    assert_eq!(referee.scores(), [6, 0, 0]);
}

#[test]
fn cnt_r_14_once_when_cities_count_once() {
    for (field_scoring, points) in [(FieldScoring::PerField, 6), (FieldScoring::OncePerCity, 3)] {
        let mut referee = carcassonne(Options { field_scoring, ..options() }, &[], &["B"]);
        stand(&mut referee, 0, -1, -1, "field NL");
        stand(&mut referee, 0, 1, 0, "field NR");
        referee.finish();
        assert_eq!(referee.scores(), [points, 0, 0]);
    }
}

#[test]
fn cnt_r_14_four_for_a_barn() {
    let mut referee = carcassonne(options(), &[("B", -1, -2, 0)], &["B", "B"]);
    stand(&mut referee, 1, -1, -1, "field NL");
    stand_as(&mut referee, "pig", 1, -1, -2, "field NL");
    lay(&mut referee, "B", 0, -2, 0);
    assert_eq!(places(&referee, "barn"), names(&["SW"]));
    referee.act("barn SW");
    // ABB-27 and ABB-28: three with a pig are four.
    assert_eq!(referee.scores(), [0, 4, 0]);
    assert_eq!(referee.step(), Step::Deploy);
    referee.finish();
    assert_eq!(referee.scores(), [4, 4, 0]);
}

#[test]
fn cnt_r_14_and_15_a_portal_leads_around_it_but_not_into_it() {
    let portal = all_tiles().into_values().find(|tile| tile.shows(Symbol::MagicPortal));
    let portal = portal.expect("there are portals").id;
    let mut referee = carcassonne(options(), &[], &[&portal, "B"]);
    referee.draw(&portal);
    let (x, y, turn) = referee.legal_placements().into_iter().next().expect("a place");
    referee.place(x, y, turn);
    // PRD-R-12, CNT-R-15: through the portal to the outer landscape, not into quarters or walls.
    let followers = places(&referee, "follower");
    let outside = ["road W at -2,-1", "city S at -2,1", "city E at 1,1", "field NL at -2,0"];
    for place in outside {
        assert!(followers.contains(place), "{place} in {followers:?}");
    }
    let closed = [" at -1,0", " at 0,0", "castle", "market", "blacksmith", "cathedral"];
    let wrong = |text: &String| closed.iter().any(|end| text.ends_with(end));
    assert!(!referee.legal().iter().any(wrong));
}

#[test]
fn kng_r_04_one_more_for_the_king() {
    let cases = [
        (AwardScoring::PerFeature, 2),
        (AwardScoring::TenTwenty, 10),
        (AwardScoring::FifteenForty, 15),
        (AwardScoring::Continuously, 0),
        (AwardScoring::ContinuouslyAtOnce, 1),
    ];
    for count in [true, false] {
        for (award_scoring, points) in cases {
            let options = Options { count, award_scoring, ..options() };
            let mut referee = carcassonne(options, &[], &["E", "B"]);
            lay(&mut referee, "E", -2, 2, 0);
            referee.pass();
            // It is no record: a city of two tiles is the largest that anybody completed.
            assert_eq!(referee.king(), Some(0));
            referee.finish();
            assert_eq!(referee.scores(), [points, 0, 0]);
        }
    }
    // Nobody holds the King.
    let mut referee = carcassonne(options(), &[], &["B"]);
    referee.finish();
    assert_eq!(referee.scores(), [0; 3]);
    // And without the tiles there is no such city.
    let mut referee = table_with(options(), &[("E", 0, 0, 0)], &["E", "B"]);
    lay(&mut referee, "E", 0, -1, 2);
    referee.pass();
    referee.finish();
    assert_eq!(referee.scores(), [1, 0, 0]);
}

#[test]
fn cnt_r_16_the_dragon_stays_outside() {
    let mut referee = carcassonne(options(), &[], &["PD-04", "B"]);
    referee.board.dragon = Some((-1, -1));
    stand(&mut referee, 1, 0, -1, "field NL");
    wait_in(&mut referee, Quarter::Castle, "follower", 1);
    referee.draw("PD-04");
    let (x, y, turn) = referee
        .legal_placements()
        .into_iter()
        .find(|&(x, _, _)| x < -2)
        .expect("a place in the west");
    referee.place(x, y, turn);
    referee.pass();
    assert_eq!(with(&referee, "dragon"), names(&["E", "W"]));
    referee.act("dragon E");
    // CNT-18: only the farmer is eaten.
    assert_eq!(referee.supplies("follower"), [7, 6, 7]);
    referee.act("dragon E");
    referee.act("dragon S");
    assert_eq!(with(&referee, "dragon"), names(&["S"]));
    referee.act("dragon S");
    referee.act("dragon W");
    assert_eq!((referee.dragon(), with(&referee, "dragon")), (Some((0, 1)), names(&["W"])));
}

#[test]
fn cnt_r_17_towers_do_not_reach_into_quarters() {
    let options = Options { tower_pieces_each: 5, ..options() };
    let site = all_tiles().into_values().find(|tile| tile.shows(Symbol::TowerSite));
    let mut referee = carcassonne(options, &[], &["B", "B"]);
    let mut tile = site.expect("there are towers");
    tile.edges = referee.tiles["BA-B"].edges;
    tile.segments = referee.tiles["BA-B"].segments.clone();
    tile.junctions.clear();
    referee.board.lay(-3, 0, tile);
    for quarter in Quarter::ALL {
        wait_in(&mut referee, quarter, "follower", 1);
    }
    referee.board.towers.insert((-3, 0), 8);
    lay(&mut referee, "B", -3, 1, 0);
    let mut nobody = referee.clone();
    nobody.act("tower -3,0");
    assert_eq!((nobody.step(), nobody.player()), (Step::Draw, 1));
    // The outer landscape is in reach.
    stand(&mut referee, 1, 1, 0, "field NR");
    referee.act("tower -3,0");
    assert_eq!(with(&referee, "capture"), names(&["field NR at 1,0"]));
}
