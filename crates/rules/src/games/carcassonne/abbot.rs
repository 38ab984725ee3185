//! The abbot: a follower for cloisters and cult places who may be recalled early, for what the building
//! is worth at that moment (`ABT-01` to `ABT-13`, in `docs/rulebook/abbot.md`).

use super::princess_and_dragon::fairy;
use super::removal::take_off;
use super::scoring::{explain, worth};
use crate::action::{Action, Piece, Role};
use crate::event::{Event, Log, Occasion};
use crate::game::Game;
use crate::majority::Strengths;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{Location, State};

/// The player's abbots on buildings: their slots, and where they stand.
fn own_abbots<'a>(game: &Game, state: &'a State) -> impl Iterator<Item = (usize, SegmentId)> + 'a {
    let own = game.slots(state.turn, Piece::Abbot);
    own.filter_map(|slot| match state.pieces[slot] {
        Location::On(segment) => Some((slot, segment)),
        _ => None,
    })
}

/// Shows every abbot whom the player may recall (`ABT-03`).
pub(super) fn for_each(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    own_abbots(game, state).for_each(|(_, segment)| show(Action::Recall(segment)));
}

/// `ABT-03`, `ABT-04`: the abbot goes home, and the owner scores the building as it is, whoever else
/// stands there.
pub(super) fn recall(
    game: &Game,
    state: &mut State,
    from: SegmentId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let abbot = own_abbots(game, state).find(|&(_, segment)| segment == from);
    let (slot, _) = abbot.ok_or(Refusal::NoAbbotThere)?;
    let (seat, region, occasion) = (state.turn, state.regions.of(from), Occasion::Recalled);
    let worth = worth(game, state, region, occasion);
    state.scores[seat.index()] += worth.points();
    log.note(|| {
        let strengths = Strengths::of(game, state, region);
        Event::Scored(explain(game, state, region, occasion, &worth, &strengths, vec![seat]))
    });
    fairy::reward_one(game, state, slot, log);
    // Nobody is left alone by it: builders and pigs work elsewhere.
    take_off(game, state, slot, Location::Supply);
    log.note(|| {
        let (at, place) = state.place(game, from);
        let role = Role::of(Piece::Abbot, place.kind);
        Event::PieceReturned { seat, piece: Piece::Abbot, role, at, place }
    });
    Ok(())
}
