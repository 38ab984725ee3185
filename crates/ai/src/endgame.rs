//! Exact endgame solver: an exhaustive search to the end of the game when at most one tile is left.

use bastide_rules::{Action, Actor, Game, MAX_PLAYERS, Seat, State};

use crate::budget::BudgetMeter;
use crate::evaluation::{Alternative, Evaluation, Plan};
use crate::level::has_many_expansions;
use crate::lookahead::{apply, lead_over_best};
use crate::valuation::{Estimate, Points};
use crate::winning;

/// The most tiles left for which the game tree is small enough.
const LAST_TILES: u32 = 1;

/// The most actions that are searched.
const MOST_ACTIONS: u32 = 200_000;
/// The most actions for each iteration of the budget, and the same in games with many expansions, where actions are slow
/// and an attempt that fails would take seconds.
const ACTIONS_PER_ITERATION: u32 = 1_000;
const ACTIONS_PER_ITERATION_LARGE: u32 = 20;

/// Searches the game tree to the end. Returns the exact evaluation of all actions, or `None` if the tree
/// is too large for the budget.
pub(crate) fn solve(game: &Game, root: &State, meter: &BudgetMeter) -> Option<Evaluation> {
    let Actor::Player(seat) = root.actor() else { return None };
    if root.tiles_left() > LAST_TILES {
        return None;
    }
    let each =
        if has_many_expansions(game) { ACTIONS_PER_ITERATION_LARGE } else { ACTIONS_PER_ITERATION };
    let of_budget = |iterations: u32| iterations.saturating_mul(each).min(MOST_ACTIONS);
    let most = meter.iterations().map_or(MOST_ACTIONS, of_budget);
    let mut solver = Solver { game, left: most, meter, spare: Vec::new() };
    let mut actions = Vec::new();
    game.legal_actions(root, &mut actions);
    let mut alternatives = Vec::with_capacity(actions.len());
    let mut after = root.clone();
    for &first in &actions {
        after.clone_from(root);
        apply(game, &mut after, first);
        let ending = solver.ending(&after)?;
        let mut seats = [Estimate::default(); MAX_PLAYERS];
        for seat in root.seats() {
            let lead = lead_over_best(&ending.points, seat, root.scores().len());
            let chance = winning::chance_of_value(ending.chances[seat.index()], lead);
            seats[seat.index()] = Estimate { lead, chance };
        }
        let Estimate { lead, chance } = seats[seat.index()];
        let plan = Plan { first, then: None };
        alternatives.push(Alternative { plan, chance, lead, visits: 1, seats: Some(seats) });
    }
    let value = |alternative: &Alternative| {
        winning::value(Estimate { lead: alternative.lead, chance: alternative.chance })
    };
    alternatives.sort_by(|a, b| value(b).total_cmp(&value(a)));
    Some(Evaluation { alternatives, iterations: most - solver.left })
}

/// The value of a position under perfect play.
#[derive(Clone, Copy)]
struct Ending {
    chances: [f32; MAX_PLAYERS],
    points: Points,
}

struct Solver<'a> {
    game: &'a Game,
    /// The number of actions that may still be searched.
    left: u32,
    meter: &'a BudgetMeter,
    /// States and lists of deeper levels, for reuse.
    spare: Vec<(State, Vec<Action>)>,
}

impl Solver<'_> {
    /// Returns the value of a position, or `None` if the limit is exceeded.
    fn ending(&mut self, state: &State) -> Option<Ending> {
        let actor = state.actor();
        if actor == Actor::Nobody {
            let (chances, points) = (winning::result(state), winning::points(state));
            return Some(Ending { chances, points });
        }
        let (mut after, mut actions) =
            self.spare.pop().unwrap_or_else(|| (state.clone(), Vec::new()));
        self.game.legal_actions(state, &mut actions);
        let ending = self.ending_of(state, actor, &actions, &mut after);
        self.spare.push((after, actions));
        ending
    }

    fn ending_of(
        &mut self,
        state: &State,
        actor: Actor,
        actions: &[Action],
        after: &mut State,
    ) -> Option<Ending> {
        self.left = self.left.checked_sub(actions.len() as u32)?;
        if self.meter.is_expired() {
            return None;
        }
        let mut whole = Ending { chances: [0.0; MAX_PLAYERS], points: [0.0; MAX_PLAYERS] };
        let mut best: Option<Ending> = None;
        for &action in actions {
            after.clone_from(state);
            apply(self.game, after, action);
            let ending = self.ending(after)?;
            let Actor::Player(seat) = actor else {
                let tickets = self.game.tickets_of(state, action) as f32;
                whole.add(&ending, tickets / self.game.tickets(state) as f32);
                continue;
            };
            if best.is_none_or(|best| is_better(&ending, &best, seat)) {
                best = Some(ending);
            }
        }
        Some(best.unwrap_or(whole))
    }
}

fn is_better(ending: &Ending, other: &Ending, seat: Seat) -> bool {
    ending.chances[seat.index()] > other.chances[seat.index()]
}

impl Ending {
    fn add(&mut self, other: &Self, share: f32) {
        for seat in 0..MAX_PLAYERS {
            self.chances[seat] += share * other.chances[seat];
            self.points[seat] += share * other.points[seat];
        }
    }
}
