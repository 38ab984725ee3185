//! The sorts of followers, and what tells them apart: a row for each. All that is not said here, they
//! do alike.

use crate::action::{Piece, Quarter};
use crate::tile::FeatureKind::{self, City, Cloister, Field, Road, Shrine};

/// What a sort of follower can do.
struct Sort {
    /// The features on which it may stand, as a bit set.
    features: u16,
    /// The quarters of Carcassonne in which it may be (`CNT-08`, `CNT-R-04`), as a bit set.
    quarters: u8,
    /// Whether it may go on top of a tower (`TOW-36`, `TOW-R-03`).
    climbs: bool,
    /// What it counts in a majority.
    weight: Weight,
    /// How broad it is for the catapult, in micrometres (`CAT-D07`).
    radius: i64,
}

/// What a follower counts in a majority (`BAS-D-08`).
#[derive(Clone, Copy)]
pub(super) enum Weight {
    Fixed(u32),
    /// As much as the city has shields (`ABB-15`), be it unfinished (`ABB-R-15`, `INT-61`).
    Shields,
}

const EVERY_FEATURE: u16 = features([Road, City, Cloister, Shrine, Field]);
const EVERY_QUARTER: u8 = quarters(Quarter::ALL);

/// One row for each of [`Piece::FOLLOWERS`], in their order.
const SORTS: [Sort; Piece::FOLLOWERS.len()] = [
    // The ordinary follower.
    Sort {
        features: EVERY_FEATURE,
        quarters: EVERY_QUARTER,
        climbs: true,
        weight: Weight::Fixed(1),
        radius: 8_000,
    },
    // The big follower: `INN-10`, `INN-R-05`, `ABB-53`, `CUL-R-08`.
    Sort {
        features: EVERY_FEATURE,
        quarters: EVERY_QUARTER,
        climbs: true,
        weight: Weight::Fixed(2),
        radius: 10_000,
    },
    // The mayor: `ABB-14`, `ABB-15`.
    Sort {
        features: features([City]),
        quarters: quarters([Quarter::Castle]),
        climbs: false,
        weight: Weight::Shields,
        radius: 9_000,
    },
    // The wagon: `ABB-37`, `ABB-38`, `ABB-43`.
    Sort {
        features: features([Road, City, Cloister, Shrine]),
        quarters: quarters([Quarter::Castle, Quarter::Blacksmith, Quarter::Cathedral]),
        climbs: false,
        weight: Weight::Fixed(1),
        radius: 10_000,
    },
    // The abbot: `ABT-01`, `ABT-02`, `ABT-09`, `ABT-12`.
    Sort {
        features: features([Cloister, Shrine]),
        quarters: quarters([Quarter::Cathedral]),
        climbs: false,
        weight: Weight::Fixed(1),
        radius: 8_000,
    },
];

const fn features<const N: usize>(kinds: [FeatureKind; N]) -> u16 {
    let (mut set, mut index) = (0, 0);
    while index < N {
        set |= 1 << kinds[index] as u16;
        index += 1;
    }
    set
}

const fn quarters<const N: usize>(quarters: [Quarter; N]) -> u8 {
    let (mut set, mut index) = (0, 0);
    while index < N {
        set |= 1 << quarters[index] as u8;
        index += 1;
    }
    set
}

/// The followers come first among the pieces; the others have no row.
#[inline]
fn sort(piece: Piece) -> Option<&'static Sort> {
    SORTS.get(piece as usize)
}

/// Whether this is a follower, and may stand on features of a kind.
#[inline]
pub(super) fn may_stand_on(piece: Piece, kind: FeatureKind) -> bool {
    sort(piece).is_some_and(|sort| sort.features & (1 << kind as u16) != 0)
}

/// `CNT-08`, `CNT-R-04`: whether this is a follower, and may be in a quarter.
pub(super) fn may_be_in(piece: Piece, quarter: Quarter) -> bool {
    sort(piece).is_some_and(|sort| sort.quarters & (1 << quarter as u8) != 0)
}

/// `TOW-36`, `TOW-R-03`: whether this is a follower, and may go on top of a tower.
pub(super) fn may_climb(piece: Piece) -> bool {
    sort(piece).is_some_and(|sort| sort.climbs)
}

/// What a piece counts in a majority; only followers count anything (`TRA-22`, `TRA-27`, `ABB-26`).
#[inline]
pub(super) fn weight(piece: Piece) -> Weight {
    sort(piece).map_or(Weight::Fixed(0), |sort| sort.weight)
}

/// `CAT-D07`: how broad a follower is for the catapult.
pub(super) fn radius(piece: Piece) -> i64 {
    sort(piece).map_or(0, |sort| sort.radius)
}
