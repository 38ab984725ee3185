//! Guests, accounts, sessions.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use bastide_protocol::account::NewAccount;
use bastide_protocol::people::{Credentials, Guest, PasswordChange, Person};
use bastide_protocol::refused::Code;

use super::auth::{self, Anybody, Newcomer, Owner};
use super::error::Input;
use super::guard::Address;
use super::recovery;
use crate::attempts::Whose;
use crate::hub::{Ended, Hub};
use crate::rejection::Rejection;
use crate::secret::new_id;
use crate::store::{Change, EmailChange, PersonChange, Session};
use crate::text::{self, AccountKeys, display_name};

fn name(text: &str) -> Result<String, Rejection> {
    display_name(text)
        .ok_or_else(|| Rejection::new(Code::BadName, "a name has 1 to 24 visible characters"))
}

fn account_name(text: &str) -> Result<String, Rejection> {
    let display_name = name(text)?;
    text::account_name(&display_name).ok_or_else(|| {
        Rejection::new(
            Code::BadAccountName,
            "an account name has letters of one alphabet, digits and punctuation",
        )
    })
}

pub(super) async fn arrive(hub: &Hub, address: Address) -> Result<(), Rejection> {
    if hub.may_arrive(address.0).await? {
        Ok(())
    } else {
        Err(Rejection::new(Code::TooMany, "too many sign-ins from this address; wait a minute"))
    }
}

/// Sign in as a guest
pub(super) async fn guest(
    State(hub): State<Arc<Hub>>,
    _: Newcomer,
    Extension(address): Extension<Address>,
    Input(guest): Input<Guest>,
) -> Result<impl IntoResponse, Rejection> {
    let person =
        Person { id: new_id(), name: name(&guest.name)?, colour: guest.colour, account: None };
    arrive(&hub, address).await?;
    let change = PersonChange::NewPerson {
        id: person.id.clone(),
        name: person.name.clone(),
        colour: person.colour,
        at: hub.services.clock.now(),
    };
    hub.services.store.write(change).await?;
    let cookie = auth::begin(&hub, &person.id).await?;
    Ok((StatusCode::CREATED, AppendHeaders([(SET_COOKIE, cookie)]), Json(person)))
}

/// The signed-in person; `null` without a session
pub(super) async fn me(Anybody(session): Anybody) -> Json<Option<Person>> {
    Json(session.map(|session| session.person))
}

/// Change the name or colour
///
/// Tables at which the person sits keep the old one.
pub(super) async fn change_me(
    State(hub): State<Arc<Hub>>,
    Owner(session): Owner,
    Input(guest): Input<Guest>,
) -> Result<Json<Person>, Rejection> {
    let person = Person { name: name(&guest.name)?, colour: guest.colour, ..session.person };
    let change = PersonChange::Rename {
        id: person.id.clone(),
        name: person.name.clone(),
        colour: person.colour,
    };
    hub.services.store.write(change).await?;
    Ok(Json(person))
}

/// Turn a guest into an account
///
/// The guest's games stay.
pub(super) async fn make_account(
    State(hub): State<Arc<Hub>>,
    Extension(address): Extension<Address>,
    Owner(session): Owner,
    Input(request): Input<Credentials>,
) -> Result<impl IntoResponse, Rejection> {
    if session.person.account.is_some() {
        return Err(Rejection::new(Code::NameTaken, "you have an account"));
    }
    let account = account_name(&request.name)?;
    arrive(&hub, address).await?;
    let password = hub.passwords.accept(request.password, [&account, &session.person.name]).await?;
    let hash = hub.passwords.hash(password).await;
    let hash = hash.ok_or_else(|| Rejection::new(Code::Internal, "something went wrong"))?;
    let id = session.person.id.clone();
    let (codes, new_codes) = recovery::new_codes(&id);
    let made = PersonChange::MakeAccount { id, account: account.clone(), password: hash };
    hub.services.store.write(Change::Together(vec![made.into(), new_codes])).await?;
    let person = Person { account: Some(account), ..session.person };
    Ok((StatusCode::CREATED, Json(NewAccount { person, recovery_codes: codes })))
}

/// Log in to an account
pub(super) async fn login(
    State(hub): State<Arc<Hub>>,
    _: Newcomer,
    Extension(address): Extension<Address>,
    Input(request): Input<Credentials>,
) -> Result<impl IntoResponse, Rejection> {
    arrive(&hub, address).await?;
    let keys = AccountKeys::new(&request.name);
    let whose = Whose::Account(&keys.folded);
    hub.may_try(whose).await?;
    let (person, hash) = hub.services.store.account(request.name.trim()).await?.unzip();
    let right = hub.passwords.check(request.password, hash).await;
    let Some(person) = person.filter(|_| right) else {
        return Err(wrong_password());
    };
    hub.was_right(whose).await?;
    let cookie = auth::begin(&hub, &person.id).await?;
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(person)))
}

/// `SEC-10`: the response is the same whether or not there is such an account.
fn wrong_password() -> Rejection {
    Rejection::new(Code::WrongPassword, "there is no such account with this password")
}

/// Checks that the password is that of the requesting account.
pub(super) async fn prove(hub: &Hub, session: &Session, password: String) -> Result<(), Rejection> {
    let whose = Whose::Own(session.person.id.as_str());
    hub.may_try(whose).await?;
    let account = session.person.account.as_deref().unwrap_or_default();
    let (_, hash) = hub.services.store.account(account).await?.unzip();
    if !hub.passwords.check(password, hash).await {
        return Err(wrong_password());
    }
    hub.was_right(whose).await?;
    Ok(())
}

/// End this session
pub(super) async fn logout(
    State(hub): State<Arc<Hub>>,
    Owner(Session { hash, .. }): Owner,
) -> Result<impl IntoResponse, Rejection> {
    hub.services.store.write(PersonChange::EndSession(hash)).await?;
    hub.end(Ended::Session(hash));
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, auth::forget(&hub))])))
}

/// Change the password
///
/// All other sessions end, and all API tokens.
pub(super) async fn change_password(
    State(hub): State<Arc<Hub>>,
    Extension(address): Extension<Address>,
    Owner(session): Owner,
    Input(change): Input<PasswordChange>,
) -> Result<StatusCode, Rejection> {
    arrive(&hub, address).await?;
    let account = session.person.account.as_deref().unwrap_or_default();
    let new = hub.passwords.accept(change.new, [account, &session.person.name]).await?;
    prove(&hub, &session, change.old).await?;
    let hash = hub.passwords.hash(new).await;
    let hash = hash.ok_or_else(|| Rejection::new(Code::Internal, "something went wrong"))?;
    let person = session.person.id;
    hub.services
        .store
        .write(Change::Together(vec![
            PersonChange::NewPassword { id: person.clone(), password: hash }.into(),
            EmailChange::EndResetLinks { person: person.clone() }.into(),
        ]))
        .await?;
    let keep = session.hash;
    hub.services
        .store
        .write(PersonChange::EndOtherSessions { person: person.clone(), keep })
        .await?;
    hub.end(Ended::OthersOf(person, keep));
    Ok(StatusCode::NO_CONTENT)
}
