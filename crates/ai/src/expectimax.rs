//! Expectimax: the player's plans, every tile that can be drawn then, and the best answer to each.
//!
//! Pruned in the manner of Star2: before the answers to a plan are searched, one answer to each tile is
//! probed, the one that was best against the plan before. It bounds what the plan can be worth; if that
//! is less than the best plan found so far, the plan is left aside.

use bastide_rules::{Action, Actor, Game, Seat, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::budget::{Budget, Running};
use crate::flight;
use crate::lookahead::{Choice, Lookahead, apply, follow, lead};
use crate::player::{Player, Situation};
use crate::thought::{Alternative, Plan, Task, Thought};
use crate::valuation::Weights;
use crate::winning;

/// Looks two steps ahead.
#[derive(Debug)]
pub struct ExpectimaxPlayer {
    lookahead: Lookahead,
    width: usize,
    budget: Option<Budget>,
    random: Pcg64Mcg,
}

impl ExpectimaxPlayer {
    /// A player that looks two steps ahead at its best plans, so many of them at most.
    pub fn new(game: &Game, width: usize, budget: Option<Budget>, seed: u64) -> Self {
        let lookahead = Lookahead::new(game, Weights::PLAIN);
        Self { lookahead, width, budget, random: Pcg64Mcg::seed_from_u64(seed) }
    }
}

impl Player for ExpectimaxPlayer {
    fn think(&mut self, situation: &Situation, task: &Task) -> Thought {
        if situation.sight.is_some() {
            return flight::reach(&mut self.lookahead, situation, &mut self.random);
        }
        let (game, root) = (situation.game, situation.state);
        let Actor::Player(seat) = root.actor() else { panic!("no player acts here") };
        let players = root.scores().len();
        self.lookahead.valuation.begin(root);
        let mut plans = Vec::new();
        self.lookahead.choices(game, root, &mut self.random, None, &mut plans);
        let value = |choice: &Choice| lead(&choice.points, seat, players);
        plans.sort_by(|a, b| value(b).total_cmp(&value(a)));
        plans.truncate(self.width);

        let own = self.budget.unwrap_or(Budget::iterations(u32::MAX));
        let running = task.budget_or(own).begin(task.stop.as_ref());
        let mut step = TwoSteps {
            game,
            seat,
            lookahead: &mut self.lookahead,
            random: &mut self.random,
            killers: Vec::new(),
            answers: Vec::new(),
            running,
            visits: 0,
        };
        let mut alternatives: Vec<Alternative> = Vec::new();
        let mut best = f32::MIN;
        let mut after = root.clone();
        for choice in &plans {
            after.clone_from(root);
            follow(game, &mut after, choice.plan);
            let before = step.visits;
            let Some(found) = step.expected(&after, best) else { continue };
            best = best.max(found);
            alternatives.push(Alternative {
                plan: choice.plan,
                chance: 0.0,
                lead: found,
                visits: step.visits - before,
            });
        }
        if alternatives.is_empty() {
            // There was no time for a second step.
            let lead = value(&plans[0]);
            alternatives.push(Alternative { plan: plans[0].plan, chance: 0.0, lead, visits: 0 });
        }
        alternatives.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        for alternative in &mut alternatives {
            alternative.chance = winning::chance_of_lead(alternative.lead, root).clamp(0.0, 1.0);
        }
        Thought { alternatives, iterations: step.visits }
    }
}

/// The second step after one of the plans.
struct TwoSteps<'a> {
    game: &'a Game,
    /// For whom.
    seat: Seat,
    lookahead: &'a mut Lookahead,
    random: &'a mut Pcg64Mcg,
    /// The best answer to each outcome of chance against the plan before.
    killers: Vec<(Action, Plan)>,
    answers: Vec<Choice>,
    running: Running,
    visits: u32,
}

impl TwoSteps<'_> {
    /// The expected lead after the answers to a plan; none if it is certainly not more than `alpha`, or
    /// if there is no time to find out.
    fn expected(&mut self, after: &State, alpha: f32) -> Option<f32> {
        if after.actor() != Actor::Chance {
            return self.running.take().then(|| self.value(after));
        }
        let mut outcomes = Vec::new();
        self.game.legal_actions(after, &mut outcomes);
        let tickets = self.game.tickets(after) as f32;
        let share = |action| self.game.tickets_of(after, action) as f32 / tickets;
        let mut bounds = Vec::with_capacity(outcomes.len());
        let mut drawn = after.clone();
        for &outcome in &outcomes {
            drawn.clone_from(after);
            apply(self.game, &mut drawn, outcome);
            bounds.push((share(outcome), self.probe(&drawn, outcome)));
        }
        let mut bound: f32 = bounds.iter().map(|(share, bound)| share * bound).sum();
        for (&outcome, &(share, probed)) in outcomes.iter().zip(&bounds) {
            if bound <= alpha || !self.running.take() {
                return None;
            }
            drawn.clone_from(after);
            apply(self.game, &mut drawn, outcome);
            let exact = self.answer(&drawn, outcome);
            bound += share * (exact - probed);
        }
        Some(bound)
    }

    fn value(&mut self, state: &State) -> f32 {
        let points = self.lookahead.valuation.points(self.game, state);
        lead(&points, self.seat, state.scores().len())
    }

    /// A bound for the answers to an outcome: what the answer leads to that was best before. No bound
    /// where somebody else than an opponent answers, or nothing is known.
    fn probe(&mut self, drawn: &State, outcome: Action) -> f32 {
        const NO_BOUND: f32 = 1_000.0;
        let known = self.killers.iter().find(|(action, _)| *action == outcome);
        let (Some(&(_, plan)), Actor::Player(other)) = (known, drawn.actor()) else {
            return NO_BOUND;
        };
        let mut state = drawn.clone();
        let mut make = |action| self.game.apply(&mut state, action, &mut ()).is_ok();
        if other == self.seat || !make(plan.first) || !plan.then.is_none_or(make) {
            return NO_BOUND;
        }
        self.value(&state)
    }

    /// What comes of the best answer to an outcome.
    fn answer(&mut self, drawn: &State, outcome: Action) -> f32 {
        self.visits += 1;
        let Actor::Player(other) = drawn.actor() else { return self.value(drawn) };
        let players = drawn.scores().len();
        let mut answers = std::mem::take(&mut self.answers);
        self.lookahead.choices(self.game, drawn, self.random, None, &mut answers);
        let value = |choice: &Choice| lead(&choice.points, other, players);
        let best = answers.iter().max_by(|a, b| value(a).total_cmp(&value(b)));
        let best = *best.expect("a player who acts has a legal action");
        self.answers = answers;
        match self.killers.iter_mut().find(|(action, _)| *action == outcome) {
            Some(killer) => killer.1 = best.plan,
            None => self.killers.push((outcome, best.plan)),
        }
        lead(&best.points, self.seat, players)
    }
}
