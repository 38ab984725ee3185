//! What can go wrong when a dataset is written.

use std::io;
use std::path::PathBuf;

/// A dataset that could not be written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The folder has something in it already.
    #[error("the folder {} is not empty: it holds {entry}. Choose another one", folder.display())]
    NotEmpty {
        /// The folder.
        folder: PathBuf,
        /// The first of the things in it.
        entry: String,
    },
    /// A file or folder cannot be used.
    #[error("cannot {action} {}", path.display())]
    Io {
        /// What was tried, such as "write".
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// Why it failed.
        source: io::Error,
    },
    /// A folder has no records.
    #[error("there is no record in {}: their names end with .bastide", .0.display())]
    NoRecords(PathBuf),
    /// A record cannot be read.
    #[error("{}: {reason}", file.display())]
    Record {
        /// The file.
        file: PathBuf,
        /// What is wrong with it, and where.
        reason: String,
    },
    /// A table could not be encoded.
    #[error("cannot encode the table {table}")]
    Encoding {
        /// The name of the table.
        table: &'static str,
        /// The reason.
        source: parquet::errors::ParquetError,
    },
    /// The system starts no more threads.
    #[error("cannot start this many threads: choose fewer")]
    Threads(#[source] io::Error),
    /// The caller requested to stop.
    #[error("stopped before the dataset was complete: no tables were written")]
    Stopped,
}
