//! The configuration of a server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use axum::Router;

use crate::cluster::Nats;
use crate::mail::EmailConfig;
use crate::proxy::Proxy;
use crate::secret::Seed;
use crate::time::Clock;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any free port.
    pub listen: SocketAddr,
    /// The data folder.
    pub data: PathBuf,
    /// The URL of a PostgreSQL database in place of the one in the data folder.
    pub database: Option<String>,
    /// How to reach NATS. Without it there are no workers, and no other nodes.
    pub nats: Option<Nats>,
    /// Whether to create an empty database in place of a lost one.
    pub new_database: bool,
    /// The origins under which browsers see the server, such as `https://bastide.example`. If empty, the origin must match the
    /// `Host` of the request.
    pub origins: Vec<String>,
    /// Whether a proxy stands in front, whose `X-Forwarded-For` names the client.
    pub proxy: Proxy,
    /// Where metrics for Prometheus are served.
    pub metrics: Metrics,
    /// How email is sent. Without it, accounts have no email addresses.
    pub email: Option<EmailConfig>,
    /// The number of cores for computer players.
    pub thinking_cores: usize,
    /// The limits of one person or address.
    pub limits: Limits,
    /// The pages for browsers: they handle every path that the interface does not have.
    pub pages: Option<Router>,
    /// The source of the time.
    pub clock: Clock,
    /// The source of the dealers' seeds; random except in tests.
    pub seeds: fn() -> Seed,
}

impl Config {
    /// The configuration of a server on one machine.
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            listen,
            data: data.into(),
            database: None,
            nats: None,
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

/// Where metrics for Prometheus are served: never at the public address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metrics {
    /// Nowhere.
    Off,
    /// At this address, or nowhere if another program has it.
    IfFree(SocketAddr),
    /// At this address; the server does not start if another program has it.
    At(SocketAddr),
}

/// The limits of one person or address.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of an address per second on average, with bursts of four times as many.
    pub requests_per_second: u32,
    /// Files of an address per second on average: pages and drawings, which browsers cache. Bursts of ten times as many.
    pub files_per_second: u32,
    /// New guests, accounts and logins of an address per minute, with bursts of as many.
    pub arrivals_per_minute: u32,
    /// Connections of an address.
    pub connections_per_address: usize,
    /// Connections in total; fewer if the process may not have as many open files.
    pub connections: usize,
    /// Waiting or running tables of a person.
    pub tables_per_person: u32,
    /// Computer players that think simultaneously at the tables of a person.
    pub thoughts_per_person: usize,
    /// Running games of a person in which only computers play.
    pub computer_games_per_person: u32,
    /// Reviews that a person with an account may request within 24 hours.
    pub reviews_per_day: u32,
    /// Reviews that a guest may request within 24 hours.
    pub guest_reviews_per_day: u32,
    /// Studies of a person.
    pub studies_per_person: u32,
    /// Public tables of a person that wait for players in the lobby.
    pub waiting_per_person: usize,
    /// Public tables of an address that wait for players in the lobby: enough for a school class.
    pub waiting_per_address: usize,
    /// Sockets of a person at a table.
    pub sockets_per_person: usize,
    /// Sockets at a table.
    pub sockets_per_table: usize,
    /// Messages of a socket in ten seconds.
    pub messages_in_ten_seconds: u32,
    /// Emails that a network address may request in an hour.
    pub email_requests_per_hour: u32,
    /// Emails of one purpose to one account, or to confirm one address, in an hour.
    pub emails_per_person_and_hour: u32,
    /// Emails in total in an hour.
    pub emails_per_hour: u32,
    /// How long an unused game stays in memory.
    pub idle: Duration,
    /// Timeouts for clients (`REL-21`).
    pub patience: Patience,
}

/// Timeouts for clients.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the head of a request.
    pub head: Duration,
    /// For a whole request, its body included.
    pub request: Duration,
    /// For a client to read some of a response or of a message on its socket.
    pub delivery: Duration,
    /// For any sign of life on a socket; the client is pinged three times before.
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
            reviews_per_day: 30,
            guest_reviews_per_day: 3,
            studies_per_person: 200,
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
    /// For load tests, in which all clients share one address and play as fast as a machine can.
    pub fn for_load_tests() -> Self {
        Self {
            requests_per_second: 1_000_000,
            files_per_second: 1_000_000,
            arrivals_per_minute: 1_000_000,
            connections_per_address: usize::MAX,
            tables_per_person: u32::MAX,
            reviews_per_day: u32::MAX,
            guest_reviews_per_day: u32::MAX,
            studies_per_person: u32::MAX,
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
