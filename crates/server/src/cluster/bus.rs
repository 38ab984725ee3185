//! The connection to NATS.

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectErrorKind, ConnectOptions, Event, Request};
use futures_util::FutureExt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::watch;
use tokio::task::unconstrained;
use tokio::time::timeout;

use super::address::Nats;
use super::subscription::{Answers, ReplyTo, Subscription};

/// How long an attempt to connect may take.
const CONNECTING: Duration = Duration::from_secs(2);
/// How often the server is pinged. After two pings without an answer, the connection is made anew.
const PINGS: Duration = Duration::from_secs(2);
/// The longest pause between attempts to connect.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// The number of messages that wait for a slow receiver in this process; further ones are dropped.
const BACKLOG: usize = 16_384;

/// Why the bus cannot be used as it is configured.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// NATS refuses the user and password, or wants some.
    #[error(
        "the NATS server at {0} refuses these credentials: check the user and password, or the token, in the URL of --nats or BASTIDE_NATS"
    )]
    Refused(String),
    /// There is no encrypted connection.
    #[error("there is no encrypted connection to NATS at {0}: {1}")]
    Tls(String, String),
    /// The client cannot use the addresses.
    #[error("the NATS address {0} cannot be used: {1}")]
    Address(String, String),
    /// The connection was closed for good: the process is stopping.
    #[error("the connection to NATS is closed")]
    Closed,
}

/// Why a request has no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(crate) enum RequestError {
    #[error("there is no connection to NATS")]
    Disconnected,
    #[error("nobody takes requests of this kind")]
    NoResponders,
    #[error("the answer cannot be read")]
    Unreadable,
    #[error("NATS does not carry the request: it is too large, for instance")]
    Undeliverable,
}

/// A connection to NATS, which is made again whenever it breaks. Clones share it.
///
/// Messages are JSON. Receivers ignore unknown fields and skip messages that they cannot read, so that processes of
/// neighbouring versions understand each other: give new fields a `#[serde(default)]`, and enums an `#[serde(other)]`.
///
/// Subjects are given without the prefix. The first word of a subject is a label in the metrics: it must not be an id.
#[derive(Clone, Debug)]
pub(crate) struct Bus {
    client: Client,
    prefix: Arc<str>,
    connected: watch::Receiver<bool>,
}

impl Bus {
    /// Connects under a name that operators see in NATS. A server that cannot be reached now is no error: the bus connects as
    /// soon as it can.
    pub(crate) async fn connect(nats: &Nats, name: &str) -> Result<Self, BusError> {
        metrics::gauge!("bastide_bus_connected").set(0);
        let (sender, connected) = watch::channel(false);
        let first = options(nats, name, sender.clone());
        let client = match first.connect(nats.servers()).await {
            Ok(client) => client,
            Err(error) => {
                let reason = error.to_string();
                match error.kind() {
                    ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
                        return Err(BusError::Refused(nats.to_string()));
                    }
                    ConnectErrorKind::Tls => return Err(BusError::Tls(nats.to_string(), reason)),
                    ConnectErrorKind::ServerParse => {
                        return Err(BusError::Address(nats.to_string(), reason));
                    }
                    ConnectErrorKind::Dns
                    | ConnectErrorKind::TimedOut
                    | ConnectErrorKind::Io
                    | ConnectErrorKind::MaxReconnects => {}
                }
                tracing::warn!(%nats, %reason, "NATS cannot be reached; trying again");
                let later = options(nats, name, sender).retry_on_initial_connect();
                let refused = |error: async_nats::ConnectError| {
                    BusError::Address(nats.to_string(), error.to_string())
                };
                later.connect(nats.servers()).await.map_err(refused)?
            }
        };
        Ok(Self { client, prefix: nats.prefix().into(), connected })
    }

    /// Whether there is a connection now.
    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Changes whenever the connection breaks or comes back. What was published meanwhile is lost.
    pub(crate) fn connected(&self) -> watch::Receiver<bool> {
        self.connected.clone()
    }

    /// Publishes a message, if it can be sent now: without a connection, or if NATS does not keep up, it is dropped and counted.
    pub(crate) fn publish(&self, subject: &str, message: &impl Serialize) {
        self.send(kind(subject), self.whole(subject), message);
    }

    /// Answers a request.
    pub(crate) fn reply(&self, to: &ReplyTo, message: &impl Serialize) {
        self.send("reply", to.0.to_string(), message);
    }

    fn send(&self, kind: &str, subject: String, message: &impl Serialize) {
        let payload = match serde_json::to_vec(message) {
            Ok(payload) => payload,
            Err(error) => {
                tracing::error!(%error, kind, "a message cannot be written");
                return dropped("unwritable");
            }
        };
        if !self.is_connected() {
            return dropped("disconnected");
        }
        // The command goes into a queue: there is nothing to wait for, unless the queue is full.
        match unconstrained(self.client.publish(subject, payload.into())).now_or_never() {
            Some(Ok(())) => {
                metrics::counter!("bastide_news_sent_total", "kind" => kind.to_owned())
                    .increment(1);
            }
            Some(Err(error)) => {
                tracing::warn!(%error, kind, "a message cannot be sent");
                dropped("refused");
            }
            None => dropped("full"),
        }
    }

    /// Sends a request, to which one or several answers come.
    pub(crate) async fn ask<A: DeserializeOwned>(
        &self,
        subject: &str,
        message: &impl Serialize,
    ) -> Result<Answers<A>, RequestError> {
        let Ok(payload) = serde_json::to_vec(message) else {
            return Err(RequestError::Undeliverable);
        };
        if !self.is_connected() {
            return Err(RequestError::Disconnected);
        }
        let inbox = self.client.new_inbox();
        let subscriber = self.client.subscribe(inbox.clone()).await;
        let subscriber = subscriber.map_err(|_| RequestError::Disconnected)?;
        let sent = self.client.publish_with_reply(self.whole(subject), inbox, payload.into()).await;
        sent.map_err(|_| RequestError::Undeliverable)?;
        metrics::counter!("bastide_news_sent_total", "kind" => kind(subject).to_owned())
            .increment(1);
        Ok(Answers::new(subscriber))
    }

    /// Subscribes to a subject, which may have wildcards. The subscription lasts until it is dropped, also if the connection
    /// breaks meanwhile.
    pub(crate) async fn subscribe<T>(&self, subject: &str) -> Result<Subscription<T>, BusError> {
        let found = self.client.subscribe(self.whole(subject)).await;
        let subscriber = found.map_err(|_| BusError::Closed)?;
        Ok(Subscription::new(subscriber, kind(subject).to_owned()))
    }

    /// Subscribes as one of a group: each message goes to one of them.
    pub(crate) async fn join<T>(
        &self,
        subject: &str,
        group: &str,
    ) -> Result<Subscription<T>, BusError> {
        let found = self.client.queue_subscribe(self.whole(subject), group.to_owned()).await;
        let subscriber = found.map_err(|_| BusError::Closed)?;
        Ok(Subscription::new(subscriber, kind(subject).to_owned()))
    }

    /// Waits until NATS has everything so far, subscriptions included, or there is no connection.
    pub(crate) async fn flush(&self) {
        if self.is_connected() {
            // The client's own flush ends at the socket. That nobody takes this request is an answer of the server.
            let inbox = self.client.new_inbox();
            let request = Request::new().inbox(inbox).timeout(Some(CONNECTING));
            let nobody = self.client.send_request(self.client.new_inbox(), request);
            let _ = timeout(CONNECTING, nobody).await;
        }
    }

    fn whole(&self, subject: &str) -> String {
        format!("{}.{subject}", self.prefix)
    }
}

/// The first word of a subject.
fn kind(subject: &str) -> &str {
    subject.split('.').next().unwrap_or_default()
}

/// Counts a message that was not sent or not understood.
pub(super) fn dropped(reason: &'static str) {
    metrics::counter!("bastide_news_dropped_total", "reason" => reason).increment(1);
}

fn options(nats: &Nats, name: &str, connected: watch::Sender<bool>) -> ConnectOptions {
    let pause = |attempts: usize| {
        let doubled = Duration::from_millis(10) * 2_u32.saturating_pow(attempts as u32);
        if attempts <= 1 { Duration::ZERO } else { doubled.min(LONGEST_PAUSE) }
    };
    let (known, all) = (nats.to_string(), connected);
    nats.options()
        .name(name)
        .connection_timeout(CONNECTING)
        .ping_interval(PINGS)
        .subscription_capacity(BACKLOG)
        .reconnect_delay_callback(pause)
        .event_callback(move |event| {
            note(&known, &event, &all);
            std::future::ready(())
        })
}

fn note(nats: &str, event: &Event, connected: &watch::Sender<bool>) {
    match event {
        Event::Connected => {
            tracing::info!(nats, "connected to NATS");
            metrics::gauge!("bastide_bus_connected").set(1);
            connected.send_replace(true);
        }
        Event::Disconnected | Event::Closed => {
            metrics::gauge!("bastide_bus_connected").set(0);
            if connected.send_replace(false) {
                tracing::warn!(nats, "the connection to NATS is lost; trying again");
            }
        }
        Event::SlowConsumer(_) => dropped("slow"),
        Event::ServerError(error) => tracing::warn!(nats, %error, "NATS reports an error"),
        // Every failed attempt to connect is one.
        Event::ClientError(error) => tracing::debug!(nats, %error, "NATS"),
        Event::LameDuckMode | Event::Draining => {}
    }
}
