//! The magic portal: a follower may go to any tile on the table (`PRD-34` to `PRD-36`).

use crate::action::{Action, Piece};
use crate::game::Game;
use crate::games::carcassonne::{followers, piece};
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::State;
use crate::tile::{FeatureKind, Symbol};

/// Whether the tile placed last shows a portal.
#[inline]
pub(in crate::games::carcassonne) fn is_open(game: &Game, state: &State) -> bool {
    state.board.last_tile().is_some_and(|tile| game.kind_of(tile).has(Symbol::MagicPortal))
}

/// Shows every follower of the supply on every place to which the portal leads. What is on the
/// tile with the portal itself needs none.
pub(in crate::games::carcassonne) fn for_each(
    game: &Game,
    state: &State,
    show: &mut impl FnMut(Action),
) {
    let (true, Some(last)) = (is_open(game, state), state.board.last_tile()) else { return };
    let in_supply = Piece::FOLLOWERS.map(|piece| piece::in_supply(game, state, piece));
    if in_supply == [false; Piece::FOLLOWERS.len()] {
        return;
    }
    for on in (0..last.first_segment).map(SegmentId) {
        if leads_to(state, on) && piece::is_free(game, state, on) {
            let kind = state.regions.at(on).kind;
            for piece in Piece::FOLLOWERS {
                if in_supply[piece as usize] && followers::may_stand_on(piece, kind) {
                    show(Action::PlacePiece { piece, on });
                }
            }
        }
    }
}

/// `PRD-35`, `PRD-R-11`, `INT-29`: on other tiles only features that are not complete; a field
/// never is.
fn leads_to(state: &State, on: SegmentId) -> bool {
    let region = state.regions.at(on);
    region.occupants == 0 && (region.open > 0 || region.kind == FeatureKind::Field)
}

/// Whether a piece may go to another tile than the one placed last (`BAS-19`, `PRD-R-12`).
pub(in crate::games::carcassonne) fn check(
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
