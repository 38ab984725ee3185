//! The landscape: placed tiles, and the open spaces around them with what each demands.

use crate::game::KindId;
use crate::geometry::{Pos, Side, Turn};
use crate::state::with_room;
use crate::tile::{Demand, TileKind, Turned};

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacedTile {
    /// Where it lies.
    pub pos: Pos,
    /// What is drawn on it.
    pub kind: KindId,
    /// How it was turned.
    pub turn: Turn,
    /// The number of its first segment; the others follow in the order of the tile file.
    pub(crate) first_segment: u16,
}

/// An empty space with a tile on at least one side (`BAS-10`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct OpenSpace {
    pub(crate) pos: Pos,
    pub(crate) demand: Demand,
}

/// What a cell of the window holds: nothing, a tile or an open space, packed into two bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Cell(u16);

enum Content {
    Blank,
    Tile(u16),
    Space(u16),
}

impl Cell {
    const BLANK: Self = Self(0);
    const SPACE: u16 = 0x8000;

    const fn tile(index: usize) -> Self {
        Self(index as u16 + 1)
    }

    const fn space(index: usize) -> Self {
        Self(index as u16 | Self::SPACE)
    }

    #[inline]
    const fn content(self) -> Content {
        match self.0 {
            0 => Content::Blank,
            tile if tile & Self::SPACE == 0 => Content::Tile(tile - 1),
            space => Content::Space(space & !Self::SPACE),
        }
    }
}

/// The tiles around a space: north, north-east, east and so on clockwise.
pub(crate) type Ring = [Option<u16>; 8];

/// The tile on a side, from the ring around a space.
pub(crate) fn beside(ring: &Ring, side: Side) -> Option<u16> {
    ring[2 * side.index()]
}

/// The landscape.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    tiles: Vec<PlacedTile>,
    spaces: Vec<OpenSpace>,
    window: Window,
}

/// The part of the table that is mapped cell by cell. It always reaches one space beyond every
/// tile, and grows when a tile lands on its rim.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Window {
    cells: Vec<Cell>,
    left: i16,
    top: i16,
    width: i16,
    height: i16,
}

impl Board {
    /// An empty table for a landscape of up to `tiles` tiles.
    pub(crate) fn new(tiles: usize) -> Self {
        Self {
            tiles: Vec::with_capacity(tiles),
            // A landscape of n tiles has at most 2n + 2 open spaces: a straight line has.
            spaces: Vec::with_capacity(2 * tiles + 2),
            window: Window::new(),
        }
    }

    /// The tiles in the order in which they were laid.
    #[inline]
    pub(crate) fn tiles(&self) -> &[PlacedTile] {
        &self.tiles
    }

    #[inline]
    pub(crate) fn spaces(&self) -> &[OpenSpace] {
        &self.spaces
    }

    /// The tile that was laid last.
    pub(crate) fn last_tile(&self) -> Option<&PlacedTile> {
        self.tiles.last()
    }

    /// The tile on a space.
    pub(crate) fn tile_at(&self, pos: Pos) -> Option<&PlacedTile> {
        match self.window.get(pos).content() {
            Content::Tile(index) => Some(&self.tiles[usize::from(index)]),
            _ => None,
        }
    }

    /// What an open space demands; none if the space is taken or touches no tile by an edge.
    #[inline]
    pub(crate) fn demand_at(&self, pos: Pos) -> Option<Demand> {
        match self.window.get(pos).content() {
            Content::Space(index) => Some(self.spaces[usize::from(index)].demand),
            _ => None,
        }
    }

    /// Whether the tile fits anywhere in any turn (`BAS-15`).
    pub(crate) fn fits_somewhere(&self, kind: &TileKind) -> bool {
        self.spaces
            .iter()
            .any(|space| kind.turns().any(|turn| space.demand.accepts(kind.turned(turn).edges)))
    }

    /// Lays a tile and opens the spaces around it. Answers the tiles that lie around it.
    pub(crate) fn lay(&mut self, tile: PlacedTile, turned: &Turned) -> Ring {
        let pos = tile.pos;
        self.window.reach_around(pos);
        let centre = self.window.index(pos);
        if let Content::Space(index) = self.window.cells[centre].content() {
            self.close_space(usize::from(index));
        }
        self.window.cells[centre] = Cell::tile(self.tiles.len());
        self.tiles.push(tile);

        let ring_of_cells = self.window.ring(centre);
        for side in Side::ALL {
            let cell = ring_of_cells[2 * side.index()];
            let terrain = turned.terrain[side.index()];
            match self.window.cells[cell].content() {
                Content::Tile(_) => {}
                Content::Space(index) => {
                    self.spaces[usize::from(index)].demand.restrict(side.opposite(), terrain);
                }
                Content::Blank => {
                    let mut demand = Demand::NONE;
                    demand.restrict(side.opposite(), terrain);
                    self.window.cells[cell] = Cell::space(self.spaces.len());
                    self.spaces.push(OpenSpace { pos: pos.step(side), demand });
                }
            }
        }
        ring_of_cells.map(|cell| match self.window.cells[cell].content() {
            Content::Tile(index) => Some(index),
            _ => None,
        })
    }

    fn close_space(&mut self, index: usize) {
        self.spaces.swap_remove(index);
        if let Some(moved) = self.spaces.get(index) {
            let cell = self.window.index(moved.pos);
            self.window.cells[cell] = Cell::space(index);
        }
    }

    /// Bytes reserved on the heap.
    pub(crate) fn heap_bytes(&self) -> usize {
        self.tiles.capacity() * size_of::<PlacedTile>()
            + self.spaces.capacity() * size_of::<OpenSpace>()
            + self.window.cells.capacity() * size_of::<Cell>()
    }
}

impl Clone for Board {
    fn clone(&self) -> Self {
        Self {
            tiles: with_room(&self.tiles),
            spaces: with_room(&self.spaces),
            window: self.window.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.tiles.clone_from(&source.tiles);
        self.spaces.clone_from(&source.spaces);
        self.window.clone_from(&source.window);
    }
}

impl Clone for Window {
    fn clone(&self) -> Self {
        Self { cells: self.cells.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        self.cells.clone_from(&source.cells);
        let Self { left, top, width, height, .. } = *source;
        (self.left, self.top, self.width, self.height) = (left, top, width, height);
    }
}

impl Window {
    /// Enough for all but a few games of the base set.
    const SIZE: i16 = 32;
    /// By how much the window grows beyond what is needed.
    const GROWTH: i16 = 8;

    fn new() -> Self {
        Self {
            cells: vec![Cell::BLANK; (Self::SIZE * Self::SIZE) as usize],
            left: -Self::SIZE / 2,
            top: -Self::SIZE / 2,
            width: Self::SIZE,
            height: Self::SIZE,
        }
    }

    #[inline]
    fn get(&self, pos: Pos) -> Cell {
        let (x, y) =
            (i32::from(pos.x) - i32::from(self.left), i32::from(pos.y) - i32::from(self.top));
        let inside =
            (0..i32::from(self.width)).contains(&x) && (0..i32::from(self.height)).contains(&y);
        if inside { self.cells[self.index(pos)] } else { Cell::BLANK }
    }

    #[inline]
    fn index(&self, pos: Pos) -> usize {
        let (x, y) = (pos.x - self.left, pos.y - self.top);
        y as usize * self.width as usize + x as usize
    }

    /// The cells around a cell that does not lie on the rim, clockwise from the north.
    #[inline]
    fn ring(&self, centre: usize) -> [usize; 8] {
        let row = self.width as usize;
        let (north, south) = (centre - row, centre + row);
        [north, north + 1, centre + 1, south + 1, south, south - 1, centre - 1, north - 1]
    }

    /// Makes sure that all eight spaces around `pos` are in the window.
    #[inline]
    fn reach_around(&mut self, pos: Pos) {
        let (x, y) = (pos.x - self.left, pos.y - self.top);
        if x < 1 || y < 1 || x > self.width - 2 || y > self.height - 2 {
            self.grow(pos);
        }
    }

    #[cold]
    fn grow(&mut self, pos: Pos) {
        let west = (self.left + 1 - pos.x).max(0);
        let north = (self.top + 1 - pos.y).max(0);
        let east = (pos.x + 2 - self.left - self.width).max(0);
        let south = (pos.y + 2 - self.top - self.height).max(0);
        let [west, north, east, south] =
            [west, north, east, south].map(|need| if need > 0 { need + Self::GROWTH } else { 0 });
        let mut grown = Self {
            cells: Vec::new(),
            left: self.left - west,
            top: self.top - north,
            width: self.width + west + east,
            height: self.height + north + south,
        };
        grown.cells = vec![Cell::BLANK; grown.width as usize * grown.height as usize];
        for (row, cells) in self.cells.chunks(self.width as usize).enumerate() {
            let at = grown.index(Pos::new(self.left, self.top + row as i16));
            grown.cells[at..at + cells.len()].copy_from_slice(cells);
        }
        *self = grown;
    }
}
