//! What the sister games of Carcassonne do alike: a tile lies wherever its edges fit, and pieces count
//! one each.

use crate::action::{Action, Piece, Role};
use crate::event::{Event, Log};
use crate::game::{Game, KindId};
use crate::majority::Strengths;
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{Setup, SetupError};
use crate::state::{Location, Phase, Seat, State};
use crate::tile::TileRole;

/// `HG-R-01`, `MAY-01`: 2 to 5 players.
pub(super) fn check_number_of_players(setup: &Setup) -> Result<(), SetupError> {
    match setup.players.len() {
        2..=5 => Ok(()),
        found => Err(SetupError::Players { found, min: 2, max: 5 }),
    }
}

/// `HG-01`, `HG-28`, `MAY-08`: a drawn tile is shown; one that fits nowhere is out of the game
/// (`HG-05`, `HG-R-11`, `MAY-11`).
#[inline]
pub(super) fn draw(
    game: &Game,
    state: &mut State,
    kind: KindId,
    log: &mut impl Log,
) -> Result<(), Refusal> {
    let (Some(shape), true) = (game.kind(kind), game.tickets_of(state, Action::Draw(kind)) > 0)
    else {
        let tile = game.kind(kind).map_or("?", |shape| shape.id()).to_owned();
        return Err(match game.role(kind) {
            _ if state.left_of(kind) == 0 => Refusal::NotInStack { tile },
            TileRole::Bonus => Refusal::BonusNeedsGold { tile },
            _ => Refusal::BonusIsDue { tile },
        });
    };
    state.stack.left[kind.index()] -= 1;
    match shape.role() {
        TileRole::Bonus => state.stack.bonus -= 1,
        _ => state.stack.total -= 1,
    }
    let (seat, tile) = (state.turn, || shape.id().to_owned());
    log.note(|| Event::TileDrawn { seat, tile: tile() });
    if state.board.placements(shape).any() {
        state.phase = Phase::PlaceTile(kind);
    } else {
        state.stack.removed[kind.index()] += 1;
        log.note(|| Event::TileRemoved { seat, tile: tile() });
    }
    Ok(())
}

/// `HG-02`, `HG-03`, `MAY-09`, `MAY-10`: shows every space and turn in which all touching edges
/// continue.
pub(super) fn for_each_placement(
    game: &Game,
    state: &State,
    kind: KindId,
    show: &mut impl FnMut(Action),
) {
    let placements = state.board.placements(&game.kinds()[kind.index()]);
    placements.for_each(|at, turn| show(Action::PlaceTile { at, turn }));
}

/// One of the actions of [`for_each_placement`], by its place there.
#[inline]
pub(super) fn pick_placement(
    game: &Game,
    state: &State,
    kind: KindId,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let placements = state.board.placements(&game.kinds()[kind.index()]);
    let (at, turn) = placements.nth(choose(placements.count()))?;
    Some(Action::PlaceTile { at, turn })
}

/// The segments on which pieces of a sort stand, with owners and slots, in the order of the seats.
pub(super) fn standing<'a>(
    game: &'a Game,
    state: &'a State,
    piece: Piece,
) -> impl Iterator<Item = (Seat, usize, SegmentId)> + 'a {
    let all =
        state.seats().flat_map(move |seat| game.slots(seat, piece).map(move |slot| (seat, slot)));
    all.filter_map(|(seat, slot)| match state.pieces[slot] {
        Location::On(segment) => Some((seat, slot, segment)),
        _ => None,
    })
}

/// How many pieces of a sort each player has on a feature (`HG-22`, `MAY-26`).
pub(super) fn count_on(game: &Game, state: &State, piece: Piece, region: RegionId) -> Strengths {
    let mut strengths = Strengths::default();
    for (seat, _, segment) in standing(game, state, piece) {
        if state.regions.of(segment) == region {
            strengths.add(seat, 1);
        }
    }
    strengths
}

/// `HG-23`, `MAY-32`: all pieces of a sort on a feature return to their owners, whoever got the points.
/// Their owners may place them again with a later tile (`HG-24`).
pub(super) fn send_home(
    game: &Game,
    state: &mut State,
    piece: Piece,
    region: RegionId,
    log: &mut impl Log,
) {
    if state.regions.get(region).occupants == 0 {
        return;
    }
    for seat in state.seats() {
        for slot in game.slots(seat, piece) {
            if let Location::On(segment) = state.pieces[slot]
                && state.regions.of(segment) == region
            {
                state.pieces[slot] = Location::Supply;
                log.note(|| {
                    let (at, place) = state.place(game, segment);
                    let role = Role::of(piece, place.kind);
                    Event::PieceReturned { seat, piece, role, at, place }
                });
            }
        }
    }
    state.regions.get_mut(region).occupants = 0;
}
