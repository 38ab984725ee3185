//! Tile kinds: what is drawn on a tile, and how it lies after each turn.
//!
//! A [`TileKind`] is a short list of [`Segment`]s. Kinds are checked once, when their [`TileSet`] is made,
//! and never change afterwards: every side belongs to exactly what its edge shows, every half-edge to at
//! most one field. A [`TileSetSpec`] is a tile set before it is checked, as a tile file describes it.

mod attributes;
mod check;
mod feature_kind;
mod file;
mod goods;
mod look;
mod reach;
mod role;
mod segment;
mod segment_name;
mod spec;
mod symbol;
mod terrain;
mod turned;

use crate::geometry::{Pos, Rotation};
use look::distinct_turns;
use symbol::Symbols;

pub use attributes::Attributes;
pub use feature_kind::FeatureKind;
pub use file::{TileSet, TileSetError, TileSetTile};
pub use goods::Goods;
pub(crate) use reach::bits;
pub use reach::{Halves, Sides};
pub use role::TileRole;
pub use segment::Segment;
pub use segment_name::{Anchor, SegmentName};
pub use spec::{FeatureSpec, TileSetSpec, TileSpec};
pub use symbol::Symbol;
pub use terrain::Terrain;
pub(crate) use turned::{Demand, Edges, Port, Turned};

/// One kind of tile: everything drawn on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TileKind {
    id: String,
    role: TileRole,
    fixed_at: Option<Pos>,
    symbols: Symbols,
    edges: [Terrain; 4],
    segments: Vec<Segment>,
    /// Which segments lead straight into one another (`ABB-R-22`), as bit sets.
    junctions: Vec<u16>,
    /// Which segment passes over which other one, on a bridge.
    bridges: Vec<[usize; 2]>,
    /// Which segment is the cloister, shrine or farm, if there is one.
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
    pub(crate) const MAX_INNER_FIELDS: u8 = 2;

    fn new(
        id: String,
        role: TileRole,
        edges: [Terrain; 4],
        mut segments: Vec<Segment>,
        junctions: Vec<u16>,
    ) -> Self {
        for segment in &mut segments {
            let building = segment.kind().is_building();
            segment.open = if building { 8 } else { segment.sides.len() as u8 };
        }
        let building = segments.iter().position(|segment| segment.kind().is_building());
        let turned = Rotation::ALL.map(|turn| Turned::new(edges, &segments, turn));
        let distinct_turns = distinct_turns(edges, &segments, &junctions);
        Self {
            id,
            role,
            fixed_at: None,
            symbols: Symbols::default(),
            edges,
            segments,
            junctions,
            bridges: Vec::new(),
            building: building.map(|index| index as u8),
            restricted: false,
            distinct_turns: distinct_turns as u8,
            looks: Rotation::ALL.map(|turn| {
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
        self.symbols.has(symbol)
    }

    /// The segments that a road leads to straight from this one (`ABB-R-22`).
    pub fn linked(&self, segment: usize) -> impl Iterator<Item = usize> + use<> {
        linked(&self.junctions, segment)
    }

    /// The bridges that the tile file names: which segment passes over which other one. No rule asks for
    /// them; a drawing does.
    pub fn bridges(&self) -> &[[usize; 2]] {
        &self.bridges
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
    pub fn turns(&self) -> impl Iterator<Item = Rotation> + use<> {
        (0..self.distinct_turns).map(Rotation::new)
    }

    /// The turn among [`turns`](Self::turns) that looks like `turn`.
    #[must_use]
    pub fn canonical(&self, turn: Rotation) -> Rotation {
        Rotation::new(turn.quarters() % self.distinct_turns)
    }

    /// The name of a segment on the turned tile.
    pub fn segment_name(&self, segment: usize, turn: Rotation) -> SegmentName {
        self.segments[segment].name(turn)
    }

    /// The segment with this name on the turned tile.
    pub fn segment_at(&self, place: SegmentName, turn: Rotation) -> Option<usize> {
        self.segments.iter().position(|segment| segment.name(turn) == place)
    }

    /// Which segment is the cloister, shrine or farm, if there is one.
    #[inline]
    pub(crate) fn building(&self) -> Option<u8> {
        self.building
    }

    /// What the building is, if there is one.
    pub(crate) fn building_kind(&self) -> Option<FeatureKind> {
        self.building.map(|index| self.segments[usize::from(index)].kind())
    }

    /// Whether more than matching edges decides where the tile may lie.
    #[inline]
    pub(crate) fn is_restricted(&self) -> bool {
        self.restricted
    }

    /// Settles whether more than matching edges may decide where the tile goes.
    pub(crate) fn restrict(&mut self, restricted: bool) {
        self.restricted = restricted;
    }

    /// Forgets drawings in features that mean nothing in a game.
    pub(crate) fn forget(&mut self, forget: impl Fn(&mut Attributes)) {
        self.segments.iter_mut().for_each(|segment| forget(&mut segment.attributes));
    }

    /// Makes a river tile one that is drawn among all others, for a game without a river.
    pub(crate) fn forget_river(&mut self) {
        if self.role.is_river() {
            self.role = TileRole::Land;
        }
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
    pub(crate) fn turned(&self, turn: Rotation) -> &Turned {
        &self.turned[turn.index()]
    }
}

/// The segments that share a junction with this one.
fn linked(junctions: &[u16], segment: usize) -> impl Iterator<Item = usize> + use<> {
    let shared = junctions.iter().filter(|&&group| group & (1 << segment) != 0);
    bits(shared.fold(0, |all, group| all | group) & !(1 << segment))
}
