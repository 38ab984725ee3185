//! Tile files: reading and checking them. `docs/tile-files.md` describes the format.

use std::collections::BTreeSet;
use std::str::FromStr;

use serde::Deserialize;

use super::{
    Animals, FeatureKind, Goods, Halves, Segment, Sides, Symbol, Terrain, TileKind, TileRole,
};
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
            tiles.push(tile.check(entry.game).map_err(|reason| fail(Some(&id), reason))?);
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
    fn check(self, game: GameName) -> Result<TileSetTile, String> {
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
        check_kinds(game, self.role, &segments)?;
        check_sides(edges, &segments)?;
        check_halves(game, edges, &self.split_edges, &segments)?;
        check_touches(&self.features, &segments)?;
        check_inner_fields(&segments)?;
        check_rivers(game, &self.features, &segments)?;
        find_shores(&mut segments);
        if segments.iter().filter(|segment| segment.kind.is_building()).count() > 1 {
            return Err("more than one cloister, shrine or farm".to_owned());
        }
        check_abbey(self.role, edges, &segments)?;
        check_fixed(game, self.role, self.at, edges)?;
        check_symbols(game, self.role, &self.symbols)?;
        let junctions = check_junctions(game, &self.junctions, &segments)?;
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
            Self::Road { sides, inn, trading_posts } => Segment {
                sides: parse_list::<Side>(sides, "side")?.into_iter().collect(),
                inn: *inn,
                trading_posts: *trading_posts,
                ..Segment::blank(FeatureKind::Road)
            },
            Self::River { sides, lake, spring } => Segment {
                sides: parse_list::<Side>(sides, "side")?.into_iter().collect(),
                touches: as_bits(lake.iter()),
                spring: *spring,
                ..Segment::blank(FeatureKind::River)
            },
            Self::Forest { sides, gold, mushrooms } => Segment {
                sides: parse_list::<Side>(sides, "side")?.into_iter().collect(),
                gold: *gold,
                mushrooms: *mushrooms,
                ..Segment::blank(FeatureKind::Forest)
            },
            Self::Lake { fish } => Segment { fish: *fish, ..Segment::blank(FeatureKind::Lake) },
            &Self::Meadow { ref halves, deer, mammoths, aurochs, tigers, fire, dolmen } => {
                Segment {
                    halves: parse_list::<Half>(halves, "half-edge")?.into_iter().collect(),
                    animals: Animals { deer, mammoths, aurochs, tigers, ..Animals::NONE },
                    fire,
                    dolmen,
                    ..Segment::blank(FeatureKind::Meadow)
                }
            }
            Self::Town { sides, flags } => Segment {
                sides: parse_list::<Side>(sides, "side")?.into_iter().collect(),
                flags: *flags,
                ..Segment::blank(FeatureKind::Town)
            },
            Self::Farm {} => Segment::blank(FeatureKind::Farm),
            &Self::Plain { ref halves, deer, bison, turkeys, bears } => Segment {
                halves: parse_list::<Half>(halves, "half-edge")?.into_iter().collect(),
                animals: Animals { deer, bison, turkeys, bears, ..Animals::NONE },
                ..Segment::blank(FeatureKind::Plain)
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
                touches: as_bits(touches.iter()),
                pig_herd: *pig_herd,
                carcassonne: *carcassonne,
                ..Segment::blank(FeatureKind::Field)
            },
        })
    }
}

/// The indices of features as a bit set; those of none are left out.
fn as_bits<'a>(indices: impl Iterator<Item = &'a usize>) -> u16 {
    let known = indices.filter(|&&index| index < TileKind::MAX_SEGMENTS);
    known.fold(0, |set, index| set | 1 << index)
}

fn parse_edges(game: GameName, text: &str) -> Result<[Terrain; 4], String> {
    let known = Terrain::of(game);
    let edges = text
        .split_whitespace()
        .map(|word| {
            let terrain = known.iter().copied().find(|terrain| terrain.word() == word);
            terrain.ok_or_else(|| {
                let (last, others) = known.split_last().expect("every game has edges");
                let others: Vec<_> = others.iter().map(|terrain| terrain.word()).collect();
                format!("an edge shows {} or {}, not `{word}`", others.join(", "), last.word())
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

/// Each game has its own features, and bonus tiles are those of hunters and gatherers (`HG-28`).
fn check_kinds(game: GameName, role: TileRole, segments: &[Segment]) -> Result<(), String> {
    if let Some(other) = segments.iter().find(|segment| !segment.kind.is_in(game)) {
        return Err(format!("a {} is nothing that {} knows", other.kind.word(), game.word()));
    }
    let has = |drawn: fn(&Segment) -> bool| segments.iter().any(drawn);
    if game != GameName::Carcassonne && has(|road| road.inn) {
        return Err(format!("an inn is nothing that {} knows", game.word()));
    }
    if game != GameName::Mayflower && has(|road| road.trading_posts > 0) {
        return Err(format!("a trading post is nothing that {} knows", game.word()));
    }
    let known = match game {
        GameName::Carcassonne => role != TileRole::Bonus,
        GameName::HuntersAndGatherers => matches!(role, TileRole::Land | TileRole::Bonus),
        GameName::Mayflower => matches!(role, TileRole::Land | TileRole::Fixed),
    };
    if known { Ok(()) } else { Err(format!("{} has no {} tiles", game.word(), role.word())) }
}

/// `HG-16`: a river that reaches one side only ends at a spring or in a lake.
fn check_rivers(
    game: GameName,
    entries: &[FeatureEntry],
    segments: &[Segment],
) -> Result<(), String> {
    for (entry, segment) in entries.iter().zip(segments) {
        let FeatureEntry::River { lake, spring, .. } = *entry else { continue };
        if let Some(lake) = lake
            && segments.get(lake).is_none_or(|segment| segment.kind != FeatureKind::Lake)
        {
            return Err(format!("a river runs into feature {lake}, which is not a lake"));
        }
        let ends = u16::from(lake.is_some()) + u16::from(spring) + segment.sides.len();
        if game != GameName::HuntersAndGatherers {
            if spring {
                return Err(format!("a spring is nothing that {} knows", game.word()));
            }
        } else if ends != 2 {
            return Err(format!("a river has {ends} ends instead of 2: sides, a lake or a spring"));
        }
    }
    let is_lake = |segment: &Segment| segment.kind == FeatureKind::Lake;
    let runs_into = |lake: usize| segments.iter().any(|river| river.touched().any(|to| to == lake));
    let without_rivers =
        (0..segments.len()).filter(|&lake| is_lake(&segments[lake]) && !runs_into(lake));
    if without_rivers.count() > 1 {
        return Err("more than one lake into which no river runs".to_owned());
    }
    Ok(())
}

/// Tells each lake from which sides rivers run into it.
fn find_shores(segments: &mut [Segment]) {
    for index in 0..segments.len() {
        let rivers = segments.iter().filter(|segment| segment.kind == FeatureKind::River);
        let into = rivers.filter(|river| river.touched().any(|lake| lake == index));
        let shores = into.fold(Sides::default(), |shores, river| shores.and(river.sides));
        segments[index].shores = shores;
    }
}

/// `BAS-D-01`: a road or city edge is reached by exactly one road or city, a field edge by none.
fn check_sides(edges: [Terrain; 4], segments: &[Segment]) -> Result<(), String> {
    for side in Side::ALL {
        let reaching: Vec<_> = segments
            .iter()
            .filter(|segment| segment.sides.iter().any(|own| own == side))
            .map(|segment| segment.kind)
            .collect();
        let shown = edges[side.index()];
        if !reaching.iter().copied().eq(shown.feature()) {
            let reaching: Vec<_> = reaching.iter().map(|kind| kind.word()).collect();
            let shown = shown.word();
            return Err(format!("side {side} shows {shown} but is reached by {reaching:?}"));
        }
    }
    Ok(())
}

/// A field, road or river edge has field on both halves, a city edge has none. The halves of a
/// field edge are one field, because nothing on the edge divides them. Meadows are like fields in
/// this, forests like cities.
///
/// Where something else than an edge divides them, the side is named among the split ones.
fn check_halves(
    game: GameName,
    edges: [Terrain; 4],
    split: &str,
    segments: &[Segment],
) -> Result<(), String> {
    let split = match split {
        "" => BTreeSet::new(),
        names => parse_list::<Side>(names, "side")?,
    };
    let land = FeatureKind::ALL.into_iter().find(|kind| kind.is_land() && kind.is_in(game));
    let land = land.map_or("field", FeatureKind::word);
    let fields_at = |half: Half| {
        let holds = move |segment: &Segment| segment.halves.iter().any(|own| own == half);
        segments.iter().enumerate().filter(move |(_, s)| holds(s)).map(|(index, _)| index)
    };
    for half in Half::ALL {
        let edge = edges[half.side().index()];
        let (shown, wanted) = (edge.word(), usize::from(edge.has_land()));
        let found = fields_at(half).count();
        // Inside Carcassonne and along the coast there may be a strip of land or none.
        if edge.is_fixed() && found <= 1 {
            continue;
        }
        if found != wanted {
            return Err(format!(
                "half-edge {half} of a {shown} edge belongs to {found} {land}s instead of {wanted}"
            ));
        }
    }
    for (side, halves) in Side::ALL.into_iter().zip(Half::ALL.chunks(2)) {
        let different = fields_at(halves[0]).ne(fields_at(halves[1]));
        if edges[side.index()].is_land() && different != split.contains(&side) {
            return Err(if different {
                format!("the two halves of {land} side {side} belong to different {land}s")
            } else {
                format!("side {side} is said to be split, but both its halves are one {land}")
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
fn check_junctions(
    game: GameName,
    junctions: &[Vec<usize>],
    segments: &[Segment],
) -> Result<Vec<u16>, String> {
    if game != GameName::Carcassonne && !junctions.is_empty() {
        return Err(format!("junctions are nothing that {} knows", game.word()));
    }
    let junction = |group: &Vec<usize>| {
        let mut set = 0_u16;
        for &index in group {
            let kind = segments.get(index).map(|segment| segment.kind);
            let wagons_go = |kind: FeatureKind| !kind.is_land() && kind != FeatureKind::River;
            if !kind.is_some_and(wagons_go) {
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

/// A symbol stands once on a tile, and none on an abbey; only Carcassonne knows them.
fn check_symbols(game: GameName, role: TileRole, symbols: &[Symbol]) -> Result<(), String> {
    if game != GameName::Carcassonne
        && let Some(symbol) = symbols.first()
    {
        return Err(format!("a {} is nothing that {} knows", symbol.word(), game.word()));
    }
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

/// `CNT-01`, `MAY-02`: a part of the City of Carcassonne and a starting space have a place of their own,
/// and only such tiles show the inside of the city or the coast.
fn check_fixed(
    game: GameName,
    role: TileRole,
    at: Option<Pos>,
    edges: [Terrain; 4],
) -> Result<(), String> {
    let inside = edges.iter().find(|edge| edge.is_fixed());
    match (role == TileRole::Fixed, at) {
        (true, None) => Err("a fixed tile needs its place, as `at = [x, y]`".to_owned()),
        (false, Some(_)) => Err("only a fixed tile has a place of its own".to_owned()),
        (false, None) => match inside {
            Some(edge) => Err(format!("only a fixed tile shows {}", edge.word())),
            None => Ok(()),
        },
        (true, Some(at)) if game == GameName::Mayflower => {
            let [north, east, south, west] = edges.map(|edge| edge == Terrain::Coast);
            let fine = at.x == 0 && north && east && south && !west;
            let wrong =
                "a starting space lies at x = 0 and shows coast in the north, east and south";
            if fine { Ok(()) } else { Err(wrong.to_owned()) }
        }
        (true, Some(_)) => Ok(()),
    }
}
