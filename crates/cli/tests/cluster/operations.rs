//! Bad addresses, bad databases, a full disk, and restarts of one node after the other.

use std::time::{Duration, Instant};

use bastide_testbed::{Nats, Postgres};
use serde_json::json;
use tokio::task::block_in_place;

use crate::client::table_of_two;
use crate::machines::Machines;
use crate::player::Broken;
use crate::process::{Process, refused};
use crate::tables::Tables;

const SERVE: [&str; 5] = ["serve", "--metrics", "off", "--listen", "127.0.0.1:0"];

/// What `bastide serve` says about a database that it cannot use.
async fn refused_database(url: &str) -> String {
    let said = refused(&SERVE, &[("BASTIDE_DATABASE", url)]).await;
    assert!(!said.contains("hush") && !said.contains("panicked"), "{said}");
    said
}

/// A sentence, never a stack or a password. The guards are `parse`, `refused` and `oldest_compatible` of the PostgreSQL store.
#[tokio::test(flavor = "multi_thread")]
async fn bad_databases_are_explained() {
    let said = refused_database("mysql://bastide:hush@localhost/bastide").await;
    assert!(said.contains("write a URL such as postgres://"), "{said}");
    let mut postgres = Postgres::builder().fast().password("right").start();
    let url = postgres.create_database("bastide");
    let said = refused_database(&url.replace("right", "hush")).await;
    assert!(said.contains("refuses this user or password"), "{said}");
    let said = refused_database(&postgres.url("elsewhere")).await;
    assert!(said.contains("has no database \"elsewhere\"") && said.contains("createdb"), "{said}");

    // A later version has made changes with which this one cannot work.
    Process::node(&url, None).await;
    postgres.sql("bastide", "UPDATE compatible SET oldest = 99");
    let said = refused_database(&url).await;
    assert!(said.contains("a later version of Bastide (schema 99)"), "{said}");
    // A later version has only added something: both run side by side.
    postgres.sql("bastide", "UPDATE compatible SET oldest = 1");
    postgres.sql("bastide", "ALTER TABLE tables ADD COLUMN later TEXT");
    postgres.sql(
        "bastide",
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (99, 'later', true, '', 0)",
    );
    Process::node(&url, None).await;

    // Another program's database.
    let url = postgres.create_database("foreign");
    postgres.sql("foreign", "CREATE TABLE people (nobody TEXT)");
    let said = refused_database(&url).await;
    assert!(said.contains("cannot be migrated"), "{said}");

    block_in_place(|| postgres.stop());
    let said = refused_database(&url).await;
    assert!(said.contains("cannot use PostgreSQL at 127.0.0.1"), "{said}");
}

/// `REL-03` for PostgreSQL: with a full disk, moves are refused and everything can be read; with space again, the same move
/// succeeds without a restart. A trigger with the error of PostgreSQL stands for the full disk.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_of_postgres_refuses_moves_and_nothing_else() {
    let machines = Machines::start(2, 0).await;
    let addresses = machines.addresses();
    let (table, ann, _) = table_of_two(addresses[0], json!({ "kind": "none" })).await;
    let elsewhere = ann.at(addresses[1]);
    machines.sql(
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
             RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; \
         END $$; \
         CREATE TRIGGER full_disk BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION full_disk()",
    );
    let mut sockets = [ann.live(&table).await, elsewhere.live(&table).await];
    let choices = sockets[0].until("choices").await;
    let seq = choices["seq"].as_u64().expect("a number");
    let action = &choices["actions"][0]["action"];
    let act = json!({ "type": "act", "id": "mine", "seq": seq, "action": action });
    for socket in &mut sockets {
        socket.send(act.clone()).await;
        assert_eq!(socket.refused().await, "storage");
    }
    for person in [&ann, &elsewhere] {
        let (status, replay) = person.get(&format!("/api/tables/{table}/replay")).await;
        assert_eq!((status.as_u16(), &replay["entries"]), (200, &json!(seq)));
    }
    machines.sql("DROP TRIGGER full_disk ON log");
    for socket in &mut sockets {
        socket.send(act.clone()).await;
        assert_eq!(socket.until("accepted").await["seq"], seq + 1);
    }
    assert_eq!(machines.sql("SELECT COUNT(*) FROM log WHERE action_id = 'mine'"), "1");
}

/// Nodes start and work while NATS is down, and use it when it comes. The guard is `compare_tables`, and that `Bus::connect`
/// does not wait.
#[tokio::test(flavor = "multi_thread")]
async fn nodes_start_without_nats() {
    let mut nats = Nats::start();
    block_in_place(|| nats.kill());
    let mut machines = Machines::with(nats, 2, 0).await;
    let tables = Tables::open(&machines, 4, Duration::from_millis(200)).await;
    tables.go_on(20).await;
    block_in_place(|| machines.nats.start_again());
    let begun = Instant::now();
    // Each node has its three subscriptions, and says what happens.
    while machines.nats.traffic().messages_out == 0 {
        assert!(begun.elapsed() < Duration::from_mins(1), "no node uses NATS");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    tables.go_on(20).await;
    tables.verify(&machines).await;
}

/// An update of the whole cluster: one node after the other stops and starts again while games go on. The guards are the close
/// code 1012 and the idempotency keys.
#[tokio::test(flavor = "multi_thread")]
async fn nodes_restart_one_after_the_other() {
    let mut machines = Machines::start(3, 0).await;
    let tables = Tables::open(&machines, 10, Duration::from_millis(300)).await;
    tables.go_on(20).await;
    for number in 0..machines.nodes.len() {
        let node = &mut machines.nodes[number].process;
        tables.notes.inside().fault = Some(Broken {
            name: format!("restart of node {number}"),
            node: Some((node.address, Instant::now())),
        });
        node.stop().await;
        node.start().await;
        tables.notes.inside().fault = None;
        tables.go_on(20).await;
    }
    tables.verify(&machines).await;
}
