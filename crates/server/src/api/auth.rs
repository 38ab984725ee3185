//! Authentication, by the cookie of a browser or the API token of a program.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{self, HeaderValue};
use axum::http::request::Parts;
use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::refused::Code;

use crate::hub::Hub;
use crate::rejection::Rejection;
use crate::secret::{Token, new_id};
use crate::store::{Access, PersonChange, Session};

/// The lifetime of a browser's session.
const SESSION: Millis = 365 * 24 * 3_600_000;

/// The interval at which the use of an API token is recorded.
const USE_NOTED: Millis = 3_600_000;

// Every endpoint states its permissions by one of these types. An endpoint without any is not authenticated.

/// A person who reads: by a browser, or by an API token of any scope.
pub(super) struct Reader(pub(super) Session);

/// A person who plays: by a browser, or by an API token that may play.
pub(super) struct Player(pub(super) Session);

/// A person who changes their account or their sessions: by a browser only.
pub(super) struct Owner(pub(super) Session);

/// Any client, with or without a session.
pub(super) struct Anybody(pub(super) Option<Session>);

/// A person who signs in, as a guest or to an account. A program with an API token already acts for a person.
pub(super) struct Newcomer;

/// Whether a request proves its origin by a token that no other site can send.
pub(super) fn has_bearer(headers: &HeaderMap) -> bool {
    bearer(headers).is_some()
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The name of the cookie: browsers send the first one over encrypted connections only.
fn cookie_name(hub: &Hub) -> &'static str {
    if hub.config.is_secure() { "__Host-bastide" } else { "bastide" }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

impl FromRequestParts<Arc<Hub>> for Anybody {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, Rejection> {
        let headers = &parts.headers;
        let text = bearer(headers).or_else(|| cookie(headers, cookie_name(hub)));
        let Some(token) = text.and_then(Token::parse) else { return Ok(Self(None)) };
        let now = hub.services.clock.now();
        let session = hub.services.store.session(token.hash(), now).await?;
        if let Some(session) = &session {
            if session.banned {
                return Err(Rejection::banned());
            }
            note_use(hub, session, now);
        }
        Ok(Self(session))
    }
}

/// Records the use of an API token, at most once per interval.
fn note_use(hub: &Hub, session: &Session, now: Millis) {
    let Access::Token { last_used, .. } = session.access else { return };
    if last_used.is_none_or(|last| now - last >= USE_NOTED) {
        let (store, hash) = (hub.services.store.clone(), session.hash);
        // Best effort: nothing depends on it.
        tokio::spawn(async move { store.write(PersonChange::UseToken { hash, at: now }).await });
    }
}

/// The session of a request, if it has the required permission.
async fn session(
    parts: &mut Parts,
    hub: &Arc<Hub>,
    may: fn(Access) -> bool,
) -> Result<Session, Rejection> {
    let Anybody(session) = Anybody::from_request_parts(parts, hub).await?;
    let session = session.ok_or_else(|| Rejection::new(Code::Unknown, "you are not signed in"))?;
    if may(session.access) { Ok(session) } else { Err(Rejection::token_scope()) }
}

impl FromRequestParts<Arc<Hub>> for Reader {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, Rejection> {
        session(parts, hub, |_| true).await.map(Self)
    }
}

impl FromRequestParts<Arc<Hub>> for Player {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, Rejection> {
        session(parts, hub, Access::may_play).await.map(Self)
    }
}

impl FromRequestParts<Arc<Hub>> for Owner {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, Rejection> {
        session(parts, hub, |access| access == Access::Browser).await.map(Self)
    }
}

impl FromRequestParts<Arc<Hub>> for Newcomer {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Hub>) -> Result<Self, Rejection> {
        if has_bearer(&parts.headers) { Err(Rejection::token_scope()) } else { Ok(Self) }
    }
}

/// Starts a session for a browser, and returns its cookie.
pub(super) async fn begin(hub: &Hub, person: &Id) -> Result<HeaderValue, Rejection> {
    if hub.services.store.standing(person).await?.is_some_and(|standing| standing.banned) {
        return Err(Rejection::banned());
    }
    let token = Token::random();
    let now = hub.services.clock.now();
    let change = PersonChange::NewSession {
        hash: token.hash(),
        id: new_id(),
        person: person.clone(),
        token: None,
        at: now,
        expires: now + SESSION,
    };
    hub.services.store.write(change).await?;
    Ok(cookie_header(hub, &token.reveal(), SESSION / 1000))
}

/// The cookie that ends a session.
pub(super) fn forget(hub: &Hub) -> HeaderValue {
    cookie_header(hub, "", 0)
}

fn cookie_header(hub: &Hub, value: &str, seconds: Millis) -> HeaderValue {
    let secure = if hub.config.is_secure() { "; Secure" } else { "" };
    let name = cookie_name(hub);
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let mut header = HeaderValue::try_from(text).expect("a cookie is plain ASCII");
    header.set_sensitive(true);
    header
}
