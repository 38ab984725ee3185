//! Drawings for whoever shows a table: tiles, pieces, and where on a tile everything is.
//!
//! Each is made when somebody asks for it first, and kept.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock, OnceLock};

use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bastide_art::colours::PlayerColour;
use bastide_art::pieces::{BOX, Figure, figure, symbol_id};
use bastide_art::{Point, TilePicture, quarter_at, quarter_mark};
use bastide_rules::Quarter;
use bastide_rules::catalogue::tile_sets;
use bastide_rules::geometry::Turn;
use bastide_rules::tile::{FeatureKind, Symbol, TileKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::error::{Asked, Named};
use crate::hub::Hub;
use crate::play::{Play, Refused};
use crate::room::Room;
use crate::secret::Id;

/// Where everything is on tiles. A tile is 1,000 wide and high, and points are counted from its north-west
/// corner.
#[derive(Serialize, TS, ToSchema)]
pub struct ArtOfTiles {
    /// To be put into the addresses of drawings as `?v=`, so that a new server shows new drawings.
    pub version: &'static str,
    /// The tiles by their ids.
    #[schema(value_type = BTreeMap<String, TileArt>)]
    #[ts(type = "Record<string, TileArt>")]
    pub kinds: BTreeMap<&'static str, &'static TileArt>,
    /// The middles of the quarters of Carcassonne, from the corner of the space 0,0.
    #[schema(value_type = BTreeMap<String, [i32; 2]>)]
    #[ts(type = "Record<Quarter, [number, number]>")]
    pub quarters: BTreeMap<&'static str, [i32; 2]>,
}

/// A tile as it lies unturned; a quarter turn brings a point x,y to 1000-y,x.
#[derive(Serialize, TS, ToSchema)]
pub struct TileArt {
    /// Its segments.
    pub segments: Vec<SegmentArt>,
    /// Where a tower stands on it.
    pub tower: Option<[i32; 2]>,
}

/// A segment of a tile.
#[derive(Serialize, TS, ToSchema)]
pub struct SegmentArt {
    /// What it is.
    #[schema(value_type = String)]
    pub kind: FeatureKind,
    /// What it is called after no, one, two and three quarter turns: `road E`, `road S` …
    pub places: [String; 4],
    /// Where a piece stands.
    pub seat: [i32; 2],
    /// Its outline: path data of SVG, to be filled by the even-odd rule.
    pub outline: String,
}

/// A kind of tile with everything that was drawn of it so far.
struct Drawn {
    kind: &'static TileKind,
    art: OnceLock<Option<TileArt>>,
    drawings: [OnceLock<Option<String>>; 4],
}

static DRAWN: LazyLock<HashMap<&'static str, Drawn>> = LazyLock::new(|| {
    let tiles = tile_sets().iter().flat_map(|set| &set.tiles);
    let drawn = |kind: &'static TileKind| Drawn {
        kind,
        art: OnceLock::new(),
        drawings: std::array::from_fn(|_| OnceLock::new()),
    };
    tiles.map(|tile| (tile.kind.id(), drawn(&tile.kind))).collect()
});

/// The drawings of figures by their names.
static FIGURES: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let colours = || PlayerColour::ALL.map(Some).into_iter().chain([None]);
    // Towers have no highest floor, but there are only so many tower pieces.
    let all = Figure::all().chain((1..=40).map(Figure::Tower));
    let figures = all.flat_map(|sort| colours().map(move |colour| (sort, colour)));
    let [left, top, width, height] = BOX;
    let figures = figures.map(|(sort, colour)| {
        (symbol_id(sort, colour), svg([left, top, width, height], &figure(sort, colour)))
    });
    let quarters = Quarter::ALL.map(|quarter| {
        let name = format!("quarter-{}", quarter.word());
        (name, svg([-160, -160, 320, 320], &quarter_mark(quarter)))
    });
    figures.chain(quarters).collect()
});

fn svg([left, top, width, height]: [i32; 4], markup: &str) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{left} {top} {width} {height}' width='{width}' height='{height}'>{markup}</svg>\n"
    )
}

impl Drawn {
    fn art(&self) -> Option<&TileArt> {
        let art = self.art.get_or_init(|| {
            let picture = TilePicture::new(self.kind, Turn::default()).ok()?;
            let segment = |index: usize| SegmentArt {
                kind: self.kind.segments()[index].kind(),
                places: [0, 1, 2, 3]
                    .map(|quarters| self.kind.place(index, Turn::new(quarters)).to_string()),
                seat: rounded(picture.seat(index)),
                outline: picture.outline_path(index),
            };
            Some(TileArt {
                segments: (0..self.kind.segments().len()).map(segment).collect(),
                tower: picture.symbol(Symbol::TowerSite).map(rounded),
            })
        });
        art.as_ref()
    }

    fn drawing(&'static self, turn: usize) -> Option<&'static str> {
        let drawing = self.drawings.get(turn)?.get_or_init(|| {
            let picture = TilePicture::new(self.kind, Turn::new(turn as u8)).ok()?;
            Some(picture.svg(256))
        });
        drawing.as_deref()
    }
}

fn rounded(point: Point) -> [i32; 2] {
    [point.x.round() as i32, point.y.round() as i32]
}

fn art_of(ids: &[String]) -> ArtOfTiles {
    let drawn = ids.iter().filter_map(|id| DRAWN.get_key_value(id.as_str()));
    ArtOfTiles {
        version: env!("CARGO_PKG_VERSION"),
        kinds: drawn.filter_map(|(&id, drawn)| Some((id, drawn.art()?))).collect(),
        quarters: Quarter::ALL.map(|quarter| (quarter.word(), rounded(quarter_at(quarter)))).into(),
    }
}

/// Drawing takes a while, and nothing else should wait for it.
async fn aside<T: Send + 'static>(
    draw: impl FnOnce() -> Option<T> + Send + 'static,
) -> Result<T, Refused> {
    let drawn = tokio::task::spawn_blocking(draw).await.ok().flatten();
    drawn.ok_or_else(Refused::not_found)
}

fn kept(drawing: &'static str) -> Response {
    let headers =
        [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    (headers, drawing).into_response()
}

/// A tile as a drawing
#[utoipa::path(get, path = "/api/art/tiles/{kind}/{turn}", tag = "art",
    params(("kind" = String, Path, description = "its id"),
           ("turn" = String, Path, description = "`0.svg` to `3.svg`: its quarter turns")), responses(
    (status = 200, description = "the drawing", body = String, content_type = "image/svg+xml"),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn tile(
    Named((kind, turn)): Named<(String, String)>,
) -> Result<Response, Refused> {
    let drawing = aside(move || {
        let turn = turn.strip_suffix(".svg")?.parse().ok()?;
        DRAWN.get(kind.as_str())?.drawing(turn)
    });
    Ok(kept(drawing.await?))
}

/// A piece, or anything else that stands on tiles or lies beside them, as a drawing
#[utoipa::path(get, path = "/api/art/pieces/{figure}", tag = "art",
    params(("figure" = String, Path, description = "`follower-red.svg`, `dragon.svg` …")), responses(
    (status = 200, description = "the drawing", body = String, content_type = "image/svg+xml"),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn piece(Named(figure): Named<String>) -> Result<Response, Refused> {
    let name = figure.strip_suffix(".svg").unwrap_or(&figure);
    FIGURES.get(name).map(|drawing| kept(drawing)).ok_or_else(Refused::not_found)
}

/// Which kinds of tiles.
#[derive(Deserialize, IntoParams)]
pub(super) struct Kinds {
    /// Their ids, with commas between.
    ids: String,
}

/// Where everything is on some tiles
#[utoipa::path(get, path = "/api/art/kinds", tag = "art", params(Kinds), responses(
    (status = 200, description = "seats and outlines", body = ArtOfTiles),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn kinds(Asked(wanted): Asked<Kinds>) -> Result<Json<ArtOfTiles>, Refused> {
    let ids: Vec<String> = wanted.ids.split(',').map(str::to_owned).collect();
    aside(move || Some(art_of(&ids))).await.map(Json)
}

/// Where everything is on the tiles of a table
#[utoipa::path(get, path = "/api/tables/{table}/art", tag = "art",
    params(("table" = String, Path, description = "the table's id")), responses(
    (status = 200, description = "seats and outlines", body = ArtOfTiles),
    (status = "4XX", description = "refused", body = Refused),
))]
pub(super) async fn of_table(
    State(hub): State<Arc<Hub>>,
    Named(table): Named<String>,
) -> Result<Json<ArtOfTiles>, Refused> {
    let ids = |play: &Play| play.game().kinds().iter().map(|kind| kind.id().to_owned()).collect();
    let ids = hub.look(&Id::from_text(table), move |room: &Room| room.play().map(ids)).await?;
    let ids: Vec<String> = ids.ok_or_else(Refused::not_found)?;
    aside(move || Some(art_of(&ids))).await.map(Json)
}
