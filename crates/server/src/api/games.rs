//! Games in progress and finished games: lists, records, replays.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use bastide_phrases::Language;
use bastide_protocol::Millis;
use bastide_protocol::game::{Lesson, Lessons, Replay, Story};
use bastide_protocol::id::Id;
use bastide_protocol::refused::Code;
use bastide_protocol::survey::Survey;
use bastide_protocol::table::{GameLine, Status};
use bastide_rules::Record;
use schemars::JsonSchema;
use serde::Deserialize;

use super::aside::aside;
use super::auth::Reader;
use super::error::{Asked, Named};
use super::tables::lobby_line;
use crate::hub::Hub;
use crate::lessons;
use crate::play::Play;
use crate::rejection::Rejection;
use crate::room::Room;
use crate::store::TableLine;
use crate::text::display_name;

/// The games of a page.
const PAGE: u32 = 50;
/// The running games of a page that are loaded for their details.
const GLANCES: usize = 12;

/// The cursor of a list.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Before {
    /// Only tables made before this time, in milliseconds since 1970: the `created` of the last line of the previous page.
    before: Option<Millis>,
}

/// The range of a replay.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Wanted {
    /// The first step, as a number of log entries; the last wanted one without it.
    from: Option<u32>,
    /// The last step, at most 63 after the first; by default the end of the log.
    to: Option<u32>,
    /// The language of the texts: `en`, `hu` or `ro`.
    lang: Option<String>,
}

/// The language of a response.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Spoken {
    /// `en`, `hu` or `ro`.
    pub(super) lang: Option<String>,
}

impl Spoken {
    pub(super) fn language(&self) -> Language {
        Language::of_locale(self.lang.as_deref().unwrap_or_default())
    }
}

pub(super) fn lines(lines: &[TableLine]) -> Vec<GameLine> {
    let line = |line: &TableLine| {
        Some(GameLine {
            table: lobby_line(line)?,
            ended: line.ended,
            result: line.result.as_deref().and_then(|text| serde_json::from_str(text).ok()),
            now: None,
        })
    };
    lines.iter().filter_map(line).collect()
}

/// The person's own games and tables, the newest first
pub(super) async fn own(
    State(hub): State<Arc<Hub>>,
    Reader(session): Reader,
    Asked(page): Asked<Before>,
) -> Result<Json<Vec<GameLine>>, Rejection> {
    let before = page.before.unwrap_or(Millis::MAX);
    let mut games = lines(&hub.services.store.tables_of(&session.person.id, before, PAGE).await?);
    let running = games.iter_mut().filter(|game| game.table.status == Status::Running);
    for game in running.take(GLANCES) {
        // A game that cannot be loaded is still listed.
        let glance = hub.look(&game.table.id, |room| room.play().map(Play::glance)).await;
        game.now = glance.unwrap_or_default();
    }
    Ok(Json(games))
}

/// Finished public games, the newest first
pub(super) async fn finished(
    State(hub): State<Arc<Hub>>,
    Asked(page): Asked<Before>,
) -> Result<Json<Vec<GameLine>>, Rejection> {
    let before = page.before.unwrap_or(Millis::MAX);
    Ok(Json(lines(&hub.services.store.finished(before, PAGE).await?)))
}

/// The format of a record.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Format {
    /// `bastide` (default), or `jcz` for JCloisterZone.
    format: Option<FileFormat>,
}

/// A format of files.
#[derive(Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(inline)]
enum FileFormat {
    #[default]
    Bastide,
    Jcz,
}

/// A record as a file to download.
pub(super) async fn download(
    record: Record,
    Format { format }: Format,
    id: Id,
) -> Result<impl IntoResponse, Rejection> {
    let format = format.unwrap_or_default();
    let write = move || match format {
        FileFormat::Bastide => Ok(record.to_string()),
        FileFormat::Jcz => bastide_jcz::export(&record),
    };
    let text = aside(write).await?;
    let text = text.map_err(|error| Rejection::new(Code::BadRecord, error.to_string()))?;
    let (media_type, extension) = match format {
        FileFormat::Bastide => ("text/plain; charset=utf-8", "bastide"),
        FileFormat::Jcz => ("application/json", "jcz"),
    };
    let name = format!("attachment; filename=\"{id}.{extension}\"");
    Ok(([(CONTENT_TYPE, media_type.to_owned()), (CONTENT_DISPOSITION, name)], text))
}

/// The record of a game, as far as it was played
///
/// `bastide verify` checks the record of a finished game.
pub(super) async fn record(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
    Asked(format): Asked<Format>,
) -> Result<impl IntoResponse, Rejection> {
    let id = Id::from_text(table);
    let record = hub.look(&id, |room| room.play().map(Play::record)).await?;
    download(record.ok_or_else(Rejection::not_started)?, format, id).await
}

/// Positions of a game, step by step
pub(super) async fn replay(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<Replay>, Rejection> {
    let language = Language::of_locale(wanted.lang.as_deref().unwrap_or_default());
    let replay = |play: &Play| play.replay(wanted.from, wanted.to, language);
    let replay = hub.look(&Id::from_text(table), |room| room.play().map(replay)).await?;
    replay.map(Json).ok_or_else(Rejection::not_started)
}

/// The course of a game: the points after every step, and the final scoring
pub(super) async fn story(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
    Asked(spoken): Asked<Spoken>,
) -> Result<Json<Story>, Rejection> {
    let language = Language::of_locale(spoken.lang.as_deref().unwrap_or_default());
    let story = hub
        .look(&Id::from_text(table), |room| room.play().map(|play| play.story(language)))
        .await?;
    story.map(Json).ok_or_else(Rejection::not_started)
}

/// The query of a lesson.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Learner {
    /// The learner's name.
    name: Option<String>,
    /// The language of the texts: `en`, `hu` or `ro`.
    lang: Option<String>,
}

/// The available lessons
pub(super) async fn lessons() -> Json<Lessons> {
    Json(lessons::lessons())
}

/// A lesson: a short game with explanations
pub(super) async fn lesson(
    Named(id): Named<String>,
    Asked(learner): Asked<Learner>,
) -> Result<Json<Lesson>, Rejection> {
    let name = learner.name.as_deref().and_then(display_name);
    let language = Language::of_locale(learner.lang.as_deref().unwrap_or_default());
    let lesson = lessons::lesson(&id, name.as_deref().unwrap_or("Anna"), language);
    lesson.map(Json).ok_or_else(Rejection::not_found)
}

/// The current worth of the landscape, and the tiles that can still be drawn
///
/// Rejected at a purist table while the game runs.
pub(super) async fn survey(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
) -> Result<Json<Survey>, Rejection> {
    let survey = |room: &Room| {
        let play = room.play().ok_or_else(Rejection::not_started)?;
        if room.plan().purist && play.end().is_none() {
            return Err(Rejection::new(Code::Purist, "there are no aids at this table"));
        }
        Ok(play.survey())
    };
    hub.look(&Id::from_text(table), survey).await?.map(Json)
}
