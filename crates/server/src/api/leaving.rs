//! Data export and deletion of a person.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse};
use bastide_protocol::Millis;
use bastide_protocol::account::{Deletion, Export};

use super::auth::{self, Owner};
use super::error::Input;
use super::games;
use super::guard::Address;
use super::people::{arrive, prove};
use crate::hub::{Ended, Hub};
use crate::rejection::Rejection;
use crate::store::AccountChange;

/// Everything that the server keeps about a person, except secrets
pub(super) async fn export(
    State(hub): State<Arc<Hub>>,
    Extension(address): Extension<Address>,
    Owner(session): Owner,
) -> Result<impl IntoResponse, Rejection> {
    arrive(&hub, address).await?;
    let (store, now) = (&hub.services.store, hub.services.clock.now());
    let person = session.person;
    let id = &person.id;
    let (email, unconfirmed_email) = store.email(id, now).await?;
    let export = Export {
        created: store.first_came(id).await?.ok_or_else(Rejection::not_found)?,
        sessions: store.browsers(id, now).await?,
        tokens: store.tokens(id, now).await?,
        recovery_codes_left: store.codes_left(id, now).await?,
        email,
        unconfirmed_email,
        games: games::lines(&store.tables_of(id, Millis::MAX, u32::MAX).await?),
        chat: store.chat_of(id).await?,
        studies: store.studies_of(id).await?,
        reviews: store.reviews_of(id, 0).await?,
        person,
    };
    let download = [(CONTENT_DISPOSITION, "attachment; filename=\"bastide.json\"")];
    Ok((download, Json(export)))
}

/// Delete an account, or a guest
pub(super) async fn delete(
    State(hub): State<Arc<Hub>>,
    Extension(address): Extension<Address>,
    Owner(session): Owner,
    Input(request): Input<Deletion>,
) -> Result<impl IntoResponse, Rejection> {
    if session.person.account.is_some() {
        arrive(&hub, address).await?;
        prove(&hub, &session, request.password.unwrap_or_default()).await?;
    }
    let person = session.person.id;
    let at = hub.services.clock.now();
    hub.services.store.write(AccountChange::Delete { person: person.clone(), at }).await?;
    hub.end(Ended::AllOf(person.clone()));
    // The name is gone for good now. The seats follow even if the client disconnects or the server stops.
    tokio::spawn(Arc::clone(&hub).forget(Some(person)));
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, auth::forget(&hub))])))
}
