//! Reading a saved game: from its text to a legal record.

use bastide_rules::{DealerNote, Game, Record};

use crate::JczError;
use crate::ending;
use crate::message::{Annotations, BastideKeys, File, Message, Step};
use crate::replay::{Draws, Replayer};
use crate::setup::{self, Converted, RiverTiles};

/// Larger files are not saved games.
const MAX_BYTES: usize = 16 * 1024 * 1024;
const MAX_MESSAGES: usize = 20_000;
const MAX_DRAWS: usize = 10_000;

/// A saved game, played by Bastide's rules.
#[derive(Debug)]
pub struct Imported {
    /// The game.
    pub record: Record,
    /// What was left out or changed on the way.
    pub warnings: Vec<String>,
    /// The points that the file asserts, as games for tests do.
    pub assertions: Vec<Assertion>,
}

/// An assertion of the file about a player's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assertion {
    /// The player's name.
    pub player: String,
    /// The assertions points.
    pub points: u32,
    /// The actual points; `None` if there is no such player.
    pub actual: Option<u32>,
}

impl Assertion {
    /// Whether it is true.
    pub fn holds(&self) -> bool {
        self.actual == Some(self.points)
    }
}

/// A message that was not undone.
pub(crate) struct Entry<'a> {
    /// Its place in the file, counted from 1.
    pub(crate) number: usize,
    pub(crate) message: &'a Message,
    /// Its content, or why it cannot be parsed.
    pub(crate) step: Result<Step, String>,
}

/// Reads a saved game of JCloisterZone and plays it by Bastide's rules.
///
/// Sets, elements and rules that Bastide does not have are refused. If `lenient`, they are skipped, and the
/// game is played as long as no message uses them.
pub fn import(text: &str, lenient: bool) -> Result<Imported, JczError> {
    if text.len() > MAX_BYTES {
        return Err(JczError::TooMany { what: "bytes", max: MAX_BYTES });
    }
    let file: File = serde_json::from_str(text.trim_start_matches('\u{feff}'))?;
    let none = Annotations::default();
    let annotations = file.game_annotations.as_ref().unwrap_or(&none);
    check_size(&file, annotations)?;
    let played = play(&file, annotations, RiverTiles::First, lenient);
    let Err(error) = played else { return played };
    if !setup::lacks_river_element(&file) {
        return Err(error);
    }
    // River tiles are ordinary tiles if the messages break the rules of the river. If both readings fail,
    // the one that gets further is reported.
    play(&file, annotations, RiverTiles::AmongOthers, lenient)
        .map_err(|other| if reached(&other) > reached(&error) { other } else { error })
}

/// The message at which the reading of a file failed; `None` if it failed before the first one.
fn reached(error: &JczError) -> Option<usize> {
    match error {
        JczError::Message(bad) => Some(bad.number),
        JczError::Draws(_) => Some(usize::MAX),
        _ => None,
    }
}

/// Plays the messages, with or without a river.
fn play(
    file: &File,
    annotations: &Annotations,
    tiles: RiverTiles,
    lenient: bool,
) -> Result<Imported, JczError> {
    let Converted { setup, warnings } = setup::read(file, tiles, lenient)?;
    let entries = effective(&file.replay);
    let draws = draws(annotations, file.bastide.as_ref());
    let ended = ending::is_reached(annotations.end_turn, &entries);
    let game = if ended { ending::cut(setup, &entries, &draws, file)? } else { Game::new(setup)? };
    let mut replayer = Replayer::new(Record::new(game, DealerNote::None), &entries, draws, file);
    replayer.play_all()?;
    replayer.finish(ended)?;
    let record = replayer.into_record();
    let assertions = file.test.iter().flat_map(|test| &test.assertions);
    let assertions = assertions.filter_map(|text| read_assertion(text, &record)).collect();
    Ok(Imported { record, warnings, assertions })
}

fn check_size(file: &File, annotations: &Annotations) -> Result<(), JczError> {
    let own = file.bastide.as_ref().and_then(|notes| notes.draws.as_ref()).map_or(0, Vec::len);
    if file.replay.len() > MAX_MESSAGES {
        return Err(JczError::TooMany { what: "messages", max: MAX_MESSAGES });
    }
    if annotations.draw_order.len().max(own) > MAX_DRAWS {
        return Err(JczError::TooMany { what: "drawn tiles", max: MAX_DRAWS });
    }
    Ok(())
}

/// The messages that were not undone: `UNDO` takes back one at a time, at most to the last commit.
fn effective(messages: &[Message]) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry> = Vec::new();
    for (index, message) in messages.iter().enumerate() {
        let step = message.read();
        if step == Ok(Step::Undo)
            && entries.last().is_some_and(|last| last.step != Ok(Step::Commit))
        {
            entries.pop();
        } else {
            entries.push(Entry { number: index + 1, message, step });
        }
    }
    entries
}

/// The draws, as far as the file contains them.
fn draws(annotations: &Annotations, notes: Option<&BastideKeys>) -> Draws {
    let own = notes.and_then(|notes| notes.draws.as_ref());
    let names = own.unwrap_or(&annotations.draw_order).iter().cloned().collect();
    Draws { names, complete: notes.is_some() }
}

/// Parses `Alice has 8 points`; other assertions are ignored.
fn read_assertion(text: &str, record: &Record) -> Option<Assertion> {
    let (name, rest) = text.trim().trim_end_matches('.').rsplit_once(" has ")?;
    let (points, word) = rest.split_once(' ')?;
    if !["point", "points"].contains(&word) {
        return None;
    }
    let players = &record.game().setup().players;
    let seat = players.iter().position(|known| known.name == name);
    let actual = seat.map(|seat| record.state().scores()[seat]);
    Some(Assertion { player: name.to_owned(), points: points.parse().ok()?, actual })
}
