//! The page, built by npm from `web/` and embedded in the program.
//!
//! Text files are compressed at build time. Browsers cache files with a content hash in their name for
//! ever; they request the page that refers to them each time.

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, VARY,
};
use axum::http::{Method, Request, Response, StatusCode, Uri};

/// All files: their paths, and their bytes.
static FILES: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The one HTML page: what it shows depends on the URL.
const PAGE: &str = "index.html";

/// Serves the page and its files.
pub fn pages() -> Router {
    Router::new().fallback(async |request: Request<Body>| answer(&request))
}

fn answer(request: &Request<Body>) -> Response<Body> {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return status(StatusCode::METHOD_NOT_ALLOWED);
    }
    let Some((path, bytes)) = find(request.uri()) else {
        return status(StatusCode::NOT_FOUND);
    };
    let packed = compressed(path).filter(|_| takes_brotli(request.headers()));
    let mut response = Response::new(Body::from(Bytes::from_static(packed.unwrap_or(bytes))));
    let headers = response.headers_mut();
    let mut set = |name, value: &'static str| headers.insert(name, value.parse().expect("ASCII"));
    set(CONTENT_TYPE, media_type(path));
    set(CACHE_CONTROL, kept(path));
    set(VARY, "accept-encoding");
    if packed.is_some() {
        set(CONTENT_ENCODING, "br");
    }
    response
}

fn status(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

/// The file for a path. Paths without a file extension are pages.
fn find(uri: &Uri) -> Option<(&'static str, &'static [u8])> {
    let path = uri.path().trim_start_matches('/');
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let path = if is_page { PAGE } else { path };
    FILES.iter().copied().find(|&(name, _)| name == path)
}

/// The same file, compressed.
fn compressed(path: &str) -> Option<&'static [u8]> {
    let same = |name: &str| name.strip_suffix(".br") == Some(path);
    FILES.iter().find(|(name, _)| same(name)).map(|&(_, bytes)| bytes)
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|encoding| encoding.trim() == "br")
}

fn kept(path: &str) -> &'static str {
    match path.split('/').next() {
        Some("assets") => "public, max-age=31536000, immutable",
        _ if path == PAGE => "no-cache",
        _ => "public, max-age=86400",
    }
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tower::ServiceExt;

    async fn get(path: &str, encoding: &str) -> Response<Body> {
        let request = Request::get(path).header(ACCEPT_ENCODING, encoding).body(Body::empty());
        pages().oneshot(request.expect("a request")).await.expect("an answer")
    }

    #[tokio::test]
    async fn every_path_without_an_extension_is_the_page_and_is_not_cached() {
        for path in ["/", "/table/abc", "/rules"] {
            let answer = get(path, "").await;
            assert_eq!(answer.status(), StatusCode::OK);
            assert_eq!(answer.headers()[CONTENT_TYPE], "text/html; charset=utf-8");
            assert_eq!(answer.headers()[CACHE_CONTROL], "no-cache");
        }
        assert_eq!(get("/nothing.js", "").await.status(), StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn files_are_cached_for_ever_and_compressed() {
        // Without npm there is only the placeholder page.
        let is_script =
            |path: &str| std::path::Path::new(path).extension().is_some_and(|end| end == "js");
        let Some((path, plain)) = FILES.iter().find(|(path, _)| is_script(path)) else {
            return;
        };
        let answer = get(&format!("/{path}"), "gzip, br").await;
        assert_eq!(answer.headers()[CONTENT_ENCODING], "br");
        assert!(answer.headers()[CACHE_CONTROL].to_str().expect("text").contains("immutable"));
        let packed = axum::body::to_bytes(answer.into_body(), usize::MAX).await.expect("bytes");
        assert!(packed.len() < plain.len());
        assert!(!get(&format!("/{path}"), "gzip").await.headers().contains_key(CONTENT_ENCODING));
    }

    #[tokio::test]
    async fn other_methods_are_refused() {
        let request = Request::post("/").body(Body::empty()).expect("a request");
        let answer = pages().oneshot(request).await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
    }
}
