//! Games that are played or were played: lists, records, replays.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use bastide_phrases::Language;
use bastide_rules::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::auth::Known;
use super::error::{Asked, Named};
use super::tables::LobbyLine;
use crate::hub::Hub;
use crate::lesson::{Lesson, lesson};
use crate::message::{EndView, GameView};
use crate::people::checked_name;
use crate::play::{Closing, Code, Refused, Survey};
use crate::room::Room;
use crate::secret::Id;
use crate::store::TableLine;
use crate::time::Millis;

/// How many games a list shows at once.
const PAGE: u32 = 50;

/// A game in a list.
#[derive(Serialize, TS, ToSchema)]
pub struct GameLine {
    /// The table.
    #[serde(flatten)]
    pub table: LobbyLine,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub ended: Option<Millis>,
    /// How it ended.
    #[schema(value_type = Option<crate::message::EndView>)]
    #[ts(type = "EndView | null")]
    pub result: Option<serde_json::Value>,
}

/// Where a list goes on.
#[derive(Deserialize, IntoParams)]
pub(super) struct Before {
    /// Only tables made before this time, in milliseconds since 1970: the `created` of the last line seen.
    before: Option<Millis>,
}

/// Some steps of a replay.
#[derive(Serialize, TS, ToSchema)]
pub struct Replay {
    /// How many entries the log has.
    pub entries: u32,
    /// The game after each step: the first with all its tiles, each other one going on from there.
    pub frames: Vec<GameView>,
}

/// Which steps of a replay.
#[derive(Deserialize, IntoParams)]
pub(super) struct Wanted {
    /// The first step, as a number of log entries; the last wanted one without it.
    from: Option<u32>,
    /// The last step, at most 63 after the first; the end of the log without it.
    to: Option<u32>,
    /// The language of what is said: `en`, `hu` or `ro`.
    lang: Option<String>,
}

/// The course of a game: who did what, and how the points grew.
#[derive(Serialize, TS, ToSchema)]
pub struct Story {
    /// Entry by entry.
    pub steps: Vec<StoryStep>,
    /// The final scoring; none if the game is not over, or ended early.
    pub closing: Option<Closing>,
    /// How the game ended.
    pub end: Option<EndView>,
}

/// An entry of the log, and where the game stood after it.
#[derive(Serialize, TS, ToSchema)]
pub struct StoryStep {
    /// Its number, counted from 1.
    pub seq: u32,
    /// Who did it; nobody for chance.
    #[schema(value_type = Option<u16>)]
    pub seat: Option<Seat>,
    /// The action, or `undo`, `resign` or `timeout`.
    pub what: String,
    /// Whose turn it is after it.
    #[schema(value_type = u16)]
    pub turn: Seat,
    /// How many tiles lie on the table.
    pub tiles: usize,
    /// The points by seat.
    pub scores: Vec<u32>,
}

/// In which language.
#[derive(Deserialize, IntoParams)]
pub(super) struct Spoken {
    /// `en`, `hu` or `ro`.
    lang: Option<String>,
}

fn lines(lines: &[TableLine]) -> Json<Vec<GameLine>> {
    let line = |line: &TableLine| {
        Some(GameLine {
            table: LobbyLine::new(line)?,
            ended: line.ended,
            result: line.result.as_deref().and_then(|text| serde_json::from_str(text).ok()),
        })
    };
    Json(lines.iter().filter_map(line).collect())
}

/// The own games and tables, the newest first
#[utoipa::path(get, path = "/api/games", tag = "games", params(Before), responses(
    (status = 200, description = "the games", body = Vec<GameLine>),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn own(
    State(hub): State<Arc<Hub>>,
    Known(session): Known,
    Asked(page): Asked<Before>,
) -> Result<Json<Vec<GameLine>>, Refused> {
    let before = page.before.unwrap_or(Millis::MAX);
    Ok(lines(&hub.store.tables_of(&session.person.id, before, PAGE).await?))
}

/// Finished public games, the newest first
#[utoipa::path(get, path = "/api/games/finished", tag = "games", params(Before), responses(
    (status = 200, description = "the games", body = Vec<GameLine>),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn finished(
    State(hub): State<Arc<Hub>>,
    Asked(page): Asked<Before>,
) -> Result<Json<Vec<GameLine>>, Refused> {
    let before = page.before.unwrap_or(Millis::MAX);
    Ok(lines(&hub.store.finished(before, PAGE).await?))
}

fn not_started() -> Refused {
    Refused::new(Code::NotStarted, "the game has not begun")
}

/// The record of a game, as far as it was played
///
/// `bastide verify` checks a finished one.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "games",
    params(("table" = String, Path, description = "the table's id")), responses(
    (status = 200, description = "the record", body = String, content_type = "text/plain"),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn record(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
) -> Result<impl IntoResponse, Refused> {
    let id = Id::from_text(table);
    let record = hub.look(&id, |room| room.play().map(|play| play.record().to_string())).await?;
    let record = record.ok_or_else(not_started)?;
    let name = format!("attachment; filename=\"{id}.bastide\"");
    Ok((
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)],
        record,
    ))
}

/// A game as it was, step by step
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "games",
    params(("table" = String, Path, description = "the table's id"), Wanted), responses(
    (status = 200, description = "the game after each step, and what the step did", body = Replay),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn replay(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<Replay>, Refused> {
    let language = Language::of_locale(wanted.lang.as_deref().unwrap_or_default());
    let replay = |room: &Room| room.replay(wanted.from, wanted.to, language);
    let replay = hub.look(&Id::from_text(table), replay).await?;
    replay.map(Json).ok_or_else(not_started)
}

/// The course of a game: the points after every step, and the final scoring
#[utoipa::path(get, path = "/api/tables/{table}/story", tag = "games",
    params(("table" = String, Path, description = "the table's id"), Spoken), responses(
    (status = 200, description = "the course of the game so far", body = Story),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn story(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
    Asked(spoken): Asked<Spoken>,
) -> Result<Json<Story>, Refused> {
    let language = Language::of_locale(spoken.lang.as_deref().unwrap_or_default());
    let story = hub.look(&Id::from_text(table), |room| room.story(language)).await?;
    story.map(Json).ok_or_else(not_started)
}

/// Who learns.
#[derive(Deserialize, IntoParams)]
pub(super) struct Learner {
    /// The learner's name.
    name: Option<String>,
    /// The language of what is said: `en`, `hu` or `ro`.
    lang: Option<String>,
}

/// A short first game that teaches the basics
#[utoipa::path(get, path = "/api/lesson", tag = "games", params(Learner), responses(
    (status = 200, description = "the game, step by step", body = Lesson),
))]
pub(super) async fn first_game(Asked(learner): Asked<Learner>) -> Json<Lesson> {
    let name = learner.name.as_deref().and_then(checked_name);
    let language = Language::of_locale(learner.lang.as_deref().unwrap_or_default());
    Json(lesson(name.as_deref().unwrap_or("Anna"), language))
}

/// What the landscape is worth now, and what can still be drawn
///
/// Refused at a purist table while the game runs.
#[utoipa::path(get, path = "/api/tables/{table}/survey", tag = "games",
    params(("table" = String, Path, description = "the table's id")), responses(
    (status = 200, description = "features and tiles left", body = Survey),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn survey(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
) -> Result<Json<Survey>, Refused> {
    let survey = |room: &Room| {
        let play = room.play().ok_or_else(not_started)?;
        if room.plan().purist && play.end().is_none() {
            return Err(Refused::new(Code::Purist, "nobody is helped to think at this table"));
        }
        Ok(play.survey())
    };
    hub.look(&Id::from_text(table), survey).await?.map(Json)
}
