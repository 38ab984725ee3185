//! The landscape: placed tiles, and the open spaces around them with the edges that each demands.

use crate::game::{Game, KindId, MAX_TILES};
use crate::geometry::{Pos, Rotation, Side};
use crate::region::SegmentId;
use crate::state::with_room;
use crate::tile::{Demand, SegmentName, TileKind, Turned};

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacedTile {
    /// Where it lies.
    pub pos: Pos,
    /// What is drawn on it.
    pub kind: KindId,
    /// How it was turned.
    pub turn: Rotation,
    /// The number of its first segment; the others follow in the order of the tile file.
    pub(crate) first_segment: u16,
}

impl PlacedTile {
    /// The tile's segments on the table, in the order of its kind.
    ///
    /// ```
    /// use bastide_rules::{Game, Setup};
    ///
    /// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
    /// let start = game.start().tiles()[0];
    /// assert_eq!(start.segments(&game).count(), game.kind_of(&start).segments().len());
    /// # Ok::<(), bastide_rules::SetupError>(())
    /// ```
    pub fn segments(
        &self,
        game: &Game,
    ) -> impl DoubleEndedIterator<Item = SegmentId> + ExactSizeIterator + use<> {
        let count = game.kind_of(self).segments().len() as u16;
        (self.first_segment..self.first_segment + count).map(SegmentId)
    }

    /// The segment with this name.
    pub(crate) fn segment_named(&self, game: &Game, place: SegmentName) -> Option<SegmentId> {
        let local = game.kind_of(self).segment_at(place, self.turn)?;
        Some(SegmentId(self.first_segment + local as u16))
    }
}

/// What a space holds: nothing, a tile or an open space, packed into two bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cell(u16);

/// What lies on a space.
#[derive(Clone, Copy)]
pub(crate) enum Content {
    Blank,
    /// A tile, by its place in the order of laying.
    Tile(u16),
    /// Nothing, beside a tile: an open space, by its place among these.
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
    pub(crate) const fn content(self) -> Content {
        match self.0 {
            0 => Content::Blank,
            tile if tile & Self::SPACE == 0 => Content::Tile(tile - 1),
            space => Content::Space(space & !Self::SPACE),
        }
    }
}

/// The tiles beside a tile, by side.
pub(crate) type Neighbours = [Option<u16>; 4];

/// The landscape.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    tiles: Vec<PlacedTile>,
    /// The open spaces: empty, with a tile on at least one side (`BAS-10`).
    spaces: Vec<Pos>,
    /// What each of them demands, in chunks of which the last is filled up with closed ones, so
    /// that a tile can be held against a chunk at once.
    demands: Vec<[Demand; LANES]>,
    window: Window,
}

/// The part of the table that is mapped cell by cell. It always reaches one space beyond every
/// tile, and grows when a tile lands on its rim.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Window {
    cells: Vec<Cell>,
    /// Its width and height at least.
    size: i16,
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
            demands: Vec::with_capacity((2 * tiles + 2).div_ceil(LANES)),
            window: Window::new(tiles),
        }
    }

    /// The tiles in the order in which they were laid.
    #[inline]
    pub(crate) fn tiles(&self) -> &[PlacedTile] {
        &self.tiles
    }

    /// The placements of a tile, in a fixed order.
    #[inline]
    pub(crate) fn placements<'a>(
        &'a self,
        kind: &'a TileKind,
    ) -> Placements<'a, impl Fn(usize) -> u8 + Copy> {
        Placements { spaces: &self.spaces, demands: &self.demands, kind, closed: |_| 0 }
    }

    /// The placements of a tile on all spaces but these, in a fixed order.
    #[inline]
    pub(crate) fn placements_but<'a>(
        &'a self,
        closed: &'a SomeSpaces,
        kind: &'a TileKind,
    ) -> Placements<'a, impl Fn(usize) -> u8 + Copy> {
        let closed = |chunk: usize| closed.0[chunk];
        Placements { spaces: &self.spaces, demands: &self.demands, kind, closed }
    }

    /// The eight spaces around a tile, row by row.
    #[inline]
    pub(crate) fn around(&self, tile: Pos) -> [Cell; 8] {
        // The window reaches one space beyond every tile.
        let (centre, row) = (self.window.index(tile), self.window.width as usize);
        let three = |middle: usize| match self.window.cells[middle - 1..middle + 2] {
            [west, middle, east] => [west, middle, east],
            _ => [Cell::BLANK; 3],
        };
        let [north_west, north, north_east] = three(centre - row);
        let [west, _, east] = three(centre);
        let [south_west, south, south_east] = three(centre + row);
        [north_west, north, north_east, west, east, south_west, south, south_east]
    }

    /// The tile that was laid last.
    #[inline]
    pub(crate) fn last_tile(&self) -> Option<&PlacedTile> {
        self.tiles.last()
    }

    /// The tile on a space.
    #[inline]
    pub(crate) fn tile_at(&self, pos: Pos) -> Option<&PlacedTile> {
        self.index_at(pos).map(|index| &self.tiles[usize::from(index)])
    }

    /// The tile on a space, by its place in the order of laying.
    #[inline]
    pub(crate) fn index_at(&self, pos: Pos) -> Option<u16> {
        match self.window.get(pos).content() {
            Content::Tile(index) => Some(index),
            _ => None,
        }
    }

    /// Of the tiles in the row or column of a space, the one furthest to a side; the space itself if there is none.
    pub(crate) fn outermost(&self, space: Pos, side: Side) -> Pos {
        let Window { left, top, width, height, .. } = self.window;
        let rim = match side {
            Side::N => Pos { y: top, ..space },
            Side::E => Pos { x: left + width - 1, ..space },
            Side::S => Pos { y: top + height - 1, ..space },
            Side::W => Pos { x: left, ..space },
        };
        let line = std::iter::successors(Some(rim), |pos| Some(pos.step(side.opposite())));
        let mut inside = line.take_while(|&pos| self.window.contains(pos));
        let is_tile = |cell: Cell| matches!(cell.content(), Content::Tile(_));
        let tile = inside.find(|&pos| is_tile(self.window.cells[self.window.index(pos)]));
        tile.unwrap_or(space)
    }

    /// What an open space demands; none if the space is taken or touches no tile by an edge.
    #[inline]
    pub(crate) fn demand_at(&self, pos: Pos) -> Option<Demand> {
        match self.window.get(pos).content() {
            Content::Space(index) => {
                Some(self.demands[usize::from(index) / LANES][usize::from(index) % LANES])
            }
            _ => None,
        }
    }

    /// `ABB-04`: the empty spaces with a tile on each side.
    #[inline]
    pub(crate) fn holes(&self) -> impl Iterator<Item = Pos> {
        let chunks = self.spaces.chunks(LANES).zip(&self.demands);
        // Most chunks have none, which is seen at once.
        let chunks = chunks.filter(|(_, demands)| {
            demands.iter().fold(false, |any, demand| any | demand.is_hole())
        });
        let spaces = chunks.flat_map(|(spaces, demands)| spaces.iter().zip(demands));
        spaces.filter(|(_, demand)| demand.is_hole()).map(|(&pos, _)| pos)
    }

    /// The open spaces on which something may lie, with what each demands.
    pub(crate) fn open_spaces(&self) -> impl Iterator<Item = (Pos, Demand)> {
        let demands = self.demands.iter().flatten().copied();
        self.spaces.iter().copied().zip(demands).filter(|(_, demand)| *demand != Demand::CLOSED)
    }

    /// Lays a tile and opens the spaces beside it. Returns the tiles beside it.
    #[expect(clippy::inline_always, reason = "once a turn; an abbey is laid from elsewhere")]
    #[inline(always)]
    pub(crate) fn lay(&mut self, tile: PlacedTile, turned: &Turned) -> Neighbours {
        let pos = tile.pos;
        if !self.window.reaches_beside(pos) {
            self.remap(pos);
        }
        let centre = self.window.index(pos);
        if let Content::Space(index) = self.window.cells[centre].content() {
            self.close_space(usize::from(index));
        }
        self.window.cells[centre] = Cell::tile(self.tiles.len());
        self.tiles.push(tile);

        let row = self.window.width as usize;
        // Written out, because the compiler may not unroll a loop.
        [
            self.meet(Side::N, centre - row, pos, turned),
            self.meet(Side::E, centre + 1, pos, turned),
            self.meet(Side::S, centre + row, pos, turned),
            self.meet(Side::W, centre - 1, pos, turned),
        ]
    }

    /// The neighbour on one side of a tile at `pos`; an open space there demands from now on what the
    /// tile shows.
    #[expect(clippy::inline_always, reason = "a part of `lay`, four times with a known side")]
    #[inline(always)]
    fn meet(&mut self, side: Side, cell: usize, pos: Pos, turned: &Turned) -> Option<u16> {
        let demand = match self.window.cells[cell].content() {
            Content::Tile(neighbour) => return Some(neighbour),
            Content::Space(space) => self.demand_mut(usize::from(space)),
            Content::Blank => {
                self.window.cells[cell] = Cell::space(self.spaces.len());
                self.open_space(pos.step(side))
            }
        };
        demand.restrict(turned.edges, side);
        None
    }

    /// Closes an open space to all tiles.
    pub(crate) fn block(&mut self, pos: Pos) {
        if let Content::Space(space) = self.window.get(pos).content() {
            *self.demand_mut(usize::from(space)) = Demand::CLOSED;
        }
    }

    /// Moves or enlarges the window so that the spaces beside `pos` are inside.
    #[cold]
    fn remap(&mut self, pos: Pos) {
        let all = || self.tiles.iter().map(|tile| tile.pos).chain([pos]);
        let (xs, ys) = (|| all().map(|pos| pos.x), || all().map(|pos| pos.y));
        let corner =
            |x: Option<i16>, y: Option<i16>| Pos::new(x.unwrap_or(pos.x), y.unwrap_or(pos.y));
        let north_west = corner(xs().min(), ys().min()).offset(-1, -1);
        let south_east = corner(xs().max(), ys().max()).offset(1, 1);
        self.window.lay_around(north_west, south_east);
        for (index, tile) in self.tiles.iter().enumerate() {
            let cell = self.window.index(tile.pos);
            self.window.cells[cell] = Cell::tile(index);
        }
        for (index, &space) in self.spaces.iter().enumerate() {
            let cell = self.window.index(space);
            self.window.cells[cell] = Cell::space(index);
        }
    }

    #[inline]
    fn demand_mut(&mut self, space: usize) -> &mut Demand {
        &mut self.demands[space / LANES][space % LANES]
    }

    #[inline]
    fn open_space(&mut self, pos: Pos) -> &mut Demand {
        let space = self.spaces.len();
        if space.is_multiple_of(LANES) {
            self.demands.push([Demand::CLOSED; LANES]);
        }
        self.spaces.push(pos);
        let demand = self.demand_mut(space);
        *demand = Demand::NONE;
        demand
    }

    /// Takes a space off the list; the last one moves into its place.
    #[expect(clippy::inline_always, reason = "a part of `lay`, which each game has for itself")]
    #[inline(always)]
    fn close_space(&mut self, space: usize) {
        self.spaces.swap_remove(space);
        let last = self.spaces.len();
        let demand = std::mem::replace(self.demand_mut(last), Demand::CLOSED);
        if last.is_multiple_of(LANES) {
            self.demands.pop();
        }
        if let Some(&moved) = self.spaces.get(space) {
            *self.demand_mut(space) = demand;
            let cell = self.window.index(moved);
            self.window.cells[cell] = Cell::space(space);
        }
    }

    /// Bytes reserved on the heap.
    pub(crate) fn heap_bytes(&self) -> usize {
        self.tiles.capacity() * size_of::<PlacedTile>()
            + self.spaces.capacity() * size_of::<Pos>()
            + self.demands.capacity() * size_of::<[Demand; LANES]>()
            + self.window.cells.capacity() * size_of::<Cell>()
    }
}

/// A set of open spaces, a byte for each chunk of them.
pub(crate) struct SomeSpaces([u8; MAX_CHUNKS]);

impl SomeSpaces {
    pub(crate) const NONE: Self = Self([0; MAX_CHUNKS]);

    /// Adds a space. Returns whether it was in the set before.
    #[inline]
    pub(crate) fn add(&mut self, space: u16) -> bool {
        let (chunk, lane) = (usize::from(space) / LANES, usize::from(space) % LANES);
        let was_there = self.0[chunk] & (1 << lane) != 0;
        self.0[chunk] |= 1 << lane;
        was_there
    }
}

/// As many chunks as the open spaces of the largest landscape make; an abbey opens none.
const MAX_CHUNKS: usize = (2 * MAX_TILES + 2).div_ceil(LANES);

/// Everywhere a tile can go: the open spaces, and for each the turns in which it fits (`BAS-12`).
#[derive(Clone, Copy)]
pub(crate) struct Placements<'a, C> {
    spaces: &'a [Pos],
    demands: &'a [[Demand; LANES]],
    kind: &'a TileKind,
    /// Which spaces of a chunk are closed to the tile, whatever their edges, as a bit set.
    closed: C,
}

/// How many demands are held against a tile at once: as many as fit a vector register.
const LANES: usize = 8;

impl<C: Fn(usize) -> u8 + Copy> Placements<'_, C> {
    /// Whether there is any (`BAS-15`).
    #[inline]
    pub(crate) fn any(self) -> bool {
        let mut chunks = self.demands.iter().enumerate();
        chunks.any(|(number, chunk)| self.turns_that_fit(number, chunk) != [0; LANES])
    }

    /// How many there are.
    #[expect(clippy::inline_always, reason = "as for `turns_that_fit`")]
    #[inline(always)]
    pub(crate) fn count(self) -> usize {
        let mut sums = [0_u16; LANES];
        for (number, chunk) in self.demands.iter().enumerate() {
            // A plain sum would be vectorised over eight chunks at once, which costs more for sorting them than it saves.
            for (sum, turns) in sums.iter_mut().zip(self.turns_that_fit(number, chunk)) {
                *sum = sum.saturating_add(turns);
            }
        }
        usize::from(sums.into_iter().sum::<u16>())
    }

    /// Visits them, space by space, until one pleases. Returns whether one did.
    #[inline]
    pub(crate) fn any_that(self, mut pleases: impl FnMut(Pos, Rotation) -> bool) -> bool {
        let chunks = self.spaces.chunks(LANES).zip(self.demands);
        for (number, (spaces, chunk)) in chunks.enumerate() {
            let turns = self.turns_that_fit(number, chunk);
            for ((turns, &demand), &pos) in turns.iter().zip(chunk).zip(spaces) {
                if *turns > 0 && self.turns_for(demand).any(|turn| pleases(pos, turn)) {
                    return true;
                }
            }
        }
        false
    }

    /// Visits all of them, space by space.
    #[inline]
    pub(crate) fn for_each(self, mut visit: impl FnMut(Pos, Rotation)) {
        self.any_that(|pos, turn| {
            visit(pos, turn);
            false
        });
    }

    /// The placement that [`for_each`](Self::for_each) shows after `index` others.
    #[expect(clippy::inline_always, reason = "as for `turns_that_fit`")]
    #[inline(always)]
    pub(crate) fn nth(self, index: usize) -> Option<(Pos, Rotation)> {
        let mut rest = index;
        for (number, chunk) in self.demands.iter().enumerate() {
            let turns = self.turns_that_fit(number, chunk);
            let here = usize::from(turns.into_iter().sum::<u16>());
            if rest >= here {
                rest -= here;
                continue;
            }
            for (lane, turns) in turns.into_iter().enumerate() {
                if rest < usize::from(turns) {
                    let turn = self.turns_for(chunk[lane]).nth(rest)?;
                    return Some((self.spaces[number * LANES + lane], turn));
                }
                rest -= usize::from(turns);
            }
        }
        None
    }

    /// For each space of a chunk, the number of turns that fit. There is no branch in the loop, so that
    /// it compiles to vector instructions.
    #[expect(clippy::inline_always, reason = "called from four loops; 5 % of a game otherwise")]
    #[inline(always)]
    fn turns_that_fit(self, number: usize, chunk: &[Demand; LANES]) -> [u16; LANES] {
        let mut turns = [0; LANES];
        for edges in self.kind.looks() {
            for (turns, demand) in turns.iter_mut().zip(chunk) {
                *turns += u16::from(demand.accepts(edges));
            }
        }
        let closed = (self.closed)(number);
        if closed != 0 {
            for (lane, turns) in turns.iter_mut().enumerate() {
                *turns *= u16::from(closed & (1 << lane) == 0);
            }
        }
        turns
    }

    #[inline]
    fn turns_for(self, demand: Demand) -> impl Iterator<Item = Rotation> {
        let looks = Rotation::ALL.into_iter().zip(self.kind.looks());
        looks.filter(move |&(_, edges)| demand.accepts(edges)).map(|(turn, _)| turn)
    }
}

impl Clone for Board {
    fn clone(&self) -> Self {
        Self {
            tiles: with_room(&self.tiles),
            spaces: with_room(&self.spaces),
            demands: with_room(&self.demands),
            window: self.window.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.tiles.clone_from(&source.tiles);
        self.spaces.clone_from(&source.spaces);
        self.demands.clone_from(&source.demands);
        self.window.clone_from(&source.window);
    }
}

impl Clone for Window {
    fn clone(&self) -> Self {
        Self { cells: with_room(&self.cells), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        self.cells.clone_from(&source.cells);
        let Self { size, left, top, width, height, .. } = *source;
        (self.size, self.left, self.top) = (size, left, top);
        (self.width, self.height) = (width, height);
    }
}

impl Window {
    /// A window with room for a landscape of this many tiles in any shape.
    fn new(tiles: usize) -> Self {
        // 20 columns and rows for the base game, which is enough for most landscapes.
        let size = (6 * tiles).isqrt().max(4);
        // A connected landscape of n tiles in w columns and h rows has w + h <= n + 1.
        let most = ((tiles + 5) * (tiles + 5) / 4).max(size * (tiles + 2)).max(size * size);
        let mut cells = Vec::with_capacity(most);
        cells.resize(size * size, Cell::BLANK);
        let size = size as i16;
        Self { cells, size, left: 0, top: 0, width: size, height: size }
    }

    #[inline]
    fn get(&self, pos: Pos) -> Cell {
        if self.contains(pos) { self.cells[self.index(pos)] } else { Cell::BLANK }
    }

    #[inline]
    fn contains(&self, pos: Pos) -> bool {
        let (x, y) =
            (i32::from(pos.x) - i32::from(self.left), i32::from(pos.y) - i32::from(self.top));
        (0..i32::from(self.width)).contains(&x) && (0..i32::from(self.height)).contains(&y)
    }

    #[inline]
    fn index(&self, pos: Pos) -> usize {
        let (x, y) = (pos.x - self.left, pos.y - self.top);
        y as usize * self.width as usize + x as usize
    }

    /// Whether the spaces beside `pos` are inside.
    #[inline]
    fn reaches_beside(&self, pos: Pos) -> bool {
        let (x, y) = (pos.x - self.left, pos.y - self.top);
        x >= 1 && y >= 1 && x <= self.width - 2 && y <= self.height - 2
    }

    /// Lays the window around the spaces from `north_west` to `south_east`, with these in its
    /// middle; all of it is blank then. It is only made larger if they do not fit.
    fn lay_around(&mut self, north_west: Pos, south_east: Pos) {
        let (columns, rows) = (south_east.x - north_west.x + 1, south_east.y - north_west.y + 1);
        self.width = columns.max(self.size);
        self.height = rows.max(self.size);
        self.left = north_west.x - (self.width - columns) / 2;
        self.top = north_west.y - (self.height - rows) / 2;
        self.cells.clear();
        self.cells.resize(self.width as usize * self.height as usize, Cell::BLANK);
    }
}
