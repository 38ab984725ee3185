//! The speed of the engine on one core: whole random games, copying a state, listing and applying
//! actions. Run with `make bench`.

use std::hint::black_box;

use bastide_ai::{Match, PlayerSpec};
use bastide_rules::setup::Preset;
use bastide_rules::{Action, Actor, Game, Setup, State};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

fn new_match(players: usize, preset: Preset) -> Match {
    let names = (1..=players).map(|seat| format!("Player {seat}"));
    let game = Game::new(Setup::preset(preset, names)).expect("a sensible setup");
    Match::new(game, vec![PlayerSpec::Random; players], 1)
}

fn play_games(bencher: Bencher, matchup: &Match, games: u64) {
    let mut worker = matchup.worker();
    bencher.counter(ItemsCount::new(games)).bench_local(|| {
        for index in 0..games {
            black_box(worker.play(index));
        }
    });
}

/// Returns states of random games in which a player acts, with the action.
fn positions() -> (Game, Vec<(State, Action)>) {
    let matchup = new_match(2, Preset::Base);
    let mut positions = Vec::new();
    for index in 0..20 {
        matchup.worker().play_recorded(index, |state, action| {
            if matches!(state.actor(), Actor::Player(_)) {
                positions.push((state.clone(), action));
            }
        });
    }
    (matchup.game().clone(), positions)
}

/// Whole games between random players; items are games.
#[divan::bench(args = [2, 5])]
fn random_games(bencher: Bencher, players: usize) {
    play_games(bencher, &new_match(players, Preset::Base), 1_000);
}

/// Whole two-player games of other presets; items are games.
#[divan::bench(args = ["classic", "big-box-5", "everything", "hunters-and-gatherers", "mayflower"])]
fn random_games_of_presets(bencher: Bencher, preset: &str) {
    let preset = preset.parse::<Preset>().expect("a preset");
    play_games(bencher, &new_match(2, preset), 200);
}

/// Copying a state into another; items are copies.
#[divan::bench]
fn copy_states(bencher: Bencher) {
    let (game, positions) = positions();
    let mut copy = game.start();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, _) in &positions {
            black_box(&mut copy).clone_from(state);
        }
    });
}

/// Listing the legal actions of a player; items are lists.
#[divan::bench]
fn list_actions(bencher: Bencher) {
    let (game, positions) = positions();
    let mut actions = Vec::new();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, _) in &positions {
            game.legal_actions(state, black_box(&mut actions));
        }
    });
}

/// Copying a state and applying an action to the copy; items are actions.
#[divan::bench]
fn copy_and_apply(bencher: Bencher) {
    let (game, positions) = positions();
    let mut copy = game.start();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, action) in &positions {
            copy.clone_from(state);
            game.apply(black_box(&mut copy), *action, &mut ()).expect("a legal action");
        }
    });
}
