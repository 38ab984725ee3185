//! Several nodes on one database: any node serves any table.

use std::time::Duration;

use bastide_server::{Config, Nats as Bus};
use bastide_testbed::{Nats, Postgres};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Person, Running, Socket};

/// Nodes with a database, a clock and NATS of their own.
struct Cluster {
    nodes: Vec<Running>,
    nats: Option<Nats>,
    database: String,
}

impl Cluster {
    async fn start(number: usize) -> Self {
        Self::with(number, Some(Nats::start())).await
    }

    /// News do not arrive: nodes only compare tables with the database.
    async fn without_nats(number: usize) -> Self {
        Self::with(number, None).await
    }

    async fn with(number: usize, nats: Option<Nats>) -> Self {
        let database = Postgres::shared().new_database();
        let mut all = Self { nodes: Vec::new(), nats, database };
        for _ in 0..number {
            all.add(|_| ()).await;
        }
        all
    }

    async fn add(&mut self, change: impl FnOnce(&mut Config)) {
        let clock = self.nodes.first().map(|node| node.clock.clone());
        let nats = self.nats.as_ref().map(|nats| {
            let url = nats.url();
            Bus::new(&url, Bus::PREFIX).expect("an address")
        });
        let node = Running::with(|config| {
            config.database = Some(self.database.clone());
            config.nats = nats;
            if let Some(clock) = clock {
                config.clock = clock;
            }
            change(config);
        });
        self.nodes.push(node.await);
    }

    /// The same person at a node.
    fn at(&self, person: &Person, node: usize) -> Person {
        person.at(self.nodes[node].address)
    }

    /// Advances the clock of the nodes in small steps until something has happened.
    async fn let_time_pass(&self, has_happened: impl Fn() -> bool) {
        while !has_happened() {
            let clock = &self.nodes[0].clock;
            clock.advance(Duration::from_secs(5));
            // A node that does not say that it is alive lets no time run out.
            while self.sql("SELECT at FROM alive") < clock.now().to_string() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    fn sql(&self, statement: &str) -> String {
        let name = self.database.rsplit('/').next().expect("a name");
        Postgres::shared().sql(name, statement)
    }
}

/// Makes `moves` decisions, each by the socket that is asked to decide.
async fn play(sockets: &mut [Socket; 2], moves: usize) {
    let mut accepted = 0;
    while accepted < moves {
        let [one, other] = sockets;
        let (socket, message) = tokio::select! {
            message = one.next() => (one, message),
            message = other.next() => (other, message),
        };
        let message = message.expect("the socket stays open");
        if message["type"] == "choices" && accepted < moves {
            socket.act(message["actions"][0]["action"].as_str().expect("an action")).await;
        }
        accepted += usize::from(message["type"] == "accepted");
    }
}

/// Reads until the socket has seen this many entries.
async fn until_seq(socket: &mut Socket, seq: u64) {
    while socket.seq < seq {
        socket.next().await.expect("the socket stays open");
    }
}

async fn two_at_two_nodes(nodes: &Cluster) -> (String, [Person; 2], [Socket; 2]) {
    let (table, ann, ben) = nodes.nodes[0].table_of_two().await;
    let ben = nodes.at(&ben, 1);
    let sockets = [ann.live(&table).await, ben.live(&table).await];
    (table, [ann, ben], sockets)
}

/// Moves made at one node are seen at the other, in the same order and once; the log is the same everywhere. With NATS, and
/// by comparison alone. The guards are `Node::tell` and `compare_tables`.
#[tokio::test]
async fn a_game_is_played_through_two_nodes() {
    for nodes in [Cluster::start(2).await, Cluster::without_nats(2).await] {
        let (table, people, mut sockets) = two_at_two_nodes(&nodes).await;
        play(&mut sockets, 6).await;
        let seq = nodes.sql("SELECT MAX(seq) FROM log").parse().expect("a number");
        for socket in &mut sockets {
            until_seq(socket, seq).await;
        }
        let mut records = Vec::new();
        for person in people {
            let mut again = person.live(&table).await;
            records.push(again.until("snapshot").await["steps"].clone());
        }
        assert_eq!(records[0], records[1]);
        assert_eq!(nodes.sql("SELECT COUNT(*) FROM log"), seq.to_string());
    }
}

/// `REL-13` over two nodes: of two answers to the same position one is accepted, and the other gets what it missed. The guard is
/// the key of the log.
#[tokio::test]
async fn of_two_answers_at_two_nodes_one_is_accepted() {
    let nodes = Cluster::start(2).await;
    let (table, ann, _) = nodes.nodes[0].table_of_two().await;
    let mut sockets = [ann.live(&table).await, nodes.at(&ann, 1).live(&table).await];
    let mut actions = Vec::new();
    for (number, socket) in sockets.iter_mut().enumerate() {
        let choices = socket.until("choices").await;
        let action = choices["actions"][0]["action"].clone();
        let id = format!("at node {number}");
        let seq = socket.seq;
        actions.push(json!({ "type": "act", "id": id, "seq": seq, "action": action }));
    }
    let [one, other] = &mut sockets;
    tokio::join!(one.send(actions[0].clone()), other.send(actions[1].clone()));
    let mut outcomes = Vec::new();
    for socket in &mut sockets {
        outcomes.push(loop {
            let message = socket.next().await.expect("the socket stays open");
            match message["type"].as_str() {
                Some("accepted") => break "accepted".to_owned(),
                Some("refused") => break message["code"].as_str().expect("a code").to_owned(),
                _ => {}
            }
        });
    }
    outcomes.sort();
    assert_eq!(outcomes, ["accepted", "stale"]);
    let seq = nodes.sql("SELECT MAX(seq) FROM log").parse().expect("a number");
    for socket in &mut sockets {
        until_seq(socket, seq).await;
    }
    let own = "SELECT COUNT(*) FROM log WHERE action_id LIKE 'at node %'";
    assert_eq!(nodes.sql(own), "1");
}

/// A client that comes from another node is not sent back, even if this node has not heard of its last move. The guard is
/// `Room::reach`.
#[tokio::test]
async fn a_node_catches_up_with_a_client() {
    let nodes = Cluster::without_nats(2).await;
    let (table, [ann, _], [mut anns, _bens]) = two_at_two_nodes(&nodes).await;
    anns.take_first().await;
    let seen = anns.seq;
    let moved = nodes.at(&ann, 1);
    let origin = moved.origin();
    let mut moved =
        moved.try_live(&table, &format!("?since={seen}"), Some(&origin)).await.expect("a socket");
    moved.seq = seen;
    assert!(moved.until("update").await["seq"].as_u64() >= Some(seen));
    moved.take_first().await;
    until_seq(&mut anns, moved.seq).await;
}

/// Two people who take the same seat at two nodes at once: one gets it. The guard is `revision`.
#[tokio::test]
async fn a_seat_is_taken_once() {
    let nodes = Cluster::start(2).await;
    let host = nodes.nodes[0].guest("Host").await;
    let table = host.table(json!({ "setup": { "preset": { "name": "base", "seats": 4 } } })).await;
    let (ann, ben) = (nodes.nodes[0].guest("Ann").await, nodes.nodes[1].guest("Ben").await);
    let path = |seat: u8| format!("/api/tables/{table}/seats/{seat}");
    let me = || json!({ "who": "me" });
    let (p1, p2, p3) = (path(1), path(2), path(3));
    let (one, other) = tokio::join!(ann.put(&p1, me()), ben.put(&p1, me()));
    let mut codes = [one.0, other.0];
    codes.sort();
    assert_eq!(codes, [StatusCode::OK, StatusCode::CONFLICT]);
    // Different seats at once are no conflict that anybody sees.
    let (one, other) = tokio::join!(ann.put(&p2, me()), ben.put(&p3, me()));
    assert_eq!((one.0, other.0), (StatusCode::OK, StatusCode::OK), "{} {}", one.1, other.1);
    let seats = host.get(&format!("/api/tables/{table}")).await.1["seats"].clone();
    let names: Vec<_> = seats.as_array().expect("seats").iter().map(|seat| &seat["name"]).collect();
    assert_eq!((names[1], names[2]), (&json!("Ann"), &json!("Ben")));
}

/// Who is connected, what they write and who wants an undo is known at all nodes.
#[tokio::test]
async fn people_meet_through_two_nodes() {
    let nodes = Cluster::start(2).await;
    let (_, _, mut sockets) = two_at_two_nodes(&nodes).await;
    for socket in &mut sockets {
        while socket.until("table").await["here"] != json!([1, 2]) {}
    }
    let [anns, bens] = &mut sockets;
    for (number, socket) in [anns, bens].into_iter().enumerate() {
        socket.send(json!({ "type": "chat", "line": format!("line {number}") })).await;
    }
    for socket in &mut sockets {
        let mut seen = Vec::new();
        while seen.len() < 2 {
            for line in socket.until("chat").await["lines"].as_array().expect("lines") {
                seen.push(line["line"].as_str().expect("text").to_owned());
            }
        }
        seen.sort();
        assert_eq!(seen, ["line 0", "line 1"]);
    }
    assert_eq!(nodes.sql("SELECT COUNT(DISTINCT number) FROM chat"), "2");
}

/// `SEC-03` over nodes: who signs out at one node loses the socket at another.
#[tokio::test]
async fn a_session_ends_at_all_nodes() {
    let nodes = Cluster::start(2).await;
    let (table, ann, _) = nodes.nodes[0].table_of_two().await;
    let mut elsewhere = nodes.at(&ann, 1).live(&table).await;
    let (status, _) = ann.clone().call(Method::POST, "/api/logout", Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(elsewhere.closed().await, Some(1008));
}

/// A table that waits is listed in the lobby of every node, and is gone from all when it starts.
#[tokio::test]
async fn the_lobby_is_the_same_everywhere() {
    let nodes = Cluster::start(2).await;
    let ann = nodes.nodes[0].guest("Ann").await;
    let wish = json!({ "setup": { "preset": { "name": "base", "seats": 2 } }, "public": true });
    let table = ann.table(wish).await;
    let listed = async |node: usize| {
        let lobby = nodes.at(&ann, node).get("/api/tables?status=waiting").await.1;
        lobby["tables"].to_string().contains(&table)
    };
    while !listed(1).await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ann.sit(&table, 1).await;
    nodes.at(&ann, 1).computer(&table, 2).await;
    nodes.at(&ann, 1).start(&table).await;
    while listed(0).await || listed(1).await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The limit of tables holds over all nodes, also for requests at the same moment. The guard is `Store::lock`.
#[tokio::test]
async fn limits_hold_over_all_nodes() {
    let mut nodes = Cluster::start(0).await;
    for _ in 0..2 {
        nodes.add(|config| config.limits.tables_per_person = 4).await;
    }
    let ann = nodes.nodes[0].guest("Ann").await;
    let wish = json!({ "setup": { "preset": { "name": "base", "seats": 2 } } });
    let requests = (0..16).map(|number| {
        let (person, wish) = (nodes.at(&ann, number % 2), wish.clone());
        async move { person.post("/api/tables", wish).await.0 }
    });
    let answers = futures_util::future::join_all(requests).await;
    let made = answers.iter().filter(|&&status| status == StatusCode::CREATED).count();
    assert_eq!(made, 4, "{answers:?}");
}

/// A computer player has to move in a game whose node does not let it think, and nobody is connected: another node looks after
/// the game. The guards are `due` and `look_after_games`.
#[tokio::test]
async fn another_node_looks_after_a_game_that_does_not_go_on() {
    let mut nodes = Cluster::start(0).await;
    nodes.add(|config| config.thinking_cores = 0).await;
    nodes.add(|_| ()).await;
    let ann = nodes.nodes[0].guest("Ann").await;
    ann.make_account("Ann").await;
    let table = ann.table(json!({ "setup": { "preset": { "name": "base", "seats": 2 } } })).await;
    ann.computer(&table, 1).await;
    ann.computer(&table, 2).await;
    ann.start(&table).await;
    let entries = || nodes.sql("SELECT COUNT(*) FROM log").parse::<u32>().expect("a number");
    let before = entries();
    nodes.let_time_pass(|| entries() > before).await;
}

/// A clock runs out at whichever node notices first, and only once, also when the node of the game has died. The guard is
/// `due`.
#[tokio::test]
async fn clocks_run_out_when_their_node_is_dead() {
    let mut nodes = Cluster::start(2).await;
    let clock = json!({ "kind": "per-move", "seconds": 60 });
    let (table, ann, _) = nodes.nodes[0].table_with(clock).await;
    nodes.nodes[0].die();
    // Nobody has told the other node about this table.
    let ended = || nodes.sql("SELECT COUNT(*) FROM log WHERE what = 'timeout'");
    nodes.let_time_pass(|| ended() != "0").await;
    assert_eq!(ended(), "1");
    let ann = nodes.at(&ann, 1);
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.1["status"], "finished");
}

/// Requests through one node count at the others. The guard is `report_rates`.
#[tokio::test]
async fn requests_are_counted_over_all_nodes() {
    let mut nodes = Cluster::start(0).await;
    for _ in 0..2 {
        nodes.add(|config| config.limits.requests_per_second = 1).await;
    }
    let stranger = |node: usize| Person::stranger(nodes.nodes[node].address);
    let asks = async |node: usize| stranger(node).get("/api/tables").await.0;
    // Four at once are allowed; the second node hears of them.
    for _ in 0..4 {
        assert_eq!(asks(0).await, StatusCode::OK);
    }
    let refused = async {
        // More than four at a node alone would be refused by itself: these are slower than one a second.
        while asks(1).await != StatusCode::TOO_MANY_REQUESTS {
            for _ in 0..4 {
                asks(0).await;
                tokio::time::sleep(Duration::from_millis(300)).await;
            }
        }
    };
    tokio::time::timeout(crate::client::PATIENCE, refused).await.expect("the other node counts");
}

/// While the database does not answer, nobody can move, so clocks stand still. A proxy that asks whether the node is ready does not
/// hide that. The guards are `BEAT_PATIENCE` and `in_doubt`.
#[tokio::test]
async fn clocks_stand_still_while_the_database_hangs() {
    let postgres = Postgres::builder().fast().start();
    let node = Running::with(|config| config.database = Some(postgres.new_database())).await;
    let (table, ann, _) = node.table_with(json!({ "kind": "per-move", "seconds": 90 })).await;
    postgres.pause();
    node.clock.advance(Duration::from_mins(1));
    let is_ready = async || ann.get("/readyz").await.0 == StatusCode::OK;
    assert!(!is_ready().await);
    postgres.resume();
    while !is_ready().await {
        node.clock.advance(Duration::from_secs(1));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    node.clock.advance(Duration::from_secs(15));
    let mut socket = ann.live(&table).await;
    let game = socket.until("snapshot").await;
    assert!(game["end"].is_null(), "{game}");
    assert!(game["clocks"][0].as_i64() > Some(45_000), "{}", game["clocks"]);
}

/// Everything is moved from SQLite to PostgreSQL: people stay signed in, games go on where they were, finished ones can be
/// replayed. A database that is not empty is refused. The guards are the lists in `migrate`, and `NotEmpty`.
#[tokio::test]
async fn a_folder_is_moved_to_postgres() {
    let mut server = Running::on_sqlite(|_| ()).await;
    let (table, ann, ben) = server.table_of_two().await;
    ann.make_account("Ann").await;
    let mut sockets = [ann.live(&table).await, ben.live(&table).await];
    play(&mut sockets, 5).await;
    sockets[0].send(json!({ "type": "chat", "line": "hello" })).await;
    sockets[1].until("chat").await;
    let waiting = ben.table(json!({ "setup": { "preset": { "name": "base", "seats": 2 } } })).await;
    let (_, before) = ann.get(&format!("/api/tables/{table}/record")).await;
    drop(sockets);
    server.stop().await;
    let database = Postgres::shared().new_database();
    let folder = server.data.path().to_owned();
    let mut steps = 0;
    let moved = bastide_server::migrate(&folder, &database, |_| steps += 1).await.expect("moved");
    assert_eq!(moved.games, 1);
    assert!(moved.rows > 10 && steps > 1, "{moved:?} in {steps} steps");
    let again = bastide_server::migrate(&folder, &database, |_| ()).await;
    assert!(again.is_err_and(|error| error.to_string().contains("empty")));
    server.config_mut().database = Some(database);
    server.go_on().await;
    let (ann, ben) = (ann.at(server.address), ben.at(server.address));
    assert_eq!(ann.get("/api/me").await.1["account"], "Ann");
    let (_, after) = ann.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(before, after);
    assert_eq!(ben.get(&format!("/api/tables/{waiting}")).await.1["status"], "waiting");
    let mut sockets = [ann.live(&table).await, ben.live(&table).await];
    assert_eq!(sockets[0].until("chat").await["lines"][0]["line"], "hello");
    play(&mut sockets, 5).await;
}

/// Wrong passwords and newcomers are counted over all nodes. The guard is `count_shared`.
#[tokio::test]
async fn attempts_are_counted_over_all_nodes() {
    let mut nodes = Cluster::start(0).await;
    for _ in 0..2 {
        nodes.add(|config| config.limits.arrivals_per_minute = 12).await;
    }
    let ann = nodes.nodes[0].guest("Ann").await;
    ann.make_account("Annabel").await;
    let wrong = json!({ "name": "Annabel", "password": "not this one at all" });
    let mut answers = Vec::new();
    for number in 0..8 {
        let stranger = Person::stranger(nodes.nodes[number % 2].address);
        answers.push(stranger.post("/api/login", wrong.clone()).await);
    }
    let codes: Vec<_> = answers.iter().map(|(status, _)| status.as_u16()).collect();
    assert_eq!(codes, [401, 401, 401, 401, 401, 429, 429, 429], "five are free");
    // A guest, an account and eight logins have arrived.
    let mut arrived = 0;
    for number in 0..6 {
        let stranger = Person::stranger(nodes.nodes[number % 2].address);
        let guest = json!({ "name": "Somebody", "colour": "blue" });
        arrived += usize::from(stranger.post("/api/guest", guest).await.0 == StatusCode::CREATED);
    }
    assert_eq!(arrived, 2);
}
