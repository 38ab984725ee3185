//! Undo of a player's own last action, immediately or once all other players agree (`REL-15`). Requests are kept in
//! memory only: after a restart, the player has to ask again.

use bastide_protocol::game::Undo;
use bastide_protocol::id::Id;

use super::handle::Asker;
use super::{Room, UndoRequest};
use crate::cluster::News;
use crate::play::What;
use crate::rejection::Rejection;
use crate::services::Services;

impl Room {
    pub(super) async fn request_undo(
        &mut self,
        services: &Services,
        asker: &Asker,
        from: u64,
        id: &str,
        seq: u32,
    ) -> Result<(), Rejection> {
        if self.acknowledged_before(asker, from, id)? {
            return Ok(());
        }
        let (play, seats) = self.seated(asker)?;
        if play.seq() != seq {
            return Err(Rejection::stale(seq));
        }
        // A person with several seats undoes the latest action among them.
        let seat = seats
            .into_iter()
            .filter_map(|seat| Some((play.before_last_of(seat)?, seat)))
            .max()
            .map(|(_, seat)| seat);
        let seat = seat.ok_or_else(Rejection::no_undo)?;
        let asking = asker.person()?.id.clone();
        // Computer players and players who have left need not agree.
        let still_here = |person: &Id| self.plan.seats_of(person).any(|own| !play.has_left(own));
        let mut waiting = self.plan.sitters();
        let is_free = play.undo(seat) == Some(Undo::Free);
        waiting.retain(|person| !is_free && *person != asking && still_here(person));
        waiting.dedup();
        if !waiting.is_empty() {
            self.news.push(News::UndoAsked {
                seq,
                seat: seat.index() as u8,
                action_id: id.to_owned(),
                waiting: waiting.clone(),
            });
        }
        self.undo = Some(UndoRequest { seat, seq, action_id: id.to_owned(), waiting });
        self.continue_undo(services, Some((from, id))).await
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
        let request = self.undo.as_mut().filter(|request| request.seq == seq);
        let request = request.ok_or_else(Rejection::no_undo)?;
        if !request.waiting.contains(&person) {
            return Err(Rejection::no_undo());
        }
        if agree {
            request.waiting.retain(|other| *other != person);
            self.news.push(News::UndoAgreed { seq, person });
            return self.continue_undo(services, None).await;
        }
        self.undo = None;
        self.news.push(News::UndoRefused { seq });
        self.broadcast_undo_refused(seq);
        Ok(())
    }

    /// Undoes the action once all others have agreed; until then, broadcasts whose agreement is missing.
    pub(super) async fn continue_undo(
        &mut self,
        services: &Services,
        answer: Option<(u64, &str)>,
    ) -> Result<(), Rejection> {
        let Some(request) = self.undo.clone() else { return Ok(()) };
        if !request.waiting.is_empty() {
            self.broadcast_undo();
            return Ok(());
        }
        let Some(play) = self.play.as_ref() else { return Ok(()) };
        let mut next = play.clone();
        let now = services.clock.now();
        let steps = next.make(request.seat, What::Undo, Some(&request.action_id), now)?;
        self.store(services, next, &steps, answer).await
    }
}
