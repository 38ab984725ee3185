//! The table: the tiles as they lie, the pieces standing on them, and the flood fill that finds a
//! feature. Nothing here is remembered from one question to the next.

use std::collections::{BTreeMap, BTreeSet};

use crate::figure::{Figure, Piece};
use crate::quarter::Quarter;
use crate::table::Table;
use crate::tile::{Edge, Kind, Segment, TileFacts};

/// One segment on the table: x, y and the place of the segment in the tile's list.
pub(crate) type Spot = (i32, i32, usize);

/// A space on the table: x and y.
pub(crate) type Position = (i32, i32);

/// A feature (BAS-D-03) as the sorted list of its segments.
pub(crate) type Region = Vec<Spot>;

/// The half-edge of the neighbour that each half-edge faces (BAS-D-04), in the order
/// NL NR EL ER SL SR WL WR: NL-SR, NR-SL, EL-WR, ER-WL and back.
pub(crate) const FACING_HALF: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

/// Where a piece stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stand {
    /// On a segment.
    On(Spot),
    /// On top of the tower of a tile (TOW-19).
    Tower(Position),
    /// In a quarter of the City of Carcassonne, and who that is: there is room for many.
    Quarter(Quarter, Figure),
}

impl Stand {
    /// The tile on which this is. A quarter is on none.
    pub(crate) fn position(self) -> Option<Position> {
        match self {
            Stand::On((x, y, _)) | Stand::Tower((x, y)) => Some((x, y)),
            Stand::Quarter(..) => None,
        }
    }
}

/// The fairy on the table (PRD-R-01).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fairy {
    /// Beside whom she was put.
    pub(crate) stand: Stand,
    /// Whether that very follower is still there.
    pub(crate) with_host: bool,
}

/// The tiles on the table and the pieces standing on them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Board {
    /// Every tile, turned as it lies.
    pub(crate) tiles: Table,
    /// Where tiles lie, in the order in which they were laid.
    pub(crate) laid: Vec<Position>,
    /// The piece that stands on a segment. One each is enough: a piece is placed on the tile just
    /// laid, and only one (BAS-17, BAS-19, TRA-07) besides a phantom on another feature (PHA-03),
    /// or comes through a portal or as a wagon to a feature without any, or takes the place of
    /// another (CAT-R-10).
    pub(crate) figures: BTreeMap<Spot, Figure>,
    /// The followers that have left a quarter in this part, until they are scored: they go where
    /// others stand already (CNT-09).
    pub(crate) newcomers: Vec<(Spot, Figure)>,
    /// The followers in the quarters.
    pub(crate) quarters: Vec<(Quarter, Figure)>,
    /// Where the count is, if he is in the game.
    pub(crate) count: Option<Quarter>,
    /// The heights of the towers that have been begun (TOW-08).
    pub(crate) towers: BTreeMap<Position, u32>,
    /// The followers on top of towers (TOW-19).
    pub(crate) tops: BTreeMap<Position, Figure>,
    pub(crate) dragon: Option<Position>,
    pub(crate) fairy: Option<Fairy>,
}

/// The position next to (x, y) on the given side; x grows east, y grows south.
pub(crate) fn beyond(x: i32, y: i32, side: usize) -> (i32, i32) {
    match side {
        0 => (x, y - 1),
        1 => (x + 1, y),
        2 => (x, y + 1),
        _ => (x - 1, y),
    }
}

/// The eight positions around (x, y) (BAS-35, CUL-05).
pub(crate) fn around(x: i32, y: i32) -> impl Iterator<Item = (i32, i32)> {
    let square = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
    let ring = square.filter(|&offset| offset != (0, 0));
    ring.map(move |(dx, dy)| (x + dx, y + dy))
}

/// Whether a tile shows the same as every neighbour on the edge they share (BAS-12).
fn fits(tile: &TileFacts, faced: [Option<Edge>; 4]) -> bool {
    (0..4).all(|side| match (faced[side], tile.edges[side]) {
        (Some(theirs), Some(own)) => theirs == own,
        _ => true, // Nothing there, or the abbey (ABB-05).
    })
}

impl Board {
    /// Lays a tile, which must fit.
    pub(crate) fn lay(&mut self, x: i32, y: i32, tile: TileFacts) {
        let fits = fits(&tile, self.faced(x, y));
        assert!(fits, "{} does not fit at {x},{y}", tile.id);
        self.tiles.insert((x, y), tile);
        self.laid.push((x, y));
    }

    /// What the neighbours of a position show towards it, on its four sides.
    fn faced(&self, x: i32, y: i32) -> [Option<Edge>; 4] {
        [0, 1, 2, 3].map(|side| {
            let neighbour = self.tiles.get(beyond(x, y, side));
            neighbour.and_then(|tile| tile.edges[(side + 2) % 4])
        })
    }

    /// Every position and turn that the base game allows for a tile (BAS-10 to BAS-13) and that
    /// `also` allows for the tile so turned. Looking only at the sides of tiles that lie already
    /// gives BAS-10, and BAS-11 with it.
    pub(crate) fn placements(
        &self,
        tile: &TileFacts,
        also: impl Fn(i32, i32, &TileFacts) -> bool,
    ) -> BTreeSet<(i32, i32, u8)> {
        let turns = tile.distinct_turns();
        let mut legal = BTreeSet::new();
        for (x, y) in self.free_positions() {
            let faced = self.faced(x, y);
            for (turn, turned) in &turns {
                if fits(turned, faced) && also(x, y, turned) {
                    legal.insert((x, y, *turn));
                }
            }
        }
        legal
    }

    /// Whether [`Board::placements`] would find any.
    pub(crate) fn fits_somewhere(
        &self,
        tile: &TileFacts,
        also: impl Fn(i32, i32, &TileFacts) -> bool,
    ) -> bool {
        let turns = [0, 1, 2, 3].map(|turn| tile.turned(turn));
        self.free_positions().into_iter().any(|(x, y)| {
            let faced = self.faced(x, y);
            turns.iter().any(|turned| fits(turned, faced) && also(x, y, turned))
        })
    }

    /// The empty positions that share a side with a tile.
    pub(crate) fn free_positions(&self) -> BTreeSet<Position> {
        let mut free = BTreeSet::new();
        for ((x, y), _) in self.tiles.iter() {
            let beside = (0..4).map(|side| beyond(x, y, side));
            free.extend(beside.filter(|&position| !self.tiles.contains(position)));
        }
        free
    }

    /// How many of the eight positions around (x, y) hold a tile (BAS-35).
    pub(crate) fn tiles_around(&self, x: i32, y: i32) -> usize {
        around(x, y).filter(|&position| self.tiles.contains(position)).count()
    }

    /// The segment that continues a segment of the tile at (x, y) across one of the places it
    /// reaches, if a tile lies there (BAS-D-03, BAS-D-04) and is no abbey (ABB-07). Within the City
    /// of Carcassonne a field may end at the rim of a tile.
    fn across(&self, x: i32, y: i32, kind: Kind, reach: usize) -> Option<Spot> {
        let (side, facing) = match kind {
            Kind::Field => (reach / 2, FACING_HALF[reach]),
            _ => (reach, (reach + 2) % 4),
        };
        let (x, y) = beyond(x, y, side);
        let tile = self.tiles.get((x, y))?;
        let edge = tile.edges[(side + 2) % 4]?;
        let found = tile.find(kind, |s| s.reaches.contains(&facing));
        let joined = found.is_some() || edge == Edge::Carcassonne;
        assert!(joined, "edges that meet show the same");
        Some((x, y, found?))
    }

    /// The whole feature a segment belongs to.
    pub(crate) fn flood(&self, start: Spot) -> Region {
        self.flood_unseen(start, &mut self.nothing_seen())
    }

    /// For each cell of the table a number whose bits say which segments have been seen.
    fn nothing_seen(&self) -> Vec<u16> {
        vec![0; self.tiles.cells()]
    }

    /// Walks on from a segment until nothing new turns up, and marks what it has seen.
    fn flood_unseen(&self, start: Spot, seen: &mut [u16]) -> Region {
        let mut region = Region::new();
        let mut to_visit = vec![start];
        while let Some(spot) = to_visit.pop() {
            let (x, y, index) = spot;
            let cell = self.tiles.cell((x, y)).expect("a tile lies here");
            if seen[cell] & 1 << index != 0 {
                continue;
            }
            seen[cell] |= 1 << index;
            region.push(spot);
            let segment = self.segment(spot);
            let beyond = segment.reaches.iter();
            to_visit.extend(beyond.filter_map(|&reach| self.across(x, y, segment.kind, reach)));
        }
        region.sort_unstable();
        region
    }

    /// The tile that lies there.
    pub(crate) fn tile(&self, x: i32, y: i32) -> &TileFacts {
        self.tiles.get((x, y)).unwrap_or_else(|| panic!("no tile lies at {x},{y}"))
    }

    /// What is printed there.
    pub(crate) fn segment(&self, (x, y, index): Spot) -> &Segment {
        &self.tile(x, y).segments[index]
    }

    /// All segments of a feature, as printed.
    pub(crate) fn segments<'a>(&'a self, region: &'a Region) -> impl Iterator<Item = &'a Segment> {
        region.iter().map(|&spot| self.segment(spot))
    }

    /// The kind of a feature: all its segments are of one kind.
    pub(crate) fn kind(&self, region: &Region) -> Kind {
        let first = region.first().expect("a feature has a segment");
        self.segment(*first).kind
    }

    /// BAS-D-06: a road or city is complete without an open edge, a cloister or a shrine with
    /// eight tiles around it (CUL-02), a field and the river never.
    pub(crate) fn is_complete(&self, region: &Region) -> bool {
        match self.kind(region) {
            Kind::Road | Kind::City => region.iter().all(|&spot| {
                let (x, y, _) = spot;
                let mut sides = self.segment(spot).reaches.iter();
                sides.all(|&side| self.tiles.contains(beyond(x, y, side)))
            }),
            Kind::Cloister | Kind::Shrine => {
                region.iter().all(|&(x, y, _)| self.tiles_around(x, y) == 8)
            }
            Kind::Field | Kind::River => false,
        }
    }

    /// BAS-D-07: the number of different tiles; a tile with two segments counts once (BAS-34).
    pub(crate) fn tile_count(region: &Region) -> usize {
        let mut positions: Vec<(i32, i32)> = region.iter().map(|&(x, y, _)| (x, y)).collect();
        positions.dedup(); // The segments of a tile stand next to each other in the set.
        positions.len()
    }

    /// The shields in a feature.
    pub(crate) fn shields(&self, region: &Region) -> u32 {
        self.segments(region).map(|segment| segment.shields).sum()
    }

    /// The pieces on a feature, and where each stands.
    pub(crate) fn figures_on(&self, region: &Region) -> Vec<(Spot, Figure)> {
        let newcomers = self.newcomers.iter().filter(|(spot, _)| region.contains(spot));
        let mut here = self.settled_on(region);
        here.extend(newcomers);
        here
    }

    /// The same without those who have just left a quarter.
    pub(crate) fn settled_on(&self, region: &Region) -> Vec<(Spot, Figure)> {
        let here = region.iter().map(|&spot| (spot, self.figures.get(&spot)));
        here.filter_map(|(spot, figure)| Some((spot, *figure?))).collect()
    }

    /// Whether any follower stands on a feature (BAS-21, INN-09, ABB-39).
    pub(crate) fn has_follower(&self, region: &Region) -> bool {
        self.figures_on(region).iter().any(|(_, figure)| figure.piece.is_follower())
    }

    /// Whether a player has a follower on a feature (TRA-08, TRA-25, ABB-R-14).
    pub(crate) fn has_follower_of(&self, region: &Region, seat: usize) -> bool {
        let figures = self.figures_on(region);
        figures.iter().any(|(_, figure)| figure.seat == seat && figure.piece.is_follower())
    }

    /// Whether a player has this piece on a feature.
    pub(crate) fn has(&self, region: &Region, figure: Figure) -> bool {
        self.figures_on(region).iter().any(|(_, found)| *found == figure)
    }

    /// The owners of a feature (BAS-D-09): whoever has the most strength on it, all of them if
    /// several have (BAS-38), nobody if it has no follower (BAS-39) or none of any strength
    /// (ABB-16).
    pub(crate) fn owners(&self, region: &Region) -> BTreeSet<usize> {
        let shields = self.shields(region);
        let mut strength: BTreeMap<usize, u32> = BTreeMap::new();
        for (_, figure) in self.figures_on(region) {
            *strength.entry(figure.seat).or_default() += figure.piece.weight(shields);
        }
        let most = strength.values().copied().filter(|weight| *weight > 0).max();
        let strongest = strength.into_iter().filter(|(_, weight)| Some(*weight) == most);
        strongest.map(|(seat, _)| seat).collect()
    }

    /// Every follower on the table, those on towers included, but not those in quarters.
    pub(crate) fn followers(&self) -> impl Iterator<Item = (Stand, Figure)> {
        let on_segments = self.figures.iter().map(|(&spot, &figure)| (Stand::On(spot), figure));
        let on_towers = self.tops.iter().map(|(&tower, &figure)| (Stand::Tower(tower), figure));
        on_segments.chain(on_towers).filter(|(_, figure)| figure.piece.is_follower())
    }

    /// Who stands there.
    pub(crate) fn figure_at(&self, stand: Stand) -> Figure {
        match stand {
            Stand::On(spot) => self.figures[&spot],
            Stand::Tower(position) => self.tops[&position],
            Stand::Quarter(_, figure) => figure,
        }
    }

    /// Puts a piece where none is, or into a quarter.
    pub(crate) fn put(&mut self, figure: Figure, stand: Stand) {
        let before = match stand {
            Stand::On(spot) => self.figures.insert(spot, figure),
            Stand::Tower(position) => self.tops.insert(position, figure),
            Stand::Quarter(quarter, _) => {
                self.quarters.push((quarter, figure));
                None
            }
        };
        assert_eq!(before, None, "somebody stands there already");
    }

    /// Takes a piece off the table. The fairy stays where she is, without her host (PRD-R-02); of
    /// equal ones in a quarter those go first beside which she is not.
    pub(crate) fn take(&mut self, stand: Stand) -> Figure {
        let figure = match stand {
            Stand::On(spot) => self.figures.remove(&spot),
            Stand::Tower(position) => self.tops.remove(&position),
            Stand::Quarter(quarter, figure) => {
                let mut waiting = self.quarters.iter();
                let found = waiting.position(|entry| *entry == (quarter, figure));
                found.map(|index| self.quarters.remove(index).1)
            }
        };
        let equal = matches!(stand, Stand::Quarter(quarter, own) if self.waits(quarter, own));
        if let Some(fairy) = &mut self.fairy
            && fairy.stand == stand
            && !equal
        {
            fairy.with_host = false;
        }
        figure.unwrap_or_else(|| panic!("nobody stands at {stand:?}"))
    }

    /// Everybody on a feature goes back to the own supply (BAS-42, TRA-21) but pieces of one
    /// sort, which stay.
    pub(crate) fn clear(&mut self, region: &Region, stays: Option<Piece>) {
        for (spot, figure) in self.settled_on(region) {
            if Some(figure.piece) != stays {
                self.take(Stand::On(spot));
            }
        }
        self.newcomers.retain(|(spot, figure)| {
            !region.contains(spot) || Some(figure.piece) == stays // CNT-R-11
        });
    }

    /// Builders and pigs whose owner has no follower left on their feature go home (PRD-29,
    /// PRD-39, TOW-17).
    pub(crate) fn send_the_lonely_home(&mut self) {
        for (spot, figure) in self.figures.clone() {
            let needs_company = matches!(figure.piece, Piece::Builder | Piece::Pig);
            if needs_company && !self.has_follower_of(&self.flood(spot), figure.seat) {
                self.take(Stand::On(spot));
            }
        }
    }

    /// How many of a piece a player has on the table, the quarters included.
    pub(crate) fn on_the_table(&self, seat: usize, piece: Piece) -> usize {
        let wanted = Figure { seat, piece };
        let placed = self.figures.values().chain(self.tops.values());
        let newcomers = self.newcomers.iter().map(|(_, figure)| figure);
        let waiting = self.quarters.iter().map(|(_, figure)| figure);
        let all = placed.chain(newcomers).chain(waiting);
        all.filter(|figure| **figure == wanted).count()
    }

    /// The place in words, as actions name it: "city N at 1,-2", "tower at 0,3" or "castle".
    pub(crate) fn words(&self, stand: Stand) -> String {
        let place = self.place(stand);
        match stand.position() {
            Some((x, y)) => format!("{place} at {x},{y}"),
            None => place,
        }
    }

    /// The name of the place on its tile, "city N" or "tower", or of the quarter.
    pub(crate) fn place(&self, stand: Stand) -> String {
        match stand {
            Stand::On(spot) => self.segment(spot).name(),
            Stand::Tower(_) => "tower".to_string(),
            Stand::Quarter(quarter, _) => quarter.name().to_string(),
        }
    }

    /// Every feature on which somebody stands, once.
    pub(crate) fn occupied(&self) -> BTreeSet<Region> {
        let standing = self.figures.keys().chain(self.newcomers.iter().map(|(spot, _)| spot));
        let mut seen = self.nothing_seen();
        let regions = standing.map(|&spot| self.flood_unseen(spot, &mut seen));
        regions.filter(|region| !region.is_empty()).collect()
    }

    /// The completed cities a field touches, each once (BAS-D-10, BAS-58). The City of Carcassonne
    /// is one of them (CNT-R-14): as it has no segments, it is known by the empty list.
    pub(crate) fn completed_cities_touched(&self, field: &Region) -> BTreeSet<Region> {
        let mut cities = BTreeSet::new();
        let mut seen = self.nothing_seen();
        for &spot in field {
            let (x, y, _) = spot;
            if self.segment(spot).carcassonne {
                cities.insert(Region::new());
            }
            for &city in &self.segment(spot).touches {
                let city = self.flood_unseen((x, y, city), &mut seen);
                if !city.is_empty() && self.is_complete(&city) {
                    cities.insert(city);
                }
            }
        }
        cities
    }

    /// Every feature on the table.
    pub(crate) fn regions(&self) -> Vec<Region> {
        let mut seen = self.nothing_seen();
        let mut regions = Vec::new();
        for ((x, y), tile) in self.tiles.iter() {
            for index in 0..tile.segments.len() {
                let region = self.flood_unseen((x, y, index), &mut seen);
                if !region.is_empty() {
                    regions.push(region);
                }
            }
        }
        regions
    }

    /// Every completed feature of a kind.
    pub(crate) fn completed(&self, kind: Kind) -> Vec<Region> {
        let of_the_kind = self.regions().into_iter().filter(|region| self.kind(region) == kind);
        of_the_kind.filter(|region| self.is_complete(region)).collect()
    }
}
