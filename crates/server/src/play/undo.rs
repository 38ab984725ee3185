//! Undo of a player's last action, as long as no hidden information was revealed since (`REL-15`).

use bastide_protocol::game::Undo;
use bastide_rules::Seat;

use super::{Made, Play, What};
use crate::rejection::Rejection;

/// The most undos in a game, so that the log stays bounded.
const MOST_UNDOS: usize = 1_000;

impl Play {
    /// The number of actions before this player's last one, if that can be undone: nothing was revealed since. Later actions
    /// are undone with it. A pass by the server is undone together with the action before it.
    pub(crate) fn before_last_of(&self, seat: Seat) -> Option<usize> {
        let open = &self.actions[self.settled..];
        let is_own = |made: &Made| made.seat == Some(seat) && !made.automatic;
        let own = open.iter().rposition(is_own)?;
        let may = self.end().is_none() && self.decides_in_person(seat) && self.undos() < MOST_UNDOS;
        may.then_some(self.settled + own)
    }

    /// How a player's last action can be undone.
    ///
    /// No agreement is needed if it is still the player's turn or decision and no other person has decided anything since, or
    /// if no other person plays.
    pub(crate) fn undo(&self, seat: Seat) -> Option<Undo> {
        let before = self.before_last_of(seat)?;
        let concerns = |other: Seat| {
            self.decides_in_person(other) && other != seat && !self.is_same_person(other, seat)
        };
        let decided = |made: &Made| !made.automatic && made.seat.is_some_and(concerns);
        let still_at_it = self.state.turn() == seat || self.acting() == Some(seat);
        let undisturbed = still_at_it && !self.actions[before..].iter().any(decided);
        let alone = !self.state.seats().any(concerns);
        Some(if undisturbed || alone { Undo::Free } else { Undo::Ask })
    }

    /// The number of undos so far.
    fn undos(&self) -> usize {
        self.log.iter().filter(|entry| entry.what == What::Undo).count()
    }

    pub(super) fn take_back(&mut self, seat: Seat) -> Result<(), Rejection> {
        let before = self.before_last_of(seat).ok_or_else(Rejection::no_undo)?;
        self.actions.truncate(before);
        self.game.restart(&mut self.state);
        for &Made { action, .. } in &self.actions {
            self.game
                .apply(&mut self.state, action, &mut ())
                .expect("what was played can be played again");
        }
        Ok(())
    }
}
