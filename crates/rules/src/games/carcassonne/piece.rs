//! Step 2: one action with a piece, or none (`BAS-17` to `BAS-26`, `INT-22`).
//!
//! Most often that is a piece on the tile just placed: a follower, or another one instead of it
//! (`INN-08`, `ABB-13`, `ABB-37`, `TRA-07`, `TRA-25`). What else there is instead, the expansions say.

use super::abbey_and_mayor::{barn, wagon};
use super::princess_and_dragon::{dragon, fairy, portal, princess};
use super::traders_and_builders::has_follower_of;
use super::{cult, tower};
use crate::action::{Action, Piece, Role};
use crate::board::PlacedTile;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{State, Whereabouts};
use crate::tile::{FeatureKind, bits};

/// The pieces that are put on a segment. A barn goes to a corner.
const ON_SEGMENTS: [Piece; 6] =
    [Piece::Follower, Piece::BigFollower, Piece::Mayor, Piece::Wagon, Piece::Builder, Piece::Pig];

/// The segments of the tile just placed on which each sort of piece may go: the number of the
/// tile's first segment, and bit sets counted from there.
struct Choices {
    first: u16,
    by_piece: [u16; ON_SEGMENTS.len()],
}

/// None, a piece on a segment of the tile just placed, or what expansions offer instead.
pub(super) fn list(game: &Game, state: &State, actions: &mut Vec<Action>) {
    if !princess::insists(game, state) {
        let choices = Choices::of(game, state);
        actions.push(Action::Pass);
        for piece in ON_SEGMENTS {
            let locals = bits(choices.by_piece[piece as usize]);
            actions.extend(locals.map(|local| choices.action(piece, local)));
        }
    }
    for_each_other(game, state, &mut |action| actions.push(action));
}

/// One of the actions of [`list`], by its place there.
#[inline]
pub(super) fn pick(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    if !game.plain().pieces {
        return pick_of_all(game, state, choose);
    }
    let choices = Choices::of_followers(game, state);
    let locals = choices.by_piece[Piece::Follower as usize];
    match choose(1 + locals.count_ones() as usize) {
        0 => Some(Action::Pass),
        index => bits(locals).nth(index - 1).map(|local| choices.action(Piece::Follower, local)),
    }
}

/// The same in a game with more than followers on the tile just placed.
fn pick_of_all(game: &Game, state: &State, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
    let choices = (!princess::insists(game, state)).then(|| Choices::of(game, state));
    let usual = choices.as_ref().map_or(0, |choices| 1 + choices.count());
    let mut others = 0;
    for_each_other(game, state, &mut |_| others += 1);
    let index = choose(usual + others);
    match (choices, index.checked_sub(usual)) {
        (Some(_), None) if index == 0 => Some(Action::Pass),
        (Some(choices), None) => choices.nth(index - 1),
        (_, mut rest) => {
            let mut picked = None;
            for_each_other(game, state, &mut |action| {
                if rest == Some(0) {
                    picked = Some(action);
                }
                rest = rest.and_then(|rest| rest.checked_sub(1));
            });
            picked
        }
    }
}

/// Shows what can be done instead of putting a piece on the tile just placed, and the ransoms, which
/// are not instead of anything (`TOW-32`).
fn for_each_other(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    princess::for_each(game, state, show);
    if !princess::insists(game, state) {
        portal::for_each(game, state, show);
        barn::for_each(game, state, show);
        if game.in_play().fairy {
            fairy::for_each(game, state, show);
        }
        tower::for_each(game, state, show);
    }
    tower::for_each_ransom(game, state, show);
}

impl Choices {
    fn of(game: &Game, state: &State) -> Self {
        let mut choices = Self::of_followers(game, state);
        for piece in ON_SEGMENTS.into_iter().skip(1) {
            choices.mark(game, state, piece);
        }
        choices
    }

    /// Those for ordinary followers only.
    #[inline]
    fn of_followers(game: &Game, state: &State) -> Self {
        let first = state.board.last_tile().map_or(0, |tile| tile.first_segment);
        let mut choices = Self { first, by_piece: [0; ON_SEGMENTS.len()] };
        choices.mark(game, state, Piece::Follower);
        choices
    }

    /// Marks the segments on which a piece may go, if the player has one in the supply.
    #[inline]
    fn mark(&mut self, game: &Game, state: &State, piece: Piece) {
        let Some(tile) = state.board.last_tile() else { return };
        if state.pieces[game.slots(state.turn, piece)].contains(&Whereabouts::Supply) {
            self.by_piece[piece as usize] =
                mark(game, tile, |on| may_place(game, state, piece, on));
        }
    }

    fn count(&self) -> usize {
        self.by_piece.iter().map(|locals| locals.count_ones() as usize).sum()
    }

    fn nth(&self, mut index: usize) -> Option<Action> {
        for piece in ON_SEGMENTS {
            let locals = self.by_piece[piece as usize];
            let count = locals.count_ones() as usize;
            if index < count {
                return bits(locals).nth(index).map(|local| self.action(piece, local));
            }
            index -= count;
        }
        None
    }

    fn action(&self, piece: Piece, local: usize) -> Action {
        Action::PlacePiece { piece, on: SegmentId(self.first + local as u16) }
    }
}

/// The segments of a tile that fit, as a bit set.
#[inline]
fn mark(game: &Game, tile: &PlacedTile, fits: impl Fn(SegmentId) -> bool) -> u16 {
    let locals = 0..game.kind_of(tile).segments().len() as u16;
    locals.fold(0, |marked, local| {
        marked | u16::from(fits(SegmentId(tile.first_segment + local))) << local
    })
}

#[inline]
pub(super) fn place(
    game: &Game,
    state: &mut State,
    piece: Piece,
    on: SegmentId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    if piece == Piece::Barn {
        return Err(Refusal::BarnNeedsCorner);
    }
    // `BAS-19`: only the tile of this turn, unless a portal leads to others.
    if !state.is_on_last_tile(on) {
        if !state.has_segment(on) {
            return Err(Refusal::AnotherTile);
        }
        portal::check(game, state, piece, on)?;
    }
    // `BAS-18`: only from the own supply.
    let slots = game.slots(state.turn, piece);
    let from = slots.start;
    let Some(slot) = state.pieces[slots].iter().position(|&at| at == Whereabouts::Supply) else {
        return Err(Refusal::EmptySupply { piece });
    };
    if !may_place(game, state, piece, on) {
        return Err(why_not(game, state, piece, on));
    }

    state.pieces[from + slot] = Whereabouts::On(on);
    let region = state.regions.of(on);
    state.regions.get_mut(region).followers += u8::from(piece.is_follower());
    log.note(|| {
        let (at, place) = state.place(game, on);
        let role = Role::of(piece, place.kind);
        Event::PiecePlaced { seat: state.turn, piece, role, at, place }
    });
    if state.regions.get(region).kind.is_building() {
        let (at, _) = state.place(game, on);
        cult::announce(game, state, at, region, log);
    }
    Ok(())
}

/// Whether a piece from the supply may go on this segment, if it may go on this tile at all.
#[inline]
pub(super) fn may_place(game: &Game, state: &State, piece: Piece, on: SegmentId) -> bool {
    match piece {
        Piece::Follower | Piece::BigFollower => is_free(game, state, on),
        // `ABB-13`, `ABB-14`.
        Piece::Mayor => state.regions.at(on).kind == FeatureKind::City && is_free(game, state, on),
        Piece::Wagon => wagon::may_stand_on(state.regions.at(on).kind) && is_free(game, state, on),
        Piece::Builder | Piece::Pig => joins_own(game, state, piece, on),
        Piece::Barn => false,
    }
}

/// `BAS-21`, `BAS-22`: nobody may stand anywhere on the feature, as it is after the tile was placed.
#[inline]
fn is_free(game: &Game, state: &State, on: SegmentId) -> bool {
    let region = state.regions.at(on);
    region.followers == 0
        && game.takes_followers(region.kind)
        && (game.plain().features || !is_kept_off(game, state, on))
}

/// The volcano lake (`RIV-12`), the dragon (`PRD-30`) and barns (`ABB-25`) keep followers off.
fn is_kept_off(game: &Game, state: &State, on: SegmentId) -> bool {
    state.river.keeps_followers_off()
        || dragon::is_at(state, state.pos_of(on))
        || barn::is_on(game, state, state.regions.of(on))
}

/// `TRA-08`, `TRA-25`: builders and pigs go where a follower of their own stands: the one on roads
/// and in cities, the other on fields.
#[inline]
fn joins_own(game: &Game, state: &State, piece: Piece, on: SegmentId) -> bool {
    let fits = match state.regions.at(on).kind {
        FeatureKind::Road | FeatureKind::City => piece == Piece::Builder,
        FeatureKind::Field => piece == Piece::Pig,
        _ => false,
    };
    fits && has_follower_of(game, state, state.turn, state.regions.of(on))
        && !dragon::scares_builders(game, state, state.pos_of(on))
}

/// The rule against a piece on this segment.
fn why_not(game: &Game, state: &State, piece: Piece, on: SegmentId) -> Refusal {
    let (at, place) = state.place(game, on);
    match (piece, place.kind) {
        (_, FeatureKind::River) => Refusal::OnTheRiver,
        (Piece::Builder | Piece::Pig, _) if dragon::scares_builders(game, state, at) => {
            Refusal::UnderTheDragon
        }
        (Piece::Builder, _) => Refusal::LonelyBuilder,
        (Piece::Pig, _) => Refusal::LonelyPig,
        (Piece::Mayor, kind) if kind != FeatureKind::City => Refusal::OnlyInCities,
        (Piece::Wagon, FeatureKind::Field) => Refusal::NoWagonOnFields,
        _ if dragon::is_at(state, at) => Refusal::UnderTheDragon,
        _ if state.is_on_last_tile(on) && state.river.keeps_followers_off() => {
            Refusal::OnTheVolcano
        }
        _ if state.regions.at(on).followers > 0 => Refusal::Occupied { place },
        (_, FeatureKind::Shrine) => Refusal::NoShrines,
        _ if barn::is_on(game, state, state.regions.of(on)) => Refusal::FieldWithBarn,
        _ => Refusal::NoFarmers,
    }
}
