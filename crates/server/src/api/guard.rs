//! Checks of every request: rate limits and origin; and the headers of every response.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::Response;
use bastide_protocol::refused::Code;

use crate::hub::Hub;
use crate::line::Intake;
use crate::rejection::Rejection;
use crate::serve::Place;

/// The remote end of the connection.
#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) address: SocketAddr,
    pub(crate) place: Place,
    pub(crate) intake: Arc<Intake>,
}

/// The client's address, added to every request by [`guard`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Address(pub(super) IpAddr);

/// Enforces the rate limit, and refuses changes that come from another site (`SEC-02`).
pub(super) async fn guard(
    State(hub): State<Arc<Hub>>,
    mut request: Request,
    next: Next,
) -> Result<Response, Rejection> {
    let address = address(&hub, &request);
    if !hub.addresses.may_ask(address) {
        return Err(Rejection::new(Code::TooMany, "too many requests"));
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !reads && !is_same_site(&hub, request.headers()) {
        return Err(Rejection::new(Code::WrongOrigin, "the request comes from another site"));
    }
    request.extensions_mut().insert(Address(address));
    Ok(next.run(request).await)
}

/// Enforces the rate limit of pages and drawings. A page shows a hundred drawings, and a whole class may share one address.
pub(super) async fn guard_files(
    State(hub): State<Arc<Hub>>,
    request: Request,
    next: Next,
) -> Result<Response, Rejection> {
    if !hub.addresses.may_fetch(address(&hub, &request)) {
        return Err(Rejection::new(Code::TooMany, "too many requests"));
    }
    Ok(next.run(request).await)
}

/// Aborts a request that takes too long, for instance because its body arrives one byte at a time (`REL-21`).
pub(super) async fn in_time(
    State(hub): State<Arc<Hub>>,
    request: Request,
    next: Next,
) -> Result<Response, Rejection> {
    let answer =
        tokio::time::timeout(hub.services.limits.patience.request, next.run(request)).await;
    answer.map_err(|_| Rejection::new(Code::TooSlow, "the request took too long"))
}

/// The address of the client; behind a proxy, the forwarded one.
fn address(hub: &Hub, request: &Request) -> IpAddr {
    let peer =
        request.extensions().get::<Peer>().map_or(IpAddr::from([0; 4]), |peer| peer.address.ip());
    hub.config.proxy.client(peer, request.headers())
}

/// Whether a request does not come from a page of another site. Programs send no origin.
pub(super) fn is_same_site(hub: &Hub, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
        return matches!(site, None | Some(b"same-origin" | b"none"));
    };
    let Ok(origin) = origin.to_str() else { return false };
    if !hub.config.origins.is_empty() {
        return hub.config.origins.iter().any(|own| own == origin);
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let of = |scheme: &str| origin.strip_prefix(scheme);
    host.is_some() && of("http://").or_else(|| of("https://")) == host
}

/// The headers of every response (`SEC-08`).
pub(super) const HEADERS: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// HSTS: for a year, browsers connect over HTTPS only.
const ENCRYPTED_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000; includeSubDomains");

pub(super) async fn headers(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let status = response.status().as_u16() / 100;
    metrics::counter!("bastide_requests_total", "status" => format!("{status}xx")).increment(1);
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if hub.config.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ENCRYPTED_ONLY);
    }
    // Nothing is cached, unless a handler allows it.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
