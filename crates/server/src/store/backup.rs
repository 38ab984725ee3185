//! Backups: one file, made while a server may run, and restored while none does.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::folder::{DATABASE, Folder, FolderError, make_folder, new_file, with_suffix};
use super::{StoreError, schema};

/// A copy of a database, made or restored.
#[derive(Debug)]
pub struct Copied {
    /// The new file.
    pub file: PathBuf,
    /// The path of the previous database.
    pub aside: Option<PathBuf>,
    /// The number of people.
    pub people: u32,
    /// The number of tables.
    pub tables: u32,
    /// The number of running games.
    pub running: u32,
    /// The number of entries of all logs.
    pub entries: u32,
}

/// Why a backup cannot be made or restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is no database.
    #[error("there is no database at {0}")]
    Nothing(PathBuf),
    /// The target exists.
    #[error("{0} exists already; choose another folder for the backup")]
    Exists(PathBuf),
    /// The folder has a database, and replacing it was not requested.
    #[error("there is a database at {0}; use --replace to move it aside")]
    WouldReplace(PathBuf),
    /// The database is damaged.
    #[error("the copy of {0} is damaged: {1}")]
    Damaged(PathBuf, String),
    /// The file is not a database of Bastide.
    #[error("{0} is not a database of Bastide")]
    Foreign(PathBuf),
    /// SQLite needs file names in UTF-8.
    #[error("the path {0} is not valid UTF-8")]
    Path(PathBuf),
    /// The data folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The database cannot be used.
    #[error("cannot use the database {0}")]
    Store(PathBuf, #[source] StoreError),
}

/// Copies the database of a data folder into another folder, whether or not a server runs on it. The copy has everything that
/// was committed when the backup began.
pub async fn backup(data: &Path, to: &Path) -> Result<Copied, BackupError> {
    let (source, file) = (data.join(DATABASE), to.join(DATABASE));
    if !source.exists() {
        return Err(BackupError::Nothing(source));
    }
    if file.exists() {
        return Err(BackupError::Exists(file));
    }
    make_folder(to)?;
    // It gets its name once it is complete, so that a partial copy cannot be taken for a backup.
    let part = with_suffix(&file, ".part");
    match new_file(&part) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(BackupError::Exists(part));
        }
        Err(error) => return Err(FolderError::Io("make", part, error).into()),
    }
    let copied = copy_online(&source, &part).await.and_then(|copied| {
        put_in_place(&part, &file)?;
        Ok(Copied { file, ..copied })
    });
    if copied.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    copied
}

async fn copy_online(source: &Path, part: &Path) -> Result<Copied, BackupError> {
    let Some(target) = part.to_str() else { return Err(BackupError::Path(part.to_owned())) };
    let at_source = |error: sqlx::Error| BackupError::Store(source.to_owned(), error.into());
    let mut db = options(source).connect().await.map_err(at_source)?;
    sqlx::query("VACUUM INTO ?").bind(target).execute(&mut db).await.map_err(at_source)?;
    db.close().await.map_err(at_source)?;
    let at_copy = |error: sqlx::Error| BackupError::Store(part.to_owned(), error.into());
    let mut copy = options(part).connect().await.map_err(at_copy)?;
    let copied = check(&mut copy, part).await?;
    copy.close().await.map_err(at_copy)?;
    Ok(copied)
}

/// Restores a backup into a data folder from which no server serves: a folder that [`backup`] made, or a database. An existing
/// database is moved aside if `replace` is set.
pub async fn restore(from: &Path, data: &Path, replace: bool) -> Result<Copied, BackupError> {
    let source = if from.is_dir() { from.join(DATABASE) } else { from.to_owned() };
    if !source.exists() {
        return Err(BackupError::Nothing(source));
    }
    let folder = Folder::lock(data)?;
    let file = folder.database();
    if folder.has_database() && !replace {
        return Err(BackupError::WouldReplace(file));
    }
    // The copy is checked and migrated before anything else is touched.
    let staged = with_suffix(&file, ".restoring");
    let clear = || {
        for suffix in ["", "-wal", "-shm", "-journal"] {
            let _ = std::fs::remove_file(with_suffix(&staged, suffix));
        }
    };
    clear();
    let copied = stage(&source, &staged).await.and_then(|copied| {
        let aside = folder.set_aside()?;
        put_in_place(&staged, &file)?;
        Ok(Copied { file, aside, ..copied })
    });
    if copied.is_err() {
        clear();
    }
    copied
}

async fn stage(source: &Path, staged: &Path) -> Result<Copied, BackupError> {
    // A database that was copied by hand may have its last changes in its journal.
    for suffix in ["", "-wal"] {
        let from = with_suffix(source, suffix);
        if from.exists() {
            copy_file(&from, &with_suffix(staged, suffix))
                .map_err(|error| FolderError::Io("copy", from, error))?;
        }
    }
    let at_copy = |error: StoreError| BackupError::Store(source.to_owned(), error);
    let mut db = options(staged).connect().await.map_err(|error| at_copy(error.into()))?;
    let copied = check(&mut db, source).await?;
    schema::bring_up_to_date(&mut db).await.map_err(at_copy)?;
    let alone = sqlx::raw_sql("PRAGMA journal_mode = DELETE").execute(&mut db).await;
    alone.map_err(|error| at_copy(error.into()))?;
    db.close().await.map_err(|error| at_copy(error.into()))?;
    Ok(copied)
}

fn copy_file(from: &Path, to: &Path) -> io::Result<()> {
    io::copy(&mut File::open(from)?, &mut new_file(to)?).map(drop)
}

/// Renames a file once it is on disk.
fn put_in_place(file: &Path, name: &Path) -> Result<(), FolderError> {
    let put = || {
        File::open(file)?.sync_all()?;
        std::fs::rename(file, name)?;
        name.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())
    };
    put().map_err(|error| FolderError::Io("write", name.to_owned(), error))
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file)
}

/// Checks for damage, and counts the contents.
async fn check(db: &mut SqliteConnection, file: &Path) -> Result<Copied, BackupError> {
    let at_file = |error: sqlx::Error| BackupError::Store(file.to_owned(), error.into());
    let found: Vec<(String,)> =
        sqlx::query_as("PRAGMA integrity_check").fetch_all(&mut *db).await.map_err(at_file)?;
    let damage = found.into_iter().map(|(line,)| line).find(|line| line != "ok");
    if let Some(damage) = damage {
        return Err(BackupError::Damaged(file.to_owned(), damage));
    }
    if !schema::is_ours(db).await.map_err(at_file)? {
        return Err(BackupError::Foreign(file.to_owned()));
    }
    let query = "SELECT (SELECT COUNT(*) FROM people), (SELECT COUNT(*) FROM tables), \
                 (SELECT COUNT(*) FROM tables WHERE status = 'running'), (SELECT COUNT(*) FROM log)";
    let (people, tables, running, entries) =
        sqlx::query_as(query).fetch_one(db).await.map_err(at_file)?;
    Ok(Copied { file: file.to_owned(), aside: None, people, tables, running, entries })
}
