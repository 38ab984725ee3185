//! A whole game as an animation.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use bastide_protocol::id::Id;
use bastide_protocol::refused::Code;
use tokio::sync::Semaphore;

use super::error::Named;
use crate::hub::Hub;
use crate::rejection::Rejection;

/// The animations that are drawn at the same time: each takes a core for a second or more.
static DRAWING: Semaphore = Semaphore::const_new(1);

/// A game, as far as it was played, as an animated PNG
pub(super) async fn of_game(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
) -> Result<impl IntoResponse, Rejection> {
    let id = Id::from_text(table);
    let record = hub.look(&id, |room| room.play().map(|play| (play.record(), play.colours())));
    let (record, colours) = record.await?.ok_or_else(Rejection::not_started)?;
    let busy = || Rejection::new(Code::TooMany, "other animations are being drawn; try again soon");
    let permit = DRAWING.try_acquire().map_err(|_| busy())?;
    let draw = move || {
        // It is held until the drawing is done, even if nobody waits for it any more.
        let _permit = permit;
        bastide_art::animation(record.game(), record.actions(), colours)
    };
    let drawn = tokio::task::spawn_blocking(draw).await.ok().and_then(Result::ok);
    let name = format!("inline; filename=\"{id}.png\"");
    let headers = [
        (CONTENT_TYPE, "image/apng".to_owned()),
        (CACHE_CONTROL, "private, max-age=60".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, drawn.ok_or_else(Rejection::not_found)?))
}
