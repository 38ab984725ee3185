//! Games to draw.

#![allow(dead_code, reason = "not every test needs all of it")]

use std::collections::HashMap;

use bastide_art::Spots;
use bastide_rules::setup::Preset;
use bastide_rules::{Actor, Dealer, Game, Setup, State};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// A game of three random players after this number of actions, or at its end.
pub(crate) fn played(preset: Preset, actions: usize) -> (Game, State) {
    let game = Game::new(Setup::preset(preset, ["Ann", "Ben", "Cleo"])).expect("a preset is fine");
    let mut state = game.start();
    let mut dealer = Dealer::new([7; 32]);
    let mut random = Pcg32::seed_from_u64(1);
    for _ in 0..actions {
        let action = match state.actor() {
            Actor::Chance => dealer.deal(&game, &state),
            Actor::Player(_) => game
                .pick_action(&state, |count| random.next_u32() as usize % count)
                .expect("a player who acts has a legal action"),
            Actor::Nobody => break,
        };
        game.apply(&mut state, action, &mut ()).expect("it is legal");
    }
    (game, state)
}

/// Where figures stand on the tiles of a game, by tile id.
pub(crate) fn spots(game: &Game) -> HashMap<&str, Spots> {
    let kinds = game.kinds().iter();
    kinds.map(|kind| (kind.id(), Spots::of(kind).expect("it can be laid out"))).collect()
}
