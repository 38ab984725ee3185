//! The magic portal: a follower may go to any tile on the table (`PRD-34` to `PRD-36`).

use crate::action::{Action, Piece};
use crate::game::Game;
use crate::games::carcassonne::{followers, piece};
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::State;
use crate::tile::{FeatureKind, Symbol, bits};

/// Whether the tile placed last shows a portal.
#[inline]
pub(super) fn is_open(game: &Game, state: &State) -> bool {
    state.board.last_tile().is_some_and(|tile| game.kind_of(tile).has(Symbol::MagicPortal))
}

/// Every place to which the portal leads, and the followers of the supply that may go there as a bit
/// set. What is on the tile with the portal itself needs none.
fn ways(game: &Game, state: &State) -> impl Iterator<Item = (SegmentId, u16)> {
    let in_supply = Piece::FOLLOWERS.map(|piece| piece::in_supply(game, state, piece));
    let by_kind = FeatureKind::ALL.map(|kind| {
        let goes = |piece| in_supply[piece as usize] && followers::may_stand_on(piece, kind);
        let add = |all, piece| all | u16::from(goes(piece)) << piece as u16;
        Piece::FOLLOWERS.into_iter().fold(0, add)
    });
    let last = state.board.last_tile().filter(|_| is_open(game, state));
    // The segments of the last tile were numbered last.
    let others = (0..last.map_or(0, |tile| tile.first_segment)).map(SegmentId);
    others.filter_map(move |on| {
        let followers = by_kind[state.regions.at(on).kind as usize];
        let goes = followers != 0 && leads_to(state, on) && piece::is_free(game, state, on);
        goes.then_some((on, followers))
    })
}

/// The followers of a bit set, on a place.
fn placed(on: SegmentId, followers: u16) -> impl Iterator<Item = Action> {
    bits(followers).map(move |kind| Action::PlacePiece { piece: Piece::FOLLOWERS[kind], on })
}

/// Visits every follower of the supply on every place to which the portal leads.
pub(super) fn for_each(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    ways(game, state).flat_map(|(on, followers)| placed(on, followers)).for_each(visit);
}

/// How many actions [`for_each`] shows.
pub(super) fn count(game: &Game, state: &State) -> usize {
    ways(game, state).map(|(_, followers)| followers.count_ones() as usize).sum()
}

/// The action that [`for_each`] shows after `index` others.
pub(super) fn nth(game: &Game, state: &State, index: usize) -> Option<Action> {
    let mut rest = index;
    ways(game, state).find_map(|(on, followers)| {
        let found = placed(on, followers).nth(rest);
        rest = rest.saturating_sub(followers.count_ones() as usize);
        found
    })
}

/// `PRD-35`, `PRD-R-11`, `INT-29`: on other tiles only features that are not complete; a field
/// never is.
fn leads_to(state: &State, on: SegmentId) -> bool {
    let region = state.regions.at(on);
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
