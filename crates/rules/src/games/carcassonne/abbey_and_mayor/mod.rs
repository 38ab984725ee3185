//! Abbey & Mayor (`ABB-01` to `ABB-56`): a file for each of its pieces. The mayor is a row in
//! [`followers`](super::followers).

pub(super) mod abbey;
pub(super) mod barn;
pub(super) mod wagon;

use crate::region::SegmentId;
use crate::state::{MAX_PLAYERS, Seat};

/// What the expansion has to remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct AbbeyAndMayor {
    /// The abbeys that the players still have.
    abbeys: [u8; MAX_PLAYERS],
    /// Who had the last turn, once the others may place their abbeys after it (`ABB-R-04`).
    last_turn: Option<Seat>,
    /// The field that got its first barn in this part of the turn (`ABB-27`).
    new_barn: Option<SegmentId>,
}

impl AbbeyAndMayor {
    /// So many abbeys for each player.
    pub(crate) fn new(abbeys: u8) -> Self {
        Self { abbeys: [abbeys; MAX_PLAYERS], last_turn: None, new_barn: None }
    }

    pub(crate) fn abbeys(&self, seat: Seat) -> u8 {
        self.abbeys[seat.index()]
    }

    /// Whether the last turn is over, and only abbeys are placed.
    pub(super) fn is_last_round(&self) -> bool {
        self.last_turn.is_some()
    }
}
