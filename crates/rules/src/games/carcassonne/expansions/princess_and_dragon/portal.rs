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
    let last = state
        .board
        .last_tile()
        .filter(|_| is_open(game, state) && in_supply != [false; Piece::FOLLOWERS.len()]);
    let tiles = state
        .tiles()
        .iter()
        .take_while(move |tile| last.is_some_and(|last| tile.first_segment < last.first_segment));
    let free = tiles.flat_map(move |tile| {
        let free = bits(piece::free_segments(game, state, tile));
        free.map(|local| SegmentId(tile.first_segment + local as u16))
    });
    let open = free.filter(|&on| leads_to(state, on));
    let by_kind = FeatureKind::ALL.map(|kind| {
        let goes = |piece| in_supply[piece as usize] && followers::may_stand_on(piece, kind);
        let add = |all, piece| all | u16::from(goes(piece)) << piece as u16;
        Piece::FOLLOWERS.into_iter().fold(0, add)
    });
    open.map(move |on| (on, by_kind[state.regions.at(on).kind as usize]))
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
    for (on, followers) in ways(game, state) {
        match rest.checked_sub(followers.count_ones() as usize) {
            Some(less) => rest = less,
            None => return placed(on, followers).nth(rest),
        }
    }
    None
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
