//! A reproducible row of games between computer players.

use bastide_rules::{Action, Dealer, Game, State};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

use crate::play::play;
use crate::player::Player;
use crate::sort::PlayerSort;

/// A row of games. Game number *i* is the same game whoever plays it and on how many threads:
/// its dealer and its players have seeds of their own, derived from the seed of the row.
#[derive(Clone, Debug)]
pub struct Series {
    game: Game,
    players: Vec<PlayerSort>,
    seed: u64,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The points of all players, in the order of the seats.
    pub scores: Vec<u32>,
    /// How many tiles fitted nowhere and were taken out.
    pub unplaceable: u32,
}

/// Plays games of a row, one after the other, in memory that it keeps.
pub struct Worker<'a> {
    series: &'a Series,
    state: State,
}

impl Series {
    /// A row of games with this seed.
    ///
    /// # Panics
    ///
    /// If there is not one player for each seat.
    pub fn new(game: Game, players: Vec<PlayerSort>, seed: u64) -> Self {
        assert_eq!(players.len(), game.setup().players.len(), "one player for each seat");
        Self { game, players, seed }
    }

    /// The game that is played.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who sits where.
    pub fn players(&self) -> &[PlayerSort] {
        &self.players
    }

    /// Somebody who plays games of the row.
    pub fn worker(&self) -> Worker<'_> {
        Worker { series: self, state: self.game.start() }
    }

    /// The dealer's seed for game number `index`, and the source of the players' seeds.
    fn seeds(&self, index: u64) -> ([u8; 32], Pcg64) {
        // An odd factor near the golden ratio: different for every index, and far apart.
        let number = self.seed.wrapping_add(index.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut source = Pcg64::seed_from_u64(number);
        let mut dealer = [0; 32];
        source.fill_bytes(&mut dealer);
        (dealer, source)
    }
}

impl Worker<'_> {
    /// Plays game number `index`.
    pub fn play(&mut self, index: u64) -> Outcome {
        self.play_recorded(index, |_, _| {}).0
    }

    /// Plays game number `index` and shows every action before it is made. Also answers the
    /// dealer's seed.
    pub fn play_recorded(
        &mut self,
        index: u64,
        each: impl FnMut(&State, Action),
    ) -> (Outcome, [u8; 32]) {
        let Series { game, players, .. } = self.series;
        let (seed, mut source) = self.series.seeds(index);
        let mut players: Vec<Box<dyn Player + Send>> =
            players.iter().map(|sort| sort.player(game, source.next_u64())).collect();
        game.restart(&mut self.state);
        let mut dealer = Dealer::new(seed);
        play(game, &mut self.state, &mut dealer, &mut players, &mut (), each);
        let unplaceable = self.state.tiles_removed();
        let outcome = Outcome { scores: self.state.scores().to_vec(), unplaceable };
        (outcome, seed)
    }

    /// The state after the game played last.
    pub fn state(&self) -> &State {
        &self.state
    }
}
