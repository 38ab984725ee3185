//! The end of the game: huts, then hunters (`HG-43` to `HG-48`).

use super::scoring::{members_on, send_home};
use super::{Hunting, books};
use crate::action::Piece;
use crate::event::{Because, Counted, Event, Log, Occasion, Score, Term};
use crate::game::Game;
use crate::majority::{Strengths, describe};
use crate::region::{RegionId, SegmentId};
use crate::state::{Seat, State, Whereabouts};
use crate::tile::FeatureKind;

pub(super) fn score(game: &Game, state: &mut State, log: &mut impl Log) {
    log.note(|| Event::FinalScoring);
    leave_the_unfinished(game, state, log);
    score_huts(game, state, log);
    score_hunters(game, state, log);
}

/// The segments on which pieces of a sort stand, with the owners, in the order of the seats.
fn standing(game: &Game, state: &State, piece: Piece) -> Vec<(Seat, SegmentId)> {
    let all = state.seats().flat_map(|seat| game.slots(seat, piece).map(move |slot| (seat, slot)));
    let on = all.filter_map(|(seat, slot)| match state.pieces[slot] {
        Whereabouts::On(segment) => Some((seat, segment)),
        _ => None,
    });
    on.collect()
}

/// `HG-43`: uncompleted rivers and forests give nothing.
fn leave_the_unfinished(game: &Game, state: &mut State, log: &mut impl Log) {
    for (_, segment) in standing(game, state, Piece::Member) {
        let region = state.regions.of(segment);
        if state.regions.get(region).kind != FeatureKind::Meadow {
            send_home(game, state, region, log);
        }
    }
}

/// `HG-44`: the fish of a whole river system, for the most huts in it.
fn score_huts(game: &Game, state: &mut State, log: &mut impl Log) {
    let huts = standing(game, state, Piece::Hut);
    let system_of = |state: &State, hut: SegmentId| books(state).system_of(hut);
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
        // `HG-R-18`: fish are in lakes, each of which is one segment.
        let fish = |segments: &Hunting| {
            let drawn = segments.segments(system).map(|water| state.segment(game, water));
            drawn.map(|water| u32::from(water.fish)).sum::<u32>()
        };
        let terms = [Term { what: Counted::Fish, count: fish(books(state)), each: 1 }];
        for seat in strengths.owners() {
            state.scores[seat.index()] += terms[0].points();
        }
        log.note(|| {
            let receivers = strengths.owners().collect();
            let segments = books(state).segments(system);
            let occasion = Occasion::Huts;
            let told = describe(game, state, segments, occasion, &terms, &strengths, receivers);
            let (at, place) = state.place(game, hut);
            Event::Scored(Score { feature: FeatureKind::River, at, place, ..told })
        });
    }
}

/// `HG-45` to `HG-47`: the animals of a meadow, for the most hunters on it.
fn score_hunters(game: &Game, state: &mut State, log: &mut impl Log) {
    let hunters = standing(game, state, Piece::Member);
    for (index, &(_, hunter)) in hunters.iter().enumerate() {
        let meadow = state.regions.of(hunter);
        if hunters[..index].iter().any(|&(_, other)| state.regions.of(other) == meadow) {
            continue;
        }
        let Worth { terms, fire } = worth(game, state, meadow);
        let points = terms.iter().map(|term| term.points()).sum::<u32>();
        let strengths = members_on(game, state, meadow);
        // `HG-39`: a hunter beside the dolmen alone.
        let privileged: Vec<_> = hunters
            .iter()
            .filter(|&&(_, other)| state.regions.of(other) == meadow)
            .filter(|&&(_, other)| state.segment(game, other).dolmen)
            .map(|&(seat, _)| seat)
            .collect();
        let has_dolmen = !privileged.is_empty();
        let mut receivers: Vec<_> =
            if has_dolmen { privileged } else { strengths.owners().collect() };
        receivers.dedup();
        for seat in &receivers {
            state.scores[seat.index()] += points;
        }
        log.note(|| {
            let segments = state.regions.segments(meadow);
            let occasion = Occasion::Hunters;
            let told = describe(game, state, segments, occasion, &terms, &strengths, receivers);
            let because = [fire.then_some(Because::Fire), has_dolmen.then_some(Because::Dolmen)];
            Event::Scored(Score { because: because.into_iter().flatten().collect(), ..told })
        });
    }
}

/// What a meadow is worth, and whether a fire burns on it.
struct Worth {
    terms: [Term; 4],
    fire: bool,
}

/// `HG-45`: 2 points for each animal but the tigers, each of which takes away a deer (`HG-46`) unless
/// a fire drives them away (`HG-36`).
fn worth(game: &Game, state: &State, meadow: RegionId) -> Worth {
    let (mut deer, mut mammoths, mut aurochs, mut tigers, mut fire) = (0, 0, 0, 0, false);
    for segment in state.regions.segments(meadow) {
        let drawn = state.segment(game, segment);
        deer += u32::from(drawn.animals.deer);
        mammoths += u32::from(drawn.animals.mammoths);
        aurochs += u32::from(drawn.animals.aurochs);
        tigers += u32::from(drawn.animals.tigers);
        fire |= drawn.fire;
    }
    let eaten = if fire { 0 } else { tigers.min(deer) };
    let terms = [
        Term { what: Counted::Deer, count: deer - eaten, each: 2 },
        Term { what: Counted::DeerEaten, count: eaten, each: 0 },
        Term { what: Counted::Mammoths, count: mammoths, each: 2 },
        Term { what: Counted::Aurochs, count: aurochs, each: 2 },
    ];
    Worth { terms, fire }
}
