//! Tile kinds: what is drawn on a tile, and how it lies after each turn.
//!
//! A kind is a short list of [`Segment`]s. Kinds come from the files in `tiles/`, are checked once
//! by [`file`](TileSet::parse) and never change afterwards, so the rest of the engine can trust
//! them: every side belongs to exactly what its edge shows, every half-edge to at most one field.

mod file;
mod turned;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::geometry::{Half, Pos, Side, Turn};
use crate::setup::GameName;

pub use file::{TileSet, TileSetError, TileSetTile};
pub(crate) use turned::{Demand, Edges, Turned};

/// What an edge shows. Edges that meet must show the same (`BAS-12`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Field over the whole edge.
    Field,
    /// A road in the middle, field on both halves.
    Road,
    /// City over the whole edge.
    City,
    /// A river in the middle, field on both halves.
    River,
    /// The wall of an abbey, which closes whatever it touches (`ABB-05`, `ABB-07`).
    Any,
    /// The inside of the City of Carcassonne, between two of its own tiles (`CNT-01`).
    Carcassonne,
    /// Meadow over the whole edge (`HG-03`).
    Meadow,
    /// Forest over the whole edge (`HG-03`).
    Forest,
    /// Plain over the whole edge (`MAY-10`).
    Plain,
    /// Town over the whole edge (`MAY-10`).
    Town,
    /// The shore of a starting space, where nothing can be built (`MAY-R-03`).
    Coast,
}

impl Terrain {
    /// Everything that an edge can show in a game.
    pub const fn of(game: GameName) -> &'static [Self] {
        match game {
            GameName::Carcassonne => {
                &[Self::Field, Self::Road, Self::City, Self::River, Self::Any, Self::Carcassonne]
            }
            GameName::HuntersAndGatherers => &[Self::Meadow, Self::Forest, Self::River],
            GameName::Mayflower => &[Self::Plain, Self::Road, Self::Town, Self::Coast],
        }
    }

    /// What reaches such an edge over its middle.
    pub const fn feature(self) -> Option<FeatureKind> {
        match self {
            Self::Road => Some(FeatureKind::Road),
            Self::City => Some(FeatureKind::City),
            Self::River => Some(FeatureKind::River),
            Self::Forest => Some(FeatureKind::Forest),
            Self::Town => Some(FeatureKind::Town),
            Self::Field
            | Self::Meadow
            | Self::Plain
            | Self::Any
            | Self::Carcassonne
            | Self::Coast => None,
        }
    }

    /// Whether open land lies on both halves of such an edge.
    pub const fn has_land(self) -> bool {
        !matches!(self, Self::City | Self::Forest | Self::Town | Self::Any)
    }

    /// Whether it belongs to tiles that lie in their places at the start, and to no others. On its
    /// halves there may be open land or not.
    const fn is_fixed(self) -> bool {
        matches!(self, Self::Carcassonne | Self::Coast)
    }

    /// Whether nothing on the edge divides its two halves.
    const fn is_land(self) -> bool {
        matches!(self, Self::Field | Self::Meadow | Self::Plain)
    }

    /// The word used in tile files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Field => "field",
            Self::Road => "road",
            Self::City => "city",
            Self::River => "river",
            Self::Any => "any",
            Self::Carcassonne => "carcassonne",
            Self::Meadow => "meadow",
            Self::Forest => "forest",
            Self::Plain => "plain",
            Self::Town => "town",
            Self::Coast => "coast",
        }
    }
}

/// What a segment is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FeatureKind {
    /// Scored when both ends are closed.
    Road,
    /// Scored when the wall is closed.
    City,
    /// Scored when eight tiles lie around it.
    Cloister,
    /// A cult place, scored like a cloister (`CUL-02`).
    Shrine,
    /// Scored at the end of the game.
    Field,
    /// In Carcassonne it divides fields, and is no place for anybody (`RIV-11`, `RIV-R-10`). For
    /// hunters and gatherers it is scored when both ends are closed (`HG-16`).
    River,
    /// Scored when it has meadow all round (`HG-19`).
    Forest,
    /// Ends every river that runs into it, and has fish (`HG-17`).
    Lake,
    /// Scored at the end of the game (`HG-45`).
    Meadow,
    /// Scored when the wall is closed (`MAY-22`).
    Town,
    /// Scored when eight tiles lie around it (`MAY-28`).
    Farm,
    /// Scored at the end of the game (`MAY-58`).
    Plain,
}

impl FeatureKind {
    /// All kinds; those of Carcassonne in the order in which they are scored (`BAS-R-14`, `BAS-51`).
    pub const ALL: [Self; 12] = [
        Self::Road,
        Self::City,
        Self::Cloister,
        Self::Shrine,
        Self::Field,
        Self::River,
        Self::Forest,
        Self::Lake,
        Self::Meadow,
        Self::Town,
        Self::Farm,
        Self::Plain,
    ];

    /// Whether such features are drawn on the tiles of a game.
    pub const fn is_in(self, game: GameName) -> bool {
        match self {
            Self::Road => matches!(game, GameName::Carcassonne | GameName::Mayflower),
            Self::City | Self::Cloister | Self::Shrine | Self::Field => {
                matches!(game, GameName::Carcassonne)
            }
            Self::River => {
                matches!(game, GameName::Carcassonne | GameName::HuntersAndGatherers)
            }
            Self::Forest | Self::Lake | Self::Meadow => {
                matches!(game, GameName::HuntersAndGatherers)
            }
            Self::Town | Self::Farm | Self::Plain => matches!(game, GameName::Mayflower),
        }
    }

    /// The word used in tile files and records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Road => "road",
            Self::City => "city",
            Self::Cloister => "cloister",
            Self::Shrine => "shrine",
            Self::Field => "field",
            Self::River => "river",
            Self::Forest => "forest",
            Self::Lake => "lake",
            Self::Meadow => "meadow",
            Self::Town => "town",
            Self::Farm => "farm",
            Self::Plain => "plain",
        }
    }

    /// Whether it is open land, which reaches half-edges instead of sides.
    pub const fn is_land(self) -> bool {
        matches!(self, Self::Field | Self::Meadow | Self::Plain)
    }

    /// Whether it is complete when eight tiles lie around it.
    pub const fn is_building(self) -> bool {
        matches!(self, Self::Cloister | Self::Shrine | Self::Farm)
    }
}

/// Goods of the traders (`TRA-32`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goods {
    /// Barrels of wine.
    Wine,
    /// Sacks of grain.
    Grain,
    /// Bolts of cloth.
    Cloth,
}

impl Goods {
    /// All kinds of goods.
    pub const ALL: [Self; 3] = [Self::Wine, Self::Grain, Self::Cloth];

    /// The word used in tile files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wine => "wine",
            Self::Grain => "grain",
            Self::Cloth => "cloth",
        }
    }
}

/// When a tile comes into the game.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum TileRole {
    /// The source of a river: it lies on the table at the start (`RIV-03`).
    Source,
    /// The fork of a river, placed first (`RIV-04`).
    Fork,
    /// Any other part of a river, placed next (`RIV-05`).
    River,
    /// The lake, which ends the river (`RIV-06`).
    Lake,
    /// All other tiles that are drawn.
    #[default]
    Land,
    /// An abbey: each player has one, and places it instead of a drawn tile (`ABB-03`).
    Abbey,
    /// A part of the City of Carcassonne, or a starting space of Mayflower: it lies in its own place at
    /// the start (`CNT-01`, `MAY-02`).
    Fixed,
    /// A bonus tile, drawn from a stack of its own (`HG-28`).
    Bonus,
}

impl TileRole {
    /// The word used in tile files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Source => "source",
            Self::Fork => "fork",
            Self::River => "river",
            Self::Lake => "lake",
            Self::Land => "land",
            Self::Abbey => "abbey",
            Self::Fixed => "fixed",
            Self::Bonus => "bonus",
        }
    }
}

/// What is drawn on a tile as a whole, in no feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// The dragon comes to this tile (`PRD-20`).
    Volcano,
    /// The dragon walks (`PRD-22`).
    Dragon,
    /// A follower may go anywhere (`PRD-34`).
    MagicPortal,
    /// The foundation of a tower (`TOW-04`).
    TowerSite,
    /// A fair, at which the catapult is used (`CAT-04`).
    Fair,
}

impl Symbol {
    /// All symbols.
    pub const ALL: [Self; 5] =
        [Self::Volcano, Self::Dragon, Self::MagicPortal, Self::TowerSite, Self::Fair];

    /// The word used in tile files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Volcano => "volcano",
            Self::Dragon => "dragon",
            Self::MagicPortal => "magic-portal",
            Self::TowerSite => "tower-site",
            Self::Fair => "fair",
        }
    }
}

/// The symbols of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Symbols(u8);

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        Self(symbols.into_iter().fold(0, |set, symbol| set | 1 << symbol as u8))
    }
}

/// A set of sides of one tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sides(u8);

impl Sides {
    /// The sides of the set, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.0 & (1 << side.index()) != 0)
    }

    /// The sides that are in one of two sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many sides are in the set.
    pub const fn len(self) -> u16 {
        self.0.count_ones() as u16
    }

    /// Whether the set has no side.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn turned(self, turn: Turn) -> Self {
        self.iter().map(|side| side.turned(turn)).collect()
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        Self(sides.into_iter().fold(0, |set, side| set | 1 << side.index()))
    }
}

/// A set of half-edges of one tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Halves(u8);

impl Halves {
    /// The halves of the set, clockwise from the north-west corner.
    pub fn iter(self) -> impl Iterator<Item = Half> {
        Half::ALL.into_iter().filter(move |half| self.0 & (1 << *half as u8) != 0)
    }

    fn turned(self, turn: Turn) -> Self {
        self.iter().map(|half| half.turned(turn)).collect()
    }
}

impl FromIterator<Half> for Halves {
    fn from_iter<I: IntoIterator<Item = Half>>(halves: I) -> Self {
        Self(halves.into_iter().fold(0, |set, half| set | 1 << half as u8))
    }
}

/// The numbers of the bits that are set, from the lowest on.
#[inline]
pub(crate) fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        lowest
    })
}

/// One connected piece of one feature on one tile (`BAS-D-02`), as the tile lies unturned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(clippy::struct_excessive_bools, reason = "each is a drawing of its own")]
pub struct Segment {
    /// What it is part of.
    pub kind: FeatureKind,
    /// The sides it reaches over their middle: roads, cities, rivers, forests and towns.
    pub sides: Sides,
    /// The half-edges it reaches: fields, meadows and plains.
    pub halves: Halves,
    /// The sides from which rivers run into it: lakes.
    pub shores: Sides,
    /// What must be filled or continued until it is complete: the eight spaces around a building,
    /// the sides of anything else.
    pub(crate) open: u8,
    /// Shields drawn in it: cities.
    pub shields: u8,
    /// The segments of the tile that count for this one: the cities that a field borders
    /// (`BAS-D-10`), the lake into which a river runs (`HG-17`). A bit set of indices.
    pub touches: u16,
    /// The number of a field that reaches no edge, counted from 1; otherwise 0.
    pub inner: u8,
    /// Whether an inn stands at the road (`INN-16`).
    pub inn: bool,
    /// Whether a cathedral stands in the city (`INN-20`).
    pub cathedral: bool,
    /// Whether a princess is in the city (`PRD-37`).
    pub princess: bool,
    /// The goods that are traded in the city.
    pub goods: Option<Goods>,
    /// Whether a herd of pigs is on the field (`RIV-15`).
    pub pig_herd: bool,
    /// Whether the field borders the City of Carcassonne (`CNT-R-14`).
    pub carcassonne: bool,
    /// Whether gold is in the forest (`HG-28`).
    pub gold: bool,
    /// Groups of mushrooms in the forest (`HG-37`).
    pub mushrooms: u8,
    /// Whether the river springs here (`HG-16`).
    pub spring: bool,
    /// Fish in the lake (`HG-17`).
    pub fish: u8,
    /// The animals on the meadow or plain (`HG-45`, `MAY-58`).
    pub animals: Animals,
    /// Whether a fire drives the tigers off the meadow (`HG-36`).
    pub fire: bool,
    /// Whether a dolmen is on the meadow (`HG-39`).
    pub dolmen: bool,
    /// Trading posts beside the road (`MAY-19`).
    pub trading_posts: u8,
    /// Flags in the town (`MAY-23`).
    pub flags: u8,
}

/// Animals on a meadow or plain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub struct Animals {
    pub deer: u8,
    pub mammoths: u8,
    pub aurochs: u8,
    pub tigers: u8,
    pub bison: u8,
    pub turkeys: u8,
    pub bears: u8,
}

impl Animals {
    const NONE: Self =
        Self { deer: 0, mammoths: 0, aurochs: 0, tigers: 0, bison: 0, turkeys: 0, bears: 0 };

    /// How many there are of all sorts together.
    pub fn count(self) -> u32 {
        let Self { deer, mammoths, aurochs, tigers, bison, turkeys, bears } = self;
        [deer, mammoths, aurochs, tigers, bison, turkeys, bears].map(u32::from).iter().sum()
    }
}

impl Segment {
    /// A segment that reaches nothing and has nothing drawn on it.
    const fn blank(kind: FeatureKind) -> Self {
        Self {
            kind,
            sides: Sides(0),
            halves: Halves(0),
            shores: Sides(0),
            open: if kind.is_building() { 8 } else { 0 },
            shields: 0,
            touches: 0,
            inner: 0,
            inn: false,
            cathedral: false,
            princess: false,
            goods: None,
            pig_herd: false,
            carcassonne: false,
            gold: false,
            mushrooms: 0,
            spring: false,
            fish: 0,
            animals: Animals::NONE,
            fire: false,
            dolmen: false,
            trading_posts: 0,
            flags: 0,
        }
    }

    /// The indices, within the tile, of the segments that count for this one.
    pub fn touched(self) -> impl Iterator<Item = usize> {
        bits(self.touches)
    }

    fn place(self, turn: Turn) -> Place {
        let side = || self.sides.and(self.shores).turned(turn).iter().next().map(Spot::Side);
        let half = || self.halves.turned(turn).iter().next().map(Spot::Half);
        let spot = match self.inner {
            0 => side().or_else(half).unwrap_or(Spot::Inside),
            inner => Spot::Inner(inner),
        };
        Place { kind: self.kind, spot }
    }
}

/// The name of a segment as it lies on the table, such as `road E`, `field NL` or `cloister`: its
/// kind, and the first side or half-edge that it reaches, clockwise from the north-west corner. A lake
/// has the name of the first side that one of its rivers reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// What the segment is part of.
    pub kind: FeatureKind,
    /// Where on the tile it lies.
    pub spot: Spot,
}

/// Where on its tile a segment lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// It reaches no edge, and is the only one of its kind that does not.
    Inside,
    /// It reaches no edge; such fields are numbered from 1.
    Inner(u8),
    /// The first side that it reaches.
    Side(Side),
    /// The first half-edge that it reaches.
    Half(Half),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.kind.word())?;
        match self.spot {
            Spot::Inside => Ok(()),
            Spot::Inner(number) => write!(f, " {}", "I".repeat(number.into())),
            Spot::Side(side) => write!(f, " {side}"),
            Spot::Half(half) => write!(f, " {half}"),
        }
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (word, spot) = text.split_once(' ').unwrap_or((text, ""));
        let kind = FeatureKind::ALL.into_iter().find(|kind| kind.word() == word).ok_or(())?;
        let spot = match spot {
            "" if text.ends_with(' ') => return Err(()),
            "" => Spot::Inside,
            "I" => Spot::Inner(1),
            "II" => Spot::Inner(2),
            spot => spot.parse().map(Spot::Side).or_else(|()| spot.parse().map(Spot::Half))?,
        };
        Ok(Self { kind, spot })
    }
}

impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One kind of tile: everything drawn on it.
#[derive(Clone, Debug)]
pub struct TileKind {
    id: String,
    role: TileRole,
    fixed_at: Option<Pos>,
    symbols: Symbols,
    edges: [Terrain; 4],
    segments: Vec<Segment>,
    /// Which segments lead straight into one another (`ABB-R-22`), as bit sets.
    junctions: Vec<u16>,
    /// Which segment is the cloister or shrine, if there is one.
    building: Option<u8>,
    restricted: bool,
    distinct_turns: u8,
    /// The edges after each turn; of turns that look the same, only the first ever fits.
    looks: [Edges; 4],
    turned: [Turned; 4],
}

impl TileKind {
    /// The most segments that a tile can have.
    pub(crate) const MAX_SEGMENTS: usize = 16;

    /// The most fields of a tile that reach no edge.
    pub const MAX_INNER_FIELDS: u8 = 2;

    fn new(
        id: String,
        role: TileRole,
        edges: [Terrain; 4],
        mut segments: Vec<Segment>,
        junctions: Vec<u16>,
    ) -> Self {
        for segment in &mut segments {
            segment.open += segment.sides.len() as u8;
        }
        let building = segments.iter().position(|segment| segment.kind.is_building());
        let turned = Turn::ALL.map(|turn| Turned::new(edges, &segments, turn));
        let looks = Turn::ALL.map(|turn| look(edges, &segments, &junctions, turn));
        let distinct_turns =
            [1, 2].into_iter().find(|&turns| looks[turns] == looks[0]).unwrap_or(4);
        Self {
            id,
            role,
            fixed_at: None,
            symbols: Symbols::default(),
            edges,
            segments,
            junctions,
            building: building.map(|index| index as u8),
            restricted: false,
            distinct_turns: distinct_turns as u8,
            looks: Turn::ALL.map(|turn| {
                let first = turn.index() < distinct_turns;
                if first { turned[turn.index()].edges } else { Edges::NEVER }
            }),
            turned,
        }
    }

    /// The name of the kind, such as `BA-D`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// When the tile comes into the game.
    pub fn role(&self) -> TileRole {
        self.role
    }

    /// Where it lies at the start, if it has a place of its own (`CNT-01`).
    pub fn fixed_at(&self) -> Option<Pos> {
        self.fixed_at
    }

    /// Whether this symbol is drawn on it.
    #[inline]
    pub fn has(&self, symbol: Symbol) -> bool {
        self.symbols.0 & (1 << symbol as u8) != 0
    }

    /// Whether any symbol is drawn on it.
    #[inline]
    pub(crate) fn has_symbols(&self) -> bool {
        self.symbols.0 != 0
    }

    /// The segments that a road leads to straight from this one (`ABB-R-22`).
    pub(crate) fn linked(&self, segment: usize) -> impl Iterator<Item = usize> + use<> {
        linked(&self.junctions, segment)
    }

    /// What the unturned tile shows on its sides.
    pub fn edges(&self) -> [Terrain; 4] {
        self.edges
    }

    /// Everything drawn on it, in the order of the tile file.
    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    /// The turns that look different, from 0 on. A tile that looks the same after a half turn has
    /// two; a lone cloister has one. Only these turns are legal actions, so that each placement is
    /// listed once.
    pub fn turns(&self) -> impl Iterator<Item = Turn> + use<> {
        (0..self.distinct_turns).map(Turn::new)
    }

    /// The turn among [`turns`](Self::turns) that looks like `turn`.
    #[must_use]
    pub fn canonical(&self, turn: Turn) -> Turn {
        Turn::new(turn.quarters() % self.distinct_turns)
    }

    /// The name of a segment after the tile was turned.
    pub fn place(&self, segment: usize, turn: Turn) -> Place {
        self.segments[segment].place(turn)
    }

    /// The segment with this name after the tile was turned.
    pub(crate) fn segment_at(&self, place: Place, turn: Turn) -> Option<usize> {
        self.segments.iter().position(|segment| segment.place(turn) == place)
    }

    /// Which segment is the cloister or shrine, if there is one.
    #[inline]
    pub(crate) fn building(&self) -> Option<u8> {
        self.building
    }

    /// What the building is, if there is one.
    pub(crate) fn building_kind(&self) -> Option<FeatureKind> {
        self.building.map(|index| self.segments[usize::from(index)].kind)
    }

    /// Whether more than matching edges decides where the tile may lie.
    #[inline]
    pub(crate) fn is_restricted(&self) -> bool {
        self.restricted
    }

    /// Settles whether more than matching edges decides where the tile may lie: river tiles must
    /// continue the river, and where there are cult places, buildings keep their distance.
    pub(crate) fn restrict(&mut self, shrines: bool) {
        self.restricted = self.role != TileRole::Land || (shrines && self.building.is_some());
    }

    /// Forgets drawings in features that mean nothing in a game.
    pub(crate) fn forget(&mut self, forget: impl Fn(&mut Segment)) {
        self.segments.iter_mut().for_each(forget);
    }

    /// Forgets symbols that mean nothing in a game.
    pub(crate) fn keep_symbols(&mut self, keep: impl Fn(Symbol) -> bool) {
        let kept = Symbol::ALL.into_iter().filter(|&symbol| self.has(symbol) && keep(symbol));
        self.symbols = kept.collect();
    }

    /// The edges after each turn, for finding where the tile fits.
    #[inline]
    pub(crate) fn looks(&self) -> [Edges; 4] {
        self.looks
    }

    #[inline]
    pub(crate) fn turned(&self, turn: Turn) -> &Turned {
        &self.turned[turn.index()]
    }
}

/// A segment as it lies after a turn, with the cities or the lake that it touches, and what it leads
/// to, by what those reach instead of their numbers.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    segment: Segment,
    touched: Vec<Sides>,
    linked: Vec<(FeatureKind, Sides)>,
}

/// The segments that share a junction with this one.
fn linked(junctions: &[u16], segment: usize) -> impl Iterator<Item = usize> + use<> {
    let shared = junctions.iter().filter(|&&group| group & (1 << segment) != 0);
    bits(shared.fold(0, |all, group| all | group) & !(1 << segment))
}

/// Everything that tells two turns of a tile apart, with the order of the segments forgotten.
fn look(
    edges: [Terrain; 4],
    segments: &[Segment],
    junctions: &[u16],
    turn: Turn,
) -> (Edges, Vec<Part>) {
    let part = |(index, segment): (usize, &Segment)| {
        let sides_of =
            |other: usize| segments[other].sides.and(segments[other].shores).turned(turn);
        let leads_to = |other: usize| (segments[other].kind, sides_of(other));
        Part {
            segment: Segment {
                sides: segment.sides.turned(turn),
                halves: segment.halves.turned(turn),
                shores: segment.shores.turned(turn),
                touches: 0,
                inner: 0,
                ..*segment
            },
            touched: sorted(segment.touched().map(sides_of)),
            linked: sorted(linked(junctions, index).map(leads_to)),
        }
    };
    let parts = sorted(segments.iter().enumerate().map(part));
    (Turned::new(edges, segments, turn).edges, parts)
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<_> = items.collect();
    items.sort_unstable();
    items
}
