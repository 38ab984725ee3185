//! One-ply lookahead: all plans of a player with their valuations.

use bastide_rules::{Action, Actor, Game, MAX_PLAYERS, Seat, State, below};
use rand_pcg::Pcg64Mcg;

use crate::evaluation::Plan;
use crate::valuation::{Estimate, Network, Points, Valuation, Weights, is_settled};

/// A plan and what is expected after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) plan: Plan,
    /// The expected points by the hand-made valuation.
    pub(crate) points: Points,
    /// The estimate for the player who acts.
    pub(crate) estimate: Estimate,
}

/// With more legal actions than this, a random sample is evaluated: there are thousands of throws.
const MOST_ACTIONS: usize = 400;
const DRAWN_ACTIONS: usize = 60;
/// The same without a margin, as at the root of a search.
const MOST_ACTIONS_OF_ROOT: usize = 2_000;
const DRAWN_ACTIONS_OF_ROOT: usize = 300;
/// The number of sampled actions inside a tree.
const DRAWN_ACTIONS_OF_TREE: usize = 24;
/// The number of sampled outcomes of a chance event other than the draw of a tile, and that inside a tree.
const OUTCOMES: usize = 6;
const OUTCOMES_OF_TREE: usize = 2;

/// Evaluates plans and reuses its memory.
#[derive(Debug)]
pub(crate) struct Lookahead {
    pub(crate) valuation: Valuation,
    after_first: State,
    after_then: State,
    outcome: State,
    firsts: Vec<Action>,
    thens: Vec<Action>,
}

impl Lookahead {
    pub(crate) fn new(game: &Game, weights: Weights) -> Self {
        Self::with_network(game, weights, None)
    }

    pub(crate) fn with_network(
        game: &Game,
        weights: Weights,
        network: Option<&'static Network>,
    ) -> Self {
        Self {
            valuation: Valuation::new(game, weights).with_network(network),
            after_first: game.start(),
            after_then: game.start(),
            outcome: game.start(),
            firsts: Vec::new(),
            thens: Vec::new(),
        }
    }

    /// Replaces `choices` by all plans of the player to act. If a plan is worse than the best one by more
    /// than the margin, the other plans with the same first action are skipped.
    pub(crate) fn choices(
        &mut self,
        game: &Game,
        state: &State,
        random: &mut Pcg64Mcg,
        margin: Option<f32>,
        choices: &mut Vec<Choice>,
    ) {
        choices.clear();
        let Actor::Player(seat) = state.actor() else { return };
        let mut best = f32::MIN;
        let mut firsts = std::mem::take(&mut self.firsts);
        game.legal_actions(state, &mut firsts);
        let is_root = margin.is_none();
        let (drawn, outcomes) = if is_root {
            (DRAWN_ACTIONS, OUTCOMES)
        } else {
            (DRAWN_ACTIONS_OF_TREE, OUTCOMES_OF_TREE)
        };
        if is_root {
            subsample(&mut firsts, MOST_ACTIONS_OF_ROOT, DRAWN_ACTIONS_OF_ROOT, random);
        } else {
            subsample(&mut firsts, MOST_ACTIONS, drawn, random);
        }
        // With very many first actions, second actions would take too long.
        let has_second_actions = firsts.len() <= MOST_ACTIONS;
        self.valuation.enter(game, state, seat);
        for &first in &firsts {
            self.after_first.clone_from(state);
            apply(game, &mut self.after_first, first);
            self.derive(game, state, 0);
            if !has_second_actions || self.after_first.actor() != state.actor() {
                let (points, estimate) = self.value(game, state, random, outcomes, 1);
                best = best.max(estimate.lead);
                choices.push(Choice { plan: Plan { first, then: None }, points, estimate });
                continue;
            }
            let mut thens = std::mem::take(&mut self.thens);
            game.legal_actions(&self.after_first, &mut thens);
            subsample(&mut thens, MOST_ACTIONS, drawn, random);
            if let Some(margin) = margin {
                // The value before the second action is close to the one after a pass.
                let points = self.valuation.points_at(&self.after_first, 1);
                let estimate = self.valuation.estimate_of(&points, &self.after_first, 1);
                if estimate.lead < best - margin {
                    let plan = Plan { first, then: thens.first().copied() };
                    choices.push(Choice { plan, points, estimate });
                    self.thens = thens;
                    continue;
                }
            }
            for &then in &thens {
                self.after_then.clone_from(&self.after_first);
                apply(game, &mut self.after_then, then);
                self.derive(game, state, 1);
                let (points, estimate) = self.value(game, state, random, outcomes, 2);
                best = best.max(estimate.lead);
                choices.push(Choice { plan: Plan { first, then: Some(then) }, points, estimate });
                if margin.is_some_and(|margin| estimate.lead < best - margin) {
                    break;
                }
            }
            self.thens = thens;
        }
        self.firsts = firsts;
    }

    /// Whether there are too many legal actions to evaluate all of them.
    pub(crate) fn is_wide(&mut self, game: &Game, state: &State) -> bool {
        game.legal_actions(state, &mut self.firsts);
        self.firsts.len() > MOST_ACTIONS
    }

    /// Evaluates the position after the first action (`depth` 0) or the second (1).
    fn derive(&mut self, game: &Game, state: &State, depth: usize) {
        let (before, after) = match depth {
            0 => (state, &mut self.after_first),
            _ => (&self.after_first, &mut self.after_then),
        };
        if is_settled(after) {
            self.valuation.derive(game, before, after, depth);
        }
    }

    /// Returns the value after one or two actions, as a mean over some sampled outcomes if chance acts next.
    fn value(
        &mut self,
        game: &Game,
        before: &State,
        random: &mut Pcg64Mcg,
        outcomes: usize,
        depth: usize,
    ) -> (Points, Estimate) {
        let Self { valuation, after_first, after_then, outcome, .. } = self;
        let (before, state) =
            if depth == 1 { (before, &*after_first) } else { (&*after_first, &*after_then) };
        if is_settled(state) {
            let points = valuation.points_at(state, depth);
            return (points, valuation.estimate_of(&points, state, depth));
        }
        let (mut mean, mut estimate) = ([0.0; MAX_PLAYERS], Estimate::default());
        for _ in 0..outcomes {
            outcome.clone_from(state);
            deal(game, outcome, random);
            valuation.derive(game, before, outcome, depth - 1);
            let points = valuation.points_at(outcome, depth);
            let found = valuation.estimate_of(&points, outcome, depth);
            for (mean, points) in mean.iter_mut().zip(points) {
                *mean += points / outcomes as f32;
            }
            estimate.lead += found.lead / outcomes as f32;
            estimate.chance += found.chance / outcomes as f32;
        }
        (mean, estimate)
    }
}

/// Applies an action that is known to be legal. It is not inlined, so that searches share one copy and the
/// loop of a whole game has its own.
#[inline(never)]
pub(crate) fn apply(game: &Game, state: &mut State, action: Action) {
    game.apply(state, action, &mut ()).expect("listed actions are legal");
}

/// Applies both actions of a plan.
pub(crate) fn apply_plan(game: &Game, state: &mut State, plan: Plan) {
    apply(game, state, plan.first);
    if let Some(then) = plan.then {
        apply(game, state, then);
    }
}

/// Samples an outcome of chance and applies it.
#[inline]
pub(crate) fn deal(game: &Game, state: &mut State, random: &mut Pcg64Mcg) -> Action {
    let ticket = below(random, game.tickets(state));
    let action = game.ticket(state, ticket).expect("the ticket is in the urn");
    apply(game, state, action);
    action
}

/// Lists the legal actions, or a random sample if there are very many.
pub(crate) fn list_actions(
    game: &Game,
    state: &State,
    random: &mut Pcg64Mcg,
    actions: &mut Vec<Action>,
) {
    game.legal_actions(state, actions);
    subsample(actions, MOST_ACTIONS, DRAWN_ACTIONS, random);
}

/// Keeps a random sample of `drawn` actions if there are more than `most`.
fn subsample(actions: &mut Vec<Action>, most: usize, drawn: usize, random: &mut Pcg64Mcg) {
    if actions.len() > most {
        for index in 0..drawn {
            let other = index + below(random, (actions.len() - index) as u32) as usize;
            actions.swap(index, other);
        }
        actions.truncate(drawn);
    }
}

/// Returns what the hand-made valuation maximises, which is less noisy than the lead over the best opponent: the
/// mean of the leads over the best opponent and over the average one.
pub(crate) fn lead(points: &Points, seat: Seat, players: usize) -> f32 {
    let (mut best, mut sum) = (f32::MIN, 0.0);
    for (other, &points) in points[..players].iter().enumerate() {
        if other != seat.index() {
            best = best.max(points);
            sum += points;
        }
    }
    points[seat.index()] - 0.5 * (best + sum / (players - 1) as f32)
}

/// Returns a player's lead over the best opponent.
pub(crate) fn lead_over_best(points: &Points, seat: Seat, players: usize) -> f32 {
    let others = points[..players].iter().enumerate().filter(|&(other, _)| other != seat.index());
    points[seat.index()] - others.map(|(_, &points)| points).fold(f32::MIN, f32::max)
}

#[cfg(test)]
mod tests {
    use bastide_rules::Setup;
    use bastide_rules::setup::Preset;
    use rand_core::SeedableRng;

    use super::*;
    use crate::networks::network_for;
    use crate::player::pick;

    /// What is carried over from the position before does not change the result.
    #[test]
    fn derived_values_equal_fresh_ones() {
        for preset in Preset::ALL {
            for weights in [Weights::FITTED, Weights::PLAIN] {
                let setup = Setup::preset(preset, ["Ann", "Ben"]);
                let game = Game::new(setup).expect("a sensible setup");
                let network = network_for(&game).filter(|_| weights == Weights::FITTED);
                let mut lookahead = Lookahead::with_network(&game, weights, network);
                let mut alone = Valuation::new(&game, weights).with_network(network);
                let (mut random, mut state) = (Pcg64Mcg::seed_from_u64(5), game.start());
                let (mut choices, mut compared) = (Vec::new(), 0);
                while !state.is_over() {
                    if state.actor() == Actor::Chance {
                        deal(&game, &mut state, &mut random);
                        continue;
                    }
                    lookahead.valuation.begin(&game, &state);
                    alone.begin(&game, &state);
                    lookahead.choices(&game, &state, &mut random, None, &mut choices);
                    let Actor::Player(seat) = state.actor() else { panic!("no player acts here") };
                    for Choice { plan, points, estimate } in
                        choices.iter().step_by(1 + choices.len() / 40)
                    {
                        let mut after = state.clone();
                        apply_plan(&game, &mut after, *plan);
                        if is_settled(&after) {
                            let fresh = alone.points(&game, &after);
                            for (seat, points) in points.iter().enumerate() {
                                let error = (points - fresh[seat]).abs();
                                assert!(error < 2e-3, "{preset:?}: {plan:?}: {points} {fresh:?}");
                            }
                            let fresh = alone.estimate(&game, &after, seat);
                            let errors =
                                [estimate.lead - fresh.lead, estimate.chance - fresh.chance];
                            let close = errors.iter().all(|error| error.abs() < 5e-3);
                            assert!(close, "{preset:?}: {plan:?}: {estimate:?} {fresh:?}");
                            // What networks are trained on is what they see in a game.
                            if let Some(network) = network {
                                let inputs = alone.inputs(&game, &after, seat);
                                let trained = network.estimate_of(&inputs);
                                let error = (trained.lead - fresh.lead).abs();
                                assert!(error < 5e-3 || after.is_over(), "{trained:?} {fresh:?}");
                            }
                            compared += 1;
                        }
                    }
                    let action = pick(&game, &state, &mut random);
                    apply(&game, &mut state, action);
                }
                assert!(compared > 1_000, "only {compared} plans were compared");
            }
        }
    }
}
