//! Where everything is on drawings.

use std::collections::BTreeMap;

use bastide_rules::Quarter;
use schemars::JsonSchema;
use serde::Serialize;

/// Where everything is on tiles. A tile is 1,000 wide and high, and points are counted from its north-west
/// corner.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ArtOfTiles {
    /// The tiles by their ids.
    pub kinds: BTreeMap<String, TileArt>,
    /// The content hashes of the drawings of pieces, by the names of the figures: `/api/art/pieces/FIGURE.svg?v=HASH`.
    pub figures: BTreeMap<String, String>,
    /// The box of the drawings of figures around the point where they stand: left, top, width and height.
    pub figure_box: [i32; 4],
    /// How many times as large as its drawing a piece is on a tile.
    pub piece_scale: f64,
    /// The middles of the quarters of Carcassonne, from the corner of the space 0,0.
    pub quarters: BTreeMap<Quarter, [i32; 2]>,
}

/// A tile as it lies unturned; a quarter turn brings a point x,y to 1000-y,x.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TileArt {
    /// The content hash of its drawings: `/api/art/tiles/HASH/DETAIL/VARIANT/TURN.svg`, where the detail is `full` for
    /// tiles of 64 pixels or more, `plain` or `tiny` below 40, the variant 0, 1 or 2, and the turn 0 to 3.
    pub drawing: String,
    /// Its segments.
    pub segments: Vec<SegmentArt>,
    /// Where a tower stands on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tower: Option<[i32; 2]>,
}

/// A segment of a tile.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SegmentArt {
    /// The place on the tile after no, one, two and three quarter turns: `road E`, `road S` …
    pub places: [String; 4],
    /// Where a piece stands.
    pub seat: [i32; 2],
    /// Its outline: path data of SVG, to be filled by the even-odd rule.
    pub outline: String,
}
