//! Fields: points for the completed cities that they touch, at the end of the game (`BAS-57` to
//! `BAS-61`) or because of a barn (`ABB-27`, `ABB-31`, `ABB-35`).

use super::princess_and_dragon::fairy;
use super::scoring::{Wagons, Worth, explain, region_under, take_back};
use super::traders_and_builders;
use crate::event::{Because, Counted, Event, Log, Occasion, Term};
use crate::game::Game;
use crate::majority::Strengths;
use crate::region::{RegionId, SegmentId};
use crate::state::{Seat, State};
use crate::tile::{Attributes, FeatureKind};

/// The field under a piece, if no earlier piece stands on it, and no barn (`INT-58`).
fn next_field(state: &State, slot: usize) -> Option<RegionId> {
    let field = region_under(state, slot, FeatureKind::Field)?;
    let seen = (0..slot).any(|slot| region_under(state, slot, FeatureKind::Field) == Some(field));
    (!seen && !state.regions.get(field).has_barn()).then_some(field)
}

/// `BAS-59`, `BAS-60`: every field by itself.
pub(super) fn score_each_field(game: &Game, state: &mut State, log: &mut impl Log) {
    let mut cities = Vec::new();
    for slot in 0..state.pieces.len() {
        if let Some(field) = next_field(state, slot) {
            completed_cities(game, state, field, &mut cities);
            score_farmers(game, state, field, cities.len(), Occasion::Farmers, log);
        }
    }
}

/// `ABB-27`, `ABB-31`: scores the farmers who share a field with a barn, but not the barn
/// (`ABB-29`); then they go home with their pigs (`ABB-30`, `ABB-33`, `ABB-54`).
pub(super) fn clear(
    game: &Game,
    state: &mut State,
    field: RegionId,
    occasion: Occasion,
    log: &mut impl Log,
) {
    score_beside_barn(game, state, field, occasion, log);
    take_back(game, state, field, Wagons::GoHome, log);
}

/// Scores the farmers who share a field with a barn, and the fairy beside one of them (`ABB-R-21`).
pub(super) fn score_beside_barn(
    game: &Game,
    state: &mut State,
    field: RegionId,
    occasion: Occasion,
    log: &mut impl Log,
) {
    let mut cities = Vec::new();
    completed_cities(game, state, field, &mut cities);
    score_farmers(game, state, field, cities.len(), occasion, log);
}

/// Scores the farmers of a field that touches so many completed cities (`BAS-58`).
fn score_farmers(
    game: &Game,
    state: &mut State,
    field: RegionId,
    cities: usize,
    occasion: Occasion,
    log: &mut impl Log,
) {
    let strengths = Strengths::of(game, state, field);
    // `TRA-30`, `TRA-R-10`: owners with a pig of their own on the field get more than those
    // without.
    let with_pigs = game.in_play().pigs > 0;
    for pig in [false, true].into_iter().take(1 + usize::from(with_pigs)) {
        let worth = city_value(game, state, field, pig, occasion).worth(cities, 0);
        let mut receivers = 0_u8;
        for seat in strengths.owners() {
            if traders_and_builders::has_pig(game, state, seat, field) == pig {
                state.scores[seat.index()] += worth.points();
                receivers |= 1 << seat.index();
            }
        }
        if receivers != 0 {
            log.note(|| {
                let gets = |seat: &Seat| receivers & (1 << seat.index()) != 0;
                let receivers = state.seats().filter(gets).collect();
                Event::Scored(explain(game, state, field, occasion, &worth, &strengths, receivers))
            });
        }
    }
    fairy::reward(game, state, field, log);
}

/// `BAS-61`, `BAS-R-22`, `TRA-R-11`: a player gets the points for a city only once, through the
/// field on which it is worth most.
pub(super) fn score_each_city_once(game: &Game, state: &mut State, log: &mut impl Log) {
    let mut owned = Vec::new();
    for slot in 0..state.pieces.len() {
        let Some(field) = next_field(state, slot) else { continue };
        for seat in Strengths::of(game, state, field).owners() {
            let pig = traders_and_builders::has_pig(game, state, seat, field);
            owned.push((seat, field, city_value(game, state, field, pig, Occasion::Farmers)));
        }
        fairy::reward(game, state, field, log);
    }
    // The best fields of a player come first; the sort keeps the order of the others.
    owned.sort_by_key(|(_, _, value)| std::cmp::Reverse(value.each));
    let (mut cities, mut counted) = (Vec::new(), Vec::new());
    for (seat, field, value) in owned {
        completed_cities(game, state, field, &mut cities);
        let count = count_new(&cities, seat, &mut counted);
        let worth = value.worth(count, cities.len() - count);
        state.scores[seat.index()] += worth.points();
        log.note(|| {
            let strengths = Strengths::of(game, state, field);
            let occasion = Occasion::Farmers;
            Event::Scored(explain(game, state, field, occasion, &worth, &strengths, vec![seat]))
        });
    }
}

/// `ABB-35`: what a field is worth to everybody with a barn on it.
pub(super) fn score_barn(
    game: &Game,
    state: &mut State,
    field: RegionId,
    owners: Vec<Seat>,
    log: &mut impl Log,
) {
    let mut cities = Vec::new();
    completed_cities(game, state, field, &mut cities);
    let cities = cities.len();
    let worth = BARN.worth(cities, 0);
    for owner in &owners {
        state.scores[owner.index()] += worth.points();
    }
    log.note(|| {
        let nobody = Strengths::default();
        let occasion = Occasion::Barn;
        Event::Scored(explain(game, state, field, occasion, &worth, &nobody, owners))
    });
}

/// What a field is worth at the end of the game, with a barn (`ABB-35`) or to whoever has the most
/// farmers on it and no pig.
pub(super) fn worth(game: &Game, state: &State, field: RegionId) -> Worth {
    let mut cities = Vec::new();
    completed_cities(game, state, field, &mut cities);
    let value = if state.regions.get(field).has_barn() {
        BARN
    } else {
        city_value(game, state, field, false, Occasion::Farmers)
    };
    value.worth(cities.len(), 0)
}

/// What a field is worth more for each city that is completed at it.
pub(crate) fn each_city(game: &Game, state: &State, field: RegionId) -> u32 {
    if state.regions.get(field).has_barn() {
        return BARN.each;
    }
    city_value(game, state, field, false, Occasion::Farmers).each
}

/// What a completed city is worth to the owner of a field.
struct CityValue {
    each: u32,
    because: [Option<Because>; 2],
}

/// `ABB-35`: to the owner of a barn.
const BARN: CityValue = CityValue { each: 4, because: [None, None] };

impl CityValue {
    fn worth(&self, cities: usize, before: usize) -> Worth {
        let terms = [
            Term { what: Counted::Cities, count: cities as u32, each: self.each },
            Term { what: Counted::CitiesBefore, count: before as u32, each: 0 },
        ];
        Worth { terms, because: self.because }
    }
}

/// `BAS-58`: 3 points, but only 1 for farmers who came to a barn (`ABB-31`); 1 more with a pig of
/// one's own (`TRA-29`, `ABB-28`, `ABB-32`), 1 more with a herd (`RIV-15`, `RIV-R-11`, `ABB-R-19`).
fn city_value(
    game: &Game,
    state: &State,
    field: RegionId,
    pig: bool,
    occasion: Occasion,
) -> CityValue {
    let is_herded = |segment: SegmentId| {
        matches!(state.segment(game, segment).attributes, Attributes::Field { pig_herd: true, .. })
    };
    let has_herd = game.in_play().pig_herd && state.regions.segments(field).any(is_herded);
    let usual = if occasion == Occasion::BarnJoined { 1 } else { 3 };
    CityValue {
        each: usual + u32::from(pig) + u32::from(has_herd),
        because: [pig.then_some(Because::Pig), has_herd.then_some(Because::PigHerd)],
    }
}

/// How many of the cities did not yet count for this player; from now on they do.
fn count_new(cities: &[RegionId], seat: Seat, counted: &mut Vec<(Seat, RegionId)>) -> usize {
    let before = counted.len();
    for &city in cities {
        if !counted.contains(&(seat, city)) {
            counted.push((seat, city));
        }
    }
    counted.len() - before
}

/// The different completed cities that a field touches, whatever is in them (`BAS-58`, `BAS-D-10`,
/// `INN-24`).
fn completed_cities(game: &Game, state: &State, field: RegionId, cities: &mut Vec<RegionId>) {
    cities.clear();
    for segment in state.regions.segments(field) {
        let tile = &state.board.tiles()[state.regions.tile_of(segment)];
        let local = usize::from(segment.0 - tile.first_segment);
        let part = &game.kind_of(tile).segments()[local];
        // `CNT-R-14`: the City of Carcassonne is a completed city, and has no other name.
        if matches!(part.attributes, Attributes::Field { carcassonne: true, .. })
            && !cities.contains(&RegionId::CARCASSONNE)
        {
            cities.push(RegionId::CARCASSONNE);
        }
        for touched in part.touched() {
            let city = state.regions.of(SegmentId(tile.first_segment + touched as u16));
            if state.regions.get(city).open == 0 && !cities.contains(&city) {
                cities.push(city);
            }
        }
    }
}
