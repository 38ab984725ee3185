//! `bastide replay`: what happened in a recorded game.

use std::fmt::Write;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use bastide_phrases::{Language, Phrases};
use bastide_rules::{Event, Record};
use serde::Serialize;

use crate::output;

/// Replay a recorded game and explain every point
///
/// Reads a record (such as `bastide simulate --save` writes), plays it by the rules and prints what
/// happened and the scores. A record that breaks a rule is refused with its line and the rule.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; `-` reads it from standard input
    file: PathBuf,

    /// Stop after this many actions
    #[arg(long, value_name = "N")]
    until: Option<usize>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// No record of a game that people can play is nearly as large.
const LARGEST: u64 = 16 * 1024 * 1024;

#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    over: bool,
    actions: usize,
    players: Vec<PlayerReport<'a>>,
    winners: Vec<bastide_rules::Seat>,
    events: &'a [Event],
}

#[derive(Serialize)]
struct PlayerReport<'a> {
    name: &'a str,
    score: u32,
}

pub(crate) fn run(args: &Args, language: Language) -> anyhow::Result<()> {
    let text = read(&args.file)?;
    let record = Record::parse(&text).with_context(|| args.file.display().to_string())?;
    let mut events = Vec::new();
    let until = args.until.unwrap_or(usize::MAX).min(record.actions().len());
    let state = record.replay(until, &mut events);
    let setup = record.game().setup();
    let names: Vec<_> = setup.players.iter().map(|player| player.name.clone()).collect();
    if args.json {
        let players = names.iter().zip(state.scores());
        return output::json(&Report {
            game: setup.game.word(),
            over: state.is_over(),
            actions: until,
            players: players.map(|(name, &score)| PlayerReport { name, score }).collect(),
            winners: if state.is_over() { state.leaders().collect() } else { Vec::new() },
            events: &events,
        });
    }
    let phrases = Phrases::new(language);
    let mut text = String::new();
    for event in &events {
        // The closing lines name the winners.
        if matches!(event, Event::GameOver { .. }) {
            continue;
        }
        // A draw begins a turn, and a turn is a paragraph.
        if matches!(event, Event::TileDrawn { .. } | Event::FinalScoring) && !text.is_empty() {
            text.push('\n');
        }
        writeln!(text, "{}", phrases.event(event, &names))?;
    }
    text.push('\n');
    for line in phrases.result(&state, &names) {
        writeln!(text, "{line}")?;
    }
    output::text(&text)
}

fn read(file: &Path) -> anyhow::Result<String> {
    let name = file.display();
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)?;
    } else {
        let open = std::fs::File::open(file).with_context(|| format!("cannot read {name}"))?;
        let read = open.take(LARGEST + 1).read_to_end(&mut bytes);
        read.with_context(|| format!("cannot read {name}"))?;
    }
    if bytes.len() as u64 > LARGEST {
        bail!("{name} is larger than {} MiB: that is no record of a game", LARGEST / 1024 / 1024);
    }
    String::from_utf8(bytes).map_err(|error| {
        let sound = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let line = sound.matches('\n').count() + 1;
        anyhow::anyhow!("{name}: line {line}: this is not UTF-8 text")
    })
}
