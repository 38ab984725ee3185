//! Which turns of a tile look the same.

use super::turned::{Edges, Turned};
use super::{FeatureKind, Segment, Sides, Terrain, linked};
use crate::geometry::Rotation;

/// How many turns of a tile look different: 1, 2 or 4.
pub(super) fn distinct_turns(
    edges: [Terrain; 4],
    segments: &[Segment],
    junctions: &[u16],
) -> usize {
    let looks = Rotation::ALL.map(|turn| look(edges, segments, junctions, turn));
    [1, 2].into_iter().find(|&turns| looks[turns] == looks[0]).unwrap_or(4)
}

/// A segment as it lies after a turn, with the cities or the lake that it touches, and what it leads
/// to, by what those reach instead of their numbers.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    segment: Segment,
    touched: Vec<Sides>,
    linked: Vec<(FeatureKind, Sides)>,
}

/// Everything that tells two turns of a tile apart, with the order of the segments forgotten.
fn look(
    edges: [Terrain; 4],
    segments: &[Segment],
    junctions: &[u16],
    turn: Rotation,
) -> (Edges, Vec<Part>) {
    let part = |(index, segment): (usize, &Segment)| {
        let sides_of =
            |other: usize| segments[other].sides.union(segments[other].shores).turned(turn);
        let leads_to = |other: usize| (segments[other].kind(), sides_of(other));
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
