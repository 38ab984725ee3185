//! Magic portals.

use super::{followers, lay, names, places, stand, stand_as, table_with};
use crate::{Options, Referee};

fn portals() -> Options {
    Options {
        portals: true,
        dragon: true,
        mayors_each: 1,
        wagons_each: 1,
        barns_each: 1,
        builders_each: 1,
        ..Options::base(2)
    }
}

/// A completed city, an occupied cloister, free roads and cities; a portal is to come.
fn portal(options: Options) -> Referee {
    let laid = [("E", 0, 0, 0), ("E", 0, -1, 2), ("A", 1, 0, 0), ("J", 0, 1, 1), ("E", -1, 0, 3)];
    let mut referee = table_with(options, &laid, &["PD-02", "B"]);
    stand(&mut referee, 1, 1, 0, "cloister");
    referee
}

#[test]
fn prd_34_and_35_followers_go_to_other_tiles() {
    let mut referee = portal(portals());
    lay(&mut referee, "PD-02", 0, 2, 0);
    let found = followers(&referee);
    // The cloister is taken, the city at 0,0 complete.
    for place in &found {
        assert!(!place.contains("cloister") && !place.contains("city N"), "{place}");
    }
    // On its own tile the place has no position; the same road is also open on the next tile.
    let open = ["road N", "road S at 0,1", "road S at 1,0", "city E at 0,1", "city W at -1,0"];
    assert!(names(&open).is_subset(&found), "{found:?}");
    assert!(names(&["field EL at 0,0", "field NL"]).is_subset(&found), "{found:?}");
    // PRD-R-08, PRD-R-12: mayors only in cities, wagons not on fields, others not at all.
    assert_eq!(places(&referee, "mayor"), names(&["city E at 0,1", "city W at -1,0"]));
    assert!(places(&referee, "wagon").iter().all(|place| !place.contains("field")));
    assert!(places(&referee, "wagon").contains("road S at 1,0"));
    assert!(places(&referee, "builder").is_empty());
    referee.act("mayor city W at -1,0");
    assert_eq!(referee.supplies("mayor"), [0, 1]);
}

#[test]
fn prd_30_not_to_the_dragon() {
    let mut referee = portal(portals());
    referee.board.dragon = Some((0, 1));
    lay(&mut referee, "PD-02", 0, 2, 0);
    assert!(followers(&referee).iter().all(|place| !place.ends_with("at 0,1")));
}

#[test]
fn prd_r_11_what_the_portal_completes_is_open_only_on_its_tile() {
    let laid = [("E", 0, 0, 0), ("B", 1, 0, 0)];
    let mut referee = table_with(portals(), &laid, &["PD-27", "B"]);
    lay(&mut referee, "PD-27", 0, -1, 2);
    let found = places(&referee, "mayor");
    assert_eq!(found, names(&["city S"]));
    assert!(followers(&referee).contains("cloister at 1,0"));
    assert!(followers(&referee).contains("city S"));
    assert!(!followers(&referee).contains("city N at 0,0"));
}

#[test]
fn abb_25_no_farmer_on_a_field_with_a_barn() {
    let mut referee = portal(portals());
    stand_as(&mut referee, "barn", 1, 0, -1, "field NL");
    lay(&mut referee, "PD-02", 0, 2, 0);
    assert!(!followers(&referee).contains("field NL at 0,-1"));
    assert!(followers(&referee).iter().any(|place| place.starts_with("field")));
}

#[test]
fn without_portals_only_the_tile_just_laid() {
    let mut referee = portal(Options { portals: false, ..portals() });
    lay(&mut referee, "PD-02", 0, 2, 0);
    assert!(referee.legal().iter().all(|text| !text.contains(" at ")));
}
