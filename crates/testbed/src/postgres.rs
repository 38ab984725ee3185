//! A PostgreSQL server, and streaming replicas of it.

use std::fs::File;
use std::io::Write;
use std::net::SocketAddr;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::{Duration, Instant};

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use rustix::process::{Signal, geteuid};

use crate::folder::Folder;
use crate::port::Port;
use crate::process::{PATIENCE, Process};
use crate::{Result, must, random_name};

/// The superuser of every server.
const USER: &str = "bastide";

/// A PostgreSQL server of one test, or of one test process.
#[derive(Debug)]
pub struct Postgres {
    // Dropped first: it ends the processes.
    folder: Folder,
    process: Option<Process>,
    port: Port,
    options: Builder,
}

/// What a [`Postgres`] is started with.
#[derive(Debug, Clone, Default)]
pub struct Builder {
    fast: bool,
    password: Option<String>,
    settings: Vec<(String, String)>,
}

impl Builder {
    /// Waits for no disk. Committed data survives [`Postgres::kill`], but not a power failure.
    #[must_use]
    pub fn fast(mut self) -> Self {
        self.fast = true;
        self
    }

    /// Requires a password. Without one, everybody on this machine may connect.
    #[must_use]
    pub fn password(mut self, password: &str) -> Self {
        self.password = Some(password.to_owned());
        self
    }

    /// Sets a parameter of `postgresql.conf`.
    #[must_use]
    pub fn setting(mut self, name: &str, value: &str) -> Self {
        self.settings.push((name.to_owned(), value.to_owned()));
        self
    }

    /// What every server has, and what was asked for.
    fn all_settings(&self) -> Vec<(String, String)> {
        let mut settings = vec![
            ("listen_addresses", "127.0.0.1"),
            ("unix_socket_directories", ""),
            ("max_connections", "300"),
            ("shared_buffers", "32MB"),
            // In the data folder, so that nothing stays behind after a kill.
            ("dynamic_shared_memory_type", "mmap"),
        ];
        if self.fast {
            // Commits are written, so that they survive the process.
            settings.extend([("fsync", "off"), ("full_page_writes", "off")]);
        }
        let owned = settings.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
        owned.chain(self.settings.clone()).collect()
    }

    /// Initialises a new data folder, and starts a server on it.
    ///
    /// # Panics
    /// Panics if PostgreSQL is not installed or does not start.
    #[track_caller]
    pub fn start(self) -> Postgres {
        must(Postgres::try_start(self))
    }

    /// Like [`start`](Self::start), on a disk of its own that can be [filled](Postgres::fill_disk). `None` if this process
    /// may not mount one: only root may, and not in every container.
    #[track_caller]
    pub fn start_on_small_disk(self, mebibytes: u32) -> Option<Postgres> {
        let server = must(Postgres::prepare(self, Some(mebibytes)))?;
        Some(must(server.initialised()))
    }
}

impl Postgres {
    /// A server that writes to disk like one in production, without a password.
    #[track_caller]
    pub fn start() -> Self {
        Self::builder().start()
    }

    /// A server with other options.
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// The fast server of this test process, for tests that do not disturb it. Each takes a
    /// [database of its own](Self::new_database).
    #[track_caller]
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Result<Postgres>> = OnceLock::new();
        let shared = SHARED.get_or_init(|| Self::try_start(Self::builder().fast()));
        must(shared.as_ref().map_err(Clone::clone))
    }

    fn try_start(options: Builder) -> Result<Self> {
        Self::prepare_on_disk(options)?.initialised()
    }

    fn initialised(mut self) -> Result<Self> {
        self.initialise()?;
        self.spawn()?;
        Ok(self)
    }

    fn prepare_on_disk(options: Builder) -> Result<Self> {
        let server = Self::prepare(options, None)?;
        Ok(server.expect("no disk is mounted"))
    }

    /// An empty data folder that belongs to the user who may run the server. `None` if it cannot have its own disk.
    fn prepare(options: Builder, mebibytes: Option<u32>) -> Result<Option<Self>> {
        let folder = Folder::new("QUIT")?;
        let data = folder.data();
        if mebibytes.is_some_and(|mebibytes| !mounted(&data, mebibytes)) {
            return Ok(None);
        }
        let prepare = || {
            if let Some((user, group)) = other_user()? {
                for path in [folder.path(), &data] {
                    chown(path, Some(user), Some(group)).map_err(|error| error.to_string())?;
                }
                reachable(folder.path())?;
            }
            let private = std::fs::Permissions::from_mode(0o700);
            std::fs::set_permissions(&data, private).map_err(|error| error.to_string())
        };
        prepare()
            .map_err(|error| format!("The folder of PostgreSQL cannot be prepared: {error}"))?;
        Ok(Some(Self { folder, process: None, port: Port::reserve()?, options }))
    }

    fn initialise(&self) -> Result<()> {
        let mut initdb = command("initdb")?;
        initdb.arg("--pgdata").arg(self.folder.data());
        initdb.args(["--username", USER, "--encoding=UTF8", "--locale=C"]);
        // Nothing to lose yet.
        initdb.args(["--no-sync", "--no-instructions"]);
        if let Some(password) = &self.options.password {
            let file = self.folder.path().join("password");
            std::fs::write(&file, password).map_err(|error| error.to_string())?;
            initdb.arg("--auth=scram-sha-256").arg("--pwfile").arg(&file);
        } else {
            initdb.arg("--auth=trust");
        }
        initdb.current_dir(self.folder.path());
        output(initdb)?;
        self.configure("postgresql.conf", &self.options.all_settings())
    }

    /// Adds parameters to a file of the data folder, where the last word counts.
    fn configure(&self, file: &str, settings: &[(String, String)]) -> Result<()> {
        let line = |(name, value): &(String, String)| {
            format!("{name} = '{}'\n", value.replace('\'', "''"))
        };
        let lines: Vec<String> = settings.iter().map(line).collect();
        let file = File::options().append(true).open(self.folder.data().join(file));
        file.and_then(|mut file| file.write_all(lines.concat().as_bytes()))
            .map_err(|error| format!("The configuration of PostgreSQL cannot be written: {error}"))
    }

    fn spawn(&mut self) -> Result<()> {
        let mut command = command("postgres")?;
        command.arg("-D").arg(self.folder.data());
        command.args(["-p", &self.address().port().to_string()]);
        let mut process = Process::start(command, &self.folder)?;
        let (id, status) = (process.id().to_string(), self.folder.data().join("postmaster.pid"));
        process.wait_until(&self.folder, || {
            let status = std::fs::read_to_string(&status).unwrap_or_default();
            let mut lines = status.lines();
            lines.next() == Some(&id)
                && lines.next_back().is_some_and(|last| last.trim() == "ready")
        })?;
        self.process = Some(process);
        Ok(())
    }

    /// `postgres://bastide@127.0.0.1:PORT/DATABASE`, with the password if there is one.
    pub fn url(&self, database: &str) -> String {
        self.url_at(self.address(), database)
    }

    /// The same at another address, such as that of a [`Proxy`](crate::Proxy).
    pub fn url_at(&self, address: SocketAddr, database: &str) -> String {
        let password = self.options.password.as_ref();
        let password = password.map(|password| format!(":{}", encoded(password)));
        format!("postgres://{USER}{}@{address}/{database}", password.unwrap_or_default())
    }

    /// Where it listens. It stays the same for the life of the value.
    pub fn address(&self) -> SocketAddr {
        self.port.address()
    }

    /// Creates an empty database, and returns its URL.
    #[track_caller]
    pub fn create_database(&self, name: &str) -> String {
        must(self.try_sql("postgres", &format!("CREATE DATABASE \"{name}\"")));
        self.url(name)
    }

    /// Creates an empty database with a name that nobody else uses, and returns its URL.
    #[track_caller]
    pub fn new_database(&self) -> String {
        self.create_database(&format!("test_{}", random_name()))
    }

    /// Runs a statement as superuser, and returns the rows as `psql -At` prints them.
    #[track_caller]
    pub fn sql(&self, database: &str, statement: &str) -> String {
        must(self.try_sql(database, statement))
    }

    /// Like [`sql`](Self::sql), but returns what went wrong.
    pub fn try_sql(&self, database: &str, statement: &str) -> std::result::Result<String, String> {
        let mut psql = Command::new(program("psql")?);
        without_environment(&mut psql);
        psql.args(["-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-c", statement]);
        psql.arg(self.url(database));
        output(psql).map(|rows| rows.trim_end().to_owned())
    }

    /// The first process of the server, while it runs; the others are its children.
    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }

    /// What it has logged so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.log()).unwrap_or_default()
    }

    /// Shuts down fast: open transactions are rolled back, connections are closed.
    #[track_caller]
    pub fn stop(&mut self) {
        must(self.process.take().map_or(Ok(()), |mut process| process.end(Signal::INT)));
    }

    /// Ends all its processes as `kill -9` does.
    #[track_caller]
    pub fn kill(&mut self) {
        must(self.process.take().map_or(Ok(()), |mut process| process.kill()));
    }

    /// Starts it with the same port and data, if it is down, and waits until it accepts connections.
    #[track_caller]
    pub fn start_again(&mut self) {
        if self.process.is_none() {
            must(self.spawn());
        }
    }

    /// [Stops](Self::stop) it, and [starts it again](Self::start_again).
    #[track_caller]
    pub fn restart(&mut self) {
        self.stop();
        self.start_again();
    }

    /// Freezes all its processes: connections stay open, and nothing answers.
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

    /// Fills the disk of a server that was [started on a small one](Builder::start_on_small_disk).
    pub fn fill_disk(&self) {
        let begun = Instant::now();
        let filler = File::create(self.filler());
        let mut filler = filler.expect("the folder is there");
        // Until nothing fits: the server may free something at the same time.
        while filler.write_all(&[0; 4096]).is_ok() {
            assert!(begun.elapsed() < PATIENCE, "The disk has no end.");
        }
    }

    /// Makes room again after [`fill_disk`](Self::fill_disk).
    pub fn free_disk(&self) {
        std::fs::remove_file(self.filler()).expect("the disk was filled");
    }

    fn filler(&self) -> PathBuf {
        self.folder.data().join("filler")
    }

    /// A running streaming replica of a running server. It answers reads until it is [promoted](Self::promote).
    #[track_caller]
    pub fn replica_of(primary: &Self) -> Self {
        must(Self::try_replica_of(primary))
    }

    fn try_replica_of(primary: &Self) -> Result<Self> {
        let mut replica = Self::prepare_on_disk(primary.options.clone())?;
        let mut copy = command("pg_basebackup")?;
        copy.arg("--pgdata").arg(replica.folder.data());
        copy.args(["--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast"]);
        copy.arg("--no-sync");
        copy.arg("--dbname").arg(primary.url("postgres")).current_dir(replica.folder.path());
        output(copy)?;
        // Copied from the primary: a promoted replica would wait for one of its own.
        let alone = ("synchronous_standby_names".to_owned(), String::new());
        replica.configure("postgresql.auto.conf", &[alone])?;
        replica.spawn()?;
        Ok(replica)
    }

    /// From now on, waits with every commit until a replica has it on disk, so that nothing acknowledged is lost when
    /// the replica is promoted. Returns when a replica has caught up.
    #[track_caller]
    pub fn wait_for_replicas(&self) {
        self.sql("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.sql("postgres", "ALTER SYSTEM SET synchronous_commit = 'on'");
        self.sql("postgres", "SELECT pg_reload_conf()");
        let begun = Instant::now();
        let synchronous = "SELECT count(*) > 0 FROM pg_stat_replication WHERE sync_state = 'sync'";
        while self.sql("postgres", synchronous) != "t" {
            assert!(begun.elapsed() < PATIENCE, "No replica follows.\n{}", self.folder.log_tail());
            sleep(Duration::from_millis(20));
        }
    }

    /// Makes a primary of a replica. Returns when it accepts writes.
    #[track_caller]
    pub fn promote(&self) {
        let promoted = self.sql("postgres", "SELECT pg_promote(true, 60)");
        assert_eq!(promoted, "t", "The replica is not promoted.\n{}", self.folder.log_tail());
    }
}

/// Whether a disk in memory could be mounted.
fn mounted(folder: &Path, mebibytes: u32) -> bool {
    let mut mount = Command::new("mount");
    mount.args(["-t", "tmpfs", "-o", &format!("size={mebibytes}m"), "bastide-testbed"]).arg(folder);
    mount.output().is_ok_and(|output| output.status.success())
}

/// Percent-encoded for a URL.
pub(crate) fn encoded(text: &str) -> String {
    utf8_percent_encode(text, NON_ALPHANUMERIC).to_string()
}

/// A program of the server, run as a user that PostgreSQL accepts.
fn command(name: &str) -> Result<Command> {
    let mut command = Command::new(program(name)?);
    without_environment(&mut command);
    if let Some((user, group)) = other_user()? {
        command.uid(user).gid(group);
    }
    Ok(command)
}

/// Removes what leads clients and servers elsewhere, such as `PGHOST`.
fn without_environment(command: &mut Command) {
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("PG") {
            command.env_remove(name);
        }
    }
    command.env("LC_ALL", "C");
}

/// A program of the PostgreSQL on `PATH`, or of the newest one where Debian has them.
fn program(name: &str) -> Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path);
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = versions
        .filter_map(|version| {
            Some((version.file_name().to_str()?.parse().ok()?, version.path().join("bin")))
        })
        .collect();
    versions.sort_unstable_by(|one, other| other.cmp(one));
    let folders = on_path.chain(versions.into_iter().map(|(_, folder)| folder));
    // Links lead to a folder with everything of one version.
    let mut servers = folders.filter_map(|folder| folder.join("postgres").canonicalize().ok());
    let program = servers.next().map(|server| server.with_file_name(name));
    program.filter(|program| program.is_file()).ok_or_else(|| {
        format!(
            "This test needs {name} of PostgreSQL 15 or newer. Install it (Debian: apt install postgresql)."
        )
    })
}

/// The user and group for the server if this process is root, as which PostgreSQL refuses to run.
fn other_user() -> Result<Option<(u32, u32)>> {
    if !geteuid().is_root() {
        return Ok(None);
    }
    let users = std::fs::read_to_string("/etc/passwd").map_err(|error| error.to_string())?;
    let ids = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2).map(str::parse);
        Some((fields.next()?.ok()?, fields.next()?.ok()?))
    };
    let found = ids("postgres").or_else(|| ids("nobody"));
    found.map(Some).ok_or_else(|| {
        "PostgreSQL does not run as root, and /etc/passwd has no user postgres or nobody."
            .to_owned()
    })
}

/// Whether other users can reach a folder.
fn reachable(folder: &Path) -> Result<()> {
    for parent in folder.ancestors().skip(1) {
        let mode = parent.metadata().map_err(|error| error.to_string())?.permissions().mode();
        if mode & 0o001 == 0 {
            return Err(format!(
                "{} is closed to other users, and PostgreSQL does not run as root. Set TMPDIR to another folder.",
                parent.display()
            ));
        }
    }
    Ok(())
}

/// What a command prints, or why it failed.
fn output(mut command: Command) -> Result<String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{program} cannot be run: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let errors = String::from_utf8_lossy(&output.stderr);
        Err(format!("{program} failed: {}", errors.trim_end()))
    }
}
