//! Choices a second on one core, beside random games without an environment: `cargo bench -p bastide-env`.

use bastide_ai::{Match, PlayerSpec};
use bastide_env::observation::{ObservationKind, Rows};
use bastide_env::{ActionSpace, Arrays, Config, Encoder, Games, Reward, VectorGames};
use bastide_rules::setup::Preset;
use bastide_rules::{Game, Setup};
use divan::Bencher;
use divan::counter::ItemsCount;

const GAMES: usize = 64;
const STEPS: usize = 200;
const SPACES: [(&str, ActionSpace); 3] = [
    ("kth-action", ActionSpace::KthAction { most: 1_024 }),
    ("kth-plan", ActionSpace::KthPlan { most: 1_024 }),
    ("plan", ActionSpace::Plan),
];
const PRESETS: [Preset; 4] =
    [Preset::Base, Preset::Everything, Preset::HuntersAndGatherers, Preset::Mayflower];

fn main() {
    divan::main();
}

fn game(preset: Preset) -> Game {
    Game::new(Setup::preset(preset, ["Ann", "Ben"])).expect("a sensible setup")
}

fn step(bencher: Bencher, preset: Preset, actions: ActionSpace, observation: Vec<ObservationKind>) {
    let config = Config { actions, observation, window: 21 };
    let encoder = Encoder::new(game(preset).into(), config).expect("a configuration");
    let play = Games {
        games: GAMES,
        reward: Reward::Win,
        opponent: None,
        seed: 1,
        threads: 1,
        mask: false,
    };
    let mut games = VectorGames::new(encoder.clone(), play).expect("a configuration");
    let layout = encoder.layout();
    let mut board = vec![0; GAMES * layout.size_of("board")];
    let mut memory: Vec<Vec<f32>> =
        layout.arrays().iter().map(|array| vec![0.0; GAMES * array.size()]).collect();
    let mut chosen = vec![0; GAMES];
    bencher.counter(ItemsCount::new(GAMES * STEPS)).bench_local(|| {
        for _ in 0..STEPS {
            let mut rows = Rows { board: &mut board, ..Rows::default() };
            for (array, memory) in layout.arrays().iter().zip(&mut memory) {
                rows.set(array.name, memory);
            }
            let mut arrays = Arrays { observation: rows, ..Arrays::default() };
            games.sample(&mut chosen);
            games.step(&chosen, &mut arrays).expect("samples are legal");
        }
    });
}

/// Choices of random games without an environment, as `bastide simulate` plays them.
#[divan::bench(args = PRESETS)]
fn random_games(bencher: Bencher, preset: Preset) {
    let matchup = Match::new(game(preset), vec![PlayerSpec::Random; 2], 1);
    let mut choices = 0;
    for index in 0..100 {
        matchup.worker().play_recorded(index, |state, _| {
            choices += usize::from(matches!(state.actor(), bastide_rules::Actor::Player(_)));
        });
    }
    let mut worker = matchup.worker();
    bencher.counter(ItemsCount::new(choices)).bench_local(|| {
        (0..100).for_each(|index| drop(worker.play(index)));
    });
}

#[divan::bench(args = SPACES.map(|space| space.0))]
fn without_observation(bencher: Bencher, space: &str) {
    step(bencher, Preset::Base, named(space), Vec::new());
}

#[divan::bench(args = SPACES.map(|space| space.0))]
fn board(bencher: Bencher, space: &str) {
    step(bencher, Preset::Base, named(space), vec![ObservationKind::Board]);
}

#[divan::bench(args = SPACES.map(|space| space.0))]
fn features(bencher: Bencher, space: &str) {
    step(bencher, Preset::Base, named(space), vec![ObservationKind::Features]);
}

#[divan::bench(args = ["kth-action", "kth-plan"])]
fn plans(bencher: Bencher, space: &str) {
    step(bencher, Preset::Base, named(space), vec![ObservationKind::Plans]);
}

/// The other presets, one action a step.
#[divan::bench(args = PRESETS)]
fn actions(bencher: Bencher, preset: Preset) {
    step(bencher, preset, SPACES[0].1, Vec::new());
}

fn named(name: &str) -> ActionSpace {
    SPACES.into_iter().find(|space| space.0 == name).expect("a known space").1
}
