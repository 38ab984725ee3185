//! One-ply lookahead: all plans of a player with their valuations.

use bastide_rules::{Action, Actor, Game, MAX_PLAYERS, Phase, Seat, State, below};
use rand_pcg::Pcg64Mcg;

use crate::evaluation::Plan;
use crate::valuation::{Points, Valuation, Weights};

/// A plan and the expected points after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) plan: Plan,
    pub(crate) points: Points,
}

/// With more legal actions than this, a random sample is evaluated: there are thousands of throws.
const MOST_ACTIONS: usize = 400;
const DRAWN_ACTIONS: usize = 60;
/// The same without a margin, as at the root of a search.
const MOST_ACTIONS_OF_ROOT: usize = 2_000;
const DRAWN_ACTIONS_OF_ROOT: usize = 300;
/// The number of sampled outcomes of a chance event other than the draw of a tile.
const OUTCOMES: usize = 6;

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
        Self {
            valuation: Valuation::new(game, weights),
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
        let players = state.scores().len();
        let mut best = f32::MIN;
        let mut firsts = std::mem::take(&mut self.firsts);
        game.legal_actions(state, &mut firsts);
        if margin.is_none() {
            subsample(&mut firsts, MOST_ACTIONS_OF_ROOT, DRAWN_ACTIONS_OF_ROOT, random);
        } else {
            subsample(&mut firsts, MOST_ACTIONS, DRAWN_ACTIONS, random);
        }
        // With very many first actions, second actions would take too long.
        let has_second_actions = firsts.len() <= MOST_ACTIONS;
        for &first in &firsts {
            self.after_first.clone_from(state);
            apply(game, &mut self.after_first, first);
            if !has_second_actions || self.after_first.actor() != state.actor() {
                let points = self.value(game, random, false, &mut None);
                best = best.max(lead(&points, seat, players));
                choices.push(Choice { plan: Plan { first, then: None }, points });
                continue;
            }
            let mut thens = std::mem::take(&mut self.thens);
            list_actions(game, &self.after_first, random, &mut thens);
            let mut tiles = None;
            for &then in &thens {
                self.after_then.clone_from(&self.after_first);
                apply(game, &mut self.after_then, then);
                let points = self.value(game, random, true, &mut tiles);
                let value = lead(&points, seat, players);
                best = best.max(value);
                choices.push(Choice { plan: Plan { first, then: Some(then) }, points });
                if margin.is_some_and(|margin| value < best - margin) {
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

    /// Returns the value after one or two actions, as a mean over sampled outcomes if chance acts next.
    /// `tiles` is the number of tiles on the table and left in the position valued before, if it has the
    /// same first action.
    fn value(
        &mut self,
        game: &Game,
        random: &mut Pcg64Mcg,
        second: bool,
        tiles: &mut Option<(usize, u32)>,
    ) -> Points {
        let state = if second { &self.after_then } else { &self.after_first };
        let draws = matches!(state.phase(), Phase::DrawTile | Phase::DrawBonus);
        if state.actor() != Actor::Chance || draws {
            let now = Some((state.tiles().len(), state.tiles_left()));
            if std::mem::replace(tiles, now) == now {
                return self.valuation.points_again(game, state);
            }
            return self.valuation.points(game, state);
        }
        *tiles = None;
        let mut mean = [0.0; MAX_PLAYERS];
        for _ in 0..OUTCOMES {
            self.outcome.clone_from(state);
            deal(game, &mut self.outcome, random);
            let points = self.valuation.points(game, &self.outcome);
            for (mean, points) in mean.iter_mut().zip(points) {
                *mean += points / OUTCOMES as f32;
            }
        }
        mean
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

/// Returns a player's lead: the mean of the lead over the best opponent and over the average one.
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

#[cfg(test)]
mod tests {
    use bastide_rules::Setup;
    use bastide_rules::setup::Preset;
    use rand_core::SeedableRng;

    use super::*;
    use crate::player::pick;

    /// The caches of the valuation do not change its results.
    #[test]
    fn cached_values_equal_fresh_ones() {
        for preset in [Preset::Base, Preset::Classic, Preset::HuntersAndGatherers] {
            let setup = Setup::preset(preset, ["Ann", "Ben"]);
            let game = Game::new(setup).expect("a sensible setup");
            let mut lookahead = Lookahead::new(&game, Weights::FITTED);
            let mut alone = Valuation::new(&game, Weights::FITTED);
            let (mut random, mut state) = (Pcg64Mcg::seed_from_u64(5), game.start());
            let (mut choices, mut compared) = (Vec::new(), 0);
            while !state.is_over() {
                if state.actor() == Actor::Chance {
                    deal(&game, &mut state, &mut random);
                    continue;
                }
                lookahead.valuation.begin(&state);
                alone.begin(&state);
                lookahead.choices(&game, &state, &mut random, None, &mut choices);
                for Choice { plan, points } in &choices {
                    let mut after = state.clone();
                    apply_plan(&game, &mut after, *plan);
                    let draws = matches!(after.phase(), Phase::DrawTile | Phase::DrawBonus);
                    if after.actor() != Actor::Chance || draws {
                        let expected = alone.points(&game, &after).map(f32::to_bits);
                        assert_eq!(points.map(f32::to_bits), expected, "{preset:?}: {plan:?}");
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
