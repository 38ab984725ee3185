//! Opening the WebSocket of a table.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use bastide_phrases::Language;
use bastide_protocol::id::Id;
use bastide_protocol::refused::Code;
use serde::Deserialize;

use super::auth::{Anybody, has_bearer};
use super::error::{Asked, Named};
use super::guard::{Address, Peer, is_same_site};
use crate::hub::Hub;
use crate::live;
use crate::rejection::Rejection;

/// The query of a connection.
#[derive(Deserialize)]
pub(super) struct Listening {
    since: Option<u32>,
    lang: Option<String>,
    /// The version of the protocol that the client was made for.
    protocol: Option<u32>,
}

/// The WebSocket of a table (`docs/protocol.md`). A browser must come from the server's own origin (`SEC-01`); a
/// program sends its API token.
pub(super) async fn live(
    State(hub): State<Arc<Hub>>,
    (Extension(peer), Extension(address)): (Extension<Peer>, Extension<Address>),
    Anybody(session): Anybody,
    Named(table): Named<String>,
    Asked(listening): Asked<Listening>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Rejection> {
    let program = has_bearer(&headers) && !headers.contains_key(header::ORIGIN);
    let browser = headers.contains_key(header::ORIGIN) && is_same_site(&hub, &headers);
    if !program && !browser {
        return Err(Rejection::new(Code::WrongOrigin, "the request comes from another site"));
    }
    let upgrade = upgrade.map_err(|error| Rejection::new(Code::BadRequest, error.body_text()))?;
    let id = Id::from_text(table);
    // Refuse before the upgrade, so that a wrong link gets a readable HTTP response.
    hub.look(&id, |_| ()).await?;
    let upgrade = upgrade
        .max_message_size(live::MAX_MESSAGE)
        .max_frame_size(live::MAX_MESSAGE)
        // Clients send little; the default buffer would be most of the memory of a connection.
        .read_buffer_size(4 * 1024);
    let language = Language::of_locale(listening.lang.as_deref().unwrap_or_default());
    let (since, protocol) = (listening.since, listening.protocol);
    let counted = if hub.config.proxy.is_there() {
        let many = || Rejection::new(Code::TooMany, "too many connections from here");
        Some(hub.addresses.connect(address.0).ok_or_else(many)?)
    } else {
        None
    };
    live::limit_intake(&peer.intake, &hub);
    Ok(upgrade.on_upgrade(async move |socket| {
        live::serve(socket, hub, id, session, since, language, protocol).await;
        drop((peer.place, counted));
    }))
}
