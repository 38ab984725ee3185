//! Login throttling: each wrong password makes the next attempt wait longer.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Mutex, PoisonError};

use bastide_protocol::Millis;
use sha2::{Digest, Sha256};

use crate::secret::hex;
use crate::store::{Counter, Store, StoreError};

/// The number of wrong passwords before the next attempt has to wait.
const FREE: u32 = 5;
/// The first wait; each wrong password doubles it.
const FIRST: Millis = 1_000;
/// The longest wait, so that attackers cannot lock the owner out for long.
const LONGEST: Millis = 60_000;
/// Wrong passwords are forgotten after this time without an attempt.
pub(crate) const FORGOTTEN: Millis = 15 * 60_000;
/// The most accounts that are remembered; beyond that the oldest are forgotten.
const MOST: usize = 10_000;

/// Counts wrong passwords by account. Names without an account are counted like others (`SEC-10`).
#[derive(Debug, Default)]
pub(crate) struct Attempts {
    /// Only hashes are kept, so that long names take no more memory than short ones.
    hasher: RandomState,
    of: Mutex<HashMap<u64, Attempted>>,
}

#[derive(Clone, Copy, Debug)]
struct Attempted {
    wrong: u32,
    last: Millis,
}

impl Attempted {
    /// Another attempt, or how long it has to wait.
    fn another(mut self, now: Millis) -> Result<Self, Millis> {
        if now - self.last > FORGOTTEN {
            self.wrong = 0;
        }
        // A clock that was set back must not prolong the wait.
        let passed = if now < self.last { LONGEST } else { now - self.last };
        let wait = wait_after(self.wrong) - passed;
        if wait > 0 {
            return Err(wait);
        }
        Ok(Self { wrong: self.wrong.saturating_add(1), last: now })
    }
}

/// The same over all nodes, counted in their database.
pub(crate) async fn begin_shared(
    store: &Store,
    whose: Whose<'_>,
    now: Millis,
) -> Result<Result<(), Millis>, StoreError> {
    let attempt = |counter: Option<Counter>| {
        let known =
            counter.map(|Counter { amount, at }| Attempted { wrong: amount as u32, last: at });
        let after = known.unwrap_or(Attempted { wrong: 0, last: now }).another(now)?;
        Ok(Counter { amount: f64::from(after.wrong), at: after.last })
    };
    store.count_shared(&whose.key(), now, attempt).await
}

/// Resets the shared count after a correct password.
pub(crate) async fn succeed_shared(store: &Store, whose: Whose<'_>) -> Result<(), StoreError> {
    store.forget_counter(&whose.key()).await
}

impl Whose<'_> {
    /// The name of the counter: a hash, because account names may be long, and people type secrets into the wrong field.
    fn key(&self) -> String {
        let (kind, name) = match self {
            Self::Account(name) => ("account", name),
            Self::Own(name) => ("own", name),
        };
        hex(&Sha256::digest(format!("{kind} {name}")))
    }
}

/// Whose password is checked.
#[derive(Clone, Copy, Debug, Hash)]
pub(crate) enum Whose<'a> {
    /// That of the account with this key, at a login.
    Account(&'a str),
    /// That of a signed-in person. Logins do not count here, so that strangers cannot keep the owner from changing the
    /// password.
    Own(&'a str),
}

impl Attempts {
    /// Counts an attempt, or returns how long the next one has to wait. An attempt counts as wrong until
    /// [`Attempts::succeed`], so that concurrent attempts are limited too.
    pub(crate) fn begin(&self, whose: Whose, now: Millis) -> Result<(), Millis> {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        let key = self.hasher.hash_one(whose);
        if !of.contains_key(&key) && of.len() >= MOST {
            forget(&mut of, now);
            let oldest = of.iter().min_by_key(|(_, attempted)| attempted.last).map(|(&key, _)| key);
            if let Some(oldest) = oldest.filter(|_| of.len() >= MOST) {
                of.remove(&oldest);
            }
        }
        let attempted = of.entry(key).or_insert(Attempted { wrong: 0, last: now });
        *attempted = attempted.another(now)?;
        Ok(())
    }

    /// Resets the count after a correct password.
    pub(crate) fn succeed(&self, whose: Whose) {
        let key = self.hasher.hash_one(whose);
        self.of.lock().unwrap_or_else(PoisonError::into_inner).remove(&key);
    }

    /// Removes expired counts.
    pub(crate) fn sweep(&self, now: Millis) {
        forget(&mut self.of.lock().unwrap_or_else(PoisonError::into_inner), now);
    }
}

fn forget(of: &mut HashMap<u64, Attempted>, now: Millis) {
    of.retain(|_, attempted| now - attempted.last <= FORGOTTEN);
}

/// The wait after this number of wrong passwords.
fn wait_after(wrong: u32) -> Millis {
    match wrong.checked_sub(FREE) {
        None => 0,
        Some(more) => (FIRST << more.min(16)).min(LONGEST),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: Whose = Whose::Account("ann");

    #[test]
    fn each_wrong_password_doubles_the_wait() {
        let attempts = Attempts::default();
        let mut now = 1_000_000;
        for _ in 0..5 {
            assert_eq!(attempts.begin(ANN, now), Ok(()));
        }
        for seconds in [1, 2, 4, 8, 16, 32, 60, 60] {
            assert_eq!(attempts.begin(ANN, now), Err(seconds * 1_000));
            assert_eq!(attempts.begin(ANN, now + seconds * 1_000 - 1), Err(1));
            now += seconds * 1_000;
            assert_eq!(attempts.begin(ANN, now), Ok(()));
        }
        assert_eq!(attempts.begin(Whose::Account("ben"), now), Ok(()));
        assert_eq!(attempts.begin(Whose::Own("ann"), now), Ok(()));
    }

    #[test]
    fn a_right_password_and_a_long_time_forget() {
        let attempts = Attempts::default();
        for _ in 0..5 {
            assert_eq!(attempts.begin(ANN, 0), Ok(()));
        }
        assert!(attempts.begin(ANN, 0).is_err());
        attempts.succeed(ANN);
        for _ in 0..5 {
            assert_eq!(attempts.begin(ANN, 0), Ok(()));
        }
        for _ in 0..5 {
            assert_eq!(attempts.begin(ANN, FORGOTTEN + 1), Ok(()));
        }
        assert!(attempts.begin(ANN, FORGOTTEN + 1).is_err());
        assert_eq!(attempts.begin(ANN, 0), Ok(()), "the clock was set back");
    }

    /// The guard is `MOST`.
    #[test]
    fn memory_is_bounded() {
        let attempts = Attempts::default();
        let count = || attempts.of.lock().expect("a lock").len();
        for number in 0..=MOST {
            let name = number.to_string();
            assert_eq!(attempts.begin(Whose::Account(&name), number as Millis), Ok(()));
        }
        assert_eq!(count(), MOST);
        attempts.sweep(MOST as Millis + FORGOTTEN + 1);
        assert_eq!(count(), 0);
    }
}
