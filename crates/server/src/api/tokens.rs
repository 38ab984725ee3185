//! API tokens: with one, a program plays as its owner.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::people::{ApiToken, NewToken, TokenLine};
use bastide_protocol::refused::Code;

use super::auth::Known;
use super::error::{Input, Named};
use crate::hub::{Ended, Hub};
use crate::people::checked_name;
use crate::rejection::Rejection;
use crate::secret::{Token, new_id};
use crate::store::PersonChange;

/// The most tokens of a person.
const MOST: usize = 20;
/// How long a token is good for.
const LIFE: Millis = 10 * 365 * 24 * 3_600_000;

/// The own API tokens
pub(super) async fn list(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
) -> Result<Json<Vec<TokenLine>>, Rejection> {
    Ok(Json(lines(&hub, &session.person.id).await?))
}

/// The tokens of a person, without their secrets.
pub(super) async fn lines(hub: &Hub, person: &Id) -> Result<Vec<TokenLine>, Rejection> {
    let tokens = hub.services.store.tokens(person).await?.into_iter();
    let line = |line: crate::store::TokenLine| TokenLine {
        id: line.id,
        label: line.label,
        created: line.created,
    };
    Ok(tokens.map(line).collect())
}

/// Make an API token
pub(super) async fn create(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Input(wish): Input<NewToken>,
) -> Result<(StatusCode, Json<ApiToken>), Rejection> {
    let label = checked_name(&wish.label)
        .ok_or_else(|| Rejection::new(Code::BadName, "a label has 1 to 24 visible characters"))?;
    let person = session.person.id;
    let _turn = hub.making.lock().await;
    if hub.services.store.tokens(&person).await?.len() >= MOST {
        return Err(Rejection::new(Code::TooMany, "you have many tokens; end one first"));
    }
    let (token, id, now) = (Token::random(), new_id(), hub.services.clock.now());
    let change = PersonChange::NewSession {
        hash: token.hash(),
        id: id.clone(),
        person,
        label: Some(label),
        at: now,
        expires: now + LIFE,
    };
    hub.services.store.write(change).await?;
    Ok((StatusCode::CREATED, Json(ApiToken { id, token: token.reveal() })))
}

/// End an API token
pub(super) async fn end(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Named(id): Named<String>,
) -> Result<StatusCode, Rejection> {
    let person = session.person.id;
    let id = Id::from_text(id);
    let hash = hub.services.store.token(&person, &id).await?.ok_or_else(Rejection::not_found)?;
    hub.services.store.write(PersonChange::EndSession(hash)).await?;
    let _ = hub.ended.send(Ended::Session(hash));
    Ok(StatusCode::NO_CONTENT)
}
