//! The end of the game: unfinished features first, then the fields, then what the expansions score (`BAS-51` to
//! `BAS-61`, `INT-58`).

use super::expansions::{Expansion, each};
use super::fields;
use super::scoring::{region_under, score as score_region, worth};
use crate::event::{Event, Log, Occasion};
use crate::game::Game;
use crate::majority::Strengths;
use crate::region::RegionId;
use crate::setup::FieldScoring;
use crate::state::{MAX_PLAYERS, State};
use crate::tile::FeatureKind;

/// The features that are scored unfinished, in this order.
const UNFINISHED: [FeatureKind; 4] =
    [FeatureKind::Road, FeatureKind::City, FeatureKind::Cloister, FeatureKind::Shrine];

/// `BAS-51`: roads, cities and buildings, for those who own them as during the game (`BAS-55`), and whose pieces go
/// home (`BAS-56`); then the fields. The order changes no total (`INT-59`).
pub(super) fn score(game: &Game, state: &mut State, log: &mut impl Log) {
    log.note(|| Event::FinalScoring);
    for kind in UNFINISHED.into_iter().filter(|&kind| game.takes_followers(kind)) {
        for slot in 0..state.pieces.len() {
            if let Some(region) = region_under(state, slot, kind) {
                score_region(game, state, region, Occasion::Unfinished, log);
            }
        }
    }
    match game.setup().rules.field_scoring {
        FieldScoring::PerField => fields::score_each_field(game, state, log),
        FieldScoring::OncePerCity => fields::score_each_city_once(game, state, log),
    }
    each!(E => E::final_scoring(game, state, log));
}

/// The points that each player gets for a feature.
pub(super) fn settled_points(game: &Game, state: &State, region: RegionId) -> [u32; MAX_PLAYERS] {
    let mut points = [0; MAX_PLAYERS];
    let kind = state.regions.get(region).kind;
    if kind == FeatureKind::Field {
        fields::for_each_owner(game, state, region, |seat, each| points[seat.index()] = each);
    } else if UNFINISHED.contains(&kind) && game.takes_followers(kind) {
        let each = worth(game, state, region, Occasion::Unfinished).points();
        for seat in Strengths::of(game, state, region).owners() {
            points[seat.index()] = each;
        }
    }
    points
}
