//! Players, and what they know when they choose.

use bastide_rules::{Action, Game, Phase, Sight, State, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::thought::{Task, Thought};

/// What a player is asked: what to do here.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// The game that is played.
    pub game: &'a Game,
    /// Where it stands. While a token is in flight, this is what only the dealer knows; players look at
    /// what they [imagine](Situation::imagined).
    pub state: &'a State,
    /// What the player sees of a token in flight.
    pub sight: Option<&'a Sight>,
}

impl<'a> Situation<'a> {
    /// A situation in which no token is in flight.
    pub fn new(game: &'a Game, state: &'a State) -> Self {
        Self { game, state, sight: None }
    }

    /// The state as far as the player can know it: what is secret is drawn from what may be.
    pub fn imagined(&self, random: &mut Pcg64Mcg) -> State {
        let mut state = self.state.clone();
        state.imagine(self.sight, |limit| below(random, limit));
        state
    }
}

/// Whoever chooses what to do. The same player with the same seed and budget, asked the same, answers
/// the same, unless the budget is one of time.
pub trait Player {
    /// Chooses one of the legal actions; a player who acts always has at least one.
    fn choose(&mut self, situation: &Situation) -> Action {
        self.decide(situation, &Task::default()).action()
    }

    /// Chooses as [`choose`](Self::choose) does, within the limits of a task. A player may return what it
    /// planned together with its last decision, without thinking again; then that is the only alternative.
    fn decide(&mut self, situation: &Situation, task: &Task) -> Thought {
        self.think(situation, task)
    }

    /// Returns what it thinks of the legal actions.
    fn think(&mut self, situation: &Situation, task: &Task) -> Thought;
}

/// Draws uniformly among the legal placements, then uniformly among the choices of pieces, none
/// included. It never declines the second part of a double turn.
#[derive(Debug)]
pub struct RandomPlayer {
    random: Pcg64Mcg,
}

impl RandomPlayer {
    /// A random player with its own stream of choices.
    pub fn new(seed: u64) -> Self {
        Self { random: Pcg64Mcg::seed_from_u64(seed) }
    }
}

impl Player for RandomPlayer {
    #[inline]
    fn choose(&mut self, situation: &Situation) -> Action {
        pick(situation.game, situation.state, &mut self.random)
    }

    fn think(&mut self, situation: &Situation, _: &Task) -> Thought {
        Thought::of(self.choose(situation))
    }
}

/// A legal action at random.
#[inline]
pub(crate) fn pick(game: &Game, state: &State, random: &mut Pcg64Mcg) -> Action {
    // `TRA-R-03`: automatic players take the second part of a double turn.
    if state.phase() == Phase::SecondTile && state.tiles_left() > 0 {
        return Action::SecondTile;
    }
    game.pick_action(state, |count| below(random, count as u32) as usize)
        .expect("a player who acts has a legal action")
}
