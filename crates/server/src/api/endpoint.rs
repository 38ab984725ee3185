//! Endpoints: route and description. The router and the OpenAPI document are made from the same list.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::routing::{self, MethodRouter};
use bastide_protocol::schema::Schemas;
use schemars::{JsonSchema, Schema};

use crate::hub::Hub;

/// The schema of a type, generated when the description is.
pub(super) type SchemaOf = fn(&mut Schemas) -> Schema;

/// An endpoint.
pub(super) struct Endpoint {
    pub(super) method: &'static str,
    /// Its path under `/api`.
    pub(super) path: &'static str,
    pub(super) tag: &'static str,
    pub(super) summary: &'static str,
    pub(super) more: &'static str,
    pub(super) query: Option<SchemaOf>,
    pub(super) body: Option<SchemaOf>,
    pub(super) answer: Answer,
    route: MethodRouter<Arc<Hub>>,
}

/// The successful response of an endpoint.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) words: &'static str,
    pub(super) content: Content,
}

/// The body of a response.
pub(super) enum Content {
    Nothing,
    Json(SchemaOf),
    /// Text of this media type.
    Text(&'static str),
}

macro_rules! methods {
    ($($method:ident),+) => {
        $(pub(super) fn $method<H, T>(path: &'static str, handler: H) -> Endpoint
        where
            H: Handler<T, Arc<Hub>>,
            T: 'static,
        {
            Endpoint::new(stringify!($method), path, routing::$method(handler))
        })+
    };
}
methods!(get, post, put, patch, delete);

impl Endpoint {
    fn new(method: &'static str, path: &'static str, route: MethodRouter<Arc<Hub>>) -> Self {
        let answer = Answer { status: 200, words: "", content: Content::Nothing };
        let (tag, summary, more) = ("", "", "");
        Self { method, path, tag, summary, more, query: None, body: None, answer, route }
    }

    /// Allows larger request bodies, in bytes.
    pub(super) fn up_to(self, bytes: usize) -> Self {
        Self { route: self.route.layer(DefaultBodyLimit::max(bytes)), ..self }
    }

    /// Sets the tag and the summary.
    pub(super) fn does(self, tag: &'static str, summary: &'static str) -> Self {
        Self { tag, summary, ..self }
    }

    /// Sets the description.
    pub(super) fn knowing(self, more: &'static str) -> Self {
        Self { more, ..self }
    }

    /// Sets the query parameters.
    pub(super) fn asks<T: JsonSchema>(self) -> Self {
        Self { query: Some(Schemas::sent::<T>), ..self }
    }

    /// Sets the JSON request body.
    pub(super) fn takes<T: JsonSchema>(self) -> Self {
        Self { body: Some(Schemas::sent::<T>), ..self }
    }

    /// Sets a JSON response.
    pub(super) fn gives<T: JsonSchema>(self, status: u16, words: &'static str) -> Self {
        let content = Content::Json(Schemas::received::<T>);
        Self { answer: Answer { status, words, content }, ..self }
    }

    /// Sets a text response of this media type.
    pub(super) fn gives_text(self, media_type: &'static str, words: &'static str) -> Self {
        Self { answer: Answer { status: 200, words, content: Content::Text(media_type) }, ..self }
    }

    /// Sets a response without a body.
    pub(super) fn gives_nothing(self, words: &'static str) -> Self {
        Self { answer: Answer { status: 204, words, content: Content::Nothing }, ..self }
    }
}

/// A router for these endpoints.
pub(super) fn router(endpoints: Vec<Endpoint>) -> Router<Arc<Hub>> {
    let add =
        |router: Router<Arc<Hub>>, endpoint: Endpoint| router.route(endpoint.path, endpoint.route);
    endpoints.into_iter().fold(Router::new(), add)
}
