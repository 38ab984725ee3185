//! Seduction: the follower nearest to the token may be replaced (`CAT-15` to `CAT-19`).

use super::bodies::{bodies, by_name, named, place_of, reaches_quarters, slot_among, slot_of};
use super::flight::{Point, gap_to, spaces_around, touches};
use crate::action::{Action, Follower, Piece, Spot};
use crate::event::{Event, Log, NamedSpot};
use crate::game::Game;
use crate::games::carcassonne::expansions::{Expansion, any};
use crate::games::carcassonne::followers;
use crate::games::carcassonne::removal::{send_lonely_home, take_off};
use crate::refusal::Refusal;
use crate::state::{Location, Phase, Seat, State};

/// `CAT-D20`: the followers nearest to the token, of all players (`CAT-R-09`), by their slots in order.
fn nearest(game: &Game, state: &State, rest: Point) -> Vec<usize> {
    // `CAT-15`: a token that touches no tile has no effect. It is smaller than a tile.
    if !spaces_around(rest).any(|pos| touches(rest, pos) && state.tile_at(pos).is_some()) {
        return Vec::new();
    }
    let mut nearest = Vec::new();
    let mut best = None;
    for (slot, body) in bodies(game, state) {
        let gap = gap_to(rest, body);
        if best.is_none_or(|best| gap < best) {
            best = Some(gap);
            nearest.clear();
        }
        if best == Some(gap) {
            nearest.push(slot);
        }
    }
    nearest.sort_unstable();
    nearest
}

/// Finds the follower nearest to the token. Returns whether the thrower must decide.
pub(super) fn find(game: &Game, state: &mut State, seat: Seat, rest: Point) -> bool {
    let all = named(game, state, nearest(game, state, rest));
    let names: Vec<_> = by_name(all).map(|(_, follower)| follower).collect();
    match names[..] {
        [] => false,
        [only] => slot_of(game, state, only).is_some_and(|slot| offers(game, state, seat, slot)),
        [..] => {
            if let Some(catapult) = &mut state.memory.carcassonne_mut().catapult {
                catapult.rest = Some((rest.x, rest.y));
            }
            state.phase = Phase::Nearest(seat);
            true
        }
    }
}

/// Those among whom the thrower chooses.
fn candidates<'a>(
    game: &'a Game,
    state: &'a State,
) -> impl Iterator<Item = (usize, Follower)> + 'a {
    let rest = state.memory.carcassonne().catapult.as_ref().and_then(|catapult| catapult.rest);
    named(game, state, rest.map_or(Vec::new(), |(x, y)| nearest(game, state, Point::new(x, y))))
}

pub(super) fn for_each_nearest(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    by_name(candidates(game, state)).map(|(_, nearest)| Action::Nearest(nearest)).for_each(visit);
}

pub(super) fn check_nearest(
    game: &Game,
    state: &State,
    follower: Follower,
) -> Result<usize, Refusal> {
    if !candidates(game, state).any(|(_, other)| other == follower) {
        return Err(Refusal::NoSuchFollower);
    }
    slot_of(game, state, follower).ok_or(Refusal::NoSuchFollower)
}

/// Offers the thrower to replace a follower. Returns whether anybody could take the
/// place (`CAT-R-10`).
pub(super) fn offers(game: &Game, state: &mut State, seat: Seat, target: usize) -> bool {
    let mut any = false;
    for_each(game, state, seat, target, &mut |_| any = true);
    if let Some(catapult) = &mut state.memory.carcassonne_mut().catapult {
        catapult.rest = None;
        catapult.nearest = any.then_some(target as u16);
    }
    if any {
        state.phase = Phase::Seduce(seat);
    }
    any
}

/// `CAT-R-10`: whether a piece may take the place of a follower.
fn may_stand_there(state: &State, piece: Piece, place: Location) -> bool {
    match place {
        Location::On(segment) => followers::may_stand_on(piece, state.regions.at(segment).kind),
        Location::Tower(_) => followers::may_climb(piece),
        Location::Quarter(quarter) => followers::may_be_in(piece, quarter),
        _ => false,
    }
}

/// Visits everybody who may take the place of the target: from the supply, or from elsewhere on the
/// table (`CAT-R-11`).
pub(super) fn for_each(
    game: &Game,
    state: &State,
    seat: Seat,
    target: usize,
    visit: &mut impl FnMut(Action),
) {
    let place = state.pieces[target];
    for piece in Piece::FOLLOWERS.into_iter().filter(|&kind| may_stand_there(state, kind, place)) {
        if state.supply(game, seat, piece) > 0 {
            visit(Action::Seduce { piece, from: None });
        }
    }
    for (_, follower) in by_name(movers(game, state, seat, target)) {
        if may_stand_there(state, follower.piece, place) {
            visit(Action::Seduce { piece: follower.piece, from: Some(follower.at) });
        }
    }
}

/// The thrower's own followers elsewhere on the table, but not in the quarter of the count.
fn movers<'a>(
    game: &'a Game,
    state: &'a State,
    seat: Seat,
    target: usize,
) -> impl Iterator<Item = (usize, Follower)> + 'a {
    let quarters = reaches_quarters(game, state);
    named(game, state, game.follower_slots(seat)).filter(move |(slot, follower)| {
        let open = match follower.at {
            Spot::Quarter(quarter) => quarters && !any!(E => E::closes_quarter(state, quarter)),
            Spot::On(_) | Spot::Tower(_) => true,
        };
        *slot != target && open
    })
}

/// Replaces the target (`CAT-19`); pieces that are left alone go home (`CAT-R-07`).
pub(super) fn replace(
    game: &Game,
    state: &mut State,
    seat: Seat,
    target: usize,
    action: Action,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let Action::Seduce { piece, from } = action else { return Err(Refusal::OtherContest) };
    let place = state.pieces[target];
    if !may_stand_there(state, piece, place) {
        return Err(Refusal::CannotReplace { piece });
    }
    let slot = match from {
        None => {
            let found = state.next_in_supply(game, seat, piece);
            found.ok_or(Refusal::EmptySupply { piece })?
        }
        Some(at) => {
            let wanted = Follower { seat, piece, at };
            let found = slot_among(state, movers(game, state, seat, target), wanted);
            found.ok_or(Refusal::NoSuchFollower)?
        }
    };
    log.note(|| {
        let (owner, replaced) = game.owner_and_piece(target);
        let (at, place) = place_of(game, state, target);
        let role = place.role_of(replaced);
        let from = from.map(|_| {
            let (at, place) = place_of(game, state, slot);
            NamedSpot { at, place }
        });
        Event::Seduced { seat, owner, replaced, role, at, place, piece, from }
    });
    state.lift(target, Location::Supply);
    take_off(game, state, slot, place);
    send_lonely_home(game, state, log);
    Ok(())
}
