//! Draws all kinds of all tile sets at board sizes:
//!
//! ```sh
//! cargo run -p bastide-art --example tiles -- DIR
//! ```
//!
//! Writes a PNG file for each set and size, such as `base-48.png`. In `base-200.png` each tile has the
//! pieces that can stand on it.

use std::error::Error;
use std::fmt::Write;
use std::path::PathBuf;

use bastide_art::colours::PlayerColour;
use bastide_art::pieces::{Figure, figure};
use bastide_art::{Detail, PIECE_SCALE, Spots, TilePicture, Version, png};
use bastide_rules::catalogue::tile_sets;
use bastide_rules::tile::TileSet;

/// Pixels of a tile, and tiles per row.
const SIZES: [(usize, usize); 4] = [(48, 16), (64, 16), (96, 12), (200, 8)];
const GAP: usize = 6;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("name a folder")?);
    std::fs::create_dir_all(&folder)?;
    for set in tile_sets() {
        for (pixels, columns) in SIZES {
            let path = folder.join(format!("{}-{pixels}.png", set.name));
            std::fs::write(path, png(&sheet(set, pixels, columns)?)?)?;
        }
    }
    Ok(())
}

fn sheet(set: &TileSet, pixels: usize, columns: usize) -> Result<String, Box<dyn Error>> {
    let step = pixels + GAP;
    let columns = columns.min(set.tiles.len());
    let (width, height) = (columns * step, set.tiles.len().div_ceil(columns) * step);
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'>\
         <path d='M0 0h{width}v{height}H0z' fill='#fffaf0'/>"
    );
    let version = Version { detail: Detail::for_pixels(pixels as u32), ..Version::default() };
    for (index, tile) in set.tiles.iter().enumerate() {
        let (x, y) = (index % columns * step, index / columns * step);
        let picture = TilePicture::with_version(&tile.kind, version)?;
        write!(
            svg,
            "<svg x='{x}' y='{y}' width='{pixels}' height='{pixels}' viewBox='0 0 1000 1000'>{}",
            picture.markup()
        )?;
        let spots = Spots::of(&tile.kind)?;
        for (segment, each) in tile.kind.segments().iter().enumerate().filter(|_| pixels == 200) {
            let lies = each.kind().is_land();
            let piece = if lies { Figure::LyingFollower } else { Figure::Follower };
            let at = spots.place(segment, version.turn);
            write!(
                svg,
                "<g opacity='.6' transform='translate({:.0} {:.0}) scale({PIECE_SCALE})'>{}</g>",
                at.x,
                at.y + piece.seat_to_foot(),
                figure(piece, Some(PlayerColour::Red))
            )?;
        }
        svg.push_str("</svg>");
    }
    svg.push_str("</svg>");
    Ok(svg)
}
