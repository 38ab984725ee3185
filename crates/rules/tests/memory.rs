//! Copying and playing take no memory from the heap, and a state is small.

use bastide_rules::setup::Preset;
use bastide_rules::{Action, Actor, Dealer, Game, Setup, State, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn base_game() -> Game {
    Game::new(Setup::carcassonne(["Ann", "Ben", "Cleo", "Dan", "Eve"])).expect("a sensible setup")
}

/// Plays until only so many tiles are left, and answers how often memory was taken.
fn play(game: &Game, state: &mut State, seed: u64, until: u32) -> u64 {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut dealer = Dealer::new(std::array::from_fn(|i| seed.to_le_bytes()[i % 8]));
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

/// The memory is taken at the start and never changes, however far the landscape runs.
#[test]
fn a_state_of_the_base_game_has_at_most_8_kib() {
    let game = base_game();
    let mut state = game.start();
    let memory = state.memory();
    assert!(memory <= 8 * 1024, "{memory} bytes");
    for direction in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1)] {
        game.restart(&mut state);
        let used = play_away(&game, &mut state, direction);
        assert_eq!((used, state.memory()), (0, memory), "towards {direction:?}");
    }
}

/// The sister games take no memory either, bonus tiles and surveyors included.
#[test]
fn the_sister_games_take_no_memory() {
    check_memory(Preset::HuntersAndGatherers, 20 * 1024);
    check_memory(Preset::Mayflower, 14 * 1024);
}

fn check_memory(preset: Preset, most: usize) {
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve"];
    let game = Game::new(Setup::preset(preset, names)).expect("a preset");
    let (mut state, mut copy) = (game.start(), game.start());
    let memory = state.memory();
    assert!(memory <= most, "{memory} bytes");
    for seed in 0..20 {
        game.restart(&mut state);
        assert_eq!(play(&game, &mut state, seed, 1), 0, "game {seed}");
        assert_eq!(state.memory(), memory);
        let used = allocation_counter::measure(|| {
            copy.clone_from(&state);
            game.restart(&mut state);
        });
        assert_eq!(used.count_total, 0, "copying game {seed}");
    }
}

/// With all expansions, copies take no memory either.
#[test]
fn a_state_with_everything_has_at_most_48_kib() {
    for players in [2, 6] {
        let names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"].into_iter().take(players);
        let game = Game::new(Setup::preset(Preset::Everything, names)).expect("a preset");
        let mut state = game.start();
        let memory = state.memory();
        assert!(memory <= 48 * 1024, "{memory} bytes with {players} players");
        let mut copy = game.start();
        for seed in 0..5 {
            game.restart(&mut state);
            play(&game, &mut state, seed, 1);
            assert_eq!(state.memory(), memory, "game {seed} of {players}");
            let used = allocation_counter::measure(|| {
                copy.clone_from(&state);
                game.restart(&mut state);
            });
            assert_eq!(used.count_total, 0, "copying game {seed} of {players}");
        }
    }
}

/// Plays with every tile as far out in one direction as it fits, and answers how often memory was
/// taken.
fn play_away(game: &Game, state: &mut State, (dx, dy): (i32, i32)) -> u64 {
    let mut legal = Vec::with_capacity(1_000);
    let mut dealer = Dealer::new([7; 32]);
    let used = allocation_counter::measure(|| {
        while state.tiles_left() > 1 {
            game.legal_actions(state, &mut legal);
            let far = |action: &Action| match *action {
                Action::PlaceTile { at, .. } => i32::from(at.x) * dx + i32::from(at.y) * dy,
                _ => 0,
            };
            let action = match state.actor() {
                Actor::Chance => dealer.deal(game, state),
                _ => legal.iter().copied().max_by_key(far).expect("a legal action"),
            };
            game.apply(state, action, &mut ()).expect("a legal action");
        }
    });
    let reach = |pos: bastide_rules::Pos| (i32::from(pos.x) * dx + i32::from(pos.y) * dy).abs();
    assert!(state.tiles().iter().any(|tile| reach(tile.pos) > 20), "the window had to grow");
    used.count_total
}
