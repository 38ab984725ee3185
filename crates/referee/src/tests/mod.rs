//! The referee against the worked examples of the rules (`BAS-EX-..` and so on) and the cases
//! derived from them (`BAS-DX-..`, `KNG-EX-D..`). Most situations are laid on the table directly,
//! as the rules show them.

mod abbey;
mod abbot;
mod awards;
mod barn;
mod builder;
mod carcassonne;
mod catapult;
mod count;
mod cult;
mod dragon;
mod fairy;
mod fields;
mod flight;
mod goods;
mod inns;
mod last_round;
mod leaving;
mod market;
mod mayor;
mod phantom;
mod pigs;
mod placing;
mod portal;
mod princess;
mod random_games;
mod river;
mod river_end;
mod scoring;
mod seduction;
mod tiles;
mod tower;
mod trust;
mod wagon;

use std::collections::{BTreeMap, BTreeSet};

use crate::figure::{Figure, Piece};
use crate::quarter::Quarter;
use crate::{Feature, FieldScoring, Kind, Options, Referee, Step, TileFacts, parse_tiles};

/// The tiles of the base game.
fn base() -> BTreeMap<String, TileFacts> {
    parse_tiles(include_str!("../../../rules/tiles/base.toml"))
}

/// The tile files of all sets.
const SETS: [&str; 12] = [
    include_str!("../../../rules/tiles/base.toml"),
    include_str!("../../../rules/tiles/inns-and-cathedrals.toml"),
    include_str!("../../../rules/tiles/traders-and-builders.toml"),
    include_str!("../../../rules/tiles/king-and-robber.toml"),
    include_str!("../../../rules/tiles/cult.toml"),
    include_str!("../../../rules/tiles/river-1.toml"),
    include_str!("../../../rules/tiles/river-2.toml"),
    include_str!("../../../rules/tiles/princess-and-dragon.toml"),
    include_str!("../../../rules/tiles/tower.toml"),
    include_str!("../../../rules/tiles/abbey-and-mayor.toml"),
    include_str!("../../../rules/tiles/count.toml"),
    include_str!("../../../rules/tiles/catapult.toml"),
];

fn all_tiles() -> BTreeMap<String, TileFacts> {
    SETS.iter().flat_map(|set| parse_tiles(set)).collect()
}

fn options(field_scoring: FieldScoring) -> Options {
    Options { field_scoring, ..Options::base(3) }
}

/// Three players and everything there is but the dragon, towers and abbeys and what comes with
/// them.
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

/// Two players with everything of The Princess & the Dragon, The Tower and Abbey & Mayor besides.
fn all_of_it() -> Options {
    Options {
        players: 2,
        dragon: true,
        fairy: true,
        princess: true,
        portals: true,
        tower_pieces_each: 10,
        abbeys_each: 1,
        mayors_each: 1,
        wagons_each: 1,
        barns_each: 1,
        ..everything()
    }
}

/// Short ways to say what is said often.
impl Referee {
    fn draw(&mut self, tile: &str) {
        self.act(&format!("draw {tile}"));
    }

    fn place(&mut self, x: i32, y: i32, turn: u8) {
        self.act(&format!("place {x},{y} turn {turn}"));
    }

    fn piece(&mut self, piece: &str, place: &str) {
        self.act(&format!("{piece} {place}"));
    }

    fn pass(&mut self) {
        self.act("pass");
    }

    fn second_tile(&mut self) {
        self.act("second-tile");
    }

    /// What can be done in the piece step besides passing.
    fn legal_pieces(&self) -> BTreeSet<String> {
        let legal = if self.step() == Step::Piece { self.legal() } else { BTreeSet::new() };
        legal.into_iter().filter(|text| text != "pass").collect()
    }

    fn legal_draws(&self) -> BTreeSet<String> {
        with(self, "draw")
    }

    fn legal_placements(&self) -> BTreeSet<(i32, i32, u8)> {
        let texts = with(self, "place").into_iter();
        let placements = texts.map(|text| {
            let numbers = text.replace(" turn ", ",");
            let numbers: Vec<i32> =
                numbers.split(',').map(|n| n.parse().expect("a number")).collect();
            (numbers[0], numbers[1], numbers[2] as u8)
        });
        placements.collect()
    }
}

/// What follows a first word in the texts of the legal actions.
fn with(referee: &Referee, first: &str) -> BTreeSet<String> {
    let legal = referee.legal().into_iter();
    let rest = legal.filter_map(|text| {
        let (found, rest) = text.split_once(' ')?;
        (found == first).then(|| rest.to_string())
    });
    rest.collect()
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

/// Puts a piece into a quarter as if that had been done in an earlier turn.
fn wait_in(referee: &mut Referee, quarter: Quarter, piece: &str, seat: usize) {
    let figure = Figure { seat, piece: Piece::from_name(piece) };
    referee.board.quarters.push((quarter, figure));
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
    if referee.step() == Step::Piece { with(referee, piece) } else { BTreeSet::new() }
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
