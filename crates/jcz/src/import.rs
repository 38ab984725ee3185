//! Reading a saved game: from its text to a legal record.

use bastide_rules::{DealerNote, Game, Record};

use crate::JczError;
use crate::ending;
use crate::message::{Annotations, File, Message, Notes, Step};
use crate::replay::{Draws, Replayer};
use crate::setup::{self, Read, RiverTiles};

/// Larger files are not saved games.
const MOST_BYTES: usize = 16 * 1024 * 1024;
const MOST_MESSAGES: usize = 20_000;
const MOST_DRAWS: usize = 10_000;

/// A saved game, played by Bastide's rules.
#[derive(Debug)]
pub struct Imported {
    /// The game.
    pub record: Record,
    /// What was left out or changed on the way.
    pub warnings: Vec<String>,
    /// The points that the file asserts, as games for tests do.
    pub asserted: Vec<Asserted>,
}

/// An assertion of the file about a player's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asserted {
    /// The player's name.
    pub player: String,
    /// The asserted points.
    pub points: u32,
    /// The actual points; `None` if there is no such player.
    pub played: Option<u32>,
}

impl Asserted {
    /// Whether it is true.
    pub fn holds(&self) -> bool {
        self.played == Some(self.points)
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
    if text.len() > MOST_BYTES {
        return Err(JczError::TooMuch { what: "bytes", most: MOST_BYTES });
    }
    let file: File = serde_json::from_str(text.trim_start_matches('\u{feff}'))?;
    let none = Annotations::default();
    let annotations = file.game_annotations.as_ref().unwrap_or(&none);
    check_size(&file, annotations)?;
    let played = play(&file, annotations, RiverTiles::First, lenient);
    let Err(error) = played else { return played };
    if !setup::leaves_river_open(&file) {
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
    let Read { setup, warnings } = setup::read(file, tiles, lenient)?;
    let entries = standing(&file.replay);
    let draws = draws(annotations, file.bastide.as_ref());
    let ended = ending::is_reached(annotations.end_turn, &entries);
    let game = if ended { ending::cut(setup, &entries, &draws, file)? } else { Game::new(setup)? };
    let mut replayer = Replayer::new(Record::new(game, DealerNote::None), &entries, draws, file);
    replayer.play_all()?;
    replayer.finish(ended)?;
    let record = replayer.into_record();
    let asserted = file.test.iter().flat_map(|test| &test.assertions);
    let asserted = asserted.filter_map(|claim| read_claim(claim, &record)).collect();
    Ok(Imported { record, warnings, asserted })
}

fn check_size(file: &File, annotations: &Annotations) -> Result<(), JczError> {
    let own = file.bastide.as_ref().and_then(|notes| notes.draws.as_ref()).map_or(0, Vec::len);
    if file.replay.len() > MOST_MESSAGES {
        return Err(JczError::TooMuch { what: "messages", most: MOST_MESSAGES });
    }
    if annotations.draw_order.len().max(own) > MOST_DRAWS {
        return Err(JczError::TooMuch { what: "drawn tiles", most: MOST_DRAWS });
    }
    Ok(())
}

/// The messages that were not undone: `UNDO` takes back one at a time, at most to the last commit.
fn standing(messages: &[Message]) -> Vec<Entry<'_>> {
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
fn draws(annotations: &Annotations, notes: Option<&Notes>) -> Draws {
    let own = notes.and_then(|notes| notes.draws.as_ref());
    let names = own.unwrap_or(&annotations.draw_order).iter().cloned().collect();
    Draws { names, complete: notes.is_some() }
}

/// Parses `Alice has 8 points`; other assertions are ignored.
fn read_claim(claim: &str, record: &Record) -> Option<Asserted> {
    let (name, rest) = claim.trim().trim_end_matches('.').rsplit_once(" has ")?;
    let (points, word) = rest.split_once(' ')?;
    if !["point", "points"].contains(&word) {
        return None;
    }
    let players = &record.game().setup().players;
    let seat = players.iter().position(|known| known.name == name);
    let played = seat.map(|seat| record.state().scores()[seat]);
    Some(Asserted { player: name.to_owned(), points: points.parse().ok()?, played })
}
