//! Drawing a tile and placing it (`BAS-09` to `BAS-16`).

use super::princess_and_dragon::dragon;
use super::{catapult, cult, river, tower, traders_and_builders};
use crate::action::Action;
use crate::board::Placements;
use crate::event::{Event, Log};
use crate::game::{Game, KindId};
use crate::games::picking::{Few, pick};
use crate::geometry::{Pos, Turn};
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::tile::{Symbol, TileKind};

/// `BAS-09`, `BAS-15`, `INT-15`: a drawn tile is shown; one that fits nowhere is out of the game,
/// and never comes back (`INT-54`).
#[expect(clippy::inline_always, reason = "a part of `apply`, once a turn")]
#[inline(always)]
pub(super) fn draw(
    game: &Game,
    state: &mut State,
    kind: KindId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let shape = game.kind(kind);
    let can_come = state.left_of(kind) > 0
        && (state.expansions.river.is_done() || game.tickets_of(state, Action::Draw(kind)) > 0);
    let (Some(shape), true) = (shape, can_come) else {
        let tile = shape.map_or("?", |shape| shape.id()).to_owned();
        return Err(match state.left_of(kind) {
            0 => Refusal::NotInStack { tile },
            _ => Refusal::RiverNotLaid { tile },
        });
    };
    state.stack.left[kind.index()] -= 1;
    state.stack.total -= 1;
    let (seat, tile) = (state.turn, || shape.id().to_owned());
    log.note(|| Event::TileDrawn { seat, tile: tile() });
    if dragon::put_aside(state, kind, shape, log) {
        return Ok(());
    }
    if shape.role().is_river() {
        river::draw(game, state, kind, log);
    } else if fits_somewhere(game, state, shape) {
        state.phase = Phase::PlaceTile(kind);
    } else {
        state.stack.removed[kind.index()] += 1;
        log.note(|| Event::TileRemoved { seat, tile: tile() });
    }
    Ok(())
}

/// What more than matching edges decides whether a tile may lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Restriction {
    None,
    /// Buildings keep their distance (`CUL-06`).
    Cult,
    /// The river goes on in its own way (`RIV-05`), and buildings keep their distance.
    River,
}

impl Restriction {
    #[inline]
    fn of(game: &Game, state: &State, shape: &TileKind) -> Self {
        if !shape.is_restricted() {
            Self::None
        } else if shape.role().is_river() {
            Self::River
        } else if cult::has_opponents(game, state, shape) {
            Self::Cult
        } else {
            Self::None
        }
    }

    #[inline]
    fn check(
        self,
        game: &Game,
        state: &State,
        shape: &TileKind,
        (at, turn): (Pos, Turn),
    ) -> Result<(), Refusal> {
        match self {
            Self::None => Ok(()),
            Self::Cult => cult::check(game, state, shape, at),
            Self::River => {
                river::check(game, state, shape, at, turn)?;
                cult::check(game, state, shape, at)
            }
        }
    }
}

/// `BAS-15`, `CUL-R-09`: whether there is any place for a tile that nothing forbids.
#[inline]
fn fits_somewhere(game: &Game, state: &State, shape: &TileKind) -> bool {
    let placements = state.board.placements(shape);
    match Restriction::of(game, state, shape) {
        Restriction::None => placements.any(),
        other => {
            placements.any_that(|at, turn| other.check(game, state, shape, (at, turn)).is_ok())
        }
    }
}

/// `BAS-10` to `BAS-13`: shows every space and turn in which all touching edges match, and which no
/// expansion forbids.
pub(super) fn for_each_placement(
    game: &Game,
    state: &State,
    kind: KindId,
    show: &mut impl FnMut(Action),
) {
    let shape = &game.kinds()[kind.index()];
    match Restriction::of(game, state, shape) {
        Restriction::River => river::for_each_placement(game, state, shape, show),
        other => state.board.placements(shape).for_each(|at, turn| {
            if other.check(game, state, shape, (at, turn)).is_ok() {
                show(Action::PlaceTile { at, turn });
            }
        }),
    }
    tower::for_each_ransom(game, state, show);
}

/// One of the actions of [`for_each_placement`], by its place there.
#[inline]
pub(super) fn pick_placement(
    game: &Game,
    state: &State,
    kind: KindId,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let shape = &game.kinds()[kind.index()];
    match Restriction::of(game, state, shape) {
        Restriction::None => pick_among(game, state, state.board.placements(shape), choose),
        Restriction::Cult => {
            let closed = cult::closed_spaces(game, state, shape);
            pick_among(game, state, state.board.placements_but(&closed, shape), choose)
        }
        Restriction::River => pick(choose, |few| {
            for_each_placement(game, state, kind, &mut |action| few.add(action));
        }),
    }
}

/// One of these placements, or a ransom (`TOW-R-07`).
#[inline]
fn pick_among(
    game: &Game,
    state: &State,
    placements: Placements<impl Fn(usize) -> u8 + Copy>,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    if tower::may_ransom(game, state) {
        return pick_with_ransoms(game, state, placements, choose);
    }
    let (at, turn) = placements.nth(choose(placements.count()))?;
    Some(Action::PlaceTile { at, turn })
}

/// The same where a prisoner can be bought back instead for the moment.
#[cold]
fn pick_with_ransoms(
    game: &Game,
    state: &State,
    placements: Placements<impl Fn(usize) -> u8 + Copy>,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let mut ransoms = Few::from(0);
    tower::for_each_ransom(game, state, &mut |action| ransoms.add(action));
    let count = placements.count();
    let index = choose(count + ransoms.count());
    match placements.nth(index) {
        Some((at, turn)) => Some(Action::PlaceTile { at, turn }),
        None => ransoms.get(index - count),
    }
}

#[inline]
pub(super) fn place(
    game: &Game,
    state: &mut State,
    kind: KindId,
    at: Pos,
    turn: Turn,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let shape = &game.kinds()[kind.index()];
    state.check_placement(shape, game.kinds(), at, turn)?;
    if shape.is_restricted() {
        Restriction::of(game, state, shape).check(game, state, shape, (at, turn))?;
    }
    state.lay_tile(game.kinds(), kind, at, turn);
    state.phase = Phase::PlacePiece;
    log.note(|| Event::TilePlaced { seat: state.turn, tile: shape.id().to_owned(), at, turn });
    river::run_on(game, state, shape, at, turn);
    if shape.has_symbols() {
        state.note_tower_site(shape);
        if shape.has(Symbol::Volcano) {
            dragon::come(state, at, log);
        }
        if shape.has(Symbol::Fair) {
            catapult::note_fair(state, at);
        }
    }
    traders_and_builders::note_extension(game, state, log);
    Ok(())
}
