//! The layout of a tile.
//!
//! A tile is laid out in this order: the [areas](areas) that cover sides, the [lines](lines) that run
//! through, the [spots](spots) where something stands, the lines that end there. The remaining [land](land)
//! goes to the fields with the nearest half-edges, with hedges where nothing else divides two fields.
//! Finally, [seats](seats) for pieces and [emblems](emblems) are placed.

mod areas;
mod check;
mod emblems;
mod land;
mod lines;
mod seats;
mod spots;

use bastide_rules::geometry::Rotation;
use bastide_rules::tile::{Symbol, TileKind};

use crate::point::Point;
use crate::raster::Grid;

pub(crate) use areas::Outline;
pub(crate) use emblems::{Placed, grown, symbol_scale};
pub(crate) use lines::{RIVER, half_width};
pub(crate) use spots::HubKind;

/// The owner of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// Open land of an undetermined field.
    Land,
    /// A segment.
    Segment(u8),
    /// The City of Carcassonne, or the sea.
    Outside,
    /// A village or a symbol, where roads end.
    Hub,
    /// A hedge between two fields.
    Hedge,
}

/// The shape of a segment.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    /// A city, forest or town.
    Area(Outline),
    /// A road or river.
    Line(Vec<Vec<Point>>),
    /// A building or a lake.
    Spot { at: Point, radius: f64 },
    /// A field, meadow or plain.
    Land,
}

/// A place where roads or rivers end or meet, and what stands there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hub {
    pub(crate) at: Point,
    pub(crate) kind: HubKind,
}

/// A point on a line, and the direction of the line there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gate {
    pub(crate) at: Point,
    pub(crate) direction: Point,
}

/// A tile kind, laid out.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) owners: Grid<Owner>,
    pub(crate) shapes: Vec<Shape>,
    /// The City of Carcassonne, or the sea.
    pub(crate) outside: Option<Outline>,
    pub(crate) hubs: Vec<Hub>,
    /// Short roads from a crossing to a gate, which belong to no segment.
    pub(crate) stubs: Vec<Vec<Point>>,
    /// Where roads pass a wall.
    pub(crate) gates: Vec<Gate>,
    /// Where roads go underground.
    pub(crate) mouths: Vec<Gate>,
    pub(crate) symbols: Vec<(Symbol, Point)>,
    pub(crate) emblems: Vec<Placed>,
    /// The centre of each segment's seat.
    pub(crate) seats: Vec<Point>,
    /// The offset of each segment's piece from its seat, in the orientation of the page.
    pub(crate) asides: Vec<Point>,
}

/// A tile that cannot be drawn according to its data.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("tile {tile} cannot be drawn: {reason}")]
#[non_exhaustive]
pub struct ArtError {
    /// The tile.
    pub tile: String,
    /// What contradicts the data.
    pub reason: String,
}

/// Something to move against an area, because different fields lie on both sides of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pull {
    what: Pulled,
    /// The area.
    to: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pulled {
    Segment(usize),
    Hub,
}

impl Layout {
    /// Lays out a tile. A first attempt shows where only hedges would divide fields that a road, a lake or
    /// a village could divide; these are then moved against the city or forest beside them.
    pub(crate) fn of(kind: &TileKind) -> Result<Self, ArtError> {
        let fail = |reason| ArtError { tile: kind.id().to_owned(), reason };
        let mut pulls = Vec::new();
        loop {
            let mut layout = Self::with(kind, &pulls).map_err(fail)?;
            if let Some(pull) = layout.next_pull(kind, &pulls) {
                pulls.push(pull);
                continue;
            }
            layout.check(kind).map_err(fail)?;
            layout.lay_symbols(kind);
            // Seats and emblems depend on each other: each is found again with the other known.
            for _ in 0..2 {
                layout.find_seats(kind);
                layout.lay_emblems(kind);
            }
            return Ok(layout);
        }
    }

    fn with(kind: &TileKind, pulls: &[Pull]) -> Result<Self, String> {
        let segments = kind.segments().len();
        let mut layout = Self {
            owners: Grid::new(Owner::Land),
            shapes: vec![Shape::Land; segments],
            outside: None,
            hubs: Vec::new(),
            stubs: Vec::new(),
            gates: Vec::new(),
            mouths: Vec::new(),
            symbols: Vec::new(),
            emblems: Vec::new(),
            seats: vec![Point::CENTRE; segments],
            asides: vec![Point::new(0.0, 0.0); segments],
        };
        layout.lay_areas(kind);
        layout.lay_through_lines(kind, pulls);
        layout.lay_spots(kind, pulls);
        layout.lay_ending_lines(kind, pulls);
        layout.claim_land(kind)?;
        Ok(layout)
    }

    /// The layout of the turned tile.
    pub(crate) fn turned(mut self, turn: Rotation) -> Self {
        let move_point = |point: &mut Point| *point = point.turned(turn);
        let move_line = |line: &mut Vec<Point>| line.iter_mut().for_each(move_point);
        let move_outline = |outline: &mut Outline| {
            move_line(&mut outline.rim);
            outline.walls.iter_mut().for_each(move_line);
        };
        let move_gate = |gate: &mut Gate| {
            let ahead = (gate.at + gate.direction).turned(turn);
            move_point(&mut gate.at);
            gate.direction = ahead - gate.at;
        };
        self.owners = self.owners.turned(turn);
        for shape in &mut self.shapes {
            match shape {
                Shape::Area(outline) => move_outline(outline),
                Shape::Line(routes) => routes.iter_mut().for_each(move_line),
                Shape::Spot { at, .. } => move_point(at),
                Shape::Land => {}
            }
        }
        self.outside.iter_mut().for_each(move_outline);
        self.hubs.iter_mut().for_each(|hub| move_point(&mut hub.at));
        self.stubs.iter_mut().for_each(move_line);
        self.gates.iter_mut().chain(&mut self.mouths).for_each(move_gate);
        self.symbols.iter_mut().for_each(|(_, at)| move_point(at));
        self.emblems.iter_mut().for_each(|placed| move_point(&mut placed.at));
        self.seats.iter_mut().for_each(move_point);
        self
    }
}
