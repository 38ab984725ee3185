//! What is printed on a tile, and how a tile looks after a turn.

use std::collections::BTreeSet;

/// The four sides, clockwise. A side is known by its place in this list.
pub(crate) const SIDES: [&str; 4] = ["N", "E", "S", "W"];

/// The eight half-edges, clockwise from the north-west corner (L and R as seen from the centre
/// of the tile looking outward). A half-edge is known by its place in this list.
pub(crate) const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

/// The names of inner fields, which reach no edge.
const INNER: [&str; 2] = ["I", "II"];

/// The kinds of feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A road: its follower is a highwayman.
    Road,
    /// A city: its follower is a knight.
    City,
    /// A cloister: its follower is a monk.
    Cloister,
    /// A field: its follower is a farmer.
    Field,
    /// A shrine (cult place): its follower is a heretic (CUL-03).
    Shrine,
    /// The river, on which nobody stands (RIV-11).
    River,
}

impl Kind {
    /// The word used for this kind in tile files and place names.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Road => "road",
            Kind::City => "city",
            Kind::Cloister => "cloister",
            Kind::Field => "field",
            Kind::Shrine => "shrine",
            Kind::River => "river",
        }
    }

    pub(crate) fn from_name(name: &str) -> Kind {
        match name {
            "road" => Kind::Road,
            "city" => Kind::City,
            "cloister" => Kind::Cloister,
            "field" => Kind::Field,
            "shrine" => Kind::Shrine,
            "river" => Kind::River,
            other => panic!("the referee does not know the kind \"{other}\""),
        }
    }

    /// A cloister and a shrine stand in the middle of their tile and never grow beyond it.
    pub(crate) fn is_building(self) -> bool {
        matches!(self, Kind::Cloister | Kind::Shrine)
    }
}

/// What part a tile has in the game. The order is that in which they are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// The source of the river, on the table from the start (RIV-03), or drawn first of all
    /// beside the City of Carcassonne (RIV-R-12).
    Source,
    /// The fork, placed next to the source (RIV-04).
    Fork,
    /// One of the other river tiles (RIV-05).
    River,
    /// A lake, placed when the river is done (RIV-06).
    Lake,
    /// An ordinary tile.
    Land,
    /// An abbey, which is never drawn (ABB-03).
    Abbey,
    /// A tile of the City of Carcassonne, on the table from the start (CNT-01).
    Fixed,
}

/// What a side of a tile shows (BAS-D-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Edge {
    /// City, road, river or field.
    Of(Kind),
    /// The inside of the City of Carcassonne, and field where a field lists its half-edges.
    Carcassonne,
}

/// What is printed on a tile besides its features.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Symbol {
    /// Here the dragon appears (PRD-20).
    Volcano,
    /// The dragon walks (PRD-22).
    Dragon,
    /// A follower may be placed anywhere (PRD-34).
    MagicPortal,
    /// Here a tower may be built (TOW-06).
    TowerSite,
    /// A round of the catapult follows (CAT-05).
    Fair,
}

/// One connected piece of one kind on one tile (BAS-D-02).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(clippy::struct_excessive_bools, reason = "each is drawn or not, whatever the others are")]
pub(crate) struct Segment {
    pub(crate) kind: Kind,
    /// Where the segment meets the rim of the tile: sides for a road, a city or a river,
    /// half-edges for a field, nothing for a building or an inner field. Always sorted, so that
    /// the first names the place.
    pub(crate) reaches: Vec<usize>,
    /// For an inner field its number on the tile, 1 or 2; otherwise 0.
    pub(crate) inner: usize,
    pub(crate) shields: u32,
    pub(crate) cathedral: bool,
    pub(crate) inn: bool,
    pub(crate) princess: bool,
    pub(crate) pig_herd: bool,
    /// Whether this field lies against the City of Carcassonne (CNT-R-14).
    pub(crate) carcassonne: bool,
    /// What is traded in this city: 0 wine, 1 grain, 2 cloth.
    pub(crate) goods: Option<usize>,
    /// For a field: which segments of the same tile are cities it lies against (BAS-D-10).
    pub(crate) touches: Vec<usize>,
}

impl Segment {
    /// The place name: the kind, and the first side or half-edge the segment reaches.
    pub(crate) fn name(&self) -> String {
        let kind = self.kind.name();
        match (self.kind, self.reaches.first()) {
            (Kind::Field, None) => [kind, " ", INNER[self.inner - 1]].concat(),
            (_, None) => kind.to_string(),
            (Kind::Field, Some(&half)) => [kind, " ", HALVES[half]].concat(),
            (_, Some(&side)) => [kind, " ", SIDES[side]].concat(),
        }
    }
}

/// What is printed on a tile, as it lies.
#[derive(Clone, Debug)]
pub struct TileFacts {
    /// The id, for example `BA-D`.
    pub id: String,
    /// How many of these tiles the set holds, the start tile included.
    pub copies: u32,
    /// Whether one of the copies is the start tile (BAS-02).
    pub start: bool,
    /// What part the tile has in the game.
    pub role: Role,
    /// Where a tile of the City of Carcassonne lies (CNT-01).
    pub at: Option<(i32, i32)>,
    /// The symbols on the tile.
    pub(crate) symbols: Vec<Symbol>,
    /// What each side shows; nothing if the side goes with everything (ABB-05).
    pub(crate) edges: [Option<Edge>; 4],
    pub(crate) segments: Vec<Segment>,
    /// The groups of segments between which a wagon can go (ABB-R-22).
    pub(crate) junctions: Vec<Vec<usize>>,
}

/// Sides, the segments with the names of the cities they touch, and the junctions by the names of
/// their segments.
type Look = ([Option<Edge>; 4], BTreeSet<(Segment, BTreeSet<String>)>, BTreeSet<BTreeSet<String>>);

impl TileFacts {
    /// Whether the tile shows this symbol.
    pub(crate) fn shows(&self, symbol: Symbol) -> bool {
        self.symbols.contains(&symbol)
    }

    /// The tile after some quarter turns clockwise; one turn sends N to E (BAS-13).
    pub(crate) fn turned(&self, turn: u8) -> TileFacts {
        assert!(turn < 4, "a turn is 0 to 3 quarters, not {turn}");
        let quarters = usize::from(turn);
        let mut tile = self.clone();
        for side in 0..4 {
            tile.edges[(side + quarters) % 4] = self.edges[side];
        }
        for segment in &mut tile.segments {
            for reach in &mut segment.reaches {
                *reach = match segment.kind {
                    // Two half-edges to a side, so a quarter turn moves them two places on.
                    Kind::Field => (*reach + 2 * quarters) % 8,
                    _ => (*reach + quarters) % 4,
                };
            }
            segment.reaches.sort_unstable();
        }
        tile
    }

    /// Everything that can be seen on the tile, without regard to the order of its segments: the
    /// cities that a field touches stand here by their names.
    fn look(&self) -> Look {
        let names = |list: &Vec<usize>| -> BTreeSet<String> {
            list.iter().map(|&index| self.segments[index].name()).collect()
        };
        let segments = self.segments.iter().map(|segment| {
            let cities = names(&segment.touches);
            (Segment { touches: Vec::new(), ..segment.clone() }, cities)
        });
        (self.edges, segments.collect(), self.junctions.iter().map(names).collect())
    }

    /// The turns that give tiles of different looks: of equal ones only the smallest turn.
    pub(crate) fn distinct_turns(&self) -> Vec<(u8, TileFacts)> {
        let mut looks = Vec::new();
        let mut distinct = Vec::new();
        for turn in 0..4 {
            let tile = self.turned(turn);
            let look = tile.look();
            if !looks.contains(&look) {
                looks.push(look);
                distinct.push((turn, tile));
            }
        }
        distinct
    }

    /// The place in the list of the first segment of this kind that `wanted` accepts.
    pub(crate) fn find(&self, kind: Kind, wanted: impl Fn(&Segment) -> bool) -> Option<usize> {
        self.segments.iter().position(|segment| segment.kind == kind && wanted(segment))
    }

    /// The field sides at which two fields meet although nothing parts them there.
    pub(crate) fn split_edges(&self) -> BTreeSet<usize> {
        let field = |half: usize| self.find(Kind::Field, |s| s.reaches.contains(&half));
        let sides = (0..4).filter(|&side| self.edges[side] == Some(Edge::Of(Kind::Field)));
        sides.filter(|side| field(2 * side) != field(2 * side + 1)).collect()
    }

    /// Panics unless edges and segments tell the same story: every city, road or river side
    /// belongs to one segment of its kind, every half of a side without city to one field
    /// (BAS-D-01), but to none or one where Carcassonne is.
    pub(crate) fn check(&self) {
        let id = &self.id;
        let count = |kind: Kind, place: usize| {
            let segments = self.segments.iter();
            let here = segments.filter(|s| s.kind == kind && s.reaches.contains(&place));
            here.count()
        };
        for (side, edge) in self.edges.into_iter().enumerate() {
            for kind in [Kind::Road, Kind::City, Kind::River] {
                let wanted = usize::from(edge == Some(Edge::Of(kind)));
                let found = count(kind, side);
                let name = SIDES[side];
                assert_eq!(found, wanted, "{id}: wrong {} at side {name}", kind.name());
            }
            for half in [2 * side, 2 * side + 1] {
                let wanted = match edge {
                    None | Some(Edge::Of(Kind::City)) => 0..=0,
                    Some(Edge::Of(_)) => 1..=1,
                    Some(Edge::Carcassonne) => 0..=1,
                };
                let found = count(Kind::Field, half);
                assert!(wanted.contains(&found), "{id}: wrong field at {}", HALVES[half]);
            }
            let building = matches!(edge, Some(Edge::Of(kind)) if kind.is_building());
            assert!(!building, "{id}: a building is no edge");
        }
        let mut names = BTreeSet::new();
        for segment in &self.segments {
            let name = segment.name();
            assert!(names.insert(name.clone()), "{id}: two places \"{name}\"");
            let middle = segment.kind.is_building() || segment.inner > 0;
            assert_eq!(segment.reaches.is_empty(), middle, "{id}: {name} reaches the wrong places");
            for &city in &segment.touches {
                let city = self.segments.get(city).map(|s| s.kind);
                let sensible = segment.kind == Kind::Field && city == Some(Kind::City);
                assert!(sensible, "{id}: {name} touches what is no city");
            }
        }
        for &index in self.junctions.iter().flatten() {
            assert!(index < self.segments.len(), "{id}: no segment {index} for a junction");
        }
        let flows = self.edges.contains(&Some(Edge::Of(Kind::River)));
        let land = matches!(self.role, Role::Land | Role::Abbey | Role::Fixed);
        assert_eq!(flows, !land, "{id}: the river and the role do not agree");
        let any = self.edges.iter().all(Option::is_none);
        assert_eq!(any, self.role == Role::Abbey, "{id}: only an abbey fits everywhere");
        let walls = self.edges.contains(&Some(Edge::Carcassonne));
        let fixed = self.role == Role::Fixed;
        assert!(walls == fixed && self.at.is_some() == fixed, "{id}: in Carcassonne or not?");
    }
}
