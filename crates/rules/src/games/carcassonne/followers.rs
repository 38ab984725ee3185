//! The kinds of followers, and what tells them apart. Everything else they do alike.

use super::expansions::{Expansion, each};
use crate::action::{Piece, PieceSet, Quarter};
use crate::tile::FeatureKind::{self, City, Cloister, Field, Road, Shrine};

/// What a kind of follower can do.
#[derive(Clone, Copy)]
pub(super) struct FollowerKind {
    /// The features on which it may stand, as a bit set.
    pub(super) features: u16,
    /// The quarters of Carcassonne in which it may be (`CNT-08`, `CNT-R-04`), as a bit set.
    pub(super) quarters: u8,
    /// Whether it may go on top of a tower (`TOW-36`, `TOW-R-03`).
    pub(super) climbs: bool,
    /// What it counts in a majority.
    pub(super) weight: Weight,
    /// How broad it is for the catapult, in micrometres (`CAT-D07`).
    pub(super) radius: i64,
}

/// What a follower counts in a majority (`BAS-D-08`).
#[derive(Clone, Copy)]
pub(super) enum Weight {
    Fixed(u32),
    /// The number of shields of the city (`ABB-15`), complete or not (`ABB-R-15`, `INT-61`).
    Shields,
}

impl FollowerKind {
    /// The ordinary follower.
    pub(super) const ORDINARY: Self = Self {
        features: features([Road, City, Cloister, Shrine, Field]),
        quarters: quarters(Quarter::ALL),
        climbs: true,
        weight: Weight::Fixed(1),
        radius: 8_000,
    };
}

/// One row for each of [`Piece::FOLLOWERS`], in their order.
const KINDS: [Option<FollowerKind>; Piece::FOLLOWERS.len()] = {
    let mut kinds = [None; Piece::FOLLOWERS.len()];
    kinds[Piece::Follower as usize] = Some(FollowerKind::ORDINARY);
    each!(E => {
        let mut index = 0;
        while index < E::FOLLOWERS.len() {
            let (piece, kind) = E::FOLLOWERS[index];
            kinds[piece as usize] = Some(kind);
            index += 1;
        }
    });
    kinds
};

/// All kinds of followers.
pub(super) const ALL: PieceSet = {
    let (mut all, mut index) = (PieceSet::NONE, 0);
    while index < Piece::FOLLOWERS.len() {
        all = all.or(PieceSet::of(Piece::FOLLOWERS[index]));
        index += 1;
    }
    all
};

/// A bit set of features.
pub(super) const fn features<const N: usize>(kinds: [FeatureKind; N]) -> u16 {
    let (mut set, mut index) = (0, 0);
    while index < N {
        set |= 1 << kinds[index] as u16;
        index += 1;
    }
    set
}

/// A bit set of quarters.
pub(super) const fn quarters<const N: usize>(quarters: [Quarter; N]) -> u8 {
    let (mut set, mut index) = (0, 0);
    while index < N {
        set |= 1 << quarters[index] as u8;
        index += 1;
    }
    set
}

/// The followers come first among the pieces; the others have no row.
#[inline]
fn kind_of(piece: Piece) -> Option<&'static FollowerKind> {
    static ROWS: [Option<FollowerKind>; Piece::FOLLOWERS.len()] = KINDS;
    ROWS.get(piece as usize)?.as_ref()
}

/// Whether this is a follower, and may stand on features of a kind.
#[inline]
pub(super) fn may_stand_on(piece: Piece, kind: FeatureKind) -> bool {
    able_to_stand_on(kind).contains(piece)
}

/// The followers that may stand on features of a kind.
#[inline]
pub(super) fn able_to_stand_on(kind: FeatureKind) -> PieceSet {
    static ABLE: [PieceSet; FeatureKind::ALL.len()] = {
        let mut able = [PieceSet::NONE; FeatureKind::ALL.len()];
        let mut kind = 0;
        while kind < able.len() {
            let mut index = 0;
            while index < KINDS.len() {
                if let Some(follower) = KINDS[index]
                    && follower.features & (1 << kind) != 0
                {
                    able[kind] = able[kind].or(PieceSet::of(Piece::FOLLOWERS[index]));
                }
                index += 1;
            }
            kind += 1;
        }
        able
    };
    ABLE[kind as usize]
}

/// `CNT-08`, `CNT-R-04`: whether this is a follower, and may be in a quarter.
pub(super) fn may_be_in(piece: Piece, quarter: Quarter) -> bool {
    kind_of(piece).is_some_and(|follower| follower.quarters & (1 << quarter as u8) != 0)
}

/// `TOW-36`, `TOW-R-03`: whether this is a follower, and may go on top of a tower.
pub(super) fn may_climb(piece: Piece) -> bool {
    CLIMBERS.contains(piece)
}

/// The followers that may go on top of a tower.
pub(super) const CLIMBERS: PieceSet = {
    let (mut climbers, mut index) = (PieceSet::NONE, 0);
    while index < KINDS.len() {
        if let Some(follower) = KINDS[index]
            && follower.climbs
        {
            climbers = climbers.or(PieceSet::of(Piece::FOLLOWERS[index]));
        }
        index += 1;
    }
    climbers
};

/// What a piece counts in a majority; only followers count anything (`TRA-22`, `TRA-27`, `ABB-26`).
#[inline]
pub(super) fn weight(piece: Piece) -> Weight {
    kind_of(piece).map_or(Weight::Fixed(0), |follower| follower.weight)
}

/// `CAT-D07`: how broad a follower is for the catapult.
pub(super) fn radius(piece: Piece) -> i64 {
    kind_of(piece).map_or(0, |follower| follower.radius)
}
