//! `bastide replay`: what happened in a recorded game.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Context;
use bastide_jcz::{Assertion, Imported};
use bastide_phrases::{Language, Phrases};
use bastide_rules::{Event, Record, State};
use serde::Serialize;

use crate::{import, input, output};

/// Replay a recorded game and explain every point
///
/// Reads a record (such as `bastide simulate --save` writes), plays it by the rules and prints the events
/// and the scores. A record that breaks a rule is refused with its line and the rule.
///
/// Reads saved games of JCloisterZone as well (see `bastide import`). If such a file claims the points of
/// the players, they are compared at the end.
///
/// Spaces are given as x,y from the start tile at 0,0: x grows to the east, y to the south. Places on
/// a tile are given by sides (N E S W) and halves of sides (NL is the left half of the north side as
/// seen from the middle of the tile). `bastide tiles` shows what is drawn on each tile.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record or saved game; `-` reads it from standard input
    file: PathBuf,

    /// Stop after this many actions
    #[arg(long, value_name = "N")]
    until: Option<usize>,

    /// The language of the output: en, hu or ro; by default that of your locale
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,

    /// In a saved game of JCloisterZone, skip what Bastide does not have
    #[arg(long)]
    lenient: bool,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    over: bool,
    actions: usize,
    players: Vec<PlayerReport<'a>>,
    winners: Vec<bastide_rules::Seat>,
    events: &'a [Event],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    claims: Vec<ClaimReport<'a>>,
}

/// The points that a saved game of another program claims.
#[derive(Serialize)]
struct ClaimReport<'a> {
    player: &'a str,
    points: u32,
    holds: bool,
}

#[derive(Serialize)]
struct PlayerReport<'a> {
    name: &'a str,
    score: u32,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let text = input::read(&args.file)?;
    let Imported { record, warnings, assertions } =
        read(&text, args.lenient).with_context(|| args.file.display().to_string())?;
    import::warn(&warnings);
    let mut events = Vec::new();
    let until = args.until.unwrap_or(usize::MAX).min(record.actions().len());
    let state = record.replay(until, &mut events);
    let setup = record.game().setup();
    let names: Vec<_> = setup.players.iter().map(|player| player.name.clone()).collect();
    // Before the end, the points need not be those that are claimed.
    let claims = if until < record.actions().len() { Vec::new() } else { assertions };
    if args.json {
        let players = names.iter().zip(state.scores());
        output::json(&Report {
            game: setup.game.as_str(),
            over: state.is_over(),
            actions: until,
            players: players.map(|(name, &score)| PlayerReport { name, score }).collect(),
            winners: if state.is_over() { state.leaders().collect() } else { Vec::new() },
            events: &events,
            claims: claims.iter().map(ClaimReport::of).collect(),
        })?;
    } else {
        output::text(&story(args, &events, &state, &names)?)?;
    }
    import::check(&claims)
}

/// A record, or a saved game of JCloisterZone: that is JSON.
pub(crate) fn read(text: &str, lenient: bool) -> anyhow::Result<Imported> {
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        return Ok(bastide_jcz::import(text, lenient)?);
    }
    let record = Record::parse(text)?;
    Ok(Imported { record, warnings: Vec::new(), assertions: Vec::new() })
}

impl<'a> ClaimReport<'a> {
    fn of(claim: &'a Assertion) -> Self {
        Self { player: &claim.player, points: claim.points, holds: claim.holds() }
    }
}

/// The events, in words.
fn story(args: &Args, events: &[Event], state: &State, names: &[String]) -> anyhow::Result<String> {
    let phrases = Phrases::new(args.lang.unwrap_or_else(language_of_the_locale));
    let mut text = String::new();
    for event in events {
        // The closing lines name the winners.
        if matches!(event, Event::GameOver { .. }) {
            continue;
        }
        // A draw begins a turn, which is a paragraph.
        if matches!(event, Event::TileDrawn { .. } | Event::FinalScoring) && !text.is_empty() {
            text.push('\n');
        }
        writeln!(text, "{}", phrases.event(event, names))?;
    }
    text.push('\n');
    for line in phrases.result(state, names) {
        writeln!(text, "{line}")?;
    }
    Ok(text)
}

pub(crate) fn language_of_the_locale() -> Language {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    locale.map_or(Language::default(), |locale| Language::of_locale(&locale))
}
