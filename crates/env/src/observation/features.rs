//! Rows about features, as the network of the computer players sees them.

use bastide_ai::{FEATURE_INPUTS, GLOBALS, PAIR_INPUTS, Valuation};
use bastide_rules::{Game, Seat, State};

use super::{ArraySpec, Rows};

/// The most rows. Further features, which are rare, are left out.
const MOST_FEATURES: usize = 48;
const MOST_PAIRS: usize = 96;

/// The columns of a feature. The first is 1 + its class, which is 4 × kind + relation; 0 for an empty row.
const FEATURE_FIELDS: [&str; 1 + FEATURE_INPUTS] = [
    "1 + class",
    "1",
    "points now / 10",
    "expected further points / 10",
    "chance of completion",
    "gain when complete / 10",
    "own bonus when complete / 4",
    "others' bonus when complete / 4",
    "points for each further tile if completed / 2",
    "points for each further tile if not / 2",
    "open ends / 4",
    "spaces to fill / 4",
    "expected turns until completion / 10",
    "chance of the slowest end",
    "dead end",
    "own followers",
    "others' followers",
    "strength ahead of the best other / 2",
    "own helpers",
    "others' helpers",
    "chance that a follower comes home",
    "√turns left / 4",
    "1 / (1 + turns left)",
    "features that land waits for / 4",
    "points that land waits for / 10",
    "own urgency",
    "others' urgency",
];

/// The columns of a pair. The first is 1 + its class.
const PAIR_FIELDS: [&str; 1 + PAIR_INPUTS] = [
    "1 + class",
    "1",
    "share of the tiles that join it × 5",
    "expected number of joinings",
    "points of the larger feature / 10",
    "points of the smaller feature / 10",
    "own change by joining / 10",
    "largest change of another player / 10",
    "expected own change / 4",
    "expected change of that player / 4",
    "both are occupied",
    "1 / (1 + turns left)",
];

/// The columns about the position.
const GLOBAL_FIELDS: [&str; GLOBALS] = [
    "tiles left / 50",
    "√turns left / 5",
    "1 / (1 + turns left)",
    "last turn",
    "own followers in the supply / 4",
    "others' mean / 4",
    "own supply is empty",
    "one own follower left",
    "share of the others whose supply is empty",
    "own followers that count as free / 4",
    "others' mean of them / 4",
    "lead now / 20",
    "lead if the game ended now / 20",
    "lead by the hand-made valuation / 20",
    "that lead by the tiles left",
    "lead by joining / 10",
    "own features / 4",
    "others' features / 4",
    "is next",
    "players / 4",
    "turns to wait / players",
    "lead by what is no feature / 10",
];

pub(super) fn specs() -> [ArraySpec; 3] {
    let spec = |name, rows: Option<usize>, fields: &[&str]| ArraySpec {
        name,
        shape: rows.into_iter().chain([fields.len()]).collect(),
        fields: fields.iter().map(|&field| field.to_owned()).collect(),
        is_bytes: false,
    };
    [
        spec("features", Some(MOST_FEATURES), &FEATURE_FIELDS),
        spec("pairs", Some(MOST_PAIRS), &PAIR_FIELDS),
        spec("globals", None, &GLOBAL_FIELDS),
    ]
}

pub(super) fn write(
    game: &Game,
    state: &State,
    viewer: Seat,
    valuation: &mut Valuation,
    rows: &mut Rows,
) {
    if state.is_over() {
        // Nothing is expected any more.
        for array in [&mut *rows.features, &mut *rows.pairs, &mut *rows.globals] {
            array.fill(0.0);
        }
        return;
    }
    valuation.begin(game, state);
    let inputs = valuation.inputs(game, state, viewer);
    rows.features.fill(0.0);
    for (row, (class, numbers)) in
        rows.features.chunks_exact_mut(1 + FEATURE_INPUTS).zip(&inputs.features)
    {
        row[0] = 1.0 + *class as f32;
        row[1..].copy_from_slice(numbers);
    }
    rows.pairs.fill(0.0);
    for (row, (class, numbers)) in rows.pairs.chunks_exact_mut(1 + PAIR_INPUTS).zip(&inputs.pairs) {
        row[0] = 1.0 + *class as f32;
        row[1..].copy_from_slice(numbers);
    }
    rows.globals.copy_from_slice(&inputs.globals);
}
