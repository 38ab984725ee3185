//! Inns & Cathedrals: what a road or city is worth (`INN-16` to `INN-22`), the big follower, and a sixth player.

use super::Expansion;
use crate::action::Piece;
use crate::event::{Because, Occasion};
use crate::game::Table;
use crate::games::carcassonne::followers::{FollowerKind, Weight};
use crate::games::carcassonne::scoring::Tally;
use crate::setup::{InPlay, Setup};
use crate::tile::{Attributes, FeatureKind};

/// Inns & Cathedrals.
pub(in crate::games::carcassonne) struct InnsAndCathedrals;

impl Expansion for InnsAndCathedrals {
    type Memory = ();

    fn memory(_: &Table) {}

    fn bring(setup: &Setup, in_play: &mut InPlay) {
        let has_set = setup.has_set("inns-and-cathedrals");
        in_play.big_followers = has_set.into();
        (in_play.inns, in_play.cathedrals) = (has_set, has_set);
    }

    /// `INN-01`, `INN-R-01`: the set has the grey followers.
    fn seats_six(setup: &Setup) -> bool {
        setup.has_set("inns-and-cathedrals")
    }

    fn forget(attributes: &mut Attributes, in_play: &InPlay) {
        match attributes {
            Attributes::Road { inn, .. } => *inn &= in_play.inns,
            Attributes::City { cathedral, .. } => *cathedral &= in_play.cathedrals,
            _ => {}
        }
    }

    /// The big follower: `INN-10`, `INN-R-05`, `ABB-53`, `CUL-R-08`.
    const FOLLOWERS: &[(Piece, FollowerKind)] = &[(
        Piece::BigFollower,
        FollowerKind { weight: Weight::Fixed(2), radius: 10_000, ..FollowerKind::ORDINARY },
    )];

    /// For a road with an inn anywhere on it: `INN-16`, `INN-18`, `INN-R-02`; for a city with a cathedral: `INN-20`,
    /// `INN-22`, `INN-R-03`.
    #[inline]
    fn points_each(kind: FeatureKind, tally: &Tally, occasion: Occasion) -> Option<(u32, Because)> {
        let complete = occasion == Occasion::Completed;
        match kind {
            FeatureKind::Road if tally.inn => Some((if complete { 2 } else { 0 }, Because::Inn)),
            FeatureKind::City if tally.cathedral => {
                Some((if complete { 3 } else { 0 }, Because::Cathedral))
            }
            _ => None,
        }
    }
}
