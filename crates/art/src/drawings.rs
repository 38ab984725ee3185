//! All drawings of a tile kind as the server sends them, with content hashes for their URLs.

use std::fmt::Write as _;

use bastide_rules::geometry::Rotation;
use bastide_rules::tile::TileKind;
use sha2::{Digest, Sha256};

use crate::detail::Version;
use crate::layout::{ArtError, Layout};
use crate::picture::{TilePicture, svg_of};
use crate::spots::Spots;
use crate::tile;

/// The width and height of the drawings in pixels.
const PIXELS: u32 = 256;

/// A tile kind, laid out and ready to be drawn in all [versions](Version).
///
/// Laying out a tile takes milliseconds and is done once. Painting takes less than one, so drawings are not
/// cached: all versions of all kinds would take a hundred megabytes.
#[derive(Clone, Debug)]
pub struct TileDrawings {
    kind: TileKind,
    layout: Layout,
    /// A [hash](content_hash) that changes whenever a drawing of the kind does.
    pub hash: String,
    /// Where figures stand.
    pub spots: Spots,
    /// The outline of each segment of the unturned tile: see [`TilePicture::outline_path`].
    pub outlines: Vec<String>,
}

impl TileDrawings {
    /// Lays out a tile kind.
    ///
    /// ```
    /// use bastide_art::{TileDrawings, Version};
    /// use bastide_rules::catalogue::tile_sets;
    ///
    /// let drawings = TileDrawings::of(&tile_sets()[0].tiles[3].kind)?;
    /// assert_eq!(drawings.hash.len(), 10);
    /// assert!(drawings.svg(Version::default()).starts_with("<svg"));
    /// # Ok::<(), bastide_art::ArtError>(())
    /// ```
    pub fn of(kind: &TileKind) -> Result<Self, ArtError> {
        let layout = Layout::of(kind)?;
        let picture = TilePicture::of(kind, layout.clone(), Version::default());
        let segments = 0..kind.segments().len();
        let outlines = segments.map(|segment| picture.outline_path(segment)).collect();
        let spots = Spots::in_layout(&layout);
        // Turning a layout takes as long as painting it, so it is done once per turn.
        let turned = [0, 1, 2, 3].map(|turn| layout.clone().turned(Rotation::new(turn)));
        let hash = content_hash(Version::all().map(|version| {
            let layout = &turned[usize::from(version.turn.quarters())];
            svg_of(&tile::paint(kind, layout, version), PIXELS)
        }));
        Ok(Self { kind: kind.clone(), layout, hash, spots, outlines })
    }

    /// Draws a version as SVG of 256 by 256 pixels.
    pub fn svg(&self, version: Version) -> String {
        let layout = self.layout.clone().turned(version.turn);
        svg_of(&tile::paint(&self.kind, &layout, version), PIXELS)
    }
}

/// A short hash of drawings for URLs: the first 10 hexadecimal digits of a SHA-256 over their texts.
pub fn content_hash<T: AsRef<str>>(drawings: impl IntoIterator<Item = T>) -> String {
    let mut hash = Sha256::new();
    for drawing in drawings {
        // The length first, so that the same text split elsewhere has another hash.
        hash.update((drawing.as_ref().len() as u64).to_le_bytes());
        hash.update(drawing.as_ref());
    }
    hash.finalize().iter().take(5).fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}
