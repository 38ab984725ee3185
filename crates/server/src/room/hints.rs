//! Hints for players.

use std::sync::Arc;

use bastide_protocol::people::Person;
use bastide_protocol::refused::Code;
use bastide_rules::Seat;
use tokio::sync::Mutex as Lock;

use super::Room;
use crate::cluster::News;
use crate::play::Play;
use crate::rejection::Rejection;
use crate::services::Services;
use crate::store::SeenHint;

/// A position for which a player wants a hint.
pub(crate) struct HintQuestion {
    pub(crate) play: Play,
    pub(crate) seat: Seat,
    /// Held while a hint is computed at this table.
    pub(crate) hinting: Arc<Lock<()>>,
}

impl Room {
    /// Checks whether a person may have a hint now, after this many log entries.
    pub(crate) fn hint_question(
        &self,
        person: &Person,
        seq: u32,
    ) -> Result<HintQuestion, Rejection> {
        let play = self.play.as_ref().ok_or_else(Rejection::not_started)?;
        let mut own = self.plan.seats_of(&person.id).peekable();
        if own.peek().is_none() {
            return Err(Rejection::not_seated());
        }
        if self.plan.purist {
            return Err(Rejection::new(Code::Purist, "there are no aids at this table"));
        }
        if !self.plan.hints {
            return Err(Rejection::new(Code::NoHints, "there are no hints at this table"));
        }
        if play.end().is_some() {
            return Err(Rejection::over());
        }
        if play.seq() != seq {
            return Err(Rejection::stale(seq));
        }
        let seat = play.acting().filter(|&seat| own.any(|own| own == seat));
        let seat = seat.filter(|&seat| play.decides_in_person(seat));
        let seat = seat.ok_or_else(Rejection::not_your_turn)?;
        Ok(HintQuestion { play: play.clone(), seat, hinting: Arc::clone(&self.hinting) })
    }

    /// The number of hints that a seat has used.
    pub(crate) fn hints_used(&self, seat: Seat) -> u32 {
        self.hints_used[seat.index()]
    }

    /// Counts a hint, unless the player has seen it before.
    pub(super) async fn note_hint(
        &mut self,
        services: &Services,
        seen: SeenHint,
    ) -> Result<(), Rejection> {
        self.write(services, seen.into()).await?;
        self.hints_used = services.store.hints_used(&self.id, self.plan.seats.len()).await?;
        self.news.push(News::Table);
        self.broadcast_table(self.used);
        Ok(())
    }
}
