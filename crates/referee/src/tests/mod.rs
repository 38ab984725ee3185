//! The referee against the worked examples of the rules (`BAS-EX-..` and so on) and the cases
//! derived from them (`BAS-DX-..`, `KNG-EX-D..`). Most situations are laid on the table directly,
//! as the rules show them.

mod awards;
mod builder;
mod cult;
mod fields;
mod goods;
mod inns;
mod pigs;
mod placing;
mod random_games;
mod river;
mod scoring;
mod tiles;

use std::collections::{BTreeMap, BTreeSet};

use crate::figure::{Figure, Piece};
use crate::{Feature, FieldScoring, Kind, Options, Referee, TileFacts, parse_tiles};

/// The tiles of the base game.
fn base() -> BTreeMap<String, TileFacts> {
    parse_tiles(include_str!("../../../rules/tiles/base.toml"))
}

/// The tile files of all sets.
const SETS: [&str; 7] = [
    include_str!("../../../rules/tiles/base.toml"),
    include_str!("../../../rules/tiles/inns-and-cathedrals.toml"),
    include_str!("../../../rules/tiles/traders-and-builders.toml"),
    include_str!("../../../rules/tiles/king-and-robber.toml"),
    include_str!("../../../rules/tiles/cult.toml"),
    include_str!("../../../rules/tiles/river-1.toml"),
    include_str!("../../../rules/tiles/river-2.toml"),
];

fn all_tiles() -> BTreeMap<String, TileFacts> {
    SETS.iter().flat_map(|set| parse_tiles(set)).collect()
}

fn options(field_scoring: FieldScoring) -> Options {
    Options { field_scoring, ..Options::base(3) }
}

/// Three players and everything there is.
fn everything() -> Options {
    Options {
        big_followers_each: 1,
        builders_each: 1,
        pigs_each: 1,
        inns: true,
        cathedrals: true,
        goods: true,
        king: true,
        robber: true,
        shrines: true,
        pig_herd: true,
        ..Options::base(3)
    }
}

/// A tile id in full: the tiles of the base game are known by their letter.
fn full(id: &str) -> String {
    if id.contains('-') { id.to_string() } else { format!("BA-{id}") }
}

/// The base game with three players, seat 0 to move, these tiles on the table (id, x, y, turn)
/// and these to draw.
fn table(laid: &[(&str, i32, i32, u8)], stack: &[&str]) -> Referee {
    table_with(Options::base(3), laid, stack)
}

fn table_with(options: Options, laid: &[(&str, i32, i32, u8)], stack: &[&str]) -> Referee {
    let laid = laid.iter();
    let laid: Vec<_> = laid.map(|&(id, x, y, turn)| (full(id), x, y, turn)).collect();
    let mut counts = BTreeMap::new();
    for id in stack {
        *counts.entry(full(id)).or_default() += 1;
    }
    Referee::new(all_tiles(), options, counts, &laid, 0)
}

/// Puts a follower on the table as if it had been placed in an earlier turn.
fn stand(referee: &mut Referee, seat: usize, x: i32, y: i32, place: &str) {
    stand_as(referee, "follower", seat, x, y, place);
}

/// The same with any piece.
fn stand_as(referee: &mut Referee, piece: &str, seat: usize, x: i32, y: i32, place: &str) {
    let mut segments = referee.board.tile(x, y).segments.iter();
    let index = segments.position(|segment| segment.name() == place);
    let index = index.unwrap_or_else(|| panic!("no {place} at {x},{y}"));
    let figure = Figure { seat, piece: Piece::from_name(piece) };
    let before = referee.board.figures.insert((x, y, index), figure);
    assert_eq!(before, None, "two pieces on one segment");
}

/// Draws and places in one go.
fn lay(referee: &mut Referee, id: &str, x: i32, y: i32, turn: u8) {
    referee.draw(&full(id));
    referee.place(x, y, turn);
}

fn names(places: &[&str]) -> BTreeSet<String> {
    places.iter().map(|place| (*place).to_string()).collect()
}

/// Where a piece may be placed now.
fn places(referee: &Referee, piece: &str) -> BTreeSet<String> {
    let legal = referee.legal_pieces().into_iter();
    let places = legal.filter_map(|entry| {
        let (found, place) = entry.split_once(' ').expect("a piece and a place");
        (found == piece).then(|| place.to_string())
    });
    places.collect()
}

fn followers(referee: &Referee) -> BTreeSet<String> {
    places(referee, "follower")
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
