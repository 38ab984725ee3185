//! Tile files: reading and checking them. `docs/tile-files.md` describes the format.

use std::collections::BTreeSet;
use std::str::FromStr;

use serde::Deserialize;

use super::{FeatureKind, Goods, Halves, Segment, Symbol, Terrain, TileKind, TileRole};
use crate::geometry::{Half, Pos, Side};
use crate::setup::GameName;

/// One tile set: the kinds of a box or an expansion and how many of each there are.
#[derive(Clone, Debug)]
pub struct TileSet {
    /// The name of the set in a setup, such as `base`.
    pub name: String,
    /// The game that the set belongs to.
    pub game: GameName,
    /// The set in words.
    pub title: String,
    /// Its tiles, in the order of the file.
    pub tiles: Vec<TileSetTile>,
}

/// A tile kind and its number in a set.
#[derive(Clone, Debug)]
pub struct TileSetTile {
    /// What is drawn on it.
    pub kind: TileKind,
    /// How many copies the set has, the start tile included.
    pub copies: u16,
    /// Whether one of the copies is the start tile.
    pub start: bool,
}

/// A tile file that cannot be used. The message names the file, the tile and what is wrong.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {}{reason}", tile.as_ref().map(|id| format!("tile {id}: ")).unwrap_or_default())]
pub struct TileSetError {
    /// The file, as it was named when it was read.
    pub file: String,
    /// The tile at fault, if it is one tile's fault.
    pub tile: Option<String>,
    /// What is wrong.
    pub reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetEntry {
    set: String,
    game: GameName,
    title: String,
    tile: Vec<TileEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileEntry {
    id: String,
    copies: u16,
    #[serde(default)]
    start: bool,
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
}

#[derive(Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
enum FeatureEntry {
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
    },
    River {
        sides: String,
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

impl TileSet {
    /// Reads and checks a tile file. `file` is only used in error messages.
    ///
    /// ```
    /// use bastide_rules::tile::TileSet;
    ///
    /// let text = r#"
    ///     set = "one"
    ///     game = "carcassonne"
    ///     title = "One cloister"
    ///     [[tile]]
    ///     id = "ONE-A"
    ///     copies = 1
    ///     edges = "field field field road"
    ///     features = [{ kind = "cloister" }]
    /// "#;
    /// let error = TileSet::parse("one.toml", text).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "one.toml: tile ONE-A: side W shows road but is reached by []"
    /// );
    /// ```
    pub fn parse(file: &str, text: &str) -> Result<Self, TileSetError> {
        let fail = |tile: Option<&str>, reason: String| TileSetError {
            file: file.to_owned(),
            tile: tile.map(str::to_owned),
            reason,
        };
        let entry: SetEntry = toml::from_str(text)
            .map_err(|error| fail(None, error.to_string().trim().to_owned()))?;
        let mut ids = BTreeSet::new();
        let mut starts = BTreeSet::new();
        let mut tiles = Vec::with_capacity(entry.tile.len());
        for tile in entry.tile {
            let id = tile.id.clone();
            if tile.start {
                starts.insert(id.clone());
            }
            if !ids.insert(id.clone()) {
                return Err(fail(Some(&id), "the id stands twice in the file".to_owned()));
            }
            tiles.push(tile.check().map_err(|reason| fail(Some(&id), reason))?);
        }
        if tiles.is_empty() {
            return Err(fail(None, "the set has no tiles".to_owned()));
        }
        if starts.len() > 1 {
            return Err(fail(None, format!("more than one start tile: {starts:?}")));
        }
        Ok(Self { name: entry.set, game: entry.game, title: entry.title, tiles })
    }

    /// How many tiles the set has, the start tile included.
    pub fn count(&self) -> u32 {
        self.tiles.iter().map(|tile| u32::from(tile.copies)).sum()
    }
}

impl TileEntry {
    fn check(self) -> Result<TileSetTile, String> {
        if self.id.is_empty() || !self.id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
            return Err("an id is made of letters, digits and hyphens".to_owned());
        }
        if self.copies == 0 {
            return Err("copies must be at least 1".to_owned());
        }
        let edges = parse_edges(&self.edges)?;
        if self.features.len() > TileKind::MAX_SEGMENTS {
            return Err(format!("more than {} features", TileKind::MAX_SEGMENTS));
        }
        let segments =
            self.features.iter().map(FeatureEntry::segment).collect::<Result<Vec<_>, _>>()?;
        check_sides(edges, &segments)?;
        check_halves(edges, &self.split_edges, &segments)?;
        check_touches(&self.features, &segments)?;
        check_inner_fields(&segments)?;
        if segments.iter().filter(|segment| segment.kind.is_building()).count() > 1 {
            return Err("more than one cloister or shrine".to_owned());
        }
        check_abbey(self.role, edges, &segments)?;
        check_fixed(self.role, self.at, edges)?;
        check_symbols(self.role, &self.symbols)?;
        let junctions = check_junctions(&self.junctions, &segments)?;
        let mut kind = TileKind::new(self.id, self.role, edges, segments, junctions);
        kind.symbols = self.symbols.into_iter().collect();
        kind.fixed_at = self.at;
        Ok(TileSetTile { kind, copies: self.copies, start: self.start })
    }
}

impl FeatureEntry {
    fn segment(&self) -> Result<Segment, String> {
        Ok(match self {
            Self::City { sides, shields, cathedral, princess, goods } => Segment {
                sides: parse_list::<Side>(sides, "side")?.into_iter().collect(),
                shields: *shields,
                cathedral: *cathedral,
                princess: *princess,
                goods: *goods,
                ..Segment::blank(FeatureKind::City)
            },
            Self::Road { sides, inn } => Segment {
                sides: parse_list::<Side>(sides, "side")?.into_iter().collect(),
                inn: *inn,
                ..Segment::blank(FeatureKind::Road)
            },
            Self::River { sides } => Segment {
                sides: parse_list::<Side>(sides, "side")?.into_iter().collect(),
                ..Segment::blank(FeatureKind::River)
            },
            Self::Cloister {} => Segment::blank(FeatureKind::Cloister),
            Self::Shrine {} => Segment::blank(FeatureKind::Shrine),
            Self::Field { halves, inner, touches, pig_herd, carcassonne } => Segment {
                halves: match inner {
                    0 => parse_list::<Half>(halves, "half-edge")?.into_iter().collect(),
                    _ if halves.is_empty() => Halves::default(),
                    _ => return Err("an inner field reaches no half-edge".to_owned()),
                },
                inner: *inner,
                touches: touches
                    .iter()
                    .filter(|&&index| index < TileKind::MAX_SEGMENTS)
                    .fold(0, |set, index| set | 1 << index),
                pig_herd: *pig_herd,
                carcassonne: *carcassonne,
                ..Segment::blank(FeatureKind::Field)
            },
        })
    }
}

fn parse_edges(text: &str) -> Result<[Terrain; 4], String> {
    let edges = text
        .split_whitespace()
        .map(|word| {
            let terrain = Terrain::ALL.into_iter().find(|terrain| terrain.word() == word);
            terrain.ok_or_else(|| {
                format!("an edge shows field, road, city, river, any or carcassonne, not `{word}`")
            })
        })
        .collect::<Result<Vec<_>, _>>()?;
    edges.try_into().map_err(|edges: Vec<_>| {
        format!("edges names {} sides instead of 4 (north, east, south, west)", edges.len())
    })
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

/// `BAS-D-01`: a road or city edge is reached by exactly one road or city, a field edge by none.
fn check_sides(edges: [Terrain; 4], segments: &[Segment]) -> Result<(), String> {
    for side in Side::ALL {
        let reaching: Vec<_> = segments
            .iter()
            .filter(|segment| segment.sides.iter().any(|own| own == side))
            .map(|segment| segment.kind.word())
            .collect();
        let shown = edges[side.index()];
        let wanted = match shown {
            Terrain::Field | Terrain::Any | Terrain::Carcassonne => &[][..],
            Terrain::Road | Terrain::City | Terrain::River => &[shown.word()],
        };
        if reaching != wanted {
            let shown = shown.word();
            return Err(format!("side {side} shows {shown} but is reached by {reaching:?}"));
        }
    }
    Ok(())
}

/// A field, road or river edge has field on both halves, a city edge has none. The halves of a
/// field edge are one field, because nothing on the edge divides them.
///
/// Where something else than an edge divides them, the side is named among the split ones.
fn check_halves(edges: [Terrain; 4], split: &str, segments: &[Segment]) -> Result<(), String> {
    let split = match split {
        "" => BTreeSet::new(),
        names => parse_list::<Side>(names, "side")?,
    };
    let fields_at = |half: Half| {
        let holds = move |segment: &Segment| segment.halves.iter().any(|own| own == half);
        segments.iter().enumerate().filter(move |(_, s)| holds(s)).map(|(index, _)| index)
    };
    for half in Half::ALL {
        let edge = edges[half.side().index()];
        let has_field = !matches!(edge, Terrain::City | Terrain::Any);
        let (shown, wanted) = (edge.word(), usize::from(has_field));
        let found = fields_at(half).count();
        // Inside Carcassonne there may be a strip of field or none.
        if edge == Terrain::Carcassonne && found <= 1 {
            continue;
        }
        if found != wanted {
            return Err(format!(
                "half-edge {half} of a {shown} edge belongs to {found} fields instead of {wanted}"
            ));
        }
    }
    for (side, halves) in Side::ALL.into_iter().zip(Half::ALL.chunks(2)) {
        let different = fields_at(halves[0]).ne(fields_at(halves[1]));
        if edges[side.index()] == Terrain::Field && different != split.contains(&side) {
            return Err(if different {
                format!("the two halves of field side {side} belong to different fields")
            } else {
                format!("side {side} is said to be split, but both its halves are one field")
            });
        }
    }
    Ok(())
}

/// Fields that reach no edge are numbered from 1 on, so that each has a name.
fn check_inner_fields(segments: &[Segment]) -> Result<(), String> {
    let numbers: Vec<_> = segments.iter().map(|s| s.inner).filter(|&inner| inner > 0).collect();
    let most = TileKind::MAX_INNER_FIELDS;
    if numbers.len() > most.into() || !(1..=most).take(numbers.len()).eq(numbers) {
        return Err(format!("inner fields are numbered from 1 on, and there are at most {most}"));
    }
    Ok(())
}

fn check_touches(entries: &[FeatureEntry], segments: &[Segment]) -> Result<(), String> {
    for entry in entries {
        let FeatureEntry::Field { touches, .. } = entry else { continue };
        for &index in touches {
            if segments.get(index).is_none_or(|segment| segment.kind != FeatureKind::City) {
                return Err(format!("a field touches feature {index}, which is not a city"));
            }
        }
    }
    Ok(())
}

/// `ABB-05`, `ABB-R-08`: an abbey has a wall on all sides and nothing but its cloister inside; no
/// other tile has a wall.
fn check_abbey(role: TileRole, edges: [Terrain; 4], segments: &[Segment]) -> Result<(), String> {
    let walls = edges.iter().filter(|&&edge| edge == Terrain::Any).count();
    if role != TileRole::Abbey {
        let plain = walls == 0;
        return if plain { Ok(()) } else { Err("only an abbey has edges that show any".into()) };
    }
    match segments {
        [only] if walls == 4 && only.kind == FeatureKind::Cloister => Ok(()),
        _ => {
            Err("an abbey has four edges that show any, and a cloister as its only feature".into())
        }
    }
}

/// `ABB-R-22`: a junction names at least two features of the tile, and no field or river.
fn check_junctions(junctions: &[Vec<usize>], segments: &[Segment]) -> Result<Vec<u16>, String> {
    let junction = |group: &Vec<usize>| {
        let mut set = 0_u16;
        for &index in group {
            let kind = segments.get(index).map(|segment| segment.kind);
            if matches!(kind, None | Some(FeatureKind::Field | FeatureKind::River)) {
                return Err(format!("a junction names feature {index}, where no wagon can go"));
            }
            set |= 1 << index;
        }
        if set.count_ones() < 2 || set.count_ones() as usize != group.len() {
            return Err("a junction names at least two different features".to_owned());
        }
        Ok(set)
    };
    junctions.iter().map(junction).collect()
}

/// A symbol stands once on a tile, and none on an abbey.
fn check_symbols(role: TileRole, symbols: &[Symbol]) -> Result<(), String> {
    if role == TileRole::Abbey && !symbols.is_empty() {
        return Err("an abbey has no symbols".to_owned());
    }
    if role != TileRole::Land && symbols.contains(&Symbol::Fair) {
        return Err("a fair is held on land only".to_owned());
    }
    let twice =
        symbols.iter().enumerate().find(|(index, symbol)| symbols[..*index].contains(symbol));
    match twice {
        Some((_, symbol)) => Err(format!("symbol {} stands twice on the tile", symbol.word())),
        None => Ok(()),
    }
}

/// `CNT-01`: a part of the City of Carcassonne has a place of its own, and only such a part shows the
/// inside of the city.
fn check_fixed(role: TileRole, at: Option<Pos>, edges: [Terrain; 4]) -> Result<(), String> {
    let inside = edges.contains(&Terrain::Carcassonne);
    match (role == TileRole::Fixed, at) {
        (true, None) => Err("a fixed tile needs its place, as `at = [x, y]`".to_owned()),
        (false, Some(_)) => Err("only a fixed tile has a place of its own".to_owned()),
        (false, None) if inside => Err("only a fixed tile shows carcassonne".to_owned()),
        _ => Ok(()),
    }
}
