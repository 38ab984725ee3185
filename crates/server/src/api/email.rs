//! Email addresses of accounts, and new passwords by email.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use bastide_phrases::Language;
use bastide_protocol::account::PasswordProof;
use bastide_protocol::email::{
    EmailConfirmation, EmailStatus, ForgottenPassword, NewEmail, PasswordReset,
};
use bastide_protocol::refused::Code;

use super::auth::{self, Anybody, Newcomer, Owner};
use super::error::Input;
use super::guard::Address;
use super::people::{arrive, prove};
use crate::hub::{Ended, Hub};
use crate::mail::{CONFIRM, EmailAddress, Full, Letter, Mail, Purpose, Whose};
use crate::rejection::Rejection;
use crate::secret::Token;
use crate::store::{Access, EmailChange, StoreError};

/// The most bytes of an account's name or address.
const MAX_ACCOUNT: usize = 254;

/// Email, or a refusal if the server sends none.
fn mail(hub: &Hub) -> Result<&Mail, Rejection> {
    hub.mail.as_ref().ok_or_else(Rejection::not_found)
}

fn too_many() -> Rejection {
    Rejection::new(Code::TooManyEmails, "too many emails were requested; try again in an hour")
}

/// Counts a request for an email against the quota of the network address.
async fn may_request(hub: &Hub, mail: &Mail, address: Address) -> Result<(), Rejection> {
    arrive(hub, address).await?;
    let now = hub.services.clock.now();
    if mail.quotas.allows(Whose::Network(address.0), now) { Ok(()) } else { Err(too_many()) }
}

fn language(lang: Option<&str>) -> Language {
    Language::of_locale(lang.unwrap_or_default())
}

/// Whether the server sends email, and the person's own addresses
pub(super) async fn status(
    State(hub): State<Arc<Hub>>,
    Anybody(session): Anybody,
) -> Result<Json<EmailStatus>, Rejection> {
    if hub.mail.is_none() {
        return Ok(Json(EmailStatus::default()));
    }
    // Addresses are hidden from programs.
    let owner = session.filter(|session| session.access == Access::Browser);
    let (address, unconfirmed) = match owner {
        Some(owner) => hub.services.store.email(&owner.person.id, hub.services.clock.now()).await?,
        None => (None, None),
    };
    Ok(Json(EmailStatus { enabled: true, address, unconfirmed }))
}

/// Send a link that confirms an address
pub(super) async fn set(
    State(hub): State<Arc<Hub>>,
    Extension(network): Extension<Address>,
    Owner(session): Owner,
    Input(request): Input<NewEmail>,
) -> Result<StatusCode, Rejection> {
    let mail = mail(&hub)?;
    let address = EmailAddress::parse(&request.address)
        .ok_or_else(|| Rejection::new(Code::BadEmail, "this is not an email address in ASCII"))?;
    may_request(&hub, mail, network).await?;
    prove(&hub, &session, request.password).await?;
    let (person, now) = (session.person.id, hub.services.clock.now());
    let folded = address.as_str().to_ascii_lowercase();
    let quotas = [Whose::Confirming(person.as_str()), Whose::Address(&folded)];
    if !quotas.into_iter().all(|whose| mail.quotas.allows(whose, now)) {
        return Err(too_many());
    }
    let token = Token::random();
    let (hash, expires) = (token.hash(), now + CONFIRM);
    let change = EmailChange::ConfirmLink { person, address: address.clone(), hash, expires };
    hub.services.store.write(change).await?;
    let letter = Letter {
        purpose: Purpose::Confirm,
        to: address,
        account: session.person.account.unwrap_or_default(),
        token,
        language: language(request.lang.as_deref()),
    };
    mail.send(letter).map_err(|Full| too_many())?;
    Ok(StatusCode::NO_CONTENT)
}

/// Confirm an address by the token of a link
///
/// It needs no session: the link may be opened on another device.
pub(super) async fn confirm(
    State(hub): State<Arc<Hub>>,
    _: Newcomer,
    Extension(network): Extension<Address>,
    Input(request): Input<EmailConfirmation>,
) -> Result<StatusCode, Rejection> {
    mail(&hub)?;
    arrive(&hub, network).await?;
    let hash = Token::parse(&request.token).ok_or_else(wrong_link)?.hash();
    let change = EmailChange::Confirm { hash, now: hub.services.clock.now() };
    once(hub.services.store.write(change).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove the person's own address
pub(super) async fn remove(
    State(hub): State<Arc<Hub>>,
    Extension(network): Extension<Address>,
    Owner(session): Owner,
    Input(proof): Input<PasswordProof>,
) -> Result<StatusCode, Rejection> {
    mail(&hub)?;
    arrive(&hub, network).await?;
    prove(&hub, &session, proof.password).await?;
    hub.services.store.write(EmailChange::Remove { person: session.person.id }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Send a link for a new password
///
/// `SEC-10`: the account is looked up later, so that neither the response nor its time shows whether there is one.
pub(super) async fn forgot(
    State(hub): State<Arc<Hub>>,
    _: Newcomer,
    Extension(network): Extension<Address>,
    Input(request): Input<ForgottenPassword>,
) -> Result<StatusCode, Rejection> {
    let mail = mail(&hub)?;
    may_request(&hub, mail, network).await?;
    if request.account.len() <= MAX_ACCOUNT {
        mail.forgot(request.account, language(request.lang.as_deref()));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Set a new password by the token of a link
pub(super) async fn reset(
    State(hub): State<Arc<Hub>>,
    _: Newcomer,
    Extension(network): Extension<Address>,
    Input(request): Input<PasswordReset>,
) -> Result<impl IntoResponse, Rejection> {
    mail(&hub)?;
    arrive(&hub, network).await?;
    let (store, now) = (&hub.services.store, hub.services.clock.now());
    let hash = Token::parse(&request.token).ok_or_else(wrong_link)?.hash();
    let person = store.reset_link(hash, now).await?.ok_or_else(wrong_link)?;
    let account = person.account.as_deref().unwrap_or_default();
    let new = hub.passwords.accept(request.password, [account, &person.name]).await?;
    let password = hub.passwords.hash(new).await;
    let password =
        password.ok_or_else(|| Rejection::new(Code::Internal, "something went wrong"))?;
    let id = person.id.clone();
    once(store.write(EmailChange::Reset { person: id.clone(), hash, password, now }).await)?;
    hub.end(Ended::AllOf(id));
    let cookie = auth::begin(&hub, &person.id).await?;
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(person)))
}

fn wrong_link() -> Rejection {
    Rejection::new(Code::WrongLink, "this link has expired or was used; request a new one")
}

/// Refuses a link that has been used meanwhile.
fn once(used: Result<(), StoreError>) -> Result<(), Rejection> {
    match used {
        Err(StoreError::Gone) => Err(wrong_link()),
        done => Ok(done?),
    }
}
