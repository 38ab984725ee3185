//! The end of the game: unfinished features, then plains (`MAY-55` to `MAY-59`).

use super::Mayflower;
use super::scoring::score as score_region;
use crate::action::Piece;
use crate::event::{Event, Log, Occasion};
use crate::game::Game;
use crate::games::Rules;
use crate::region::RegionId;
use crate::state::{Location, State};
use crate::tile::FeatureKind;

/// Scores the unfinished features, also of those whom the surveyors have passed (`MAY-R-17`), and
/// then the plains, which count only now (`MAY-52`).
pub(super) fn score(game: &Game, state: &mut State, log: &mut impl Log) {
    log.note(|| Event::FinalScoring);
    for kind in [FeatureKind::Road, FeatureKind::Town, FeatureKind::Farm] {
        for slot in 0..state.pieces.len() {
            if let Some(region) = region_under(state, slot, kind) {
                score_region(game, state, region, Occasion::Unfinished, log);
                Mayflower::take_back(game, state, Piece::Settler, region, log);
            }
        }
    }
    // `MAY-44`, `MAY-53`: trappers stay to the end, so a plain may be met more than once.
    for slot in 0..state.pieces.len() {
        let Some(plain) = region_under(state, slot, FeatureKind::Plain) else { continue };
        let is_same = |other| region_under(state, other, FeatureKind::Plain) == Some(plain);
        if !(0..slot).any(is_same) {
            score_region(game, state, plain, Occasion::Trappers, log);
        }
    }
}

/// The feature of this kind on which a settler is.
fn region_under(state: &State, slot: usize, kind: FeatureKind) -> Option<RegionId> {
    let Location::On(segment) = state.pieces[slot] else { return None };
    let region = state.regions.of(segment);
    (state.regions.get(region).kind == kind).then_some(region)
}
