//! Pages to read, and what machines ask about the server.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{Html, IntoResponse};
use axum::routing::get;

use super::openapi;
use crate::hub::Hub;
use crate::metrics;
use crate::rejection::Rejection;

/// What stands in for the pages when the server has none: a word of welcome at `/`.
pub(super) fn without() -> Router {
    Router::new()
        .route("/", get(async || Html(include_str!("home.html"))))
        .fallback(async || Rejection::not_found())
}

/// The interface, for people.
pub(super) async fn reference() -> Html<&'static str> {
    Html(openapi::page())
}

pub(super) async fn style() -> impl IntoResponse {
    let headers = [(CONTENT_TYPE, "text/css; charset=utf-8"), (CACHE_CONTROL, "max-age=3600")];
    (headers, include_str!("style.css"))
}

/// Whether the server can read its database.
pub(super) async fn health(State(hub): State<Arc<Hub>>) -> Result<&'static str, Rejection> {
    hub.services.store.last_alive().await?;
    Ok("ok")
}

/// Figures for Prometheus.
pub(super) async fn metrics() -> impl IntoResponse {
    (StatusCode::OK, [(CONTENT_TYPE, "text/plain; version=0.0.4")], metrics::render())
}
