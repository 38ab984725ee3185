//! The last tiles: when few are left, all that can happen is looked at, and the best is known.

use bastide_rules::{Action, Actor, Game, MAX_PLAYERS, Seat, State};

use crate::budget::Running;
use crate::lookahead::{apply, lead};
use crate::thought::{Alternative, Plan, Thought};
use crate::valuation::Points;
use crate::winning;

/// With more tiles than these still to be drawn, there is too much that can happen.
const LAST_TILES: u32 = 1;

/// How many actions an endgame may take to be solved at most …
const MOST: u32 = 200_000;
/// … and for each iteration of the budget: so many cost a few times as much as an iteration.
const EACH_ITERATION: u32 = 1_000;

/// Looks at all that can happen from here to the end, if that is not too much for the budget; answers
/// what the player's actions lead to, the best first.
pub(crate) fn solve(game: &Game, root: &State, running: &Running) -> Option<Thought> {
    let Actor::Player(seat) = root.actor() else { return None };
    if root.tiles_left() > LAST_TILES {
        return None;
    }
    let of_budget = |iterations: u32| iterations.saturating_mul(EACH_ITERATION).min(MOST);
    let most = running.iterations().map_or(MOST, of_budget);
    let mut solver = Solver { game, left: most, running, spare: Vec::new() };
    let mut actions = Vec::new();
    game.legal_actions(root, &mut actions);
    let mut alternatives = Vec::with_capacity(actions.len());
    let mut after = root.clone();
    for &first in &actions {
        after.clone_from(root);
        apply(game, &mut after, first);
        let Ending { chances, points } = solver.ending(&after)?;
        alternatives.push(Alternative {
            plan: Plan { first, then: None },
            chance: chances[seat.index()],
            lead: lead(&points, seat, root.scores().len()),
            visits: 1,
        });
    }
    alternatives.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    for alternative in &mut alternatives {
        alternative.chance = alternative.chance.clamp(0.0, 1.0);
    }
    Some(Thought { alternatives, iterations: most - solver.left })
}

/// What comes of a position when everybody plays as well as possible.
#[derive(Clone, Copy)]
struct Ending {
    chances: [f32; MAX_PLAYERS],
    points: Points,
}

struct Solver<'a> {
    game: &'a Game,
    /// How many actions may still be tried.
    left: u32,
    running: &'a Running,
    /// States and lists for other depths, to be used again.
    spare: Vec<(State, Vec<Action>)>,
}

impl Solver<'_> {
    /// What comes of a position; none if there is too much to look at.
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
        if self.running.is_late() {
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
