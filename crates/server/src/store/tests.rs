//! What the storage keeps and deletes.

use std::path::Path;

use super::*;
use crate::secret::{Seed, TokenHash, new_id};
use bastide_art::colours::PlayerColour;
use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use bastide_testbed::Postgres;
use sqlx::Row;
use tempfile::TempDir;

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

/// A store of each kind. The folder is that of SQLite.
async fn both() -> (TempDir, [Store; 2]) {
    let folder = tempfile::tempdir().expect("a folder");
    let sqlite = open(folder.path()).await.expect("a database");
    let url = Postgres::shared().new_database();
    (folder, [sqlite, Store::open_postgres(&url).await.expect("a database")])
}

/// Guests who cannot return are deleted; people with an account, a table or a session are not.
/// The guard is in `sweep`.
#[tokio::test]
async fn guests_whose_time_is_over_are_forgotten() {
    let (_folder, stores) = both().await;
    for store in stores {
        forgets_guests(store).await;
    }
}

async fn forgets_guests(store: Store) {
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

fn entry(what: &str) -> StoredEntry {
    let (what, action_id) = (what.to_owned(), Some("key".into()));
    StoredEntry { at: 7, spent: 1, seat: Some(bastide_rules::Seat::new(1)), what, action_id }
}

async fn table(store: &Store, host: &Id) -> Id {
    let id = new_id();
    let table = Change::SaveTable {
        id: id.clone(),
        host: host.clone(),
        public: true,
        created: 50,
        plan: "{}".to_owned(),
        sitters: vec![host.clone()],
        revision: 0,
    };
    store.write(table).await.expect("stored");
    id
}

/// The log takes each entry once, whoever comes first, and all entries of a change or none. The guard is its key.
#[tokio::test]
async fn the_key_of_the_log_is_a_lock() {
    let (_folder, stores) = both().await;
    for store in stores {
        let host = person(&store, "host", 1).await;
        let game = table(&store, &host).await;
        let append = |first_seq: u32, entries: Vec<StoredEntry>| {
            let (game, result, due) = (game.clone(), None, None);
            store.write(Change::Append(Appended { game, first_seq, entries, result, due }))
        };
        append(1, vec![entry("a"), entry("b")]).await.expect("appended");
        let taken = append(2, vec![entry("c")]).await;
        assert!(matches!(taken, Err(StoreError::Taken)), "{taken:?}");
        let taken = append(2, vec![entry("c"), entry("d")]).await;
        assert!(matches!(taken, Err(StoreError::Taken)), "{taken:?}");
        append(3, vec![entry("e")]).await.expect("appended");
        let log = store.log(&game).await.expect("read");
        assert_eq!(log, ["a", "b", "e"].map(entry));
        assert_eq!(store.log_after(&game, 2).await.expect("read"), [entry("e")]);
        let heads = store.heads(std::slice::from_ref(&game)).await.expect("read");
        assert_eq!(heads, [(game.clone(), Head { revision: 1, seq: 3, chat: 0 })]);
        store.close().await;
    }
}

/// A plan is changed once for each revision, and a game starts from the latest. The guard is `revision` in the statements.
#[tokio::test]
async fn of_two_changes_of_a_plan_one_is_made() {
    let (_folder, stores) = both().await;
    for store in stores {
        let host = person(&store, "host", 1).await;
        let id = table(&store, &host).await;
        let save = |revision: i64| {
            let (id, host, plan) = (id.clone(), host.clone(), format!("{{{revision}}}"));
            let sitters = Vec::new();
            let public = true;
            store.write(Change::SaveTable {
                id,
                host,
                public,
                created: 50,
                plan,
                sitters,
                revision,
            })
        };
        save(1).await.expect("changed");
        assert!(matches!(save(1).await, Err(StoreError::Gone)));
        let start = |revision: i64| {
            let (plan, seed, at) = ("{started}".to_owned(), Seed::known([1; 32]), 60);
            let (game, entries, result) = (id.clone(), vec![entry("a")], None);
            let first = Appended { game, first_seq: 1, entries, result, due: Some(70) };
            store.write(Change::Start { plan, revision, seed, first, at })
        };
        assert!(matches!(start(1).await, Err(StoreError::Gone)));
        start(2).await.expect("started");
        assert!(matches!(save(3).await, Err(StoreError::Gone)), "it does not wait any more");
        let game = store.table(&id).await.expect("read").expect("a table");
        assert_eq!((game.revision, game.due, game.started), (3, Some(70), Some(60)));
        let dropped = store.write(Change::DropTable(id.clone())).await;
        assert!(matches!(dropped, Err(StoreError::Gone)));
        assert_eq!(store.log(&id).await.expect("read").len(), 1);
        store.close().await;
    }
}

/// Of several nodes one looks after a game that is due. The guard is `claim_due`.
#[tokio::test]
async fn a_game_that_is_due_is_claimed_once() {
    let url = Postgres::shared().new_database();
    let store = Store::open_postgres(&url).await.expect("a database");
    let host = person(&store, "host", 1).await;
    let game = table(&store, &host).await;
    let (plan, seed) = ("{}".to_owned(), Seed::known([1; 32]));
    let first =
        Appended { game: game.clone(), first_seq: 1, entries: vec![], result: None, due: Some(70) };
    store.write(Change::Start { plan, revision: 1, seed, first, at: 60 }).await.expect("started");
    assert_eq!(store.claim_due(69, 100, 10).await.expect("read"), []);
    let both = tokio::join!(store.claim_due(70, 100, 10), store.claim_due(70, 100, 10));
    let mut claimed = both.0.expect("read");
    claimed.extend(both.1.expect("read"));
    claimed.extend(store.claim_due(100, 130, 10).await.expect("read"));
    assert_eq!(claimed, [game.clone(), game.clone()]);
    store.write(Change::Due { game, due: None }).await.expect("noted");
    assert_eq!(store.claim_due(Millis::MAX, 0, 10).await.expect("read"), []);
    store.close().await;
}

/// A node that knows only older migrations works with a newer schema, unless that says that it is too new. The guard is
/// `oldest_compatible`.
#[tokio::test]
async fn a_newer_schema_is_used_while_it_is_compatible() {
    let postgres = Postgres::shared();
    let url = postgres.new_database();
    let database = url.rsplit('/').next().expect("a name");
    Store::open_postgres(&url).await.expect("a database").close().await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (999, 'later', TRUE, '\\x00', 0)";
    postgres.sql(database, later);
    Store::open_postgres(&url).await.expect("it is compatible").close().await;
    postgres.sql(database, "UPDATE compatible SET oldest = 999");
    let refused = Store::open_postgres(&url).await.expect_err("it is too new");
    assert!(matches!(refused, StoreError::Later(999)), "{refused}");
}

/// `bastide migrate` knows every column of both databases. The guard is the list in `migrate`.
#[tokio::test]
async fn every_column_is_migrated() {
    let (_folder, [sqlite, postgres]) = both().await;
    let mut copied = migrate::copied_columns();
    copied.sort();
    let queries = [
        (
            &sqlite,
            "SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables \
             JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' \
             AND tables.name NOT LIKE 'sqlite_%' AND tables.name <> '_sqlx_migrations'",
        ),
        (
            &postgres,
            "SELECT table_name || '.' || column_name FROM information_schema.columns \
             WHERE table_schema = 'public' AND table_name NOT LIKE 'log\\_%' \
             AND table_name NOT IN ('_sqlx_migrations', 'compatible', 'counters')",
        ),
    ];
    for (store, query) in queries {
        let rows = sqlx::query(query).fetch_all(&store.readers).await.expect("rows");
        let mut columns: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        columns.sort();
        assert_eq!(columns, copied);
        store.close().await;
    }
}
