//! Reading the tile file.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::tile::{Kind, Segment, TileFacts};
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
    #[serde(default)]
    start: bool,
    role: Option<String>,
    edges: String,
    features: Vec<RawFeature>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "as in the file")]
struct RawFeature {
    kind: String,
    sides: String,
    halves: String,
    gold: bool,
    mushrooms: u32,
    spring: bool,
    lake: Option<usize>,
    fish: u32,
    deer: u32,
    mammoths: u32,
    aurochs: u32,
    tigers: u32,
    fire: bool,
    dolmen: bool,
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
    let edges: Vec<Kind> = raw.edges.split_whitespace().map(Kind::from_name).collect();
    let tile = TileFacts {
        edges: edges.try_into().expect("a tile has four edges"),
        segments: raw.features.iter().map(segment).collect(),
        copies: raw.copies,
        start: raw.start,
        bonus: match raw.role.as_deref() {
            None => false,
            Some("bonus") => true,
            Some(other) => panic!("the referee does not know the role \"{other}\""),
        },
        id: raw.id,
    };
    tile.check();
    tile
}

fn segment(raw: &RawFeature) -> Segment {
    let kind = Kind::from_name(&raw.kind);
    let (sides, halves) = (places(&raw.sides, &SIDES), places(&raw.halves, &HALVES));
    // Only what goes with the kind may be there.
    let belongs = |there: bool, owner: Kind, what: &str| {
        assert!(!there || kind == owner, "{} cannot have {what}", raw.kind);
    };
    belongs(raw.gold, Kind::Forest, "gold");
    belongs(raw.mushrooms > 0, Kind::Forest, "mushrooms");
    belongs(raw.spring, Kind::River, "a spring");
    belongs(raw.lake.is_some(), Kind::River, "a lake");
    belongs(raw.fish > 0, Kind::Lake, "fish");
    belongs(raw.deer + raw.mammoths + raw.aurochs + raw.tigers > 0, Kind::Meadow, "animals");
    belongs(raw.fire, Kind::Meadow, "a fire");
    belongs(raw.dolmen, Kind::Meadow, "a dolmen");
    belongs(!halves.is_empty(), Kind::Meadow, "half-edges");
    let no_sides = matches!(kind, Kind::Meadow | Kind::Lake);
    assert!(sides.is_empty() || !no_sides, "{} cannot have sides", raw.kind);
    Segment {
        kind,
        reaches: if kind == Kind::Meadow { halves } else { sides },
        gold: raw.gold,
        mushrooms: raw.mushrooms,
        spring: raw.spring,
        lake: raw.lake,
        fish: raw.fish,
        deer: raw.deer,
        mammoths: raw.mammoths,
        aurochs: raw.aurochs,
        tigers: raw.tigers,
        fire: raw.fire,
        dolmen: raw.dolmen,
    }
}

/// All copies of all tiles, the start tile and the bonus tiles included.
pub fn full_box(tiles: &[TileFacts]) -> BTreeMap<String, u16> {
    tiles.iter().map(|tile| (tile.id.clone(), tile.copies)).collect()
}
