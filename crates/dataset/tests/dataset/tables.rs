//! The tables as files.

use std::fs;

use bastide_ai::PlayerSpec;
use bastide_dataset::{
    Column, FeatureRow, GameRow, MatchGames, MoveRow, RecordFiles, Row, ScoreRow, SeatRow,
};
use bastide_rules::setup::Preset;
use bastide_rules::{DealerNote, Record};

use crate::written::{Dataset, TABLES, dataset, matchup, written};

/// Enough games for two row groups of moves.
#[test]
fn any_number_of_threads_writes_the_same_bytes() {
    let games = MatchGames::new(matchup(Preset::Base, &[PlayerSpec::Random; 2]), 350);
    let write = |threads| {
        let folder = tempfile::tempdir().expect("a folder");
        let tables = written(&games, folder.path(), threads).expect("it is written");
        let bytes = TABLES.map(|table| {
            fs::read(folder.path().join(format!("{table}.parquet"))).expect("the table")
        });
        for (table, bytes) in tables.iter().zip(&bytes) {
            assert_eq!(table.bytes, bytes.len() as u64, "{}", table.table);
        }
        assert!(tables[2].rows > 1 << 16, "{}", tables[2].rows);
        bytes
    };
    let one = write(1);
    assert!(one == write(4), "four threads write something else");
}

#[test]
fn games_are_numbered_in_order() {
    let matchup = matchup(Preset::Base, &[PlayerSpec::Random; 2]).repeated(3);
    let dataset = dataset(matchup, 9);
    let column = |name| dataset.all("games").iter().map(|row| row.number(name)).collect::<Vec<_>>();
    assert_eq!(column("game"), (1..=9).collect::<Vec<_>>());
    assert_eq!(column("deal"), [1, 1, 1, 2, 2, 2, 3, 3, 3]);
    let seeds: Vec<_> = dataset.all("games").iter().map(|row| row.text("seed")).collect();
    assert!(seeds[0] == seeds[2] && seeds[2] != seeds[3]);
    for table in TABLES {
        assert!(dataset.all(table).is_sorted_by_key(|row| row.number("game")), "{table}");
    }
}

#[test]
fn records_give_the_rows_of_the_games_that_they_are_about() {
    let matchup = matchup(Preset::Classic, &[PlayerSpec::Random; 3]);
    let played = dataset(matchup.clone(), 3);
    let folder = tempfile::tempdir().expect("a folder");
    let mut worker = matchup.worker();
    for index in 0..3 {
        let mut actions = Vec::new();
        let (_, seed) = worker.play_recorded(index, |_, action| actions.push(action));
        let mut record = Record::new(matchup.game().clone(), DealerNote::Seed(seed));
        for action in actions {
            record.apply(action, &mut ()).expect("a legal action");
        }
        let file = folder.path().join(format!("{index}.bastide"));
        fs::write(file, record.to_string()).expect("it is saved");
    }
    fs::write(folder.path().join("notes.txt"), "no record").expect("it is saved");
    let records = RecordFiles::collect(&[folder.path().into()]).expect("the records");
    let out = folder.path().join("out");
    written(&records, &out, 2).expect("it is written");
    let read = Dataset::read(&out);
    for table in TABLES {
        assert_eq!(played.all(table).len(), read.all(table).len(), "{table}");
    }
    for (played, read) in played.all("moves").iter().zip(read.all("moves")) {
        assert_eq!(played.text("text"), read.text("text"));
    }
    for (played, read) in played.all("games").iter().zip(read.all("games")) {
        assert_eq!(played.text("seed"), read.text("seed"));
        assert_eq!(played.text("setup"), read.text("setup"));
        assert!(played.text("record").is_none());
        assert!(read.text("record").is_some_and(|file| file.ends_with(".bastide")));
    }
    assert_eq!(played.all("seats")[0].text("player"), Some("random"));
    assert_eq!(read.all("seats")[0].text("player"), None);
}

/// The tables of the documentation are those of the code. A missing line is printed.
#[test]
fn the_documentation_lists_every_column() {
    fn lines<R: Row>() -> Vec<String> {
        let line = |column: &Column<R>| {
            format!("| `{}` | {} | {} |", column.name(), column.type_name(), column.says())
        };
        R::columns().iter().map(line).collect()
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/datasets.md");
    let text = fs::read_to_string(path).expect("the documentation");
    let tables = [
        lines::<GameRow>(),
        lines::<SeatRow>(),
        lines::<MoveRow>(),
        lines::<ScoreRow>(),
        lines::<FeatureRow>(),
    ];
    for (table, lines) in TABLES.into_iter().zip(tables) {
        let lines = lines.join("\n");
        assert!(text.contains(&lines), "docs/datasets.md should have, for {table}:\n{lines}");
    }
}
