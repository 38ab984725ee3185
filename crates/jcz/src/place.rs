//! Locations: JCloisterZone names them by sides and half-edges, Bastide by segments.

use bastide_rules::geometry::{Corner, Half, Side};
use bastide_rules::setup::WagonMoves;
use bastide_rules::tile::{FeatureKind, Segment, SegmentName};
use bastide_rules::{Game, Piece, PlacedTile, Pos, Quarter, Rotation, SegmentId, State};

use crate::message::FeaturePointer;
use crate::tiles::{self, ABBEY};

/// What a pointer to a feature means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PointedAt {
    On(Pos, SegmentName),
    Tower(Pos),
    Quarter(Quarter),
}

/// What a location names: the sides or half-edges that a feature reaches, or none of them.
#[derive(Debug, PartialEq, Eq)]
enum Location {
    Sides(Vec<Side>),
    Halves(Vec<Half>),
    /// It reaches no edge; such fields are numbered.
    Inside(u8),
}

impl Location {
    fn parse(text: &str) -> Option<Self> {
        match text {
            "I" | "INNER_FARM" | "CLOISTER" | "MONASTERY" => return Some(Self::Inside(1)),
            "II" | "INNER_FARM_B" => return Some(Self::Inside(2)),
            _ => {}
        }
        if text.contains(['L', 'R']) {
            let halves: Result<Vec<Half>, _> = text.split('.').map(str::parse).collect();
            return halves.ok().map(|mut halves| {
                halves.sort_unstable();
                halves.dedup();
                Self::Halves(halves)
            });
        }
        // `_N` means every side but the north.
        let (but, letters) = match text.strip_prefix('_') {
            Some(letters) => (true, letters),
            None => (false, text),
        };
        let sides = letters.chars().filter(|char| *char != '.');
        let sides: Result<Vec<Side>, _> = sides.map(|char| char.to_string().parse()).collect();
        let named = sides.ok().filter(|sides| !sides.is_empty())?;
        let meant = Side::ALL.into_iter().filter(|side| named.contains(side) != but);
        Some(Self::Sides(meant.collect()))
    }

    fn of(segment: &Segment, turn: Rotation) -> Self {
        let sides = || segment.sides.iter().map(|side| side.turned(turn));
        let halves = || segment.halves.iter().map(|half| half.turned(turn));
        if sides().next().is_some() {
            let mut sides: Vec<_> = sides().collect();
            sides.sort_unstable();
            Self::Sides(sides)
        } else if halves().next().is_some() {
            let mut halves: Vec<_> = halves().collect();
            halves.sort_unstable();
            Self::Halves(halves)
        } else {
            Self::Inside(segment.inner.max(1))
        }
    }

    /// As JCloisterZone writes it.
    fn text(&self) -> String {
        match self {
            Self::Inside(number) => "I".repeat((*number).into()),
            Self::Halves(halves) => {
                halves.iter().map(ToString::to_string).collect::<Vec<_>>().join(".")
            }
            Self::Sides(sides) => {
                let has = |side| sides.contains(&side);
                if sides.len() == 3 {
                    let missing = Side::ALL.into_iter().find(|side| !has(*side));
                    return missing.map(|side| format!("_{side}")).unwrap_or_default();
                }
                let pair = if has(Side::N) && has(Side::S) && sides.len() == 2 {
                    [Side::N, Side::S, Side::W, Side::E]
                } else if has(Side::W) && has(Side::E) && sides.len() == 2 {
                    [Side::W, Side::E, Side::N, Side::S]
                } else if sides.len() == 2 {
                    [Side::N, Side::S, Side::W, Side::E]
                } else {
                    [Side::N, Side::W, Side::S, Side::E]
                };
                pair.into_iter().filter(|side| has(*side)).map(|side| side.to_string()).collect()
            }
        }
    }
}

/// Whether JCloisterZone's word for a feature fits this kind.
fn is_called(feature: &str, kind: FeatureKind) -> bool {
    match feature {
        "Road" => kind == FeatureKind::Road,
        "City" => kind == FeatureKind::City,
        "Field" | "Farm" => kind == FeatureKind::Field,
        "Monastery" | "Cloister" | "Shrine" => {
            matches!(kind, FeatureKind::Cloister | FeatureKind::Shrine)
        }
        _ => false,
    }
}

fn word(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Road => "Road",
        FeatureKind::City => "City",
        FeatureKind::Field => "Field",
        FeatureKind::Cloister | FeatureKind::Shrine => "Monastery",
        other => other.as_str(),
    }
}

const QUARTERS: [(&str, Quarter); 4] = [
    ("QUARTER_CASTLE", Quarter::Castle),
    ("QUARTER_MARKET", Quarter::Market),
    ("QUARTER_BLACKSMITH", Quarter::Blacksmith),
    ("QUARTER_CATHEDRAL", Quarter::Cathedral),
];

/// What a pointer refers to on the table; the error says why it refers to nothing.
pub(crate) fn read(
    game: &Game,
    state: &State,
    pointer: &FeaturePointer,
) -> Result<PointedAt, String> {
    let FeaturePointer { position: at, feature, location } = pointer;
    let quarter = QUARTERS.into_iter().find(|(name, _)| name == location);
    match (feature.as_str(), quarter) {
        (_, Some((_, quarter))) => return Ok(PointedAt::Quarter(quarter)),
        ("Tower", _) => return Ok(PointedAt::Tower(*at)),
        _ => {}
    }
    let tile = state.tile_at(*at).ok_or_else(|| format!("no tile lies at {at}"))?;
    let (kind, wanted) = (game.kind_of(tile), Location::parse(location));
    let fits = |segment: &Segment| {
        is_called(feature, segment.kind())
            && wanted.as_ref().is_some_and(|wanted| *wanted == Location::of(segment, tile.turn))
    };
    let found = kind.segments().iter().position(fits);
    let shown = |text: &str| crate::error::shortened(text, 40);
    let missing = || {
        let id = kind.id();
        format!("there is no {} {} on {id} at {at}", shown(feature), shown(location))
    };
    let index = found.ok_or_else(missing)?;
    Ok(PointedAt::On(*at, kind.segment_name(index, tile.turn)))
}

/// The pointer for a place on the table.
pub(crate) fn write(game: &Game, state: &State, spot: PointedAt) -> FeaturePointer {
    match spot {
        PointedAt::Tower(position) => {
            FeaturePointer { position, feature: "Tower".to_owned(), location: "I".to_owned() }
        }
        PointedAt::Quarter(quarter) => {
            let on = |tile: &&PlacedTile| game.kind_of(tile).id() == tiles::QUARTERS;
            let position = state.tiles().iter().find(on).map_or(Pos::default(), |tile| tile.pos);
            let (location, _) = QUARTERS[quarter as usize];
            FeaturePointer {
                position,
                feature: "Quarter".to_owned(),
                location: location.to_owned(),
            }
        }
        PointedAt::On(position, place) => {
            let tile = state.tile_at(position).expect("a place is on a tile");
            let kind = game.kind_of(tile);
            let here = |index: &usize| kind.segment_name(*index, tile.turn) == place;
            let index = (0..kind.segments().len()).find(here).expect("a place is a segment");
            FeaturePointer {
                position,
                feature: word(place.kind).to_owned(),
                location: Location::of(&kind.segments()[index], tile.turn).text(),
            }
        }
    }
}

/// The tile whose north-west corner is the vertex at a corner of this tile: JCloisterZone points to barns
/// this way.
pub(crate) fn south_east_of(tile: Pos, corner: Corner) -> Pos {
    match corner {
        Corner::NW => tile,
        Corner::NE => tile.step(Side::E),
        Corner::SE => tile.step(Side::E).step(Side::S),
        Corner::SW => tile.step(Side::S),
    }
}

/// The field of a tile that lies in its north-west corner.
pub(crate) fn field_in_north_west(game: &Game, tile: &PlacedTile) -> Option<SegmentName> {
    let kind = game.kind_of(tile);
    let lies_there = |segment: &Segment| {
        let has = |half| segment.halves.iter().any(|own| own.turned(tile.turn) == half);
        has(Half::NL) && has(Half::WR)
    };
    let index = kind.segments().iter().position(lies_there)?;
    Some(kind.segment_name(index, tile.turn))
}

/// Whether a wagon is in a completed abbey under the first edition's rules: JCloisterZone returns it to the
/// supply.
pub(crate) fn is_kept_in_abbey(game: &Game, state: &State, from: SegmentId) -> bool {
    let (at, _) = state.segment_name(game, from);
    let tile = state.tile_at(at).map(|tile| game.kind_of(tile).id());
    game.setup().rules.wagon_moves == WagonMoves::Connected
        && tile.and_then(tiles::jcz_name) == Some(ABBEY)
}

/// Pieces, and their names in JCloisterZone.
const KINDS: [(&str, Piece); 8] = [
    ("small", Piece::Follower),
    ("big", Piece::BigFollower),
    ("phantom", Piece::Phantom),
    ("mayor", Piece::Mayor),
    ("wagon", Piece::Wagon),
    ("builder", Piece::Builder),
    ("pig", Piece::Pig),
    ("barn", Piece::Barn),
];

pub(crate) fn piece(kind: &str) -> Option<Piece> {
    KINDS.into_iter().find(|(name, _)| *name == kind).map(|(_, piece)| piece)
}

pub(crate) fn kind(piece: Piece) -> &'static str {
    KINDS.into_iter().find(|(_, known)| *known == piece).map_or("small", |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_are_sets() {
        for (text, written) in [
            ("E", "E"),
            ("EW", "WE"),
            ("SN", "NS"),
            ("ES", "SE"),
            ("WN", "NW"),
            ("SWE", "_N"),
            ("_W", "_W"),
            ("SENW", "NWSE"),
            ("WR.EL.NL", "NL.EL.WR"),
            ("I", "I"),
            ("II", "II"),
        ] {
            let location = Location::parse(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(location.text(), written);
        }
        for nonsense in ["", "X", "_", "NL.X", "N L", "QUARTER"] {
            assert_eq!(Location::parse(nonsense), None, "{nonsense:?}");
        }
    }
}
