//! How many puzzles of each theme and difficulty a mix gets.

use std::collections::BTreeMap;

use super::judge::EASY;
use crate::mix::Mix;
use crate::puzzle::Puzzle;
use crate::theme::Theme;

/// The largest share of a theme, in percent.
const THEME: usize = 30;
/// The largest share of each difficulty, in percent: most puzzles are for those who look further than one step.
const LEVELS: [usize; 6] = [4, 8, 12, 16, 75, 100];

/// The puzzles of a mix that are still wanted.
#[derive(Clone, Debug)]
pub struct Quota {
    wanted: usize,
    found: usize,
    themes: BTreeMap<String, usize>,
    levels: [usize; 6],
}

impl Quota {
    /// The quota of a mix for a number of puzzles, some of which may have been found.
    pub fn new(mix: &Mix, wanted: usize, found: &[Puzzle]) -> Self {
        let mut quota = Self { wanted, found: 0, themes: BTreeMap::new(), levels: [0; 6] };
        found.iter().filter(|puzzle| puzzle.mix == *mix).for_each(|puzzle| quota.add(puzzle));
        quota
    }

    /// The number of puzzles that were found.
    pub fn found(&self) -> usize {
        self.found
    }

    /// Whether no more puzzles are wanted.
    pub fn is_full(&self) -> bool {
        self.found >= self.wanted
    }

    pub(super) fn add(&mut self, puzzle: &Puzzle) {
        self.found += 1;
        *self.themes.entry(puzzle.theme.to_string()).or_default() += 1;
        self.levels[usize::from(puzzle.difficulty) - 1] += 1;
    }

    /// Whether another puzzle with this theme is wanted.
    pub(super) fn wants(&self, theme: Theme) -> bool {
        let known = self.themes.get(&theme.to_string()).copied().unwrap_or(0);
        !self.is_full() && known < self.share(THEME)
    }

    /// Whether another puzzle of this difficulty is wanted.
    pub(super) fn wants_level(&self, difficulty: u8) -> bool {
        let index = usize::from(difficulty) - 1;
        self.levels[index] < self.share(LEVELS[index])
    }

    /// Whether another puzzle is wanted that the one-step player may solve.
    pub(super) fn wants_easy(&self) -> bool {
        (1..=EASY).any(|difficulty| self.wants_level(difficulty))
    }

    /// A share of the wanted puzzles, at least one.
    fn share(&self, percent: usize) -> usize {
        (self.wanted * percent).div_ceil(100).max(1)
    }
}
