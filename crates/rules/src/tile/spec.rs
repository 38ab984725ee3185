//! Tiles as tile files describe them, before they are checked.

use std::collections::BTreeSet;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::Deserialize;

use super::{
    Attributes, FeatureKind, Goods, Halves, Segment, Sides, Symbol, Terrain, TileKind, TileRole,
    TileSetTile, check,
};
use crate::geometry::{Half, Pos, Side};
use crate::setup::GameName;

/// A tile set as a tile file describes it, before it is checked. [`TileSet::new`](super::TileSet::new)
/// checks it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct TileSetSpec {
    /// The name of the set in a setup, such as `base`.
    #[cfg_attr(feature = "serde", serde(rename = "set"))]
    pub name: String,
    /// The game that the set belongs to.
    pub game: GameName,
    /// The title of the set, for people.
    pub title: String,
    /// What is uncertain about its tiles, in a sentence.
    pub uncertain: Option<String>,
    /// Its tiles.
    #[cfg_attr(feature = "serde", serde(rename = "tile"))]
    pub tiles: Vec<TileSpec>,
}

/// One tile of a [`TileSetSpec`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct TileSpec {
    /// The name of the tile, such as `BA-D`: letters, digits and hyphens.
    pub id: String,
    /// How many copies the set has, the start tile included.
    pub copies: u16,
    /// Whether one of the copies is the start tile.
    #[cfg_attr(feature = "serde", serde(default))]
    pub start: bool,
    /// When the tile comes into the game.
    #[cfg_attr(feature = "serde", serde(default))]
    pub role: TileRole,
    /// Where a [fixed](TileRole::Fixed) tile lies.
    pub at: Option<Pos>,
    /// What the sides show, clockwise from the north: `city road field road`.
    pub edges: String,
    /// What is drawn on the tile as a whole.
    #[cfg_attr(feature = "serde", serde(default))]
    pub symbols: Vec<Symbol>,
    /// The field sides whose halves belong to different fields: `S`.
    #[cfg_attr(feature = "serde", serde(default))]
    pub split_edges: String,
    /// The segments.
    pub features: Vec<FeatureSpec>,
    /// Which features lead straight into one another (`ABB-R-22`), by their indices in `features`.
    #[cfg_attr(feature = "serde", serde(default))]
    pub junctions: Vec<Vec<usize>>,
    /// Which feature passes over which other one, by their indices in `features`.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bridges: Vec<[usize; 2]>,
}

/// One segment of a [`TileSpec`].
///
/// `sides` are written as `N E`, `halves` as `EL WR`: see [`geometry`](crate::geometry). `touches` and
/// `lake` are indices in [`TileSpec::features`]. The other fields are those of [`Attributes`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "kind",
        rename_all = "kebab-case",
        rename_all_fields = "kebab-case",
        deny_unknown_fields
    )
)]
#[expect(missing_docs, reason = "variants and fields are those of Attributes")]
pub enum FeatureSpec {
    City {
        sides: String,
        #[cfg_attr(feature = "serde", serde(default))]
        shields: u8,
        #[cfg_attr(feature = "serde", serde(default))]
        cathedral: bool,
        #[cfg_attr(feature = "serde", serde(default))]
        princess: bool,
        goods: Option<Goods>,
    },
    Road {
        sides: String,
        #[cfg_attr(feature = "serde", serde(default))]
        inn: bool,
        #[cfg_attr(feature = "serde", serde(default))]
        trading_posts: u8,
    },
    Town {
        sides: String,
        #[cfg_attr(feature = "serde", serde(default))]
        flags: u8,
    },
    Farm {},
    Plain {
        halves: String,
        #[cfg_attr(feature = "serde", serde(default))]
        deer: u8,
        #[cfg_attr(feature = "serde", serde(default))]
        bison: u8,
        #[cfg_attr(feature = "serde", serde(default))]
        turkeys: u8,
        #[cfg_attr(feature = "serde", serde(default))]
        bears: u8,
    },
    River {
        sides: String,
        lake: Option<usize>,
        #[cfg_attr(feature = "serde", serde(default))]
        spring: bool,
    },
    Forest {
        sides: String,
        #[cfg_attr(feature = "serde", serde(default))]
        gold: bool,
        #[cfg_attr(feature = "serde", serde(default))]
        mushrooms: u8,
    },
    Lake {
        #[cfg_attr(feature = "serde", serde(default))]
        fish: u8,
    },
    Meadow {
        halves: String,
        #[cfg_attr(feature = "serde", serde(default))]
        deer: u8,
        #[cfg_attr(feature = "serde", serde(default))]
        mammoths: u8,
        #[cfg_attr(feature = "serde", serde(default))]
        aurochs: u8,
        #[cfg_attr(feature = "serde", serde(default))]
        tigers: u8,
        #[cfg_attr(feature = "serde", serde(default))]
        fire: bool,
        #[cfg_attr(feature = "serde", serde(default))]
        dolmen: bool,
    },
    Cloister {},
    Shrine {},
    Field {
        #[cfg_attr(feature = "serde", serde(default))]
        halves: String,
        #[cfg_attr(feature = "serde", serde(default))]
        inner: u8,
        #[cfg_attr(feature = "serde", serde(default))]
        touches: Vec<usize>,
        #[cfg_attr(feature = "serde", serde(default))]
        pig_herd: bool,
        #[cfg_attr(feature = "serde", serde(default))]
        carcassonne: bool,
    },
}

impl TileSpec {
    /// Checks the tile.
    pub(super) fn check(self, game: GameName) -> Result<TileSetTile, String> {
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
            self.features.iter().map(FeatureSpec::segment).collect::<Result<Vec<_>, _>>()?;
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

impl FeatureSpec {
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

/// The indices of features as a bit set, without those that are too large.
fn as_bits<'a>(indices: impl Iterator<Item = &'a usize>) -> u16 {
    let known = indices.filter(|&&index| index < TileKind::MAX_SEGMENTS);
    known.fold(0, |set, index| set | 1 << index)
}

/// Notes for each lake the sides from which rivers run into it.
fn find_shores(segments: &mut [Segment]) {
    for index in 0..segments.len() {
        let rivers = segments.iter().filter(|segment| segment.kind() == FeatureKind::River);
        let into = rivers.filter(|river| river.touched().any(|lake| lake == index));
        let shores = into.fold(Sides::default(), |shores, river| shores.union(river.sides));
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
