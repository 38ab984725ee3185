//! Reading tile files.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::tile::{Edge, HALVES, Kind, Role, SIDES, Segment, Symbol, TileFacts};

/// The goods, in the order in which they are counted.
const GOODS: [&str; 3] = ["wine", "grain", "cloth"];

#[derive(Deserialize)]
struct RawFile {
    tile: Vec<RawTile>,
}

// Unknown keys are refused: they could carry a rule that the referee would otherwise silently
// leave out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawTile {
    id: String,
    copies: u32,
    #[serde(default)]
    start: bool,
    role: Option<String>,
    at: Option<(i32, i32)>,
    edges: String,
    #[serde(default)]
    split_edges: String,
    #[serde(default)]
    symbols: Vec<String>,
    features: Vec<RawFeature>,
    #[serde(default)]
    junctions: Vec<Vec<usize>>,
    #[serde(default)]
    bridges: Vec<[usize; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "as in the file")]
struct RawFeature {
    kind: String,
    #[serde(default)]
    sides: String,
    #[serde(default)]
    halves: String,
    #[serde(default)]
    inner: usize,
    #[serde(default)]
    shields: u32,
    #[serde(default)]
    cathedral: bool,
    #[serde(default)]
    inn: bool,
    #[serde(default)]
    princess: bool,
    #[serde(default)]
    pig_herd: bool,
    #[serde(default)]
    carcassonne: bool,
    goods: Option<String>,
    #[serde(default)]
    touches: Vec<usize>,
}

/// Reads the text of a tile file: the facts of every tile kind by its id.
///
/// # Panics
///
/// If the text is not a sound tile file. The referee is for tests only, so this is enough.
pub fn parse_tiles(toml: &str) -> BTreeMap<String, TileFacts> {
    let file: RawFile = toml::from_str(toml).expect("the tile file cannot be read");
    let mut tiles = BTreeMap::new();
    for raw in file.tile {
        // No rule asks for bridges; they only have to name features.
        let bridged = raw.bridges.iter().flatten();
        assert!(bridged.into_iter().all(|&feature| feature < raw.features.len()), "{}", raw.id);
        let edges: Vec<Option<Edge>> = raw.edges.split_whitespace().map(edge).collect();
        let tile = TileFacts {
            edges: edges.try_into().expect("a tile has four edges"),
            segments: raw.features.into_iter().map(segment).collect(),
            copies: raw.copies,
            start: raw.start,
            role: role(raw.role.as_deref()),
            at: raw.at,
            symbols: raw.symbols.iter().map(|name| symbol(name)).collect(),
            junctions: raw.junctions,
            id: raw.id,
        };
        tile.check();
        let split = raw.split_edges.split_whitespace().map(|name| find(&SIDES, name));
        assert_eq!(tile.split_edges(), split.collect(), "{}: two fields at one side?", tile.id);
        let before = tiles.insert(tile.id.clone(), tile);
        assert!(before.is_none(), "a tile id stands in the file twice");
    }
    tiles
}

/// What a side shows; nothing for "any" (ABB-05).
fn edge(name: &str) -> Option<Edge> {
    match name {
        "any" => None,
        "carcassonne" => Some(Edge::Carcassonne),
        kind => Some(Edge::Of(Kind::from_name(kind))),
    }
}

fn symbol(name: &str) -> Symbol {
    match name {
        "volcano" => Symbol::Volcano,
        "dragon" => Symbol::Dragon,
        "magic-portal" => Symbol::MagicPortal,
        "tower-site" => Symbol::TowerSite,
        "fair" => Symbol::Fair,
        other => panic!("the referee does not know the symbol \"{other}\""),
    }
}

fn role(name: Option<&str>) -> Role {
    match name {
        None => Role::Land,
        Some("source") => Role::Source,
        Some("fork") => Role::Fork,
        Some("river") => Role::River,
        Some("lake") => Role::Lake,
        Some("abbey") => Role::Abbey,
        Some("fixed") => Role::Fixed,
        Some(other) => panic!("the referee does not know the role \"{other}\""),
    }
}

/// The place of a name in a list.
fn find(list: &[&str], name: &str) -> usize {
    let found = list.iter().position(|entry| *entry == name);
    found.unwrap_or_else(|| panic!("\"{name}\" is none of {list:?}"))
}

fn segment(raw: RawFeature) -> Segment {
    let kind = Kind::from_name(&raw.kind);
    // Only the list that goes with the kind may be filled.
    let (used, unused, names): (_, _, &[&str]) = match kind {
        Kind::Field => (&raw.halves, &raw.sides, &HALVES),
        _ => (&raw.sides, &raw.halves, &SIDES),
    };
    assert!(unused.is_empty(), "{} cannot have \"{unused}\"", raw.kind);
    let places = used.split_whitespace().map(|name| find(names, name));
    let mut reaches: Vec<usize> = places.collect();
    reaches.sort_unstable();

    let of_a_city = raw.shields > 0 || raw.cathedral || raw.princess || raw.goods.is_some();
    assert!(!of_a_city || kind == Kind::City, "{} has what only a city has", raw.kind);
    assert!(!raw.inn || kind == Kind::Road, "only a road has an inn");
    let of_a_field = raw.pig_herd || raw.carcassonne || raw.inner > 0;
    assert!(!of_a_field || kind == Kind::Field, "{} has what only a field has", raw.kind);
    assert!(raw.inner <= 2, "a tile has at most two inner fields");
    Segment {
        kind,
        reaches,
        inner: raw.inner,
        shields: raw.shields,
        cathedral: raw.cathedral,
        inn: raw.inn,
        princess: raw.princess,
        pig_herd: raw.pig_herd,
        carcassonne: raw.carcassonne,
        goods: raw.goods.map(|name| find(&GOODS, &name)),
        touches: raw.touches,
    }
}

/// All copies of all tiles but the start tile (BAS-02), the sources (RIV-03), the abbeys (ABB-03)
/// and the City of Carcassonne (CNT-01): what can be drawn at the start. The source of
/// RIV-R-12 is not among it.
pub fn full_stack(tiles: &BTreeMap<String, TileFacts>) -> BTreeMap<String, u32> {
    let kept = |role| matches!(role, Role::Source | Role::Abbey | Role::Fixed);
    let drawn = tiles.values().filter(|tile| !kept(tile.role));
    let drawn = drawn.map(|tile| {
        let copies = tile.copies - u32::from(tile.start);
        (tile.id.clone(), copies)
    });
    drawn.filter(|(_, copies)| *copies > 0).collect()
}
