//! What must be true of a tile. Each check returns what is wrong.

use std::collections::BTreeSet;

use super::spec::FeatureSpec;
use super::{Attributes, FeatureKind, Segment, Symbol, Terrain, TileKind, TileRole};
use crate::games::{Detail, Rules, with_rules};
use crate::geometry::{Half, Pos, Side};
use crate::setup::GameName;

/// Each game has its own features and details of them, and its own roles of tiles.
pub(super) fn kinds(game: GameName, role: TileRole, segments: &[Segment]) -> Result<(), String> {
    let own = game.vocabulary();
    if let Some(other) = segments.iter().find(|segment| !own.features.contains(&segment.kind())) {
        return Err(format!("a {} is nothing that {} knows", other.kind().as_str(), game.as_str()));
    }
    let has =
        |drawn: fn(Attributes) -> bool| segments.iter().any(|segment| drawn(segment.attributes));
    if !own.details.contains(&Detail::Inn)
        && has(|drawn| matches!(drawn, Attributes::Road { inn: true, .. }))
    {
        return Err(format!("an inn is nothing that {} knows", game.as_str()));
    }
    if !own.details.contains(&Detail::TradingPost)
        && has(|drawn| matches!(drawn, Attributes::Road { trading_posts: 1.., .. }))
    {
        return Err(format!("a trading post is nothing that {} knows", game.as_str()));
    }
    if own.roles.contains(&role) {
        return Ok(());
    }
    Err(format!("{} has no {} tiles", game.as_str(), role.as_str()))
}

/// `BAS-D-01`: a road or city edge is reached by exactly one road or city, a field edge by none.
pub(super) fn sides(edges: [Terrain; 4], segments: &[Segment]) -> Result<(), String> {
    for side in Side::ALL {
        let reaching: Vec<_> = segments
            .iter()
            .filter(|segment| segment.sides.iter().any(|own| own == side))
            .map(|segment| segment.kind())
            .collect();
        let shown = edges[side.index()];
        if !reaching.iter().copied().eq(shown.feature()) {
            let reaching: Vec<_> = reaching.iter().map(|kind| kind.as_str()).collect();
            let shown = shown.as_str();
            return Err(format!("side {side} shows {shown} but is reached by {reaching:?}"));
        }
    }
    Ok(())
}

/// A field, road or river edge has field on both halves, a city edge has none. The halves of a
/// field edge are one field, because nothing on the edge divides them. Meadows are like fields in
/// this, forests like cities.
///
/// Where something else than an edge divides them, the side is named among the split ones.
pub(super) fn halves(
    game: GameName,
    edges: [Terrain; 4],
    split: &BTreeSet<Side>,
    segments: &[Segment],
) -> Result<(), String> {
    let land = game.vocabulary().features.iter().find(|kind| kind.is_land());
    let land = land.map_or("field", |land| land.as_str());
    let fields_at = |half: Half| {
        let holds = move |segment: &Segment| segment.halves.iter().any(|own| own == half);
        segments.iter().enumerate().filter(move |(_, s)| holds(s)).map(|(index, _)| index)
    };
    for half in Half::ALL {
        let edge = edges[half.side().index()];
        let (shown, wanted) = (edge.as_str(), usize::from(edge.has_land()));
        let found = fields_at(half).count();
        // Inside Carcassonne and along the coast there may be a strip of land or none.
        if edge.is_fixed() && found <= 1 {
            continue;
        }
        if found != wanted {
            return Err(format!(
                "half-edge {half} of a {shown} edge belongs to {found} {land}s instead of {wanted}"
            ));
        }
    }
    for (side, halves) in Side::ALL.into_iter().zip(Half::ALL.chunks(2)) {
        let different = fields_at(halves[0]).ne(fields_at(halves[1]));
        if edges[side.index()].is_land() && different != split.contains(&side) {
            return Err(if different {
                format!("the two halves of {land} side {side} belong to different {land}s")
            } else {
                format!("side {side} is said to be split, but both its halves are one {land}")
            });
        }
    }
    Ok(())
}

pub(super) fn touches(entries: &[FeatureSpec], segments: &[Segment]) -> Result<(), String> {
    for entry in entries {
        let FeatureSpec::Field { touches, .. } = entry else { continue };
        for &index in touches {
            if segments.get(index).is_none_or(|segment| segment.kind() != FeatureKind::City) {
                return Err(format!("a field touches feature {index}, which is not a city"));
            }
        }
    }
    Ok(())
}

/// Fields that reach no edge are numbered from 1 on, so that each has a name.
pub(super) fn inner_fields(segments: &[Segment]) -> Result<(), String> {
    let numbers: Vec<_> = segments.iter().map(|s| s.inner).filter(|&inner| inner > 0).collect();
    let most = TileKind::MAX_INNER_FIELDS;
    if numbers.len() > most.into() || !(1..=most).take(numbers.len()).eq(numbers) {
        return Err(format!("inner fields are numbered from 1 on, and there are at most {most}"));
    }
    Ok(())
}

/// `HG-16`: a river that reaches one side only ends at a spring or in a lake.
pub(super) fn rivers(
    game: GameName,
    entries: &[FeatureSpec],
    segments: &[Segment],
) -> Result<(), String> {
    for (entry, segment) in entries.iter().zip(segments) {
        let FeatureSpec::River { lake, spring, .. } = *entry else { continue };
        if let Some(lake) = lake
            && segments.get(lake).is_none_or(|segment| segment.kind() != FeatureKind::Lake)
        {
            return Err(format!("a river runs into feature {lake}, which is not a lake"));
        }
        let ends = u16::from(lake.is_some()) + u16::from(spring) + segment.sides.len();
        if !game.vocabulary().details.contains(&Detail::Spring) {
            if spring {
                return Err(format!("a spring is nothing that {} knows", game.as_str()));
            }
        } else if ends != 2 {
            return Err(format!("a river has {ends} ends instead of 2: sides, a lake or a spring"));
        }
    }
    let is_lake = |segment: &Segment| segment.kind() == FeatureKind::Lake;
    let runs_into = |lake: usize| segments.iter().any(|river| river.touched().any(|to| to == lake));
    let without_rivers =
        (0..segments.len()).filter(|&lake| is_lake(&segments[lake]) && !runs_into(lake));
    if without_rivers.count() > 1 {
        return Err("more than one lake into which no river runs".to_owned());
    }
    Ok(())
}

/// `ABB-05`, `ABB-R-08`: an abbey has a wall on all sides and nothing but its cloister inside; no
/// other tile has a wall.
pub(super) fn abbey(
    role: TileRole,
    edges: [Terrain; 4],
    segments: &[Segment],
) -> Result<(), String> {
    let walls = edges.iter().filter(|&&edge| edge == Terrain::Any).count();
    if role != TileRole::Abbey {
        let plain = walls == 0;
        return if plain { Ok(()) } else { Err("only an abbey has edges that show any".into()) };
    }
    match segments {
        [only] if walls == 4 && only.kind() == FeatureKind::Cloister => Ok(()),
        _ => {
            Err("an abbey has four edges that show any, and a cloister as its only feature".into())
        }
    }
}

/// `CNT-01`, `MAY-02`: a part of the City of Carcassonne and a starting space have a place of their own,
/// and only such tiles show the inside of the city or the coast.
pub(super) fn fixed(
    game: GameName,
    role: TileRole,
    at: Option<Pos>,
    edges: [Terrain; 4],
) -> Result<(), String> {
    let inside = edges.iter().find(|edge| edge.is_fixed());
    match (role == TileRole::Fixed, at) {
        (true, None) => Err("a fixed tile needs its place, as `at = [x, y]`".to_owned()),
        (false, Some(_)) => Err("only a fixed tile has a place of its own".to_owned()),
        (false, None) => match inside {
            Some(edge) => Err(format!("only a fixed tile shows {}", edge.as_str())),
            None => Ok(()),
        },
        (true, Some(at)) => with_rules!(game, R => R::check_fixed_tile(at, edges)),
    }
}

/// A symbol stands once on a tile, and none on an abbey; each game has its own symbols.
pub(super) fn symbols(game: GameName, role: TileRole, symbols: &[Symbol]) -> Result<(), String> {
    let own = game.vocabulary().symbols;
    if let Some(symbol) = symbols.iter().find(|symbol| !own.contains(symbol)) {
        return Err(format!("a {} is nothing that {} knows", symbol.as_str(), game.as_str()));
    }
    if role == TileRole::Abbey && !symbols.is_empty() {
        return Err("an abbey has no symbols".to_owned());
    }
    if role != TileRole::Land && symbols.contains(&Symbol::Fair) {
        return Err("a fair is held on land only".to_owned());
    }
    let twice =
        symbols.iter().enumerate().find(|(index, symbol)| symbols[..*index].contains(symbol));
    match twice {
        Some((_, symbol)) => Err(format!("symbol {} stands twice on the tile", symbol.as_str())),
        None => Ok(()),
    }
}

/// `ABB-R-22`: a junction names at least two features of the tile, and no field or river.
pub(super) fn junctions(
    game: GameName,
    junctions: &[Vec<usize>],
    segments: &[Segment],
) -> Result<Vec<u16>, String> {
    if !game.vocabulary().details.contains(&Detail::Junction) && !junctions.is_empty() {
        return Err(format!("junctions are nothing that {} knows", game.as_str()));
    }
    let junction = |group: &Vec<usize>| {
        let mut set = 0_u16;
        for &index in group {
            let kind = segments.get(index).map(|segment| segment.kind());
            let wagons_go = |kind: FeatureKind| !kind.is_land() && kind != FeatureKind::River;
            if !kind.is_some_and(wagons_go) {
                return Err(format!("a junction names feature {index}, where no wagon can go"));
            }
            set |= 1 << index;
        }
        if set.count_ones() < 2 || set.count_ones() as usize != group.len() {
            return Err("a junction names at least two different features".to_owned());
        }
        Ok(set)
    };
    junctions.iter().map(junction).collect()
}

/// A bridge leads one feature over another one; neither is land or a building.
pub(super) fn bridges(bridges: &[[usize; 2]], segments: &[Segment]) -> Result<(), String> {
    for &[over, under] in bridges {
        for index in [over, under] {
            if segments.get(index).is_none_or(|segment| segment.sides.is_empty()) {
                return Err(format!("a bridge names feature {index}, which reaches no side"));
            }
        }
        if segments[over].kind() == FeatureKind::River {
            return Err(format!("feature {over} is a river, which passes over nothing"));
        }
        if over == under {
            return Err(format!("feature {over} is said to pass over itself"));
        }
    }
    Ok(())
}
