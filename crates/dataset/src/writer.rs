//! Writing a dataset on several threads, with the rows in the order of the games.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use bastide_ai::StopFlag;

use crate::column::Row;
use crate::error::Error;
use crate::folder::Folder;
use crate::source::Source;
use crate::table::Table;
use crate::tables::{FeatureRow, GameRow, MoveRow, ScoreRow, SeatRow};
use crate::trace::{GameRows, rows_of};

/// How far a thread may be ahead of the slowest game, in games for each thread.
const AHEAD: u64 = 64;

/// How a dataset is written.
pub struct Options<'a> {
    /// The number of threads.
    pub threads: usize,
    /// Stops the work between two games.
    pub stop: StopFlag,
    /// Called after every game.
    pub progress: &'a (dyn Fn() + Sync),
}

/// A table that was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenTable {
    /// The name of the table; its file has the extension `.parquet`.
    pub table: &'static str,
    /// The number of rows.
    pub rows: u64,
    /// The size of the file in bytes.
    pub bytes: u64,
}

/// Writes the tables of all games of a source into an empty folder, which is made if it does not exist.
///
/// The same games give the same bytes on any number of threads. The files get their names when all of them are
/// complete; after an error there are none.
pub fn write(
    source: &impl Source,
    folder: &Path,
    options: &Options,
) -> Result<Vec<WrittenTable>, Error> {
    let mut folder = Folder::take(folder)?;
    let tables = Tables::begin(&mut folder)?;
    let line = Line::new(options.threads as u64 * AHEAD);
    let next = AtomicU64::new(1);
    let work = || {
        let mut player = source.player();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > source.games() {
                return Ok(());
            }
            if options.stop.is_requested() {
                return Err(Error::Stopped);
            }
            let rows = rows_of(number, &player(number - 1)?);
            line.hand_in(number, rows, |rows| tables.add(&folder, rows))?;
            (options.progress)();
        }
    };
    let work = || work().inspect_err(|_| line.break_off());
    std::thread::scope(|scope| {
        let start = |_| std::thread::Builder::new().spawn_scoped(scope, work);
        let mut workers = Vec::new();
        for thread in 0..options.threads.max(1) {
            let worker = start(thread).inspect_err(|_| line.break_off());
            workers.push(worker.map_err(Error::Threads)?);
        }
        let results = workers.into_iter().map(|worker| worker.join().expect("no thread panics"));
        // The first reason matters; the other threads were only told to stop.
        let results: Vec<_> = results.collect();
        let mut errors = results.into_iter().filter_map(Result::err);
        let first = errors.next();
        let reason = errors.fold(first, |reason, error| match reason {
            Some(Error::Stopped) => Some(error),
            reason => reason,
        });
        reason.map_or(Ok(()), Err)
    })?;
    let written = tables.end(&folder)?;
    folder.publish()?;
    Ok(written)
}

/// All tables.
struct Tables {
    games: Table<GameRow>,
    seats: Table<SeatRow>,
    moves: Table<MoveRow>,
    scores: Table<ScoreRow>,
    features: Table<FeatureRow>,
}

impl Tables {
    fn begin(folder: &mut Folder) -> Result<Self, Error> {
        Ok(Self {
            games: Table::begin(folder)?,
            seats: Table::begin(folder)?,
            moves: Table::begin(folder)?,
            scores: Table::begin(folder)?,
            features: Table::begin(folder)?,
        })
    }

    /// Adds the rows of the next game, and returns what is left to be done for it.
    fn add<'a>(&'a self, folder: &'a Folder, rows: GameRows) -> Vec<crate::table::Job<'a>> {
        let mut jobs = Vec::new();
        self.games.add(folder, [rows.game], &mut jobs);
        self.seats.add(folder, rows.seats, &mut jobs);
        self.moves.add(folder, rows.moves, &mut jobs);
        self.scores.add(folder, rows.scores, &mut jobs);
        self.features.add(folder, rows.features, &mut jobs);
        jobs
    }

    fn end(self, folder: &Folder) -> Result<Vec<WrittenTable>, Error> {
        fn end<R: Row>(table: Table<R>, folder: &Folder) -> Result<WrittenTable, Error> {
            let (rows, bytes) = table.end(folder)?;
            Ok(WrittenTable { table: R::TABLE, rows, bytes })
        }
        Ok(vec![
            end(self.games, folder)?,
            end(self.seats, folder)?,
            end(self.moves, folder)?,
            end(self.scores, folder)?,
            end(self.features, folder)?,
        ])
    }
}

/// Puts games in order that were finished in any order.
struct Line {
    waiting: Mutex<Waiting>,
    moved: Condvar,
    /// How many games may wait.
    room: u64,
}

struct Waiting {
    next: u64,
    games: BTreeMap<u64, GameRows>,
    broken_off: bool,
}

impl Line {
    fn new(room: u64) -> Self {
        let waiting = Waiting { next: 1, games: BTreeMap::new(), broken_off: false };
        Self { waiting: waiting.into(), moved: Condvar::new(), room }
    }

    /// Hands in the rows of a game. Calls `add` for it and those after it as soon as all games before it were handed
    /// in, and then does the work that `add` returns. Waits while the game is too far ahead.
    fn hand_in<J: FnOnce() -> Result<(), Error>>(
        &self,
        number: u64,
        rows: GameRows,
        add: impl Fn(GameRows) -> Vec<J>,
    ) -> Result<(), Error> {
        let mut jobs = Vec::new();
        {
            let waiting = locked(&self.waiting);
            let is_too_far =
                |waiting: &mut Waiting| !waiting.broken_off && number >= waiting.next + self.room;
            let waited = self.moved.wait_while(waiting, is_too_far);
            let mut waiting = waited.unwrap_or_else(PoisonError::into_inner);
            if waiting.broken_off {
                return Err(Error::Stopped);
            }
            waiting.games.insert(number, rows);
            let Waiting { next, games, .. } = &mut *waiting;
            while let Some(rows) = games.remove(next) {
                jobs.extend(add(rows));
                *next += 1;
            }
        }
        self.moved.notify_all();
        jobs.into_iter().try_for_each(|job| job())
    }

    /// Lets all threads stop.
    fn break_off(&self) {
        locked(&self.waiting).broken_off = true;
        self.moved.notify_all();
    }
}

/// Locks a mutex. Nothing panics while it holds one.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
