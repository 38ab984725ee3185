//! What cannot be written leaves nothing behind.

use std::fs;
use std::path::Path;

use bastide_ai::{PlayerSpec, StopFlag};
use bastide_dataset::{Error, MatchGames, Options, RecordFiles, write};
use bastide_rules::setup::Preset;
use bastide_rules::{DealerNote, Record};

use crate::written::{matchup, written};

fn games() -> MatchGames {
    MatchGames::new(matchup(Preset::Base, &[PlayerSpec::Random; 2]), 20)
}

fn record() -> String {
    let matchup = matchup(Preset::Base, &[PlayerSpec::Random; 2]);
    let mut record = Record::new(matchup.game().clone(), DealerNote::None);
    let mut actions = Vec::new();
    matchup.worker().play_recorded(0, |_, action| actions.push(action));
    for action in actions {
        record.apply(action, &mut ()).expect("a legal action");
    }
    record.to_string()
}

fn save(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).expect("it is saved");
}

#[test]
fn a_folder_with_files_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    save(folder.path(), "thesis.tex", "precious");
    let error = written(&games(), folder.path(), 2).expect_err("it is not empty");
    assert!(error.to_string().ends_with("is not empty: it holds thesis.tex. Choose another one"));
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
    let file = folder.path().join("thesis.tex");
    let error = written(&games(), &file, 2).expect_err("it is a file");
    assert!(error.to_string().starts_with("cannot make the folder"), "{error}");
}

#[test]
fn a_damaged_record_is_named_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["1.bastide", "2.bastide", "4.bastide"] {
        save(folder.path(), name, &record());
    }
    let damaged = record().replacen("turn", "trun", 1);
    save(folder.path(), "3.bastide", &damaged);
    let out = folder.path().join("out");
    let records = RecordFiles::collect(&[folder.path().into()]).expect("the records");
    let error = written(&records, &out, 3).expect_err("a record is damaged").to_string();
    assert!(error.contains("3.bastide: line "), "{error}");
    assert!(!out.exists());
}

#[test]
fn records_that_are_not_there_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let Err(Error::NoRecords(path)) = RecordFiles::collect(&[folder.path().into()]) else {
        panic!("there are no records");
    };
    assert_eq!(path, folder.path());
    let missing = folder.path().join("game.bastide");
    let records = RecordFiles::collect(&[missing]).expect("a name");
    let error = written(&records, &folder.path().join("out"), 1).expect_err("it is missing");
    assert!(error.to_string().contains("game.bastide"), "{error}");
}

#[test]
fn a_stop_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out");
    let stop = StopFlag::default();
    let request = || stop.request();
    let options = Options { threads: 2, stop: stop.clone(), progress: &request };
    let error = write(&games(), &out, &options).expect_err("it was stopped");
    assert!(matches!(error, Error::Stopped), "{error}");
    assert!(!out.exists());
}
