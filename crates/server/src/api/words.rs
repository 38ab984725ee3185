//! Tiles described in words, for people who cannot see them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, HeaderName};
use bastide_phrases::{Language, Phrases};
use bastide_protocol::id::Id;
use bastide_protocol::words::TileWords;
use bastide_rules::Rotation;
use bastide_rules::tile::TileKind;
use schemars::JsonSchema;
use serde::Deserialize;

use super::error::{Asked, Named};
use super::games::Spoken;
use crate::drawings;
use crate::hub::Hub;
use crate::rejection::Rejection;

/// The tiles of a table never change, but an update of the server may change their descriptions.
const AN_HOUR: [(HeaderName, &str); 1] = [(CACHE_CONTROL, "public, max-age=3600")];

type Answer = ([(HeaderName, &'static str); 1], Json<TileWords>);

/// The query for descriptions.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct SpokenKinds {
    /// Their ids, separated by commas.
    ids: String,
    /// The language: `en`, `hu` or `ro`.
    lang: Option<String>,
}

/// Descriptions of the tiles of a table
pub(super) async fn of_table(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
    Asked(spoken): Asked<Spoken>,
) -> Result<Answer, Rejection> {
    let game = hub.look(&Id::from_text(table), |room| Some(room.play()?.game().clone())).await?;
    let game = game.ok_or_else(Rejection::not_started)?;
    Ok(words(game.kinds().iter(), spoken.lang.as_deref()))
}

/// Descriptions of some tiles of the catalogue
pub(super) async fn of_kinds(Asked(wanted): Asked<SpokenKinds>) -> Answer {
    let kinds: Vec<_> = wanted.ids.split(',').filter_map(drawings::of_catalogue).collect();
    words(kinds.iter().map(|drawn| drawn.kind()), wanted.lang.as_deref())
}

fn words<'a>(kinds: impl Iterator<Item = &'a TileKind>, lang: Option<&str>) -> Answer {
    let phrases = Phrases::of(Language::of_locale(lang.unwrap_or_default()));
    let describe = |kind: &TileKind| Rotation::ALL.map(|turn| phrases.tile(kind, turn));
    let tiles = kinds.map(|kind| (kind.id().to_owned(), describe(kind))).collect();
    (AN_HOUR, Json(TileWords { tiles }))
}
