//! Who searches one tree.

use bastide_rules::{Action, Actor, Game, Seat, State};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::Search;
use super::tree::{Edge, Outcome, Step, Tree};
use crate::budget::Running;
use crate::lookahead::{Choice, Lookahead, apply, deal, follow, lead};
use crate::thought::Plan;
use crate::winning;

/// One tree, and who searches it.
pub(super) struct Searcher<'a> {
    game: &'a Game,
    search: &'a Search,
    tree: Tree,
    lookahead: Lookahead,
    choices: Vec<Choice>,
    state: State,
    way: Vec<Step>,
    random: Pcg64Mcg,
    /// Where the order of draws begins.
    offset: f64,
}

/// A plan that must be looked at gets one iteration in so many.
const MUST: u32 = 4;
/// The margin, as in [`Search`], for the steps that are played on: most are worth less thought.
const NARROW: f32 = 1.0;

impl<'a> Searcher<'a> {
    pub(super) fn new(game: &'a Game, search: &'a Search, seed: u64) -> Self {
        let mut random = Pcg64Mcg::seed_from_u64(seed);
        let offset = f64::from(random.next_u32()) / 2_f64.powi(32);
        Self {
            game,
            search,
            tree: Tree::new(search.memory / search.threads.max(1) as usize),
            lookahead: Lookahead::new(game, search.weights),
            choices: Vec::new(),
            state: game.start(),
            way: Vec::new(),
            random,
            offset,
        }
    }

    /// The plans of the root, the most promising first, and so many at most.
    pub(super) fn choices_of_root(
        &mut self,
        root: &State,
        limit: usize,
        must: Option<Plan>,
    ) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.lookahead.valuation.begin(root);
        self.lookahead.choices(self.game, root, &mut self.random, None, &mut choices);
        let Actor::Player(seat) = root.actor() else { panic!("no player acts here") };
        let value = |choice: &Choice| winning::chance(&choice.points, seat, root);
        choices.sort_by(|a, b| value(b).total_cmp(&value(a)));
        if let Some(place) = choices.iter().position(|choice| Some(choice.plan) == must)
            && place >= limit
        {
            choices.swap(place, limit - 1);
        }
        choices.truncate(limit);
        choices
    }

    /// Searches as long as the budget lasts, or as there is something to decide; answers what was found about the plans of the root.
    pub(super) fn run(
        &mut self,
        root: &State,
        choices: &[Choice],
        must: Option<Plan>,
        mut running: Running,
    ) -> Vec<Edge> {
        self.lookahead.valuation.begin(root);
        let Actor::Player(seat) = root.actor() else { panic!("no player acts here") };
        let edges = self.edges(choices, root, seat);
        let must = edges.iter().position(|edge| Some(edge.plan) == must);
        self.tree.expand(0, edges);
        let mut iteration = 0;
        while running.take() {
            self.state.clone_from(root);
            iteration += 1;
            let forced = must.filter(|_| iteration % MUST == 0);
            let outcome = self.descend(forced);
            self.tree.learn(&self.way, &outcome);
            if running.is_decided(self.tree.visits_ahead(), iteration) {
                break;
            }
        }
        std::mem::take(&mut self.tree.nodes[0].edges)
    }

    /// Goes down the tree to where it ends, the first step perhaps along a given edge; answers what may
    /// come of it.
    fn descend(&mut self, mut forced: Option<usize>) -> Outcome {
        self.way.clear();
        let mut node = Some(0);
        loop {
            match self.state.actor() {
                Actor::Nobody => return self.over(),
                Actor::Chance => {
                    let Some(here) = node else {
                        deal(self.game, &mut self.state, &mut self.random);
                        continue;
                    };
                    let action = self.draw(here);
                    let edge = self.tree.outcome(here, action);
                    self.way.push(Step { node: here, edge, seat: None });
                    node = self.tree.child(here, edge);
                }
                Actor::Player(seat) => {
                    let Some(here) = node.filter(|&node| self.tree.is_expanded(node)) else {
                        return self.expand(node, seat);
                    };
                    let edge = forced.take().map_or_else(|| self.select(here), |edge| edge as u32);
                    let plan = self.tree.nodes[here as usize].edges[edge as usize].plan;
                    follow(self.game, &mut self.state, plan);
                    self.way.push(Step { node: here, edge, seat: Some(seat) });
                    node = self.tree.child(here, edge);
                }
            }
        }
    }

    /// Lets chance decide in a position of the tree. The tickets are not drawn at random, but such that
    /// they soon are spread evenly, and in the same order in all positions at the same depth: then two
    /// plans are compared by what they make of the same tiles.
    fn draw(&mut self, node: u32) -> Action {
        const GOLDEN: f64 = 0.618_033_988_749_894_9;
        const DEEPER: f64 = 0.754_877_666_246_692_7;
        let visits = f64::from(self.tree.nodes[node as usize].visits);
        let place = visits * GOLDEN + self.way.len() as f64 * DEEPER + self.offset;
        let tickets = self.game.tickets(&self.state);
        let ticket = (place.fract() * f64::from(tickets)) as u32;
        let ticket = ticket.min(tickets.saturating_sub(1));
        let action = self.game.ticket(&self.state, ticket).expect("the ticket is in the urn");
        apply(self.game, &mut self.state, action);
        action
    }

    /// What came of a game that is over.
    fn over(&self) -> Outcome {
        let players = self.state.scores().len();
        Outcome {
            chances: winning::result(&self.state),
            points: winning::points(&self.state),
            players,
        }
    }

    /// Values all plans of a position, keeps the best ones as branches, if there is room for them, and
    /// plays on.
    fn expand(&mut self, node: Option<u32>, seat: Seat) -> Outcome {
        let best = self.best_choice(seat, self.search.margin);
        if let Some(node) = node {
            let mut choices = std::mem::take(&mut self.choices);
            let value = |choice: &Choice| lead(&choice.points, seat, self.state.scores().len());
            let width = self.search.width.min(choices.len());
            if choices.len() > width {
                choices.select_nth_unstable_by(width - 1, |a, b| value(b).total_cmp(&value(a)));
                choices.truncate(width);
            }
            let edges = self.edges(&choices, &self.state, seat);
            self.tree.expand(node, edges);
            self.choices = choices;
        }
        self.play_on(best)
    }

    /// Values all plans of a position; answers the best.
    fn best_choice(&mut self, seat: Seat, margin: f32) -> Choice {
        let Self { game, lookahead, state, random, choices, .. } = self;
        lookahead.choices(game, state, random, Some(margin), choices);
        let value = |choice: &Choice| lead(&choice.points, seat, state.scores().len());
        let best = choices.iter().max_by(|a, b| value(a).total_cmp(&value(b)));
        *best.expect("a player who acts has a legal action")
    }

    /// Plays on from a position with the best plan there, everybody looking one step ahead; answers what
    /// may come of it.
    fn play_on(&mut self, mut best: Choice) -> Outcome {
        let mut luck = self.luck();
        for _ in 0..self.search.steps {
            follow(self.game, &mut self.state, best.plan);
            while self.state.actor() == Actor::Chance {
                deal(self.game, &mut self.state, &mut luck);
            }
            let Actor::Player(seat) = self.state.actor() else { return self.over() };
            if self.lookahead.is_wide(self.game, &self.state) {
                // A look at some throws takes as long as many turns; what was expected before has to do.
                break;
            }
            best = self.best_choice(seat, NARROW);
        }
        let points = best.points;
        let chances = winning::chances(&points, &self.state);
        Outcome { chances, points, players: self.state.scores().len() }
    }

    /// The luck of those who play on: the same whenever a plan of the root is tried for the same time, so
    /// that plans are compared by the same luck.
    fn luck(&self) -> Pcg64Mcg {
        let tried = self.tree.nodes[0].edges[self.way[0].edge as usize].visits;
        Pcg64Mcg::seed_from_u64(self.offset.to_bits().wrapping_add(u64::from(tried)))
    }

    /// The branches for some plans.
    fn edges(&self, choices: &[Choice], state: &State, seat: Seat) -> Vec<Edge> {
        let edge =
            |choice: &Choice| Edge::new(choice.plan, winning::chance(&choice.points, seat, state));
        let mut edges: Vec<_> = choices.iter().map(edge).collect();
        let best = edges.iter().map(|edge| edge.expected).fold(f32::MIN, f32::max);
        let weigh = |edge: &Edge| ((edge.expected - best) / self.search.tolerance).exp();
        let sum: f32 = edges.iter().map(weigh).sum();
        for edge in &mut edges {
            edge.prior = weigh(edge) / sum;
        }
        edges
    }

    /// Chooses the branch to follow.
    fn select(&self, node: u32) -> u32 {
        let node = &self.tree.nodes[node as usize];
        // The valuation sees the player's own step but not the answers to it: what was tried says
        // how much that matters here.
        let (mut shift, mut visits) = (0.0, 0.0);
        for edge in &node.edges {
            shift += edge.sum - edge.expected * edge.visits as f32;
            visits += edge.visits as f32;
        }
        let shift = if visits > 0.0 { shift / visits } else { 0.0 };
        let Search { curiosity, trust, .. } = *self.search;
        let curious = curiosity * (visits + 1.0).sqrt();
        let score = |edge: &Edge| {
            let tried = edge.visits as f32;
            let mean = (edge.sum + trust * (edge.expected + shift)) / (tried + trust);
            mean + curious * edge.prior / (1.0 + tried)
        };
        let best = node.edges.iter().enumerate().max_by(|a, b| score(a.1).total_cmp(&score(b.1)));
        best.expect("a position in the tree has branches").0 as u32
    }
}

#[cfg(test)]
mod tests {
    use bastide_rules::{Phase, Setup};

    use super::*;
    use crate::budget::Budget;
    use crate::player::pick;

    /// With two tiles to come, four steps lead to the end of the game, and what came of every iteration is
    /// what was scored there: whole points, which a valuation does not give.
    #[test]
    fn near_the_end_the_game_is_played_out() {
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
            let mut searcher = Searcher::new(&game, &Search::BEST, seed);
            let choices = searcher.choices_of_root(&root, 12, None);
            let edges = searcher.run(&root, &choices, None, Budget::iterations(20).begin(None));
            assert_eq!(edges.iter().map(|edge| edge.visits).sum::<u32>(), 20);
            assert!(edges.iter().all(|edge| edge.leads.fract() == 0.0), "{edges:?}");
        }
    }
}
