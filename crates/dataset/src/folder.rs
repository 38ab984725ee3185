//! The folder of a dataset: its files get their names when all of them are complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::error::Error;

/// A folder into which a dataset is being written. Dropped before [`Folder::publish`], it removes the unfinished files.
pub(crate) struct Folder {
    path: PathBuf,
    /// Whether the folder was made for this dataset.
    is_new: bool,
    tables: Vec<&'static str>,
    published: bool,
}

impl Folder {
    /// Takes an empty folder, or makes one.
    pub(crate) fn take(path: &Path) -> Result<Self, Error> {
        let is_new = !path.exists();
        fs::create_dir_all(path).map_err(failed("make the folder", path))?;
        let mut entries = Vec::new();
        for entry in fs::read_dir(path).map_err(failed("read the folder", path))? {
            let entry = entry.map_err(failed("read the folder", path))?;
            entries.push(entry.file_name().to_string_lossy().into_owned());
        }
        match entries.into_iter().min() {
            None => Ok(Self { path: path.into(), is_new, tables: Vec::new(), published: false }),
            Some(entry) => Err(Error::NotEmpty { folder: path.into(), entry }),
        }
    }

    /// Creates the file of a table, under a temporary name.
    pub(crate) fn create(&mut self, table: &'static str) -> Result<TableFile, Error> {
        let path = self.unfinished(table);
        let file = File::create_new(&path).map_err(failed("create", &path))?;
        self.tables.push(table);
        Ok(TableFile { out: BufWriter::new(file) })
    }

    /// Gives all files their names. They must be closed.
    pub(crate) fn publish(mut self) -> Result<(), Error> {
        for (index, table) in self.tables.iter().enumerate() {
            let path = self.finished(table);
            if let Err(source) = fs::rename(self.unfinished(table), &path) {
                for table in &self.tables[..index] {
                    let _ = fs::remove_file(self.finished(table));
                }
                return Err(Error::Io { action: "write", path, source });
            }
        }
        self.published = true;
        let folder = File::open(&self.path).and_then(|folder| folder.sync_all());
        folder.map_err(failed("write", &self.path))
    }

    /// Returns the size of the file of a table in bytes, before it is published.
    pub(crate) fn size(&self, table: &str) -> Result<u64, Error> {
        let path = self.unfinished(table);
        Ok(fs::metadata(&path).map_err(failed("read", &path))?.len())
    }

    /// Returns the file of a table under its temporary name.
    pub(crate) fn unfinished(&self, table: &str) -> PathBuf {
        self.path.join(format!("{table}.parquet.unfinished"))
    }

    fn finished(&self, table: &str) -> PathBuf {
        self.path.join(format!("{table}.parquet"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.published {
            return;
        }
        for table in &self.tables {
            let _ = fs::remove_file(self.unfinished(table));
        }
        if self.is_new {
            let _ = fs::remove_dir(&self.path);
        }
    }
}

/// The file of a table.
pub(crate) struct TableFile {
    out: BufWriter<File>,
}

impl TableFile {
    /// Makes sure that everything is on the disk.
    pub(crate) fn close(mut self) -> io::Result<()> {
        self.out.flush()?;
        self.out.get_ref().sync_all()
    }
}

impl Write for TableFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Returns what makes an error of an I/O error.
pub(crate) fn failed(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Error {
    let path = path.to_owned();
    move |source| Error::Io { action, path, source }
}
