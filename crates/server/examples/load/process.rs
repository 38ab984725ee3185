//! The server as a process of its own.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A server, which may be a node among others.
pub(crate) struct Process {
    binary: PathBuf,
    data: PathBuf,
    variables: Vec<(&'static str, String)>,
    child: Child,
    address: String,
}

impl Process {
    /// Starts it with these environment variables.
    pub(crate) async fn start(
        binary: &Path,
        data: &Path,
        variables: Vec<(&'static str, String)>,
    ) -> Self {
        let (child, address) = spawn(binary, data, &variables, "127.0.0.1:0").await;
        Self { binary: binary.to_owned(), data: data.to_owned(), variables, child, address }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id().expect("it runs")
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Kills it as `kill -9` does.
    pub(crate) async fn kill(&mut self) {
        self.child.kill().await.expect("it runs");
    }

    /// Asks it to stop, as a shutdown of the system does, and waits for it.
    pub(crate) async fn stop(&mut self) {
        let id = self.id().to_string();
        let asked = Command::new("kill").arg(id).status().await.expect("kill is here");
        assert!(asked.success());
        let status = self.child.wait().await.expect("it ends");
        assert!(status.success(), "it ends well");
    }

    pub(crate) async fn start_again(&mut self) {
        (self.child, self.address) =
            spawn(&self.binary, &self.data, &self.variables, &self.address).await;
    }

    /// Its resident memory, in KiB.
    pub(crate) fn memory(&self) -> u64 {
        self.figure("VmRSS:")
    }

    /// Its peak memory, in KiB.
    pub(crate) fn most_memory(&self) -> u64 {
        self.figure("VmHWM:")
    }

    fn figure(&self, name: &str) -> u64 {
        let id = self.id();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with(name)).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
    }

    /// Stops it, and checks the database with the program of SQLite if that is installed.
    pub(crate) async fn check_database(mut self) {
        self.kill().await;
        let file = self.data.join("bastide.sqlite");
        if !file.exists() {
            return;
        }
        let check = Command::new("sqlite3").arg(file).arg("PRAGMA integrity_check").output().await;
        match check {
            Ok(output) => println!("database: {}", String::from_utf8_lossy(&output.stdout).trim()),
            Err(_) => println!("database: not checked, sqlite3 is not installed"),
        }
    }
}

async fn spawn(
    binary: &Path,
    data: &Path,
    variables: &[(&str, String)],
    listen: &str,
) -> (Child, String) {
    let mut child = Command::new(binary)
        .args(["serve", "--no-limits", "--listen", listen, "--data"])
        .arg(data)
        .env("RUST_LOG", "warn")
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("the server is built: cargo build --release");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let line = tokio::time::timeout(Duration::from_secs(30), lines.next_line()).await;
    let line = line.expect("it starts in time").expect("it writes").expect("it says where it is");
    let (_, address) = line.split_once("http://").expect("an address");
    let address = address.split(' ').next().expect("an address").to_owned();
    (child, address)
}
