//! The dragon: volcanoes bring it, dragon tiles make it walk, and it eats whom it meets (`PRD-20`
//! to `PRD-33`).

use super::fairy;
use crate::action::{Action, Spot};
use crate::event::{Event, Log};
use crate::game::{Game, KindId};
use crate::games::carcassonne::removal::{send_lonely_home, take_off};
use crate::geometry::{Pos, Side};
use crate::refusal::Refusal;
use crate::setup::{DragonMoves, VolcanoRule};
use crate::state::{Location, Phase, State};
use crate::tile::{Symbol, TileKind};

/// `PRD-23`: the steps of a walk.
const STEPS: usize = 6;

/// Where the dragon is, and where it was on its walk.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(in crate::games::carcassonne) struct Dragon {
    /// None until the first volcano is placed (`PRD-02`).
    at: Option<Pos>,
    /// The tiles of the walk that it is on, the first of them where it began.
    path: [Pos; STEPS],
    steps: u8,
    /// How many tiles of each kind wait aside for the first volcano (`PRD-32`).
    aside: Vec<u16>,
}

impl Dragon {
    /// The dragon before it comes, in a game with this many kinds of tiles.
    pub(super) fn new(kinds: usize) -> Self {
        Self { at: None, path: [Pos::default(); STEPS], steps: 0, aside: vec![0; kinds] }
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of::<Self>() + self.aside.capacity() * size_of::<u16>()
    }

    fn visited(&self) -> &[Pos] {
        &self.path[..usize::from(self.steps)]
    }
}

impl Clone for Dragon {
    fn clone(&self) -> Self {
        Self { aside: self.aside.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { at, path, steps, aside } = source;
        (self.at, self.path, self.steps) = (*at, *path, *steps);
        self.aside.clone_from(aside);
    }
}

/// Whether the dragon stands on this space.
#[inline]
pub(super) fn is_at(state: &State, pos: Pos) -> bool {
    state
        .memory
        .carcassonne()
        .princess_and_dragon
        .dragon
        .as_ref()
        .is_some_and(|dragon| dragon.at == Some(pos))
}

/// `PRD-21`, `PRD-R-03`: whether the dragon keeps builders and pigs off this space, too.
pub(super) fn scares_builders(game: &Game, state: &State, pos: Pos) -> bool {
    game.setup().rules.volcano == VolcanoRule::Nobody && is_at(state, pos)
}

/// `PRD-32`, `INT-14`: puts a dragon tile aside that was drawn while the dragon is off the table.
/// Returns whether it did.
#[inline]
pub(super) fn put_aside(
    state: &mut State,
    kind: KindId,
    shape: &TileKind,
    log: &mut impl Log,
) -> bool {
    let Some(dragon) = &mut state.memory.carcassonne_mut().princess_and_dragon.dragon else {
        return false;
    };
    if dragon.at.is_some() || !shape.has(Symbol::Dragon) {
        return false;
    }
    dragon.aside[kind.index()] += 1;
    let seat = state.turn;
    log.note(|| Event::DragonTileAside { seat, tile: shape.id().to_owned() });
    true
}

/// `PRD-20`, `PRD-33`, `INT-19`: the dragon comes to the volcano just placed, where nobody stands
/// whom it could eat (`INT-21`); when it comes for the first time, the tiles put aside go back into
/// the stack, of which every tile is as likely to come as any other (`PRD-R-19`, `INT-20`).
pub(super) fn come(state: &mut State, at: Pos, log: &mut impl Log) {
    let Some(dragon) = &mut state.memory.carcassonne_mut().princess_and_dragon.dragon else {
        return;
    };
    let first = dragon.at.is_none();
    dragon.at = Some(at);
    let seat = state.turn;
    log.note(|| Event::DragonCame { seat, at });
    if !first {
        return;
    }
    let mut tiles = 0;
    for (left, aside) in state.stack.left.iter_mut().zip(&mut dragon.aside) {
        tiles += u32::from(*aside);
        *left += std::mem::take(aside);
    }
    state.stack.total += tiles;
    if tiles > 0 {
        log.note(|| Event::DragonTilesBack { tiles });
    }
}

/// `PRD-22`: begins the walk that the tile placed last demands, if it is due at this moment; what
/// it visited on an earlier one does not matter (`PRD-R-16`). Returns whether a player must move
/// the dragon.
#[inline]
pub(super) fn begins(
    game: &Game,
    state: &mut State,
    moment: DragonMoves,
    log: &mut impl Log,
) -> bool {
    let Some(dragon) = &mut state.memory.carcassonne_mut().princess_and_dragon.dragon else {
        return false;
    };
    let walks = state.board.last_tile().is_some_and(|tile| game.kind_of(tile).has(Symbol::Dragon));
    if !walks || dragon.at.is_none() || game.setup().rules.dragon_moves != moment {
        return false;
    }
    dragon.steps = 0;
    goes_on(game, state, log)
}

/// Names who moves the dragon next, or ends the walk: after six steps, or at a dead end (`PRD-23`,
/// `PRD-27`). Then the dragon stays where it is (`PRD-31`). Returns whether it goes on.
fn goes_on(game: &Game, state: &mut State, log: &mut impl Log) -> bool {
    let Some(dragon) = &state.memory.carcassonne().princess_and_dragon.dragon else { return false };
    let (steps, at) = (dragon.steps, dragon.at);
    if usize::from(steps) < STEPS
        && Side::ALL.into_iter().any(|side| check(game, state, side).is_ok())
    {
        state.phase = Phase::MoveDragon(state.turn.after(steps, state.players));
        return true;
    }
    if let Some(at) = at
        && usize::from(steps) < STEPS
    {
        log.note(|| Event::DragonStuck { at, steps: steps.into() });
    }
    if let Some(dragon) = &mut state.memory.carcassonne_mut().princess_and_dragon.dragon {
        dragon.path = [Pos::default(); STEPS];
        dragon.steps = 0;
    }
    false
}

/// Visits every step that the dragon can make.
pub(super) fn for_each(game: &Game, state: &State, visit: &mut impl FnMut(Action)) {
    let sides = Side::ALL.into_iter().filter(|&side| check(game, state, side).is_ok());
    sides.map(Action::MoveDragon).for_each(visit);
}

/// `PRD-24` to `PRD-26`: to a tile beside it, not to one where it was on this walk, and not to the
/// fairy's.
#[inline]
fn check(game: &Game, state: &State, side: Side) -> Result<Pos, Refusal> {
    let dragon =
        state.memory.carcassonne().princess_and_dragon.dragon.as_ref().ok_or(Refusal::NoDragon)?;
    let to = dragon.at.ok_or(Refusal::NoDragon)?.step(side);
    let tile = state.tile_at(to).ok_or(Refusal::NoTileForTheDragon { at: to })?;
    // `CNT-R-16`, `PRD-R-20`, `INT-34`: the inside of Carcassonne has no landscape.
    if game.kind_of(tile).segments().is_empty() {
        return Err(Refusal::InsideCarcassonne);
    }
    if dragon.visited().contains(&to) {
        return Err(Refusal::DragonWasThere { at: to });
    }
    if fairy::is_at(state, to) {
        return Err(Refusal::FairyKeepsDragonOff { at: to });
    }
    Ok(to)
}

/// One step, and everybody on the tile goes home (`PRD-28`). Returns whether the walk goes on.
pub(super) fn step(
    game: &Game,
    state: &mut State,
    side: Side,
    log: &mut impl Log,
) -> Result<bool, Refusal> {
    let to = check(game, state, side)?;
    let Some(dragon) = &mut state.memory.carcassonne_mut().princess_and_dragon.dragon else {
        return Err(Refusal::NoDragon);
    };
    if let Some(from) = dragon.at.replace(to) {
        dragon.path[usize::from(dragon.steps)] = from;
    }
    dragon.steps += 1;
    if let Phase::MoveDragon(seat) = state.phase {
        log.note(|| Event::DragonMoved { seat, to });
    }
    eat(game, state, to, log);
    Ok(goes_on(game, state, log))
}

/// `PRD-28`, `PRD-44`, `PRD-45`, `PRD-47`, `TOW-34`, `INT-32`: followers of all kinds, builders and
/// pigs on the tile, also on its tower; barns stay (`PRD-48`, `ABB-55`), and those in the quarters
/// of Carcassonne (`INT-34`).
fn eat(game: &Game, state: &mut State, at: Pos, log: &mut impl Log) {
    let Some(tile) = state.footprint(Spot::Tower(at)) else { return };
    let mut ate = false;
    for slot in 0..state.pieces.len() {
        if !tile.holds(state.pieces[slot]) {
            continue;
        }
        let Some(spot) = state.spot(slot) else { continue };
        ate = true;
        log.note(|| {
            let (seat, piece) = game.owner_and_piece(slot);
            let (_, place) = state.where_is(game, spot);
            Event::Eaten { seat, piece, role: place.role_of(piece), at, place }
        });
        take_off(game, state, slot, Location::Supply);
    }
    if ate {
        send_lonely_home(game, state, log);
    }
}

impl State {
    /// Where the dragon is; `None` before it comes, or without it (`PRD-02`).
    pub fn dragon(&self) -> Option<Pos> {
        self.memory.find_carcassonne()?.princess_and_dragon.dragon.as_ref()?.at
    }

    /// How many tiles of a kind wait aside for the dragon, for all to see (`PRD-32`, `INT-52`).
    pub fn aside_of(&self, kind: KindId) -> u16 {
        let memory = self.memory.find_carcassonne();
        let dragon = memory.and_then(|all| all.princess_and_dragon.dragon.as_ref());
        dragon.and_then(|dragon| dragon.aside.get(kind.index())).copied().unwrap_or(0)
    }
}
