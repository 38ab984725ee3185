//! What the storage keeps, and what it does not.

use super::*;
use crate::secret::{TokenHash, new_id};
use bastide_art::colours::PlayerColour;
use bastide_protocol::id::Id;

/// A person with a session that ends at 100.
async fn person(store: &Store, name: &str, number: u8) -> Id {
    let id = new_id();
    let (name, colour) = (name.to_owned(), PlayerColour::Red);
    let new = PersonChange::NewPerson { id: id.clone(), name, colour, at: 0 };
    store.write(new).await.expect("stored");
    let (hash, person) = (TokenHash([number; 32]), id.clone());
    let session =
        PersonChange::NewSession { hash, id: new_id(), person, label: None, at: 0, expires: 100 };
    store.write(session).await.expect("stored");
    id
}

/// Guests who can never come back are forgotten; whoever has an account, a table or a session left is not.
/// The guard is in `sweep`.
#[tokio::test]
async fn guests_whose_time_is_over_are_forgotten() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).await.expect("a database");
    let _guest = person(&store, "guest", 1).await;
    let member = person(&store, "member", 2).await;
    let host = person(&store, "host", 3).await;
    let sitter = person(&store, "sitter", 4).await;
    let player = person(&store, "here", 5).await;
    let (account, password) = ("Member".to_owned(), "hash".to_owned());
    let account = PersonChange::MakeAccount { id: member, account, password };
    store.write(account).await.expect("stored");
    let table = Change::SaveTable {
        id: new_id(),
        host,
        public: false,
        created: 50,
        plan: "{}".to_owned(),
        sitters: vec![sitter],
    };
    store.write(table).await.expect("stored");
    let another = PersonChange::NewSession {
        hash: TokenHash([6; 32]),
        id: new_id(),
        person: player,
        label: None,
        at: 0,
        expires: 1_000,
    };
    store.write(another).await.expect("stored");
    store.write(Change::Sweep { now: 500, tables_before: 0 }).await.expect("swept");
    let left: Vec<(String,)> = sqlx::query_as("SELECT name FROM people ORDER BY name")
        .fetch_all(&store.readers)
        .await
        .expect("read");
    let left: Vec<_> = left.iter().map(|(name,)| name.as_str()).collect();
    assert_eq!(left, ["here", "host", "member", "sitter"]);
    store.close().await;
}
