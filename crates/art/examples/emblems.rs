//! Draws all emblems on one sheet: large, and at board size on a field, in a city and on water.
//!
//! `cargo run -p bastide-art --example emblems -- sheet.png`

use std::error::Error;
use std::fmt::Write;

use bastide_art::Detail;
use bastide_art::emblems::{Emblem, emblem};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

const COLUMNS: usize = 8;
const CELL: (usize, usize) = (168, 202);
const GROUNDS: [&str; 3] = ["#b5c46f", "#cfa873", "#6fa3c0"];

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("name the file to write, such as sheet.png")?;
    let (width, height) = (COLUMNS * CELL.0, Emblem::ALL.len().div_ceil(COLUMNS) * CELL.1);
    let mut svg =
        format!("<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'>");
    for (index, &each) in Emblem::ALL.iter().enumerate() {
        let (x, y) = (index % COLUMNS * CELL.0, index / COLUMNS * CELL.1);
        write!(svg, "<g transform='translate({x} {y})'>{}</g>", cell(each))?;
    }
    svg.push_str("</svg>");
    let tree = Tree::from_str(&svg, &Options::default())?;
    let mut sheet = Pixmap::new(width as u32, height as u32).ok_or("the sheet is empty")?;
    resvg::render(&tree, Transform::default(), &mut sheet.as_mut());
    sheet.save_png(path)?;
    Ok(())
}

/// An emblem large on its field, and below it small on each ground.
fn cell(each: Emblem) -> String {
    let large = format!("<rect width='168' height='168' fill='{}'/>", GROUNDS[0]);
    let small = GROUNDS.iter().enumerate().map(|(place, ground)| {
        let left = place * 56;
        format!("<rect x='{left}' y='168' width='56' height='34' fill='{ground}'/>")
            + &sized(each, 28, left + 18, 185)
            + &sized(each, 16, left + 44, 185)
    });
    large + &sized(each, 150, 84, 84) + &small.collect::<String>()
}

/// An emblem of this width in pixels, around a point.
fn sized(each: Emblem, pixels: usize, x: usize, y: usize) -> String {
    let scale = pixels as f64 / 200.;
    format!("<g transform='translate({x} {y})scale({scale})'>{}</g>", emblem(each, Detail::Full))
}
