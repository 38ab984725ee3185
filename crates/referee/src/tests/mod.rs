//! The referee against the worked examples of the rules (`BAS-EX-..`) and the cases derived from
//! them (`BAS-DX-..`). Most situations are laid on the table directly, as the rules show them.

mod fields;
mod placing;
mod random_games;
mod scoring;

use std::collections::{BTreeMap, BTreeSet};

use crate::{Feature, FieldScoring, Kind, Options, Referee, TileFacts, parse_tiles};

/// The tiles of the base game.
fn base() -> BTreeMap<String, TileFacts> {
    parse_tiles(include_str!("../../../rules/tiles/base.toml"))
}

fn options(field_scoring: FieldScoring) -> Options {
    Options { players: 3, followers_each: 7, farmers: true, field_scoring }
}

/// Three players, seat 0 to move, these tiles on the table (last part of the id, x, y, turn) and
/// these to draw.
fn table(laid: &[(&str, i32, i32, u8)], stack: &[&str]) -> Referee {
    table_with(options(FieldScoring::PerField), laid, stack)
}

fn table_with(options: Options, laid: &[(&str, i32, i32, u8)], stack: &[&str]) -> Referee {
    let laid = laid.iter();
    let laid: Vec<_> = laid.map(|&(id, x, y, turn)| (format!("BA-{id}"), x, y, turn)).collect();
    let mut counts = BTreeMap::new();
    for id in stack {
        *counts.entry(format!("BA-{id}")).or_default() += 1;
    }
    Referee::new(base(), options, counts, &laid, 0)
}

/// Puts a follower on the table as if it had been placed in an earlier turn.
fn stand(referee: &mut Referee, seat: usize, x: i32, y: i32, place: &str) {
    let mut segments = referee.board.tiles[&(x, y)].segments.iter();
    let index = segments.position(|segment| segment.name() == place);
    let index = index.unwrap_or_else(|| panic!("no {place} at {x},{y}"));
    let before = referee.board.followers.insert((x, y, index), seat);
    assert_eq!(before, None, "two followers on one segment");
}

/// Draws and places in one go.
fn lay(referee: &mut Referee, id: &str, x: i32, y: i32, turn: u8) {
    referee.draw(&format!("BA-{id}"));
    referee.place(x, y, turn);
}

fn names(places: &[&str]) -> BTreeSet<String> {
    places.iter().map(|place| (*place).to_string()).collect()
}

/// The feature that holds this place.
fn feature(referee: &Referee, x: i32, y: i32, place: &str) -> Feature {
    let features = referee.features();
    let mut holding = features
        .into_iter()
        .filter(|feature| feature.segments.contains(&(x, y, place.to_string())));
    let found = holding.next().expect("the place is on the table");
    assert_eq!(holding.next(), None, "a place belongs to one feature");
    found
}

/// How many features of a kind there are.
fn count(referee: &Referee, kind: Kind) -> usize {
    let features = referee.features();
    features.iter().filter(|f| f.kind == kind).count()
}
