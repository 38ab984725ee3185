//! Copying and playing take no memory from the heap, and a state is small.

use bastide_rules::{Actor, Dealer, Game, Setup, State, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn base_game() -> Game {
    Game::new(Setup::carcassonne(["Ann", "Ben", "Cleo", "Dan", "Eve"])).expect("a sensible setup")
}

/// Plays until only so many tiles are left, and answers how often memory was taken.
fn play(game: &Game, state: &mut State, seed: u64, until: u32) -> u64 {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut dealer = Dealer::new([seed as u8; 32]);
    let used = allocation_counter::measure(|| {
        while state.tiles_left() > until {
            let action = match state.actor() {
                Actor::Chance => dealer.deal(game, state),
                _ => game
                    .pick_action(state, |count| below(&mut random, count as u32) as usize)
                    .expect("a legal action"),
            };
            game.apply(state, action, &mut ()).expect("a legal action");
        }
    });
    used.count_total
}

#[test]
fn turns_and_copies_take_no_memory() {
    let game = base_game();
    let mut state = game.start();
    let mut copy = game.start();
    for seed in 0..20 {
        game.restart(&mut state);
        assert_eq!(play(&game, &mut state, seed, 1), 0, "game {seed}");
        let used = allocation_counter::measure(|| {
            copy.clone_from(&state);
            game.restart(&mut state);
        });
        assert_eq!(used.count_total, 0, "copying game {seed}");
    }
}

#[test]
fn a_state_of_the_base_game_has_at_most_8_kib() {
    let game = base_game();
    let mut state = game.start();
    for seed in 0..200 {
        game.restart(&mut state);
        play(&game, &mut state, seed, 0);
        assert!(state.memory() <= 8 * 1024, "game {seed}: {} bytes", state.memory());
    }
}
