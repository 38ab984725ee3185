//! Quotas: how many emails may be requested and sent in an hour.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bastide_protocol::Millis;

use crate::config::Limits;
use crate::limits::{Pace, network};

const HOUR: Duration = Duration::from_hours(1);
/// The most keys that are remembered; beyond that the one idle for longest is forgotten.
const MOST: usize = 10_000;

/// The owner of a quota.
#[derive(Clone, Copy, Debug, Hash)]
pub(crate) enum Whose<'a> {
    /// The network address of the request.
    Network(IpAddr),
    /// An email address to confirm.
    Address(&'a str),
    /// A person who confirms an address.
    Confirming(&'a str),
    /// A person who has forgotten the password. Strangers can use it up, so nothing else counts against it.
    Forgetful(&'a str),
}

/// Token buckets: one for all emails, and one for each recent requester.
#[derive(Debug)]
pub(crate) struct Quotas {
    limits: Limits,
    /// Only hashes are kept, so that long addresses take no more memory than short ones.
    hasher: RandomState,
    paces: Mutex<Paces>,
}

#[derive(Debug)]
struct Paces {
    all: Pace,
    of: HashMap<u64, Pace>,
}

impl Quotas {
    pub(crate) fn new(limits: Limits, now: Millis) -> Self {
        let all = Pace::new(limits.emails_per_hour, HOUR, now);
        let paces = Mutex::new(Paces { all, of: HashMap::new() });
        Self { limits, hasher: RandomState::new(), paces }
    }

    /// Takes one email from a quota; returns `false` if it is used up.
    pub(crate) fn allows(&self, whose: Whose, now: Millis) -> bool {
        let (whose, most) = match whose {
            Whose::Network(address) => {
                (Whose::Network(network(address)), self.limits.email_requests_per_hour)
            }
            other => (other, self.limits.emails_per_person_and_hour),
        };
        let key = self.hasher.hash_one(whose);
        let of = &mut self.lock().of;
        if !of.contains_key(&key) && of.len() >= MOST {
            let quiet = of.iter().min_by_key(|(_, pace)| pace.last()).map(|(&key, _)| key);
            quiet.map(|key| of.remove(&key));
        }
        of.entry(key).or_insert_with(|| Pace::new(most, HOUR, now)).allows(now)
    }

    /// Takes one email from the common quota.
    pub(crate) fn allows_one_more(&self, now: Millis) -> bool {
        self.lock().all.allows(now)
    }

    /// Forgets requesters that were idle for an hour.
    pub(crate) fn sweep(&self, now: Millis) {
        let hour = Millis::try_from(HOUR.as_millis()).unwrap_or(Millis::MAX);
        self.lock().of.retain(|_, pace| now - pace.last() <= hour);
    }

    fn lock(&self) -> MutexGuard<'_, Paces> {
        self.paces.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotas_fill_up_within_an_hour() {
        let limits = Limits { emails_per_person_and_hour: 2, ..Limits::default() };
        let quotas = Quotas::new(limits, 0);
        let ann = Whose::Address("ann@example.org");
        assert_eq!([0, 0, 0].map(|now| quotas.allows(ann, now)), [true, true, false]);
        assert!(quotas.allows(Whose::Forgetful("ann@example.org"), 0), "purposes count apart");
        assert!(!quotas.allows(ann, 29 * 60_000));
        assert!(quotas.allows(ann, 31 * 60_000));
    }

    /// The guard is `MOST`.
    #[test]
    fn memory_is_bounded() {
        let quotas = Quotas::new(Limits::default(), 0);
        for number in 0..=MOST {
            assert!(quotas.allows(Whose::Forgetful(&number.to_string()), number as Millis));
        }
        assert_eq!(quotas.lock().of.len(), MOST);
        quotas.sweep(MOST as Millis + 3_600_001);
        assert_eq!(quotas.lock().of.len(), 0);
    }
}
