//! Rasterises SVG.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The maximum width and height in pixels.
const MOST_PIXELS: f32 = 16_000.0;

/// A picture that cannot be rasterised.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PngError {
    /// The SVG cannot be parsed.
    #[error("the SVG cannot be read: {0}")]
    Unreadable(#[from] resvg::usvg::Error),
    /// The picture has no pixels, or too many.
    #[error(
        "a picture of {0} by {1} pixels is too large, or empty: a side has 1 to {MOST_PIXELS} pixels"
    )]
    Size(f32, f32),
    /// The PNG cannot be encoded.
    #[error("the picture cannot be written as PNG: {0}")]
    Unwritable(String),
}

/// Renders an SVG picture to PNG, at the size given in the SVG.
pub fn png(svg: &str) -> Result<Vec<u8>, PngError> {
    let map = pixels(svg)?;
    map.encode_png().map_err(|error| PngError::Unwritable(error.to_string()))
}

/// Renders an SVG picture, at the size given in the SVG.
pub(crate) fn pixels(svg: &str) -> Result<Pixmap, PngError> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let fits = width <= MOST_PIXELS && height <= MOST_PIXELS;
    let map = if fits { Pixmap::new(width.ceil() as u32, height.ceil() as u32) } else { None };
    let mut map = map.ok_or(PngError::Size(width, height))?;
    resvg::render(&tree, Transform::default(), &mut map.as_mut());
    Ok(map)
}
