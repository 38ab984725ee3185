//! The rows that a game has once it is over.

use std::collections::HashMap;
use std::fmt::Write;

use bastide_rules::event::Score;
use bastide_rules::{Feature, Seat};

use crate::tables::{FeatureRow, GameRow, SeatRow};
use crate::trace::Trace;

/// Returns the row of the game.
pub(crate) fn game(trace: &Trace) -> GameRow {
    let (played, state) = (trace.played, &trace.state);
    GameRow {
        game: trace.number,
        deal: played.deal as i32,
        seed: played.seed.map(|seed| hexadecimal(&seed)),
        record: played.record.clone(),
        family: played.setting.game.setup().game.as_str(),
        setup: played.setting.setup.clone(),
        players: state.scores().len() as i32,
        first_seat: trace.first.map(|seat| seat.number().into()),
        start_tiles: trace.start_tiles as i32,
        tiles: trace.tiles_laid(),
        unplaceable_tiles: state.tiles_removed() as i32,
        turns: trace.turn,
        actions: played.actions.len() as i32,
        ended: match &played.early {
            None if state.is_over() => "played",
            None => "unfinished",
            Some(early) => early.reason.as_str(),
        },
    }
}

/// Returns the rows of the seats.
pub(crate) fn seats(trace: &Trace) -> Vec<SeatRow> {
    let (setting, state) = (&trace.played.setting, &trace.state);
    let scores = state.scores();
    let winners: Vec<Seat> = match &trace.played.early {
        Some(early) => early.winners.clone(),
        None => state.leaders().collect(),
    };
    let row = |seat: Seat| {
        let index = seat.index();
        let others = scores.iter().enumerate().filter(|(other, _)| *other != index);
        let best = others.map(|(_, &points)| points).max().unwrap_or(0);
        let win = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        let after = |first: Seat| (index + scores.len() - first.index()) % scores.len();
        SeatRow {
            game: trace.number,
            seat: seat.number().into(),
            name: setting.names[index].clone(),
            player: setting.players[index].clone(),
            play_order: trace.first.map(|first| after(first) as i32 + 1),
            points: scores[index] as i32,
            lead: scores[index] as i32 - best as i32,
            win,
            tiles: trace.tiles_of[index],
            by_category: trace.by_category[index],
        }
    };
    state.seats().map(row).collect()
}

/// Returns the rows of the features.
pub(crate) fn features(trace: &Trace) -> Vec<FeatureRow> {
    let (game, state) = (&trace.played.setting.game, &trace.state);
    let tiles = state.tiles().iter().enumerate();
    let numbers: HashMap<_, _> = tiles
        .map(|(index, tile)| (tile.pos, (index + 1).saturating_sub(trace.start_tiles) as i32))
        .collect();
    let completed: HashMap<_, _> = trace.completed().collect();
    let mut occupied = HashMap::new();
    for &(at, place, placed) in &trace.pieces.arrivals {
        if let Some(feature) = trace.feature_id(at, place) {
            occupied.entry(feature).and_modify(|first: &mut i32| *first = placed.min(*first));
            occupied.entry(feature).or_insert(placed);
        }
    }
    let mut scored = HashMap::<_, (i32, Vec<i32>)>::new();
    let given = |score: &Score| score.points > 0 && !score.receivers.is_empty();
    for (score, _) in trace.scored.iter().filter(|(score, _)| given(score)) {
        let Some(feature) = trace.feature_id(score.at, score.place) else { continue };
        let (points, owners) = scored.entry(feature).or_default();
        *points += score.points as i32;
        owners.extend(score.receivers.iter().map(|seat| i32::from(seat.number())));
    }
    let row = |(index, feature): (usize, Feature)| {
        let (at, place) = feature.segments[0];
        let id = trace.feature_id(at, place).expect("the feature lies there");
        let (points, mut owners) = scored.get(&id).cloned().unwrap_or_default();
        owners.sort_unstable();
        owners.dedup();
        FeatureRow {
            game: trace.number,
            feature: index as i32 + 1,
            kind: feature.kind.as_str(),
            x: at.x.into(),
            y: at.y.into(),
            begun: numbers[&at],
            occupied: occupied.get(&id).copied(),
            completed: completed.get(&id).copied(),
            complete: feature.complete,
            tiles: feature.tiles as i32,
            shields: feature.shields as i32,
            open_ends: state.open_end_count(id).into(),
            points: (!owners.is_empty()).then_some(points),
            owners,
        }
    };
    state.features(game).into_iter().enumerate().map(row).collect()
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
