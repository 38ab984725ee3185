//! The HTTP interface: everything except the WebSocket.

mod analysis;
mod animation;
mod art;
mod aside;
mod auth;
mod catalogue;
mod email;
mod endpoint;
mod error;
mod games;
mod guard;
mod hints;
mod leaving;
mod openapi;
mod pages;
mod people;
mod positions;
mod puzzles;
mod recovery;
mod reviews;
mod socket;
mod studies;
mod tables;
mod tokens;
mod words;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get as page};
use bastide_protocol::account::{
    CodesLeft, Deletion, Export, NewAccount, PasswordProof, Recovery, RecoveryCodes,
};
use bastide_protocol::art::ArtCatalogue;
use bastide_protocol::catalogue::{GameChoices, PresetLine};
use bastide_protocol::email::{
    EmailConfirmation, EmailStatus, ForgottenPassword, NewEmail, PasswordReset,
};
use bastide_protocol::game::{Lesson, Lessons, Replay, Story};
use bastide_protocol::people::{
    ApiToken, Credentials, Guest, NewToken, PasswordChange, Person, TokenLine,
};
use bastide_protocol::refused::Code;
use bastide_protocol::survey::Survey;
use bastide_protocol::table::{GameLine, Lobby, NewTable, SeatRequest, TableInfo};
use bastide_protocol::words::TileWords;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{
    DefaultPredicate, NotForContentType, Predicate, SizeAbove,
};

use crate::hub::Hub;
use crate::rejection::Rejection;
use analysis::MAX_POSITION;
use endpoint::{Endpoint, delete, get, post, put};

pub(crate) use guard::Peer;
pub use openapi::openapi;

/// The largest request body, in bytes.
const MAX_BODY: usize = 64 * 1024;
/// The smallest response that is compressed, in bytes.
const MIN_COMPRESSED: u64 = 1024;

/// All endpoints under `/api`.
fn endpoints() -> Vec<Endpoint> {
    let mut all = of_people();
    all.extend(of_email());
    all.extend(of_tables());
    all.extend(of_games());
    all.extend(analysis::endpoints());
    all
}

fn of_people() -> Vec<Endpoint> {
    let tag = "people";
    let programs = "programs";
    vec![
        post("/guest", people::guest)
            .does(tag, "Come in as a guest")
            .takes::<Guest>()
            .gives::<Person>(201, "welcome; a cookie keeps the session"),
        get("/me", people::me)
            .does(tag, "Who you are")
            .gives::<Option<Person>>(200, "you; null without a session"),
        put("/me", people::change_me)
            .does(tag, "Take another name or colour")
            .knowing("Tables at which you sit keep the old ones.")
            .takes::<Guest>()
            .gives::<Person>(200, "you"),
        post("/account", people::make_account)
            .does(tag, "Make an account of a guest")
            .knowing("The guest's games stay.")
            .takes::<Credentials>()
            .gives::<NewAccount>(201, "the account, with recovery codes that are shown only now"),
        post("/login", people::login)
            .does(tag, "Log in to an account")
            .takes::<Credentials>()
            .gives::<Person>(200, "welcome back; a cookie keeps the session"),
        post("/logout", people::logout).does(tag, "End this session").gives_nothing("goodbye"),
        put("/password", people::change_password)
            .does(tag, "Change the password")
            .knowing("All other sessions end, and all API tokens.")
            .takes::<PasswordChange>()
            .gives_nothing("changed"),
        post("/recover", recovery::recover)
            .does(tag, "Log in with a recovery code, and set a new password")
            .knowing("The code is used up. All other sessions end, and all API tokens.")
            .takes::<Recovery>()
            .gives::<Person>(200, "welcome back; a cookie keeps the session"),
        get("/recovery-codes", recovery::left)
            .does(tag, "How many recovery codes you have left")
            .gives::<CodesLeft>(200, "the number of unused codes"),
        post("/recovery-codes", recovery::renew)
            .does(tag, "Make new recovery codes")
            .knowing("The old ones become invalid.")
            .takes::<PasswordProof>()
            .gives::<RecoveryCodes>(201, "the codes; they are shown only now"),
        get("/me/export", leaving::export)
            .does(tag, "Everything that the server keeps about you, except secrets")
            .knowing("Records of the games are at `/api/tables/{table}/record`.")
            .gives::<Export>(200, "your data, as a download"),
        delete("/me", leaving::delete)
            .does(tag, "Delete your account, or yourself as a guest")
            .knowing("Sessions, tokens, codes, chat and your name go. You resign running games; finished games stay, with the name `Deleted player`.")
            .takes::<Deletion>()
            .gives_nothing("deleted"),
        get("/tokens", tokens::list)
            .does(programs, "Your API tokens")
            .gives::<Vec<TokenLine>>(200, "the tokens, without their secret"),
        post("/tokens", tokens::create)
            .does(programs, "Make an API token")
            .takes::<NewToken>()
            .gives::<ApiToken>(201, "the token; it is shown only now"),
        delete("/tokens/{token}", tokens::end)
            .does(programs, "End an API token")
            .gives_nothing("ended"),
    ]
}

/// All but the first respond with `not-found` unless the server sends email.
fn of_email() -> Vec<Endpoint> {
    let tag = "people";
    vec![
        get("/email", email::status)
            .does(tag, "Whether the server sends email, and your addresses")
            .gives::<EmailStatus>(200, "the addresses; null without an account"),
        put("/email", email::set)
            .does(tag, "Set the email address of your account")
            .knowing("A link to confirm it is sent there; it is good for 24 hours. The old address stays until then.")
            .takes::<NewEmail>()
            .gives_nothing("the link is on its way"),
        delete("/email", email::remove)
            .does(tag, "Remove the email address of your account")
            .takes::<PasswordProof>()
            .gives_nothing("removed"),
        post("/email/confirm", email::confirm)
            .does(tag, "Confirm an email address by the token of a link")
            .takes::<EmailConfirmation>()
            .gives_nothing("confirmed"),
        post("/forgot", email::forgot)
            .does(tag, "Request a link for a new password")
            .knowing("It is sent to the address of the account, if there are both, and is good for an hour. The answer is always the same.")
            .takes::<ForgottenPassword>()
            .gives_nothing("if there is such an account with an address, the link is on its way"),
        post("/reset", email::reset)
            .does(tag, "Set a new password by the token of a link, and log in")
            .knowing("The link is used up. All other sessions end, and all API tokens.")
            .takes::<PasswordReset>()
            .gives::<Person>(200, "welcome back; a cookie keeps the session"),
    ]
}

fn of_tables() -> Vec<Endpoint> {
    let tag = "tables";
    vec![
        get("/catalogue", catalogue::catalogue)
            .does(tag, "What can be played")
            .gives::<Vec<GameChoices>>(200, "games, tile sets, elements, rule options"),
        get("/presets", tables::presets)
            .does(tag, "Setups with a name")
            .gives::<Vec<PresetLine>>(200, "the presets"),
        get("/tables", tables::lobby)
            .does(tag, "The lobby: public tables that wait or are played")
            .knowing("A table that waits is listed while its host is connected, and for five minutes after.")
            .asks::<tables::LobbyPage>()
            .gives::<Lobby>(200, "the tables"),
        post("/tables", tables::create)
            .does(tag, "Make a table")
            .takes::<NewTable>()
            .gives::<TableInfo>(201, "the table")
            .up_to(MAX_POSITION),
        get("/tables/{table}", tables::look)
            .does(tag, "Look at a table")
            .gives::<TableInfo>(200, "the table"),
        delete("/tables/{table}", tables::end)
            .does(tag, "Remove a table that was not started")
            .gives_nothing("gone"),
        put("/tables/{table}/seats/{seat}", tables::sit)
            .does(tag, "Take a seat, put a computer player on it, or change its colour")
            .takes::<SeatRequest>()
            .gives::<TableInfo>(200, "the table"),
        delete("/tables/{table}/seats/{seat}", tables::stand_up)
            .does(tag, "Give up a seat; the host may send others away")
            .gives::<TableInfo>(200, "the table"),
        post("/tables/{table}/start", tables::start)
            .does(tag, "Start the game")
            .gives::<TableInfo>(200, "the table"),
        post("/tables/{table}/rematch", tables::rematch)
            .does(tag, "Play again with the same people")
            .knowing("If another player was faster, returns their table. Against computers the game starts immediately.")
            .gives::<TableInfo>(200, "the new table"),
    ]
}

fn of_games() -> Vec<Endpoint> {
    let tag = "games";
    vec![
        get("/games", games::own)
            .does(tag, "Your games and tables, the newest first")
            .asks::<games::Before>()
            .gives::<Vec<GameLine>>(200, "the games"),
        get("/games/finished", games::finished)
            .does(tag, "Finished public games, the newest first")
            .asks::<games::Before>()
            .gives::<Vec<GameLine>>(200, "the games"),
        get("/tables/{table}/record", games::record)
            .does(tag, "The record of a game, as far as it was played")
            .knowing("`bastide verify` checks a finished one.")
            .asks::<games::Format>()
            .gives_text("text/plain", "the record"),
        get("/tables/{table}/animation", animation::of_game)
            .does(tag, "A game, as far as it was played, as an animated PNG")
            .knowing("Only one animation is drawn at a time: `too-many` asks to try again soon.")
            .gives_text("image/apng", "the animation, with a frame for each turn"),
        get("/tables/{table}/replay", games::replay)
            .does(tag, "A game as it was, step by step")
            .asks::<games::Wanted>()
            .gives::<Replay>(200, "the game after each step, and what the step did"),
        get("/tables/{table}/story", games::story)
            .does(tag, "The course of a game: the points after every step, and the final scoring")
            .asks::<games::Spoken>()
            .gives::<Story>(200, "the course of the game so far"),
        get("/tables/{table}/survey", games::survey)
            .does(tag, "What the landscape is worth now, and what can still be drawn")
            .knowing("Refused at a purist table while the game runs.")
            .gives::<Survey>(200, "features and tiles left"),
        get("/lessons", games::lessons)
            .does(tag, "The lessons there are")
            .gives::<Lessons>(200, "their names"),
        get("/lessons/{lesson}", games::lesson)
            .does(tag, "A short game that teaches the base game, an expansion or another game")
            .asks::<games::Learner>()
            .gives::<Lesson>(200, "the game, step by step"),
        get("/tables/{table}/art", art::of_table)
            .does("art", "Where everything is on the tiles of a table")
            .gives::<ArtCatalogue>(200, "seats and outlines"),
        get("/art/kinds", art::kinds)
            .does("art", "Where everything is on some tiles")
            .asks::<art::Kinds>()
            .gives::<ArtCatalogue>(200, "seats and outlines"),
        get("/art/words", words::of_kinds)
            .does("art", "What some tiles show, in words")
            .asks::<words::SpokenKinds>()
            .gives::<TileWords>(200, "a sentence for each tile and turn"),
        get("/tables/{table}/words", words::of_table)
            .does("art", "What the tiles of a table show, in words")
            .asks::<games::Spoken>()
            .gives::<TileWords>(200, "a sentence for each tile and turn"),
    ]
}

/// Drawings, under `/api`. A page may request a hundred of them; each takes less than a millisecond, and browsers cache it.
/// They therefore have a rate limit of their own.
fn drawings() -> Vec<Endpoint> {
    let tag = "art";
    vec![
        get("/art/tiles/{drawing}/{detail}/{variant}/{turn}", art::tile)
            .does(tag, "A tile as a drawing")
            .gives_text("image/svg+xml", "the drawing"),
        get("/art/pieces/{figure}", art::piece)
            .does(tag, "A piece, or anything else that stands on tiles or lies beside them")
            .asks::<art::Content>()
            .gives_text("image/svg+xml", "the drawing"),
    ]
}

/// Which responses are compressed: larger ones. Fonts, pictures and the files of the pages are compressed already.
fn gains_by_compression() -> impl Predicate {
    DefaultPredicate::new()
        .and(SizeAbove::new(MIN_COMPRESSED))
        .and(NotForContentType::const_new("font/"))
}

/// All routes.
pub(crate) fn router(hub: Arc<Hub>) -> Router {
    let api = endpoint::router(endpoints())
        .route("/tables/{table}/live", page(socket::live))
        .route("/openapi.json", page(openapi::json));
    let guarded = Router::new()
        .nest("/api", api)
        .route("/api", page(pages::reference))
        .route("/healthz", page(pages::health))
        .route("/readyz", page(pages::ready))
        .layer(from_fn_with_state(Arc::clone(&hub), guard::guard));
    let pages = hub.config.pages.clone().unwrap_or_else(pages::without);
    let files = Router::new()
        .nest("/api", endpoint::router(drawings()))
        // An unknown path under `/api` is an error of a program, not a page.
        .route("/api/{*rest}", any(async || Rejection::not_found()))
        .route("/style.css", page(pages::style))
        .fallback_service(pages)
        .layer(from_fn_with_state(Arc::clone(&hub), guard::guard_files));
    guarded
        .merge(files)
        .method_not_allowed_fallback(async || {
            Rejection::new(Code::BadRequest, "this cannot be done here")
        })
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(Arc::clone(&hub), guard::in_time))
        .layer(CatchPanicLayer::custom(error::after_panic))
        .layer(CompressionLayer::new().compress_when(gains_by_compression()))
        .layer(from_fn_with_state(Arc::clone(&hub), guard::headers))
        .with_state(hub)
}

/// The routes of the metrics address.
pub(crate) fn metrics_router() -> Router {
    Router::new().route("/metrics", page(pages::metrics)).fallback(async || Rejection::not_found())
}
