//! The River: its tiles are laid first, from the source to the lake (`RIV-01` to `RIV-16`).

use std::ops::Range;

use super::{cult, turn};
use crate::event::{Event, Log};
use crate::game::{Game, KindId};
use crate::geometry::{Pos, Side, Turn};
use crate::refusal::Refusal;
use crate::setup::{LakeExtraTurn, RiverRule};
use crate::state::{Phase, State, with_room};
use crate::tile::{Demand, Symbol, Terrain, TileKind, TileRole};

/// How the river is getting on.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
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
    /// Whether the tile drawn last has a place from which the river can go on (`RIV-R-13`).
    must_go_on: bool,
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
        let Self { ends, kinds, aside, extra_turn, on_volcano, must_go_on, done } = source;
        self.ends.clone_from(ends);
        self.kinds = *kinds;
        self.aside.clone_from(aside);
        self.extra_turn = *extra_turn;
        self.on_volcano = *on_volcano;
        self.must_go_on = *must_go_on;
        self.done = *done;
    }
}

fn river_sides(kind: &TileKind, turn: Turn) -> impl Iterator<Item = Side> {
    let terrain = kind.turned(turn).terrain;
    Side::ALL.into_iter().filter(move |side| terrain[side.index()] == Terrain::River)
}

/// The ends of the river behind a tile that lies at one of its ends; a source comes from nowhere.
fn ends_behind(
    kind: &TileKind,
    (at, turn): (Pos, Turn),
    end: Option<RiverEnd>,
) -> impl Iterator<Item = RiverEnd> {
    let from = end.map(|end| end.from);
    river_sides(kind, turn).filter(move |&side| Some(side) != from).map(move |side| {
        let bend = from.map_or(Bend::Straight, |from| Bend::between(from, side));
        RiverEnd { at: at.step(side), from: side.opposite(), bend }
    })
}

/// The river as it is, or as it would be with one more tile.
#[derive(Clone, Copy)]
struct Course<'a> {
    state: &'a State,
    more: Option<(&'a TileKind, Pos, Turn)>,
}

impl Course<'_> {
    fn ends(&self) -> impl Iterator<Item = RiverEnd> {
        let ends = || self.state.expansions.river.ends.iter().copied();
        let at = self.more.map(|(_, at, _)| at);
        let new = self.more.into_iter().flat_map(move |(kind, at, turn)| {
            ends_behind(kind, (at, turn), ends().find(|end| end.at == at))
        });
        ends().filter(move |end| Some(end.at) != at).chain(new)
    }

    fn is_taken(&self, space: Pos) -> bool {
        self.state.tile_at(space).is_some() || self.more.is_some_and(|(_, at, _)| at == space)
    }

    fn demand_at(&self, space: Pos) -> Demand {
        let mut demand = self.state.board.demand_at(space).unwrap_or(Demand::NONE);
        if let Some((kind, at, turn)) = self.more
            && let Some(side) = Side::ALL.into_iter().find(|&side| at.step(side) == space)
        {
            demand.restrict(kind.turned(turn).edges, side);
        }
        demand
    }

    /// `RIV-05`, `RIV-07` to `RIV-09`: a tile, be it the fork (`RIV-R-07`), continues the river, does not turn
    /// it back, and leaves every open end a way on.
    fn check(&self, kind: &TileKind, at: Pos, turn: Turn) -> Result<(), Refusal> {
        let comes_in =
            |end: &RiverEnd| end.at == at && river_sides(kind, turn).any(|side| side == end.from);
        let end = self.ends().find(comes_in).ok_or(Refusal::NotOnTheRiver)?;
        for new in ends_behind(kind, (at, turn), Some(end)) {
            // `RIV-R-03`: two bends in a row may not go the same way.
            if new.bend != Bend::Straight && new.bend == end.bend {
                return Err(Refusal::RiverTurnsBack);
            }
            if self.is_taken(new.at) {
                return Err(Refusal::RiverArmsJoined);
            }
            // `RIV-R-04`: no other arm may run to the same space.
            if self.ends().any(|other| other != end && other.at == new.at) {
                return Err(Refusal::RiverCutOff);
            }
        }
        Ok(())
    }

    /// Whether a tile has a place at one of the ends.
    fn has_place_for(&self, game: &Game, kind: &TileKind) -> bool {
        self.ends().any(|end| {
            let demand = self.demand_at(end.at);
            let fits = |turn: &Turn| demand.accepts(kind.turned(*turn).edges);
            let mut turns = kind.turns().filter(fits);
            turns.any(|turn| self.check(kind, end.at, turn).is_ok())
                && cult::check(game, self.state, kind, end.at).is_ok()
        })
    }
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

    /// Whether a river tile of this stage is left to draw.
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

/// Whether a river tile may lie here, if all its edges match.
pub(super) fn check(
    game: &Game,
    state: &State,
    kind: &TileKind,
    at: Pos,
    turn: Turn,
) -> Result<(), Refusal> {
    match kind.role() {
        // `RIV-R-12`: beside the City of Carcassonne the source is laid by a player.
        TileRole::Source => {
            let runs_free = |side: Side| state.tile_at(at.step(side)).is_none();
            if !river_sides(kind, turn).all(runs_free) {
                return Err(Refusal::SourceCutOff);
            }
        }
        role if role.is_river() => Course { state, more: None }.check(kind, at, turn)?,
        _ => return Ok(()),
    }
    if state.expansions.river.must_go_on && !goes_on(game, state, kind, at, turn) {
        return Err(Refusal::RiverMustGoOn);
    }
    Ok(())
}

/// `RIV-R-13`: whether a river tile still to come could be placed after this one; also if none is to come.
fn goes_on(game: &Game, state: &State, kind: &TileKind, at: Pos, turn: Turn) -> bool {
    let river = &state.expansions.river;
    let course = Course { state, more: Some((kind, at, turn)) };
    let is_to_come = |&kind: &usize| {
        game.kinds()[kind].role().is_river() && state.stack.left[kind] + river.aside[kind] > 0
    };
    let mut to_come = river.kinds().filter(is_to_come).peekable();
    to_come.peek().is_none() || to_come.any(|kind| course.has_place_for(game, &game.kinds()[kind]))
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
    let index = ends.iter().position(|end| end.at == at);
    let end = index.map(|index| ends.swap_remove(index));
    ends.extend(ends_behind(kind, (at, turn), end));
    for (left, aside) in state.stack.left.iter_mut().zip(aside).filter(|(_, aside)| **aside > 0) {
        *left += *aside;
        state.stack.total += u32::from(*aside);
        *aside = 0;
    }
    state.look_for_the_end_of_the_river(game.kinds());
}

/// A river tile is drawn: it is placed, or waits aside while the same player draws again (`RIV-R-05`).
pub(super) fn draw(game: &Game, state: &mut State, kind: KindId, log: &mut impl Log) {
    let shape = &game.kinds()[kind.index()];
    state.expansions.river.must_go_on = false;
    if has_place(game, state, shape) {
        state.phase = Phase::PlaceTile(kind);
        state.expansions.river.must_go_on = game.setup().rules.river == RiverRule::GoesOn
            && fits(game, state, shape, |at, turn| goes_on(game, state, shape, at, turn));
        return;
    }
    let seat = state.turn;
    log.note(|| Event::RiverTileAside { seat, tile: shape.id().to_owned() });
    state.expansions.river.aside[kind.index()] += 1;
    if !state.is_left(game.kinds(), shape.role()) {
        end_early(game, state, log);
    }
}

/// No tile of this stage has a place: the lake ends the river, if it has one (`RIV-06`), and all others are left
/// out.
fn end_early(game: &Game, state: &mut State, log: &mut impl Log) {
    let lost_turn = game.setup().rules.river == RiverRule::LostTurn;
    let role = |kind: usize| game.kinds()[kind].role();
    let is_fine_lake = |kind: usize| {
        role(kind) == TileRole::Lake
            && state.stack.left[kind] > 0
            && has_place(game, state, &game.kinds()[kind])
    };
    let lake_is_next = !lost_turn && state.expansions.river.kinds().any(is_fine_lake);
    let is_left_out =
        |&kind: &usize| role(kind).is_river() && !(lake_is_next && role(kind) == TileRole::Lake);
    for index in state.expansions.river.kinds().filter(is_left_out) {
        let left = std::mem::take(&mut state.stack.left[index]);
        let aside = std::mem::take(&mut state.expansions.river.aside[index]);
        state.stack.total -= u32::from(left);
        state.stack.removed[index] += left + aside;
    }
    state.look_for_the_end_of_the_river(game.kinds());
    log.note(|| Event::RiverLeftOut);
    if lost_turn && state.tiles_left() > 0 {
        turn::end_turn(game, state, log);
    }
}

/// Whether a river tile has any place.
fn has_place(game: &Game, state: &State, shape: &TileKind) -> bool {
    fits(game, state, shape, |_, _| true)
}

/// Whether a river tile has a place like this.
fn fits(game: &Game, state: &State, shape: &TileKind, like: impl Fn(Pos, Turn) -> bool) -> bool {
    state.board.placements(shape).any_that(|at, turn| {
        check(game, state, shape, at, turn).is_ok()
            && cult::check(game, state, shape, at).is_ok()
            && like(at, turn)
    })
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
