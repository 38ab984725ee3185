//! Searches from a fixed set of positions, for counting the instructions of an iteration: see
//! `scripts/count-instructions`.

use std::hash::{DefaultHasher, Hash, Hasher};

use bastide_ai::{Budget, Evaluation, Match, PlayerSpec, Situation, Task};
use bastide_rules::setup::Preset;
use bastide_rules::{Actor, Game, Phase, Setup, State};

/// The number of tiles placed before a position.
const TILES: usize = 30;
const POSITIONS: u64 = 4;
const ITERATIONS: u32 = 50;

fn main() {
    let preset = std::env::args().nth(1).unwrap_or_else(|| "base".to_owned());
    let player = std::env::args().nth(2).unwrap_or_else(|| "mcts".to_owned());
    let seats =
        std::env::args().nth(3).map_or(2, |seats| seats.parse().expect("a number of seats"));
    let preset = preset.parse::<Preset>().expect("a preset");
    let player = player.parse::<PlayerSpec>().expect("a player");
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"].into_iter().take(seats);
    let game = Game::new(Setup::preset(preset, names)).expect("a sensible setup");
    let greedy = PlayerSpec::Greedy { noise: 0.0 };
    let matchup = Match::new(game, vec![greedy; seats], 1);
    let begun = matchup.game().start().tiles().len();
    let mut positions = Vec::new();
    for index in 0..POSITIONS {
        let mut found = None;
        matchup.worker().play_recorded(index, |state, _| {
            let places = matches!(state.phase(), Phase::PlaceTile(_));
            if places
                && state.tiles().len() >= begun + TILES
                && matches!(state.actor(), Actor::Player(_))
            {
                found.get_or_insert_with(|| state.clone());
            }
        });
        positions.extend(found);
    }
    let evaluations = search_fixed_positions(matchup.game(), player, &positions);
    let iterations: u32 = evaluations.iter().map(|evaluation| evaluation.iterations).sum();
    println!("{iterations} searches");
    println!("fingerprint of the results: {:016x}", fingerprint(&evaluations));
}

/// Only what happens in here is counted.
#[inline(never)]
fn search_fixed_positions(game: &Game, player: PlayerSpec, positions: &[State]) -> Vec<Evaluation> {
    let task = Task { budget: Some(Budget::iterations(ITERATIONS)), ..Task::default() };
    let search = |state| player.build(game, 1).think(&Situation::new(game, state), &task);
    positions.iter().map(search).collect()
}

/// Returns a number that changes if a player searches differently.
fn fingerprint(evaluations: &[Evaluation]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for alternative in evaluations.iter().flat_map(|evaluation| &evaluation.alternatives) {
        format!("{:?} {}", alternative.plan, alternative.visits).hash(&mut hasher);
    }
    hasher.finish()
}
