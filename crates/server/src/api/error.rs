//! Refusals as HTTP answers, all in one shape, and bodies that are read with the same refusals.

use std::any::Any;

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;

use crate::play::{Code, Refused};
use crate::store::StoreError;

impl Code {
    fn status(self) -> StatusCode {
        match self {
            Self::Illegal
            | Self::NoSuchAction
            | Self::Setup
            | Self::BadName
            | Self::BadPassword
            | Self::BadChat
            | Self::BadId => StatusCode::UNPROCESSABLE_ENTITY,
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::NotYourTurn | Self::NotSeated | Self::NotHost | Self::WrongOrigin => {
                StatusCode::FORBIDDEN
            }
            Self::Stale
            | Self::Over
            | Self::NotStarted
            | Self::Started
            | Self::NoUndo
            | Self::Purist
            | Self::SeatTaken
            | Self::SeatEmpty
            | Self::NameTaken => StatusCode::CONFLICT,
            Self::NotFound | Self::NoSuchSeat => StatusCode::NOT_FOUND,
            Self::Unknown | Self::WrongPassword => StatusCode::UNAUTHORIZED,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Storage => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response<Body> {
        (self.code.status(), Json(self)).into_response()
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Self::new(Code::NameTaken, "somebody else has this"),
            StoreError::Gone => Self::not_found(),
            other => {
                tracing::error!(error = %other, "the storage failed");
                Self::new(Code::Storage, "the server cannot read or store this now; try again")
            }
        }
    }
}

/// What is answered if a handler panics.
#[expect(clippy::needless_pass_by_value, reason = "it is called so")]
pub(super) fn after_panic(panic: Box<dyn Any + Send>) -> Response<Body> {
    let what = panic.downcast_ref::<&str>().copied().map(str::to_owned);
    let what = what.or_else(|| panic.downcast_ref::<String>().cloned());
    tracing::error!(panic = what, "a request failed");
    Refused::new(Code::Internal, "something went wrong").into_response()
}

/// A body in JSON.
pub(super) struct Input<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Input<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        match Json::from_request(request, state).await {
            Ok(Json(input)) => Ok(Self(input)),
            Err(JsonRejection::BytesRejection(error))
                if error.status() == StatusCode::PAYLOAD_TOO_LARGE =>
            {
                Err(Refused::new(Code::TooLarge, "the body is too large"))
            }
            Err(error) => Err(Refused::new(Code::BadRequest, error.body_text())),
        }
    }
}

/// Parts of the path; what does not read is not there.
pub(super) struct Named<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(named)| Self(named)).map_err(|_| Refused::not_found())
    }
}

/// What comes after the question mark.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(error) => Err(Refused::new(Code::BadRequest, error.body_text())),
        }
    }
}
