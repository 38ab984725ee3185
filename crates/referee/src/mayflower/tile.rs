//! What is printed on a tile, and how a tile looks after a turn.

use std::collections::BTreeSet;

use crate::board::Position;
use crate::printed::{FeatureKind, Printed, place_name, turned_edges, turned_reaches};
use crate::tile::{HALVES, SIDES};

/// The kinds of feature (MAY-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// A road: its settler is a robber.
    Road,
    /// A town: its settler is a shopkeeper.
    Town,
    /// A farm, which never grows beyond its tile: its settler is a farmer.
    Farm,
    /// A plain: its settler is a trapper, who lies.
    Plain,
}

impl FeatureKind for Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Road => "road",
            Kind::Town => "town",
            Kind::Farm => "farm",
            Kind::Plain => "plain",
        }
    }

    fn has_halves(self) -> bool {
        self == Kind::Plain
    }
}

impl Kind {
    pub(super) fn from_name(name: &str) -> Kind {
        let kinds = [Kind::Road, Kind::Town, Kind::Farm, Kind::Plain];
        let found = kinds.into_iter().find(|kind| kind.name() == name);
        found.unwrap_or_else(|| panic!("the referee does not know the kind \"{name}\""))
    }
}

/// What a side of a tile shows (MAY-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Edge {
    /// Road, town or plain.
    Of(Kind),
    /// The sides of a starting space that are not built at: the shore, and the next space.
    Coast,
}

/// One connected piece of one kind on one tile, with everything drawn on it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Segment {
    pub(super) kind: Kind,
    /// Where the segment meets the rim of the tile: sides for a road or a town, half-edges for a
    /// plain, nothing for a farm. Always sorted, so that the first names the place.
    pub(super) reaches: Vec<usize>,
    /// The trading posts beside this road (MAY-19).
    pub(super) trading_posts: u32,
    /// The flags in this town (MAY-23).
    pub(super) flags: u32,
    pub(super) deer: u32,
    pub(super) bison: u32,
    pub(super) turkeys: u32,
    pub(super) bears: u32,
}

impl Segment {
    /// The animals on this plain, whatever their species (MAY-58).
    pub(super) fn animals(&self) -> u32 {
        self.deer + self.bison + self.turkeys + self.bears
    }
}

/// What is printed on a tile, as it lies.
#[derive(Clone, Debug)]
pub struct TileFacts {
    /// The id, for example `MF-AX`.
    pub id: String,
    /// How many of these tiles the box holds.
    pub copies: u16,
    /// Where a starting space lies (MAY-02). Any other tile is drawn.
    pub at: Option<Position>,
    pub(super) edges: [Edge; 4],
    pub(super) segments: Vec<Segment>,
}

impl Printed for TileFacts {
    type Kind = Kind;
    type Edge = Edge;
    type Look = ([Edge; 4], BTreeSet<Segment>);

    fn id(&self) -> &str {
        &self.id
    }

    fn edges(&self) -> [Edge; 4] {
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

    fn look(&self) -> Self::Look {
        (self.edges, self.segments.iter().cloned().collect())
    }
}

impl TileFacts {
    /// Whether this is one of the starting spaces on the coast.
    pub(super) fn is_coast(&self) -> bool {
        self.at.is_some()
    }

    /// The place name: the kind, and the first side or half-edge that the segment reaches.
    pub(super) fn name(&self, index: usize) -> String {
        let segment = &self.segments[index];
        place_name(segment.kind, segment.reaches.first().copied())
    }

    /// The farm on the tile, if there is one.
    pub(super) fn farm(&self) -> Option<usize> {
        self.segments.iter().position(|segment| segment.kind == Kind::Farm)
    }

    /// Panics unless edges and segments tell the same story: every road or town side belongs to
    /// one segment of its kind, every half of a side without town to one plain (MAY-10), but to
    /// none or one along the coast (MAY-R-23).
    pub(super) fn check(&self) {
        let id = &self.id;
        let count = |kind: Kind, place: usize| self.reaching(kind, place).count();
        for (side, edge) in self.edges.into_iter().enumerate() {
            assert_ne!(edge, Edge::Of(Kind::Farm), "{id}: a farm lies within its tile");
            for kind in [Kind::Road, Kind::Town] {
                let wanted = usize::from(edge == Edge::Of(kind));
                let name = SIDES[side];
                assert_eq!(count(kind, side), wanted, "{id}: wrong {} at {name}", kind.name());
            }
            for half in [2 * side, 2 * side + 1] {
                let wanted = match edge {
                    Edge::Of(Kind::Town) => 0..=0,
                    Edge::Of(_) => 1..=1,
                    Edge::Coast => 0..=1,
                };
                let found = count(Kind::Plain, half);
                assert!(wanted.contains(&found), "{id}: wrong plain at {}", HALVES[half]);
            }
        }
        let coast = self.edges.map(|edge| edge == Edge::Coast);
        assert_eq!(
            coast,
            [self.is_coast(), self.is_coast(), self.is_coast(), false],
            "{id}: coast"
        );
        let mut names = BTreeSet::new();
        for (index, segment) in self.segments.iter().enumerate() {
            let name = self.name(index);
            assert!(names.insert(name.clone()), "{id}: two places \"{name}\"");
            let wanted = match segment.kind {
                Kind::Road => 1..=2,
                Kind::Town => 1..=4,
                Kind::Plain => 1..=8,
                Kind::Farm => 0..=0,
            };
            let reaches = segment.reaches.len();
            assert!(wanted.contains(&reaches), "{id}: {name} reaches {reaches} places");
        }
    }
}
