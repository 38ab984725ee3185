//! The views of a room that clients receive.

use bastide_protocol::Millis;
use bastide_protocol::choices::Choices;
use bastide_protocol::game::UndoView;
use bastide_protocol::message::ServerMessage;
use bastide_protocol::table::{Seating, Sitter, Status, TableInfo};

use super::Room;
use crate::play::Play;
use crate::secret::hex;

impl Room {
    /// The table and its seats.
    pub(crate) fn info(&self, now: Millis) -> TableInfo {
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
        for other in self.elsewhere.iter() {
            spectators += other.anonymous;
            for person in &other.people {
                let before = here.len();
                here.extend(self.plan.seats_of(person).map(|seat| seat.number() as u8));
                spectators += usize::from(here.len() == before);
            }
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
            hints: self.plan.hints,
            hints_used: self.hints_used.clone(),
            given: self.plan.given.len() as u32,
            seats: self.plan.seats.clone(),
            away_for: self.away_for(&here, now),
            here,
            spectators,
            commitment: play.map(|play| hex(&play.commitment())),
            seed: play.and_then(Play::published_seed).map(|seed| hex(&seed)),
            rematch: self.plan.rematch.clone(),
            rematch_by: self.plan.rematch_by.clone(),
        }
    }

    /// For each seat, for how many seconds its person has been away.
    fn away_for(&self, here: &[u8], now: Millis) -> Vec<Option<u32>> {
        let away = |(seating, number): (&Seating, u8)| match &seating.sitter {
            Sitter::Person { person } if !here.contains(&number) => {
                let since = self.last_here.get(person)?;
                u32::try_from((now - since) / 1000).ok()
            }
            _ => None,
        };
        self.plan.seats.iter().zip(1..).map(away).collect()
    }

    /// The choices of the acting player. At a purist table, they come without their worth.
    pub(super) fn choices(&self) -> Option<Choices> {
        let mut choices = self.play.as_ref()?.choices()?;
        if self.plan.purist {
            choices.actions.iter_mut().for_each(|choice| choice.worth = None);
        }
        Some(choices)
    }

    pub(super) fn undo_view(&self) -> Option<UndoView> {
        let request = self.undo.as_ref()?;
        let waiting =
            request.waiting.iter().flat_map(|person| self.plan.seats_of(person)).collect();
        Some(UndoView { seq: request.seq, seat: Some(request.seat), waiting })
    }

    /// Sends the choices to the person who acts.
    pub(super) fn send_choices(&mut self) {
        let Some(choices) = self.choices() else { return };
        let sitter = &self.plan.seats[choices.seat.index()].sitter;
        if let Sitter::Person { person } = sitter.clone() {
            self.listeners.send_to_person(&person, &ServerMessage::Choices(choices));
        }
    }

    pub(super) fn broadcast_table(&self, now: Millis) {
        self.listeners.broadcast_table(self.info(now));
    }
}
