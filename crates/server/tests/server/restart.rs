//! A restart with many clients (`REL-30`).

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::common::{Person, Running};

/// The number of tables, each with two players and a spectator. The load program does it with 1,000 clients.
const TABLES: usize = 12;
/// The spectators of one table.
const CROWD: usize = 60;

/// A client's game, assembled from messages.
struct Seen {
    person: Person,
    table: String,
    seq: u64,
    tiles: Vec<Value>,
    position: Value,
}

impl Seen {
    fn new(person: Person, table: &str) -> Self {
        Self { person, table: table.to_owned(), seq: 0, tiles: Vec::new(), position: Value::Null }
    }

    fn take(&mut self, message: &Value) {
        let from = message["tiles_from"].as_u64().expect("a number") as usize;
        self.tiles.truncate(from);
        self.tiles.extend(message["tiles"].as_array().cloned().expect("tiles"));
        self.seq = message["seq"].as_u64().expect("a number");
        self.position = message["position"].clone();
    }

    /// Connects with what is known already; plays a little; stays until the server stops.
    async fn play(mut self, moves: usize) -> Self {
        let query = if self.seq == 0 { String::new() } else { format!("?since={}", self.seq) };
        let origin = self.person.origin();
        let socket = self.person.try_live(&self.table, &query, Some(&origin)).await;
        let mut socket = socket.expect("a socket");
        socket.seq = self.seq;
        let mut left = moves;
        loop {
            match socket.next().await {
                Ok(message) if message["tiles"].is_array() => self.take(&message),
                Ok(message) if message["type"] == "choices" && left > 0 => {
                    left -= 1;
                    let actions = message["actions"].as_array().expect("actions");
                    let action = actions[actions.len() / 2]["action"].as_str().expect("an action");
                    socket.act(action).await;
                }
                Ok(_) => {}
                Err(code) => {
                    assert_eq!(code, Some(1012), "everybody is told to come back");
                    return self;
                }
            }
        }
    }
}

/// `REL-30`: the server stops in the middle, all clients continue from what they had seen, and in the end each has assembled
/// what the log says. The guards are the close code 1012, `missed`, and `load_game`.
#[tokio::test]
async fn everybody_resumes_after_a_restart_with_what_the_log_says() {
    let mut server = Running::with(|config| config.limits.connections_per_address = 1000).await;
    let mut clients = Vec::new();
    let stranger = Person::stranger(server.address);
    for number in 0..TABLES {
        let (table, ann, ben) = server.table_of_two().await;
        let crowd = if number == 0 { CROWD } else { 1 };
        clients.extend([Seen::new(ann, &table), Seen::new(ben, &table)]);
        clients.extend((0..crowd).map(|_| Seen::new(stranger.clone(), &table)));
    }
    let everybody = clients.len();
    for _ in 0..3 {
        let mut playing = JoinSet::new();
        for client in clients {
            playing.spawn(client.play(4));
        }
        // They are in the middle of it when the server stops.
        assert!(server.figures().await.contains("bastide_sockets"));
        for _ in 0..TABLES {
            let ann = server.guest("Late").await;
            assert_eq!(ann.get("/api/games").await.1, json!([]));
        }
        server.stop().await;
        clients = playing.join_all().await;
        server.go_on().await;
        for client in &mut clients {
            client.person = client.person.at(server.address);
        }
    }
    assert_eq!(clients.len(), everybody);
    let mut played = 0;
    for client in clients {
        // What was acknowledged and not yet told is told when the client comes back.
        let query = format!("/api/tables/{}/replay?to={}", client.table, client.seq);
        let (_, replay) = client.person.get(&query).await;
        assert_eq!(replay["frames"][0]["tiles"], json!(client.tiles), "{query}");
        assert_eq!(replay["frames"][0]["position"], client.position, "{query}");
        played += client.seq;
    }
    assert!(played > everybody as u64 * 3, "{played} entries were seen");
}
