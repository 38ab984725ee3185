//! Where games come from: a match that is played, or records.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bastide_ai::Match;
use bastide_rules::{DealerNote, Record};

use crate::error::Error;
use crate::folder::failed;
use crate::played::{PlayedGame, Setting};

/// The largest record that is read, in bytes; real ones are far smaller.
const LARGEST: u64 = 16 * 1024 * 1024;

/// The games of a dataset, numbered from 0.
pub trait Source: Sync {
    /// Returns how many games there are.
    fn games(&self) -> u64;

    /// Creates what gives a thread its games, in any order.
    fn player(&self) -> Box<dyn FnMut(u64) -> Result<PlayedGame, Error> + '_>;
}

/// The first games of a match.
pub struct MatchGames {
    matchup: Match,
    setting: Arc<Setting>,
    games: u64,
}

impl MatchGames {
    /// Creates a source of this many games.
    pub fn new(matchup: Match, games: u64) -> Self {
        let players: Vec<_> = matchup.players().iter().map(ToString::to_string).collect();
        let setting = Setting::new(matchup.game().clone(), &players).into();
        Self { matchup, setting, games }
    }
}

impl Source for MatchGames {
    fn games(&self) -> u64 {
        self.games
    }

    fn player(&self) -> Box<dyn FnMut(u64) -> Result<PlayedGame, Error> + '_> {
        let mut worker = self.matchup.worker();
        // A setting of its own: threads that count references to shared texts slow each other down.
        let setting = Arc::new(self.setting.copied());
        Box::new(move |index| {
            let mut actions = Vec::new();
            let (_, seed) = worker.play_recorded(index, |_, action| actions.push(action));
            Ok(PlayedGame {
                setting: Arc::clone(&setting),
                deal: index / self.matchup.repeat() + 1,
                seed: Some(seed),
                record: None,
                actions,
                early: None,
            })
        })
    }
}

/// Games read from records.
pub struct RecordFiles {
    files: Vec<PathBuf>,
}

impl RecordFiles {
    /// Collects records: files as they are named, and all files of folders whose names end with `.bastide`, in the
    /// order of their names.
    pub fn collect(paths: &[PathBuf]) -> Result<Self, Error> {
        let mut files = Vec::new();
        for path in paths {
            if path.is_dir() {
                files.extend(records_in(path)?);
            } else {
                files.push(path.clone());
            }
        }
        Ok(Self { files })
    }
}

impl Source for RecordFiles {
    fn games(&self) -> u64 {
        self.files.len() as u64
    }

    fn player(&self) -> Box<dyn FnMut(u64) -> Result<PlayedGame, Error> + '_> {
        Box::new(move |index| {
            let file = &self.files[index as usize];
            let record = read(file)?;
            let seed = match record.dealer() {
                DealerNote::Seed(seed) => Some(seed),
                DealerNote::None | DealerNote::Committed(_) => None,
            };
            Ok(PlayedGame {
                setting: Setting::new(record.game().clone(), &[]).into(),
                deal: index + 1,
                seed,
                record: Some(file.to_string_lossy().into()),
                actions: record.actions().to_vec(),
                early: record.early_end().cloned(),
            })
        })
    }
}

fn records_in(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed("read the folder", folder))? {
        let path = entry.map_err(failed("read the folder", folder))?.path();
        if path.extension().is_some_and(|extension| extension == "bastide") {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() { Err(Error::NoRecords(folder.into())) } else { Ok(files) }
}

fn read(file: &Path) -> Result<Record, Error> {
    let wrong = |reason: String| Error::Record { file: file.into(), reason };
    let mut bytes = Vec::new();
    let opened = fs::File::open(file).map_err(failed("read", file))?;
    opened.take(LARGEST + 1).read_to_end(&mut bytes).map_err(failed("read", file))?;
    if bytes.len() as u64 > LARGEST {
        let reason = format!("a record is not larger than {} MiB", LARGEST / 1024 / 1024);
        return Err(wrong(reason));
    }
    let text = String::from_utf8(bytes).map_err(|_| wrong("this is not UTF-8 text".to_owned()))?;
    Record::parse(&text).map_err(|error| wrong(error.to_string()))
}
