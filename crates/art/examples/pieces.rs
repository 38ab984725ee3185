//! Draws a sheet of all pieces, large and small, with a specimen of the lettering:
//!
//! ```sh
//! cargo run -p bastide-art --example pieces -- pieces.png [none|red|green|blue]
//! ```
//!
//! The second argument simulates missing cones for red, green or blue.

use std::fmt::Write;

use bastide_art::colours::{PlayerColour, Tones};
use bastide_art::lettering::{Anchor, PEN, text};
use bastide_art::pieces::{Figure, figure, symbol_id, tower_top};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

#[path = "../tests/vision/mod.rs"]
mod vision;
use vision::{Vision, linear};

/// Backgrounds for pieces: field, road, roof, paper.
const GROUNDS: [&str; 4] = ["#b5c06f", "#e9dfc4", "#b8693f", "#f4ecd8"];
const INK: &str = "#33291c";

const COLUMNS: i32 = 12;
const CELL: (i32, i32) = (270, 290);

const SPECIMEN: [&str; 5] = [
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789",
    "abcdefghijklmnopqrstuvwxyz .,:;-–—+/()'\"!?#&%=_×*…[]",
    "Árvíztűrő tükörfúrógép, ŐŰ: 2 × 7 + 4 = 18 pont",
    "Țara în șase sate, Ștefan și Ăna: „20 de puncte”",
    "Bastide: a walled town laid tile by tile",
];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().expect("the path of a PNG file");
    let missing = arguments.next().unwrap_or_else(|| "none".to_owned());
    let vision = Vision::ALL.into_iter().find(|vision| vision.missing() == missing);
    let vision = vision.expect("which cones are missing: none, red, green or blue");
    let tree = Tree::from_str(&sheet(), &Options::default()).expect("our own SVG");
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).expect("a size");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    for pixel in pixels.pixels_mut() {
        let seen = vision.see([pixel.red(), pixel.green(), pixel.blue()].map(linear));
        let [red, green, blue] = seen.map(|light| (light.powf(1.0 / 2.2) * 255.0).round() as u8);
        *pixel = PremultipliedColorU8::from_rgba(red, green, blue, 255).expect("an opaque colour");
    }
    pixels.save_png(path).expect("a file that can be written");
}

fn sheet() -> String {
    let mut body = String::new();
    let mut place = 0;
    for piece in Figure::all() {
        let every = PlayerColour::ALL.map(Some);
        let colours = if piece.is_owned() { &every[..] } else { &[None] };
        for &colour in colours {
            cell(&mut body, place, piece, colour);
            place += 1;
        }
    }
    together(&mut body, place);
    let rows = (place + COLUMNS) / COLUMNS;
    let below = rows * CELL.1;
    for (row, line) in (1..).zip(SPECIMEN) {
        letters(&mut body, line, 40, below + row * 84, 44.0);
    }
    let (width, height) = (COLUMNS * CELL.0, below + 84 * SPECIMEN.len() as i32 + 60);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>{body}</svg>",
        Tones::WOOD.light
    )
}

/// Combined figures: a prisoner, and a follower on top of a tower.
fn together(body: &mut String, place: i32) {
    let (x, y) = (place % COLUMNS * CELL.0, place / COLUMNS * CELL.1 + 225);
    let follower = |colour| figure(Figure::Follower, Some(colour));
    let (prisoner, bars) = (follower(PlayerColour::Blue), figure(Figure::Bars, None));
    let (guard, tower) = (follower(PlayerColour::Yellow), figure(Figure::Tower(3), None));
    write!(
        body,
        "<g transform=\"translate({} {y}) scale(.6)\">{prisoner}{bars}</g>\
         <g transform=\"translate({} {y}) scale(.6)\">{tower}\
         <g transform=\"translate(0 {})\">{guard}</g></g>",
        x + 70,
        x + 200,
        tower_top(3)
    )
    .expect("a string takes all text");
}

/// A figure at full size, and at board size.
fn cell(body: &mut String, place: i32, piece: Figure, colour: Option<PlayerColour>) {
    let (column, row) = (place % COLUMNS, place / COLUMNS);
    let ((x, y), (width, height)) = ((column * CELL.0, row * CELL.1), CELL);
    let ground = GROUNDS[(column + row) as usize % GROUNDS.len()];
    write!(
        body,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>"
    )
    .expect("a string takes all text");
    let drawing = figure(piece, colour);
    for (right, down, scale) in [(105, 225, 1.0), (240, 225, 0.125), (240, 150, 0.1)] {
        write!(
            body,
            "<g transform=\"translate({} {}) scale({scale})\">{drawing}</g>",
            x + right,
            y + down
        )
        .expect("a string takes all text");
    }
    letters(body, &symbol_id(piece, colour), x + 12, y + 276, 15.0);
}

fn letters(body: &mut String, line: &str, x: i32, y: i32, size: f64) {
    let path = text(line, x.into(), y.into(), size, Anchor::Start);
    write!(
        body,
        "<path fill=\"none\" stroke=\"{INK}\" stroke-width=\"{:.1}\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\" d=\"{path}\"/>",
        size * PEN
    )
    .expect("a string takes all text");
}
