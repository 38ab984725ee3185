//! API tokens: with one, a program reads or plays as its owner.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bastide_protocol::id::Id;
use bastide_protocol::people::{ApiToken, NewToken, TokenLine};
use bastide_protocol::refused::Code;

use super::auth::Owner;
use super::error::{Input, Named};
use crate::hub::{Ended, Hub};
use crate::rejection::Rejection;
use crate::secret::{Token, new_id};
use crate::services::Counted;
use crate::store::PersonChange;
use crate::text::display_name;

/// The most tokens of a person.
const MOST: usize = 20;

/// The person's own API tokens
pub(super) async fn list(
    State(hub): State<Arc<Hub>>,
    Owner(session): Owner,
) -> Result<Json<Vec<TokenLine>>, Rejection> {
    let now = hub.services.clock.now();
    Ok(Json(hub.services.store.tokens(&session.person.id, now).await?))
}

/// Create an API token
pub(super) async fn create(
    State(hub): State<Arc<Hub>>,
    Owner(session): Owner,
    Input(request): Input<NewToken>,
) -> Result<(StatusCode, Json<ApiToken>), Rejection> {
    let label = display_name(&request.label)
        .ok_or_else(|| Rejection::new(Code::BadName, "a label has 1 to 24 visible characters"))?;
    let person = session.person.id;
    let _turn = hub.services.turn(Counted::Made).await?;
    let now = hub.services.clock.now();
    if hub.services.store.tokens(&person, now).await?.len() >= MOST {
        return Err(Rejection::new(Code::TooMany, "you have too many tokens; revoke one first"));
    }
    let (token, id, expires) = (Token::random(), new_id(), now + request.life.millis());
    let change = PersonChange::NewSession {
        hash: token.hash(),
        id: id.clone(),
        person,
        token: Some((label, request.scope)),
        at: now,
        expires,
    };
    hub.services.store.write(change).await?;
    Ok((StatusCode::CREATED, Json(ApiToken { id, token: token.reveal(), expires })))
}

/// Revoke an API token
pub(super) async fn end(
    State(hub): State<Arc<Hub>>,
    Owner(session): Owner,
    Named(id): Named<String>,
) -> Result<StatusCode, Rejection> {
    let person = session.person.id;
    let id = Id::from_text(id);
    let hash = hub.services.store.token(&person, &id).await?.ok_or_else(Rejection::not_found)?;
    hub.services.store.write(PersonChange::EndSession(hash)).await?;
    hub.end(Ended::Session(hash));
    Ok(StatusCode::NO_CONTENT)
}
