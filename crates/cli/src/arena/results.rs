//! The results of an arena, and the file that keeps them.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, bail};
use bastide_ai::arena::Played;
use serde::{Deserialize, Serialize};

/// The first line of a file with results: what they are results of.
#[derive(Serialize, Deserialize, PartialEq)]
pub(super) struct Head {
    pub(super) players: Vec<String>,
    pub(super) setup: String,
    pub(super) seed: u64,
}

/// The result of a game, and a line of such a file.
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
    pub(super) fn new(game: u64, played: Played) -> Self {
        let Played { scores, decisions, seconds, slowest, failure } = played;
        Self { game, scores, decisions, seconds, slowest, failure }
    }

    pub(super) fn played(self) -> Played {
        let Self { scores, decisions, seconds, slowest, failure, .. } = self;
        Played { scores, decisions, seconds, slowest, failure }
    }
}

/// All results so far, in memory and perhaps in a file.
#[derive(Default)]
pub(super) struct Results {
    pub(super) lines: Vec<Line>,
    file: Option<File>,
}

impl Results {
    /// Reads the results that are there already, and opens the file for more.
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
            // A killed arena left half a line, and the next result must not become a part of it.
            append(&mut file, "")?;
        }
        Ok(Self { lines, file: Some(file) })
    }

    /// Keeps a result, in memory even if the file cannot be written.
    pub(super) fn keep(&mut self, line: Line) -> anyhow::Result<()> {
        let text = serde_json::to_string(&line)?;
        self.lines.push(line);
        if let Some(file) = &mut self.file {
            append(file, &text)?;
        }
        Ok(())
    }
}

/// Writes a line at once, so that it is whole or missing if the arena is killed.
fn append(file: &mut File, line: &str) -> anyhow::Result<()> {
    file.write_all(format!("{line}\n").as_bytes()).context("cannot write the results")
}
