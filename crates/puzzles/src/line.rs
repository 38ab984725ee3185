//! Files of puzzles: one puzzle a line, and a line for each game that was searched for them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use bastide_review::Outlook;

use crate::coding::{read_base36, write_base36};
use crate::puzzle::{CodedPlan, Puzzle, PuzzleError};

/// How a line begins that counts the games of a mix.
const GAMES: &str = "# games ";

/// A file of puzzles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleFile {
    /// The puzzles, in the order in which they were found.
    pub puzzles: Vec<Puzzle>,
    /// How many games of each mix were searched for puzzles.
    pub games: BTreeMap<String, u64>,
}

/// A line that is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {error}")]
pub struct LineError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    #[source]
    pub error: PuzzleError,
}

impl PuzzleFile {
    /// Reads a file. The positions are not replayed.
    pub fn parse(text: &str) -> Result<Self, LineError> {
        let mut file = Self::default();
        let mut ids = BTreeSet::new();
        for (index, line) in text.lines().enumerate() {
            let wrong = |error| LineError { line: index + 1, error };
            if let Some((mix, count)) =
                line.strip_prefix(GAMES).and_then(|rest| rest.rsplit_once(' '))
                && let Ok(count) = count.parse()
            {
                file.games.insert(mix.to_owned(), count);
            } else if !line.trim().is_empty() && !line.starts_with('#') {
                let puzzle = Puzzle::parse(line).map_err(wrong)?;
                if !ids.insert(puzzle.id.clone()) {
                    return Err(wrong(PuzzleError::Twice(puzzle.id)));
                }
                file.puzzles.push(puzzle);
            }
        }
        Ok(file)
    }
}

impl fmt::Display for PuzzleFile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "# Puzzles: docs/puzzles.md. id mix theme difficulty moves plans")?;
        self.games.iter().try_for_each(|(mix, count)| writeln!(f, "{GAMES}{mix} {count}"))?;
        self.puzzles.iter().try_for_each(|puzzle| writeln!(f, "{puzzle}"))
    }
}

impl Puzzle {
    /// The parts of a line.
    const PARTS: usize = 6;

    /// Reads a line.
    pub fn parse(line: &str) -> Result<Self, PuzzleError> {
        let parts: Vec<_> = line.split_whitespace().collect();
        let &[id, mix, theme, difficulty, moves, plans] = &parts[..] else {
            return Err(PuzzleError::Parts { found: parts.len(), wanted: Self::PARTS });
        };
        if id.len() != 6 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(PuzzleError::Id(id.to_owned()));
        }
        let plans = plans.split(',').map(CodedPlan::parse).collect::<Result<Vec<_>, _>>()?;
        let right = plans.iter().take_while(|plan| plan.right).count();
        if right == 0 || right == plans.len() || plans[right..].iter().any(|plan| plan.right) {
            return Err(PuzzleError::Right);
        }
        let level = difficulty.parse().ok().filter(|level| (1..=6).contains(level));
        Ok(Self {
            id: id.to_owned(),
            mix: mix.parse()?,
            theme: theme.parse()?,
            difficulty: level.ok_or_else(|| PuzzleError::Difficulty(difficulty.to_owned()))?,
            moves: read_moves(moves)?,
            plans,
        })
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { id, mix, theme, difficulty, moves, plans } = self;
        write!(f, "{id} {mix} {theme} {difficulty} {} ", write_moves(moves))?;
        for (index, plan) in plans.iter().enumerate() {
            write!(f, "{}{plan}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl CodedPlan {
    /// Reads a plan: its moves, the chance to win in thousandths, the lead in tenths of a point, and the visits. A
    /// star marks a right one.
    fn parse(text: &str) -> Result<Self, PuzzleError> {
        let wrong = || PuzzleError::Plan(text.to_owned());
        let (right, rest) = text.strip_prefix('*').map_or((false, text), |rest| (true, rest));
        let parts: Vec<_> = rest.split(':').collect();
        let &[moves, chance, lead, visits] = &parts[..] else { return Err(wrong()) };
        let moves = read_moves(moves)?;
        let chance: u16 =
            chance.parse().ok().filter(|chance| *chance <= 1_000).ok_or_else(wrong)?;
        let lead: i16 = lead.parse().map_err(|_| wrong())?;
        let visits = visits.parse().map_err(|_| wrong())?;
        if moves.len() > 2 {
            return Err(wrong());
        }
        let outlook = Outlook { chance: f32::from(chance) / 1_000.0, lead: f32::from(lead) / 10.0 };
        Ok(Self { moves, right, outlook, visits })
    }
}

impl fmt::Display for CodedPlan {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { moves, right, outlook, visits } = self;
        let star = if *right { "*" } else { "" };
        let chance = (outlook.chance * 1_000.0).round();
        let lead = (outlook.lead * 10.0).round();
        write!(f, "{star}{}:{chance}:{lead:+}:{visits}", write_moves(moves))
    }
}

fn read_moves(text: &str) -> Result<Vec<u32>, PuzzleError> {
    let read = |part: &str| read_base36(part).ok_or_else(|| PuzzleError::Move(part.to_owned()));
    text.split('.').map(read).collect()
}

fn write_moves(moves: &[u32]) -> String {
    let written: Vec<_> = moves.iter().map(|&number| write_base36(number.into())).collect();
    written.join(".")
}
