//! Rejections as HTTP responses, all in one format, and extractors that fail with them.

use std::any::Any;

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::http::request::Parts;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use bastide_protocol::refused::Code;
use serde::de::DeserializeOwned;

use crate::rejection::Rejection;

fn status_of(code: Code) -> StatusCode {
    match code {
        Code::Illegal
        | Code::NoSuchAction
        | Code::Setup
        | Code::BadRecord
        | Code::BadName
        | Code::BadAccountName
        | Code::BadPassword
        | Code::WeakPassword
        | Code::BadEmail
        | Code::BadChat
        | Code::BadId => StatusCode::UNPROCESSABLE_ENTITY,
        Code::BadRequest => StatusCode::BAD_REQUEST,
        Code::NotYourTurn
        | Code::NotSeated
        | Code::NotHost
        | Code::NotOwner
        | Code::NeedsAccount
        | Code::TokenScope
        | Code::WrongOrigin
        | Code::Banned
        | Code::Muted => StatusCode::FORBIDDEN,
        Code::Stale
        | Code::Over
        | Code::NotStarted
        | Code::NotOver
        | Code::NoHints
        | Code::Started
        | Code::NoUndo
        | Code::Purist
        | Code::SeatTaken
        | Code::SeatEmpty
        | Code::ColourTaken
        | Code::NameTaken => StatusCode::CONFLICT,
        Code::NotFound | Code::NoSuchSeat => StatusCode::NOT_FOUND,
        Code::Unknown | Code::WrongPassword | Code::WrongCode | Code::WrongLink => {
            StatusCode::UNAUTHORIZED
        }
        Code::TooMany
        | Code::TooManyComputerGames
        | Code::TooManyTables
        | Code::TooManyReviews
        | Code::TooManyStudies
        | Code::TooManyEmails
        | Code::TooManyFromHere => StatusCode::TOO_MANY_REQUESTS,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Code::Storage => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Rejection {
    fn into_response(self) -> Response<Body> {
        self.count();
        let wait = self.refused.retry_after.map(HeaderValue::from);
        let mut response = (status_of(self.refused.code), Json(self.refused)).into_response();
        if let Some(wait) = wait {
            response.headers_mut().insert(RETRY_AFTER, wait);
        }
        response
    }
}

/// The response if a handler panics.
#[expect(clippy::needless_pass_by_value, reason = "it is called so")]
pub(super) fn after_panic(panic: Box<dyn Any + Send>) -> Response<Body> {
    let what = panic.downcast_ref::<&str>().copied().map(str::to_owned);
    let what = what.or_else(|| panic.downcast_ref::<String>().cloned());
    tracing::error!(panic = what, "a request failed");
    Rejection::new(Code::Internal, "something went wrong").into_response()
}

/// A body in JSON.
pub(super) struct Input<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Input<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, state: &S) -> Result<Self, Rejection> {
        match Json::from_request(request, state).await {
            Ok(Json(input)) => Ok(Self(input)),
            Err(JsonRejection::BytesRejection(error))
                if error.status() == StatusCode::PAYLOAD_TOO_LARGE =>
            {
                Err(Rejection::new(Code::TooLarge, "the body is too large"))
            }
            Err(error) => Err(Rejection::new(Code::BadRequest, error.body_text())),
        }
    }
}

/// Path parameters. One that cannot be parsed gives `not-found`.
pub(super) struct Named<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Rejection> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(named)| Self(named)).map_err(|_| Rejection::not_found())
    }
}

/// Query parameters.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Rejection> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(error) => Err(Rejection::new(Code::BadRequest, error.body_text())),
        }
    }
}
