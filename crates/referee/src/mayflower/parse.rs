//! Reading the tile file.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::tile::{Edge, Kind, Segment, TileFacts};
use crate::board::Position;
use crate::printed::places;
use crate::tile::{HALVES, SIDES};

#[derive(Deserialize)]
struct RawFile {
    tile: Vec<RawTile>,
}

// Unknown keys are refused: they could carry a rule that the referee would otherwise silently
// leave out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: String,
    copies: u16,
    role: Option<String>,
    at: Option<Position>,
    edges: String,
    features: Vec<RawFeature>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
struct RawFeature {
    kind: String,
    sides: String,
    halves: String,
    trading_posts: u32,
    flags: u32,
    deer: u32,
    bison: u32,
    turkeys: u32,
    bears: u32,
}

/// Reads the text of the tile file: the facts of every tile kind, in the order of the file.
///
/// # Panics
///
/// If the text is not a sound tile file. The referee is for tests only, so this is enough.
pub fn parse_tiles(toml: &str) -> Vec<TileFacts> {
    let file: RawFile = toml::from_str(toml).expect("the tile file cannot be read");
    file.tile.into_iter().map(tile).collect()
}

fn tile(raw: RawTile) -> TileFacts {
    let fixed = match raw.role.as_deref() {
        None => false,
        Some("fixed") => true,
        Some(other) => panic!("the referee does not know the role \"{other}\""),
    };
    assert_eq!(fixed, raw.at.is_some(), "{}: a starting space or not?", raw.id);
    let edges: Vec<Edge> = raw.edges.split_whitespace().map(edge).collect();
    let tile = TileFacts {
        edges: edges.try_into().expect("a tile has four edges"),
        segments: raw.features.iter().map(segment).collect(),
        copies: raw.copies,
        at: raw.at,
        id: raw.id,
    };
    tile.check();
    tile
}

fn edge(name: &str) -> Edge {
    if name == "coast" { Edge::Coast } else { Edge::Of(Kind::from_name(name)) }
}

fn segment(raw: &RawFeature) -> Segment {
    let kind = Kind::from_name(&raw.kind);
    let (sides, halves) = (places(&raw.sides, &SIDES), places(&raw.halves, &HALVES));
    // Only what goes with the kind may be there.
    let belongs = |there: bool, owners: &[Kind], what: &str| {
        assert!(!there || owners.contains(&kind), "{} cannot have {what}", raw.kind);
    };
    belongs(!sides.is_empty(), &[Kind::Road, Kind::Town], "sides");
    belongs(!halves.is_empty(), &[Kind::Plain], "half-edges");
    belongs(raw.trading_posts > 0, &[Kind::Road], "trading posts");
    belongs(raw.flags > 0, &[Kind::Town], "flags");
    belongs(raw.deer + raw.bison + raw.turkeys + raw.bears > 0, &[Kind::Plain], "animals");
    Segment {
        kind,
        reaches: if kind == Kind::Plain { halves } else { sides },
        trading_posts: raw.trading_posts,
        flags: raw.flags,
        deer: raw.deer,
        bison: raw.bison,
        turkeys: raw.turkeys,
        bears: raw.bears,
    }
}

/// All copies of all tiles, the starting spaces included.
pub fn full_box(tiles: &[TileFacts]) -> BTreeMap<String, u16> {
    tiles.iter().map(|tile| (tile.id.clone(), tile.copies)).collect()
}

/// What lies on the table at the start of the usual game: every starting space at its place
/// (MAY-02). Id, position, turn.
pub fn usual_start(tiles: &[TileFacts]) -> Vec<(String, Position, u8)> {
    tiles.iter().filter_map(|tile| Some((tile.id.clone(), tile.at?, 0))).collect()
}
