//! Flat Monte Carlo: UCB1 over the legal actions, with random rollouts to the end of the game. It is a
//! baseline, not a good player.

use bastide_rules::{Action, Actor, Game, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::budget::Budget;
use crate::evaluation::{Alternative, Evaluation, Plan, Task};
use crate::lookahead::{apply, deal, lead_over_best, list_actions};
use crate::player::{Player, Situation, pick};
use crate::winning;

/// Chooses by flat Monte Carlo with UCB1.
#[derive(Debug)]
pub struct FlatPlayer {
    budget: Budget,
    random: Pcg64Mcg,
}

/// The statistics of an action.
#[derive(Clone, Copy)]
struct Arm {
    action: Action,
    visits: f32,
    chances: f32,
    leads: f32,
}

impl FlatPlayer {
    /// Creates a player; an iteration of the budget is one rollout.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self { budget, random: Pcg64Mcg::seed_from_u64(seed) }
    }
}

impl Player for FlatPlayer {
    fn think(&mut self, situation: &Situation, task: &Task) -> Evaluation {
        let game = situation.game;
        let root = situation.determinized(&mut self.random);
        let Actor::Player(seat) = root.actor() else { panic!("no player acts here") };
        let mut actions = Vec::new();
        list_actions(game, &root, &mut self.random, &mut actions);
        let arm = |&action: &Action| Arm { action, visits: 0.0, chances: 0.0, leads: 0.0 };
        let mut arms: Vec<_> = actions.iter().map(arm).collect();
        let mut meter = task.budget_or(self.budget).begin(task.stop.as_ref());
        let (mut state, mut rollouts) = (root.clone(), 0_u32);
        while meter.take() {
            rollouts += 1;
            let arm = next(&mut arms, rollouts);
            state.clone_from(&root);
            apply(game, &mut state, arm.action);
            rollout(game, &mut state, &mut self.random);
            arm.visits += 1.0;
            arm.chances += winning::result(&state)[seat.index()];
            arm.leads += lead_over_best(&winning::points(&state), seat, state.scores().len());
        }
        arms.sort_by(|a, b| b.visits.total_cmp(&a.visits).then(b.chances.total_cmp(&a.chances)));
        let alternatives = arms.iter().map(|arm| Alternative {
            plan: Plan { first: arm.action, then: None },
            chance: (arm.chances / arm.visits.max(1.0)).clamp(0.0, 1.0),
            lead: arm.leads / arm.visits.max(1.0),
            visits: arm.visits as u32,
            seats: None,
        });
        Evaluation { alternatives: alternatives.collect(), iterations: rollouts }
    }
}

/// Selects the action with the highest upper confidence bound.
fn next(arms: &mut [Arm], rollouts: u32) -> &mut Arm {
    let log = (rollouts as f32).ln();
    let bound = |arm: &Arm| {
        if arm.visits == 0.0 {
            return f32::MAX;
        }
        arm.chances / arm.visits + (0.5 * log / arm.visits).sqrt()
    };
    arms.iter_mut().max_by(|a, b| bound(a).total_cmp(&bound(b))).expect("a player who acts can act")
}

/// Plays random actions to the end of the game.
pub fn rollout(game: &Game, state: &mut State, random: &mut Pcg64Mcg) {
    loop {
        match state.actor() {
            Actor::Nobody => return,
            Actor::Chance => {
                deal(game, state, random);
            }
            Actor::Player(_) => {
                let action = pick(game, state, random);
                apply(game, state, action);
            }
        }
    }
}
