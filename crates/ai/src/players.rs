//! The greedy player and the player by tree search.

use bastide_rules::{Actor, Game, State};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::budget::Budget;
use crate::endgame;
use crate::evaluation::{Alternative, Evaluation, Plan, Task};
use crate::flight;
use crate::lookahead::{Choice, Lookahead, apply, lead as hand_lead};
use crate::mcts::{MctsConfig, search};
use crate::networks::network_for;
use crate::player::{Player, Situation};
use crate::valuation::{Estimate, Weights};

/// Maximises the expected lead after its own move.
#[derive(Debug)]
pub struct GreedyPlayer {
    lookahead: Lookahead,
    choices: Vec<Choice>,
    random: Pcg64Mcg,
    noise: f32,
    has_network: bool,
}

impl GreedyPlayer {
    /// Creates a greedy player. `noise` is the standard deviation of the error, in points, with which it
    /// values a placement; pieces are always placed without error.
    pub fn new(game: &Game, weights: Weights, noise: f32, seed: u64) -> Self {
        let random = Pcg64Mcg::seed_from_u64(seed);
        let lookahead = Lookahead::new(game, weights);
        Self { lookahead, choices: Vec::new(), random, noise, has_network: false }
    }

    /// Creates a player that maximises the estimate of the tree search, the network included.
    pub fn shrewd(game: &Game, seed: u64) -> Self {
        let network = network_for(game);
        let lookahead = Lookahead::with_network(game, Weights::FITTED, network);
        let random = Pcg64Mcg::seed_from_u64(seed);
        let has_network = network.is_some();
        Self { lookahead, choices: Vec::new(), random, noise: 0.0, has_network }
    }

    /// Returns the error of a placement: a sum of four uniform numbers, close to normal.
    fn error(&mut self) -> f32 {
        let mut uniform = || self.random.next_u32() as f32 / 2_f32.powi(32) - 0.5;
        let bell: f32 = (0..4).map(|_| uniform()).sum();
        bell * self.noise * 3_f32.sqrt()
    }
}

impl Player for GreedyPlayer {
    fn think(&mut self, situation: &Situation, _: &Task) -> Evaluation {
        if situation.sight.is_some() {
            return flight::evaluate(&mut self.lookahead, situation, &mut self.random);
        }
        let (game, state) = (situation.game, situation.state);
        let Actor::Player(seat) = state.actor() else { panic!("no player acts here") };
        let players = state.scores().len();
        self.lookahead.valuation.begin(game, state);
        let mut choices = std::mem::take(&mut self.choices);
        self.lookahead.choices(game, state, &mut self.random, None, &mut choices);
        // All plans with the same placement have the same error.
        let mut error = (None, 0.0);
        let mut judged = Vec::with_capacity(choices.len());
        for choice in &choices {
            if choice.plan.then.is_some() && error.0 != Some(choice.plan.first) {
                error = (Some(choice.plan.first), self.error());
            }
            let noise = if choice.plan.then.is_some() { error.1 } else { 0.0 };
            let Estimate { lead, chance } = choice.estimate;
            let worth =
                if self.has_network { lead } else { hand_lead(&choice.points, seat, players) };
            let alternative =
                Alternative { plan: choice.plan, chance, lead, visits: 1, seats: None };
            judged.push((worth + noise, alternative));
        }
        judged.sort_by(|a, b| b.0.total_cmp(&a.0));
        self.choices = choices;
        let iterations = judged.len() as u32;
        Evaluation { alternatives: judged.into_iter().map(|judged| judged.1).collect(), iterations }
    }
}

/// Chooses by Monte Carlo tree search.
#[derive(Debug)]
pub struct MctsPlayer {
    config: MctsConfig,
    budget: Budget,
    random: Pcg64Mcg,
    /// The second action of the last plan, and the state after the first.
    planned: Option<(State, Alternative)>,
}

impl MctsPlayer {
    /// Creates a player with a budget for each move.
    pub fn new(config: MctsConfig, budget: Budget, seed: u64) -> Self {
        Self { config, budget, random: Pcg64Mcg::seed_from_u64(seed), planned: None }
    }
}

impl Player for MctsPlayer {
    fn decide(&mut self, situation: &Situation, task: &Task) -> Evaluation {
        if let Some((state, planned)) = self.planned.take()
            && task.is_free()
            && state == *situation.state
        {
            return Evaluation { alternatives: vec![planned], iterations: 0 };
        }
        let evaluation = self.think(situation, task);
        let best = *evaluation.best();
        if let Some(then) = best.plan.then {
            let mut after = situation.state.clone();
            apply(situation.game, &mut after, best.plan.first);
            let plan = Plan { first: then, then: None };
            self.planned = Some((after, Alternative { plan, ..best }));
        }
        evaluation
    }

    fn think(&mut self, situation: &Situation, task: &Task) -> Evaluation {
        let (game, state) = (situation.game, situation.state);
        if situation.sight.is_some() {
            let mut lookahead = Lookahead::new(game, self.config.weights);
            return flight::evaluate(&mut lookahead, situation, &mut self.random);
        }
        let seed = self.random.next_u64();
        let meter = task.budget_or(self.budget).begin(task.stop.as_ref());
        let meter = if task.is_free() { meter.with_early_stop() } else { meter };
        endgame::solve(game, state, &meter.half())
            .unwrap_or_else(|| search(game, state, &self.config, &meter, task.required, seed))
    }
}
