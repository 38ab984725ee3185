//! Monte Carlo tree search with chance nodes.
//!
//! An edge of a player is a plan, selected by PUCT with priors from the valuation. A leaf is expanded with
//! its most promising plans and evaluated by a truncated rollout: a few plies of greedy play, then the
//! valuation. Threads search separate trees with a fixed share of the iterations (root parallelisation),
//! so the same seed gives the same move.

mod searcher;
mod tree;

use bastide_rules::{Actor, Game, MAX_PLAYERS, State};

use crate::budget::BudgetMeter;
use crate::evaluation::{Alternative, Evaluation, Plan};
use crate::lookahead::Choice;
use crate::valuation::{Estimate, Weights};
use crate::winning;
use searcher::{RootPlan, Searcher};

/// The parameters of the tree search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MctsConfig {
    /// The weights of the valuation.
    pub weights: Weights,
    /// The number of threads.
    pub threads: u32,
    /// The memory limit of all trees together, in bytes.
    pub memory: usize,
    /// The exploration constant of PUCT.
    pub exploration: f32,
    /// The temperature of the softmax that turns values into priors, in chance to win.
    pub prior_temperature: f32,
    /// The number of visits that the valuation of an edge counts for in its mean.
    pub prior_visits: f32,
    /// The maximum number of edges of a node. The root has three times as many.
    pub width: usize,
    /// A placement that is this many points worse than the best plan is not evaluated with all pieces.
    pub margin: f32,
    /// The length of the truncated rollout; by default it depends on whether there is a network for the game.
    pub rollout_plies: Option<u32>,
}

impl MctsConfig {
    /// The strongest parameters known, on one thread.
    pub const BEST: Self = Self {
        weights: Weights::FITTED,
        threads: 1,
        memory: 256 << 20,
        exploration: 0.3,
        prior_temperature: 0.04,
        prior_visits: 2.0,
        width: 12,
        margin: 8.0,
        rollout_plies: None,
    };
}

/// The factor by which the root has more edges.
const ROOT_WIDTH: usize = 3;

/// Searches and returns the evaluation of the plans at the root.
pub(crate) fn search(
    game: &Game,
    root: &State,
    config: &MctsConfig,
    meter: &BudgetMeter,
    required: Option<Plan>,
    seed: u64,
) -> Evaluation {
    let mut first = Searcher::new(game, config, seed);
    let choices = first.choices_of_root(root, ROOT_WIDTH * config.width, required);
    let threads = config.threads.max(1);
    let trees: Vec<Vec<RootPlan>> = std::thread::scope(|scope| {
        let start = |thread: u32| {
            let (share, choices) = (meter.share(thread, threads), &choices);
            let seed = seed.wrapping_add(u64::from(thread) << 32);
            scope.spawn(move || {
                Searcher::new(game, config, seed).run(root, choices, required, share)
            })
        };
        let others: Vec<_> = (1..threads).map(start).collect();
        let own = first.run(root, &choices, required, meter.share(0, threads));
        let others = others.into_iter().map(|other| other.join().expect("a search does not panic"));
        std::iter::once(own).chain(others).collect()
    });
    conclude(root, &choices, &trees)
}

/// Merges the trees. The plan with the most visits is the best; ties are broken by the chance to win.
fn conclude(root: &State, choices: &[Choice], trees: &[Vec<RootPlan>]) -> Evaluation {
    let Actor::Player(seat) = root.actor() else { unreachable!("a player searches") };
    let mut alternatives: Vec<_> = choices
        .iter()
        .enumerate()
        .map(|(index, choice)| {
            let visits = trees.iter().map(|tree| tree[index].visits).sum::<u32>();
            let mean = |seat: usize| {
                let sum = |of: fn(&RootPlan, usize) -> f32| -> f32 {
                    trees.iter().map(|tree| of(&tree[index], seat)).sum()
                };
                let lead = sum(|plan, seat| plan.sum.leads[seat]) / visits as f32;
                let value = sum(|plan, seat| plan.sum.values[seat]) / visits as f32;
                Estimate { lead, chance: winning::chance_of_value(value, lead) }
            };
            let seats = (visits > 0).then(|| std::array::from_fn::<_, MAX_PLAYERS, _>(mean));
            let Estimate { lead, chance } =
                seats.map_or(choice.estimate, |seats| seats[seat.index()]);
            Alternative { plan: choice.plan, chance, lead, visits, seats }
        })
        .collect();
    alternatives.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.chance.total_cmp(&a.chance)));
    let iterations = alternatives.iter().map(|alternative| alternative.visits).sum();
    Evaluation { alternatives, iterations }
}
