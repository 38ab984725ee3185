//! The table: the tiles as they lie, the followers standing on them, and the flood fill that
//! finds a feature. Nothing here is remembered from one question to the next.

use std::collections::{BTreeMap, BTreeSet};

use crate::tile::{Kind, Segment, TileFacts};

/// One segment on the table: x, y and the place of the segment in the tile's list.
pub(crate) type Piece = (i32, i32, usize);

/// A feature (BAS-D-03) as the set of its pieces.
pub(crate) type Region = BTreeSet<Piece>;

/// The half-edge of the neighbour that each half-edge faces (BAS-D-04), in the order
/// NL NR EL ER SL SR WL WR: NL-SR, NR-SL, EL-WR, ER-WL and back.
const FACING_HALF: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

/// A feature on the table, described so that it can be compared with somebody else's view.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Feature {
    /// What kind of feature it is.
    pub kind: Kind,
    /// Its segments: x, y and the place name on that tile.
    pub segments: BTreeSet<(i32, i32, String)>,
    /// Whether it is complete (BAS-D-06). Never so for a field.
    pub complete: bool,
    /// How many different tiles hold a segment of it (BAS-D-07); for a cloister therefore 1.
    pub tiles: usize,
    /// How many shields it holds.
    pub shields: u32,
    /// The followers on it, sorted: seat, x, y and place name.
    pub followers: Vec<(usize, i32, i32, String)>,
}

/// The tiles on the table and the followers standing on them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Board {
    /// Every tile, turned as it lies.
    pub(crate) tiles: BTreeMap<(i32, i32), TileFacts>,
    /// The seat of the player whose follower stands on a segment. One each is enough: nobody may
    /// be placed where somebody stands (BAS-21).
    pub(crate) followers: BTreeMap<Piece, usize>,
}

/// The position next to (x, y) on the given side; x grows east, y grows south.
fn beyond(x: i32, y: i32, side: usize) -> (i32, i32) {
    match side {
        0 => (x, y - 1),
        1 => (x + 1, y),
        2 => (x, y + 1),
        _ => (x - 1, y),
    }
}

/// Whether a tile shows the same as every neighbour on the edge they share (BAS-12).
fn fits(tile: &TileFacts, faced: [Option<Kind>; 4]) -> bool {
    (0..4).all(|side| faced[side].is_none_or(|kind| kind == tile.edges[side]))
}

impl Board {
    /// Lays a tile, which must fit.
    pub(crate) fn lay(&mut self, x: i32, y: i32, tile: TileFacts) {
        let fits = fits(&tile, self.faced(x, y));
        assert!(fits, "{} does not fit at {x},{y}", tile.id);
        let before = self.tiles.insert((x, y), tile);
        assert!(before.is_none(), "there is a tile at {x},{y} already");
    }

    /// What the neighbours of a position show towards it, on its four sides.
    fn faced(&self, x: i32, y: i32) -> [Option<Kind>; 4] {
        [0, 1, 2, 3].map(|side| {
            let neighbour = self.tiles.get(&beyond(x, y, side));
            neighbour.map(|tile| tile.edges[(side + 2) % 4])
        })
    }

    /// Every legal position and turn of a tile (BAS-10 to BAS-13). Looking only at the sides of
    /// tiles that lie already gives BAS-10, and BAS-11 with it.
    pub(crate) fn placements(&self, tile: &TileFacts) -> BTreeSet<(i32, i32, u8)> {
        let turns = tile.distinct_turns();
        let mut legal = BTreeSet::new();
        for (x, y) in self.free_positions() {
            let faced = self.faced(x, y);
            for (turn, turned) in &turns {
                if fits(turned, faced) {
                    legal.insert((x, y, *turn));
                }
            }
        }
        legal
    }

    /// The empty positions that share a side with a tile.
    fn free_positions(&self) -> BTreeSet<(i32, i32)> {
        let mut free = BTreeSet::new();
        for &(x, y) in self.tiles.keys() {
            let beside = (0..4).map(|side| beyond(x, y, side));
            free.extend(beside.filter(|position| !self.tiles.contains_key(position)));
        }
        free
    }

    /// How many of the eight positions around (x, y) hold a tile (BAS-35).
    fn tiles_around(&self, x: i32, y: i32) -> usize {
        let square = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
        let around = square.filter(|&offset| offset != (0, 0));
        around.filter(|(dx, dy)| self.tiles.contains_key(&(x + dx, y + dy))).count()
    }

    /// The piece that continues a segment of the tile at (x, y) across one of the places it
    /// reaches, if a tile lies there (BAS-D-03, BAS-D-04).
    fn across(&self, x: i32, y: i32, kind: Kind, reach: usize) -> Option<Piece> {
        let (side, facing) = match kind {
            Kind::Field => (reach / 2, FACING_HALF[reach]),
            _ => (reach, (reach + 2) % 4),
        };
        let (x, y) = beyond(x, y, side);
        let mut segments = self.tiles.get(&(x, y))?.segments.iter();
        let found = segments.position(|s| s.kind == kind && s.reaches.contains(&facing));
        Some((x, y, found.expect("edges that meet show the same")))
    }

    /// The whole feature a piece belongs to: walk on until nothing new turns up.
    pub(crate) fn flood(&self, start: Piece) -> Region {
        let mut region = Region::from([start]);
        let mut to_visit = vec![start];
        while let Some(piece) = to_visit.pop() {
            let (x, y, _) = piece;
            let segment = self.segment(piece);
            for &reach in &segment.reaches {
                if let Some(next) = self.across(x, y, segment.kind, reach)
                    && region.insert(next)
                {
                    to_visit.push(next);
                }
            }
        }
        region
    }

    /// What is printed where a piece lies.
    fn segment(&self, (x, y, index): Piece) -> &Segment {
        &self.tiles[&(x, y)].segments[index]
    }

    /// The kind of a feature: all its pieces are of one kind.
    pub(crate) fn kind(&self, region: &Region) -> Kind {
        let first = region.first().expect("a feature has a piece");
        self.segment(*first).kind
    }

    /// BAS-D-06: a road or city is complete without an open edge, a cloister with eight tiles
    /// around it, a field never.
    pub(crate) fn is_complete(&self, region: &Region) -> bool {
        match self.kind(region) {
            Kind::Road | Kind::City => region.iter().all(|&piece| {
                let (x, y, _) = piece;
                let mut sides = self.segment(piece).reaches.iter();
                sides.all(|&side| self.tiles.contains_key(&beyond(x, y, side)))
            }),
            Kind::Cloister => region.iter().all(|&(x, y, _)| self.tiles_around(x, y) == 8),
            Kind::Field => false,
        }
    }

    /// BAS-D-07: the number of different tiles; a tile with two segments counts once (BAS-34).
    fn tile_count(region: &Region) -> usize {
        let mut positions: Vec<(i32, i32)> = region.iter().map(|&(x, y, _)| (x, y)).collect();
        positions.dedup(); // The pieces of a tile stand next to each other in the set.
        positions.len()
    }

    /// The shields in a feature.
    fn shields(&self, region: &Region) -> u32 {
        let pieces = region.iter();
        pieces.map(|&piece| self.segment(piece).shields).sum()
    }

    /// The points a feature that is not a field is worth as it stands.
    pub(crate) fn points(&self, region: &Region) -> u32 {
        let tiles = Board::tile_count(region) as u32;
        match self.kind(region) {
            // BAS-30, BAS-52: the same, finished or not.
            Kind::Road => tiles,
            // BAS-32 and BAS-53.
            Kind::City if self.is_complete(region) => 2 * tiles + 2 * self.shields(region),
            Kind::City => tiles + self.shields(region),
            // BAS-54; with eight tiles around it these are the nine points of BAS-36.
            Kind::Cloister => {
                let &(x, y, _) = region.first().expect("a cloister has a tile");
                1 + self.tiles_around(x, y) as u32
            }
            // BAS-47.
            Kind::Field => panic!("a field has no value of its own"),
        }
    }

    /// The followers on a feature: where each stands, and the seat of its player.
    pub(crate) fn followers_on(&self, region: &Region) -> Vec<(Piece, usize)> {
        let standing = self.followers.iter();
        let here = standing.filter(|(piece, _)| region.contains(piece));
        here.map(|(&piece, &seat)| (piece, seat)).collect()
    }

    /// The owners of a feature (BAS-D-09): whoever has the most followers on it, all of them if
    /// several have (BAS-38), nobody if it is empty (BAS-39).
    pub(crate) fn owners(&self, region: &Region) -> BTreeSet<usize> {
        let mut strength: BTreeMap<usize, usize> = BTreeMap::new();
        for (_, seat) in self.followers_on(region) {
            *strength.entry(seat).or_default() += 1;
        }
        let most = strength.values().max().copied();
        let strongest = strength.into_iter().filter(|(_, count)| Some(*count) == most);
        strongest.map(|(seat, _)| seat).collect()
    }

    /// Every feature on which somebody stands, once.
    pub(crate) fn occupied(&self) -> BTreeSet<Region> {
        let standing = self.followers.keys();
        standing.map(|&piece| self.flood(piece)).collect()
    }

    /// The completed cities a field touches, each once (BAS-D-10, BAS-58).
    pub(crate) fn completed_cities_touched(&self, field: &Region) -> BTreeSet<Region> {
        let mut cities = BTreeSet::new();
        for &piece in field {
            let (x, y, _) = piece;
            for &city in &self.segment(piece).touches {
                let city = self.flood((x, y, city));
                if self.is_complete(&city) {
                    cities.insert(city);
                }
            }
        }
        cities
    }

    /// Every feature on the table.
    pub(crate) fn features(&self) -> BTreeSet<Feature> {
        let mut seen = Region::new();
        let mut features = BTreeSet::new();
        for (&(x, y), tile) in &self.tiles {
            for index in 0..tile.segments.len() {
                if !seen.contains(&(x, y, index)) {
                    let region = self.flood((x, y, index));
                    features.insert(self.describe(&region));
                    seen.extend(region);
                }
            }
        }
        features
    }

    fn describe(&self, region: &Region) -> Feature {
        let name = |&piece: &Piece| (piece.0, piece.1, self.segment(piece).name());
        let followers = self.followers_on(region).into_iter();
        let mut followers: Vec<_> = followers
            .map(|(piece, seat)| (seat, piece.0, piece.1, self.segment(piece).name()))
            .collect();
        followers.sort();
        Feature {
            kind: self.kind(region),
            segments: region.iter().map(name).collect(),
            complete: self.is_complete(region),
            tiles: Board::tile_count(region),
            shields: self.shields(region),
            followers,
        }
    }
}
