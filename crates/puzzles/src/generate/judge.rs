//! Whether a position is a puzzle: one plan is clearly the best, and not every player finds it.

use std::cmp::Reverse;

use bastide_ai::{
    Alternative, Budget, Evaluation, Level, MctsConfig, Plan, PlayerSpec, Situation, Task,
};
use bastide_review::Outlook;
use bastide_rules::{Game, State};

use super::quota::Quota;

/// The chance to win that the best plan has to be ahead of every plan that is not right.
const GAP: f32 = 0.04;
/// The points of lead that it has to be ahead.
const GAP_IN_POINTS: f32 = 1.0;
/// The share of both that the first search has to find.
const PROMISE: f32 = 0.5;
/// The share of both that a search with a quarter of the iterations has to find.
const SHORT: f32 = 0.8;
/// Plans whose chance is at most this much worse than the best one are as good.
const EQUAL: f32 = 0.02;
/// The most plans that are right.
const MOST_RIGHT: usize = 3;
/// The chances to win with the best plan between which a position is interesting.
const OPEN: std::ops::RangeInclusive<f32> = 0.08..=0.97;
/// The plans that are written down.
const MOST_PLANS: usize = 7;
/// How often each level plays a position; more than half of the games have to begin with a right plan.
const TRIALS: u64 = 5;
const TRIALS_OF_SEARCHES: u64 = 3;
/// The difficulty of what only the highest level finds: it searches as the generator does, on all cores.
const HARDEST: u8 = 6;
/// The highest difficulty that the one-step player may solve.
pub(super) const EASY: u8 = 4;

/// A task with this many iterations, to be used up.
pub(super) fn task(iterations: u32) -> Task {
    Task { budget: Some(Budget::iterations(iterations)), ..Task::default() }
}

/// A position under examination.
pub(super) struct Judge<'a> {
    pub(super) game: &'a Game,
    pub(super) state: &'a State,
    /// The choice of the one-step player.
    pub(super) one_step: Plan,
}

/// A plan and the verdict on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judged {
    pub(super) plan: Plan,
    pub(super) right: bool,
    pub(super) outlook: Outlook,
    pub(super) visits: u32,
}

/// The solution of a puzzle.
#[derive(Debug)]
pub(super) struct Solution {
    /// The right plans, then others.
    pub(super) plans: Vec<Judged>,
    pub(super) difficulty: u8,
}

impl Judge<'_> {
    /// Whether the first search finds a plan that is clearly the best.
    pub(super) fn is_promising(&self, first: &Evaluation, quota: &Quota) -> bool {
        let is_solved = first.best().plan == self.one_step;
        if is_solved && !quota.wants_easy() {
            return false;
        }
        right_plans(&first.alternatives, PROMISE).is_some_and(|right| {
            let is_whole = right.iter().all(|plan| self.is_whole(*plan));
            let is_easy = right.contains(&self.one_step);
            // The deep searches take far longer than the lower levels.
            let wanted = || {
                let levels = self.difficulty(&right, 0, usize::from(EASY));
                levels.map_or(!is_easy, |level| quota.wants_level(level))
            };
            is_whole && is_easy == is_solved && wanted()
        })
    }

    /// Whether the player does not decide anything directly after the plan.
    fn is_whole(&self, plan: Plan) -> bool {
        let mut after = self.state.clone();
        let is_legal = self.game.apply(&mut after, plan.first, &mut ()).is_ok();
        is_legal && (plan.then.is_some() || after.actor() != self.state.actor())
    }

    /// Searches twice. Returns the solution if both searches find the same.
    pub(super) fn confirm(&self, deep: u32, seed: u64, quota: &Quota) -> Option<Solution> {
        let search = |seed: u64, iterations: u32| {
            let spec = PlayerSpec::Mcts(MctsConfig::BEST, Budget::iterations(iterations));
            let mut player = spec.build(self.game, seed);
            player.think(&Situation::new(self.game, self.state), &task(iterations)).alternatives
        };
        // Most positions fail, so a shorter search comes first.
        right_plans(&search(seed ^ 0xf1, deep / 4), SHORT)?;
        let one = search(seed, deep);
        right_plans(&one, 1.0)?;
        let other = search(seed ^ 0x5eed, deep);
        right_plans(&other, 1.0)?;
        let all = merged(&one, &other);
        let right = right_plans(&all, 1.0)?;
        let agreed = [&one, &other].iter().all(|search| right.contains(&search[0].plan));
        if !agreed || !right.iter().all(|plan| self.is_whole(*plan)) {
            return None;
        }
        let is_easy = right.contains(&self.one_step);
        if is_easy && !quota.wants_easy() {
            return None;
        }
        let difficulty = self.difficulty(&right, seed, Level::ALL.len() - 1).unwrap_or(HARDEST);
        if !quota.wants_level(difficulty) || is_easy && difficulty > EASY {
            return None;
        }
        Some(Solution { plans: self.listed(&all, &right), difficulty })
    }

    /// The plans to write down: the right ones, the choice of the one-step player, and those that come closest.
    fn listed(&self, all: &[Alternative], right: &[Plan]) -> Vec<Judged> {
        let judged = |alternative: &Alternative| {
            let Alternative { plan, chance, lead, visits, .. } = *alternative;
            Judged { plan, right: right.contains(&plan), outlook: Outlook { chance, lead }, visits }
        };
        let mut plans: Vec<_> = all.iter().filter(|plan| plan.visits > 0).map(judged).collect();
        let order = |plan: &Judged| (!plan.right, plan.plan != self.one_step);
        plans.sort_by(|a, b| {
            let by_chance = || b.outlook.chance.total_cmp(&a.outlook.chance);
            order(a).cmp(&order(b)).then_with(by_chance)
        });
        plans.truncate(MOST_PLANS);
        plans.sort_by(|a, b| {
            let by_chance = || b.outlook.chance.total_cmp(&a.outlook.chance);
            (!a.right).cmp(&!b.right).then_with(by_chance)
        });
        plans
    }

    /// The first of the lowest levels whose players choose a right plan more often than not, counted from 1.
    fn difficulty(&self, right: &[Plan], seed: u64, levels: usize) -> Option<u8> {
        let solves = |level: Level| {
            let trials = if level == Level::Strong { TRIALS_OF_SEARCHES } else { TRIALS };
            let tries = (0..trials).filter(|trial| {
                let mut player = level.spec(self.game).build(self.game, seed ^ (trial << 8));
                let chosen = player.think(&Situation::new(self.game, self.state), &Task::default());
                right.contains(&chosen.best().plan)
            });
            2 * tries.count() as u64 > trials
        };
        let found = Level::ALL.into_iter().take(levels).zip(1..).find(|(level, _)| solves(*level));
        found.map(|(_, number)| number)
    }
}

/// Returns the best plan and those that are as good, if all others are worse by this share of the gap.
fn right_plans(alternatives: &[Alternative], share: f32) -> Option<Vec<Plan>> {
    let best = alternatives.first()?;
    if !OPEN.contains(&best.chance) {
        return None;
    }
    let is_right = |plan: &&Alternative| plan.chance >= best.chance - EQUAL && plan.visits > 0;
    let right: Vec<_> = alternatives.iter().filter(is_right).collect();
    let least = right.iter().map(|plan| plan.chance).fold(f32::MAX, f32::min);
    let lead = right.iter().map(|plan| plan.lead).fold(f32::MAX, f32::min);
    let mut others =
        alternatives.iter().filter(|plan| !right.iter().any(|own| own.plan == plan.plan));
    let is_clear = others.clone().next().is_some()
        && others.all(|other| {
            other.chance <= least.min(best.chance) - share * GAP
                && other.lead <= lead - share * GAP_IN_POINTS
        });
    let plans = || right.iter().map(|right| right.plan).collect();
    (is_clear && right.len() <= MOST_RIGHT).then(plans)
}

/// The means of two searches, weighted by visits, the most visited plan first.
fn merged(one: &[Alternative], other: &[Alternative]) -> Vec<Alternative> {
    let mut all: Vec<Alternative> = one.to_vec();
    for added in other {
        match all.iter_mut().find(|known| known.plan == added.plan) {
            None => all.push(*added),
            Some(known) => {
                let (old, new) = (known.visits as f32, added.visits as f32);
                let share = if old + new > 0.0 { new / (old + new) } else { 0.5 };
                known.chance += share * (added.chance - known.chance);
                known.lead += share * (added.lead - known.lead);
                known.visits += added.visits;
            }
        }
    }
    all.sort_by_key(|plan| Reverse(plan.visits));
    all
}

#[cfg(test)]
mod tests {
    use bastide_rules::Action;
    use bastide_rules::geometry::Corner;

    use super::*;

    fn alternatives(values: &[(f32, f32, u32)]) -> Vec<Alternative> {
        let plan = |index: usize| Plan { first: Action::PlaceBarn(Corner::ALL[index]), then: None };
        let all = values.iter().enumerate();
        all.map(|(index, &(chance, lead, visits))| Alternative {
            plan: plan(index),
            chance,
            lead,
            visits,
            seats: None,
        })
        .collect()
    }

    fn count(values: &[(f32, f32, u32)]) -> Option<usize> {
        right_plans(&alternatives(values), 1.0).map(|plans| plans.len())
    }

    #[test]
    fn one_plan_has_to_be_clearly_the_best() {
        assert_eq!(count(&[(0.6, 5.0, 900), (0.5, 2.0, 100)]), Some(1));
        assert_eq!(count(&[(0.6, 5.0, 900), (0.59, 4.9, 500), (0.5, 2.0, 100)]), Some(2));
        // Too close, by chance or by points.
        assert_eq!(count(&[(0.6, 5.0, 900), (0.57, 2.0, 100)]), None);
        assert_eq!(count(&[(0.6, 5.0, 900), (0.5, 4.3, 100)]), None);
        // A plan that was hardly searched but looks as good.
        assert_eq!(count(&[(0.6, 5.0, 900), (0.57, 4.0, 1)]), None);
        // All plans are right, or the game is decided.
        assert_eq!(count(&[(0.6, 5.0, 900), (0.6, 5.0, 900)]), None);
        assert_eq!(count(&[(0.99, 40.0, 900), (0.8, 10.0, 100)]), None);
        assert_eq!(count(&[]), None);
    }

    #[test]
    fn searches_are_weighted_by_their_visits() {
        let one = alternatives(&[(0.6, 6.0, 300), (0.4, 0.0, 0)]);
        let other = alternatives(&[(0.4, 2.0, 100), (0.2, -2.0, 50)]);
        let all = merged(&one, &other);
        assert!((all[0].chance - 0.55).abs() < 1e-6 && (all[0].lead - 5.0).abs() < 1e-6);
        assert!((all[1].chance - 0.2).abs() < 1e-6);
        assert_eq!((all[0].visits, all[1].visits), (400, 50));
    }
}
