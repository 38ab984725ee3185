//! Cult & Heretic: cult places are scored like cloisters, and race with them (`CUL-01` to
//! `CUL-14`).

use super::{Expansion, any};
use crate::board::{Cell, Content, SomeSpaces};
use crate::event::{Event, Log};
use crate::game::{Game, Table};
use crate::games::carcassonne::scoring::{TakenBack, take_back};
use crate::geometry::Pos;
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::{InPlay, Setup};
use crate::state::{Location, Seat, State};
use crate::tile::{FeatureKind, TileKind};

/// Cult & Heretic.
pub(in crate::games::carcassonne) struct Cult;

impl Expansion for Cult {
    type Memory = ();

    fn memory(_: &Table) {}

    fn bring(setup: &Setup, in_play: &mut InPlay) {
        in_play.shrines = setup.has_set("cult");
    }

    /// `CUL-02`: cult places are for followers.
    fn takes_followers(kind: FeatureKind, in_play: &InPlay) -> bool {
        kind == FeatureKind::Shrine && in_play.shrines
    }

    fn restricts(kind: &TileKind, in_play: &InPlay) -> bool {
        in_play.shrines && kind.building().is_some()
    }

    fn may_close_spaces(game: &Game, state: &State, kind: &TileKind) -> bool {
        racer(game, kind).is_some_and(|building| opponents(state, building).next().is_some())
    }

    fn close_spaces(game: &Game, state: &State, kind: &TileKind, closed: &mut SomeSpaces) {
        close_spaces(game, state, kind, closed);
    }

    #[inline]
    fn check_space(game: &Game, state: &State, kind: &TileKind, at: Pos) -> Result<(), Refusal> {
        check(game, state, kind, at)
    }

    fn building_occupied(
        game: &Game,
        state: &State,
        seat: Seat,
        on: SegmentId,
        log: &mut impl Log,
    ) {
        announce(game, state, seat, on, log);
    }

    fn is_contested(game: &Game, state: &State, region: RegionId) -> bool {
        races(game, state, region)
    }

    fn settle_contest(
        game: &Game,
        state: &mut State,
        at: Pos,
        building: FeatureKind,
        log: &mut impl Log,
    ) {
        settle(game, state, at, building, log);
    }
}

/// The building that can challenge this one.
fn opponent(building: FeatureKind) -> FeatureKind {
    match building {
        FeatureKind::Cloister => FeatureKind::Shrine,
        _ => FeatureKind::Cloister,
    }
}

/// The spaces around `at` on which a building of this kind lies (`CUL-05`).
fn around<'a>(
    game: &'a Game,
    state: &'a State,
    at: Pos,
    building: FeatureKind,
) -> impl Iterator<Item = Pos> + 'a {
    at.around().filter(move |&pos| {
        let tile = state.tile_at(pos);
        tile.is_some_and(|tile| game.kind_of(tile).building_kind() == Some(building))
    })
}

/// Whether a building of this kind is among what lies around another one.
#[inline]
fn is_among(game: &Game, state: &State, around: [Cell; 8], building: FeatureKind) -> bool {
    around.into_iter().any(|cell| match cell.content() {
        Content::Tile(tile) => {
            let tile = &state.tiles()[usize::from(tile)];
            game.kind_of(tile).building_kind() == Some(building)
        }
        Content::Space(_) | Content::Blank => false,
    })
}

/// The building of a tile, where there are others that could race with it.
#[inline]
fn racer(game: &Game, kind: &TileKind) -> Option<FeatureKind> {
    kind.building_kind().filter(|_| game.in_play().shrines)
}

/// Whether an unfinished building is one that could race with a `building`.
#[inline]
fn is_opponent(state: &State, other: SegmentId, building: FeatureKind) -> bool {
    state.regions.at(other).kind == opponent(building)
}

/// The unfinished buildings on the table that could race with a `building`.
#[inline]
fn opponents(state: &State, building: FeatureKind) -> impl Iterator<Item = Pos> {
    let others = state.buildings.iter();
    let others = others.filter(move |other| is_opponent(state, other.segment, building));
    others.map(|other| other.at)
}

/// `CUL-06`, `CUL-07`, `CUL-R-01`: adds the open spaces that are closed to a tile, because every building has
/// at most one opponent: those near two, or near one that has another already. A building next to an
/// empty space is not complete, so all that matter are among those that wait for tiles.
fn close_spaces(game: &Game, state: &State, kind: &TileKind, closed: &mut SomeSpaces) {
    let mut near = SomeSpaces::NONE;
    if let Some(building) = racer(game, kind) {
        for rival in opponents(state, building) {
            let around = state.board.around(rival);
            let is_taken = is_among(game, state, around, building);
            for cell in around {
                if let Content::Space(space) = cell.content()
                    && (near.add(space) || is_taken)
                {
                    closed.add(space);
                }
            }
        }
    }
}

/// Whether the building of a tile may lie here: as [`close_spaces`] says, with the reason.
fn check(game: &Game, state: &State, kind: &TileKind, at: Pos) -> Result<(), Refusal> {
    let Some(building) = racer(game, kind) else { return Ok(()) };
    let mut near = opponents(state, building).filter(|other| other.is_near(at));
    let Some(rival) = near.next() else { return Ok(()) };
    if near.next().is_some() {
        return Err(match building {
            FeatureKind::Shrine => Refusal::CultNextToCloisters,
            _ => Refusal::CloisterNextToCults,
        });
    }
    if is_among(game, state, state.board.around(rival), building) {
        return Err(Refusal::SecondOpponent { at: rival });
    }
    Ok(())
}

/// `CUL-R-05`: whether a building could win a challenge: only an occupied one can, and whoever came from a
/// quarter for the points of a complete one raced with nobody (`CUL-R-04`).
fn races(game: &Game, state: &State, region: RegionId) -> bool {
    let mut followers = state.seats().flat_map(|seat| game.follower_slots(seat));
    game.in_play().shrines
        && followers.any(|slot| match state.pieces[slot] {
            Location::On(segment) => {
                state.regions.of(segment) == region && !any!(E => E::has_just_arrived(state, slot))
            }
            _ => false,
        })
}

/// The unfinished, occupied building that races with this one (`CUL-R-04`), whoever is there
/// (`CUL-10`) and however they came (`CAT-R-16`). One that the same tile completed has not lost
/// (`CUL-R-03`).
fn rival(game: &Game, state: &State, at: Pos, building: FeatureKind) -> Option<(Pos, RegionId)> {
    around(game, state, at, opponent(building)).find_map(|pos| {
        let tile = state.tile_at(pos)?;
        let local = game.kind_of(tile).building()?;
        let region = state.regions.of(SegmentId(tile.first_segment + u16::from(local)));
        let racing = state.regions.get(region).open > 0 && state.regions.get(region).occupants > 0;
        racing.then_some((pos, region))
    })
}

/// `CUL-08`, `CUL-09`: reports that a follower just placed opens a challenge, even one that its own tile decides at
/// once.
fn announce(game: &Game, state: &State, seat: Seat, on: SegmentId, log: &mut impl Log) {
    let (at, building) = (state.pos_of(on), state.regions.at(on));
    if game.in_play().shrines
        && let Some((against, _)) = rival(game, state, at, building.kind)
    {
        log.note(|| Event::ChallengeOpened { seat, at, against });
    }
}

/// `CUL-11` to `CUL-13`, `CUL-R-07`, `INT-39`: the building at `at` was completed with followers on
/// it; all who raced with it get nothing and go home.
fn settle(game: &Game, state: &mut State, at: Pos, building: FeatureKind, log: &mut impl Log) {
    if let Some((lost, region)) = rival(game, state, at, building) {
        let feature = opponent(building);
        log.note(|| Event::ChallengeLost { feature, at: lost, against: at });
        // `CUL-R-06`, `PRD-R-21`: it is not scored, so a wagon does not move on, and the fairy
        // brings nothing.
        take_back(game, state, region, TakenBack::Otherwise, log);
    }
}
