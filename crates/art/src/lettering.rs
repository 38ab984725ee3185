//! Stroke lettering, so that pictures need no fonts.
//!
//! A text becomes the data of one SVG path, to be stroked with round caps and joins and no fill. A stroke
//! of [`PEN`] times the size looks regular, twice that bold.

mod glyphs;

use std::fmt::Write;

use crate::colours::tenths;
use glyphs::{ACCENTED, BOX, GLYPHS, MARKS};

/// The width of a regular pen, for a text of size 1.
pub const PEN: f64 = 0.13;

/// The height of a capital in the table of letters.
const CAPITAL: f64 = 40.0;

/// The gap between letters, and the width of a space.
const GAP: i32 = 10;
const SPACE: i32 = 8;

/// The offset of a diacritic on a capital, relative to a small letter.
const CAPITAL_MARK: i32 = -14;

/// The part of a text at the given point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its start.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// A text as SVG path data: on the baseline through the point `x`, `y`, with capitals of height `size`.
/// Characters without a glyph become a small box.
///
/// ```
/// use bastide_art::lettering::{Anchor, text};
///
/// assert_eq!(text("L", 0.0, 0.0, 20.0, Anchor::Start), "M0-20L0 0L10.5 0");
/// ```
pub fn text(text: &str, x: f64, y: f64, size: f64, anchor: Anchor) -> String {
    let mut left = match anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width_of(text, size) / 2.0,
        Anchor::End => x - width_of(text, size),
    };
    let scale = size / CAPITAL;
    let mut path = String::new();
    for letter in text.chars() {
        let (width, base, mark) = strokes(letter);
        write(&mut path, base, scale, left, y - size);
        if let Some((mark, rise)) = mark {
            let middle = left + f64::from(width) / 2.0 * scale;
            write(&mut path, mark, scale, middle, y - size + f64::from(rise) * scale);
        }
        left += f64::from(width + GAP) * scale;
    }
    path
}

/// The width of a text of this size.
pub fn width_of(text: &str, size: f64) -> f64 {
    let letters: i32 = text.chars().map(|letter| strokes(letter).0 + GAP).sum();
    f64::from((letters - GAP).max(0)) * size / CAPITAL
}

/// Whether there is a glyph for this character.
pub fn has_glyph(letter: char) -> bool {
    strokes(letter).1 != BOX.1
}

/// The width of a letter, its strokes, and those of its diacritic with the vertical offset.
fn strokes(letter: char) -> (i32, &'static str, Option<(&'static str, i32)>) {
    if letter.is_whitespace() {
        return (SPACE, "", None);
    }
    if let Some(&(_, base, mark)) = ACCENTED.iter().find(|(accented, ..)| *accented == letter) {
        let (width, strokes) = plain(base);
        let drawn = MARKS.iter().find(|(name, _)| *name == mark).map(|(_, strokes)| {
            let raised = base.is_uppercase() && mark != ',';
            (*strokes, if raised { CAPITAL_MARK } else { 0 })
        });
        return (width, strokes, drawn);
    }
    let (width, strokes) = plain(letter);
    (width, strokes, None)
}

fn plain(letter: char) -> (i32, &'static str) {
    let known = GLYPHS.iter().find(|(name, ..)| *name == letter);
    known.map_or(BOX, |&(_, width, strokes)| (width, strokes))
}

/// Writes strokes at their position. In the table they are pairs of integers after the commands `M`, `L`,
/// `C` and `Z`.
fn write(path: &mut String, strokes: &str, scale: f64, left: f64, top: f64) {
    let mut rest = strokes;
    let mut is_x = true;
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_alphabetic() {
            path.push(first);
            rest = &rest[1..];
            continue;
        }
        let digits = rest.trim_start_matches([' ', '-']);
        let sign_and_space = rest.len() - digits.len();
        let end = digits.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(digits.len());
        let number: i32 = rest[..sign_and_space + end].trim().parse().expect("a whole number");
        let start = if is_x { left } else { top };
        let place = tenths(start + f64::from(number) * scale);
        let glued = place.starts_with('-') || path.ends_with(|last: char| last.is_alphabetic());
        let space = if glued { "" } else { " " };
        write!(path, "{space}{place}").expect("a string takes all text");
        is_x = !is_x;
        rest = &rest[sign_and_space + end..];
    }
}
