//! Taking back: the last own action, at once or if everybody agrees (`REL-15`). A wish is in memory only: after a
//! restart, whoever still wants to take back asks again.

use bastide_protocol::game::{Undo, UndoView};
use bastide_protocol::id::Id;
use bastide_protocol::message::ServerMessage;

use super::handle::Asker;
use super::{Room, UndoWish};
use crate::play::What;
use crate::rejection::Rejection;
use crate::services::Services;

impl Room {
    pub(super) async fn ask_undo(
        &mut self,
        services: &Services,
        asker: &Asker,
        from: u64,
        id: &str,
        seq: u32,
    ) -> Result<(), Rejection> {
        if self.answered_before(asker, from, id)? {
            return Ok(());
        }
        let (play, seats) = self.seated(asker)?;
        if play.seq() != seq {
            return Err(Rejection::stale(seq));
        }
        // Who plays several seats takes back what was done last.
        let seat = seats
            .into_iter()
            .filter_map(|seat| Some((play.before_last_of(seat)?, seat)))
            .max()
            .map(|(_, seat)| seat);
        let seat = seat.ok_or_else(Rejection::no_undo)?;
        let asking = asker.person()?.id.clone();
        // Computer players agree, and so does whoever has left.
        let still_here = |person: &Id| self.plan.seats_of(person).any(|own| !play.has_left(own));
        let mut waiting = self.plan.sitters();
        let is_free = play.undo(seat) == Some(Undo::Free);
        waiting.retain(|person| !is_free && *person != asking && still_here(person));
        waiting.dedup();
        self.undo = Some(UndoWish { seat, seq, action_id: id.to_owned(), waiting });
        self.go_on_with_undo(services, Some((from, id))).await
    }

    pub(super) async fn answer_undo(
        &mut self,
        services: &Services,
        asker: &Asker,
        seq: u32,
        agree: bool,
    ) -> Result<(), Rejection> {
        self.seated(asker)?;
        let person = asker.person()?.id.clone();
        let wish = self.undo.as_mut().filter(|wish| wish.seq == seq);
        let wish = wish.ok_or_else(Rejection::no_undo)?;
        if !wish.waiting.contains(&person) {
            return Err(Rejection::no_undo());
        }
        if agree {
            wish.waiting.retain(|other| *other != person);
            return self.go_on_with_undo(services, None).await;
        }
        self.undo = None;
        let no = UndoView { seq, seat: None, waiting: Vec::new() };
        self.listeners.tell_all(&ServerMessage::Undo(no));
        Ok(())
    }

    /// Takes back if everybody has agreed; otherwise says who is waited for.
    async fn go_on_with_undo(
        &mut self,
        services: &Services,
        answer: Option<(u64, &str)>,
    ) -> Result<(), Rejection> {
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
        let now = services.clock.now();
        let steps = next.make(wish.seat, What::Undo, Some(&wish.action_id), now)?;
        self.store(services, next, &steps, answer).await
    }
}
