//! Step 1: draw a tile and place it (`BAS-09` to `BAS-16`).

use super::princess_and_dragon::dragon;
use super::{cult, river, tower, traders_and_builders};
use crate::action::Action;
use crate::event::{Event, Log};
use crate::game::{Game, KindId};
use crate::geometry::{Pos, Turn};
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::tile::{Symbol, TileKind, TileRole};

pub(super) fn list_draws(game: &Game, state: &State, actions: &mut Vec<Action>) {
    let draws = game.kind_ids().map(Action::Draw);
    actions.extend(draws.filter(|&draw| game.tickets_of(state, draw) > 0));
}

/// `BAS-09`, `BAS-15`: a drawn tile is shown; one that fits nowhere is out of the game.
#[inline]
pub(super) fn draw(
    game: &Game,
    state: &mut State,
    kind: KindId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let shape = game.kind(kind);
    let can_come = state.left_of(kind) > 0
        && (state.river.is_done() || game.tickets_of(state, Action::Draw(kind)) > 0);
    let (Some(shape), true) = (shape, can_come) else {
        let tile = shape.map_or("?", |shape| shape.id()).to_owned();
        return Err(Refusal::NotInStack { tile });
    };
    state.stack.left[kind.index()] -= 1;
    state.stack.total -= 1;
    let (seat, tile) = (state.turn, || shape.id().to_owned());
    log.note(|| Event::TileDrawn { seat, tile: tile() });
    if dragon::put_aside(state, kind, shape, log) {
        return Ok(());
    }
    if fits_somewhere(game, state, shape) {
        state.phase = Phase::PlaceTile(kind);
    } else if shape.role() < TileRole::Land {
        if !river::put_aside(game, state, kind, log) && state.tiles_left() > 0 {
            super::end_turn(game, state, log);
        }
    } else {
        state.stack.removed[kind.index()] += 1;
        log.note(|| Event::TileRemoved { seat, tile: tile() });
    }
    Ok(())
}

/// The rules of expansions on where a tile may lie, apart from its edges.
fn check_restrictions(
    game: &Game,
    state: &State,
    shape: &TileKind,
    at: Pos,
    turn: Turn,
) -> Result<(), Refusal> {
    river::check(state, shape, at, turn)?;
    cult::check(game, state, shape, at)
}

/// Where more than matching edges decides whether a tile may lie.
enum Restricted {
    Nowhere,
    /// Next to these buildings.
    Near(Vec<Pos>),
    Everywhere,
}

impl Restricted {
    #[inline]
    fn of(state: &State, shape: &TileKind) -> Self {
        if !shape.is_restricted() {
            return Self::Nowhere;
        }
        if shape.role() < TileRole::Land {
            return Self::Everywhere;
        }
        match cult::opponents(state, shape) {
            opponents if opponents.is_empty() => Self::Nowhere,
            opponents => Self::Near(opponents),
        }
    }

    fn at(&self, pos: Pos) -> bool {
        match self {
            Self::Nowhere => false,
            Self::Near(buildings) => buildings.iter().any(|building| building.is_near(pos)),
            Self::Everywhere => true,
        }
    }
}

#[inline]
fn fits_somewhere(game: &Game, state: &State, shape: &TileKind) -> bool {
    let placements = state.board.placements(shape);
    match Restricted::of(state, shape) {
        Restricted::Nowhere => placements.any(),
        restricted => placements.any_that(|at, turn| {
            !restricted.at(at) || check_restrictions(game, state, shape, at, turn).is_ok()
        }),
    }
}

/// `BAS-10` to `BAS-13`: every space and turn in which all touching edges match, and which no
/// expansion forbids.
#[inline]
pub(super) fn list_placements(game: &Game, state: &State, kind: KindId, actions: &mut Vec<Action>) {
    let shape = &game.kinds()[kind.index()];
    let restricted = Restricted::of(state, shape);
    state.board.placements(shape).for_each(|at, turn| {
        if !restricted.at(at) || check_restrictions(game, state, shape, at, turn).is_ok() {
            actions.push(Action::PlaceTile { at, turn });
        }
    });
    tower::for_each_ransom(game, state, &mut |action| actions.push(action));
}

/// One placement of all, chosen by its place in the list.
#[inline]
pub(super) fn pick_placement(
    game: &Game,
    state: &State,
    kind: KindId,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let shape = &game.kinds()[kind.index()];
    let unrestricted = matches!(Restricted::of(state, shape), Restricted::Nowhere);
    if !unrestricted || tower::may_ransom(game, state) {
        let mut actions = Vec::new();
        list_placements(game, state, kind, &mut actions);
        return actions.get(choose(actions.len())).copied();
    }
    let placements = state.board.placements(shape);
    let (at, turn) = placements.nth(choose(placements.count()))?;
    Some(Action::PlaceTile { at, turn })
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
        check_restrictions(game, state, shape, at, turn)?;
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
    }
    traders_and_builders::note_extension(game, state, log);
    Ok(())
}
