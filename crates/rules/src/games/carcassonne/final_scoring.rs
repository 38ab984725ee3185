//! The end of the game: unfinished features first, then the fields, barns, goods and awards
//! (`BAS-51` to `BAS-61`, `INT-58`).

use super::abbey_and_mayor::barn;
use super::scoring::{region_under, score as score_region};
use super::{fields, king_and_robber, traders_and_builders};
use crate::event::{Event, Log, Occasion};
use crate::game::Game;
use crate::setup::FieldScoring;
use crate::state::{Phase, State};
use crate::tile::FeatureKind;

/// Settles everything as it is now, as if this were the end of the game.
pub(crate) fn settle(game: &Game, state: &mut State) {
    score(game, state, &mut ());
    state.phase = Phase::Over;
}

/// `BAS-51`: roads, cities and buildings, for those who own them as during the game (`BAS-55`), and
/// whose pieces go home (`BAS-56`); then the fields. The order changes no total (`INT-59`).
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
        FieldScoring::PerField => fields::score_each_field(game, state, log),
        FieldScoring::OncePerCity => fields::score_each_city_once(game, state, log),
    }
    barn::score_barns(game, state, log);
    traders_and_builders::score_goods(game, state, log);
    king_and_robber::score(game, state, log);
}
