//! Plays a game of random moves to its end and prints its record.
//!
//! ```text
//! cargo run --example random_game -- [SEED]
//! ```

use bastide_rules::setup::Preset;
use bastide_rules::{Actor, Dealer, DealerNote, Game, Record, Setup, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed: u8 = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let game = Game::new(Setup::preset(Preset::Classic, ["Ann", "Ben", "Cleo"]))?;

    // The dealer draws the tiles. Its seed stays in the record, so anyone can check the draws.
    let dealer_seed = [seed; 32];
    let mut dealer = Dealer::new(dealer_seed);
    let mut random = Pcg64Mcg::seed_from_u64(seed.into());

    let mut record = Record::new(game, DealerNote::Seed(dealer_seed));
    loop {
        let (game, state) = (record.game(), record.state());
        let action = match state.actor() {
            Actor::Nobody => break,
            Actor::Chance => dealer.deal(game, state),
            Actor::Player(_) => game
                .pick_action(state, |count| below(&mut random, count as u32) as usize)
                .expect("a player who acts has a legal action"),
        };
        record.apply(action, &mut ())?;
    }
    print!("{record}");
    Ok(())
}
