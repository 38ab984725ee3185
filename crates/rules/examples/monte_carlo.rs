//! A small computer player: flat Monte Carlo search against a player who moves at random.
//!
//! Every legal action is tried, and a few random games are played from each; the action with the best
//! mean lead wins. All actions share the same seeds (common random numbers), which makes the comparison
//! fairer. `bastide-ai` has much stronger players.
//!
//! ```text
//! cargo run --release --example monte_carlo -- [PLAYOUTS]
//! ```

use bastide_rules::{Action, Actor, Dealer, Game, Seat, Setup, State, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let playouts: u64 = std::env::args().nth(1).map_or(Ok(4), |count| count.parse())?;
    let game = Game::new(Setup::carcassonne(["Search", "Random"]))?;
    let mut dealer = Dealer::new([7; 32]);
    let mut random = Pcg64Mcg::seed_from_u64(7);
    let mut state = game.start();
    while !state.is_over() {
        let action = match state.actor() {
            Actor::Player(seat) if seat.index() == 0 => search(&game, &state, seat, playouts),
            _ => random_action(&game, &state, &mut dealer, &mut random),
        };
        game.apply(&mut state, action, &mut ())?;
    }
    for (player, score) in game.setup().players.iter().zip(state.scores()) {
        println!("{}: {score}", player.name);
    }
    Ok(())
}

/// The legal action after which random games end best for `seat`.
fn search(game: &Game, state: &State, seat: Seat, playouts: u64) -> Action {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let value = |&action: &Action| -> i64 {
        let mut after = state.clone();
        game.apply(&mut after, action, &mut ()).expect("a listed action is legal");
        (0..playouts).map(|seed| playout(game, after.clone(), seat, seed)).sum()
    };
    legal.into_iter().max_by_key(value).expect("a player who acts has a legal action")
}

/// Plays at random to the end of the game, and returns the lead of `seat` over the best opponent.
fn playout(game: &Game, mut state: State, seat: Seat, seed: u64) -> i64 {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    // A fresh dealer: the order of the stack is in no state, so a search cannot look ahead by accident.
    let mut dealer = Dealer::from_u64(seed);
    while !state.is_over() {
        let action = random_action(game, &state, &mut dealer, &mut random);
        game.apply(&mut state, action, &mut ()).expect("picked actions are legal");
    }
    let score = |index: usize| i64::from(state.scores()[index]);
    let others = (0..state.scores().len()).filter(|&index| index != seat.index());
    score(seat.index()) - others.map(score).max().unwrap_or(0)
}

fn random_action(game: &Game, state: &State, dealer: &mut Dealer, random: &mut Pcg64Mcg) -> Action {
    match state.actor() {
        Actor::Chance => dealer.deal(game, state),
        _ => game
            .pick_action(state, |count| below(random, count as u32) as usize)
            .expect("a player who acts has a legal action"),
    }
}
