//! Descriptions of tiles for screen readers: everything on a tile, by the sides that it reaches.

use bastide_rules::Rotation;
use bastide_rules::geometry::{Half, Side};
use bastide_rules::tile::{Attributes, FeatureKind, Segment, Symbol, Terrain, TileKind, TileRole};
use fluent_bundle::FluentValue;

use crate::Phrases;

/// Something on a tile: a feature with its attributes, a landmark or a symbol.
#[derive(Debug, PartialEq, Eq)]
struct Part {
    kind: &'static str,
    things: Vec<(&'static str, u8)>,
    /// Where it reaches the edge, clockwise from the north.
    sides: Vec<Side>,
}

impl Part {
    /// Whether it leads from one side to another.
    fn leads_through(&self) -> bool {
        matches!(self.kind, "road" | "river") && self.sides.len() == 2
    }
}

impl Phrases {
    /// Describes a tile after a turn, as a sentence.
    ///
    /// ```
    /// use bastide_phrases::{Language, Phrases};
    /// use bastide_rules::{Rotation, catalogue::tile_sets};
    ///
    /// let tile = tile_sets().iter().flat_map(|set| &set.tiles).find(|tile| tile.kind.id() == "BA-O");
    /// let words = Phrases::of(Language::English).tile(&tile.expect("a tile").kind, Rotation::default());
    /// assert_eq!(words, "City with a shield to the north and west; road from east to south.");
    /// ```
    pub fn tile(&self, kind: &TileKind, turn: Rotation) -> String {
        let parts = parts_of(kind, turn);
        let mut said: Vec<String> = Vec::new();
        for (index, part) in parts.iter().enumerate() {
            let is_like = |other: &&Part| are_alike(part, other);
            if parts[..index].iter().any(|earlier| is_like(&earlier)) {
                continue;
            }
            let mut sides: Vec<Side> =
                parts.iter().filter(is_like).flat_map(|other| other.sides.clone()).collect();
            if sides.len() > 1 {
                sides.sort_unstable();
                let values = [("kind", part.kind.into()), ("sides", self.sides(&sides).into())];
                said.push(self.say("tile-parts", &values));
            } else {
                said.push(self.part(part));
            }
        }
        let sentence = self.say("tile-sentence", &[("parts", said.join("; ").into())]);
        let mut letters = sentence.chars();
        letters
            .next()
            .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    fn part(&self, part: &Part) -> String {
        let shape = match part.sides.len() {
            0 => "inside",
            4 => "around",
            _ if part.leads_through() => "through",
            _ => "sides",
        };
        let side = |key: &str, side: Option<&Side>| -> FluentValue<'static> {
            let word = |side: &Side| self.say(key, &[("side", side.to_string().into())]);
            side.map(word).unwrap_or_default().into()
        };
        let values = [
            ("shape", shape.into()),
            ("kind", part.kind.into()),
            ("with", self.with(&part.things).into()),
            ("sides", self.sides(&part.sides).into()),
            ("from", side("tile-side-from", part.sides.first())),
            ("to", side("tile-side-to", part.sides.last())),
        ];
        self.say("tile-part", &values)
    }

    /// The attributes of a feature in words; empty if it has none.
    fn with(&self, things: &[(&'static str, u8)]) -> String {
        if things.is_empty() {
            return String::new();
        }
        let thing = |&(thing, count): &(&'static str, u8)| {
            self.say("tile-thing", &[("thing", thing.into()), ("count", count.into())])
        };
        let things = self.list(&things.iter().map(thing).collect::<Vec<_>>());
        self.say("tile-with", &[("things", things.into())])
    }

    fn sides(&self, sides: &[Side]) -> String {
        let word = |side: &Side| self.say("tile-side", &[("side", side.to_string().into())]);
        self.list(&sides.iter().map(word).collect::<Vec<_>>())
    }
}

/// Whether both are plain ends of the same kind, each on one side; these are described together.
fn are_alike(one: &Part, other: &Part) -> bool {
    let is_plain_end = |part: &Part| part.things.is_empty() && part.sides.len() == 1;
    one.kind == other.kind && is_plain_end(one) && is_plain_end(other)
}

/// Everything on a tile: buildings, then land, then symbols.
fn parts_of(kind: &TileKind, turn: Rotation) -> Vec<Part> {
    let (land, features): (Vec<&Segment>, Vec<&Segment>) =
        kind.segments().iter().partition(|segment| segment.kind().is_land());
    let mut parts: Vec<Part> =
        features.iter().map(|segment| feature(kind, segment, turn)).collect();
    parts.sort_by_key(|part| ORDER.iter().position(|&word| word == part.kind));
    if kind.role() == TileRole::Lake {
        parts.push(Part { kind: "lake", things: Vec::new(), sides: Vec::new() });
    }
    parts.extend(landmark(kind, turn, Terrain::Carcassonne, "carcassonne"));
    parts.extend(landmark(kind, turn, Terrain::Coast, "coast"));
    parts.extend(lands(kind, &land, turn));
    let symbols = Symbol::ALL.into_iter().filter(|&symbol| kind.has(symbol));
    parts.extend(symbols.map(|symbol| Part {
        kind: symbol.as_str(),
        things: Vec::new(),
        sides: Vec::new(),
    }));
    parts
}

/// The order in which features are described.
const ORDER: [&str; 10] =
    ["city", "town", "forest", "cloister", "abbey", "shrine", "farm", "road", "river", "lake"];

fn feature(kind: &TileKind, segment: &Segment, turn: Rotation) -> Part {
    let mut things = things_in(segment.attributes);
    if kind.role() == TileRole::Source && segment.kind() == FeatureKind::River {
        things.push(("spring", 1));
    }
    let is_abbey = kind.role() == TileRole::Abbey && segment.kind() == FeatureKind::Cloister;
    let word = if is_abbey { "abbey" } else { segment.kind().as_str() };
    Part { kind: word, things, sides: turned(segment.sides.iter(), turn) }
}

/// Something that only the edges show.
fn landmark(kind: &TileKind, turn: Rotation, shown: Terrain, word: &'static str) -> Option<Part> {
    let sides = sides_that_show(kind, turn, |terrain| terrain == shown);
    (!sides.is_empty()).then(|| Part { kind: word, things: Vec::new(), sides })
}

/// Land with something on it, and the sides that show nothing but land.
fn lands(kind: &TileKind, land: &[&Segment], turn: Rotation) -> Vec<Part> {
    let Some(word) = land.first().map(|segment| segment.kind().as_str()) else { return Vec::new() };
    let is_land = |terrain| matches!(terrain, Terrain::Field | Terrain::Meadow | Terrain::Plain);
    let mut empty = sides_that_show(kind, turn, is_land);
    let mut parts = Vec::new();
    for segment in land {
        let things = things_in(segment.attributes);
        if things.is_empty() {
            continue;
        }
        let reached = turned(segment.halves.iter().map(Half::side), turn);
        let whole: Vec<Side> =
            reached.iter().copied().filter(|side| empty.contains(side)).collect();
        empty.retain(|side| !whole.contains(side));
        parts.push(Part {
            kind: word,
            things,
            sides: if whole.is_empty() { reached } else { whole },
        });
    }
    if !empty.is_empty() {
        parts.push(Part { kind: word, things: Vec::new(), sides: empty });
    }
    parts
}

fn sides_that_show(kind: &TileKind, turn: Rotation, shows: impl Fn(Terrain) -> bool) -> Vec<Side> {
    let edges = kind.edges();
    turned(Side::ALL.into_iter().filter(|side| shows(edges[side.index()])), turn)
}

/// These sides after a turn, clockwise from the north, each once.
fn turned(sides: impl Iterator<Item = Side>, turn: Rotation) -> Vec<Side> {
    let mut sides: Vec<Side> = sides.map(|side| side.turned(turn)).collect();
    sides.sort_unstable();
    sides.dedup();
    sides
}

/// The attributes of a segment, and how often each occurs.
fn things_in(drawn: Attributes) -> Vec<(&'static str, u8)> {
    let all = match drawn {
        Attributes::Road { inn, trading_posts } => {
            vec![("inn", inn.into()), ("trading-post", trading_posts)]
        }
        Attributes::City { shields, cathedral, princess, goods } => {
            let others = [("cathedral", cathedral.into()), ("princess", princess.into())];
            let goods = goods.map(|goods| (goods.as_str(), 1));
            [("shield", shields)].into_iter().chain(others).chain(goods).collect()
        }
        Attributes::Field { pig_herd, carcassonne: _ } => vec![("pig-herd", pig_herd.into())],
        Attributes::River { spring } => vec![("spring", spring.into())],
        Attributes::Forest { gold, mushrooms } => {
            vec![("gold", gold.into()), ("mushrooms", mushrooms)]
        }
        Attributes::Lake { fish } => vec![("fish", fish)],
        Attributes::Meadow { deer, mammoths, aurochs, tigers, fire, dolmen } => vec![
            ("deer", deer),
            ("mammoth", mammoths),
            ("aurochs", aurochs),
            ("tiger", tigers),
            ("fire", fire.into()),
            ("dolmen", dolmen.into()),
        ],
        Attributes::Town { flags } => vec![("flag", flags)],
        Attributes::Plain { deer, bison, turkeys, bears } => {
            vec![("deer", deer), ("bison", bison), ("turkey", turkeys), ("bear", bears)]
        }
        Attributes::Cloister | Attributes::Shrine | Attributes::Farm => Vec::new(),
    };
    all.into_iter().filter(|&(_, count)| count > 0).collect()
}
