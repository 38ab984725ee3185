//! A tile as a picture, with the seats and outlines of its segments.

use bastide_rules::geometry::Rotation;
use bastide_rules::tile::{Symbol, TileKind};

use crate::detail::Version;
use crate::layout::{ArtError, Layout, Owner, Shape, half_width};
use crate::point::{Point, TILE, distance};
use crate::rings;
use crate::svg::Path;
use crate::tile;

/// A drawn tile. All points are in units of a thousandth of a tile, from its north-west corner, after the
/// turn.
#[derive(Clone, Debug)]
pub struct TilePicture {
    layout: Layout,
    outlines: Vec<Vec<Vec<Point>>>,
    markup: String,
}

impl TilePicture {
    /// Draws a tile in full detail after a turn. The light comes from the upper left in every turn.
    ///
    /// ```
    /// use bastide_art::TilePicture;
    /// use bastide_rules::{Rotation, catalogue::tile_sets};
    ///
    /// let kind = &tile_sets()[0].tiles[3].kind;
    /// let picture = TilePicture::new(kind, Rotation::new(1))?;
    /// assert!(picture.svg(200).starts_with("<svg"));
    /// # Ok::<(), bastide_art::ArtError>(())
    /// ```
    pub fn new(kind: &TileKind, turn: Rotation) -> Result<Self, ArtError> {
        Self::with_version(kind, Version::turned(turn))
    }

    /// Draws a version of a tile.
    pub fn with_version(kind: &TileKind, version: Version) -> Result<Self, ArtError> {
        Ok(Self::of(kind, Layout::of(kind)?, version))
    }

    /// The picture of a tile that is already laid out.
    pub(crate) fn of(kind: &TileKind, layout: Layout, version: Version) -> Self {
        let layout = layout.turned(version.turn);
        let outlines =
            (0..kind.segments().len()).map(|index| outline(kind, &layout, index)).collect();
        let markup = tile::paint(kind, &layout, version);
        Self { layout, outlines, markup }
    }

    /// The drawing, without an `<svg>` element.
    pub fn markup(&self) -> &str {
        &self.markup
    }

    /// The drawing as an SVG image of this width and height in pixels.
    pub fn svg(&self, pixels: u32) -> String {
        svg_of(&self.markup, pixels)
    }

    /// The centre of the seat for pieces on this segment.
    pub fn seat(&self, segment: usize) -> Point {
        self.layout.seats[segment]
    }

    /// The position of a symbol, if the tile has it.
    pub fn symbol(&self, symbol: Symbol) -> Option<Point> {
        self.layout.symbols.iter().find(|(other, _)| *other == symbol).map(|&(_, at)| at)
    }

    /// The outline of a segment, as closed rings for the even-odd rule.
    pub fn outline(&self, segment: usize) -> &[Vec<Point>] {
        &self.outlines[segment]
    }

    /// The outline of a segment as SVG path data, to be filled by the even-odd rule.
    pub fn outline_path(&self, segment: usize) -> String {
        let mut path = Path::default();
        self.outlines[segment].iter().for_each(|ring| path.add_shape(ring));
        path.text().to_owned()
    }

    /// The segment at a point; `None` for walls of Carcassonne, the sea, hedges and villages.
    pub fn segment_at(&self, point: Point) -> Option<usize> {
        match self.layout.owners.get(crate::raster::Cell::at(point)) {
            Owner::Segment(index) => Some(index.into()),
            _ => None,
        }
    }
}

/// The markup of a tile as an SVG image.
pub(crate) fn svg_of(markup: &str, pixels: u32) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {TILE} {TILE}' width='{pixels}' height='{pixels}'>{markup}</svg>\n"
    )
}

fn outline(kind: &TileKind, layout: &Layout, index: usize) -> Vec<Vec<Point>> {
    let segment = kind.segments()[index].kind();
    match &layout.shapes[index] {
        Shape::Area(outline) => vec![outline.rim.clone()],
        Shape::Line(routes) => match &routes[..] {
            [route] => vec![rings::around_line(route, half_width(segment))],
            // Overlapping rings would have holes.
            _ => rings::around_cells(|cell| {
                let is_near =
                    |route: &Vec<Point>| distance(route, cell.centre()) <= half_width(segment);
                routes.iter().any(is_near)
            }),
        },
        Shape::Spot { at, radius } => vec![rings::circle(*at, *radius)],
        Shape::Land => {
            rings::around_cells(|cell| layout.owners.get(cell) == Owner::Segment(index as u8))
        }
    }
}
