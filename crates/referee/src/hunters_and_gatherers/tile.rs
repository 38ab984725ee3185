//! What is printed on a tile, and how a tile looks after a turn.

use std::collections::BTreeSet;

use crate::printed::{FeatureKind, Printed, place_name, turned_edges, turned_reaches};
use crate::tile::{HALVES, SIDES};

/// The kinds of feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// A forest: its member is a gatherer (HG-08).
    Forest,
    /// A river, from one end to the other: its member is a fisherman (HG-08).
    River,
    /// A lake, which ends every river that runs into it: only a hut can stand on it (HG-R-06).
    Lake,
    /// A meadow: its member is a hunter (HG-08).
    Meadow,
}

impl FeatureKind for Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Forest => "forest",
            Kind::River => "river",
            Kind::Lake => "lake",
            Kind::Meadow => "meadow",
        }
    }

    fn has_halves(self) -> bool {
        self == Kind::Meadow
    }
}

impl Kind {
    pub(super) fn from_name(name: &str) -> Kind {
        let kinds = [Kind::Forest, Kind::River, Kind::Lake, Kind::Meadow];
        let found = kinds.into_iter().find(|kind| kind.name() == name);
        found.unwrap_or_else(|| panic!("the referee does not know the kind \"{name}\""))
    }
}

/// One connected piece of one kind on one tile, with everything drawn on it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(clippy::struct_excessive_bools, reason = "each is drawn or not, whatever the others are")]
pub(crate) struct Segment {
    pub(super) kind: Kind,
    /// Where the segment meets the rim of the tile: sides for a forest or a river, half-edges for
    /// a meadow, nothing for a lake. Always sorted, so that the first names the place.
    pub(super) reaches: Vec<usize>,
    /// Whether this forest has a gold nugget (HG-28).
    pub(super) gold: bool,
    /// The mushroom groups of this forest (HG-37).
    pub(super) mushrooms: u32,
    /// Whether this river ends here at a spring (HG-16).
    pub(super) spring: bool,
    /// The lake in which this river ends, by its place in the list of segments (HG-16).
    pub(super) lake: Option<usize>,
    /// The fish of this lake (HG-R-18).
    pub(super) fish: u32,
    pub(super) deer: u32,
    pub(super) mammoths: u32,
    pub(super) aurochs: u32,
    pub(super) tigers: u32,
    /// Whether a fire burns on this meadow (HG-36).
    pub(super) fire: bool,
    /// Whether the dolmen stands on this meadow (HG-39).
    pub(super) dolmen: bool,
}

/// What is printed on a tile, as it lies.
#[derive(Clone, Debug)]
pub struct TileFacts {
    /// The id, for example `HGT-02`.
    pub id: String,
    /// How many of these tiles the box holds, the start tile included.
    pub copies: u16,
    /// Whether this is the start tile.
    pub start: bool,
    /// Whether the tile belongs to the bonus stack; otherwise it is a land tile.
    pub bonus: bool,
    /// What each side shows: forest, river or meadow (HG-03).
    pub(super) edges: [Kind; 4],
    pub(super) segments: Vec<Segment>,
}

/// Sides; and the segments, each with the sides from which rivers run into its lake (of a river)
/// or into itself (of a lake).
pub(crate) type Look = ([Kind; 4], BTreeSet<(Segment, BTreeSet<usize>)>);

impl Printed for TileFacts {
    type Kind = Kind;
    type Edge = Kind;
    type Look = Look;

    fn id(&self) -> &str {
        &self.id
    }

    fn edges(&self) -> [Kind; 4] {
        self.edges
    }

    fn segments(&self) -> impl ExactSizeIterator<Item = (Kind, &[usize])> {
        self.segments.iter().map(|segment| (segment.kind, &segment.reaches[..]))
    }

    fn turned(&self, turn: u8) -> TileFacts {
        let mut tile = self.clone();
        tile.edges = turned_edges(self.edges, turn);
        for segment in &mut tile.segments {
            segment.reaches = turned_reaches(segment.kind, &segment.reaches, turn);
        }
        tile
    }

    /// A lake is known by the rivers that end in it.
    fn look(&self) -> Look {
        let segments = self.segments.iter().enumerate().map(|(index, segment)| {
            let lake = segment.lake.or((segment.kind == Kind::Lake).then_some(index));
            let sides = lake.into_iter().flat_map(|lake| self.sides_into(lake));
            (Segment { lake: None, ..segment.clone() }, sides.collect())
        });
        (self.edges, segments.collect())
    }
}

impl TileFacts {
    /// The rivers that end in a lake of the tile.
    pub(super) fn rivers_into(&self, lake: usize) -> impl Iterator<Item = usize> {
        let segments = self.segments.iter().enumerate();
        segments.filter(move |(_, s)| s.lake == Some(lake)).map(|(index, _)| index)
    }

    /// The sides from which rivers run into a lake of the tile.
    fn sides_into(&self, lake: usize) -> impl Iterator<Item = usize> {
        self.rivers_into(lake).flat_map(|river| self.segments[river].reaches.iter().copied())
    }

    /// The place name: the kind, and the first side or half-edge that the segment reaches; for a
    /// lake the first side from which a river runs into it.
    pub(super) fn name(&self, index: usize) -> String {
        let segment = &self.segments[index];
        let first = match segment.kind {
            Kind::Lake => self.sides_into(index).min(),
            _ => segment.reaches.first().copied(),
        };
        place_name(segment.kind, first)
    }

    /// Whether a fire burns anywhere on the tile: then no hunter is placed on it (HG-36).
    pub(super) fn burns(&self) -> bool {
        self.segments.iter().any(|segment| segment.fire)
    }

    /// Panics unless edges and segments tell the same story: every forest or river side belongs
    /// to one segment of its kind, every half of a side without forest to one meadow (HG-03), and
    /// every river has two ends (HG-16).
    pub(super) fn check(&self) {
        let id = &self.id;
        let count = |kind: Kind, place: usize| self.reaching(kind, place).count();
        for (side, edge) in self.edges.into_iter().enumerate() {
            assert_ne!(edge, Kind::Lake, "{id}: a lake lies within its tile");
            for kind in [Kind::Forest, Kind::River] {
                let wanted = usize::from(edge == kind);
                let name = SIDES[side];
                assert_eq!(count(kind, side), wanted, "{id}: wrong {} at {name}", kind.name());
            }
            for half in [2 * side, 2 * side + 1] {
                let wanted = usize::from(edge != Kind::Forest);
                let name = HALVES[half];
                assert_eq!(count(Kind::Meadow, half), wanted, "{id}: wrong meadow at {name}");
            }
        }
        let mut names = BTreeSet::new();
        for (index, segment) in self.segments.iter().enumerate() {
            let name = self.name(index);
            assert!(names.insert(name.clone()), "{id}: two places \"{name}\"");
            let inside = segment.kind == Kind::Lake;
            assert_eq!(segment.reaches.is_empty(), inside, "{id}: {name} reaches the wrong places");
            let reaches = segment.reaches.len();
            let ends = reaches + usize::from(segment.spring) + usize::from(segment.lake.is_some());
            let river = segment.kind == Kind::River;
            assert!(!river || ends == 2, "{id}: {name} has {ends} ends");
            let lake = segment.lake.map(|lake| self.segments.get(lake).map(|s| s.kind));
            assert!(lake.is_none_or(|kind| kind == Some(Kind::Lake)), "{id}: {name} has no lake");
        }
    }
}
