//! Recovery codes: signing in without the password.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use bastide_protocol::account::{CodesLeft, PasswordProof, Recovery, RecoveryCodes};
use bastide_protocol::id::Id;
use bastide_protocol::refused::Code;

use super::auth::{self, Newcomer, Owner};
use super::error::Input;
use super::guard::Address;
use super::people::{arrive, prove};
use crate::hub::{Ended, Hub};
use crate::recovery::RecoveryCode;
use crate::rejection::Rejection;
use crate::store::{AccountChange, Change, StoreError};

/// New codes for an account, and the change that stores their hashes.
pub(super) fn new_codes(person: &Id) -> (Vec<String>, Change) {
    let codes = RecoveryCode::set();
    let hashes = codes.iter().map(RecoveryCode::hash).collect();
    let change = AccountChange::NewCodes { person: person.clone(), codes: hashes };
    (codes.iter().map(RecoveryCode::reveal).collect(), change.into())
}

/// Log in with a recovery code, and set a new password
///
/// `SEC-10`: the new password is hashed before the code is looked up, so that an unknown account takes as long.
pub(super) async fn recover(
    State(hub): State<Arc<Hub>>,
    _: Newcomer,
    Extension(address): Extension<Address>,
    Input(request): Input<Recovery>,
) -> Result<impl IntoResponse, Rejection> {
    arrive(&hub, address).await?;
    let account = request.name.trim();
    let new = hub.passwords.accept(request.password, [account, account]).await?;
    let hash = hub.passwords.hash(new).await;
    let password = hash.ok_or_else(|| Rejection::new(Code::Internal, "something went wrong"))?;
    let wrong =
        || Rejection::new(Code::WrongCode, "there is no such account with this recovery code");
    let code = RecoveryCode::parse(&request.code).ok_or_else(wrong)?.hash();
    let (person, _) = hub.services.store.account(account).await?.ok_or_else(wrong)?;
    let now = hub.services.clock.now();
    let change = AccountChange::Recover { person: person.id.clone(), code, password, now };
    match hub.services.store.write(change).await {
        Err(StoreError::Gone) => return Err(wrong()),
        done => done?,
    }
    hub.end(Ended::AllOf(person.id.clone()));
    let cookie = auth::begin(&hub, &person.id).await?;
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(person)))
}

/// How many recovery codes are left
pub(super) async fn left(
    State(hub): State<Arc<Hub>>,
    Owner(session): Owner,
) -> Result<Json<CodesLeft>, Rejection> {
    let now = hub.services.clock.now();
    let left = hub.services.store.codes_left(&session.person.id, now).await?;
    Ok(Json(CodesLeft { left }))
}

/// Make new recovery codes
pub(super) async fn renew(
    State(hub): State<Arc<Hub>>,
    Extension(address): Extension<Address>,
    Owner(session): Owner,
    Input(proof): Input<PasswordProof>,
) -> Result<(StatusCode, Json<RecoveryCodes>), Rejection> {
    arrive(&hub, address).await?;
    prove(&hub, &session, proof.password).await?;
    let (codes, change) = new_codes(&session.person.id);
    hub.services.store.write(change).await?;
    Ok((StatusCode::CREATED, Json(RecoveryCodes { codes })))
}
