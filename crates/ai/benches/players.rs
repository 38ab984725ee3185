//! The speed of the computer players on one core. Run with `make bench`.

use std::hint::black_box;

use bastide_ai::{Budget, Player, PlayerSpec, RandomPlayer, Situation, Task, rollout};
use bastide_rules::setup::Preset;
use bastide_rules::{Actor, Dealer, Game, Phase, Setup, State};
use divan::Bencher;
use divan::counter::ItemsCount;
use rand_core::SeedableRng;

fn main() {
    divan::main();
}

/// Returns a game, and the first state of a random game in which a tile is placed after `tiles` others.
fn position(preset: &str, tiles: usize) -> (Game, State) {
    let preset = preset.parse::<Preset>().expect("a preset");
    let game = Game::new(Setup::preset(preset, ["Ann", "Ben"])).expect("a sensible setup");
    let mut state = game.start();
    let begun = state.tiles().len();
    let (mut dealer, mut random) = (Dealer::new([1; 32]), RandomPlayer::new(1));
    loop {
        let places = matches!(state.phase(), Phase::PlaceTile(_));
        let action = match state.actor() {
            Actor::Player(_) if places && state.tiles().len() >= begun + tiles => {
                return (game, state);
            }
            Actor::Player(_) => random.choose(&Situation::new(&game, &state)),
            _ => dealer.deal(&game, &state),
        };
        game.apply(&mut state, action, &mut ()).expect("a legal action");
    }
}

fn think(bencher: Bencher, player: &str, preset: &str, tiles: usize, iterations: u32) {
    let (game, state) = position(preset, tiles);
    let mut player = player.parse::<PlayerSpec>().expect("a player").build(&game, 1);
    let task = Task { budget: Some(Budget::iterations(iterations)), ..Task::default() };
    bencher.counter(ItemsCount::new(iterations)).bench_local(|| {
        black_box(player.think(&Situation::new(&game, &state), &task));
    });
}

/// Tree search from the opening of the base game; items are iterations.
#[divan::bench(sample_count = 10)]
fn tree_from_the_opening(bencher: Bencher) {
    think(bencher, "mcts", "base", 0, 2_000);
}

/// Tree search in the middle of games between random players; items are iterations.
#[divan::bench(sample_count = 5, args = ["base", "classic", "everything", "hunters-and-gatherers", "mayflower"])]
fn tree_in_the_middle(bencher: Bencher, preset: &str) {
    think(bencher, "mcts", preset, 30, 100);
}

/// Greedy decisions in the middle of the game; items are decisions.
#[divan::bench(sample_count = 20, args = ["base", "everything"])]
fn greedy_in_the_middle(bencher: Bencher, preset: &str) {
    think(bencher, "greedy", preset, 30, 1);
}

/// Random rollouts from a copy of the opening; items are games.
#[divan::bench(sample_count = 20)]
fn whole_rollouts(bencher: Bencher) {
    const ROLLOUTS: u32 = 1_000;
    let (game, state) = position("base", 0);
    let mut copy = state.clone();
    let mut random = rand_pcg::Pcg64Mcg::seed_from_u64(1);
    bencher.counter(ItemsCount::new(ROLLOUTS)).bench_local(|| {
        for _ in 0..ROLLOUTS {
            copy.clone_from(&state);
            rollout(&game, &mut copy, &mut random);
            black_box(&copy);
        }
    });
}
