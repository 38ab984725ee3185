//! Tree search with chance nodes.
//!
//! An iteration goes down the tree: players choose by what was found so far and by what the valuation
//! expects, chance draws. Where the tree ends, all plans of the player who acts are valued one step
//! ahead, and the most promising ones become the branches of the tree. From the best of them everybody
//! plays on for a few steps, looking one step ahead; what is expected then is what came of the iteration.
//! Threads search trees of their own with their own share of the iterations, so that the same seed gives
//! the same move.

mod searcher;
mod tree;

use bastide_rules::{Actor, Game, State};

use crate::budget::Running;
use crate::lookahead::{Choice, lead};
use crate::thought::{Alternative, Plan, Thought};
use crate::valuation::Weights;
use crate::winning;
use searcher::Searcher;
use tree::Edge;

/// How a tree is searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// The numbers of the valuation.
    pub weights: Weights,
    /// On how many threads.
    pub threads: u32,
    /// How much memory the trees may take, all together, in bytes.
    pub memory: usize,
    /// How curious the search is about what was seldom tried.
    pub curiosity: f32,
    /// How large a difference in the chance to win makes a plan much less promising.
    pub tolerance: f32,
    /// How many visits the expectation of the valuation counts for.
    pub trust: f32,
    /// How many branches a position has at most; the root has more.
    pub width: usize,
    /// A placement that is so many points worse than the best is not looked at with all pieces.
    pub margin: f32,
    /// How many steps are played on from where the tree ends, before it is valued what came of it.
    pub steps: u32,
}

impl Search {
    /// The best numbers that were found, on one thread.
    pub const BEST: Self = Self {
        weights: Weights::FITTED,
        threads: 1,
        memory: 256 << 20,
        curiosity: 0.3,
        tolerance: 0.04,
        trust: 2.0,
        width: 12,
        margin: 8.0,
        steps: 4,
    };
}

/// How many times as many branches the root has.
const ROOT: usize = 3;

/// Searches, and answers what was found.
pub(crate) fn search(
    game: &Game,
    root: &State,
    search: &Search,
    running: &Running,
    must: Option<Plan>,
    seed: u64,
) -> Thought {
    let mut first = Searcher::new(game, search, seed);
    let choices = first.choices_of_root(root, ROOT * search.width, must);
    let threads = search.threads.max(1);
    let trees: Vec<Vec<Edge>> = std::thread::scope(|scope| {
        let start = |thread: u32| {
            let (share, choices) = (running.share(thread, threads), &choices);
            let seed = seed.wrapping_add(u64::from(thread) << 32);
            scope.spawn(move || Searcher::new(game, search, seed).run(root, choices, must, share))
        };
        let others: Vec<_> = (1..threads).map(start).collect();
        let own = first.run(root, &choices, must, running.share(0, threads));
        let others = others.into_iter().map(|other| other.join().expect("a search does not panic"));
        std::iter::once(own).chain(others).collect()
    });
    conclude(root, &choices, &trees)
}

/// What all trees say together. The plan that was tried most is the best, and among equals the one with
/// the best chance.
fn conclude(root: &State, choices: &[Choice], trees: &[Vec<Edge>]) -> Thought {
    let Actor::Player(seat) = root.actor() else { panic!("no player acts here") };
    let sum = |of: &dyn Fn(&Edge) -> f32, index: usize| -> f32 {
        trees.iter().map(|tree| of(&tree[index])).sum()
    };
    let mut alternatives: Vec<_> = choices
        .iter()
        .enumerate()
        .map(|(index, choice)| {
            let visits = trees.iter().map(|tree| tree[index].visits).sum::<u32>();
            let (chance, lead) = if visits == 0 {
                let points = &choice.points;
                (winning::chance(points, seat, root), lead(points, seat, root.scores().len()))
            } else {
                let visits = visits as f32;
                (sum(&|edge| edge.sum, index) / visits, sum(&|edge| edge.leads, index) / visits)
            };
            Alternative { plan: choice.plan, chance: chance.clamp(0.0, 1.0), lead, visits }
        })
        .collect();
    alternatives.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.chance.total_cmp(&a.chance)));
    let iterations = alternatives.iter().map(|alternative| alternative.visits).sum();
    Thought { alternatives, iterations }
}
