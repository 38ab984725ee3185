//! Completed roads, towns and farms, and what they are worth (`MAY-18` to `MAY-32`).

use super::{Mayflower, surveyors};
use crate::action::Piece;
use crate::analysis::Promise;
use crate::completed::Completed;
use crate::event::{Because, Counted, Event, Log, Occasion, Score, Term};
use crate::game::Game;
use crate::games::Rules;
use crate::majority::{Strengths, describe};
use crate::refusal::Refusal;
use crate::region::{RegionId, SegmentId};
use crate::setup::CoastRule;
use crate::state::{MAX_PLAYERS, State};
use crate::tile::{Attributes, FeatureKind, TileRole};

/// Visits every feature that the tile laid last completed and that has settlers, each by its first
/// segment on that tile, a farm by its own (`MAY-42`, `MAY-49`, `MAY-R-21`).
#[inline]
pub(super) fn for_each_completed(game: &Game, state: &State, mut visit: impl FnMut(SegmentId)) {
    let Some(tile) = state.board.last_tile() else { return };
    let is_occupied = |region: RegionId| state.regions.get(region).occupants > 0;
    let completed = Completed::by(game, state, tile);
    for &region in completed.regions().iter().filter(|&&region| is_occupied(region)) {
        let mut own = (tile.first_segment..).map(SegmentId);
        let first = own.find(|&segment| state.regions.of(segment) == region);
        first.into_iter().for_each(&mut visit);
    }
    for farm in &state.buildings {
        let region = state.regions.of(farm.segment);
        if state.regions.get(region).open == 0 && is_occupied(region) {
            visit(farm.segment);
        }
    }
}

/// Reports what the tile completed with nobody on it (`MAY-42`).
#[inline]
pub(super) fn report_unoccupied<L: Log>(game: &Game, state: &State, log: &mut L) {
    let Some(tile) = state.board.last_tile().filter(|_| L::KEEPS) else { return };
    let farms = state.buildings.iter().map(|farm| state.regions.of(farm.segment));
    let farms = farms.filter(|&farm| state.regions.get(farm).open == 0);
    let completed = Completed::by(game, state, tile);
    for region in completed.regions().iter().copied().chain(farms) {
        if state.regions.get(region).occupants == 0 {
            log.note(|| nobody_there(game, state, region));
        }
    }
}

/// A completed feature without settlers.
pub(super) fn nobody_there(game: &Game, state: &State, region: RegionId) -> Event {
    let (nobody, occasion) = (Strengths::default(), Occasion::Completed);
    let terms = worth(game, state, region, occasion);
    let segments = state.regions.segments(region);
    Event::Scored(describe(game, state, segments, occasion, &terms, &nobody, Vec::new()))
}

/// Complete farms wait no longer: they were scored, or reported with nobody on them (`MAY-42`).
#[inline]
pub(super) fn forget_complete_farms(state: &mut State) {
    let State { buildings, regions, .. } = state;
    buildings.retain(|farm| regions.at(farm.segment).open > 0);
}

/// `MAY-48`: only a completed feature with settlers can be chosen, and by one name only.
pub(super) fn check(game: &Game, state: &State, on: SegmentId) -> Result<(), Refusal> {
    if !state.has_segment(on) {
        return Err(Refusal::NotToBeScored);
    }
    let mut name = None;
    for_each_completed(game, state, |other| {
        if state.regions.of(other) == state.regions.of(on) {
            name = Some(other);
        }
    });
    match name {
        Some(name) if name == on => Ok(()),
        Some(name) => Err(Refusal::NamedOtherwise { place: state.segment_name(game, name).1 }),
        None => Err(Refusal::NotToBeScored),
    }
}

/// `MAY-47`: scores a completed feature with its bonus, and its settlers go home; then a surveyor moves,
/// and settlers who are left behind go home, too.
pub(super) fn score_completed(game: &Game, state: &mut State, on: SegmentId, log: &mut impl Log) {
    let region = state.regions.of(on);
    let strengths = score(game, state, region, Occasion::Completed, log);
    surveyors::give_bonus(game, state, region, &strengths, log);
    Mayflower::take_back(game, state, Piece::Settler, region, log);
    surveyors::go_west(game, state, log);
}

/// `MAY-26`, `MAY-27`, `MAY-57`: gives the points to the player with the most settlers there.
pub(super) fn score(
    game: &Game,
    state: &mut State,
    region: RegionId,
    occasion: Occasion,
    log: &mut impl Log,
) -> Strengths {
    let strengths = Strengths::count(game, state, Piece::Settler, region);
    let terms = worth(game, state, region, occasion);
    for seat in strengths.owners() {
        state.scores[seat.index()] += terms.iter().map(|term| term.points()).sum::<u32>();
    }
    log.note(|| {
        let (segments, receivers) = (state.regions.segments(region), strengths.owners().collect());
        let told = describe(game, state, segments, occasion, &terms, &strengths, receivers);
        // Where a settler is; much of the land begins on the coast.
        let settlers = state.standing(game, Piece::Settler);
        let mut here = settlers.filter(|&(.., segment)| state.regions.of(segment) == region);
        let (at, place) =
            here.next().map_or((told.at, told.place), |(.., on)| state.segment_name(game, on));
        Event::Scored(Score { at, place, ..told })
    });
    strengths
}

/// The points that each player gets for a feature in the final scoring.
pub(super) fn settled_points(game: &Game, state: &State, region: RegionId) -> [u32; MAX_PLAYERS] {
    let terms = worth(game, state, region, Occasion::Unfinished);
    let mut points = [0; MAX_PLAYERS];
    for seat in Strengths::count(game, state, Piece::Settler, region).owners() {
        points[seat.index()] = terms.iter().map(|term| term.points()).sum();
    }
    points
}

/// What a feature is worth as it is now: complete, or as at the end of the game. No surveyor is
/// counted.
pub(super) fn worth_now(game: &Game, state: &State, region: RegionId) -> (Vec<Term>, Vec<Because>) {
    let complete = state.regions.get(region).open == 0;
    let occasion = if complete { Occasion::Completed } else { Occasion::Unfinished };
    (worth(game, state, region, occasion).to_vec(), Vec::new())
}

/// What a road, town or farm promises to its owner. No surveyor is counted.
pub(super) fn promise(game: &Game, state: &State, region: RegionId) -> Promise {
    let points = |terms: [Term; 2]| terms.iter().map(|term| term.points()).sum::<u32>();
    let complete = worth(game, state, region, Occasion::Completed);
    let unfinished = worth(game, state, region, Occasion::Unfinished);
    Promise {
        now: points(unfinished),
        gain: points(complete).saturating_sub(points(unfinished)),
        each_complete: complete[0].each,
        each_unfinished: unfinished[0].each,
    }
}

/// What a feature is worth, complete or at the end of the game.
fn worth(game: &Game, state: &State, region: RegionId, occasion: Occasion) -> [Term; 2] {
    const NOTHING: Term = Term { what: Counted::Tiles, count: 0, each: 0 };
    let attributes =
        state.regions.segments(region).map(|segment| state.segment(game, segment).attributes);
    let count = attributes.map(marks).sum();
    let tiles = |each| Term { what: Counted::Tiles, count: tiles(game, state, region), each };
    let known = state.regions.get(region);
    match known.kind {
        // `MAY-19`, `MAY-56`, `MAY-R-10`: 1 a tile, and 2 a trading post.
        FeatureKind::Road => [tiles(1), Term { what: Counted::TradingPosts, count, each: 2 }],
        // `MAY-23`, `MAY-56`: 2 a tile and a flag, or 1 if it is unfinished.
        FeatureKind::Town => {
            let each = if occasion == Occasion::Completed { 2 } else { 1 };
            [tiles(each), Term { what: Counted::Flags, count, each }]
        }
        // `MAY-29`, `MAY-56`: its own tile and those around it.
        FeatureKind::Farm => {
            let count = 9 - u32::from(known.open);
            [Term { what: Counted::FarmTiles, count, each: 1 }, NOTHING]
        }
        // `MAY-58`: 1 for each animal of any kind.
        _ => [Term { what: Counted::Animals, count, each: 1 }, NOTHING],
    }
}

/// What is counted in a feature beside its tiles: trading posts, flags or animals.
fn marks(attributes: Attributes) -> u32 {
    match attributes {
        Attributes::Road { trading_posts, .. } => trading_posts.into(),
        Attributes::Town { flags } => flags.into(),
        Attributes::Plain { deer, bison, turkeys, bears } => {
            [deer, bison, turkeys, bears].map(u32::from).iter().sum()
        }
        _ => 0,
    }
}

/// The different tiles of a feature (`MAY-20`, `MAY-24`, `MAY-R-22`), with the starting spaces or
/// without them (`MAY-R-04`).
fn tiles(game: &Game, state: &State, region: RegionId) -> u32 {
    if game.setup().rules.coast == CoastRule::Tiles {
        return state.tiles_of(region);
    }
    let is_land = |segment: &SegmentId| {
        let tile = &state.tiles()[state.regions.tile_of(*segment)];
        game.kind_of(tile).role() != TileRole::Fixed
    };
    let land = state.regions.segments(region).filter(is_land);
    land.filter(|&segment| state.is_first(segment)).count() as u32
}
