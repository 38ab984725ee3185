//! Where the tiles lie: a rectangle of cells that grows as needed.

use crate::tile::TileFacts;

/// The tiles by their position; x grows east, y grows south.
#[derive(Clone, Debug)]
pub(crate) struct Table<Tile = TileFacts> {
    west: i32,
    north: i32,
    width: i32,
    height: i32,
    /// Column by column from the west, each from north to south.
    cells: Vec<Option<Tile>>,
}

impl<Tile> Default for Table<Tile> {
    fn default() -> Self {
        Table { west: 0, north: 0, width: 0, height: 0, cells: Vec::new() }
    }
}

impl<Tile: Clone> Table<Tile> {
    /// The number of the cell of a position, if it lies within the rectangle.
    pub(crate) fn cell(&self, (x, y): (i32, i32)) -> Option<usize> {
        let (column, row) = (x - self.west, y - self.north);
        let inside = (0..self.width).contains(&column) && (0..self.height).contains(&row);
        inside.then(|| (column * self.height + row) as usize)
    }

    /// How many cells there are.
    pub(crate) fn cells(&self) -> usize {
        self.cells.len()
    }

    pub(crate) fn get(&self, position: (i32, i32)) -> Option<&Tile> {
        self.cells[self.cell(position)?].as_ref()
    }

    pub(crate) fn contains(&self, position: (i32, i32)) -> bool {
        self.get(position).is_some()
    }

    /// Every tile with its position, sorted by x, then y.
    pub(crate) fn iter(&self) -> impl Iterator<Item = ((i32, i32), &Tile)> {
        let cells = (0..).zip(&self.cells);
        cells.filter_map(|(cell, tile)| {
            let position = (self.west + cell / self.height, self.north + cell % self.height);
            Some((position, tile.as_ref()?))
        })
    }

    /// Puts a tile on a free position.
    pub(crate) fn insert(&mut self, position: (i32, i32), tile: Tile) {
        if self.cell(position).is_none() {
            self.grow(position);
        }
        let cell = self.cell(position).expect("the table has grown");
        let before = self.cells[cell].replace(tile);
        assert!(before.is_none(), "there is a tile at {position:?} already");
    }

    /// Makes the rectangle large enough for a position, with room to spare.
    fn grow(&mut self, (x, y): (i32, i32)) {
        const SPARE: i32 = 4;
        let old = std::mem::take(self);
        let (mut west, mut north, mut east, mut south) = (x, y, x, y);
        for ((x, y), _) in old.iter() {
            (west, east) = (west.min(x), east.max(x));
            (north, south) = (north.min(y), south.max(y));
        }
        self.west = west - SPARE;
        self.north = north - SPARE;
        self.width = east - west + 1 + 2 * SPARE;
        self.height = south - north + 1 + 2 * SPARE;
        self.cells = vec![None; (self.width * self.height) as usize];
        for (position, tile) in old.iter() {
            self.insert(position, tile.clone());
        }
    }
}
