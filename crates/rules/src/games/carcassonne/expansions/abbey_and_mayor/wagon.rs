//! The wagon: it moves on when its feature was scored (`ABB-37` to `ABB-46`).

use crate::action::{Action, Piece, Role};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::games::carcassonne::expansions::{Expansion, each};
use crate::games::carcassonne::followers::may_stand_on;
use crate::games::carcassonne::piece::bars_tile;
use crate::geometry::Side;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::setup::WagonMoves;
use crate::state::{Location, Phase, Seat, State};
use crate::tile::TileRole;

/// `ABB-44`: names the next player who may move a wagon, clockwise from the one whose turn it is.
/// Wagons that can go nowhere go home on the way (`ABB-42`). Returns whether there is one.
#[inline]
pub(super) fn waits(game: &Game, state: &mut State, log: &mut impl Log) -> bool {
    if game.in_play().wagons == 0 {
        return false;
    }
    while let Some((seat, slot, from)) = next(game, state) {
        if targets(game, state, from).next().is_some() {
            state.phase = Phase::MoveWagon { seat, from };
            return true;
        }
        go_home(game, state, slot, from, log);
    }
    false
}

/// The wagon whose owner decides next: whose it is, its slot, and where it stands.
fn next(game: &Game, state: &State) -> Option<(Seat, usize, SegmentId)> {
    let mut seat = state.turn;
    for _ in 0..state.players {
        for slot in game.slots(seat, Piece::Wagon) {
            if let Location::Leaving(from) = state.pieces[slot] {
                return Some((seat, slot, from));
            }
        }
        seat = seat.next(state.players);
    }
    None
}

/// `ABB-40` to `ABB-43`: where the wagon on this segment can go.
fn targets(game: &Game, state: &State, from: SegmentId) -> impl Iterator<Item = SegmentId> {
    near(game, state, from).into_iter().filter(|&to| check(game, state, to).is_ok())
}

/// What the wagon can reach, free or not, each once.
fn near(game: &Game, state: &State, from: SegmentId) -> Vec<SegmentId> {
    let mut near = match game.setup().rules.wagon_moves {
        WagonMoves::Connected => connected(game, state, from),
        WagonMoves::SecondEdition => around(game, state, from),
    };
    near.sort_unstable();
    near.dedup();
    near
}

/// `ABB-41`, `ABB-R-26` to `ABB-R-28`: unfinished, unoccupied, and not under the dragon; never a
/// field (`ABB-43`, `ABB-R-29`).
fn check(game: &Game, state: &State, to: SegmentId) -> Result<(), Refusal> {
    let region = state.regions.at(to);
    if !may_stand_on(Piece::Wagon, region.kind) || !game.takes_followers(region.kind) {
        Err(Refusal::NoWagonThere)
    } else if region.open == 0 || region.occupants > 0 {
        Err(Refusal::WagonNeedsRoom)
    } else {
        bars_tile(state, state.pos_of(to), Piece::Wagon).map_or(Ok(()), Err)
    }
}

/// `ABB-R-22` to `ABB-R-24`: what a road leads to straight from any tile of the feature, and what
/// touches an abbey.
fn connected(game: &Game, state: &State, from: SegmentId) -> Vec<SegmentId> {
    let mut near = Vec::new();
    for segment in state.regions.segments(state.regions.of(from)) {
        let tile = &state.tiles()[state.regions.tile_of(segment)];
        let (kind, local) = (game.kind_of(tile), segment.0 - tile.first_segment);
        let linked = kind.linked(local.into());
        near.extend(linked.map(|other| SegmentId(tile.first_segment + other as u16)));
        for side in Side::ALL {
            let Some(neighbour) = state.tile_at(tile.pos.step(side)) else { continue };
            let facing = game.kind_of(neighbour);
            let other = if kind.role() == TileRole::Abbey {
                facing.turned(neighbour.turn).ports[side.opposite().index()].middle
            } else if kind.turned(tile.turn).ports[side.index()].middle == Some(local as u8) {
                facing.building().filter(|_| facing.role() == TileRole::Abbey)
            } else {
                None
            };
            let number = |other: u8| SegmentId(neighbour.first_segment + u16::from(other));
            near.extend(other.map(number));
        }
    }
    near
}

/// Second edition: everything on the wagon's tile and the eight around it.
fn around(game: &Game, state: &State, from: SegmentId) -> Vec<SegmentId> {
    let at = state.pos_of(from);
    let tiles = at.around().chain([at]).filter_map(|pos| state.tile_at(pos));
    let segments = tiles.flat_map(|tile| {
        let count = game.kind_of(tile).segments().len() as u16;
        (tile.first_segment..tile.first_segment + count).map(SegmentId)
    });
    segments.collect()
}

/// Visits that the wagon goes home, and everything it can move to.
pub(super) fn for_each(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    visit(Action::Pass);
    if let Some((_, _, from)) = next(game, state) {
        targets(game, state, from).map(Action::MoveWagon).for_each(visit);
    }
}

/// Moves the wagon whose turn it is.
pub(super) fn go(
    game: &Game,
    state: &mut State,
    to: SegmentId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let Some((seat, slot, from)) = next(game, state) else { return Err(Refusal::NoWayForWagon) };
    if !near(game, state, from).contains(&to) {
        return Err(Refusal::NoWayForWagon);
    }
    check(game, state, to)?;
    state.lift(slot, Location::On(to));
    let region = state.regions.of(to);
    state.regions.get_mut(region).occupants += 1;
    log.note(|| {
        let (from, _) = state.segment_name(game, from);
        let (at, place) = state.segment_name(game, to);
        Event::WagonMoved { seat, from, at, place }
    });
    if state.regions.get(region).kind.is_building() {
        each!(E => E::building_occupied(game, state, seat, to, log));
    }
    Ok(())
}

/// The owner takes the wagon back instead (`ABB-40`).
pub(super) fn stop(game: &Game, state: &mut State, log: &mut impl Log) {
    if let Some((_, slot, from)) = next(game, state) {
        go_home(game, state, slot, from, log);
    }
}

fn go_home(game: &Game, state: &mut State, slot: usize, from: SegmentId, log: &mut impl Log) {
    state.lift(slot, Location::Supply);
    log.note(|| {
        let (seat, piece) = game.owner_and_piece(slot);
        let (at, place) = state.segment_name(game, from);
        Event::PieceReturned { seat, piece, role: Role::of(piece, place.kind), at, place }
    });
}
