//! Matches: reproducible sequences of games between computer players.

use bastide_rules::{Action, Dealer, Game, State};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

use crate::play::play;
use crate::player::Player;
use crate::spec::PlayerSpec;

/// A sequence of games between the same players. Game *i* does not depend on the worker that plays it or
/// on the number of threads: its dealer and players have seeds derived from `i` and the seed of the match.
#[derive(Clone, Debug)]
pub struct Match {
    game: Game,
    players: Vec<PlayerSpec>,
    seed: u64,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The scores, by seat.
    pub scores: Vec<u32>,
    /// The number of tiles that fitted nowhere and were removed.
    pub unplaceable: u32,
}

/// Plays games of a match one after the other and reuses its memory.
pub struct Worker<'a> {
    matchup: &'a Match,
    state: State,
}

impl Match {
    /// Creates a match.
    ///
    /// # Panics
    ///
    /// Panics if there is not exactly one player for each seat.
    pub fn new(game: Game, players: Vec<PlayerSpec>, seed: u64) -> Self {
        assert_eq!(players.len(), game.setup().players.len(), "one player for each seat");
        Self { game, players, seed }
    }

    /// Returns the game that is played.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the players, by seat.
    pub fn players(&self) -> &[PlayerSpec] {
        &self.players
    }

    /// Creates a worker, which can play any game of the match.
    pub fn worker(&self) -> Worker<'_> {
        Worker { matchup: self, state: self.game.start() }
    }

    /// Returns the dealer's seed for game `index`, and the generator of the players' seeds.
    fn seeds(&self, index: u64) -> ([u8; 32], Pcg64) {
        // Fibonacci hashing: different for every index, and far apart.
        let number = self.seed.wrapping_add(index.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut source = Pcg64::seed_from_u64(number);
        let mut dealer = [0; 32];
        source.fill_bytes(&mut dealer);
        (dealer, source)
    }
}

impl Worker<'_> {
    /// Plays game `index`.
    pub fn play(&mut self, index: u64) -> Outcome {
        self.play_recorded(index, |_, _| {}).0
    }

    /// Plays game `index` and calls `observe` with every action before it is applied. Also returns the
    /// dealer's seed.
    pub fn play_recorded(
        &mut self,
        index: u64,
        observe: impl FnMut(&State, Action),
    ) -> (Outcome, [u8; 32]) {
        let Match { game, players, .. } = self.matchup;
        let (seed, mut source) = self.matchup.seeds(index);
        let mut players: Vec<Box<dyn Player + Send>> =
            players.iter().map(|spec| spec.build(game, source.next_u64())).collect();
        game.restart(&mut self.state);
        let mut dealer = Dealer::new(seed);
        play(game, &mut self.state, &mut dealer, &mut players, &mut (), observe);
        let unplaceable = self.state.tiles_removed();
        let outcome = Outcome { scores: self.state.scores().to_vec(), unplaceable };
        (outcome, seed)
    }

    /// Returns the final state of the last game.
    pub fn state(&self) -> &State {
        &self.state
    }
}
