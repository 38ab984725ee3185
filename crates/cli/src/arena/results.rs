//! The results of an arena and their file.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, bail};
use bastide_ai::arena::GameResult;
use serde::{Deserialize, Serialize};

/// The first line of a file of results: the arena that they belong to.
#[derive(Serialize, Deserialize, PartialEq)]
pub(super) struct Head {
    pub(super) players: Vec<String>,
    pub(super) setup: String,
    pub(super) seed: u64,
}

/// The result of a game, as a line of the file.
#[derive(Serialize, Deserialize)]
pub(super) struct Line {
    pub(super) game: u64,
    scores: Vec<u32>,
    decisions: Vec<u32>,
    seconds: Vec<f64>,
    slowest: Vec<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) failure: Option<(usize, String)>,
}

impl Line {
    pub(super) fn new(game: u64, result: GameResult) -> Self {
        let GameResult { scores, decisions, seconds, slowest, failure } = result;
        Self { game, scores, decisions, seconds, slowest, failure }
    }

    pub(super) fn result(self) -> GameResult {
        let Self { scores, decisions, seconds, slowest, failure, .. } = self;
        GameResult { scores, decisions, seconds, slowest, failure }
    }
}

/// All results so far, in memory and optionally in a file.
#[derive(Default)]
pub(super) struct Results {
    pub(super) lines: Vec<Line>,
    file: Option<File>,
}

impl Results {
    /// Reads the results of the file, if it exists, and opens it for more.
    pub(super) fn open(path: &Path, head: &Head) -> anyhow::Result<Self> {
        let name = || path.display().to_string();
        let text = match std::fs::read(path) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", name())),
        };
        let mut all = text.lines();
        if let Some(first) = all.next() {
            let found: Head = serde_json::from_str(first).with_context(name)?;
            if found != *head {
                bail!("{} has results of other players, games or seeds: name another file", name());
            }
        }
        let lines = all.filter_map(|line| serde_json::from_str(line).ok()).collect();
        let opened = OpenOptions::new().create(true).append(true).open(path);
        let mut file = opened.with_context(|| format!("cannot write {}", name()))?;
        if text.is_empty() {
            append(&mut file, &serde_json::to_string(head)?)?;
        } else if !text.ends_with('\n') {
            // A killed arena left half a line. Start a new one.
            append(&mut file, "")?;
        }
        Ok(Self { lines, file: Some(file) })
    }

    /// Adds a result, in memory even if the file cannot be written.
    pub(super) fn add(&mut self, line: Line) -> anyhow::Result<()> {
        let text = serde_json::to_string(&line)?;
        self.lines.push(line);
        if let Some(file) = &mut self.file {
            append(file, &text)?;
        }
        Ok(())
    }
}

/// Writes a line in one call, so that a killed arena leaves whole lines.
fn append(file: &mut File, line: &str) -> anyhow::Result<()> {
    file.write_all(format!("{line}\n").as_bytes()).context("cannot write the results")
}
