//! Step 3: score every road, city and cloister that the tile completed (`BAS-27` to `BAS-45`).

use crate::action::{Piece, Role};
use crate::board::PlacedTile;
use crate::event::{Counted, Event, Log, Occasion, Score, Strength, Term};
use crate::game::Game;
use crate::geometry::{Pos, Side};
use crate::region::{RegionId, SegmentId};
use crate::state::{MAX_PLAYERS, Seat, State, Whereabouts};
use crate::tile::FeatureKind;

/// `BAS-27`: scores everything that the tile laid last completed; roads first, then cities, each
/// clockwise from the north, then cloisters (`BAS-R-14`).
#[inline]
pub(super) fn score_completed(game: &Game, state: &mut State, log: &mut impl Log) {
    let Some(&tile) = state.board.last_tile() else { return };
    for kind in [FeatureKind::Road, FeatureKind::City] {
        score_completed_on_edges(game, state, &tile, kind, log);
    }
    score_completed_cloisters(game, state, tile.pos, log);
}

/// `BAS-28`, `BAS-29`, `BAS-31`: a road or city without open edges is complete.
#[inline]
fn score_completed_on_edges(
    game: &Game,
    state: &mut State,
    tile: &PlacedTile,
    kind: FeatureKind,
    log: &mut impl Log,
) {
    let ports = &game.kind_of(tile).turned(tile.turn).ports;
    let segment = |side: Side| {
        let local = ports[side.index()].middle?;
        Some(SegmentId(tile.first_segment + u16::from(local)))
    };
    for side in Side::ALL {
        let Some(own) = segment(side) else { continue };
        let id = state.regions.of(own);
        let region = state.regions.get(id);
        let met_before = || {
            let earlier = Side::ALL.into_iter().take_while(|&earlier| earlier != side);
            earlier.filter_map(segment).any(|other| state.regions.of(other) == id)
        };
        if region.kind == kind && region.open == 0 && !met_before() {
            score(game, state, id, Occasion::Completed, log);
        }
    }
}

/// `BAS-35`: a cloister with eight tiles around it is complete. The tile may carry one itself, or
/// be the last one around others; those come row by row.
#[inline]
fn score_completed_cloisters(game: &Game, state: &mut State, own: Pos, log: &mut impl Log) {
    while let Some(index) = next_completed_cloister(state, own) {
        let region = state.regions.of(state.cloisters.swap_remove(index).segment);
        score(game, state, region, Occasion::Completed, log);
    }
}

#[inline]
fn next_completed_cloister(state: &State, own: Pos) -> Option<usize> {
    let waiting = state.cloisters.iter().enumerate();
    waiting
        .filter(|(_, cloister)| state.regions.at(cloister.segment).open == 0)
        .min_by_key(|(_, cloister)| (cloister.at != own, cloister.at.y, cloister.at.x))
        .map(|(index, _)| index)
}

/// Scores a road, city or cloister for its owners and takes all its followers back (`BAS-42`).
pub(super) fn score(
    game: &Game,
    state: &mut State,
    region: RegionId,
    occasion: Occasion,
    log: &mut impl Log,
) {
    let mut strengths = Strengths::default();
    // `BAS-39`: without followers nobody gets anything.
    if state.regions.get(region).followers > 0 {
        strengths = Strengths::of(game, state, region);
        let points: u32 =
            worth(game, state, region, occasion).iter().map(|term| term.points()).sum();
        for seat in strengths.owners() {
            state.scores[seat.index()] += points;
        }
    }
    log.note(|| {
        let terms = worth(game, state, region, occasion);
        Event::Scored(explain(game, state, region, occasion, &terms, &strengths))
    });
    take_back(game, state, region, log);
}

/// What a road, city or cloister is worth.
///
/// `BAS-30`, `BAS-32`, `BAS-36` when it is complete, `BAS-52` to `BAS-54` at the end of the game.
/// A cloister is worth its own tile and those around it, whether or not it is complete.
fn worth(game: &Game, state: &State, region: RegionId, occasion: Occasion) -> [Term; 2] {
    let nothing = Term { what: Counted::Shields, count: 0, each: 0 };
    let kind = state.regions.get(region).kind;
    match kind {
        FeatureKind::Road | FeatureKind::City => {
            let (tiles, shields) = tally(game, state, region);
            let each = match (kind, occasion) {
                (FeatureKind::City, Occasion::Completed) => 2,
                _ => 1,
            };
            [
                Term { what: Counted::Tiles, count: tiles, each },
                Term { what: Counted::Shields, count: shields, each },
            ]
        }
        FeatureKind::Cloister => {
            let count = 9 - u32::from(state.regions.get(region).open);
            [Term { what: Counted::CloisterTiles, count, each: 1 }, nothing]
        }
        FeatureKind::Field => [nothing, nothing],
    }
}

/// Counts the different tiles (`BAS-D-07`, `BAS-34`) and the shields of a road or city.
pub(crate) fn tally(game: &Game, state: &State, region: RegionId) -> (u32, u32) {
    let (mut tiles, mut shields) = (0, 0);
    for segment in state.regions.segments(region) {
        let tile = &state.board.tiles()[state.regions.tile_of(segment)];
        // A tile with several segments of the region counts through the first of them.
        let first = (tile.first_segment..segment.0)
            .all(|earlier| state.regions.of(SegmentId(earlier)) != region);
        tiles += u32::from(first);
        let local = usize::from(segment.0 - tile.first_segment);
        shields += u32::from(game.kind_of(tile).segments()[local].shields);
    }
    (tiles, shields)
}

/// How strongly each player stands on a feature (`BAS-D-08`).
#[derive(Default)]
pub(super) struct Strengths([u32; MAX_PLAYERS]);

impl Strengths {
    pub(super) fn of(game: &Game, state: &State, region: RegionId) -> Self {
        let mut strengths = [0; MAX_PLAYERS];
        for seat in state.seats() {
            for at in &state.pieces[game.slots(seat, Piece::Follower)] {
                if let Whereabouts::On(segment) = *at
                    && state.regions.of(segment) == region
                {
                    strengths[seat.index()] += 1;
                }
            }
        }
        Self(strengths)
    }

    /// The players with the most followers, several with a tie (`BAS-37`, `BAS-38`, `BAS-57`).
    pub(super) fn owners(&self) -> impl Iterator<Item = Seat> {
        let best = self.0.into_iter().max().unwrap_or(0);
        self.present().filter(move |owner| owner.strength == best).map(|owner| owner.seat)
    }

    fn present(&self) -> impl Iterator<Item = Strength> {
        let seats = (0..MAX_PLAYERS as u8).map(Seat::new).zip(self.0);
        seats.map(|(seat, strength)| Strength { seat, strength }).filter(|own| own.strength > 0)
    }
}

/// Tells why a feature was worth so much, and who got it.
pub(super) fn explain(
    game: &Game,
    state: &State,
    region: RegionId,
    occasion: Occasion,
    terms: &[Term],
    strengths: &Strengths,
) -> Score {
    let mut segments: Vec<_> = state.regions.segments(region).collect();
    segments.sort_unstable();
    let places: Vec<_> = segments.iter().map(|&s| state.place(game, s)).collect();
    let mut tiles: Vec<_> = places.iter().map(|(at, _)| *at).collect();
    tiles.dedup();
    Score {
        feature: state.regions.get(region).kind,
        occasion,
        at: places[0].0,
        place: places[0].1,
        tiles,
        terms: terms.iter().copied().filter(|term| term.count > 0).collect(),
        points: terms.iter().map(|term| term.points()).sum(),
        strengths: strengths.present().collect(),
        receivers: strengths.owners().collect(),
    }
}

/// `BAS-42`: all followers on a scored feature return to their owners, whoever got the points.
fn take_back(game: &Game, state: &mut State, region: RegionId, log: &mut impl Log) {
    if state.regions.get(region).followers == 0 {
        return;
    }
    for seat in state.seats() {
        for slot in game.slots(seat, Piece::Follower) {
            if let Whereabouts::On(segment) = state.pieces[slot]
                && state.regions.of(segment) == region
            {
                state.pieces[slot] = Whereabouts::Supply;
                log.note(|| {
                    let (at, place) = state.place(game, segment);
                    let (piece, role) = (Piece::Follower, Role::on(place.kind));
                    Event::PieceReturned { seat, piece, role, at, place }
                });
            }
        }
    }
    state.regions.get_mut(region).followers = 0;
}
