//! Guests, accounts, sessions.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::auth::{self, Known};
use super::error::Input;
use super::guard::Address;
use crate::hub::{Ended, Hub};
use crate::people::{Colour, Person, checked_name};
use crate::play::{Code, Refused};
use crate::secret::Id;
use crate::store::{PersonChange, Session};

/// What a guest says about themselves.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// 1 to 24 characters.
    pub name: String,
    /// The colour that the guest likes to play.
    pub colour: Colour,
}

/// The name and password of an account.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 1 to 24 characters.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// A new password in place of the old one.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The password so far.
    pub old: String,
    /// 8 to 200 characters.
    pub new: String,
}

fn name(text: &str) -> Result<String, Refused> {
    checked_name(text)
        .ok_or_else(|| Refused::new(Code::BadName, "a name has 1 to 24 visible characters"))
}

fn password(text: String) -> Result<String, Refused> {
    if (8..=200).contains(&text.chars().count()) {
        Ok(text)
    } else {
        Err(Refused::new(Code::BadPassword, "a password has 8 to 200 characters"))
    }
}

fn arrive(hub: &Hub, address: Address) -> Result<(), Refused> {
    if hub.addresses.may_arrive(address.0) {
        Ok(())
    } else {
        Err(Refused::new(Code::TooMany, "too many have come from here; wait a minute"))
    }
}

/// Come in as a guest
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = Guest, responses(
    (status = 201, description = "welcome; a cookie keeps the session", body = Person),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn guest(
    State(hub): State<Arc<Hub>>,
    Extension(address): Extension<Address>,
    Input(guest): Input<Guest>,
) -> Result<impl IntoResponse, Refused> {
    let person =
        Person { id: Id::random(), name: name(&guest.name)?, colour: guest.colour, account: None };
    arrive(&hub, address)?;
    let change = PersonChange::NewPerson {
        id: person.id.clone(),
        name: person.name.clone(),
        colour: person.colour.to_string(),
        at: hub.clock.now(),
    };
    hub.store.write(change).await?;
    let cookie = auth::begin(&hub, &person.id).await?;
    Ok((StatusCode::CREATED, AppendHeaders([(SET_COOKIE, cookie)]), Json(person)))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", responses(
    (status = 200, description = "you", body = Person),
    (status = "4XX", description = "nobody knows", body = Refused),
))]
pub(super) async fn me(Known(session): Known) -> Json<Person> {
    Json(session.person)
}

/// Take another name or colour
///
/// Tables at which you sit keep the old one.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = Guest, responses(
    (status = 200, description = "you", body = Person),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn change_me(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Input(guest): Input<Guest>,
) -> Result<Json<Person>, Refused> {
    let person = Person { name: name(&guest.name)?, colour: guest.colour, ..session.person };
    let change = PersonChange::Rename {
        id: person.id.clone(),
        name: person.name.clone(),
        colour: person.colour.to_string(),
    };
    hub.store.write(change).await?;
    Ok(Json(person))
}

/// Make an account of a guest
///
/// The guest's games stay.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Credentials, responses(
    (status = 201, description = "the account", body = Person),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn make_account(
    State(hub): State<Arc<Hub>>,
    Extension(address): Extension<Address>,
    Known(session): Known,
    Input(wish): Input<Credentials>,
) -> Result<impl IntoResponse, Refused> {
    if session.person.account.is_some() {
        return Err(Refused::new(Code::NameTaken, "you have an account"));
    }
    let account = name(&wish.name)?;
    let password = password(wish.password)?;
    arrive(&hub, address)?;
    let hash = hub.passwords.hash(password).await;
    let hash = hash.ok_or_else(|| Refused::new(Code::Internal, "something went wrong"))?;
    let id = session.person.id.clone();
    hub.store
        .write(PersonChange::MakeAccount { id, account: account.clone(), password: hash })
        .await?;
    let person = Person { account: Some(account), ..session.person };
    Ok((StatusCode::CREATED, Json(person)))
}

/// Log in to an account
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials, responses(
    (status = 200, description = "welcome back; a cookie keeps the session", body = Person),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn login(
    State(hub): State<Arc<Hub>>,
    Extension(address): Extension<Address>,
    Input(wish): Input<Credentials>,
) -> Result<impl IntoResponse, Refused> {
    arrive(&hub, address)?;
    let (person, hash) = hub.store.account(wish.name.trim()).await?.unzip();
    let right = hub.passwords.check(wish.password, hash).await;
    let Some(person) = person.filter(|_| right) else {
        return Err(wrong_password());
    };
    let cookie = auth::begin(&hub, &person.id).await?;
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(person)))
}

/// `SEC-10`: the same answer whether there is such an account or not.
fn wrong_password() -> Refused {
    Refused::new(Code::WrongPassword, "there is no such account with this password")
}

/// End this session
#[utoipa::path(post, path = "/api/logout", tag = "people", responses(
    (status = 204, description = "goodbye"),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn logout(
    State(hub): State<Arc<Hub>>,
    Known(Session { hash, .. }): Known,
) -> Result<impl IntoResponse, Refused> {
    hub.store.write(PersonChange::EndSession(hash)).await?;
    // Nobody listens if no socket is open.
    let _ = hub.ended.send(Ended::Session(hash));
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, auth::forget(&hub))])))
}

/// Change the password
///
/// All other sessions end, and all API tokens.
#[utoipa::path(put, path = "/api/password", tag = "people", request_body = PasswordChange, responses(
    (status = 204, description = "changed"),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn change_password(
    State(hub): State<Arc<Hub>>,
    Extension(address): Extension<Address>,
    Known(session): Known,
    Input(change): Input<PasswordChange>,
) -> Result<StatusCode, Refused> {
    arrive(&hub, address)?;
    let new = password(change.new)?;
    let account = session.person.account.as_deref().unwrap_or_default();
    let (_, hash) = hub.store.account(account).await?.unzip();
    if !hub.passwords.check(change.old, hash).await {
        return Err(wrong_password());
    }
    let hash = hub.passwords.hash(new).await;
    let hash = hash.ok_or_else(|| Refused::new(Code::Internal, "something went wrong"))?;
    let person = session.person.id;
    hub.store.write(PersonChange::NewPassword { id: person.clone(), password: hash }).await?;
    let keep = session.hash;
    hub.store.write(PersonChange::EndOtherSessions { person: person.clone(), keep }).await?;
    let _ = hub.ended.send(Ended::OthersOf(person, keep));
    Ok(StatusCode::NO_CONTENT)
}
