//! Reading a saved game: from its text to a record that is legal from its first action to its last.

use bastide_rules::{DealerNote, Game, Record};

use crate::JczError;
use crate::ending;
use crate::message::{Annotations, File, Message, Notes, Step};
use crate::replay::{Draws, Replayer};
use crate::setup::{self, Read, RiverTiles};

/// What is larger is no saved game.
const MOST_BYTES: usize = 16 * 1024 * 1024;
const MOST_MESSAGES: usize = 20_000;
const MOST_DRAWS: usize = 10_000;

/// A saved game that was played by our rules.
#[derive(Debug)]
pub struct Imported {
    /// The game.
    pub record: Record,
    /// What was left out or changed on the way.
    pub warnings: Vec<String>,
    /// The points that the file claims, as games for tests do.
    pub asserted: Vec<Asserted>,
}

/// A claim of the file about somebody's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asserted {
    /// Whose points.
    pub player: String,
    /// How many there should be.
    pub points: u32,
    /// How many there are; none if nobody is called so.
    pub played: Option<u32>,
}

impl Asserted {
    /// Whether it is true.
    pub fn holds(&self) -> bool {
        self.played == Some(self.points)
    }
}

/// A message that was not taken back.
pub(crate) struct Entry<'a> {
    /// Its place in the file, counted from 1.
    pub(crate) number: usize,
    pub(crate) message: &'a Message,
    /// What it says, or why it says nothing.
    pub(crate) step: Result<Step, String>,
}

/// Reads a saved game of JCloisterZone and plays it by our rules.
///
/// What we do not have is refused, unless a `lenient` reader leaves it out; then the game is played as
/// long as nothing of it is used.
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
    // The tiles of the river are ordinary ones if its rules do not explain the messages. If neither does, the
    // reading that comes farther shows what is wrong.
    play(&file, annotations, RiverTiles::AmongOthers, lenient)
        .map_err(|other| if reached(&other) > reached(&error) { other } else { error })
}

/// The message at which the reading of a file ended; none for one that was not begun.
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

/// The messages without those that were taken back: `UNDO` takes back one at a time, and nothing from
/// before the last commit.
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

/// What was drawn, as far as the file says.
fn draws(annotations: &Annotations, notes: Option<&Notes>) -> Draws {
    let own = notes.and_then(|notes| notes.draws.as_ref());
    let names = own.unwrap_or(&annotations.draw_order).iter().cloned().collect();
    Draws { names, complete: notes.is_some() }
}

/// `Alice has 8 points`; claims about anything else are not ours to judge.
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
