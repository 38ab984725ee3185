//! What can be chosen about a server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use axum::Router;

use crate::mail::EmailConfig;
use crate::proxy::Proxy;
use crate::secret::Seed;
use crate::time::Clock;

/// What can be chosen about a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub data: PathBuf,
    /// Whether an empty database may take the place of one that was lost.
    pub new_database: bool,
    /// The origins under which browsers see the server, such as `https://bastide.example`. Without any,
    /// the origin must agree with the `Host` of the request.
    pub origins: Vec<String>,
    /// Whether a proxy stands in front, whose `X-Forwarded-For` says who asks.
    pub proxy: Proxy,
    /// Where figures for Prometheus are served.
    pub metrics: Metrics,
    /// How email is sent. Without it, accounts have no email addresses.
    pub email: Option<EmailConfig>,
    /// On how many cores computer players may think at once.
    pub thinking_cores: usize,
    /// What one person or address may take.
    pub limits: Limits,
    /// The pages for browsers: asked whatever the interface does not know.
    pub pages: Option<Router>,
    /// Where the time comes from.
    pub clock: Clock,
    /// Where the dealers' seeds come from; random ones for all but tests.
    pub seeds: fn() -> Seed,
}

impl Config {
    /// A server for one machine.
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            listen,
            data: data.into(),
            new_database: false,
            origins: Vec::new(),
            proxy: Proxy::None,
            metrics: Metrics::Off,
            email: None,
            thinking_cores: cores.saturating_sub(1).max(1),
            limits: Limits::default(),
            pages: None,
            clock: Clock::system(),
            seeds: Seed::random,
        }
    }

    /// Whether cookies are sent over encrypted connections only.
    pub(crate) fn is_secure(&self) -> bool {
        !self.origins.is_empty() && self.origins.iter().all(|origin| origin.starts_with("https://"))
    }
}

/// Where figures for Prometheus are served: never at the address for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metrics {
    /// Nowhere.
    Off,
    /// At this address, or nowhere if another program has it.
    IfFree(SocketAddr),
    /// At this address; the server does not start if another program has it.
    At(SocketAddr),
}

/// What one person or address may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of an address in a second, on the average; four times as many at once.
    pub requests_per_second: u32,
    /// Files of an address in a second, on the average: pages and drawings, which browsers keep. Ten times as many at once.
    pub files_per_second: u32,
    /// New guests, accounts and logins of an address in a minute; as many at once.
    pub arrivals_per_minute: u32,
    /// Connections of an address.
    pub connections_per_address: usize,
    /// Connections of all; fewer if the process may not have as many open files.
    pub connections: usize,
    /// Tables of a person that wait or are played.
    pub tables_per_person: u32,
    /// Computer players that think at once at the tables of a person.
    pub thoughts_per_person: usize,
    /// Games of a person in which only computers play, running at once.
    pub computer_games_per_person: u32,
    /// Public tables of a person that wait for players, in the lobby.
    pub waiting_per_person: usize,
    /// Public tables of an address that wait for players, in the lobby: enough for a school class.
    pub waiting_per_address: usize,
    /// Sockets of a person at a table.
    pub sockets_per_person: usize,
    /// Sockets at a table.
    pub sockets_per_table: usize,
    /// Messages of a socket in ten seconds.
    pub messages_in_ten_seconds: u32,
    /// Emails that a network address may ask for in an hour.
    pub email_requests_per_hour: u32,
    /// Emails of one purpose to one account, or to confirm one address, in an hour.
    pub emails_per_person_and_hour: u32,
    /// Emails to all in an hour.
    pub emails_per_hour: u32,
    /// How long a game stays in memory when nobody looks at it.
    pub idle: Duration,
    /// How long the server waits for a client (`REL-21`).
    pub patience: Patience,
}

/// How long the server waits for a client.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the head of a request.
    pub head: Duration,
    /// For a request in all, its body included.
    pub request: Duration,
    /// Until a client takes something of an answer, or a message that was sent over its socket.
    pub delivery: Duration,
    /// Until something is heard over a socket; the client is asked three times before.
    pub silence: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(10),
            request: Duration::from_secs(20),
            delivery: Duration::from_secs(10),
            silence: Duration::from_mins(1),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests_per_second: 20,
            files_per_second: 300,
            arrivals_per_minute: 20,
            connections_per_address: 64,
            connections: 10_000,
            tables_per_person: 50,
            thoughts_per_person: 2,
            computer_games_per_person: 2,
            waiting_per_person: 5,
            waiting_per_address: 40,
            sockets_per_person: 8,
            sockets_per_table: 256,
            messages_in_ten_seconds: 30,
            email_requests_per_hour: 20,
            emails_per_person_and_hour: 5,
            emails_per_hour: 500,
            idle: Duration::from_mins(10),
            patience: Patience::default(),
        }
    }
}

impl Limits {
    /// For load tests, where everybody comes from one address and plays as fast as a machine can.
    pub fn for_load_tests() -> Self {
        Self {
            requests_per_second: 1_000_000,
            files_per_second: 1_000_000,
            arrivals_per_minute: 1_000_000,
            connections_per_address: usize::MAX,
            tables_per_person: u32::MAX,
            waiting_per_person: usize::MAX,
            waiting_per_address: usize::MAX,
            messages_in_ten_seconds: 1_000_000,
            email_requests_per_hour: 1_000_000,
            emails_per_person_and_hour: 1_000_000,
            emails_per_hour: 1_000_000,
            ..Self::default()
        }
    }
}
