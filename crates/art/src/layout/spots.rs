//! Spots: buildings, lakes, villages, symbols.

use bastide_rules::tile::{Attributes, FeatureKind, Segment, Sides, Symbol, TileKind, TileRole};

use super::areas::is_area;
use super::emblems::within_tile;
use super::lines::is_line;
use super::{Hub, Layout, Owner, Pull, Pulled, Shape};
use crate::point::{Point, distance, inward, middle};
use crate::raster::{CELL, Cell, Grid, depth, pieces, within};

/// What stands where roads or rivers end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HubKind {
    /// A crossing of several roads.
    Village,
    /// The end of a single road.
    House,
    /// The middle of a road with three ends or more.
    Ring,
    /// The beginning of a river.
    Spring,
    /// The end of a river.
    Pond,
    /// The fork of a river.
    Fork,
    /// A symbol of the tile, drawn in its place.
    Symbol(Symbol),
}

impl HubKind {
    /// Its radius.
    pub(crate) const fn radius(self) -> f64 {
        match self {
            Self::Village => 62.0,
            Self::House => 70.0,
            Self::Spring => 75.0,
            Self::Pond => 120.0,
            Self::Fork => 40.0,
            Self::Symbol(Symbol::Volcano) => 190.0,
            Self::Ring | Self::Symbol(Symbol::Fair) => 150.0,
            Self::Symbol(_) => 110.0,
        }
    }

    /// Whether several lines end at the same one.
    const fn is_shared(self) -> bool {
        matches!(self, Self::Village | Self::Symbol(_))
    }

    /// Whether it can be moved against a city; a roundabout and a fork belong in the middle.
    pub(super) const fn can_be_pulled(self) -> bool {
        !matches!(self, Self::Ring | Self::Fork)
    }
}

/// The distance of a symbol from the rim, so that it is complete at every level of detail.
const SYMBOL_RIM: f64 = 175.0;

/// The radius of a building or a lake.
const fn radius_of(kind: FeatureKind) -> f64 {
    if matches!(kind, FeatureKind::Lake) { 170.0 } else { 130.0 }
}

impl Layout {
    /// Lays out lakes and buildings.
    pub(super) fn lay_spots(&mut self, kind: &TileKind, pulls: &[Pull]) {
        let segments = kind.segments();
        for (index, segment) in segments.iter().enumerate() {
            if !segment.kind().is_building() && segment.kind() != FeatureKind::Lake {
                continue;
            }
            let radius = radius_of(segment.kind());
            let ground = ground_of(kind, index);
            let pull = self.pulled_to(pulls, Pulled::Segment(index));
            let pieces = self.pieces_of_land();
            let routes = lines_to(kind, index);
            let is_there = |cell| routes.iter().all(|route| route.leads_to(&pieces, cell));
            let at = Anchor { near: anchor(kind, segment), radius, wall: pull };
            let at = self.best_spot(|cell| self.owners.get(cell) == ground, &at, is_there);
            // A lake in a narrow bay leaves the rim to the land.
            let radius = radius.min(at.to_rim() - 50.0);
            for cell in within(at, radius) {
                if self.owners.get(cell) == ground {
                    self.owners.set(cell, Owner::Segment(index as u8));
                }
            }
            self.shapes[index] = Shape::Spot { at, radius };
        }
    }

    /// The walls against which something is moved, if it is.
    pub(super) fn pulled_to(&self, pulls: &[Pull], what: Pulled) -> Option<Vec<Point>> {
        let Shape::Area(outline) = &self.shapes[pulls.iter().find(|pull| pull.what == what)?.to]
        else {
            return None;
        };
        outline.walls.first().cloned()
    }

    pub(super) fn pieces_of_land(&self) -> Grid<Option<usize>> {
        pieces(|cell| self.owners.get(cell) == Owner::Land).0
    }

    /// The best place for something: with enough room, near its anchor, or against a wall.
    pub(super) fn best_spot(
        &self,
        fits: impl Fn(Cell) -> bool,
        anchor: &Anchor,
        prefer: impl Fn(Cell) -> bool,
    ) -> Point {
        let Anchor { near, radius, ref wall } = *anchor;
        let beside = |at: Point| {
            let overlap = |hub: &Hub| (hub.kind.radius() + radius - hub.at.distance(at)).max(0.0);
            3.0 * self.hubs.iter().map(overlap).sum::<f64>()
        };
        let room = depth(&fits);
        let value = |cell: Cell| {
            let at = cell.centre();
            match wall {
                // It overlaps the wall a little.
                Some(wall) => {
                    let off = (distance(wall, at) - radius * 0.8).abs();
                    let narrow = (radius * 0.7 - room.get(cell)).max(0.0);
                    -off - at.distance(near) * 0.3 - narrow * 0.5 - beside(at)
                }
                None => room.get(cell).min(radius * 1.4) - at.distance(near) * 0.35 - beside(at),
            }
        };
        let fitting: Vec<_> = Cell::all().filter(|&cell| fits(cell)).collect();
        let best = |cells: &mut dyn Iterator<Item = Cell>| {
            cells.max_by(|a, b| value(*a).total_cmp(&value(*b))).map(Cell::centre)
        };
        let found = best(&mut fitting.iter().copied().filter(|&cell| prefer(cell)))
            .or_else(|| best(&mut fitting.iter().copied()))
            .unwrap_or(Point::CENTRE);
        // No cell is centred on the middle, so cells next to it snap to it.
        let straight = |along: f64| if (along - 500.0).abs() < CELL { 500.0 } else { along };
        Point::new(straight(found.x), straight(found.y))
    }

    /// The place where roads end, created for the first of them.
    pub(super) fn hub(&mut self, kind: HubKind, pulls: &[Pull], route: &EndingLine) -> Point {
        if let Some(hub) = self.hubs.iter().find(|hub| hub.kind == kind && kind.is_shared()) {
            return hub.at;
        }
        let wall = self.pulled_to(pulls, Pulled::Hub);
        let is_land = |cell| self.owners.get(cell) == Owner::Land;
        let pieces = self.pieces_of_land();
        let anchor = Anchor { near: Point::CENTRE, radius: kind.radius(), wall };
        let at = self.best_spot(is_land, &anchor, |cell| route.leads_to(&pieces, cell));
        self.hubs.push(Hub { at, kind });
        for cell in within(at, kind.radius()) {
            if self.owners.get(cell) == Owner::Land {
                self.owners.set(cell, Owner::Hub);
            }
        }
        if let HubKind::Symbol(symbol) = kind {
            self.symbols.push((symbol, at));
        }
        at
    }

    /// What stands at the end of a line that leads to nothing on the tile.
    pub(super) fn end_of(kind: &TileKind, line: &Segment) -> HubKind {
        let ends = [Symbol::Volcano, Symbol::TowerSite, Symbol::Fair];
        let symbol = ends.into_iter().find(|&symbol| kind.has(symbol));
        match (line.kind(), symbol) {
            _ if matches!(line.attributes, Attributes::River { spring: true }) => HubKind::Spring,
            (FeatureKind::River, _) if kind.role() == TileRole::Source => HubKind::Spring,
            (FeatureKind::River, Some(Symbol::Volcano)) => HubKind::Symbol(Symbol::Volcano),
            (FeatureKind::River, _) => HubKind::Pond,
            (_, Some(symbol)) => HubKind::Symbol(symbol),
            _ => HubKind::House,
        }
    }

    /// Places the symbols at which no road ends.
    pub(super) fn lay_symbols(&mut self, kind: &TileKind) {
        for symbol in Symbol::ALL {
            if kind.has(symbol) && self.symbols.iter().all(|&(other, _)| other != symbol) {
                let ring = self.hubs.iter().find(|hub| hub.kind == HubKind::Ring);
                let at = match ring {
                    Some(ring) if symbol == Symbol::Fair => ring.at,
                    _ => within_tile(self.place_of(kind, symbol), SYMBOL_RIM),
                };
                self.symbols.push((symbol, at));
            }
        }
    }

    /// A place for a symbol: on a hedge, on open land or, if there is little of it, in a city.
    fn place_of(&self, kind: &TileKind, symbol: Symbol) -> Point {
        let radius = HubKind::Symbol(symbol).radius();
        let is_free = |cell: Cell| {
            let clear = |&(other, at): &(Symbol, Point)| {
                at.distance(cell.centre()) > radius + HubKind::Symbol(other).radius()
            };
            self.symbols.iter().all(clear)
        };
        let is_on = |cell: Cell, fits: fn(FeatureKind) -> bool| match self.owners.get(cell) {
            Owner::Segment(index) => fits(kind.segments()[usize::from(index)].kind()),
            _ => false,
        };
        let is_hedge = |cell| self.owners.get(cell) == Owner::Hedge;
        let land = |cell| is_free(cell) && (is_hedge(cell) || is_on(cell, FeatureKind::is_land));
        let city = |cell| is_free(cell) && is_on(cell, is_area);
        let room = |fits: &dyn Fn(Cell) -> bool| {
            let depth = depth(fits);
            Cell::all().map(|cell| depth.get(cell)).fold(0.0, f64::max)
        };
        let anchor = Anchor { near: Point::CENTRE, radius, wall: None };
        if room(&land) >= 0.6 * radius || room(&land) >= room(&city) {
            self.best_spot(land, &anchor, |cell| is_hedge(cell) && cell.centre().to_rim() > radius)
        } else {
            self.best_spot(city, &anchor, |_| true)
        }
    }
}

/// The ground of a building: land, or the city that it leads into.
fn ground_of(kind: &TileKind, building: usize) -> Owner {
    let linked = kind.linked(building).find(|&other| is_area(kind.segments()[other].kind()));
    linked.map_or(Owner::Land, |city| Owner::Segment(city as u8))
}

/// The lines that end at a spot.
fn lines_to(kind: &TileKind, spot: usize) -> Vec<EndingLine> {
    let segments = kind.segments().iter().enumerate();
    let ends_here = |index: usize, segment: &Segment| {
        kind.linked(index).chain(segment.touched()).any(|linked| linked == spot)
    };
    let lines =
        segments.filter(|&(index, segment)| is_line(segment.kind()) && ends_here(index, segment));
    lines.map(|(index, _)| EndingLine::of(kind, index)).collect()
}

/// The preferred position of something.
pub(super) struct Anchor {
    near: Point,
    radius: f64,
    /// The wall against which it is moved.
    wall: Option<Vec<Point>>,
}

/// The preferred position of a lake or building: the middle or, with two lakes, nearer to its rivers.
fn anchor(kind: &TileKind, segment: &Segment) -> Point {
    let lakes = kind.segments().iter().filter(|s| s.kind() == FeatureKind::Lake).count();
    let rivers = segment.shores.iter().map(middle);
    let (sum, count) =
        rivers.fold((Point::CENTRE, 1.0), |(sum, count), at| (sum + at, count + 1.0));
    if lakes > 1 { sum * (1.0 / count) } else { Point::CENTRE }
}

/// A line that enters and ends on the tile.
pub(super) struct EndingLine {
    sides: Sides,
    /// Whether it passes over another line on a bridge.
    crosses: bool,
}

impl EndingLine {
    pub(super) fn of(kind: &TileKind, index: usize) -> Self {
        let segments = kind.segments();
        let crosses =
            |&[over, under]: &[usize; 2]| over == index && is_line(segments[under].kind());
        Self { sides: segments[index].sides, crosses: kind.bridges().iter().any(crosses) }
    }

    /// Whether it can lead to a cell: on the same piece of land, or on any if it crosses another line.
    fn leads_to(&self, pieces: &Grid<Option<usize>>, cell: Cell) -> bool {
        let beside = self.sides.iter().flat_map(|side| {
            let at = middle(side) + inward(side) * 15.0;
            let aside = inward(side).right() * 120.0;
            [Cell::at(at + aside), Cell::at(at - aside)]
        });
        let is_here = beside.into_iter().any(|port| pieces.get(port) == pieces.get(cell));
        is_here != self.crosses
    }
}
