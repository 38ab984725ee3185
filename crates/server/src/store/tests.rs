//! What the storage keeps and deletes.

use std::path::Path;

use super::*;
use crate::secret::{TokenHash, new_id};
use bastide_art::colours::PlayerColour;
use bastide_protocol::id::Id;

async fn open(folder: &Path) -> Result<Store, StoreError> {
    Store::open(&mut Folder::lock(folder)?, false).await
}

/// A person with a session that ends at 100.
async fn person(store: &Store, name: &str, number: u8) -> Id {
    let id = new_id();
    let (name, colour) = (name.to_owned(), PlayerColour::Red);
    let new = PersonChange::NewPerson { id: id.clone(), name, colour, at: 0 };
    store.write(new).await.expect("stored");
    let (hash, person) = (TokenHash([number; 32]), id.clone());
    let session =
        PersonChange::NewSession { hash, id: new_id(), person, token: None, at: 0, expires: 100 };
    store.write(session).await.expect("stored");
    id
}

/// Guests who cannot return are deleted; people with an account, a table or a session are not.
/// The guard is in `sweep`.
#[tokio::test]
async fn guests_whose_time_is_over_are_forgotten() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(folder.path()).await.expect("a database");
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
        revision: 0,
    };
    store.write(table).await.expect("stored");
    let another = PersonChange::NewSession {
        hash: TokenHash([6; 32]),
        id: new_id(),
        person: player,
        token: None,
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

/// Runs statements on the database of a folder that no server has open.
async fn run(folder: &Path, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(folder.join("bastide.sqlite"));
    let mut db = options.create_if_missing(true).connect().await.expect("a database");
    sqlx::raw_sql(sql).execute(&mut db).await.expect("valid SQL");
    sqlx::Connection::close(db).await.expect("closed");
}

/// A database of version 0.1 has the tables of the first migration and `user_version` 1, and keeps its data.
/// `old_database` in the tests of the server continues with such a database. The guard is `skip` in
/// `bring_up_to_date`.
#[tokio::test]
async fn a_database_of_version_0_1_is_taken_over() {
    let folder = tempfile::tempdir().expect("a folder");
    run(folder.path(), include_str!("../../migrations/0001_first.sql")).await;
    run(folder.path(), "PRAGMA user_version = 1; INSERT INTO alive VALUES (1, 7)").await;
    for _ in 0..2 {
        let store = open(folder.path()).await.expect("it is taken over");
        assert_eq!(store.last_alive().await.expect("read"), Some(7));
        store.close().await;
    }
}

/// A database that a later version has written is left alone, by version 0.1 and by later ones. The guards are the check of
/// `user_version`, and `VersionMissing`.
#[tokio::test]
async fn a_database_of_a_later_version_is_refused() {
    for later in [
        "PRAGMA user_version = 999",
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'later', TRUE, x'00', 0)",
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        open(folder.path()).await.expect("a database").close().await;
        run(folder.path(), later).await;
        let refused = open(folder.path()).await.expect_err(later);
        assert!(matches!(refused, StoreError::Later(999)), "{refused}");
    }
}

/// Accounts that were made before look-alikes were refused all keep working; the oldest keeps others like it away. The guard is
/// `OR IGNORE` in `keys::give`.
#[tokio::test]
async fn old_accounts_that_look_alike_keep_working() {
    let folder = tempfile::tempdir().expect("a folder");
    run(folder.path(), include_str!("../../migrations/0001_first.sql")).await;
    run(
        folder.path(),
        "PRAGMA user_version = 1; \
         INSERT INTO people (id, name, colour, account, password, created) VALUES \
         ('b', 'Ann', 'red', 'Аnn', 'of b', 2), ('a', 'Ann', 'red', 'Ann', 'of a', 1), \
         ('c', 'Ben', 'red', NULL, NULL, 3)",
    )
    .await;
    for _ in 0..2 {
        let store = open(folder.path()).await.expect("it is taken over");
        for (name, person) in [("Ann", "a"), ("Аnn", "b"), ("Ａnn", "a")] {
            let found = store.account(name).await.expect("read");
            assert_eq!(found.map(|(person, _)| person.id.to_string()).as_deref(), Some(person));
        }
        let (id, account) = (Id::from_text("c"), "Аnn ".to_owned());
        let another = PersonChange::MakeAccount { id, account, password: "hash".to_owned() };
        assert!(matches!(store.write(another).await, Err(StoreError::Taken)));
        store.close().await;
    }
}
