//! A contact sheet: all tiles of some sets, with their names.

use std::fmt::Write as _;

use bastide_rules::tile::TileSet;

use crate::detail::{Detail, Version};
use crate::layout::ArtError;
use crate::lettering::{Anchor, width_of};
use crate::picture::TilePicture;
use crate::point::Point;
use crate::svg::{PAPER, write_words};

/// The margin around tiles, of which one is 1,000 wide, and the height of a line of text.
const GAP: f64 = 90.0;
const LINE: f64 = 190.0;

/// Draws all tiles of some sets at this size in pixels, with the titles of the sets and the names of the
/// tiles.
pub fn sheet(sets: &[&TileSet], pixels: u32) -> Result<String, ArtError> {
    let most = sets.iter().map(|set| set.tiles.len()).max().unwrap_or(1);
    let columns = most.clamp(1, 8);
    let width = columns as f64 * (1_000.0 + GAP) + GAP;
    let version = Version { detail: Detail::for_pixels(pixels), ..Version::default() };
    let mut body = String::new();
    let mut top = GAP;
    for set in sets {
        write_words(&mut body, &set.title, Point::new(GAP, top + 130.0), 110.0, Anchor::Start);
        top += 130.0 + GAP;
        for row in set.tiles.chunks(columns) {
            for (column, tile) in row.iter().enumerate() {
                let left = GAP + column as f64 * (1_000.0 + GAP);
                let picture = TilePicture::with_version(&tile.kind, version)?;
                let markup = picture.markup();
                let _ = write!(
                    body,
                    "<svg x='{left}' y='{top}' width='1000' height='1000' viewBox='0 0 1000 1000'>{markup}</svg>"
                );
                let name = format!("{} × {}", tile.kind.id(), tile.copies);
                let size = 72.0 * (1_000.0 / width_of(&name, 72.0)).min(1.0);
                let at = Point::new(left, top + 1_000.0 + 105.0);
                write_words(&mut body, &name, at, size, Anchor::Start);
            }
            top += 1_000.0 + LINE;
        }
        top += GAP;
    }
    let scale = f64::from(pixels) / 1_000.0;
    Ok(format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {top}' width='{:.0}' height='{:.0}'><path d='M0 0h{width}v{top}H0z' fill='{PAPER}'/>{body}</svg>\n",
        width * scale,
        top * scale
    ))
}
