//! A replica of PostgreSQL takes over.

use std::time::Duration;

use bastide_testbed::Postgres;
use tokio::task::block_in_place;

use crate::machines::Machines;
use crate::tables::Tables;

/// PostgreSQL dies, and its synchronous replica is promoted behind the same addresses. The guard is the confirmation of the
/// replica: without `wait_for_replicas` the last acknowledged moves can be missing.
#[tokio::test(flavor = "multi_thread")]
async fn a_promoted_replica_has_every_acknowledged_move() {
    let mut machines = Machines::start(2, 0).await;
    let replica = block_in_place(|| {
        let replica = Postgres::replica_of(&machines.postgres);
        machines.postgres.wait_for_replicas();
        replica
    });
    let tables = Tables::open(&machines, 8, Duration::from_millis(200)).await;
    tables.go_on(60).await;
    block_in_place(|| {
        machines.postgres.kill();
        replica.promote();
    });
    for node in &machines.nodes {
        node.to_postgres.set_target(replica.address());
    }
    machines.postgres = replica;
    tables.go_on(60).await;
    tables.verify(&machines).await;
}
