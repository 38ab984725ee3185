//! Painting a tile: ground, water, roads and areas from the lowest to the highest, then what stands on
//! them.

mod area;
mod forest;
mod gates;
mod ground;
mod line;
mod roofs;
mod sea;
mod standing;
mod wall;

use bastide_rules::geometry::Rotation;
use bastide_rules::tile::{FeatureKind, TileKind, TileRole};

use crate::detail::{Detail, Version};
use crate::layout::{HubKind, Layout, Owner, Shape};
use crate::palette::{Look, Palette};
use crate::point::Point;
use crate::raster::Cell;
use crate::rings::directions;
use crate::rng::TileRng;
use crate::svg::Svg;

/// The context of painting a tile.
struct Painter<'a> {
    kind: &'a TileKind,
    layout: &'a Layout,
    look: Look,
    palette: &'static Palette,
    detail: Detail,
    variant: u8,
    svg: Svg,
    /// The towers of city walls.
    towers: Vec<Point>,
    /// Fields in furrows.
    crops: Vec<(Point, f64)>,
    /// What must not be painted over: points with a radius.
    taken: Vec<(Point, f64)>,
    turn: Rotation,
}

/// Paints a layout that is already turned. The light comes from the upper left in every turn.
pub(crate) fn paint(kind: &TileKind, layout: &Layout, version: Version) -> String {
    let look = Look::of(kind);
    let Version { detail, variant, turn } = version;
    let mut painter = Painter {
        kind,
        layout,
        look,
        palette: look.palette(),
        detail,
        variant,
        svg: Svg::default(),
        towers: Vec::new(),
        crops: Vec::new(),
        taken: Vec::new(),
        turn,
    };
    painter.take_places();
    if kind.role() == TileRole::Abbey {
        painter.paint_abbey_ground();
    } else {
        painter.paint_land();
    }
    painter.paint_levels();
    painter.paint_hubs();
    painter.paint_trees();
    painter.paint_emblems();
    painter.svg.0
}

impl Painter<'_> {
    fn take_places(&mut self) {
        let layout = self.layout;
        self.taken.extend(layout.seats.iter().map(|&seat| (seat, 100.0)));
        self.taken.extend(layout.emblems.iter().map(|placed| (placed.at, 90.0 * placed.scale)));
        self.taken.extend(layout.hubs.iter().map(|hub| (hub.at, hub.kind.radius() + 25.0)));
        let symbol = |symbol| HubKind::Symbol(symbol).radius();
        self.taken.extend(layout.symbols.iter().map(|&(kind, at)| (at, symbol(kind) + 10.0)));
        for shape in &layout.shapes {
            if let Shape::Spot { at, radius } = *shape {
                self.taken.push((at, radius + 25.0));
            }
        }
        let gates = layout.gates.iter().chain(&layout.mouths);
        self.taken.extend(gates.map(|gate| (gate.at, 80.0)));
    }

    /// Paints what lies below bridges, then what passes over them: rivers, areas, roads.
    fn paint_levels(&mut self) {
        let layout = self.layout;
        if layout.outside.is_some() {
            self.paint_outside();
        }
        let bridges = self.kind.bridges();
        for is_over in [false, true] {
            let is_here = |index: usize| bridges.iter().any(|&[over, _]| over == index) == is_over;
            let level: Vec<_> = (0..layout.shapes.len()).filter(|&index| is_here(index)).collect();
            let of_kind = |wanted: &dyn Fn(FeatureKind) -> bool| -> Vec<usize> {
                level.iter().copied().filter(|&i| wanted(self.kind.segments()[i].kind())).collect()
            };
            let rivers = of_kind(&|kind| kind == FeatureKind::River);
            let roads = of_kind(&|kind| kind == FeatureKind::Road);
            let areas = of_kind(&|kind| {
                matches!(kind, FeatureKind::City | FeatureKind::Forest | FeatureKind::Town)
            });
            if !is_over {
                self.paint_water(&rivers);
            }
            for area in areas {
                self.paint_area(area);
            }
            self.paint_roads(&roads, is_over);
        }
        self.paint_gates();
    }

    fn is_full(&self) -> bool {
        self.detail == Detail::Full
    }

    /// The random numbers for one part of the variant. They do not depend on what else is painted, so that
    /// a tile keeps its roofs at other levels of detail.
    fn rng(&self, part: &str) -> TileRng {
        TileRng::from_name(&format!("{} {} {part}", self.kind.id(), self.variant))
    }

    /// The random numbers for a part that all variants share.
    fn shared_rng(&self, part: &str) -> TileRng {
        TileRng::from_name(&format!("{} {part}", self.kind.id()))
    }

    fn owner_at(&self, point: Point) -> Option<Owner> {
        (point.to_rim() >= 0.0).then(|| self.layout.owners.get(Cell::at(point)))
    }

    fn is_land(&self, owner: Owner) -> bool {
        match owner {
            Owner::Segment(index) => matches!(self.layout.shapes[usize::from(index)], Shape::Land),
            _ => false,
        }
    }

    /// Whether a disc lies on suitable cells and on nothing that must not be painted over.
    fn has_room(&self, at: Point, radius: f64, fits: impl Fn(Owner) -> bool) -> bool {
        let clear =
            self.taken.iter().all(|&(other, room)| other.distance(at) > room + radius * 0.8);
        clear && self.has_ground(at, radius, 8, fits)
    }

    /// Whether the centre of a disc and points on its rim lie on suitable cells.
    fn has_ground(
        &self,
        at: Point,
        radius: f64,
        points: u32,
        fits: impl Fn(Owner) -> bool,
    ) -> bool {
        let ring = directions(points).map(|direction| at + direction * radius);
        ring.chain([at]).all(|point| self.owner_at(point).is_some_and(&fits))
    }

    /// A random point of the unturned tile, after the turn.
    fn somewhere(&self, rng: &mut TileRng, rim: f64) -> Point {
        rng.point(rim).turned(self.turn)
    }
}
