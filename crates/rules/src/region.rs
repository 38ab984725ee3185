//! Regions: connected segments of one kind (`BAS-D-03`), kept up as tiles land.
//!
//! A union–find structure with union by size and eager relabelling: every segment stores the root of its region, so
//! `find` is one load, and when two regions meet, the smaller one is relabelled. The segments of a region form a
//! circular list; scoring walks over it and counts what the region is worth.

use crate::state::with_room;
use crate::tile::{FeatureKind, Segment};

/// A segment on the table, numbered in the order in which they were laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SegmentId(pub(crate) u16);

impl SegmentId {
    /// The segment with this number; whether it is on the table, [`State::has_segment`] says.
    ///
    /// [`State::has_segment`]: crate::State::has_segment
    pub const fn new(index: u16) -> Self {
        Self(index)
    }

    /// The segment's number, counted from 0 over all tiles in the order in which they were laid.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A region, named after one of its segments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct RegionId(u16);

impl RegionId {
    /// The segment after which the region is named.
    pub(crate) const fn root(self) -> SegmentId {
        SegmentId(self.0)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A segment, and what is known of the region that is named after it. When another region takes
/// the segment over, the latter is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Node {
    region: RegionId,
    /// The next segment in the ring of the region.
    next: SegmentId,
    /// The tile it lies on, by its place in the order of laying.
    tile: u16,
    root: Region,
}

/// What is known of a region without walking over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Region {
    /// Open edges of what reaches sides (`BAS-D-05`), empty spaces around a building. Open land has neither.
    pub(crate) open: u16,
    /// How many segments it has.
    pub(crate) size: u16,
    pub(crate) kind: FeatureKind,
    /// The number of pieces that occupy it, of all players: followers, or huts in a river system.
    pub(crate) occupants: u8,
}

/// All regions on the table, segment by segment.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Regions(Vec<Node>);

impl Regions {
    pub(crate) fn with_capacity(segments: usize) -> Self {
        Self(Vec::with_capacity(segments))
    }

    /// How many segments lie on the table.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Adds the segments of the tile laid last, each as a region of its own.
    #[inline]
    pub(crate) fn add(&mut self, segments: &[Segment], tile: u16) {
        for segment in segments {
            let name = self.0.len() as u16;
            let open = segment.open.into();
            let root = Region { open, size: 1, kind: segment.kind(), occupants: 0 };
            self.0.push(Node { region: RegionId(name), next: SegmentId(name), tile, root });
        }
    }

    /// The region of a segment.
    #[inline]
    pub(crate) fn of(&self, segment: SegmentId) -> RegionId {
        self.0[segment.index()].region
    }

    /// The tile of a segment.
    #[inline]
    pub(crate) fn tile_of(&self, segment: SegmentId) -> usize {
        usize::from(self.0[segment.index()].tile)
    }

    #[inline]
    pub(crate) fn get(&self, region: RegionId) -> &Region {
        &self.0[region.index()].root
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, region: RegionId) -> &mut Region {
        &mut self.0[region.index()].root
    }

    /// The region of a segment, with what is known of it.
    #[inline]
    pub(crate) fn at(&self, segment: SegmentId) -> &Region {
        self.get(self.of(segment))
    }

    /// The segments before this one, each with its region.
    #[inline]
    pub(crate) fn before(&self, end: u16) -> impl Iterator<Item = (SegmentId, &Region)> {
        let nodes = (0..end).map(SegmentId).zip(&self.0);
        nodes.map(|(segment, node)| (segment, self.get(node.region)))
    }

    /// Joins two segments that are one: land across an edge, or a river and its lake.
    #[inline]
    pub(crate) fn join(&mut self, a: SegmentId, b: SegmentId) {
        let (a, b) = (self.of(a), self.of(b));
        if a != b {
            self.merge(a, b);
        }
    }

    /// Joins two segments across an edge that closes an open end of each.
    #[inline]
    pub(crate) fn join_ends(&mut self, a: SegmentId, b: SegmentId) {
        self.join(a, b);
        let region = self.of(a);
        self.get_mut(region).open -= 2;
    }

    /// Closes an open end of a segment without joining it to anything.
    pub(crate) fn close_end(&mut self, segment: SegmentId) {
        let region = self.of(segment);
        self.get_mut(region).open -= 1;
    }

    /// `BAS-24`, `BAS-49`, `HG-13`, `MAY-25`: two regions become one, and everybody on them stays.
    fn merge(&mut self, a: RegionId, b: RegionId) {
        let (kept, gone) = if self.get(a).size >= self.get(b).size { (a, b) } else { (b, a) };
        let mut segment = gone.index();
        loop {
            let node = &mut self.0[segment];
            node.region = kept;
            segment = node.next.index();
            if segment == gone.index() {
                break;
            }
        }
        // Two rings become one when two of their links are exchanged.
        let next_of_gone = self.0[gone.index()].next;
        let next_of_kept = std::mem::replace(&mut self.0[kept.index()].next, next_of_gone);
        self.0[gone.index()].next = next_of_kept;

        let Region { open, size, occupants, .. } = *self.get(gone);
        let region = self.get_mut(kept);
        region.open += open;
        region.size += size;
        region.occupants += occupants;
    }

    /// All regions, each once.
    pub(crate) fn iter(&self) -> impl Iterator<Item = RegionId> {
        let nodes = self.0.iter().enumerate();
        nodes.filter(|(index, node)| node.region.index() == *index).map(|(_, node)| node.region)
    }

    /// Walks over the segments of a region.
    #[inline]
    pub(crate) fn segments(&self, region: RegionId) -> impl Iterator<Item = SegmentId> {
        let mut segment = SegmentId(region.0);
        (0..self.get(region).size).map(move |_| {
            let this = segment;
            segment = self.0[this.index()].next;
            this
        })
    }

    /// Bytes reserved on the heap.
    pub(crate) fn heap_bytes(&self) -> usize {
        self.0.capacity() * size_of::<Node>()
    }
}

impl Clone for Regions {
    fn clone(&self) -> Self {
        Self(with_room(&self.0))
    }

    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}
