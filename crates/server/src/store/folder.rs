//! The data folder: its lock, its files and their permissions.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs::{DirBuilder, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::net::SocketAddr;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The file name of the database, in a data folder and in a backup.
pub(super) const DATABASE: &str = "bastide.sqlite";
/// The lock file. Its text names the server that holds the lock. It stays after the server has ended, as a mark that there was
/// a database.
const LOCK: &str = "bastide.lock";
/// The suffixes of the files of an SQLite database.
const SUFFIXES: [&str; 3] = ["", "-wal", "-shm"];

/// Why a data folder, or a file in it, cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// Another server holds the lock.
    #[error("the data folder {0} is in use by {1}; stop that server, or choose another folder")]
    InUse(PathBuf, String),
    /// There was a database, which is missing.
    #[error(
        "the database {0} is missing or empty, though the folder was used before; \
         bring it back with `bastide restore`, or start with an empty one with --new"
    )]
    Lost(PathBuf),
    /// There is a database, but an empty one was requested.
    #[error("the database {0} is not empty; start without --new")]
    NotEmpty(PathBuf),
    /// A file system operation failed.
    #[error("cannot {0} {1}: {2}")]
    Io(&'static str, PathBuf, io::Error),
}

/// A locked data folder: the lock ends with this value, and with the process.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    lock: File,
    /// Whether a server has had a database here before.
    used: bool,
}

impl Folder {
    /// Locks a folder, and creates it if it does not exist.
    pub(crate) fn lock(path: &Path) -> Result<Self, FolderError> {
        make_folder(path)?;
        let file = path.join(LOCK);
        let (lock, locked, holder) =
            try_lock(&file).map_err(|error| FolderError::Io("lock", file, error))?;
        let holder = holder.trim();
        if !locked {
            let holder = if holder.is_empty() { "a server that is starting" } else { holder };
            return Err(FolderError::InUse(path.to_owned(), holder.to_owned()));
        }
        let used = !holder.is_empty();
        Ok(Self { path: path.to_owned(), lock, used })
    }

    /// Writes the holder of the lock into its file, for the error message of a second server.
    pub(crate) fn note_holder(&mut self, address: Option<SocketAddr>) -> Result<(), FolderError> {
        let mut holder = format!("process {}", std::process::id());
        if let Some(address) = address {
            let _ = write!(holder, " at {address}");
        }
        let _ = writeln!(holder, " since {}", httpdate::fmt_http_date(SystemTime::now()));
        overwrite(&mut self.lock, &holder)
            .map_err(|error| FolderError::Io("write", self.path.join(LOCK), error))
    }

    pub(super) fn database(&self) -> PathBuf {
        self.path.join(DATABASE)
    }

    /// Whether the database file exists and is not empty.
    pub(super) fn has_database(&self) -> bool {
        self.database().metadata().is_ok_and(|file| file.len() > 0)
    }

    /// Whether the folder was used before, judging by its files.
    pub(super) fn was_used(&self) -> bool {
        self.used || SUFFIXES.iter().any(|suffix| with_suffix(&self.database(), suffix).exists())
    }

    /// Creates an empty file for the database. The files that SQLite adds get the same permissions.
    pub(super) fn make_database(&self) -> Result<(), FolderError> {
        let file = self.database();
        new_file(&file).map(drop).map_err(|error| FolderError::Io("make", file, error))
    }

    /// Removes a database that could not be created.
    pub(super) fn remove_database(&self) {
        for suffix in SUFFIXES {
            let _ = std::fs::remove_file(with_suffix(&self.database(), suffix));
        }
    }

    /// Restricts the permissions of a database that an older version created readable for other users.
    pub(super) fn make_private(&self) {
        for file in SUFFIXES.map(|suffix| with_suffix(&self.database(), suffix)) {
            let private = Permissions::from_mode(0o600);
            if file.exists()
                && let Err(error) = std::fs::set_permissions(&file, private)
            {
                let file = file.display();
                tracing::warn!(%file, %error, "others on this machine may be able to read a file");
            }
        }
    }

    /// Moves the files of the database aside, and returns their new name, if there are any.
    pub(super) fn set_aside(&self) -> Result<Option<PathBuf>, FolderError> {
        let database = self.database();
        let files = SUFFIXES.map(|suffix| (suffix, with_suffix(&database, suffix)));
        if !files.iter().any(|(_, file)| file.exists()) {
            return Ok(None);
        }
        let names = (1_u32..).map(|number| self.path.join(format!("bastide-old-{number}.sqlite")));
        let is_free =
            |name: &PathBuf| !SUFFIXES.iter().any(|suffix| with_suffix(name, suffix).exists());
        let aside = names.into_iter().find(is_free).expect("there are not so many files");
        for (suffix, file) in files.into_iter().filter(|(_, file)| file.exists()) {
            std::fs::rename(&file, with_suffix(&aside, suffix))
                .map_err(|error| FolderError::Io("rename", file, error))?;
        }
        Ok(Some(aside))
    }
}

/// A file of a database, by its suffix.
pub(super) fn with_suffix(database: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(database);
    name.push(suffix);
    name.into()
}

/// Creates a folder that other users cannot read, unless it exists.
pub(super) fn make_folder(path: &Path) -> Result<(), FolderError> {
    DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(path)
        .map_err(|error| FolderError::Io("make the folder", path.to_owned(), error))
}

/// Creates a file that other users cannot read; fails if it exists.
pub(super) fn new_file(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)
}

/// Opens a file and tries to lock it. Returns whether it did, and the text of the file.
fn try_lock(path: &Path) -> io::Result<(File, bool, String)> {
    let mut options = OpenOptions::new();
    let options = options.read(true).write(true).create(true).truncate(false).mode(0o600);
    let mut file = options.open(path)?;
    let locked = match file.try_lock() {
        Ok(()) => true,
        Err(TryLockError::WouldBlock) => false,
        Err(TryLockError::Error(error)) => return Err(error),
    };
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    Ok((file, locked, text))
}

fn overwrite(file: &mut File, text: &str) -> io::Result<()> {
    file.set_len(0)?;
    file.seek(SeekFrom::Start(0))?;
    file.write_all(text.as_bytes())
}
