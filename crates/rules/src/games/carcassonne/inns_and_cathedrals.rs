//! Inns & Cathedrals: what a road or city is worth (`INN-16` to `INN-22`). The big follower is a
//! [`Piece`](crate::Piece) of weight 2.

use super::scoring::Tally;
use crate::event::{Because, Occasion};

/// The points for each tile of a road, and why: `BAS-30`, `BAS-52`; with an inn anywhere on it
/// `INN-16`, `INN-18`, `INN-R-02`.
pub(super) fn road(tally: &Tally, occasion: Occasion) -> (u32, Option<Because>) {
    match (tally.inn, occasion) {
        (false, _) => (1, None),
        (true, Occasion::Completed) => (2, Some(Because::Inn)),
        (true, _) => (0, Some(Because::Inn)),
    }
}

/// The points for each tile and shield of a city, and why: `BAS-32`, `BAS-53`, `BAS-R-02`; with a
/// cathedral `INN-20`, `INN-22`, `INN-R-03`.
pub(super) fn city(tally: &Tally, occasion: Occasion) -> (u32, Option<Because>) {
    match (tally.cathedral, occasion) {
        (false, Occasion::Completed) => (2, None),
        (false, _) => (1, None),
        (true, Occasion::Completed) => (3, Some(Because::Cathedral)),
        (true, _) => (0, Some(Because::Cathedral)),
    }
}
