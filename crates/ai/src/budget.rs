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
        Running { left, until, stop: stop.cloned() }
    }
}

/// A budget that is being used up.
#[derive(Clone, Debug)]
pub(crate) struct Running {
    left: Option<u32>,
    until: Option<Instant>,
    stop: Option<Stop>,
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
        Self { left: self.left.map(share), ..self.clone() }
    }
}
