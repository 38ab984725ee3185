//! Rate limits by address.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bastide_protocol::Millis;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::config::Limits;
use crate::secret::hex;
use crate::store::{Counter, Store, StoreError};

/// Rate limits and connection counts by address.
pub(crate) struct Addresses {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    files: DefaultKeyedRateLimiter<IpAddr>,
    arrivals: DefaultKeyedRateLimiter<IpAddr>,
    connections: Mutex<HashMap<IpAddr, usize>>,
    most_connections: usize,
    /// What networks have used through this process since the last report to other nodes; `None` if there are none.
    used: Option<Mutex<HashMap<IpAddr, Used>>>,
}

/// What a network has used of its rates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Used {
    requests: u32,
    files: u32,
}

/// A connection of an address; it is counted until it is dropped.
pub(crate) struct Connection {
    addresses: Arc<Addresses>,
    address: IpAddr,
}

impl Addresses {
    /// Limits for this process. With `reports`, it counts what it has to tell other nodes.
    pub(crate) fn new(limits: &Limits, reports: bool) -> Self {
        let at_least_one = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let requests = Quota::per_second(at_least_one(limits.requests_per_second))
            .allow_burst(at_least_one(limits.requests_per_second.saturating_mul(4)));
        let files = Quota::per_second(at_least_one(limits.files_per_second))
            .allow_burst(at_least_one(limits.files_per_second.saturating_mul(10)));
        let arrivals = Quota::per_minute(at_least_one(limits.arrivals_per_minute));
        Self {
            requests: RateLimiter::keyed(requests),
            files: RateLimiter::keyed(files),
            arrivals: RateLimiter::keyed(arrivals),
            connections: Mutex::default(),
            most_connections: limits.connections_per_address,
            used: reports.then(Mutex::default),
        }
    }

    /// Whether this address may send a request now.
    pub(crate) fn may_ask(&self, address: IpAddr) -> bool {
        let network = network(address);
        let fine = self.requests.check_key(&network).is_ok();
        if fine {
            self.note(network, |used| used.requests += 1);
        }
        fine
    }

    /// Whether this address may get a page or a drawing now.
    pub(crate) fn may_fetch(&self, address: IpAddr) -> bool {
        let network = network(address);
        let fine = self.files.check_key(&network).is_ok();
        if fine {
            self.note(network, |used| used.files += 1);
        }
        fine
    }

    fn note(&self, network: IpAddr, count: impl FnOnce(&mut Used)) {
        if let Some(used) = &self.used {
            let mut used = used.lock().unwrap_or_else(PoisonError::into_inner);
            count(used.entry(network).or_default());
        }
    }

    /// What networks have used through this process since the last call.
    pub(crate) fn take_used(&self) -> Vec<(IpAddr, Used)> {
        let Some(used) = &self.used else { return Vec::new() };
        used.lock().unwrap_or_else(PoisonError::into_inner).drain().collect()
    }

    /// Counts what a network has used through another node.
    pub(crate) fn use_elsewhere(&self, network: IpAddr, used: Used) {
        // What is over the limit was allowed there before this node knew.
        for _ in 0..used.requests {
            if self.requests.check_key(&network).is_err() {
                break;
            }
        }
        for _ in 0..used.files {
            if self.files.check_key(&network).is_err() {
                break;
            }
        }
    }

    /// Whether this address may sign in, or create a guest or an account, now.
    pub(crate) fn may_arrive(&self, address: IpAddr) -> bool {
        self.arrivals.check_key(&network(address)).is_ok()
    }

    /// Counts a connection; `None` if there are too many.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr) -> Option<Connection> {
        let address = network(address);
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(address).or_default();
        if *count >= self.most_connections {
            return None;
        }
        *count += 1;
        Some(Connection { addresses: Arc::clone(self), address })
    }

    /// Forgets addresses that have been idle for long.
    pub(crate) fn sweep(&self) {
        self.requests.retain_recent();
        self.files.retain_recent();
        self.arrivals.retain_recent();
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut connections =
            self.addresses.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

/// The network to count by. The holder of one IPv6 address has a whole network of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) if address.to_ipv4_mapped().is_none() => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !0 << 64))
        }
        other => other.to_canonical(),
    }
}

/// Whether a network may sign in, or create a guest or an account, now: counted over all nodes.
pub(crate) async fn may_arrive_shared(
    store: &Store,
    address: IpAddr,
    limits: &Limits,
    now: Millis,
) -> Result<bool, StoreError> {
    let key = hex(&Sha256::digest(format!("arrival {}", network(address))));
    let most = limits.arrivals_per_minute.max(1);
    let arrive = |counter: Option<Counter>| {
        let mut pace = Pace::new(most, Duration::from_mins(1), now);
        if let Some(Counter { amount, at }) = counter {
            (pace.left, pace.last) = (amount, at);
        }
        let fine = pace.allows(now);
        if fine { Ok(Counter { amount: pace.left, at: now }) } else { Err(()) }
    };
    Ok(store.count_shared(&key, now, arrive).await?.is_ok())
}

/// A token bucket: a number of tokens per period, which is also its capacity.
#[derive(Debug)]
pub(crate) struct Pace {
    most: f64,
    left: f64,
    per_milli: f64,
    last: Millis,
}

impl Pace {
    pub(crate) fn new(most: u32, within: Duration, now: Millis) -> Self {
        let most = f64::from(most);
        Self { most, left: most, per_milli: most / within.as_secs_f64() / 1000.0, last: now }
    }

    /// The time of the last request.
    pub(crate) fn last(&self) -> Millis {
        self.last
    }

    /// Takes one token, if there is one.
    pub(crate) fn allows(&mut self, now: Millis) -> bool {
        self.allows_many(1, now)
    }

    /// Takes this many tokens, or none if there are fewer.
    pub(crate) fn allows_many(&mut self, count: u32, now: Millis) -> bool {
        // The clock of the machine may be set back.
        let passed = (now - self.last).max(0) as f64;
        self.last = now;
        self.left = (self.left + passed * self.per_milli).min(self.most);
        let fine = self.left >= f64::from(count);
        if fine {
            self.left -= f64::from(count);
        }
        fine
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_of_version_6_counts_as_one() {
        let limits = Limits { connections_per_address: 1, ..Limits::default() };
        let addresses = Arc::new(Addresses::new(&limits, false));
        let parse = |text: &str| text.parse::<IpAddr>().expect("an address");
        let first = addresses.connect(parse("2001:db8::1"));
        assert!(first.is_some());
        assert!(addresses.connect(parse("2001:db8::2")).is_none());
        assert!(addresses.connect(parse("2001:db8:0:1::2")).is_some());
        drop(first);
        assert!(addresses.connect(parse("2001:db8::2")).is_some());
    }

    /// The guards are `take_used` and `use_elsewhere`.
    #[test]
    fn what_is_used_through_another_node_counts() {
        let limits = Limits { requests_per_second: 1, ..Limits::default() };
        let nodes = [Addresses::new(&limits, true), Addresses::new(&limits, true)];
        let address = "192.0.2.1".parse().expect("an address");
        let burst = (0..10).filter(|_| nodes[0].may_ask(address)).count();
        assert_eq!(burst, 4);
        let used = nodes[0].take_used();
        assert_eq!(used, [(address, Used { requests: 4, files: 0 })]);
        assert_eq!(nodes[0].take_used(), []);
        assert!(nodes[1].may_ask(address));
        for (network, used) in used {
            nodes[1].use_elsewhere(network, used);
        }
        assert!(!nodes[1].may_ask(address));
        assert!(nodes[1].may_fetch(address), "files are counted apart");
    }

    #[test]
    fn a_pace_lets_so_many_through() {
        let mut pace = Pace::new(3, Duration::from_secs(3), 0);
        assert_eq!([(); 4].map(|()| pace.allows(0)), [true, true, true, false]);
        assert_eq!([1000, 1000, 500, 1500].map(|now| pace.allows(now)), [true, false, false, true]);
        assert!(!pace.allows_many(2, 2500));
        assert!(pace.allows_many(2, 3500));
    }
}
