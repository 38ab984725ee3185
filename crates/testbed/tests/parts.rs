//! The parts do what they promise: a fault in them would make every test of many machines worthless.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use bastide_testbed::{Nats, Postgres, Proxy};

/// Long enough for a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);
/// Long enough for an answer that should not come.
const SILENCE: Duration = Duration::from_millis(300);

/// Whether something accepts connections.
fn accepts(address: SocketAddr) -> bool {
    TcpStream::connect(address).is_ok()
}

#[test]
fn a_database_keeps_what_is_committed_through_a_kill_and_a_restart() {
    let mut server = Postgres::start();
    let url = server.create_database("moves");
    assert_eq!(url, format!("postgres://bastide@{}/moves", server.address()));
    server.sql("moves", "CREATE TABLE move (seq integer PRIMARY KEY)");
    server.sql("moves", "INSERT INTO move VALUES (1), (2)");

    server.kill();
    assert!(!accepts(server.address()));
    server.try_sql("moves", "SELECT 1").expect_err("nobody answers");

    server.start_again();
    assert_eq!(server.url("moves"), url);
    assert_eq!(server.sql("moves", "SELECT seq FROM move ORDER BY seq"), "1\n2");
    assert!(server.log().contains("was not properly shut down"), "{}", server.log());

    server.restart();
    assert_eq!(server.sql("moves", "SELECT count(*) FROM move"), "2");
    assert!(server.log().contains("received fast shutdown request"), "{}", server.log());
}

#[test]
fn a_server_has_its_settings_and_its_password() {
    let server = Postgres::builder().fast().password("it's ännoying/@").start();
    let server_without = Postgres::builder().setting("application_name", "it's me").start();
    assert_eq!(server.sql("postgres", "SHOW fsync"), "off");
    assert_eq!(server_without.sql("postgres", "SHOW fsync"), "on");
    assert_eq!(server_without.sql("postgres", "SHOW max_connections"), "300");
    let url = server.url("postgres");
    let connect = |url: &str| {
        let psql = Command::new("psql").args(["-X", "-w", "-c", "SELECT 1", url]).output();
        psql.expect("psql runs").status.success()
    };
    assert!(connect(&url));
    assert!(!connect(&format!("postgres://bastide:wrong@{}/postgres", server.address())));
    assert!(!connect(&format!("postgres://bastide@{}/postgres", server.address())));
}

#[test]
fn tests_that_share_a_server_have_databases_of_their_own() {
    let (one, other) = (Postgres::shared().new_database(), Postgres::shared().new_database());
    assert_ne!(one, other);
    let name = one.rsplit('/').next().expect("a name");
    Postgres::shared().sql(name, "CREATE TABLE only_here ()");
    let name = other.rsplit('/').next().expect("a name");
    Postgres::shared().try_sql(name, "SELECT * FROM only_here").expect_err("not there");
}

#[test]
fn a_paused_database_answers_when_it_goes_on() {
    let mut server = Postgres::builder().fast().start();
    server.pause();
    thread::scope(|scope| {
        let answer = scope.spawn(|| server.sql("postgres", "SELECT 'late'"));
        thread::sleep(SILENCE);
        assert!(!answer.is_finished());
        server.resume();
        assert_eq!(answer.join().expect("an answer"), "late");
    });
    server.pause();
    server.kill();
    assert!(!accepts(server.address()));
}

#[test]
fn a_full_disk_refuses_and_a_freed_one_accepts() {
    let Some(mut server) = Postgres::builder().fast().start_on_small_disk(200) else {
        eprintln!("not tested: this process may not mount a disk");
        return;
    };
    server.sql("postgres", "CREATE TABLE move (seq integer PRIMARY KEY, text text)");
    server.sql("postgres", "INSERT INTO move VALUES (1, 'kept')");
    server.fill_disk();
    let much = "INSERT INTO move SELECT seq, repeat('x', 1000) FROM generate_series(2, 100000) seq";
    let error = server.try_sql("postgres", much).expect_err("there is no room");
    assert!(server.log().contains("No space left on device"), "{error}");
    server.free_disk();
    // It may have given up.
    server.kill();
    server.start_again();
    server.sql("postgres", "INSERT INTO move VALUES (2, 'after')");
    assert_eq!(server.sql("postgres", "SELECT text FROM move ORDER BY seq"), "kept\nafter");
}

#[test]
fn a_replica_takes_over_with_everything_that_was_committed() {
    let mut primary = Postgres::builder().fast().password("secret").start();
    primary.create_database("moves");
    primary.sql("moves", "CREATE TABLE move (seq integer PRIMARY KEY)");
    let replica = Postgres::replica_of(&primary);
    primary.wait_for_replicas();
    primary.sql("moves", "INSERT INTO move SELECT generate_series(1, 1000)");
    replica.try_sql("moves", "INSERT INTO move VALUES (0)").expect_err("it only reads");
    primary.kill();

    replica.promote();
    assert_eq!(replica.sql("moves", "SELECT count(*) FROM move"), "1000");
    replica.sql("moves", "INSERT INTO move VALUES (0)");
    assert_ne!(primary.address(), replica.address());
}

/// Started by the next test as a process that is killed.
#[test]
#[ignore = "waits to be killed"]
fn waits_to_be_killed() {
    let nats = Nats::start();
    let postgres = Postgres::shared();
    println!("\nstarted {} {}", postgres.address(), nats.address());
    thread::sleep(Duration::from_mins(1));
}

#[test]
fn everything_ends_when_the_test_process_is_killed() {
    let folders = tempfile::tempdir().expect("a folder");
    open_to_all(folders.path());
    let mut test = Command::new(std::env::current_exe().expect("a path"))
        .args(["--exact", "waits_to_be_killed", "--ignored", "--nocapture"])
        .env("TMPDIR", folders.path())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the test starts");
    let output = std::io::BufReader::new(test.stdout.take().expect("a pipe"));
    let mut lines = std::io::BufRead::lines(output);
    let line = lines.find_map(|line| Some(line.ok()?.strip_prefix("started ")?.to_owned()));
    let line = line.expect("it starts its parts");
    let addresses: Vec<SocketAddr> =
        line.split(' ').map(|address| address.parse().expect("an address")).collect();
    assert!(addresses.iter().all(|&address| accepts(address)));

    test.kill().expect("it runs");
    test.wait().expect("it ends");
    wait_until(|| {
        let left = std::fs::read_dir(folders.path()).expect("a folder").count();
        left == 0 && !addresses.iter().any(|&address| accepts(address))
    });
}

#[test]
fn nats_answers_and_keeps_its_port() {
    let mut nats = Nats::start();
    let address = nats.address();
    assert_eq!(nats.url(), format!("nats://{address}"));
    let mut client = NatsClient::connect(address);
    assert!(client.info.contains("\"jetstream\":true"), "{}", client.info);
    client.ping();

    nats.pause();
    client.say("PING\r\n");
    assert!(client.is_silent());
    nats.resume();
    assert_eq!(client.line(), "PONG");

    nats.kill();
    assert!(!accepts(address));
    nats.start_again();
    NatsClient::connect(address).ping();
    nats.stop();
    assert!(!accepts(address));
    nats.start_again();
    NatsClient::connect(address).ping();
}

#[test]
fn nats_wants_its_password_and_can_do_without_jetstream() {
    let nats = Nats::builder().login("node", "p@ss").without_jetstream().start();
    assert_eq!(nats.url(), format!("nats://node:p%40ss@{}", nats.address()));
    let mut client = NatsClient::connect(nats.address());
    assert!(!client.info.contains("\"jetstream\":true"), "{}", client.info);
    client.say("CONNECT {\"user\":\"node\",\"pass\":\"wrong\",\"verbose\":false}\r\n");
    assert_eq!(client.line(), "-ERR 'Authorization Violation'");
    let mut client = NatsClient::connect(nats.address());
    client.say("CONNECT {\"user\":\"node\",\"pass\":\"p@ss\",\"verbose\":false}\r\nPING\r\n");
    assert_eq!(client.line(), "PONG");
}

#[test]
fn a_proxy_cuts_and_mends() {
    let echo = echo("");
    let proxy = Proxy::start(echo);
    let mut client = Client::connect(proxy.address());
    client.say("one");
    assert_eq!(client.hear(3), "one");
    assert_eq!(proxy.connections(), 1);

    proxy.cut();
    assert!(client.is_closed());
    assert!(!accepts(proxy.address()));
    assert_eq!(proxy.connections(), 0);
    proxy.mend();
    let mut client = Client::connect(proxy.address());
    client.say("two");
    assert_eq!(client.hear(3), "two");

    proxy.drop_connections();
    assert!(client.is_closed());
    let mut client = Client::connect(proxy.address());
    client.say("three");
    assert_eq!(client.hear(5), "three");
    client.0.shutdown(Shutdown::Write).expect("it is open");
    assert!(client.is_closed());
    wait_until(|| proxy.connections() == 0);
}

#[test]
fn a_frozen_proxy_accepts_and_passes_on_nothing() {
    let proxy = Proxy::start(echo(""));
    let mut before = Client::connect(proxy.address());
    before.say("a");
    assert_eq!(before.hear(1), "a");
    proxy.freeze();
    let mut after = Client::connect(proxy.address());
    before.say("b");
    after.say("c");
    assert!(before.is_silent() && after.is_silent());
    proxy.thaw();
    assert_eq!((before.hear(1), after.hear(1)), ("b".to_owned(), "c".to_owned()));
}

#[test]
fn a_mute_proxy_lets_a_commit_through_and_keeps_its_answer() {
    let server = Postgres::shared();
    let url = server.new_database();
    let name = url.rsplit('/').next().expect("a name");
    server.sql(name, "CREATE TABLE move (seq integer PRIMARY KEY)");
    let proxy = Proxy::start(server.address());
    let url = server.url_at(proxy.address(), name);
    let mut psql = Command::new("psql")
        .args(["-X", "-q", &url])
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("psql runs");
    let mut input = psql.stdin.take().expect("a pipe");
    input.write_all(b"INSERT INTO move VALUES (1);\n").expect("it reads");
    wait_until(|| server.sql(name, "SELECT count(*) FROM move") == "1");
    proxy.mute();
    input.write_all(b"INSERT INTO move VALUES (2);\n").expect("it reads");
    wait_until(|| server.sql(name, "SELECT count(*) FROM move") == "2");
    assert!(psql.try_wait().expect("it is known").is_none());
    proxy.cut();
    drop(input);
    psql.wait().expect("it ends");
}

#[test]
fn a_proxy_changes_its_target() {
    let closed = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("a port");
    let proxy = Proxy::start(closed);
    assert!(Client::connect(proxy.address()).is_closed());
    proxy.set_target(echo("1"));
    let mut first = Client::connect(proxy.address());
    first.say("a");
    assert_eq!(first.hear(2), "1a");
    proxy.set_target(echo("2"));
    let mut second = Client::connect(proxy.address());
    second.say("b");
    assert_eq!(second.hear(2), "2b");
    first.say("c");
    assert_eq!(first.hear(1), "c");
}

#[tokio::test]
async fn parts_can_be_used_within_a_runtime() {
    let (nats, postgres) = (Nats::start(), Postgres::shared());
    let proxy = Proxy::start(nats.address());
    NatsClient::connect(proxy.address()).ping();
    assert_eq!(postgres.sql("postgres", "SELECT 1"), "1");
}

/// Sends back what it gets, after a greeting.
fn echo(greeting: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("a port");
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.expect("a connection");
            thread::spawn(move || {
                let _ = stream.write_all(greeting.as_bytes());
                let mut answers = stream.try_clone().expect("a copy");
                let _ = std::io::copy(&mut stream, &mut answers);
                let _ = stream.shutdown(Shutdown::Write);
            });
        }
    });
    address
}

struct Client(TcpStream);

impl Client {
    fn connect(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        Self(stream)
    }

    fn say(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).expect("it is open");
    }

    fn hear(&mut self, length: usize) -> String {
        let mut text = vec![0; length];
        self.0.read_exact(&mut text).expect("an answer");
        String::from_utf8(text).expect("text")
    }

    fn is_closed(&mut self) -> bool {
        match self.0.read(&mut [0]) {
            Ok(length) => length == 0,
            Err(error) => error.kind() == std::io::ErrorKind::ConnectionReset,
        }
    }

    fn is_silent(&mut self) -> bool {
        self.0.set_read_timeout(Some(SILENCE)).expect("a timeout");
        let silent = self.0.read(&mut [0]).is_err();
        self.0.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        silent
    }
}

struct NatsClient {
    client: Client,
    info: String,
}

impl NatsClient {
    fn connect(address: SocketAddr) -> Self {
        let mut client = Self { client: Client::connect(address), info: String::new() };
        client.info = client.line();
        client
    }

    fn say(&mut self, text: &str) {
        self.client.say(text);
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        while !line.ends_with("\r\n") {
            line.push_str(&self.client.hear(1));
        }
        line.trim_end().to_owned()
    }

    fn ping(&mut self) {
        self.say("PING\r\n");
        assert_eq!(self.line(), "PONG");
    }

    fn is_silent(&mut self) -> bool {
        self.client.is_silent()
    }
}

#[track_caller]
fn wait_until(done: impl Fn() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < PATIENCE, "it does not happen");
        thread::sleep(Duration::from_millis(20));
    }
}

/// PostgreSQL runs as another user if the tests are run by root.
fn open_to_all(folder: &Path) {
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(folder, mode).expect("it is ours");
}
