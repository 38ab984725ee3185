//! The tables of a test, their players, and what must be true of them in the end.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::client::{PATIENCE, Person, table_of_two};
use crate::machines::Machines;
use crate::player::{Notes, Phase, Player};

/// Longer than any fault lasts on a busy machine.
const LONG: Duration = Duration::from_mins(3);

/// At every third table, one person moves with two clients at once.
const RIVALS: usize = 3;

pub(crate) struct Tables {
    pub(crate) notes: Arc<Notes>,
    games: Vec<String>,
    clients: usize,
    computers: Vec<String>,
    players: JoinSet<()>,
    phase: watch::Sender<Phase>,
    begun: Instant,
}

impl Tables {
    /// Opens tables of two people at different nodes, and lets them play.
    pub(crate) async fn open(machines: &Machines, games: usize, pause: Duration) -> Self {
        let addresses = machines.addresses();
        let (phase, phases) = watch::channel(Phase::Play);
        let notes = Arc::new(Notes::default());
        let mut opened = Vec::new();
        let numbers: Vec<usize> = (0..games).collect();
        for some in numbers.chunks(10) {
            let open = some.iter().map(|number| {
                table_of_two(addresses[number % addresses.len()], json!({ "kind": "none" }))
            });
            opened.extend(futures_util::future::join_all(open).await);
        }
        let (mut tables, mut players) = (Vec::new(), JoinSet::new());
        for (number, (table, ann, ben)) in opened.into_iter().enumerate() {
            let ben = ben.at(addresses[(number + 1) % addresses.len()]);
            let client = |person: Person| {
                let (addresses, phases) = (addresses.clone(), phases.clone());
                Player::new(person, &table, addresses, pause, phases, Arc::clone(&notes))
            };
            if number % RIVALS == 0 {
                players.spawn(client(ann.clone()).rival(0).play());
                players.spawn(client(ann).rival(1).play());
            } else {
                players.spawn(client(ann).play());
            }
            players.spawn(client(ben).play());
            tables.push(table);
        }
        Self {
            notes,
            games: tables,
            clients: players.len(),
            computers: Vec::new(),
            players,
            phase,
            begun: Instant::now(),
        }
    }

    /// Opens tables where computer players play each other.
    pub(crate) async fn open_computers(&mut self, machines: &Machines, games: usize) {
        let addresses = machines.addresses();
        let mut host = None;
        for number in 0..games {
            // A host may have two such games at a time.
            if number % 2 == 0 {
                let name = format!("Host {number}");
                let person = Person::guest(addresses[number % addresses.len()], &name).await;
                person.make_account(&name).await;
                host = Some(person);
            }
            let host = host.as_ref().expect("a host");
            let setup = json!({ "full": { "game": "carcassonne", "players": ["", ""] } });
            let table = host.table(json!({ "setup": setup })).await;
            for seat in 1..=2 {
                host.computer_of(&table, seat, "strong").await;
            }
            host.start(&table).await;
            self.computers.push(table);
        }
    }

    /// Waits until every game of computers has gone on from now, or is over.
    pub(crate) async fn computers_go_on(&self, machines: &Machines) {
        let before = entries(machines);
        let begun = Instant::now();
        for table in &self.computers {
            loop {
                let status =
                    machines.sql(&format!("SELECT status FROM tables WHERE id = '{table}'"));
                if status == "finished" || entries(machines)[table] > before[table] {
                    break;
                }
                assert!(begun.elapsed() < LONG, "the computers at {table} stand still");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }

    /// The number of acknowledged moves.
    pub(crate) fn acknowledged(&self) -> usize {
        self.notes.inside().acknowledged.len()
    }

    /// Waits until this many more moves were acknowledged.
    pub(crate) async fn go_on(&self, moves: usize) {
        let (before, begun) = (self.acknowledged(), Instant::now());
        while self.acknowledged() < before + moves {
            assert!(begun.elapsed() < LONG, "the games stand still");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Ends the games of people. Every acknowledged move is in the log exactly once under its number, every log can be played
    /// again, and every client and every node knows the same.
    pub(crate) async fn verify(mut self, machines: &Machines) {
        self.phase.send_replace(Phase::Settle);
        let begun = Instant::now();
        while self.notes.inside().settled < self.clients {
            if let Some(ended) = self.players.try_join_next() {
                ended.expect("no player panics");
                panic!("a player has left");
            }
            let settled = self.notes.inside().settled;
            assert!(begun.elapsed() < LONG, "only {settled} players have an answer");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let played = self.begun.elapsed();
        self.phase.send_replace(Phase::Meet(Arc::new(entries(machines))));
        let met = async {
            while let Some(ended) = self.players.join_next().await {
                ended.expect("no player panics");
            }
        };
        tokio::time::timeout(LONG, met).await.expect("all clients learn of all entries");
        self.report(played);
        self.check_log(machines);
        self.check_nodes(machines).await;
    }

    fn report(&self, played: Duration) {
        let notes = self.notes.inside();
        let seconds = |times: &[Duration]| times.iter().max().map_or(0.0, Duration::as_secs_f64);
        println!(
            "{} games, {} acknowledged moves in {:.0} s, {} messages sent again, refused: {:?}",
            self.games.len(),
            notes.acknowledged.len(),
            played.as_secs_f64(),
            notes.resent,
            notes.refused
        );
        for (why, times) in &notes.absences {
            println!(
                "{why}: {} clients were away, the longest for {:.2} s",
                times.len(),
                seconds(times)
            );
        }
    }

    fn check_log(&self, machines: &Machines) {
        let gaps = "SELECT COUNT(*) FROM (SELECT game FROM log GROUP BY game \
                    HAVING MIN(seq) <> 1 OR MAX(seq) <> COUNT(*)) AS gaps";
        assert_eq!(machines.sql(gaps), "0");
        let mut stored: HashMap<(String, String), Vec<(u64, String)>> = HashMap::new();
        let rows = machines.sql(
            "SELECT CONCAT_WS(E'\\t', game, action_id, seq, what) FROM log WHERE action_id IS NOT NULL",
        );
        for row in rows.lines() {
            let [game, id, seq, what] = row.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{row}");
            };
            let of_action = stored.entry((game.to_owned(), id.to_owned())).or_default();
            of_action.push((seq.parse().expect("a number"), what.to_owned()));
        }
        for ((game, id), entries) in &stored {
            assert_eq!(entries.len(), 1, "{id} of {game} was applied more than once: {entries:?}");
        }
        for late in &self.notes.inside().stale {
            assert!(!stored.contains_key(late), "{late:?} was refused, and is in the log");
        }
        for one in &self.notes.inside().acknowledged {
            let found = stored.get(&(one.table.clone(), one.id.clone()));
            let expected = vec![(one.seq, one.action.clone())];
            assert_eq!(found, Some(&expected), "{one:?} was acknowledged");
        }
    }

    async fn check_nodes(&self, machines: &Machines) {
        let log = entries(machines);
        let nodes: Vec<Person> = machines.addresses().into_iter().map(Person::stranger).collect();
        for table in self.games.iter().chain(&self.computers) {
            let mut records = Vec::new();
            for node in &nodes {
                let (status, record) = node.get(&format!("/api/tables/{table}/record")).await;
                assert_eq!(status.as_u16(), 200, "{record}");
                records.push(record.as_str().expect("text").to_owned());
            }
            let parsed = bastide_rules::Record::parse(&records[0]);
            parsed.unwrap_or_else(|error| panic!("{table} cannot be played again: {error}"));
            if self.computers.contains(table) {
                continue;
            }
            assert!(records.iter().all(|record| *record == records[0]), "{table}: {records:?}");
            let (_, actions) = records[0].split_once("--- actions\n").expect("a record");
            assert_eq!(actions.lines().count() as u64, log[table], "{table}");
        }
        let views = self.notes.inside().views.clone();
        assert_eq!(views.len(), self.clients);
        for view in &views {
            assert_eq!(view.seq, log[&view.table]);
            for node in &nodes {
                let path = format!("/api/tables/{}/replay?to={}", view.table, view.seq);
                let (_, replay) = node.get(&path).await;
                let game = &replay["frames"][0];
                assert_eq!(game["tiles"], Value::Array(view.tiles.clone()), "{}", view.table);
                assert_eq!(game["position"], view.position, "{}", view.table);
            }
        }
        println!(
            "{} logs replayed at {} nodes, {} clients knew the same",
            log.len(),
            nodes.len(),
            views.len()
        );
    }
}

/// The number of entries of every log.
fn entries(machines: &Machines) -> HashMap<String, u64> {
    let begun = Instant::now();
    let rows = loop {
        // PostgreSQL may be down.
        match machines.try_sql("SELECT game, COUNT(*) FROM log GROUP BY game") {
            Ok(rows) => break rows,
            Err(error) => assert!(begun.elapsed() < PATIENCE, "{error}"),
        }
    };
    let pair = |row: &str| {
        let (game, count) = row.split_once('|').expect("two columns");
        (game.to_owned(), count.parse().expect("a number"))
    };
    rows.lines().map(pair).collect()
}
