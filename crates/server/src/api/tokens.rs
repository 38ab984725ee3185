//! API tokens: with one, a program plays as its owner.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::auth::Known;
use super::error::{Input, Named};
use crate::hub::{Ended, Hub};
use crate::people::checked_name;
use crate::play::{Code, Refused};
use crate::secret::{Id, Token};
use crate::store::PersonChange;
use crate::time::Millis;

/// The most tokens of a person.
const MOST: usize = 20;
/// How long a token is good for.
const LIFE: Millis = 10 * 365 * 24 * 3_600_000;

/// A wish for a token.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for, in 1 to 24 characters.
    pub label: String,
}

/// A new token. It is shown once only.
#[derive(Serialize, TS, ToSchema)]
pub struct ApiToken {
    /// Its id.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub id: Id,
    /// What is sent as `Authorization: Bearer …`.
    pub token: String,
}

/// A token in the list of the own ones.
#[derive(Serialize, TS, ToSchema)]
pub struct TokenLine {
    /// Its id.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub id: Id,
    /// What it is for.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: Millis,
}

/// The own API tokens
#[utoipa::path(get, path = "/api/tokens", tag = "programs", responses(
    (status = 200, description = "the tokens, without their secret", body = Vec<TokenLine>),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn list(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
) -> Result<Json<Vec<TokenLine>>, Refused> {
    let tokens = hub.store.tokens(&session.person.id).await?.into_iter();
    let line = |line: crate::store::TokenLine| TokenLine {
        id: line.id,
        label: line.label,
        created: line.created,
    };
    Ok(Json(tokens.map(line).collect()))
}

/// Make an API token
#[utoipa::path(post, path = "/api/tokens", tag = "programs", request_body = NewToken, responses(
    (status = 201, description = "the token; it is shown only now", body = ApiToken),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn create(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Input(wish): Input<NewToken>,
) -> Result<(StatusCode, Json<ApiToken>), Refused> {
    let label = checked_name(&wish.label)
        .ok_or_else(|| Refused::new(Code::BadName, "a label has 1 to 24 visible characters"))?;
    let person = session.person.id;
    let _turn = hub.making.lock().await;
    if hub.store.tokens(&person).await?.len() >= MOST {
        return Err(Refused::new(Code::TooMany, "you have many tokens; end one first"));
    }
    let (token, id, now) = (Token::random(), Id::random(), hub.clock.now());
    let change = PersonChange::NewSession {
        hash: token.hash(),
        id: id.clone(),
        person,
        label: Some(label),
        at: now,
        expires: now + LIFE,
    };
    hub.store.write(change).await?;
    Ok((StatusCode::CREATED, Json(ApiToken { id, token: token.reveal() })))
}

/// End an API token
#[utoipa::path(delete, path = "/api/tokens/{token}", tag = "programs",
    params(("token" = String, Path, description = "its id")), responses(
    (status = 204, description = "ended"),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn end(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Named(id): Named<String>,
) -> Result<StatusCode, Refused> {
    let person = session.person.id;
    let id = Id::from_text(id);
    let hash = hub.store.token(&person, &id).await?.ok_or_else(Refused::not_found)?;
    hub.store.write(PersonChange::EndSession(hash)).await?;
    let _ = hub.ended.send(Ended::Session(hash));
    Ok(StatusCode::NO_CONTENT)
}
