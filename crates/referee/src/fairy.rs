//! The fairy: where she may go, and whom she gives points.

use std::collections::BTreeSet;

use crate::action::{Action, Choices};
use crate::board::{Fairy, Region, Spot, Stand};
use crate::figure::{Figure, Piece};
use crate::game::Referee;
use crate::options::FairyRule;
use crate::quarter::Quarter;

/// What she gives whoever begins a turn beside her (PRD-13).
const POINTS_AT_THE_START: u32 = 1;
/// What she gives when the feature on which she stands is scored (PRD-14).
const POINTS_WHEN_SCORED: u32 = 3;

/// Whether both are on one tile; a quarter is on none.
fn share_a_tile(one: Stand, other: Stand) -> bool {
    one.position().is_some() && one.position() == other.position()
}

impl Referee {
    /// She may go beside any own follower on the table (PRD-10, PRD-11, PRD-R-13) but where she is
    /// already (PRD-R-14).
    pub(crate) fn add_fairy(&self, choices: &mut Choices) {
        if !self.options.fairy {
            return;
        }
        for (stand, figure) in self.board.followers() {
            if figure.seat == self.player && !self.fairy_is_at(stand) {
                choices.add(format!("fairy {}", self.board.words(stand)), Action::Fairy(stand));
            }
        }
        for quarter in Quarter::ALL {
            self.add_fairy_in(quarter, choices);
        }
    }

    /// Whether she is there already: beside that place, or, if she belongs to one follower, with
    /// the one who stands there, or, if she belongs to all of her tile, on that tile.
    pub(crate) fn fairy_is_at(&self, stand: Stand) -> bool {
        self.board.fairy.is_some_and(|fairy| match self.options.fairy_rule {
            FairyRule::OnTile => fairy.stand == stand,
            FairyRule::NextToFollower => fairy.with_host && fairy.stand == stand,
            FairyRule::AnyFeature => share_a_tile(fairy.stand, stand),
        })
    }

    /// She may go to a quarter where an own follower is (CNT-R-18), if she is not there already;
    /// or, if she belongs to one follower, not yet to one of the player's there. It is the first
    /// of these, by sorts, to whom she will belong.
    fn add_fairy_in(&self, quarter: Quarter, choices: &mut Choices) {
        let own = Piece::ALL.map(|piece| Figure { seat: self.player, piece });
        let host = own.into_iter().find(|figure| self.board.waits(quarter, *figure));
        let stays = self.board.fairy.is_some_and(|fairy| match fairy.stand {
            Stand::Quarter(there, _) if there != quarter => false,
            Stand::Quarter(_, host) if self.options.fairy_rule == FairyRule::NextToFollower => {
                fairy.with_host && host.seat == self.player
            }
            Stand::Quarter(..) => true,
            Stand::On(_) | Stand::Tower(_) => false,
        });
        if let Some(host) = host.filter(|_| !stays) {
            let stand = Stand::Quarter(quarter, host);
            choices.add(format!("fairy {}", self.board.words(stand)), Action::Fairy(stand));
        }
    }

    pub(crate) fn put_the_fairy(&mut self, stand: Stand) {
        self.board.fairy = Some(Fairy { stand, with_host: true });
        self.after_the_piece();
    }

    /// A point for who begins a turn with a follower on her tile, whatever it stands on (PRD-13,
    /// PRD-R-01), or in her quarter (CNT-R-18), or with the one follower to which she belongs; or a
    /// point for each of those followers.
    pub(crate) fn give_the_fairy_point(&mut self) {
        let Some(fairy) = self.board.fairy else {
            return;
        };
        let waiting = self.board.quarters.iter();
        let waiting = waiting.map(|&(quarter, own)| (Stand::Quarter(quarter, own), own));
        let beside = self.board.followers().chain(waiting).filter(|(stand, figure)| {
            let beside = match (self.options.fairy_rule, *stand, fairy.stand) {
                (FairyRule::NextToFollower, own, hers) => fairy.with_host && own == hers,
                (_, Stand::Quarter(own, _), Stand::Quarter(hers, _)) => own == hers,
                (_, own, hers) => share_a_tile(own, hers),
            };
            beside && figure.seat == self.player
        });
        let times = match self.options.fairy_rule {
            FairyRule::AnyFeature => beside.count(),
            FairyRule::OnTile | FairyRule::NextToFollower => beside.count().min(1),
        };
        self.scores[self.player] += POINTS_AT_THE_START * times as u32;
    }

    /// Three points when a feature is scored on which she stands: for every player who has a
    /// follower of this feature on her tile (PRD-14 to PRD-16, PRD-R-01), or for the owner of the
    /// one follower to which she belongs. Who has just left a quarter does not count (PRD-R-13),
    /// and a quarter is not scored (CNT-R-18).
    pub(crate) fn give_the_fairy_bonus(&mut self, region: &Region) {
        if self.options.fairy_rule == FairyRule::AnyFeature {
            self.give_the_fairy_bonus_for_each(region);
            return;
        }
        let Some(Fairy { stand: Stand::On(place), with_host }) = self.board.fairy else {
            return;
        };
        if !region.contains(&place) {
            return;
        }
        let mut receivers = BTreeSet::new();
        for (spot, figure) in self.board.settled_on(region) {
            let beside = match self.options.fairy_rule {
                FairyRule::NextToFollower => with_host && spot == place,
                _ => (spot.0, spot.1) == (place.0, place.1),
            };
            if beside && figure.piece.is_follower() {
                receivers.insert(figure.seat);
            }
        }
        for seat in receivers {
            self.scores[seat] += POINTS_WHEN_SCORED;
        }
    }

    /// Three points for each follower of a scored feature that stands on her tile, wherever on it
    /// she was put.
    fn give_the_fairy_bonus_for_each(&mut self, region: &Region) {
        let Some(fairy) = self.board.fairy else {
            return;
        };
        for (spot, figure) in self.board.settled_on(region) {
            if figure.piece.is_follower() && share_a_tile(Stand::On(spot), fairy.stand) {
                self.scores[figure.seat] += POINTS_WHEN_SCORED;
            }
        }
    }

    /// The same when only one follower of the player is scored: nobody else gets anything (ABT-05).
    pub(crate) fn give_the_fairy_bonus_for_one(&mut self, spot: Spot) {
        if self.fairy_is_at(Stand::On(spot)) {
            self.scores[self.player] += POINTS_WHEN_SCORED;
        }
    }
}
