//! Budgets of a decision, in iterations and time.

use std::time::{Duration, Instant};

use crate::evaluation::StopFlag;

/// The budget of a decision. With both limits, the search ends at whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The maximum number of iterations.
    pub iterations: Option<u32>,
    /// The maximum time.
    pub time: Option<Duration>,
}

impl Budget {
    /// Creates a budget of iterations.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations: Some(iterations), time: None }
    }

    /// Creates a budget of time.
    pub const fn time(time: Duration) -> Self {
        Self { iterations: None, time: Some(time) }
    }

    /// Starts to use up the budget.
    pub(crate) fn begin(self, stop: Option<&StopFlag>) -> BudgetMeter {
        let until = self.time.map(|time| Instant::now() + time);
        // Without any limit the search would never end.
        let boundless = self.iterations.is_none() && until.is_none() && stop.is_none();
        let left = if boundless { Some(1) } else { self.iterations };
        let begun = Instant::now();
        BudgetMeter { left, begun, until, stop: stop.cloned(), early_stop: false }
    }
}

/// What is left of a budget during a search.
#[derive(Clone, Debug)]
pub(crate) struct BudgetMeter {
    left: Option<u32>,
    begun: Instant,
    until: Option<Instant>,
    stop: Option<StopFlag>,
    early_stop: bool,
}

impl BudgetMeter {
    /// Takes an iteration. Returns `false` if none is left.
    #[inline]
    pub(crate) fn take(&mut self) -> bool {
        if self.is_expired() {
            return false;
        }
        match &mut self.left {
            None => true,
            Some(0) => false,
            Some(left) => {
                *left -= 1;
                true
            }
        }
    }

    /// Lets the search stop as soon as the best plan cannot change any more.
    pub(crate) fn with_early_stop(self) -> Self {
        Self { early_stop: true, ..self }
    }

    /// Whether a plan that is ahead by `ahead` visits after `made` iterations stays ahead for the rest of
    /// the budget. The number of iterations that fit into the remaining time is extrapolated.
    pub(crate) fn is_decided(&self, ahead: u32, made: u32) -> bool {
        if !self.early_stop {
            return false;
        }
        let in_time = self.until.map(|until| {
            let now = Instant::now();
            let gone = now.saturating_duration_since(self.begun).as_secs_f64();
            let left = until.saturating_duration_since(now).as_secs_f64();
            (f64::from(made) * left / gone) as u32
        });
        let left = [self.left, in_time].into_iter().flatten().min();
        left.is_some_and(|left| ahead > left)
    }

    /// Whether the time is over or a stop was requested.
    pub(crate) fn is_expired(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
            || self.stop.as_ref().is_some_and(StopFlag::is_requested)
    }

    /// Returns a meter with half of the remaining time, for an attempt that may fail.
    pub(crate) fn half(&self) -> Self {
        let now = Instant::now();
        let half = |until: Instant| now + until.saturating_duration_since(now) / 2;
        Self { until: self.until.map(half), ..self.clone() }
    }

    /// Returns the number of iterations left, if it is limited.
    pub(crate) fn iterations(&self) -> Option<u32> {
        self.left
    }

    /// Returns the part of one thread: its share of the iterations, and all of the time.
    pub(crate) fn share(&self, thread: u32, threads: u32) -> Self {
        let share = |all: u32| all / threads + u32::from(thread < all % threads);
        Self { left: self.left.map(share), begun: Instant::now(), ..self.clone() }
    }
}
