//! One action with a piece, or none (`BAS-17` to `BAS-26`, `INT-22`).
//!
//! Most often that is a piece on the tile just placed: a follower, or another one instead of it (`INN-08`, `ABB-13`,
//! `ABB-37`, `TRA-07`, `TRA-25`). What else there is instead, the expansions say.

use super::expansions::{Expansion, any, each, first};
use super::followers;
use super::turn::Step;
use crate::action::{Action, Piece, PieceSet, Role};
use crate::board::PlacedTile;
use crate::event::{Event, Log};
use crate::game::{Changes, Game};
use crate::games::picking;
use crate::geometry::Pos;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{Location, Phase, State};
use crate::tile::{FeatureKind, bits};

/// Visits a pass, a piece on a segment of the tile just placed, and what expansions offer instead.
pub(super) fn for_each(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    let in_supply = state.kinds_in_supply(game, state.turn);
    for_each_on_tile(game, state, in_supply, visit);
    if leads_elsewhere(game, state) {
        each!(E => E::for_each_elsewhere(game, state, in_supply, &mut |on, followers| {
            followers.iter().for_each(|piece| visit(Action::PlacePiece { piece, on }));
        }));
    }
    for_each_other(game, state, in_supply, visit);
}

/// Whether an expansion insists on an action of its own.
#[inline]
pub(super) fn is_compelled(game: &Game, state: &State) -> bool {
    game.changes(Changes::PIECES) && any!(E => E::insists(game, state).is_some())
}

/// Whether followers may go to other tiles; what an expansion insists on comes first.
#[inline]
fn leads_elsewhere(game: &Game, state: &State) -> bool {
    any!(E => E::leads_elsewhere(game, state)) && !is_compelled(game, state)
}

/// Visits what comes before the ways to other tiles: a pass, a piece of the supply on a segment of the tile just placed,
/// and what that tile allows.
fn for_each_on_tile(
    game: &Game,
    state: &State,
    in_supply: PieceSet,
    visit: &mut impl FnMut(Action),
) {
    if !is_compelled(game, state) {
        visit(Action::Pass);
        if let Some(tile) = state.board.last_tile() {
            for_each_follower(game, state, tile, in_supply, visit);
            // Helpers join followers, so that most tiles have no place for them.
            let occupied = game.mark(tile, |on| state.regions.at(on).occupants > 0);
            if occupied != 0 {
                each!(E => for &helper in E::HELPERS {
                    if in_supply.contains(helper) {
                        let on = |local: usize| SegmentId(tile.first_segment + local as u16);
                        let joins = |local: &usize| E::may_help(game, state, helper, on(*local));
                        visit_each(tile, helper, bits(occupied).filter(joins), visit);
                    }
                });
            }
        }
    }
    each!(E => E::for_each_on_tile(game, state, visit));
}

/// Visits every follower of the supply on every segment of a tile where it may go.
fn for_each_follower(
    game: &Game,
    state: &State,
    tile: &PlacedTile,
    in_supply: PieceSet,
    visit: &mut impl FnMut(Action),
) {
    let followers = in_supply.and(followers::ALL);
    if followers.is_empty() {
        return;
    }
    // What is free for one follower is free for all that may stand there.
    let free = free_segments(game, state, tile);
    let segments = game.kind_of(tile).segments();
    for follower in followers.iter() {
        let stands = |&local: &usize| followers::may_stand_on(follower, segments[local].kind());
        visit_each(tile, follower, bits(free).filter(stands), visit);
    }
}

/// Visits a piece on each of some segments of a tile.
#[inline]
fn visit_each(
    tile: &PlacedTile,
    piece: Piece,
    places: impl Iterator<Item = usize>,
    visit: &mut impl FnMut(Action),
) {
    for local in places {
        visit(Action::PlacePiece { piece, on: SegmentId(tile.first_segment + local as u16) });
    }
}

/// One of the actions of [`for_each`], by its place there.
#[inline]
pub(super) fn pick(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    if game.changes(Changes::PIECES) {
        if leads_elsewhere(game, state) {
            return pick_with_ways(game, state, choose);
        }
        let in_supply = state.kinds_in_supply(game, state.turn);
        return picking::pick(choose, |few| {
            for_each_on_tile(game, state, in_supply, &mut |action| few.add(action));
            for_each_other(game, state, in_supply, &mut |action| few.add(action));
        });
    }
    let tile = state.board.last_tile()?;
    let has_follower = in_supply(game, state, Piece::Follower);
    let free = if has_follower { free_segments(game, state, tile) } else { 0 };
    match choose(1 + free.count_ones() as usize) {
        0 => Some(Action::Pass),
        index => bits(free).nth(index - 1).map(|local| {
            let on = SegmentId(tile.first_segment + local as u16);
            Action::PlacePiece { piece: Piece::Follower, on }
        }),
    }
}

/// The same where there are hundreds of ways to other tiles, which are not listed one by one.
#[cold]
fn pick_with_ways(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let in_supply = state.kinds_in_supply(game, state.turn);
    let mut before = 0;
    for_each_on_tile(game, state, in_supply, &mut |_| before += 1);
    let (mut places, mut ways) = (Vec::with_capacity(state.regions.len()), 0);
    each!(E => E::for_each_elsewhere(game, state, in_supply, &mut |on, followers| {
        ways += followers.len();
        places.push((on, followers, ways));
    }));
    let mut way = None;
    let choose_other = |others: usize| {
        let index = choose(others + ways);
        way = index.checked_sub(before).filter(|&way| way < ways);
        if index < before || way.is_some() { index } else { index - ways }
    };
    let other = picking::pick(choose_other, |few| {
        for_each_on_tile(game, state, in_supply, &mut |action| few.add(action));
        for_each_other(game, state, in_supply, &mut |action| few.add(action));
    });
    let Some(way) = way else { return other };
    // Each place knows how many ways there are up to it.
    let &(on, followers, end) = places.get(places.partition_point(|&(_, _, end)| end <= way))?;
    let piece = followers.iter().nth(way + followers.len() - end)?;
    Some(Action::PlacePiece { piece, on })
}

/// Visits what else can be done instead of putting a piece on the tile just placed, and the free actions, which are
/// not instead of anything (`TOW-32`).
fn for_each_other(game: &Game, state: &State, in_supply: PieceSet, visit: &mut impl FnMut(Action)) {
    if !is_compelled(game, state) {
        each!(E => E::for_each_instead_of_piece(game, state, in_supply, visit));
    }
    each!(E => E::for_each_free(game, state, visit));
}

/// `INT-22`, `PRD-46`, `TOW-33`: makes the one action with a piece when it is another one than putting it on the
/// tile. Returns what follows, unless another decision does.
pub(super) fn act_instead(
    game: &Game,
    state: &mut State,
    action: Action,
    log: &mut impl Log,
) -> Result<Option<Step>, Refusal> {
    let is_piece = matches!(action, Action::Pass | Action::PlacePiece { .. });
    if is_piece || any!(E => E::replaces_piece(action)) {
        each!(E => if let Some(refusal) = E::insists(game, state)
            && !E::replaces_piece(action)
        {
            return Err(refusal);
        });
    }
    each!(E => if E::replaces_piece(action) {
        E::replace_piece(game, state, action, log)?;
        step_done(game, state, action);
        return Ok((state.phase == Phase::PlacePiece).then_some(Step::AFTER_PIECE));
    });
    Err(Refusal::NotNow { next: state.phase.next_step() })
}

/// Tells the expansions which action with a piece was made.
#[inline]
pub(super) fn step_done(game: &Game, state: &mut State, action: Action) {
    if game.changes(Changes::PIECES) {
        each!(E => E::piece_step(game, state, action));
    }
}

/// Whether the player has such a piece to place.
#[inline]
pub(super) fn in_supply(game: &Game, state: &State, piece: Piece) -> bool {
    state.pieces[game.slots(state.turn, piece)].iter().any(|at| at.is_supply())
}

#[inline]
pub(super) fn place(
    game: &Game,
    state: &mut State,
    piece: Piece,
    on: SegmentId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    if let Some(refusal) = first!(E => E::refuses_segments(piece)) {
        return Err(refusal);
    }
    // `BAS-19`: only the tile of this turn, unless an expansion leads to others.
    if !state.is_on_last_tile(on) {
        if !state.has_segment(on) {
            return Err(Refusal::AnotherTile);
        }
        let leads = first!(E => E::check_elsewhere(game, state, piece, on));
        leads.unwrap_or(Err(Refusal::AnotherTile))?;
    }
    // `BAS-18`: only from the own supply.
    let Some(slot) = state.next_in_supply(game, state.turn, piece) else {
        return Err(match piece {
            Piece::Member | Piece::Hut | Piece::Settler => Refusal::NoSuchPiece { piece },
            _ => Refusal::EmptySupply { piece },
        });
    };
    if !may_place(game, state, piece, on) {
        return Err(why_not(game, state, piece, on));
    }

    state.pieces[slot] = Location::On(on);
    let region = state.regions.of(on);
    state.regions.get_mut(region).occupants += u8::from(piece.is_follower());
    log.note(|| {
        let (at, place) = state.segment_name(game, on);
        let role = Role::of(piece, place.kind);
        Event::PiecePlaced { seat: state.turn, piece, role, at, place }
    });
    if state.regions.get(region).kind.is_building() {
        each!(E => E::building_occupied(game, state, state.turn, on, log));
    }
    Ok(())
}

/// Whether a piece from the supply may go on this segment, if it may go on this tile at all. Followers of all kinds
/// go only where nobody is (`ABB-13`, `ABB-R-11`, `ABB-37`).
#[inline]
fn may_place(game: &Game, state: &State, piece: Piece, on: SegmentId) -> bool {
    if piece.is_follower() {
        return followers::may_stand_on(piece, state.regions.at(on).kind)
            && is_free(game, state, on);
    }
    any!(E => E::HELPERS.contains(&piece) && E::may_help(game, state, piece, on))
}

/// `BAS-21` to `BAS-23`: nobody may stand anywhere on the feature, as it is after the tile was placed. The tile may
/// have joined it to others (`BAS-49`), or just completed it (`BAS-25`, `INT-28`).
#[inline]
pub(super) fn is_free(game: &Game, state: &State, on: SegmentId) -> bool {
    let region = state.regions.at(on);
    region.occupants == 0
        && game.takes_followers(region.kind)
        && !(game.changes(Changes::FEATURES) && is_barred(game, state, on))
}

/// Whether an expansion keeps followers off a segment.
#[inline]
fn is_barred(game: &Game, state: &State, on: SegmentId) -> bool {
    bars_tile(state, state.pos_of(on), Piece::Follower).is_some()
        || any!(E => E::bars_feature(game, state, on).is_some())
}

/// The segments of a tile that [are free](is_free), as a bit set.
#[inline]
pub(super) fn free_segments(game: &Game, state: &State, tile: &PlacedTile) -> u16 {
    let takes_followers = |on: SegmentId| {
        let region = state.regions.at(on);
        region.occupants == 0 && game.takes_followers(region.kind)
    };
    if !game.changes(Changes::FEATURES) {
        return game.mark(tile, takes_followers);
    }
    if bars_tile(state, tile.pos, Piece::Follower).is_some() {
        return 0;
    }
    let barred = |on| any!(E => E::bars_feature(game, state, on).is_some());
    game.mark(tile, |on| takes_followers(on) && !barred(on))
}

/// The refusal of any follower on the tile here.
#[inline]
pub(super) fn bars_tile(state: &State, at: Pos, piece: Piece) -> Option<Refusal> {
    first!(E => E::bars_tile(state, at, piece))
}

/// The rule against a piece on this segment.
fn why_not(game: &Game, state: &State, piece: Piece, on: SegmentId) -> Refusal {
    let (at, place) = state.segment_name(game, on);
    if place.kind == FeatureKind::River {
        return Refusal::OnTheRiver;
    }
    each!(E => if E::HELPERS.contains(&piece) {
        return E::why_not_help(game, state, piece, at);
    });
    let barred = first!(E => E::refuses_feature(piece, place.kind))
        .or_else(|| bars_tile(state, at, piece))
        .or_else(|| first!(E => E::bars_feature(game, state, on)));
    match barred {
        Some(refusal) => refusal,
        None if state.regions.at(on).occupants > 0 => Refusal::Occupied { place },
        None if place.kind == FeatureKind::Shrine => Refusal::NoShrines,
        None => Refusal::NoFarmers,
    }
}
