//! A tile as a grid of small cells, each of which belongs to one segment, so that a drawing can be checked
//! against the rules.

use bastide_rules::geometry::Rotation;

use crate::point::{Point, TILE, contains, distance};

/// Cells along a side.
pub(crate) const CELLS: usize = 100;
/// The side of a cell.
pub(crate) const CELL: f64 = TILE / CELLS as f64;

/// A value for every cell.
#[derive(Clone, Debug)]
pub(crate) struct Grid<T>(Vec<T>);

impl<T: Copy + PartialEq> Grid<T> {
    pub(crate) fn new(all: T) -> Self {
        Self(vec![all; CELLS * CELLS])
    }

    pub(crate) fn get(&self, cell: Cell) -> T {
        self.0[cell.index()]
    }

    pub(crate) fn set(&mut self, cell: Cell, to: T) {
        self.0[cell.index()] = to;
    }

    /// The cells with this value.
    pub(crate) fn cells(&self, with: T) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |&cell| self.get(cell) == with)
    }

    /// The grid after the tile was turned.
    pub(crate) fn turned(&self, turn: Rotation) -> Self {
        let mut turned = self.clone();
        for cell in Cell::all() {
            turned.set(Cell::at(cell.centre().turned(turn)), self.get(cell));
        }
        turned
    }
}

/// A cell by its column and row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cell {
    pub(crate) x: usize,
    pub(crate) y: usize,
}

impl Cell {
    pub(crate) fn all() -> impl Iterator<Item = Self> + Clone {
        Self::block(0, CELLS - 1, 0, CELLS - 1)
    }

    fn block(
        left: usize,
        right: usize,
        top: usize,
        bottom: usize,
    ) -> impl Iterator<Item = Self> + Clone {
        (top..=bottom).flat_map(move |y| (left..=right).map(move |x| Self { x, y }))
    }

    const fn index(self) -> usize {
        self.y * CELLS + self.x
    }

    pub(crate) fn centre(self) -> Point {
        Point::new((self.x as f64 + 0.5) * CELL, (self.y as f64 + 0.5) * CELL)
    }

    /// The cell at a point; points beyond the rim count as on it.
    pub(crate) fn at(point: Point) -> Self {
        let cell = |along: f64| ((along / CELL).max(0.0) as usize).min(CELLS - 1);
        Self { x: cell(point.x), y: cell(point.y) }
    }

    /// The cells around some points, up to this distance.
    fn around_all(points: &[Point], beyond: f64) -> impl Iterator<Item = Self> + use<> {
        let far = f64::INFINITY;
        let (mut least, mut most) = (Point::new(far, far), Point::new(-far, -far));
        for point in points {
            least = Point::new(least.x.min(point.x), least.y.min(point.y));
            most = Point::new(most.x.max(point.x), most.y.max(point.y));
        }
        let beyond = Point::new(beyond, beyond);
        let (least, most) = (Self::at(least - beyond), Self::at(most + beyond));
        Self::block(least.x, most.x, least.y, most.y)
    }

    /// The four adjacent cells.
    pub(crate) fn beside(self) -> impl Iterator<Item = Self> {
        let is_beside = move |cell: &Self| cell.x == self.x || cell.y == self.y;
        self.around().map(|(cell, _)| cell).filter(is_beside)
    }

    /// The eight cells around it, with their distances.
    pub(crate) fn around(self) -> impl Iterator<Item = (Self, f64)> {
        const DIAGONAL: f64 = std::f64::consts::SQRT_2;
        const RING: [(isize, isize, f64); 8] = [
            (-1, -1, DIAGONAL),
            (0, -1, 1.0),
            (1, -1, DIAGONAL),
            (-1, 0, 1.0),
            (1, 0, 1.0),
            (-1, 1, DIAGONAL),
            (0, 1, 1.0),
            (1, 1, DIAGONAL),
        ];
        RING.into_iter().filter_map(move |(dx, dy, far)| {
            let (x, y) = (self.x.checked_add_signed(dx)?, self.y.checked_add_signed(dy)?);
            (x < CELLS && y < CELLS).then_some((Self { x, y }, far))
        })
    }
}

/// The cells inside a closed outline.
pub(crate) fn inside(outline: &[Point]) -> impl Iterator<Item = Cell> {
    Cell::around_all(outline, 0.0).filter(|cell| contains(outline, cell.centre()))
}

/// The cells within this distance of a line.
pub(crate) fn near(line: &[Point], width: f64) -> impl Iterator<Item = Cell> {
    Cell::around_all(line, width).filter(move |cell| distance(line, cell.centre()) <= width)
}

/// The cells within this distance of a point.
pub(crate) fn within(point: Point, radius: f64) -> impl Iterator<Item = Cell> {
    Cell::around_all(&[point], radius).filter(move |cell| cell.centre().distance(point) <= radius)
}

/// The distance of each cell from the nearest cell outside; the rim of the tile counts as outside.
pub(crate) fn depth(is_inside: impl Fn(Cell) -> bool) -> Grid<f64> {
    let mut depth = Grid::new(0.0);
    for cell in Cell::all().filter(|&cell| is_inside(cell)) {
        depth.set(cell, cell.centre().to_rim() + CELL / 2.0);
    }
    let mut settle = |cell: Cell| {
        let own = depth.get(cell);
        if own > 0.0 {
            let best = cell.around().map(|(other, far)| depth.get(other) + far * CELL);
            depth.set(cell, best.fold(own, f64::min));
        }
    };
    Cell::all().for_each(&mut settle);
    for index in (0..CELLS * CELLS).rev() {
        settle(Cell { x: index % CELLS, y: index / CELLS });
    }
    depth
}

/// The connected components of the cells inside, and their number.
pub(crate) fn pieces(is_inside: impl Fn(Cell) -> bool) -> (Grid<Option<usize>>, usize) {
    let (mut pieces, mut count) = (Grid::new(None), 0);
    for start in Cell::all() {
        if !is_inside(start) || pieces.get(start).is_some() {
            continue;
        }
        let mut open = vec![start];
        pieces.set(start, Some(count));
        while let Some(cell) = open.pop() {
            for next in cell.beside() {
                if is_inside(next) && pieces.get(next).is_none() {
                    pieces.set(next, Some(count));
                    open.push(next);
                }
            }
        }
        count += 1;
    }
    (pieces, count)
}
