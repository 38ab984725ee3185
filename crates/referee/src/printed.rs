//! What is printed on tiles, as far as the games that stand by themselves have it in common: edges
//! and segments, turning them, naming them.

use crate::tile::{HALVES, SIDES};

/// A kind of feature.
pub(crate) trait FeatureKind: Copy + Eq {
    /// The word used for this kind in the tile file and in place names.
    fn name(self) -> &'static str;

    /// Whether a segment of this kind reaches half-edges; otherwise it reaches sides.
    fn has_halves(self) -> bool;
}

/// A tile as it lies. A segment is known by its place in the tile's list.
pub(crate) trait Printed: Clone {
    type Kind: FeatureKind;
    /// What a side can show.
    type Edge: Copy + Eq;
    /// Everything that can be seen on a tile, without regard to the order of its segments.
    type Look: Eq;

    fn id(&self) -> &str;

    /// What each side shows.
    fn edges(&self) -> [Self::Edge; 4];

    /// The kind of each segment and where it meets the rim of the tile, sorted.
    fn segments(&self) -> impl ExactSizeIterator<Item = (Self::Kind, &[usize])>;

    /// The tile after some quarter turns clockwise; one turn sends N to E.
    fn turned(&self, turn: u8) -> Self;

    fn look(&self) -> Self::Look;

    /// Whether two tiles cannot be told apart as they lie.
    fn looks_like(&self, other: &Self) -> bool {
        self.look() == other.look()
    }

    /// The turns that give tiles of different looks: of equal ones only the smallest turn.
    fn distinct_turns(&self) -> Vec<(u8, Self)> {
        let mut distinct: Vec<(u8, Self)> = Vec::new();
        for turn in 0..4 {
            let tile = self.turned(turn);
            if !distinct.iter().any(|(_, before)| before.looks_like(&tile)) {
                distinct.push((turn, tile));
            }
        }
        distinct
    }

    /// The segments of this kind that reach a side or half-edge.
    fn reaching(&self, kind: Self::Kind, reach: usize) -> impl Iterator<Item = usize> {
        let segments = self.segments().enumerate();
        let here = segments.filter(move |(_, (k, reaches))| *k == kind && reaches.contains(&reach));
        here.map(|(index, _)| index)
    }

    /// The segment of this kind that reaches a side or half-edge.
    fn find(&self, kind: Self::Kind, reach: usize) -> Option<usize> {
        self.reaching(kind, reach).next()
    }
}

/// Four edges after some quarter turns clockwise.
pub(crate) fn turned_edges<Edge: Copy>(mut edges: [Edge; 4], turn: u8) -> [Edge; 4] {
    assert!(turn < 4, "a turn is 0 to 3 quarters, not {turn}");
    edges.rotate_right(turn.into());
    edges
}

/// The sides or half-edges that a segment reaches after some quarter turns clockwise, sorted. There
/// are two half-edges to a side, so a quarter turn moves them two places on.
pub(crate) fn turned_reaches(kind: impl FeatureKind, reaches: &[usize], turn: u8) -> Vec<usize> {
    let quarters = usize::from(turn);
    let turned = reaches.iter().map(|&reach| {
        if kind.has_halves() { (reach + 2 * quarters) % 8 } else { (reach + quarters) % 4 }
    });
    let mut reaches: Vec<usize> = turned.collect();
    reaches.sort_unstable();
    reaches
}

/// A place name: the kind, and the first side or half-edge, if there is one.
pub(crate) fn place_name(kind: impl FeatureKind, first: Option<usize>) -> String {
    let names: &[&str] = if kind.has_halves() { &HALVES } else { &SIDES };
    let kind = kind.name();
    first.map_or_else(|| kind.to_string(), |reach| [kind, " ", names[reach]].concat())
}

/// The places of names in a list, sorted.
pub(crate) fn places(names: &str, list: &[&str]) -> Vec<usize> {
    let find = |name: &str| {
        let found = list.iter().position(|entry| *entry == name);
        found.unwrap_or_else(|| panic!("\"{name}\" is none of {list:?}"))
    };
    let mut places: Vec<usize> = names.split_whitespace().map(find).collect();
    places.sort_unstable();
    places
}
