//! The River: its tiles are laid first, from the source to the lake (`RIV-01` to `RIV-16`).

use std::ops::Range;

use crate::event::{Event, Log};
use crate::game::{Game, KindId};
use crate::geometry::{Pos, Side, Turn};
use crate::refusal::Refusal;
use crate::setup::LakeExtraTurn;
use crate::state::{State, with_room};
use crate::tile::{Symbol, Terrain, TileKind, TileRole};

/// How the river is getting on.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct River {
    ends: Vec<RiverEnd>,
    /// The kinds among which all of its tiles are.
    kinds: (u16, u16),
    /// How many tiles of each kind wait aside because they had no place (`RIV-R-05`).
    aside: Vec<u16>,
    /// Whether the volcano lake was placed in this turn, so that its player has another one.
    extra_turn: bool,
    /// Whether the tile laid last is the volcano lake (`RIV-12`).
    on_volcano: bool,
    /// Whether all of it is laid or left out, and only land is drawn.
    done: bool,
}

/// An open end of the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct RiverEnd {
    /// The space to which the river runs.
    at: Pos,
    /// The side on which it comes in there.
    from: Side,
    /// How it turned on the last tile.
    bend: Bend,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Bend {
    Straight,
    Left,
    Right,
}

impl Bend {
    /// How a river turns that comes in on one side and leaves by another.
    fn between(from: Side, to: Side) -> Self {
        match to {
            _ if to == from.opposite() => Self::Straight,
            _ if to == from.turned(Turn::new(1)) => Self::Left,
            _ => Self::Right,
        }
    }
}

impl River {
    /// The river of a game with these kinds of tiles; none if it has no tiles there.
    pub(crate) fn new(kinds: &[TileKind]) -> Self {
        let is_river = |kind: &TileKind| kind.role().is_river();
        let Some(first) = kinds.iter().position(is_river) else {
            return Self { done: true, ..Self::default() };
        };
        let end = kinds.iter().rposition(is_river).map_or(first, |last| last + 1);
        Self {
            ends: Vec::with_capacity(4),
            kinds: (first as u16, end as u16),
            aside: vec![0; kinds.len()],
            ..Self::default()
        }
    }

    /// The kinds among which all of its tiles are, so that the others need not be looked at.
    #[inline]
    pub(crate) fn kinds(&self) -> Range<usize> {
        self.kinds.0.into()..self.kinds.1.into()
    }

    /// `RIV-12`: whether nobody may be put on the tile laid last.
    #[inline]
    pub(super) fn keeps_followers_off(&self) -> bool {
        self.on_volcano
    }

    /// Whether only land is drawn from now on.
    #[inline]
    pub(crate) fn is_done(&self) -> bool {
        self.done
    }

    /// `RIV-13`: whether the player has another turn; it is given once.
    #[inline]
    pub(super) fn take_extra_turn(&mut self) -> bool {
        std::mem::take(&mut self.extra_turn)
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        self.ends.capacity() * size_of::<RiverEnd>() + self.aside.capacity() * size_of::<u16>()
    }
}

impl Clone for River {
    fn clone(&self) -> Self {
        Self { ends: with_room(&self.ends), aside: self.aside.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        let Self { ends, kinds, aside, extra_turn, on_volcano, done } = source;
        self.ends.clone_from(ends);
        self.kinds = *kinds;
        self.aside.clone_from(aside);
        self.extra_turn = *extra_turn;
        self.on_volcano = *on_volcano;
        self.done = *done;
    }
}

fn river_sides(kind: &TileKind, turn: Turn) -> impl Iterator<Item = Side> {
    let terrain = kind.turned(turn).terrain;
    Side::ALL.into_iter().filter(move |side| terrain[side.index()] == Terrain::River)
}

impl State {
    /// What is drawn now: the fork, the other river tiles, the lake, and at last the land
    /// (`RIV-02`, `RIV-04` to `RIV-06`, `INT-55`).
    pub(crate) fn river_stage(&self, kinds: &[TileKind]) -> TileRole {
        let left = self.expansions.river.kinds().filter(|&kind| self.stack.left[kind] > 0);
        left.map(|kind| kinds[kind].role()).min().unwrap_or(TileRole::Land)
    }

    /// The kinds that are drawn at this stage of the river.
    pub(crate) fn river_draws(&self, game: &Game) -> impl Iterator<Item = KindId> {
        let stage = self.river_stage(game.kinds());
        let on_river = stage < TileRole::Land;
        let all = if on_river { self.expansions.river.kinds() } else { 0..game.kinds().len() };
        let drawn = all.filter(move |&kind| game.kinds()[kind].role() == stage);
        drawn.map(|kind| KindId(kind as u16))
    }

    fn is_left(&self, kinds: &[TileKind], role: TileRole) -> bool {
        let mut all = self.expansions.river.kinds();
        all.any(|kind| kinds[kind].role() == role && self.stack.left[kind] > 0)
    }

    /// Notes whether only land is left to draw.
    pub(crate) fn look_for_the_end_of_the_river(&mut self, kinds: &[TileKind]) {
        self.expansions.river.done = self.river_stage(kinds) == TileRole::Land;
    }

    /// The river runs on from every open river side of the start tiles.
    pub(crate) fn find_river_ends(&mut self, kinds: &[TileKind]) {
        for index in 0..self.tiles().len() {
            let tile = self.tiles()[index];
            for side in river_sides(&kinds[tile.kind.index()], tile.turn) {
                let at = tile.pos.step(side);
                if self.tile_at(at).is_none() {
                    let end = RiverEnd { at, from: side.opposite(), bend: Bend::Straight };
                    self.expansions.river.ends.push(end);
                }
            }
        }
    }
}

/// `RIV-05`, `RIV-07` to `RIV-09`: a river tile, be it the fork (`RIV-R-07`), continues the river,
/// does not turn it back, and leaves every open end a way on.
pub(super) fn check(state: &State, kind: &TileKind, at: Pos, turn: Turn) -> Result<(), Refusal> {
    if !kind.role().is_river() {
        return Ok(());
    }
    // `RIV-R-12`: beside the City of Carcassonne the source is laid by a player.
    if kind.role() == TileRole::Source {
        let runs_free = |side: Side| state.tile_at(at.step(side)).is_none();
        let fine = river_sides(kind, turn).all(runs_free);
        return if fine { Ok(()) } else { Err(Refusal::RiverCutOff) };
    }
    let comes_in =
        |end: &&RiverEnd| end.at == at && river_sides(kind, turn).any(|side| side == end.from);
    let Some(end) = state.expansions.river.ends.iter().find(comes_in) else {
        return Err(Refusal::NotOnTheRiver);
    };
    let others = || state.expansions.river.ends.iter().filter(|other| *other != end);
    for side in river_sides(kind, turn).filter(|&side| side != end.from) {
        let bend = Bend::between(end.from, side);
        // `RIV-R-03`: two bends in a row may not go the same way.
        if bend != Bend::Straight && bend == end.bend {
            return Err(Refusal::RiverTurnsBack);
        }
        // `RIV-R-04`: the next space must be free, and no other arm may run to it.
        let next = at.step(side);
        if state.tile_at(next).is_some() || others().any(|other| other.at == next) {
            return Err(Refusal::RiverCutOff);
        }
    }
    Ok(())
}

/// Follows the river over the tile that was just laid, on which an arm may end (`RIV-R-06`); tiles
/// put aside get another chance.
#[inline]
pub(super) fn run_on(game: &Game, state: &mut State, kind: &TileKind, at: Pos, turn: Turn) {
    if !kind.role().is_river() {
        state.expansions.river.on_volcano = false;
        return;
    }
    state.expansions.river.on_volcano = is_volcano_lake(game, kind);
    state.expansions.river.extra_turn |= state.expansions.river.on_volcano;
    let River { ends, aside, .. } = &mut state.expansions.river;
    // A source comes from nowhere, all others from an open end.
    let index = ends.iter().position(|end| end.at == at);
    let from = index.map(|index| ends.swap_remove(index).from);
    for side in river_sides(kind, turn).filter(|&side| Some(side) != from) {
        let bend = from.map_or(Bend::Straight, |from| Bend::between(from, side));
        ends.push(RiverEnd { at: at.step(side), from: side.opposite(), bend });
    }
    for (left, aside) in state.stack.left.iter_mut().zip(aside).filter(|(_, aside)| **aside > 0) {
        *left += *aside;
        state.stack.total += u32::from(*aside);
        *aside = 0;
    }
    state.look_for_the_end_of_the_river(game.kinds());
}

/// `RIV-R-05`: a river tile without a place waits aside. Answers whether the river can go on: if
/// nothing of this stage is left to draw, the rest of it is left out.
pub(super) fn put_aside(game: &Game, state: &mut State, kind: KindId, log: &mut impl Log) -> bool {
    let seat = state.turn;
    log.note(|| Event::RiverTileAside { seat, tile: game.kinds()[kind.index()].id().to_owned() });
    state.expansions.river.aside[kind.index()] += 1;
    if state.is_left(game.kinds(), game.role(kind)) {
        return true;
    }
    for kind in game.kind_ids().filter(|&kind| game.role(kind).is_river()) {
        let index = kind.index();
        let left = std::mem::take(&mut state.stack.left[index]);
        state.stack.total -= u32::from(left);
        state.stack.removed[index] +=
            left + std::mem::take(&mut state.expansions.river.aside[index]);
    }
    state.look_for_the_end_of_the_river(game.kinds());
    log.note(|| Event::RiverLeftOut);
    false
}

/// `RIV-12`, `RIV-R-01`, `INT-R-04`: whether nobody may be put on a tile, and its player has
/// another turn: with the dragon, or at some tables always or never.
fn is_volcano_lake(game: &Game, kind: &TileKind) -> bool {
    let matters = match game.setup().rules.lake_extra_turn {
        LakeExtraTurn::WithDragon => game.in_play().dragon,
        LakeExtraTurn::Always => true,
        LakeExtraTurn::Never => false,
    };
    kind.role() == TileRole::Lake && kind.has(Symbol::Volcano) && matters
}
