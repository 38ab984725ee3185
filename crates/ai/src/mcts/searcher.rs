//! The search of one tree.

use bastide_rules::{Action, Actor, Game, MAX_PLAYERS, Seat, State};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::MctsConfig;
use super::tree::{Edge, Outcome, Step, Tree};
use crate::budget::BudgetMeter;
use crate::evaluation::Plan;
use crate::lookahead::{Choice, Lookahead, apply, apply_plan, deal, lead_over_best};
use crate::networks::network_for;
use crate::valuation::is_settled;
use crate::winning;

/// A tree and the memory of its search.
pub(super) struct Searcher<'a> {
    game: &'a Game,
    config: &'a MctsConfig,
    tree: Tree,
    lookahead: Lookahead,
    choices: Vec<Choice>,
    state: State,
    path: Vec<Step>,
    /// The sums of the outcomes of each plan of the root.
    sums: Vec<Outcome>,
    random: Pcg64Mcg,
    /// The length of the truncated rollout.
    plies: u32,
    /// The start of the low-discrepancy sequence of draws.
    offset: f64,
}

/// The result of a plan of the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootPlan {
    pub(super) visits: u32,
    /// The sum of its outcomes.
    pub(super) sum: Outcome,
}

/// A required plan is selected in every fourth iteration.
const REQUIRED_EVERY: u32 = 4;
/// The [margin](MctsConfig::margin) during rollouts.
const ROLLOUT_MARGIN: f32 = 1.0;
/// The plies of a rollout with a network, and with the hand-made valuation alone, which gains more by them.
const PLIES_WITH_NETWORK: u32 = 1;
const PLIES_WITHOUT: u32 = 4;

impl<'a> Searcher<'a> {
    pub(super) fn new(game: &'a Game, config: &'a MctsConfig, seed: u64) -> Self {
        let mut random = Pcg64Mcg::seed_from_u64(seed);
        let offset = f64::from(random.next_u32()) / 2_f64.powi(32);
        let network = network_for(game);
        let plies = if network.is_some() { PLIES_WITH_NETWORK } else { PLIES_WITHOUT };
        Self {
            game,
            config,
            tree: Tree::new(config.memory / config.threads.max(1) as usize),
            lookahead: Lookahead::with_network(game, config.weights, network),
            choices: Vec::new(),
            state: game.start(),
            path: Vec::new(),
            sums: Vec::new(),
            random,
            plies: config.rollout_plies.unwrap_or(plies),
            offset,
        }
    }

    /// Returns the `limit` most promising plans of the root, the best first. The required plan is always
    /// among them.
    pub(super) fn choices_of_root(
        &mut self,
        root: &State,
        limit: usize,
        required: Option<Plan>,
    ) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.lookahead.valuation.begin(self.game, root);
        self.lookahead.choices(self.game, root, &mut self.random, None, &mut choices);
        let value = |choice: &Choice| winning::value(choice.estimate);
        choices.sort_by(|a, b| value(b).total_cmp(&value(a)));
        if let Some(place) = choices.iter().position(|choice| Some(choice.plan) == required)
            && place >= limit
        {
            choices.swap(place, limit - 1);
        }
        choices.truncate(limit);
        choices
    }

    /// Searches until the budget is used up or the best plan cannot change any more. Returns the results of
    /// the root's plans.
    pub(super) fn run(
        &mut self,
        root: &State,
        choices: &[Choice],
        required: Option<Plan>,
        mut meter: BudgetMeter,
    ) -> Vec<RootPlan> {
        self.lookahead.valuation.begin(self.game, root);
        let edges = self.edges(choices);
        let required = edges.iter().position(|edge| Some(edge.plan) == required);
        self.sums = vec![Outcome::default(); edges.len()];
        self.tree.expand(0, edges);
        let mut iteration = 0;
        while meter.take() {
            self.state.clone_from(root);
            iteration += 1;
            let forced = required.filter(|_| iteration % REQUIRED_EVERY == 0);
            let outcome = self.iterate(forced);
            self.tree.backpropagate(&self.path, &outcome);
            if let Some(step) = self.path.first() {
                self.sums[step.edge as usize].add(&outcome);
            }
            if meter.is_decided(self.tree.visits_ahead(), iteration) {
                break;
            }
        }
        let edges = self.tree.nodes[0].edges.iter().zip(&self.sums);
        edges.map(|(edge, &sum)| RootPlan { visits: edge.visits, sum }).collect()
    }

    /// Descends to a leaf, starting with the forced edge if there is one, and returns the leaf's value.
    fn iterate(&mut self, mut forced: Option<usize>) -> Outcome {
        self.path.clear();
        let mut node = Some(0);
        loop {
            match self.state.actor() {
                Actor::Nobody => return self.final_outcome(),
                Actor::Chance => {
                    let Some(here) = node else {
                        deal(self.game, &mut self.state, &mut self.random);
                        continue;
                    };
                    let action = self.draw(here);
                    let edge = self.tree.outcome(here, action);
                    self.path.push(Step { node: here, edge, seat: None });
                    node = self.tree.child(here, edge);
                }
                Actor::Player(seat) => {
                    let Some(here) = node.filter(|&node| self.tree.is_expanded(node)) else {
                        return self.expand(node, seat);
                    };
                    let edge = forced.take().map_or_else(|| self.select(here), |edge| edge as u32);
                    let plan = self.tree.nodes[here as usize].edges[edge as usize].plan;
                    apply_plan(self.game, &mut self.state, plan);
                    self.path.push(Step { node: here, edge, seat: Some(seat) });
                    node = self.tree.child(here, edge);
                }
            }
        }
    }

    /// Draws at a chance node. The draws follow a low-discrepancy sequence instead of a random one, and
    /// all nodes at the same depth use the same sequence: common random numbers, by which plans are
    /// compared with the same tiles.
    fn draw(&mut self, node: u32) -> Action {
        const GOLDEN: f64 = 0.618_033_988_749_894_9;
        const DEEPER: f64 = 0.754_877_666_246_692_7;
        let visits = f64::from(self.tree.nodes[node as usize].visits);
        let place = visits * GOLDEN + self.path.len() as f64 * DEEPER + self.offset;
        let tickets = self.game.tickets(&self.state);
        let ticket = (place.fract() * f64::from(tickets)) as u32;
        let ticket = ticket.min(tickets.saturating_sub(1));
        let action = self.game.ticket(&self.state, ticket).expect("the ticket is in the urn");
        apply(self.game, &mut self.state, action);
        action
    }

    /// Returns the outcome of a finished game.
    fn final_outcome(&self) -> Outcome {
        let (points, players) = (winning::points(&self.state), self.state.scores().len());
        let mut leads = [0.0; MAX_PLAYERS];
        for seat in self.state.seats() {
            leads[seat.index()] = lead_over_best(&points, seat, players);
        }
        Outcome { values: winning::result(&self.state), leads }
    }

    /// Evaluates all plans of a leaf, adds the best ones as edges if there is memory for them, and starts
    /// a rollout with the best.
    fn expand(&mut self, node: Option<u32>, seat: Seat) -> Outcome {
        let best = self.best_choice(self.config.margin);
        if let Some(node) = node {
            let mut choices = std::mem::take(&mut self.choices);
            let value = |choice: &Choice| winning::value(choice.estimate);
            let width = self.config.width.min(choices.len());
            if choices.len() > width {
                choices.select_nth_unstable_by(width - 1, |a, b| value(b).total_cmp(&value(a)));
                choices.truncate(width);
            }
            let edges = self.edges(&choices);
            self.tree.expand(node, edges);
            self.choices = choices;
        }
        self.rollout(best, seat)
    }

    /// Evaluates all plans of a position and returns the best.
    fn best_choice(&mut self, margin: f32) -> Choice {
        let Self { game, lookahead, state, random, choices, .. } = self;
        lookahead.choices(game, state, random, Some(margin), choices);
        let value = |choice: &Choice| winning::value(choice.estimate);
        let best = choices.iter().max_by(|a, b| value(a).total_cmp(&value(b)));
        *best.expect("a player who acts has a legal action")
    }

    /// Truncated rollout: all players play greedily for a few plies, and the estimate after the last one is
    /// the outcome.
    fn rollout(&mut self, mut best: Choice, mut seat: Seat) -> Outcome {
        let mut random = self.rollout_random();
        for _ in 0..self.plies {
            apply_plan(self.game, &mut self.state, best.plan);
            while self.state.actor() == Actor::Chance {
                deal(self.game, &mut self.state, &mut random);
            }
            let Actor::Player(next) = self.state.actor() else { return self.final_outcome() };
            if self.lookahead.is_wide(self.game, &self.state) {
                // Sampling throws takes as long as many plies, so the rollout ends before it.
                return self.outcome(next);
            }
            (best, seat) = (self.best_choice(ROLLOUT_MARGIN), next);
        }
        if self.state.scores().len() == 2 {
            return Outcome::of_two(best.estimate, seat);
        }
        apply_plan(self.game, &mut self.state, best.plan);
        while !is_settled(&self.state) {
            deal(self.game, &mut self.state, &mut random);
        }
        if self.state.is_over() { self.final_outcome() } else { self.outcome(seat) }
    }

    /// Returns the outcome of a position by the estimates of the players, that of one player if there are two.
    fn outcome(&mut self, seat: Seat) -> Outcome {
        let Self { game, lookahead, state, .. } = self;
        if state.scores().len() == 2 {
            return Outcome::of_two(lookahead.valuation.estimate(game, state, seat), seat);
        }
        let (mut outcome, estimates) =
            (Outcome::default(), lookahead.valuation.estimates(game, state));
        for seat in state.seats() {
            let estimate = estimates[seat.index()];
            outcome.values[seat.index()] = winning::value(estimate);
            outcome.leads[seat.index()] = estimate.lead;
        }
        outcome
    }

    /// Returns the generator of a rollout. Its seed depends only on how often the root's plan was visited:
    /// common random numbers for all plans.
    fn rollout_random(&self) -> Pcg64Mcg {
        let visits = self.tree.nodes[0].edges[self.path[0].edge as usize].visits;
        Pcg64Mcg::seed_from_u64(self.offset.to_bits().wrapping_add(u64::from(visits)))
    }

    /// Creates edges with priors: a softmax of the values.
    fn edges(&self, choices: &[Choice]) -> Vec<Edge> {
        let edge = |choice: &Choice| Edge::new(choice.plan, winning::value(choice.estimate));
        let mut edges: Vec<_> = choices.iter().map(edge).collect();
        let best = edges.iter().map(|edge| edge.expected).fold(f32::MIN, f32::max);
        let weigh = |edge: &Edge| ((edge.expected - best) / self.config.prior_temperature).exp();
        let sum: f32 = edges.iter().map(weigh).sum();
        for edge in &mut edges {
            edge.prior = weigh(edge) / sum;
        }
        edges
    }

    /// Selects an edge by PUCT.
    fn select(&self, node: u32) -> u32 {
        let node = &self.tree.nodes[node as usize];
        // The valuation does not see the opponents' replies. The mean error of the visited edges corrects
        // the expectation of all.
        let (mut shift, mut visits) = (0.0, 0.0);
        for edge in &node.edges {
            shift += edge.value_sum - edge.expected * edge.visits as f32;
            visits += edge.visits as f32;
        }
        let shift = if visits > 0.0 { shift / visits } else { 0.0 };
        let MctsConfig { exploration, prior_visits, .. } = *self.config;
        let exploration = exploration * (visits + 1.0).sqrt();
        let score = |edge: &Edge| {
            let visits = edge.visits as f32;
            let mean =
                (edge.value_sum + prior_visits * (edge.expected + shift)) / (visits + prior_visits);
            mean + exploration * edge.prior / (1.0 + visits)
        };
        let best = node.edges.iter().enumerate().max_by(|a, b| score(a.1).total_cmp(&score(b.1)));
        best.expect("an expanded node has edges").0 as u32
    }
}

#[cfg(test)]
mod tests {
    use bastide_rules::{Phase, Setup};

    use super::*;
    use crate::budget::Budget;
    use crate::player::pick;

    /// With two tiles left, a rollout of four plies reaches the end of the game. The outcomes are then final
    /// scores, which are whole numbers; valuations are not.
    #[test]
    fn rollouts_near_the_end_finish_the_game() {
        let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
        for seed in 1..=5 {
            let (mut random, mut root) = (Pcg64Mcg::seed_from_u64(seed), game.start());
            while root.tiles_left() > 2 || !matches!(root.phase(), Phase::PlaceTile(_)) {
                if root.actor() == Actor::Chance {
                    deal(&game, &mut root, &mut random);
                } else {
                    let action = pick(&game, &root, &mut random);
                    apply(&game, &mut root, action);
                }
            }
            let mut searcher = Searcher::new(&game, &MctsConfig::BEST, seed);
            let choices = searcher.choices_of_root(&root, 12, None);
            let plans = searcher.run(&root, &choices, None, Budget::iterations(20).begin(None));
            assert_eq!(plans.iter().map(|plan| plan.visits).sum::<u32>(), 20);
            let leads = plans.iter().flat_map(|plan| plan.sum.leads);
            assert!(leads.map(f32::fract).all(|rest| rest == 0.0), "{plans:?}");
        }
    }
}
