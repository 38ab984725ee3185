//! The end of the game: unfinished features, then plains (`MAY-55` to `MAY-59`).

use super::scoring::score as score_region;
use crate::action::Piece;
use crate::event::{Event, Log, Occasion};
use crate::game::Game;
use crate::games::sisters::{send_home, standing};
use crate::region::RegionId;
use crate::state::State;
use crate::tile::FeatureKind;

pub(super) fn score(game: &Game, state: &mut State, log: &mut impl Log) {
    log.note(|| Event::FinalScoring);
    for kind in [FeatureKind::Road, FeatureKind::Town, FeatureKind::Farm, FeatureKind::Plain] {
        for region in with_settlers(game, state, kind) {
            // `MAY-44`, `MAY-53`: trappers stay to the end.
            if kind == FeatureKind::Plain {
                score_region(game, state, region, Occasion::Trappers, log);
            } else {
                score_region(game, state, region, Occasion::Unfinished, log);
                send_home(game, state, Piece::Settler, region, log);
            }
        }
    }
}

/// The features of a kind on which settlers are, each once.
fn with_settlers(game: &Game, state: &State, kind: FeatureKind) -> Vec<RegionId> {
    let mut regions = Vec::new();
    for (_, _, segment) in standing(game, state, Piece::Settler) {
        let region = state.regions.of(segment);
        if state.regions.get(region).kind == kind && !regions.contains(&region) {
            regions.push(region);
        }
    }
    regions
}
