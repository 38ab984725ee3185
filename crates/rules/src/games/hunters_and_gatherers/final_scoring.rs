//! The end of the game: huts, then hunters (`HG-43` to `HG-48`).

use super::HuntersAndGatherers;
use crate::action::Piece;
use crate::event::{Because, Counted, Event, Log, Occasion, Score, Term};
use crate::game::Game;
use crate::games::Rules;
use crate::majority::{Strengths, describe};
use crate::region::{RegionId, SegmentId};
use crate::state::{MAX_PLAYERS, Seat, State};
use crate::tile::{Attributes, FeatureKind};

pub(super) fn score(game: &Game, state: &mut State, log: &mut impl Log) {
    log.note(|| Event::FinalScoring);
    leave_the_unfinished(game, state, log);
    score_huts(game, state, log);
    score_hunters(game, state, log);
}

/// Where pieces of a kind stand, with their owners.
fn all_of(game: &Game, state: &State, piece: Piece) -> Vec<(Seat, SegmentId)> {
    state.standing(game, piece).map(|(seat, _, segment)| (seat, segment)).collect()
}

/// `HG-43`: uncompleted rivers and forests give nothing.
fn leave_the_unfinished(game: &Game, state: &mut State, log: &mut impl Log) {
    for (_, segment) in all_of(game, state, Piece::Member) {
        let region = state.regions.of(segment);
        if state.regions.get(region).kind != FeatureKind::Meadow {
            HuntersAndGatherers::take_back(game, state, Piece::Member, region, log);
        }
    }
}

/// `HG-44`: the fish of a whole river system, for the most huts in it.
pub(super) fn score_huts(game: &Game, state: &mut State, log: &mut impl Log) {
    let huts = all_of(game, state, Piece::Hut);
    let system_of = |state: &State, hut: SegmentId| state.memory.hunting().system_of(hut);
    for (index, &(_, hut)) in huts.iter().enumerate() {
        let system = system_of(state, hut);
        if huts[..index].iter().any(|&(_, other)| system_of(state, other) == system) {
            continue;
        }
        let mut strengths = Strengths::default();
        for &(seat, other) in &huts {
            if system_of(state, other) == system {
                strengths.add(seat, 1);
            }
        }
        let terms = [fish(game, state, system)];
        for seat in strengths.owners() {
            state.scores[seat.index()] += terms[0].points();
        }
        log.note(|| {
            let receivers = strengths.owners().collect();
            let segments = state.memory.hunting().segments(system);
            let occasion = Occasion::Huts;
            let told = describe(game, state, segments, occasion, &terms, &strengths, receivers);
            let (at, place) = state.segment_name(game, hut);
            Event::Scored(Score { feature: FeatureKind::River, at, place, ..told })
        });
    }
}

/// `HG-45` to `HG-47`: the animals of a meadow, for the most hunters on it.
fn score_hunters(game: &Game, state: &mut State, log: &mut impl Log) {
    let hunters = all_of(game, state, Piece::Member);
    for (index, &(_, hunter)) in hunters.iter().enumerate() {
        let meadow = state.regions.of(hunter);
        if hunters[..index].iter().any(|&(_, other)| state.regions.of(other) == meadow) {
            continue;
        }
        let Worth { terms, fire } = worth(game, state, meadow);
        let points = terms.iter().map(|term| term.points()).sum::<u32>();
        let strengths = Strengths::count(game, state, Piece::Member, meadow);
        let owners: Vec<_> = strengths.owners().collect();
        let privileged = beside_dolmen(game, state, meadow);
        let mut receivers =
            if privileged == 0 { owners.clone() } else { state.seats().collect::<Vec<_>>() };
        receivers.retain(|seat| privileged == 0 || privileged & 1 << seat.index() != 0);
        let dolmen = receivers != owners;
        for seat in &receivers {
            state.scores[seat.index()] += points;
        }
        log.note(|| {
            let segments = state.regions.segments(meadow);
            let occasion = Occasion::Hunters;
            let told = describe(game, state, segments, occasion, &terms, &strengths, receivers);
            let because = [fire.then_some(Because::Fire), dolmen.then_some(Because::Dolmen)];
            Event::Scored(Score { because: because.into_iter().flatten().collect(), ..told })
        });
    }
}

/// `HG-39`, `HG-R-14`: the players with a hunter beside the dolmen of a meadow, as a bit set: they alone get its
/// points. Nobody comes there later than with the tile.
fn beside_dolmen(game: &Game, state: &State, meadow: RegionId) -> u8 {
    let hunters = state.standing(game, Piece::Member);
    let here = hunters.filter(|&(_, _, segment)| state.regions.of(segment) == meadow);
    let beside = here.filter(|&(_, _, segment)| {
        matches!(state.segment(game, segment).attributes, Attributes::Meadow { dolmen: true, .. })
    });
    beside.fold(0, |seats, (seat, ..)| seats | 1 << seat.index())
}

/// The points that each player gets for a feature. Huts count by river system, not by lake.
pub(super) fn settled_points(game: &Game, state: &State, region: RegionId) -> [u32; MAX_PLAYERS] {
    let mut points = [0; MAX_PLAYERS];
    if state.regions.get(region).kind == FeatureKind::Meadow {
        let each = worth(game, state, region).terms.iter().map(|term| term.points()).sum();
        let privileged = beside_dolmen(game, state, region);
        let strengths = Strengths::count(game, state, Piece::Member, region);
        let owners = strengths.owners().fold(0, |seats, seat| seats | 1 << seat.index());
        let receivers = if privileged == 0 { owners } else { privileged };
        for seat in state.seats().filter(|seat| receivers & 1 << seat.index() != 0) {
            points[seat.index()] = each;
        }
    }
    points
}

/// What a feature is worth as it is now, a forest or river as if it were complete.
pub(super) fn worth_now(game: &Game, state: &State, region: RegionId) -> (Vec<Term>, Vec<Because>) {
    match state.regions.get(region).kind {
        FeatureKind::Meadow => {
            let Worth { terms, fire } = worth(game, state, region);
            (terms.to_vec(), fire.then_some(Because::Fire).into_iter().collect())
        }
        FeatureKind::Lake => {
            let system = state.memory.hunting().system_of(region.root());
            (vec![fish(game, state, system)], Vec::new())
        }
        _ => (super::scoring::worth(game, state, region).to_vec(), Vec::new()),
    }
}

/// The fish of the river system of a lake or river.
pub(crate) fn fish_around(game: &Game, state: &State, water: SegmentId) -> u32 {
    fish(game, state, state.memory.hunting().system_of(water)).points()
}

/// `HG-44`, `HG-R-18`: the fish of a river system are in its lakes, each of which is one segment.
fn fish(game: &Game, state: &State, system: RegionId) -> Term {
    let waters =
        state.memory.hunting().segments(system).map(|water| state.segment(game, water).attributes);
    Term { what: Counted::Fish, count: waters.map(|water| u32::from(water.fish())).sum(), each: 1 }
}

/// What a meadow is worth, and whether a fire saved deer on it.
struct Worth {
    terms: [Term; 4],
    fire: bool,
}

/// `HG-45`, `HG-R-17`: 2 points for each animal but the tigers, each of which takes away a deer
/// (`HG-46`) unless a fire anywhere on the meadow drives them away (`HG-36`, `HG-R-13`).
fn worth(game: &Game, state: &State, meadow: RegionId) -> Worth {
    let mut animals = [0; 4];
    let mut saved = false;
    for segment in state.regions.segments(meadow) {
        if let Attributes::Meadow { deer, mammoths, aurochs, tigers, fire, .. } =
            state.segment(game, segment).attributes
        {
            for (sum, count) in animals.iter_mut().zip([deer, mammoths, aurochs, tigers]) {
                *sum += u32::from(count);
            }
            saved |= fire;
        }
    }
    let [deer, mammoths, aurochs, tigers] = animals;
    let hunted = tigers.min(deer);
    let eaten = if saved { 0 } else { hunted };
    let terms = [
        Term { what: Counted::Deer, count: deer - eaten, each: 2 },
        Term { what: Counted::DeerEaten, count: eaten, each: 0 },
        Term { what: Counted::Mammoths, count: mammoths, each: 2 },
        Term { what: Counted::Aurochs, count: aurochs, each: 2 },
    ];
    Worth { terms, fire: saved && hunted > 0 }
}
