//! The magic portal: a follower may go to any tile on the table (`PRD-34` to `PRD-36`).

use crate::action::{Piece, PieceSet};
use crate::game::Game;
use crate::games::carcassonne::followers::able_to_stand_on;
use crate::games::carcassonne::piece;
use crate::refusal::Refusal;
use crate::region::{Region, SegmentId};
use crate::state::State;
use crate::tile::{FeatureKind, Symbol};

/// Whether the tile placed last shows a portal.
#[inline]
pub(super) fn is_open(game: &Game, state: &State) -> bool {
    state.board.last_tile().is_some_and(|tile| game.kind_of(tile).has(Symbol::MagicPortal))
}

/// Visits every place to which the portal leads, and the followers of the supply that may go there. What is on the tile
/// with the portal itself needs none.
pub(super) fn for_each(
    game: &Game,
    state: &State,
    in_supply: PieceSet,
    visit: &mut impl FnMut(SegmentId, PieceSet),
) {
    let Some(last) = state.board.last_tile().filter(|_| is_open(game, state)) else { return };
    // The segments of the last tile were numbered last.
    for (on, region) in state.regions.before(last.first_segment) {
        let followers = in_supply.and(able_to_stand_on(region.kind));
        if !followers.is_empty() && leads_to(*region) && piece::is_free(game, state, on) {
            visit(on, followers);
        }
    }
}

/// `PRD-35`, `PRD-R-11`, `INT-29`: on other tiles only features that are not complete; a field
/// never is.
#[inline]
fn leads_to(region: Region) -> bool {
    region.occupants == 0 && (region.open > 0 || region.kind == FeatureKind::Field)
}

/// Whether a piece may go to another tile than the one placed last (`BAS-19`, `PRD-R-12`).
pub(super) fn check(
    game: &Game,
    state: &State,
    piece: Piece,
    on: SegmentId,
) -> Result<(), Refusal> {
    if !piece.is_follower() || !is_open(game, state) {
        return Err(Refusal::AnotherTile);
    }
    let region = state.regions.at(on);
    if region.open == 0 && region.kind != FeatureKind::Field && region.occupants == 0 {
        return Err(Refusal::PortalToComplete);
    }
    Ok(())
}
