//! Taking back: the last own action, if everybody agrees (`REL-15`). A wish is in memory only: after a
//! restart, whoever still wants to take back asks again.

use super::handle::{Asker, plain};
use super::{Room, UndoWish};
use crate::hub::Hub;
use crate::message::{ServerMessage, UndoView};
use crate::play::{Code, Refused, What};
use crate::secret::Id;

/// How often the players of a game may take back: the log must not grow without an end.
const MOST_UNDOS: usize = 200;

impl Room {
    pub(super) async fn ask_undo(
        &mut self,
        hub: &Hub,
        asker: &Asker,
        from: u64,
        id: &str,
        seq: u32,
    ) -> Result<(), (Refused, Option<u32>)> {
        if self.answered_before(asker, from, id)? {
            return Ok(());
        }
        let (play, seats) = self.seated(asker).map_err(plain)?;
        if play.seq() != seq {
            return Err((Refused::new(Code::Stale, "the game has gone on"), Some(seq)));
        }
        // Who plays several seats takes back what was done last.
        let seat = seats
            .into_iter()
            .filter_map(|seat| Some((play.before_last_of(seat)?, seat)))
            .max()
            .map(|(_, seat)| seat)
            .filter(|_| play.undos() < MOST_UNDOS);
        let seat = seat.ok_or_else(|| plain(Refused::no_undo()))?;
        let asking = asker.person().map_err(plain)?.id.clone();
        // Computer players agree, and so does whoever has left.
        let still_here = |person: &Id| self.plan.seats_of(person).any(|own| !play.has_left(own));
        let mut waiting = self.plan.sitters();
        waiting.retain(|person| *person != asking && still_here(person));
        waiting.dedup();
        self.undo = Some(UndoWish { seat, seq, action_id: id.to_owned(), waiting });
        self.go_on_with_undo(hub, Some((from, id))).await.map_err(plain)
    }

    pub(super) async fn answer_undo(
        &mut self,
        hub: &Hub,
        asker: &Asker,
        seq: u32,
        agree: bool,
    ) -> Result<(), (Refused, Option<u32>)> {
        self.seated(asker).map_err(plain)?;
        let person = asker.person().map_err(plain)?.id.clone();
        let wish = self.undo.as_mut().filter(|wish| wish.seq == seq);
        let wish = wish.ok_or_else(|| plain(Refused::no_undo()))?;
        if !wish.waiting.contains(&person) {
            return Err(plain(Refused::no_undo()));
        }
        if agree {
            wish.waiting.retain(|other| *other != person);
            return self.go_on_with_undo(hub, None).await.map_err(plain);
        }
        self.undo = None;
        let no = UndoView { seq, seat: None, waiting: Vec::new() };
        self.listeners.tell_all(&ServerMessage::Undo(no));
        Ok(())
    }

    /// Takes back if everybody has agreed; otherwise says who is waited for.
    async fn go_on_with_undo(
        &mut self,
        hub: &Hub,
        answer: Option<(u64, &str)>,
    ) -> Result<(), Refused> {
        let Some(wish) = self.undo.clone() else { return Ok(()) };
        if !wish.waiting.is_empty() {
            let view = self.undo_view();
            if let Some(view) = view {
                self.listeners.tell_all(&ServerMessage::Undo(view));
            }
            return Ok(());
        }
        let Some(play) = self.play.as_ref() else { return Ok(()) };
        let mut next = play.clone();
        let now = hub.clock.now();
        let steps = next.make(wish.seat, What::Undo, Some(&wish.action_id), now)?;
        self.store(hub, next, &steps, answer).await
    }
}
