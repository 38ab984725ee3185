//! Drawings for clients: tiles, pieces, and the positions of everything on a tile.
//!
//! URLs contain a hash of the drawing's content, so browsers cache drawings for ever and still get changed ones
//! immediately.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, LazyLock};

use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bastide_art::colours::PlayerColour;
use bastide_art::pieces::{BOX, Figure, figure, symbol_id};
use bastide_art::{
    Detail, PIECE_SCALE, VARIANTS, Version, content_hash, quarter_centre, quarter_mark,
};
use bastide_protocol::art::ArtCatalogue;
use bastide_protocol::id::Id;
use bastide_rules::{Contest, Piece, Quarter, Rotation};
use schemars::JsonSchema;
use serde::Deserialize;

use super::error::{Asked, Named};
use crate::drawings::{self, DrawnKind, rounded};
use crate::hub::Hub;
use crate::rejection::Rejection;
use crate::room::Room;

/// The cache header of content that never changes at its URL.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// The drawing of a figure.
struct Drawing {
    svg: String,
    hash: String,
}

/// All figures by their names, in all colours.
static FIGURES: LazyLock<HashMap<String, Drawing>> = LazyLock::new(|| {
    let colours = || PlayerColour::ALL.map(Some).into_iter().chain([None]);
    // Towers have no height limit, but the number of tower pieces bounds them.
    let all = Figure::all().chain((1..=40).map(Figure::Tower));
    let figures = all.flat_map(|kind| colours().map(move |colour| (kind, colour)));
    let figures =
        figures.map(|(kind, colour)| (symbol_id(kind, colour), svg(BOX, &figure(kind, colour))));
    let quarters = Quarter::ALL.map(|quarter| {
        let name = format!("quarter-{}", quarter.as_str());
        (name, svg([-160, -160, 320, 320], &quarter_mark(quarter)))
    });
    let drawing = |(name, svg): (String, String)| {
        let hash = content_hash([&svg]);
        (name, Drawing { svg, hash })
    };
    figures.chain(quarters).map(drawing).collect()
});

fn svg([left, top, width, height]: [i32; 4], markup: &str) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{left} {top} {width} {height}' width='{width}' height='{height}'>{markup}</svg>\n"
    )
}

/// The names of the figures that a table with these pieces and colours can show. The higher towers are left out, because
/// they are rare.
fn figures_of(pieces: &[Piece], colours: &[PlayerColour]) -> BTreeSet<String> {
    let looks = pieces.iter().flat_map(|&piece| Figure::poses_of(piece));
    let owned = looks.chain([Figure::Seal, Figure::Abbey]).chain(Contest::ALL.map(Figure::Token));
    let owned = owned.flat_map(|kind| colours.iter().map(move |&colour| (kind, Some(colour))));
    let neutral = Figure::all().filter(|figure| !figure.is_owned()).map(|kind| (kind, None));
    let quarters = Quarter::ALL.map(|quarter| format!("quarter-{}", quarter.as_str()));
    owned.chain(neutral).map(|(kind, colour)| symbol_id(kind, colour)).chain(quarters).collect()
}

/// The positions of everything on these tiles, and the content hashes of these figures.
fn art_of(kinds: &[Arc<DrawnKind>], figures: &BTreeSet<String>) -> ArtCatalogue {
    let art = |kind: &Arc<DrawnKind>| Some((kind.id().to_owned(), kind.art()?));
    let hash = |name: &String| Some((name.clone(), FIGURES.get(name)?.hash.clone()));
    let figures = figures.iter().filter_map(hash);
    ArtCatalogue {
        kinds: kinds.iter().filter_map(art).collect(),
        figures: figures.collect(),
        figure_box: BOX,
        piece_scale: PIECE_SCALE,
        quarters: Quarter::ALL.map(|quarter| (quarter, rounded(quarter_centre(quarter)))).into(),
    }
}

/// Runs on a blocking thread: drawing takes milliseconds.
async fn aside<T: Send + 'static>(
    draw: impl FnOnce() -> Option<T> + Send + 'static,
) -> Result<T, Rejection> {
    let drawn = tokio::task::spawn_blocking(draw).await.ok().flatten();
    drawn.ok_or_else(Rejection::not_found)
}

fn answer(svg: String, caching: &'static str) -> Response {
    ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, caching)], svg).into_response()
}

/// A tile as a drawing, addressed by the content hash of its drawings.
pub(super) async fn tile(
    Named((drawing, detail, variant, turn)): Named<(String, String, String, String)>,
) -> Result<Response, Rejection> {
    let drawing = aside(move || {
        let version = version(&detail, &variant, &turn)?;
        Some(drawings::with_hash(&drawing)?.drawings().ok()?.svg(version))
    });
    Ok(answer(drawing.await?, FOREVER))
}

/// The variant of a tile's drawing that the last segments of its path select.
fn version(detail: &str, variant: &str, turn: &str) -> Option<Version> {
    let detail: Detail = detail.parse().ok()?;
    let variant = variant.parse().ok().filter(|&variant| variant < VARIANTS)?;
    let turn: Rotation = turn.strip_suffix(".svg")?.parse().ok()?;
    Some(Version { detail, variant, turn })
}

/// The query of a figure's drawing.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Content {
    /// The content hash. With the current one, the drawing can be cached for ever.
    v: Option<String>,
}

/// The drawing of a piece, or of another figure on or beside tiles.
pub(super) async fn piece(
    Named(figure): Named<String>,
    Asked(wanted): Asked<Content>,
) -> Result<Response, Rejection> {
    let name = figure.strip_suffix(".svg").unwrap_or(&figure);
    let drawing = FIGURES.get(name).ok_or_else(Rejection::not_found)?;
    let is_this = wanted.v.as_ref() == Some(&drawing.hash);
    Ok(answer(drawing.svg.clone(), if is_this { FOREVER } else { "no-cache" }))
}

/// The query for kinds of tiles.
#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Kinds {
    /// Their ids, separated by commas.
    ids: String,
}

/// The positions of everything on some tiles of the catalogue.
pub(super) async fn kinds(Asked(wanted): Asked<Kinds>) -> Result<Json<ArtCatalogue>, Rejection> {
    let kinds: Vec<_> = wanted.ids.split(',').filter_map(drawings::of_catalogue).collect();
    let figures = figures_of(&Piece::ALL, &PlayerColour::ALL);
    aside(move || Some(art_of(&kinds, &figures))).await.map(Json)
}

/// The positions of everything on the tiles of a table.
pub(super) async fn of_table(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
) -> Result<Json<ArtCatalogue>, Rejection> {
    let parts = |room: &Room| {
        let play = room.play()?;
        let kinds: Vec<_> = play.drawings().iter().cloned().collect();
        let pieces: Vec<_> = play.game().pieces().collect();
        let colours: Vec<_> = room.plan().seats.iter().map(|seating| seating.colour).collect();
        Some((kinds, figures_of(&pieces, &colours)))
    };
    let parts = hub.look(&Id::from_text(table), parts).await?;
    let (kinds, figures) = parts.ok_or_else(Rejection::not_found)?;
    aside(move || Some(art_of(&kinds, &figures))).await.map(Json)
}
