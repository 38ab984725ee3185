//! The fairy: she keeps the dragon off her tile, and brings points to those who stand beside her
//! (`PRD-10` to `PRD-19`).

use crate::action::{Action, Quarter, Spot};
use crate::event::{Event, Log, SpotName};
use crate::game::Game;
use crate::games::carcassonne::expansions::{Expansion, any};
use crate::geometry::Pos;
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::FairyRule;
use crate::state::{Footprint, Location, Seat, State};

/// `PRD-13`: at the start of a turn beside her.
const GREETING: u32 = 1;
/// `PRD-14`: when a feature with her is scored.
const REWARD: u32 = 3;

/// Where the fairy stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::games::carcassonne) struct Fairy {
    at: Spot,
    /// The piece to which she belongs, where she belongs to one ([`FairyRule::NextToFollower`]).
    host: Option<u16>,
}

impl Fairy {
    /// `PRD-17`, `PRD-19`, `PRD-R-02`: she stays when the piece beside her leaves.
    #[inline]
    pub(super) fn lose(&mut self, slot: usize) {
        if self.belongs_to(slot) {
            self.host = None;
        }
    }

    /// Whether she belongs to this piece.
    #[inline]
    fn belongs_to(self, slot: usize) -> bool {
        self.host == Some(slot as u16)
    }
}

/// Whether she belongs to this piece. Of several pieces that are one choice, she keeps hers.
pub(super) fn keeps(state: &State, slot: usize) -> bool {
    state.memory.carcassonne().princess_and_dragon.fairy.is_some_and(|fairy| fairy.belongs_to(slot))
}

/// `PRD-12`: whether she stands on this space. She keeps nothing off but the dragon (`PRD-18`,
/// `TOW-R-12`).
pub(super) fn is_at(state: &State, pos: Pos) -> bool {
    state
        .memory
        .carcassonne()
        .princess_and_dragon
        .fairy
        .is_some_and(|fairy| state.tile_under(fairy.at) == Some(pos))
}

/// Visits every own follower beside whom she may be put (`PRD-10`, `PRD-11`, `PRD-R-14`).
pub(super) fn for_each(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    let own = game.follower_slots(state.turn);
    let home = Home::of(game, state);
    let mut quarters = 0_u8;
    for (slot, &at) in own.clone().zip(&state.pieces[own]) {
        match at {
            Location::On(segment) if !home.includes(slot, at) => {
                visit(Action::MoveFairy(Spot::On(segment)));
            }
            Location::Tower(tile) if !home.includes(slot, at) => {
                let tower = state.tiles()[usize::from(tile)].pos;
                visit(Action::MoveFairy(Spot::Tower(tower)));
            }
            Location::Quarter(quarter) => {
                // Several in one quarter are one choice.
                let seen = quarters & (1 << quarter as u8) != 0;
                quarters |= 1 << quarter as u8;
                if !seen && !is_with_own_in(game, state, quarter) {
                    visit(Action::MoveFairy(Spot::Quarter(quarter)));
                }
            }
            _ => {}
        }
    }
}

/// Whether she is in a quarter already, and belongs to one of the player's followers there if she
/// belongs to any.
fn is_with_own_in(game: &Game, state: &State, quarter: Quarter) -> bool {
    let own = |fairy: Fairy| match game.setup().rules.fairy {
        FairyRule::OnTile | FairyRule::AnyFeature => true,
        FairyRule::NextToFollower => {
            let mut own = game.follower_slots(state.turn);
            own.any(|slot| fairy.belongs_to(slot))
        }
    };
    state
        .memory
        .carcassonne()
        .princess_and_dragon
        .fairy
        .is_some_and(|fairy| fairy.at == Spot::Quarter(quarter) && own(fairy))
}

/// `PRD-R-14`: the followers beside whom she would only stay where she is; those in quarters apart.
enum Home {
    Nowhere,
    /// Those in her place.
    At(Location),
    /// The one to which she belongs.
    With(Fairy),
    /// Those on her tile.
    On(Footprint),
}

impl Home {
    #[inline]
    fn of(game: &Game, state: &State) -> Self {
        let Some(fairy) = state.memory.carcassonne().princess_and_dragon.fairy else {
            return Self::Nowhere;
        };
        match (game.setup().rules.fairy, fairy.at) {
            (FairyRule::NextToFollower, _) => Self::With(fairy),
            (FairyRule::AnyFeature, at) => state.footprint(at).map_or(Self::Nowhere, Self::On),
            (FairyRule::OnTile, Spot::On(segment)) => Self::At(Location::On(segment)),
            (FairyRule::OnTile, Spot::Tower(at)) => state
                .board
                .index_at(at)
                .map_or(Self::Nowhere, |tile| Self::At(Location::Tower(tile))),
            (FairyRule::OnTile, Spot::Quarter(_)) => Self::Nowhere,
        }
    }

    /// Whether the follower of a slot, which is here, is one of them.
    #[inline]
    fn includes(&self, slot: usize, at: Location) -> bool {
        match self {
            Self::Nowhere => false,
            Self::At(home) => *home == at,
            Self::With(fairy) => fairy.belongs_to(slot),
            Self::On(tile) => tile.holds(at),
        }
    }
}

/// Puts her beside an own follower, before the dragon walks (`PRD-R-06`) and anything is scored
/// (`PRD-R-07`).
pub(super) fn place(
    game: &Game,
    state: &mut State,
    to: Spot,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    if !game.in_play().fairy {
        return Err(Refusal::NoFairy);
    }
    let mut own = game.follower_slots(state.turn);
    let slot = own.find(|&slot| state.spot(slot) == Some(to));
    let slot = slot.ok_or(Refusal::FairyNeedsFollower)?;
    let stays = match to {
        Spot::Quarter(quarter) => is_with_own_in(game, state, quarter),
        Spot::On(_) | Spot::Tower(_) => Home::of(game, state).includes(slot, state.pieces[slot]),
    };
    if stays {
        return Err(Refusal::FairyIsThere);
    }
    let tied = game.setup().rules.fairy == FairyRule::NextToFollower;
    state.memory.carcassonne_mut().princess_and_dragon.fairy =
        Some(Fairy { at: to, host: tied.then_some(slot as u16) });
    log.note(|| {
        let (at, place) = state.where_is(game, to);
        Event::FairyMoved { seat: state.turn, at, place }
    });
    Ok(())
}

/// `PRD-13`: a point for a player who begins a turn beside her; at some tables for each follower there.
#[inline]
pub(super) fn greet(game: &Game, state: &mut State, log: &mut impl Log) {
    let Some(fairy) = state.memory.carcassonne().princess_and_dragon.fairy else { return };
    let (seat, mut own) = (state.turn, game.follower_slots(state.turn));
    let followers = match game.setup().rules.fairy {
        FairyRule::OnTile => with_her(game, state, fairy, 1),
        FairyRule::NextToFollower => u32::from(own.any(|slot| fairy.belongs_to(slot))),
        FairyRule::AnyFeature => with_her(game, state, fairy, usize::MAX),
    };
    let points = GREETING * followers;
    if points > 0 {
        state.scores[seat.index()] += points;
        log.note(|| {
            let at = state.tile_under(fairy.at);
            Event::FairyScored { seat, at, place: None, points }
        });
    }
}

/// How many followers of the player are on her tile, or in her quarter; not counted beyond `most`.
#[inline]
fn with_her(game: &Game, state: &State, fairy: Fairy, most: usize) -> u32 {
    let own = state.pieces[game.follower_slots(state.turn)].iter().copied();
    let found = match (state.footprint(fairy.at), fairy.at) {
        (Some(tile), _) => own.filter(|&at| tile.holds(at)).take(most).count(),
        (None, Spot::Quarter(quarter)) => {
            own.filter(|&at| at == Location::Quarter(quarter)).take(most).count()
        }
        (None, _) => 0,
    };
    found as u32
}

/// `PRD-14` to `PRD-16`, `INT-38`: points for the followers beside her when their feature is
/// scored, whether or not they own it.
#[inline]
pub(super) fn reward(game: &Game, state: &mut State, region: RegionId, log: &mut impl Log) {
    if let Some(fairy) = state.memory.carcassonne().princess_and_dragon.fairy
        && is_beside_feature(game, state, fairy, region)
    {
        reward_those_beside(game, state, fairy, region, log);
    }
}

/// Rewards as if every occupied feature were scored now.
pub(super) fn settle(game: &Game, state: &mut State) {
    let Some(fairy) = state.memory.carcassonne().princess_and_dragon.fairy else { return };
    if game.setup().rules.fairy != FairyRule::AnyFeature {
        if let Spot::On(segment) = fairy.at {
            reward_those_beside(game, state, fairy, state.regions.of(segment), &mut ());
        }
        return;
    }
    for slot in 0..state.pieces.len() {
        let under = |slot: usize| match state.pieces[slot] {
            Location::On(segment) => Some(state.regions.of(segment)),
            _ => None,
        };
        let Some(region) = under(slot) else { continue };
        if !(0..slot).any(|earlier| under(earlier) == Some(region)) {
            reward(game, state, region, &mut ());
        }
    }
}

/// Whether it is this feature beside which she was put; at some tables it may be any feature of her tile.
#[inline]
fn is_beside_feature(game: &Game, state: &State, fairy: Fairy, region: RegionId) -> bool {
    match fairy.at {
        Spot::On(segment) if state.regions.of(segment) == region => true,
        Spot::On(_) | Spot::Tower(_) => game.setup().rules.fairy == FairyRule::AnyFeature,
        Spot::Quarter(_) => false,
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
        for slot in game.follower_slots(seat) {
            let Location::On(segment) = state.pieces[slot] else { continue };
            if state.regions.of(segment) == region
                && is_beside(game, state, fairy, slot, segment)
                && !any!(E => E::has_just_arrived(state, slot))
            {
                give_reward(game, state, seat, segment, log);
                if game.setup().rules.fairy != FairyRule::AnyFeature {
                    break;
                }
            }
        }
    }
}

/// `ABT-05`: points for a follower beside her that is scored by itself.
pub(super) fn reward_one(game: &Game, state: &mut State, slot: usize, log: &mut impl Log) {
    if let (Some(fairy), Location::On(segment)) =
        (state.memory.carcassonne().princess_and_dragon.fairy, state.pieces[slot])
        && let region = state.regions.of(segment)
        && is_beside_feature(game, state, fairy, region)
        && is_beside(game, state, fairy, slot, segment)
    {
        give_reward(game, state, game.owner_and_piece(slot).0, segment, log);
    }
}

/// Whether a follower on this segment is on her tile, or the one to which she belongs.
fn is_beside(game: &Game, state: &State, fairy: Fairy, slot: usize, segment: SegmentId) -> bool {
    match game.setup().rules.fairy {
        FairyRule::OnTile | FairyRule::AnyFeature => is_at(state, state.pos_of(segment)),
        FairyRule::NextToFollower => fairy.belongs_to(slot),
    }
}

fn give_reward(game: &Game, state: &mut State, seat: Seat, on: SegmentId, log: &mut impl Log) {
    state.scores[seat.index()] += REWARD;
    log.note(|| {
        let (at, place) = state.segment_name(game, on);
        Event::FairyScored { seat, at: Some(at), place: Some(place), points: REWARD }
    });
}

impl State {
    /// Where the fairy stands: the tile, if she is on one, and beside what; `None` before she comes (`PRD-03`).
    pub fn fairy(&self, game: &Game) -> Option<(Option<Pos>, SpotName)> {
        let fairy = self.memory.find_carcassonne()?.princess_and_dragon.fairy?;
        Some(self.where_is(game, fairy.at))
    }
}
