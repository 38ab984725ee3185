//! A NATS server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Command;
use std::time::Duration;

use rustix::process::Signal;

use crate::folder::Folder;
use crate::port::Port;
use crate::postgres::encoded;
use crate::process::Process;
use crate::{Result, must};

/// A NATS server of one test, with `JetStream` unless the builder leaves it out.
#[derive(Debug)]
pub struct Nats {
    // Dropped first: it ends the process.
    folder: Folder,
    process: Option<Process>,
    port: Port,
    monitor: Port,
    options: Builder,
}

/// What clients have sent to a [`Nats`], and what it has sent to them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Messages from clients.
    pub messages_in: u64,
    /// Messages to clients: one for every subscription.
    pub messages_out: u64,
    /// Bytes of the messages from clients, without subjects.
    pub bytes_in: u64,
    /// Bytes of the messages to clients.
    pub bytes_out: u64,
}

/// What a [`Nats`] is started with.
#[derive(Debug, Clone)]
pub struct Builder {
    login: Option<(String, String)>,
    jetstream: bool,
}

impl Builder {
    /// Requires this user and password.
    #[must_use]
    pub fn login(mut self, user: &str, password: &str) -> Self {
        self.login = Some((user.to_owned(), password.to_owned()));
        self
    }

    /// Starts without `JetStream`.
    #[must_use]
    pub fn without_jetstream(mut self) -> Self {
        self.jetstream = false;
        self
    }

    /// Starts the server.
    ///
    /// # Panics
    /// Panics if `nats-server` is not installed or does not start.
    #[track_caller]
    pub fn start(self) -> Nats {
        must(Nats::try_start(self))
    }
}

impl Nats {
    /// A server with `JetStream`, without a login.
    #[track_caller]
    pub fn start() -> Self {
        Self::builder().start()
    }

    /// A server with other options.
    pub fn builder() -> Builder {
        Builder { login: None, jetstream: true }
    }

    fn try_start(options: Builder) -> Result<Self> {
        let folder = Folder::new("TERM")?;
        let (port, monitor) = (Port::reserve()?, Port::reserve()?);
        let mut nats = Self { folder, process: None, port, monitor, options };
        nats.spawn()?;
        Ok(nats)
    }

    fn spawn(&mut self) -> Result<()> {
        let mut command = Command::new(program()?);
        command.args(["--addr", "127.0.0.1", "--port", &self.address().port().to_string()]);
        command.args(["--http_port", &self.monitor.address().port().to_string()]);
        if self.options.jetstream {
            command.arg("--jetstream").arg("--store_dir").arg(self.folder.data());
        }
        if let Some((user, password)) = &self.options.login {
            command.args(["--user", user, "--pass", password]);
        }
        let mut process = Process::start(command, &self.folder)?;
        let address = self.address();
        process.wait_until(&self.folder, || greets(address))?;
        self.process = Some(process);
        Ok(())
    }

    /// `nats://127.0.0.1:PORT`, with the login if there is one.
    pub fn url(&self) -> String {
        self.url_at(self.address())
    }

    /// The same at another address, such as that of a [`Proxy`](crate::Proxy).
    pub fn url_at(&self, address: SocketAddr) -> String {
        let login = self.options.login.as_ref();
        let login =
            login.map(|(user, password)| format!("{}:{}@", encoded(user), encoded(password)));
        format!("nats://{}{address}", login.unwrap_or_default())
    }

    /// Where it listens. It stays the same for the life of the value.
    pub fn address(&self) -> SocketAddr {
        self.port.address()
    }

    /// The process of the server, while it runs.
    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }

    /// What it has counted since it was started.
    #[track_caller]
    pub fn traffic(&self) -> Traffic {
        must(self.try_traffic())
    }

    fn try_traffic(&self) -> Result<Traffic> {
        let ask = || {
            let mut stream = TcpStream::connect(self.monitor.address())?;
            stream.set_read_timeout(Some(Duration::from_secs(5)))?;
            stream.write_all(b"GET /varz HTTP/1.0\r\n\r\n")?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).map(|_| answer)
        };
        let answer =
            ask().map_err(|error: std::io::Error| format!("NATS tells no figures: {error}"))?;
        let figure = |name: &str| {
            let (_, rest) = answer.split_once(&format!("\"{name}\":"))?;
            let digits = rest.trim_start().split(|next: char| !next.is_ascii_digit()).next()?;
            digits.parse().ok()
        };
        let traffic = || {
            Some(Traffic {
                messages_in: figure("in_msgs")?,
                messages_out: figure("out_msgs")?,
                bytes_in: figure("in_bytes")?,
                bytes_out: figure("out_bytes")?,
            })
        };
        traffic().ok_or_else(|| format!("NATS tells other figures:\n{answer}"))
    }

    /// What it has logged so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.log()).unwrap_or_default()
    }

    /// Ends it as `kill -9` does.
    #[track_caller]
    pub fn kill(&mut self) {
        must(self.process.take().map_or(Ok(()), |mut process| process.kill()));
    }

    /// Ends it as a shutdown of the system does.
    #[track_caller]
    pub fn stop(&mut self) {
        must(self.process.take().map_or(Ok(()), |mut process| process.end(Signal::TERM)));
    }

    /// Starts it with the same port and data, if it is down.
    #[track_caller]
    pub fn start_again(&mut self) {
        if self.process.is_none() {
            must(self.spawn());
        }
    }

    /// Freezes the process: connections stay open, and nothing answers.
    pub fn pause(&self) {
        if let Some(process) = &self.process {
            process.pause();
        }
    }

    /// Ends a [`pause`](Self::pause).
    pub fn resume(&self) {
        if let Some(process) = &self.process {
            process.resume();
        }
    }
}

fn program() -> Result<std::path::PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/sbin".into(), "/usr/local/bin".into()]);
    let mut programs = folders.map(|folder| folder.join("nats-server"));
    programs.find(|program| program.is_file()).ok_or_else(|| {
        "This test needs nats-server. Install it (Debian: apt install nats-server).".to_owned()
    })
}

/// Whether a server says who it is, which it does when it accepts clients.
fn greets(address: SocketAddr) -> bool {
    let Ok(stream) = TcpStream::connect(address) else { return false };
    let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).is_ok() && line.starts_with("INFO ")
}
