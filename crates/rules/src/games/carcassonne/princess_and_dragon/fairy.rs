//! The fairy: she keeps the dragon off her tile, and brings points to those who stand beside her
//! (`PRD-10` to `PRD-19`).

use crate::action::{Action, Standing};
use crate::event::{Event, Log, Where};
use crate::game::Game;
use crate::geometry::Pos;
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::FairyRule;
use crate::state::{State, Whereabouts};

/// `PRD-13`: at the start of a turn beside her.
const GREETING: u32 = 1;
/// `PRD-14`: when a feature with her is scored.
const REWARD: u32 = 3;

/// Where the fairy stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Fairy {
    /// Her tile, by its place in the order of laying.
    tile: u16,
    /// The segment of that tile beside which she was put; none for the top of a tower.
    segment: Option<SegmentId>,
    /// The piece to which she belongs, where she belongs to one ([`FairyRule::NextToFollower`]).
    host: Option<u16>,
}

impl Fairy {
    /// `PRD-R-02`: she stays when the piece beside her leaves.
    #[inline]
    pub(crate) fn lose(&mut self, slot: usize) {
        if self.host == Some(slot as u16) {
            self.host = None;
        }
    }

    pub(crate) fn standing(self, state: &State) -> Standing {
        match self.segment {
            Some(segment) => Standing::On(segment),
            None => Standing::Tower(state.tiles()[usize::from(self.tile)].pos),
        }
    }
}

/// `PRD-12`: whether she stands on this space.
pub(super) fn is_at(state: &State, pos: Pos) -> bool {
    state.fairy.is_some_and(|fairy| state.tiles()[usize::from(fairy.tile)].pos == pos)
}

/// Shows every own follower beside whom she may be put (`PRD-10`, `PRD-11`, `PRD-R-14`).
pub(in crate::games::carcassonne) fn for_each(
    game: &Game,
    state: &State,
    show: &mut impl FnMut(Action),
) {
    let own = game.follower_slots(state.turn);
    for (slot, &at) in own.clone().zip(&state.pieces[own]) {
        if let Some(to) = standing(state, at)
            && !stays(game, state, slot, to)
        {
            show(Action::MoveFairy(to));
        }
    }
}

/// Where a follower stands, if it is on the table.
#[inline]
fn standing(state: &State, at: Whereabouts) -> Option<Standing> {
    match at {
        Whereabouts::On(segment) => Some(Standing::On(segment)),
        Whereabouts::Tower(tile) => Some(Standing::Tower(state.tiles()[usize::from(tile)].pos)),
        _ => None,
    }
}

/// `PRD-R-14`: whether she would only stay where she is.
#[inline]
fn stays(game: &Game, state: &State, slot: usize, to: Standing) -> bool {
    let Some(fairy) = state.fairy else { return false };
    match game.setup().rules.fairy {
        FairyRule::OnTile => to == fairy.standing(state),
        FairyRule::NextToFollower => fairy.host == Some(slot as u16),
    }
}

/// Puts her beside an own follower.
pub(in crate::games::carcassonne) fn place(
    game: &Game,
    state: &mut State,
    to: Standing,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    if !game.in_play().fairy {
        return Err(Refusal::NoFairy);
    }
    let mut own = game.follower_slots(state.turn);
    let slot = own.find(|&slot| standing(state, state.pieces[slot]) == Some(to));
    let slot = slot.ok_or(Refusal::FairyNeedsFollower)?;
    if stays(game, state, slot, to) {
        return Err(Refusal::FairyIsThere);
    }
    let (tile, segment) = match state.pieces[slot] {
        Whereabouts::On(segment) => (state.regions.tile_of(segment) as u16, Some(segment)),
        Whereabouts::Tower(tile) => (tile, None),
        _ => return Err(Refusal::FairyNeedsFollower),
    };
    let tied = game.setup().rules.fairy == FairyRule::NextToFollower;
    state.fairy = Some(Fairy { tile, segment, host: tied.then_some(slot as u16) });
    log.note(|| {
        let at = state.tiles()[usize::from(tile)].pos;
        let place = Where::from(segment.map(|segment| state.place(game, segment).1));
        Event::FairyMoved { seat: state.turn, at, place }
    });
    Ok(())
}

/// `PRD-13`: a point for whoever begins a turn beside her.
#[inline]
pub(in crate::games::carcassonne) fn greet(game: &Game, state: &mut State, log: &mut impl Log) {
    let Some(fairy) = state.fairy else { return };
    let seat = state.turn;
    let beside = |slot: usize| match game.setup().rules.fairy {
        FairyRule::OnTile => match state.pieces[slot] {
            Whereabouts::On(segment) => state.regions.tile_of(segment) == usize::from(fairy.tile),
            Whereabouts::Tower(tile) => tile == fairy.tile,
            _ => false,
        },
        FairyRule::NextToFollower => fairy.host == Some(slot as u16),
    };
    if game.follower_slots(seat).any(beside) {
        state.scores[seat.index()] += GREETING;
        log.note(|| {
            let at = state.tiles()[usize::from(fairy.tile)].pos;
            Event::FairyScored { seat, at, place: None, points: GREETING }
        });
    }
}

/// `PRD-14` to `PRD-16`: points for the followers beside her when their feature is scored, whether
/// or not they own it.
#[inline]
pub(in crate::games::carcassonne) fn reward(
    game: &Game,
    state: &mut State,
    region: RegionId,
    log: &mut impl Log,
) {
    if let Some(fairy) = state.fairy
        && fairy.segment.is_some_and(|segment| state.regions.of(segment) == region)
    {
        reward_those_beside(game, state, fairy, region, log);
    }
}

fn reward_those_beside(
    game: &Game,
    state: &mut State,
    fairy: Fairy,
    region: RegionId,
    log: &mut impl Log,
) {
    for seat in state.seats() {
        let beside = |slot: usize| match state.pieces[slot] {
            Whereabouts::On(segment) => {
                let near = match game.setup().rules.fairy {
                    FairyRule::OnTile => state.regions.tile_of(segment) == usize::from(fairy.tile),
                    FairyRule::NextToFollower => fairy.host == Some(slot as u16),
                };
                near && state.regions.of(segment) == region
            }
            _ => false,
        };
        if game.follower_slots(seat).any(beside) {
            state.scores[seat.index()] += REWARD;
            log.note(|| {
                let at = state.tiles()[usize::from(fairy.tile)].pos;
                let place = fairy.segment.map(|segment| state.place(game, segment).1);
                Event::FairyScored { seat, at, place, points: REWARD }
            });
        }
    }
}
