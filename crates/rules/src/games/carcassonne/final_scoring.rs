//! The end of the game: unfinished features first, then the fields, goods and awards (`BAS-51` to
//! `BAS-61`, `TRA-36`, `KNG-11`).

use super::scoring::{Strengths, Worth, explain, score as score_region};
use super::{king_and_robber, traders_and_builders};
use crate::event::{Because, Counted, Event, Log, Occasion, Term};
use crate::game::Game;
use crate::region::{RegionId, SegmentId};
use crate::setup::FieldScoring;
use crate::state::{Seat, State, Whereabouts};
use crate::tile::FeatureKind;

/// `BAS-51`: roads, cities and buildings, whose pieces go home (`BAS-56`); then the fields.
pub(super) fn score(game: &Game, state: &mut State, log: &mut impl Log) {
    log.note(|| Event::FinalScoring);
    let shrine = game.in_play().shrines.then_some(FeatureKind::Shrine);
    let kinds = [FeatureKind::Road, FeatureKind::City, FeatureKind::Cloister];
    for kind in kinds.into_iter().chain(shrine) {
        for slot in 0..state.pieces.len() {
            if let Some(region) = region_under(state, slot, kind) {
                score_region(game, state, region, Occasion::Unfinished, log);
            }
        }
    }
    match game.setup().rules.field_scoring {
        FieldScoring::PerField => score_each_field(game, state, log),
        FieldScoring::OncePerCity => score_each_city_once(game, state, log),
    }
    traders_and_builders::score_goods(game, state, log);
    king_and_robber::score(game, state, log);
}

/// The region of this kind on which a piece stands.
fn region_under(state: &State, slot: usize, kind: FeatureKind) -> Option<RegionId> {
    let Whereabouts::On(segment) = state.pieces[slot] else { return None };
    let region = state.regions.of(segment);
    (state.regions.get(region).kind == kind).then_some(region)
}

/// The field under a piece, if no earlier piece stands on it.
fn next_field(state: &State, slot: usize) -> Option<RegionId> {
    let field = region_under(state, slot, FeatureKind::Field)?;
    let seen = (0..slot).any(|slot| region_under(state, slot, FeatureKind::Field) == Some(field));
    (!seen).then_some(field)
}

/// `BAS-59`, `BAS-60`: every field by itself, 3 points for each completed city to each owner.
fn score_each_field(game: &Game, state: &mut State, log: &mut impl Log) {
    let mut cities = Vec::new();
    for slot in 0..state.pieces.len() {
        let Some(field) = next_field(state, slot) else { continue };
        completed_cities(game, state, field, &mut cities);
        let strengths = Strengths::of(game, state, field);
        // `TRA-R-10`: owners with a pig of their own on the field get more than those without.
        let with_pigs = game.in_play().pigs > 0;
        for pig in [false, true].into_iter().take(1 + usize::from(with_pigs)) {
            let worth = city_value(game, state, field, pig).worth(cities.len(), 0);
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
                    let occasion = Occasion::Farmers;
                    let score =
                        explain(game, state, field, occasion, &worth, &strengths, receivers);
                    Event::Scored(score)
                });
            }
        }
    }
}

/// `BAS-61`, `TRA-R-11`: a player gets the points for a city only once, through the field on which it
/// is worth most.
fn score_each_city_once(game: &Game, state: &mut State, log: &mut impl Log) {
    let mut cities = Vec::new();
    let mut owned = Vec::new();
    for slot in 0..state.pieces.len() {
        let Some(field) = next_field(state, slot) else { continue };
        for seat in Strengths::of(game, state, field).owners() {
            let pig = traders_and_builders::has_pig(game, state, seat, field);
            owned.push((seat, field, city_value(game, state, field, pig)));
        }
    }
    // The best fields of a player come first; the sort keeps the order of the others.
    owned.sort_by_key(|(_, _, value)| std::cmp::Reverse(value.each));
    let mut counted = Vec::new();
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

/// What a completed city is worth to the owner of a field.
struct CityValue {
    each: u32,
    because: [Option<Because>; 2],
}

impl CityValue {
    fn worth(&self, cities: usize, before: usize) -> Worth {
        let terms = [
            Term { what: Counted::Cities, count: cities as u32, each: self.each },
            Term { what: Counted::CitiesBefore, count: before as u32, each: 0 },
        ];
        Worth { terms, because: self.because }
    }
}

/// `BAS-58`: 3 points; 1 more with a pig of one's own (`TRA-29`), 1 more with a herd (`RIV-15`).
fn city_value(game: &Game, state: &State, field: RegionId, pig: bool) -> CityValue {
    let has_herd = game.in_play().pig_herd
        && state.regions.segments(field).any(|segment| state.segment(game, segment).pig_herd);
    CityValue {
        each: 3 + u32::from(pig) + u32::from(has_herd),
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

/// The different completed cities that a field touches (`BAS-58`, `BAS-D-10`).
fn completed_cities(game: &Game, state: &State, field: RegionId, cities: &mut Vec<RegionId>) {
    cities.clear();
    for segment in state.regions.segments(field) {
        let tile = &state.board.tiles()[state.regions.tile_of(segment)];
        let local = usize::from(segment.0 - tile.first_segment);
        for touched in game.kind_of(tile).segments()[local].touched_cities() {
            let city = state.regions.of(SegmentId(tile.first_segment + touched as u16));
            if state.regions.get(city).open == 0 && !cities.contains(&city) {
                cities.push(city);
            }
        }
    }
}
