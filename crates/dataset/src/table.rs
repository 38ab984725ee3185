//! A table on its way to its file: rows are collected into row groups, encoded on any thread, and appended in order.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::{ParquetError, Result};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::SchemaDescPtr;

use crate::column::{self, Column, Row};
use crate::error::Error;
use crate::folder::{Folder, TableFile};
use crate::writer::locked;

/// The number of rows in a row group: what is kept in memory for each table and thread.
const GROUP: usize = 1 << 16;

/// The columns of a row group, encoded.
type Encoded = Vec<(Bytes, ColumnCloseResult)>;

/// Work that is left to do when rows were added: encoding and appending a row group.
pub(crate) type Job<'a> = Box<dyn FnOnce() -> std::result::Result<(), Error> + Send + 'a>;

pub(crate) struct Table<R> {
    columns: Vec<Column<R>>,
    schema: SchemaDescPtr,
    rows: Mutex<Rows<R>>,
    output: Mutex<Output>,
}

/// Rows that do not fill a group yet.
struct Rows<R> {
    waiting: Vec<R>,
    total: u64,
    groups: u64,
}

struct Output {
    file: SerializedFileWriter<TableFile>,
    next: u64,
    /// Encoded groups that wait for an earlier one.
    waiting: BTreeMap<u64, Encoded>,
}

impl<R: Row> Table<R> {
    /// Begins the file of the table.
    pub(crate) fn begin(folder: &mut Folder) -> std::result::Result<Self, Error> {
        let file = folder.create(R::TABLE)?;
        let columns = R::columns();
        let create = || {
            let schema = column::schema(&columns)?;
            SerializedFileWriter::new(file, schema, Arc::new(column::properties()))
        };
        let file = create().map_err(|error| failed::<R>(folder, error))?;
        let schema = Arc::new(file.schema_descr().clone());
        let rows = Rows { waiting: Vec::new(), total: 0, groups: 0 };
        let output = Output { file, next: 0, waiting: BTreeMap::new() };
        Ok(Self { columns, schema, rows: rows.into(), output: output.into() })
    }

    /// Adds rows after all others. What fills a group is added to `jobs`.
    pub(crate) fn add<'a>(
        &'a self,
        folder: &'a Folder,
        new: impl IntoIterator<Item = R>,
        jobs: &mut Vec<Job<'a>>,
    ) {
        let mut rows = locked(&self.rows);
        for row in new {
            if rows.waiting.is_empty() {
                // Memory that is not used yet costs nothing, and rows never move.
                rows.waiting.reserve_exact(GROUP);
            }
            rows.waiting.push(row);
            rows.total += 1;
            if rows.waiting.len() == GROUP {
                jobs.push(self.group(folder, &mut rows));
            }
        }
    }

    /// Writes the rows that are left, and the end of the file. Returns the number of rows and of bytes.
    pub(crate) fn end(self, folder: &Folder) -> std::result::Result<(u64, u64), Error> {
        let rows = {
            let mut rows = locked(&self.rows);
            if !rows.waiting.is_empty() {
                self.group(folder, &mut rows)()?;
            }
            rows.total
        };
        let Output { file, .. } = self.output.into_inner().unwrap_or_else(PoisonError::into_inner);
        let closed = file.into_inner().and_then(|file| Ok(file.close()?));
        closed.map_err(|error| failed::<R>(folder, error))?;
        Ok((rows, folder.size(R::TABLE)?))
    }

    /// Takes the waiting rows and returns the work to write them.
    fn group<'a>(&'a self, folder: &'a Folder, rows: &mut Rows<R>) -> Job<'a> {
        let number = rows.groups;
        rows.groups += 1;
        let group = std::mem::take(&mut rows.waiting);
        Box::new(move || {
            let written = self.encode(&group).and_then(|group| self.append(number, group));
            written.map_err(|error| failed::<R>(folder, error))
        })
    }

    fn encode(&self, rows: &[R]) -> Result<Encoded> {
        let properties = Arc::new(column::properties());
        let columns = self.columns.iter().zip(self.schema.columns());
        columns.map(|(column, description)| column.encode(rows, description, &properties)).collect()
    }

    /// Appends a row group, and those after it that waited for it.
    fn append(&self, number: u64, group: Encoded) -> Result<()> {
        let mut output = locked(&self.output);
        let Output { file, next, waiting } = &mut *output;
        waiting.insert(number, group);
        while let Some(group) = waiting.remove(next) {
            let mut writer = file.next_row_group()?;
            for (bytes, closed) in group {
                writer.append_column(&bytes, closed)?;
            }
            writer.close()?;
            *next += 1;
        }
        Ok(())
    }
}

/// Tells failures of the disk from those of the encoding.
fn failed<R: Row>(folder: &Folder, error: ParquetError) -> Error {
    match error {
        ParquetError::External(source) => match source.downcast::<std::io::Error>() {
            Ok(source) => {
                Error::Io { action: "write", path: folder.unfinished(R::TABLE), source: *source }
            }
            Err(source) => {
                Error::Encoding { table: R::TABLE, source: ParquetError::External(source) }
            }
        },
        source => Error::Encoding { table: R::TABLE, source },
    }
}
