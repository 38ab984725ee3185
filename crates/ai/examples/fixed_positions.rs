//! Values a fixed set of positions, for counting instructions: see `scripts/count-instructions`.

use bastide_ai::{Match, PlayerSpec, Points, Valuation, Weights};
use bastide_rules::setup::Preset;
use bastide_rules::{Actor, Game, Setup, State};

const GAMES: u64 = 4;

fn main() {
    let preset = std::env::args().nth(1).unwrap_or_else(|| "base".to_owned());
    let preset = preset.parse::<Preset>().expect("a preset");
    let game = Game::new(Setup::preset(preset, ["Ann", "Ben"])).expect("a sensible setup");
    let greedy = PlayerSpec::Greedy { noise: 0.0 };
    let matchup = Match::new(game, vec![greedy; 2], 1);
    let mut positions = Vec::new();
    for index in 0..GAMES {
        matchup.worker().play_recorded(index, |state, _| {
            if matches!(state.actor(), Actor::Player(_)) {
                positions.push(state.clone());
            }
        });
    }
    let mut sums = [0.0; 2];
    for (sum, weights) in sums.iter_mut().zip([Weights::PLAIN, Weights::FITTED]) {
        let mut valuation = Valuation::new(matchup.game(), weights);
        *sum = value_fixed_positions(matchup.game(), &mut valuation, &positions);
    }
    println!("{} positions, {} and {} points", 2 * positions.len(), sums[0], sums[1]);
}

/// Only what happens in here is counted.
#[inline(never)]
fn value_fixed_positions(game: &Game, valuation: &mut Valuation, positions: &[State]) -> f64 {
    let mut sum = 0.0;
    for state in positions {
        valuation.begin(game, state);
        let points: Points = valuation.points(game, state);
        sum += points.iter().map(|&points| f64::from(points)).sum::<f64>();
    }
    sum
}
