//! Finding puzzles in games of a tree search against itself.

mod judge;
mod quota;

use bastide_ai::{Plan, Player, PlayerSpec, Situation};
use bastide_rules::{Action, Actor, Dealer, Game, Phase, State};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::coding::{Digest, number_of};
use crate::mix::Mix;
use crate::puzzle::{CodedPlan, Puzzle, PuzzleError};
use crate::theme::Theme;
use judge::{Judge, Solution};
pub use quota::Quota;

/// The effort with which puzzles are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The iterations of the search that plays, and that looks at positions first.
    pub quick: u32,
    /// The iterations of each of the two searches that confirm a puzzle.
    pub deep: u32,
    /// Every how manyth decision is searched; the others are made by the one-step player.
    pub every: u32,
    /// The most puzzles from one game.
    pub most: usize,
}

impl Effort {
    /// The usual effort for a game: less for games with many expansions, whose searches take longer.
    pub fn of(game: &Game) -> Self {
        if game.start().memory() > LARGE {
            Self { quick: 60, deep: 500, every: 4, most: 5 }
        } else {
            Self { quick: 80, deep: 1_000, every: 1, most: 4 }
        }
    }
}

/// The size in bytes above which a state is that of a game with many expansions.
const LARGE: usize = 24 * 1024;
/// The tiles that have to have been placed.
const LEAST_TILES: usize = 12;
/// The decisions between two puzzles of a game.
const APART: u32 = 6;
/// With more legal actions, such as throws, a position is no puzzle.
const MOST_ACTIONS: usize = 400;
/// The fewest legal actions of a puzzle.
const LEAST_ACTIONS: usize = 3;
/// In a game, this many positions are searched deeply for each puzzle that is wanted.
const TRIES: usize = 4;

/// Finds puzzles of a mix.
#[derive(Debug)]
pub struct Generator {
    mix: Mix,
    game: Game,
    seed: u64,
    effort: Effort,
}

impl Generator {
    /// Creates a generator. Game `index` of the same seed is always the same game.
    pub fn new(mix: Mix, seed: u64, effort: Option<Effort>) -> Result<Self, PuzzleError> {
        let game = Game::new(mix.setup())?;
        let effort = effort.unwrap_or_else(|| Effort::of(&game));
        Ok(Self { mix, game, seed, effort })
    }

    /// Plays a game and returns the puzzles in it, which are added to the quota.
    pub fn play(&self, index: u64, quota: &mut Quota) -> Vec<Puzzle> {
        let number = index.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut random = Pcg64Mcg::seed_from_u64(self.seed.wrapping_add(number));
        let mut dealer = Dealer::from_u64(random.next_u64());
        let quick = format!("mcts:iterations={}", self.effort.quick);
        let quick: PlayerSpec = quick.parse().expect("a player with an option");
        let mut hunt = Hunt {
            generator: self,
            quota,
            quick: quick.build(&self.game, random.next_u64()),
            one_step: PlayerSpec::Shrewd.build(&self.game, random.next_u64()),
            state: self.game.start(),
            actions: Vec::new(),
            decisions: 0,
            last: None,
            tries: self.effort.most * TRIES,
            found: Vec::new(),
        };
        while !hunt.state.is_over() {
            if hunt.state.actor() == Actor::Chance {
                let action = dealer.deal(&self.game, &hunt.state);
                hunt.apply(action);
            } else {
                hunt.decide(&dealer);
            }
        }
        hunt.found
    }
}

/// A game in which puzzles are looked for.
struct Hunt<'a> {
    generator: &'a Generator,
    quota: &'a mut Quota,
    quick: Box<dyn Player + Send>,
    one_step: Box<dyn Player + Send>,
    state: State,
    actions: Vec<Action>,
    /// The decisions so far, and the number of the last one that became a puzzle.
    decisions: u32,
    last: Option<u32>,
    /// How many more positions are searched deeply.
    tries: usize,
    found: Vec<Puzzle>,
}

impl Hunt<'_> {
    fn apply(&mut self, action: Action) {
        let Generator { game, .. } = self.generator;
        game.apply(&mut self.state, action, &mut ()).expect("players choose legal actions");
        self.actions.push(action);
    }

    fn apply_plan(&mut self, plan: Plan) {
        self.apply(plan.first);
        if let Some(then) = plan.then {
            self.apply(then);
        }
    }

    /// Makes the decision of a player, and looks whether it is a puzzle.
    fn decide(&mut self, dealer: &Dealer) {
        let Generator { game, effort, .. } = self.generator;
        let mut legal = Vec::new();
        game.legal_actions(&self.state, &mut legal);
        if let [only] = legal[..] {
            return self.apply(only);
        }
        let in_flight = matches!(self.state.phase(), Phase::Hand(_));
        let sight = if in_flight { dealer.catch_view(&self.state) } else { None };
        let suits = !in_flight && (LEAST_ACTIONS..=MOST_ACTIONS).contains(&legal.len());
        let situation = Situation { game, state: &self.state, sight: sight.as_ref() };
        if !suits || !self.decisions.is_multiple_of(effort.every) {
            self.decisions += u32::from(suits);
            let action = self.one_step.choose(&situation);
            return self.apply(action);
        }
        self.decisions += 1;
        let first = self.quick.think(&situation, &judge::task(effort.quick));
        let best = first.best().plan;
        let is_begun = self.state.tiles().len() >= game.start().tiles().len() + LEAST_TILES;
        let is_apart = self.last.is_none_or(|last| last + APART <= self.decisions);
        if is_begun && is_apart && self.tries > 0 && self.found.len() < effort.most {
            let one_step = self.one_step.think(&situation, &judge::task(1)).best().plan;
            let judge = Judge { game, state: &self.state, one_step };
            let is_wanted = || self.quota.wants(Theme::of(game, &self.state, best));
            if judge.is_promising(&first, self.quota) && is_wanted() {
                self.tries -= 1;
                let seed = self.generator.seed ^ (self.actions.len() as u64) << 20;
                if let Some(solution) = judge.confirm(effort.deep, seed, self.quota)
                    && let Some(puzzle) = self.puzzle(&solution)
                    && self.quota.wants(puzzle.theme)
                {
                    self.last = Some(self.decisions);
                    self.quota.add(&puzzle);
                    self.found.push(puzzle);
                }
            }
        }
        self.apply_plan(best);
    }

    /// Writes a position down as a puzzle.
    fn puzzle(&self, solution: &Solution) -> Option<Puzzle> {
        let Generator { game, mix, .. } = self.generator;
        let mut state = game.start();
        let mut digest = Digest::new(&mix.to_string());
        let mut moves = Vec::with_capacity(self.actions.len());
        for &action in &self.actions {
            moves.push(number_of(game, &state, action)?);
            digest.add(&action.text(game, &state));
            game.apply(&mut state, action, &mut ()).ok()?;
        }
        let coded = |plan: &judge::Judged| {
            let mut numbers = vec![number_of(game, &state, plan.plan.first)?];
            if let Some(then) = plan.plan.then {
                let mut after = state.clone();
                game.apply(&mut after, plan.plan.first, &mut ()).ok()?;
                numbers.push(number_of(game, &after, then)?);
            }
            let judge::Judged { right, outlook, visits, .. } = *plan;
            Some(CodedPlan { moves: numbers, right, outlook, visits })
        };
        let plans = solution.plans.iter().map(coded).collect::<Option<Vec<_>>>()?;
        let theme = Theme::of(game, &state, solution.plans[0].plan);
        let (id, mix) = (digest.id(), mix.clone());
        let puzzle = Puzzle { id, mix, theme, difficulty: solution.difficulty, moves, plans };
        // As it will be read: values are rounded.
        Puzzle::parse(&puzzle.to_string()).ok()
    }
}
