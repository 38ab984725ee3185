//! Messages that come from NATS.

use std::marker::PhantomData;

use async_nats::{Message, StatusCode, Subject, Subscriber};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;

use super::bus::{RequestError, dropped};

/// A subscription to messages of one type.
#[derive(Debug)]
pub(crate) struct Subscription<T> {
    subscriber: Subscriber,
    /// The label in the metrics.
    kind: String,
    warned: bool,
    message: PhantomData<fn() -> T>,
}

/// A message with its envelope.
#[derive(Debug)]
pub(crate) struct Received<T> {
    pub(crate) message: T,
    /// Where an answer is expected, if it is.
    pub(crate) reply: Option<ReplyTo>,
}

/// Where the answer to a request goes.
#[derive(Clone, Debug)]
pub(crate) struct ReplyTo(pub(super) Subject);

impl<T> Subscription<T> {
    pub(super) fn new(subscriber: Subscriber, kind: String) -> Self {
        Self { subscriber, kind, warned: false, message: PhantomData }
    }
}

impl<T: DeserializeOwned> Subscription<T> {
    /// The next message; `None` if the connection is closed for good.
    pub(crate) async fn next(&mut self) -> Option<T> {
        Some(self.receive().await?.message)
    }

    /// The next message with its envelope; `None` if the connection is closed for good. Messages that cannot be read are
    /// skipped and counted.
    pub(crate) async fn receive(&mut self) -> Option<Received<T>> {
        loop {
            let Message { payload, reply, .. } = self.subscriber.next().await?;
            match serde_json::from_slice(&payload) {
                Ok(message) => {
                    metrics::counter!("bastide_news_received_total", "kind" => self.kind.clone())
                        .increment(1);
                    return Some(Received { message, reply: reply.map(ReplyTo) });
                }
                Err(error) => {
                    dropped("unreadable");
                    if !std::mem::replace(&mut self.warned, true) {
                        tracing::warn!(kind = self.kind, %error, "skipped a message that cannot be read (said once)");
                    }
                }
            }
        }
    }
}

/// The answers to a request.
#[derive(Debug)]
pub(crate) struct Answers<A> {
    subscriber: Subscriber,
    answer: PhantomData<fn() -> A>,
}

impl<A> Answers<A> {
    pub(super) fn new(subscriber: Subscriber) -> Self {
        Self { subscriber, answer: PhantomData }
    }
}

impl<A: DeserializeOwned> Answers<A> {
    /// The next answer. It may never come: NATS says only whether anybody takes such requests.
    pub(crate) async fn answer(&mut self) -> Result<A, RequestError> {
        let answer = self.subscriber.next().await.ok_or(RequestError::Disconnected)?;
        if answer.status == Some(StatusCode::NO_RESPONDERS) {
            return Err(RequestError::NoResponders);
        }
        serde_json::from_slice(&answer.payload).map_err(|_| RequestError::Unreadable)
    }
}
