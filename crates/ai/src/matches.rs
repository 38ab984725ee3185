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
    /// How many games in a row have the same dealer's seed.
    repeat: u64,
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
        Self { game, players, seed, repeat: 1 }
    }

    /// Deals every seed `repeat` times in a row: the games have the same draws as long as their players do not change
    /// which draws there are, and players with seeds of their own. The first of them is the game that a match without
    /// repetitions has at its place; 0 counts as 1.
    #[must_use]
    pub fn repeated(mut self, repeat: u64) -> Self {
        self.repeat = repeat.max(1);
        self
    }

    /// Returns how many games in a row have the same dealer's seed.
    pub fn repeat(&self) -> u64 {
        self.repeat
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
        let first = index - index % self.repeat;
        (self.own_seeds(first).0, self.own_seeds(index).1)
    }

    /// Returns the seeds that game `index` has in a match without repetitions.
    fn own_seeds(&self, index: u64) -> ([u8; 32], Pcg64) {
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

#[cfg(test)]
mod tests {
    use bastide_rules::Setup;

    use super::*;

    /// The dealer's seed, the draws and all actions of some games of random players.
    fn played(matchup: &Match, games: u64) -> Vec<([u8; 32], Vec<Action>, Vec<Action>)> {
        let mut worker = matchup.worker();
        let play = |index| {
            let mut actions = Vec::new();
            let (_, seed) = worker.play_recorded(index, |_, action| actions.push(action));
            let draws = actions.iter().copied();
            let draws = draws.filter(|action| matches!(action, Action::Draw(_))).collect();
            (seed, draws, actions)
        };
        (0..games).map(play).collect()
    }

    #[test]
    fn repeated_games_have_the_same_draws_and_other_actions() {
        let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("the base game");
        let matchup = Match::new(game, vec![PlayerSpec::Random; 2], 7);
        let plain = played(&matchup, 6);
        let repeated = played(&matchup.repeated(3), 6);
        for group in repeated.chunks(3) {
            assert!(
                group.iter().all(|(seed, draws, _)| *seed == group[0].0 && *draws == group[0].1)
            );
            assert!(group[1].2 != group[0].2 && group[2].2 != group[1].2);
        }
        assert_ne!(repeated[0].1, repeated[3].1);
        assert_eq!((&repeated[0], &repeated[3]), (&plain[0], &plain[3]));
    }
}
