//! Fields: points for the completed cities that they touch, at the end of the game (`BAS-57` to `BAS-61`).

use arrayvec::ArrayVec;

use super::expansions::{Expansion, each, first};
use super::scoring::{Worth, explain, region_under};
use crate::event::{Because, Counted, Event, Log, Occasion, Term};
use crate::game::Game;
use crate::majority::Strengths;
use crate::region::{RegionId, SegmentId};
use crate::state::{Seat, State};
use crate::tile::{Attributes, FeatureKind};

/// The field under a piece, if no earlier piece stands on it, and no expansion scores it (`INT-58`).
fn next_field(game: &Game, state: &State, slot: usize) -> Option<RegionId> {
    let field = region_under(state, slot, FeatureKind::Field)?;
    let seen = (0..slot).any(|slot| region_under(state, slot, FeatureKind::Field) == Some(field));
    (!seen && first!(E => E::city_value(game, state, field)).is_none()).then_some(field)
}

/// `BAS-59`, `BAS-60`: every field by itself.
pub(super) fn score_each_field(game: &Game, state: &mut State, log: &mut impl Log) {
    let mut cities = Vec::new();
    for slot in 0..state.pieces.len() {
        if let Some(field) = next_field(game, state, slot) {
            completed_cities(game, state, field, &mut cities);
            score_owners(game, state, field, cities.len(), FARMERS, log);
        }
    }
}

/// Visits the owners of a field with what each gets at the end of the game.
pub(super) fn for_each_owner(
    game: &Game,
    state: &State,
    field: RegionId,
    mut visit: impl FnMut(Seat, u32),
) {
    if first!(E => E::city_value(game, state, field)).is_some() {
        return;
    }
    let mut cities: Option<u32> = None;
    for seat in Strengths::of(game, state, field).owners() {
        let bonus = first!(E => E::owner_bonus(game, state, seat, field));
        let cities = *cities.get_or_insert_with(|| count_completed_cities(game, state, field));
        visit(seat, cities * city_value(game, state, field, bonus, FARMERS).each);
    }
}

/// Scores the farmers of a field for its completed cities, on another occasion than the end of the game.
pub(super) fn score_farmers(
    game: &Game,
    state: &mut State,
    field: RegionId,
    farming: Farming,
    log: &mut impl Log,
) {
    let mut cities = Vec::new();
    completed_cities(game, state, field, &mut cities);
    score_owners(game, state, field, cities.len(), farming, log);
}

/// Why farmers are scored, and the points for each city before any bonus.
#[derive(Clone, Copy)]
pub(super) struct Farming {
    pub(super) occasion: Occasion,
    pub(super) each: u32,
}

/// `BAS-58`: 3 points at the end of the game.
const FARMERS: Farming = Farming { occasion: Occasion::Farmers, each: 3 };

/// Scores the owners of a field that touches this many completed cities.
fn score_owners(
    game: &Game,
    state: &mut State,
    field: RegionId,
    cities: usize,
    farming: Farming,
    log: &mut impl Log,
) {
    let strengths = Strengths::of(game, state, field);
    let owner_bonus = |state: &State, seat| first!(E => E::owner_bonus(game, state, seat, field));
    // `TRA-30`, `TRA-R-10`: owners with a bonus of their own get more than those without.
    for with_bonus in [false, true] {
        let (mut receivers, mut because) = (0_u8, None);
        for seat in strengths.owners() {
            let bonus = owner_bonus(state, seat);
            if bonus.is_some() == with_bonus {
                receivers |= 1 << seat.index();
                because = bonus;
            }
        }
        if receivers == 0 {
            continue;
        }
        let worth = city_value(game, state, field, because, farming).worth(cities, 0);
        let gets = |seat: &Seat| receivers & (1 << seat.index()) != 0;
        for seat in state.seats().filter(gets) {
            state.scores[seat.index()] += worth.points();
        }
        log.note(|| {
            let receivers = state.seats().filter(gets).collect();
            let occasion = farming.occasion;
            Event::Scored(explain(game, state, field, occasion, &worth, &strengths, receivers))
        });
    }
    each!(E => E::feature_scored(game, state, field, log));
}

/// `BAS-61`, `BAS-R-22`, `TRA-R-11`: a player gets the points for a city only once, through the
/// field on which it is worth most.
pub(super) fn score_each_city_once(game: &Game, state: &mut State, log: &mut impl Log) {
    let mut owned = Vec::new();
    for slot in 0..state.pieces.len() {
        let Some(field) = next_field(game, state, slot) else { continue };
        for seat in Strengths::of(game, state, field).owners() {
            let bonus = first!(E => E::owner_bonus(game, state, seat, field));
            owned.push((seat, field, city_value(game, state, field, bonus, FARMERS)));
        }
        each!(E => E::feature_scored(game, state, field, log));
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

/// Scores a field that an expansion owns, for these players.
pub(super) fn score_for(
    game: &Game,
    state: &mut State,
    field: RegionId,
    farming: Farming,
    owners: Vec<Seat>,
    log: &mut impl Log,
) {
    let mut cities = Vec::new();
    completed_cities(game, state, field, &mut cities);
    let worth = CityValue::plain(farming.each).worth(cities.len(), 0);
    for owner in &owners {
        state.scores[owner.index()] += worth.points();
    }
    log.note(|| {
        let nobody = Strengths::default();
        Event::Scored(explain(game, state, field, farming.occasion, &worth, &nobody, owners))
    });
}

/// What a field is worth at the end of the game to its owner, who has no bonus.
pub(super) fn worth(game: &Game, state: &State, field: RegionId) -> Worth {
    let mut cities = Vec::new();
    completed_cities(game, state, field, &mut cities);
    value_at_end(game, state, field).worth(cities.len(), 0)
}

/// What a field is worth more for each city that is completed at it.
pub(super) fn each_city(game: &Game, state: &State, field: RegionId) -> u32 {
    value_at_end(game, state, field).each
}

fn value_at_end(game: &Game, state: &State, field: RegionId) -> CityValue {
    match first!(E => E::city_value(game, state, field)) {
        Some(each) => CityValue::plain(each),
        None => city_value(game, state, field, None, FARMERS),
    }
}

/// What a completed city is worth to the owner of a field.
struct CityValue {
    each: u32,
    because: [Option<Because>; 2],
}

impl CityValue {
    /// A value without any bonus.
    const fn plain(each: u32) -> Self {
        Self { each, because: [None, None] }
    }

    fn worth(&self, cities: usize, before: usize) -> Worth {
        let terms = [
            Term { what: Counted::Cities, count: cities as u32, each: self.each },
            Term { what: Counted::CitiesBefore, count: before as u32, each: 0 },
        ];
        Worth { terms, because: self.because }
    }
}

/// The points for a city, with a point more for the owner's bonus (`TRA-29`, `ABB-28`, `ABB-32`) and one more for that of
/// the field (`RIV-15`, `RIV-R-11`, `ABB-R-19`).
fn city_value(
    game: &Game,
    state: &State,
    field: RegionId,
    owner_bonus: Option<Because>,
    farming: Farming,
) -> CityValue {
    let field_bonus = first!(E => E::field_bonus(game, state, field));
    let bonuses = u32::from(owner_bonus.is_some()) + u32::from(field_bonus.is_some());
    CityValue { each: farming.each + bonuses, because: [owner_bonus, field_bonus] }
}

/// A completed city at a field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum City {
    Region(RegionId),
    /// The city of the start tiles, which has no segments (`CNT-R-14`).
    OfStartTiles,
}

/// How many of the cities did not yet count for this player; from now on they do.
fn count_new(cities: &[City], seat: Seat, counted: &mut Vec<(Seat, City)>) -> usize {
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
fn completed_cities(game: &Game, state: &State, field: RegionId, cities: &mut Vec<City>) {
    cities.clear();
    for_each_completed_city(game, state, field, |city| {
        if !cities.contains(&city) {
            cities.push(city);
        }
    });
}

/// The number of different completed cities that a field touches, without taking memory from the heap.
pub(super) fn count_completed_cities(game: &Game, state: &State, field: RegionId) -> u32 {
    /// No field of a real game touches more.
    const MOST: usize = 128;
    let mut cities = ArrayVec::<City, MOST>::new();
    for_each_completed_city(game, state, field, |city| {
        if !cities.contains(&city) {
            // Beyond the most, only the estimate of a computer player would be too low.
            let _ = cities.try_push(city);
        }
    });
    cities.len() as u32
}

/// Visits the completed cities that a field touches, each as often as it touches them.
#[inline]
fn for_each_completed_city(
    game: &Game,
    state: &State,
    field: RegionId,
    mut visit: impl FnMut(City),
) {
    for segment in state.regions.segments(field) {
        let tile = &state.board.tiles()[state.regions.tile_of(segment)];
        let local = usize::from(segment.0 - tile.first_segment);
        let part = &game.kind_of(tile).segments()[local];
        if matches!(part.attributes, Attributes::Field { carcassonne: true, .. }) {
            visit(City::OfStartTiles);
        }
        for touched in part.touched() {
            let city = state.regions.of(SegmentId(tile.first_segment + touched as u16));
            if state.regions.get(city).open == 0 {
                visit(City::Region(city));
            }
        }
    }
}
