//! How long a player may think.

use std::time::{Duration, Instant};

use crate::thought::Stop;

/// How long a player may think about a move: as long as neither is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many iterations at most.
    pub iterations: Option<u32>,
    /// How much time at most.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations: Some(iterations), time: None }
    }

    /// So much time.
    pub const fn time(time: Duration) -> Self {
        Self { iterations: None, time: Some(time) }
    }

    /// Starts to count.
    pub(crate) fn begin(self, stop: Option<&Stop>) -> Running {
        let until = self.time.map(|time| Instant::now() + time);
        // Whoever has no limit at all would never answer.
        let boundless = self.iterations.is_none() && until.is_none() && stop.is_none();
        let left = if boundless { Some(1) } else { self.iterations };
        let begun = Instant::now();
        Running { left, begun, until, stop: stop.cloned(), thrifty: false }
    }
}

/// A budget that is being used up.
#[derive(Clone, Debug)]
pub(crate) struct Running {
    left: Option<u32>,
    begun: Instant,
    until: Option<Instant>,
    stop: Option<Stop>,
    thrifty: bool,
}

impl Running {
    /// Takes an iteration, if there is one left.
    #[inline]
    pub(crate) fn take(&mut self) -> bool {
        if self.is_late() {
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

    /// The same budget for whoever only wants to know what is best, and not to use up all of it.
    pub(crate) fn thrifty(self) -> Self {
        Self { thrifty: true, ..self }
    }

    /// Whether what is ahead by so many iterations, after so many in all, stays ahead whatever the rest
    /// of the budget goes to. How many the time is still enough for is guessed from those that were made.
    pub(crate) fn is_decided(&self, ahead: u32, made: u32) -> bool {
        if !self.thrifty {
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

    /// Whether the time is over, or somebody waits for an answer.
    pub(crate) fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
            || self.stop.as_ref().is_some_and(Stop::is_wished)
    }

    /// The part of it for a try that may come to nothing: half of the time, so that there is some left
    /// for something else then.
    pub(crate) fn half(&self) -> Self {
        let now = Instant::now();
        let half = |until: Instant| now + until.saturating_duration_since(now) / 2;
        Self { until: self.until.map(half), ..self.clone() }
    }

    /// How many iterations are left, if they are counted.
    pub(crate) fn iterations(&self) -> Option<u32> {
        self.left
    }

    /// The part of one thread out of several: its share of the iterations, and all of the time.
    pub(crate) fn share(&self, thread: u32, threads: u32) -> Self {
        let share = |all: u32| all / threads + u32::from(thread < all % threads);
        Self { left: self.left.map(share), begun: Instant::now(), ..self.clone() }
    }
}
