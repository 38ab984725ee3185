//! What is printed on a tile, read from the tile file, and how a tile looks after a turn.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

/// The four sides, clockwise. A side is known by its place in this list.
pub(crate) const SIDES: [&str; 4] = ["N", "E", "S", "W"];

/// The eight half-edges, clockwise from the north-west corner (L and R as seen from the centre
/// of the tile looking outward). A half-edge is known by its place in this list.
pub(crate) const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

/// The kinds of feature a follower can stand on (BAS-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A road: its follower is a highwayman.
    Road,
    /// A city: its follower is a knight.
    City,
    /// A cloister: its follower is a monk.
    Cloister,
    /// A field: its follower is a farmer.
    Field,
}

impl Kind {
    /// The word used for this kind in tile files and place names.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Road => "road",
            Kind::City => "city",
            Kind::Cloister => "cloister",
            Kind::Field => "field",
        }
    }

    fn from_name(name: &str) -> Kind {
        match name {
            "road" => Kind::Road,
            "city" => Kind::City,
            "cloister" => Kind::Cloister,
            "field" => Kind::Field,
            other => panic!("the referee does not know the kind \"{other}\""),
        }
    }
}

/// One connected piece of one kind on one tile (BAS-D-02).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Segment {
    pub(crate) kind: Kind,
    /// Where the segment meets the rim of the tile: sides for a road or a city, half-edges for a
    /// field, nothing for a cloister. Always sorted, so that the first names the place.
    pub(crate) reaches: Vec<usize>,
    pub(crate) shields: u32,
    /// For a field: which segments of the same tile are cities it lies against (BAS-D-10).
    pub(crate) touches: Vec<usize>,
}

impl Segment {
    /// The place name: the kind, and the first side or half-edge the segment reaches.
    pub(crate) fn name(&self) -> String {
        let kind = self.kind.name();
        match self.reaches.first() {
            None => kind.to_string(),
            Some(&half) if self.kind == Kind::Field => [kind, " ", HALVES[half]].concat(),
            Some(&side) => [kind, " ", SIDES[side]].concat(),
        }
    }
}

/// One segment as [`TileFacts::look`] sees it: kind, where it reaches, shields, and the names of
/// the cities it touches.
type SegmentLook = (Kind, Vec<usize>, u32, BTreeSet<String>);

/// What is printed on a tile, as it lies.
#[derive(Clone, Debug)]
pub struct TileFacts {
    /// The id, for example `BA-D`.
    pub id: String,
    /// How many of these tiles the set holds, the start tile included.
    pub copies: u32,
    /// Whether one of the copies is the start tile (BAS-02).
    pub start: bool,
    /// What each side shows (BAS-D-01): city, road or field.
    pub(crate) edges: [Kind; 4],
    pub(crate) segments: Vec<Segment>,
}

impl TileFacts {
    /// The tile after some quarter turns clockwise; one turn sends N to E (BAS-13).
    pub(crate) fn turned(&self, turn: u8) -> TileFacts {
        assert!(turn < 4, "a turn is 0 to 3 quarters, not {turn}");
        let quarters = usize::from(turn);
        let mut tile = self.clone();
        for side in 0..4 {
            tile.edges[(side + quarters) % 4] = self.edges[side];
        }
        for segment in &mut tile.segments {
            for reach in &mut segment.reaches {
                *reach = match segment.kind {
                    // Two half-edges to a side, so a quarter turn moves them two places on.
                    Kind::Field => (*reach + 2 * quarters) % 8,
                    _ => (*reach + quarters) % 4,
                };
            }
            segment.reaches.sort_unstable();
        }
        tile
    }

    /// Everything that can be seen on the tile, without regard to the order of its segments.
    fn look(&self) -> ([Kind; 4], BTreeSet<SegmentLook>) {
        let segments = self.segments.iter().map(|segment| {
            let cities = segment.touches.iter();
            let cities = cities.map(|&city| self.segments[city].name()).collect();
            let reaches = segment.reaches.clone();
            (segment.kind, reaches, segment.shields, cities)
        });
        (self.edges, segments.collect())
    }

    /// The turns that give tiles of different looks: of equal ones only the smallest turn.
    pub(crate) fn distinct_turns(&self) -> Vec<(u8, TileFacts)> {
        let mut looks = Vec::new();
        let mut distinct = Vec::new();
        for turn in 0..4 {
            let tile = self.turned(turn);
            let look = tile.look();
            if !looks.contains(&look) {
                looks.push(look);
                distinct.push((turn, tile));
            }
        }
        distinct
    }

    /// Panics unless edges and segments tell the same story: every city or road side belongs to
    /// one segment of its kind, every half of a side without city to one field (BAS-D-01).
    fn check(&self) {
        let id = &self.id;
        let count = |kind: Kind, place: usize| {
            let segments = self.segments.iter();
            let here = segments.filter(|s| s.kind == kind && s.reaches.contains(&place));
            here.count()
        };
        for (side, edge) in self.edges.into_iter().enumerate() {
            for kind in [Kind::Road, Kind::City] {
                let wanted = usize::from(edge == kind);
                let found = count(kind, side);
                let name = SIDES[side];
                assert_eq!(found, wanted, "{id}: wrong {} at side {name}", kind.name());
            }
            for half in [2 * side, 2 * side + 1] {
                let wanted = usize::from(edge != Kind::City);
                let found = count(Kind::Field, half);
                assert_eq!(found, wanted, "{id}: wrong field at {}", HALVES[half]);
            }
            assert_ne!(edge, Kind::Cloister, "{id}: a cloister is no edge");
        }
        let mut names = BTreeSet::new();
        for segment in &self.segments {
            let name = segment.name();
            // Two cloisters, or a field that reaches no edge, would make names ambiguous.
            assert!(names.insert(name.clone()), "{id}: two places \"{name}\"");
            let inner = segment.reaches.is_empty();
            let cloister = segment.kind == Kind::Cloister;
            assert_eq!(inner, cloister, "{id}: {name} reaches the wrong places");
            for &city in &segment.touches {
                let city = self.segments.get(city).map(|s| s.kind);
                let sensible = segment.kind == Kind::Field && city == Some(Kind::City);
                assert!(sensible, "{id}: {name} touches what is no city");
            }
        }
    }
}

#[derive(Deserialize)]
struct RawFile {
    tile: Vec<RawTile>,
}

// Unknown keys are refused: they could carry a rule (an inn, say) that the referee would
// otherwise silently leave out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: String,
    copies: u32,
    #[serde(default)]
    start: bool,
    edges: String,
    features: Vec<RawFeature>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFeature {
    kind: String,
    #[serde(default)]
    sides: String,
    #[serde(default)]
    halves: String,
    #[serde(default)]
    shields: u32,
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
        let edges: Vec<Kind> = raw.edges.split_whitespace().map(Kind::from_name).collect();
        let tile = TileFacts {
            edges: edges.try_into().expect("a tile has four edges"),
            segments: raw.features.into_iter().map(segment).collect(),
            copies: raw.copies,
            start: raw.start,
            id: raw.id,
        };
        tile.check();
        let before = tiles.insert(tile.id.clone(), tile);
        assert!(before.is_none(), "a tile id stands in the file twice");
    }
    tiles
}

fn segment(raw: RawFeature) -> Segment {
    let find = |list: &[&str], name: &str| {
        let found = list.iter().position(|entry| *entry == name);
        found.unwrap_or_else(|| panic!("\"{name}\" is none of {list:?}"))
    };
    let kind = Kind::from_name(&raw.kind);
    // Only the list that goes with the kind may be filled.
    let (used, unused, names): (_, _, &[&str]) = match kind {
        Kind::Field => (&raw.halves, &raw.sides, &HALVES),
        _ => (&raw.sides, &raw.halves, &SIDES),
    };
    assert!(unused.is_empty(), "{} cannot have \"{unused}\"", raw.kind);
    assert!(raw.shields == 0 || kind == Kind::City, "only a city has shields");
    let places = used.split_whitespace().map(|name| find(names, name));
    let mut reaches: Vec<usize> = places.collect();
    reaches.sort_unstable();
    Segment { kind, reaches, shields: raw.shields, touches: raw.touches }
}

/// All copies of all tiles but the start tile: what can be drawn at the start (BAS-02).
pub fn full_stack(tiles: &BTreeMap<String, TileFacts>) -> BTreeMap<String, u32> {
    let counts = tiles.values().map(|tile| {
        let drawn = tile.copies - u32::from(tile.start);
        (tile.id.clone(), drawn)
    });
    counts.filter(|(_, drawn)| *drawn > 0).collect()
}
