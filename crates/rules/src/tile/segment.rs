//! Segments: what a tile is made of.

use super::reach::bits;
use super::{FeatureKind, Goods, Halves, Place, Sides, Spot};
use crate::geometry::Turn;

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
    pub(super) const NONE: Self =
        Self { deer: 0, mammoths: 0, aurochs: 0, tigers: 0, bison: 0, turkeys: 0, bears: 0 };

    /// How many there are of all sorts together.
    pub fn count(self) -> u32 {
        let Self { deer, mammoths, aurochs, tigers, bison, turkeys, bears } = self;
        [deer, mammoths, aurochs, tigers, bison, turkeys, bears].map(u32::from).iter().sum()
    }
}

impl Segment {
    /// A segment that reaches nothing and has nothing drawn on it.
    pub(super) fn blank(kind: FeatureKind) -> Self {
        Self {
            kind,
            sides: Sides::default(),
            halves: Halves::default(),
            shores: Sides::default(),
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

    /// Its name after the tile was turned.
    pub(super) fn place(self, turn: Turn) -> Place {
        let side = || self.sides.and(self.shores).turned(turn).iter().next().map(Spot::Side);
        let half = || self.halves.turned(turn).iter().next().map(Spot::Half);
        let spot = match self.inner {
            0 => side().or_else(half).unwrap_or(Spot::Inside),
            inner => Spot::Inner(inner),
        };
        Place { kind: self.kind, spot }
    }
}
