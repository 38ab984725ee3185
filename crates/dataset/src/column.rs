//! Columns: how a field of a row becomes a column of a Parquet file.

use std::sync::Arc;

use bytes::Bytes;
use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::column::writer::{
    ColumnCloseResult, ColumnWriter, get_column_writer, get_typed_column_writer,
};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int32Type};
use parquet::errors::Result;
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterPropertiesPtr};
use parquet::file::writer::{SerializedPageWriter, TrackedWrite};
use parquet::schema::types::{ColumnDescPtr, Type, TypePtr};

/// A column of a table: its name, what it says, and how it is taken from a row.
pub struct Column<R> {
    name: String,
    says: String,
    field: Field<R>,
}

type Take<R, T> = Box<dyn Fn(&R) -> T + Send + Sync>;
type Text<R> = Box<dyn for<'a> Fn(&'a R) -> Option<&'a str> + Send + Sync>;
type List<R> = Box<dyn for<'a> Fn(&'a R) -> &'a [i32] + Send + Sync>;

enum Field<R> {
    Number(Take<R, i32>),
    MaybeNumber(Take<R, Option<i32>>),
    Real(Take<R, f64>),
    Flag(Take<R, bool>),
    /// Text; `true` if it may be missing.
    Text(Text<R>, bool),
    Numbers(List<R>),
}

/// A row of a table.
pub trait Row: Sized + Send + 'static {
    /// The name of the table.
    const TABLE: &'static str;

    /// Returns the columns of the table, in their order.
    fn columns() -> Vec<Column<Self>>;
}

impl<R> Column<R> {
    fn new(name: impl Into<String>, says: impl Into<String>, field: Field<R>) -> Self {
        Self { name: name.into(), says: says.into(), field }
    }

    pub(crate) fn number(
        name: impl Into<String>,
        says: impl Into<String>,
        take: impl Fn(&R) -> i32 + Send + Sync + 'static,
    ) -> Self {
        Self::new(name, says, Field::Number(Box::new(take)))
    }

    pub(crate) fn maybe_number(
        name: impl Into<String>,
        says: impl Into<String>,
        take: impl Fn(&R) -> Option<i32> + Send + Sync + 'static,
    ) -> Self {
        Self::new(name, says, Field::MaybeNumber(Box::new(take)))
    }

    pub(crate) fn real(
        name: &str,
        says: &str,
        take: impl Fn(&R) -> f64 + Send + Sync + 'static,
    ) -> Self {
        Self::new(name, says, Field::Real(Box::new(take)))
    }

    pub(crate) fn flag(
        name: &str,
        says: &str,
        take: impl Fn(&R) -> bool + Send + Sync + 'static,
    ) -> Self {
        Self::new(name, says, Field::Flag(Box::new(take)))
    }

    pub(crate) fn text(
        name: &str,
        says: &str,
        take: impl for<'a> Fn(&'a R) -> &'a str + Send + Sync + 'static,
    ) -> Self {
        Self::new(name, says, Field::Text(Box::new(move |row| Some(take(row))), false))
    }

    pub(crate) fn maybe_text(
        name: &str,
        says: &str,
        take: impl for<'a> Fn(&'a R) -> Option<&'a str> + Send + Sync + 'static,
    ) -> Self {
        Self::new(name, says, Field::Text(Box::new(take), true))
    }

    pub(crate) fn numbers(
        name: &str,
        says: &str,
        take: impl for<'a> Fn(&'a R) -> &'a [i32] + Send + Sync + 'static,
    ) -> Self {
        Self::new(name, says, Field::Numbers(Box::new(take)))
    }

    /// Returns the name of the column.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns what the column says, with its unit.
    pub fn says(&self) -> &str {
        &self.says
    }

    /// Returns the type as the documentation names it; a question mark stands for a value that may be null.
    pub fn type_name(&self) -> &'static str {
        match self.field {
            Field::Number(_) => "int32",
            Field::MaybeNumber(_) => "int32?",
            Field::Real(_) => "double",
            Field::Flag(_) => "boolean",
            Field::Text(_, false) => "string",
            Field::Text(_, true) => "string?",
            Field::Numbers(_) => "list of int32",
        }
    }

    fn schema(&self) -> Result<TypePtr> {
        let (physical, optional) = match self.field {
            Field::Number(_) => (Physical::INT32, false),
            Field::MaybeNumber(_) => (Physical::INT32, true),
            Field::Real(_) => (Physical::DOUBLE, false),
            Field::Flag(_) => (Physical::BOOLEAN, false),
            Field::Text(_, optional) => (Physical::BYTE_ARRAY, optional),
            Field::Numbers(_) => return self.list_schema(),
        };
        let repetition = if optional { Repetition::OPTIONAL } else { Repetition::REQUIRED };
        let text = matches!(physical, Physical::BYTE_ARRAY).then_some(LogicalType::String);
        let field = Type::primitive_type_builder(&self.name, physical);
        Ok(Arc::new(field.with_repetition(repetition).with_logical_type(text).build()?))
    }

    /// The three levels of a list, as the Parquet format defines them.
    fn list_schema(&self) -> Result<TypePtr> {
        let element = Type::primitive_type_builder("element", Physical::INT32);
        let element = element.with_repetition(Repetition::REQUIRED).build()?;
        let list = Type::group_type_builder("list").with_repetition(Repetition::REPEATED);
        let list = list.with_fields(vec![Arc::new(element)]).build()?;
        let outer = Type::group_type_builder(&self.name).with_repetition(Repetition::REQUIRED);
        let outer = outer.with_logical_type(Some(LogicalType::List));
        Ok(Arc::new(outer.with_fields(vec![Arc::new(list)]).build()?))
    }

    /// Encodes this column of some rows.
    pub(crate) fn encode(
        &self,
        rows: &[R],
        description: &ColumnDescPtr,
        properties: &WriterPropertiesPtr,
    ) -> Result<(Bytes, ColumnCloseResult)> {
        let mut sink = TrackedWrite::new(Vec::new());
        let pages = Box::new(SerializedPageWriter::new(&mut sink));
        let writer = get_column_writer(Arc::clone(description), Arc::clone(properties), pages);
        let closed = match &self.field {
            Field::Number(take) => {
                write::<Int32Type>(writer, &rows.iter().map(take).collect::<Vec<_>>(), None, None)
            }
            Field::MaybeNumber(take) => write_some::<Int32Type>(writer, rows.iter().map(take)),
            Field::Real(take) => {
                write::<DoubleType>(writer, &rows.iter().map(take).collect::<Vec<_>>(), None, None)
            }
            Field::Flag(take) => {
                write::<BoolType>(writer, &rows.iter().map(take).collect::<Vec<_>>(), None, None)
            }
            Field::Text(take, optional) => {
                let texts = texts(rows.iter().map(take));
                if *optional {
                    write_some::<ByteArrayType>(writer, texts.into_iter())
                } else {
                    let texts: Vec<_> = texts.into_iter().map(Option::unwrap_or_default).collect();
                    write::<ByteArrayType>(writer, &texts, None, None)
                }
            }
            Field::Numbers(take) => write_lists(writer, rows.iter().map(take)),
        }?;
        Ok((Bytes::from(sink.into_inner()?), closed))
    }
}

/// Returns the schema of a table.
pub(crate) fn schema<R: Row>(columns: &[Column<R>]) -> Result<TypePtr> {
    let fields = columns.iter().map(Column::schema).collect::<Result<Vec<_>>>()?;
    Ok(Arc::new(Type::group_type_builder(R::TABLE).with_fields(fields).build()?))
}

/// How all tables are written. Statistics by row group are enough to skip groups of other games.
pub(crate) fn properties() -> WriterProperties {
    WriterProperties::builder()
        .set_created_by(concat!("bastide ", env!("CARGO_PKG_VERSION")).to_owned())
        .set_compression(Compression::SNAPPY)
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_offset_index_disabled(true)
        .build()
}

/// Puts texts one after the other into one piece of memory.
fn texts<'a>(all: impl Iterator<Item = Option<&'a str>>) -> Vec<Option<ByteArray>> {
    let mut bytes = Vec::new();
    let places: Vec<_> = all
        .map(|text| {
            let begin = bytes.len();
            bytes.extend_from_slice(text?.as_bytes());
            Some(begin..bytes.len())
        })
        .collect();
    let bytes = Bytes::from(bytes);
    places.into_iter().map(|place| Some(ByteArray::from(bytes.slice(place?)))).collect()
}

fn write<T: DataType>(
    writer: ColumnWriter,
    values: &[T::T],
    definitions: Option<&[i16]>,
    repetitions: Option<&[i16]>,
) -> Result<ColumnCloseResult> {
    let mut writer = get_typed_column_writer::<T>(writer);
    writer.write_batch(values, definitions, repetitions)?;
    writer.close()
}

/// Writes values that may be missing: a definition level of 1 says that there is one.
fn write_some<T: DataType>(
    writer: ColumnWriter,
    all: impl Iterator<Item = Option<T::T>>,
) -> Result<ColumnCloseResult> {
    let (mut values, mut definitions) = (Vec::new(), Vec::new());
    for value in all {
        definitions.push(i16::from(value.is_some()));
        values.extend(value);
    }
    write::<T>(writer, &values, Some(&definitions), None)
}

/// Writes lists: a repetition level of 1 says that an element continues the list of the one before.
fn write_lists<'a>(
    writer: ColumnWriter,
    lists: impl Iterator<Item = &'a [i32]>,
) -> Result<ColumnCloseResult> {
    let (mut values, mut definitions, mut repetitions) = (Vec::new(), Vec::new(), Vec::new());
    for list in lists {
        if list.is_empty() {
            definitions.push(0);
            repetitions.push(0);
        }
        for (place, &value) in list.iter().enumerate() {
            values.push(value);
            definitions.push(1);
            repetitions.push(i16::from(place > 0));
        }
    }
    write::<Int32Type>(writer, &values, Some(&definitions), Some(&repetitions))
}
