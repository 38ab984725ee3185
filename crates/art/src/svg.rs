//! Writing compact SVG.

use std::fmt::Write as _;

use crate::lettering::{Anchor, PEN, text};
use crate::point::Point;
use crate::route::simplified;

/// The colours of text and of its background.
pub(crate) const INK: &str = "#4a3524";
pub(crate) const PAPER: &str = "#faf4e4";
/// The colour of shadows.
pub(crate) const SHADE: &str = "#3a2a14";

/// Path data. All numbers are integers, and all points but the first of a line are relative to the previous
/// one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path(String);

impl Path {
    /// A closed shape.
    pub(crate) fn shape(points: &[Point]) -> Self {
        let mut path = Self::default();
        path.add_shape(points);
        path
    }

    /// Several lines.
    pub(crate) fn lines<'a>(lines: impl IntoIterator<Item = &'a Vec<Point>>) -> Self {
        let mut path = Self::default();
        lines.into_iter().for_each(|line| path.add_line(line));
        path
    }

    pub(crate) fn add_shape(&mut self, points: &[Point]) {
        self.add_line(points);
        self.0.push('z');
    }

    pub(crate) fn add_line(&mut self, points: &[Point]) {
        let points = simplified(points, 1.2);
        let mut at = None;
        for point in points {
            let (x, y) = (point.x.round() as i32, point.y.round() as i32);
            match at.replace((x, y)) {
                None => _ = write!(self.0, "M{x} {y}l"),
                Some((old_x, old_y)) => self.pair(x - old_x, y - old_y),
            }
        }
    }

    /// A dot: stroked with a round cap, it is a disc.
    pub(crate) fn add_dot(&mut self, at: Point) {
        let _ = write!(self.0, "M{:.0} {:.0}h.1", at.x, at.y);
    }

    fn pair(&mut self, x: i32, y: i32) {
        if x >= 0 && !self.0.ends_with('l') {
            self.0.push(' ');
        }
        let _ = write!(self.0, "{x}");
        if y >= 0 {
            self.0.push(' ');
        }
        let _ = write!(self.0, "{y}");
    }

    pub(crate) fn text(&self) -> &str {
        &self.0
    }
}

/// A stroke style: colour, width, and optional further attributes.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    pub(crate) colour: &'a str,
    pub(crate) width: f64,
    pub(crate) more: &'a str,
}

impl<'a> Pen<'a> {
    pub(crate) const fn new(colour: &'a str, width: f64) -> Self {
        Self { colour, width, more: "" }
    }

    pub(crate) const fn with(self, more: &'a str) -> Self {
        Self { more, ..self }
    }
}

/// An SVG document under construction.
#[derive(Clone, Debug, Default)]
pub(crate) struct Svg(pub(crate) String);

impl Svg {
    /// Fills a path, with optional further attributes.
    pub(crate) fn fill(&mut self, path: &Path, colour: &str, more: &str) {
        if !path.0.is_empty() {
            let _ = write!(self.0, "<path d='{}' fill='{colour}'{}/>", path.0, spaced(more));
        }
    }

    /// Draws lines with a pen.
    pub(crate) fn draw(&mut self, path: &Path, pen: Pen) {
        if !path.0.is_empty() {
            let Pen { colour, width, more } = pen;
            let _ = write!(
                self.0,
                "<path d='{}' fill='none' stroke='{colour}' stroke-width='{width:.0}'{}/>",
                path.0,
                spaced(more)
            );
        }
    }

    /// Draws dots as discs of one size.
    pub(crate) fn dots(&mut self, path: &Path, colour: &str, diameter: f64) {
        self.draw(path, Pen::new(colour, diameter).with("stroke-linecap='round'"));
    }

    /// Places a drawing that was made around 0,0.
    pub(crate) fn place(&mut self, drawing: &str, at: Point, scale: f64) {
        let _ = write!(
            self.0,
            "<g transform='translate({:.0} {:.0}) scale({scale:.2})'>{drawing}</g>",
            at.x, at.y
        );
    }
}

/// Writes text with the stroke lettering.
pub(crate) fn write_words(svg: &mut String, words: &str, at: Point, size: f64, anchor: Anchor) {
    let path = text(words, at.x, at.y, size, anchor);
    let _ = write!(
        svg,
        "<path d='{path}' fill='none' stroke='{INK}' stroke-width='{:.0}' stroke-linecap='round' stroke-linejoin='round'/>",
        size * PEN
    );
}

fn spaced(more: &str) -> String {
    if more.is_empty() { String::new() } else { format!(" {more}") }
}
