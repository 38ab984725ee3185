//! Processes of a cluster: nodes and workers.

use std::net::SocketAddr;
use std::process::{Output, Stdio};
use std::time::Duration;

use tempfile::TempDir;
use tokio::process::{Child, Command};

use crate::client::PATIENCE;

/// The program under test, or the one that `BASTIDE_BINARY` names, with nothing of the tester's own environment.
pub(crate) fn bastide() -> Command {
    let built = env!("CARGO_BIN_EXE_bastide");
    let other = std::env::var_os("BASTIDE_BINARY");
    let mut command = Command::new(other.unwrap_or_else(|| built.into()));
    for name in ["BASTIDE_NATS", "BASTIDE_NATS_PREFIX", "BASTIDE_DATABASE", "RUST_LOG"] {
        command.env_remove(name);
    }
    command.kill_on_drop(true);
    command
}

/// A node or a worker. Its log is a file that grows over restarts.
pub(crate) struct Process {
    child: Option<Child>,
    folder: TempDir,
    arguments: Vec<String>,
    database: String,
    nats: Option<String>,
    /// Where a node listens; it stays the same over restarts.
    pub(crate) address: SocketAddr,
}

impl Process {
    /// A node on this database, on a free port.
    pub(crate) async fn node(database: &str, nats: Option<&str>) -> Self {
        let arguments = ["serve", "--no-limits", "--metrics", "off", "--thinking-cores", "1"];
        let mut node = Self::new(&arguments, database, nats);
        node.start().await;
        node
    }

    pub(crate) async fn worker(database: &str, nats: &str) -> Self {
        let arguments = ["worker", "--metrics", "off", "--cores", "1"];
        let mut worker = Self::new(&arguments, database, Some(nats));
        worker.start().await;
        worker
    }

    fn new(arguments: &[&str], database: &str, nats: Option<&str>) -> Self {
        Self {
            child: None,
            folder: tempfile::tempdir().expect("a folder"),
            arguments: arguments.iter().map(|&word| word.to_owned()).collect(),
            database: database.to_owned(),
            nats: nats.map(str::to_owned),
            address: ([127, 0, 0, 1], 0).into(),
        }
    }

    fn is_node(&self) -> bool {
        self.arguments[0] == "serve"
    }

    /// Starts it, at the address that it had before if it is a node. Returns when it is ready.
    pub(crate) async fn start(&mut self) {
        self.spawn();
        self.ready().await;
    }

    /// Starts it, and does not wait.
    pub(crate) fn spawn(&mut self) {
        let file = self.folder.path().join("log.txt");
        let log = std::fs::File::options().create(true).append(true).open(file).expect("a log");
        let out = std::fs::File::create(self.folder.path().join("out.txt")).expect("a file");
        let mut command = bastide();
        command.args(&self.arguments).env("BASTIDE_DATABASE", &self.database);
        if let Some(nats) = &self.nats {
            command.env("BASTIDE_NATS", nats);
        }
        if self.is_node() {
            command.args(["--listen", &self.address.to_string()]);
        }
        let command = command.current_dir(self.folder.path()).stdin(Stdio::null());
        let child = command.stdout(Stdio::from(out)).stderr(Stdio::from(log)).spawn();
        self.child = Some(child.expect("it runs"));
    }

    /// Waits until it says that it works.
    async fn ready(&mut self) {
        let waiting = async {
            loop {
                let out = std::fs::read_to_string(self.folder.path().join("out.txt"));
                let out = out.unwrap_or_default();
                if let Some((line, _)) = out.split_once('\n') {
                    return line.to_owned();
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let line = tokio::time::timeout(3 * PATIENCE, waiting).await;
        let line = line.unwrap_or_else(|_| panic!("it does not start: {}", self.log()));
        if self.is_node() {
            let (_, address) = line.split_once("http://").expect("an address");
            let address = address.split(' ').next().expect("an address");
            self.address = address.parse().expect("an address");
        }
    }

    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log.txt")).unwrap_or_default()
    }

    /// Ends it as `kill -9` does.
    pub(crate) async fn kill(&mut self) {
        self.child.take().expect("it runs").kill().await.expect("it runs");
    }

    /// Asks it to stop, as a shutdown of the machine does, and waits for its end.
    pub(crate) async fn stop(&mut self) {
        self.signal("TERM").await;
        let status = self.child.take().expect("it runs").wait().await.expect("it ends");
        assert_eq!(status.code(), Some(0), "{}", self.log());
    }

    pub(crate) async fn signal(&self, name: &str) {
        let id = self.child.as_ref().and_then(Child::id).expect("it runs").to_string();
        let kill = Command::new("kill").args(["-s", name, &id]).status().await.expect("kill");
        assert!(kill.success());
    }
}

/// What a command that must not start says.
pub(crate) async fn refused(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = bastide();
    command.args(arguments).envs(variables.iter().copied()).current_dir(folder.path());
    let ended = tokio::time::timeout(3 * PATIENCE, command.output()).await;
    let output: Output = ended.expect("it ends").expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{said}");
    said
}
