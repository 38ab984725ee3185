//! Public tables that wait for players: which of them the lobby lists, and how many a person and an address have there.
//!
//! A table is listed while its host is connected to it, and for a while after, so that a few people cannot fill the lobby with
//! abandoned tables. A table that is not listed stays, and is listed again when its host returns.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_protocol::refused::Code;
use serde::{Deserialize, Serialize};

use crate::config::Limits;
use crate::limits::network;
use crate::rejection::Rejection;

/// How long a table is listed after its host has disconnected.
pub(crate) const WITHOUT_HOST: Millis = 5 * 60_000;

/// The listed tables, and those delisted because their host was away for too long.
#[derive(Default)]
pub(crate) struct WaitingTables(Mutex<HashMap<Id, Waiting>>);

#[derive(Clone)]
struct Waiting {
    host: Id,
    created: Millis,
    /// The address of its creator; unknown for tables that are listed again.
    address: Option<IpAddr>,
    seen: Seen,
    /// Whether this node lists it, and not another one.
    own: bool,
}

/// A table in the lobby, for other nodes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Listing {
    pub(crate) host: Id,
    pub(crate) created: Millis,
    pub(crate) address: Option<IpAddr>,
    /// When the host was last connected to the table.
    pub(crate) seen: Millis,
}

/// When the host was last connected to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    Now,
    At(Millis),
}

/// A room's report about its table, if it is public and waits for players.
#[derive(Clone, Copy)]
pub(crate) struct Open<'a> {
    pub(crate) host: &'a Id,
    pub(crate) created: Millis,
    /// `None` if the host has not been connected since the room was loaded.
    pub(crate) seen: Option<Seen>,
}

impl Waiting {
    fn listing(&self, now: Millis) -> Listing {
        let Self { host, created, address, seen, .. } = self.clone();
        let seen = match seen {
            Seen::Now => now,
            Seen::At(when) => when,
        };
        Listing { host, created, address, seen }
    }

    fn is_listed(&self, now: Millis) -> bool {
        match self.seen {
            Seen::Now => true,
            Seen::At(when) => now - when < WITHOUT_HOST,
        }
    }
}

impl WaitingTables {
    fn all(&self) -> MutexGuard<'_, HashMap<Id, Waiting>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Refuses another table of a person or an address that has too many in the lobby.
    pub(crate) fn check(
        &self,
        host: &Id,
        address: IpAddr,
        limits: &Limits,
        now: Millis,
    ) -> Result<(), Rejection> {
        let all = self.all();
        let listed = || all.values().filter(|table| table.is_listed(now));
        if listed().filter(|table| table.host == *host).count() >= limits.waiting_per_person {
            let message = "you have many tables in the lobby; start or remove one first";
            return Err(Rejection::new(Code::TooManyTables, message));
        }
        let address = Some(network(address));
        if listed().filter(|table| table.address == address).count() >= limits.waiting_per_address {
            let message = "many tables from your network are in the lobby; \
                           join one of them, or make a private one";
            return Err(Rejection::new(Code::TooManyFromHere, message));
        }
        Ok(())
    }

    /// Lists a new table.
    pub(crate) fn add(&self, id: Id, host: Id, address: IpAddr, now: Millis) {
        let address = Some(network(address));
        let seen = Seen::At(now);
        self.all().insert(id, Waiting { host, created: now, address, seen, own: true });
    }

    /// Applies a room's report. Returns whether that is news for other nodes.
    pub(crate) fn update(&self, id: &Id, open: Option<Open<'_>>) -> bool {
        let mut all = self.all();
        let Some(Open { host, created, seen }) = open else { return all.remove(id).is_some() };
        let Some(seen) = seen else { return false };
        match all.get_mut(id) {
            Some(table) if table.seen == seen => false,
            // The host is connected through another node.
            Some(table) if !table.own && seen != Seen::Now => false,
            Some(table) => {
                (table.seen, table.own) = (seen, true);
                true
            }
            None => {
                let table = Waiting { host: host.clone(), created, address: None, seen, own: true };
                all.insert(id.clone(), table);
                true
            }
        }
    }

    /// Applies the report of another node. What this node knows later counts.
    pub(crate) fn hear(&self, id: Id, listing: Option<Listing>) {
        let mut all = self.all();
        let Some(Listing { host, created, address, seen }) = listing else {
            all.remove(&id);
            return;
        };
        let known = all.get(&id).map(|table| table.seen);
        let later = match known {
            Some(Seen::Now) => false,
            Some(Seen::At(when)) => when < seen,
            None => true,
        };
        if later {
            let address = address.or_else(|| all.get(&id).and_then(|table| table.address));
            let seen = Seen::At(seen);
            all.insert(id, Waiting { host, created, address, seen, own: false });
        }
    }

    /// A table's listing for other nodes.
    pub(crate) fn listing(&self, id: &Id, now: Millis) -> Option<Listing> {
        self.all().get(id).map(|table| table.listing(now))
    }

    /// The tables that this node lists.
    pub(crate) fn own(&self, now: Millis) -> Vec<(Id, Listing)> {
        let all = self.all();
        let own = all.iter().filter(|(_, table)| table.own && table.is_listed(now));
        own.map(|(id, table)| (id.clone(), table.listing(now))).collect()
    }

    pub(crate) fn remove(&self, id: &Id) {
        self.all().remove(id);
    }

    /// The listed tables after this one, the newest first, and whether there are more.
    pub(crate) fn page(&self, before: (Millis, &str), most: usize, now: Millis) -> (Vec<Id>, bool) {
        let all = self.all();
        let listed = all.iter().filter(|(_, table)| table.is_listed(now));
        let mut page: Vec<_> = listed.map(|(id, table)| (table.created, id.as_str())).collect();
        page.retain(|&place| place < before);
        page.sort_unstable_by(|one, other| other.cmp(one));
        let more = page.len() > most;
        (page.into_iter().take(most).map(|(_, id)| Id::from_text(id)).collect(), more)
    }

    /// Removes tables whose host has been away for too long.
    pub(crate) fn sweep(&self, now: Millis) {
        self.all().retain(|_, table| table.is_listed(now));
    }
}
