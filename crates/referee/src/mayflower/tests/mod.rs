//! The referee against the worked examples of the rules digest (`MAY-EX-..`), single rules, and
//! whole random games.

mod coast;
mod examples;
mod final_scoring;
mod long_example;
mod random_games;
mod rules;
mod surveyors;
mod tiles;

use std::collections::{BTreeMap, BTreeSet};

use super::tile::Kind;
use super::{Feature, Options, Referee, Step, TileFacts, full_box, parse_tiles, usual_start};
use crate::board::Spot;
use crate::ground::Ground;
use crate::printed::Printed;
use crate::tile::{HALVES, SIDES};

const YELLOW: usize = 0;
const BLUE: usize = 1;
const RED: usize = 2;
const GREEN: usize = 3;
const BLACK: usize = 4;

fn tiles() -> Vec<TileFacts> {
    parse_tiles(include_str!("../../../../rules/tiles/mayflower.toml"))
}

/// A game with the full box at the coast.
fn game(options: Options) -> Referee {
    let tiles = tiles();
    let (copies, start) = (full_box(&tiles), usual_start(&tiles));
    Referee::new(options, tiles, &copies, &start)
}

/// Tiles on the table (letters, column, row, turn) without the coast, and some to draw.
fn table(options: Options, laid: &[(&str, i32, i32, u8)], to_draw: &[&str]) -> Referee {
    let start = laid.iter().map(|&(letters, c, row, turn)| (id(letters), (-c, row), turn));
    let start: Vec<_> = start.collect();
    let mut copies = BTreeMap::new();
    for id in start.iter().map(|entry| entry.0.clone()).chain(to_draw.iter().map(|l| id(l))) {
        *copies.entry(id).or_default() += 1;
    }
    Referee::new(options, tiles(), &copies, &start)
}

/// The same at the coast.
fn coast(options: Options, laid: &[(&str, i32, i32, u8)], to_draw: &[&str]) -> Referee {
    let spaces = (0..10).map(|row| format!("COAST-{row}")).collect::<Vec<_>>();
    let spaces = (0..).zip(&spaces).map(|(row, space)| (space.as_str(), 0, row, 0));
    table(options, &spaces.chain(laid.iter().copied()).collect::<Vec<_>>(), to_draw)
}

/// Columns for the surveyors.
fn surveyors_at(surveyors_at: [i32; 2]) -> Options {
    Options { surveyors_at, ..Options::usual(5) }
}

/// A tile is called by its letters.
fn id(letters: &str) -> String {
    format!("MF-{letters}")
}

fn texts(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(|text| (*text).to_string()).collect()
}

/// Short ways to say what is said often. Places are given by column and row.
impl Referee {
    fn must(&mut self, text: &str) {
        self.act(text).unwrap_or_else(|problem| panic!("{problem}"));
    }

    /// Draws and places a tile.
    fn lay(&mut self, letters: &str, column: i32, row: i32, turn: u8) {
        let id = id(letters);
        self.must(&format!("draw {id}"));
        // Of turns that look the same the smallest is the legal one.
        let look = self.tiles[&id].turned(turn);
        let same = (0..=turn).find(|&n| self.tiles[&id].turned(n).looks_like(&look));
        let turn = same.expect("a tile looks like itself");
        self.must(&format!("place {},{row} turn {turn}", -column));
    }

    /// Draws and places a tile without a settler.
    fn tile(&mut self, letters: &str, column: i32, row: i32, turn: u8) {
        self.lay(letters, column, row, turn);
        self.must("pass");
    }

    /// The segment that reaches this side or half-edge: "road N"; or the farm.
    fn spot(&self, column: i32, row: i32, place: &str) -> Spot {
        let tile = self.board.tile((-column, row));
        let (kind, reach) = place.split_once(' ').unwrap_or((place, ""));
        let index = match Kind::from_name(kind) {
            Kind::Farm => tile.farm(),
            kind => {
                let names: &[&str] = if kind == Kind::Plain { &HALVES } else { &SIDES };
                let reach = names.iter().position(|name| *name == reach);
                tile.find(kind, reach.expect("a side or half-edge"))
            }
        };
        (-column, row, index.expect("the tile has such a place"))
    }

    /// A settler is there already.
    fn stand(&mut self, seat: usize, column: i32, row: i32, place: &str) {
        let before = self.board.settlers.insert(self.spot(column, row, place), seat);
        assert_eq!(before, None);
    }

    /// Who is on the table: seat, column, row and place.
    fn on_table(&self) -> Vec<(usize, i32, i32, String)> {
        let pieces = self.pieces_on_table().into_iter();
        pieces.map(|(seat, _, (x, y), place)| (seat, -x, y, place)).collect()
    }

    /// What can be done in the piece step besides passing.
    fn legal_settlers(&self) -> BTreeSet<String> {
        assert_eq!(self.step(), Step::Piece);
        self.legal().into_iter().filter(|text| text != "pass").collect()
    }

    /// Where a tile can go: columns and rows.
    fn spaces(&self) -> BTreeSet<(i32, i32)> {
        assert_eq!(self.step(), Step::Place);
        let placements = self.legal().into_iter().map(|text| {
            let space = text.split(' ').nth(1).expect("a space").to_string();
            let (x, y) = space.split_once(',').expect("x,y");
            let number = |text: &str| text.parse::<i32>().expect("a number");
            (-number(x), number(y))
        });
        placements.collect()
    }

    fn settlers(&self) -> Vec<usize> {
        (0..self.scores().len()).map(|seat| self.supply(seat, "settler")).collect()
    }

    /// The feature with this place.
    fn feature_at(&self, column: i32, row: i32, place: &str) -> Feature {
        let spot = self.spot(column, row, place);
        let segment = (spot.0, spot.1, self.board.name(spot));
        let found = self.features().into_iter().find(|f| f.segments.contains(&segment));
        found.unwrap_or_else(|| panic!("no {place} at column {column}, row {row}"))
    }
}
