//! The puzzles that come with the program.

use std::sync::LazyLock;

use crate::line::PuzzleFile;
use crate::puzzle::Puzzle;

/// The files.
const FILES: [&str; 3] = [
    include_str!("../puzzles/carcassonne.txt"),
    include_str!("../puzzles/hunters-and-gatherers.txt"),
    include_str!("../puzzles/mayflower.txt"),
];

/// All puzzles, in the order of their ids.
static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let read = |text| PuzzleFile::parse(text).expect("the tests read all files").puzzles;
    let mut all: Vec<_> = FILES.into_iter().flat_map(read).collect();
    all.sort_by(|a, b| a.id.cmp(&b.id));
    all
});

/// Returns all puzzles, in the order of their ids: that of a shuffled deck.
pub fn all() -> &'static [Puzzle] {
    &ALL
}

/// Returns the puzzle with an id.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    let index = ALL.binary_search_by(|puzzle| puzzle.id.as_str().cmp(id)).ok()?;
    ALL.get(index)
}

/// Returns the puzzle of a day, counted from 1 January 1970. It returns only after all others had their day.
pub fn of_day(day: u32) -> &'static Puzzle {
    &ALL[day as usize % ALL.len()]
}
