//! The connections to a table.

use std::sync::Arc;

use bastide_phrases::Language;
use bastide_protocol::id::Id;
use bastide_protocol::message::ServerMessage;
use bastide_protocol::table::TableInfo;

use super::outbox::{Outbox, Outgoing};

/// A connection.
#[derive(Clone, Debug)]
pub(crate) struct Listener {
    pub(crate) number: u64,
    /// `None` for an anonymous spectator.
    pub(crate) person: Option<Id>,
    /// The language of the texts it receives.
    pub(crate) language: Language,
    pub(crate) outbox: Arc<Outbox>,
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

    /// Removes a connection. Returns `None` if it was already dropped for being too slow.
    pub(crate) fn remove(&mut self, number: u64) -> Option<Listener> {
        let index = self.0.iter().position(|listener| listener.number == number)?;
        Some(self.0.remove(index))
    }

    /// Sends a message to all connections.
    pub(crate) fn broadcast(&mut self, message: &ServerMessage) {
        self.send_where(message, |_| true);
    }

    /// Sends a message to all connections, each in its own language.
    pub(crate) fn broadcast_localized(&mut self, message: impl Fn(Language) -> ServerMessage) {
        for language in Language::ALL {
            let speaks = |listener: &Listener| listener.language == language;
            if self.0.iter().any(speaks) {
                self.send_where(&message(language), speaks);
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
    pub(crate) fn send(&mut self, number: u64, message: &ServerMessage) {
        self.send_where(message, |listener| listener.number == number);
    }

    /// Sends a message to all connections of a person.
    pub(crate) fn send_to_person(&mut self, person: &Id, message: &ServerMessage) {
        self.send_where(message, |listener| listener.person.as_ref() == Some(person));
    }

    /// Sends the state of the table to all connections.
    pub(crate) fn broadcast_table(&self, info: TableInfo) {
        let text = written(&ServerMessage::Table(info));
        for listener in &self.0 {
            listener.outbox.send_table(text.clone());
        }
    }

    fn send_where(&mut self, message: &ServerMessage, who: impl Fn(&Listener) -> bool) {
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
        let outbox = Arc::new(outbox);
        (Listener { number, person: None, language: Language::default(), outbox }, inbox)
    }

    /// `REL-21`: a client that reads nothing is disconnected; the others get everything.
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
            listeners.broadcast(&ServerMessage::Chat { lines: Vec::new() });
            inboxes[1].next().await.expect("a message for who keeps up");
        }
        assert_eq!(listeners.len(), 1);
        assert!(listeners.iter().all(|listener| listener.number == 1));
    }

    /// No connection is dropped because many people come and go. The guard is `Outbox::send_table`.
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
            room.broadcast_table(0);
        }
        assert_eq!(room.listeners.len(), 200);
        let latest = inboxes[0].next().await.expect("the table");
        let latest: serde_json::Value = serde_json::from_str(&latest).expect("JSON");
        assert_eq!(latest["spectators"], 200, "only the latest state is sent");
        drop(room);
        assert_eq!(inboxes[0].next().await, None, "once");
    }
}
