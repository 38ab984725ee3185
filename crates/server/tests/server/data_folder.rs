//! One folder, one server; and its backups.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use bastide_server::{backup, restore};
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::common::{Person, Running};

const DATABASE: &str = "bastide.sqlite";
/// The size of a page of a database.
const PAGE: usize = 4096;

/// Runs statements on a database.
async fn run(file: &Path, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut db = options.connect().await.expect("a database");
    sqlx::raw_sql(statement).execute(&mut db).await.expect("it can be run");
    db.close().await.expect("closed");
}

/// The number of the first page of a table or an index.
async fn root_page(file: &Path, name: &str) -> usize {
    let options = SqliteConnectOptions::new().filename(file).immutable(true);
    let mut db = options.connect().await.expect("a database");
    let query = sqlx::query_as("SELECT rootpage FROM sqlite_schema WHERE name = ?").bind(name);
    let (page,): (u32,) = query.fetch_one(&mut db).await.expect("it is there");
    db.close().await.expect("closed");
    page as usize
}

fn mode(path: &Path) -> u32 {
    path.metadata().expect("it is there").permissions().mode() & 0o777
}

/// A server with a game, and what its record says.
async fn with_a_game() -> (Running, Person, String, Value) {
    let server = Running::on_sqlite(|_| ()).await;
    let (table, ann, _) = server.table_of_two().await;
    ann.live(&table).await.take_first().await;
    let path = format!("/api/tables/{table}/record");
    let (_, record) = ann.get(&path).await;
    (server, ann, path, record)
}

/// Whether a server on a copy of the database alone has the record.
async fn has(file: &Path, path: &str) -> Value {
    let server = Running::on_sqlite(|config| {
        fs::copy(file, config.data.join(DATABASE)).expect("copied");
    })
    .await;
    Person::stranger(server.address).get(path).await.1
}

/// After a stop, everything is in one file. The guard is that `Writer::close` closes the readers before its own
/// connection.
#[tokio::test]
async fn after_a_stop_the_database_is_one_file() {
    let (mut server, _, path, record) = with_a_game().await;
    server.stop().await;
    let file = server.data.path().join(DATABASE);
    for beside in ["bastide.sqlite-wal", "bastide.sqlite-shm"] {
        assert!(!server.data.path().join(beside).exists(), "{beside}");
    }
    assert_eq!(has(&file, &path).await, record);
}

/// A database that is missing or empty is not replaced by an empty one without a word, and what is left of it is kept.
/// The guard is `was_used`.
#[tokio::test]
async fn a_lost_database_is_not_replaced_in_silence() {
    let (mut server, ann, path, record) = with_a_game().await;
    let (folder, elsewhere) =
        (server.data.path().to_owned(), tempfile::tempdir().expect("a folder"));
    let (file, kept) = (folder.join(DATABASE), elsewhere.path().join(DATABASE));
    server.stop().await;
    fs::rename(&file, &kept).expect("moved");
    let blank = elsewhere.path().join("blank");
    run(&blank, "PRAGMA journal_mode = WAL").await;
    let lost = "missing or empty";
    let refused = server.refused().await;
    assert!(refused.contains(lost) && refused.contains("--new"), "{refused}");
    assert!(!file.exists(), "nothing is made in its place");
    for empty in [Vec::new(), fs::read(&blank).expect("a database without tables")] {
        fs::write(&file, empty).expect("written");
        assert!(server.refused().await.contains(lost));
    }
    // A folder of a version that left no mark.
    fs::remove_file(folder.join("bastide.lock")).expect("removed");
    fs::remove_file(&file).expect("removed");
    fs::write(folder.join("bastide.sqlite-wal"), "changes").expect("written");
    assert!(server.refused().await.contains(lost));
    server.config_mut().new_database = true;
    server.go_on().await;
    assert_eq!(fs::read(folder.join("bastide-old-1.sqlite-wal")).expect("kept"), b"changes");
    assert_ne!(ann.at(server.address).get(&path).await.1, record);
    server.stop().await;
    assert!(server.refused().await.contains("without --new"));
    server.config_mut().new_database = false;
    server.go_on().await;
    assert_eq!(has(&kept, &path).await, record);
}

/// A second server on the same folder is told which server holds the lock; the lock ends with the first. `a_kill_loses_…` in
/// the tests of the program shows that it also ends with a kill. The guard is `try_lock`.
#[tokio::test]
async fn one_folder_has_one_server() {
    let (mut server, ann, path, record) = with_a_game().await;
    let refused = server.refused().await;
    for known in [std::process::id().to_string(), server.address.to_string(), " since ".to_owned()]
    {
        assert!(refused.contains(&known), "{known}: {refused}");
    }
    assert_eq!(ann.get(&path).await.1, record, "the first is not disturbed");
    server.stop().await;
    server.go_on().await;
    assert_eq!(ann.at(server.address).get(&path).await.1, record);
}

/// Other users of the machine cannot read the data. The guards are `mode` in `make_folder`, `new_file` and
/// `try_lock`, and `make_private` for files of an earlier version.
#[tokio::test]
async fn the_files_are_private() {
    let mut server = Running::on_sqlite(|config| config.data.push("made")).await;
    let folder = server.data.path().join("made");
    server.table_of_two().await;
    assert_eq!(mode(&folder), 0o700);
    let modes = |folder: &Path| {
        let files =
            fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
        files.map(|file| (mode(&file), file)).collect::<Vec<_>>()
    };
    let private = modes(&folder);
    assert_eq!(private.len(), 5, "database, -wal, -shm, lock, admin socket: {private:?}");
    assert!(private.iter().all(|(mode, _)| *mode == 0o600), "{private:?}");
    server.stop().await;
    let file = folder.join(DATABASE);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("changed");
    server.go_on().await;
    assert!(modes(&folder).iter().all(|(mode, _)| *mode == 0o600), "{:?}", modes(&folder));
}

/// A backup is made while the server runs, and has everything that was acknowledged before. The guards are in
/// `backup` and `put_in_place`.
#[tokio::test]
async fn a_backup_is_made_while_the_server_runs() {
    let (server, ann, path, record) = with_a_game().await;
    let elsewhere = tempfile::tempdir().expect("a folder");
    let to = elsewhere.path().join("monday");
    let copied = backup(server.data.path(), &to).await.expect("a backup");
    assert_eq!((copied.people, copied.tables, copied.running), (2, 1, 1));
    assert_eq!((mode(&to), mode(&copied.file)), (0o700, 0o600));
    let files: Vec<_> = fs::read_dir(&to).expect("a folder").collect();
    assert_eq!(files.len(), 1, "{files:?}");
    let refused = backup(server.data.path(), &to).await.expect_err("nothing is overwritten");
    assert!(refused.to_string().contains("exists already"), "{refused}");
    let nothing = backup(elsewhere.path(), &elsewhere.path().join("tuesday")).await;
    assert!(nothing.expect_err("there is no database").to_string().contains("no database"));
    assert_eq!(ann.get(&path).await.1, record, "the server is not disturbed");
    assert_eq!(has(&copied.file, &path).await, record);
}

/// A backup comes back into a folder that no server uses; a database that is there is kept. The guards are the lock and
/// `has_database` in `restore`, and `set_aside`.
#[tokio::test]
async fn a_backup_is_restored() {
    let (mut server, ann, path, record) = with_a_game().await;
    let elsewhere = tempfile::tempdir().expect("a folder");
    let to = elsewhere.path().join("monday");
    backup(server.data.path(), &to).await.expect("a backup");
    let folder = server.data.path().to_owned();
    let (later, ..) = server.table_of_two().await;
    let later = format!("/api/tables/{later}/record");
    let (_, later_record) = ann.get(&later).await;
    let in_use = restore(&to, &folder, true).await.expect_err("a server runs");
    assert!(in_use.to_string().contains(&server.address.to_string()), "{in_use}");
    server.stop().await;
    let refused = restore(&to, &folder, false).await.expect_err("there is a database");
    assert!(refused.to_string().contains("--replace"), "{refused}");
    let restored = restore(&to, &folder, true).await.expect("restored");
    assert_eq!((restored.tables, mode(&restored.file)), (1, 0o600));
    server.go_on().await;
    let ann = ann.at(server.address);
    assert_eq!(ann.get(&path).await.1, record);
    assert_ne!(ann.get(&later).await.1, later_record);
    // What was there before is a database that can be restored, too.
    let aside = restored.aside.expect("the database that was there");
    let again = elsewhere.path().join("again");
    assert_eq!(restore(&aside, &again, false).await.expect("restored").tables, 2);
    assert_eq!(has(&again.join(DATABASE), &later).await, later_record);
}

/// What is damaged, of a later version or of another program is not restored, and what is there stays. The guards are
/// `check` and `bring_up_to_date`, before `set_aside`.
#[tokio::test]
async fn only_a_good_backup_is_restored() {
    let (mut server, ann, path, record) = with_a_game().await;
    server.stop().await;
    let elsewhere = tempfile::tempdir().expect("a folder");
    let copy = |name: &str| {
        let copy = elsewhere.path().join(name);
        fs::copy(server.data.path().join(DATABASE), &copy).expect("copied");
        copy
    };
    let damaged = copy("damaged");
    let mut bytes = fs::read(&damaged).expect("a database");
    // One byte, in an index that nothing else looks at.
    let page = (root_page(&damaged, "sessions_of").await - 1) * PAGE;
    let person =
        bytes[page..page + PAGE].windows(ann.id.len()).position(|it| it == ann.id.as_bytes());
    bytes[page + person.expect("Ann has a session")] ^= 1;
    fs::write(&damaged, bytes).expect("written");
    let later = copy("later");
    run(&later, "PRAGMA user_version = 999").await;
    let foreign = elsewhere.path().join("foreign");
    run(&foreign, "CREATE TABLE recipes (name TEXT)").await;
    let text = elsewhere.path().join("text");
    fs::write(&text, "no database at all".repeat(1000)).expect("written");
    for bad in [damaged, later, foreign, text, elsewhere.path().join("missing")] {
        let refused = restore(&bad, server.data.path(), true).await;
        let refused = refused.expect_err("it is refused").to_string();
        assert!(refused.contains(bad.to_str().expect("a path")), "{refused}");
    }
    let files: Vec<_> = fs::read_dir(server.data.path()).expect("a folder").collect();
    assert_eq!(files.len(), 2, "the database and the lock: {files:?}");
    server.go_on().await;
    assert_eq!(ann.at(server.address).get(&path).await.1, record);
}
