//! Reviews of finished games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bastide_phrases::Language;
use bastide_protocol::id::Id;
use bastide_protocol::refused::Code;
use bastide_protocol::review::{ReviewInfo, ReviewStatus};
use bastide_rules::{Record, SetupError};

use super::aside::aside;
use super::auth::Player;
use super::error::{Asked, Named};
use super::games::Spoken;
use crate::hub::Hub;
use crate::play::Play;
use crate::rejection::Rejection;
use crate::reviews::{ReviewedGame, Status};
use crate::store::Session;

/// The game at a table, which must be over.
async fn finished(hub: &Hub, table: &Id) -> Result<Play, Rejection> {
    let play = hub.look(table, |room| room.play().cloned()).await?;
    let play = play.ok_or_else(Rejection::not_started)?;
    if play.end().is_none() {
        let message = "the game is still running: it can be reviewed when it is over";
        return Err(Rejection::new(Code::NotOver, message));
    }
    Ok(play)
}

fn nameless(record: &Record) -> Result<ReviewedGame, Rejection> {
    let wrong = |error: SetupError| Rejection::new(Code::Setup, error.to_string());
    ReviewedGame::new(record).map_err(wrong)
}

/// The review of a game, with its play for the words.
pub(super) async fn info(
    hub: &Hub,
    record: Record,
    play: Play,
    language: Language,
) -> Result<ReviewInfo, Rejection> {
    let game = aside(move || nameless(&record)).await??;
    let empty = |status| ReviewInfo { status, done: 0, total: 0, review: None };
    Ok(match hub.reviews.status(&game.hash).await? {
        Status::None => empty(ReviewStatus::None),
        Status::Failed => empty(ReviewStatus::Failed),
        Status::Waiting(progress) => {
            let status =
                if progress.running { ReviewStatus::Running } else { ReviewStatus::Waiting };
            ReviewInfo { status, done: progress.done, total: progress.total, review: None }
        }
        Status::Done(review) => {
            let view = aside(move || play.review_view(&review, language)).await?;
            ReviewInfo { review: Some(view), ..empty(ReviewStatus::Done) }
        }
    })
}

/// Requests a review for a person.
pub(super) async fn request(hub: &Hub, record: Record, session: &Session) -> Result<(), Rejection> {
    let game = aside(move || nameless(&record)).await??;
    let now = hub.services.clock.now();
    hub.reviews.request(game, &session.person, &hub.services.limits, now).await
}

/// The review of the game at a table
pub(super) async fn of_table(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
    Asked(spoken): Asked<Spoken>,
) -> Result<Json<ReviewInfo>, Rejection> {
    let play = finished(&hub, &Id::from_text(table)).await?;
    info(&hub, play.record(), play, spoken.language()).await.map(Json)
}

/// Request a review of the game at a table
pub(super) async fn of_table_wanted(
    State(hub): State<Arc<Hub>>,
    Player(session): Player,
    Named(table): Named<String>,
    Asked(spoken): Asked<Spoken>,
) -> Result<(StatusCode, Json<ReviewInfo>), Rejection> {
    let play = finished(&hub, &Id::from_text(table)).await?;
    let record = play.record();
    request(&hub, record.clone(), &session).await?;
    let info = info(&hub, record, play, spoken.language()).await?;
    Ok((StatusCode::ACCEPTED, Json(info)))
}
