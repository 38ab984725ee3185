//! The WebSocket of a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use bastide_phrases::Language;
use bastide_protocol::id::Id;
use bastide_protocol::message::{ClientMessage, ServerMessage};
use bastide_protocol::refused::Code;
use bastide_protocol::{Millis, VERSION};
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

use crate::hub::{Ended, Hub};
use crate::limits::Pace;
use crate::line::{Intake, TOO_MUCH};
use crate::rejection::Rejection;
use crate::room::{Asker, Inbox, Listener, Request, outbox};
use crate::store::Session;
use crate::time::Clock;

/// The most bytes of a message.
pub(crate) const MAX_MESSAGE: usize = 8 * 1024;
/// How long the server waits for the client's close frame.
const FAREWELL: Duration = Duration::from_secs(2);

/// Why the server closes a connection, with the close codes of the WebSocket protocol.
#[derive(Clone, Copy, Debug)]
enum Close {
    /// 1003: binary messages are not supported.
    Binary,
    /// 1007: invalid text.
    NoText,
    /// 1008: too many messages, too slow, the session has ended, or there is no such table.
    Policy(&'static str),
    /// 1009: a message is too large.
    TooLarge,
    /// 1012: the server restarts or cannot load the table now; connect again.
    Restart,
    /// 4000: the client was made for another version of the protocol.
    OtherProtocol,
}

impl Close {
    fn frame(self) -> CloseFrame {
        let (code, reason) = match self {
            Self::Binary => (1003, "text only"),
            Self::NoText => (1007, "not UTF-8"),
            Self::Policy(reason) => (1008, reason),
            Self::TooLarge => (1009, "too large"),
            Self::Restart => (1012, "reconnect"),
            Self::OtherProtocol => (4000, "this server speaks another version of the protocol"),
        };
        CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
    }
}

/// How a connection ends: by the server, with a reason, or by the client.
type Finished = Option<Close>;

/// Limits the bytes that the client may send to those of the messages that it may send.
pub(crate) fn limit_intake(intake: &Intake, hub: &Hub) {
    const MAX_FRAME: u32 = MAX_MESSAGE as u32 + 14;
    let messages = hub.services.limits.messages_in_ten_seconds;
    // One message more than allowed is refused with a message of its own.
    let bytes = messages.saturating_add(2).saturating_mul(MAX_FRAME);
    intake.limit(bytes, Duration::from_secs(10), hub.services.clock.clone());
}

/// Serves a connection to a table until it ends.
pub(crate) async fn serve(
    mut socket: WebSocket,
    hub: Arc<Hub>,
    table: Id,
    session: Option<Session>,
    since: Option<u32>,
    language: Language,
    protocol: Option<u32>,
) {
    static NUMBERS: AtomicU64 = AtomicU64::new(0);
    let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
    let gauge = metrics::gauge!("bastide_sockets");
    gauge.increment(1.0);
    let (outbox, outgoing) = outbox();
    // A program that can only read does not make its owner present.
    let player = session.as_ref().filter(|session| session.access.may_play());
    let person = player.map(|session| session.person.id.clone());
    let listener = Listener { number, person, language, outbox: Arc::new(outbox) };
    let join = Request::Join { listener, since };
    // Sessions that end from now on are noticed; one that ended while the socket was opened is unknown by now.
    let mut connection = Connection {
        ended: hub.ended.subscribe(),
        hub: Arc::clone(&hub),
        table: table.clone(),
        session,
        number,
        outgoing,
    };
    let hello = written(&ServerMessage::Hello { protocol: VERSION });
    let greeted = send(&mut socket, hello, &hub).await.is_ok();
    let close = if protocol.is_some_and(|other| other != VERSION) {
        Some(Close::OtherProtocol)
    } else if !greeted {
        None
    } else if connection.is_known().await {
        match hub.ask(&table, Asker::Nobody, join).await {
            Ok(_) => {
                let close = connection.run(&mut socket).await;
                // A table that is gone needs no leave.
                let _ = hub.ask(&table, Asker::Nobody, Request::Leave(number)).await;
                close
            }
            Err(rejection) if rejection.refused.code == Code::NotFound => {
                Some(Close::Policy("no such table"))
            }
            Err(rejection) if rejection.refused.code == Code::Storage => Some(Close::Restart),
            Err(_) => Some(Close::Policy("too many")),
        }
    } else {
        Some(Close::Policy("session ended"))
    };
    if let Some(close) = close {
        let goodbye = async {
            let _ = socket.send(Message::Close(Some(close.frame()))).await;
            // Drains what the client has sent meanwhile, or it would never read the close code.
            while let Some(Ok(_)) = socket.recv().await {}
        };
        let _ = timeout(FAREWELL, goodbye).await;
    }
    gauge.decrement(1.0);
}

struct Connection {
    hub: Arc<Hub>,
    table: Id,
    session: Option<Session>,
    number: u64,
    outgoing: Inbox,
    ended: broadcast::Receiver<Ended>,
}

impl Connection {
    async fn run(&mut self, socket: &mut WebSocket) -> Finished {
        let mut stopping = self.hub.stopping.subscribe();
        let clock = self.hub.services.clock.clone();
        let expiry = expired(clock.clone(), self.session.as_ref().map(|s| s.expires));
        tokio::pin!(expiry);
        let most = self.hub.services.limits.messages_in_ten_seconds;
        let mut messages = Pace::new(most, Duration::from_secs(10), clock.now());
        let mut heard = Instant::now();
        let silence = self.hub.services.limits.patience.silence;
        let mut ping = interval(silence / 3);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                outgoing = self.outgoing.next() => {
                    // The room has dropped a client that does not keep up, or is gone itself.
                    let Some(text) = outgoing else { return Some(Close::Policy("let go")) };
                    if send(socket, Message::Text(text), &self.hub).await.is_err() {
                        return None;
                    }
                }
                incoming = socket.recv() => {
                    heard = Instant::now();
                    if !messages.allows(clock.now()) {
                        return Some(Close::Policy("too many messages"));
                    }
                    match incoming? {
                        Ok(Message::Text(text)) => {
                            if let Err(rejection) = self.take(&text).await {
                                rejection.count();
                                let answer = ServerMessage::refused(None, rejection.refused, None);
                                if send(socket, written(&answer), &self.hub).await.is_err() {
                                    return None;
                                }
                            }
                        }
                        Ok(Message::Binary(_)) => return Some(Close::Binary),
                        Ok(Message::Ping(_) | Message::Pong(_)) => {}
                        Ok(Message::Close(_)) => return None,
                        Err(error) => return broken(&error),
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > silence {
                        return Some(Close::Policy("silent"));
                    }
                    // Another node may have ended the session.
                    let shared = self.hub.services.store.is_shared();
                    if shared && !self.hub.node.hears() && !self.is_known().await {
                        return Some(Close::Policy("session ended"));
                    }
                    let ping = Message::Ping(axum::body::Bytes::new());
                    if send(socket, ping, &self.hub).await.is_err() {
                        return None;
                    }
                }
                ended = self.ended.recv() => {
                    if self.concerns(ended).await {
                        return Some(Close::Policy("session ended"));
                    }
                }
                () = &mut expiry => return Some(Close::Policy("session ended")),
                () = stopped(&mut stopping) => return Some(Close::Restart),
            }
        }
    }

    /// Whether the session is still valid, if there was one.
    async fn is_known(&self) -> bool {
        let Some(session) = &self.session else { return true };
        let found =
            self.hub.services.store.session(session.hash, self.hub.services.clock.now()).await;
        // If the lookup fails, trust the session: it was valid a moment ago.
        found.map_or(true, |found| found.is_some_and(|session| !session.banned))
    }

    /// Whether it is this connection's session that ended.
    async fn concerns(&self, ended: Result<Ended, broadcast::error::RecvError>) -> bool {
        let Some(session) = &self.session else { return false };
        match ended {
            Ok(Ended::Session(hash)) => session.hash == hash,
            Ok(Ended::OthersOf(person, keep)) => {
                session.person.id == person && session.hash != keep
            }
            Ok(Ended::AllOf(person)) => session.person.id == person,
            // The channel lagged: some ended sessions were missed.
            Err(_) => !self.is_known().await,
        }
    }

    /// Passes a message on to the table. A message that cannot be parsed is refused here, without waiting for the table.
    async fn take(&mut self, text: &str) -> Result<(), Rejection> {
        let message: ClientMessage = serde_json::from_str(text)
            .map_err(|error| Rejection::new(Code::BadRequest, error.to_string()))?;
        let looks_on = self.session.as_ref().is_some_and(|session| !session.access.may_play());
        if looks_on && !matches!(message, ClientMessage::Language { .. }) {
            return Err(Rejection::token_scope());
        }
        let asker = match &self.session {
            Some(session) => Asker::Person(session.person.clone()),
            None => Asker::Nobody,
        };
        let begun = std::time::Instant::now();
        let request = Request::Message { from: self.number, message };
        let done = self.hub.ask(&self.table, asker, request).await;
        metrics::histogram!("bastide_message_seconds").record(begun.elapsed().as_secs_f64());
        done.map(|_| ())
    }
}

/// Waits until a session expires; for ever if there is none.
async fn expired(clock: Clock, expires: Option<Millis>) {
    match expires {
        Some(when) => clock.sleep_until(when).await,
        None => std::future::pending().await,
    }
}

/// Waits until the server stops.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|&stopping| stopping).await;
}

fn written(message: &ServerMessage) -> Message {
    let text = serde_json::to_string(message).expect("every message can be written");
    Message::Text(text.into())
}

/// The client is gone, or does not read.
struct Gone;

/// Sends a message, unless the client does not read in time. A stop of the server is not delayed.
async fn send(socket: &mut WebSocket, message: Message, hub: &Hub) -> Result<(), Gone> {
    let mut stopping = hub.stopping.subscribe();
    let given_up = async {
        stopped(&mut stopping).await;
        sleep(FAREWELL).await;
    };
    tokio::select! {
        sent = timeout(hub.services.limits.patience.delivery, socket.send(message)) => match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        },
        () = given_up => Err(Gone),
    }
}

/// The close reason for frames that cannot be read. The library distinguishes the errors only by their messages.
fn broken(error: &axum::Error) -> Finished {
    let words = error.to_string();
    if words.contains(TOO_MUCH) {
        return Some(Close::Policy("too much data"));
    }
    if words.contains("too long") || words.contains("too large") {
        return Some(Close::TooLarge);
    }
    words.contains("UTF-8").then_some(Close::NoText)
}
