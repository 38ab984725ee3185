//! What a player is asked, and what it returns.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bastide_rules::{Action, MAX_PLAYERS};

use crate::budget::Budget;
use crate::valuation::Estimate;

/// A player's move: an action, and the following one if the same player decides that, too. Usually a
/// placement and what is done with a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The first action.
    pub first: Action,
    /// The second action.
    pub then: Option<Action>,
}

/// The limits of a decision.
#[derive(Clone, Debug, Default)]
pub struct Task {
    /// Replaces the player's own budget.
    pub budget: Option<Budget>,
    /// An upper limit on the time, on top of the budget.
    pub time_limit: Option<Duration>,
    /// Ends the search as soon as it is requested.
    pub stop: Option<StopFlag>,
    /// A plan that must be evaluated, however bad it looks.
    pub required: Option<Plan>,
}

impl Task {
    /// Returns the budget of the task, or else the player's own, cut to the time limit.
    pub(crate) fn budget_or(&self, own: Budget) -> Budget {
        let budget = self.budget.unwrap_or(own);
        Budget { time: [budget.time, self.time_limit].into_iter().flatten().min(), ..budget }
    }

    /// Whether the player may stop early and reuse an earlier plan.
    pub(crate) fn is_free(&self) -> bool {
        self.budget.is_none() && self.required.is_none()
    }
}

/// A flag, shared between threads, that asks a player to return at once.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// Asks the player to return at once.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the player was asked to return at once.
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The evaluation of one plan.
#[derive(Clone, Copy, Debug)]
pub struct Alternative {
    /// The plan.
    pub plan: Plan,
    /// The estimated probability of winning, from 0 to 1.
    pub chance: f32,
    /// The expected final lead over the best opponent, in points.
    pub lead: f32,
    /// The number of visits by the search.
    pub visits: u32,
    /// The same for every seat, if the player estimates all of them.
    pub seats: Option<[Estimate; MAX_PLAYERS]>,
}

/// A player's evaluation of its plans.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// The evaluated plans, the best first. There is at least one.
    pub alternatives: Vec<Alternative>,
    /// The number of iterations.
    pub iterations: u32,
}

impl Evaluation {
    /// Returns the best plan.
    pub fn best(&self) -> &Alternative {
        &self.alternatives[0]
    }

    /// Returns the first action of the best plan.
    pub fn action(&self) -> Action {
        self.best().plan.first
    }

    /// Creates the evaluation of a player that does not evaluate anything.
    pub(crate) fn of(action: Action) -> Self {
        let plan = Plan { first: action, then: None };
        let alternatives =
            vec![Alternative { plan, chance: 0.5, lead: 0.0, visits: 0, seats: None }];
        Self { alternatives, iterations: 0 }
    }
}
