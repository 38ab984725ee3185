//! The interface of players, and the random player.

use bastide_rules::{Action, Game, Phase, Sight, State, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::evaluation::{Evaluation, Task};

/// A position in which a player must decide.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// The game that is played.
    pub game: &'a Game,
    /// The state. While a token is in flight it contains what only the dealer knows; players use a
    /// [determinization](Situation::determinized) instead.
    pub state: &'a State,
    /// What the player sees of a token in flight.
    pub sight: Option<&'a Sight>,
}

impl<'a> Situation<'a> {
    /// Creates a situation in which no token is in flight.
    pub fn new(game: &'a Game, state: &'a State) -> Self {
        Self { game, state, sight: None }
    }

    /// Returns a determinization: the state with its hidden part sampled from what is consistent with
    /// the player's sight.
    pub fn determinized(&self, random: &mut Pcg64Mcg) -> State {
        let mut state = self.state.clone();
        state.imagine(self.sight, |limit| below(random, limit));
        state
    }
}

/// A computer player. It is deterministic: the same seed, budget and questions give the same choices,
/// unless the budget is one of time.
pub trait Player {
    /// Chooses one of the legal actions; a player who acts always has at least one.
    fn choose(&mut self, situation: &Situation) -> Action {
        self.decide(situation, &Task::default()).action()
    }

    /// Chooses as [`choose`](Self::choose) does, within the limits of a task. If the action was already
    /// planned with the previous decision, the player may return it as the only alternative, without a
    /// new search.
    fn decide(&mut self, situation: &Situation, task: &Task) -> Evaluation {
        self.think(situation, task)
    }

    /// Whether the player looks at a token in flight. Computing a sight is expensive.
    fn looks(&self) -> bool {
        true
    }

    /// Evaluates the legal actions.
    fn think(&mut self, situation: &Situation, task: &Task) -> Evaluation;
}

/// Chooses uniformly among the legal placements, then uniformly among the choices of pieces, passing
/// included. It never declines the second part of a double turn.
#[derive(Debug)]
pub struct RandomPlayer {
    random: Pcg64Mcg,
}

impl RandomPlayer {
    /// Creates a random player.
    pub fn new(seed: u64) -> Self {
        Self { random: Pcg64Mcg::seed_from_u64(seed) }
    }
}

impl Player for RandomPlayer {
    #[inline]
    fn choose(&mut self, situation: &Situation) -> Action {
        pick(situation.game, situation.state, &mut self.random)
    }

    fn think(&mut self, situation: &Situation, _: &Task) -> Evaluation {
        Evaluation::of(self.choose(situation))
    }

    fn looks(&self) -> bool {
        false
    }
}

/// Returns a random legal action.
#[inline]
pub(crate) fn pick(game: &Game, state: &State, random: &mut Pcg64Mcg) -> Action {
    // `TRA-R-03`: automatic players take the second part of a double turn.
    if state.phase() == Phase::SecondTile && state.tiles_left() > 0 {
        return Action::SecondTile;
    }
    game.pick_action(state, |count| below(random, count as u32) as usize)
        .expect("a player who acts has a legal action")
}
