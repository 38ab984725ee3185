//! Pages for people, and probes for machines.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use axum::{Json, Router};

use super::openapi;
use crate::hub::{Hub, Readiness};
use crate::metrics;
use crate::rejection::Rejection;

/// The page at `/` of a server without web pages.
pub(super) fn without() -> Router {
    Router::new()
        .route("/", get(async || Html(include_str!("home.html"))))
        .fallback(async || Rejection::not_found())
}

/// The description of the interface, for people.
pub(super) async fn reference() -> Html<&'static str> {
    Html(openapi::page())
}

pub(super) async fn style() -> impl IntoResponse {
    let headers = [(CONTENT_TYPE, "text/css; charset=utf-8"), (CACHE_CONTROL, "max-age=3600")];
    (headers, include_str!("style.css"))
}

/// Liveness probe.
pub(super) async fn health() -> &'static str {
    "ok"
}

/// Readiness probe.
pub(super) async fn ready(State(hub): State<Arc<Hub>>) -> (StatusCode, Json<Readiness>) {
    let readiness = hub.readiness().await;
    let status = if readiness.ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(readiness))
}

/// Metrics for Prometheus.
pub(super) async fn metrics() -> impl IntoResponse {
    (StatusCode::OK, [(CONTENT_TYPE, "text/plain; version=0.0.4")], metrics::render())
}
