//! One step ahead: what the legal actions lead to, by the valuation.

use bastide_rules::{Action, Actor, Game, MAX_PLAYERS, Phase, Seat, State, below};
use rand_pcg::Pcg64Mcg;

use crate::thought::Plan;
use crate::valuation::{Points, Valuation, Weights};

/// A plan, and the points that may be expected of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) plan: Plan,
    pub(crate) points: Points,
}

/// Where there are more actions than these, so many are drawn at random: throws come in thousands.
const MOST_ACTIONS: usize = 400;
const DRAWN_ACTIONS: usize = 60;
/// The same where time is taken for it.
const MOST_ACTIONS_OF_ROOT: usize = 2_000;
const DRAWN_ACTIONS_OF_ROOT: usize = 300;
/// How many outcomes of chance are tried, where chance is no draw of a tile.
const OUTCOMES: usize = 6;

/// Looks one step ahead, in memory that it keeps.
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

    /// All plans of the player who acts, with what they lead to, in place of what was in the list. Where
    /// an action is already worse than the best plan by a margin, what may follow it is not looked at.
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
        // Whoever leaves out nothing has time.
        if margin.is_none() {
            thin_out(&mut firsts, MOST_ACTIONS_OF_ROOT, DRAWN_ACTIONS_OF_ROOT, random);
        } else {
            thin_out(&mut firsts, MOST_ACTIONS, DRAWN_ACTIONS, random);
        }
        // What may follow each of very many is too much.
        let goes_on = firsts.len() <= MOST_ACTIONS;
        for &first in &firsts {
            self.after_first.clone_from(state);
            apply(game, &mut self.after_first, first);
            if !goes_on || self.after_first.actor() != state.actor() {
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

    /// Whether there are so many actions that not all of them can be looked at.
    pub(crate) fn is_wide(&mut self, game: &Game, state: &State) -> bool {
        game.legal_actions(state, &mut self.firsts);
        self.firsts.len() > MOST_ACTIONS
    }

    /// The value of what one or two actions led to. Where chance decides what came of them, the mean of
    /// some outcomes. `tiles` says how many lay on the table and were left in the position that was valued
    /// before, if it came of the same first action.
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

/// Makes an action that is known to be legal. All who search share this one, so that the loop of a whole
/// game can have its own.
#[inline(never)]
pub(crate) fn apply(game: &Game, state: &mut State, action: Action) {
    game.apply(state, action, &mut ()).expect("listed actions are legal");
}

/// Does what a plan says.
pub(crate) fn follow(game: &Game, state: &mut State, plan: Plan) {
    apply(game, state, plan.first);
    if let Some(then) = plan.then {
        apply(game, state, then);
    }
}

/// Lets chance decide.
#[inline]
pub(crate) fn deal(game: &Game, state: &mut State, random: &mut Pcg64Mcg) -> Action {
    let ticket = below(random, game.tickets(state));
    let action = game.ticket(state, ticket).expect("the ticket is in the urn");
    apply(game, state, action);
    action
}

/// The legal actions, or some of them where there are very many.
pub(crate) fn list_actions(
    game: &Game,
    state: &State,
    random: &mut Pcg64Mcg,
    actions: &mut Vec<Action>,
) {
    game.legal_actions(state, actions);
    thin_out(actions, MOST_ACTIONS, DRAWN_ACTIONS, random);
}

/// Where there are more actions than `most`, keeps some of them at random.
fn thin_out(actions: &mut Vec<Action>, most: usize, drawn: usize, random: &mut Pcg64Mcg) {
    if actions.len() > most {
        for index in 0..drawn {
            let other = index + below(random, (actions.len() - index) as u32) as usize;
            actions.swap(index, other);
        }
        actions.truncate(drawn);
    }
}

/// How much a player is ahead: of the best of the others, and of all of them.
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

    /// What is remembered from one plan to the next changes no value.
    #[test]
    fn every_plan_is_valued_as_if_it_were_the_only_one() {
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
                    follow(&game, &mut after, *plan);
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
            assert!(compared > 1_000, "{compared} plans prove nothing");
        }
    }
}
