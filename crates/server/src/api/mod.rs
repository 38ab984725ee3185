//! The HTTP interface: everything that is not live.

mod art;
mod auth;
mod catalogue;
mod error;
mod games;
mod guard;
mod openapi;
mod pages;
mod people;
mod socket;
mod tables;
mod tokens;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{any, delete, get, post, put};
use tower_http::catch_panic::CatchPanicLayer;

use crate::hub::Hub;
use crate::play::Refused;

pub use art::{ArtOfTiles, SegmentArt, TileArt};
pub use catalogue::{GameChoices, LineChoice, SetChoice, Takes};
pub use games::{GameLine, Replay, Story, StoryStep};
pub(crate) use guard::Peer;
pub use openapi::openapi;
pub use people::{Credentials, Guest, PasswordChange};
pub use tables::{Lobby, LobbyLine, NewTable, PresetLine, SeatWish, SetupWish};
pub use tokens::{ApiToken, NewToken, TokenLine};

/// The most bytes of a request's body.
const MAX_BODY: usize = 64 * 1024;

/// All routes.
pub(crate) fn router(hub: Arc<Hub>) -> Router {
    let api = Router::new()
        .route("/guest", post(people::guest))
        .route("/me", get(people::me).put(people::change_me))
        .route("/account", post(people::make_account))
        .route("/login", post(people::login))
        .route("/logout", post(people::logout))
        .route("/password", put(people::change_password))
        .route("/tokens", get(tokens::list).post(tokens::create))
        .route("/tokens/{token}", delete(tokens::end))
        .route("/catalogue", get(catalogue::catalogue))
        .route("/presets", get(tables::presets))
        .route("/tables", get(tables::lobby).post(tables::create))
        .route("/tables/{table}", get(tables::look).delete(tables::end))
        .route("/tables/{table}/seats/{seat}", put(tables::sit).delete(tables::stand_up))
        .route("/tables/{table}/start", post(tables::start))
        .route("/tables/{table}/rematch", post(tables::rematch))
        .route("/tables/{table}/live", get(socket::live))
        .route("/tables/{table}/record", get(games::record))
        .route("/tables/{table}/replay", get(games::replay))
        .route("/tables/{table}/story", get(games::story))
        .route("/tables/{table}/survey", get(games::survey))
        .route("/tables/{table}/art", get(art::of_table))
        .route("/lesson", get(games::first_game))
        .route("/games", get(games::own))
        .route("/games/finished", get(games::finished))
        .route("/openapi.json", get(openapi::json));
    let guarded = Router::new()
        .nest("/api", api)
        .route("/api", get(pages::reference))
        .layer(from_fn_with_state(Arc::clone(&hub), guard::guard));
    let pages = hub.config.pages.clone().unwrap_or_else(pages::without);
    // A page may ask for a hundred drawings at once. They are made once and cost nothing after that.
    let drawings = Router::new()
        .route("/tiles/{kind}/{turn}", get(art::tile))
        .route("/pieces/{figure}", get(art::piece))
        .route("/kinds", get(art::kinds));
    guarded
        .nest("/api/art", drawings)
        // What is not known here is a program's mistake, not a page.
        .route("/api/{*rest}", any(async || Refused::not_found()))
        .route("/healthz", get(pages::health))
        .route("/metrics", get(pages::metrics))
        .route("/style.css", get(pages::style))
        .fallback_service(pages)
        .method_not_allowed_fallback(async || {
            Refused::new(crate::play::Code::BadRequest, "this cannot be done here")
        })
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(Arc::clone(&hub), guard::in_time))
        .layer(CatchPanicLayer::custom(error::after_panic))
        .layer(from_fn(guard::headers))
        .with_state(hub)
}
