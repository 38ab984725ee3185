//! Inns & Cathedrals: what a road or city is worth (`INN-16` to `INN-22`). The big follower is a row in
//! [`followers`](super::followers).

use super::scoring::Tally;
use crate::event::Occasion;

/// The points for each tile of a road with an inn anywhere on it: `INN-16`, `INN-18`, `INN-R-02`.
pub(super) fn road(tally: &Tally, occasion: Occasion) -> Option<u32> {
    tally.inn.then_some(if occasion == Occasion::Completed { 2 } else { 0 })
}

/// The points for each tile and shield of a city with a cathedral: `INN-20`, `INN-22`, `INN-R-03`.
pub(super) fn city(tally: &Tally, occasion: Occasion) -> Option<u32> {
    tally.cathedral.then_some(if occasion == Occasion::Completed { 3 } else { 0 })
}
