//! The River: its tiles are laid first, from the source to the lake (`RIV-01` to `RIV-16`).

use std::ops::Range;

use super::Expansion;
use crate::board::PlacedTile;
use crate::event::{Because, Event, Log};
use crate::game::{Changes, Game, KindId, Table};
use crate::games::carcassonne::{tile, turn};
use crate::geometry::{Pos, Rotation, Side};
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{InPlay, LakeExtraTurn, RiverRule, Setup, SetupError};
use crate::state::{Phase, State, with_room};
use crate::tile::{Attributes, Demand, Symbol, Terrain, TileKind, TileRole};

/// The River, I and II.
pub(in crate::games::carcassonne) struct River;

impl Expansion for River {
    type Memory = Progress;

    fn memory(table: &Table) -> Progress {
        Progress::new(table.kinds)
    }

    fn heap_bytes(memory: &Progress) -> usize {
        memory.ends.capacity() * size_of::<RiverEnd>() + memory.aside.capacity() * size_of::<u16>()
    }

    /// The pig herd of River II has no meaning without the pigs of Traders & Builders (`RIV-14`).
    fn bring(setup: &Setup, in_play: &mut InPlay) {
        in_play.river = true;
        in_play.pig_herd = setup.has_set("traders-and-builders");
    }

    fn concerns(option: &str, setup: &Setup, in_play: &InPlay) -> bool {
        let second = setup.has_set("river-2");
        match option {
            "river" => in_play.river && (second || setup.has_set("river-1")),
            "lake-extra-turn" => in_play.river && second,
            _ => false,
        }
    }

    fn forget(attributes: &mut Attributes, in_play: &InPlay) {
        if let Attributes::Field { pig_herd, .. } = attributes {
            *pig_herd &= in_play.pig_herd;
        }
    }

    /// `RIV-R-01`: at some tables the volcano lake means something even without the dragon.
    fn reads(symbol: Symbol, _: &InPlay) -> bool {
        symbol == Symbol::Volcano
    }

    fn restricts(kind: &TileKind, _: &InPlay) -> bool {
        kind.role().is_river()
    }

    fn changes(_: &InPlay, kinds: &[TileKind]) -> Changes {
        let river = kinds.iter().any(|kind| kind.role().is_river());
        (Changes::DRAW | Changes::TILE | Changes::FEATURES).when(river)
    }

    fn set_table(table: &Table, state: &mut State) -> Result<(), SetupError> {
        let kinds = table.kinds;
        // A source that does not lie on the table cannot come later, unless the City of Carcassonne takes its place
        // (`RIV-R-12`).
        let is_fixed = |tile: &PlacedTile| kinds[tile.kind.index()].role() == TileRole::Fixed;
        let has_city = state.tiles().iter().any(is_fixed);
        state.stack.leave_out(kinds, |role| role == TileRole::Source && !has_city);
        state.find_river_ends(kinds);
        state.look_for_the_end_of_the_river(kinds);
        Ok(())
    }

    #[inline]
    fn narrows_draw(game: &Game, state: &State) -> Option<(Range<usize>, TileRole)> {
        let river = &state.memory.carcassonne().river;
        (!river.done).then(|| (river.kinds(), state.river_stage(game.kinds())))
    }

    const REFUSES_DRAW: Option<fn(String) -> Refusal> = Some(|tile| Refusal::RiverNotLaid { tile });

    #[inline]
    fn draw(game: &Game, state: &mut State, kind: KindId, log: &mut impl Log) -> bool {
        let is_river = game.kinds()[kind.index()].role().is_river();
        if is_river {
            draw(game, state, kind, log);
        }
        is_river
    }

    /// `RIV-R-09`, `INT-55`: the river is laid before anything that takes the place of a drawn tile.
    fn delays_draw_replacements(state: &State) -> Option<Refusal> {
        (!state.memory.carcassonne().river.done).then_some(Refusal::RiverFirst)
    }

    fn leads(kind: &TileKind) -> bool {
        kind.role().is_river()
    }

    fn for_each_placement(
        game: &Game,
        state: &State,
        kind: &TileKind,
        visit: &mut impl FnMut(Pos, Rotation),
    ) {
        for_each_placement(game, state, kind, visit);
    }

    fn check_placement(
        game: &Game,
        state: &State,
        kind: &TileKind,
        at: Pos,
        turn: Rotation,
    ) -> Result<(), Refusal> {
        check(game, state, kind, at, turn)
    }

    #[inline]
    fn tile_placed(
        game: &Game,
        state: &mut State,
        kind: &TileKind,
        at: Pos,
        turn: Rotation,
        _: &mut impl Log,
    ) {
        run_on(game, state, kind, at, turn);
    }

    /// `RIV-12`: nobody may be put on the volcano lake.
    #[inline]
    fn bars_feature(_: &Game, state: &State, on: SegmentId) -> Option<Refusal> {
        let barred = state.memory.carcassonne().river.on_volcano && state.is_on_last_tile(on);
        barred.then_some(Refusal::OnTheVolcano)
    }

    /// `RIV-15`, `RIV-R-11`: a herd of pigs on the field.
    fn field_bonus(game: &Game, state: &State, field: RegionId) -> Option<Because> {
        let has_herd = |segment: SegmentId| {
            matches!(
                state.segment(game, segment).attributes,
                Attributes::Field { pig_herd: true, .. }
            )
        };
        let herded = game.in_play().pig_herd && state.regions.segments(field).any(has_herd);
        herded.then_some(Because::PigHerd)
    }

    /// `RIV-13`: the volcano lake gives its player another turn, once.
    #[inline]
    fn takes_extra_turn(state: &mut State) -> bool {
        std::mem::take(&mut state.memory.carcassonne_mut().river.extra_turn)
    }
}

/// How far the river has come.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(in crate::games::carcassonne) struct Progress {
    ends: Vec<RiverEnd>,
    /// The kinds among which all of its tiles are.
    kinds: (u16, u16),
    /// How many tiles of each kind wait aside because they had no place (`RIV-R-05`).
    aside: Vec<u16>,
    /// Whether the volcano lake was placed in this turn, so that its player has another one.
    extra_turn: bool,
    /// Whether the tile laid last is the volcano lake (`RIV-12`).
    on_volcano: bool,
    /// Whether the river can go on from some places of the tile drawn last, and not from others
    /// (`RIV-R-13`).
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
        match (to.index() + 4 - from.index()) % 4 {
            2 => Self::Straight,
            1 => Self::Left,
            _ => Self::Right,
        }
    }
}

impl Progress {
    /// The river of a game with these kinds of tiles, which may have none.
    fn new(kinds: &[TileKind]) -> Self {
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
    fn kinds(&self) -> Range<usize> {
        self.kinds.0.into()..self.kinds.1.into()
    }
}

impl Clone for Progress {
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

fn river_sides(kind: &TileKind, turn: Rotation) -> impl Iterator<Item = Side> {
    let terrain = kind.turned(turn).terrain;
    Side::ALL.into_iter().filter(move |side| terrain[side.index()] == Terrain::River)
}

/// The ends of the river behind a tile that lies at one of its ends; a source comes from nowhere.
fn ends_behind(
    kind: &TileKind,
    (at, turn): (Pos, Rotation),
    end: Option<RiverEnd>,
) -> impl Iterator<Item = RiverEnd> {
    let from = end.map(|end| end.from);
    river_sides(kind, turn).filter(move |&side| Some(side) != from).map(move |side| {
        let bend = from.map_or(Bend::Straight, |from| Bend::between(from, side));
        RiverEnd { at: at.step(side), from: side.opposite(), bend }
    })
}

/// The river as it is, or as it would be with one more tile.
struct Course<'a> {
    state: &'a State,
    more: Option<More<'a>>,
}

/// One more tile, and the end at which it lies; a source lies at none.
struct More<'a> {
    kind: &'a TileKind,
    at: Pos,
    turn: Rotation,
    end: Option<RiverEnd>,
}

impl More<'_> {
    /// The ends of the river behind it.
    fn ends(&self) -> impl Iterator<Item = RiverEnd> {
        ends_behind(self.kind, (self.at, self.turn), self.end)
    }
}

impl<'a> Course<'a> {
    fn of(state: &'a State) -> Self {
        Self { state, more: None }
    }

    fn with(state: &'a State, kind: &'a TileKind, at: Pos, turn: Rotation) -> Self {
        let end = state.memory.carcassonne().river.ends.iter().copied().find(|end| end.at == at);
        Self { state, more: Some(More { kind, at, turn, end }) }
    }

    fn ends(&self) -> impl Iterator<Item = RiverEnd> {
        let gone = self.more.as_ref().and_then(|more| more.end);
        let ends = self.state.memory.carcassonne().river.ends.iter().copied();
        let ends = ends.filter(move |&end| Some(end) != gone);
        ends.chain(self.more.iter().flat_map(More::ends))
    }

    /// Whether another end than this runs to a space.
    #[inline(never)] // The lake never asks: in place, most of this would be worked out before it is needed.
    fn has_other_end(&self, end: RiverEnd, space: Pos) -> bool {
        let other = |other: RiverEnd| other.at == space && other != end;
        let gone = self.more.as_ref().and_then(|more| more.end);
        let mut ends = self.state.memory.carcassonne().river.ends.iter();
        ends.any(|&end| other(end) && Some(end) != gone)
            || self.more.as_ref().is_some_and(|more| more.ends().any(other))
    }

    fn is_taken(&self, space: Pos) -> bool {
        self.state.tile_at(space).is_some()
            || self.more.as_ref().is_some_and(|more| more.at == space)
    }

    fn demand_at(&self, space: Pos) -> Demand {
        let mut demand = self.state.board.demand_at(space).unwrap_or(Demand::NONE);
        if let Some(More { kind, at, turn, .. }) = &self.more
            && let Some(side) = Side::ALL.into_iter().find(|&side| at.step(side) == space)
        {
            demand.restrict(kind.turned(*turn).edges, side);
        }
        demand
    }

    /// `RIV-07` to `RIV-09`: a tile at this end does not turn the river back, and leaves every open end a way
    /// on.
    fn check(&self, end: RiverEnd, kind: &TileKind, turn: Rotation) -> Result<(), Refusal> {
        let terrain = &kind.turned(turn).terrain;
        for side in Side::ALL {
            if side == end.from || terrain[side.index()] != Terrain::River {
                continue;
            }
            // `RIV-R-03`: two bends in a row may not go the same way.
            if end.bend != Bend::Straight && Bend::between(end.from, side) == end.bend {
                return Err(Refusal::RiverTurnsBack);
            }
            let next = end.at.step(side);
            if self.is_taken(next) {
                return Err(Refusal::RiverArmsJoined);
            }
            // `RIV-R-04`: no other arm may run to the same space.
            if self.has_other_end(end, next) {
                return Err(Refusal::RiverCutOff);
            }
        }
        Ok(())
    }

    /// The places of a tile at the ends of the river (`RIV-05`); the fork, too, may lie in any turn (`RIV-R-07`).
    fn places(&self, game: &Game, kind: &TileKind) -> impl Iterator<Item = (Pos, Rotation)> {
        self.ends().flat_map(move |end| {
            let demand = self.demand_at(end.at);
            let fits = move |turn: &Rotation| {
                demand.accepts(kind.turned(*turn).edges)
                    && self.check(end, kind, *turn).is_ok()
                    && tile::check_space(game, self.state, kind, end.at).is_ok()
            };
            kind.turns().filter(fits).map(move |turn| (end.at, turn))
        })
    }

    /// Whether any river tile still to come has a place; also if none is to come.
    fn goes_on(&self, game: &Game) -> bool {
        let river = &self.state.memory.carcassonne().river;
        let is_to_come = |&kind: &usize| {
            let tiles = self.state.stack.left[kind] + river.aside[kind];
            tiles > 0 && game.kinds()[kind].role().is_river()
        };
        let is_lake = |kind: &usize| game.kinds()[*kind].role() == TileRole::Lake;
        let to_come = || river.kinds().filter(is_to_come);
        let has_place = |kind: usize| self.places(game, &game.kinds()[kind]).next().is_some();
        // The lake is the easiest to place.
        to_come().filter(is_lake).any(has_place)
            || to_come().filter(|kind| !is_lake(kind)).any(has_place)
            || to_come().next().is_none()
    }
}

impl State {
    /// What is drawn now: the fork, the other river tiles, the lake, and at last the land
    /// (`RIV-02`, `RIV-04` to `RIV-06`, `INT-55`).
    fn river_stage(&self, kinds: &[TileKind]) -> TileRole {
        let left =
            self.memory.carcassonne().river.kinds().filter(|&kind| self.stack.left[kind] > 0);
        left.map(|kind| kinds[kind].role()).min().unwrap_or(TileRole::Land)
    }

    /// Whether a river tile of this stage is left to draw.
    fn is_left(&self, kinds: &[TileKind], role: TileRole) -> bool {
        let mut all = self.memory.carcassonne().river.kinds();
        all.any(|kind| kinds[kind].role() == role && self.stack.left[kind] > 0)
    }

    /// Notes whether only land is left to draw.
    fn look_for_the_end_of_the_river(&mut self, kinds: &[TileKind]) {
        self.memory.carcassonne_mut().river.done = self.river_stage(kinds) == TileRole::Land;
    }

    /// The river runs on from every open river side of the start tiles.
    fn find_river_ends(&mut self, kinds: &[TileKind]) {
        for index in 0..self.tiles().len() {
            let tile = self.tiles()[index];
            for side in river_sides(&kinds[tile.kind.index()], tile.turn) {
                let at = tile.pos.step(side);
                if self.tile_at(at).is_none() {
                    let end = RiverEnd { at, from: side.opposite(), bend: Bend::Straight };
                    self.memory.carcassonne_mut().river.ends.push(end);
                }
            }
        }
    }
}

/// Whether a river tile may lie here, if all its edges match.
fn check(
    game: &Game,
    state: &State,
    kind: &TileKind,
    at: Pos,
    turn: Rotation,
) -> Result<(), Refusal> {
    match kind.role() {
        TileRole::Source => check_source(state, kind, at, turn)?,
        role if role.is_river() => {
            let Progress { ends, .. } = &state.memory.carcassonne().river;
            let comes_in = |end: &&RiverEnd| {
                end.at == at && kind.turned(turn).terrain[end.from.index()] == Terrain::River
            };
            let end = ends.iter().find(comes_in).ok_or(Refusal::NotOnTheRiver)?;
            Course::of(state).check(*end, kind, turn)?;
        }
        _ => return Ok(()),
    }
    if state.memory.carcassonne().river.must_go_on
        && !Course::with(state, kind, at, turn).goes_on(game)
    {
        return Err(Refusal::RiverMustGoOn);
    }
    Ok(())
}

/// `RIV-R-12`: beside the City of Carcassonne the source is laid by a player.
fn check_source(state: &State, kind: &TileKind, at: Pos, turn: Rotation) -> Result<(), Refusal> {
    let runs_free = |side: Side| state.tile_at(at.step(side)).is_none();
    if river_sides(kind, turn).all(runs_free) { Ok(()) } else { Err(Refusal::SourceCutOff) }
}

/// Follows the river over the tile that was just laid, on which an arm may end (`RIV-R-06`); tiles
/// put aside get another chance.
#[inline]
fn run_on(game: &Game, state: &mut State, kind: &TileKind, at: Pos, turn: Rotation) {
    if !kind.role().is_river() {
        state.memory.carcassonne_mut().river.on_volcano = false;
        return;
    }
    state.memory.carcassonne_mut().river.on_volcano = is_volcano_lake(game, kind);
    state.memory.carcassonne_mut().river.extra_turn |= state.memory.carcassonne().river.on_volcano;
    let river = &mut state.memory.carcassonne_mut().river;
    let kinds = river.kinds();
    let Progress { ends, aside, .. } = river;
    let index = ends.iter().position(|end| end.at == at);
    let end = index.map(|index| ends.swap_remove(index));
    ends.extend(ends_behind(kind, (at, turn), end));
    for kind in kinds {
        let back = std::mem::take(&mut aside[kind]);
        state.stack.left[kind] += back;
        state.stack.total += u32::from(back);
    }
    state.look_for_the_end_of_the_river(game.kinds());
}

/// A river tile is drawn: it is placed, or waits aside while the same player draws again (`RIV-R-05`).
fn draw(game: &Game, state: &mut State, kind: KindId, log: &mut impl Log) {
    let shape = &game.kinds()[kind.index()];
    let Outlook { has_place, must_go_on } = outlook(game, state, shape);
    state.memory.carcassonne_mut().river.must_go_on = must_go_on;
    if has_place {
        state.phase = Phase::PlaceTile(kind);
        return;
    }
    let seat = state.turn;
    log.note(|| Event::RiverTileAside { seat, tile: shape.id().to_owned() });
    state.memory.carcassonne_mut().river.aside[kind.index()] += 1;
    if !state.is_left(game.kinds(), shape.role()) {
        end_early(game, state, log);
    }
}

/// What there is for a river tile just drawn.
struct Outlook {
    has_place: bool,
    /// `RIV-R-13`: whether the river can go on from some of its places, and not from others.
    must_go_on: bool,
}

/// Visits every place of a river tile, as far as the river need not go on.
fn for_each_place(
    game: &Game,
    state: &State,
    shape: &TileKind,
    mut visit: impl FnMut(Pos, Rotation),
) {
    if shape.role() == TileRole::Source {
        state.board.placements(shape).for_each(|at, turn| {
            if check_source(state, shape, at, turn).is_ok() {
                visit(at, turn);
            }
        });
    } else {
        Course::of(state).places(game, shape).for_each(|(at, turn)| visit(at, turn));
    }
}

/// Visits every space and turn in which the river tile drawn last may lie.
fn for_each_placement(
    game: &Game,
    state: &State,
    shape: &TileKind,
    visit: &mut impl FnMut(Pos, Rotation),
) {
    let must_go_on = state.memory.carcassonne().river.must_go_on;
    for_each_place(game, state, shape, |at, turn| {
        if !must_go_on || Course::with(state, shape, at, turn).goes_on(game) {
            visit(at, turn);
        }
    });
}

fn outlook(game: &Game, state: &State, shape: &TileKind) -> Outlook {
    let asks = game.setup().rules.river == RiverRule::GoesOn;
    let (mut has_place, mut goes_on, mut is_cut_off) = (false, false, false);
    for_each_place(game, state, shape, |at, turn| {
        has_place = true;
        if asks {
            let on = Course::with(state, shape, at, turn).goes_on(game);
            goes_on |= on;
            is_cut_off |= !on;
        }
    });
    Outlook { has_place, must_go_on: goes_on && is_cut_off }
}

/// No tile of this stage has a place: the lake ends the river, if it has one (`RIV-06`), and all others are left
/// out.
fn end_early(game: &Game, state: &mut State, log: &mut impl Log) {
    let lost_turn = game.setup().rules.river == RiverRule::LostTurn;
    let role = |kind: usize| game.kinds()[kind].role();
    let is_fine_lake = |kind: usize| {
        role(kind) == TileRole::Lake
            && state.stack.left[kind] > 0
            && Course::of(state).places(game, &game.kinds()[kind]).next().is_some()
    };
    let lake_is_next = !lost_turn && state.memory.carcassonne().river.kinds().any(is_fine_lake);
    let is_left_out =
        |&kind: &usize| role(kind).is_river() && !(lake_is_next && role(kind) == TileRole::Lake);
    for index in state.memory.carcassonne().river.kinds().filter(is_left_out) {
        let left = std::mem::take(&mut state.stack.left[index]);
        let aside = std::mem::take(&mut state.memory.carcassonne_mut().river.aside[index]);
        state.stack.total -= u32::from(left);
        state.stack.removed[index] += left + aside;
    }
    state.look_for_the_end_of_the_river(game.kinds());
    log.note(|| Event::RiverLeftOut);
    if lost_turn && state.tiles_left() > 0 {
        turn::end(game, state, log);
    }
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
