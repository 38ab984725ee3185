//! All drawings of tile kinds as a server sends them, with addresses that follow from their content.

use std::fmt::Write as _;

use bastide_rules::geometry::Turn;
use bastide_rules::tile::TileKind;
use sha2::{Digest, Sha256};

use crate::layout::{ArtError, Layout};
use crate::picture::TilePicture;
use crate::spots::Spots;

/// How many pixels wide and high the drawings are.
const PIXELS: u32 = 256;

/// A tile kind, drawn as it lies after 0 to 3 quarter turns.
#[derive(Clone, Debug, PartialEq)]
pub struct TileDrawings {
    /// The drawings as SVG of 256 by 256 pixels, by quarter turns.
    pub svgs: [String; 4],
    /// The [hash](content_hash) of all four.
    pub hash: String,
    /// Where figures stand.
    pub spots: Spots,
    /// The outline of each segment while the tile is not turned: see [`TilePicture::outline_path`].
    pub outlines: Vec<String>,
}

impl TileDrawings {
    /// Lays a tile kind out, and draws it in all four turns.
    ///
    /// ```
    /// use bastide_art::TileDrawings;
    /// use bastide_rules::catalogue::tile_sets;
    ///
    /// let drawings = TileDrawings::of(&tile_sets()[0].tiles[3].kind)?;
    /// assert_eq!(drawings.hash.len(), 10);
    /// # Ok::<(), bastide_art::ArtError>(())
    /// ```
    pub fn of(kind: &TileKind) -> Result<Self, ArtError> {
        let layout = Layout::of(kind)?;
        let spots = Spots::in_layout(&layout);
        let draw = |turn| TilePicture::of(kind, layout.clone(), Turn::new(turn));
        let pictures = [0, 1, 2, 3].map(draw);
        let segments = 0..kind.segments().len();
        let outlines = segments.map(|segment| pictures[0].outline_path(segment)).collect();
        let svgs = pictures.map(|picture| picture.svg(PIXELS));
        let hash = content_hash(&svgs);
        Ok(Self { svgs, hash, spots, outlines })
    }
}

/// A short hash of drawings, for addresses that change whenever a drawing does: the first 10 hexadecimal
/// digits of a SHA-256 over their texts.
pub fn content_hash<T: AsRef<str>>(drawings: impl IntoIterator<Item = T>) -> String {
    let mut hash = Sha256::new();
    for drawing in drawings {
        // With the length first, the same text cut at another place has another hash.
        hash.update((drawing.as_ref().len() as u64).to_le_bytes());
        hash.update(drawing.as_ref());
    }
    hash.finalize().iter().take(5).fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}
