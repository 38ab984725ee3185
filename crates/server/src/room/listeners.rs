//! Who is connected to a table.

use bastide_phrases::Language;
use bastide_protocol::id::Id;
use bastide_protocol::message::ServerMessage;
use bastide_protocol::table::TableInfo;

use super::outbox::{Outbox, Outgoing};

/// A connection.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) number: u64,
    /// Who it is; none for somebody who only looks on without a name.
    pub(crate) person: Option<Id>,
    /// In which language it is told what happens.
    pub(crate) language: Language,
    pub(crate) outbox: Outbox,
}

/// All connections to a table.
#[derive(Debug, Default)]
pub(crate) struct Listeners(Vec<Listener>);

impl Listeners {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Listener> {
        self.0.iter()
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn add(&mut self, listener: Listener) {
        self.0.push(listener);
    }

    /// Removes a connection; none if it was cut off before.
    pub(crate) fn remove(&mut self, number: u64) -> Option<Listener> {
        let index = self.0.iter().position(|listener| listener.number == number)?;
        Some(self.0.remove(index))
    }

    /// Sends a message to everybody.
    pub(crate) fn tell_all(&mut self, message: &ServerMessage) {
        self.tell_those(message, |_| true);
    }

    /// Sends a message to everybody, in the language of each.
    pub(crate) fn tell_all_in(&mut self, message: impl Fn(Language) -> ServerMessage) {
        for language in Language::ALL {
            let speaks = |listener: &Listener| listener.language == language;
            if self.0.iter().any(speaks) {
                self.tell_those(&message(language), speaks);
            }
        }
    }

    /// The language of a connection.
    pub(crate) fn language_of(&self, number: u64) -> Language {
        let listener = self.0.iter().find(|listener| listener.number == number);
        listener.map_or(Language::default(), |listener| listener.language)
    }

    /// Changes the language of a connection.
    pub(crate) fn set_language(&mut self, number: u64, language: Language) {
        if let Some(listener) = self.0.iter_mut().find(|listener| listener.number == number) {
            listener.language = language;
        }
    }

    /// Sends a message to one connection.
    pub(crate) fn tell(&mut self, number: u64, message: &ServerMessage) {
        self.tell_those(message, |listener| listener.number == number);
    }

    /// Sends a message to all connections of a person.
    pub(crate) fn tell_person(&mut self, person: &Id, message: &ServerMessage) {
        self.tell_those(message, |listener| listener.person.as_ref() == Some(person));
    }

    /// Tells everybody what the table is like now.
    pub(crate) fn tell_table(&self, info: TableInfo) {
        let text = written(&ServerMessage::Table(info));
        for listener in &self.0 {
            listener.outbox.send_table(text.clone());
        }
    }

    fn tell_those(&mut self, message: &ServerMessage, who: impl Fn(&Listener) -> bool) {
        if !self.0.iter().any(&who) {
            return;
        }
        let text = written(message);
        self.0.retain(|listener| !who(listener) || listener.outbox.send(text.clone()).is_ok());
    }
}

fn written(message: &ServerMessage) -> Outgoing {
    serde_json::to_string(message).expect("every message can be written").into()
}

#[cfg(test)]
mod tests {
    use bastide_protocol::table::ClockSetting;
    use bastide_rules::Setup;

    use super::super::{Inbox, Room, outbox};
    use super::*;
    use crate::table::Plan;

    fn listener(number: u64) -> (Listener, Inbox) {
        let (outbox, inbox) = outbox();
        (Listener { number, person: None, language: Language::default(), outbox }, inbox)
    }

    /// `REL-21`: a client that takes nothing is cut off; the others get everything.
    #[tokio::test]
    async fn who_does_not_keep_up_is_let_go() {
        let mut listeners = Listeners::default();
        let mut inboxes = Vec::new();
        for number in 0..2 {
            let (listener, inbox) = listener(number);
            listeners.add(listener);
            inboxes.push(inbox);
        }
        for _ in 0..100 {
            listeners.tell_all(&ServerMessage::Chat { lines: Vec::new() });
            inboxes[1].next().await.expect("a message for who keeps up");
        }
        assert_eq!(listeners.len(), 1);
        assert!(listeners.iter().all(|listener| listener.number == 1));
    }
    /// However many people come and go at once, nobody is cut off because of it. The guard is `Outbox::send_table`.
    #[tokio::test]
    async fn a_burst_of_spectators_cuts_nobody_off() {
        let plan = Plan::new(Setup::carcassonne(["", ""]), ClockSetting::None);
        let (table, host) = (Id::from_text("table"), Id::from_text("host"));
        let mut room = Room::new(table, host, true, plan, 0);
        let mut inboxes = Vec::new();
        for number in 0..200 {
            let (listener, inbox) = listener(number);
            room.listeners.add(listener);
            inboxes.push(inbox);
            room.tell_table(0);
        }
        assert_eq!(room.listeners.len(), 200);
        let told = inboxes[0].next().await.expect("the table");
        let told: serde_json::Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!(told["spectators"], 200, "the newest is told");
        drop(room);
        assert_eq!(inboxes[0].next().await, None, "once");
    }
}
