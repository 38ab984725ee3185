//! What people see of a room.

use bastide_protocol::game::UndoView;
use bastide_protocol::message::ServerMessage;
use bastide_protocol::table::{Sitter, Status, TableInfo};

use super::Room;
use crate::play::Play;
use crate::secret::hex;

impl Room {
    /// The table and who sits there.
    pub(crate) fn info(&self) -> TableInfo {
        let play = self.play.as_ref();
        let status = match play {
            None => Status::Waiting,
            Some(play) if play.end().is_some() => Status::Finished,
            Some(_) => Status::Running,
        };
        let mut here: Vec<u8> = Vec::new();
        let mut spectators = 0;
        for listener in self.listeners.iter() {
            let seats = listener.person.iter().flat_map(|person| self.plan.seats_of(person));
            let before = here.len();
            here.extend(seats.map(|seat| seat.number() as u8));
            spectators += usize::from(here.len() == before);
        }
        here.sort_unstable();
        here.dedup();
        TableInfo {
            id: self.id.clone(),
            host: self.host.clone(),
            public: self.public,
            status,
            setup: play.map_or(&self.plan.setup, |play| play.game().setup()).clone(),
            clock: self.plan.clock,
            purist: self.plan.purist,
            seats: self.plan.seats.clone(),
            here,
            spectators,
            commitment: play.map(|play| hex(&play.commitment())),
            seed: play.and_then(Play::published_seed).map(|seed| hex(&seed)),
            rematch: self.plan.rematch.clone(),
        }
    }

    pub(super) fn undo_view(&self) -> Option<UndoView> {
        let wish = self.undo.as_ref()?;
        let waiting = wish.waiting.iter().flat_map(|person| self.plan.seats_of(person)).collect();
        Some(UndoView { seq: wish.seq, seat: Some(wish.seat), waiting })
    }

    /// Sends the choices to whoever decides.
    pub(super) fn tell_choices(&mut self) {
        let Some(choices) = self.play.as_ref().and_then(Play::choices) else { return };
        let sitter = &self.plan.seats[choices.seat.index()].sitter;
        if let Sitter::Person { person } = sitter.clone() {
            self.listeners.tell_person(&person, &ServerMessage::Choices(choices));
        }
    }

    pub(super) fn tell_table(&mut self) {
        let info = self.info();
        self.listeners.tell_all(&ServerMessage::Table(info));
    }
}
