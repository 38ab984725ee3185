//! Who is connected to a table.

use axum::extract::ws::Utf8Bytes;
use bastide_phrases::Language;
use bastide_protocol::id::Id;
use bastide_protocol::message::ServerMessage;
use tokio::sync::mpsc;

/// How many messages may wait for a client; one that is slower is cut off, and connects again (`REL-21`).
pub(crate) const QUEUE: usize = 64;

/// What goes out to a client.
pub(crate) type Outgoing = Utf8Bytes;

/// A connection.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) number: u64,
    /// Who it is; none for somebody who only looks on without a name.
    pub(crate) person: Option<Id>,
    /// In which language it is told what happens.
    pub(crate) language: Language,
    pub(crate) queue: mpsc::Sender<Outgoing>,
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

    fn tell_those(&mut self, message: &ServerMessage, who: impl Fn(&Listener) -> bool) {
        if !self.0.iter().any(&who) {
            return;
        }
        let text = serde_json::to_string(message).expect("every message can be written");
        let text = Utf8Bytes::from(text);
        self.0.retain(|listener| !who(listener) || listener.queue.try_send(text.clone()).is_ok());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `REL-21`: a client that takes nothing is cut off; the others get everything.
    #[test]
    fn who_does_not_keep_up_is_let_go() {
        let mut listeners = Listeners::default();
        let mut queues = Vec::new();
        for number in 0..2 {
            let (queue, incoming) = mpsc::channel(QUEUE);
            listeners.add(Listener { number, person: None, language: Language::default(), queue });
            queues.push(incoming);
        }
        for _ in 0..QUEUE + 5 {
            listeners.tell_all(&ServerMessage::Chat { lines: Vec::new() });
            queues[1].try_recv().expect("a message for who keeps up");
        }
        assert_eq!(listeners.len(), 1);
        assert!(listeners.iter().all(|listener| listener.number == 1));
    }
}
