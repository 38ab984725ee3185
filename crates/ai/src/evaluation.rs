//! What a player is told when it is to think, and what it thinks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bastide_rules::Action;

use crate::budget::Budget;

/// What a player does until somebody else or chance acts: an action, and the one after it if that is
/// the player's own decision, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What is done first.
    pub first: Action,
    /// What is done after it.
    pub then: Option<Action>,
}

/// How a player is to think.
#[derive(Clone, Debug, Default)]
pub struct Task {
    /// The budget; by default the player's own.
    pub budget: Option<Budget>,
    /// An upper limit on the time, on top of the budget.
    pub limit: Option<Duration>,
    /// Somebody may set this to have an answer at once.
    pub stop: Option<Stop>,
    /// A plan that must be thought about, however bad it looks.
    pub must: Option<Plan>,
}

impl Task {
    /// Returns the budget to think within: the one asked for, or else the player's own, and no more time
    /// than the limit.
    pub(crate) fn budget_or(&self, own: Budget) -> Budget {
        let budget = self.budget.unwrap_or(own);
        Budget { time: [budget.time, self.limit].into_iter().flatten().min(), ..budget }
    }

    /// Whether the player decides for itself how long to think, and about what.
    pub(crate) fn is_free(&self) -> bool {
        self.budget.is_none() && self.must.is_none()
    }
}

/// A wish for an answer at once.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Wishes for an answer at once.
    pub fn wish(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody wishes for an answer.
    pub fn is_wished(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a player thinks of a plan.
#[derive(Clone, Copy, Debug)]
pub struct Alternative {
    /// The plan.
    pub plan: Plan,
    /// The chance to win with it, from 0 to 1.
    pub chance: f32,
    /// The expected lead over the others in the end, in points.
    pub lead: f32,
    /// How often it was tried.
    pub visits: u32,
}

/// What a player thinks, the best plan first.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The plans it thought about; there is at least one.
    pub alternatives: Vec<Alternative>,
    /// How many iterations were made.
    pub iterations: u32,
}

impl Thought {
    /// The best plan.
    pub fn best(&self) -> &Alternative {
        &self.alternatives[0]
    }

    /// What the player does.
    pub fn action(&self) -> Action {
        self.best().plan.first
    }

    /// Without any thinking: this action.
    pub(crate) fn of(action: Action) -> Self {
        let plan = Plan { first: action, then: None };
        let alternatives = vec![Alternative { plan, chance: 0.5, lead: 0.0, visits: 0 }];
        Self { alternatives, iterations: 0 }
    }
}
