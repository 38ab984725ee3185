//! One action with a piece, or none (`BAS-17` to `BAS-26`, `INT-22`).
//!
//! Most often that is a piece on the tile just placed: a follower, or another one instead of it
//! (`INN-08`, `ABB-13`, `ABB-37`, `TRA-07`, `TRA-25`). What else there is instead, the expansions say.

use super::abbey_and_mayor::barn;
use super::princess_and_dragon::{dragon, fairy, portal, princess};
use super::{abbot, cult, followers, tower, traders_and_builders};
use crate::action::{Action, Piece, Role};
use crate::board::PlacedTile;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::games::picking;
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::state::{Location, State};
use crate::tile::{FeatureKind, bits};

/// The pieces that are put on a segment: those before the barn, which goes to a corner.
const ON_SEGMENTS: [Piece; Piece::Barn as usize] =
    *Piece::ALL.first_chunk().expect("they come first");

/// The segments of the tile just placed on which each sort of piece may go: the number of the
/// tile's first segment, and bit sets counted from there.
struct Choices {
    first: u16,
    by_piece: [u16; ON_SEGMENTS.len()],
}

/// Shows none, a piece on a segment of the tile just placed, and what expansions offer instead.
pub(super) fn for_each(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    for_each_on_tile(game, state, show);
    if portal_is_open(game, state) {
        portal::for_each(game, state, show);
    }
    for_each_other(game, state, show);
}

/// Whether the player may use a portal; a princess who insists comes first.
#[inline]
fn portal_is_open(game: &Game, state: &State) -> bool {
    portal::is_open(game, state) && !princess::insists(game, state)
}

/// Shows what comes before the ways through a portal: none, a piece on a segment of the tile just
/// placed, and the knights whom the princess sends home.
fn for_each_on_tile(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    if !princess::insists(game, state) {
        let choices = Choices::of(game, state);
        show(Action::Pass);
        for piece in ON_SEGMENTS {
            for local in bits(choices.by_piece[piece as usize]) {
                let on = SegmentId(choices.first + local as u16);
                show(Action::PlacePiece { piece, on });
            }
        }
    }
    princess::for_each(game, state, show);
}

/// One of the actions of [`for_each`], by its place there.
#[inline]
pub(super) fn pick(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    if !game.plain().pieces {
        if portal_is_open(game, state) {
            return pick_with_portal(game, state, choose);
        }
        return picking::pick(choose, |few| {
            for_each_on_tile(game, state, &mut |action| few.add(action));
            for_each_other(game, state, &mut |action| few.add(action));
        });
    }
    let tile = state.board.last_tile()?;
    let free = free_for_followers(game, state, tile);
    match choose(1 + free.count_ones() as usize) {
        0 => Some(Action::Pass),
        index => bits(free).nth(index - 1).map(|local| {
            let on = SegmentId(tile.first_segment + local as u16);
            Action::PlacePiece { piece: Piece::Follower, on }
        }),
    }
}

/// The same where a portal leads to hundreds of places, which are counted and not listed.
#[cold]
fn pick_with_portal(
    game: &Game,
    state: &State,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let mut before = 0;
    for_each_on_tile(game, state, &mut |_| before += 1);
    let (ways, mut way) = (portal::count(game, state), None);
    let choose_other = |others: usize| {
        let index = choose(others + ways);
        way = index.checked_sub(before).filter(|&way| way < ways);
        if index < before || way.is_some() { index } else { index - ways }
    };
    let other = picking::pick(choose_other, |few| {
        for_each_on_tile(game, state, &mut |action| few.add(action));
        for_each_other(game, state, &mut |action| few.add(action));
    });
    way.map_or(other, |way| portal::nth(game, state, way))
}

/// The segments of a tile on which an ordinary follower of the player may go, as a bit set.
#[inline]
fn free_for_followers(game: &Game, state: &State, tile: &PlacedTile) -> u16 {
    if in_supply(game, state, Piece::Follower) {
        game.mark(tile, |on| is_free(game, state, on))
    } else {
        0
    }
}

/// Shows what else can be done instead of putting a piece on the tile just placed, and the ransoms,
/// which are not instead of anything (`TOW-32`).
fn for_each_other(game: &Game, state: &State, show: &mut impl FnMut(Action)) {
    if !princess::insists(game, state) {
        barn::for_each(game, state, show);
        abbot::for_each(game, state, show);
        if game.in_play().fairy {
            fairy::for_each(game, state, show);
        }
        tower::for_each(game, state, show);
    }
    tower::for_each_ransom(game, state, show);
}

impl Choices {
    fn of(game: &Game, state: &State) -> Self {
        let Some(tile) = state.board.last_tile() else {
            return Self { first: 0, by_piece: [0; ON_SEGMENTS.len()] };
        };
        let segments = game.kind_of(tile).segments();
        let has = |piece| in_supply(game, state, piece);
        let mut by_piece = [0; ON_SEGMENTS.len()];
        if Piece::FOLLOWERS.into_iter().any(has) {
            // What is free for one follower is free for all that may stand there.
            let free = game.mark(tile, |on| is_free(game, state, on));
            for piece in Piece::FOLLOWERS.into_iter().filter(|&piece| has(piece)) {
                let stands =
                    |&local: &usize| followers::may_stand_on(piece, segments[local].kind());
                let fits = bits(free).filter(stands);
                by_piece[piece as usize] = fits.fold(0, |all, local| all | 1 << local);
            }
        }
        for piece in [Piece::Builder, Piece::Pig].into_iter().filter(|&piece| has(piece)) {
            by_piece[piece as usize] =
                game.mark(tile, |on| traders_and_builders::may_join(game, state, piece, on));
        }
        Self { first: tile.first_segment, by_piece }
    }
}

/// Whether the player has such a piece to place.
#[inline]
pub(super) fn in_supply(game: &Game, state: &State, piece: Piece) -> bool {
    state.pieces[game.slots(state.turn, piece)].iter().any(|at| at.is_supply())
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
    let Some(slot) = state.next_in_supply(game, state.turn, piece) else {
        return Err(match piece {
            Piece::Member | Piece::Hut | Piece::Settler => Refusal::NoSuchPiece { piece },
            _ => Refusal::EmptySupply { piece },
        });
    };
    if !may_place(game, state, piece, on) {
        return Err(why_not(game, state, piece, on));
    }

    state.pieces[slot] = Location::On(on);
    let region = state.regions.of(on);
    state.regions.get_mut(region).occupants += u8::from(piece.is_follower());
    log.note(|| {
        let (at, place) = state.place(game, on);
        let role = Role::of(piece, place.kind);
        Event::PiecePlaced { seat: state.turn, piece, role, at, place }
    });
    if state.regions.get(region).kind.is_building() {
        let (at, _) = state.place(game, on);
        cult::announce(game, state, state.turn, at, region, log);
    }
    Ok(())
}

/// Whether a piece from the supply may go on this segment, if it may go on this tile at all. A
/// mayor and a wagon, too, go only where nobody is (`ABB-13`, `ABB-R-11`, `ABB-37`).
#[inline]
fn may_place(game: &Game, state: &State, piece: Piece, on: SegmentId) -> bool {
    match piece {
        Piece::Builder | Piece::Pig => traders_and_builders::may_join(game, state, piece, on),
        _ => followers::may_stand_on(piece, state.regions.at(on).kind) && is_free(game, state, on),
    }
}

/// `BAS-21` to `BAS-23`: nobody may stand anywhere on the feature, as it is after the tile was
/// placed. The tile may have joined it to others (`BAS-49`), or just completed it (`BAS-25`,
/// `INT-28`).
#[inline]
pub(super) fn is_free(game: &Game, state: &State, on: SegmentId) -> bool {
    let region = state.regions.at(on);
    region.occupants == 0
        && game.takes_followers(region.kind)
        && (game.plain().features || !is_kept_off(state, on))
}

/// The volcano lake (`RIV-12`), the dragon, but only from its own tile (`PRD-21`, `PRD-30`,
/// `PRD-R-04`, `INT-23`), and barns (`ABB-25`) keep followers off. In the base game nobody asks, so it
/// stands out of the way.
#[inline(never)]
fn is_kept_off(state: &State, on: SegmentId) -> bool {
    state.expansions.river.keeps_followers_off() && state.is_on_last_tile(on)
        || dragon::is_at(state, state.pos_of(on))
        || state.regions.at(on).has_barn()
}

/// The rule against a piece on this segment.
fn why_not(game: &Game, state: &State, piece: Piece, on: SegmentId) -> Refusal {
    let (at, place) = state.place(game, on);
    match (piece, place.kind) {
        (_, FeatureKind::River) => Refusal::OnTheRiver,
        (Piece::Builder | Piece::Pig, _) => {
            traders_and_builders::why_not_join(game, state, piece, at)
        }
        (Piece::Mayor, kind) if !followers::may_stand_on(piece, kind) => Refusal::OnlyInCities,
        (Piece::Wagon, kind) if !followers::may_stand_on(piece, kind) => Refusal::NoWagonOnFields,
        (Piece::Abbot, kind) if !followers::may_stand_on(piece, kind) => Refusal::OnlyOnBuildings,
        _ if dragon::is_at(state, at) => Refusal::UnderTheDragon { piece },
        _ if state.is_on_last_tile(on) && state.expansions.river.keeps_followers_off() => {
            Refusal::OnTheVolcano
        }
        _ if state.regions.at(on).occupants > 0 => Refusal::Occupied { place },
        (_, FeatureKind::Shrine) => Refusal::NoShrines,
        _ if state.regions.at(on).has_barn() => Refusal::FieldWithBarn,
        _ => Refusal::NoFarmers,
    }
}
