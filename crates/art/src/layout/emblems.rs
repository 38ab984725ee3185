//! Places the emblems of segments: shields, inns, animals.

use bastide_rules::tile::{FeatureKind, Symbol, TileKind, TileRole};

use super::seats::{SeatedPiece, best, clearance};
use super::{Hub, HubKind, Layout, Owner, Shape};
use crate::detail::Detail;
use crate::emblems::Emblem;
use crate::point::{Point, TILE, distance};
use crate::raster::{Cell, depth};

/// The penalty for a place where a piece would hide the emblem.
const HIDDEN: f64 = 400.0;

/// An emblem in its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub(crate) emblem: Emblem,
    pub(crate) at: Point,
    /// Its offset from there, in the orientation of the page.
    pub(crate) shift: Point,
    pub(crate) scale: f64,
}

impl Placed {
    /// The centre of its drawing.
    pub(crate) fn drawn_at(self) -> Point {
        self.at + self.shift
    }

    /// Half the width and height of its drawing.
    pub(super) fn half(self) -> Point {
        half_of(self.emblem) * self.scale
    }
}

/// The offset of a building from its place, so that its piece does not hide it.
const fn shift_of(emblem: Emblem) -> Point {
    match emblem {
        Emblem::Cloister => Point::new(-95.0, -20.0),
        Emblem::Farm | Emblem::Shrine => Point::new(-115.0, -20.0),
        _ => Point::new(0.0, 0.0),
    }
}

/// The preferred scale of an emblem.
const fn scale_of(emblem: Emblem) -> f64 {
    match emblem {
        Emblem::Abbey => 4.0,
        Emblem::Cathedral => 3.0,
        Emblem::Cloister => 2.2,
        Emblem::Farm => 2.1,
        Emblem::Shrine | Emblem::Mammoth | Emblem::Aurochs | Emblem::Bison => 1.7,
        Emblem::Deer
        | Emblem::Tiger
        | Emblem::Turkey
        | Emblem::Bear
        | Emblem::PigHerd
        | Emblem::Fire
        | Emblem::Dolmen => 1.55,
        Emblem::Inn | Emblem::TradingPost | Emblem::Flag => 1.35,
        Emblem::Princess | Emblem::Gold | Emblem::Mushrooms => 1.3,
        Emblem::Wine | Emblem::Grain | Emblem::Cloth | Emblem::InnLake => 1.2,
        Emblem::Shield => 1.05,
        _ => 1.0,
    }
}

/// The scale of a symbol.
pub(crate) fn symbol_scale(symbol: Symbol, hubs: &[Hub]) -> f64 {
    match symbol {
        Symbol::Volcano => 2.2,
        // A fair inside a roundabout has the room that the road leaves.
        Symbol::Fair if hubs.iter().any(|hub| hub.kind == HubKind::Ring) => 0.9,
        Symbol::Fair => 1.7,
        Symbol::Dragon | Symbol::MagicPortal | Symbol::TowerSite => 1.25,
    }
}

/// Half the width and height of the relevant part of an emblem at scale 1.
const fn half_of(emblem: Emblem) -> Point {
    match emblem {
        Emblem::Shield | Emblem::Cathedral | Emblem::Flag | Emblem::Cloister | Emblem::Abbey => {
            Point::new(70.0, 85.0)
        }
        Emblem::Mammoth
        | Emblem::Aurochs
        | Emblem::Bison
        | Emblem::Tiger
        | Emblem::PigHerd
        | Emblem::Inn
        | Emblem::TradingPost => Point::new(92.0, 70.0),
        Emblem::Fish => Point::new(90.0, 52.0),
        Emblem::InnLake | Emblem::Dolmen => Point::new(90.0, 56.0),
        Emblem::Wine | Emblem::Grain | Emblem::Cloth => Point::new(92.0, 92.0),
        Emblem::Princess | Emblem::Bear | Emblem::Fire => Point::new(72.0, 90.0),
        _ => Point::new(80.0, 80.0),
    }
}

/// Half the width and height of the part of a symbol that must stay visible: of a volcano the crater and
/// the lava.
pub(super) fn symbol_half(symbol: Symbol) -> Point {
    Point::new(80.0, 80.0) * symbol_scale(symbol, &[]).min(1.25)
}

/// The scale of an emblem at this level of detail: larger if less is drawn. Large emblems grow less, to
/// stay on the tile.
pub(crate) fn grown(scale: f64, detail: Detail) -> f64 {
    (scale * detail.pick(1.0, 1.12, 1.25)).min(scale.max(1.75))
}

impl Layout {
    /// Finds places for the emblems of all segments: inside the segment, clear of seats and of each other.
    pub(super) fn lay_emblems(&mut self, kind: &TileKind) {
        let symbols =
            self.symbols.iter().map(|&(symbol, at)| (at, HubKind::Symbol(symbol).radius()));
        let hubs = self.hubs.iter().map(|hub| (hub.at, hub.kind.radius() + 25.0));
        let gates = self.gates.iter().map(|gate| (gate.at, 60.0));
        let mut taken: Vec<_> = symbols.chain(hubs).chain(gates).collect();
        self.emblems.clear();
        let pieces: Vec<_> = (0..self.seats.len())
            .map(|segment| {
                (SeatedPiece::on(kind, segment, self.asides[segment]), self.seats[segment])
            })
            .collect();
        for (index, segment) in kind.segments().iter().enumerate() {
            let emblems = emblems_of(kind, index);
            if let (&Shape::Spot { at, radius }, FeatureKind::Lake) =
                (&self.shapes[index], segment.kind())
            {
                self.lay_fish(at, radius, emblems.len());
                continue;
            }
            for emblem in emblems {
                match (&self.shapes[index], segment.kind()) {
                    (&Shape::Spot { at, .. }, _) => {
                        let (shift, scale) = (shift_of(emblem), scale_of(emblem));
                        taken.push((at, 70.0 * scale + shift.length()));
                        self.place(emblem, at);
                    }
                    (Shape::Line(_), FeatureKind::Road) => {
                        self.lay_beside(index, emblem, &pieces, &mut taken);
                        if emblem == Emblem::Inn {
                            self.lay_beside(index, Emblem::InnLake, &pieces, &mut taken);
                        }
                    }
                    (Shape::Line(_), _) => {}
                    (Shape::Area(_) | Shape::Land, _) => {
                        self.lay_inside(index, emblem, &pieces, &mut taken);
                    }
                }
            }
        }
    }

    fn place(&mut self, emblem: Emblem, at: Point) {
        self.place_sized(emblem, at, scale_of(emblem));
    }

    fn place_sized(&mut self, emblem: Emblem, at: Point, scale: f64) {
        self.emblems.push(Placed { emblem, at, shift: shift_of(emblem), scale });
    }

    /// Places the fish of a lake in the left half, one above the other, clear of the piece at the right
    /// bank.
    fn lay_fish(&mut self, lake: Point, radius: f64, count: usize) {
        let scale = radius / 170.0 * [0.95, 0.85, 0.68][count.clamp(1, 3) - 1];
        for number in 0..count {
            let row = number as f64 - (count - 1) as f64 / 2.0;
            let shift = Point::new(-0.52 * radius + 14.0 * row, 108.0 * scale * row);
            self.emblems.push(Placed { emblem: Emblem::Fish, at: lake, shift, scale });
        }
    }

    /// Places an emblem in its segment, as large as possible.
    fn lay_inside(
        &mut self,
        own: usize,
        emblem: Emblem,
        pieces: &[(SeatedPiece, Point)],
        taken: &mut Vec<(Point, f64)>,
    ) {
        let owner = Owner::Segment(own as u8);
        let room = depth(|cell| self.owners.get(cell) == owner);
        let cells: Vec<_> =
            self.owners.cells(owner).filter(is_candidate).map(Cell::centre).collect();
        let found = fitting(emblem, |scale| {
            let radius = 85.0 * scale;
            let value = |at: Point| {
                let clear = clearance(taken, at).min(radius);
                let deep = room.get(Cell::at(at));
                // Less than half inside, it would seem to belong to the neighbour.
                let outside = (0.5 * radius - deep).max(0.0);
                1.6 * deep.min(radius * 1.2) + 1.5 * clear
                    - 3.0 * outside
                    - at.distance(self.seats[own]) * 0.08
                    - HIDDEN * hidden_by(pieces, at, half_of(emblem) * scale)
            };
            let points = cells.iter().map(|&at| within_tile(at, reach_of(emblem, scale)));
            let at = best(points, value)?;
            let fits = room.get(Cell::at(at)) >= 0.72 * radius
                && clearance(taken, at) >= 0.95 * radius
                && hidden_by(pieces, at, half_of(emblem) * scale) < 0.2;
            Some((at, fits))
        });
        let (at, scale) = found.unwrap_or((self.seats[own], scale_of(emblem)));
        taken.push((at, 85.0 * scale));
        self.place_sized(emblem, at, scale);
    }

    /// Places an emblem beside a road, near the middle of its visible part.
    fn lay_beside(
        &mut self,
        road: usize,
        emblem: Emblem,
        pieces: &[(SeatedPiece, Point)],
        taken: &mut Vec<(Point, f64)>,
    ) {
        let Shape::Line(routes) = &self.shapes[road] else { return };
        let is_free = |cell: &Cell| {
            matches!(self.owners.get(*cell), Owner::Hedge)
                || matches!(self.owners.get(*cell), Owner::Segment(index)
                    if matches!(self.shapes[usize::from(index)], Shape::Land))
        };
        let room = depth(|cell| is_free(&cell));
        let cells: Vec<_> =
            Cell::all().filter(is_free).filter(is_candidate).map(Cell::centre).collect();
        let found = fitting(emblem, |scale| {
            let radius = 85.0 * scale;
            let value = |at: Point| {
                let off =
                    routes.iter().map(|route| distance(route, at)).fold(f64::INFINITY, f64::min);
                let clear = clearance(taken, at).min(radius);
                1.2 * room.get(Cell::at(at)).min(radius) + clear
                    - (off - 50.0 - radius).abs()
                    - at.distance(self.seats[road]) * 0.2
                    - HIDDEN * hidden_by(pieces, at, half_of(emblem) * scale)
            };
            let points = cells.iter().map(|&at| within_tile(at, reach_of(emblem, scale)));
            let at = best(points, value)?;
            let fits = room.get(Cell::at(at)) >= 0.7 * radius
                && clearance(taken, at) >= 0.95 * radius
                && hidden_by(pieces, at, half_of(emblem) * scale) < 0.2;
            Some((at, fits))
        });
        if let Some((at, scale)) = found {
            taken.push((at, 85.0 * scale));
            self.place_sized(emblem, at, scale);
        }
    }
}

/// The place for an emblem at the largest scale at which it fits, or at the smallest scale. `place` finds
/// the best place at a scale, and whether the emblem fits there.
fn fitting(emblem: Emblem, place: impl Fn(f64) -> Option<(Point, bool)>) -> Option<(Point, f64)> {
    let most = scale_of(emblem);
    let mut found = None;
    for share in [1.0, 0.9, 0.8, 0.7, 0.62] {
        let scale = (most * share).max(most.min(0.96));
        let (at, fits) = place(scale)?;
        found = Some((at, scale));
        if fits {
            break;
        }
    }
    found
}

/// Whether a cell is a candidate: every fourth cell is enough.
fn is_candidate(cell: &Cell) -> bool {
    cell.x.is_multiple_of(2) && cell.y.is_multiple_of(2)
}

/// How much pieces hide of an emblem at a point, in total.
fn hidden_by(pieces: &[(SeatedPiece, Point)], at: Point, half: Point) -> f64 {
    pieces.iter().map(|(piece, seat)| piece.hides(*seat, at, half)).sum()
}

/// The radius of an emblem, at the level of detail at which it is largest.
fn reach_of(emblem: Emblem, scale: f64) -> f64 {
    let half = half_of(emblem);
    // Spires reach higher.
    let beyond = if emblem == Emblem::Cathedral { 30.0 } else { 21.0 };
    (half.x.max(half.y) + beyond) * grown(scale, Detail::Tiny)
}

/// A point moved inwards to this distance from the rim.
pub(super) fn within_tile(at: Point, rim: f64) -> Point {
    Point::new(at.x.clamp(rim, TILE - rim), at.y.clamp(rim, TILE - rim))
}

/// The emblems of a segment; the cloister of an abbey is the whole abbey.
fn emblems_of(kind: &TileKind, index: usize) -> Vec<Emblem> {
    if kind.role() == TileRole::Abbey {
        vec![Emblem::Abbey]
    } else {
        Emblem::of_segment(kind.segments()[index].attributes)
    }
}
