//! The end of the game: unfinished features first, then the fields (`BAS-51` to `BAS-61`).

use super::scoring::{Strengths, explain, score as score_region};
use crate::event::{Counted, Event, Log, Occasion, Term};
use crate::game::Game;
use crate::region::{RegionId, SegmentId};
use crate::setup::FieldScoring;
use crate::state::{Seat, State, Whereabouts};
use crate::tile::FeatureKind;

/// `BAS-51`: roads, cities and cloisters, whose followers go home (`BAS-56`); then the fields.
pub(super) fn score(game: &Game, state: &mut State, log: &mut impl Log) {
    log.note(|| Event::FinalScoring);
    for kind in [FeatureKind::Road, FeatureKind::City, FeatureKind::Cloister] {
        for slot in 0..state.pieces.len() {
            if let Some(region) = region_under(state, slot, kind) {
                score_region(game, state, region, Occasion::Unfinished, log);
            }
        }
    }
    score_fields(game, state, log);
}

/// The region of this kind on which a piece stands.
fn region_under(state: &State, slot: usize, kind: FeatureKind) -> Option<RegionId> {
    let Whereabouts::On(segment) = state.pieces[slot] else { return None };
    let region = state.regions.of(segment);
    (state.regions.get(region).kind == kind).then_some(region)
}

/// `BAS-57` to `BAS-61`: the owners of each field get 3 points for each completed city it touches.
fn score_fields(game: &Game, state: &mut State, log: &mut impl Log) {
    let mut cities = Vec::new();
    let mut counted = Vec::new();
    for slot in 0..state.pieces.len() {
        let Some(field) = region_under(state, slot, FeatureKind::Field) else { continue };
        let seen =
            (0..slot).any(|slot| region_under(state, slot, FeatureKind::Field) == Some(field));
        if seen {
            continue;
        }
        completed_cities(game, state, field, &mut cities);
        let strengths = Strengths::of(game, state, field);
        match game.setup().rules.field_scoring {
            // `BAS-59`, `BAS-60`: every field by itself.
            FieldScoring::PerField => {
                let term = Term { what: Counted::Cities, count: cities.len() as u32, each: 3 };
                for seat in strengths.owners() {
                    state.scores[seat.index()] += term.points();
                }
                log.note(|| {
                    let occasion = Occasion::Farmers;
                    Event::Scored(explain(game, state, field, occasion, &[term], &strengths))
                });
            }
            // `BAS-61`: a player gets the points for a city only once.
            FieldScoring::OncePerCity => {
                for seat in strengths.owners() {
                    let count = count_new(&cities, seat, &mut counted);
                    let before = cities.len() as u32 - count;
                    let terms = [
                        Term { what: Counted::Cities, count, each: 3 },
                        Term { what: Counted::CitiesBefore, count: before, each: 0 },
                    ];
                    state.scores[seat.index()] += terms[0].points();
                    log.note(|| {
                        let occasion = Occasion::Farmers;
                        let score = explain(game, state, field, occasion, &terms, &strengths);
                        Event::Scored(crate::event::Score { receivers: vec![seat], ..score })
                    });
                }
            }
        }
    }
}

/// How many of the cities did not yet count for this player; from now on they do.
fn count_new(cities: &[RegionId], seat: Seat, counted: &mut Vec<(Seat, RegionId)>) -> u32 {
    let before = counted.len();
    for &city in cities {
        if !counted.contains(&(seat, city)) {
            counted.push((seat, city));
        }
    }
    (counted.len() - before) as u32
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
