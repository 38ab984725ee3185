//! The referee against the boards of the rules digest (`HG-B-..`, `HG-XC-..`), single rules, and
//! whole random games.

mod boards;
mod published;
mod random_games;
mod rules;
mod tiles;

use std::collections::{BTreeMap, BTreeSet};

use super::tile::Kind;
use super::{Feature, Options, Referee, Step, TileFacts, full_box, parse_tiles};
use crate::board::Spot;
use crate::ground::Ground;
use crate::printed::Printed;
use crate::tile::{HALVES, SIDES};

const RED: usize = 0;
const BLUE: usize = 1;
const GREEN: usize = 2;
const YELLOW: usize = 3;
const PINK: usize = 4;

fn tiles() -> Vec<TileFacts> {
    parse_tiles(include_str!("../../../../rules/tiles/hunters-and-gatherers.toml"))
}

/// A game with these tiles and the start tile on the table.
fn game_of(options: Options, tiles: Vec<TileFacts>, copies: &BTreeMap<String, u16>) -> Referee {
    Referee::new(options, tiles, copies, &[("HGT-START".to_string(), (0, 0), 0)])
}

/// A game with the full box.
fn game(players: usize) -> Referee {
    let tiles = tiles();
    let copies = full_box(&tiles);
    game_of(Options::usual(players), tiles, &copies)
}

/// How many of each tile there are in a list, and the start tile.
fn copies_of(ids: &[&str]) -> BTreeMap<String, u16> {
    let mut copies = BTreeMap::from([("HGT-START".to_string(), 1)]);
    for id in ids {
        *copies.entry((*id).to_string()).or_default() += 1;
    }
    copies
}

/// A game with the start tile and these tiles only.
fn game_with_just(players: usize, ids: &[&str]) -> Referee {
    game_of(Options::usual(players), tiles(), &copies_of(ids))
}

/// The same where only the position counts: bonus tiles are drawn like land tiles.
fn position_with_just(players: usize, ids: &[&str]) -> Referee {
    let mut tiles = tiles();
    for tile in &mut tiles {
        tile.bonus = false;
    }
    game_of(Options::usual(players), tiles, &copies_of(ids))
}

/// Short ways to say what is said often.
impl Referee {
    fn must(&mut self, text: &str) {
        self.act(text).unwrap_or_else(|problem| panic!("{problem}"));
    }

    /// Draws and places a tile, written as in the digest: `HGT-43/0@(-1,0)`.
    fn lay(&mut self, seat: usize, tile: &str) {
        assert_eq!(self.player(), seat, "whose turn is it at {tile}?");
        let (id, rest) = tile.split_once('/').expect("id/turns");
        let (turn, position) = rest.split_once("@(").expect("turns@(x,y)");
        let position = position.strip_suffix(')').expect("a closing bracket");
        self.must(&format!("draw {id}"));
        // Of turns that look the same the smallest is the legal one.
        let number: u8 = turn.parse().expect("a number");
        let look = self.tiles[id].turned(number);
        let same = (0..=number).find(|&n| self.tiles[id].turned(n).looks_like(&look));
        let turn = same.expect("a tile looks like itself");
        self.must(&format!("place {position} turn {turn}"));
    }

    /// A tile without a piece.
    fn tile(&mut self, seat: usize, tile: &str) {
        self.lay(seat, tile);
        self.must("pass");
    }

    /// A tile with a piece, written as in the digest: "member forest W".
    fn tile_with(&mut self, seat: usize, tile: &str, piece: &str) {
        self.lay(seat, tile);
        let (piece, place) = piece.split_once(' ').expect("piece and place");
        let name = self.board.name(self.spot(place));
        self.must(&format!("{piece} {name}"));
    }

    /// The segment of the tile just placed that reaches this side or half-edge, or its only lake.
    fn spot(&self, place: &str) -> Spot {
        let (x, y) = self.placed.expect("a tile was placed");
        let tile = self.board.tile((x, y));
        let (kind, reach) = place.split_once(' ').unwrap_or((place, ""));
        let index = match Kind::from_name(kind) {
            Kind::Lake => tile.segments.iter().position(|s| s.kind == Kind::Lake),
            kind => {
                let names: &[&str] = if kind == Kind::Meadow { &HALVES } else { &SIDES };
                let reach = names.iter().position(|name| *name == reach);
                tile.find(kind, reach.expect("a side or half-edge"))
            }
        };
        (x, y, index.expect("the tile has such a place"))
    }

    /// What can be done in the piece step besides passing.
    fn legal_pieces(&self) -> BTreeSet<String> {
        assert_eq!(self.step(), Step::Piece);
        self.legal().into_iter().filter(|text| text != "pass").collect()
    }

    fn members(&self) -> Vec<usize> {
        (0..self.scores().len()).map(|seat| self.supply(seat, "member")).collect()
    }

    fn huts(&self) -> Vec<usize> {
        (0..self.scores().len()).map(|seat| self.supply(seat, "hut")).collect()
    }

    /// The feature of a kind with this place at this position.
    fn feature_at(&self, x: i32, y: i32, place: &str) -> Feature {
        let segment = (x, y, place.to_string());
        let found = self.features().into_iter().find(|f| f.segments.contains(&segment));
        found.unwrap_or_else(|| panic!("no {place} at {x},{y}"))
    }
}

fn texts(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(|text| (*text).to_string()).collect()
}
