//! Abbots: how they are called back from a building.

use crate::action::{Action, Choices};
use crate::board::{Region, Spot, Stand};
use crate::figure::{Figure, Piece};
use crate::game::Referee;

impl Referee {
    /// An own abbot may be called back from its building instead of any other piece action,
    /// wherever the dragon is (ABT-03). On the tile just laid there is none yet.
    pub(crate) fn add_recalls(&self, choices: &mut Choices) {
        let own = Figure { seat: self.player, piece: Piece::Abbot };
        for (&spot, _) in self.board.figures.iter().filter(|(_, figure)| **figure == own) {
            let text = format!("recall {}", self.board.words(Stand::On(spot)));
            choices.add(text, Action::Recall(spot));
        }
    }

    /// The owner gets what the building is worth now, whoever else is there (ABT-04), and the
    /// fairy's points if she is with the abbot (ABT-05). Nothing was completed by this, and it is
    /// no part of the scoring that comes later (ABT-06, ABT-07).
    pub(crate) fn recall(&mut self, spot: Spot) {
        self.scores[self.player] += self.points(&Region::from([spot]));
        self.give_the_fairy_bonus_for_one(spot);
        self.board.take(Stand::On(spot));
        self.after_the_piece();
    }
}
