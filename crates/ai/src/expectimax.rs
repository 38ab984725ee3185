//! Expectimax of two plies: the player's plans, every tile that can be drawn, and the best reply to each.
//!
//! Pruned like Star2: before the replies to a plan are searched, one reply to each draw is probed, the
//! killer move from the plan before. The probes bound the value of the plan from above; a plan whose bound
//! is below the best value so far is cut off.

use bastide_rules::{Action, Actor, Game, Seat, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::budget::{Budget, BudgetMeter};
use crate::evaluation::{Alternative, Evaluation, Plan, Task};
use crate::flight;
use crate::lookahead::{Choice, Lookahead, apply, apply_plan, lead};
use crate::player::{Player, Situation};
use crate::valuation::Weights;
use crate::winning;

/// Chooses by expectimax of two plies.
#[derive(Debug)]
pub struct ExpectimaxPlayer {
    lookahead: Lookahead,
    width: usize,
    budget: Option<Budget>,
    random: Pcg64Mcg,
}

impl ExpectimaxPlayer {
    /// Creates a player that searches its `width` most promising plans.
    pub fn new(game: &Game, width: usize, budget: Option<Budget>, seed: u64) -> Self {
        let lookahead = Lookahead::new(game, Weights::PLAIN);
        Self { lookahead, width, budget, random: Pcg64Mcg::seed_from_u64(seed) }
    }
}

impl Player for ExpectimaxPlayer {
    fn think(&mut self, situation: &Situation, task: &Task) -> Evaluation {
        if situation.sight.is_some() {
            return flight::evaluate(&mut self.lookahead, situation, &mut self.random);
        }
        let (game, root) = (situation.game, situation.state);
        let Actor::Player(seat) = root.actor() else { panic!("no player acts here") };
        let players = root.scores().len();
        self.lookahead.valuation.begin(game, root);
        let mut plans = Vec::new();
        self.lookahead.choices(game, root, &mut self.random, None, &mut plans);
        let value = |choice: &Choice| lead(&choice.points, seat, players);
        plans.sort_by(|a, b| value(b).total_cmp(&value(a)));
        plans.truncate(self.width);

        let own = self.budget.unwrap_or(Budget::iterations(u32::MAX));
        let meter = task.budget_or(own).begin(task.stop.as_ref());
        let mut ply = SecondPly {
            game,
            seat,
            lookahead: &mut self.lookahead,
            random: &mut self.random,
            killers: Vec::new(),
            replies: Vec::new(),
            meter,
            visits: 0,
        };
        let mut alternatives: Vec<Alternative> = Vec::new();
        let mut best = f32::MIN;
        let mut after = root.clone();
        for choice in &plans {
            after.clone_from(root);
            apply_plan(game, &mut after, choice.plan);
            let before = ply.visits;
            let Some(found) = ply.expected(&after, best) else { continue };
            best = best.max(found);
            alternatives.push(Alternative {
                plan: choice.plan,
                chance: 0.0,
                lead: found,
                visits: ply.visits - before,
                seats: None,
            });
        }
        if alternatives.is_empty() {
            // There was no time for the second ply.
            let lead = value(&plans[0]);
            let plan = plans[0].plan;
            alternatives.push(Alternative { plan, chance: 0.0, lead, visits: 0, seats: None });
        }
        alternatives.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        for alternative in &mut alternatives {
            alternative.chance = winning::chance_of_lead(alternative.lead, root);
        }
        Evaluation { alternatives, iterations: ply.visits }
    }
}

/// The search of the second ply.
struct SecondPly<'a> {
    game: &'a Game,
    /// The player at the root.
    seat: Seat,
    lookahead: &'a mut Lookahead,
    random: &'a mut Pcg64Mcg,
    /// The best reply to each outcome of chance after the plan before.
    killers: Vec<(Action, Plan)>,
    replies: Vec<Choice>,
    meter: BudgetMeter,
    visits: u32,
}

impl SecondPly<'_> {
    /// Returns the expected lead after the replies to a plan, or `None` if it is not above `alpha` or the
    /// time is over.
    fn expected(&mut self, after: &State, alpha: f32) -> Option<f32> {
        if after.actor() != Actor::Chance {
            return self.meter.take().then(|| self.value(after));
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
            if bound <= alpha || !self.meter.take() {
                return None;
            }
            drawn.clone_from(after);
            apply(self.game, &mut drawn, outcome);
            let exact = self.best_reply(&drawn, outcome);
            bound += share * (exact - probed);
        }
        Some(bound)
    }

    fn value(&mut self, state: &State) -> f32 {
        let points = self.lookahead.valuation.points(self.game, state);
        lead(&points, self.seat, state.scores().len())
    }

    /// Returns an upper bound for an outcome: the value after the killer move. There is no bound if no
    /// killer move is known, or if it is not an opponent's turn.
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

    /// Returns the value after the best reply to an outcome.
    fn best_reply(&mut self, drawn: &State, outcome: Action) -> f32 {
        self.visits += 1;
        let Actor::Player(other) = drawn.actor() else { return self.value(drawn) };
        let players = drawn.scores().len();
        let mut replies = std::mem::take(&mut self.replies);
        self.lookahead.choices(self.game, drawn, self.random, None, &mut replies);
        let value = |choice: &Choice| lead(&choice.points, other, players);
        let best = replies.iter().max_by(|a, b| value(a).total_cmp(&value(b)));
        let best = *best.expect("a player who acts has a legal action");
        self.replies = replies;
        match self.killers.iter_mut().find(|(action, _)| *action == outcome) {
            Some(killer) => killer.1 = best.plan,
            None => self.killers.push((outcome, best.plan)),
        }
        lead(&best.points, self.seat, players)
    }
}
