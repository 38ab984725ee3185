//! The bounded queue of messages from a room to a client's socket.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

/// The most messages queued for a client. A client that falls behind is disconnected and has to reconnect (`REL-21`).
const QUEUE: usize = 64;

/// A serialized message to a client.
pub(crate) type Outgoing = Utf8Bytes;

/// The sending end, held by the room. Dropping it closes the connection.
#[derive(Debug)]
pub(crate) struct Outbox(Arc<Shared>);

/// The receiving end, held by the socket. Messages arrive in order.
#[derive(Debug)]
pub(crate) struct Inbox(Arc<Shared>);

/// The client does not keep up.
#[derive(Debug)]
pub(crate) struct Full;

#[derive(Debug, Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    messages: VecDeque<Message>,
    closed: bool,
}

#[derive(Debug)]
enum Message {
    /// The latest state of the table. A newer state replaces a queued one, so any number of people coming and going takes one
    /// message, which does not count towards [`QUEUE`].
    Table(Outgoing),
    Other(Outgoing),
}

/// Creates the two ends.
pub(crate) fn outbox() -> (Outbox, Inbox) {
    let shared = Arc::<Shared>::default();
    (Outbox(Arc::clone(&shared)), Inbox(shared))
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbox {
    /// Queues a message, if fewer than [`QUEUE`] wait.
    pub(super) fn send(&self, message: Outgoing) -> Result<(), Full> {
        let mut waiting = self.0.waiting();
        let others = waiting.messages.iter().filter(|message| matches!(message, Message::Other(_)));
        if others.count() >= QUEUE {
            return Err(Full);
        }
        waiting.messages.push_back(Message::Other(message));
        drop(waiting);
        self.0.changed.notify_one();
        Ok(())
    }

    /// Queues the state of the table, replacing an older one that is still queued.
    pub(super) fn send_table(&self, table: Outgoing) {
        let mut waiting = self.0.waiting();
        let older = waiting.messages.iter_mut().find_map(|message| match message {
            Message::Table(older) => Some(older),
            Message::Other(_) => None,
        });
        match older {
            Some(older) => *older = table,
            None => waiting.messages.push_back(Message::Table(table)),
        }
        drop(waiting);
        self.0.changed.notify_one();
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.waiting().closed = true;
        self.0.changed.notify_one();
    }
}

impl Inbox {
    /// Waits for the next message. Returns `None` once the room has dropped its end and the queue is empty.
    pub(crate) async fn next(&mut self) -> Option<Outgoing> {
        loop {
            match self.take() {
                Ok(taken) => return taken,
                Err(Empty) => self.0.changed.notified().await,
            }
        }
    }

    fn take(&mut self) -> Result<Option<Outgoing>, Empty> {
        let mut waiting = self.0.waiting();
        match waiting.messages.pop_front() {
            Some(Message::Table(text) | Message::Other(text)) => Ok(Some(text)),
            None if waiting.closed => Ok(None),
            None => Err(Empty),
        }
    }
}

/// The queue is empty, but the room still holds its end.
struct Empty;

#[cfg(test)]
mod tests {
    use super::*;

    fn all(inbox: &mut Inbox) -> Vec<String> {
        let mut texts = Vec::new();
        while let Ok(Some(text)) = inbox.take() {
            texts.push(text.to_string());
        }
        texts
    }

    /// `REL-21`: a client has [`QUEUE`] places, however many states of the table are sent.
    #[test]
    fn what_is_told_about_a_table_takes_no_place() {
        let (outbox, mut inbox) = outbox();
        outbox.send_table("table 0".into());
        for number in 0..QUEUE {
            outbox.send(format!("{number}").into()).expect("there is room");
            outbox.send_table(format!("table {number}").into());
        }
        assert!(outbox.send("one too many".into()).is_err());
        let came = all(&mut inbox);
        assert_eq!(came.len(), QUEUE + 1);
        assert_eq!(came[..3], ["table 63", "0", "1"], "the newest, where the first one waited");
        outbox.send_table("table 64".into());
        assert_eq!(all(&mut inbox), ["table 64"], "what was taken is not replaced");
    }

    #[tokio::test]
    async fn what_waits_is_delivered_before_the_end() {
        let (outbox, mut inbox) = outbox();
        outbox.send("last words".into()).expect("there is room");
        drop(outbox);
        assert_eq!(inbox.next().await.as_deref(), Some("last words"));
        assert_eq!(inbox.next().await, None);
    }
}
