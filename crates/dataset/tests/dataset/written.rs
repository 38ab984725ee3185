//! Writing small datasets and reading them back.

use std::collections::HashMap;
use std::fs::File;
use std::path::Path;

use bastide_ai::{Match, PlayerSpec, StopFlag};
use bastide_dataset::{Error, MatchGames, Options, Source, WrittenTable, write};
use bastide_rules::setup::Preset;
use bastide_rules::{Game, Setup};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, ListAccessor};

pub(crate) const TABLES: [&str; 5] = ["games", "seats", "moves", "scores", "features"];

/// A row by the names of its columns.
pub(crate) struct Row(HashMap<String, Field>);

impl Row {
    fn field(&self, column: &str) -> &Field {
        self.0.get(column).unwrap_or_else(|| panic!("there is no column {column}"))
    }

    pub(crate) fn maybe(&self, column: &str) -> Option<i32> {
        match self.field(column) {
            Field::Int(number) => Some(*number),
            Field::Null => None,
            other => panic!("{column} is {other:?}"),
        }
    }

    pub(crate) fn number(&self, column: &str) -> i32 {
        self.maybe(column).unwrap_or_else(|| panic!("{column} is null"))
    }

    pub(crate) fn text(&self, column: &str) -> Option<&str> {
        match self.field(column) {
            Field::Str(text) => Some(text),
            Field::Null => None,
            other => panic!("{column} is {other:?}"),
        }
    }

    pub(crate) fn real(&self, column: &str) -> f64 {
        let Field::Double(real) = self.field(column) else { panic!("{column} is no number") };
        *real
    }

    pub(crate) fn flag(&self, column: &str) -> bool {
        let Field::Bool(flag) = self.field(column) else { panic!("{column} is no flag") };
        *flag
    }

    pub(crate) fn list(&self, column: &str) -> Vec<i32> {
        let Field::ListInternal(list) = self.field(column) else { panic!("{column} is no list") };
        (0..list.len()).map(|index| list.get_int(index).expect("a number")).collect()
    }
}

/// A dataset, read back.
pub(crate) struct Dataset(HashMap<&'static str, Vec<Row>>);

impl Dataset {
    pub(crate) fn read(folder: &Path) -> Self {
        let table = |table| {
            let path = folder.join(format!("{table}.parquet"));
            let file = File::open(path).expect("the table was written");
            let reader = SerializedFileReader::new(file).expect("a Parquet file");
            let rows = reader.get_row_iter(None).expect("its rows").map(|row| {
                let columns = row.expect("a row").into_columns();
                Row(columns.into_iter().collect())
            });
            (table, rows.collect())
        };
        Self(TABLES.into_iter().map(table).collect())
    }

    pub(crate) fn all(&self, table: &str) -> &[Row] {
        &self.0[table]
    }

    /// The rows of a game.
    pub(crate) fn of(&self, table: &str, game: i32) -> impl Iterator<Item = &Row> {
        self.0[table].iter().filter(move |row| row.number("game") == game)
    }
}

pub(crate) fn matchup(preset: Preset, players: &[PlayerSpec]) -> Match {
    let names = ["Ann", "Ben", "Cleo", "Dan"].into_iter().take(players.len());
    let game = Game::new(Setup::preset(preset, names)).expect("a sensible setup");
    Match::new(game, players.to_vec(), 5)
}

pub(crate) fn written(
    source: &impl Source,
    folder: &Path,
    threads: usize,
) -> Result<Vec<WrittenTable>, Error> {
    write(source, folder, &Options { threads, stop: StopFlag::default(), progress: &|| {} })
}

/// Plays a dataset into a new folder and reads it back.
pub(crate) fn dataset(matchup: Match, games: u64) -> Dataset {
    let folder = tempfile::tempdir().expect("a folder");
    written(&MatchGames::new(matchup, games), folder.path(), 2).expect("it is written");
    Dataset::read(folder.path())
}
