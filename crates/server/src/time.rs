//! The server's time. Tests use a manual clock, so that no test waits.
//!
//! The machine's clock is unsuitable for games: it is set, it leaps while the machine sleeps, and it runs on while the process
//! is stopped. The server's time follows the monotonic clock in small steps instead, and never goes back. When it falls behind
//! the machine's clock it catches up in one leap, which is charged to no player.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bastide_protocol::Millis;
use tokio::sync::watch;

/// How often the machine's clock is read.
const TICK: Duration = Duration::from_millis(500);
/// The longest step between two readings. Anything longer is a pause of the process, not time that a player had.
const LONGEST_STEP: Duration = Duration::from_secs(2);
/// Lagging behind the machine by less than this is ignored.
const TOLERANCE: Millis = 2_000;

/// The source of the time.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System(Arc<Mutex<Steady>>),
    Manual(Arc<watch::Sender<Manual>>),
}

/// The server's time at an instant of the monotonic clock.
#[derive(Debug)]
struct Steady {
    time: Millis,
    at: Instant,
}

impl Steady {
    fn time_at(&self, instant: Instant) -> Millis {
        self.time + millis(instant.saturating_duration_since(self.at).min(LONGEST_STEP))
    }

    fn go_on(&mut self, instant: Instant) {
        *self = Self { time: self.time_at(instant), at: instant };
    }
}

#[derive(Clone, Copy, Debug)]
struct Manual {
    now: Millis,
    /// How far it lags behind the machine.
    behind: Millis,
}

impl Clock {
    /// The machine's clock, made steady.
    pub fn system() -> Self {
        let steady = Steady { time: time_of_the_machine(), at: Instant::now() };
        Self(Source::System(Arc::new(Mutex::new(steady))))
    }

    /// A clock that stands still until [`Clock::advance`].
    pub fn manual(now: Millis) -> Self {
        Self(Source::Manual(Arc::new(watch::Sender::new(Manual { now, behind: 0 }))))
    }

    /// Advances a manual clock; the machine's clock runs by itself.
    pub fn advance(&self, by: Duration) {
        if let Source::Manual(time) = &self.0 {
            time.send_modify(|time| time.now += millis(by));
        }
    }

    /// Makes a manual clock fall behind, as if the process had been stopped, the machine had slept, or its clock had been set
    /// forward.
    pub fn fall_behind(&self, by: Duration) {
        if let Source::Manual(time) = &self.0 {
            time.send_modify(|time| time.behind += millis(by));
        }
    }

    /// The current time.
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System(steady) => lock(steady).time_at(Instant::now()),
            Source::Manual(time) => time.borrow().now,
        }
    }

    /// Makes sure that the time is not before `earliest`: the machine's clock may have been set back while the server was down.
    pub(crate) fn not_before(&self, earliest: Millis) {
        // A manual clock shows what its test sets.
        if let Source::System(steady) = &self.0 {
            let mut steady = lock(steady);
            steady.go_on(Instant::now());
            steady.time = steady.time.max(earliest);
        }
    }

    /// Waits for the next reading of the machine's clock, and returns its time if the server lags behind it.
    pub(crate) async fn behind(&self) -> Millis {
        match &self.0 {
            Source::System(steady) => loop {
                tokio::time::sleep(TICK).await;
                let mut steady = lock(steady);
                steady.go_on(Instant::now());
                let machine = time_of_the_machine();
                if machine - steady.time > TOLERANCE {
                    return machine;
                }
            },
            Source::Manual(time) => {
                let mut time = time.subscribe();
                let behind = time.wait_for(|time| time.behind > 0).await;
                // The sender lives as long as `self`.
                behind.map_or(Millis::MAX, |time| time.now + time.behind)
            }
        }
    }

    /// Leaps forward to a time of the machine.
    pub(crate) fn leap_to(&self, when: Millis) {
        match &self.0 {
            Source::System(steady) => {
                *lock(steady) = Steady { time: when, at: Instant::now() };
            }
            Source::Manual(time) => time.send_modify(|time| {
                time.behind -= when - time.now;
                time.now = when;
            }),
        }
    }

    /// Waits until this time.
    pub(crate) async fn sleep_until(&self, when: Millis) {
        match &self.0 {
            Source::System(_) => {
                let wait = u64::try_from(when - self.now()).unwrap_or(0);
                tokio::time::sleep(Duration::from_millis(wait)).await;
            }
            Source::Manual(time) => {
                let mut time = time.subscribe();
                let _ = time.wait_for(|time| time.now >= when).await;
            }
        }
    }
}

fn lock(steady: &Mutex<Steady>) -> MutexGuard<'_, Steady> {
    steady.lock().unwrap_or_else(PoisonError::into_inner)
}

fn time_of_the_machine() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, millis)
}

fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After a pause of the process of an hour the clock continues where it was, whichever call comes first. The guard is
    /// `LONGEST_STEP`.
    #[test]
    fn a_pause_of_the_process_is_no_time_that_passed() {
        let start = Instant::now();
        let mut steady = Steady { time: 1_000, at: start };
        assert_eq!(steady.time_at(start + Duration::from_millis(1_500)), 2_500);
        let after = start + Duration::from_hours(1);
        assert_eq!(steady.time_at(after), 3_000);
        steady.go_on(after);
        assert_eq!(steady.time_at(after + Duration::from_millis(500)), 3_500);
    }

    /// Time does not go back when the machine's clock was set back between two runs. The guard is `not_before`.
    #[test]
    fn time_never_goes_back() {
        let clock = Clock::system();
        let tomorrow = clock.now() + 24 * 3_600_000;
        clock.not_before(tomorrow);
        assert!(clock.now() >= tomorrow);
        clock.not_before(0);
        assert!(clock.now() >= tomorrow);
    }
}
