//! The players that think: one step ahead, two steps ahead, by random games, or down a tree.

use bastide_rules::{Actor, Game, State};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::budget::Budget;
use crate::endgame;
use crate::flight;
use crate::lookahead::{Choice, Lookahead, apply, lead};
use crate::mcts::{Search, search};
use crate::player::{Player, Situation};
use crate::thought::{Alternative, Plan, Task, Thought};
use crate::valuation::Weights;
use crate::winning;

/// Chooses what leads to the best expected difference of points, one step ahead.
#[derive(Debug)]
pub struct GreedyPlayer {
    lookahead: Lookahead,
    choices: Vec<Choice>,
    random: Pcg64Mcg,
    carelessness: f32,
}

impl GreedyPlayer {
    /// A greedy player. With carelessness, it misjudges where a tile is best, by so many points as a
    /// rule; but whatever it does with a piece then, it does well.
    pub fn new(game: &Game, weights: Weights, carelessness: f32, seed: u64) -> Self {
        let random = Pcg64Mcg::seed_from_u64(seed);
        Self { lookahead: Lookahead::new(game, weights), choices: Vec::new(), random, carelessness }
    }

    /// How wrong it is about an action this time.
    fn error(&mut self) -> f32 {
        let mut even = || self.random.next_u32() as f32 / 2_f32.powi(32) - 0.5;
        let bell: f32 = (0..4).map(|_| even()).sum();
        bell * self.carelessness * 3_f32.sqrt()
    }
}

impl Player for GreedyPlayer {
    fn think(&mut self, situation: &Situation, _: &Task) -> Thought {
        if situation.sight.is_some() {
            return flight::reach(&mut self.lookahead, situation, &mut self.random);
        }
        let (game, state) = (situation.game, situation.state);
        let Actor::Player(seat) = state.actor() else { panic!("no player acts here") };
        self.lookahead.valuation.begin(state);
        let mut choices = std::mem::take(&mut self.choices);
        self.lookahead.choices(game, state, &mut self.random, None, &mut choices);
        let players = state.scores().len();
        // All plans that begin with the same action are misjudged alike.
        let mut error = (None, 0.0);
        let mut judged = Vec::with_capacity(choices.len());
        for choice in &choices {
            if choice.plan.then.is_some() && error.0 != Some(choice.plan.first) {
                error = (Some(choice.plan.first), self.error());
            }
            let careless = if choice.plan.then.is_some() { error.1 } else { 0.0 };
            let lead = lead(&choice.points, seat, players);
            let chance = winning::chance(&choice.points, seat, state).clamp(0.0, 1.0);
            judged.push((
                lead + careless,
                Alternative { plan: choice.plan, chance, lead, visits: 1 },
            ));
        }
        judged.sort_by(|a, b| b.0.total_cmp(&a.0));
        self.choices = choices;
        let iterations = judged.len() as u32;
        Thought { alternatives: judged.into_iter().map(|judged| judged.1).collect(), iterations }
    }
}

/// Searches a tree of plans and draws.
#[derive(Debug)]
pub struct MctsPlayer {
    search: Search,
    budget: Budget,
    random: Pcg64Mcg,
    /// The second half of the last plan, for the state that the first half leads to.
    planned: Option<(State, Alternative)>,
}

impl MctsPlayer {
    /// A player with so much time for each move.
    pub fn new(search: Search, budget: Budget, seed: u64) -> Self {
        Self { search, budget, random: Pcg64Mcg::seed_from_u64(seed), planned: None }
    }
}

impl Player for MctsPlayer {
    fn decide(&mut self, situation: &Situation, task: &Task) -> Thought {
        if let Some((state, planned)) = self.planned.take()
            && task.is_free()
            && state == *situation.state
        {
            return Thought { alternatives: vec![planned], iterations: 0 };
        }
        let thought = self.think(situation, task);
        let best = *thought.best();
        if let Some(then) = best.plan.then {
            let mut after = situation.state.clone();
            apply(situation.game, &mut after, best.plan.first);
            let plan = Plan { first: then, then: None };
            self.planned = Some((after, Alternative { plan, ..best }));
        }
        thought
    }

    fn think(&mut self, situation: &Situation, task: &Task) -> Thought {
        let (game, state) = (situation.game, situation.state);
        if situation.sight.is_some() {
            let mut lookahead = Lookahead::new(game, self.search.weights);
            return flight::reach(&mut lookahead, situation, &mut self.random);
        }
        let seed = self.random.next_u64();
        let running = task.budget_or(self.budget).begin(task.stop.as_ref());
        let running = if task.is_free() { running.thrifty() } else { running };
        endgame::solve(game, state, &running.half())
            .unwrap_or_else(|| search(game, state, &self.search, &running, task.must, seed))
    }
}
