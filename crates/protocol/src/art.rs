//! Positions on drawings.

use std::collections::BTreeMap;

use bastide_rules::Quarter;
use schemars::JsonSchema;
use serde::Serialize;

/// Positions on tiles. A tile is 1,000 wide and high, and points are measured from its north-west corner.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ArtCatalogue {
    /// The tiles by their ids.
    pub kinds: BTreeMap<String, TileArt>,
    /// The content hashes of the drawings of figures, by name: `/api/art/pieces/FIGURE.svg?v=HASH`.
    pub figures: BTreeMap<String, String>,
    /// The bounding box of the drawings of figures around their foot: left, top, width and height.
    pub figure_box: [i32; 4],
    /// The scale of a piece on a tile, relative to its drawing.
    pub piece_scale: f64,
    /// The centres of the quarters of Carcassonne, from the corner of the space 0,0.
    pub quarters: BTreeMap<Quarter, [i32; 2]>,
}

/// A tile that is not turned; a quarter turn maps a point x,y to 1000-y,x.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TileArt {
    /// The content hash of its drawings: `/api/art/tiles/HASH/DETAIL/VARIANT/TURN.svg`. The detail is
    /// `full` for tiles of 64 pixels or more, `tiny` below 40, and `plain` between; the variant is 0, 1 or
    /// 2, the turn 0 to 3.
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
    /// Its name after no, one, two and three quarter turns: `road E`, `road S` …
    pub places: [String; 4],
    /// Where a piece stands.
    pub seat: [i32; 2],
    /// Its outline: SVG path data, to be filled by the even-odd rule.
    pub outline: String,
}
