//! Completed forests and rivers (`HG-16` to `HG-27`).

use super::HuntersAndGatherers;
use crate::action::Piece;
use crate::analysis::Promise;
use crate::completed::Completed;
use crate::event::{Counted, Event, Log, Occasion, Term};
use crate::game::Game;
use crate::games::Rules;
use crate::majority::{Strengths, describe};
use crate::region::{RegionId, SegmentId};
use crate::setup::ForestScoring;
use crate::state::State;
use crate::tile::{Attributes, FeatureKind};

/// `HG-R-09`: scores every forest and river that the tile laid last completed; then their members go home. Returns
/// whether gold is in one of the forests (`HG-28`, `HG-30`), whoever scored it (`HG-R-08`).
#[inline]
pub(super) fn score_completed(game: &Game, state: &mut State, log: &mut impl Log) -> bool {
    let Some(tile) = state.board.last_tile() else { return false };
    let completed = Completed::by(game, state, tile);
    let mut gold = false;
    for &region in completed.regions() {
        gold |= has_gold(game, state, region);
        score(game, state, region, log);
    }
    gold
}

fn has_gold(game: &Game, state: &State, region: RegionId) -> bool {
    state.regions.segments(region).any(|segment| {
        matches!(state.segment(game, segment).attributes, Attributes::Forest { gold: true, .. })
    })
}

/// `HG-18`, `HG-21`: the player with the most members there gets the points.
fn score(game: &Game, state: &mut State, region: RegionId, log: &mut impl Log) {
    let mut strengths = Strengths::default();
    if state.regions.get(region).occupants > 0 {
        strengths = Strengths::count(game, state, Piece::Member, region);
        let points = worth(game, state, region).iter().map(|term| term.points()).sum::<u32>();
        for seat in strengths.owners() {
            state.scores[seat.index()] += points;
        }
    }
    log.note(|| {
        let (segments, terms) = (state.regions.segments(region), worth(game, state, region));
        let receivers = strengths.owners().collect();
        let occasion = Occasion::Completed;
        Event::Scored(describe(game, state, segments, occasion, &terms, &strengths, receivers))
    });
    HuntersAndGatherers::take_back(game, state, Piece::Member, region, log);
}

/// What a forest or river promises: all of it, because it gives nothing unless it is complete (`HG-43`).
pub(super) fn promise(game: &Game, state: &State, region: RegionId) -> Promise {
    let terms = worth(game, state, region);
    let gain = terms.iter().map(|term| term.points()).sum();
    Promise { now: 0, gain, each_complete: terms[0].each, each_unfinished: 0 }
}

/// What a completed forest or river is worth.
pub(super) fn worth(game: &Game, state: &State, region: RegionId) -> [Term; 2] {
    if state.regions.get(region).kind == FeatureKind::River {
        river(game, state, region)
    } else {
        forest(game, state, region)
    }
}

/// `HG-17`: 1 point for each tile, and for each fish in the lakes at its ends.
fn river(game: &Game, state: &State, region: RegionId) -> [Term; 2] {
    let ends = state.regions.segments(region).filter_map(|river| lake_of(game, state, river));
    // `HG-R-04`: a lake at both ends counts once. A river has two ends.
    let (mut fish, mut first) = (0, None);
    for lake in ends {
        if first != Some(lake) {
            fish += u32::from(state.segment(game, lake).attributes.fish());
            first = Some(lake);
        }
    }
    let tiles = state.tiles_of(region);
    [
        Term { what: Counted::Tiles, count: tiles, each: 1 },
        Term { what: Counted::Fish, count: fish, each: 1 },
    ]
}

/// The lake into which a river runs on this segment.
fn lake_of(game: &Game, state: &State, river: SegmentId) -> Option<SegmentId> {
    let tile = &state.tiles()[state.regions.tile_of(river)];
    let lake = state.segment(game, river).touched().next()?;
    Some(SegmentId(tile.first_segment + lake as u16))
}

/// `HG-20`, `HG-37`, `HG-R-15`: 2 points for each piece, and for each group of mushrooms.
fn forest(game: &Game, state: &State, region: RegionId) -> [Term; 2] {
    let attributes =
        state.regions.segments(region).map(|segment| state.segment(game, segment).attributes);
    let mushrooms = attributes.map(|attributes| match attributes {
        Attributes::Forest { mushrooms, .. } => u32::from(mushrooms),
        _ => 0,
    });
    let (what, count) = match game.setup().rules.forest_scoring {
        ForestScoring::Pieces => (Counted::ForestPieces, state.regions.get(region).size.into()),
        ForestScoring::Tiles => (Counted::Tiles, state.tiles_of(region)),
    };
    [
        Term { what, count, each: 2 },
        Term { what: Counted::Mushrooms, count: mushrooms.sum(), each: 2 },
    ]
}
