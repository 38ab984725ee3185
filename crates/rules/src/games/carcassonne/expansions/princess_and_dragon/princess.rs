//! The princess: she sends a knight home from the city that she extends (`PRD-37` to `PRD-42`).

use crate::action::{Action, Role};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::games::carcassonne::removal::take_one_off;
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::PrincessRule;
use crate::state::{Location, State};
use crate::tile::{Attributes, Segment};

/// `PRD-R-10`: the city with the princess of the tile placed last.
#[inline]
fn city(game: &Game, state: &State) -> Option<RegionId> {
    if !game.in_play().princess {
        return None;
    }
    let tile = state.board.last_tile()?;
    let has_princess =
        |segment: &Segment| matches!(segment.attributes, Attributes::City { princess: true, .. });
    let local = game.kind_of(tile).segments().iter().position(has_princess)?;
    Some(state.regions.of(SegmentId(tile.first_segment + local as u16)))
}

/// The knights of the city with the princess, big ones, mayors and wagons too (`PRD-45`,
/// `PRD-R-08`), but nobody on a tower (`TOW-R-14`): their slots, and where they stand.
fn knights(game: &Game, state: &State) -> impl Iterator<Item = (usize, SegmentId)> {
    let city = city(game, state).filter(|&city| state.regions.get(city).occupants > 0);
    let slots = city.into_iter().flat_map(|city| {
        let seats = state.seats().flat_map(|seat| game.follower_slots(seat));
        seats.map(move |slot| (slot, city))
    });
    slots.filter_map(|(slot, city)| match state.pieces[slot] {
        Location::On(segment) if state.regions.of(segment) == city => Some((slot, segment)),
        _ => None,
    })
}

/// Whether the player must send a knight home, at tables where that is no choice.
#[inline]
pub(super) fn insists(game: &Game, state: &State) -> bool {
    game.setup().rules.princess == PrincessRule::Must && knights(game, state).next().is_some()
}

/// Visits every knight who may be sent home (`PRD-38`).
pub(super) fn for_each(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    knights(game, state).for_each(|(_, segment)| visit(Action::RemoveKnight(segment)));
}

/// Sends a knight home.
pub(super) fn remove(
    game: &Game,
    state: &mut State,
    on: SegmentId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let knight = knights(game, state).find(|&(_, segment)| segment == on);
    let (slot, segment) = knight.ok_or(Refusal::NoKnightThere)?;
    log.note(|| {
        let (owner, piece) = game.owner_and_piece(slot);
        let (at, place) = state.segment_name(game, segment);
        let role = Role::of(piece, place.kind);
        Event::KnightRemoved { seat: state.turn, owner, piece, role, at, place }
    });
    take_one_off(game, state, slot, Location::Supply, log);
    Ok(())
}
