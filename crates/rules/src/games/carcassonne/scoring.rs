//! Scoring every road, city and cloister that the tile completed (`BAS-27` to `BAS-45`).

use super::expansions::{Expansion, Scored, any, each, first};
use super::fields;
use super::followers::{self, Weight};
use crate::action::{Piece, Role};
use crate::analysis::Promise;
use crate::board::PlacedTile;
use crate::completed::Completed;
use crate::event::{Because, Counted, Event, Log, Occasion, Score, Term};
use crate::game::{Changes, Game};
use crate::geometry::Pos;
use crate::majority::{Strengths, describe};
use crate::region::{RegionId, SegmentId};
use crate::setup::TinyCity;
use crate::state::{Location, Seat, State};
use crate::tile::{Attributes, FeatureKind};

/// `BAS-27`: scores everything that the tile laid last completed; roads first, then cities, each clockwise from the
/// north, then buildings (`BAS-R-14`). Then the expansions act (`INT-37`, `INT-41`, `INT-42`).
#[inline]
pub(super) fn score_completed(game: &Game, state: &mut State, log: &mut impl Log) {
    let Some(&tile) = state.board.last_tile() else { return };
    let completed = completed_by(game, state, &tile);
    let before = state.scores;
    if !completed.is_empty() {
        for kind in [FeatureKind::Road, FeatureKind::City] {
            for region in completed.of_kind(state, kind) {
                score(game, state, region, Occasion::Completed, log);
            }
        }
    }
    score_completed_buildings(game, state, tile.pos, log);
    if game.changes(Changes::SCORED) {
        let scored = Scored { completed: completed.regions(), before };
        each!(E => E::all_scored(game, state, &scored, log));
    }
}

/// Visits every road, city and building that the tile laid last completed.
pub(super) fn for_each_completed(game: &Game, state: &State, visit: &mut impl FnMut(RegionId)) {
    let Some(tile) = state.board.last_tile() else { return };
    completed_by(game, state, tile).regions().iter().copied().for_each(&mut *visit);
    let buildings = state.buildings.iter().map(|building| state.regions.of(building.segment));
    buildings.filter(|&region| state.regions.get(region).open == 0).for_each(visit);
}

/// Whether the tile laid last completed anything.
#[inline]
pub(super) fn completed_any(game: &Game, state: &State) -> bool {
    let Some(tile) = state.board.last_tile() else { return false };
    state.completed_building || !completed_by(game, state, tile).is_empty()
}

#[inline]
fn is_complete(state: &State, building: SegmentId) -> bool {
    state.regions.at(building).open == 0
}

/// `BAS-28`, `BAS-29`, `BAS-31`: the roads and cities that a tile completed; an edge at a gap
/// inside a city is open, too (`BAS-R-18`). Fields are never complete (`BAS-47`, `BAS-48`).
#[inline]
fn completed_by(game: &Game, state: &State, tile: &PlacedTile) -> Completed {
    let mut completed = Completed::by(game, state, tile);
    each!(E => E::add_completed(game, state, tile, &mut completed));
    completed
}

/// `BAS-35`, `CUL-02`: a building with eight tiles around it is complete. The tile may carry one
/// itself, or be the last one around others; those come row by row.
#[inline]
fn score_completed_buildings(game: &Game, state: &mut State, own: Pos, log: &mut impl Log) {
    if !state.completed_building {
        return;
    }
    while let Some(index) = next_completed_building(state, own) {
        let building = state.buildings.swap_remove(index);
        let region = state.regions.of(building.segment);
        let kind = state.regions.get(region).kind;
        // A building that is not in play is only a picture.
        if !game.takes_followers(kind) {
            continue;
        }
        let contested = any!(E => E::is_contested(game, state, region));
        score(game, state, region, Occasion::Completed, log);
        if contested {
            each!(E => E::settle_contest(game, state, building.at, kind, log));
        }
    }
}

fn next_completed_building(state: &State, own: Pos) -> Option<usize> {
    let waiting = state.buildings.iter().enumerate();
    waiting
        .filter(|(_, building)| is_complete(state, building.segment))
        .min_by_key(|(_, building)| (building.at != own, building.at.y, building.at.x))
        .map(|(index, _)| index)
}

/// Scores a road, city or building for its owners (`BAS-37`, `BAS-40`), at once (`BAS-41`), and
/// takes all its pieces back (`BAS-42`).
pub(super) fn score(
    game: &Game,
    state: &mut State,
    region: RegionId,
    occasion: Occasion,
    log: &mut impl Log,
) {
    let mut strengths = Strengths::default();
    // `BAS-39`: without followers nobody gets anything.
    if state.regions.get(region).occupants > 0 {
        strengths = Strengths::of(game, state, region);
        let points = worth(game, state, region, occasion).points();
        for seat in strengths.owners() {
            state.scores[seat.index()] += points;
        }
    }
    log.note(|| {
        let worth = worth(game, state, region, occasion);
        let receivers = strengths.owners().collect();
        Event::Scored(explain(game, state, region, occasion, &worth, &strengths, receivers))
    });
    each!(E => E::feature_scored(game, state, region, log));
    let because =
        if occasion == Occasion::Completed { TakenBack::Scored } else { TakenBack::Otherwise };
    take_back(game, state, region, because, log);
}

/// What a feature is worth to its owner, and why.
pub(super) struct Worth {
    pub(super) terms: [Term; 2],
    pub(super) because: [Option<Because>; 2],
}

impl Worth {
    pub(super) fn points(&self) -> u32 {
        self.terms.iter().map(|term| term.points()).sum()
    }
}

/// What a feature is worth as it is now: complete, or as at the end of the game.
pub(super) fn worth_now(game: &Game, state: &State, region: RegionId) -> (Vec<Term>, Vec<Because>) {
    let known = state.regions.get(region);
    let occasion = if known.open == 0 { Occasion::Completed } else { Occasion::Unfinished };
    let Worth { terms, because } = match known.kind {
        FeatureKind::Field => fields::worth(game, state, region),
        _ => worth(game, state, region, occasion),
    };
    (terms.to_vec(), because.into_iter().flatten().collect())
}

/// What a road, city or building promises to its owner.
pub(super) fn promise(game: &Game, state: &State, region: RegionId) -> Promise {
    let complete = worth(game, state, region, Occasion::Completed);
    let unfinished = worth(game, state, region, Occasion::Unfinished);
    Promise {
        now: unfinished.points(),
        gain: complete.points().saturating_sub(unfinished.points()),
        each_complete: complete.terms[0].each,
        each_unfinished: unfinished.terms[0].each,
    }
}

const NOTHING: Term = Term { what: Counted::Shields, count: 0, each: 0 };

/// What a road, city or building is worth, complete or at the end of the game.
///
/// A building is worth its own tile and those around it, whether or not it is complete (`BAS-36`,
/// `BAS-54`, `CUL-02`, `ABB-11`).
pub(super) fn worth(game: &Game, state: &State, region: RegionId, occasion: Occasion) -> Worth {
    let kind = state.regions.get(region).kind;
    let (terms, because) = match kind {
        FeatureKind::Road => {
            let tally = tally(game, state, region);
            let (each, because) = road(&tally, occasion);
            ([Term { what: Counted::Tiles, count: tally.tiles, each }, NOTHING], because)
        }
        FeatureKind::City => {
            let tally = tally(game, state, region);
            let (each, because) = city(game, &tally, occasion);
            let shields = Term { what: Counted::Shields, count: tally.shields, each };
            ([Term { what: Counted::Tiles, count: tally.tiles, each }, shields], because)
        }
        FeatureKind::Cloister | FeatureKind::Shrine => {
            let count = 9 - u32::from(state.regions.get(region).open);
            ([Term { what: Counted::CloisterTiles, count, each: 1 }, NOTHING], None)
        }
        _ => ([NOTHING, NOTHING], None),
    };
    Worth { terms, because: [because, None] }
}

/// `BAS-30`, `BAS-52`: the points for each tile of a road, and what changed them.
fn road(tally: &Tally, occasion: Occasion) -> (u32, Option<Because>) {
    let other = first!(E => E::points_each(FeatureKind::Road, tally, occasion));
    other.map_or((1, None), |(each, because)| (each, Some(because)))
}

/// `BAS-32`, `BAS-53`, `BAS-R-02`: the points for each tile and shield of a city, and what changed them. At some
/// tables a city of two tiles is worth less (`BAS-R-06`).
fn city(game: &Game, tally: &Tally, occasion: Occasion) -> (u32, Option<Because>) {
    let tiny = game.setup().rules.tiny_city == TinyCity::Two && tally.tiles == 2;
    let complete = occasion == Occasion::Completed;
    if tiny && complete {
        return (1, Some(Because::TinyCity));
    }
    match first!(E => E::points_each(FeatureKind::City, tally, occasion)) {
        Some((each, because)) => (each, Some(because)),
        None => (if complete { 2 } else { 1 }, None),
    }
}

/// What is counted on a walk over a region.
#[derive(Default)]
pub(super) struct Tally {
    /// The different tiles (`BAS-D-07`, `BAS-34`, `BAS-R-07`).
    pub(super) tiles: u32,
    pub(super) shields: u32,
    /// One inn or several (`INN-17`).
    pub(super) inn: bool,
    /// One cathedral or two (`INN-21`).
    pub(super) cathedral: bool,
}

pub(super) fn tally(game: &Game, state: &State, region: RegionId) -> Tally {
    let mut tally = Tally::default();
    for segment in state.regions.segments(region) {
        tally.tiles += u32::from(state.is_first(segment));
        match state.segment(game, segment).attributes {
            Attributes::Road { inn, .. } => tally.inn |= inn,
            Attributes::City { shields, cathedral, .. } => {
                tally.shields += u32::from(shields);
                tally.cathedral |= cathedral;
            }
            _ => {}
        }
    }
    tally
}

/// The region of this kind on which a piece stands.
pub(super) fn region_under(state: &State, slot: usize, kind: FeatureKind) -> Option<RegionId> {
    let Location::On(segment) = state.pieces[slot] else { return None };
    let region = state.regions.of(segment);
    (state.regions.get(region).kind == kind).then_some(region)
}

impl Strengths {
    /// How strongly each player stands on a feature (`BAS-D-08`).
    pub(super) fn of(game: &Game, state: &State, region: RegionId) -> Self {
        let mut strengths = Self::default();
        for seat in state.seats() {
            for (own, at) in state.pieces[game.follower_slots(seat)].iter().enumerate() {
                if let Location::On(segment) = *at
                    && state.regions.of(segment) == region
                {
                    strengths.add(seat, strength(game, state, game.piece_kept_at(own), region));
                }
            }
        }
        strengths
    }
}

/// What a follower counts in the majority on a feature, but not in points (`INN-11`, `ABB-18`); a
/// mayor in an unfinished city, too, as much as it has shields (`ABB-R-15`, `INT-61`).
pub(super) fn strength(game: &Game, state: &State, piece: Piece, region: RegionId) -> u32 {
    match followers::weight(piece) {
        Weight::Fixed(weight) => weight,
        Weight::Shields => tally(game, state, region).shields,
    }
}

/// Explains what a feature was worth, and who got it.
pub(super) fn explain(
    game: &Game,
    state: &State,
    region: RegionId,
    occasion: Occasion,
    worth: &Worth,
    strengths: &Strengths,
    receivers: Vec<Seat>,
) -> Score {
    let because = worth.because.into_iter().flatten().collect();
    let segments = state.regions.segments(region);
    Score {
        because,
        ..describe(game, state, segments, occasion, &worth.terms, strengths, receivers)
    }
}

/// Why the pieces on a feature are taken back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TakenBack {
    /// The feature was completed and scored: some pieces may stay for a decision (`ABB-40`).
    Scored,
    /// The game is over, or the feature was not scored (`ABB-R-25`, `ABB-R-29`).
    Otherwise,
}

/// `BAS-42`, `BAS-R-19`, `TRA-21`, `ABB-19`, `INT-40`: all pieces on a scored feature return to
/// their owners, whoever got the points.
pub(super) fn take_back(
    game: &Game,
    state: &mut State,
    region: RegionId,
    because: TakenBack,
    log: &mut impl Log,
) {
    if state.regions.get(region).occupants == 0 {
        return;
    }
    for slot in 0..state.pieces.len() {
        if let Location::On(segment) = state.pieces[slot]
            && state.regions.of(segment) == region
        {
            if because == TakenBack::Scored && any!(E => E::keeps(game, slot)) {
                state.lift(slot, Location::Leaving(segment));
                continue;
            }
            state.lift(slot, Location::Supply);
            log.note(|| {
                let (at, place) = state.segment_name(game, segment);
                let (seat, piece) = game.owner_and_piece(slot);
                let role = Role::of(piece, place.kind);
                Event::PieceReturned { seat, piece, role, at, place }
            });
        }
    }
    state.regions.get_mut(region).occupants = 0;
}
