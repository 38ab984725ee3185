//! Tile files as they are written: the entries, and how a tile is read from them.

use std::collections::BTreeSet;
use std::str::FromStr;

use serde::Deserialize;

use super::{
    Attributes, FeatureKind, Goods, Halves, Segment, Sides, Symbol, Terrain, TileKind, TileRole,
    TileSetTile, check,
};
use crate::geometry::{Half, Pos, Side};
use crate::setup::GameName;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetEntry {
    pub(super) set: String,
    pub(super) game: GameName,
    pub(super) title: String,
    pub(super) uncertain: Option<String>,
    pub(super) tile: Vec<TileEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileEntry {
    pub(super) id: String,
    copies: u16,
    #[serde(default)]
    pub(super) start: bool,
    #[serde(default)]
    role: TileRole,
    at: Option<Pos>,
    edges: String,
    #[serde(default)]
    symbols: Vec<Symbol>,
    #[serde(default, rename = "split-edges")]
    split_edges: String,
    features: Vec<FeatureEntry>,
    #[serde(default)]
    junctions: Vec<Vec<usize>>,
    #[serde(default)]
    bridges: Vec<[usize; 2]>,
}

#[derive(Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub(super) enum FeatureEntry {
    City {
        sides: String,
        #[serde(default)]
        shields: u8,
        #[serde(default)]
        cathedral: bool,
        #[serde(default)]
        princess: bool,
        goods: Option<Goods>,
    },
    Road {
        sides: String,
        #[serde(default)]
        inn: bool,
        #[serde(default)]
        trading_posts: u8,
    },
    Town {
        sides: String,
        #[serde(default)]
        flags: u8,
    },
    Farm {},
    Plain {
        halves: String,
        #[serde(default)]
        deer: u8,
        #[serde(default)]
        bison: u8,
        #[serde(default)]
        turkeys: u8,
        #[serde(default)]
        bears: u8,
    },
    River {
        sides: String,
        lake: Option<usize>,
        #[serde(default)]
        spring: bool,
    },
    Forest {
        sides: String,
        #[serde(default)]
        gold: bool,
        #[serde(default)]
        mushrooms: u8,
    },
    Lake {
        #[serde(default)]
        fish: u8,
    },
    Meadow {
        halves: String,
        #[serde(default)]
        deer: u8,
        #[serde(default)]
        mammoths: u8,
        #[serde(default)]
        aurochs: u8,
        #[serde(default)]
        tigers: u8,
        #[serde(default)]
        fire: bool,
        #[serde(default)]
        dolmen: bool,
    },
    Cloister {},
    Shrine {},
    Field {
        #[serde(default)]
        halves: String,
        #[serde(default)]
        inner: u8,
        #[serde(default)]
        touches: Vec<usize>,
        #[serde(default)]
        pig_herd: bool,
        #[serde(default)]
        carcassonne: bool,
    },
}

impl TileEntry {
    /// Reads and checks the tile.
    pub(super) fn read(self, game: GameName) -> Result<TileSetTile, String> {
        if self.id.is_empty() || !self.id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
            return Err("an id is made of letters, digits and hyphens".to_owned());
        }
        if self.copies == 0 {
            return Err("copies must be at least 1".to_owned());
        }
        let edges = parse_edges(game, &self.edges)?;
        if self.features.len() > TileKind::MAX_SEGMENTS {
            return Err(format!("more than {} features", TileKind::MAX_SEGMENTS));
        }
        let mut segments =
            self.features.iter().map(FeatureEntry::segment).collect::<Result<Vec<_>, _>>()?;
        check::kinds(game, self.role, &segments)?;
        check::sides(edges, &segments)?;
        check::halves(game, edges, &self.split()?, &segments)?;
        check::touches(&self.features, &segments)?;
        check::inner_fields(&segments)?;
        check::rivers(game, &self.features, &segments)?;
        find_shores(&mut segments);
        if segments.iter().filter(|segment| segment.kind().is_building()).count() > 1 {
            return Err("more than one cloister, shrine or farm".to_owned());
        }
        check::abbey(self.role, edges, &segments)?;
        check::fixed(game, self.role, self.at, edges)?;
        check::symbols(game, self.role, &self.symbols)?;
        let junctions = check::junctions(game, &self.junctions, &segments)?;
        check::bridges(&self.bridges, &segments)?;
        let mut kind = TileKind::new(self.id, self.role, edges, segments, junctions);
        kind.bridges = self.bridges;
        kind.symbols = self.symbols.into_iter().collect();
        kind.fixed_at = self.at;
        Ok(TileSetTile { kind, copies: self.copies, start: self.start })
    }

    /// The sides on which something else than the edge divides the land.
    fn split(&self) -> Result<BTreeSet<Side>, String> {
        match self.split_edges.as_str() {
            "" => Ok(BTreeSet::new()),
            names => parse_list(names, "side"),
        }
    }
}

impl FeatureEntry {
    fn segment(&self) -> Result<Segment, String> {
        Ok(match *self {
            Self::City { ref sides, shields, cathedral, princess, goods } => Segment {
                sides: parse_sides(sides)?,
                ..Segment::new(Attributes::City { shields, cathedral, princess, goods })
            },
            Self::Road { ref sides, inn, trading_posts } => Segment {
                sides: parse_sides(sides)?,
                ..Segment::new(Attributes::Road { inn, trading_posts })
            },
            Self::Town { ref sides, flags } => {
                Segment { sides: parse_sides(sides)?, ..Segment::new(Attributes::Town { flags }) }
            }
            Self::Farm {} => Segment::new(Attributes::Farm),
            Self::Plain { ref halves, deer, bison, turkeys, bears } => Segment {
                halves: parse_halves(halves)?,
                ..Segment::new(Attributes::Plain { deer, bison, turkeys, bears })
            },
            Self::River { ref sides, lake, spring } => Segment {
                sides: parse_sides(sides)?,
                touches: as_bits(lake.iter()),
                ..Segment::new(Attributes::River { spring })
            },
            Self::Forest { ref sides, gold, mushrooms } => Segment {
                sides: parse_sides(sides)?,
                ..Segment::new(Attributes::Forest { gold, mushrooms })
            },
            Self::Lake { fish } => Segment::new(Attributes::Lake { fish }),
            Self::Meadow { ref halves, deer, mammoths, aurochs, tigers, fire, dolmen } => Segment {
                halves: parse_halves(halves)?,
                ..Segment::new(Attributes::Meadow { deer, mammoths, aurochs, tigers, fire, dolmen })
            },
            Self::Cloister {} => Segment::new(Attributes::Cloister),
            Self::Shrine {} => Segment::new(Attributes::Shrine),
            Self::Field { ref halves, inner, ref touches, pig_herd, carcassonne } => Segment {
                halves: match inner {
                    0 => parse_halves(halves)?,
                    _ if halves.is_empty() => Halves::default(),
                    _ => return Err("an inner field reaches no half-edge".to_owned()),
                },
                inner,
                touches: as_bits(touches.iter()),
                ..Segment::new(Attributes::Field { pig_herd, carcassonne })
            },
        })
    }
}

/// The indices of features as a bit set; those of none are left out.
fn as_bits<'a>(indices: impl Iterator<Item = &'a usize>) -> u16 {
    let known = indices.filter(|&&index| index < TileKind::MAX_SEGMENTS);
    known.fold(0, |set, index| set | 1 << index)
}

/// Tells each lake from which sides rivers run into it.
fn find_shores(segments: &mut [Segment]) {
    for index in 0..segments.len() {
        let rivers = segments.iter().filter(|segment| segment.kind() == FeatureKind::River);
        let into = rivers.filter(|river| river.touched().any(|lake| lake == index));
        let shores = into.fold(Sides::default(), |shores, river| shores.and(river.sides));
        segments[index].shores = shores;
    }
}

fn parse_edges(game: GameName, text: &str) -> Result<[Terrain; 4], String> {
    let known = Terrain::of(game);
    let edges = text
        .split_whitespace()
        .map(|word| {
            let terrain = known.iter().copied().find(|terrain| terrain.as_str() == word);
            terrain.ok_or_else(|| {
                let (last, others) = known.split_last().expect("every game has edges");
                let others: Vec<_> = others.iter().map(|terrain| terrain.as_str()).collect();
                format!("an edge shows {} or {}, not `{word}`", others.join(", "), last.as_str())
            })
        })
        .collect::<Result<Vec<_>, _>>()?;
    edges.try_into().map_err(|edges: Vec<_>| {
        format!("edges names {} sides instead of 4 (north, east, south, west)", edges.len())
    })
}

fn parse_sides(text: &str) -> Result<Sides, String> {
    Ok(parse_list::<Side>(text, "side")?.into_iter().collect())
}

fn parse_halves(text: &str) -> Result<Halves, String> {
    Ok(parse_list::<Half>(text, "half-edge")?.into_iter().collect())
}

/// Reads names such as `N E` or `NL NR`; there must be at least one, and none twice.
fn parse_list<T: FromStr + Ord + Copy>(text: &str, what: &str) -> Result<BTreeSet<T>, String> {
    let mut list = BTreeSet::new();
    for word in text.split_whitespace() {
        let item = word.parse().map_err(|_| format!("`{word}` is not a {what}"))?;
        if !list.insert(item) {
            return Err(format!("{what} {word} stands twice in one feature"));
        }
    }
    if list.is_empty() { Err(format!("a feature names no {what}")) } else { Ok(list) }
}
