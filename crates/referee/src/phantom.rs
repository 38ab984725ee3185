//! Phantoms: how they are placed after the piece step.

use crate::action::Choices;
use crate::figure::Piece;
use crate::game::{Referee, Step};

impl Referee {
    /// The player may also place a phantom, whatever was done in the piece step (PHA-02), if one is
    /// in the supply and has a place. Otherwise the part goes on.
    pub(crate) fn offer_the_phantom(&mut self) {
        let mut places = Choices::default();
        self.add_phantoms(&mut places);
        if places.is_empty() {
            self.after_the_placements();
        } else {
            self.step = Step::Phantom;
        }
    }

    /// Where a phantom may go: wherever a follower may now, on the tile just laid (PHA-03, PHA-10),
    /// through its portal (PHA-09) and on towers (PHA-07).
    pub(crate) fn add_phantoms(&self, choices: &mut Choices) {
        self.add_placements(&[Piece::Phantom], choices);
    }
}
